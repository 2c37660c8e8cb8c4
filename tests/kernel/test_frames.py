"""Frames, effects and waiting abilities: a copy has everything, and everything is in the hash."""

import pytest

from mazo.kernel.frames import NONE, Batch, Choice, Flow, Frame, Sealed
from mazo.kernel.records import Effect, Waiting
from tests.support.frames import check_field, fields


def a_choice() -> Choice:
    """A question."""
    return Choice(1, 2, 3)


def a_sealed() -> Sealed:
    """A sealed question to two seats."""
    sealed = Sealed(2)
    sealed.choices = [Choice(1, 2, 0), Choice(1, 2, 1)]
    return sealed


OF_ALL = ["answer", "done", "items", "number", "pc", "rule", "seat", "source"]


def test_the_fields_of_a_frame_are_found_by_themselves():
    assert fields(Frame) == sorted([*OF_ALL, "kind"])
    assert fields(Batch) == sorted([*OF_ALL, "at", "stage", "replaced"])


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        *[(kind, name) for kind in (Frame, Flow, Batch, Choice) for name in fields(kind)],
        *[(Sealed, name) for name in OF_ALL if name != "seat"],
    ],
)
def test_every_field_of_a_frame_is_copied_and_hashed(kind, name):
    check_field(kind, name)


def test_the_answers_of_a_sealed_question_are_copied_one_by_one():
    sealed = a_sealed()
    before = sealed.ints()
    twin = sealed.copy()
    twin.choices[1].picks = [9]
    assert sealed.ints() == before
    assert twin.ints() != before


@pytest.mark.parametrize("make", [lambda: Frame(1, 2, 3), Flow, lambda: Batch(2, 3), a_choice, a_sealed])
def test_a_new_frame_has_gathered_nothing(make):
    frame = make()
    assert (frame.pc, frame.done, frame.items, frame.answer) == (0, 0, [], [])
    assert frame.items is NONE


@pytest.mark.parametrize(
    ("record", "given", "fields"),
    [
        (Effect(*range(50, 62)), 12, ("cards", "condition", "value", "turn", "bound")),
        (Waiting(*range(50, 59)), 9, ("other", "other_number", "who", "whose", "ability")),
    ],
)
def test_every_field_of_a_record_is_hashed_in_its_place(record, given, fields):
    assert record.ints()[:given] == list(range(50, 50 + given))
    for place, field in enumerate(fields, given):
        setattr(record, field, 70)
        assert record.ints()[place] == 70
    record.slots = [[1, 2], [3, 4, 5, 6]]
    assert record.ints()[-9:] == [2, 2, 1, 2, 4, 3, 4, 5, 6]
