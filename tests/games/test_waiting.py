"""Abilities that wait to resolve: told by card and clause, and not asked about where no order could matter."""

from __future__ import annotations

import pytest

from mazo.abilities.tree.deeds import Do, Draw, ToPlayer
from mazo.abilities.tree.effects import Action, Effect, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, Every, When
from mazo.protocol.messages import Option
from mazo.protocol.session import Session
from mazo.texts.lang import Lang
from tests.protocol.talk import question
from tests.support.table import Made, made, position

MINE = Cards(("character",), "yours")
HURTS: Effect = Do("deal damage", Chosen(Cards(("character",), "opposing")), 2)


def hearer(effect: Effect, name: str = "Piper") -> Made:
    """A character that does this whenever one of yours quests."""
    return made(name, willpower=5, abilities=[Triggered((When("quest", MINE),), effect)])


def asked(*in_play: str, cards: list[Made], lang: Lang = "en") -> tuple[Option, ...]:
    """What may resolve next after Rover has quested beside those."""
    game = position(
        me={"play": ["Rover", *in_play], "deck": 9},
        you={"play": ["Foe", "Foe"], "hand": ["Foe"]},
        cards=[made("Rover"), made("Foe", willpower=9), *cards],
    )
    return question(Session(game.push("quest Rover").game, 0, lang)).options


def entries(options: tuple[Option, ...]) -> list[tuple[str, bool]]:
    return [(part.entry, option.alike) for option in options for part in option.parts if part.entry]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Piper: deal 2 damage to chosen opposing character"),
        ("es", "Piper: inflige 2 de daño a un personaje oponente elegido"),
    ],
)
def test_one_is_told_by_its_card_and_what_it_does(lang, said):
    found = asked("Piper", "Singer", cards=[hearer(HURTS), hearer(Draw(), "Singer")], lang=lang)
    assert entries(found)[0] == (said, False)


def test_the_same_of_two_equal_cards_is_alike():
    assert [alike for _, alike in entries(asked("Piper", "Piper", cards=[hearer(HURTS)]))] == [False, True]


def test_the_same_of_cards_with_other_names_is_not_alike():
    found = asked("Piper", "Singer", cards=[hearer(HURTS), hearer(HURTS, "Singer")])
    assert [alike for _, alike in entries(found)] == [False, False]


def test_of_equal_cards_in_different_states_it_is_not_alike():
    assert [alike for _, alike in entries(asked("Piper", "Piper (damage 1)", cards=[hearer(HURTS)]))] == [False, False]


def test_another_ability_of_the_same_card_is_not_alike():
    both = made("Piper", abilities=[Triggered((When("quest", MINE),), one) for one in (HURTS, Draw())])
    assert [alike for _, alike in entries(asked("Piper", cards=[both]))] == [False, False]


def test_one_of_three_is_left_out_where_two_are_alike():
    found = asked("Piper", "Singer", "Piper", cards=[hearer(HURTS), hearer(Draw(), "Singer")])
    assert [alike for _, alike in entries(found)] == [False, False, True]


@pytest.mark.parametrize(("states", "alike"), [("", True), (" (damage 1)", False)])
def test_of_cards_that_have_left_play_what_they_were_there_decides(states, alike):
    sweep = made("Sweep", "action", abilities=[Action(Do("banish", Every(MINE)))])
    martyr = made("Martyr", willpower=5, abilities=[Triggered((When("banish", "this"),), ToPlayer("gain lore"))])
    game = position(me={"play": ["Martyr", f"Martyr{states}"], "hand": ["Sweep"], "inkwell": 1}, cards=[sweep, martyr])
    options = question(Session(game.push("play Sweep").game, 0)).options
    assert [option.alike for option in options] == [False, alike]
