"""Cards that are searched for or chosen in one clause, put into the next one, which says what becomes of them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from mazo.abilities.reading.joints import joined, parts_of
from mazo.abilities.reading.walk import changed
from mazo.abilities.tree.deeds import Do, Draw, Search, Shuffle, ToPlayer
from mazo.abilities.tree.effects import Choose, ChooseOne, EachPlayer, If, Later, Play, PlayersMay, Static, Steps, To
from mazo.abilities.tree.nouns import Chosen, Ref
from mazo.games.myl.reading.parts import Seek


def folded(effect: Any) -> Any:
    """Cards that are searched for or chosen, as one with what becomes of them."""
    match effect:
        case Steps():
            return _folded_steps(effect)
        case PlayersMay(do=do) | EachPlayer(do=do):
            return replace(effect, do=folded(do))
        case To():
            other = folded(effect.otherwise) if effect.otherwise is not None else None
            return replace(effect, cost=folded(effect.cost), then=folded(effect.then), otherwise=other)
        case If():
            other = folded(effect.otherwise) if effect.otherwise is not None else None
            return replace(effect, then=folded(effect.then), otherwise=other)
        case Later(do=do):
            return replace(effect, do=folded(do))
        case Seek():
            raise ValueError("qué se hace con lo elegido")
    if hasattr(effect, "of") and isinstance(effect.of, tuple) and not isinstance(effect, Static):
        return replace(effect, of=tuple(folded(one) for one in effect.of))
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
            out.append(replace(one, do=folded(joined(one.do, "and", parts[at + 2]))))
            at += 3
            continue
        if isinstance(one, Seek):
            if at + 2 >= len(parts):
                raise ValueError("qué se hace con lo elegido")
            then = folded(parts[at + 2])
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
        out.append(folded(one) if not isinstance(one, str) else one)
        at += 1
    return joined(*out)


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
    return isinstance(node, Ref) and node.name in ("?it", "?subject", "?they")


def _in_either(seek: Seek) -> bool:
    return isinstance(seek.them, Chosen) and seek.them.cards.zone == "deck or graveyard"


def _searched_or_chosen(seek: Seek, then: Any) -> Any:
    """A card searched for in the Castillo, or chosen in the graveyard."""
    them = seek.them
    assert isinstance(them, Chosen)
    in_deck = replace(seek, them=replace(them, cards=replace(them.cards, zone="deck")))
    in_grave = replace(them, cards=replace(them.cards, zone="graveyard"))
    return ChooseOne((joined(*_searched(in_deck, then)), _once(then, in_grave)), said="or")


def _in_deck(seek: Seek) -> bool:
    return isinstance(seek.them, Chosen) and seek.them.cards.zone == "deck"


def _searched(seek: Seek, then: Any) -> list[Any]:
    them = seek.them
    assert isinstance(them, Chosen)
    if them.cards.whose == "theirs" and them.by != "they":
        raise ValueError("en qué Castillo se busca")
    cards = replace(them.cards, zone="play", whose="opposing" if them.cards.whose == "opposing" else "any")
    found_cards = Search(cards, them.count)
    if isinstance(then, Do) and then.verb == "put into play" and cards.types == ("weapon",):
        then = Play(then.them)  # somebody must carry it
    after = changed(
        then, lambda node: Ref("it") if isinstance(node, Ref) and node.name in ("?it", "?subject") else node
    )
    return [found_cards, "and", after, ".", Shuffle("each opponent" if them.cards.whose == "opposing" else "you")]
