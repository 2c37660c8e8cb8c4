"""Steps that edit the position: damage, lore, states, zones; each is followed by a game state check."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol, TypeAlias

from mazo.games.lorcana.book.keys import TURN_ACTIONS
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import keywords as K
from mazo.games.lorcana.codes import states as S
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.rules.changes import enter
from mazo.games.lorcana.rules.stacks import put_under
from mazo.kernel.codes import NOBODY
from mazo.kernel.gate import change
from workshop.lorcana.conformance.answers import seat_of
from workshop.lorcana.conformance.arguments import Unknown, cards_said, number_said
from workshop.lorcana.conformance.bag import clear
from workshop.lorcana.conformance.layout import World
from workshop.lorcana.conformance.machine import Machine

_VERBS: Final = {
    "hand": E.TO_HAND,
    "deck": E.TO_DECK_TOP,
    "deck-top": E.TO_DECK_TOP,
    "deck-bottom": E.TO_DECK_BOTTOM,
    "inkwell": E.TO_INKWELL,
    "discard": E.MILL,
}


class Playing(Protocol):
    """What an edit needs of a case being played."""

    world: World
    machine: Machine


def _first(play: Playing, action: str, arguments: list[Any], at: int = 0) -> int:
    cards = cards_said(play.world, action, arguments, at)
    t = play.machine.table
    return next((card for card in cards if t.in_play(card)), cards[0])


def _damage(play: Playing, seat: int, arguments: list[Any]) -> None:
    card = _first(play, "manualSetDamage", arguments)
    play.machine.table.damage[card] = number_said("manualSetDamage", arguments, 1)
    play.machine.recheck()


def _lore(play: Playing, seat: int, arguments: list[Any]) -> None:
    who = seat_of(arguments[0]) if arguments else None
    lore = number_said("manualSetLore", arguments, len(arguments) - 1 if who is None else 1)
    play.machine.table.lore[seat if who is None else who] = lore
    play.machine.recheck()


def _exert(play: Playing, seat: int, arguments: list[Any]) -> None:
    _turn(play, cards_said(play.world, "manualExertCard", arguments, 0), E.EXERT)


def _ready(play: Playing, seat: int, arguments: list[Any]) -> None:
    _turn(play, cards_said(play.world, "manualReadyCard", arguments, 0), E.READY)


def _turn(play: Playing, cards: list[int], verb: int) -> None:
    """Exert or ready a card, in play or in an inkwell; what waits for that hears of it."""
    machine = play.machine
    clear(machine)
    t = machine.table
    found = [card for card in cards if t.is_exerted(card) == (verb == E.READY)]
    here = [card for card in found if t.in_play(card)]
    if machine.free is not None:
        t.stack.pop()
    t.by = TURN_ACTIONS
    if here:
        change(t, verb, here[0], t.owner[here[0]], 1, NOBODY)
    elif found:
        t.flags[found[0]] ^= S.EXERTED
    t.dirty = True
    machine.go()


def _move(play: Playing, seat: int, arguments: list[Any]) -> None:
    """A card is really moved: what waits for that hears of it."""
    machine = play.machine
    clear(machine)
    t = machine.table
    card = _first(play, "manualMoveCard", arguments)
    zone, _, whose = str(arguments[1] if len(arguments) > 1 else "").partition(":")
    owner = seat_of(whose)
    if zone != "play" and zone not in _VERBS:
        raise Unknown(f"manualMoveCard: no zone is known as {zone!r}")
    t.by = TURN_ACTIONS
    if machine.free is not None:
        t.stack.pop()
    if zone == "play":
        enter(t, card, t.owner[card] if owner is None else owner)
        if t.type_of(card) == T.CHARACTER:
            t.flags[card] &= ~S.DRYING
    else:
        verb = E.BANISH if zone == "discard" and t.in_play(card) else _VERBS[zone]
        change(t, verb, card, t.owner[card], 1, NOBODY)
    t.dirty = True
    t.unchecked = True
    machine.go()


def _put_under(play: Playing, seat: int, arguments: list[Any]) -> None:
    machine = play.machine
    clear(machine)
    t = machine.table
    host = _first(play, "putCardUnder", arguments)
    cards = [card for card in cards_said(play.world, "putCardUnder", arguments, 1) if card != host]
    if not cards:
        return
    if machine.free is not None:
        t.stack.pop()
    t.by = TURN_ACTIONS
    put_under(t, cards[0], host, not t.has(host, K.BOOST))
    t.dirty = True
    t.unchecked = True
    machine.go()


Edit: TypeAlias = Callable[[Playing, int, list[Any]], None]

EDITS: Final[dict[str, Edit]] = {
    "manualSetDamage": _damage,
    "manualSetLore": _lore,
    "manualExertCard": _exert,
    "manualReadyCard": _ready,
    "manualMoveCard": _move,
    "putCardUnder": _put_under,
}
