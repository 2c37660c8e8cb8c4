"""Conditions taken apart: what is denied, what is said in one breath, what kind of comparison it is.

>>> from mazo.abilities.tree.nouns import AllHold, DoesntHold, Turn
>>> plan(DoesntHold(AllHold((Turn(), Turn("opponents")))), Usage())
Joined(of=(WhoseTurn(whose='yours', holds=False), WhoseTurn(whose='opponents', holds=False)), both=False)
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from mazo.abilities.text.plan.shapes import flat
from mazo.abilities.text.plan.together import held_together, names_of
from mazo.abilities.text.plan.usage import Usage
from mazo.abilities.tree.nouns import (
    AllHold,
    Amount,
    Cards,
    Classified,
    Compare,
    Comparison,
    Condition,
    Count,
    Did,
    DoesntHold,
    During,
    FirstTurn,
    Happened,
    Has,
    HasKeyword,
    Is,
    IsNamedCard,
    Named,
    Not,
    OfColour,
    OfType,
    OneHolds,
    OneOf,
    PlayerHas,
    Ref,
    SameName,
    Them,
    They,
    This,
    Trait,
    Turn,
    Who,
    Whose,
)
from mazo.abilities.tree.words import Moment, PlayerFigure, State

_CONTRARY: dict[Comparison, Comparison] = {
    "is": "is not",
    "is not": "is",
    "at least": "less than",
    "less than": "at least",
    "at most": "more than",
    "more than": "at most",
}
_NOUNLIKE = (OfType, Classified, OfColour, IsNamedCard)
_IN_A_CARD = (*_NOUNLIKE, Named, Has, HasKeyword, SameName, OneOf)


class Joined(msgspec.Struct, frozen=True):
    """Several conditions: both, or either."""

    of: tuple[Held, ...]
    both: bool = True


class HadTogether(msgspec.Struct, frozen=True):
    """Several things that you have in play, as one; `names` if they differ in nothing but their names."""

    held: tuple[Cards, ...]
    both: bool
    names: tuple[tuple[str, ...], ...] = ()


class OfOneClass(msgspec.Struct, frozen=True):
    """So many such cards of one and the same class, whichever it is."""

    cards: Cards
    comparison: Comparison
    number: int


class WhoseTurn(msgspec.Struct, frozen=True):
    """Whose turn it is."""

    whose: Literal["yours", "opponents", "theirs"]
    holds: bool


class YourFirst(msgspec.Struct, frozen=True):
    """Your first turn."""

    not_starting: bool
    holds: bool


class Done(msgspec.Struct, frozen=True):
    """What came before was done."""

    removed: bool
    holds: bool


class Doing(msgspec.Struct, frozen=True):
    """This card is in the middle of something."""

    moment: Moment
    holds: bool


class Such(msgspec.Struct, frozen=True):
    """A card of such a kind was chosen or discarded, said as such."""

    them: Them
    are: tuple[Trait, ...]
    said: str


class Used(msgspec.Struct, frozen=True):
    """How a card was played."""

    cards: This | Ref
    state: State
    holds: bool


class Are(msgspec.Struct, frozen=True):
    """Those cards have all these traits."""

    cards: Them
    are: tuple[Trait, ...]
    holds: bool


class Lacking(msgspec.Struct, frozen=True):
    """There is nothing of that amount, where a language says so by denying the verb."""

    amount: Count | Happened


class OnlySuch(msgspec.Struct, frozen=True):
    """All that you have in play of a sort is such."""

    cards: Cards


class Compared(msgspec.Struct, frozen=True):
    """One amount against another."""

    left: Amount
    comparison: Comparison
    right: Amount


Held: TypeAlias = (
    Joined
    | HadTogether
    | OfOneClass
    | WhoseTurn
    | YourFirst
    | Done
    | Doing
    | Such
    | OnlySuch
    | Used
    | Are
    | Lacking
    | Compared
)


def plan(condition: Condition, usage: Usage, holds: bool = True, lacks: bool = False) -> Held:
    """The condition, or its contrary; `lacks`: whether the language denies the verb of what there isn't."""
    match condition:
        case DoesntHold(of=Compare(left=left, comparison="at least", right=1)) if (
            holds and lacks and _lacks(left, usage)
        ):
            assert isinstance(left, Count | Happened)
            return Lacking(left)
        case DoesntHold(of=of):
            return plan(of, usage, not holds, lacks)
        case OneHolds(of=of) if holds and (same := _of_one_class(of, usage)):
            return same
        case AllHold(of=of) | OneHolds(of=of):
            both = isinstance(condition, AllHold) == holds
            if holds and (held := held_together(of, usage)):
                names = names_of(held) if both else []
                return HadTogether(tuple(held), both, tuple(names))
            return Joined(tuple(plan(one, usage, holds, lacks) for one in of), both)
        case Turn(whose=whose):
            return WhoseTurn(whose, holds)
        case FirstTurn(not_starting=not_starting):
            return YourFirst(not_starting, holds)
        case Did(said=said):
            return Done(said == "removed", holds)
        case During(moment):
            return Doing(moment, holds)
        case They(cards=cards, are=are, said=said) if said != "are" and holds:
            return Such(cards, are, said)
        case They(cards=This() | Ref() as cards, are=(Is(state=state),)) if state in usage.ways:
            return Used(cards, state, holds)
        case They(cards=cards, are=are):
            return Are(cards, are, holds)
        case Compare(left=Count(cards=cards), comparison="is", right=0) if holds and (such := _only(cards)):
            return OnlySuch(such)
        case Compare(left=left, comparison=comparison, right=right):
            return Compared(left, comparison if holds else _CONTRARY[comparison], right)


