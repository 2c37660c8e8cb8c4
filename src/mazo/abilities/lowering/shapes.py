"""What effects look like to whoever writes their programs: which belong together, on which cards they last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from mazo.abilities.reading.walk import mentions
from mazo.abilities.tree import deeds, nouns
from mazo.abilities.tree import effects as fx


class Part(NamedTuple):
    """What several players do before any of them goes on, and the names of cards of their own that it speaks of."""

    does: tuple[fx.Effect, ...]
    of: frozenset[str]


def all_of(effect: fx.Effect) -> nouns.Every | None:
    """All the cards that something is done to, or that can't do something from now on."""
    match effect:
        case deeds.Do(_, nouns.Every() as every) | fx.Cant(nouns.Every() as every):
            return every
    return None


def on_those(effect: fx.Effect) -> fx.Effect:
    """The same for the cards that are known by now."""
    assert isinstance(effect, deeds.Do | fx.Cant)
    return msgspec.structs.replace(effect, them=nouns.Ref("those"))


def goes_on(before: fx.Effect, each: fx.Effect) -> bool:
    """Whether what is said next belongs to the effect before it: "if you do", or what is done with what was chosen."""
    if isinstance(before, fx.Choose | fx.ChoosePlayer):
        return True
    return isinstance(each, fx.If) and asks_whether_done(each.condition)


def asks_whether_done(condition: nouns.Condition) -> bool:
    """Whether a condition asks if what came before was done."""
    match condition:
        case nouns.Did():
            return True
        case nouns.AllHold(of) | nouns.OneHolds(of):
            return any(asks_whether_done(each) for each in of)
        case nouns.DoesntHold(inner):
            return asks_whether_done(inner)
    return False


def chooses(said: object) -> bool:
    """Whether something that is only read speaks of cards still to be chosen."""
    if isinstance(said, nouns.Chosen):
        return True
    if isinstance(said, tuple):
        return any(chooses(each) for each in said)
    return isinstance(said, nouns.Node) and any(chooses(getattr(said, name)) for name in said.__struct_fields__)


def in_play(them: nouns.Them, zones: Sequence[str]) -> bool:
    """Whether the cards are chosen, or all of them, in one of these zones, whose cards are in play."""
    return isinstance(them, nouns.Chosen | nouns.Every) and them.cards.zone in zones


def bound_card(effect: fx.Later | fx.Whenever | fx.Instead) -> nouns.Ref | None:
    """The card met before that the effect lasts on: what covers it takes it over, and later events have others."""
    cards = effect.when.cards
    if isinstance(cards, nouns.Cards):
        for trait in cards.where:
            if isinstance(trait, nouns.SameObject) and isinstance(trait.cards, nouns.Ref):
                if isinstance(effect, fx.Instead) or trait.cards.name in ("subject", "other"):
                    return trait.cards
    return None


def kept_for(later: fx.Later) -> list[str]:
    """The parties of the event at hand that a later deed speaks of."""
    return [name for name in ("subject", "other") if mentions(later.do, nouns.Ref(name))]


def unbound(effect: fx.Later | fx.Whenever | fx.Instead, bound: nouns.Ref | None) -> fx.Effect:
    """The same effect without the card that it lasts on by now."""
    if bound is None:
        return effect
    when = effect.when
    assert isinstance(when.cards, nouns.Cards)
    where = tuple(trait for trait in when.cards.where if trait != nouns.SameObject(bound))
    cards = msgspec.structs.replace(when.cards, where=where)
    return msgspec.structs.replace(effect, when=msgspec.structs.replace(when, cards=cards))


def pays(cost: fx.Effect) -> bool:
    """Whether something is paid among what is done."""
    return isinstance(cost, fx.Pay) or (isinstance(cost, fx.Steps) and any(pays(each) for each in cost.of))


def from_deck(cards: nouns.Cards) -> nouns.Cards:
    """Such cards in your deck, or in that of your opponents if they are opposing ones."""
    return nouns.Cards(cards.types, "opposing" if cards.whose == "opposing" else "yours", cards.where, "deck")


def parts_of(inner: fx.Effect) -> list[Part]:
    """What each of several players does, part by part; what asks what was done, or speaks of other cards than that
    player's own, belongs to what came before."""
    parts: list[Part] = []
    met: frozenset[str] = frozenset()
    for each in inner.of if isinstance(inner, fx.Steps) else (inner,):
        names = names_met(each)
        if parts and (asks_back(each) or not names <= met):
            before = parts[-1]
            parts[-1] = Part((*before.does, each), before.of)
        else:
            parts.append(Part((each,), names & met))
        met |= theirs(each)
    return parts


def asks_back(said: object) -> bool:
    """Whether something goes by how much was done before it, or whether it was done."""
    return isinstance(said, nouns.That | nouns.Did) or any(asks_back(each) for each in _within(said))


def names_met(said: object) -> frozenset[str]:
    """By which names something speaks of cards that were met before it."""
    if isinstance(said, nouns.Ref):
        return frozenset({said.name})
    return frozenset[str]().union(*(names_met(each) for each in _within(said)))


def theirs(said: object) -> frozenset[str]:
    """The names by which cards are spoken of again that are surely those of the player who does this."""
    match said:
        case nouns.Chosen(cards=nouns.Cards(whose="theirs"), name=name):
            return frozenset({name})
        case deeds.Reveal(nouns.Top(whose="theirs")):
            return frozenset({"it", "looked"})
    return frozenset[str]().union(*(theirs(each) for each in _within(said)))


def _within(said: object) -> Iterator[object]:
    if isinstance(said, tuple):
        yield from said
    elif isinstance(said, nouns.Node):
        yield from (getattr(said, name) for name in said.__struct_fields__)


def joined_offers(of: tuple[fx.Effect, ...]) -> tuple[fx.Effect, ...]:
    """The same with offers to one player that follow each other made one: all of them or none."""
    joined: list[fx.Effect] = []
    for each in of:
        before = joined[-1] if joined else None
        if isinstance(each, fx.PlayersMay) and isinstance(before, fx.PlayersMay) and each.who == before.who:
            joined[-1] = fx.PlayersMay(fx.Steps((before.do, each.do)), each.who)
        else:
            joined.append(each)
    return tuple(joined)


def movable(them: nouns.Them, to: nouns.Them, moves: str) -> tuple[nouns.Them, nouns.Them]:
    """Who is moved and where to, as far as the edition leaves a choice."""
    if moves == "own":
        return _own(them), _own(to)
    if moves == "away" and isinstance(to, nouns.Chosen):
        elsewhere = nouns.Not(nouns.SameObject(nouns.HostOf(them)))
        cards = msgspec.structs.replace(to.cards, where=(*to.cards.where, elsewhere))
        return them, msgspec.structs.replace(to, cards=cards)
    return them, to


def _own(them: nouns.Them) -> nouns.Them:
    match them:
        case nouns.Chosen(nouns.Cards(whose="any") as cards):
            return msgspec.structs.replace(them, cards=msgspec.structs.replace(cards, whose="yours"))
        case nouns.Both(of):
            return nouns.Both(tuple(_own(each) for each in of))
    return them
