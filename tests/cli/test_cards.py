"""`mazo cards show`, `find` and `page`: cards by name and by what they are."""

import json

import pytest

from tests.cli.run import mazo
from workshop.lorcana import cards_page as page


def test_a_card_is_shown_with_facts_text_formats_status_and_rules():
    ran = mazo("cards", "show", "elsa - spirit of winter", "--lang", "en")
    assert (ran.code, ran.err) == (0, "")
    lines = [line.strip() for line in ran.out.splitlines()]
    assert lines[0] == "Elsa - Spirit of Winter"
    assert lines[1] == "Character · Amethyst · cost 8 · not inkable · Floodborn · Hero · Queen · Sorcerer"
    assert lines[2] == "strength 4 · willpower 6 · lore 3"
    assert "DEEP FREEZE When you play this character, exert up to 2 chosen characters." in ran.out
    assert "Printed in: 1, 9" in lines
    assert any(line.startswith("Legal today in: ") and "infinity" in line for line in lines)
    assert any(line.startswith("Text: read by the grammar") for line in lines)
    assert "Rules: 5.3 Characters; 6.2 Triggered abilities; 8.10 Shift" in lines


def test_the_name_needs_no_quotes_and_the_language_may_stand_anywhere():
    for words in (("show", "Let", "It", "Go", "--lang", "es"), ("--lang", "es", "show", "let it go")):
        out = mazo("cards", *words).out
        assert "Acción · Zafiro · coste 5 · entintable · Song" in out
        assert "Reglas: 5.4 Acciones; 5.4.4 Canciones" in out


def test_a_collector_number_names_a_card():
    assert mazo("cards", "show", "001-042").out.startswith("Elsa - Spirit of Winter\n")


def test_a_card_as_json_with_its_program():
    found = json.loads(mazo("cards", "show", "Be Prepared", "--json", "--program").out)
    assert (found["name"], found["type"], found["cost"], found["status"]) == ("Be Prepared", "action", 7, "grammar")
    assert found["strength"] is None
    assert any("ACT BANISH, CARDS(PLAY, ANYONES, TYPE&(CHARACTER)), 1" in line for line in found["program"])
    assert "program" not in json.loads(mazo("cards", "show", "Be Prepared", "--json").out)


def test_the_program_is_listed_below_the_card():
    out = mazo("cards", "show", "Elsa - Spirit of Winter", "--program").out
    assert 'TRIGGER "DEEP FREEZE"  [6.2.1]' in out
    assert 'lasts     "at the start of their next turn"' in out
    assert (
        "Nada: la carta no tiene texto." in mazo("cards", "show", "Stitch - New Dog", "--program", "--lang", "es").out
    )


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("elza - spirit of winter", "Did you mean Elsa - Spirit of Winter?"),
        ("spirit of winter", "Did you mean Elsa - Spirit of Winter?"),
        ("elsa", "fits several cards"),
        ("qqqq", "Write the full name as it is printed."),
    ],
)
def test_an_unknown_name_is_refused_with_suggestions(name: str, said: str):
    assert said in mazo("cards", "show", name, "--lang", "en").complaint


def test_cards_are_found_by_words_and_filters():
    ran = mazo("cards", "find", "elsa", "ink:amethyst", "cost>=8", "--lang", "es")
    assert ran.code == 0
    assert ran.out.split("\n")[0].split() == ["8", "Elsa", "-", "Spirit", "of", "Winter", "Personaje", "Amatista"]


def test_more_cards_than_are_listed_are_counted():
    ran = mazo("cards", "find", "type:song", "--limit", "2", "--lang", "en")
    assert len(ran.out.splitlines()) == 3
    assert "more: add a word or a filter" in ran.out


def test_found_cards_as_json():
    found = json.loads(mazo("cards", "find", "tinta:ámbar coste<=2 tipo:canción", "--json", "--lang", "es").out)
    assert found["found"] == len(found["cards"]) > 0
    assert all(card["inks"] == ["Amber"] for card in found["cards"])
    assert found["cards"][0]["text"][0].startswith("(Un personaje de coste")


def test_nothing_found_is_said_and_told_by_the_code():
    ran = mazo("cards", "find", "qqqq", "--lang", "es")
    assert (ran.code, ran.out) == (1, "Ninguna carta encaja.\n")


def test_a_bad_filter_is_refused_in_one_line():
    assert mazo("cards", "find", "ink:blue", "--lang", "en").complaint.startswith('"blue" is nothing that ink can be')
    assert "hay tinta, tipo" in mazo("cards", "find", "foo:1", "--lang", "es").complaint


def test_the_page_about_the_cards_can_be_checked():
    ran = mazo("cards", "page", "--check", "--lang", "en")
    said = "The page is up to date.\n" if page.check() else "docs/cards.md is out of date: run `mazo cards page`.\n"
    assert (ran.code == 0, ran.out + ran.err) == (page.check(), said)


def test_cards_of_another_game_are_shown_by_the_beginning_of_their_names():
    assert "Casa Jeneret" in mazo("cards", "show", "casa jen", "--game", "myl", "--lang", "es").out
    assert "Castillo" in mazo("cards", "find", "castle", "--game", "ortus-draft", "--lang", "es").out


def test_a_card_file_of_a_game_that_reads_none_is_refused():
    assert mazo("cards", "coverage", "--game", "ortus-draft", "--lang", "en").complaint == (
        "Ortus Regni: draft reads no card files."
    )
