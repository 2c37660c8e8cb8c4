"""Taking rules out: a test has to notice."""

import ast
import os

import pytest

from mazo.errors import BadConfig
from tests.workshop.proof.toy import MakeToy, toy_rule
from workshop.proof.audit import Audit, audit, drawn
from workshop.proof.citations import definitions, read_citations
from workshop.proof.disable import disabled, flipped
from workshop.proof.project import Project

ENGINE = '''
def add(total: int, more: int) -> int:
    """[2.1] What comes is added."""
    return total + more


def limit(total: int) -> int:
    """[2.2] At most 10."""
    return min(total, 10)


def over(total: int) -> bool:
    """[2.3] The game ends at 10."""
    return total >= 10


def play() -> int:
    """[2.4] Go on until it ends."""
    total = 0
    for _ in range(5):
        if not over(total):
            total = limit(add(total, 3))
    return total


STEPS = (add, limit)
"""[2.5] First one, then the other."""
'''

TESTS = """
import pytest
from toygame.rules.counter import STEPS, add, limit, over, play

@pytest.mark.rule("toy", "2.1")
def test_adding():
    assert add(2, 3) == 5

@pytest.mark.rule("toy", "2.2")
def test_below_the_limit():
    assert limit(1) in (0, 1)

@pytest.mark.rule("toy", "2.3", "2.4")
def test_the_end():
    assert play() == 10

@pytest.mark.rule("toy", "2.5")
def test_order():
    assert [step.__name__ for step in STEPS] == ["add", "limit"]
"""


def outcome(found: Audit) -> list[tuple[str, str]]:
    return [(survivor.rule, survivor.why) for survivor in found.survivors]


@pytest.fixture
def counter(make_toy: MakeToy) -> Project:
    rules = [toy_rule(f"2.{n}") for n in range(1, 6)]
    return make_toy(rules, {"rules/counter.py": ENGINE}, {"test_counter.py": TESTS})


def test_proven_rules_pass_and_an_unproven_one_survives(counter: Project):
    found = audit(counter)
    assert (found.rules, found.proven) == (5, 4)
    assert not found.passed
    assert not found.broken
    [survivor] = found.survivors
    assert (survivor.rule, survivor.why) == ("2.2", "unnoticed")
    assert survivor.place == "src/toygame/rules/counter.py:7 limit"
    assert survivor.tried == ("returns 0", "returns 1")
    assert survivor.tests == ("tests/test_counter.py::test_below_the_limit",)


def test_where_processes_cannot_fork_the_result_is_the_same(counter: Project):
    found = audit(counter, only=["2.1", "2.2"], forks=False, jobs=1)
    assert outcome(found) == [("2.2", "unnoticed")]


def test_a_sample_is_drawn_by_the_seed(counter: Project):
    rules = list(counter.book)
    samples = [drawn(rules, 3, seed) for seed in range(20)]
    assert samples == [drawn(rules, 3, seed) for seed in range(20)]
    assert all(len(sample) == 3 and sample == sorted(sample, key=rules.index) for sample in samples)
    assert len({tuple(rule.code for rule in sample) for sample in samples}) > 1
    assert drawn(rules, None, 0) == drawn(rules, 99, 0) == rules
    assert audit(counter, only=["2.1", "2.5"], sample=1, jobs=1).rules == 1


def test_an_unknown_rule_cannot_be_asked_for(counter: Project):
    with pytest.raises(BadConfig, match=r"9\.9"):
        audit(counter, only=["9.9"])


def test_a_loop_without_end_is_noticed_and_the_tests_behind_it_still_run(make_toy: MakeToy):
    project = make_toy(
        [toy_rule("2.1"), toy_rule("2.2"), toy_rule("2.3")],
        {
            "rules/a.py": '''
            def done() -> bool:
                """[2.1] [2.2] [2.3] It ends."""
                return True
            '''
        },
        {
            "test_a.py": """
            import pytest
            from toygame.rules.a import done

            @pytest.mark.rule("toy", "2.1")
            @pytest.mark.parametrize("start", [0, 1])
            def test_loops(start):
                while start and not done():
                    pass

            @pytest.mark.rule("toy", "2.2")
            def test_fails():
                assert done()

            @pytest.mark.rule("toy", "2.3")
            def test_passes():
                assert done() in (True, False)
            """
        },
    )
    found = audit(project, jobs=1)
    assert outcome(found) == [("2.3", "unnoticed")]
    assert found.survivors[0].tried == ("returns False", "returns True")


def test_a_crash_while_importing_is_noticed(make_toy: MakeToy):
    project = make_toy(
        [toy_rule("2.1")],
        {"rules/a.py": 'def table() -> list[int]:\n    """[2.1] The table."""\n    return [1]\n\nFIRST = table()[0]\n'},
        {
            "test_a.py": """
            import pytest
            from toygame.rules.a import FIRST

            @pytest.mark.rule("toy", "2.1")
            def test_first():
                assert FIRST == 1
            """
        },
    )
    assert audit(project).passed


EDITIONS = '''
class Edition:
    def __init__(self, name: str, strict: bool, limit: int) -> None:
        self.name = name
        self.strict = strict
        self.limit = limit


def editions() -> list[Edition]:
    return [Edition("2.0", True, 1)]


def allowed(edition: Edition) -> bool:
    """[2.1] [2.2] [2.3] Only the strict ones."""
    return edition.strict
'''


