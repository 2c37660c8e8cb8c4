"""History: whether something has happened, this turn or this way."""

from __future__ import annotations

from typing import Final, Literal

from lark import Token

from mazo.abilities.tree.nouns import (
    Cards,
    Compare,
    Condition,
    DoesntHold,
    Happened,
    Is,
    Trait,
    Who,
)
from mazo.games.lorcana.reading.parts import Done, Happening, Mark, Participant, Time
from mazo.games.lorcana.reading.shape.amounts import said_so
from mazo.games.lorcana.reading.shape.memory import SANG_THIS, cards_have, players_have
from mazo.games.lorcana.reading.wording import ORDINALS

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


def at_any_time() -> Time:
    return ""


def in_this_turn() -> Time:
    return "turn"


def in_this_way() -> Time:
    return "way"


# Whether it has happened.


def cards_did(
    subject: Participant, affirmed: bool, happening: Happening, how: tuple[Condition, ...], time: Time
) -> Condition:
    return said_so(cards_have(subject, happening, how, time), affirmed)


def cards_didnt(subject: Participant, happening: Happening, how: tuple[Condition, ...], time: Time) -> Condition:
    return DoesntHold(cards_have(subject, happening, how, time))


def players_did(who: Who, affirmed: bool, happening: Happening, time: Time) -> Condition:
    return said_so(players_have(who, happening, time), affirmed)


def players_didnt(who: Who, happening: Happening, time: Time) -> Condition:
    return DoesntHold(players_have(who, happening, time))


def ordinal(word: Token) -> int:
    return ORDINALS[word]


def nth_so_far(number: int, cards: Cards) -> Condition:
    match cards:
        case Cards((), "any", (Done(Happening("draw" | "ink" as event, who=str() as who), (), "turn"),), "?card"):
            return Compare(Happened(event, who), "is", number)
    raise ValueError("the second card that was drawn or inked")


def nth_challenge(number: int, _: Literal["turn"]) -> Condition:
    return Compare(Happened("challenge"), "is", number)


# Those of whom it is so.


def who_did(happening: Happening, how: tuple[Condition, ...], time: Time) -> Trait | Done:
    return _who_did(happening, how, time)


def done_so(happening: Happening, how: tuple[Condition, ...], time: Time) -> Done:
    return Done(happening, how, time)


def whom_they_did(who: Who, happening: Happening, time: Time) -> Done:
    if happening.event == "ink" and (who, happening) != ("you", Happening("ink", zone="inkwell", whose="yours")):
        raise ValueError("into your inkwell")
    return Done(Happening(happening.event, who=who), (), time)


def who_were(said: Trait | Mark | Done) -> Trait | Mark | Done:
    match said:
        case Done(happening, how, time):
            return _who_did(happening, how, time)
        case Mark(zone="under"):
            return said
    raise ValueError("what cards were a moment ago is not remembered")


def player_did(happening: Happening, time: Time) -> Condition:
    return players_have("they", happening, time)


def _who_did(happening: Happening, how: tuple[Condition, ...], time: Time) -> Is | Done:
    if happening == SANG_THIS and not how and not time:
        return Done(happening, (), "way")
    state = _STATES.get(happening)
    if how or state is None or time != "turn":
        raise ValueError("that is not remembered of cards")
    return Is(state)
