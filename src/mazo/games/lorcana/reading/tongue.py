"""All that the reader has to be told to read the cards."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from mazo.abilities.reading.builders import Builders
from mazo.abilities.reading.lexer import Vocabulary
from mazo.abilities.reading.tongue import Tongue
from mazo.abilities.text.plan.order import usual_joint
from mazo.abilities.tree.effects import Ability
from mazo.games.lorcana.reading.build import (
    amounts,
    conditions,
    deeds,
    events,
    facts,
    looking,
    nouns,
    sentences,
    states,
    traits,
)
from mazo.games.lorcana.reading.customs import CUSTOMS
from mazo.games.lorcana.reading.pronouns import PRONOUNS
from mazo.games.lorcana.reading.wording import SCRIPT
from mazo.games.lorcana.words import sentence_of
from mazo.games.lorcana.words.usage import USAGE

GRAMMAR = "grammar.en.lark"


@cache
def builders() -> Builders:
    """The builders of the sections of the grammar."""
    return Builders.of(sentences, nouns, traits, amounts, conditions, events, deeds, looking, states, facts)


def tongue(vocabulary: Vocabulary) -> Tongue:
    """What the cards are written in, with a vocabulary of names and classifications."""
    return Tongue(
        script=SCRIPT,
        vocabulary=vocabulary,
        grammar=(files("mazo.games.lorcana.reading") / GRAMMAR).read_text(encoding="utf-8"),
        builders=builders(),
        pronouns=PRONOUNS,
        say=say,
        usual_joint=lambda before, after: usual_joint(before, after, USAGE),
        customs=CUSTOMS,
    )


def say(ability: Ability, card_type: Any) -> str:
    """An ability in English, without pronouns for the card itself, so that none can be mistaken."""
    return sentence_of(ability, "en", card_type=card_type, pronoun="this")
