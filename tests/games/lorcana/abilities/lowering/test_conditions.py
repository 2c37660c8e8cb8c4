"""Conditions: what an effect, a trigger and a static ability ask before they do anything."""

import pytest

from mazo.abilities.tree.deeds import Discard, Do, Draw, Look, Reveal, ToPlayer
from mazo.abilities.tree.effects import Activated, Choose, Cost, Get, If, PlayersMay, Static, Steps, Triggered
from mazo.abilities.tree.nouns import (
    AllHold,
    Cards,
    Chosen,
    Compare,
    Condition,
    Count,
    Did,
    DoesntHold,
    During,
    Every,
    FirstTurn,
    Has,
    Is,
    OfType,
    OneHolds,
    PlayerHas,
    Ref,
    They,
    This,
    Top,
    Turn,
    When,
)
from tests.games.lorcana.abilities.lowering.stage import MINE, PLAIN, THEIRS, hero, lord, spell, wand
from tests.support.rule import rule
from tests.support.table import ME, YOU, Made, position

YES = Compare(1, "is", 1)
NO = Compare(1, "is", 2)


def ask(condition: Condition) -> Made:
    """An action that gains 5 lore if the condition holds, and else 1."""
    return spell(If(condition, ToPlayer("gain lore", 5), ToPlayer("gain lore", 1)))


CONDITIONS = [
    (ask(Compare(Count(MINE), "is", 2)), True),
    (ask(Compare(Count(MINE), "is", 3)), False),
    (ask(Compare(Count(MINE), "at least", 2)), True),
    (ask(Compare(Count(MINE), "at least", 3)), False),
    (ask(Compare(Count(MINE), "at most", 2)), True),
    (ask(Compare(Count(MINE), "at most", 1)), False),
    (ask(Compare(Count(MINE), "is not", 1)), True),
    (ask(Compare(Count(MINE), "is not", 2)), False),
    (ask(Compare(Count(MINE), "more than", 1)), True),
    (ask(Compare(Count(MINE), "more than", 2)), False),
    (ask(Compare(Count(MINE), "less than", 3)), True),
    (ask(Compare(Count(MINE), "less than", 2)), False),
    (ask(Compare(PlayerHas("lore"), "less than", PlayerHas("lore", "each opponent"))), True),
    (ask(They(Every(MINE), (Is("ready"),))), True),
    (ask(They(Every(MINE), (Is("ready"), Is("damaged")))), False),
    (ask(They(Every(THEIRS), (Is("exerted"),))), True),
    (ask(They(Every(Cards(("item",))), (Is("ready"),))), False),
    (ask(They(Every(Cards(("item",))), ())), False),
    (ask(They(Every(MINE), ())), True),
    (ask(Turn()), True),
    (ask(Turn("opponents")), False),
    (ask(AllHold((YES, YES))), True),
    (ask(AllHold((YES, NO))), False),
    (ask(OneHolds((NO, YES))), True),
    (ask(OneHolds((NO, NO))), False),
    (ask(DoesntHold(NO)), True),
    (ask(DoesntHold(YES)), False),
]


@rule("lorcana", "6.1.6", "6.7.2")
@pytest.mark.parametrize(("action", "holds"), CONDITIONS)
def test_a_condition_decides_which_branch_happens(action, holds):
    game = position(
        me={"hand": ["Spell"], "play": ["Ant (damage 1)", "Bear"]},
        you={"lore": 3, "play": ["Fox (exerted)"]},
        cards=[*PLAIN, action],
    )
    game.push("play Spell")
    assert game.lore(ME) == (5 if holds else 1)


PEEK = spell(
    Steps(
        (
            Reveal(Top(1)),
            If(They(Ref("it"), (OfType(("character",)),)), ToPlayer("gain lore", 5), ToPlayer("gain lore", 1)),
        )
    )
)
LOOK = spell(
    Steps(
        (
            Look(Top(2)),
            If(They(Ref("looked"), (Has("cost", "at least", 3),)), ToPlayer("gain lore", 5), ToPlayer("gain lore", 1)),
        )
    )
)
PICK = spell(
    Steps((Choose(Chosen(MINE, up_to=True)), If(They(Ref(), ()), ToPlayer("gain lore", 5), ToPlayer("gain lore", 1))))
)