def test_the_switch_that_a_rule_names_is_turned_round_too(make_toy: MakeToy):
    project = make_toy(
        [
            toy_rule("2.1", extra='switch = "strict"'),
            toy_rule("2.2", extra='switch = "limit"'),
            toy_rule("2.3", extra='switch = "elsewhere"'),
        ],
        {"rules/editions.py": EDITIONS},
        {
            "test_a.py": """
            import pytest
            from toygame.rules.editions import allowed, editions

            @pytest.mark.rule("toy", "2.1", "2.2", "2.3")
            def test_allowed():
                assert allowed(editions()[0])
            """
        },
    )
    found = audit(project)
    assert [(survivor.rule, survivor.place) for survivor in found.survivors] == [
        ("2.2", "src/toygame/rules/editions.py switch limit")
    ]
    assert found.switches == ("elsewhere",)


def test_what_is_not_cited_not_tested_or_broken_is_not_proven(make_toy: MakeToy):
    project = make_toy(
        [
            toy_rule("2.1"),
            toy_rule("2.2"),
            toy_rule("2.3"),
            toy_rule("2.4"),
            toy_rule("2.5", "defines"),
            toy_rule("2.6", seed=False),
        ],
        {
            "rules/a.py": '''
            def f() -> int:
                """[2.2] [2.3] [2.6] It counts."""
                return 7

            class Record:
                """[2.4] It only holds something."""
                x = 1
            '''
        },
        {
            "test_a.py": """
            import pytest
            from toygame.rules.a import Record, f

            @pytest.mark.rule("toy", "2.1")
            def test_something():
                assert True

            @pytest.mark.rule("toy", "2.3")
            def test_wrong():
                assert f() == 8

            @pytest.mark.rule("toy", "2.4")
            def test_record():
                assert Record.x == 1

            @pytest.mark.rule("toy", "2.6")
            def test_beyond():
                assert f() in (0, 1, 7)
            """
        },
    )
    found = audit(project)
    assert outcome(found) == [
        ("2.1", "not cited"),
        ("2.2", "not tested"),
        ("2.3", "not tested"),
        ("2.4", "nothing to disable"),
    ]
    assert found.broken == ("tests/test_a.py::test_wrong",)
    assert not found.passed
    assert ("2.6", "unnoticed") in outcome(audit(project, everything=True))
    assert found.to_json()["survivors"][0]["rule"] == "2.1"


def test_only_sources_are_run_even_beside_compiled_modules(counter: Project):
    broken = counter.engine / "rules" / "counter.abi3.so"
    broken.write_bytes(b"no library at all")
    assert audit(counter, only=["2.1"]).passed
    assert not os.path.exists(counter.root / ".pytest_cache")


@pytest.mark.parametrize(
    ("annotation", "labels"),
    [
        ("None", ["returns None"]),
        ("bool", ["returns False", "returns True"]),
        ("int", ["returns 0", "returns 1"]),
        ("'list[int]'", ["returns []"]),
        ("dict[str, int]", ["returns {}"]),
        ("int | None", ["returns None"]),
        ("collections.abc.Iterator[int]", ["returns iter(())"]),
        ("Table", ["returns None"]),
    ],
)
def test_a_disabled_function_answers_by_its_type(make_toy: MakeToy, annotation, labels):
    source = f'def f(x) -> {annotation}:\n    """[2.1] Something."""\n    return x.y\n'
    project = make_toy([], {"rules/a.py": source}, {})
    [citation] = read_citations(project)
    variants = list(disabled(source, citation))
    assert [variant.label for variant in variants] == labels
    for variant in variants:
        [_, definition] = definitions(ast.parse(variant.source))
        assert definition.text == "[2.1] Something."
        assert "x.y" not in variant.source


@pytest.mark.parametrize(
    ("source", "gone"),
    [
        ('def f():\n    """[2.1] All."""\n    yield 1\n', ["return\n    yield"]),
        ('def f():\n    """[2.1] All."""\n    return lambda: (yield 1)\n', ["return None"]),
        (
            'class A:\n    """[2.1] A."""\n\n    def __init__(self): self.x = 1\n\n    def f(self): use()\n',
            ["return None"],
        ),
        ('A = [1]\n"""[2.1] A."""\n', ["A = []"]),
        ('A: tuple[int, ...] = (1, 2)\n"""[2.1] A."""\n', ["A: tuple[int, ...] = ()"]),
        ('A = 7\n"""[2.1] A."""\n', ["A = 0", "A = 8"]),
        ('A = True\n"""[2.1] A."""\n', ["A = False"]),
        ('A = Phase("start")\n"""[2.1] A."""\n', ["A = None"]),
        ('"""[2.1] A module."""\n', []),
    ],
)
def test_generators_classes_and_values_can_be_disabled(make_toy: MakeToy, source, gone):
    project = make_toy([], {"rules/a.py": source}, {})
    [citation] = read_citations(project)
    variants = list(disabled(source, citation))
    assert len(variants) == len(gone)
    for variant, piece in zip(variants, gone):
        assert piece in variant.source
        assert "use()" not in variant.source


def test_a_switch_that_no_record_has_cannot_be_turned():
    assert flipped(EDITIONS, "strict") is not None
    assert flipped(EDITIONS, "name_of_nothing") is None
