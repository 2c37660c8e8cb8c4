"""Hands that are laid open after a game: only when every person who played has agreed to it.

While a game is played nobody is shown a hand, whoever agrees. After it, those who played have its replay, which proves
how the cards were dealt; to everybody else, whoever watched and whoever comes later, hands and replay are open from the
moment when the last person has agreed until the next game of the series begins.
"""

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


def all_agree(table: LiveTable) -> bool:
    """Whether every person who played has agreed."""
    return set(table.people) <= table.opened


def is_private(table: LiveTable) -> bool:
    """Whether only those who played may look back at the game: it was between people, and not all have agreed.

    Who played against bots alone has nobody to ask: the link that they hand on shows what they held.
    """
    return len(table.people) > 1 and not all_agree(table)


def hands_of(table: LiveTable) -> Hands | None:
    """What everybody held at the end, once all have agreed; None before."""
    game = table.game
    if game is None or game.outcome is None or table.awaited or not all_agree(table):
        return None
    zone = table.kind.plan.hand
    views = [game.view(seat).players[seat] for seat in range(game.seats)]
    held = [view.zones[zone].cards if zone in view.zones else () for view in views]
    return Hands(tuple(tuple(card.name for card in cards) for cards in held))
