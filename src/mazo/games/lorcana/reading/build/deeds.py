"""Deeds: what players do."""

from __future__ import annotations

from typing import Any

from lark import Token
from msgspec.structs import replace

from mazo.abilities.reading.joints import joined
from mazo.abilities.reading.parts import Again, AsBefore, Counted, Puts
from mazo.abilities.tree.deeds import (
    Discard,
    Do,
    Draw,
    MoveCounters,
    Put,
    PutCounters,
    PutUnder,
    RemoveCounters,
    Shuffle,
    ToDeck,
    ToPlayer,
)
from mazo.abilities.tree.effects import (
    Choose,
    ChooseOne,
    ChoosePlayer,
    EachCard,
    Effect,
    Get,
    Later,
    Move,
    Pay,
    PayLess,
    Play,
)
from mazo.abilities.tree.facts import PlayerRule
from mazo.abilities.tree.nouns import (
    ANY_NUMBER,
    Amount,
    Cards,
    Chosen,
    Count,
    Every,
    Is,
    Ref,
    SameObject,
    Sum,
    That,
    Them,
    This,
    Top,
    When,
)
from mazo.abilities.tree.words import Until
from mazo.games.lorcana.reading.parts import Moved
from mazo.games.lorcana.reading.shape.amounts import times
from mazo.games.lorcana.reading.shape.cards import CARD, STATS, either_of, looked_at, unplaced
from mazo.games.lorcana.reading.shape.players import done_by

# Cards and lore.


def draw(amount: Amount) -> Effect:
    return Draw(amount)


def draw_each(amount: int, each: Amount) -> Effect:
    return Draw(times(amount, each))


def draw_until(number: Token) -> Effect:
    return Draw(int(number), until=True)


def draw_bottom() -> Effect:
    return Draw(bottom=True)


def draw_same() -> Effect:
    return Draw(Count(Cards(whose="theirs", zone="hand")), until=True)


def discard(amount: Amount) -> Effect:
    return Discard(amount)


def discard_each(amount: int, each: Amount) -> Effect:
    return Discard(times(amount, each))


def discard_one() -> Effect:
    return Discard()


def discard_some(cards: Cards) -> Effect:
    return Discard(cards=replace(cards, zone="hand", whose="any"))


def discard_any(cards: Cards) -> Effect:
    return Discard(ANY_NUMBER, cards=replace(cards, zone="hand", whose="any"), up_to=True)


def discard_until(number: Token) -> Effect:
    return Discard(int(number), until=True)


def discard_random(amount: Amount) -> Effect:
    return Discard(amount, by="random")


def discard_hand() -> Effect:
    return Discard(by="all")


def discard_your_choice(cards: Cards) -> Effect:
    return Discard(cards=replace(cards, zone="hand", whose="any"), by="you")


def discard_either(one: Cards, other: Cards) -> Effect:
    return Discard(cards=replace(either_of(one, other), zone="hand"))


def gain_lore(amount: Amount) -> Effect:
    return ToPlayer("gain lore", amount)


def gain_lore_each(amount: int, each: Amount) -> Effect:
    return ToPlayer("gain lore", times(amount, each))


def lose_lore(amount: Amount) -> Effect:
    return ToPlayer("lose lore", amount)


# Damage.


def deal(amount: Token, to: Them) -> Effect:
    return Do("deal damage", to, int(amount))


def deal_more(amount: Token) -> Any:
    return AsBefore("deal damage", int(amount))


def deal_each(amount: Token, to: Them, each: Amount) -> Effect:
    return Do("deal damage", to, times(int(amount), each))


def deal_equal(to: Them, amount: Amount) -> Effect:
    return Do("deal damage", to, amount)


def deal_equal_to(amount: Amount, to: Them) -> Effect:
    return Do("deal damage", to, amount)


def deal_that(to: Them) -> Effect:
    return Do("deal damage", to, That())


