"""A program at work: a copy has everything, and everything is in the hash."""

import pytest

from mazo.abilities.machine.records import Run
from mazo.kernel.codes import NOBODY
from mazo.kernel.frames import NONE

OF_ALL = ["rule", "seat", "pc", "source", "number", "done", "items", "answer"]
NUMBERS = ["program", "loop_at", "who", "amount", "did", "limit", "weigh", "named", "whole", "ability", "tally"]
OF_THE_EVENT = ["that", "that_number", "other", "other_number", "event_seat", "event_whose", "event_amount"]
OF_THE_COURSE = ["outer_whole", "expected", "asked"]
ROWS = ["chosen", "loop", "modes"]


@pytest.mark.parametrize("name", [*OF_ALL, *NUMBERS, *OF_THE_EVENT, *OF_THE_COURSE, *ROWS])
def test_every_register_of_a_program_is_copied_and_hashed(name):
    run = Run(1, 2, 3)
    before = run.ints()
    setattr(run, name, [71, 72] if isinstance(getattr(run, name), list) else 77)
    assert run.ints() != before
    twin = run.copy()
    assert twin.ints() == run.ints()
    assert getattr(twin, name) == getattr(run, name)


def test_the_cards_that_a_program_has_met_are_copied_and_hashed():
    run = Run(1, 2, 3)
    before = run.ints()
    run.slots = [[4, 1], [5, 1, 6, 1]]
    assert run.ints() != before
    assert run.copy().ints() == run.ints()


def test_a_new_program_knows_its_player_and_nothing_else():
    run = Run(7, 2, 3)
    assert (run.program, run.seat, run.who) == (7, 3, 3)
    assert (run.amount, run.chosen, run.loop) == (0, [], [])
    assert (run.that, run.source, run.limit) == (NOBODY, NOBODY, NOBODY)
    assert run.items is NONE
