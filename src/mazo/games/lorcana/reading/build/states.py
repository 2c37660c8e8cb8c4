"""What is said of cards."""

from __future__ import annotations

from typing import Any, Final, Literal

from lark import Token
from msgspec.structs import replace

from mazo.abilities.reading.parts import EnterAs
from mazo.abilities.tree.effects import Ability, Can, Cant, Gain, GainClass, Get, Keyword, Lose, Move, Must, PlayersMay
from mazo.abilities.tree.facts import DoFrom, Enters, More
from mazo.abilities.tree.nouns import (
    Amount,
    Cards,
    Chosen,
    Every,
    Is,
    Math,
    Ref,
    SameObject,
    Them,
    This,
    Trait,
)
from mazo.abilities.tree.words import Act, Until
from mazo.games.lorcana.reading.build.events import Acting
from mazo.games.lorcana.reading.parts import Happening, HowMany, Mark, Modal, Participant, Quantum, Tail
from mazo.games.lorcana.reading.shape.amounts import times
from mazo.games.lorcana.reading.shape.cards import CARD, STATS, classification
from mazo.games.lorcana.reading.shape.clauses import Predicate, again, clause, granted, plainly, said_of, timelessly

# How long.


def this_turn() -> Until:
    return "this turn"


def until_next_turn() -> Until:
    return "until your next turn"


def their_next_turn(them: Them) -> Until:
    _pronoun(them)
    return "during their next turn"


def start_of_their_turn(them: Them) -> Until:
    _pronoun(them)
    return "at the start of their next turn"


def this_challenge() -> Until:
    return "this challenge"


def _pronoun(them: Them) -> None:
    if not isinstance(them, Ref):
        raise ValueError("their next turn")


def tail_each(each: Amount) -> Tail:
    return Tail(each=each)


def while_challenging_location() -> Any:
    return Is("challenging a location")


def if_able() -> Tail:
    return Tail()


def _this(them: Them) -> Literal["this"]:
    if not isinstance(them, This):
        raise ValueError("only this card enters play like that")
    return "this"


# Predicates.


def change(number: Token, stat: Token) -> tuple[int, str]:
    return int(number), STATS[stat]


def changes(*changes: tuple[int, str]) -> tuple[tuple[int, str], ...]:
    return changes


def get(changes: tuple[tuple[int, Any], ...]) -> Predicate:
    return lambda them, until, each: [
        Get(them, stat, number if each is None else times(number, each), until) for number, stat in changes
    ]


def get_equal(stat: Token, amount: Amount) -> Predicate:
    return plainly(lambda them, until: [Get(them, STATS[stat], amount, until)])


def lose_equal(stat: Token, amount: Amount) -> Predicate:
    return plainly(lambda them, until: [Get(them, STATS[stat], Math("times", -1, amount), until)])


def keyword(name: Token, *number: Any) -> Keyword:
    amount = _rating(number[0]) if number else 0
    if str(name) in ("Challenger", "Resist", "Singer", "Sing Together") and not number:
        raise ValueError(f"{name} needs a number")
    return Keyword(str(name), amount)


def _rating(said: Token | Quantum) -> int:
    if not isinstance(said, Quantum):
        return int(said)
    if not isinstance(said.amount, int) or said not in (Quantum(said.amount), Quantum(said.amount, "ink")):
        raise ValueError("a number")
    return said.amount


def gift_stat(number: Token, stat: Token) -> Predicate:
    return get(((int(number), STATS[stat]),))


def gift_keyword(keyword: Keyword) -> Predicate:
    def said(them: Them, until: Until | None, each: Amount | None) -> list[Any]:
        amount = keyword.amount
        if each is not None and isinstance(amount, int):
            if not amount:
                raise ValueError("something that there can be more of")
            return [Gain(them, replace(keyword, amount=times(amount, each)), until)]
        return [Gain(them, keyword, until)]

    return said


def gift_quoted(ability: Ability) -> Predicate:
    return plainly(lambda them, until: [granted(them, ability, until)])


