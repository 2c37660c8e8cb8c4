"""The catalogue's cards as a pool of the fuzz."""

from __future__ import annotations

from collections import Counter

import pytest

from mazo.errors import BadConfig
from mazo.games.lorcana.cards import construction
from mazo.games.lorcana.cards.catalogue import standard
from mazo.texts.decklists import DeckEntry
from workshop.lorcana.fuzz.fuzz import fuzz, pool_named
from workshop.lorcana.fuzz.many import fuzz_in_processes, merged
from workshop.lorcana.fuzz.shelf import Shelf, playable

SAMPLE = 24
LEAST = 20


def names(deck: list[int]) -> list[str]:
    return [playable()[at].full_name for at in deck]


def test_random_decks_are_decks_that_the_rules_allow():
    for seed in range(40):
        for deck in Shelf().decks(4, seed):
            if len(deck) < 60:
                continue  # a sample deck of a smaller format
            entries = [DeckEntry(count, name) for name, count in Counter(names(deck)).items()]
            assert construction.check(entries, standard()) == ()


def test_each_card_has_a_deck_of_its_own_within_a_round():
    rounds = len(playable()) // 4 + 1
    dealt = {at for seed in range(rounds) for deck in Shelf().decks(4, seed) for at in deck}
    assert len(dealt) > 0.95 * len(playable())


def test_a_card_comes_with_those_that_it_speaks_of():
    """Pascal's friend needs Pascal: without him her second ability would never be seen."""
    rapunzel = next(at for at, card in enumerate(playable()) if card.full_name == "Rapunzel - Appreciative Artist")
    decks = [deck for seed in range(3000) for deck in Shelf().decks(2, seed) if deck[0] == rapunzel]
    assert decks
    assert all(any(name.startswith("Pascal - ") for name in names(deck)) for deck in decks)


def test_a_sample_of_games_with_real_cards_is_sound():
    report = fuzz(SAMPLE, cards="catalogue", seed=2, every=3)
    assert [fault.what for fault in report.faults] == []
    assert (report.games, report.pool, report.cards) == (SAMPLE, "catalogue", len(playable()))
    assert sum(report.plays.values()) > SAMPLE * 10
    assert list(report.plays.values()) == sorted(report.plays.values())


def test_two_processes_play_the_same_games_as_one():
    alone = fuzz(6, seed=3, players=2, edition="2.2.0", every=50)
    together = fuzz_in_processes(6, 2, seed=3, players=2, edition="2.2.0", every=50)
    assert (alone.games, alone.decisions, alone.turns) == (together.games, together.decisions, together.turns)
    assert (alone.missed, alone.plays) == (together.missed, together.plays)


def test_a_place_is_missed_if_no_process_reached_it():
    one, other = (fuzz(1, seed=seed, players=2, edition="2.2.0", every=50) for seed in (3, 4))
    both = {*one.missed_nodes} & {*other.missed_nodes}
    assert {*merged([one, other]).missed_nodes} == both


def test_an_unknown_pool_is_refused():
    with pytest.raises(BadConfig, match="synthetic"):
        pool_named("promos")


@pytest.mark.soak
def test_every_card_is_played_in_a_large_run():
    report = fuzz_in_processes(100_000, 2, cards="catalogue", seed=7, every=10)
    assert [(fault.what, fault.command) for fault in report.faults] == []
    assert report.unfinished == 0
    assert [name for name, count in report.plays.items() if count < LEAST] == []
