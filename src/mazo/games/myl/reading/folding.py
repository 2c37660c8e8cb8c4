"""Cards that are searched for or chosen in one clause, put into the next one, which says what becomes of them."""

from __future__ import annotations

from typing import Any, Final, TypeGuard

from msgspec.structs import replace

from mazo.abilities.reading.joints import joined, parts_of
from mazo.abilities.reading.walk import changed, swapped
from mazo.abilities.tree.deeds import Do, Draw, Look, RevealHand, Search, Shuffle, ToDeck, ToPlayer
from mazo.abilities.tree.effects import Choose, ChooseOne, EachPlayer, If, Later, Play, PlayersMay, Static, Steps, To
from mazo.abilities.tree.nouns import Cards, Chosen, Every, Ref
from mazo.games.myl.reading.parts import OR, Seek
from mazo.games.myl.reading.shape import ITS_LINE, OWN_LINE, lined

_OUT_OF_A_HAND: Final = ("banish", "put into the graveyard")


def folded(effect: Any) -> Any:
    """Cards that are searched for or chosen, as one with what becomes of them; and lines told by where they were."""
    return changed(_folded(effect), lambda node: lined(node) if _to_a_line(node) else node)


def _to_a_line(node: Any) -> TypeGuard[Do]:
    return isinstance(node, Do) and node.verb in (OWN_LINE, ITS_LINE)


def _folded(effect: Any) -> Any:
    match effect:
        case Steps():
            return _folded_steps(effect)
        case PlayersMay(do=do) | EachPlayer(do=do):
            return replace(effect, do=_folded(do))
        case To():
            other = _folded(effect.otherwise) if effect.otherwise is not None else None
            return replace(effect, cost=_folded(effect.cost), then=_folded(effect.then), otherwise=other)
        case If():
            other = _folded(effect.otherwise) if effect.otherwise is not None else None
            return replace(effect, then=_folded(effect.then), otherwise=other)
        case Later(do=do):
            return replace(effect, do=_folded(do))
        case Seek():
            raise ValueError("qué se hace con lo elegido")
        case (
            Do(them=Chosen(cards=cards) as them)
            | ToDeck(them=Chosen(cards=cards) as them)
            | Play(them=Chosen(cards=cards) as them)
        ) if OR in cards.zone:
            return _of_either(effect, them)
    if hasattr(effect, "of") and isinstance(effect.of, tuple) and not isinstance(effect, Static):
        return replace(effect, of=tuple(_folded(one) for one in effect.of))
    return effect


def _folded_steps(steps: Steps) -> Any:
    parts = parts_of(steps)
    out: list[Any] = []
    at = 0
    while at < len(parts):
        one = parts[at]
        if isinstance(one, EachPlayer) and isinstance(one.do, Seek):
            if at + 2 >= len(parts):
                raise ValueError("qué se hace con lo elegido")
            out.append(replace(one, do=_folded(joined(one.do, "and", parts[at + 2]))))
            at += 3
            continue
        if isinstance(one, Seek):
            if at + 2 >= len(parts):
                raise ValueError("qué se hace con lo elegido")
            one = _of_the_shown_hand(one, parts[at - 2] if at > 1 else None)
            then = _of_whose_it_is(_folded(parts[at + 2]), one)
            if _in_either(one):
                out.append(_searched_or_chosen(one, then))
                at += 3
                continue
            if _in_deck(one):
                out += _searched(one, then)
                at += 3
                continue
            if not isinstance(one.them, Chosen):
                raise ValueError("cartas que se eligen")
            out.append(_once(then, one.them))
            at += 3
            continue
        out.append(_folded(_seen(one, parts[at - 2] if at > 1 else None)) if not isinstance(one, str) else one)
        at += 1
    return joined(*out)


def _seen(effect: Any, before: Any) -> Any:
    """What is taken out of a hand that was just shown, where no place is said."""
    taken = isinstance(effect, ToDeck) or (isinstance(effect, Do) and effect.verb in _OUT_OF_A_HAND)
    if not taken or not isinstance(effect.them, Chosen):
        return effect
    if effect.them.cards == Cards(whose="yours", zone="graveyard") and _shows_a_hand(before):
        raise ValueError("de dónde")  # in the own graveyard, or in that hand
    return replace(effect, them=_of_the_shown_hand(Seek(effect.them), before).them)


