"""Deeds: what players do."""

from __future__ import annotations

from typing import Any, Final, Literal

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
    Sort,
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
    Play,
)
from mazo.abilities.tree.nouns import (
    ANY_NUMBER,
    Amount,
    Cards,
    Chosen,
    Condition,
    Count,
    Every,
    Is,
    Ref,
    SameObject,
    Sum,
    Them,
    They,
    This,
    Top,
    When,
)
from mazo.abilities.tree.words import Stat, Until
from mazo.games.lorcana.lexicon import COUNTERS as CARD_COUNTERS
from mazo.games.lorcana.lexicon import PLAYER_COUNTERS
from mazo.games.lorcana.reading.parts import Afterwards, AsIf, Exchange, Holder, Measured, Place, Quantum
from mazo.games.lorcana.reading.shape.amounts import times
from mazo.games.lorcana.reading.shape.cards import CARD, HOMES, WHOLE, Home, looked_at, unplaced
from mazo.games.lorcana.reading.shape.players import done_by

IN_HAND: Final = Is("?in hand")
"""A mark: in the hand of whoever speaks."""

# Cards and lore.


def one_time() -> Amount:
    return 1


def per(each: Amount) -> Amount:
    return each


def exchange_of(exchange: Exchange, quantum: Quantum, each: Amount) -> Any:
    match exchange:
        case "gain":
            return ToPlayer("gain lore", _exactly(quantum, "lore", each))
        case "lose":
            return ToPlayer("lose lore", "all" if quantum.amount == "all" else _exactly(quantum, "lore", each))
        case "get":
            return ToPlayer("get ink drops", _exactly(quantum, "ink drop", each))
        case "remove" if quantum.unit in PLAYER_COUNTERS:
            return ToPlayer("remove ink drops", _exactly(quantum, *PLAYER_COUNTERS, each))
        case "remove" if quantum.up_to and each == 1:
            return AsBefore(f"remove {quantum.unit}", _exactly(replace(quantum, up_to=False), *CARD_COUNTERS))
        case "deal" if each == 1:
            return AsBefore("deal damage", _exactly(quantum, "damage"))
    raise ValueError("of what?")


def draw(them: Them, each: Amount) -> Effect:
    match them:
        case Top(int() as count, "yours", True) if count == 1 and each == 1:
            return Draw(bottom=True)
        case Chosen(Cards((), "any", (), "?card", False), amount, False, plain=False, at_random=False):
            return Draw(times(amount, each) if isinstance(amount, int) else _once(amount, each))
    raise ValueError("so many cards")


def _once(amount: Amount, each: Amount) -> Amount:
    if each != 1:
        raise ValueError("so many for each")
    return amount


def same_hand() -> None:
    return None


def in_hand(whose: Home) -> str:
    return whose


def until_held(who: Holder, number: Token, hand: str | None) -> int:
    if who.whose not in HOMES or hand not in (None, who.whose):
        raise ValueError("so many cards in the own hand")
    return int(number)


def as_many_as_they(who: Holder) -> Amount:
    if who.who != "you":
        raise ValueError("as many as another player")
    return Count(Cards(whose="theirs", zone="hand"))


def draw_until(number: Amount) -> Effect:
    return Draw(number, until=True)


def discard(them: Them, each: Amount) -> Effect:
    if isinstance(them, Every) and them.said == WHOLE:
        if each != 1 or them.cards.zone != "hand" or them.cards.whose not in HOMES:
            raise ValueError("the own hand")
        return Discard(by="all")
    made = _discarded(them)
    if each == 1:
        return made
    if not isinstance(made.amount, int) or made.up_to:
        raise ValueError("so many for each")
    return replace(made, amount=times(made.amount, each))


def discard_either(one: Them, other: Them) -> Effect:
    return ChooseOne((_discarded(one), _discarded(other)), said="or")


def discard_by_choice(them: Them, whose: str) -> Effect:
    made = _discarded(them)
    if whose not in ("yours", "theirs") or made.amount != 1 or made.by != "they":
        raise ValueError("who chooses?")
    return replace(made, by="you") if whose == "yours" else made


def _discarded(them: Them) -> Discard:
    if not isinstance(them, Chosen) or them.within is not None:
        raise ValueError("cards of a hand")
    cards = unplaced(them.cards)
    if cards.zone not in ("play", "hand") or cards.other or cards.whose not in ("any", "yours"):
        raise ValueError("cards of a hand")
    made = Discard(them.count, cards=replace(cards, zone="hand", whose="any"), up_to=them.up_to)
    return replace(made, by="random") if them.at_random else made


def discard_until(number: Amount) -> Effect:
    return Discard(number, until=True)


