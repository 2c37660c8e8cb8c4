"""Stages, phases and steps are data; one frame walks through them."""

import pytest

from mazo.kernel.codes import CHOICE, option
from mazo.kernel.flow import current_step, end_phase, go_to, phase_name, stage_name
from mazo.kernel.frames import Frame
from mazo.kernel.loop import STEP_CAP, deciding, legal, pick, run
from mazo.kernel.playout import playout
from mazo.kernel.rng import Dice
from mazo.kernel.rules import Phase, Stage, Step
from tests.kernel.diary import Diary
from tests.kernel.mixed import random_game
from tests.kernel.play import table
from tests.kernel.words import DO_PASS, ENDLESS, RULE


def steps(*names: str) -> list[Step]:
    """Steps of these names."""
    return [Step(name, RULE) for name in names]


STRAIGHT = [
    Stage("one", [Phase("p", steps("a", "b")), Phase("q", steps("c"))]),
    Stage("two", [Phase("r", steps("d"))]),
]
ROUNDS = [
    Stage("before", [Phase("p", steps("a"))]),
    Stage("rounds", [Phase("q", steps("b", "c")), Phase("r", steps("d"))], repeats=True),
    Stage("after", [Phase("only", steps("last"))]),
]


def test_stages_phases_and_steps_come_in_their_order():
    t = Diary(STRAIGHT)
    run(t)
    assert t.lines == ["a", "b", "c", "stage two", "d"]


def test_after_the_last_stage_nothing_is_left_to_do():
    t = Diary(STRAIGHT)
    run(t)
    assert (t.stack, deciding(t), legal(t)) == ([], [], [])


def test_a_repeating_stage_goes_round_once_a_turn():
    t = Diary(ROUNDS)
    run(t)
    assert t.lines == ["a", "stage rounds", "b", "c", "d", "turn 1", "b", "c", "d", "turn 2"]


def test_a_repeating_stage_can_be_left_for_another():
    t = Diary(ROUNDS)
    t.after_rounds = "after"
    run(t)
    assert t.lines[-2:] == ["turn 2", "last"]


def test_a_step_goes_on_until_it_says_that_it_is_finished():
    t = Diary(STRAIGHT)
    t.patience = {"b": 2}
    run(t)
    assert t.lines == ["a", "b"]
    pick(t, option(2))
    assert t.lines == ["a", "b"], "still the same step, not run a second time"
    pick(t, option(1))
    assert t.lines == ["a", "b", "c", "stage two", "d"]


def test_where_the_game_stands_has_a_name():
    t = Diary(ROUNDS)
    t.patience = {"d": 1}
    run(t)
    assert (stage_name(t), phase_name(t), current_step(t).name) == ("rounds", "r", "d")


def test_a_game_can_stand_at_the_beginning_of_any_step():
    t = Diary(ROUNDS)
    go_to(t, "rounds", "q", "c")
    run(t)
    assert t.lines[:3] == ["c", "d", "turn 1"]


def test_there_is_no_step_that_is_not_written_down():
    with pytest.raises(ValueError, match="no step rounds/q/x"):
        go_to(Diary(ROUNDS), "rounds", "q", "x")


def test_the_rest_of_a_turn_can_be_skipped():
    t = Diary(ROUNDS)
    t.patience = {"b": 1}
    run(t)
    t.stack.pop()
    end_phase(t)
    run(t)
    assert t.lines == ["a", "stage rounds", "b", "turn 1", "b", "c", "d", "turn 2"]


def test_the_same_stages_serve_any_number_of_games():
    one, other = Diary(STRAIGHT), Diary(STRAIGHT)
    run(one)
    run(other)
    assert one.lines == other.lines


def test_a_game_that_asks_nobody_anything_for_ever_is_reported():
    t = table()
    t.stack.append(Frame(ENDLESS, RULE, 0))
    with pytest.raises(RuntimeError, match=f"{STEP_CAP} steps"):
        run(t)


def test_a_finished_game_asks_nobody():
    t = table()
    run(t)
    t.over = True
    assert (deciding(t), legal(t)) == ([], [])


@pytest.mark.parametrize("seats", range(1, 9))
def test_one_to_eight_seats_can_play(seats):
    t = random_game(seats, seats)
    playout(t, Dice(seats))
    assert t.over
    assert t.turn == t.last_turn + 1


def test_a_playout_counts_only_decisions_with_a_choice():
    t = Diary([Stage("s", [Phase("p", steps("a", "b"))])])
    t.patience = {"a": 3}
    assert playout(t, Dice(1)) == 3
    assert t.stack == []


def test_a_random_playout_is_the_same_for_the_same_dice():
    ends = []
    for _ in range(2):
        t = random_game(3, 5)
        playout(t, Dice(9))
        ends.append(t.ints())
    assert ends[0] == ends[1]


def test_turns_go_round_over_those_who_are_still_there():
    t = table(seats=4)
    run(t)
    t.gone[2] = 1
    found = []
    for _ in range(4):
        found.append(t.active)
        pick(t, option(DO_PASS))
    assert found == [0, 1, 3, 0]


def test_a_question_is_the_top_frame_of_the_stack():
    t = table()
    run(t)
    assert [frame.kind for frame in t.stack][-1] == CHOICE
