"""Facts held against the table: what was asked, how it was compared, and whether it can be judged at all."""

from __future__ import annotations

import operator
import re
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from mazo.conformance.cases import Asserted, Closing, card_of
from mazo.conformance.layout import World
from mazo.conformance.queries import CARD, FIELDS, GAME, PLAYER, can_challenge, count_in, names_in, whose
from mazo.games.lorcana.cards.catalogue import fold
from mazo.games.lorcana.rules.words import BOOST


class Unjudged(Exception):
    """A fact that says nothing about the rules: numbers of prompts, or a comparison that was lost."""


class Wrong(Exception):
    """A fact that doesn't hold."""

    def __init__(self, got: Any) -> None:
        super().__init__(got)
        self.got = got


_PROMPTS: Final = frozenset({"getBagCount"})
_LEFT_OUT: Final = frozenset({"toBeDefined", "toHavePendingEffectCount"})
_ORDER: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "toBeGreaterThan": operator.gt,
    "toBeGreaterThanOrEqual": operator.ge,
    "toBeLessThan": operator.lt,
    "toBeLessThanOrEqual": operator.le,
}
_ABOUT: Final = {
    "strength": r"strength|\{S\}|¤",
    "willpower": r"willpower|\{W\}",
    "lore": r"lore|\{L\}",
    "damage": r"damage|heal|banish",
    "exerted": r"exert|ready|readies",
    "drying": r"dry|rush",
    "playCost": r"cost|pay|less",
    "moveCost": r"move",
    "hasSupport": r"support",
    "hasRush": r"rush",
    "hasReckless": r"reckless",
    "hasEvasive": r"evasive",
    "hasQuestRestriction": r"quest",
    "hand": r"hand|draw|discard",
    "deck": r"deck|mill|top card|bottom",
    "discard": r"discard|banish",
    "inkwell": r"ink",
    "play": r"play",
    "zone": r".",
}
"""By which words a title tells which of several properties it is about."""


def hold(fact: Asserted, world: World, title: str, closing: Closing | None) -> None:
    """Nothing if the fact holds; else `Wrong`, or `Unjudged`."""
    if fact.q is None or fact.q in _PROMPTS or fact.m in _LEFT_OUT:
        raise Unjudged
    if fact.m in _ORDER and isinstance(fact.value, bool):
        raise Unjudged  # a yes or no is not more than a number: another figure was asserted than was recorded
    t = world.table
    arguments = list(fact.args)
    if fact.q in GAME:
        _compare(fact, GAME[fact.q](t))
    elif fact.q in PLAYER:
        seat, more = whose(arguments, fact.by)
        _judge_player(fact, PLAYER[fact.q](t, seat, more), title)
    elif fact.q == "canChallenge":
        pairs = [(one, other) for one in world.meant(arguments[0]) for other in world.meant(arguments[1])]
        _any_fits(fact, [can_challenge(t, one, other) for one, other in pairs], _compare)
    elif fact.q in ("getCardDefinitionIdsInZone", "getCardInstanceIdsInZone"):
        _judge_zone(fact, world, closing)
    elif fact.q == "getCard":
        _any_fits(fact, _cards(fact, world), lambda one, card: _judge_card(one, world, card, title))
    elif fact.q in CARD:
        ask = CARD[fact.q]
        values = [ask(t, card, _more(fact)) for card in _cards(fact, world)]
        _any_fits(fact, values, lambda one, value: _judge_value(one, world, value))
    else:
        raise Unjudged


def _more(fact: Asserted) -> list[Any]:
    more = list(fact.args[1:])
    if isinstance(fact.expected, dict) and not more:
        more = [fact.expected[name] for name in ("keyword", "restriction", "ability") if name in fact.expected]
    return more


def _cards(fact: Asserted, world: World) -> list[int]:
    """The cards that a fact may be about; some name them only in what they expect."""
    for argument in (*fact.args[:1], fact.expected):
        if card_of(argument) is not None:
            found = world.meant(argument)
            if found:
                return found
    raise Unjudged


