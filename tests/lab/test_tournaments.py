"""Round robins: everybody meets everybody from both seats, and the strongest is rated highest."""

from __future__ import annotations

import pytest

from mazo.errors import BadConfig
from mazo.lab.tournaments import Outcome, tournament

STRENGTH = {"weak": 1, "middling": 2, "strong": 3}


def played(games: int = 20) -> Outcome:
    """A tournament in which the stronger wins nine games of ten, and the tenth is drawn."""

    def play(seated: tuple[str, str], count: int) -> tuple[int, int]:
        drawn = count // 10
        return (count - drawn if STRENGTH[seated[0]] > STRENGTH[seated[1]] else 0), drawn

    return tournament("lorcana", list(STRENGTH), games, "seed", play=play)


def test_the_strongest_comes_first_with_an_interval_around_its_rating():
    first, second, third = played().standings
    assert [first.bot, second.bot, third.bot] == ["strong", "middling", "weak"]
    assert first.rating_low < first.rating < first.rating_high
    assert first.games == 40
    assert first.share == pytest.approx(0.95)


def test_a_meeting_counts_both_seats_and_half_a_draw():
    met = next(met for met in played().meetings if (met.one, met.other) == ("weak", "strong"))
    assert (met.games, met.won, met.drawn, met.share) == (20, 0, 2, 0.05)
    assert met.low < met.share < met.high


def test_the_same_seed_gives_the_same_table():
    assert played() == played()


@pytest.mark.parametrize(
    ("pool", "games"), [(["greedy"], 2), (["greedy", "greedy"], 2), (["a", "b"], 3), (["a", "b"], 0)]
)
def test_a_pool_has_two_bots_and_a_meeting_an_even_number_of_games(pool, games):
    with pytest.raises(BadConfig):
        tournament("lorcana", pool, games, "seed", play=lambda seated, count: (0, 0))


def test_mazos_own_bots_play_the_same_games_from_both_seats():
    outcome = tournament("ortus", ["greedy", "random"], 4, "seed")
    assert (outcome.standings[0].bot, outcome.standings[0].games) == ("greedy", 4)
