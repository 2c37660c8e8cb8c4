"""Happenings: each verb once with what belongs to it, and who takes part; no matter when it happens."""

from __future__ import annotations

from typing import Literal

from lark import Token
from msgspec.structs import replace

from mazo.abilities.tree.nouns import Cards, Comparison, Condition, During, HasKeyword, Is, Ref, SameObject, Them, They, This
from mazo.abilities.tree.nouns import Who
from mazo.abilities.tree.words import EventName
from mazo.games.lorcana.reading.parts import Happening, HowMany, Mark, Participant, Quantum, SoMany
from mazo.games.lorcana.reading.shape.cards import Home, of, with_trait

THIS = Participant()

# Who takes part.


def participant(many: HowMany) -> Participant:
    return Participant(many)


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
    if cards.whose not in ("yours", "theirs"):
        raise ValueError("of whose?")
    return Participant(so_many.of(replace(cards, said="") if cards.said == "your" else cards))


def one_of_those(cards: Cards) -> Participant:
    return so_many_of(SoMany("at least", 1), cards)


def one_of_opponents(cards: Cards) -> Participant:
    return _one(replace(cards, whose="opposing", said="of yours"))


def second_one(cards: Cards) -> Participant:
    return replace(_one(cards), nth=2)


def this_or_another(cards: Cards) -> Participant:
    return replace(_one(cards), or_this=True)


def this_or_mine(_: This, cards: Cards) -> Participant:
    return replace(_one(of(cards, "yours")), or_this=True)


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


def does_challenge_and_fall() -> Happening:
    return Happening("banish", conditions=(During("challenging"),))


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
    if song.many is None or Is("a song") not in song.many.cards.where:
        raise ValueError("songs are sung")
    more = [one for one in song.many.cards.where if one != Is("a song")]
    if any(not isinstance(one, HasKeyword) for one in more) or song.many.cards.other:
        raise ValueError("a song, or one with a keyword")
    return Happening("sing", other=song if more else None)


def does_move(to: Happening) -> Happening:
    return to


def does_take_damage() -> Happening:
    return Happening("takes damage")


def does_deal_damage(other: Participant) -> Happening:
    return Happening("deals damage", other=other)


def to_a_location() -> Happening:
    return Happening("move")


def to_here() -> Happening:
    return Happening("move", other=THIS)


def to_here_from() -> Happening:
    return Happening("move from a location", other=THIS)


# What is done to cards.


def done_played() -> Happening:
    return Happening("play")


def done_challenged() -> Happening:
    return Happening("is challenged")


def done_challenged_and_banished() -> Happening:
    return Happening("banish", conditions=(During("being challenged"),))


def done_banished() -> Happening:
    return Happening("banish")


def done_exerted() -> Happening:
    return Happening("exert")


def done_discarded() -> Happening:
    return Happening("discard")


def done_moved() -> Happening:
    return Happening("move")


def done_dealt_damage() -> Happening:
    return Happening("is dealt damage")


def done_revealed() -> Happening:
    return Happening("reveal")


def done_put(place: Mark) -> Happening:
    match place.zone:
        case "discard":
            return _with_zone(Happening("put into discard"), place)
        case "inkwell":
            return _with_zone(Happening("ink"), place)
    raise ValueError("into an inkwell or a discard")


def done_returned(place: Mark) -> Happening:
    if place.zone != "hand":
        raise ValueError("to a hand")
    return _with_zone(Happening("return to hand"), place)


def done_chosen_for(_: Literal["Support"]) -> Happening:
    return Happening("is chosen for Support")


def done_chosen() -> Happening:
    return Happening("is chosen", other=_one(Cards(("action", "item"))))


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


def acts_on(verb: Happening, cards: Participant) -> Happening:
    if verb.conditions and cards != THIS:
        raise ValueError("this character")
    return replace(verb, cards=cards)


def acts_to(verb: Happening, cards: Participant, place: Mark) -> Happening:
    if verb.event != "return to hand" or place.zone != "hand":
        raise ValueError("returned to a hand")
    return _with_zone(replace(verb, cards=cards), place)


def anywhere() -> bool:
    return False


def on_top() -> bool:
    return True


def acts_onto(verb: Happening, cards: Participant, on_top: bool, other: Participant) -> Happening:
    if verb.event != "play" or on_top != bool(verb.conditions):
        raise ValueError("play on, or shift on top of")
    if other != THIS:
        raise ValueError("on this character")
    return Happening("shift onto", cards, other)


def acts_draw() -> Happening:
    return Happening("draw")


def acts_gain_lore() -> Happening:
    return Happening("gains lore")


def acts_lose_lore() -> Happening:
    return Happening("loses lore")


def acts_heal(*parts: object) -> Happening:
    *points, cards = parts
    assert isinstance(cards, Participant)
    amount: tuple[Comparison, int] | None = ("at least", int(str(points[0]))) if points else None
    return Happening("is healed", cards, amount=amount)


def acts_heal_any() -> Happening:
    return Happening("is healed")


def acts_get(quantum: Quantum) -> Happening:
    return _drop("gets ink drops", quantum)


def acts_remove(quantum: Quantum) -> Happening:
    return _drop("removes ink drops", quantum)


def acts_move(cards: Participant, to: Happening) -> Happening:
    return replace(to, cards=cards)


def acts_pay(number: Token, cards: Participant) -> Happening:
    return Happening("pay", cards, amount=("at most", int(number)))


def acts_use(_: Literal["Boost"], cards: Participant) -> Happening:
    return Happening("boost", cards)


def acts_choose(cards: Participant) -> Happening:
    return Happening("is chosen", cards)


def acts_put_under(cards: Participant, other: Participant) -> Happening:
    _any_card(cards)
    return Happening("put under", other)


def acts_put_into(cards: Participant, place: Mark) -> Happening:
    return replace(done_put(place), cards=cards)


def points(number: Token) -> Token:
    return number


def _any_card(cards: Participant) -> None:
    if cards.many is None or cards.many.number != 1 or cards.many.cards.types or cards.many.cards.where:
        raise ValueError("any card, one at a time")


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


def _drop(event: EventName, quantum: Quantum) -> Happening:
    """Each of them is an event of its own [1.13.1.2]."""
    if quantum != Quantum(1, "ink drop"):
        raise ValueError("one ink drop after the other")
    return Happening(event)
