"""What a game brings for its card texts to be read: language, grammar, builders, pronouns, and customs of its own."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

import msgspec

from mazo.abilities.reading.assemble import Way
from mazo.abilities.reading.builders import Builders
from mazo.abilities.reading.joints import UsualJoint
from mazo.abilities.reading.lexer import Vocabulary
from mazo.abilities.reading.references import Pronouns
from mazo.abilities.reading.script import Script
from mazo.abilities.tree.effects import Ability, Cost
from mazo.abilities.tree.nouns import Condition, When
from mazo.abilities.tree.words import Zone


def in_play(whens: tuple[When, ...], conditions: list[Condition]) -> tuple[Zone, list[Condition]]:
    """Triggered abilities work in play."""
    return "play", conditions


class Customs(msgspec.Struct, frozen=True, kw_only=True):
    """Where sentences of a game become abilities in a way of their own; by default nowhere."""

    ways: Mapping[str, Way] = {}
    """Further ways in which a sentence hangs on the one before it, by how it is said."""
    of_choice: Collection[str] = ("?chosen", "?they")
    """References by which "… instead" may speak of what was just chosen."""
    of_loop: Collection[str] = ("?they",)
    """References that may be what each of several players has just chosen; all are read like the first."""
    cost: Callable[[str], Cost | None] = lambda text: None
    """What a part of a cost is, unless it is something done."""
    zone: Callable[[tuple[When, ...], list[Condition]], tuple[Zone, list[Condition]]] = in_play
    """Where a triggered ability works, and its conditions without those that only say that."""
    edges: Collection[str] = ("turn start", "turn end")
    """Events that, said in a later sentence, are waited for once."""
    nth: Collection[str] = ()
    """Events of which "if it's the second" means which time it happens."""
    entered: Condition | None = None
    """That a card has entered play in a state of its player's choice, which something else may hang on."""
    objection: Callable[[Any, str, str], str] = lambda node, card_type, text: ""
    """What a text on a card of that type would have to say instead; nothing if all is well."""
    theirs: Callable[[Any], Any] = lambda effects: effects
    """Effects as another player than the reader does them, where that one chooses among them."""
    granted_to: str = ""
    """The type of the cards that are given abilities in quotes; none: of the card that says so."""


class Tongue(msgspec.Struct, frozen=True, kw_only=True):
    """What the card texts of a game are written in."""

    script: Script
    vocabulary: Vocabulary
    grammar: str
    """In Lark's format, with phrases of the language in quotes."""
    builders: Builders
    pronouns: Pronouns
    say: Callable[[Ability, str], str]
    """An ability on a card of that type, said in the language of the texts."""
    usual_joint: UsualJoint
    customs: Customs = Customs()
