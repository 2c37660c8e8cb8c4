"""What the cards of Mitos y Leyendas say, in Spanish and in English, by the shared voices."""

from __future__ import annotations

from typing import Final

from mazo.abilities.text import Speech
from mazo.abilities.tree.effects import Ability, Keyword
from mazo.games.myl.book import book, keys
from mazo.games.myl.cards.card import Card
from mazo.games.myl.words import english, spanish
from mazo.games.myl.words.usage import USAGE
from mazo.texts.lang import Lang

SPEECH: Final = Speech(USAGE, english.WORDS, spanish.WORDS)

_RULES: Final[dict[str, int]] = {
    "furia": keys.FURY,
    "imbloqueable": keys.UNBLOCKABLE,
    "indestructible": keys.INDESTRUCTIBLE,
    "indesterrable": keys.UNBANISHABLE,
    "guardián": keys.GUARDIAN,
    "errante": keys.WANDERING,
    "exhumar": keys.EXHUME,
    "única": keys.UNIQUE,
    "dos armas": keys.ONE_WEAPON,
    "sin límite de armas": keys.ONE_WEAPON,
    "oro inicial": keys.INITIAL_GOLD,
    "no oro inicial": keys.INITIAL_GOLD,
    "ilusión": keys.ILLUSION,
    "retador": keys.CHALLENGER,
    "mercenario": keys.MERCENARY,
}
"""The rule that each keyword is about."""


def text_of(card: Card, lang: Lang) -> str:
    """All that a card says, one sentence or more per ability.

    >>> from mazo.games.myl.cards.synthetic import catalogue
    >>> text_of(catalogue()["Derrumbe de Prueba"], "es")
    'Tu oponente bota 3 cartas.'
    """
    return " ".join(lines_of(card, lang))


def lines_of(card: Card, lang: Lang) -> tuple[str, ...]:
    """The same, one line an ability."""
    return tuple(sentence_of(ability, card, lang) for ability in card.abilities)


def reminders_of(card: Card, lang: Lang) -> dict[str, str]:
    """What the keywords of a card mean, by the lines that name them: what the rule of each says.

    >>> from mazo.games.myl.cards.synthetic import catalogue
    >>> reminders_of(catalogue()["Muralla de Prueba"], "es")
    {'Guardián.': 'El Aliado no puede ser declarado atacante.'}
    """
    ruled = [one for one in card.abilities if isinstance(one, Keyword) and one.name in _RULES]
    return {sentence_of(one, card, lang): book().by_code(_RULES[one.name]).summary(lang) for one in ruled}


def rule_of_keyword(name: str) -> int:
    """The rule that a keyword is about; 0 where none is about it alone."""
    return _RULES.get(name, 0)


def sentence_of(ability: Ability, card: Card, lang: Lang) -> str:
    """What one ability of a card says; a keyword is a sentence of its own."""
    said = SPEECH.sentence(ability, lang, name=card.name, kind=card.type)
    return said if said.endswith(".") else f"{said}."
