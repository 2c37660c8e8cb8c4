"""What a draft of Ortus Regni has brought: everything that the drafted game begins with, as plain data."""

from __future__ import annotations

import msgspec

from mazo.draft.results import result as draft_result
from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.rules.pool import COLOURS
from mazo.games.ortus.table import Ortus
from mazo.kernel.codes import NOBODY


class Setup(msgspec.Struct, frozen=True):
    """The table before the drafted game. `discarded` lists all discards of the draft, in their order; `towers` were
    drawn from them, and `aside` is what is left of them then.
    """

    players: int
    edition: str
    colour: str
    """The colour of the set that was drafted."""
    decks: tuple[tuple[str, ...], ...]
    discarded: tuple[str, ...]
    undealt: tuple[str, ...]
    towers: tuple[tuple[str, ...], ...]
    aside: tuple[str, ...]
    palaces: tuple[str, ...]
    """The colour of each Earl's Palace, or nothing before it is chosen."""
    bag: dict[str, int]
    """Cubes in the Viking bag, by colour."""


def setup_of(t: Ortus) -> Setup:
    """Everything on the table, as one who sees everything knows it."""
    draft = draft_result(t)
    return Setup(
        players=t.seats,
        edition=t.profile.name,
        colour=COLOURS[t.colour],
        decks=draft.decks,
        discarded=draft.discarded,
        undealt=draft.undealt,
        towers=tuple(tuple(map(t.name_of, t.cards(Z.TOWERS, seat))) for seat in range(t.seats)),
        aside=tuple(map(t.name_of, t.cards(Z.ASIDE, NOBODY) or t.discarded())),
        palaces=tuple(COLOURS[colour] if colour != NOBODY else "" for colour in t.palace),
        bag={COLOURS[colour]: count for colour, count in enumerate(t.bag) if count},
    )
