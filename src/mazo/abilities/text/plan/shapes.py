"""Shapes of nouns and amounts that texts look for: alternatives, "other", one of those very cards, so many times."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from mazo.abilities.tree.nouns import (
    ANY_NUMBER,
    AllOf,
    Amount,
    Both,
    Cards,
    Chosen,
    Comparison,
    Has,
    Is,
    Math,
    MostAmong,
    Not,
    OfType,
    OneOf,
    PlayerOf,
    Ref,
    SameObject,
    Them,
    Trait,
    Who,
    Whose,
)


def flat(traits: Iterable[Trait]) -> list[Trait]:
    """The traits without the groups that only say "all of"."""
    out: list[Trait] = []
    for one in traits:
        out += flat(one.of) if isinstance(one, AllOf) else [one]
    return out


def unwrapped(trait: Trait) -> Trait:
    """The trait without groups of one."""
    if isinstance(trait, OneOf | AllOf) and len(trait.of) == 1:
        return unwrapped(trait.of[0])
    return trait


def othered(cards: Cards) -> Cards:
    """The noun with "other" in place of "not one of those"."""
    kept = tuple(one for one in cards.where if not (isinstance(one, Not) and isinstance(one.of, SameObject)))
    if len(kept) == len(cards.where) and cards.said != "another":
        return cards
    return msgspec.structs.replace(cards, where=kept, other=True)


def alternatives(cards: Cards) -> list[Cards]:
    """The nouns of "a Villain character card or an item card"; none if the noun is a simple one."""
    found = [one for one in cards.where if isinstance(one, OneOf) and all(map(_of_a_kind, one.of))]
    if len(found) != 1 or cards.types or any(isinstance(one, OfType) for one in cards.where):
        return []
    rest = tuple(one for one in cards.where if one is not found[0])
    out: list[Cards] = []
    for one in found[0].of:
        traits = flat((one,))
        types = next((trait.any for trait in traits if isinstance(trait, OfType)), ())
        kept = tuple(trait for trait in traits if not isinstance(trait, OfType))
        out.append(msgspec.structs.replace(cards, types=types, where=(*rest, *kept)))
    return out


def _of_a_kind(trait: Trait) -> bool:
    """Whether the trait says of which type a card is."""
    return any(
        isinstance(one, OfType) or (isinstance(one, Not) and isinstance(one.of, OfType)) for one in flat((trait,))
    )


def most_of(cards: Cards) -> Has | None:
    """The figure of which the noun means those that have the most or the least among all such cards."""
    for one in cards.where:
        match one:
            case Has(stat=stat, comparison="is", amount=MostAmong(stat=same, cards=among)) if stat == same:
                if among == msgspec.structs.replace(cards, where=tuple(it for it in cards.where if it is not one)):
                    return one
    return None


def one_of_each(both: Both, kinds: Iterable[str]) -> Chosen | None:
    """The choice of a card of each of these types, if that is what the choices are, without its type."""
    told = [one for one in both.of if isinstance(one, Chosen) and len(one.cards.types) == 1]
    untyped = {
        msgspec.structs.replace(one, cards=msgspec.structs.replace(one.cards, types=()), name="it") for one in told
    }
    each = {one.cards.types[0] for one in told} == set(kinds) and len(told) == len(both.of)
    return untyped.pop() if each and len(untyped) == 1 else None


def in_deck(cards: Cards) -> Cards:
    """The noun for cards of a deck, which are called cards."""
    return msgspec.structs.replace(cards, zone="deck", whose="any")


def without(cards: Cards, *states: str) -> tuple[Cards, tuple[str, ...]]:
    """The noun without those states, and which of them it had."""
    had = tuple(one.state for one in cards.where if isinstance(one, Is) and one.state in states)
    if not had:
        return cards, ()
    kept = tuple(one for one in cards.where if not (isinstance(one, Is) and one.state in states))
    return msgspec.structs.replace(cards, where=kept), had


def same_object(cards: Cards) -> Them | None:
    """Whom the noun means if it is only "one of those very cards"."""
    if len(cards.where) == 1 and isinstance(cards.where[0], SameObject) and not cards.other:
        return cards.where[0].cards
    return None


def is_plural(amount: Amount) -> bool:
    """Whether a noun with that amount stands in the plural."""
    return not isinstance(amount, int) or amount != 1


def is_any(amount: Amount, up_to: bool) -> bool:
    """Whether the amount is said as "any number of"."""
    return up_to and isinstance(amount, int) and amount >= ANY_NUMBER


def owner(cards: Cards) -> Whose:
    """Whose the cards are; those under this card are yours."""
    return "yours" if cards.zone == "under" and cards.whose == "any" else cards.whose


def name_of(them: Them) -> str:
    """Under which name later sentences speak of them."""
    return them.name if isinstance(them, Chosen) else "it"


def chooser(them: Them) -> Who:
    """Who chooses them."""
    match them:
        case Chosen(by=by):
            return by
        case Both(of=of) if of:
            return chooser(of[0])
        case _:
            return "you"


def is_you(who: Who) -> bool:
    """Whether that player is the one who reads the text."""
    return not isinstance(who, PlayerOf) and who == "you"


def unnamed(node: Any) -> Any:
    """The tree with all choices called the same, to compare what is chosen whatever it is called later."""
    if isinstance(node, tuple):
        return tuple(unnamed(one) for one in node)
    if not isinstance(node, msgspec.Struct):
        return node
    made = {name: unnamed(getattr(node, name)) for name in node.__struct_fields__}
    return type(node)(**made | {"name": "it"}) if isinstance(node, Chosen | Ref) else type(node)(**made)


def factor(amount: Amount) -> tuple[int, Amount]:
    """An amount as so many times another."""
    if isinstance(amount, Math) and amount.op == "times":
        if isinstance(amount.left, int):
            return amount.left, amount.right
        if isinstance(amount.right, int):
            return amount.right, amount.left
    if isinstance(amount, Math) and amount.op == "minus" and amount.left == 0:
        return -1, amount.right
    return 1, amount


def by_comparison(
    equal: str, at_least: str, at_most: str, other: str, more: str, less: str
) -> Mapping[Comparison, str]:
    """The words of a language for each comparison."""
    return {
        "is": equal,
        "at least": at_least,
        "at most": at_most,
        "is not": other,
        "more than": more,
        "less than": less,
    }
