"""Leads: what stands before a sentence and says when, how often or for how long it is so; each before any other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from msgspec.structs import replace

from mazo.abilities.reading.joints import joined, parts_of
from mazo.abilities.reading.parts import Said, Trigger, TriggeredSaid
from mazo.abilities.reading.walk import mentions, swapped
from mazo.abilities.tree.effects import Cant, Later, PlayersMay, Whenever
from mazo.abilities.tree.facts import CostsLess
from mazo.abilities.tree.nouns import (
    AllHold,
    Amount,
    Compare,
    Condition,
    Count,
    Did,
    DoesntHold,
    Every,
    Is,
    Ref,
    Sum,
    They,
    This,
    When,
)
from mazo.abilities.tree.words import Until
from mazo.games.lorcana.reading.build.conditions import IN_PLAY, THEY_ARE_CHALLENGED
from mazo.games.lorcana.reading.build.events import Often, TurnOf, during_turn, while_there
from mazo.games.lorcana.reading.shape.amounts import multiplied
from mazo.games.lorcana.reading.shape.cards import with_trait
from mazo.games.lorcana.reading.shape.clauses import themselves, timed

Sentence: TypeAlias = Said | TriggeredSaid
Given: TypeAlias = Literal["if", "while", "unless"]
Lead: TypeAlias = Callable[[Sentence], Sentence]


def led(lead: Lead, said: Sentence) -> Sentence:
    return lead(said)


def then(said: Sentence) -> Sentence:
    return replace(_untriggered(said), joint=". then")


def given_if() -> Given:
    return "if"


def given_while() -> Given:
    return "while"


def given_unless() -> Given:
    return "unless"


def lead_given(given: Given, condition: Condition) -> Lead:
    match given, condition:
        case "if", Did(""):
            return _if_done(None)
        case "if", AllHold((Did(""), more)):
            return _if_done(more)
        case "if", DoesntHold(Did("")):
            return lambda said: Said(_free(said).do, "if not done")
        case "if", _:
            return _said_if(condition)
        case "while", _ if condition == IN_PLAY:
            return lead_until("while this is in play")
        case "while", _:
            return _said_while(condition)
    raise ValueError("unless it is so, after what isn't so")


def given_after(do: Any, given: Given, condition: Condition) -> Said:
    match given:
        case "if":
            return Said(do, condition=condition, word="if after")
        case "while" if condition == IN_PLAY:
            return Said(timed(do, "while this is in play"))
        case "while":
            do, meant = themselves(do, condition)
            return Said(do) if meant is None else Said(do, "while", meant, "while after")
    if condition == THEY_ARE_CHALLENGED:
        if not isinstance(do, Cant) or not isinstance(do.them, Every):
            raise ValueError("of whom?")
        return Said(replace(do, unless=Is("being challenged")))
    if (
        isinstance(do, Cant)
        and isinstance(do.them, str)
        and any(mentions(condition, who) for who in ("they", "theirs"))
    ):
        return Said(replace(do, unless=condition))  # asked of each of those players
    if isinstance(do, Cant) and do.until is not None:
        match condition:
            case They(Ref("?they"), (trait,)):
                return Said(replace(do, unless=trait))  # asked of them when they would do it
    return Said(do, condition=DoesntHold(condition))


def instead_given(do: Any, _: Literal["if"], condition: Condition) -> Said:
    return Said(do, "instead", condition)


def _said_if(condition: Condition) -> Lead:
    def said_if(said: Sentence) -> Sentence:
        said = _free(said, "plain", "instead")
        return Said(said.do, said.how, condition, "" if said.how == "instead" else "if", said.joint)

    return said_if


def _if_done(condition: Condition | None) -> Lead:
    def if_done(said: Sentence) -> Sentence:
        said = _free(said, "plain", "?bottom")
        if said.how == "?bottom":
            if condition is not None:
                raise ValueError("if you do")
            return replace(said, how="bottom")
        return Said(said.do, "if you do", condition)

    return if_done


def _said_while(condition: Condition) -> Lead:
    def said_while(said: Sentence) -> Sentence:
        if isinstance(said, TriggeredSaid):
            whens = _only_when(said, condition)
            return _with_whens(said, tuple(replace(one, circumstances="before") for one in whens))
        _lasting(said)
        do, meant = themselves(said.do, condition)
        if meant is None:
            return Said(do, said.how, said.condition)
        if (such := _each_such(meant, said)) is not None:
            return such
        word: Any = "while, if" if said.word == "if" else "while"
        return Said(do, "while", _both(meant, said.condition), word)

    return said_while


def lead_otherwise() -> Lead:
    return lambda said: Said(_free(said).do, "otherwise")


def lead_refuser() -> Lead:
    return lambda said: Said(_free(said).do, "refuser")


def lead_turn(turn: TurnOf) -> Lead:
    condition = during_turn(turn)
    if turn == "theirs":
        raise ValueError("whose turn?")

    def in_turn(said: Sentence) -> Sentence:
        if isinstance(said, TriggeredSaid):
            whens = _only_when(said, condition)
            if turn == "opponents":
                whens = tuple(replace(one, who="each opponent") if one.who == "they" else one for one in whens)
            first = any(one.said == "the first time" for one in whens) and turn == "yours"
            return _with_whens(said, whens, "your turn" if first else said.trigger.once)
        _lasting(said)
        return Said(said.do, "while", _both(condition, said.condition), said.word)

    return in_turn


def done_during(do: Any, turn: TurnOf) -> Sentence:
    return lead_turn(turn)(Said(do))


def so_while_there(do: Any, place: Any) -> Said:
    """What is so of cards while they are there: of each of several by itself, else of this card."""
    there = while_there(place)
    parts = [one for one in parts_of(do) if not isinstance(one, str)]
    if all(getattr(one, "them", None) == This() or getattr(one, "to", None) == "this" for one in parts):
        return Said(do, "while", They(This(), (there,)), "while after")
    return Said(joined(*[one if isinstance(one, str) else _there(one, there) for one in parts_of(do)]))


def _there(do: Any, there: Is) -> Any:
    them = getattr(do, "them", None)
    if not isinstance(them, Every):
        raise ValueError("all of them, or this card")
    return replace(do, them=Every(with_trait(them.cards, there)))


def lead_until(until: Until) -> Lead:
    def for_so_long(said: Sentence) -> Sentence:
        if not isinstance(said, TriggeredSaid):
            said = _free(said)
            return replace(said, do=timed(said.do, until))
        if until not in ("this turn", "until your next turn") or len(said.trigger.whens) != 1 or said.trigger.once:
            raise ValueError("whenever something happens this turn, or until your next one")
        inner = _free(said.said)
        whenever = Whenever(replace(said.trigger.whens[0], circumstances="before"), inner.do)
        return Said(whenever if until == whenever.until else replace(whenever, until=until))

    return for_so_long


def lead_each(each: Amount) -> Lead:
    if isinstance(each, Count | Sum):
        each = replace(each, said="each first")

    def for_each(said: Sentence) -> Sentence:
        said = _free(said)
        return replace(said, do=multiplied(said.do, each))

    return for_each


def lead_often(often: Often) -> Lead:
    def so_often(said: Sentence) -> Sentence:
        if isinstance(said, TriggeredSaid):
            if said.trigger.once:
                raise ValueError("how often?")
            return _with_whens(said, said.trigger.whens, often)
        if often not in ("turn", "your turn"):
            raise ValueError("once")
        if isinstance(said.do, PlayersMay) and said == Said(said.do, condition=said.condition, word="if"):
            return Said(said.do, "once", said.condition)
        match _free(said).do:
            case PlayersMay(CostsLess() as less):
                return Said(replace(less, limit="once"))
            case do:
                return Said(do, "once")

    return so_often


def _untriggered(said: Sentence) -> Said:
    """A sentence that happens at once, if only by having something happen at the end of the turn."""
    match said:
        case TriggeredSaid(Trigger((When("turn start" | "turn end") as when,), ""), Said(do)) if said.said == Said(do):
            return Said(Later(when, do))
        case TriggeredSaid():
            raise ValueError("something that isn't waited for")
    return said


def _free(said: Sentence, *hows: str) -> Said:
    """A sentence that no condition stands before yet."""
    said = _untriggered(said)
    if said.how not in (hows or ("plain",)) or said.condition is not None or said.joint != ".":
        raise ValueError("one condition at a time")
    return said


def _lasting(said: Said) -> None:
    if said.how not in ("plain", "while"):
        raise ValueError("what is so has no such condition")


def _both(one: Condition, other: Condition | None) -> Condition:
    return one if other is None else AllHold((one, other))


def _each_such(condition: Condition, said: Said) -> Said | None:
    """What is said of "that character" while there is such a one is said of each such one."""
    match condition:
        case Compare(Count(cards), "at least" | "is" as comparison, 1):
            such: Any = said.do
            for mark in ("?character", "?they"):
                such = swapped(such, Ref(mark), Every(replace(cards, said="")))
            if such == said.do:
                return None
            if comparison == "at least":
                return Said(such, said.how, said.condition)
            return Said(such, "while", _both(condition, said.condition))
    return None


def _only_when(said: TriggeredSaid, condition: Condition) -> tuple[When, ...]:
    return tuple(replace(one, conditions=(condition, *one.conditions)) for one in said.trigger.whens)


def _with_whens(said: TriggeredSaid, whens: tuple[When, ...], once: Any = None) -> TriggeredSaid:
    trigger = replace(said.trigger, whens=whens, once=said.trigger.once if once is None else once)
    return replace(said, trigger=trigger)
