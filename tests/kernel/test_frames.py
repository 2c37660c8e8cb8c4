"""Frames, effects and waiting abilities: a copy has everything, and everything is in the hash."""

import pytest

from mazo.kernel.frames import NONE, Batch, Choice, Flow, Process, Sealed
from mazo.kernel.records import Effect, Waiting

NUMBERS = ["pc", "source", "number", "done"]
ROWS = ["items", "answer"]
OF_A_PROCESS = ["a", "b", "c", "d"]
OF_A_FLOW = ["stage", "phase", "step", "closing"]
OF_A_BATCH = ["at", "stage", "replaced"]
OF_A_CHOICE = ["ask", "mode", "low", "high", "limit", "how", "about", "obliged", "weights", "picks"]


def a_choice() -> Choice:
    """A question."""
    return Choice(1, 2, 3)


def a_sealed() -> Sealed:
    """A sealed question to two seats."""
    sealed = Sealed(2)
    sealed.choices = [Choice(1, 2, 0), Choice(1, 2, 1)]
    return sealed


CASES = [
    *[(lambda: Process(1, 2, 3), name) for name in ["kind", "rule", "seat", *NUMBERS, *ROWS, *OF_A_PROCESS]],
    *[(Flow, name) for name in ["rule", "seat", *NUMBERS, *ROWS, *OF_A_FLOW]],
    *[(lambda: Batch(2, 3), name) for name in ["rule", "seat", *NUMBERS, *ROWS, *OF_A_BATCH]],
    *[(a_choice, name) for name in ["rule", "seat", *NUMBERS, *ROWS, *OF_A_CHOICE]],
    *[(a_sealed, name) for name in ["rule", *NUMBERS, *ROWS]],
]


@pytest.mark.parametrize(("make", "name"), CASES)
def test_every_field_of_a_frame_is_copied_and_hashed(make, name):
    frame = make()
    before = frame.ints()
    setattr(frame, name, [71, 72] if isinstance(getattr(frame, name), list) else 77)
    assert frame.ints() != before
    twin = frame.copy()
    assert type(twin) is type(frame)
    assert twin.ints() == frame.ints()
    assert getattr(twin, name) == getattr(frame, name)


def test_the_answers_of_a_sealed_question_are_copied_one_by_one():
    sealed = a_sealed()
    before = sealed.ints()
    twin = sealed.copy()
    twin.choices[1].picks = [9]
    assert sealed.ints() == before
    assert twin.ints() != before


@pytest.mark.parametrize("make", [lambda: Process(1, 2, 3), Flow, lambda: Batch(2, 3), a_choice, a_sealed])
def test_a_new_frame_has_gathered_nothing(make):
    frame = make()
    assert (frame.pc, frame.done, frame.items, frame.answer) == (0, 0, [], [])
    assert frame.items is NONE


@pytest.mark.parametrize(
    ("record", "given", "fields"),
    [
        (Effect(*range(50, 62)), 12, ("cards", "condition", "value", "turn", "bound")),
        (Waiting(*range(50, 59)), 9, ("other", "other_number", "who", "ability")),
    ],
)
def test_every_field_of_a_record_is_hashed_in_its_place(record, given, fields):
    assert record.ints()[:given] == list(range(50, 50 + given))
    for place, field in enumerate(fields, given):
        setattr(record, field, 70)
        assert record.ints()[place] == 70
    record.slots = [[1, 2], [3, 4, 5, 6]]
    assert record.ints()[-9:] == [2, 2, 1, 2, 4, 3, 4, 5, 6]
