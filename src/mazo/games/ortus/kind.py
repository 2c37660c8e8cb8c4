"""The draft of Ortus Regni as the surfaces see it: options, words, views and positions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from typing import Any, ClassVar

from mazo.draft import words as d
from mazo.draft.config import PICKER_DISCARDS
from mazo.draft.rules import call_off
from mazo.errors import BadConfig, UnknownCard
from mazo.games.cards import CardRow, KnownCard
from mazo.games.drafts import Drafted
from mazo.games.kind import Verb
from mazo.games.ortus.board import PLAN
from mazo.games.ortus.book import book, glossary
from mazo.games.ortus.book.keys import LEAVING
from mazo.games.ortus.deal import OPTIONS, new_table
from mazo.games.ortus.miniatures import miniature
from mazo.games.ortus.positions import read_position, write_position
from mazo.games.ortus.results import setup_of
from mazo.games.ortus.rules import words as w
from mazo.games.ortus.rules.editions import profiles
from mazo.games.ortus.rules.game import OrtusGame
from mazo.games.ortus.rules.pool import COLOURS, COPIES, ROLES, TYPES, role_of
from mazo.games.ortus.rules.reasons import NAMES, rule_of
from mazo.games.ortus.telling import facts, told
from mazo.games.spoken import SpokenKind
from mazo.kernel.codes import DONE, EVERYONE, NOBODY, TAKE, first_of, verb_of
from mazo.kernel.frames import Choice
from mazo.kernel.log import as_known
from mazo.kernel.rules import Rules
from mazo.pictures.style import Subject
from mazo.texts.glossary import Glossary
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases
from mazo.texts.rulebook import Book
from mazo.views import CardFace, CardView, Event, ZoneView

_OF_PLAYERS = frozenset({"pack", "kept", "earldom", "towers", "discard"})
"""Zones that belong to an Earl; the others are the table's."""

_PRIVATE = frozenset({d.KEEPS, w.TOWER_BUILT})
"""Events whose card never lies open, even where all players happen to know it."""

_PALACES = {f"{colour.capitalize()} Palace": colour for colour in COLOURS}


