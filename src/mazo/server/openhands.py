"""Hands that are laid open after a game: only when every person who played has agreed to it."""

from __future__ import annotations

from mazo.kernel.codes import NOBODY
from mazo.server.livetable import LiveTable
from mazo.server.records import Entry, Hands


def agreement(table: LiveTable, seat: int) -> Entry | None:
    """What is written down when a seat agrees; None if there is nothing to agree to, or it has agreed already."""
    game = table.game
    if seat == NOBODY or game is None or game.outcome is None or table.awaited or seat in table.opened:
        return None
    return Entry("open", seat)


def hands_of(table: LiveTable) -> Hands | None:
    """What everybody held at the end, once all have agreed; None before."""
    game = table.game
    if game is None or game.outcome is None or table.awaited or not set(table.people) <= table.opened:
        return None
    zone = table.kind.plan.hand
    views = [game.view(seat).players[seat] for seat in range(game.seats)]
    held = [view.zones[zone].cards if zone in view.zones else () for view in views]
    return Hands(tuple(tuple(card.name for card in cards) for cards in held))
