"""History: whether something has happened, this turn or this way."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from mazo.abilities.tree.nouns import (
    Cards,
    Compare,
    Comparison,
    Condition,
    Did,
    DoesntHold,
    During,
    Happened,
    Is,
    Ref,
    SameObject,
    Size,
    They,
    This,
    Trait,
    Who,
)
from mazo.abilities.tree.words import EventName
from mazo.games.lorcana.reading.parts import Done, Happening, HowMany, Mark, Participant
from mazo.games.lorcana.reading.shape.amounts import befell, by_whose, happened
from mazo.games.lorcana.reading.shape.cards import of, traits_of, unplaced

_DEEDS: Final = ("quest", "challenge", "sing", "move")
"""What cards do themselves: their players did it."""
_FATES: Final = ("banish", "takes damage", "put into discard", "left discard", "play", "is challenged")
"""What befalls cards, whoever did it."""

_STATES: Final = {
    Happening("play"): "played this turn",
    Happening("quest"): "quested this turn",
    Happening("challenge"): "challenged this turn",
    Happening("is challenged"): "was challenged this turn",
    Happening("takes damage"): "took damage this turn",
    Happening("move"): "moved this turn",
    Happening("sing"): "sang this turn",
}
"""What is remembered of each card itself."""


def cards_did(subject: Participant, happening: Happening, how: tuple[Condition, ...]) -> Condition:
    event, many = _event(happening, how), _many(subject)
    if happening.other is not None or happening.amount is not None:
        raise ValueError("to whom is not remembered")
    if event == "ink":
        return players_did("you", replace(happening, cards=subject))
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


def cards_didnt(subject: Participant, happening: Happening, how: tuple[Condition, ...]) -> Condition:
    return DoesntHold(cards_did(subject, happening, how))


def players_did(who: Who, happening: Happening) -> Condition:
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


def players_didnt(who: Who, happening: Happening) -> Condition:
    return DoesntHold(players_did(who, happening))


def who_did(happening: Happening, how: tuple[Condition, ...]) -> Trait:
    state = _STATES.get(happening)
    if how or state is None:
        raise ValueError("that is not remembered of cards")
    return Is(state)


def done_this_turn(happening: Happening, how: tuple[Condition, ...]) -> Done:
    return Done(happening, how, "turn")


def done_thus(happening: Happening) -> Done:
    return Done(happening, (), "way")


def who_were(said: Trait | Mark | Done) -> Trait | Mark:
    match said:
        case Done(happening, how, "turn"):
            return who_did(happening, how)
        case Mark(zone="under"):
            return said
    raise ValueError("what cards were a moment ago is not remembered")


def player_did(happening: Happening) -> Condition:
    return players_did("they", happening)


def second_time() -> int:
    return 2


def drawn() -> EventName:
    return "draw"


def put_into(place: Mark) -> EventName:
    if (place.zone, place.whose) != ("inkwell", "yours"):
        raise ValueError("into your inkwell")
    return "ink"


def nth_so_far(number: int, who: Who, event: EventName) -> Condition:
    if event == "ink" and who != "you":
        raise ValueError("your inkwell")
    return Compare(Happened(event, who), "is", number)


def nth_challenge(number: int) -> Condition:
    return Compare(Happened("challenge"), "is", number)


# What the effect itself has done.


def players_did_this_way(who: Who, happening: Happening) -> Condition:
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


def done_this_way(subject: Participant, happening: Happening) -> Condition:
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
