"""Nothing that comes from outside does more than be understood or refused: a sample for every day, a million in a soak."""

from __future__ import annotations

import os
import random

import pytest

from mazo.errors import BadDeck
from tests.fuzzing import inputs
from tests.fuzzing.inputs import SORTS, fuzz

SAMPLE = 400
MANY = int(os.environ.get("MAZO_SOAK_INPUTS", "1000000"))


def test_no_input_of_a_sample_fails_or_takes_a_second():
    report = fuzz(range(SAMPLE), 7)
    assert report.faults == []
    assert set(report.inputs) == set(SORTS)
    assert 0 < report.refused < SAMPLE


@pytest.mark.soak
def test_no_input_of_a_million_fails_or_takes_a_second():
    report = fuzz(range(MANY), 7)
    assert report.faults == []


def test_what_nobody_foresaw_is_a_fault_with_its_number(monkeypatch):
    def broken(desk: inputs.Desk, dice: random.Random) -> object:
        raise KeyError("nobody")

    monkeypatch.setitem(inputs.SORTS, "picks", (15, broken))
    faults = fuzz(range(40), 7).faults
    assert faults
    assert {(fault.sort, fault.what) for fault in faults} == {("picks", "KeyError: 'nobody'")}
    assert {fault.number for fault in fuzz([faults[0].number], 7).faults} == {faults[0].number}


def test_a_stall_is_a_fault_and_a_refusal_is_none(monkeypatch):
    def refusing(desk: inputs.Desk, dice: random.Random) -> object:
        raise BadDeck([])

    monkeypatch.setitem(inputs.SORTS, "picks", (15, refusing))
    assert fuzz(range(40), 7).faults == []
    monkeypatch.setattr(inputs, "STALL", -1.0)
    assert len(fuzz(range(3), 7).faults) == 3
