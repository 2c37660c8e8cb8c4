"""Sentences: how deeds and facts are joined, by whom and under which conditions."""

from __future__ import annotations

from typing import Any, Literal, cast

from lark import Token
from msgspec.structs import replace

from mazo.abilities.reading.joints import joined
from mazo.abilities.reading.parts import Options, Said, Trigger, TriggeredSaid
from mazo.abilities.tree.effects import (
    Cant,
    ChooseOne,
    EachPlayer,
    Effect,
    If,
    Joint,
    Later,
    Nothing,
    Pay,
    PlayersMay,
    To,
    Unless,
    Whenever,
)
from mazo.abilities.tree.facts import CostsLess
from mazo.abilities.tree.nouns import (
    AllHold,
    Amount,
    Compare,
    Condition,
    Count,
    DoesntHold,
    During,
    Every,
    Is,
    PlayerHas,
    PlayerOf,
    Ref,
    Sum,
    They,
    This,
    When,
)
from mazo.abilities.tree.words import Until
from mazo.games.lorcana.reading.build.conditions import THEY_ARE_CHALLENGED
from mazo.games.lorcana.reading.parts import HowMany
from mazo.games.lorcana.reading.shape.amounts import compared, multiplied
from mazo.games.lorcana.reading.shape.cards import with_trait
from mazo.games.lorcana.reading.shape.clauses import timed
from mazo.games.lorcana.reading.shape.players import done_by, theirs


def start(said: Any) -> Any:
    return said


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


def player_of_them() -> Any:
    return PlayerOf(Ref("?they"))


def player_of_it() -> Any:
    return PlayerOf(Ref("?it"))


def player_of_that() -> Any:
    return PlayerOf(Ref("?character"))


def player_of_challenger() -> Any:
    return PlayerOf(Ref("challenger"))


def challenging_player() -> Any:
    return "the challenging player"


def most_cards() -> Any:
    return "players with the most cards"


def they_players() -> Any:
    return "they"


def richer_opponents() -> Any:
    return "?richer"


def players_with(many: HowMany) -> Any:
    return many


def by_player(who: Any, *deeds: Any) -> Any:
    if isinstance(who, HowMany):
        condition = compared(who, "theirs")
        return EachPlayer("each player", If(condition, joined(*[theirs(one) for one in deeds])))
    if who == "?richer":
        richer = Compare(PlayerHas("lore", "they"), "more than", PlayerHas("lore", "you"))
        return EachPlayer("each opponent", If(richer, joined(*[theirs(one) for one in deeds])))
    return done_by(who, list(deeds))


def you_do(deed: Effect) -> Any:
    return deed


# One after the other.


def steps(*items: Any) -> Any:
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


def may(items: Effect) -> Any:
    return PlayersMay(items)


def may_to(cost: Effect, then: Effect) -> Any:
    return PlayersMay(To(cost, then))


def then_may(first: Effect, joint: Joint, items: Effect) -> Any:
    return joined(first, joint, PlayersMay(items))


def then_may_to(first: Effect, joint: Joint, cost: Effect, then: Effect) -> Any:
    return joined(first, joint, PlayersMay(To(cost, then)))


def player_may(who: Any, items: Effect) -> Any:
    return PlayersMay(theirs(items), who)


def either(one: Effect, other: Effect) -> Any:
    return ChooseOne((one, other), said="or")


def choose_one() -> Any:
    return Options()


def may_choose_one() -> Any:
    return PlayersMay(cast(Any, Options()))


def pay_choose_one(number: Token) -> Any:
    return PlayersMay(To(Pay(int(number)), cast(Any, Options())))


# Sentences.


def plain(do: Effect) -> Said:
    return Said(do)


def instead(do: Effect) -> Said:
    return Said(do, "instead")


def if_then(condition: Condition, do: Effect) -> Said:
    return Said(do, condition=condition, word="if")


