"""Builders: one function for each name, and errors at loading for all that doesn't fit."""

import sys
from importlib.util import module_from_spec, spec_from_file_location

import pytest
from msgspec.structs import replace

from mazo.abilities.reading.builders import BadBuilders, Builders
from mazo.abilities.reading.grammar import Grammar
from mazo.abilities.reading.lexer import Vocabulary
from mazo.abilities.reading.reader import Reader
from tests.abilities.reading.spanish import deeds, nouns
from tests.abilities.reading.spanish.tongue import GRAMMAR, TONGUE


@pytest.fixture
def module(tmp_path, monkeypatch):
    """Makes a module out of its source."""

    def made(name: str, source: str):
        path = tmp_path / f"{name}.py"
        path.write_text(source, encoding="utf-8")
        spec = spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        found = module_from_spec(spec)
        monkeypatch.setitem(sys.modules, name, found)
        spec.loader.exec_module(found)
        return found

    return made


def test_every_public_function_that_a_module_defines_is_a_builder(module):
    made = module(
        "made",
        "from math import floor\nLIMIT = 3\ndef one(): return 1\ndef _half(): return 0\nalso_one = one\n"
        "class Helper: pass\n",
    )
    assert Builders.of(made).functions.keys() == {"one", "also_one"}


def test_two_modules_with_one_name_are_refused(module):
    first, second = module("first", "def at_most(): return 1\n"), module("second", "def at_most(): return 2\n")
    with pytest.raises(BadBuilders, match=r"Defined twice: at_most \(first, second\)"):
        Builders.of(first, second)


def test_a_name_that_is_defined_twice_in_one_module_is_refused(module):
    made = module("made", "def at_most(): return 1\ndef at_most(): return 2\n")
    with pytest.raises(BadBuilders, match=r"at_most \(made, made\)"):
        Builders.of(made)


def test_a_name_of_the_grammar_without_a_builder_is_refused():
    more = GRAMMAR.replace('condicion: "tengas"', 'condicion: "es de noche" -> noche\n | "tengas"')
    with pytest.raises(BadBuilders, match="Names of the grammar without a builder: noche"):
        Reader(replace(TONGUE, grammar=more))


def test_a_builder_without_an_alternative_is_refused(module):
    idle = module("idle", "def noche(): return 1\n")
    with pytest.raises(BadBuilders, match="Builders without an alternative in the grammar: noche"):
        Reader(replace(TONGUE, builders=Builders.of(deeds, nouns, idle)))


def test_a_parse_is_built_from_its_leaves_up():
    words = Vocabulary(signs=(("NUM", r"\d+"),))
    grammar = Grammar('start: sum\nsum: NUM "y" NUM -> both\n | NUM -> one\n%declare NUM', words)
    builders = Builders({"start": lambda said: said, "both": lambda a, b: (a, b), "one": lambda a: a})
    assert builders.build(grammar.read("2 y 3"), {}) == ("2", "3")
    assert builders.build(grammar.read("2 y 3"), {"NUM": int}) == (2, 3)


def test_an_argument_that_is_passed_over_is_refused_with_its_place(module):
    made = module("made", "def draws(who: str, number: int): return number\n")
    with pytest.raises(BadBuilders, match=r"passed over: who of draws \(made, line 1\)"):
        Builders.of(made)


def test_a_function_inside_a_builder_passes_nothing_over_either(module):
    made = module("made", "def draws(number: int):\n    return lambda who, until: (who, number)\n")
    with pytest.raises(BadBuilders, match=r"until of draws \(made, line 2\)"):
        Builders.of(made)


def test_what_can_only_say_one_thing_neednt_be_read_and_anything_else_is_refused(module):
    made = module("made", "from typing import Literal\ndef shifts(_: Literal['Shift'], number: int): return number\n")
    builders = Builders.of(made)
    assert builders.functions["shifts"]("Shift", 3) == 3
    with pytest.raises(ValueError, match="Shift, not Boost"):
        builders.functions["shifts"]("Boost", 3)


def test_what_the_card_says_again_by_itself_neednt_be_read(module):
    made = module(
        "made", "from mazo.abilities.reading.builders import Echoed\ndef copies(n: int, _: Echoed): return n\n"
    )
    assert Builders.of(made).functions["copies"](3, "Moana") == 3
