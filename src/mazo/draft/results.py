"""What a draft has brought: decks, discards and what was never dealt, as plain lists of names."""

from __future__ import annotations

import msgspec

from mazo.draft.table import Draft


class Result(msgspec.Struct, frozen=True):
    """Every card of the pool by name: decks in the order of keeping, discards in the order of discarding."""

    decks: tuple[tuple[str, ...], ...]
    discarded: tuple[str, ...]
    undealt: tuple[str, ...]


def result(t: Draft) -> Result:
    """What everybody has kept so far, what was discarded and what nobody was dealt."""
    return Result(
        decks=tuple(tuple(map(t.name_of, t.kept(seat))) for seat in range(t.seats)),
        discarded=tuple(map(t.name_of, t.thrown)),
        undealt=tuple(map(t.name_of, t.undealt())),
    )
