"""[6.1.3] [6.7.3] Choices: what may be chosen, what must be, and what is not choosing at all."""

import pytest

from mazo.abilities.tree.deeds import Discard, Do, ToPlayer
from mazo.abilities.tree.effects import Action, Keyword, Must, Pay, PlayersMay, Static, Steps, To
from mazo.abilities.tree.nouns import Cards, Chosen, This
from tests.support.rule import rule
from tests.support.table import ME, YOU, Made, Situation, made, position

THEIRS = Cards(("character",), "opposing")
BEAR = made("Bear")
WOLF = made("Wolf")
SHY = made("Shy", abilities=[Keyword("Ward")])
TAUNT = made("Taunt", abilities=[Static((Must(This(), "be chosen"),))])
JEER = made("Jeer", abilities=[Static((Must(This(), "be chosen"),))])
BEASTS = [BEAR, WOLF, SHY, TAUNT, JEER]


def wind(count: int, *, up_to: bool = False) -> Made:
    """An action that returns so many opposing characters."""
    return made("Wind", "action", cost=0, abilities=[Action(Do("return to hand", Chosen(THEIRS, count, up_to=up_to)))])


def blown(action: Made, *yours: str) -> Situation:
    """The wind has been played against those characters."""
    game = position(me={"hand": ["Wind"]}, you={"play": list(yours)}, cards=[*BEASTS, action])
    return game.push("play Wind")


@rule("lorcana", "6.1.3.1", "6.7.3", "6.7.3.2", "6.7.3.3")
def test_a_choice_meets_every_requirement_and_breaks_no_limiter():
    game = blown(wind(2), "Bear", "Wolf", "Shy", "Taunt")
    assert set(game.legal()) == {"choose Taunt; Bear", "choose Taunt; Wolf"}


@rule("lorcana", "6.7.3.3", "8.15.1")
def test_what_cannot_be_chosen_is_not_among_the_choices_and_need_not_be():
    assert blown(wind(2), "Bear", "Shy").hand(YOU) == ["Bear"]


@rule("lorcana", "M46")
@pytest.mark.parametrize(
    ("count", "yours", "open_"),
    [
        (1, ("Bear", "Taunt"), {"choose Taunt", "choose nothing"}),
        (2, ("Bear", "Taunt"), {"choose Taunt", "choose Taunt; Bear", "choose nothing"}),
        (2, ("Bear", "Wolf"), {"choose Bear", "choose Wolf", "choose Bear; Wolf", "choose nothing"}),
    ],
)
def test_up_to_so_many_may_be_none_but_not_others_without_the_one_that_must_be_chosen(count, yours, open_):
    assert set(blown(wind(count, up_to=True), *yours).legal()) == open_


@rule("lorcana", "6.7.3.2")
def test_of_several_that_must_be_chosen_any_satisfies_a_single_choice():
    assert set(blown(wind(1), "Bear", "Taunt", "Jeer").legal()) == {"choose Taunt", "choose Jeer"}
    assert set(blown(wind(3), "Bear", "Wolf", "Taunt", "Jeer").legal()) == {
        "choose Taunt; Jeer; Bear", "choose Taunt; Jeer; Wolf",
    }  # fmt: skip


@rule("lorcana", "M48")
def test_what_is_picked_at_random_need_not_be_the_one_that_must_be_chosen():
    storm = made("Wind", "action", cost=0, abilities=[Action(Do("return to hand", Chosen(THEIRS, 3, at_random=True)))])
    assert sorted(blown(storm, "Bear", "Shy", "Taunt").hand(YOU)) == ["Bear", "Shy", "Taunt"]


BRIBE = made(
    "Bribe", "action", cost=0, abilities=[Action(PlayersMay(To(Pay(2), Do("return to hand", Chosen(THEIRS)))))]
)


@rule("lorcana", "6.7.3.1", "M18")
@pytest.mark.parametrize(("ink", "answers", "gone"), [(2, ["yes", "choose Bear"], ["Bear"]), (1, [], [])])
def test_the_ink_for_a_choice_is_paid_in_full_before_it_or_nothing_is_chosen(ink, answers, gone):
    game = position(me={"hand": ["Bribe"], "ink": ink}, you={"play": ["Bear", "Wolf"]}, cards=[*BEASTS, BRIBE])
    game.push("play Bribe", *answers)
    assert (game.hand(YOU), game.ink(ME)) == (gone, (0, 2) if gone else (1, 0))


HALF = made("Half", "action", cost=0, abilities=[Action(To(Discard(2), ToPlayer("gain lore", 1)))])
TOLL = made(
    "Toll",
    "action",
    cost=0,
    abilities=[Action(Steps((To(Pay(2), ToPlayer("gain lore", 1)), ToPlayer("gain lore", 5))))],
)


@rule("lorcana", "M18", "6.1.5.1")
def test_another_first_part_is_done_as_far_as_possible_and_the_second_left_out():
    game = position(me={"hand": ["Half", "Bear"]}, cards=[*BEASTS, HALF]).push("play Half")
    if game.legal("choose"):
        game.push("choose Bear")
    assert (game.hand(ME), game.lore(ME)) == ([], 0)


@rule("lorcana", "M18")
def test_ink_inside_an_effect_is_never_paid_in_part():
    game = position(me={"hand": ["Toll"], "ink": 1}, cards=[TOLL]).push("play Toll")
    assert (game.ink(ME), game.lore(ME)) == ((1, 0), 5)


@rule("lorcana", "6.1.6")
def test_another_is_neither_the_source_nor_one_picked_before():
    pair = Steps((
        Do("exert", Chosen(Cards(("character",), "yours", other=True), name="first")),
        Do("return to hand", Chosen(Cards(("character",), "yours", other=True), name="second")),
    ))  # fmt: skip
    chief = made("Chief", abilities=[])
    call = made("Call", "action", cost=0, abilities=[Action(pair)])
    game = position(me={"hand": ["Call"], "play": ["Bear", "Wolf", "Chief"]}, cards=[*BEASTS, chief, call])
    game.push("play Call", "choose Bear")
    assert set(game.legal()) == {"choose Wolf", "choose Chief"}
