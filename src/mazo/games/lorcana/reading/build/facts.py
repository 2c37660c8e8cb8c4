"""What is so."""

from __future__ import annotations

from typing import Any

from lark import Token

from mazo.abilities.tree.effects import (
    Can,
    Cant,
    Cost,
    Effect,
    Fact,
    FreeWith,
    Gain,
    Instead,
    Keyword,
    Must,
    NextEnters,
    Pay,
    PayLess,
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
    PlayerRule,
    PlayFrom,
)
from mazo.abilities.tree.nouns import Cards, Every, Named, Ref, SameObject, That, Them, This, When
from mazo.abilities.tree.words import Until
from mazo.games.lorcana.reading.shape.cards import STATS, unplaced
from mazo.games.lorcana.reading.shape.clauses import clause

# What is so.


def this_costs(number: Token, less: str, _: Them) -> Fact:
    return CostsLess(_less(number, less), "this")


def this_shift_costs(number: Token, less: str, *_: object) -> Fact:
    return CostsLess(_less(number, less), "this", what="shift")


def they_cost(number: Token, less: str, cards: Cards) -> Fact:
    return CostsLess(_less(number, less), unplaced(cards))


def their_shift_costs(number: Token, less: str, cards: Cards, _: Token) -> Fact:
    return CostsLess(_less(number, less), cards, what="shift")


def they_cost_all(number: Token, less: str, cards: Cards) -> Fact:
    return CostsLess(_less(number, less), cards, "each player")


def pay_next(number: Token, less: str, cards: Cards) -> Effect:
    return PayLess(_less(number, less), unplaced(cards))


def shift_next(number: Token, less: str, cards: Cards) -> Effect:
    return PayLess(_less(number, less), unplaced(cards), way="shift")


def pay_first(number: Token, less: str, cards: Cards) -> Fact:
    return CostsLess(_less(number, less), unplaced(cards), limit="first")


def shifting_on_costs(number: Token, less: str) -> Fact:
    return CostsLess(_less(number, less), "this", what="shift onto")


def next_enters(keyword: Keyword, until: Until) -> Effect:
    return NextEnters(Cards(("character",)), "exerted", Gain(Ref("subject"), keyword, until))


def first_damage(_: Them) -> Fact:
    return Instead(When("takes damage", "this"), first=True)


def pay_next_that(cards: Cards) -> Effect:
    return PayLess(That(), unplaced(cards))


def free(_: Them) -> Fact:
    return FreeWith()


def free_for(items: Effect, _: Them) -> Fact:
    return FreeWith(_cost(items))


def shift_free_for(items: Effect, _: Them) -> Fact:
    return FreeWith(_cost(items), way="shift")


def moving_costs(number: Token, less: str) -> Fact:
    return CostsLess(_less(number, less), Cards(("character",), "yours", said="your"), what="move")


def moving_here_costs(number: Token, less: str) -> Fact:
    return CostsLess(_less(number, less), Cards(("location",), where=(SameObject(This()),)), what="move")


def extra_ink() -> Fact:
    return PlayerRule("ink more")


def cant_play_this(_: Them) -> Fact:
    return Cant("you", "play")


def opponents() -> str:
    return "each opponent"


def cant_play(who: Any, cards: Cards, until: Until | None = None) -> Fact:
    return Cant(who, "play", until, cards)


def cant_gain_lore(who: Any) -> Fact:
    return Cant(who, "gain lore")


def cant_gain_lore_unless(who: Any, condition: Any) -> Fact:
    return Cant(who, "gain lore", unless=condition)


def cant_lose_lore() -> Fact:
    return Cant("you", "lose lore")


def lore_to_win(number: Token) -> Fact:
    return PlayerRule("lore to win", int(number), "each opponent")


def all_inkable() -> Fact:
    return DoFrom("ink", "hand")


def ink_from_discard() -> Fact:
    return DoFrom("ink", "discard")


def play_them_free(cards: Cards) -> Fact:
    return FreeToPlay(unplaced(cards))


def play_from(cards: Cards) -> Fact:
    if cards.zone == "play":
        raise ValueError("from where?")
    return PlayFrom(cards)


def one_challenge() -> Fact:
    return PlayerRule("challenge limit", 1, "each player")


def damage_by(them: Every, stat: Token, _: Token) -> Fact:
    return DoBy("deal damage", them.cards, STATS[stat])


def floor(stat: Token) -> Fact:
    return Floor(Cards(("character",), "yours"), STATS[stat])


def also_named(_: Them, names: tuple[str, ...]) -> Fact:
    return AlsoNamed(names)


def open_top(who: Any) -> Fact:
    return PlayerRule("open top", who=who)


def open_top_all() -> Fact:
    return PlayerRule("open top", who="each player")


def skip_draw() -> Fact:
    return Skip("draw")


def enter_inkwells_exerted() -> Fact:
    return Enters(Cards(whose="opposing"), "exerted", zone="inkwell")


def ready_limit(number: Token) -> Fact:
    return PlayerRule("ready limit", int(number), "each opponent", "during their next turn")


def must_be_chosen() -> Fact:
    return Must(This(), "be chosen")


def items_untouchable() -> Fact:
    return Cant(Every(Cards(("item",), "yours")), "be chosen")


def cant_discard() -> Fact:
    return Cant("you", "discard")


def cant_discard_hand() -> Fact:
    return Cant("you", "discard", cards=Cards(whose="yours", zone="hand"))


def no_healing() -> Fact:
    return Cant(Every(Cards(("character", "location"))), "be healed")


def cant_unless_paid(them: Them, acts: tuple[tuple[Any, Cards | None], ...], number: Token) -> Any:
    return clause([Cant(them, act, None, cards, int(number)) for act, cards in acts])


def banished_instead(party: Any, deed: Effect) -> Fact:
    return Instead(When("banish", party), deed)


def deck_copies(number: Token, _: Token) -> Fact:
    return DeckRule(int(number))


def deck_any(_: tuple[str, ...]) -> Fact:
    return DeckRule()


def deck_admits(name: Token) -> Fact:
    return DeckRule(admits=str(name))


def also_named_for_shift(_: Them, names: tuple[str, ...], keyword: Token) -> Fact:
    if keyword != "Shift":
        raise ValueError("names count for Shift")
    return Can(This(), "be shifted on by any", None, Cards(("character",), where=(Named(names),)))


def any_shift(keyword: Token) -> Fact:
    return Can(This(), "be shifted on by any")


def any_shift_plain() -> Fact:
    return Can(This(), "be shifted on by any", cards=Cards(("character",)))


def _less(number: Token, less: str) -> int:
    return int(number) if less == "at most" else -int(number)


def _cost(items: Effect) -> Cost:
    parts = items.of if isinstance(items, Steps) else (items,)
    ink = sum(one.amount for one in parts if isinstance(one, Pay) and isinstance(one.amount, int))
    return Cost(ink, effects=tuple(one for one in parts if not isinstance(one, Pay)))
