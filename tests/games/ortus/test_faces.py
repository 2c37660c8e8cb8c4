"""The cards print no text, so every face says in both languages what its card does."""

from __future__ import annotations

import pytest

from mazo.errors import UnknownCard
from mazo.games import kind
from mazo.games.ortus.draftkind import OrtusDraftKind
from mazo.games.ortus.rules.pool import COLOURS, TYPES
from tests.games.ortus.drafts import draft, table

ORTUS = kind("ortus-draft")
PALACES = [f"{colour.capitalize()} Palace" for colour in COLOURS]


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("name", [*TYPES, *PALACES])
def test_every_card_has_a_text(name, lang):
    face = ORTUS.face(name, lang)
    assert face.name == name
    assert face.type in ("property", "face", "political", "fief")
    assert face.text
    for line in face.text:
        assert line == line.strip()
        assert line.endswith(".")


@pytest.mark.parametrize("name", [*TYPES, *PALACES])
def test_the_two_languages_say_the_same_number_of_things_in_their_own_words(name):
    english, spanish = ORTUS.face(name, "en"), ORTUS.face(name, "es")
    assert len(english.text) == len(spanish.text)
    assert set(english.text).isdisjoint(spanish.text)


def test_a_face_has_the_name_that_the_edition_of_the_language_prints():
    assert ORTUS.face("Market Town", "es").title == "Mercado"
    assert ORTUS.face("Blue Palace", "es").title == "Palacio azul"
    assert ORTUS.face("Blue Palace", "en").title == "Blue Palace"


def test_a_face_is_of_the_type_that_the_table_gives_its_card():
    t = table(draft(3, seed=5))
    assert isinstance(ORTUS, OrtusDraftKind)
    for card in [*t.pack(0), *t.free_palaces()]:
        view = ORTUS.card_view(t, card)
        assert ORTUS.face(view.name, "en").type == view.type


def test_no_face_for_cards_that_there_are_not():
    with pytest.raises(UnknownCard):
        ORTUS.face("Dragon", "en")
