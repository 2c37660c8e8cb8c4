"""Happenings: each verb once with what belongs to it, and who takes part; no matter when it happens."""

from __future__ import annotations

from typing import Any, Literal

from lark import Token
from msgspec.structs import replace

from mazo.abilities.tree.nouns import (
    Cards,
    Condition,
    During,
    Has,
    HasKeyword,
    Is,
    Named,
    Not,
    Ref,
    SameObject,
    Them,
    They,
    This,
    Who,
)
from mazo.games.lorcana.lexicon import TYPES
from mazo.games.lorcana.reading.parts import Exchange, Happening, HowMany, Mark, Participant, Quantum, SoMany
from mazo.games.lorcana.reading.shape.cards import CARD, Home

THIS = Participant()

# Who takes part.


def participant(many: HowMany) -> Participant:
    return Participant(many)


def such_a_one(so_many: SoMany, cards: Cards) -> Participant:
    return Participant(so_many.of(cards))


def this_one(*_: This) -> Participant:
    return THIS


def that_one(them: Them) -> Participant:
    if them == Ref("?he"):
        return THIS
    if not isinstance(them, Ref):
        raise ValueError("cards that were spoken of")
    return _one(Cards(where=(SameObject(them),)))


def such_ones(cards: Cards) -> Participant:
    return Participant(HowMany(cards, "at least", 0))


def so_many_of(so_many: SoMany, cards: Cards) -> Participant:
    if cards.whose not in ("yours", "theirs") and (cards.whose, cards.said) != ("opposing", "of yours"):
        raise ValueError("of whose?")
    return Participant(so_many.of(replace(cards, said="") if cards.said == "your" else cards))


def one_of_those(cards: Cards) -> Participant:
    return so_many_of(SoMany("at least", 1), cards)


def nth_one(number: int, cards: Cards) -> Participant:
    return replace(_one(cards), nth=number)


def this_or(*parts: Any) -> Participant:
    others: Participant = parts[-1]
    if others.many is None or others.nth or others.many != _one(others.many.cards).many:
        raise ValueError("this or one other")
    return replace(others, or_this=True)


def _one(cards: Cards) -> Participant:
    return Participant(HowMany(cards, "at least", 1))


def by_you() -> Who:
    return "you"


def by_opponent() -> Who:
    return "any opponent"


def by_them() -> Who:
    return "they"


# What cards do.


def does_quest() -> Happening:
    return Happening("quest")


def does_challenge(other: Participant | None = None) -> Happening:
    return Happening("challenge", other=other)


def does_banish(other: Participant) -> Happening:
    return Happening("banish", other, subject="other")


def does_leave(place: Mark) -> Happening:
    if place.zone == "play":
        return Happening("leave play")
    if place.zone != "discard":
        raise ValueError("who leaves that zone is not told to anybody")
    return _with_zone(Happening("left discard"), place)


def arrive_plainly() -> None:
    return None


def arrive_exerted() -> Literal["exerted"]:
    return "exerted"


def arrive_damaged(number: Token) -> int:
    return int(number)


def does_enter(place: Mark, arrival: Literal["exerted"] | int | None) -> Happening:
    if place.zone != "play":
        raise ValueError("who enters that zone is put there")
    match arrival:
        case None:
            return Happening("play")
        case "exerted":
            return Happening("play", conditions=(They(This(), (Is("bodyguard entry"),)),))
    raise ValueError("with how much damage a card entered play is not told to anybody")


def does_sing(song: Participant) -> Happening:
    if song == THIS:
        return Happening("sing", other=THIS)
    if song.many is None or Is("a song") not in song.many.cards.where:
        raise ValueError("songs are sung")
    more = [one for one in song.many.cards.where if one != Is("a song")]
    if any(not isinstance(one.of if isinstance(one, Not) else one, HasKeyword | Has | Named) for one in more):
        raise ValueError("a song, with a keyword, a name or a cost")
    if song.many.cards.other:
        raise ValueError("any song")
    return Happening("sing", other=song if more else None)


def does_move(to: Happening) -> Happening:
    return to


def does_ready() -> Happening:
    return Happening("ready")


def does_ready_at_start(_: Home) -> Happening:
    return Happening("ready at the start of their turn")


def does_exert_to_sing(song: Participant) -> Happening:
    if does_sing(song) != Happening("sing"):
        raise ValueError("to sing any songs")
    return Happening("exert to sing")


def does_take_damage() -> Happening:
    return Happening("takes damage")


def does_deal_damage(other: Participant) -> Happening:
    return Happening("deals damage", other=other)


def to_such(place: Participant) -> Happening:
    match place:
        case Participant(None):
            return to_here()
        case Participant(HowMany(Cards(("location",), "any", ()), "at least", 0 | 1)):
            return Happening("move")
        case Participant(HowMany(Cards(("location",)), "at least", 1)):
            return Happening("move", other=place)
    raise ValueError("to a location")


def to_here() -> Happening:
    return Happening("move", other=THIS)


def to_here_from() -> Happening:
    return Happening("move from a location", other=THIS)


# What is done to cards.


def done_verb(verb: Happening) -> Happening:
    if verb.conditions or verb.event == "return to hand":
        raise ValueError("something that is done to cards wherever they go")
    return verb


def done_to(verb: Happening, place: Mark) -> Happening:
    return _to_hand(verb, place)


