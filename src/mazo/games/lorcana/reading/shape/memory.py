"""What is remembered: whether cards or players have done something, this turn or by the effect itself."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from mazo.abilities.tree.nouns import (
    Cards,
    Compare,
    Condition,
    Did,
    During,
    Happened,
    Ref,
    SameObject,
    Size,
    They,
    This,
    Who,
)
from mazo.abilities.tree.words import EventName
from mazo.games.lorcana.reading.parts import Happening, HowMany, Participant, Time
from mazo.games.lorcana.reading.shape.amounts import befell, by_whose, happened
from mazo.games.lorcana.reading.shape.cards import traits_of, unplaced

_DEEDS: Final = ("quest", "challenge", "sing", "move")
"""What cards do themselves: their players did it."""
_FATES: Final = ("banish", "takes damage", "put into discard", "left discard", "play", "is challenged")
"""What befalls cards, whoever did it."""

SANG_THIS: Final = Happening("sing", other=Participant())
"""Singing this very song."""


def cards_have(subject: Participant, happening: Happening, how: tuple[Condition, ...], time: Time) -> Condition:
    """Whether cards have done something, or it has befallen them."""
    if time == "way" and not how:
        return _done_this_way(subject, happening)
    if happening == SANG_THIS and not how and not time and subject.many is not None:
        return Compare(Size(Ref("singers")), subject.many.comparison, subject.many.number)
    if time != "turn":
        raise ValueError("when?")
    event, many = _event(happening, how), _many(subject)
    if happening.other is not None or happening.amount is not None:
        raise ValueError("to whom is not remembered")
    if event == "ink":
        return players_have("you", replace(happening, cards=subject), time)
    if event in _DEEDS:
        many, who = by_whose(many)
        if who == "each player" and subject.many is not None and subject.many.cards.whose == "theirs":
            return happened(event, subject.many, "they")
        if many.number == 0 and many.cards == Cards(("character",)):
            return Compare(Happened(event, who), many.comparison, many.number)
        return happened(event, many, who)
    if event not in (*_FATES, "banished in a challenge"):
        raise ValueError("something that is remembered")
    if happening.zone:
        return _of_zone(event, many, happening)
    return befell(event, many)


def players_have(who: Who, happening: Happening, time: Time) -> Condition:
    """Whether players have done something."""
    if time != "turn":
        return _players_did_this_way(who, happening)
    event = happening.event
    match event:
        case "draw" | "gets ink drops" | "removes ink drops":
            return Compare(Happened(event, who), "at least", 1)
        case "is healed" if happening.cards is not None:
            if happening.amount not in (None, ("at least", 1)):
                raise ValueError("how much damage was removed is not remembered")
            return happened(event, _many(happening.cards), who)
        case "discard" | "play" if happening.cards is not None and not happening.conditions:
            return happened(event, _many(happening.cards), who)
        case "ink" if who == "you" and happening.whose == "yours" and happening.cards is not None:
            return happened(event, _many(happening.cards), who)
        case "put under" if happening.cards is not None:
            return happened(event, _many(happening.cards), who)
    raise ValueError("something that is remembered")


def _players_did_this_way(who: Who, happening: Happening) -> Condition:
    if who != "you":
        raise ValueError("you")
    match happening:
        case Happening("is healed", None):
            return Did("removed")
        case Happening("discard", Participant(HowMany(cards, "at least", 1))):
            return They(Ref("discarded"), traits_of(unplaced(cards)), "you discarded")
        case Happening("return to hand", Participant(HowMany(cards, "at least", 1))):
            return They(Ref("?chosen"), cards.where, "you returned")
    raise ValueError("something that was done")


def _done_this_way(subject: Participant, happening: Happening) -> Condition:
    many = _many(subject)
    if (many.comparison, many.number) == ("at least", 1):
        match happening.event:
            case "discard":
                return They(Ref("discarded"), traits_of(unplaced(many.cards)), "discarded")
            case "move":
                return Compare(Size(Ref("?chosen"), traits_of(many.cards)), "at least", 1)
    raise ValueError("something that was done")


def _event(happening: Happening, how: tuple[Condition, ...]) -> EventName:
    if happening.conditions or (how and (happening.event, how) != ("banish", (During("in a challenge"),))):
        raise ValueError("that is not remembered")
    return "banished in a challenge" if how else happening.event


def _many(subject: Participant) -> HowMany:
    many = subject.many
    if subject.or_this or subject.nth or (many is not None and (many.comparison, many.number) == ("at least", 0)):
        raise ValueError("so many")
    if subject.many is None:
        return HowMany(Cards(where=(SameObject(This()),)), "at least", 1)
    return replace(subject.many, cards=unplaced(subject.many.cards))


def _of_zone(event: EventName, many: HowMany, happening: Happening) -> Condition:
    if many.cards.whose != "any":
        raise ValueError("whose?")
    if event == "left discard" and happening.whose == "any":
        return happened(event, many, "each player")
    zone: Any = happening.zone
    return befell(event, replace(many, cards=replace(many.cards, zone=zone)), happening.whose)
