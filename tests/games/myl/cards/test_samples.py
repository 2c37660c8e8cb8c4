"""The decks that come with Mitos y Leyendas."""

from __future__ import annotations

from datetime import date

import pytest

from mazo.games import kind
from mazo.games.myl.cards import formats, samples
from mazo.games.myl.cards.catalogue import standard
from mazo.games.myl.cards.construction import load_deck, race_of
from mazo.games.myl.cards.listing import listed, slots_of


@pytest.mark.parametrize("name", samples.names())
def test_a_deck_to_begin_with_is_legal_in_racial_edicion_and_can_be_played(name: str) -> None:
    cards = load_deck(samples.text(name), "racial-edicion")
    assert len(cards) == 50
    assert cards[0].plain_gold
    assert all(card.printed for card in cards)
    about = samples.about(name)
    assert about.en.endswith(".")
    assert about.es.endswith(".")


def test_there_is_a_deck_for_each_race_of_the_great_editions() -> None:
    found = {race_of(slots_of(listed(samples.text(name)).entries, standard())) for name in samples.names()}
    assert found == {race for edition in formats.editions().values() for race in edition.races}


def test_decks_of_invented_cards_are_found_by_name_alone() -> None:
    assert "ensayo" not in kind("myl").known_decks()
    assert len(kind("myl").deck("ensayo")) == 50


@pytest.mark.parametrize("name", ["druida-defensor", "acero-y-honor"])
def test_lists_that_were_played_come_with_the_game_beside_those_to_begin_with(name: str) -> None:
    game = kind("myl")
    assert name in game.known_decks()
    assert name not in game.sample_decks()
    assert len(game.deck(name, "racial-edicion")) == 50
    assert game.deck_title(name, "es") == samples.about(name).title


def test_a_list_that_is_banned_in_one_format_only_says_so() -> None:
    legal = kind("myl").shipped_deck("acero-y-honor", date(2026, 7, 1)).legal
    assert "racial-edicion" in legal
    assert "racial-libre" not in legal
