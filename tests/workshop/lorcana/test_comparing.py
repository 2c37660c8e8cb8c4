"""What cards became in two versions is compared in names, and every difference is listed."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from workshop.lorcana.comparing import AMOUNT_AT_HAND, as_now, compared, dumped

CARDS = ("Dinglehopper", "Merlin - Goat", "Hiram Flaversham - Toymaker", "Sisu - Daring Visitor")


@pytest.fixture(scope="module")
def dump() -> dict[str, Any]:
    return dumped(CARDS)


def test_what_a_card_became_is_said_in_names(dump):
    ability = dump["editions"]["2.2.0"]["Sisu - Daring Visitor"]["abilities"][0]
    assert (ability["kind"], ability["event"], ability["name"]) == ("TRIGGER", "PLAYS", "BRING ON THE HEAT!")
    program = ability["program"]
    assert ["ACT", "BANISH"] in [row[:2] for row in program]
    assert program[-1][0] == "END"
    assert not [row for row in program if not isinstance(row[0], str)]


def test_the_same_version_differs_in_nothing(dump):
    lines = list(compared(dump, copy.deepcopy(dump)))
    assert lines
    assert all(line.endswith(", 0 differ") for line in lines)


def test_a_difference_is_shown_with_its_place(dump):
    other = copy.deepcopy(dump)
    other["editions"]["2.2.0"]["Dinglehopper"]["cost"] = 9
    other["texts"]["Merlin - Goat"]["es"] = ["Otra cosa."]
    lines = list(compared(dump, other))
    assert "programs, 2.2.0: 6 compared, 1 differ" in lines
    assert "    +.cost = 9" in lines
    assert "texts, es: 4 compared, 1 differ" in lines


def test_an_operand_that_always_meant_the_amount_at_hand_is_no_difference():
    assert as_now(["NAME_AMOUNT", 0, AMOUNT_AT_HAND, 1, 0, 0]) == ["NAME_AMOUNT", 0, 1, 0, 0, 0]
    assert as_now([["WITHIN", "STRENGTH", AMOUNT_AT_HAND, 0]]) == [["WITHIN", "STRENGTH", 0, 0]]
    assert as_now(["WITHIN", "STRENGTH", 5, 0]) == ["WITHIN", "STRENGTH", 5, 0]
