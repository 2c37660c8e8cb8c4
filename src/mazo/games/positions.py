"""Position files of games on `CardGame`: who has which cards where, and at which step the game stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from mazo.abilities.lasting.cardgame import CardGame
from mazo.abilities.machine.listening import enter_play
from mazo.errors import BadPosition, UnknownCard
from mazo.games.shelf import Card, Shelf
from mazo.games.wellformed import check_format, check_turn, converted, impossible
from mazo.kernel.effects import WHILE_SOURCE
from mazo.kernel.flow import current_step, go_to, phase_name
from mazo.kernel.frames import Choice
from mazo.kernel.rng import key_of
from mazo.kernel.zones import add_card


class Position(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A situation at rest; the cards of a zone are listed from the top."""

    mazo: int
    game: str
    players: tuple[dict[str, tuple[str, ...]], ...]
    edition: str = ""
    turn: int = 1
    active: int = 0
    first: int = 0
    phase: str = ""
    step: str = ""
    seed: str = "position"


def read_position(
    game: str,
    shelf: Shelf,
    empty: Callable[[Sequence[Card], int], CardGame],
    data: dict[str, Any],
    editions: Sequence[str],
) -> CardGame:
    """The table that a position file describes; refused with the place of the fault if it can't be."""
    position = converted(data, Position)
    seats = len(position.players)
    check_format(position.mazo, position.game, game)
    if position.edition and position.edition not in editions:
        raise impossible("edition", "there is no such edition", "no existe esa edición")
    if not (0 <= position.active < seats and 0 <= position.first < seats):
        raise impossible("active", "there is no such player", "no existe ese jugador")
    check_turn(position.turn)
    table = empty(_cards(shelf, position), seats)
    table.key = key_of(position.seed)
    table.lay()
    table.turn, table.active, table.first = position.turn, position.active, position.first
    _lay(table, position)
    _stand(table, position)
    return table


def _cards(shelf: Shelf, position: Position) -> list[Card]:
    """Each card of the position once."""
    found: dict[str, Card] = {}
    for seat, zones in enumerate(position.players):
        for zone, names in zones.items():
            for at, name in enumerate(names):
                try:
                    found[name] = shelf.card(name)
                except UnknownCard as fault:
                    place = f"players[{seat}].{zone}[{at}]"
                    raise BadPosition.at(place, fault.text("en"), fault.text("es")) from None
    return list(found.values())


def _lay(table: CardGame, position: Position) -> None:
    kinds = [kind.name for kind in table.zone_kinds]
    for seat, zones in enumerate(position.players):
        for zone, names in zones.items():
            if zone not in kinds:
                raise impossible(f"players[{seat}]", f"there is no zone {zone!r}", f"no existe la zona {zone!r}")
            place = table.place_of(kinds.index(zone), seat)
            for name in reversed(names):
                card = add_card(table, table.printed.names.index(name), seat, place)
                if table.in_play(card):
                    enter_play(table, card)


def _stand(table: CardGame, position: Position) -> None:
    """Stand at the beginning of the step; of a phase without one, at its first; without either, where turns begin."""
    for stage in table.stages:
        if stage.repeats:
            for phase in stage.phases:
                for step in phase.steps:
                    if position.phase in ("", phase.name) and position.step in ("", step.name):
                        go_to(table, stage.name, phase.name, step.name)
                        return
    raise impossible("phase", "the turn has no such phase or step", "el turno no tiene esa fase o ese paso")


def write_position(game: str, edition: str, t: CardGame) -> dict[str, Any]:
    """The position file of a game at rest; what is under way can only be saved as a replay."""
    question = t.stack[-1] if len(t.stack) == 2 else None
    lasting = [effect for effect in t.effects if effect.duration != WHILE_SOURCE]
    if t.turn < 1 or t.over or t.waiting or lasting or t.history or t.used or not isinstance(question, Choice):
        raise BadPosition(
            "Something is under way, so this is not a position at rest: save the game as a replay instead.",
            "Hay algo en curso, así que no es una posición en reposo: guarda la partida como repetición.",
        )
    position = Position(
        mazo=1,
        game=game,
        players=tuple(_side(t, seat) for seat in range(t.seats)),
        edition=edition,
        turn=t.turn,
        active=t.active,
        first=t.first,
        phase=phase_name(t),
        step=current_step(t).name,
    )
    written: dict[str, Any] = msgspec.to_builtins(position)
    return written


def _side(t: CardGame, seat: int) -> dict[str, tuple[str, ...]]:
    return {
        kind.name: tuple(t.printed.names[t.kind[card]] for card in reversed(t.cards(zone, seat)))
        for zone, kind in enumerate(t.zone_kinds)
    }
