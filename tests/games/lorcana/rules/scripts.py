"""Synthetic cards for the tests of the rules: spells that do one thing, and characters that wait for one event."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from mazo.abilities.lasting.codes import FOREVER
from mazo.abilities.tree.deeds import Do, Draw, ToPlayer
from mazo.abilities.tree.effects import Action, Cant, Effect, Get, PlayersMay, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, Every, When, Whose
from mazo.abilities.tree.words import EventName, Stat, Until
from mazo.games.lorcana.book.keys import RESOLVE_IN_ORDER
from mazo.games.lorcana.cards.catalogue import CardType
from mazo.kernel.codes import NOBODY, STAT, TRIGGER
from mazo.kernel.effects import add_effect
from tests.support.table import Made, Situation, made

Scope: TypeAlias = Literal["this", "yours", "your others", "opposing", "any"]
"""Whose event a watcher means, seen from itself."""

OF_PLAYERS: Final[frozenset[EventName]] = frozenset(
    {"play", "ink", "draw", "gains lore", "loses lore", "turn start", "turn end"}
)
"""Events that are a player's, whatever card takes part in them."""


# What happens.


def draws(count: int = 1) -> Effect:
    """You draw cards."""
    return Draw(count)


def gains(lore: int = 1) -> Effect:
    """You gain lore."""
    return ToPlayer("gain lore", lore)


def loses(lore: int = 1) -> Effect:
    """You lose lore."""
    return ToPlayer("lose lore", lore)


def may(effect: Effect) -> Effect:
    """You may do that."""
    return PlayersMay(effect)


def characters(whose: Whose) -> Every:
    """The characters of those players."""
    return Every(Cards(("character",), whose))


def one_of(whose: Whose, count: int = 1) -> Chosen:
    """A chosen character of those players, or so many."""
    return Chosen(Cards(("character",), whose), count)


def strikes(damage: int, whose: Whose = "opposing") -> Effect:
    """Deal damage to a chosen character."""
    return Do("deal damage", one_of(whose), damage)


def strikes_all(damage: int, whose: Whose = "any") -> Effect:
    """Deal damage to each character."""
    return Do("deal damage", characters(whose), damage)


def banishes(whose: Whose = "opposing") -> Effect:
    """Banish a chosen character."""
    return Do("banish", one_of(whose))


def changes(stat: Stat, amount: int, until: Until, whose: Whose = "yours") -> Effect:
    """A chosen character gets so much more of a figure for that long."""
    return Get(one_of(whose), stat, amount, until)


def cannot_ready(until: Until, whose: Whose = "yours") -> Effect:
    """A chosen character can't ready for that long."""
    return Cant(one_of(whose), "ready", until)


# Cards.


def spell(name: str, effect: Effect, *, cost: int = 0, song: bool = False, inkable: bool = True) -> Made:
    """An action with that effect."""
    return made(name, "action", cost=cost, song=song, inkable=inkable, abilities=[Action(effect)])


def watcher(
    name: str,
    event: EventName,
    effect: Effect,
    scope: Scope = "yours",
    *,
    kind: CardType = "character",
    cost: int = 1,
    strength: int = 1,
    willpower: int = 3,
    lore: int = 1,
) -> Made:
    """A card whose ability triggers on that event."""
    hears = Triggered((_when(event, scope),), effect)
    return made(name, kind, cost=cost, strength=strength, willpower=willpower, lore=lore, abilities=[hears])


def _when(event: EventName, scope: Scope) -> When:
    if scope == "this":
        return When(event, "this")
    whose: Whose = "yours" if scope == "your others" else scope
    others = scope == "your others"
    if event not in OF_PLAYERS:
        return When(event, Cards(whose=whose, other=others))
    cards = Cards(other=True) if others else None
    return When(event, cards, who={"yours": "you", "opposing": "any opponent", "any": None, "theirs": "they"}[whose])


# What no card of the game can say, but the rules speak of.


def lasts(
    game: Situation, name: str, what: int, amount: int, duration: int, *, kind: int = STAT, by: int | None = None
) -> None:
    """Something lasts on a card in play for that long: by an effect of its player, unless told otherwise."""
    t = game.table
    card = game.card(name)
    seat = t.controller[card] if by is None else by
    add_effect(t, kind, RESOLVE_IN_ORDER, seat, card, card, what, amount, duration)


def also_hears(game: Situation, name: str, event: int) -> None:
    """The ability of a card in play triggers on one more event."""
    t = game.table
    card = game.card(name)
    (ability,) = t.abilities(card)
    seat = t.controller[card]
    add_effect(t, TRIGGER, RESOLVE_IN_ORDER, seat, card, NOBODY, event, 0, FOREVER, ability.program)
