"""Every word counts: a word that is passed over is found."""

from random import Random

from msgspec.structs import replace

from mazo.abilities.reading.every_word import passed_over, reading
from mazo.abilities.reading.made_up import Inventor, there_and_back
from mazo.abilities.reading.reader import Reader
from mazo.abilities.tree.deeds import Draw
from mazo.abilities.tree.effects import Triggered
from tests.abilities.reading.spanish.tongue import GRAMMAR, TONGUE, reader

TEXT = "Cuando un barco zarpa, roba 2 cartas."


def test_a_word_that_the_grammar_passes_over_is_found():
    careless = Reader(replace(TONGUE, grammar=GRAMMAR.replace('"zarpa"', '"zarpa" "luego"?')))
    text = TEXT.replace("zarpa", "zarpa luego")
    words = {
        one.word for one in passed_over(careless.grammar, text, reading(careless, "ship"), Random(1), frozenset({"un"}))
    }
    assert "luego" in words


def test_where_every_word_counts_none_is_found():
    assert passed_over(reader().grammar, TEXT, reading(reader(), "ship"), Random(1), frozenset({"un"})) == []


def test_an_ability_comes_back_as_the_same_tree():
    known = reader().abilities(TEXT, "ship")
    assert there_and_back(reader(), known, "ship").share == 1


def test_a_tree_that_is_said_as_another_one_goes_astray():
    always_one = Reader(replace(TONGUE, say=lambda ability, kind: "Cuando un barco zarpa, roba 1 carta."))
    (trigger,) = reader().abilities(TEXT, "ship")
    assert isinstance(trigger, Triggered)
    (found,) = there_and_back(always_one, [trigger], "ship").astray
    assert found.why == "another tree"


def test_what_is_made_up_has_parts_of_what_is_known_and_the_same_seed_makes_the_same():
    one, other = (reader().abilities(text, "ship")[0] for text in (TEXT, "Cuando un barco zarpa, hunde un barco."))
    inventor = Inventor([one, other])
    made = [inventor.ability(Random(seed)) for seed in range(20)]
    assert made == [inventor.ability(Random(seed)) for seed in range(20)]
    assert {type(ability) for ability in made} == {Triggered}
    assert any(isinstance(ability, Triggered) and isinstance(ability.do, Draw) for ability in made)
