"""Synthetic cards for the tests of the rules: spells that do one thing, and characters that wait for one event."""

from __future__ import annotations

from typing import Final

from mazo.abilities.program import ANYONES, GUARD, LAST, OPPONENTS, TAKE_SOURCE, TAKE_THAT, YOURS, Code
from mazo.games.lorcana.book.keys import RESOLVE_IN_ORDER
from mazo.games.lorcana.cards.catalogue import CardType
from mazo.games.lorcana.deal import Scripted
from mazo.games.lorcana.rules.words import (
    BANISH,
    CHARACTER,
    DEAL_DAMAGE,
    DRAW,
    GAIN_LORE,
    LOSE_LORE,
    PLAY,
    READY,
    TYPE,
)
from mazo.games.lorcana.rules.words import YOURS as YOUR_EVENTS
from mazo.kernel.codes import FORBID
from tests.support.table import Made, made

EQUAL: Final = 0


# What programs do.


def draws(count: int = 1) -> Code:
    """You draw cards."""
    return Code().do_player(DRAW, count)


def gains(lore: int = 1) -> Code:
    """You gain lore."""
    return Code().do_player(GAIN_LORE, lore)


def loses(lore: int = 1) -> Code:
    """You lose lore."""
    return Code().do_player(LOSE_LORE, lore)


def each_player_gains(lore: int) -> Code:
    """Each player gains lore."""
    return Code().each_player(ANYONES).do_player(GAIN_LORE, lore).end()


def each_opponent_gains(lore: int) -> Code:
    """Each opponent gains lore."""
    return Code().each_player(OPPONENTS).do_player(GAIN_LORE, lore).end()


def may(code: Code) -> Code:
    """You may do that (something without blocks of its own)."""
    asked = Code().may()
    asked.row += code.row
    return asked.end()


def characters(whose: int) -> Code:
    """The characters of those players."""
    return Code().select(PLAY, whose).keep(TYPE, EQUAL, 1 << CHARACTER)


def strikes(damage: int, whose: int = OPPONENTS) -> Code:
    """Deal damage to a chosen character."""
    return characters(whose).choose(1, 1).do(DEAL_DAMAGE, damage)


def strikes_all(damage: int, whose: int = ANYONES) -> Code:
    """Deal damage to each character."""
    return characters(whose).do(DEAL_DAMAGE, damage)


def banishes(whose: int = OPPONENTS) -> Code:
    """Banish a chosen character."""
    return characters(whose).choose(1, 1).do(BANISH)


def changes(figure: int, amount: int, duration: int, whose: int = YOURS) -> Code:
    """A chosen character gets so much more of a figure for that long."""
    return characters(whose).choose(1, 1).op(LAST, figure, amount, duration)


def cannot_ready(duration: int, whose: int = YOURS) -> Code:
    """A chosen character can't ready for that long."""
    return characters(whose).choose(1, 1).op(GUARD, FORBID, READY, duration)


def to_itself(verb: int, amount: int = 1) -> Code:
    """Something happens to the card itself."""
    return Code().op(TAKE_SOURCE).do(verb, amount)


def to_that_card(verb: int, amount: int = 1) -> Code:
    """Something happens to the card that the event was about."""
    return Code().op(TAKE_THAT).do(verb, amount)


# Cards.


def spell(name: str, code: Code, *, cost: int = 0, song: bool = False, inkable: bool = True) -> Made:
    """An action with that effect."""
    return made(name, "action", cost=cost, song=song, inkable=inkable, script=Scripted(action=code))


def watcher(
    name: str,
    event: int,
    code: Code,
    scope: int = YOUR_EVENTS,
    *,
    kind: CardType = "character",
    cost: int = 1,
    strength: int = 1,
    willpower: int = 3,
    lore: int = 1,
) -> Made:
    """A card whose ability triggers on that event."""
    script = Scripted(triggers=[(event, scope, RESOLVE_IN_ORDER, code)])
    return made(name, kind, cost=cost, strength=strength, willpower=willpower, lore=lore, script=script)
