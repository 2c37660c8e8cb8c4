"""Texts of which a part is understood: which sentences, where they stand, and the abilities of those."""

from mazo.abilities.reading.partial import read_partly
from mazo.abilities.tree.deeds import Do, Draw
from mazo.abilities.tree.effects import Action, Activated, Cost, Get, Static, Steps, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, This, When
from tests.abilities.reading.spanish.tongue import reader

SHIP = Chosen(Cards(("ship",)))


def read(text, **more):
    """What is understood of a text on a ship."""
    return read_partly(reader(), text, "ship", **more)


def understood(reading):
    """The sentences that are understood, as they stand in the text."""
    return [reading.text[one.at : one.end] for one in reading.sentences if one.understood]


def test_a_text_that_is_understood_is_read_as_a_whole():
    found = read("Cuando este barco zarpa, roba una carta. Hunde un barco.")
    assert found.whole
    assert list(found.abilities) == reader().abilities(found.text, "ship")


def test_the_sentence_that_is_not_understood_is_named_and_the_others_are_read():
    found = read("Roba una carta. Canta una saloma. Hunde un barco.", action=True)
    assert not found.whole
    assert understood(found) == ["Roba una carta", "Hunde un barco"]
    (failed,) = [one for one in found.sentences if not one.understood]
    assert (failed.text, failed.at, failed.position) == ("Canta una saloma", 16, 16)
    assert found.abilities == (Action(Steps((Draw(), Do("sink", SHIP)))),)


def test_where_it_stops_being_understood_is_told_in_the_whole_text():
    found = read("Roba una carta. Hunde un submarino.", action=True)
    assert found.text[found.sentences[1].position :] == "submarino."
    assert found.sentences[1].expected == "BARCO"


def test_what_hangs_on_an_unknown_sentence_is_left_out_with_it():
    found = read("Canta una saloma. Si lo haces, roba una carta. Húndelo. Roba 2 cartas.", action=True)
    assert understood(found) == ["Roba 2 cartas"]
    assert found.abilities == (Action(Draw(2)),)


def test_facts_stand_alone_whatever_comes_before_them():
    found = read("Canta una saloma. Este barco gana +1 de carga.")
    assert found.abilities == (Static((Get(This(), "cargo", 1),)),)


def test_an_effect_after_an_unknown_beginning_could_belong_to_any_trigger():
    found = read("Cuando anochece, canta una saloma. Roba una carta.")
    assert understood(found) == []
    assert found.abilities == ()


def test_a_trigger_after_an_unknown_beginning_is_an_ability_of_its_own():
    found = read("Canta una saloma. Cuando este barco zarpa, roba una carta.")
    assert found.abilities == (Triggered((When("sail", "this"),), Draw()),)


def test_a_trigger_keeps_the_sentences_that_belong_to_it():
    found = read("Cuando este barco zarpa, roba una carta. Canta una saloma. Hunde un barco.")
    assert found.abilities == (Triggered((When("sail", "this"),), Steps((Draw(), Do("sink", SHIP)))),)


def test_what_is_done_for_a_cost_needs_no_other_beginning():
    found = read("Canta una saloma. Roba una carta.", cost=Cost(1), name="Saloma")
    assert found.abilities == (Activated(Cost(1), Draw(), name="Saloma"),)


def test_a_choice_with_an_unknown_option_is_no_choice():
    found = read("Roba una carta. Elige una: • Canta una saloma. • Hunde un barco.", action=True)
    assert understood(found) == ["Roba una carta", "Hunde un barco"]
    assert found.abilities == (Action(Draw()),)


def test_sentences_that_make_no_sense_together_are_read_as_far_as_they_do():
    found = read("Roba una carta. Húndelo.", action=True)
    assert understood(found) == ["Roba una carta"]
    assert found.sentences[1].expected == "something that it could mean"
    assert found.abilities == (Action(Draw()),)