def deal_him(to: Them, amount: Token) -> Effect:
    return Do("deal damage", to, int(amount))


def put_damage(amount: Token, on: Them) -> Effect:
    return PutCounters("damage", int(amount), on)


def put_that_damage(on: Them) -> Effect:
    return PutCounters("damage", That(), on)


def heal_more(amount: Token) -> Any:
    return AsBefore("remove damage", int(amount))


def heal(amount: Token, of: Them) -> Effect:
    return RemoveCounters("damage", int(amount), of)


def heal_exactly(amount: Token, of: Them) -> Effect:
    return RemoveCounters("damage", int(amount), of, up_to=False)


def heal_total(amount: Token, of: Them) -> Effect:
    return RemoveCounters("damage", int(amount), of, total=True)


def heal_all(of: Them) -> Effect:
    return RemoveCounters("damage", "all", of, up_to=False)


def damage_exactly(number: Token) -> Moved:
    return Moved(int(number))


def damage_up_to(number: Token) -> Moved:
    return Moved(int(number), True)


def damage_all() -> Moved:
    return Moved("all")


def move_damage(moved: Moved, source: Them, to: Them) -> Effect:
    return MoveCounters("damage", moved.amount, source, to, moved.up_to)


# Cards that go somewhere.


def banish(them: Them) -> Effect:
    return Do("banish", them)


def return_(them: Them, *_: object) -> Effect:
    return Do("return to hand", them)


def put_hand(them: Them, *_: object) -> Any:
    if isinstance(them, Every) and them.cards.zone == CARD:
        return Puts((Put("hand", ANY_NUMBER, cards=looked_at(them.cards)),))
    return Do("return to hand", them)


def return_random(them: Chosen) -> Effect:
    cards = replace(them.cards, zone="inkwell", whose="yours")
    return Do("return to hand", replace(them, cards=cards, at_random=True, plain=False))


def ink(them: Them, *_: object) -> Effect:
    return Do("put into inkwell", them)


def ink_exerted(them: Them, *_: object) -> Effect:
    return Do("put into inkwell exerted", them)


def place_top() -> str:
    return "top"


def place_bottom() -> str:
    return "bottom"


def any_order() -> bool:
    return True


def random_order() -> str:
    return "random"


def to_deck(them: Them, place: Any, _: str, order: bool | str = False) -> Effect:
    return ToDeck(them, place, order is True, order == "random")


def on_top(them: Them) -> Effect:
    return ToDeck(them, "top")


def to_deck_either(them: Them, _: str) -> Effect:
    return ToDeck(them, "either")


def top_or_discard(them: Them) -> Effect:
    return ChooseOne((ToDeck(them, "top"), Do("put into discard", them)), said="or")


def to_discard(them: Them, _: str) -> Effect:
    return Do("put into discard", them)


def put_under(them: Them, under: Them) -> Effect:
    if isinstance(them, Top) and isinstance(under, Every):  # one card under each of them
        return EachCard(under, PutUnder(them, Ref("it")))
    return PutUnder(them, under)


def put_under_faceup(them: Them, under: Them) -> Effect:
    return PutUnder(them, under, faceup=True)


def shuffle_in(them: Them, _: str) -> Effect:
    return ToDeck(them, "shuffle")


def shuffle(whose: str) -> Effect:
    return Shuffle("they" if whose == "theirs" else "you")


def ready_them(them: Them) -> Effect:
    return Do("ready", them)


def ready_after(them: Them) -> Effect:
    over = When("challenge over", Cards(where=(SameObject(them),)))
    return Later(over, Do("ready", them), "this turn")


def exert(them: Them) -> Effect:
    return Do("exert", them)


def exert_symbol(them: Them) -> Effect:
    return Do("exert as a cost", them)


# Choosing.


def choose(them: Them) -> Effect:
    return Choose(_really_chosen(them))


def choose_players() -> Effect:
    return ChoosePlayer("any players")


