"""Facts held against the table: what was asked, how it was compared, and whether it can be judged at all."""

from __future__ import annotations

import operator
import re
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from mazo.games.lorcana.cards.catalogue import fold
from mazo.games.lorcana.codes import keywords as K
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.codes import zones as Z
from workshop.lorcana.conformance.answers import seat_of
from workshop.lorcana.conformance.cases import CARD_WORDS, Asserted, Closing, card_of
from workshop.lorcana.conformance.layout import World
from workshop.lorcana.conformance.queries import (
    CARD,
    FIELDS,
    GAME,
    PLAYER,
    UNSAID,
    NoSuchName,
    can_challenge,
    cards_in,
    names_in,
    whose,
)


class Unjudged(Exception):
    """A fact that says nothing about the rules: numbers of prompts, or a comparison that was lost."""


class NotUnderstood(Unjudged):
    """A fact of which nobody knows what it says; why."""


class Wrong(Exception):
    """A fact that doesn't hold."""

    def __init__(self, got: Any) -> None:
        super().__init__(got)
        self.got = got


_PROMPTS: Final = frozenset({"getBagCount"})
_LEFT_OUT: Final = frozenset({"toBeDefined", "not.toBeUndefined", "toHavePendingEffectCount", "toHaveBagCount"})
_SAME: Final = frozenset({"toBe", "toEqual", "toStrictEqual"})
_HOLDS: Final = frozenset({"toContain", "toContainEqual"})
_OF_A_CARD: Final = {
    "toBeInZone": "zone",
    "toBeReady": "exerted",
    "toBeExerted": "exerted",
    "toBeDrying": "drying",
    "toBeDry": "drying",
    "toHaveDamage": "damage",
    "toHaveStrength": "strength",
    "toHaveWillpower": "willpower",
    "toHaveLore": "lore",
}
"""Comparisons that name the property of a card."""
_ORDER: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "toBeGreaterThan": operator.gt,
    "toBeGreaterThanOrEqual": operator.ge,
    "toBeLessThan": operator.lt,
    "toBeLessThanOrEqual": operator.le,
}
_INSIDE: Final = frozenset({"toHaveKeyword", "toHaveRestriction", "toHaveGrantedAbility", "toBeAtLocation"})
_KEYS: Final = frozenset({"toHaveZoneCounts", "toMatchObject"})
_OTHERS: Final = frozenset({"toBeNull", "toBeUndefined", "toBeFalsy", "toBeTruthy", "toHaveLength"})
_MATCHERS: Final = _SAME | _HOLDS | _INSIDE | _KEYS | _OTHERS | _OF_A_CARD.keys() | _ORDER.keys()
"""All the comparisons that are known."""
_BESIDE: Final = CARD_WORDS | {"value", "keyword", "restriction", "ability", "location", "zone", "player"}
"""What may stand beside the card in what is expected of it."""
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
    try:
        _hold(fact, world, title, closing)
    except NoSuchName as unknown:
        raise NotUnderstood(str(unknown)) from None


def _hold(fact: Asserted, world: World, title: str, closing: Closing | None) -> None:
    if fact.m in _LEFT_OUT:
        raise Unjudged
    if matcher_of(fact)[0] not in _MATCHERS:
        raise NotUnderstood("no such comparison is known")
    if fact.q is None or fact.q in _PROMPTS:
        raise Unjudged
    if fact.by not in ("server", "engine") and seat_of(fact.by) is None:
        raise NotUnderstood(f"no player is known as {fact.by!r}")
    if _is_derived(fact):
        raise Unjudged
    t = world.table
    arguments = list(fact.args)
    if fact.q in GAME:
        _compare(fact, GAME[fact.q](t))
    elif fact.q in PLAYER:
        seat, more = whose(arguments, fact.by)
        if more and fact.q != "hasPlayerRestriction":
            raise NotUnderstood(f"no player is known as {more[0]!r}")
        _judge_player(fact, PLAYER[fact.q](t, seat, more), title, world, seat)
    elif fact.q == "canChallenge":
        one, other = (world.meant(said) for said in (arguments + [None, None])[:2])
        _any_fits(fact, [can_challenge(t, card, target) for card in one for target in other], _compare)
    elif fact.q in ("getCardDefinitionIdsInZone", "getCardInstanceIdsInZone"):
        _judge_zone(fact, world, closing)
    elif fact.q == "getCard":
        _any_fits(fact, _cards(fact, world), lambda one, card: _judge_card(one, world, card, title))
    elif fact.q in CARD:
        ask = CARD[fact.q]
        values = [ask(t, card, _more(fact)) for card in _cards(fact, world)]
        _any_fits(fact, values, lambda one, value: _judge_value(one, world, value))
    else:
        raise NotUnderstood("no such question is known")