def _any_fits(fact: Asserted, values: list[Any], judge: Callable[[Asserted, Any], None]) -> None:
    """Of copies that can't be told apart, one must fit."""
    wrong: Wrong | None = None
    for value in values:
        try:
            judge(fact, value)
            return
        except Wrong as found:
            wrong = wrong or found
    raise wrong if wrong is not None else Unjudged()


# One value.


def _compare(fact: Asserted, got: Any) -> None:
    matcher, expected = fact.m, fact.expected
    negated = matcher.startswith("not.")
    matcher = matcher.removeprefix("not.")
    if matcher in ("toBe", "toEqual", "toBeInZone"):
        if isinstance(expected, (dict, list)) != isinstance(got, (dict, list)):
            raise Unjudged
        if isinstance(got, bool) and isinstance(expected, int) and not isinstance(expected, bool):
            raise Unjudged  # it was counted, nobody knows over what
        if isinstance(got, str) and isinstance(expected, bool):
            raise Unjudged  # it was looked for in a list, nobody knows which
        fits = _same(got, expected)
    elif matcher in _ORDER:
        fits = got is not None and _ORDER[matcher](got, expected)
    elif matcher in ("toBeNull", "toBeUndefined"):
        fits = got is None
    elif matcher == "toBeFalsy":
        fits = not got
    elif matcher == "toHaveLength":
        fits = len(got) == expected
    else:
        raise Unjudged
    if fits == negated:
        raise Wrong(got)


def _same(got: Any, expected: Any) -> bool:
    if isinstance(got, bool) or isinstance(expected, bool):
        return got is expected
    return bool(got == expected)


def _judge_value(fact: Asserted, world: World, got: Any) -> None:
    """Comparisons that carry the expected value inside."""
    expected = fact.expected
    matcher = fact.m.removeprefix("not.")
    negated = fact.m.startswith("not.")
    if matcher == "toBeReady":
        fits = got is False
    elif matcher in ("toHaveDamage", "toHaveLore"):
        fits = got == expected.get("value")
    elif matcher == "toHaveKeyword":
        wanted = expected.get("value") if isinstance(expected, dict) else None
        fits = got == wanted if wanted is not None and not isinstance(got, bool) else bool(got)
    elif matcher in ("toHaveRestriction", "toHaveGrantedAbility"):
        fits = got is True
    elif matcher == "toBeAtLocation":
        fits = got in world.meant(expected.get("location"))
    elif fact.q == "getCardLocationId":
        fits = got in world.meant(expected) if isinstance(expected, dict) else (got is None) == (expected is None)
    elif fact.q == "getCardsUnder":
        _judge_under(fact, world, got)
        return
    else:
        _compare(fact, got)
        return
    if fits == negated:
        raise Wrong(got)


def _judge_under(fact: Asserted, world: World, got: list[int]) -> None:
    if isinstance(fact.expected, int):
        if fact.m == "toHaveLength" or fact.m == "toBe":
            if len(got) != fact.expected:
                raise Wrong(len(got))
        else:
            _compare(fact, len(got))
        return
    if isinstance(fact.expected, list):
        wanted = [world.meant(one) for one in fact.expected]
        if len(wanted) != len(got) or not all(any(card in cards for card in got) for cards in wanted):
            raise Wrong([world.table.figures.names[world.table.kind[card]] for card in got])
        return
    raise Unjudged


# Several properties.


