"""Lists compared with those most like them, on the decks that come with Lorcana."""

from __future__ import annotations

from collections import Counter

from mazo.games import kind
from mazo.lab.likeness import compared, likeness

LORCANA = kind("lorcana")
LISTS = {name: dict(Counter(map(LORCANA.name_of, LORCANA.deck(name)))) for name in LORCANA.known_decks()[:12]}
COSTS = {known.card.name: known.card.cost for known in LORCANA.catalogue}
MARKED = frozenset(known.card.name for known in LORCANA.catalogue if "inkable" in known.card.states)


def test_a_list_is_most_like_itself_and_alike_both_ways():
    one, other = LISTS["spark-dash"], LISTS["safe-harbors"]
    assert round(likeness(one, one), 6) == 1
    assert likeness(one, other) == likeness(other, one)
    assert 0 < likeness(one, other) < 1
    assert likeness(one, {}) == 0


def test_what_is_missing_of_a_known_deck_is_suggested_first():
    whole = LISTS["spark-dash"]
    missing = "Stitch - New Dog"
    own = {card: copies for card, copies in whole.items() if card != missing}
    found = compared(own, LISTS, COSTS, MARKED, None)
    assert found.neighbours[0].name == "spark-dash"
    assert found.suggestions[0].card == missing
    assert found.suggestions[0].copies == whole[missing]
    assert all(one.card not in own for one in found.suggestions)


def test_only_cards_that_fit_are_suggested():
    fits = frozenset(["Stitch - New Dog"])
    own = {card: copies for card, copies in LISTS["spark-dash"].items() if card not in fits}
    assert [one.card for one in compared(own, LISTS, COSTS, MARKED, fits).suggestions] == ["Stitch - New Dog"]


def test_a_list_without_cheap_cards_is_told_so():
    own = {card: copies for card, copies in LISTS["spark-dash"].items() if COSTS[card] > 1}
    lacks = {lack.cost: lack for lack in compared(own, LISTS, COSTS, MARKED, None).lacks}
    assert lacks[1].own == 0
    assert lacks[1].theirs > 0.1


def test_an_empty_list_has_no_neighbours_and_lacks_nothing():
    found = compared({}, LISTS, COSTS, MARKED, None)
    assert (found.neighbours, found.suggestions, found.lacks) == ((), (), ())