def _is_derived(fact: Asserted) -> bool:
    """Whether what was recorded isn't what was asserted: the fact held, but for a difference or a number of values."""
    value, expected = fact.value, fact.expected
    matcher, negated = matcher_of(fact)
    if value is None or isinstance(value, (dict, list)) or isinstance(expected, (dict, list)):
        return False
    if matcher in _SAME:
        return _same(value, expected) == negated
    if matcher in _ORDER:
        return not (_is_number(value) and _is_number(expected)) or _ORDER[matcher](value, expected) == negated
    return False


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
    raise NotUnderstood("no card is named")


def _any_fits(fact: Asserted, values: list[Any], judge: Callable[[Asserted, Any], None]) -> None:
    """Of copies that can't be told apart, one must fit."""
    wrong: Wrong | None = None
    for value in values:
        try:
            judge(fact, value)
            return
        except Wrong as found:
            wrong = wrong or found
    raise wrong if wrong is not None else NotUnderstood("no card is named")


# One value.


def _compare(fact: Asserted, got: Any) -> None:
    expected = fact.expected
    matcher, negated = matcher_of(fact)
    if matcher in _SAME:
        if isinstance(expected, (dict, list)) != isinstance(got, (dict, list)):
            raise Unjudged
        if isinstance(got, bool) and isinstance(expected, int) and not isinstance(expected, bool):
            raise Unjudged  # it was counted, nobody knows over what
        if isinstance(got, str) and isinstance(expected, bool):
            raise Unjudged  # it was looked for in a list, nobody knows which
        fits = _same(got, expected)
    elif matcher in _ORDER:
        if not _is_number(expected):
            raise Unjudged
        fits = _is_number(got) and _ORDER[matcher](got, expected)
    elif matcher in ("toBeNull", "toBeUndefined"):
        fits = got is None
    elif matcher in ("toBeFalsy", "toBeTruthy"):
        fits = bool(got) == (matcher == "toBeTruthy")
    elif matcher == "toHaveLength" and isinstance(got, (list, str)):
        fits = len(got) == expected
    elif matcher == "toHaveLength":
        raise Unjudged
    else:
        raise NotUnderstood("what is asked is never compared like that")
    if fits == negated:
        raise Wrong(got)


def matcher_of(fact: Asserted) -> tuple[str, bool]:
    """How it is compared, and whether the contrary is asserted."""
    return fact.m.removeprefix("not."), fact.m.startswith("not.")


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _same(got: Any, expected: Any) -> bool:
    if isinstance(got, bool) or isinstance(expected, bool):
        return got is expected
    return bool(got == expected)


def _inside(expected: Any, name: str = "value") -> Any:
    """The value that is expected, where it stands beside the card."""
    return expected.get(name) if isinstance(expected, dict) else expected


def _judge_value(fact: Asserted, world: World, got: Any) -> None:
    """Comparisons that carry the expected value inside."""
    expected = fact.expected
    matcher, negated = matcher_of(fact)
    if card_of(expected) is not None and isinstance(expected, dict):
        for word in expected.keys() - _BESIDE:
            raise NotUnderstood(f"{word!r} means nothing there")
    if matcher in ("toBeReady", "toBeExerted", "toBeDrying", "toBeDry"):
        fits = got is (matcher in ("toBeExerted", "toBeDrying"))
    elif matcher in ("toHaveDamage", "toHaveLore", "toHaveStrength", "toHaveWillpower"):
        fits = got == _inside(expected)
    elif matcher == "toHaveKeyword":
        wanted = _inside(expected) if isinstance(expected, dict) else None
        fits = got == wanted if wanted is not None and not isinstance(got, bool) else bool(got)
    elif matcher in ("toHaveRestriction", "toHaveGrantedAbility"):
        fits = got is True
    elif matcher == "toBeInZone":
        fits = got in _also(world, fact, _inside(expected, "zone"))
    elif matcher == "toBeAtLocation":
        fits = got in world.meant(_inside(expected, "location") if is_set(expected) else expected)
    elif fact.q == "getCardLocationId" and matcher in _SAME:
        fits = got in world.meant(expected) if isinstance(expected, dict) else (got is None) == (expected is None)
    elif fact.q == "getCardsUnder":
        _judge_under(fact, world, got)
        return
    elif fact.q == "getCardZone" and matcher in _SAME and isinstance(expected, str):
        fits = got in _also(world, fact, expected)
    else:
        _compare(fact, got)
        return
    if fits == negated:
        raise Wrong(got)


def _also(world: World, fact: Asserted, zone: Any) -> tuple[Any, ...]:
    """The zone that is expected; for an action that resolves, which lies in the play area [5.4.1.2], that is limbo too.

    The engine that recorded the cases has a place of its own for it.
    """
    t = world.table
    cards = _cards(fact, world)
    resolving = zone == "limbo" and any(t.in_play(card) and t.type_of(card) == T.ACTION for card in cards)
    return (zone, "play") if resolving else (zone,)