def _of_the_shown_hand(seek: Seek, before: Any) -> Seek:
    """What is chosen of a hand that was just shown, where nothing else is said."""
    if not _shows_a_hand(before) or not isinstance(seek.them, Chosen) or seek.them.cards.zone != "play":
        return seek
    cards = seek.them.cards
    if cards.whose != "any" or cards.types not in ((), ("talisman",)):
        raise ValueError("dónde se elige")  # in that hand, or in play
    return replace(seek, them=replace(seek.them, cards=replace(cards, zone="hand", whose="opposing")))


def _shows_a_hand(effect: Any) -> bool:
    """Whether the opponent's hand is seen by this."""
    opposing = isinstance(effect, RevealHand) and effect.who == "each opponent"
    return opposing or (isinstance(effect, Look) and isinstance(effect.at, Every) and effect.at.cards.zone == "hand")


def _of_whose_it_is(then: Any, seek: Seek) -> Any:
    """ "Elige una carta de su mano, y tu oponente la baraja": whoever does it, it is done to what was chosen."""
    theirs = isinstance(seek.them, Chosen) and seek.them.cards.whose == "opposing"
    if theirs and isinstance(then, EachPlayer) and then.who == "each opponent" and is_mark(getattr(then.do, "them", 0)):
        return then.do
    return then


def _once(effect: Any, them: Chosen) -> Any:
    """The effect on the cards that were chosen for it; further effects speak of them again."""
    if isinstance(effect, ToPlayer | Draw):  # its amount speaks of them
        return joined(Choose(them), ".", changed(effect, lambda node: Ref("it") if is_mark(node) else node))
    if isinstance(effect, ChooseOne):
        return replace(effect, of=tuple(_once(one, them) for one in effect.of))
    first = True

    def named(node: Any) -> Any:
        nonlocal first
        if is_mark(node) and first:
            first = False
            return them
        return node

    made = changed(effect, named)
    if first:
        raise ValueError("qué se hace con lo elegido")
    return made


def is_mark(node: Any) -> bool:
    """Whether this speaks of a card without naming it."""
    return isinstance(node, Ref) and node.name in ("?it", "?subject", "?they", "?that")


def _in_either(seek: Seek) -> bool:
    return isinstance(seek.them, Chosen) and OR in seek.them.cards.zone


def _searched_or_chosen(seek: Seek, then: Any) -> Any:
    """A card searched for in the Castillo, or chosen in another place."""
    them = seek.them
    assert isinstance(them, Chosen)
    options = []
    for zone in them.cards.zone.split(OR):
        there = replace(them, cards=replace(them.cards, zone=zone))
        options.append(joined(*_searched(replace(seek, them=there), then)) if zone == "deck" else _once(then, there))
    return ChooseOne(tuple(options), said="or")


def _of_either(effect: Any, them: Chosen) -> Any:
    """What is done to a card of one place or another, without a search said: the same there or there."""
    return _searched_or_chosen(Seek(them, searched=True), swapped(effect, them, Ref("?it")))


def _in_deck(seek: Seek) -> bool:
    return isinstance(seek.them, Chosen) and seek.them.cards.zone == "deck"


def _searched(seek: Seek, then: Any) -> list[Any]:
    them = seek.them
    assert isinstance(them, Chosen)
    if them.cards.whose == "theirs" and them.by != "they":
        raise ValueError("en qué Castillo se busca")
    cards = replace(them.cards, zone="play", whose="opposing" if them.cards.whose == "opposing" else "any")
    found_cards = Search(cards, them.count)
    if isinstance(then, Do) and then.verb in ("put into play", OWN_LINE) and cards.types == ("weapon",):
        then = Play(then.them)  # somebody must carry it
    after = changed(
        then, lambda node: Ref("it") if isinstance(node, Ref) and node.name in ("?it", "?subject", "?that") else node
    )
    return [found_cards, "and", after, ".", Shuffle("each opponent" if them.cards.whose == "opposing" else "you")]
