"""What the cards of Mitos y Leyendas say, in Spanish and in English, by the shared voices."""

from __future__ import annotations

from typing import Final

from mazo.abilities.text import Speech
from mazo.abilities.tree.effects import Ability
from mazo.games.myl.cards.card import Card
from mazo.games.myl.words import english, spanish
from mazo.games.myl.words.usage import USAGE
from mazo.texts.lang import Lang

SPEECH: Final = Speech(USAGE, english.WORDS, spanish.WORDS)


def text_of(card: Card, lang: Lang) -> str:
    """All that a card says, one sentence or more per ability.

    >>> from mazo.games.myl.cards.synthetic import catalogue
    >>> text_of(catalogue()["Derrumbe de Prueba"], "es")
    'Tu oponente bota 3 cartas.'
    """
    return " ".join(sentence_of(ability, card, lang) for ability in card.abilities)


def sentence_of(ability: Ability, card: Card, lang: Lang) -> str:
    """What one ability of a card says; a keyword is a sentence of its own."""
    said = SPEECH.sentence(ability, lang, name=card.name, kind=card.type)
    return said if said.endswith(".") else f"{said}."
