"""The reader with a tongue that is neither that of a game here nor English."""

import pytest
from msgspec.structs import replace

from mazo.abilities.reading.passage import Refused
from mazo.abilities.tree.deeds import Do, Draw
from mazo.abilities.tree.effects import (
    Action,
    Activated,
    ChooseOne,
    Cost,
    Effect,
    Gain,
    Get,
    PlayersMay,
    Static,
    Steps,
    To,
    Triggered,
)
from mazo.abilities.tree.lexicon import check_all
from mazo.abilities.tree.nouns import Cards, Chosen, Classified, Compare, Count, Every, Ref, This, When
from tests.abilities.reading.spanish.tongue import FORM, LEXICON, SCRIPT, reader
from tests.abilities.reading.spanish.voice import say

SHIP = Cards(("ship",))
SAILS = (When("sail", "this"),)

ABILITIES = {
    "Cuando este barco zarpa, roba 2 cartas.": Triggered(SAILS, Draw(2)),
    "Cuando un barco del rival zarpa, hunde un barco Velero Real.": Triggered(
        (When("sail", replace(SHIP, whose="opposing")),),
        Do("sink", Chosen(replace(SHIP, where=(Classified(("Velero Real",)),)))),
    ),
    "Cuando este barco zarpa, puedes hundir un barco. Si lo haces, roba una carta.": Triggered(
        SAILS, To(PlayersMay(Do("sink", Chosen(SHIP))), Draw(), "if you do")
    ),
    "Mientras tengas 3 o más barcos, este barco gana +1 de carga.": Static(
        (Get(This(), "cargo", 1),), Compare(Count(replace(SHIP, whose="yours")), "at least", 3)
    ),
    "Tus barcos Velero ganan -1 de carga.": Static(
        (Get(Every(replace(SHIP, whose="yours", where=(Classified(("Velero",)),))), "cargo", -1),)
    ),
    'Tus barcos ganan "Paga 2 — Roba una carta."': Static(
        (Gain(Every(replace(SHIP, whose="yours")), Activated(Cost(2), Draw())),)
    ),
}
ACTIONS: dict[str, Effect] = {
    "Roba una carta y hunde un barco.": Steps((Draw(), Do("sink", Chosen(SHIP))), ("and",)),
    "Un barco gana +2 de carga. Húndelo.": Steps((Get(Chosen(SHIP), "cargo", 2), Do("sink", Ref("it")))),
    "Roba 1 carta por cada barco del rival.": Draw(Count(replace(SHIP, whose="opposing"))),
    "Elige una: • Roba una carta. • Hunde un barco.": ChooseOne((Draw(), Do("sink", Chosen(SHIP)))),
}


@pytest.mark.parametrize("text", ABILITIES)
def test_a_text_is_its_abilities(text):
    assert reader().abilities(text, "ship") == [ABILITIES[text]]


@pytest.mark.parametrize("text", ACTIONS)
def test_a_text_is_an_action(text):
    assert reader().action(text, "order") == [Action(ACTIONS[text])]


@pytest.mark.parametrize("text", [*ABILITIES, *ACTIONS])
def test_the_tree_has_only_words_that_the_game_knows_and_says_again_what_was_printed(text):
    made = reader().action(text, "order") if text in ACTIONS else reader().abilities(text, "ship")
    check_all(made, LEXICON)
    assert FORM.returns(text, "\n".join(map(say, made)))


def test_a_tree_that_was_misread_says_something_else():
    (made,) = reader().abilities("Cuando este barco zarpa, roba 2 cartas.", "ship")
    assert not FORM.returns("Cuando un barco zarpa, roba 2 cartas.", say(made))


def test_a_synonym_is_read_in_one_wording():
    assert reader().action(SCRIPT.normalise("Manda a pique un barco."), "order") == [Action(Do("sink", Chosen(SHIP)))]


def test_a_cost_is_what_the_game_says_or_something_done():
    assert reader().cost(("Paga 2", "Hunde este barco"), "ship") == Cost(2, effects=(Do("sink", This()),))


def test_an_unknown_word_is_refused_where_it_stands():
    with pytest.raises(Refused) as caught:
        reader().action("Roba una carta. Hunde un submarino.", "order")
    refused = caught.value
    assert (refused.sentence, refused.position, refused.expected) == ("Hunde un submarino", 25, "BARCO")


def test_a_builder_that_refuses_says_why():
    with pytest.raises(Refused, match="una carta por cada barco"):
        reader().action("Roba 2 cartas por cada barco.", "order")


def test_a_problem_in_an_option_says_where_in_the_whole_text():
    text = "Elige una: • Roba una carta. • Hunde un submarino."
    with pytest.raises(Refused) as caught:
        reader().action(text, "order")
    assert text[caught.value.position :] == "submarino."


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Roba una carta.", "what is so"),
        ("Húndelo.", "what is so"),
        ("Cuando este barco zarpa, roba una carta. Cuando este barco zarpa, roba una carta.", "one trigger"),
        ("Elige una: • Roba una carta. • Hunde un barco.", "before the options"),
        ("Cuando este barco zarpa, húndelo.", "something that it could mean"),
    ],
)
def test_sentences_that_are_no_ability_are_refused(text, why):
    with pytest.raises(Refused, match=why):
        reader().abilities(text, "ship")
