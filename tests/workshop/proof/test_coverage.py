"""What is missing: citations, tests, or rules that do not exist."""

import pytest

from mazo.errors import BadConfig
from tests.workshop.proof.toy import MakeToy, toy_rule
from workshop.proof.coverage import Gap, coverage
from workshop.proof.project import find_project

ENGINE = {"rules/a.py": 'def f() -> None:\n    """[2.1] [2.2] Do it."""\n'}
TESTS = {"test_a.py": '@rule("toy", "2.1", "2.3")\ndef test_a(): ...\n'}


def test_rules_that_act_need_both_definitions_a_test_headings_nothing(make_toy: MakeToy):
    project = make_toy(
        [
            toy_rule("2", "heading"),
            toy_rule("2.1"),
            toy_rule("2.2"),
            toy_rule("2.3"),
            toy_rule("2.4", "defines"),
            toy_rule("2.5"),
            toy_rule("3.1", seed=False),
        ],
        ENGINE,
        TESTS,
    )
    found = coverage(project)
    assert (found.rules, found.cited, found.tested) == (5, 2, 2)
    assert found.missing == (
        Gap("2.2", "Title of 2.2", "acts", ("test",)),
        Gap("2.3", "Title of 2.3", "acts", ("citation",)),
        Gap("2.4", "Title of 2.4", "defines", ("test",)),
        Gap("2.5", "Title of 2.5", "acts", ("citation", "test")),
    )
    assert (found.beyond.rules, found.beyond.cited, found.beyond.tested) == (1, 0, 0)
    assert not found.complete


def test_a_definition_may_have_a_reason_instead(make_toy: MakeToy):
    project = make_toy([toy_rule("2.4", "defines")], {}, {}, {"2.4": "a word for something else"})
    found = coverage(project)
    assert found.complete
    assert found.to_json() == {
        "game": "toy",
        "rules": 1,
        "cited": 0,
        "tested": 0,
        "missing": (),
        "stray": (),
        "reasons": {"2.4": "a word for something else"},
        "outside": {},
        "marked": {
            "seed": {"rules": 1, "cited": 0, "tested": 0},
            "found": {"rules": 0, "cited": 0, "tested": 0},
            "inferred": {"rules": 0, "cited": 0, "tested": 0},
        },
        "house": {"rules": 0, "cited": 0, "tested": 0},
        "beyond": {"rules": 0, "cited": 0, "tested": 0},
        "complete": True,
    }


def test_a_rule_that_is_not_played_here_needs_neither_citation_nor_test(make_toy: MakeToy):
    found = coverage(make_toy([toy_rule("2.2")], {}, {}, outside={"2.2": "it is about something else"}))
    assert found.complete
    assert found.outside == {"2.2": "it is about something else"}
    assert (found.rules, found.cited, found.tested) == (1, 0, 0)


@pytest.mark.parametrize(
    ("number", "rule"), [("2.2", toy_rule("2.2")), ("2.4", toy_rule("2.4", "defines")), ("8.8", toy_rule("2.4"))]
)
def test_nothing_else_can_be_called_outside(make_toy: MakeToy, number: str, rule: str):
    """A rule that the engine cites is carried out after all; a definition has reasons; an unknown number is a slip."""
    found = coverage(make_toy([rule], ENGINE, {}, outside={number: "it is about something else"}))
    assert [(stray.number, stray.name) for stray in found.stray if stray.name == "outside"] == [(number, "outside")]
    assert found.outside == {}
    assert not found.complete


@pytest.mark.parametrize(
    ("engine", "tests"),
    [
        ({"rules/a.py": '"""[8.8] About nothing."""\n'}, {}),
        ({}, {"test_a.py": '@rule("toy", "8.8")\ndef test_a(): ...\n'}),
    ],
)
def test_a_number_that_the_book_lacks_is_a_failure(make_toy: MakeToy, engine, tests):
    found = coverage(make_toy([], engine, tests))
    assert [stray.number for stray in found.stray] == ["8.8"]
    assert not found.complete


def test_rules_beyond_the_founding_documents_are_only_counted(make_toy: MakeToy):
    found = coverage(make_toy([toy_rule("2.2", seed=False)], ENGINE | {"rules/a.py": ""}, {}))
    assert found.complete
    assert found.beyond.rules == 1


def test_a_house_rule_must_be_shown_but_is_no_part_of_the_book(make_toy: MakeToy):
    found = coverage(make_toy([toy_rule("2.1"), toy_rule("M1", seed=False, extra="chosen = true")], ENGINE, TESTS))
    assert (found.rules, found.house.rules, found.beyond.rules) == (1, 1, 0)
    assert [gap.rule for gap in found.missing] == ["M1"]


def test_a_rule_that_was_found_or_inferred_must_be_complete_and_is_counted_by_its_source(make_toy: MakeToy):
    rules = [
        toy_rule("2.1"),
        toy_rule("2.2", seed=False, extra='source = "found"'),
        toy_rule("2.3", seed=False, extra='source = "inferred"'),
    ]
    found = coverage(make_toy(rules, ENGINE, TESTS))
    assert [found.marked[mark].rules for mark in ("seed", "found", "inferred")] == [1, 1, 1]
    assert [(gap.rule, gap.lacks) for gap in found.missing] == [("2.2", ("test",)), ("2.3", ("citation",))]


def test_an_unknown_game_is_refused():
    with pytest.raises(BadConfig, match="lorcana"):
        find_project("ludo")


def test_lorcana_is_measured_whole():
    project = find_project("lorcana")
    found = coverage(project)
    promised = [rule for rule in project.book if project.book.binds(rule)]
    assert found.rules == sum(not rule.chosen for rule in promised)
    assert found.house.rules == sum(rule.chosen for rule in promised)
    assert found.rules > 500
    assert not found.stray


def test_what_lies_outside_lorcana_as_it_is_played_here_is_said_with_a_reason():
    found = coverage(find_project("lorcana"))
    assert "1.3.6.1" in found.outside
    assert all(len(reason) > 20 for reason in found.outside.values())
