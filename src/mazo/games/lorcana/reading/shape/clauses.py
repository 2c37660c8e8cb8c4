"""What one clause says of the same cards, and for how long."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias, cast

from msgspec.structs import replace

from mazo.abilities.reading.joints import joined, parts_of
from mazo.abilities.tree.effects import Ability, Can, Cant, Effect, Gain, Static
from mazo.abilities.tree.facts import More
from mazo.abilities.tree.nouns import Amount, Chosen, Condition, During, Every, Is, Ref, Them, This
from mazo.abilities.tree.words import Until
from mazo.games.lorcana.reading.shape.cards import with_trait

Predicate: TypeAlias = Callable[[Them, Until | None, Amount | None], list[Any]]


def plainly(said: Callable[[Them, Until | None], list[Any]]) -> Predicate:
    """A predicate of which nothing can be counted: "for each …" after it is refused."""

    def predicate(them: Them, until: Until | None, each: Amount | None) -> list[Any]:
        if each is not None:
            raise ValueError("something that can be so for each of several cards")
        return said(them, until)

    return predicate


def timelessly(said: Callable[[Them], list[Any]]) -> Predicate:
    """A predicate that nothing can be counted of and that has no duration."""

    def predicate(them: Them, until: Until | None) -> list[Any]:
        if until is not None:
            raise ValueError("something that lasts")
        return said(them)

    return plainly(predicate)


def again(them: Them) -> Them:
    """The subject of a clause for its second predicate: what was chosen is not chosen again."""
    return Ref("?same") if isinstance(them, Chosen) else them


def said_of(them: Them, predicates: tuple[Predicate, ...], until: Until | None, each: Amount | None) -> list[Any]:
    """All that one clause says of the same cards."""
    out: list[Any] = []
    for one in predicates:
        for said in one(them, until, each):
            if out and isinstance(them, Chosen) and getattr(said, "them", None) == them:
                said = replace(said, them=Ref("?same"))
            out.append(said)
    return out


def granted(them: Them, ability: Ability, until: Until | None) -> Any:
    """An ability in quotes; one that is only a fact about the card itself is that fact."""
    if isinstance(ability, Static) and ability.condition is None and len(ability.facts) == 1:
        fact = ability.facts[0]
        if isinstance(fact, Can) and fact.them == This():
            return replace(fact, them=them, until=until, said="in quotes")
        if fact == More("deal damage", 0, to="this", only="in a challenge", prevent=True):
            return Cant(them, "be dealt damage in challenges", until, said="in quotes")
        if isinstance(fact, Cant) and fact == Cant(This(), fact.act):
            return replace(fact, them=them, until=until, said="in quotes")
        raise ValueError("no word for that ability in quotes")
    return Gain(them, ability, until)


THEMSELVES_CHALLENGED: Final = During(cast(Any, "?being challenged"))
"""A mark: "while being challenged" is said of whom the sentence speaks."""


def themselves(do: Any, condition: Condition) -> tuple[Any, Condition | None]:
    """What is so while its subject is being challenged: each of several cards by itself, else this card."""
    if condition != THEMSELVES_CHALLENGED:
        return do, condition
    several = [isinstance(getattr(one, "them", None), Every) for one in parts_of(do) if not isinstance(one, str)]
    if not any(several):
        return do, During("being challenged")
    if len(several) > 1:
        raise ValueError("of whom?")
    return replace(do, them=Every(with_trait(do.them.cards, Is("being challenged")))), None


def clause(said: Sequence[Effect]) -> Any:
    """What is said of the same cards in one clause."""
    return joined(said[0], *[part for one in said[1:] for part in ("and", one)])


def priced(effect: Any, price: int) -> Any:
    """What can't be done unless so much ink is paid for it."""
    parts = getattr(effect, "of", None)
    if isinstance(parts, tuple):
        return replace(effect, of=tuple(priced(one, price) for one in parts))
    return replace(effect, costs=price)


def timed(effect: Any, until: Until) -> Any:
    """The effect for so long."""
    parts = getattr(effect, "of", None)
    if isinstance(parts, tuple):
        return replace(effect, of=tuple(timed(one, until) for one in parts))
    if getattr(effect, "until", "") is None:
        return replace(effect, until=until)
    raise ValueError("that doesn't last")
