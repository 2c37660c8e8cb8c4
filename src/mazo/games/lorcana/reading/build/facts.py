"""What is so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from lark import Token
from msgspec.structs import replace

from mazo.abilities.reading.builders import Echoed
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
from mazo.abilities.tree.nouns import Amount, Cards, Chosen, Every, Named, Ref, SameObject, That, Them, This, When, Who
from mazo.abilities.tree.words import Until
from mazo.games.lorcana.reading.build.events import cards_do
from mazo.games.lorcana.reading.parts import Happening, HowMany, Participant
from mazo.games.lorcana.reading.wording import COUNTERS
from mazo.games.lorcana.reading.shape.cards import STATS, classification, unplaced

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


def price(number: Token, less: str) -> Amount:
    return int(number) if less == "at most" else -int(number)


def that_price(_: Literal["at most"]) -> Amount:
    return That()


def to_play(bought: Them) -> Purpose:
    return _charged(bought, "play")


def to_play_by(bought: Them, owner: Them, _: Literal["Shift"]) -> Purpose:
    if not isinstance(owner, Ref):
        raise ValueError("with an ability of its own")
    return _charged(bought, "shift")


def to_shift_onto(_: This) -> Purpose:
    return lambda amount, who: CostsLess(amount, "this", who, "shift onto")


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


def for_next(cards: Cards, way: Literal["", "shift"]) -> Purpose:
    def said(amount: Amount, who: Who) -> Any:
        if who != "you":
            raise ValueError("what you pay")
        return PayLess(amount, unplaced(cards), way=way)

    return said


def for_first(cards: Cards, way: Literal["", "shift"]) -> Purpose:
    what: Any = way or "play"
    return lambda amount, who: CostsLess(amount, unplaced(cards), who, what, "first")


def costs(who: Who, price: Amount, purpose: Purpose) -> Any:
    return purpose(price, who)


def pay_price(price: Amount, purpose: Purpose) -> Any:
    return purpose(price, "you")


def lore_to_win(who: Who, number: Token) -> Fact:
    return PlayerRule("lore to win", int(number), who)


def open_top(who: Who, whose: Literal["yours", "theirs"]) -> Fact:
    if (who == "you") != (whose == "yours"):
        raise ValueError("with the top card of their own deck")
    return PlayerRule("open top", who=who)


def next_enters(keyword: Keyword, until: Until) -> Effect:
    return NextEnters(Cards(("character",)), "exerted", Gain(Ref("subject"), keyword, until))


def first_damage(_: This, them: Them) -> Fact:
    if not isinstance(them, Ref):
        raise ValueError("what would take damage")
    return Instead(When("takes damage", "this"), first=True)


def free(_: This) -> Fact:
    return FreeWith()


def free_for(items: Effect, way: Literal["", "shift", "or shift"], _: This) -> Fact:
    if way == "or shift":
        raise ValueError("played or shifted")
    return FreeWith(_cost(items), way=way)


def extra_ink() -> Fact:
    return PlayerRule("ink more")


def cant_do(who: Any, happening: Happening, until: Until | None = None) -> Fact:
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
    raise ValueError("something that players can be kept from")


def all_inkable() -> Fact:
    return DoFrom("ink", "hand")


def ink_from_discard() -> Fact:
    return DoFrom("ink", "discard")


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


def damage_by(them: Every, stat: Token, _: Literal["{S}"]) -> Fact:
    return DoBy("deal damage", them.cards, STATS[stat])


def floor(stat: Token) -> Fact:
    return Floor(Cards(("character",), "yours"), STATS[stat])


def also_named(_: This, names: tuple[str, ...]) -> Fact:
    return AlsoNamed(names)


def skip_draw() -> Fact:
    return Skip("draw")


def must_be_chosen() -> Fact:
    return Must(This(), "be chosen")


def items_untouchable() -> Fact:
    return Cant(Every(Cards(("item",), "yours")), "be chosen")


def cant_be_caused(happening: Happening) -> Fact:
    match happening:
        case Happening("discard", Participant(HowMany(Cards((), whose, ()) as cards, number=1))):
            return Cant("you", "discard", cards=_such(cards, whose))
    raise ValueError("cards that are discarded")


def no_healing(counters: Token) -> Fact:
    if COUNTERS[counters.lower()] != "damage":
        raise ValueError("only damage is on cards")
    return Cant(Every(Cards(("character", "location"))), "be healed")


def done_instead(subject: Participant, happening: Happening, deed: Effect) -> Fact:
    (when,) = cards_do(subject, happening, ())
    if when != When("banish", when.cards):
        raise ValueError("being banished")
    return Instead(when, deed)


def deck_copies(number: Token, _: Echoed) -> Fact:
    return DeckRule(int(number))


def deck_any(_: Echoed) -> Fact:
    return DeckRule()


def deck_admits(name: Token) -> Fact:
    return DeckRule(admits=classification(name))


def also_named_for_shift(_: This, names: tuple[str, ...], keyword: Token) -> Fact:
    if keyword != "Shift":
        raise ValueError("names count for Shift")
    return Can(This(), "be shifted on by any", None, Cards(("character",), where=(Named(names),)))


def any_shift(_: Literal["Shift"]) -> Fact:
    return Can(This(), "be shifted on by any")


def any_shift_plain() -> Fact:
    return Can(This(), "be shifted on by any", cards=Cards(("character",)))


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