# Counters: damage on cards, others in an inkwell.


def deal(*doses: Effect) -> Effect:
    first, *more = doses
    return joined(first, *[part for one in more for part in ("and", one)])  # type: ignore[no-any-return]


def dose(quantum: Quantum, to: Them | Measured, each: Amount) -> Effect:
    if isinstance(to, Measured):  # "deal damage to chosen character equal to …"
        if quantum != Quantum("some", "damage") or each != 1:
            raise ValueError("so much damage")
        return Do("deal damage", to.them, to.amount)
    return Do("deal damage", to, _exactly(quantum, "damage", each))


def deal_him(to: Them, quantum: Quantum) -> Effect:
    return Do("deal damage", to, _exactly(quantum, "damage"))


def put_counters(quantum: Quantum, on: Them) -> Effect:
    return PutCounters(quantum.unit, _exactly(quantum, *CARD_COUNTERS), on)


def remove_counters(quantum: Quantum, of: Them) -> Effect:
    return RemoveCounters(_on_card(quantum), _all_or_so_many(quantum), of, up_to=quantum.up_to)


def remove_total(quantum: Quantum, of: Them) -> Effect:
    return RemoveCounters(_on_card(quantum), _all_or_so_many(quantum), of, up_to=quantum.up_to, total=True)


def move_counters(quantum: Quantum, source: Them, to: Them) -> Effect:
    return MoveCounters(_on_card(quantum), _all_or_so_many(quantum), source, to, quantum.up_to)


# Cards that go somewhere.


def banish(them: Them) -> Effect:
    return Do("banish", them)


def return_(them: Them, _: Home) -> Effect:
    return Do("return to hand", them)


def no_order() -> Literal[""]:
    return ""


def any_order() -> Literal["any"]:
    return "any"


def random_order() -> Literal["random"]:
    return "random"


def into_hand(_: Home) -> Place:
    return Place("hand")


def into_inkwell(_: Home) -> Place:
    return Place("inkwell")


def into_inkwell_exerted(_: Home) -> Place:
    return Place("inkwell exerted")


def into_discard(_: Home) -> Place:
    return Place("discard")


def place_bottom() -> str:
    return "bottom"


def place_either() -> str:
    return "either"


def place_top() -> str:
    return "top"


def same_deck() -> None:
    return None


def of_deck(whose: str | None) -> str | None:
    return whose


def whole_deck(whose: str) -> str:
    return whose


def onto_end(place: Any, order: Literal["", "any", "random"]) -> Place:
    return Place(place, order)


def onto_deck(place: Any, whose: str | None, order: Literal["", "any", "random"]) -> Place:
    if whose not in (None, *HOMES) or not place:
        raise ValueError("the deck of the player whose they are")
    return Place(place, order)


def facedown() -> bool:
    return False


def faceup() -> bool:
    return True


def facing_under(faceup: bool, them: Them) -> Place:
    return Place("under", under=them, faceup=faceup)


def under_facing(them: Them, faceup: bool) -> Place:
    return Place("under", under=them, faceup=faceup)


def put(them: Them, place: Place) -> Any:
    match them, place:
        case Chosen(Cards((), "any", (SameObject(Ref("?they")),)), count, True), Place("either", "any") if (
            count == ANY_NUMBER
        ):
            return Sort((Put("bottom", "any"),), "top")
        case Chosen(Cards(where=(SameObject(),))), _:
            raise ValueError("some of them")
    match place.to:
        case "hand":
            if isinstance(them, Every) and them.cards.zone == CARD:
                return Puts((Put("hand", ANY_NUMBER, cards=looked_at(them.cards)),))
            return Do("return to hand", them)
        case "inkwell" | "inkwell exerted" | "discard":
            return Do(f"put into {place.to}", them)
        case "under":
            assert place.under is not None
            if isinstance(them, Top) and isinstance(place.under, Every):  # one card under each of them
                return EachCard(place.under, PutUnder(them, Ref("it"), place.faceup))
            return PutUnder(them, place.under, place.faceup)
    return ToDeck(them, place.to, place.order == "any", place.order == "random")


def put_instead(them: Them, place: Place, instead_of: Place) -> Any:
    if place != Place("bottom") or instead_of != Place("discard") or not isinstance(them, Ref):
        raise ValueError("what was played on the bottom instead of into the discard")
    return Afterwards("bottom")


def put_either(them: Them, one: Place, other: Place) -> Effect:
    return ChooseOne((put(them, one), put(them, other)), said="or")


def shuffle_in(them: Them, _: Home) -> Effect:
    if isinstance(them, Every) and them.said == WHOLE:
        them = replace(them, said="all")
    return ToDeck(them, "shuffle")