def gift_class(name: Token) -> Predicate:
    return plainly(lambda them, until: [GainClass(them, classification(name), until)])


def gifts(*gifts: Predicate) -> tuple[Predicate, ...]:
    return gifts


def gain(gifts: tuple[Predicate, ...]) -> Predicate:
    return lambda them, until, each: said_of(them, gifts, until, each)


def lose_keyword(*names: Token) -> Predicate:
    return plainly(lambda them, until: [Lose(them, str(name), until=until) for name in names])


def lose_ability(name: Token) -> Predicate:
    return plainly(lambda them, until: [Lose(them, ability=str(name), until=until)])


def cant_gain(name: Token) -> Predicate:
    return timelessly(lambda them: [Lose(them, str(name), ever=True, keeps=True)])


def can_challenge(cards: Cards) -> Predicate:
    if Is("ready") not in cards.where or cards.types != ("character",):
        raise ValueError("only ready characters are worth a word")
    rest = tuple(one for one in cards.where if one != Is("ready"))
    only = Cards(("character",), where=rest) if rest else None
    return plainly(lambda them, until: [Can(them, "challenge ready characters", until, only)])


def can_quest(them: Them) -> Predicate:
    if not isinstance(them, Ref):
        raise ValueError("who is played")
    return plainly(lambda them, until: [Can(them, "quest while drying", until)])


def may_move(to: Them) -> Predicate:
    if not isinstance(to, This):
        return timelessly(lambda them: [PlayersMay(Move(them, to, said="they"))])
    here = Cards(("location",), where=(SameObject(This()),))
    return plainly(lambda them, until: [Can(them, "move for free", until, here)])


def of_any_sort() -> Literal[""]:
    return ""


def in_challenges() -> Literal["challenges"]:
    return "challenges"


def in_the_challenge() -> Literal["the challenge"]:
    return "the challenge"


def no_damage(extent: Literal["", "challenges", "the challenge"]) -> Predicate:
    def said(them: Them, until: Until | None) -> list[Any]:
        match extent:
            case "":
                return [Cant(them, "be dealt damage", until)]
            case "the challenge" if until is None:
                return [Cant(them, "be dealt damage in challenges", "this challenge")]
            case "challenges" if isinstance(them, This) and until is None:
                return [More("deal damage", 0, to="this", only="in a challenge", prevent=True)]
            case "challenges":
                return [Cant(them, "be dealt damage in challenges", until)]
        raise ValueError("for how long?")

    return plainly(said)


def counts_as(trait: Trait) -> Predicate:
    def said(them: Them) -> list[Any]:
        if trait != Is("inkable") or them != Every(Cards(whose="yours", zone="hand"), "all"):
            raise ValueError("all cards in your hand as if they had the symbol")
        return [DoFrom("ink", "hand")]

    return timelessly(said)


def enter_so(place: Mark, arrival: Literal["exerted"] | int | None) -> Predicate:
    if arrival is None:
        raise ValueError("how do they enter play?")
    if arrival == "exerted":
        return _enter_exerted(place)
    if place.zone != "play":
        raise ValueError("only what is in play is damaged")
    return timelessly(lambda them: [Enters(_this(them), counters="damage", amount=arrival)])


def _enter_exerted(place: Mark) -> Predicate:
    def said(them: Them) -> list[Any]:
        if place.zone != "play":
            if place.zone != "inkwell" or place.whose != "opposing" or them != Every(Cards(zone=CARD), "bare"):
                raise ValueError("cards enter inkwells")
            return [Enters(Cards(whose="opposing"), "exerted", zone="inkwell")]
        if isinstance(them, This):
            return [Enters("this", "exerted")]
        if isinstance(them, Every):
            return [Enters(them.cards, "exerted")]
        if not isinstance(them, Ref):
            raise ValueError("cards that enter play are all of them, or those just played")
        return [EnterAs("exerted")]

    return timelessly(said)


def may_enter_exerted() -> Predicate:
    return timelessly(lambda them: [Enters(_this(them), "exerted", optional=True)])