def if_instead(condition: Condition, do: Effect) -> Said:
    return Said(do, "instead", condition)


def then_if(do: Effect, condition: Condition) -> Said:
    return Said(do, condition=condition, word="if after")


def then_while(do: Effect, condition: Condition) -> Said:
    return Said(do, "while", condition, "while after")


def then_unless(do: Any, condition: Condition) -> Said:
    if condition == THEY_ARE_CHALLENGED:
        if not isinstance(do, Cant) or not isinstance(do.them, Every):
            raise ValueError("of whom?")
        return Said(replace(do, unless=Is("being challenged")))
    if isinstance(do, Cant) and do.until is not None:
        match condition:
            case They(Ref("?they"), (trait,)):
                return Said(replace(do, unless=trait))  # asked of them when they would do it
    return Said(do, condition=DoesntHold(condition))


def payer(who: Any, number: Token) -> tuple[Any, Effect]:
    return who, Pay(int(number))


def payer_does(who: Any, deed: Effect) -> tuple[Any, Effect]:
    return who, theirs(deed)


def unless_paid(do: Effect, payer: tuple[Any, Effect]) -> Said:
    return Said(Unless(do, *payer))


def if_you_do(do: Effect) -> Said:
    return Said(do, "if you do")


def bottom_instead() -> Said:
    return Said(Nothing(), "bottom")


def if_you_do_and(condition: Condition, do: Effect) -> Said:
    return Said(do, "if you do", condition)


def if_not_done(do: Effect) -> Said:
    return Said(do, "if not done")


def otherwise(do: Effect) -> Said:
    return Said(do, "otherwise")


def then(said: Said) -> Said:
    return replace(said, joint=". then")


def while_then(condition: Condition, said: Said) -> Said:
    if said.how not in ("plain", "while"):
        raise ValueError("what is so has no such condition")
    them = getattr(said.do, "them", None)
    if isinstance(condition, During) and isinstance(them, Every):  # each of them while it does so itself
        each = Every(with_trait(them.cards, Is(condition.moment)))
        return Said(replace(cast(Any, said.do), them=each), said.how, said.condition)
    word: Any = "while, if" if said.word == "if" else "while"
    return Said(said.do, "while", _both(condition, said.condition), word)


def turn_then(condition: Condition, said: Said) -> Said:
    if said.how not in ("plain", "while"):
        raise ValueError("what is so has no such condition")
    return Said(said.do, "while", _both(condition, said.condition), said.word)


def until_then(until: Until, do: Effect) -> Said:
    return Said(timed(do, until))


def each_then(each: Amount, do: Any) -> Said:
    if isinstance(each, Count | Sum):
        each = replace(each, said="each first")
    return Said(multiplied(do, each))


def each_refuser(do: Effect) -> Said:
    return Said(do, "refuser")


def once_a_turn(do: Effect) -> Said:
    match do:
        case PlayersMay(CostsLess() as less):
            return Said(replace(less, limit="once"))
    return Said(do, "once")


def floating_whenever(whens: list[When]) -> Any:
    return Whenever, whens[0]


def floating_first(whens: list[When]) -> Any:
    return Whenever, replace(whens[0], circumstances="before")


def floating_next(whens: list[When]) -> Any:
    return Later, whens[0]


def floating(kind: Any, do: Effect) -> Said:
    made, when = kind
    return Said(made(when, do))


def delayed(when: When, do: Effect) -> Said:
    return Said(Later(when, do))


def unreduced(_: Literal["Resist"]) -> Said:
    return Said(Nothing(), "unreduced")


def triggered(trigger: Trigger, said: Said) -> TriggeredSaid:
    if said.how not in ("plain", "while"):
        raise ValueError("a trigger can't follow a condition on what came before")
    return TriggeredSaid(trigger, said)


def _both(one: Condition, other: Condition | None) -> Condition:
    return one if other is None else AllHold((one, other))
