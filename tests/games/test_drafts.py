"""Where a draft stands, as everybody at it is told."""

import pytest

from mazo.game import Game
from mazo.views import DraftView
from tests.games.ortus.drafts import all_answer, draft, played, to_round


def stands(game: Game, seat: int = 0) -> DraftView:
    found = game.view(seat).draft
    assert found is not None
    return found


def test_a_draft_says_which_pack_of_which_round_is_chosen_from():
    game = draft(2)
    assert stands(game) == stands(game, -1)
    seen = []
    for _ in range(5):
        where = stands(game)
        seen.append((where.round, where.pick))
        all_answer(game)
    assert seen == [(1, 1), (1, 2), (1, 3), (1, 4), (2, 1)]


def test_a_draft_says_how_long_it_is():
    where = stands(played(2))
    assert (where.rounds, where.picks, where.kept) == (3, 4, 24)


@pytest.mark.parametrize(
    ("players", "ways"), [(2, ["swap", "swap", "swap"]), (3, ["left", "right", "left"])], ids=["two", "three"]
)
def test_packs_go_left_right_and_left_and_between_two_they_are_swapped(players, ways):
    game = draft(players)
    found = []
    for number in (1, 2, 3):
        to_round(game, number)
        found.append(stands(game).passing)
    assert found == ways