def is_set(expected: Any) -> bool:
    """Whether what is expected names a location beside the card."""
    return isinstance(expected, dict) and "location" in expected


def _judge_under(fact: Asserted, world: World, got: list[int]) -> None:
    matcher, negated = matcher_of(fact)
    if isinstance(fact.expected, int):
        length = replace(fact, m=("not." if negated else "") + "toBe") if matcher == "toHaveLength" else fact
        _compare(length, len(got))
        return
    if matcher in _HOLDS:
        fits = any(card in got for card in world.meant(fact.expected))
    elif isinstance(fact.expected, list):
        wanted = [world.meant(one) for one in fact.expected]
        fits = len(wanted) == len(got) and all(any(card in cards for card in got) for cards in wanted)
    else:
        raise Unjudged
    if fits == negated:
        raise Wrong([world.table.figures.names[world.table.kind[card]] for card in got])


# Several properties.


def _judge_card(fact: Asserted, world: World, card: int, title: str) -> None:
    t = world.table
    matcher, _ = matcher_of(fact)
    if fact.fields:
        _judge_fields(fact, {name: FIELDS[name](t, card) for name in fact.fields if name in FIELDS}, title)
    elif matcher == "toHaveLength" and t.has(card, K.BOOST):
        _compare(fact, t.under(card))
    elif matcher in _OF_A_CARD:
        _judge_value(fact, world, FIELDS[_OF_A_CARD[matcher]](t, card))
    elif matcher in ("toMatchObject", "toEqual", "toStrictEqual") and isinstance(fact.expected, dict):
        wanted = fact.expected
        if not wanted and isinstance(fact.value, dict):
            wanted = {name: fact.value[name] for name in ("zone", "exerted") if name in fact.value}
        known = {name: expected for name, expected in wanted.items() if name not in UNSAID}
        for name, expected in known.items():
            if name not in FIELDS or isinstance(expected, (dict, list)):
                raise NotUnderstood(f"no property is known as {name!r}")
        _judge_keys(fact, {name: FIELDS[name](t, card) for name in known}, known)
    else:
        raise Unjudged


def _judge_keys(fact: Asserted, got: dict[str, Any], wanted: dict[str, Any]) -> None:
    """Only the keys that are named count."""
    _, negated = matcher_of(fact)
    if not wanted:
        raise NotUnderstood("no property is named")
    wrong = {name: got[name] for name, expected in wanted.items() if not _same(got[name], expected)}
    if bool(wrong) != negated:
        raise Wrong(wrong or got)


def _resolving(world: World, seat: int) -> int:
    """How many actions in the play area are being resolved."""
    t = world.table
    return sum(t.type_of(card) == T.ACTION for card in t.cards(Z.PLAY, seat))


def _judge_player(fact: Asserted, got: Any, title: str, world: World, seat: int) -> None:
    if not isinstance(got, dict):
        matcher, negated = matcher_of(fact)
        if matcher == "toHaveLore":
            if (got == _inside(fact.expected)) == negated:
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
    for name in wanted.keys() - got.keys():
        raise NotUnderstood(f"zone {name!r} is not known")
    if got["play"] != wanted.get("play") == got["play"] - _resolving(world, seat):
        got = {**got, "play": wanted["play"]}  # there, an action that resolves is in no zone that is counted
    _judge_keys(fact, {name: got[name] for name in wanted}, wanted)


def _judge_fields(fact: Asserted, got: dict[str, Any], title: str) -> None:
    """One of these was meant: those that the title speaks of must fit, else any of them."""
    for name in fact.fields:
        if name not in got and name not in UNSAID:
            raise NotUnderstood(f"no property is known as {name!r}")
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
    seats = [said for said in fact.args if seat_of(said) is not None]
    zone = next((str(said) for said in fact.args if seat_of(said) is None), "")
    seat, _ = whose(seats, fact.by)
    got = names_in(world.table, zone, seat)
    matcher, negated = matcher_of(fact)
    listed = fact.value if isinstance(fact.value, list) else None
    if matcher == "toHaveLength" or matcher in _ORDER:
        _compare(fact, got if matcher == "toHaveLength" else len(got))
    elif matcher in _HOLDS and card_of(fact.expected) is not None:
        here = cards_in(world.table, zone, seat)
        if any(card in here for card in world.meant(fact.expected)) == negated:
            raise Wrong(got)
    elif matcher in _SAME and _are_cards(fact.expected) and (fact.expected or listed == []):
        here = cards_in(world.table, zone, seat)
        wanted_cards = [world.meant(one) for one in fact.expected]
        fits = len(here) == len(wanted_cards) and all(any(one in here for one in cards) for cards in wanted_cards)
        if fits == negated:
            raise Wrong(got)
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


def _are_cards(expected: Any) -> bool:
    return isinstance(expected, list) and all(isinstance(one, dict) and card_of(one) is not None for one in expected)


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
