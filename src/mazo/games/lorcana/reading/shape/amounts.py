"""How much and how often: comparisons with what there is or has happened, and amounts for each of something."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from mazo.abilities.tree.deeds import Draw, ToPlayer
from mazo.abilities.tree.effects import Gain, Get, Keyword, PayLess, Repeat
from mazo.abilities.tree.facts import CostsLess
from mazo.abilities.tree.nouns import (
    Amount,
    Cards,
    Chosen,
    Compare,
    Condition,
    Count,
    DoesntHold,
    Happened,
    Math,
    PlayerHas,
    Them,
    They,
    Trait,
    Who,
    Whose,
)
from mazo.abilities.tree.words import EventName
from mazo.games.lorcana.lexicon import PLAYER_COUNTERS
from mazo.games.lorcana.reading.parts import Holder, HowMany, Stock
from mazo.games.lorcana.reading.shape.cards import of, unplaced, with_trait


def times(number: int, amount: Amount) -> Amount:
    """So many for each."""
    if isinstance(amount, int):
        return number * amount
    return amount if number == 1 else Math("times", number, amount)


def multiplied(effect: Any, each: Amount) -> Any:
    """The effect once for each."""
    match effect:
        case CostsLess(amount=int() as amount) | PayLess(amount=int() as amount) | Get(amount=int() as amount):
            return replace(effect, amount=times(amount, each))
        case ToPlayer("gain lore", amount=int() as amount) | Draw(amount=int() as amount):
            return replace(effect, amount=times(amount, each))
    parts = getattr(effect, "of", None)
    if isinstance(parts, tuple):
        return replace(effect, of=tuple(multiplied(one, each) for one in parts))
    if isinstance(effect, Gain) and isinstance(effect.ability, Keyword) and isinstance(effect.ability.amount, int):
        if effect.ability.amount == 0:
            raise ValueError("a keyword without a number can't be had several times")
        return replace(effect, ability=replace(effect.ability, amount=times(effect.ability.amount, each)))
    return Repeat(effect, each)


def held(many: HowMany, whose: Whose) -> Cards:
    """The cards as somebody's; "their hand" of an opponent is an opponent's."""
    cards = replace(many.cards, said="") if many.cards.said == "in play" else many.cards
    return cards if cards.whose not in ("any", "theirs") else of(cards, whose)


def compared(many: HowMany, whose: Whose) -> Condition:
    """Somebody has so many."""
    return Compare(Count(held(many, whose)), many.comparison, many.number)


def held_by(who: Holder, what: HowMany | Stock) -> Condition:
    """Somebody has so many cards, or so much of something else."""
    if isinstance(what, HowMany):
        return compared(what, who.whose)
    if isinstance(what.unit, Cards):
        return _outnumbered(who, what.unit, what)
    if what.unit not in ("lore", *PLAYER_COUNTERS) or who.who is None:
        raise ValueError("what a player has")
    than: Any = what.than
    if isinstance(than, Holder):
        if than.who is None or (than.who == "you") == (who.who == "you"):
            raise ValueError("than somebody else")
        than = PlayerHas(what.unit, than.who)
    return Compare(PlayerHas(what.unit, who.who), what.comparison, than)


def _outnumbered(who: Holder, cards: Cards, what: Stock) -> Condition:
    rival = what.than
    if not isinstance(rival, Holder) or (who.whose == "yours") == (rival.whose == "yours"):
        raise ValueError("than somebody else")
    cards = replace(cards, said="")
    return Compare(Count(of(cards, who.whose)), what.comparison, Count(of(cards, rival.whose)))


def happened(event: EventName, many: HowMany, who: Who) -> Condition:
    """Something has happened so often this turn."""
    cards: Cards | None = unplaced(many.cards)
    assert cards is not None
    if cards == Cards():
        cards = None
    return Compare(Happened(event, who, cards), many.comparison, many.number)


def befell(event: EventName, many: HowMany, whose: Whose | None = None) -> Condition:
    """Something has happened so often this turn to somebody's cards, whoever did it."""
    cards = unplaced(many.cards)
    cards = cards if whose is None else of(cards, whose)
    return Compare(Happened(event, "each player", cards), many.comparison, many.number)


def by_whose(many: HowMany) -> tuple[HowMany, Who]:
    """Whose cards did something, as the player who did it."""
    who: Who = {"yours": "you", "opposing": "each opponent"}.get(many.cards.whose, "each player")
    return replace(many, cards=of(many.cards, "any")), who


def said_so(condition: Condition, affirmed: bool) -> Condition:
    """That it is so, or that it isn't."""
    return condition if affirmed else DoesntHold(condition)


def so(them: Them, trait: Trait) -> Condition:
    """Those cards are so; "an opposing character is so" means that there is one."""
    if isinstance(them, Chosen) and them.plain:
        return Compare(Count(with_trait(replace(them.cards, said="so"), trait)), "at least", 1)
    return They(them, (trait,))