def done_challenged(by: Participant | None = None) -> Happening:
    return Happening("is challenged", other=by)


def done_banished() -> Happening:
    return Happening("banish")


def done_exerted() -> Happening:
    return Happening("exert")


def done_moved() -> Happening:
    return Happening("move")


def done_dealt_damage() -> Happening:
    return Happening("is dealt damage")


def done_revealed() -> Happening:
    return Happening("reveal")


def put_into(place: Mark) -> Happening:
    match place.zone:
        case "discard":
            return _with_zone(Happening("put into discard"), place)
        case "inkwell":
            return _with_zone(Happening("ink"), place)
    raise ValueError("into an inkwell or a discard")


def put_under(other: Participant) -> Happening:
    return Happening("put under", other)


def done_put(where: Happening) -> Happening:
    if where.event == "put under":
        raise ValueError("who puts a card under another")
    return where


def use_action() -> str:
    return "action"


def use_ability() -> str:
    return "ability"


def use_ability_of(kind: str) -> str:
    return f"{kind}'s ability"


def use_keyword(keyword: Token) -> str:
    return str(keyword)


def uses(*uses: str) -> tuple[str, ...]:
    return uses


def done_chosen(uses: tuple[str, ...]) -> Happening:
    if uses == ("Support",):
        return Happening("is chosen for Support")
    types: list[str] = []
    for one in uses:
        match one:
            case "action":
                types.append("action")
            case "ability":
                types += ("character", "item", "location")
            case _ if one.endswith("'s ability"):
                types.append(one.removesuffix("'s ability"))
            case _:
                raise ValueError("for what?")
    if len({*types}) == len(TYPES):
        return Happening("is chosen")
    return Happening("is chosen", other=_one(Cards(tuple(types))))


# What players do.


def verb_play(way: Literal["", "shift", "or shift"]) -> Happening:
    match way:
        case "":
            return Happening("play")
        case "shift":
            return Happening("play", conditions=(They(This(), (Is("shifted"),)),))
    raise ValueError("who plays a card plays it in any way")


def verb_discard() -> Happening:
    return Happening("discard")


def verb_ready() -> Happening:
    return Happening("ready")


def verb_return() -> Happening:
    return Happening("return to hand")


def verb_draw() -> Happening:
    return Happening("draw")


def acts_on(verb: Happening, cards: Participant) -> Happening:
    if verb.event == "draw":
        if cards != _one(Cards(zone=CARD)):
            raise ValueError("who draws doesn't say what")
        return verb
    return replace(verb, cards=cards)


def acts_to(verb: Happening, cards: Participant, place: Mark) -> Happening:
    return replace(_to_hand(verb, place), cards=cards)


def acts_exchange(exchange: Exchange, quantum: Quantum, cards: Participant | None = None) -> Happening:
    match exchange, quantum:
        case "remove", Quantum("some", "damage"):
            return Happening("is healed", cards)
        case "remove", Quantum(int() as least, "damage", or_more=True):
            return Happening("is healed", cards, amount=("at least", least))
        case "gain" | "lose", Quantum("some", "lore") if cards is None:
            return Happening(f"{exchange}s lore")
        case "get" | "remove", Quantum(1, "ink drop") if cards is None:  # each is an event of its own [1.13.1.2]
            return Happening(f"{exchange}s ink drops")
    raise ValueError("something that players do")


def acts_move(cards: Participant, to: Happening) -> Happening:
    return replace(to, cards=cards)


def acts_pay(price: Quantum, comparison: Any, cards: Participant) -> Happening:
    if not isinstance(price.amount, int) or price != Quantum(price.amount, "ink"):
        raise ValueError("so much ink")
    return Happening("pay", cards, amount=(comparison, price.amount))


def acts_use(_: Literal["Boost"], cards: Participant) -> Happening:
    return Happening("boost", cards)


def acts_choose(cards: Participant, uses: tuple[str, ...]) -> Happening:
    return replace(done_chosen(uses), cards=cards)


def anywhere() -> str:
    return ""


def on_end(end: str) -> str:
    return end


def onto(end: str, other: Participant) -> bool:
    if other != THIS or end not in ("", "top"):
        raise ValueError("on this character, or on top of it")
    return end == "top"


def acts_onto(verb: Happening, cards: Participant, on_top: bool) -> Happening:
    if verb.event != "play" or on_top != bool(verb.conditions):
        raise ValueError("play on, or shift on top of")
    return Happening("shift onto", cards, THIS)


def acts_put(cards: Participant, where: Happening) -> Happening:
    if where.event != "put under":
        return replace(where, cards=cards)
    if cards.many is None or cards.many.number != 1 or cards.many.cards.types or cards.many.cards.where:
        raise ValueError("any card, one at a time")
    return where


def _to_hand(verb: Happening, place: Mark) -> Happening:
    if verb.event != "return to hand" or place.zone != "hand":
        raise ValueError("returned to a hand")
    return _with_zone(verb, place)


def _with_zone(happening: Happening, place: Mark) -> Happening:
    if place.whose not in ("yours", "theirs", "owner", "any", "opposing"):
        raise ValueError("whose is known before")
    whose = "any" if place.whose == "owner" else place.whose
    return replace(happening, zone=place.zone or "", whose=whose)


# In which way.


def anyhow() -> tuple[Condition, ...]:
    return ()


def in_a_challenge() -> tuple[Condition, ...]:
    return (During("in a challenge"),)
