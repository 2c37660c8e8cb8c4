"""Imported sets: found like any card, in decks, in searches, by number; and read by later versions or refused."""

import json
from datetime import date
from pathlib import Path

from mazo.games import kind
from mazo.games.kept import folder_of
from mazo.games.lorcana.cards.catalogue import standard
from mazo.games.lorcana.cards.printings import name_of
from mazo.games.lorcana.cards.search import find
from mazo.games.lorcana.reading.cardfile import import_cards
from mazo.making import new
from mazo.record.replays import loads, rerun
from tests.support.imported import brand_new, file_of, home, keyword, odd_card

__all__ = ["home"]


def imported(path: Path) -> None:
    kind("lorcana").keep_import(import_cards(path.read_bytes(), (), None), path.name)


def test_an_imported_card_is_found_by_name_number_set_and_class(home):
    imported(brand_new(home))
    assert standard().find("wobble - odd one").set == "X1"
    assert name_of("X1-2") == "Wobble - Odd One"
    assert [card.name for card in find("set:X1 class:Wobbler", "en")] == ["Frob", "Inspirer", "Plain", "Wobble"]
    assert find('set:"Odd Lands"', "en") == find("set:X1", "en")


def test_a_keyword_that_nobody_knows_is_what_its_reminder_says_and_is_shown_with_it(home):
    imported(brand_new(home))
    lines = kind("lorcana").face("Inspirer - Odd One", "en").text
    assert lines == ("Inspire 2 (Whenever this character quests, gain 2 lore.)",)


def test_a_keyword_without_a_reminder_is_refused_by_its_name(home):
    found = import_cards(file_of(home, odd_card("Husher", 1, **keyword("Hush 3"))).read_bytes(), (), None)
    assert found.sets[0].refused[0].why.en == (
        'the keyword "Hush 3" is not known, and no reminder text says what it does'
    )


def test_a_text_that_the_abilities_dont_say_whole_is_refused(home):
    half = odd_card("Half", 1, "When you play this character, draw a card.")
    half["fullText"] += "\nTWIST Gain 1 lore."
    (found,) = import_cards(file_of(home, half).read_bytes(), (), None).sets
    assert found.refused[0].field == "abilities"


def test_a_card_that_is_there_twice_with_other_figures_is_told(home):
    once = odd_card("Twice", 1)
    (found,) = import_cards(file_of(home, once, {**once, "number": 2, "cost": 9}).read_bytes(), (), None).sets
    assert [(one.card, one.field) for one in found.refused] == [("Twice - Odd One", "cost")]
    assert found.playable == 1


def test_imported_cards_are_legal_where_no_sets_are_asked_for(home):
    imported(brand_new(home))
    verdicts = kind("lorcana").judge("4 Plain - Odd One\n56 Wobble - Odd One").verdicts
    reasons = {one.format: {problem.reason for problem in one.problems} for one in verdicts}
    assert "set-not-legal" not in reasons["constructed"]
    assert "set-not-legal" in reasons["core"]


def test_a_replay_with_imported_cards_brings_them_along(home):
    imported(brand_new(home))
    cards = [standard().find("Inspirer - Odd One")] * 60
    game = new("lorcana", decks=[cards, cards], seed=3)
    text = game.replay()
    (folder_of("lorcana") / "X1.json").unlink()
    assert "Inspirer - Odd One" not in standard()
    assert rerun(loads(text)).hash == game.hash


def test_a_second_import_replaces_the_first(home):
    imported(brand_new(home))
    imported(file_of(home, odd_card("Plain", 1, cost=7)))
    assert standard().find("Plain - Odd One").cost == 7
    assert "Wobble - Odd One" not in standard()


def test_a_file_of_another_format_is_told_with_what_to_do_and_the_rest_goes_on(home):
    imported(brand_new(home))
    path = folder_of("lorcana") / "X1.json"
    path.write_text(json.dumps({"format": 99, "mazo": "9.0"}))
    assert "Plain - Odd One" not in standard()
    assert len(standard()) == 2477
    (broken,) = kind("lorcana").unreadable_sets()
    assert "written by Mazo 9.0 in format 99" in broken.en
    assert "mazo cards import" in broken.es
    assert kind("lorcana").card_page("stitch - new dog", "en", date(2026, 11, 1)).name == "Stitch - New Dog"


def test_a_card_that_calls_itself_by_another_type_is_refused(home):
    wrong = odd_card("Zed", 1, "Whenever this item quests, draw a card.")
    (found,) = import_cards(file_of(home, wrong).read_bytes(), (), None).sets
    assert found.playable == 0
