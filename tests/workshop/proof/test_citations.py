"""Reading who cites a rule and who tests it."""

import pytest

from tests.support.rule import rule
from tests.workshop.proof.toy import MakeToy, toy_rule
from workshop.proof.citations import (
    UnreadableMark,
    find_rule,
    gather,
    name_of,
    numbers_in,
    read_citations,
    read_marks,
)


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("[3.2.1.1] Ready all your cards.", ["3.2.1.1"]),
        ("[2.1] [2.3] Two of them.", ["2.1", "2.3"]),
        ("[1.10.1.1, 1.10.1.2] In one bracket.", ["1.10.1.1", "1.10.1.2"]),
        ("At the end, unless the card says otherwise [1.10.1.3].", ["1.10.1.3"]),
        ("[M3] A house rule.", ["M3"]),
        ("[1.x 3.1.2] [2025-08-22 3.1.3] Older numbers.", ["1.x 3.1.2", "2025-08-22 3.1.3"]),
        ("[3] A whole chapter.", ["3"]),
        ("Not list[int] and not stack[0], nor [see below].", []),
        ("[2.1] What it does.\n\n    >>> f()\n    [1, 2]\n", ["2.1"]),
        ("No rule at all.", []),
    ],
)
def test_a_docstring_cites_by_numbers_in_brackets(text, numbers):
    assert numbers_in(text) == numbers


def test_functions_methods_classes_and_values_cite(make_toy: MakeToy):
    project = make_toy(
        [],
        {
            "rules/turn.py": '''
            """[1] The module."""

            TURN = [1, 2]
            """[2.1] The order."""

            class Step:
                """[2.2] A step."""

                def run(self) -> None:
                    """[2.3] Do it."""

            async def wait() -> None:
                """[2.4] Wait."""
                def inner() -> None:
                    """[2.5] Inside."""

            if TURN:
                def maybe() -> None:
                    """[2.6] Perhaps."""

            def silent() -> None:
                pass
            ''',
            "book/keys.py": 'X = 1\n"""[9.9] Not the engine."""\n',
        },
        {},
    )
    found = [(c.number, c.name, c.kind, c.line) for c in read_citations(project)]
    assert found == [
        ("1", "", "module", 1),
        ("2.1", "TURN", "value", 4),
        ("2.2", "Step", "class", 7),
        ("2.3", "Step.run", "function", 10),
        ("2.4", "wait", "function", 13),
        ("2.5", "wait.inner", "function", 15),
        ("2.6", "maybe", "function", 19),
    ]
    assert {c.file for c in read_citations(project)} == {"src/toygame/rules/turn.py"}


def test_shared_code_is_cited_by_the_game_and_what_is_not_there_is_stray(make_toy: MakeToy):
    named = {"shared/machine.py": {"Run.step": ["2.1"], "gone": ["2.2"]}}
    project = make_toy([toy_rule("2.1"), toy_rule("2.2")], {}, {}, machinery=named)
    (project.src / "shared").mkdir()
    (project.src / "shared" / "machine.py").write_text("class Run:\n    def step(self) -> None:\n        pass\n")
    evidence = gather(project)
    assert [(c.number, c.file, c.name, c.line) for found in evidence.citations.values() for c in found] == [
        ("2.1", "src/shared/machine.py", "Run.step", 2)
    ]
    assert [(stray.number, stray.name) for stray in evidence.stray] == [("2.2", "shared/machine.py: gone")]


def test_marks_on_functions_classes_modules_and_parameters(make_toy: MakeToy):
    project = make_toy(
        [],
        {},
        {
            "test_one.py": """
            pytestmark = [rule("toy", "1"), pytest.mark.slow]

            @rule("toy", "2.1", "2.2")
            def test_a(): ...

            @pytest.mark.rule("other", "7.7")
            class TestB:
                pytestmark = rule("toy", "3.1")

                @pytest.mark.parametrize("x", [pytest.param(1, marks=rule("toy", "3.2"))])
                def test_c(self, x): ...

                def helper(self): ...

            @rule("toy", "4")
            def helper(): ...
            """,
            "helpers.py": '@rule("toy", "5")\ndef test_not_collected(): ...\n',
        },
    )
    assert [(m.number, m.test) for m in read_marks(project)] == [
        ("1", "tests/test_one.py::test_a"),
        ("2.1", "tests/test_one.py::test_a"),
        ("2.2", "tests/test_one.py::test_a"),
        ("1", "tests/test_one.py::TestB::test_c"),
        ("3.1", "tests/test_one.py::TestB::test_c"),
        ("3.2", "tests/test_one.py::TestB::test_c"),
    ]


@pytest.mark.parametrize("mark", ["rule(GAME, '1')", "rule('toy', *NUMBERS)", "rule('toy', number='1')", "rule('toy')"])
def test_a_mark_that_cannot_be_read_is_refused_with_its_place(make_toy: MakeToy, mark):
    project = make_toy([], {}, {"test_one.py": f"@{mark}\ndef test_a(): ...\n"})
    with pytest.raises(UnreadableMark, match=r"tests/test_one\.py:1"):
        list(read_marks(project))


def test_numbers_are_looked_up_in_the_edition_they_name(make_toy: MakeToy):
    project = make_toy([toy_rule("2.1", extra='old = "7.1"'), toy_rule("2.1", family="old")], {}, {})
    _, new, old = project.book
    assert find_rule(project.book, "2.1") is new
    assert find_rule(project.book, "1.x 7.1") is new
    assert find_rule(project.book, "1.x 2.1") is find_rule(project.book, "1.9 2.1") is old
    assert find_rule(project.book, "7.1") is None
    assert find_rule(project.book, "3.0 2.1") is None
    assert (name_of(project.book, new), name_of(project.book, old)) == ("2.1", "1.9 2.1")
    assert find_rule(project.book, name_of(project.book, old)) is old


def test_evidence_is_gathered_by_rule_and_strays_are_kept_apart(make_toy: MakeToy):
    project = make_toy(
        [toy_rule("2.1"), toy_rule("2.2", "defines")],
        {"rules/a.py": '"""[2.1] About it."""\ndef f() -> None:\n    """[2.1] [8.8] Do it."""\n'},
        {"test_a.py": '@rule("toy", "2.1", "9.9")\ndef test_a(): ...\n'},
        {"2.2": "only a word", "2.1": "not a definition"},
    )
    evidence = gather(project)
    _, act, definition = project.book
    assert [c.name for c in evidence.citations[act.code]] == ["f"]
    assert [m.name for m in evidence.marks[act.code]] == ["test_a"]
    assert evidence.reasons == {definition.code: "only a word"}
    assert [(s.number, s.place) for s in evidence.stray] == [
        ("8.8", "src/toygame/rules/a.py:2"),
        ("9.9", "tests/test_a.py:2"),
        ("2.1", "src/toygame/book/definitions.toml"),
    ]


def test_the_decorator_is_the_mark_that_is_read():
    mark = rule("toy", "2.1", "2.2").mark
    assert (mark.name, mark.args, mark.kwargs) == ("rule", ("toy", "2.1", "2.2"), {})
