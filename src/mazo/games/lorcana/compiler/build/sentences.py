"""Sentences: how deeds and facts are joined, by whom and under which conditions."""

from __future__ import annotations

from typing import Any, cast

from lark import Token
from msgspec.structs import replace

from mazo.abilities.tree.deeds import Draw, ToPlayer
from mazo.abilities.tree.effects import (
    Cant,
    ChooseOne,
    EachPlayer,
    Effect,
    Get,
    If,
    Joint,
    Later,
    Nothing,
    Pay,
    PayLess,
    PlayersMay,
    Repeat,
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
    When,
)
from mazo.abilities.tree.words import Until
from mazo.games.lorcana.compiler.build.amounts import times
from mazo.games.lorcana.compiler.build.conditions import THEY_ARE_CHALLENGED, compared
from mazo.games.lorcana.compiler.build.effects import by_player, theirs
from mazo.games.lorcana.compiler.build.nouns import with_trait
from mazo.games.lorcana.compiler.build.states import States
from mazo.games.lorcana.compiler.joints import steps
from mazo.games.lorcana.compiler.parts import HowMany, Options, Said, Trigger, TriggeredSaid


class Builder(States):
    """Builds what one sentence says: a Said, or a TriggeredSaid."""

    def start(self, said: Any) -> Any:
        return said

    # Players.

    def each_opponent(self) -> Any:
        return "each opponent"

    def each_player(self) -> Any:
        return "each player"

    def each_other(self) -> Any:
        return "each other player"

    def chosen_opponent(self) -> Any:
        return "chosen opponent"

    def chosen_player(self) -> Any:
        return "chosen player"

    def that_player(self) -> Any:
        return "?that player"

    def player_of_them(self) -> Any:
        return PlayerOf(Ref("?they"))

    def player_of_it(self) -> Any:
        return PlayerOf(Ref("?it"))

    def player_of_that(self) -> Any:
        return PlayerOf(Ref("?character"))

    def player_of_challenger(self) -> Any:
        return PlayerOf(Ref("challenger"))

    def challenging_player(self) -> Any:
        return "the challenging player"

    def most_cards(self) -> Any:
        return "players with the most cards"

    def they_players(self) -> Any:
        return "they"

    def richer_opponents(self) -> Any:
        return "?richer"

    def players_with(self, many: HowMany) -> Any:
        return many

    def by_player(self, who: Any, *deeds: Any) -> Any:
        if isinstance(who, HowMany):
            condition = compared(who, "theirs")
            return EachPlayer("each player", If(condition, steps(*[theirs(one) for one in deeds])))
        if who == "?richer":
            richer = Compare(PlayerHas("lore", "they"), "more than", PlayerHas("lore", "you"))
            return EachPlayer("each opponent", If(richer, steps(*[theirs(one) for one in deeds])))
        return by_player(who, list(deeds))

    def you_do(self, deed: Effect) -> Any:
        return deed

    # One after the other.

    def steps(self, *items: Any) -> Any:
        return steps(*items)

    def and_(self) -> Joint:
        return "and"

    def then_(self) -> Joint:
        return ", then"

    def comma_and(self) -> Joint:
        return ", and"

    def comma(self) -> Joint:
        return ","

    def to(self, cost: Effect, then: Effect) -> Any:
        return To(cost, then)

    def may(self, items: Effect) -> Any:
        return PlayersMay(items)

    def may_to(self, cost: Effect, then: Effect) -> Any:
        return PlayersMay(To(cost, then))

    def then_may(self, first: Effect, joint: Joint, items: Effect) -> Any:
        return steps(first, joint, PlayersMay(items))

    def then_may_to(self, first: Effect, joint: Joint, cost: Effect, then: Effect) -> Any:
        return steps(first, joint, PlayersMay(To(cost, then)))

    def player_may(self, who: Any, items: Effect) -> Any:
        return PlayersMay(theirs(items), who)

    def either(self, one: Effect, other: Effect) -> Any:
        return ChooseOne((one, other), said="or")

    def choose_one(self) -> Any:
        return Options()

    def may_choose_one(self) -> Any:
        return PlayersMay(cast(Any, Options()))

    def pay_choose_one(self, number: Token) -> Any:
        return PlayersMay(To(Pay(int(number)), cast(Any, Options())))

    # Sentences.

    def plain(self, do: Effect) -> Said:
        return Said(do)

    def instead(self, do: Effect) -> Said:
        return Said(do, "instead")

    def if_then(self, condition: Condition, do: Effect) -> Said:
        return Said(do, condition=condition, word="if")

    def if_instead(self, condition: Condition, do: Effect) -> Said:
        return Said(do, "instead", condition)

    def then_if(self, do: Effect, condition: Condition) -> Said:
        return Said(do, condition=condition, word="if after")

    def then_while(self, do: Effect, condition: Condition) -> Said:
        return Said(do, "while", condition, "while after")

    def then_unless(self, do: Any, condition: Condition) -> Said:
        if condition == THEY_ARE_CHALLENGED:
            if not isinstance(do, Cant) or not isinstance(do.them, Every):
                raise ValueError("of whom?")
            return Said(replace(do, unless=Is("being challenged")))
        if isinstance(do, Cant) and do.until is not None:
            match condition:
                case They(Ref("?they"), (trait,)):
                    return Said(replace(do, unless=trait))  # asked of them when they would do it
        return Said(do, condition=DoesntHold(condition))

    def payer(self, who: Any, number: Token) -> tuple[Any, Effect]:
        return who, Pay(int(number))

    def payer_does(self, who: Any, deed: Effect) -> tuple[Any, Effect]:
        return who, theirs(deed)

    def unless_paid(self, do: Effect, payer: tuple[Any, Effect]) -> Said:
        return Said(Unless(do, *payer))

    def if_you_do(self, do: Effect) -> Said:
        return Said(do, "if you do")

    def bottom_instead(self) -> Said:
        return Said(Nothing(), "bottom")

    def if_you_do_and(self, condition: Condition, do: Effect) -> Said:
        return Said(do, "if you do", condition)

    def if_not_done(self, do: Effect) -> Said:
        return Said(do, "if not done")

    def otherwise(self, do: Effect) -> Said:
        return Said(do, "otherwise")

    def then(self, said: Said) -> Said:
        return replace(said, joint=". then")

    def while_then(self, condition: Condition, said: Said) -> Said:
        if said.how not in ("plain", "while"):
            raise ValueError("what is so has no such condition")
        them = getattr(said.do, "them", None)
        if isinstance(condition, During) and isinstance(them, Every):  # each of them while it does so itself
            each = Every(with_trait(them.cards, Is(condition.moment)))
            return Said(replace(cast(Any, said.do), them=each), said.how, said.condition)
        word: Any = "while, if" if said.word == "if" else "while"
        return Said(said.do, "while", _both(condition, said.condition), word)

    def turn_then(self, condition: Condition, said: Said) -> Said:
        if said.how not in ("plain", "while"):
            raise ValueError("what is so has no such condition")
        return Said(said.do, "while", _both(condition, said.condition), said.word)

    def until_then(self, until: Until, do: Effect) -> Said:
        return Said(timed(do, until))

    def each_then(self, each: Amount, do: Any) -> Said:
        if isinstance(each, Count | Sum):
            each = replace(each, said="each first")
        return Said(multiplied(do, each))

    def each_refuser(self, do: Effect) -> Said:
        return Said(do, "refuser")

    def once_a_move(self, number: Token, _: Any) -> Said:
        return Said(CostsLess(int(number), "this", what="move", limit="once"))  # type: ignore[arg-type]

    def once_a_turn(self, do: Effect) -> Said:
        return Said(do, "once")

    def floating_whenever(self, whens: list[When]) -> Any:
        return Whenever, whens[0]

    def floating_first(self, whens: list[When]) -> Any:
        return Whenever, replace(whens[0], circumstances="before")

    def floating_next(self, whens: list[When]) -> Any:
        return Later, whens[0]

    def floating(self, kind: Any, do: Effect) -> Said:
        made, when = kind
        return Said(made(when, do))

    def delayed(self, when: When, do: Effect) -> Said:
        return Said(Later(when, do))

    def unreduced(self, _: Token) -> Said:
        return Said(Nothing(), "unreduced")

    def triggered(self, trigger: Trigger, said: Said) -> TriggeredSaid:
        if said.how not in ("plain", "while"):
            raise ValueError("a trigger can't follow a condition on what came before")
        return TriggeredSaid(trigger, said)