def _judge_card(fact: Asserted, world: World, card: int, title: str) -> None:
    t = world.table
    if fact.fields:
        _judge_fields(fact, {name: FIELDS[name](t, card) for name in fact.fields if name in FIELDS}, title)
    elif fact.m == "toHaveLength" and t.has(card, BOOST):
        _compare(fact, t.under(card))
    elif fact.m == "toBeInZone":
        _compare(fact, FIELDS["zone"](t, card))
    elif fact.m in ("toMatchObject", "toEqual") and isinstance(fact.expected, dict):
        wanted = fact.expected
        if not wanted and isinstance(fact.value, dict):
            wanted = {name: fact.value[name] for name in ("zone", "exerted") if name in fact.value}
        for name, expected in wanted.items():
            if name in FIELDS and not isinstance(expected, (dict, list)):
                got = FIELDS[name](t, card)
                if not _same(got, expected):
                    raise Wrong({name: got})
    else:
        raise Unjudged


def _judge_player(fact: Asserted, got: Any, title: str) -> None:
    if not isinstance(got, dict):
        if fact.m == "toHaveLore":
            if got != fact.expected.get("value"):
                raise Wrong(got)
            return
        _compare(fact, got)
        return
    if fact.fields:
        _judge_fields(fact, {name: got[name] for name in fact.fields if name in got}, title)
        return
    wanted = fact.expected or fact.value
    if not isinstance(wanted, dict):
        raise Unjudged
    wrong = {name: got[name] for name, count in wanted.items() if name in got and got[name] != count}
    if wrong:
        raise Wrong(wrong)


def _judge_fields(fact: Asserted, got: dict[str, Any], title: str) -> None:
    """One of these was meant: those that the title speaks of must fit, else any of them."""
    if not got:
        raise Unjudged
    about = [name for name in got if re.search(_ABOUT.get(name, "$^"), title, re.IGNORECASE)]
    fitting = 0
    wrong: Wrong | None = None
    for name in about or list(got):
        try:
            _compare(fact, got[name])
            fitting += 1
        except Wrong:
            wrong = Wrong({name: got[name]})
    if wrong is not None and (len(about) == 1 or fitting == 0):
        raise wrong


def _judge_zone(fact: Asserted, world: World, closing: Closing | None) -> None:
    """What lies in a zone: how many, which, and in which order as far as the closing state tells."""
    zone, *more = fact.args
    seat, _ = whose(more, fact.by)
    got = names_in(world.table, zone, seat)
    listed = fact.value if isinstance(fact.value, list) else None
    if fact.m == "toHaveLength" or fact.m in _ORDER:
        _compare(fact, got if fact.m == "toHaveLength" else len(got))
    elif isinstance(fact.expected, int) and not isinstance(fact.expected, bool):
        if listed is None or len(listed) != fact.expected:
            raise Unjudged
        if len(got) != fact.expected:
            raise Wrong(len(got))
    elif fact.q == "getCardDefinitionIdsInZone" and fact.m == "toEqual" and isinstance(fact.expected, list):
        wanted = _closing_names(closing, world, f"p{seat + 1}.{zone}")
        if wanted is None or len(wanted) != len(fact.expected):
            raise Unjudged
        if [fold(name) for name in wanted] != [fold(name) for name in got]:
            raise Wrong(got)
    elif listed is not None and fact.expected == {} and all(isinstance(one, dict) for one in listed):
        wanted = [str(one.get("card", "")) for one in listed]
        if Counter(map(fold, wanted)) != Counter(map(fold, got)):
            raise Wrong(got)
    else:
        raise Unjudged


def _closing_names(closing: Closing | None, world: World, zone: str) -> list[str] | None:
    """The names of the cards in a zone in the end, the bottom first."""
    if closing is None or not isinstance(closing.zones.get(zone), list):
        return None
    t = world.table
    names: list[str] = []
    for one in closing.zones[zone]:
        ref = one.get("ref") if isinstance(one, dict) else one
        if isinstance(one, dict) and "card" in one:
            names.append(str(one["card"]))
        elif isinstance(ref, str) and ref in world.refs:
            names.append(t.figures.names[t.kind[world.refs[ref]]])
        else:
            return None
    return names


def zone_counts(world: World, seat: int) -> dict[str, int]:
    """How many cards a player has in each zone."""
    return count_in(world.table, seat)
