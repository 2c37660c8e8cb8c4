"""All that the reader has to be told to read the cards."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

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
    happenings,
    history,
    leads,
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

SECTIONS: Final = ("words", "sentences", "nouns", "amounts", "conditions", "events", "deeds", "states", "facts")
"""The grammar by what a part of it is about, in the order in which it is read."""


@cache
def builders() -> Builders:
    """The builders of the sections of the grammar."""
    return Builders.of(
        sentences, leads, nouns, traits, amounts, conditions, happenings, events, history, deeds, looking, states, facts
    )


@cache
def grammar() -> str:
    """The grammar of one sentence: its sections one after the other."""
    where = files("mazo.games.lorcana.reading") / "grammar"
    return "\n".join((where / f"{section}.en.lark").read_text(encoding="utf-8") for section in SECTIONS)


def tongue(vocabulary: Vocabulary) -> Tongue:
    """What the cards are written in, with a vocabulary of names and classifications."""
    return Tongue(
        script=SCRIPT,
        vocabulary=vocabulary,
        grammar=grammar(),
        builders=builders(),
        pronouns=PRONOUNS,
        say=say,
        usual_joint=lambda before, after: usual_joint(before, after, USAGE),
        customs=CUSTOMS,
    )


def say(ability: Ability, card_type: Any) -> str:
    """An ability in English, without pronouns for the card itself, so that none can be mistaken."""
    return sentence_of(ability, "en", card_type=card_type, pronoun="this")