def _both(one: Condition, other: Condition | None) -> Condition:
    return one if other is None else AllHold((one, other))


def timed(effect: Any, until: Until) -> Any:
    """The effect for so long."""
    parts = getattr(effect, "of", None)
    if isinstance(parts, tuple):
        return replace(effect, of=tuple(timed(one, until) for one in parts))
    if getattr(effect, "until", "") is None:
        return replace(effect, until=until)
    raise ValueError("that doesn't last")


def multiplied(effect: Any, each: Amount) -> Any:
    """The effect once for each."""
    match effect:
        case CostsLess(amount=int() as amount) | PayLess(amount=int() as amount) | Get(amount=int() as amount):
            return replace(effect, amount=times(amount, each))
        case ToPlayer("gain lore", amount=int() as amount) | Draw(amount=int() as amount):
            return replace(effect, amount=times(amount, each))
    parts = getattr(effect, "of", None)
    if isinstance(parts, tuple):
        return replace(effect, of=tuple(multiplied(one, each) for one in parts))
    from mazo.abilities.tree.effects import Gain, Keyword

    if isinstance(effect, Gain) and isinstance(effect.ability, Keyword) and isinstance(effect.ability.amount, int):
        if effect.ability.amount == 0:
            raise ValueError("a keyword without a number can't be had several times")
        return replace(effect, ability=replace(effect.ability, amount=times(effect.ability.amount, each)))
    return Repeat(effect, each)
