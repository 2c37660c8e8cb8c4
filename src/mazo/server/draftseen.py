"""What a seat remembers of a draft."""

from __future__ import annotations

from typing import Final

from mazo.draft.config import PASSING
from mazo.draft.picking import GOOD
from mazo.draft.table import Draft
from mazo.game import Game
from mazo.games.kind import GameKind
from mazo.games.packkind import PackKind
from mazo.kernel.codes import NOBODY
from mazo.series.picklog import came_round, flows, pick_log
from mazo.server.records import Seen

NOTHING: Final = Seen((), (), ())


def seen_of(game: Game | None, seat: int) -> Seen:
    """Everything that a seat was offered and took, what came round again, and what its neighbours let through."""
    if game is None or seat == NOBODY:
        return NOTHING
    table = game.table
    log = pick_log(game, seat)
    if not isinstance(table, Draft) or table.config.manner != PASSING:
        return Seen(tuple(log), (), ())
    places = flows(log, table.seats, seat, table.config.direction, lambda name: _counted_for(game.kind, name))
    if not 0 <= seat < table.seats or game.outcome is not None:
        return Seen(tuple(log), tuple(places), ())
    pack = [table.name_of(card) for card in table.pack(seat)]
    again = table.step >= table.seats and bool(pack)
    gone = came_round(log, table.seats, pack, table.turn, table.step + 1) if again else ()
    return Seen(tuple(log), tuple(places), gone, again)


def _counted_for(kind: GameKind, name: str) -> tuple[str, ...]:
    """The colours of a good card; where nobody has rated cards, the type of any."""
    if isinstance(kind, PackKind):
        return kind.colours_of(name) if kind.rating(name) >= GOOD else ()
    return (kind.face(name, "en").type,)