@rule("lorcana", "1.4.3.2", "6.1.14")
@pytest.mark.parametrize(
    ("action", "deck", "answer", "lore"),
    [
        (PEEK, ["Bear", "Cat"], [], 5),
        (PEEK, ["Noise", "Cat"], [], 1),
        (LOOK, ["Bear", "Cat"], [], 5),
        (LOOK, ["Ant", "Cat"], [], 1),
        (PICK, ["Ant", "Cat"], ["choose Ant"], 5),
        (PICK, ["Ant", "Cat"], ["nothing"], 1),
    ],
)
def test_a_condition_about_cards_just_met(action, deck, answer, lore):
    game = position(me={"hand": ["Spell"], "play": ["Ant"], "deck": deck}, cards=[*PLAIN, action])
    game.push("play Spell", *answer)
    assert game.lore(ME) == lore


IN_TURN = lord(Get(Every(MINE), "strength", 2), when=Turn())
OUT_OF_TURN = lord(Get(Every(MINE), "strength", 2), when=Turn("opponents"))


@rule("lorcana", "6.1.13.1", "3.2.1.2")
@pytest.mark.parametrize(("card", "mine", "yours"), [(IN_TURN, 5, 3), (OUT_OF_TURN, 3, 5)])
def test_during_whose_turn(card, mine, yours):
    game = position(me={"play": ["Lord", "Bear"]}, cards=[*PLAIN, card])
    assert game.strength("Bear") == mine
    game.push("end")
    assert game.strength("Bear") == yours


SECOND = ask(FirstTurn())
FIRST = ask(FirstTurn(not_starting=False))


@rule("lorcana", "2.1.3")
@pytest.mark.parametrize(
    ("action", "turn", "first", "holds"),
    [
        (SECOND, 1, ME, False),
        (SECOND, 2, YOU, True),
        (SECOND, 3, ME, False),
        (FIRST, 1, ME, True),
        (FIRST, 2, YOU, True),
        (FIRST, 4, YOU, False),
    ],
)
def test_ones_first_turn(action, turn, first, holds):
    game = position(me={"hand": ["Spell"]}, turn=turn, first=first, cards=[action]).push("play Spell")
    assert game.lore(ME) == (5 if holds else 1)


DID_DRAW = spell(Steps((Draw(2), If(Did(), ToPlayer("gain lore", 5), ToPlayer("gain lore", 1)))))
DID_DISCARD = spell(Steps((Discard(2), If(Did(), ToPlayer("gain lore", 5), ToPlayer("gain lore", 1)))))
DID_MAY = spell(
    Steps((PlayersMay(ToPlayer("lose lore", 1)), If(Did(), ToPlayer("gain lore", 5), ToPlayer("gain lore", 1))))
)


@rule("lorcana", "6.1.5.1", "6.1.1")
@pytest.mark.parametrize(
    ("action", "side", "answer", "lore"),
    [
        (DID_DRAW, {}, [], 5),
        (DID_DRAW, {"deck": 0}, [], 1),
        (DID_DRAW, {"deck": 1}, [], 1),
        (DID_DISCARD, {"hand": ["Spell", "Ant", "Bear"]}, ["choose Ant; Bear"], 5),
        (DID_DISCARD, {"hand": ["Spell", "Ant"]}, ["choose Ant"], 1),
        (DID_MAY, {"lore": 1}, ["yes"], 5),
        (DID_MAY, {"lore": 1}, ["no"], 2),
        (DID_MAY, {"lore": 0}, ["yes"], 1),
    ],
)
def test_if_you_do_asks_whether_it_was_completely_done(action, side, answer, lore):
    game = position(me={"hand": ["Spell"], **side}, cards=[*PLAIN, action]).push("play Spell", *answer)
    assert game.lore(ME) == lore


