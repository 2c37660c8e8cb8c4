"""What is so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias, cast

from lark import Token
from msgspec.structs import replace

from mazo.abilities.reading.parts import EnterAs
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
    Play,
    Skip,
    Steps,
)
from mazo.abilities.tree.facts import (
    AlsoNamed,
    CostsLess,
    DeckRule,
    DoBy,
    DoFrom,
    Floor,
    FreeToPlay,
    PlayerRule,
    PlayFrom,
)
from mazo.abilities.tree.nouns import (
    ANY_NUMBER,
    Amount,
    Cards,
    Chosen,
    Classified,
    Every,
    HasKeyword,
    Named,
    Ref,
    SameObject,
    That,
    Them,
    They,
    This,
    Who,
)
from mazo.games.lorcana.reading.build.events import Acting, Occasion, cards_do
from mazo.games.lorcana.reading.parts import AsIf, Happening, HowMany, Modal, Participant, Quantum, Tail, Time
from mazo.games.lorcana.reading.shape.amounts import multiplied
from mazo.games.lorcana.reading.shape.cards import ADDITIONAL, ANY_NAME, COPIES, STATS, unplaced
from mazo.games.lorcana.reading.shape.clauses import said_of
from mazo.games.lorcana.reading.wording import COUNTERS

Purpose: TypeAlias = Callable[[Amount, Who], Any]
"""What is paid for: so much less, by those players."""

# What is so.


# Who, how much, and for what.


def folk_you() -> Who:
    return "you"


def folk_opponents() -> Who:
    return "each opponent"


def folk_all() -> Who:
    return "each player"


def price(much: Quantum, less: str) -> Amount:
    match much.amount:
        case int() as number if much == Quantum(number, "ink"):
            return number if less == "at most" else -number
        case That() if less == "at most" and much == Quantum(That(), "ink"):
            return That()
    raise ValueError("so much ink")


def to_play(way: Literal["", "shift", "or shift"], bought: Them) -> Purpose:
    if way == "or shift":
        raise ValueError("to play is to play in any way")
    return _charged(bought, way or "play")


def to_shift_onto(_: Literal["shift"], bought: Them, on_top: bool) -> Purpose:
    if bought != Chosen(Cards(("character",)), plain=True) or not on_top:
        raise ValueError("a character on top of this one")
    return lambda amount, who: CostsLess(amount, "this", who, "shift onto")


def to_play_by(bought: Them, owner: Them, _: Literal["Shift"]) -> Purpose:
    if not isinstance(owner, Ref):
        raise ValueError("with an ability of its own")
    return _charged(bought, "shift")


def to_move(bought: Them, to: Happening) -> Purpose:
    if to == Happening("move"):
        return _charged(bought, "move")
    if to != Happening("move", other=Participant()):
        raise ValueError("to a location")
    if _bought(bought) != Cards(("character",), "yours", said="of yours"):
        raise ValueError("whoever of yours moves here")
    here = Cards(("location",), where=(SameObject(This()),))
    return lambda amount, who: CostsLess(amount, here, who, "move")


def by_playing() -> Literal[""]:
    return ""


def by_shifting() -> Literal["shift"]:
    return "shift"


def by_either() -> Literal["or shift"]:
    return "or shift"


def for_nth(nth: Literal["first", "next"], cards: Cards, way: Literal["", "shift", "or shift"], span: str) -> Purpose:
    if way == "or shift" or (nth, span) not in (("first", "each turn"), ("next", "this turn")):
        raise ValueError("the next one this turn, or the first one each turn")
    what: Any = way or "play"

    def said(amount: Amount, who: Who) -> Any:
        if nth == "first":
            return CostsLess(amount, unplaced(cards), who, what, "first")
        if who != "you":
            raise ValueError("what you pay")
        return PayLess(amount, unplaced(cards), way=cast(Any, way))

    return said


def costs(who: Who, price: Amount, purpose: Purpose, each: Amount) -> Any:
    less = purpose(price, who)
    return less if each == 1 else multiplied(less, each)


def pay_price(price: Amount, purpose: Purpose) -> Any:
    return purpose(price, "you")


def folk_modal(who: Any, modal: Modal, happening: Happening, *tails: Any) -> Fact:
    untils = [one for one in tails if isinstance(one, str)]
    if len(untils) + tails.count(Tail()) != len(tails) or len(untils) > 1:
        raise ValueError("until when?")
    until: Any = untils[0] if untils else None
    if modal == "can't" and len(untils) == len(tails):
        return _kept_from(who, happening, until)
    match happening:
        case Happening("is chosen", Participant(None), None) if who == "each opponent" and modal == "must":
            return Must(This(), "be chosen", until)
    raise ValueError("something that players must do")


def _kept_from(who: Any, happening: Happening, until: Any) -> Fact:
    match happening:
        case Happening("play", Participant(None)) if who == "you" and until is None and not happening.conditions:
            return Cant(who, "play")
        case Happening("play", Participant(HowMany(cards, "at least", 0))):
            return Cant(who, "play", until, cards)
        case Happening("gains lore"):
            return Cant(who, "gain lore", until)
        case Happening("loses lore"):
            return Cant(who, "lose lore", until)
        case Happening("ready", Participant(HowMany(cards, "more than", number))):
            if cards == Cards(("character",), "theirs") and until == "at the start of their next turn":
                return PlayerRule("ready limit", number, who, "during their next turn")
        case Happening("is chosen", Participant(HowMany(cards, "at least", 0)), None) if who == "each opponent":
            return Cant(Every(replace(cards, said="")), "be chosen", until)
    raise ValueError("something that players can be kept from")


def lore_to_win(who: Who, number: Token) -> Fact:
    return PlayerRule("lore to win", int(number), who)


def open_top(who: Who, whose: Literal["yours", "theirs"]) -> Fact:
    if (who == "you") != (whose == "yours"):
        raise ValueError("with the top card of their own deck")
    return PlayerRule("open top", who=who)


def free(_: This) -> Fact:
    return FreeWith()


def free_for(items: Effect, way: Literal["", "shift", "or shift"], _: This) -> Fact:
    if way == "or shift":
        raise ValueError("played or shifted")
    return FreeWith(_cost(items), way=way)


def may_ink(them: Them) -> Fact:
    match them:
        case Chosen(Cards((), "any", (one,)), 1) if one == ADDITIONAL:
            return PlayerRule("ink more")
        case Every(Cards((), "yours", (), "discard")):
            return DoFrom("ink", "discard")
    raise ValueError("an additional card, or cards from your discard")


def of_its_inks() -> bool:
    return False


def of_any_ink() -> bool:
    return True


def deck_rule(them: Them, any_ink: bool) -> Fact:
    match them:
        case Chosen(Cards((), "yours", (mark, Named()), "deck"), int() as count, True) if (
            mark == COPIES and not any_ink
        ):
            return DeckRule(count)
        case Chosen(Cards((), "yours", (Named(),), "deck"), count, True) if count == ANY_NUMBER and not any_ink:
            return DeckRule()
        case Every(Cards(("character",), "yours", (Classified((name,)),), "deck", True)) if any_ink:
            return DeckRule(admits=name)
    raise ValueError("so many cards of its name, or other characters")


def may_onto(way: Literal["", "shift", "or shift"], them: Them, on_top: bool, afterwards: Play | AsIf) -> Fact:
    if afterwards not in (Play(This()), AsIf(They(This(), (ANY_NAME,)))):
        raise ValueError("as if it had any name")
    match way, them, on_top, isinstance(afterwards, AsIf):
        case "", Chosen(Cards(("character",), "any", (HasKeyword("Shift"),)), 1), False, True:
            return Can(This(), "be shifted on by any")
        case "shift", Chosen(Cards(("character",), "any", ()) as cards, 1), True, False:
            return Can(This(), "be shifted on by any", cards=unplaced(cards))
    raise ValueError("any character on this one")


def supposing(occasion: Occasion) -> Occasion:
    return occasion


def replaced(occasion: Occasion | Literal["if"], subject: Participant, acting: Acting, time: Time, do: Any) -> Fact:
    (when,) = cards_do(subject, acting)
    if when.event not in ("banish", "takes damage", "is dealt damage") or occasion == "when":
        raise ValueError("being banished, or taking damage")
    if when.event != "banish" and isinstance(do, Cant) and do == Cant(do.them, "be dealt damage"):
        if not isinstance(do.them, Ref):
            raise ValueError("what would take damage")
        do = None
    if occasion == "whenever":
        when = replace(when, said="whenever")
    if time == "way":
        raise ValueError("this turn")
    until: Any = "this turn" if time == "turn" else None
    return Instead(when, do, next=occasion == "the next time", until=until, first=occasion == "the first time")


def nth_enters(nth: Literal["next"], cards: Cards, way: Literal[""], span: Literal["this turn"], *parts: Any) -> Effect:
    if (nth, way, span) != ("next", "", "this turn"):
        raise ValueError("the next one that you play this turn")
    predicates = tuple(one for one in parts if callable(one))
    (until,) = [one for one in parts if not callable(one)] or [None]
    match said_of(Ref("subject"), predicates, None, None):
        case [EnterAs(state), Gain(them, Keyword() as keyword)]:
            return NextEnters(unplaced(cards), state, Gain(them, keyword, until))
        case [EnterAs(state)] if until is None:
            return NextEnters(unplaced(cards), state)
    raise ValueError("how it enters play, and what it gains")


def at_its_cost() -> bool:
    return False


def for_free() -> bool:
    return True


def play_such(cards: Cards, free: bool) -> Fact:
    if free:
        return FreeToPlay(unplaced(cards))
    if cards.zone == "play":
        raise ValueError("from where?")
    return PlayFrom(cards)


def one_challenge() -> Fact:
    return PlayerRule("challenge limit", 1, "each player")


def damage_by(them: Them, stat: Token, _: Literal["{S}"]) -> Fact:
    if not isinstance(them, Every):
        raise ValueError("all such characters")
    return DoBy("deal damage", them.cards, STATS[stat])


def floor(stat: Token) -> Fact:
    return Floor(Cards(("character",), "yours"), STATS[stat])


def also_named(_: This, names: tuple[str, ...]) -> Fact:
    return AlsoNamed(names)


def skip_draw() -> Fact:
    return Skip("draw")


def cant_be_caused(_: Literal["if"], happening: Happening) -> Fact:
    match happening:
        case Happening("discard", Participant(HowMany(Cards((), whose, ()) as cards, number=1))):
            return Cant("you", "discard", cards=_such(cards, whose))
    raise ValueError("cards that are discarded")


def no_healing(counters: Token) -> Fact:
    if COUNTERS[counters.lower()] != "damage":
        raise ValueError("only damage is on cards")
    return Cant(Every(Cards(("character", "location"))), "be healed")


def also_named_for_shift(_: This, names: tuple[str, ...], keyword: Token) -> Fact:
    if keyword != "Shift":
        raise ValueError("names count for Shift")
    return Can(This(), "be shifted on by any", None, Cards(("character",), where=(Named(names),)))


def _such(cards: Cards, whose: str) -> Cards | None:
    """Cards of your hand; no noun where any card is meant."""
    if cards.zone == "hand" and whose == "yours":
        return cards
    if unplaced(cards) != Cards():
        raise ValueError("any card")
    return None


def _cost(items: Effect) -> Cost:
    parts = items.of if isinstance(items, Steps) else (items,)
    ink = sum(one.amount for one in parts if isinstance(one, Pay) and isinstance(one.amount, int))
    return Cost(ink, effects=tuple(one for one in parts if not isinstance(one, Pay)))


def _bought(them: Them) -> Cards | Literal["this"]:
    """What is paid for: this card, or any of such cards."""
    match them:
        case This():
            return "this"
        case Every(Cards(whose="yours", said="") as cards, "bare"):
            return replace(unplaced(cards), said="your")
        case Every(cards, "bare") | Chosen(cards, 1, False, plain=True):
            return unplaced(cards)
    raise ValueError("this card or such cards")


def _charged(bought: Them, what: Any) -> Purpose:
    cards = _bought(bought)
    return lambda amount, who: CostsLess(amount, cards, who, what)