class OrtusDraftKind(SpokenKind):
    """The Ortus Regni draft for two or three Earls, up to the moment in which the drafted game begins."""

    name = "ortus-draft"
    title = "Ortus Regni: draft"
    seats = (2, 3)
    plan = PLAN
    understood = True
    option_names = OPTIONS
    draft = facts()
    rests_on = ("mazo.draft",)
    verbs = (Verb("take", TAKE, ("card",)), Verb("done", DONE, ()))
    prompts: ClassVar = {d.ASK_KEEP: "keep", w.ASK_PALACE: "palace"}
    lists: ClassVar = {d.ASK_KEEP: "keep"}
    reasons = NAMES
    event_names: ClassVar = {
        d.SHUFFLED: "shuffled", d.DEALT: "dealt", d.KEEPS: "keeps", d.PASSED: "passed", d.DISCARDS: "discards",
        d.ROUND_OVER: "round_over", d.LEAVES: "leaves", w.TAKES_PALACE: "takes_palace", w.CUBE_IN_BAG: "cube",
        w.DISCARDS_SHUFFLED: "discards_shuffled", w.TOWER_BUILT: "tower", w.READY_TO_PLAY: "ready",
        w.DESTROYED: "destroyed", w.REMOVED_FROM_GAME: "removed", w.TAKEN_OVER: "taken_over",
        w.BEQUEATHED: "bequeathed",
    }  # fmt: skip
    seat_events = frozenset({d.PASSED})

    @property
    def editions(self) -> tuple[str, ...]:
        """The profiles, the founding document's first."""
        return tuple(profiles())

    @property
    def book(self) -> Book:
        """The rule book."""
        return book()

    @cached_property
    def phrases(self) -> Phrases:
        """What the table says."""
        return Phrases("mazo.games.ortus.book")

    @property
    def glossary(self) -> Glossary:
        """The words of the game."""
        return glossary()

    @cached_property
    def words(self) -> Phrases:
        """What the boards call things."""
        return Phrases("mazo.games.ortus.book", "board.toml", on=Phrases("mazo.games", "packs.toml"))

    def sample_decks(self, format: str = "") -> tuple[str, ...]:
        """None: a draft makes its own decks."""
        return ()

    def deck(self, source: str, format: str = "") -> list[Any]:
        """None: a draft makes its own decks."""
        raise BadConfig("A draft makes its own decks: give none.", "Un draft hace sus propios mazos: no des ninguno.")

    def new(self, decks: Sequence[Sequence[Any]], seed: str, edition: str | None, **options: Any) -> OrtusGame:
        """A draft about to begin; `players` says for how many."""
        return new_table(decks, seed, edition, **options)

    def position(self, data: dict[str, Any]) -> OrtusGame:
        """A draft as a position file describes it."""
        return read_position(data)

    def position_of(self, table: Rules) -> dict[str, Any]:
        """The position file of a draft."""
        return write_position(_ortus(table))

    def edition_of(self, table: Rules) -> str:
        """The profile that is played."""
        return _ortus(table).profile.name

    def concede(self, table: Rules, seat: int) -> None:
        """[M5] Whoever leaves ends the draft."""
        call_off(_ortus(table), seat)

    def concede_rule(self) -> int:
        """[M5] Whoever leaves ends the draft."""
        return LEAVING

    def kind_name(self, table: Rules, kind: int) -> str:
        """The name of a kind of card."""
        return _ortus(table).kind_name(kind)

    def name_of(self, card: Any) -> str:
        """The name of a card: it has no other facts."""
        return str(card)

    def card(self, name: str) -> str:
        """The Earl card of exactly this name."""
        if name not in TYPES:
            raise UnknownCard(name)
        return name

    def card_text(self, name: str, lang: Lang) -> str:
        """What a card does in the game that follows the draft: the cards themselves print nothing."""
        key = "palace" if name in _PALACES else _key(name)
        return _card_texts().say("text", key, lang) if key in _card_texts().names("text") else ""

    def face(self, name: str, lang: Lang) -> CardFace:
        """The face of a card, with the name that it has in the language."""
        if name in _PALACES:
            palace, colour = glossary().label("palace", lang), glossary().term(_PALACES[name], lang)
            title = f"{palace} {colour}" if lang == "es" else name
            role = w.STARTING_FIEF
        else:
            title = glossary().label(_key(self.card(name)), lang)
            role = role_of(TYPES.index(name))
        return CardFace(name, title, type=ROLES[role], text=tuple(self.card_text(name, lang).splitlines()))

    def drawn(self, subject: Subject) -> str:
        """A miniature."""
        return miniature(subject.name, subject.type)

    @cached_property
    def catalogue(self) -> tuple[KnownCard, ...]:
        """Every Earl card, by its names in both languages."""
        also = {term.en: (term.es, *term.also) for term in glossary().of_kind("card")}
        return tuple(
            KnownCard(CardView(0, name, ROLES[role_of(at)]), also.get(name, ())) for at, name in enumerate(TYPES)
        )

    def card_row(self, name: str, lang: Lang) -> CardRow:
        """A card on one line: nothing is paid for it."""
        face = self.face(name, lang)
        return CardRow(face.title, "", self.word("type", face.type, lang), "")

    def drafted(self, table: Rules, names: Sequence[str], lang: Lang) -> Drafted:
        """What came of the draft."""
        return told(setup_of(_ortus(table)), names, lang)

    def facts(self, table: Rules) -> dict[str, Any]:
        """What the table knows of each card in the draft, by name."""
        return {name: [ROLES[role_of(kind)], COPIES] for kind, name in enumerate(TYPES)}

    # Words.

    def event(self, table: Rules, row: Sequence[int], viewer: int) -> Event:
        """[M1] [M2] One row of the log as the viewer may know it; what players know is not yet open to a spectator."""
        closed = table.zone_kinds[d.DISCARDED].sees != EVERYONE
        if viewer == NOBODY and (row[0] in _PRIVATE or (row[0] == d.DISCARDS and closed)):
            row = as_known(list(row), 0)
        return super().event(table, row, viewer)

    def prompt_name(self, table: Rules, choice: Choice) -> str:
        """Which prompt a question uses: the last hand of a round says what happens to its other cards."""
        t = _ortus(table)
        if choice.ask == d.ASK_KEEP and t.step == t.config.steps() - 1:
            return "keep_last" if t.config.leftover == PICKER_DISCARDS else "keep_last_passed"
        return super().prompt_name(table, choice)

    def prompt_values(self, table: Rules, choice: Choice, names: Sequence[str], lang: Lang) -> dict[str, object]:
        """What a prompt can mention: where the draft stands, and who gets what is passed."""
        t = _ortus(table)
        return super().prompt_values(table, choice, names, lang) | {
            "round": t.turn,
            "rounds": t.config.rounds,
            "step": t.step + 1,
            "steps": t.config.steps(),
            "size": len(choice.items),
            "other": names[t.receiver(choice.seat)],
        }

    def count_reason(self, choice: Choice, picks: Sequence[int]) -> int:
        """Too many or too few were chosen."""
        return d.TOO_MANY if len(picks) > choice.high else d.TOO_FEW

    def rule_of(self, reason: int, asking: int, packed: int) -> int:
        """The rule that a reason rests on."""
        return rule_of(reason, asking)

    def refusal_values(self, table: Rules, choice: Choice | None, packed: int, reason: int) -> dict[str, object]:
        """The card that a refusal can mention."""
        return {"card": self.card_name(table, first_of(packed))} if verb_of(packed) == TAKE else {}

    # Views.

    def scores(self, table: Rules, seat: int) -> dict[str, int]:
        """How many cards an Earl has kept."""
        return {"kept": len(_ortus(table).kept(seat))}

    def seat_colour(self, table: Rules, seat: int) -> str:
        """[3.1] The colour of an Earl's Palace."""
        colour = _ortus(table).palace[seat]
        return COLOURS[colour] if colour != NOBODY else ""

    def card_view(self, table: Rules, card: int) -> CardView:
        """A card whose face is open to the viewer."""
        t = _ortus(table)
        return CardView(handle=t.number[card], name=t.name_of(card), type=ROLES[role_of(t.kind[card])])

    def _zones(self, table: Rules, owner: int, viewer: int) -> dict[str, ZoneView]:
        zones = super()._zones(table, owner, viewer)
        found = {name: zone for name, zone in zones.items() if (name in _OF_PLAYERS) == (owner != NOBODY)}
        if owner == NOBODY:
            cubes = {COLOURS[colour]: count for colour, count in enumerate(_ortus(table).bag) if count}
            found["bag"] = ZoneView("bag", 0, counters=cubes)
        return found


def _key(name: str) -> str:
    """The key of a card's words."""
    return name.lower().replace(" ", "_")


@cache
def _card_texts() -> Phrases:
    return Phrases("mazo.games.ortus", "cards.toml")


def _ortus(table: Rules) -> OrtusGame:
    assert isinstance(table, OrtusGame)
    return table


KIND = OrtusDraftKind()