WHILE = [
    (hero(Static((Get(This(), "strength", 3),), During("challenging"))), 5, 2),
    (hero(Static((Get(This(), "strength", 3),), During("being challenged"))), 2, 5),
    (hero(Static((Get(This(), "strength", 3),), During("in a challenge"))), 5, 5),
]


@rule("lorcana", "4.6.2", "6.1.13.5")
@pytest.mark.parametrize(("card", "challenging", "challenged"), WHILE)
def test_while_it_is_in_that_part_of_a_challenge(card, challenging, challenged):
    wall = {"play": ["Cat (exerted)"]}
    game = position(me={"play": ["Hero"]}, you=wall, cards=[*PLAIN, card]).push("challenge Hero -> Cat")
    assert game.damage("Cat") == challenging
    game = position(me={"play": ["Cat"]}, you={"play": ["Hero (exerted)"]}, cards=[*PLAIN, card])
    assert game.strength("Hero") == 2
    game.push("challenge Cat -> Hero")
    assert game.damage("Cat") == challenged


MOMENT = hero(Triggered((When("banish", THEIRS, conditions=(During("in a challenge"),)),), ToPlayer("gain lore", 1)))
BOLT = spell(Do("deal damage", Chosen(THEIRS), 4), "Bolt")


@rule("lorcana", "6.1.13.6", "4.6.2")
def test_in_a_challenge_is_part_of_the_trigger():
    game = position(
        me={"play": ["Hero", "Cat"], "hand": ["Bolt"]},
        you={"play": ["Fox (exerted)", "Dog"]},
        cards=[*PLAIN, MOMENT, BOLT],
    )
    game.push("play Bolt", "choose Dog")
    assert (game.is_in_play("Dog"), game.resolved()) == (False, [])
    game.push("challenge Cat -> Fox")
    assert game.resolved() == ["Hero"]


SECONDARY = hero(Triggered((When("quest", "this"),), ToPlayer("gain lore", 5), Compare(Count(MINE), "at least", 2)))


@rule("lorcana", "6.2.4")
@pytest.mark.parametrize(("others", "lore"), [([], 1), (["Ant"], 6)])
def test_the_if_right_after_a_trigger(others, lore):
    game = position(me={"play": ["Hero", *others]}, cards=[*PLAIN, SECONDARY]).push("quest Hero")
    assert game.lore(ME) == lore


HANDY = wand(Activated(Cost(), ToPlayer("gain lore", 1), condition=Compare(Count(MINE), "at least", 1)))


@rule("lorcana", "4.4.3.4")
def test_the_condition_of_an_activated_ability():
    game = position(me={"play": ["Wand"]}, cards=[*PLAIN, HANDY])
    assert game.refused("use Wand")[0] == "ability_not_now"
    game = position(me={"play": ["Wand", "Ant"]}, cards=[*PLAIN, HANDY]).push("use Wand")
    assert game.lore(ME) == 1


THEIR_HAND, MY_HAND = Count(Cards(whose="opposing", zone="hand")), Count(Cards(whose="yours", zone="hand"))


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (Compare(THEIR_HAND, "more than", MY_HAND), False),
        (Compare(THEIR_HAND, "at least", 2), True),
        (Compare(THEIR_HAND, "at least", 3), False),
        (Compare(THEIR_HAND, "is", 0), True),
        (Compare(MY_HAND, "more than", THEIR_HAND), True),
        (Compare(PlayerHas("lore", "any opponent"), "is", 0), True),
        (Compare(PlayerHas("lore", "any opponent"), "is", 4), True),
        (Compare(PlayerHas("lore", "any opponent"), "more than", PlayerHas("lore")), True),
    ],
)
def test_what_an_opponent_has_is_what_any_single_one_has(condition, holds):
    game = position(
        me={"hand": ["Spell", 3], "lore": 3},
        you={"hand": 2, "lore": 4},
        third={"hand": 2, "lore": 1},
        fourth={"hand": 0},
        cards=[ask(condition)],
    )
    assert game.push("play Spell").lore(ME) == 3 + (5 if holds else 1)
