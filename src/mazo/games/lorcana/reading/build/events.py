"""Events: what triggered abilities wait for."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from lark import Token
from msgspec.structs import replace

from mazo.abilities.reading.parts import Trigger
from mazo.abilities.tree.nouns import Cards, Condition, During, Is, They, This, Turn, When, Who
from mazo.abilities.tree.words import EventName, Moment
from mazo.games.lorcana.reading.parts import Conjunction, Happening, Participant, Soon
from mazo.games.lorcana.reading.shape.cards import of, unplaced, with_trait
from mazo.games.lorcana.reading.wording import TIMES

Party: TypeAlias = Cards | Literal["this"]
TurnOf: TypeAlias = Literal["yours", "opponents", "theirs", "this", "each"]
Acting: TypeAlias = tuple[Happening, tuple[Condition, ...]]
"""What happens, and in which way."""
Occasion: TypeAlias = Literal["when", "whenever", "the first time", "the next time"]
Often: TypeAlias = Literal["turn", "your turn", "opponents turn", "twice"]

_OWN = ("play", "shift onto", "boost", "move", "move from a location")
"""What players do with their own cards only: whose they are says who does it."""
_CHALLENGE = During("in a challenge")


# What happens.


def acting(happening: Happening, how: tuple[Condition, ...]) -> Acting:
    return happening, how


def cards_do(subject: Participant, acting: Acting) -> list[When]:
    happening, how = acting
    return [_when(_of_cards(subject, happening), how)]


def cards_do_both(subject: Participant, one: Acting, conjunction: Conjunction, other: Acting) -> list[When]:
    if conjunction == "or":
        return [*cards_do(subject, one), *cards_do(subject, other)]
    match one, other:
        case (Happening("challenge" | "is challenged" as first, None, None), ()), (
            Happening("banish", None) as last,
            (),
        ):
            moment: Moment = "challenging" if first == "challenge" else "being challenged"
            return cards_do(subject, (replace(last, conditions=(*last.conditions, During(moment))), ()))
    raise ValueError("one thing after the other is no event")


def players_do(who: Who, happening: Happening) -> list[When]:
    if happening.event in _OWN and happening.cards is not None and happening.cards.many is not None:
        whose = _WHOSE[who]
        cards = replace(happening.cards.many, cards=of(happening.cards.many.cards, whose))
        happening = replace(happening, cards=replace(happening.cards, many=cards))
        return [replace(_when(happening, ()), who="you" if happening.event == "boost" else None)]
    if happening.event == "play" and who == "you":
        return [_when(happening, ())]
    if happening.event == "ink" and who == "you" and happening.whose == "yours":
        return [_when(happening, ())]  # only players put cards into their own inkwell
    when = _when(happening, ())
    if when.event == "return to hand" and (not isinstance(when.cards, Cards) or when.cards.zone != "discard"):
        raise ValueError("from where?")
    return [replace(when, who=who)]


_WHOSE: dict[Any, Any] = {"you": "yours", "any opponent": "opposing", "each player": "any"}


def _of_cards(subject: Participant, happening: Happening) -> Happening:
    if happening.subject == "other":
        return replace(happening, other=subject, cards=_another(subject, happening.cards))
    return replace(happening, cards=subject, other=_another(subject, happening.other))


def _when(happening: Happening, how: tuple[Condition, ...]) -> When:
    if how and happening.event not in ("banish", "deals damage"):
        raise ValueError("something that happens in a challenge")
    cards, other = _party(happening.cards), _party(happening.other)
    conditions = (*happening.conditions, *how)
    if happening.event == "deals damage" and how:
        if not isinstance(other, Cards):
            raise ValueError("damage to others")
        other, conditions = with_trait(other, Is("in a challenge")), happening.conditions
    if isinstance(cards, Cards):
        cards, conditions = _asked_of(cards, conditions)
    first = happening.cards
    return When(
        happening.event,
        _placed(cards, happening),
        other,
        conditions=conditions,
        nth=first.nth if first is not None else 0,
        this_or=any(one is not None and one.or_this for one in (happening.cards, happening.other)),
        amount=happening.amount,
        one_or_more=first is not None and first.many is not None and first.many.at_once,
    )


def _party(one: Participant | None) -> Party | None:
    if one is None:
        return None
    if one.many is None:
        return "this"
    if (one.many.comparison, one.many.number) != ("at least", 1):
        raise ValueError("one at a time")
    cards = unplaced(one.many.cards)
    return replace(cards, other=False) if one.or_this else cards


def _asked_of(cards: Cards, conditions: tuple[Condition, ...]) -> tuple[Cards, tuple[Condition, ...]]:
    """What the happening says of the one it befalls, as a trait if that is another card."""
    kept: list[Condition] = []
    for one in conditions:
        match one:
            case During(moment) if one != _CHALLENGE:
                cards = with_trait(cards, Is(moment))
            case They(This(), (trait,)):
                cards = with_trait(cards, trait)
            case _:
                kept.append(one)
    return cards, tuple(kept)


def _placed(cards: Party | None, happening: Happening) -> Party | None:
    """The cards in the zone that the happening speaks of; any card is nothing more to say."""
    match happening.event:
        case "ink" | "left discard":
            if cards != Cards():
                raise ValueError("any card")
            return Cards(whose=happening.whose, zone=happening.zone)
        case "put into discard":
            if not isinstance(cards, Cards):
                raise ValueError("other cards")
            return replace(cards, whose=happening.whose, zone="discard")
        case "return to hand" if happening.zone and isinstance(cards, Cards):
            if cards.zone not in ("play", "discard") or (cards.whose, happening.whose) == ("opposing", "yours"):
                raise ValueError("from where?")
        case "discard" | "pay":
            return cards if cards != Cards() else None
    return cards


def _another(subject: Participant, other: Participant | None) -> Participant | None:
    """ "Another character" is another than the one who acts; for your own ones and this card that is no more to say."""
    if other is None or other.many is None or subject.many is None or subject.many.cards.whose == "yours":
        return other
    cards = replace(other.many.cards, other=False, said="another")
    return replace(other, many=replace(other.many, cards=cards))


# When exactly.


def turn_start() -> EventName:
    return "turn start"


def turn_end() -> EventName:
    return "turn end"


def turn_of(whose: str) -> TurnOf:
    match whose:
        case "yours" | "theirs":
            return whose
        case "opposing":
            return "opponents"
        case "any":
            return "each"
    raise ValueError("whose turn?")


def turn_this() -> TurnOf:
    return "this"


def at_edge(event: EventName, turn: TurnOf) -> list[When]:
    match turn:
        case "yours":
            return [When(event, who="you")]
        case "this":
            return [When(event)]
        case "opponents":
            return [When(event, who="each opponent")]
        case "each":
            return [When(event, who="each player")]
    raise ValueError("whose turn?")


def during_turn(turn: TurnOf) -> Condition:
    if turn not in ("yours", "opponents", "theirs"):
        raise ValueError("whose turn?")
    return Turn(turn)


def while_condition(condition: Condition) -> Condition:
    return condition


def while_there(place: Any) -> Any:
    if not isinstance(place, Is):
        raise ValueError("here, or at a location")
    return place


def once_when() -> Occasion:
    return "when"


def each_when() -> Occasion:
    return "whenever"


def the_first() -> Literal["first"]:
    return "first"


def the_next() -> Literal["next"]:
    return "next"


def the_nth(number: int) -> int:
    return number


def nth_when(nth: Literal["first", "next"] | int) -> Occasion | int:
    if isinstance(nth, int):
        return nth
    return "the first time" if nth == "first" else "the next time"


def each_turn() -> Any:
    return "each turn"


def during_span(span: str) -> Any:
    return span


def happening(occasion: Occasion | int, whens: list[When], *circumstances: Any) -> list[Any]:
    if isinstance(occasion, int):
        if "each turn" not in circumstances or any(when.nth or not isinstance(when.cards, Cards) for when in whens):
            raise ValueError("so often in each turn, of such cards")
        whens, occasion = [replace(when, nth=occasion) for when in whens], "whenever"
        circumstances = tuple(one for one in circumstances if one != "each turn")
    if "this turn" in circumstances:
        if len(circumstances) > 1 or occasion not in ("whenever", "the next time"):
            raise ValueError("whenever it happens this turn, or the next time")
        return [Soon(when, occasion) for when in whens]
    if occasion == "the next time":
        raise ValueError("until when?")
    if "each turn" in circumstances and occasion != "the first time":
        raise ValueError("the first time each turn")
    whens = [replace(when, said=occasion, circumstances=_where_said(when)) for when in whens]
    if occasion == "the first time":
        whens = [replace(when, nth=1) for when in whens]
    for one in circumstances:
        whens = whens if one == "each turn" else [_under(when, one) for when in whens]
    return whens


def _where_said(when: When) -> Literal["", "noun"]:
    """Whether the noun says where it happens: "a character here challenges"."""
    doer = when.other if when.event == "banish" and when.other is not None else when.cards
    return "noun" if isinstance(doer, Cards) and Is("here") in doer.where else ""


def often_a_turn(times: Token) -> Often:
    if TIMES[times.lower()] != 1:
        raise ValueError("once")
    return "turn"


def often_during(times: Token, turn: TurnOf) -> Often:
    match TIMES[times.lower()], turn:
        case 1, "yours":
            return "your turn"
        case 1, "opponents":
            return "opponents turn"
        case 2, "yours":
            return "twice"
    raise ValueError("once, or twice during your turn")


def trigger(*leads: list[Any]) -> Trigger | Soon:
    if len(leads) == 1 and len(leads[0]) == 1 and isinstance(leads[0][0], Soon):
        return leads[0][0]
    whens = tuple(when for lead in leads for when in lead)
    if any(isinstance(when, Soon) for when in whens):
        raise ValueError("one thing that happens this turn")
    first = any(when.said == "the first time" for when in whens)
    return Trigger(whens, "turn" if first else "")


def _under(when: When, circumstance: Any) -> When:
    if not isinstance(circumstance, Is):
        own = isinstance(circumstance, Turn) and circumstance.whose != "opponents"
        place: Any = "after" if own else when.circumstances
        return replace(when, conditions=(*when.conditions, circumstance), circumstances=place)
    if when.event == "banish" and isinstance(when.other, Cards):
        return replace(when, other=with_trait(when.other, circumstance))
    if isinstance(when.cards, Cards):
        return replace(when, cards=with_trait(when.cards, circumstance))
    return replace(when, conditions=(*when.conditions, They(This(), (circumstance,))))
