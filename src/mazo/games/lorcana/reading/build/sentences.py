"""Sentences: how deeds and facts are joined, by whom and under which conditions."""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import replace

from mazo.abilities.reading.joints import joined
from mazo.abilities.reading.parts import Options, Said, Trigger, TriggeredSaid
from mazo.abilities.reading.walk import contains
from mazo.abilities.tree.effects import (
    Cant,
    ChooseOne,
    Effect,
    Joint,
    Later,
    Nothing,
    Pay,
    Play,
    PlayersMay,
    Steps,
    To,
    Unless,
    Whenever,
)
from mazo.abilities.tree.nouns import (
    Condition,
    PlayerOf,
    Them,
    When,
)
from mazo.abilities.tree.words import EventName
from mazo.games.lorcana.reading.build.events import TurnOf, at_edge
from mazo.games.lorcana.reading.parts import Afterwards, Done, Holder, HowMany, Measured, Soon, Stock, Those
from mazo.games.lorcana.reading.shape.amounts import held_by
from mazo.games.lorcana.reading.shape.clauses import priced
from mazo.games.lorcana.reading.shape.players import done_by, theirs

# Players.


def each_opponent() -> Any:
    return "each opponent"


def each_player() -> Any:
    return "each player"


def each_other() -> Any:
    return "each other player"


def chosen_opponent() -> Any:
    return "chosen opponent"


def chosen_player() -> Any:
    return "chosen player"


def that_player() -> Any:
    return "?that player"


def the_reader() -> Any:
    return "you"


def player_of(them: Them) -> Any:
    return PlayerOf(them)


def challenging_player() -> Any:
    return "the challenging player"


def most_cards() -> Any:
    return "players with the most cards"


def they_players() -> Any:
    return "they"


def those_with(who: Any, what: HowMany | Stock) -> Any:
    return Those(who, held_by(Holder("they", "theirs"), what))


def opponents_who(condition: Condition) -> Any:
    return Those("each opponent", condition)


def by_player(who: Any, *deeds: Any) -> Any:
    return joined(*deeds) if who == "you" else done_by(who, list(deeds))


def you_and(who: Any, deed: Effect) -> Any:
    return Steps((deed, done_by(who, [deed])))


# One after the other.


def steps(*items: Any) -> Any:
    match items:
        case (Play() as play, ", then", Afterwards(to)):
            return replace(play, afterwards=to, joint=", then")
    if any(isinstance(one, Afterwards) for one in items):
        raise ValueError("what was played")
    return joined(*items)


def and_() -> Joint:
    return "and"


def then_() -> Joint:
    return ", then"


def comma_and() -> Joint:
    return ", and"


def comma() -> Joint:
    return ","


def to(cost: Effect, then: Effect) -> Any:
    return To(cost, then)


def may(who: Any, items: Effect) -> Any:
    if isinstance(who, Those):
        raise ValueError("players who are not asked one by one")
    return PlayersMay(items) if who == "you" else PlayersMay(theirs(items), who)


def then_may(first: Effect, joint: Joint, who: Any, items: Effect) -> Any:
    return joined(first, joint, may(who, items))


def either(one: Effect, other: Effect) -> Any:
    return ChooseOne((one, other), said="or")


def choose_one() -> Any:
    return Options()


def choose_both() -> Any:
    return Options(2)


# Sentences.


def plain(do: Any) -> Said:
    return Said(Nothing(), "?bottom") if isinstance(do, Afterwards) else Said(do)


def instead(do: Effect) -> Said:
    return Said(do, "instead")


def payer(who: Any, deed: Effect) -> tuple[Any, Effect]:
    return who, deed if who == "you" or isinstance(deed, Pay) else theirs(deed)


def unless_paid(do: Any, payer: tuple[Any, Effect]) -> Said:
    match payer:
        case "you", Pay(int() as price) if all(isinstance(one, Cant) for one in getattr(do, "of", (do,))):
            return Said(priced(do, price))
    return Said(Unless(do, *payer))


def unreduced(_: Literal["Resist"]) -> Said:
    return Said(Nothing(), "unreduced")


def done_at_edge(do: Effect, event: EventName, turn: TurnOf) -> TriggeredSaid:
    return TriggeredSaid(Trigger(tuple(at_edge(event, turn))), Said(do))


def when_after(condition: Condition, do: Effect, whens: list[When]) -> TriggeredSaid:
    return TriggeredSaid(Trigger(tuple(replace(one, said="when") for one in whens)), Said(do, condition=condition))


def start(said: Said | TriggeredSaid) -> Said | TriggeredSaid:
    if contains(said, (Done,)):
        raise ValueError("to which cards that was done is not remembered")
    if contains(said, (Measured, Afterwards)):
        raise ValueError("how much of what, or afterwards")
    if isinstance(said, TriggeredSaid):
        if any(one.who == "they" for one in said.trigger.whens):
            raise ValueError("who?")
    elif said.how == "?bottom":
        raise ValueError("only if something was done")
    return said


def triggered(trigger: Trigger | Soon, said: Said | TriggeredSaid) -> Said | TriggeredSaid:
    if isinstance(trigger, Soon):
        if isinstance(said, TriggeredSaid) or said != Said(said.do):
            raise ValueError("one condition at a time")
        whenever = trigger.occasion == "whenever"
        return Said(Whenever(trigger.when, said.do) if whenever else Later(trigger.when, said.do))
    if isinstance(said, TriggeredSaid) or said.how not in ("plain", "while"):
        raise ValueError("a trigger can't follow a condition on what came before")
    return TriggeredSaid(trigger, said)
