"""Events: what triggered abilities wait for."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from lark import Token
from msgspec.structs import replace

from mazo.abilities.reading.parts import Trigger
from mazo.abilities.tree.nouns import (
    Cards,
    Condition,
    During,
    HasKeyword,
    Is,
    Not,
    OfType,
    Ref,
    SameObject,
    They,
    This,
    Turn,
    When,
    Who,
)
from mazo.abilities.tree.words import EventName
from mazo.games.lorcana.reading.shape.cards import of, unplaced, with_trait

Party: TypeAlias = Cards | Literal["this"]


def _one(event: EventName, cards: Party | None = None, other: Party | None = None, who: Who | None = None) -> When:
    several = isinstance(cards, Cards) and SEVERAL in cards.where
    if several:
        assert isinstance(cards, Cards)
        cards = replace(cards, where=tuple(one for one in cards.where if one != SEVERAL))
    return When(event, cards, other, who, one_or_more=several)


SEVERAL = Is("?several")
"""A mark on a party: one or more at once."""


# Who.


def this_party(*_: object) -> Party:
    return "this"


def those_party() -> Party:
    return Cards(where=(SameObject(Ref("?they")),))


def party_any(cards: Cards) -> Party:
    return unplaced(cards)


def party_another(cards: Cards) -> Party:
    return replace(unplaced(cards), other=True)


def party_yours(cards: Cards) -> Party:
    return of(cards, "yours")


def party_opposing(cards: Cards) -> Party:
    return replace(cards, whose="opposing", said="of yours")


def party_yours_several(cards: Cards) -> Party:
    return with_trait(of(cards, "yours"), SEVERAL)


# What.


def plays_this(_: object) -> list[When]:
    return [_one("play", "this")]


def plays_this_or(cards: Cards) -> list[When]:
    return [replace(_one("play", replace(of(cards, "yours"), other=False)), this_or=True)]


def you_play(party: Cards) -> list[When]:
    return [_one("play", of(party, "yours"))]


def you_play_second(cards: Cards) -> list[When]:
    return [replace(_one("play", of(cards, "yours")), nth=2)]


def opponent_plays(party: Cards) -> list[When]:
    return [_one("play", of(party, "opposing"))]


def is_played(party: Party) -> list[When]:
    return [_one("play", party)]


def quests(party: Party) -> list[When]:
    return [_one("quest", party)]


def quests_or_challenges(party: Party) -> list[When]:
    return [_one("quest", party), _one("challenge", party)]


def challenges(party: Party, other: Party | None = None) -> list[When]:
    return [_one("challenge", party, _another(party, other))]


def this_or_challenges(cards: Cards, other: Party) -> list[When]:
    return [replace(_one("challenge", of(cards, "yours"), other), this_or=True)]


def is_challenged(party: Party) -> list[When]:
    return [_one("is challenged", party)]


def she_is_challenged() -> list[When]:
    return [_one("is challenged", "this")]


def challenged_and_banished(party: Party) -> list[When]:
    return [_banished(party, "being challenged")]


def challenges_and_banished(party: Party) -> list[When]:
    return [_banished(party, "challenging")]


def _banished(party: Party, state: Any) -> When:
    if party == "this":
        return replace(_one("banish", party), conditions=(During(state),))
    assert isinstance(party, Cards)
    return _one("banish", with_trait(party, Is(state)))


def is_banished(party: Party) -> list[When]:
    return [_one("banish", party)]


def banished_in_challenge(party: Party) -> list[When]:
    return [replace(_one("banish", party), conditions=(During("in a challenge"),))]


def banishes_in_challenge(party: Party, other: Cards) -> list[When]:
    return [replace(_one("banish", _another(party, other), party), conditions=(During("in a challenge"),))]


def leaves_play(party: Party) -> list[When]:
    return [_one("leave play", party)]


def inked() -> list[When]:
    return [When("ink", Cards(whose="yours", zone="inkwell"))]


def you_draw() -> list[When]:
    return [When("draw", who="you")]


def opponent_draws() -> list[When]:
    return [When("draw", who="each opponent")]


def you_discard(cards: Cards) -> list[When]:
    cards = unplaced(cards)
    return [When("discard", cards if cards != Cards() else None, who="you")]


def opponent_discards() -> list[When]:
    return [When("discard", who="any opponent", one_or_more=True)]


def you_discard_this() -> list[When]:
    return [When("discard", "this", who="you")]


def shifts_this(_: object) -> list[When]:
    return [replace(_one("play", "this"), conditions=(They(This(), (Is("shifted"),)),))]


def sings_with(party: Party, keyword: Token) -> list[When]:
    return [_one("sing", party, Cards(("action",), where=(Is("a song"), HasKeyword(str(keyword)))))]


def enters_exerted(party: Party) -> list[When]:
    if not isinstance(party, Cards):
        raise ValueError("another character")
    return [_one("play", with_trait(party, Is("bodyguard entry")))]


def exerts(party: Party) -> list[When]:
    return [_one("exert", party)]


def you_ready(party: Party) -> list[When]:
    return [_one("ready", party, who="you")]


def sings(party: Party) -> list[When]:
    return [_one("sing", party)]


def moves(party: Party) -> list[When]:
    return [_one("move", party)]


def moves_here(party: Party) -> list[When]:
    return [_one("move", party, "this")]


def you_move_here(cards: Cards) -> list[When]:
    return [_one("move", of(cards, "yours"), "this")]


def you_move_here_from(cards: Cards) -> list[When]:
    return [_one("move from a location", of(cards, "yours"), "this")]


def played_on_this(cards: Cards) -> list[When]:
    return [_one("shift onto", of(cards, "yours"), "this")]


def shifted_on_this() -> list[When]:
    return [_one("shift onto", Cards(("character",), "yours"), "this")]


def uses_boost(_: Token) -> list[When]:
    return [_one("boost", Cards(("character",), "yours"), who="you")]


def chosen_by_action_or_item(party: Party) -> list[When]:
    return [_one("is chosen", party, Cards(("action", "item")))]


def you_return(cards: Cards) -> list[When]:
    if cards.zone != "discard":
        raise ValueError("from where?")
    return [_one("return to hand", of(cards, "yours"), who="you")]


def takes_damage(party: Party) -> list[When]:
    return [_one("takes damage", party)]


def deals_in_challenge(party: Party, other: Party) -> list[When]:
    assert isinstance(other, Cards)
    return [_one("deals damage", party, with_trait(other, Is("in a challenge")))]


def action_deals(other: Party) -> list[When]:
    return [_one("deals damage", Cards(("action",), "yours"), other)]


def you_heal(*parts: Any) -> list[When]:
    party = parts[-1]
    number = int(parts[0]) if len(parts) > 1 else 1
    when = _one("is healed", party, who="you")
    return [when if len(parts) == 1 else replace(when, amount=("at least", number))]


def you_put_card_under(party: Party) -> list[When]:
    return [_one("put under", party, who="you")]


def is_returned(party: Party, _: str) -> list[When]:
    return [_one("return to hand", party)]


def you_pay(number: Token, cards: Cards) -> list[When]:
    cards = unplaced(cards)
    found = cards if cards != Cards() else None
    return [replace(_one("pay", found, who="you"), amount=("at most", int(number)))]


def you_pay_no_character(number: Token) -> list[When]:
    cards = Cards(where=(Not(OfType(("character",))),))
    return [replace(_one("pay", cards, who="you"), amount=("at most", int(number)))]


def chosen_for(party: Party, keyword: Token) -> list[When]:
    if keyword != "Support":
        raise ValueError(f"nobody is chosen for {keyword}")
    return [_one("is chosen for Support", party)]


def opponent_chooses(_: object) -> list[When]:
    return [When("is chosen", "this", who="any opponent")]


def leaves_discard() -> list[When]:
    return [When("left discard", Cards(whose="yours", zone="discard"))]


# When exactly.


def start_of_yours() -> When:
    return When("turn start", who="you")


def end_of_yours() -> When:
    return When("turn end", who="you")


def end_of_this() -> When:
    return When("turn end")


def end_of_theirs() -> When:
    return When("turn end", who="each opponent")


def end_of_each() -> When:
    return When("turn end", who="each player")


def edge(when: When) -> list[When]:
    return [when]


def while_condition(condition: Condition) -> Condition:
    return condition


def while_here() -> Any:
    return Is("here")


def while_at_location() -> Any:
    return Is("at a location")


def happening(whens: list[When], circumstance: Any = None) -> list[When]:
    whens = [replace(when, said="whenever") for when in whens]
    return whens if circumstance is None else [_under(when, circumstance) for when in whens]


def when_happening(whens: list[When], circumstance: Any = None) -> list[When]:
    return [replace(when, said="when") for when in happening(whens, circumstance)]


def once_your_turn() -> str:
    return "your turn"


def once_turn() -> str:
    return "turn"


def twice_your_turn() -> str:
    return "twice"


def your_turn_while(condition: Condition) -> tuple[Condition, ...]:
    return (Turn(), condition)


def trigger(*parts: Any) -> Trigger:
    once: Any = ""
    before: tuple[Condition, ...] = ()
    whens: list[When] = []
    for part in parts:
        if isinstance(part, str):
            once = part
        elif isinstance(part, tuple):
            before += part
        elif isinstance(part, list):
            whens += part
        else:
            before += (part,)
    if before:
        place: Any = "before" if any(not isinstance(one, Turn) for one in before) else ""
        whens = [replace(one, conditions=(*before, *one.conditions), circumstances=place) for one in whens]
    return Trigger(tuple(whens), once)


def _another(party: Party, other: Party | None) -> Party | None:
    """ "Another character" is another than the one who acts; for your own ones and this card that is no more to say."""
    if isinstance(other, Cards) and isinstance(party, Cards) and party.whose != "yours":
        return replace(other, other=False, said="another")
    return other


def _under(when: When, circumstance: Any) -> When:
    if not isinstance(circumstance, Is):
        place: Any = "after" if isinstance(circumstance, Turn) else when.circumstances
        return replace(when, conditions=(*when.conditions, circumstance), circumstances=place)
    if when.event == "banish" and isinstance(when.other, Cards):
        return replace(when, other=with_trait(when.other, circumstance))
    if isinstance(when.cards, Cards):
        return replace(when, cards=with_trait(when.cards, circumstance))
    return replace(when, conditions=(*when.conditions, They(This(), (circumstance,))))