def choose_banish(them: Them) -> Effect:
    return Do("banish", _really_chosen(them))


def choose_exert(them: Them) -> Effect:
    return Do("exert", _really_chosen(them))


def choose_and(them: Them, deed: Effect) -> Effect:
    return joined(Choose(_really_chosen(them)), "and", deed)  # type: ignore[no-any-return]


# Playing.


def play_free(them: Them) -> Effect:
    return _played(them, Play(them))


def play_then_bottom(them: Them) -> Effect:
    return _played(them, Play(them, afterwards="bottom", joint=", then"))


def play_song_again() -> Effect:
    return Play(Ref("other"))


def shift_free(them: Them) -> Effect:
    return _played(them, Play(them, way="shift"))


def play_or_shift_free(them: Them) -> Effect:
    return _played(them, Play(them, way="or shift"))


def play_free_exerted(them: Them) -> Effect:
    return _played(them, Play(them, state="exerted", joint=","))


def play(them: Them) -> Effect:
    return _played(them, Play(them, free=False))


# Moving.


def move(them: Them, to: Them) -> Effect:
    return Move(them, _own_place(to))


def move_here(them: Them) -> Effect:
    return Move(them, This())


def move_same(them: Them) -> Effect:
    return Move(them, _own_place(Chosen(Cards(("location",)), plain=True)))


def move_from_here(them: Chosen, to: Them) -> Effect:
    here = replace(them, cards=replace(them.cards, whose="yours", where=(*them.cards.where, Is("here"))))
    return Move(here, _own_place(to))


# Ink.


def pay(number: Token) -> Effect:
    return Pay(int(number))


def exert_ink(whose: str) -> Effect:
    return ToPlayer("exert ink", "all", "they" if whose == "theirs" else "you")


def ready_ink() -> Effect:
    return ToPlayer("ready ink", "all")


def ink_more() -> Effect:
    return PlayerRule("ink more")


def pay_less_next(number: Token, cards: Cards) -> Effect:
    return PayLess(int(number), unplaced(cards))


# Others.


def add_stat(owner: Them, stat: Token, to: Token, until: Until) -> Effect:
    chosen = Chosen(Cards(("character",), other=True))
    mine = Ref("?he before") if owner == Ref("?he") else owner
    return Get(chosen, STATS[to], Sum(STATS[stat], mine), until)


def repeat() -> Any:
    return Again()


def count(cards: Any) -> Any:
    return Counted(Count(cards, "counted") if isinstance(cards, Cards) else cards)


def have_player(who: Any, deed: Effect) -> Effect:
    return done_by(who, [deed])


def _played(them: Them, play: Play) -> Effect:
    """A card is played from hand if no other zone is named, or from one of two."""
    if isinstance(them, Chosen) and them.cards.zone == "?hand or discard":
        hand = replace(them, cards=replace(them.cards, zone="hand"))
        discard = replace(them, cards=replace(them.cards, zone="discard"))
        return ChooseOne((replace(play, them=hand), replace(play, them=discard)), said="or")
    return replace(play, them=_from_hand(them))


def _really_chosen(them: Them) -> Them:
    return replace(them, plain=False) if isinstance(them, Chosen) else them


def _own_place(to: Them) -> Them:
    """Characters move only to their own player's locations [4.7]."""
    if isinstance(to, Chosen) and to.cards.whose == "any":
        return replace(to, cards=replace(to.cards, whose="yours"))
    if isinstance(to, Chosen) and to.cards.whose == "yours":
        return replace(to, cards=replace(to.cards, said="your"))
    return to


def _from_hand(them: Them) -> Them:
    """A card that is played without a zone being named comes from hand."""
    if isinstance(them, Chosen) and them.cards.zone in ("play", CARD):
        cards = them.cards
        return replace(them, cards=replace(cards, zone="hand", whose="yours"), plain=False)
    return them