def _of_one_class(conditions: tuple[Condition, ...], usage: Usage) -> OfOneClass | None:
    """What the conditions say together, if they are the same for every class that there is."""
    classes: set[str] = set()
    found: set[OfOneClass] = set()
    for one in conditions:
        match one:
            case Compare(Count(Cards(where=(Classified(any=(name,)), *rest)) as cards), comparison, int() as number):
                classes.add(name)
                found.add(OfOneClass(msgspec.structs.replace(cards, where=tuple(rest)), comparison, number))
            case _:
                return None
    return found.pop() if len(found) == 1 and classes == usage.classes else None


def _only(cards: Cards) -> Cards | None:
    """What all cards are, if the noun is your cards in play that are not of some class."""
    match cards:
        case Cards(whose="yours", zone="play", other=False, where=(Not(of=Classified() as such),)):
            return msgspec.structs.replace(cards, where=(such,))
    return None


def _lacks(amount: Amount, usage: Usage) -> bool:
    """Whether one says that a player doesn't have or didn't do it."""
    match amount:
        case Count(cards=cards):
            return cards.whose in ("yours", "theirs")
        case Happened(event=event):
            return event in usage.deniable
    return False


class Said(msgspec.Struct, frozen=True):
    """What is said of cards: that they are such a card, and the other traits one by one."""

    noun: Cards | None
    """As what they are said to be, if any trait says that."""
    named: bool
    """Whether they are said to be the card that was named."""
    rest: tuple[Trait, ...]


def said_of(are: tuple[Trait, ...], card: bool, this_kind: str, usage: Usage, named: bool) -> Said:
    """How traits are said of cards; `card`: they are not in play, where more can be said with the noun.

    `this_kind` is what the card itself is, if it is spoken of; `named`: whether a name alone is said with the noun.
    """
    traits = flat(are)
    nounlike: list[Trait] = [one for one in traits if isinstance(one, _IN_A_CARD if card else _NOUNLIKE)]
    if card or (nounlike and not named):
        nounlike += [one for one in traits if isinstance(one, Is) and one.state in usage.sorts]
    plain = (Has, HasKeyword, SameName) if named else (Has, HasKeyword, SameName, Named)
    if not any(not isinstance(one, plain) for one in nounlike):
        return Said(None, False, tuple(traits))
    types = next((one.any for one in nounlike if isinstance(one, OfType)), ())
    if not types and not card:
        types = (this_kind if this_kind in usage.things else usage.being,)
    where = tuple(one for one in nounlike if not isinstance(one, OfType))
    noun = Cards(types, "any", where, "hand" if card else "play")
    the_named = where == (IsNamedCard(),) and not types
    return Said(noun, the_named, tuple(one for one in traits if one not in nounlike))


class RivalCards(msgspec.Struct, frozen=True):
    """One player's cards against another's."""

    mine: Cards
    other: Whose


class RivalFigures(msgspec.Struct, frozen=True):
    """What one player has so much of, against another."""

    figure: PlayerFigure
    mine: Who
    other: Who


def versus(left: Amount, comparison: Comparison, right: Amount) -> RivalCards | RivalFigures | None:
    """The same thing of two players, where one has more, less or as much of it."""
    if comparison not in ("more than", "less than", "is"):
        return None
    if isinstance(left, Count) and isinstance(right, Count):
        mine, other = left.cards, right.cards
        same = msgspec.structs.replace(mine, whose="any") == msgspec.structs.replace(other, whose="any")
        if not same or "any" in (mine.whose, other.whose) or mine.whose == other.whose:
            return None
        return RivalCards(mine, other.whose)
    if isinstance(left, PlayerHas) and isinstance(right, PlayerHas):
        return RivalFigures(left.figure, left.who, right.who)
    return None


def chosen_kind(said: str, last: Them | None, kind: str, are: tuple[Trait, ...], usage: Usage) -> Cards:
    """The noun for what was chosen, returned or discarded, of such a kind."""
    cards = getattr(last, "cards", None)
    if isinstance(cards, Cards) and getattr(last, "count", None) is not None and said in ("chosen", "you returned"):
        return Cards(cards.types, "any", are, cards.zone if said == "chosen" else "play")
    return Cards((kind,) if usage.is_person(kind) else (), "any", are, "hand")
