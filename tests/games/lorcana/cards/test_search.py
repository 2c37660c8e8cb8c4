"""Searching for cards: words in name and text, filters in both languages, and refusals that say what would be right."""

from datetime import date

import pytest

from mazo.abilities.tree.effects import Keyword
from mazo.errors import BadFilter
from mazo.games.lorcana.cards.catalogue import Card, standard
from mazo.games.lorcana.cards.search import find
from mazo.texts.lang import Lang
from tests.effort import effort_of

TODAY = date(2026, 10, 16)


def names(text: str, lang: Lang = "en") -> list[str]:
    return [card.full_name for card in find(text, lang, on=TODAY)]


def cards(text: str, lang: Lang = "en") -> list[Card]:
    found = find(text, lang, on=TODAY)
    assert found, text
    return found


def test_words_are_searched_in_names_without_case_and_accents():
    assert names("TE KA burning") == ["Te Kā - The Burning One"]


def test_words_are_searched_in_the_text_of_the_language():
    assert "Let It Go" in names("into their player's inkwell facedown")
    assert "Let It Go" in names("en el tintero de su jugador boca abajo", "es")
    assert "Let It Go" in names("tintero", "en")  # a word of the game is known in both languages
    assert "Let It Go" not in names("de su jugador", "en")


def test_names_come_before_texts():
    found = names("dragon")
    assert "dragon" in found[0].lower()
    assert len(found) > sum("dragon" in name.lower() for name in found)


def test_a_phrase_in_quotes_is_one_word():
    assert set(names('"of winter"')) < set(names("of winter"))


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("ink:amber", "tinta:ámbar"),
        ("cost<=1", "coste<=1"),
        ("type:song", "tipo:canción"),
        ("type:location", "tipo:localizaciones"),
        ("class:princess", "clase:princesa"),
        ("keyword:evasive", "palabra:evasivo"),
        ("set:5", "colección:5"),
        ("inkable:no", "entintable:no"),
        ("status:hand", "estado:mano"),
        ("format:core", "formato:core"),
        ("strength>=9", "fuerza>=9"),
        ("willpower:9", "voluntad=9"),
        ("lore>3", "leyenda>3"),
        ("move>2", "movimiento>2"),
        ("name:elsa", "nombre:elsa"),
    ],
)
def test_filters_may_be_written_in_either_language(english: str, spanish: str):
    assert names(english) == names(spanish, "es") == names(spanish) != []


def test_each_filter_asks_what_it_says():
    assert all("Amber" in card.inks for card in cards("ink:amber"))
    assert all(card.cost <= 3 and card.type == "character" for card in cards("cost<=3 type:character"))
    assert all("Song" in card.classifications for card in cards("type:song"))
    assert all("5" in card.sets for card in cards("set:5"))
    assert cards('set:"shimmering skies"') == cards("set:5")
    assert all(Keyword("Evasive") in card.abilities for card in cards("keyword:evasive"))
    assert all(card.inkable for card in cards("inkable:yes"))
    assert all(not card.inkable for card in cards("inkable!=yes"))
    assert all(int(card.sets[-1]) >= 9 for card in cards("format:core"))


def test_a_filter_for_a_figure_finds_only_cards_that_have_it():
    assert {card.type for card in cards("strength:0")} == {"character"}
    assert {card.type for card in cards("lore:0")} <= {"character", "location"}
    assert {card.type for card in cards("move>=0")} == {"location"}


def test_everything_asked_must_hold():
    found = cards("ink:amber cost<=3 type:character class:princess lore:2")
    for card in found:
        assert "Amber" in card.inks
        assert card.cost <= 3
        assert "Princess" in card.classifications
        assert card.lore == 2


@pytest.mark.parametrize(
    ("text", "term", "said"),
    [
        ("foo:3", "foo:3", 'There is no filter "foo": there are ink, type, class, set, keyword'),
        ("elsa ink:blue", "ink:blue", '"blue" is nothing that ink can be: write one of Amber, Amethyst, Emerald'),
        ("class:princes", "class:princes", 'No card has the classification "princes". Did you mean Princess'),
        ("cost<=few", "cost<=few", 'cost needs a whole number, as in cost<=3, not "few".'),
        ("cost:", "cost:", "cost needs a whole number"),
        ("ink<ruby", "ink<ruby", "ink can't be compared with <: write ink:ruby."),
        ("set:99", "set:99", '"99" is nothing that set can be'),
        ("  ", "  ", "Say what to search for"),
    ],
)
def test_a_bad_filter_is_refused_with_what_would_be_right(text: str, term: str, said: str):
    with pytest.raises(BadFilter) as refused:
        find(text, "en")
    assert refused.value.term == term
    assert refused.value.text("en").startswith(said)
    assert refused.value.text("es") != refused.value.text("en")


def test_a_refusal_in_spanish_names_the_spanish_filters():
    with pytest.raises(BadFilter) as refused:
        find("foo:3", "es")
    assert "hay tinta, tipo, clase, coleccion" in refused.value.text("es")


@pytest.mark.parametrize("lang", ["en", "es"])
def test_all_texts_are_searched_quickly(lang: Lang):
    len(standard())
    assert effort_of(lambda: find("zzzz", lang)) < 15


def test_a_word_is_looked_for_from_its_beginning_on():
    assert find("agota", "es")
    assert not {card.full_name for card in find("agota", "es")} & {card.full_name for card in find("gota", "es")}
