"""Deeds: what players do."""

from __future__ import annotations

from typing import Any, cast

from lark import Token
from msgspec.structs import replace

from mazo.abilities.tree.deeds import (
    Discard,
    Do,
    Draw,
    Look,
    MoveCounters,
    NameCard,
    Put,
    PutCounters,
    PutUnder,
    RemoveCounters,
    Reveal,
    RevealHand,
    RevealUntil,
    Search,
    Shuffle,
    Sort,
    ToDeck,
    ToPlayer,
)
from mazo.abilities.tree.effects import (
    Choose,
    ChooseOne,
    ChoosePlayer,
    EachCard,
    EachPlayer,
    Effect,
    Get,
    Later,
    Move,
    Pay,
    PayLess,
    Play,
    Steps,
)
from mazo.abilities.tree.facts import PlayerRule
from mazo.abilities.tree.nouns import (
    ANY_NUMBER,
    AllOf,
    Amount,
    Cards,
    Chosen,
    Count,
    Every,
    Is,
    OneOf,
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
from mazo.games.lorcana.compiler.build.amounts import times
from mazo.games.lorcana.compiler.build.events import Events
from mazo.games.lorcana.compiler.build.nouns import CARD, STATS, traits_of, unplaced
from mazo.games.lorcana.compiler.joints import steps
from mazo.games.lorcana.compiler.parts import Again, Counted, Mark, More, Moved, Puts, Rest


def from_hand(them: Them) -> Them:
    """A card that is played without a zone being named comes from hand."""
    if isinstance(them, Chosen) and them.cards.zone in ("play", CARD):
        cards = them.cards
        return replace(them, cards=replace(cards, zone="hand", whose="yours"), plain=False)
    return them


class Effects(Events):
    """Builds deeds."""

    # Cards and lore.

    def draw(self, amount: Amount) -> Effect:
        return Draw(amount)

    def draw_each(self, amount: int, each: Amount) -> Effect:
        return Draw(times(amount, each))

    def draw_until(self, number: Token) -> Effect:
        return Draw(int(number), until=True)

    def draw_bottom(self) -> Effect:
        return Draw(bottom=True)

    def draw_same(self) -> Effect:
        return Draw(Count(Cards(whose="theirs", zone="hand")), until=True)

    def discard(self, amount: Amount) -> Effect:
        return Discard(amount)

    def discard_each(self, amount: int, each: Amount) -> Effect:
        return Discard(times(amount, each))

    def discard_one(self) -> Effect:
        return Discard()

    def discard_some(self, cards: Cards) -> Effect:
        return Discard(cards=replace(cards, zone="hand", whose="any"))

    def discard_any(self, cards: Cards) -> Effect:
        return Discard(ANY_NUMBER, cards=replace(cards, zone="hand", whose="any"), up_to=True)

    def discard_until(self, number: Token) -> Effect:
        return Discard(int(number), until=True)

    def discard_random(self, amount: Amount) -> Effect:
        return Discard(amount, by="random")

    def discard_hand(self) -> Effect:
        return Discard(by="all")

    def discard_your_choice(self, cards: Cards) -> Effect:
        return Discard(cards=replace(cards, zone="hand", whose="any"), by="you")

    def gain_lore(self, amount: Amount) -> Effect:
        return ToPlayer("gain lore", amount)

    def gain_lore_each(self, amount: int, each: Amount) -> Effect:
        return ToPlayer("gain lore", times(amount, each))

    def lose_lore(self, amount: Amount) -> Effect:
        return ToPlayer("lose lore", amount)

    # Damage.

    def deal(self, amount: Token, to: Them) -> Effect:
        return Do("deal damage", to, int(amount))

    def deal_more(self, amount: Token) -> Any:
        return More("deal", int(amount))

    def deal_each(self, amount: Token, to: Them, each: Amount) -> Effect:
        return Do("deal damage", to, times(int(amount), each))

    def deal_equal(self, to: Them, amount: Amount) -> Effect:
        return Do("deal damage", to, amount)

    def deal_equal_to(self, amount: Amount, to: Them) -> Effect:
        return Do("deal damage", to, amount)

    def deal_that(self, to: Them) -> Effect:
        return Do("deal damage", to, That())

    def deal_him(self, to: Them, amount: Token) -> Effect:
        return Do("deal damage", to, int(amount))

    def put_damage(self, amount: Token, on: Them) -> Effect:
        return PutCounters("damage", int(amount), on)

    def put_that_damage(self, on: Them) -> Effect:
        return PutCounters("damage", That(), on)

    def heal_more(self, amount: Token) -> Any:
        return More("remove", int(amount))

    def heal(self, amount: Token, of: Them) -> Effect:
        return RemoveCounters("damage", int(amount), of)

    def heal_exactly(self, amount: Token, of: Them) -> Effect:
        return RemoveCounters("damage", int(amount), of, up_to=False)

    def heal_total(self, amount: Token, of: Them) -> Effect:
        return RemoveCounters("damage", int(amount), of, total=True)

    def heal_all(self, of: Them) -> Effect:
        return RemoveCounters("damage", "all", of, up_to=False)

    def damage_exactly(self, number: Token) -> Moved:
        return Moved(int(number))

    def damage_up_to(self, number: Token) -> Moved:
        return Moved(int(number), True)

    def damage_all(self) -> Moved:
        return Moved("all")

    def move_damage(self, moved: Moved, source: Them, to: Them) -> Effect:
        return MoveCounters("damage", moved.amount, source, to, moved.up_to)

    # Cards that go somewhere.

    def banish(self, them: Them) -> Effect:
        return Do("banish", them)

    def return_(self, them: Them, *_: object) -> Effect:
        return Do("return to hand", them)

    def put_hand(self, them: Them, *_: object) -> Any:
        if isinstance(them, Every) and them.cards.zone == CARD:
            return Puts((Put("hand", ANY_NUMBER, cards=_sorted(them.cards)),))
        return Do("return to hand", them)

    def return_random(self, them: Chosen) -> Effect:
        cards = replace(them.cards, zone="inkwell", whose="yours")
        return Do("return to hand", replace(them, cards=cards, at_random=True, plain=False))

    def ink(self, them: Them, *_: object) -> Effect:
        return Do("put into inkwell", them)

    def ink_exerted(self, them: Them, *_: object) -> Effect:
        return Do("put into inkwell exerted", them)

    def place_top(self) -> str:
        return "top"

    def place_bottom(self) -> str:
        return "bottom"

    def any_order(self) -> bool:
        return True

    def random_order(self) -> str:
        return "random"

    def to_deck(self, them: Them, place: Any, _: str, order: bool | str = False) -> Effect:
        return ToDeck(them, place, order is True, order == "random")

    def on_top(self, them: Them) -> Effect:
        return ToDeck(them, "top")

    def to_deck_either(self, them: Them, _: str) -> Effect:
        return ToDeck(them, "either")

    def top_or_discard(self, them: Them) -> Effect:
        return ChooseOne((ToDeck(them, "top"), Do("put into discard", them)), said="or")

    def to_discard(self, them: Them, _: str) -> Effect:
        return Do("put into discard", them)

    def put_under(self, them: Them, under: Them) -> Effect:
        if isinstance(them, Top) and isinstance(under, Every):  # one card under each of them
            return EachCard(under, PutUnder(them, Ref("it")))
        return PutUnder(them, under)

    def put_under_faceup(self, them: Them, under: Them) -> Effect:
        return PutUnder(them, under, faceup=True)

    def shuffle_in(self, them: Them, _: str) -> Effect:
        return ToDeck(them, "shuffle")

    def shuffle(self, whose: str) -> Effect:
        return Shuffle("they" if whose == "theirs" else "you")

    def ready_them(self, them: Them) -> Effect:
        return Do("ready", them)

    def ready_after(self, them: Them) -> Effect:
        over = When("challenge over", Cards(where=(SameObject(them),)))
        return Later(over, Do("ready", them), "this turn")

    def exert(self, them: Them) -> Effect:
        return Do("exert", them)

    def exert_symbol(self, them: Them) -> Effect:
        return Do("exert as a cost", them)

    # Choosing.

    def choose(self, them: Them) -> Effect:
        return Choose(_really_chosen(them))

    def choose_players(self) -> Effect:
        return ChoosePlayer("any players")

    def choose_banish(self, them: Them) -> Effect:
        return Do("banish", _really_chosen(them))

    def choose_exert(self, them: Them) -> Effect:
        return Do("exert", _really_chosen(them))

    def choose_and(self, them: Them, deed: Effect) -> Effect:
        return steps(Choose(_really_chosen(them)), "and", deed)  # type: ignore[no-any-return]

    # Playing.

    def play_free(self, them: Them) -> Effect:
        return _played(them, Play(them))

    def play_then_bottom(self, them: Them) -> Effect:
        return _played(them, Play(them, afterwards="bottom", joint=", then"))

    def play_song_again(self) -> Effect:
        return Play(Ref("other"))

    def shift_free(self, them: Them) -> Effect:
        return _played(them, Play(them, way="shift"))

    def play_or_shift_free(self, them: Them) -> Effect:
        return _played(them, Play(them, way="or shift"))

    def play_free_exerted(self, them: Them) -> Effect:
        return _played(them, Play(them, state="exerted", joint=","))

    def play(self, them: Them) -> Effect:
        return _played(them, Play(them, free=False))

    # Looking and sorting.

    def look(self, them: Them) -> Effect:
        return Look(them)

    def look_zone(self, mark: Mark) -> Effect:
        return Look(Every(Cards(whose=cast(Any, mark.whose), zone=cast(Any, mark.zone))))

    def reveal(self, them: Them) -> Effect:
        return Reveal(them)

    def reveal_hand(self) -> Effect:
        return RevealHand("you")

    def reveal_until(self, cards: Cards) -> Effect:
        return RevealUntil(unplaced(cards))

    def reveal_one(self, cards: Cards) -> tuple[Put, ...]:
        return (Put("hand", 1, up_to=True, cards=_sorted(cards), reveal=True),)

    def reveal_either(self, one: Cards, other: Cards) -> tuple[Put, ...]:
        return (Put("hand", 1, up_to=True, cards=_either(one, other), reveal=True),)

    def reveal_up_to(self, number: Token, cards: Cards) -> tuple[Put, ...]:
        return (Put("hand", int(number), up_to=True, cards=_sorted(cards), reveal=True),)

    def reveal_two_kinds(self, n: Token, one: Cards, m: Token, other: Cards) -> tuple[Put, ...]:
        return self.reveal_up_to(n, one) + self.reveal_up_to(m, other)

    def reveal_any(self, cards: Cards) -> tuple[Put, ...]:
        return (Put("hand", "any", up_to=True, cards=_sorted(cards), reveal=True),)

    def reveal_put(self, puts: tuple[Put, ...]) -> Any:
        return Puts(puts)

    def reveal_play(self, puts: tuple[Put, ...]) -> Any:
        return Puts(tuple(replace(one, to="play") for one in puts))

    def reveal_it_put(self) -> Effect:
        return Steps((Reveal(Ref("looked")), Do("return to hand", Ref("looked"))), ("and",))

    def put_one_hand(self) -> Any:
        return Puts((Put("hand"),))

    def put_back(self, _: Them, order: bool = False) -> Any:
        return Rest("top", order)

    def put_any(self) -> Effect:
        return Sort((Put("bottom", "any"),), "top")

    def rest_bottom(self, _: str, order: bool = False) -> Any:
        return Rest("bottom", order)

    def rest_top(self, _: str, order: bool = False) -> Any:
        return Rest("top", order)

    def rest_discard(self) -> Any:
        return Rest("discard")

    def put_rest(self, rest: Rest) -> Rest:
        return rest

    def shuffle_rest(self) -> Any:
        return Rest("shuffle")

    def the_other_one(self) -> str:
        return "rest"

    def the_rest(self) -> str:
        return "rest"

    def sort_hand(self) -> tuple[str, bool]:
        return "hand", False

    def sort_ink_exerted(self) -> tuple[str, bool]:
        return "inkwell exerted", False

    def sort_top(self, *parts: Any) -> tuple[str, bool]:
        return "top", True in parts

    def sort_bottom(self, *parts: Any) -> tuple[str, bool]:
        return "bottom", True in parts

    def sort_part(self, which: int | str, place: tuple[str, bool]) -> tuple[int | str, str, bool]:
        return which, *place

    def sort_parts(self, one: tuple[Any, Any, bool], other: tuple[Any, Any, bool]) -> Effect:
        if one[0] == "rest" or other[0] != "rest":
            raise ValueError("first some, then the rest")
        return Sort((Put(one[1], one[0]),), other[1], other[2])

    def search(self, them: Chosen) -> Search:
        return Search(replace(unplaced(them.cards), whose="any"), them.count)

    def search_comma(self, them: Chosen) -> Effect:
        return replace(self.search(them), joint=",")

    def search_secretly(self) -> Effect:
        return Steps((Look(Every(Cards(whose="yours", zone="deck"))), Sort((Put("hand"),), "shuffle")))

    def search_either(self, one: Cards, other: Cards) -> Effect:
        return Search(_either(one, other))

    def discard_either(self, one: Cards, other: Cards) -> Effect:
        return Discard(cards=replace(_either(one, other), zone="hand"))

    def move_from_here(self, them: Chosen, to: Them) -> Effect:
        here = replace(them, cards=replace(them.cards, whose="yours", where=(*them.cards.where, Is("here"))))
        return Move(here, _own_place(to))

    def name_card(self) -> Effect:
        return NameCard()

    # Moving.

    def move(self, them: Them, to: Them) -> Effect:
        return Move(them, _own_place(to))

    def move_here(self, them: Them) -> Effect:
        return Move(them, This())

    def move_same(self, them: Them) -> Effect:
        return Move(them, _own_place(Chosen(Cards(("location",)), plain=True)))

    # Ink.

    def pay(self, number: Token) -> Effect:
        return Pay(int(number))

    def exert_ink(self, whose: str) -> Effect:
        return ToPlayer("exert ink", "all", "they" if whose == "theirs" else "you")

    def ready_ink(self) -> Effect:
        return ToPlayer("ready ink", "all")

    def ink_more(self) -> Effect:
        return PlayerRule("ink more")

    def pay_less_next(self, number: Token, cards: Cards) -> Effect:
        return PayLess(int(number), unplaced(cards))

    # Others.

    def add_stat(self, owner: Them, stat: Token, to: Token, until: Until) -> Effect:
        chosen = Chosen(Cards(("character",), other=True))
        mine = Ref("?he before") if owner == Ref("?he") else owner
        return Get(chosen, STATS[to], Sum(STATS[stat], mine), until)

    def repeat(self) -> Any:
        return Again()

    def count(self, cards: Any) -> Any:
        return Counted(Count(cards, "counted") if isinstance(cards, Cards) else cards)

    def have_player(self, who: Any, deed: Effect) -> Effect:
        return self._by(who, [deed])

    def _by(self, who: Any, deeds: list[Effect]) -> Effect:
        return by_player(who, deeds)


def _played(them: Them, play: Play) -> Effect:
    """A card is played from hand if no other zone is named, or from one of two."""
    if isinstance(them, Chosen) and them.cards.zone == "?hand or discard":
        hand = replace(them, cards=replace(them.cards, zone="hand"))
        discard = replace(them, cards=replace(them.cards, zone="discard"))
        return ChooseOne((replace(play, them=hand), replace(play, them=discard)), said="or")
    return replace(play, them=from_hand(them))


def _really_chosen(them: Them) -> Them:
    return replace(them, plain=False) if isinstance(them, Chosen) else them


def _sorted(cards: Cards) -> Cards:
    if cards.zone not in ("play", CARD):
        raise ValueError("cards that were looked at, not others")
    return replace(unplaced(cards), zone="play", whose="any")


def _either(one: Cards, other: Cards) -> Cards:
    kinds = (AllOf(traits_of(unplaced(one))), AllOf(traits_of(unplaced(other))))
    return Cards(where=(OneOf(kinds),))


def _own_place(to: Them) -> Them:
    """Characters move only to their own player's locations [4.7]."""
    if isinstance(to, Chosen) and to.cards.whose == "any":
        return replace(to, cards=replace(to.cards, whose="yours"))
    if isinstance(to, Chosen) and to.cards.whose == "yours":
        return replace(to, cards=replace(to.cards, said="your"))
    return to


def by_player(who: Any, deeds: list[Any]) -> Effect:
    """What another player does: alone with its player in it, else each of those players in turn."""
    if len(deeds) == 1 and isinstance(deeds[0], Draw | Discard | ToPlayer | Pay | RevealHand | Shuffle):
        if not who_needs_loop(who):
            return replace(deeds[0], who=who)
    return EachPlayer(who, cast(Any, steps(*[theirs(one) for one in deeds])))


def who_needs_loop(who: Any) -> bool:
    """Whether the player is only known within a loop."""
    return bool(who == "?richer")


def theirs(node: Any) -> Any:
    """An effect as the player at hand does it: their cards, their choices."""
    import msgspec

    if isinstance(node, tuple):
        return tuple(theirs(one) for one in node)
    if not isinstance(node, msgspec.Struct):
        return node
    fields = {name: theirs(getattr(node, name)) for name in node.__struct_fields__}
    if isinstance(node, Chosen):
        fields["by"] = "they"
        fields["plain"] = False if node.cards.whose == "theirs" else node.plain
    if isinstance(node, Cards | Top) and node.whose == "yours":
        fields["whose"] = "theirs"
    if isinstance(node, Draw | Discard | ToPlayer | Pay | RevealHand | Shuffle):
        if node.who == "you":
            fields["who"] = "they"
    return type(node)(**fields)
