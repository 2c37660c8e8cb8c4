"""Farolito as the surfaces see it: what its numbers are called, and what is seen of it."""

from typing import ClassVar

from mazo.games.cardkind import CardKind
from mazo.games.kind import Verb
from mazo.kernel.rules import Rules

from . import NAME
from .board import PLAN
from .cards import DIALECT, SHELF
from .rules import words as w
from .rules.game import ZONES, Farolito


class FarolitoKind(CardKind):
    """Farolito for two players."""

    name = NAME
    title = "Farolito"
    seats = (2,)
    plan = PLAN
    zones = ZONES
    rules = Farolito
    shelf = SHELF
    dialect = DIALECT
    understood = True
    conceding = w.CONCEDING
    own_verbs = (Verb("play", w.DO_PLAY, ("card",)), Verb("draw", w.DO_DRAW, ()))
    own_prompts: ClassVar = {w.ASK_ACT: "act"}
    own_reasons: ClassVar = {"not_in_hand": w.ACT, "no_cards_left": w.DRAW_INSTEAD}
    event_names: ClassVar = dict(enumerate((
        "draws", "discards", "lights", "snuffed", "blows", "begins", "turn_began", "wins", "ties", "concedes",
    )))  # fmt: skip

    def scores(self, table: Rules, seat: int) -> dict[str, int]:
        """The light of a player's lanterns."""
        assert isinstance(table, Farolito)
        return {"glow": table.glow(seat)}


KIND = FarolitoKind()
