"""Where greedy loses: options are chosen in some worlds and judged in others."""

from __future__ import annotations

from workshop import losing
from workshop.losing import Looked, gain, questions


def test_what_was_better_by_luck_alone_is_no_gain():
    assert gain(Looked(0, 0, [[0.5, 0.5, 0.5, 0.5], [1.0, 0.0, 1.0, 0.0]])) == -0.25


def test_what_is_better_in_all_worlds_is_a_gain():
    assert gain(Looked(0, 1, [[1.0, 1.0], [0.5, 0.5], [0.0, 0.0]])) == 0.5


def test_among_equals_greedy_is_right():
    assert gain(Looked(0, 2, [[1.0, 1.0], [1.0, 0.0], [1.0, 1.0]])) == 0.0


def test_questions_have_every_option_in_every_world(monkeypatch):
    monkeypatch.setattr(losing, "EVERY", 3)
    found = list(questions("ortus", 3, 2, "few"))
    assert len(found) == 3
    for one in found:
        assert len(one.worths) > 1
        assert {len(row) for row in one.worths} == {2}
        assert 0 <= one.usual < len(one.worths)