def sing_bonus(number: Token) -> Predicate:
    def said(them: Them, until: Until | None) -> list[Any]:
        if until is not None and not isinstance(them, Chosen):
            raise ValueError("a bonus for singing has no end")
        if not isinstance(them, Chosen | Every | This):
            raise ValueError("a bonus for singing is a fact")
        return [Get(them, "singing", int(number), until)]

    return plainly(said)


# What can't be done, or must.


def forbidden() -> Modal:
    return "can't"


def obliged() -> Modal:
    return "must"


def acts(*acts: Acting) -> tuple[Acting, ...]:
    return acts


def modal_acts(modal: Modal, acts: tuple[Acting, ...]) -> Predicate:
    if modal == "can't":
        return plainly(lambda them, until: _kept_from(them, acts, until))
    if acts != ((Happening("quest"), ()),):
        raise ValueError("something that cards must do")
    return plainly(lambda them, until: [Must(them, "quest", until)])


def _kept_from(them: Them, acts: tuple[Acting, ...], until: Until | None) -> list[Any]:
    out: list[Any] = []
    for happening, how in acts:
        subject = them if not out else again(them)
        match happening:
            case _ if how or happening.cards is not None or happening.amount is not None or happening.conditions:
                raise ValueError("something that cards can be kept from")
            case Happening("challenge", other=Participant() as other) if isinstance(them, Every):
                out.append(Cant(_challenged(other), "be challenged", until, them.cards))
            case Happening("is challenged", other=Participant(HowMany(cards, "at least", 0))):
                out.append(Cant(them, "be challenged", until, cards, said="by"))
            case Happening("sing", other=Participant(HowMany(cards, "at least", 0))):
                out.append(Cant(subject, "sing", until, cards))
            case Happening("ready") if until == "at the start of their next turn":
                out.append(Cant(subject, "ready at the start of their turn", until))
            case Happening(other=None) if happening.event in _KEPT_FROM:
                out.append(Cant(subject, _KEPT_FROM[happening.event], until))
            case _:
                raise ValueError("something that cards can be kept from")
    return out


_KEPT_FROM: Final[dict[str, Act]] = {
    "quest": "quest",
    "challenge": "challenge",
    "is challenged": "be challenged",
    "ready": "ready",
    "ready at the start of their turn": "ready at the start of their turn",
    "move": "move",
    "sing": "sing",
    "exert to sing": "exert to sing",
    "is dealt damage": "be dealt damage",
}
"""What cards can be kept from, by what would happen."""


def _challenged(other: Participant) -> Them:
    match other:
        case Participant(None):
            return This()
        case Participant(HowMany(cards, "at least", 0)):
            return Every(replace(cards, said=""))
    raise ValueError("whom?")


# Sentences about cards.


def state(them: Them, *parts: Any) -> Any:
    predicates = [one for one in parts if callable(one)]
    until: Until | None = None
    each: Amount | None = None
    only: Is | None = None
    for one in parts:
        if isinstance(one, str):
            if until is not None:
                raise ValueError("how long?")
            until = one
        elif isinstance(one, Tail):
            if None not in (each, one.each):
                raise ValueError("for each of what?")
            each = one.each if one.each is not None else each
        elif one == Is("challenging a location"):
            only = one
    said = _lost_for_good(said_of(them, tuple(predicates), until, each))
    if only is not None:
        if not all(isinstance(one, Get) for one in said):
            raise ValueError("only figures change for a while in a challenge")
        said = [replace(one, only=only) for one in said]
    return clause(said)


def _lost_for_good(said: list[Any]) -> list[Any]:
    """What is lost and can't be gained is lost as long as that is so."""
    match said:
        case [Lose(them, str() as lost, until=None), Lose(_, str() as missed, ever=True)] if lost == missed:
            return [Lose(them, lost, ever=True)]
    if len(said) > 1 and any(isinstance(one, Lose) and one.ever for one in said):
        raise ValueError("what is lost can't be gained again")
    return said


def give(them: Them, gifts: tuple[Predicate, ...], until: Until) -> Any:
    return clause(said_of(them, gifts, until, None))
