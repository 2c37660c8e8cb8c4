"""Position files of drafts with packs: a moment in which everybody has a pack and nobody has chosen yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from mazo.draft.config import PASSING, Config
from mazo.draft.deal import check
from mazo.draft.rules import DraftGame, draft_stages
from mazo.draft.table import draft_zones
from mazo.draft.words import DISCARDED, KEPT, PACK, UNDEALT
from mazo.errors import BadPosition
from mazo.games.wellformed import check_format, converted, impossible
from mazo.kernel.codes import NOBODY
from mazo.kernel.flow import go_to
from mazo.kernel.frames import Sealed
from mazo.kernel.rng import key_of
from mazo.kernel.zones import add_deck


class Side(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What one player has."""

    pack: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()


class Position(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A draft at rest; undealt cards are listed top first, and stand for all packs that are still closed."""

    mazo: int
    game: str
    players: tuple[Side, ...]
    format: str = ""
    set: int = 0
    cube: str = ""
    packs: int = 0
    round: int = 1
    pick: int = 1
    discarded: tuple[str, ...] = ()
    undealt: tuple[str, ...] = ()
    seed: str = "position"


Making = Callable[[int, str, int, str, int], Config]
"""From the number of players, a format, a set, a cube and the number of packs to the record of a draft."""


def read_position(data: dict[str, Any], game: str, config_of: Making) -> DraftGame:
    """The draft that a position file describes; refused with the place of the fault if it can't be."""
    position = converted(data, Position)
    check_format(position.mazo, position.game, game)
    seats = len(position.players)
    config = config_of(seats, position.format, position.set, position.cube, position.packs)
    check(config, seats)
    if config.manner != PASSING:
        english, spanish = "only drafts with packs have positions", "solo los drafts con sobres tienen posición"
        raise impossible("format", english, spanish)
    if not 1 <= position.round <= config.rounds or not 1 <= position.pick <= config.steps():
        raise impossible("round", "there is no such pick", "no existe esa elección")
    t = DraftGame(draft_zones(config), seats, draft_stages(config), config)
    t.key = key_of(position.seed)
    t.lay()
    t.turn, t.step = position.round, position.pick - 1
    go_to(t, "draft", "pick", "keep")
    numbers = {name: number for number, name in enumerate(config.names)}
    size = config.sizes()[t.step]
    for seat, side in enumerate(position.players):
        if len(side.pack) != size:
            raise impossible(
                f"players[{seat}].pack",
                f"there must be {size} cards, not {len(side.pack)}",
                f"son {size} cartas, no {len(side.pack)}",
            )
        add_deck(t, _kinds(f"players[{seat}].pack", side.pack, numbers), NOBODY, t.place_of(PACK, seat))
        add_deck(t, _kinds(f"players[{seat}].kept", side.kept, numbers), NOBODY, t.place_of(KEPT, seat))
    undealt = seats * (config.rounds - position.round) * config.pack_size
    if len(position.undealt) < undealt:
        raise impossible(
            "undealt",
            f"{undealt} cards must be left for the next rounds, not {len(position.undealt)}",
            f"deben quedar {undealt} cartas para las rondas que vienen, no {len(position.undealt)}",
        )
    add_deck(t, _kinds("discarded", position.discarded, numbers), NOBODY, t.place_of(DISCARDED, NOBODY))
    add_deck(t, _kinds("undealt", position.undealt[::-1], numbers), NOBODY, t.place_of(UNDEALT, NOBODY))
    t.thrown = t.discarded()[:]
    return t


def write_position(t: DraftGame, game: str, origin: dict[str, Any]) -> dict[str, Any]:
    """The position file of a draft in which nobody has answered the open question yet."""
    top = t.stack[-1] if t.stack else None
    if t.over or not isinstance(top, Sealed) or any(choice.picks for choice in top.choices):
        raise BadPosition(
            "This is not a position at rest: somebody has chosen already, or all is over. Save a replay instead.",
            "No es una posición en reposo: alguien ya ha elegido o todo ha terminado. Guarda una repetición.",
        )

    def names(cards: list[int]) -> tuple[str, ...]:
        return tuple(map(t.name_of, cards))

    written = Position(
        mazo=1,
        game=game,
        players=tuple(Side(names(t.pack(seat)), names(t.kept(seat))) for seat in range(t.seats)),
        round=t.turn,
        pick=t.step + 1,
        discarded=names(t.discarded()),
        undealt=names(t.undealt()[::-1]),
        **origin,
    )
    plain: dict[str, Any] = msgspec.to_builtins(written)
    return plain


def _kinds(place: str, names: tuple[str, ...], numbers: dict[str, int]) -> list[int]:
    for at, name in enumerate(names):
        if name not in numbers:
            raise impossible(f"{place}[{at}]", f"there is no card {name!r} here", f"aquí no hay carta {name!r}")
    return [numbers[name] for name in names]
