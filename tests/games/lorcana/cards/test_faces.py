"""The face of a card: facts, text with reminders, formats on a day, and the rules it rests on."""

from datetime import date

import pytest

from mazo.games.lorcana.cards.catalogue import Card, standard
from mazo.games.lorcana.cards.faces import ability_names, face_of, legal_in, lines_of, reminders_of, rules_of
from mazo.games.lorcana.cards.pages import page_of
from mazo.games.lorcana.cards.status import Status, shipped
from mazo.texts.lang import Lang

ON = date(2026, 10, 16)


def card(name: str) -> Card:
    return standard().find(name)


def test_abilities_stand_in_order_keywords_with_what_they_mean():
    face = face_of(card("Elsa - Spirit of Winter"), "en", ON)
    assert face.text[0].startswith("Shift 6 {I} (You may pay 6 {I} to play this on top of")
    assert "named Elsa" in face.text[0]
    assert face.text[1].startswith("DEEP FREEZE When you play this character")


def test_a_name_of_an_ability_is_known_as_such_whatever_its_letters():
    assert ability_names(card("Mike Wazowski - Heroic Climber")) == ("FIND A FRIEND",)
    assert ability_names(card("Baymax's Healthcare Chip")) == ("10,000 MEDICAL PROCEDURES",)
    assert ability_names(card("Stitch - New Dog")) == ()


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_name_of_an_ability_begins_a_line(lang: Lang):
    for one in standard():
        lines = lines_of(one, lang)
        assert all(any(line.startswith(f"{name} ") for line in lines) for name in ability_names(one)), one.full_name


def test_a_song_says_who_may_sing_it_in_the_language():
    assert face_of(card("Let It Go"), "es", ON).text[0].startswith("(Un personaje de coste 5 o más puede")


def test_only_the_figures_of_its_type_are_there():
    character, action = face_of(card("Stitch - New Dog"), "en", ON), face_of(card("Let It Go"), "en", ON)
    location = face_of(card("Agrabah - Marketplace"), "en", ON)
    assert (character.strength, character.move_cost) == (2, None)
    assert (action.strength, action.willpower, action.lore) == (None, None, None)
    assert (location.strength, location.move_cost, location.lore) == (None, 1, 2)


def test_formats_depend_on_the_day_and_on_bans():
    hiram = card("Hiram Flaversham - Toymaker")
    assert "core" in legal_in(hiram, date(2024, 6, 1))
    assert "core" not in legal_in(hiram, date(2025, 5, 1))
    assert "infinity" in legal_in(hiram, date(2025, 5, 1))
    assert legal_in(hiram, ON) == ("constructed", "draft", "sealed", "coconut", "pack-rush")


def test_the_rules_are_those_of_type_abilities_and_keywords():
    assert rules_of(card("Elsa - Spirit of Winter")) == ("5.3", "6.2", "8.10")
    assert rules_of(card("Let It Go")) == ("5.4", "5.4.4")
    assert rules_of(card("Stitch - New Dog")) == ("5.3",)
    titles = {rule.number: rule.title for rule in face_of(card("Elsa - Spirit of Winter"), "es", ON).rules}
    assert titles["8.10"] == "Shift"


def test_the_status_says_how_a_card_came_by_its_tree():
    odd = Card(name="Odd", type="action", cost=1, text=True)
    known = Status(1, frozenset({"Let It Go"}))
    assert face_of(odd, "en", ON, known).status == "unsupported"
    assert face_of(card("Let It Go"), "en", ON, known).status == "hand"
    assert face_of(card("Stitch - New Dog"), "en", ON).status == "grammar"
    assert not face_of(card("Stitch - New Dog"), "en", ON).round_trip


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_card_can_be_said(lang: Lang):
    for one in standard():
        lines = lines_of(one, lang, reminders=True)
        assert len(lines) >= len(one.abilities)
        assert all(line.strip() for line in lines), one.full_name
        assert rules_of(one)
    assert shipped().by_hand


@pytest.mark.parametrize("lang", ["en", "es"])
def test_what_a_keyword_means_is_told_by_its_line(lang):
    simba = card("Simba - Returned King")
    (line,) = reminders_of(simba, lang)
    assert line in lines_of(simba, lang)
    assert "+4" in reminders_of(simba, lang)[line]


@pytest.mark.parametrize(
    ("lang", "says", "printed"),
    [("en", "gains Adventurous", "can't challenge and must quest"), ("es", "gana A", "no puede desafiar")],
)
def test_a_corrected_card_reads_as_corrected_and_shows_what_is_printed(lang, says, printed):
    """[8.16.1] Woody – Town Sheriff, since rules 2.3."""
    page = page_of(card("Woody - Town Sheriff"), lang, ON)
    assert any(says in line for line in page.lines)
    assert any("2.3.0" in line and printed in line for line in page.lines)