def shuffle(whose: str) -> Effect:
    return Shuffle("they" if whose == "theirs" else "you")


def ready_them(them: Them) -> Effect:
    return Do("ready", them)


def exert(them: Them) -> Effect:
    return Do("exert", them)


def ready_after(them: Them) -> Effect:
    over = When("challenge over", Cards(where=(SameObject(them),)))
    return Later(over, Do("ready", them), "this turn")


def exert_symbol(them: Them) -> Effect:
    return Do("exert as a cost", them)


# Choosing.


def choose(them: Them) -> Effect:
    return Choose(_really_chosen(them))


def choose_players() -> Effect:
    return ChoosePlayer("any players")


def choose_to(deed: Effect) -> Effect:
    match deed:
        case Discard() | ChooseOne((Discard(), Discard())):
            return deed  # who discards chooses
        case Do(_, Chosen() as them):
            return replace(deed, them=_really_chosen(them))
    raise ValueError("something that is chosen")


def choose_and(them: Them, deed: Effect) -> Effect:
    return joined(Choose(_really_chosen(them)), "and", deed)  # type: ignore[no-any-return]


# Playing.


def as_usual() -> Play:
    return Play(This())


def then_exerted() -> Play:
    return Play(This(), state="exerted", joint=",")


def as_if(condition: Condition) -> AsIf:
    return AsIf(condition)


def play(way: Any, them: Them, free: bool, afterwards: Play | AsIf) -> Effect:
    if isinstance(afterwards, AsIf):
        if free or afterwards != AsIf(They(Ref("?it"), (IN_HAND,))):
            raise ValueError("as if it were in your hand")
        afterwards = Play(This(), said="as from hand")
    elif not free and afterwards != Play(This()):
        raise ValueError("for free")
    return _played(them, replace(afterwards, them=them, way=way, free=free))


def play_song_again() -> Effect:
    return Play(Ref("other"))


# Moving.


def to_place(to: Them) -> Them:
    return _own_place(to)


def same_place() -> Them:
    return _own_place(Chosen(Cards(("location",)), plain=True))


def move(them: Them, to: Them) -> Effect:
    if isinstance(them, Chosen) and Is("here") in them.cards.where and not isinstance(to, This):
        them = replace(them, cards=replace(them.cards, whose="yours"))
    if isinstance(to, Chosen) and to.cards.types != ("location",):
        raise ValueError("characters move to locations")
    return Move(them, to)


# Ink.


def pay(price: Quantum) -> Effect:
    if price.unit != "ink" or not isinstance(price.amount, int) or price != Quantum(price.amount, "ink"):
        raise ValueError("so much ink")
    return Pay(price.amount)


# Others.


def add_stat(owner: Them, figure: Stat, to: Them, changed: Stat, until: Until) -> Effect:
    if not isinstance(to, Chosen):
        raise ValueError("to a figure of a chosen card")
    mine = Ref("?he before") if owner == Ref("?he") else owner
    return Get(to, changed, Sum(figure, mine), until)


def repeat() -> Any:
    return Again()


def count(amount: Amount) -> Any:
    if not isinstance(amount, Count):
        raise ValueError("the number of some cards")
    return Counted(replace(amount, said="counted"))


def have_player(who: Any, deed: Effect) -> Effect:
    return done_by(who, [deed])


def _played(them: Them, play: Play) -> Effect:
    """A card is played from hand if no other zone is named, or from one of two."""
    if isinstance(them, Chosen) and them.cards.zone == "?hand or discard":
        hand = replace(them, cards=replace(them.cards, zone="hand"))
        discard = replace(them, cards=replace(them.cards, zone="discard"))
        return ChooseOne((replace(play, them=hand), replace(play, them=discard)), said="or")
    return replace(play, them=_from_hand(them))


def _exactly(quantum: Quantum, *rest: Any) -> Amount:
    """How much of it exactly: of one of these units, perhaps so often."""
    units = [one for one in rest if isinstance(one, str)]
    if quantum.unit not in units or quantum.up_to or quantum.or_more or isinstance(quantum.amount, str):
        raise ValueError(f"so much {' or '.join(units)}")
    each = next((one for one in rest if not isinstance(one, str)), 1)
    return times(quantum.amount, each) if isinstance(quantum.amount, int) else quantum.amount


def _all_or_so_many(quantum: Quantum) -> Amount | Literal["all"]:
    if quantum.amount == "some" or quantum.or_more:
        raise ValueError("how much of it?")
    return quantum.amount


def _on_card(quantum: Quantum) -> str:
    if quantum.unit not in CARD_COUNTERS:
        raise ValueError("counters that lie on cards")
    return quantum.unit


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
