"""Random games with real cards: a sample for every day, many of them for the soak."""

import pytest

from mazo.kernel.rng import Dice
from workshop.myl.fuzz import FOCUSED, ROUNDS, Report, focused, fuzz, fuzz_in_processes, merged, pool, random_deck


def test_random_decks_keep_to_the_limits_for_copies() -> None:
    deck, about = random_deck(5, 9, Dice(1))
    cards = pool()
    assert len(deck) >= 50
    assert all(deck.count(at) == 1 for at in deck if cards[at].unique)
    assert set(about) <= set(deck)


def test_a_few_random_games_come_to_their_end() -> None:
    found = fuzz(4, seed=7)
    assert (found.games, found.faults) == (4, [])
    assert sum(found.plays.values()) > 25
    assert list(found.plays.values()) == sorted(found.plays.values())


def test_two_halves_of_a_run_make_the_whole() -> None:
    whole, halves = fuzz(2, seed=3), merged([fuzz(1, seed=3), fuzz(1, seed=4)])
    assert (whole.games, whole.decisions, whole.turns, whole.plays) == (
        halves.games,
        halves.decisions,
        halves.turns,
        halves.plays,
    )


def test_a_stuck_game_is_a_fault_with_the_command_that_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("workshop.myl.fuzz.DECISIONS", 3)
    found = fuzz(1, seed=5)
    assert found.faults[0].command == "mazo fuzz myl --games 1 --seed 5"
    assert ("stuck" in found.faults[0].what, found.games) == (True, 0)


def test_a_card_that_was_played_too_rarely_gets_games_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("workshop.myl.fuzz.MOST_ROUNDS", 1)
    rare = pool()[3].name
    found = focused(Report(0, plays={card.name: 20 for card in pool()} | {rare: 0}))
    assert (found.games, found.further, found.faults) == (1, 1, [])
    again = fuzz(1, seed=FOCUSED + 3 * ROUNDS)
    assert again.plays[rare] == found.plays[rare] > 0


def test_where_many_cards_were_played_too_rarely_there_are_no_further_games() -> None:
    assert focused(Report(0, plays={card.name: 0 for card in pool()})).games == 0


@pytest.mark.soak
def test_many_random_games_come_to_their_end_and_every_card_is_played() -> None:
    found = fuzz_in_processes(50_000, 2)
    assert found.faults == []
    assert found.rarely() == []
