"""What is said of cards, and what is so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from lark import Token
from msgspec.structs import replace

from mazo.abilities.tree.effects import (
    Ability,
    Can,
    Cant,
    Cost,
    Effect,
    Fact,
    FreeWith,
    Gain,
    GainClass,
    Get,
    Instead,
    Keyword,
    Lose,
    Move,
    Must,
    NextEnters,
    Pay,
    PayLess,
    PlayersMay,
    Skip,
    Steps,
)
from mazo.abilities.tree.facts import (
    AlsoNamed,
    CostsLess,
    DeckRule,
    DoBy,
    DoFrom,
    Enters,
    Floor,
    FreeToPlay,
    More,
    PlayerRule,
    PlayFrom,
)
from mazo.abilities.tree.nouns import (
    Amount,
    Cards,
    Chosen,
    Every,
    HasKeyword,
    Is,
    Math,
    Named,
    Not,
    Ref,
    SameObject,
    That,
    Them,
    This,
    When,
)
from mazo.abilities.tree.words import Act, Until
from mazo.games.lorcana.compiler.build.amounts import times
from mazo.games.lorcana.compiler.build.effects import Effects
from mazo.games.lorcana.compiler.build.nouns import STATS, unplaced, with_trait
from mazo.games.lorcana.compiler.joints import steps
from mazo.games.lorcana.compiler.parts import EnterExerted, Tail

Predicate: TypeAlias = Callable[[Them, Until | None, Amount | None], list[Any]]


class States(Effects):
    """Builds what is said of cards."""

    def __init__(self, quoted: Callable[[str], Ability]) -> None:
        super().__init__()
        self._quoted = quoted

    # How long.

    def this_turn(self) -> Until:
        return "this turn"

    def until_next_turn(self) -> Until:
        return "until your next turn"

    def their_next_turn(self) -> Until:
        return "during their next turn"

    def start_of_their_turn(self) -> Until:
        return "at the start of their next turn"

    def this_challenge(self) -> Until:
        return "this challenge"

    def while_in_play(self, _: Them) -> Until:
        return "while this is in play"

    def tail_each(self, each: Amount) -> Tail:
        return Tail(each=each)

    def while_challenging_location(self) -> Any:
        return Is("challenging a location")

    def if_able(self) -> Tail:
        return Tail()

    # Predicates.

    def change(self, number: Token, stat: Token) -> tuple[int, str]:
        return int(number), STATS[stat]

    def changes(self, *changes: tuple[int, str]) -> tuple[tuple[int, str], ...]:
        return changes

    def get(self, changes: tuple[tuple[int, Any], ...]) -> Predicate:
        return lambda them, until, each: [
            Get(them, stat, number if each is None else times(number, each), until) for number, stat in changes
        ]

    def get_equal(self, stat: Token, amount: Amount) -> Predicate:
        return lambda them, until, each: [Get(them, STATS[stat], amount, until)]

    def lose_equal(self, stat: Token, amount: Amount) -> Predicate:
        return lambda them, until, each: [Get(them, STATS[stat], Math("times", -1, amount), until)]

    def keyword(self, name: Token, *number: Token) -> Keyword:
        amount = int(number[0]) if number else 0
        if str(name) in ("Challenger", "Resist", "Singer", "Sing Together") and not number:
            raise ValueError(f"{name} needs a number")
        return Keyword(str(name), amount)

    def gift_stat(self, number: Token, stat: Token) -> Predicate:
        return self.get(((int(number), STATS[stat]),))

    def gift_keyword(self, keyword: Keyword) -> Predicate:
        def said(them: Them, until: Until | None, each: Amount | None) -> list[Any]:
            amount = keyword.amount
            if each is not None and isinstance(amount, int):
                return [Gain(them, replace(keyword, amount=times(amount, each)), until)]
            return [Gain(them, keyword, until)]

        return said

    def gift_quoted(self, quoted: Token) -> Predicate:
        ability = self._quoted(quoted.strip('"'))
        return lambda them, until, each: [granted(them, ability, until)]

    def gift_class(self, name: Token) -> Predicate:
        return lambda them, until, each: [GainClass(them, str(name), until)]

    def gifts(self, *gifts: Predicate) -> tuple[Predicate, ...]:
        return gifts

    gains = gifts

    def gain(self, gifts: tuple[Predicate, ...]) -> Predicate:
        return lambda them, until, each: said_of(them, gifts, until, each)

    def lose_keyword(self, name: Token) -> Predicate:
        return lambda them, until, each: [Lose(them, str(name), until=until)]

    def lose_stone(self) -> Predicate:
        return lambda them, until, each: [Lose(them, ability="Stone by Day", until=until)]

    def lose_forever(self, them: Them, name: Token, _: Token) -> Any:
        return Lose(them, str(name), ever=True)

    def cant_gain(self, them: Them, name: Token) -> Any:
        return Lose(them, str(name), ever=True, said="can't gain")

    def must_quest(self) -> Predicate:
        return lambda them, until, each: [Must(them, "quest", until)]

    def can_challenge(self, cards: Cards) -> Predicate:
        if Is("ready") not in cards.where or cards.types != ("character",):
            raise ValueError("only ready characters are worth a word")
        rest = tuple(one for one in cards.where if one != Is("ready"))
        only = Cards(("character",), where=rest) if rest else None
        return lambda them, until, each: [Can(them, "challenge ready characters", until, only)]

    def can_quest(self) -> Predicate:
        return lambda them, until, each: [Can(them, "quest while drying", until)]

    def may_move_here(self) -> Predicate:
        here = Cards(("location",), where=(SameObject(This()),))
        return lambda them, until, each: [Can(them, "move for free", until, here)]

    def may_move(self) -> Predicate:
        place = Chosen(Cards(("location",), "yours"), plain=True)
        return lambda them, until, each: [PlayersMay(Move(them, place, said="they"))]

    def may_move_there(self) -> Predicate:
        return lambda them, until, each: [PlayersMay(Move(them, Ref("?location"), said="they"))]

    def no_challenge_damage(self) -> Predicate:
        def said(them: Them, until: Until | None, each: Amount | None) -> list[Any]:
            if isinstance(them, This) and until is None:
                return [More("deal damage", 0, to="this", only="in a challenge", prevent=True)]
            return [Cant(them, "be dealt damage in challenges", until)]

        return said

    def no_damage_this_challenge(self) -> Predicate:
        return lambda them, until, each: [Cant(them, "be dealt damage in challenges", "this challenge")]

    def enter_exerted(self) -> Predicate:
        def said(them: Them, until: Until | None, each: Amount | None) -> list[Any]:
            if isinstance(them, This):
                return [Enters("this", "exerted")]
            if isinstance(them, Every):
                return [Enters(them.cards, "exerted")]
            return [EnterExerted()]

        return said

    def may_enter_exerted(self) -> Predicate:
        return lambda them, until, each: [Enters("this", "exerted", optional=True)]

    def enter_damaged(self, number: Token) -> Predicate:
        return lambda them, until, each: [Enters("this", counters="damage", amount=int(number))]

    def sing_bonus(self, number: Token) -> Predicate:
        def said(them: Them, until: Until | None, each: Amount | None) -> list[Any]:
            if isinstance(them, Chosen):
                return [Get(them, "singing", int(number), until)]
            if until is not None:
                raise ValueError("a bonus for singing has no end")
            if isinstance(them, Every):
                return [Get(Every(them.cards), "singing", int(number))]
            if isinstance(them, This):
                return [Get(This(), "singing", int(number))]
            raise ValueError("a bonus for singing is a fact")

        return said

    # What can't be done.

    def act_quest(self) -> tuple[Act, Cards | None]:
        return "quest", None

    def act_challenge(self) -> tuple[Act, Cards | None]:
        return "challenge", None

    def act_ready(self) -> tuple[Act, Cards | None]:
        return "ready", None

    def act_ready_start(self) -> tuple[Act, Cards | None]:
        return "ready at the start of their turn", None

    def act_be_challenged(self) -> tuple[Act, Cards | None]:
        return "be challenged", None

    def act_be_challenged_by(self, cards: Cards) -> tuple[str, Cards | None]:
        return "?be challenged by", cards

    def act_challenge_this(self) -> tuple[str, Cards | None]:
        return "?challenge this", None

    def act_challenge_yours(self) -> tuple[str, Cards | None]:
        return "?challenge yours", None

    def act_sing(self) -> tuple[Act, Cards | None]:
        return "exert to sing", None

    def act_move(self) -> tuple[Act, Cards | None]:
        return "move", None

    def act_be_dealt(self) -> tuple[Act, Cards | None]:
        return "be dealt damage", None

    def acts(self, *acts: tuple[Any, Cards | None]) -> tuple[tuple[Any, Cards | None], ...]:
        return acts

    def cant(self, acts: tuple[tuple[Any, Cards | None], ...]) -> Predicate:
        def said(them: Them, until: Until | None, each: Amount | None) -> list[Any]:
            out: list[Any] = []
            for act, cards in acts:
                if act == "?challenge this" and isinstance(them, Every):
                    out.append(Cant(This(), "be challenged", until, them.cards))
                elif act == "?challenge yours" and isinstance(them, Every):
                    out.append(Cant(Every(Cards(("character",), "yours")), "be challenged", until, them.cards))
                elif act == "?be challenged by":
                    out.append(Cant(them, "be challenged", until, cards, said="by"))
                else:
                    if act == "ready" and until == "at the start of their next turn":
                        act = "ready at the start of their turn"
                    out.append(Cant(them if not out else again(them), act, until, cards))
            return out

        return said

    # Sentences about cards.

    def state(self, them: Them, *parts: Any) -> Any:
        predicates = [one for one in parts if callable(one)]
        until: Until | None = None
        each: Amount | None = None
        only: Is | None = None
        for one in parts:
            if isinstance(one, str):
                until = one
            elif isinstance(one, Tail):
                each = one.each if one.each is not None else each
            elif one == Is("challenging a location"):
                only = one
            elif isinstance(one, Is):
                if not isinstance(them, Every):
                    raise ValueError("only all characters are here")
                them = Every(with_trait(them.cards, one))
        said = said_of(them, tuple(predicates), until, each)
        if only is not None:
            if not all(isinstance(one, Get) for one in said):
                raise ValueError("only figures change for a while in a challenge")
            said = [replace(one, only=only) for one in said]
        return clause(said)

    def give(self, them: Them, gifts: tuple[Predicate, ...], until: Until | None = None) -> Any:
        return clause(said_of(them, gifts, until, None))

    # What is so.

    def this_costs(self, number: Token, less: str, _: Them) -> Fact:
        return CostsLess(_less(number, less), "this")

    def this_shift_costs(self, number: Token, less: str, *_: object) -> Fact:
        return CostsLess(_less(number, less), "this", what="shift")

    def they_cost(self, number: Token, less: str, cards: Cards) -> Fact:
        return CostsLess(_less(number, less), unplaced(cards))

    def their_shift_costs(self, number: Token, less: str, cards: Cards, _: Token) -> Fact:
        return CostsLess(_less(number, less), cards, what="shift")

    def they_cost_all(self, number: Token, less: str, cards: Cards) -> Fact:
        return CostsLess(_less(number, less), cards, "each player")

    def pay_next(self, number: Token, less: str, cards: Cards) -> Effect:
        return PayLess(_less(number, less), unplaced(cards))

    def shift_next(self, number: Token, less: str, cards: Cards) -> Effect:
        return PayLess(_less(number, less), unplaced(cards), way="shift")

    def pay_first(self, number: Token, less: str, cards: Cards) -> Fact:
        return CostsLess(_less(number, less), unplaced(cards), limit="first")

    def shifting_on_costs(self, number: Token, less: str) -> Fact:
        return CostsLess(_less(number, less), "this", what="shift onto")

    def next_enters(self, keyword: Keyword, until: Until) -> Effect:
        return NextEnters(Cards(("character",)), "exerted", Gain(Ref("subject"), keyword, until))

    def first_damage(self, _: Them) -> Fact:
        return Instead(When("takes damage", "this"), first=True)

    def pay_next_that(self, cards: Cards) -> Effect:
        return PayLess(That(), unplaced(cards))

    def free(self, _: Them) -> Fact:
        return FreeWith()

    def free_for(self, items: Effect, _: Them) -> Fact:
        return FreeWith(_cost(items))

    def shift_free_for(self, items: Effect, _: Them) -> Fact:
        return FreeWith(_cost(items), way="shift")

    def moving_costs(self, number: Token, less: str) -> Fact:
        return CostsLess(_less(number, less), Cards(("character",), "yours", said="your"), what="move")

    def moving_here_costs(self, number: Token, less: str) -> Fact:
        return CostsLess(_less(number, less), Cards(("location",), where=(SameObject(This()),)), what="move")

    def extra_ink(self) -> Fact:
        return PlayerRule("ink more")

    def cant_play_this(self, _: Them) -> Fact:
        return Cant("you", "play")

    def opponents(self) -> str:
        return "each opponent"

    def cant_play(self, who: Any, cards: Cards, until: Until | None = None) -> Fact:
        return Cant(who, "play", until, cards)

    def cant_gain_lore(self, who: Any) -> Fact:
        return Cant(who, "gain lore")

    def cant_gain_lore_unless(self, who: Any, condition: Any) -> Fact:
        return Cant(who, "gain lore", unless=condition)

    def cant_lose_lore(self) -> Fact:
        return Cant("you", "lose lore")

    def lore_to_win(self, number: Token) -> Fact:
        return PlayerRule("lore to win", int(number), "each opponent")

    def all_inkable(self) -> Fact:
        return DoFrom("ink", "hand")

    def ink_from_discard(self) -> Fact:
        return DoFrom("ink", "discard")

    def play_them_free(self, cards: Cards) -> Fact:
        return FreeToPlay(unplaced(cards))

    def play_from(self, cards: Cards) -> Fact:
        if cards.zone == "play":
            raise ValueError("from where?")
        return PlayFrom(cards)

    def one_challenge(self) -> Fact:
        return PlayerRule("challenge limit", 1, "each player")

    def damage_by(self, them: Every, stat: Token, _: Token) -> Fact:
        return DoBy("deal damage", them.cards, STATS[stat])

    def floor(self, stat: Token) -> Fact:
        return Floor(Cards(("character",), "yours"), STATS[stat])

    def also_named(self, _: Them, names: tuple[str, ...]) -> Fact:
        return AlsoNamed(names)

    def open_top(self, who: Any) -> Fact:
        return PlayerRule("open top", who=who)

    def open_top_all(self) -> Fact:
        return PlayerRule("open top", who="each player")

    def skip_draw(self) -> Fact:
        return Skip("draw")

    def enter_inkwells_exerted(self) -> Fact:
        return Enters(Cards(whose="opposing"), "exerted", zone="inkwell")

    def ready_limit(self, number: Token) -> Fact:
        return PlayerRule("ready limit", int(number), "each opponent", "during their next turn")

    def must_be_chosen(self) -> Fact:
        return Must(This(), "be chosen")

    def items_untouchable(self) -> Fact:
        return Cant(Every(Cards(("item",), "yours")), "be chosen")

    def cant_discard(self) -> Fact:
        return Cant("you", "discard")

    def cant_discard_hand(self) -> Fact:
        return Cant("you", "discard", cards=Cards(whose="yours", zone="hand"))

    def no_healing(self) -> Fact:
        return Cant(Every(Cards(("character", "location"))), "be healed")

    def cant_unless_paid(self, them: Them, acts: tuple[tuple[Any, Cards | None], ...], number: Token) -> Any:
        return clause([Cant(them, act, None, cards, int(number)) for act, cards in acts])

    def banished_instead(self, party: Any, deed: Effect) -> Fact:
        return Instead(When("banish", party), deed)

    def act_sing_without(self, keyword: Token) -> tuple[Act, Cards | None]:
        return "sing", Cards(
            ("action",),
            where=(
                Is("a song"),
                Not(HasKeyword(str(keyword))),
            ),
        )

    def deck_copies(self, number: Token, _: Token) -> Fact:
        return DeckRule(int(number))

    def deck_any(self, _: tuple[str, ...]) -> Fact:
        return DeckRule()

    def deck_admits(self, name: Token) -> Fact:
        return DeckRule(admits=str(name))

    def also_named_for_shift(self, _: Them, names: tuple[str, ...], keyword: Token) -> Fact:
        if keyword != "Shift":
            raise ValueError("names count for Shift")
        return Can(This(), "be shifted on by any", None, Cards(("character",), where=(Named(names),)))

    def any_shift(self, keyword: Token) -> Fact:
        return Can(This(), "be shifted on by any")

    def any_shift_plain(self) -> Fact:
        return Can(This(), "be shifted on by any", cards=Cards(("character",)))


def again(them: Them) -> Them:
    """The subject of a clause for its second predicate: what was chosen is not chosen again."""
    return Ref("?same") if isinstance(them, Chosen) else them


def said_of(them: Them, predicates: tuple[Predicate, ...], until: Until | None, each: Amount | None) -> list[Any]:
    """All that one clause says of the same cards."""
    out: list[Any] = []
    for one in predicates:
        for said in one(them, until, each):
            if out and isinstance(them, Chosen) and getattr(said, "them", None) == them:
                said = replace(said, them=Ref("?same"))
            out.append(said)
    return out


def granted(them: Them, ability: Ability, until: Until | None) -> Any:
    """An ability in quotes; one that is only a fact about the card itself is that fact."""
    from mazo.abilities.tree.effects import Static

    if isinstance(ability, Static) and ability.condition is None and len(ability.facts) == 1:
        fact = ability.facts[0]
        if isinstance(fact, Can) and fact.them == This():
            return replace(fact, them=them, until=until, said="in quotes")
        if fact == More("deal damage", 0, to="this", only="in a challenge", prevent=True):
            return Cant(them, "be dealt damage in challenges", until, said="in quotes")
        raise ValueError("no word for that ability in quotes")
    return Gain(them, ability, until)


def _less(number: Token, less: str) -> int:
    return int(number) if less == "at most" else -int(number)


def _cost(items: Effect) -> Cost:
    parts = items.of if isinstance(items, Steps) else (items,)
    ink = sum(one.amount for one in parts if isinstance(one, Pay) and isinstance(one.amount, int))
    return Cost(ink, effects=tuple(one for one in parts if not isinstance(one, Pay)))


def clause(said: Sequence[Effect]) -> Any:
    """What is said of the same cards in one clause."""
    return steps(said[0], *[part for one in said[1:] for part in ("and", one)])
