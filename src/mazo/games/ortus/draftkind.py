"""The draft of Ortus Regni as the surfaces see it: two or three Earls draft their decks and then play with them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, ClassVar

from mazo.draft import words as d
from mazo.draft.config import PICKER_DISCARDS
from mazo.draft.rules import call_off
from mazo.errors import BadConfig
from mazo.games.drafts import Drafted
from mazo.games.ortus.board import DRAFT_PLAN
from mazo.games.ortus.book.keys import LEAVING
from mazo.games.ortus.deal import new_table
from mazo.games.ortus.kind import OrtusKind, ortus
from mazo.games.ortus.results import setup_of
from mazo.games.ortus.rules.game import OrtusGame
from mazo.games.ortus.rules.leaving import concede
from mazo.games.ortus.telling import facts, told
from mazo.kernel.frames import Choice
from mazo.kernel.rules import Rules
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases


class OrtusDraftKind(OrtusKind):
    """The Ortus Regni draft for two or three Earls, and the game with the decks that come of it."""

    name = "ortus-draft"
    title = "Ortus Regni: draft"
    seats = (2, 3)
    plan = DRAFT_PLAN
    laying = None
    draft = facts()
    drafts: ClassVar[bool] = True

    @cached_property
    def words(self) -> Phrases:
        """What the boards call things; what is said of the draft itself comes before that of the game."""
        common = Phrases("mazo.games.ortus.book", "board.toml", on=Phrases("mazo.games", "packs.toml"))
        return Phrases("mazo.games.ortus.book", "packs.toml", on=common)

    def sample_decks(self, format: str = "") -> tuple[str, ...]:
        """None: a draft makes its own decks."""
        return ()

    def deck(self, source: str, format: str = "") -> list[Any]:
        """None: a draft makes its own decks."""
        raise BadConfig("A draft makes its own decks: give none.", "Un draft hace sus propios mazos: no des ninguno.")

    def new(self, decks: Sequence[Sequence[Any]], seed: str, edition: str | None, **options: Any) -> OrtusGame:
        """A draft about to begin; `players` says for how many."""
        return new_table(decks, seed, edition, **options)

    def concede(self, table: Rules, seat: int) -> None:
        """[5.8] [M5] Whoever leaves ends the draft; in the game that follows, an Earl gives up."""
        t = ortus(table)
        if t.over or not t.alive(seat):
            return
        if t.round:
            concede(t, seat)
        else:
            call_off(t, seat)

    def put_out(self, table: Rules, seat: int, rule: int) -> None:
        """[M5] A draft ends without one of its players, for whatever reason."""
        self.concede(table, seat)

    def concede_rule(self) -> int:
        """[M5] Whoever leaves ends the draft."""
        return LEAVING

    def drafted(self, table: Rules, names: Sequence[str], lang: Lang) -> Drafted:
        """What came of the draft."""
        return told(setup_of(ortus(table)), names, lang)

    def scores(self, table: Rules, seat: int) -> dict[str, int]:
        """How many cards an Earl has kept; in the game, what an Earl has."""
        t = ortus(table)
        return super().scores(table, seat) | ({} if t.round else {"kept": len(t.kept(seat))})

    def prompt_name(self, table: Rules, choice: Choice) -> str:
        """Which prompt a question uses: the last hand of a round says what happens to its other cards."""
        t = ortus(table)
        if choice.ask == d.ASK_KEEP and t.step == t.config.steps() - 1:
            return "keep_last" if t.config.leftover == PICKER_DISCARDS else "keep_last_passed"
        return super().prompt_name(table, choice)

    def prompt_values(self, table: Rules, choice: Choice, names: Sequence[str], lang: Lang) -> dict[str, object]:
        """What a prompt can mention: where the draft stands, and who gets what is passed."""
        t = ortus(table)
        values = super().prompt_values(table, choice, names, lang)
        if choice.ask != d.ASK_KEEP:
            return values
        return values | {
            "round": t.turn,
            "rounds": t.config.rounds,
            "step": t.step + 1,
            "steps": t.config.steps(),
            "size": len(choice.items),
            "other": names[t.receiver(choice.seat)],
        }


KIND = OrtusDraftKind()
