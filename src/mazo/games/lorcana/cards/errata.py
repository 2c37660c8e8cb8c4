"""Cards that an edition of the rules has corrected: what they say since."""

from __future__ import annotations

from typing import Final

import msgspec

from mazo.abilities.tree import nouns
from mazo.abilities.tree.effects import Ability, Action, Cant, Effect, Gain, Keyword, Must, Steps, Triggered
from mazo.games.lorcana.cards.catalogue import Card
from mazo.games.lorcana.rules.editions import Edition, editions

_ADVENTUROUS: Final = frozenset({
    "Cobra Bubbles - Dedicated Official",
    "Ariel - Curious Traveler",
    "This Growing Pressure",
    "Woody - Town Sheriff",
    "Gaston - Frightful Bully",
})  # fmt: skip


def abilities_of(card: Card, edition: Edition) -> tuple[Ability, ...]:
    """[8.16.1] What a card does in an edition: since 2.3, five cards give Adventurous instead of its two parts."""
    if not edition.corrected_cards or card.full_name not in _ADVENTUROUS:
        return card.abilities
    return tuple(
        msgspec.structs.replace(ability, do=_adventurous(ability.do))
        if isinstance(ability, Triggered | Action)
        else ability
        for ability in card.abilities
    )


def corrected(card: Card) -> Card:
    """The card as it reads by the newest edition."""
    newest = next(iter(editions().values()))
    return msgspec.structs.replace(card, abilities=abilities_of(card, newest))


def _adventurous(effect: Effect) -> Effect:
    """The same with "can't challenge and must quest if able" said by the keyword, for as long."""
    match effect:
        case Steps((Cant(them, "challenge", until), Must(nouns.Ref(), "quest", same), *rest)) if until == same:
            assert not isinstance(them, str | nouns.PlayerOf)
            gains = Gain(them, Keyword("Adventurous"), until)
            return Steps((gains, *rest)) if rest else gains
    return effect
