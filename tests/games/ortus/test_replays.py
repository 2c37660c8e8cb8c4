"""A draft is its options, its seed and its actions: replays, copies and taking back."""

import pytest

from mazo.games.ortus.results import setup_of
from mazo.record import replays
from tests.games.ortus.drafts import all_answer, draft, keep, played, table


@pytest.mark.parametrize("players", [2, 3])
def test_a_replay_leads_to_the_same_decks(players):
    game = played(players, 7, "english", alternate_direction=0)
    replay = replays.loads(game.replay())
    assert replays.verify(replay).ok
    again = replays.rerun(replay)
    assert again.hash == game.hash
    assert setup_of(table(again)) == setup_of(table(game))


def test_a_draft_may_be_saved_in_the_middle_of_sealed_answers(tmp_path):
    game = draft(3, 7)
    all_answer(game)
    keep(game, 2, 0, 1)
    replays.save(game, tmp_path / "draft.mazo")
    again = replays.resume(tmp_path / "draft.mazo")
    assert again.hash == game.hash
    assert again.deciding == (0, 1)


def test_a_sealed_answer_can_be_popped_and_given_again():
    game = draft(2)
    before = game.hash
    keep(game, 0, 0, 1)
    game.pop()
    assert game.hash == before
    keep(game, 0, 2, 3)
    keep(game, 1, 0, 1)
    assert game.takeback_point(1) == 2, "the next hand has been seen"
