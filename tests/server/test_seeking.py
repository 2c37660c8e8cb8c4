"""Cards found by words in either language and by the filters of their game."""

from __future__ import annotations

import pytest

from mazo.errors import BadFilter
from mazo.games import kind
from mazo.server import seeking
from mazo.server.seeking import SHOWN, AskCards, Index, seek


@pytest.fixture(scope="module")
def index() -> Index:
    made = Index(kind("myl"))
    made.read_on(600)
    assert made.read == 1
    return made


def test_a_name_is_found_whatever_its_accents_and_case(index):
    assert "Dragón de Plata" in index.find(AskCards("DRAGON PLATA")).names


def test_a_card_is_found_by_what_it_does_in_either_language(index):
    spanish = set(index.find(AskCards('"roba una carta"')).names)
    english = set(index.find(AskCards('"draw a card"')).names)
    assert spanish & english


def test_words_of_filters_are_words_of_the_card(index):
    found = index.find(AskCards("titan indestructible"))
    assert found.total
    assert all("Titán" in kind("myl").gallery.by_name[name].sorts["race"] for name in found.names[:1])


def test_filters_must_all_hold_and_their_values_are_alternatives(index):
    asked = AskCards(chosen={"type": ("ally",), "race": ("Dragón", "Titán"), "cost": ("2",)})
    found = index.find(asked)
    sorts = [kind("myl").gallery.by_name[name].sorts for name in found.names]
    assert found.total == len(sorts)
    assert all(one["type"] == ("ally",) and one["cost"] == ("2",) for one in sorts)
    assert {race for one in sorts for race in one["race"]} >= {"Dragón", "Titán"}


def test_cards_come_in_pages_and_in_the_order_that_is_asked_for(index):
    first, second = index.find(AskCards(order="name")), index.find(AskCards(order="name", at=SHOWN))
    assert len(first.names) == SHOWN
    assert not set(first.names) & set(second.names)
    by_cost = index.find(AskCards(order="cost", chosen={"type": ("ally",)})).names
    costs = [kind("myl").card(name).cost for name in by_cost]
    assert costs == sorted(costs)


def test_cards_that_cannot_be_played_are_named_as_such(index):
    everything = {card.name for card in kind("myl").gallery.cards if card.unknown_text}
    found = index.find(AskCards())
    assert set(found.unplayable) == everything & set(found.names)


def test_names_are_found_before_anything_is_read():
    fresh = Index(kind("ortus"))
    found = fresh.find(AskCards("campeon", names=True))
    assert (found.names, found.read) == (("Champion",), 0.0)


def test_a_search_says_how_much_has_been_read(monkeypatch):
    monkeypatch.setattr(seeking, "READING", 0.0)
    seeking._index.cache_clear()
    assert seek("ortus", AskCards("draw")).read == 0.0
    monkeypatch.setattr(seeking, "READING", 60.0)
    found = seek("ortus", AskCards("roba"))
    assert found.read == 1.0
    assert "Banquet" in found.names


@pytest.mark.parametrize("asked", [AskCards(chosen={"ink": ("Amber",)}), AskCards(order="beauty"), AskCards(at=-1)])
def test_what_the_game_does_not_know_is_refused(asked):
    with pytest.raises(BadFilter):
        seek("myl", asked)
