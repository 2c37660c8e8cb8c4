"""What people type in other words is understood in those that the game has chosen."""

import pytest

from mazo.games.lorcana.book import book, glossary
from mazo.games.lorcana.cards.search import find
from mazo.texts.synonyms import Synonyms

WORDS = Synonyms(glossary())


@pytest.mark.parametrize(
    ("typed", "spanish"),
    [
        ("pozo de tinta", "tintero"),
        ("Pozos de tinta", "tintero"),
        ("inkwell", "tintero"),
        ("leyenda", "lore"),
        ("irse de aventura", "hacer quest"),
        ("misión", "quest"),
        ("contador de tinta", "gota de tinta"),
        ("ficha", "contador"),
        ("etapa de limpieza", "etapa de recogida"),
        ("paso de preparación", "paso set"),
        ("fase inicial del turno", "fase de inicio de turno"),
        ("GSC", "chequeo del estado del juego"),
        ("efecto condicional", "efecto dependiente de una condicion"),
        ("girar", "agotar"),
        ("ubicación", "localizacion"),
        ("Evasivo", "evasive"),
        ("Adventurous", "adventurous"),
        ("aventurera", "adventurous"),
        ("una carta cualquiera", "una carta cualquiera"),
    ],
)
def test_the_chosen_word_stands_for_each_other_one(typed, spanish):
    assert WORDS.chosen(typed, "es") == spanish


def test_each_keyword_is_found_by_its_gloss_and_back():
    for term in glossary().of_kind("keyword"):
        if term.gloss_es and "_" not in term.key:
            assert WORDS.chosen(term.gloss_es, "en") == term.en.lower()
            assert (term.en.lower(),) == WORDS.ways([term.en.lower()], "es")[0][:1]


@pytest.mark.parametrize("typed", ["pozo de tinta", "inkwell"])
def test_rules_are_found_by_other_words(typed):
    assert {one.code for one in book().search("tintero", "es")} <= {one.code for one in book().search(typed, "es")}


def test_cards_are_found_by_other_words_in_either_language():
    named = {card.full_name for card in find("tintero", "es")}
    for typed in ("pozo de tinta", "inkwell", "tintero", "pozo"):
        assert {card.full_name for card in find(typed, "es")} >= named, typed
        assert {card.full_name for card in find(typed, "en")} >= named, typed
    assert {card.full_name for card in find("ubicación", "es")} <= {
        card.full_name for card in find("localización", "es")
    }
