"""The galleries of the games: filters that fit the cards, what is known about each, and positions to try one in."""

from __future__ import annotations

import pytest

from mazo.games import kind
from mazo.games.lorcana.cards.printings import name_of
from mazo.making import from_position
from mazo.texts.lang import LANGS

GAMES = ("lorcana", "myl", "ortus")
SAMPLE = 97
"""Every card of that distance is tried: a prime, so that sets and types take turns."""


@pytest.mark.parametrize("game", GAMES)
def test_every_card_of_the_game_hangs_there_once(game):
    played = kind(game)
    names = [card.name for card in played.gallery.cards]
    assert names == [known.card.name for known in played.catalogue]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", GAMES)
def test_a_card_has_only_values_that_its_filters_know(game):
    gallery = kind(game).gallery
    known = {one.name: {value.name for value in one.values} for one in gallery.filters}
    assert known["type"]
    for card in gallery.cards:
        for name, values in card.sorts.items():
            if name in known:
                assert set(values) <= known[name], (card.name, name)


@pytest.mark.parametrize("game", GAMES)
def test_filters_and_their_values_are_called_something_in_both_languages(game):
    for one in kind(game).gallery.filters:
        assert all(one.title.text(lang) for lang in LANGS)
        assert all(value.title.text(lang) for value in one.values for lang in LANGS)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_card_rests_on_stands_in_the_book(game):
    played = kind(game)
    for card in played.gallery.cards[::SAMPLE]:
        for lang in LANGS:
            notes = played.gallery.notes(card.name, lang)
            assert all(played.book.by_number(number) for number in (*notes.rules, *notes.keywords.values()))
            assert set(notes.formats) <= {known.name for known in played.formats()}


def test_a_keyword_is_explained_by_its_own_rule():
    notes = kind("lorcana").gallery.notes("Elsa - Spirit of Winter", "es")
    assert {kind("lorcana").book.by_number(number).title("en") for number in notes.keywords.values()} == {"Shift"}
    assert notes.sets == ("The First Chapter (1)", "Fabled (9)")


def test_a_card_that_a_list_forbids_is_not_legal_there():
    gallery = kind("myl").gallery
    single = [card for card in gallery.cards if "racial-edicion" not in gallery.notes(card.name, "es").formats]
    assert single
    text = "\n".join(["1 " + single[0].name])
    verdicts = {verdict.format: verdict.problems for verdict in kind("myl").judge(text).verdicts}
    assert any(problem.card == single[0].name for problem in verdicts["racial-edicion"])


@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_can_be_played_is_tried_from_the_hand(game):
    played = kind(game)
    tried = [card for card in played.gallery.cards[::SAMPLE] if not card.unknown_text]
    assert tried
    for card in tried:
        position = played.gallery.trial(card.name)
        assert position is not None
        hand = from_position(position).view(0).players[0].zones["hand"]
        assert card.name in [one.name for one in hand.cards]


def test_a_card_whose_text_nobody_knows_can_not_be_tried():
    unknown = next(card for card in kind("myl").gallery.cards if card.unknown_text)
    assert kind("myl").gallery.trial(unknown.name) is None


def test_the_number_of_a_printing_leads_back_to_its_card():
    gallery = kind("lorcana").gallery
    for card in gallery.cards[::SAMPLE]:
        number = gallery.number(card.name)
        assert number is not None
        assert name_of("-".join(number)) == card.name


def test_an_oro_can_be_marked_to_begin_the_game():
    judged = kind("myl").judge("3 Lira (Oro inicial)\n3 Europa\n\nSideboard\n2 Europa")
    assert judged.marked == ("Lira",)
    assert "Lira" in judged.markable
    assert "Europa" not in judged.markable
    assert judged.side == {"Europa": 2}


def test_an_illegal_list_of_ortus_is_counted_all_the_same():
    judged = kind("ortus").judge("7 Land\n2 Nowhere")
    assert judged.names == {"Land": 7}
    assert [problem.rule for problem in judged.verdicts[0].problems] == ["6.4", "6.4"]
    assert [problem.line for problem in judged.missing] == [2]
