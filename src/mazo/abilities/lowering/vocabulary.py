"""The words of a game that are just numbers to its engine, sort by sort."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Final

import msgspec

from mazo.abilities.lasting import codes
from mazo.abilities.machine.program import ANYONES, OPPONENTS, THAT_PLAYERS, YOURS
from mazo.abilities.tree.lexicon import Lexicon
from mazo.kernel.effects import WHILE_SOURCE

PLAYERS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "you": YOURS,
        "each opponent": OPPONENTS,
        "each player": ANYONES,
        "each other player": OPPONENTS,
        "they": THAT_PLAYERS,
        "any opponent": OPPONENTS,
        "chosen opponent": THAT_PLAYERS,
        "chosen player": THAT_PLAYERS,
        "any players": ANYONES,
    }
)
"""The players that trees of any game speak of."""
DURATIONS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "while this is in play": WHILE_SOURCE,
        "this turn": codes.THIS_TURN,
        "until your next turn": codes.UNTIL_YOUR_NEXT_TURN,
        "forever": codes.FOREVER,
    }
)
"""How long effects last in any game."""


class Vocabulary(msgspec.Struct, frozen=True, kw_only=True):
    """What a game calls things, and the numbers behind those words; what it lacks it does not mention."""

    zones: Mapping[str, int] = {}
    joint_zones: Mapping[str, tuple[int, ...]] = {}
    """Words for several zones together."""
    types: Mapping[str, int] = {}
    figures: Mapping[str, int] = {}
    changeable: Mapping[str, int] = {}
    """Figures that effects change."""
    keywords: Mapping[str, int] = {}
    events: Mapping[str, int] = {}
    durations: Mapping[str, int] = DURATIONS
    players: Mapping[str, int] = PLAYERS
    acts: Mapping[str, int] = {}
    duties: Mapping[str, int] = {}
    licences: Mapping[str, int] = {}
    moments: Mapping[str, int] = {}
    verbs: Mapping[str, int] = {}
    player_verbs: Mapping[str, int] = {}
    player_figures: Mapping[str, int] = {}
    rules: Mapping[str, int] = {}
    charges: Mapping[str, int] = {}
    steps: Mapping[str, int] = {}
    destinations: Mapping[str, int] = {}
    colours: Sequence[str] = ()
    qualities: Sequence[str] = ()

    def lexicon(self, game: str, **others: Collection[str]) -> Lexicon:
        """These words as the lexicon of a game, with `others` for sorts that have words besides these numbers."""
        own: dict[str, Collection[str]] = {
            sort: tuple(getattr(self, sort)) for sort in Lexicon.__struct_fields__ if hasattr(self, sort)
        }
        own["zones"] = (*self.zones, *self.joint_zones)
        return Lexicon(game=game, **(own | others))
