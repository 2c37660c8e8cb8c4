"""Random games with cards that nobody has printed: a sample for every day, many of them for the soak."""

import pytest

from workshop.myl.synthetic import CARDS, Report, cards_of, fuzz, fuzz_in_processes, merged


def test_a_few_games_with_cards_that_nobody_has_printed_come_to_their_end() -> None:
    found = fuzz(4, seed=7)
    assert (found.games, found.unfinished, found.faults) == (4, 0, [])
    assert found.cards == 4 * CARDS
    assert found.decisions > 400


def test_the_cards_of_a_game_are_those_of_its_seed() -> None:
    one, other = cards_of(3, Report(3)), cards_of(3, Report(3))
    assert one == other
    assert one != cards_of(4, Report(4))


def test_a_fault_names_the_command_that_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> int:
        raise AssertionError("a card is lost or doubled")

    monkeypatch.setattr("workshop.myl.fuzz.play_on", broken)
    found = fuzz(1, seed=5)
    assert (found.games, found.faults[0].command) == (0, "mazo fuzz myl --cards synthetic --games 1 --seed 5")


def test_what_one_half_of_a_run_has_said_the_other_need_not_say() -> None:
    whole, halves = fuzz(2, seed=3), merged([fuzz(1, seed=3), fuzz(1, seed=4)])
    assert (whole.games, whole.decisions, whole.refused, whole.unsaid) == (
        halves.games,
        halves.decisions,
        halves.refused,
        halves.unsaid,
    )


@pytest.mark.soak
def test_many_games_with_cards_that_nobody_has_printed_come_to_their_end() -> None:
    found = fuzz_in_processes(5_000, 2)
    assert (found.faults, found.unsaid) == ([], [])
    assert found.unfinished * 100 < found.games
