"""What the cards say, by the shared voices: Spanish first."""

from __future__ import annotations

import pytest

from mazo.games.myl.cards.synthetic import catalogue
from mazo.games.myl.lexicon import LEXICON
from mazo.games.myl.words import SPEECH, text_of
from mazo.texts.lang import Lang
from tests.games.myl.pool.cards import POOL

CARDS = {**catalogue(), **POOL}


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_word_of_the_game_has_a_frame(lang: Lang) -> None:
    words = SPEECH.spanish if lang == "es" else SPEECH.english
    assert words.missing(LEXICON) == []


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("name", sorted(CARDS))
def test_every_card_can_be_said(name: str, lang: Lang) -> None:
    text = text_of(CARDS[name], lang)
    assert "{" not in text
    assert text.endswith(".") or not CARDS[name].abilities


@pytest.mark.parametrize(
    ("name", "spanish", "english"),
    [
        ("Daga de Ensayo", "El portador obtiene +1 a la Fuerza.", "The bearer gets +1 strength."),
        (
            "Bean Sidhe",
            "Siempre que este Aliado sea bloqueado, tu oponente bota 2 cartas.",
            "Whenever this Aliado is blocked, your opponent mills 2 cards.",
        ),
        (
            "Alejandria",
            "Una vez por turno, en tu Fase de Vigilia, puedes pagar 3 Oros para devolver un Aliado oponente elegido a "
            "la mano de su dueño.",
            "Once a turn, in your Fase de Vigilia, you may pay 3 Oros to return chosen opposing Aliado to its owner's "
            "hand.",
        ),
        (
            "Saqqara",
            "En respuesta, siempre que tu oponente declare un ataque, puedes desterrar este Tótem para cancelar el "
            "ataque de los Aliados atacantes.",
            "In answer, whenever your opponent declares an attack, you may banish this Tótem to cancel the attack of "
            "the attacking Aliados.",
        ),
        (
            "Bestia del Caos",
            "Un Aliado oponente elegido pierde todas sus habilidades y tiene Fuerza 0 hasta el final del turno.",
            "Chosen opposing Aliado loses all abilities and has strength 0 this turn.",
        ),
    ],
)
def test_cards_say_what_they_do(name: str, spanish: str, english: str) -> None:
    assert (text_of(CARDS[name], "es"), text_of(CARDS[name], "en")) == (spanish, english)
