"""Cases that editions decide differently: the book's own, played by both."""

from __future__ import annotations

import pytest

from mazo.games import NAMES, kind
from mazo.mining.cases import ended, holds, known
from mazo.mining.collection import cases

ALL = [case for name in NAMES for case in cases(name)]


@pytest.mark.parametrize("case", ALL, ids=lambda case: case.id)
def test_two_editions_end_a_case_as_it_says(case):
    one, two = case.endings
    assert one.en != two.en
    assert one.es != two.es
    assert holds(case)


@pytest.mark.parametrize("case", ALL, ids=lambda case: case.id)
def test_a_case_says_in_both_languages_what_it_shows_and_cites_a_rule(case):
    assert case.about.en.endswith(".")
    assert case.about.es.endswith(".")
    numbers = [(number, ending.edition) for ending in case.endings for number in ending.rules]
    assert numbers
    assert all(kind(case.game).book.by_number(number, edition) for number, edition in numbers)


def test_thirty_positions_come_with_the_games():
    assert len(ALL) >= 30
    assert len({str((case.position, case.actions, case.endings)) for case in ALL}) == len(ALL)
    assert {case.game for case in ALL} == {"lorcana", "myl", "ortus"}


@pytest.mark.parametrize("name", ["lorcana", "myl", "ortus"])
def test_what_is_shipped_is_what_the_book_states(name):
    stated = [(case.position, case.actions, case.endings) for case in known(name)]
    assert stated == [(case.position, case.actions, case.endings) for case in cases(name)]


def test_house_rules_part_tables_of_one_edition():
    case = next(case for case in cases("ortus") if case.endings[1].options)
    usual, other = (ended(case.position, case.actions, ending.edition, ending.options) for ending in case.endings)
    assert usual[0].edition == other[0].edition
    assert usual[1].en != other[1].en
