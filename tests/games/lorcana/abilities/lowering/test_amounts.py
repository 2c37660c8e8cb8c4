"""Amounts: each is gained as lore, so that one sees how much it is."""

import pytest

from mazo.abilities.tree.deeds import Discard, Do, Draw, Look, MoveCounters, PutCounters, RemoveCounters, ToPlayer
from mazo.abilities.tree.effects import Choose, EachPlayer, If, Keyword, Steps, Triggered
from mazo.abilities.tree.nouns import (
    Amount,
    Cards,
    Chosen,
    Compare,
    Count,
    Different,
    Every,
    Happened,
    Is,
    Math,
    MostAmong,
    OfType,
    PlayerHas,
    PlayerOf,
    Ref,
    Size,
    Sum,
    That,
    This,
    Top,
    When,
)
from tests.games.lorcana.abilities.lowering.stage import CHARACTERS, EVERYBODY, MINE, PLAIN, THEIRS, hero, spell
from tests.support.rule import rule
from tests.support.table import ME, THIRD, YOU, Made, Situation, made, position

NOWHERE = Cards(("location",), "opposing")


def gain(amount: Amount) -> Made:
    """An action that gains so much lore."""
    return spell(ToPlayer("gain lore", amount))


def scene(*cards: Made, third: bool = False) -> Situation:
    """Two players (or three) with a few cards each."""
    return position(
        me={
            "lore": 2,
            "hand": ["Spell", "Rock", "Noise"],
            "play": ["Ant (damage 1)", "Bear (damage 2)", "Cat (under Dog)", "Hut"],
            "discard": ["Ant", "Ant", "Fox"],
            "ink": 4,
        },
        you={"lore": 5, "hand": ["Ant"], "play": ["Dog", "Fox (exerted)"]},
        third={"lore": 7, "hand": ["Ant", "Ant", "Ant"]} if third else None,
        cards=[*PLAIN, *cards],
    )


AMOUNTS = [
    (gain(3), 3),
    (gain(Count(MINE)), 3),
    (gain(Count(CHARACTERS)), 5),
    (gain(Count(Cards(("character",), "any", (Is("damaged"),)))), 2),
    (gain(Count(Cards(("item", "action"), "yours", (), "hand"))), 2),
    (gain(Count(NOWHERE)), 0),
    (gain(Size(Every(THEIRS))), 2),
    (gain(Size(Top(4))), 4),
    (gain(Size(Top(40))), 10),
    (gain(Sum("strength", Every(MINE))), 9),
    (gain(Sum("willpower", Every(THEIRS))), 8),
    (gain(Sum("lore", Every(MINE))), 6),
    (gain(Sum("cost", Every(THEIRS))), 6),
    (gain(Sum("damage", EVERYBODY)), 3),
    (gain(Sum("move cost", Every(Cards(("location",))))), 1),
    (gain(Sum("cards under", Every(MINE))), 1),
    (gain(Sum("printed lore", Every(THEIRS))), 2),
    (gain(PlayerHas("lore")), 2),
    (gain(PlayerHas("lore", "each opponent")), 5),
    (gain(PlayerHas("lore", "each player")), 7),
    (gain(Different("ink types", MINE)), 3),
    (gain(Different("names", Cards((), "yours", (), "discard"))), 2),
    (gain(Different("costs", Cards((), "yours", (), "discard"))), 2),
    (gain(Math("plus", 2, Count(MINE))), 5),
    (gain(Math("minus", Count(MINE), 2)), 1),
    (gain(Math("minus", 2, Count(MINE))), 0),
    (gain(Math("times", 2, Count(MINE))), 6),
    (gain(Math("half", Count(MINE))), 1),
    (gain(Math("half up", Count(MINE))), 2),
    (gain(Math("least", 2, Count(MINE))), 2),
    (gain(Math("most", 2, Count(MINE))), 3),
    (gain(MostAmong("strength", MINE)), 5),
    (gain(MostAmong("strength", MINE, lowest=True)), 1),
    (gain(MostAmong("strength", NOWHERE)), 0),
]


@rule("lorcana", "6.1.8", "1.11.1")
@pytest.mark.parametrize(("action", "amount"), AMOUNTS)
def test_an_amount(action, amount):
    game = scene(action).push("play Spell")
    assert game.lore(ME) == 2 + amount


MOST_LORE = gain(PlayerHas("lore", "any opponent"))
ALL_THEIR_LORE = gain(PlayerHas("lore", "each opponent"))


@rule("lorcana", "1.3.5", "9.2.2")
@pytest.mark.parametrize(("action", "amount"), [(MOST_LORE, 7), (ALL_THEIR_LORE, 12)])
def test_the_lore_of_an_opponent_is_that_of_the_one_with_the_most(action, amount):
    assert scene(action, third=True).push("play Spell").lore(ME) == 2 + amount


LORE_OF_THEM = spell(
    EachPlayer("each opponent", ToPlayer("gain lore", Math("half", PlayerHas("lore", "they")), "they"))
)


@rule("lorcana", "6.7.6", "9.2.2")
def test_the_lore_of_each_of_them_in_turn():
    game = scene(LORE_OF_THEM, third=True).push("play Spell")
    assert (game.lore(ME), game.lore(YOU), game.lore(THIRD)) == (2, 7, 10)


THAT_MUCH = [
    (spell(Steps((Do("deal damage", Every(THEIRS), 2), ToPlayer("gain lore", That())))), [], 4),
    (spell(Steps((PutCounters("damage", 1, EVERYBODY), ToPlayer("gain lore", That())))), [], 5),
    (spell(Steps((RemoveCounters("damage", 5, Every(MINE), up_to=False), ToPlayer("gain lore", That())))), [], 3),
    (spell(Steps((RemoveCounters("damage", 2, Chosen(MINE)), ToPlayer("gain lore", That())))),
     ["choose Bear", "amount 1"], 1),
    (spell(Steps((Discard(2), ToPlayer("gain lore", That())))), ["choose Rock; Noise"], 2),
    (spell(Steps((Discard(0, by="all"), ToPlayer("gain lore", That())))), [], 2),
    (spell(Steps((Draw(3), ToPlayer("gain lore", That())))), [], 3),
    (spell(Steps((ToPlayer("lose lore", 9, "each opponent"), ToPlayer("gain lore", That())))), [], 5),
    (spell(Steps((Do("banish", Every(THEIRS)), ToPlayer("gain lore", That())))), [], 2),
    (spell(Steps((
        MoveCounters("damage", "all", Chosen(MINE, name="from"), Chosen(THEIRS)), ToPlayer("gain lore", That())))),
     ["choose Bear", "choose Dog"], 2),
    (spell(Steps((MoveCounters("damage", 1, Every(MINE), Chosen(THEIRS)), ToPlayer("gain lore", That())))),
     ["choose Dog"], 2),
]  # fmt: skip


@rule("lorcana", "1.4.3.2", "1.2.3")
@pytest.mark.parametrize(("action", "choices", "amount"), THAT_MUCH)
def test_that_much_is_what_really_happened(action, choices, amount):
    game = scene(action).push("play Spell", *choices)
    assert game.lore(ME) == 2 + amount


ECHO = hero(Triggered((When("is dealt damage", THEIRS),), ToPlayer("gain lore", That())))


@rule("lorcana", "1.4.3.2")
def test_that_much_of_an_event_is_its_amount():
    game = position(me={"play": ["Hero", "Bear"]}, you={"play": ["Fox (exerted)"]}, cards=[*PLAIN, ECHO])
    game.push("challenge Bear -> Fox")
    assert game.lore(ME) == 3


LAST_KNOWN = [
    (spell(Steps((Do("banish", Chosen(CHARACTERS)), ToPlayer("gain lore", Sum("strength", Ref()))))), "Cat", 5),
    (spell(Steps((Do("return to hand", Chosen(CHARACTERS)), ToPlayer("gain lore", Sum("damage", Ref()))))), "Bear", 2),
    (
        spell(Steps((Do("return to hand", Chosen(CHARACTERS)), ToPlayer("gain lore", Sum("cards under", Ref()))))),
        "Cat",
        1,
    ),
]


@rule("lorcana", "6.7.7")
@pytest.mark.parametrize(("action", "chosen", "amount"), LAST_KNOWN)
def test_the_figures_of_a_card_that_has_left_are_its_last_ones(action, chosen, amount):
    game = scene(action).push("play Spell", f"choose {chosen}")
    assert game.lore(ME) == 2 + amount


COST_IN_HAND = spell(Steps((Choose(Chosen(Cards((), "yours", (), "hand"))), ToPlayer("gain lore", Sum("cost", Ref())))))
COST_ON_TOP = spell(Steps((Look(Top(2)), ToPlayer("gain lore", Sum("cost", Ref("looked"))))))


@rule("lorcana", "5.2.2")
def test_the_figures_of_cards_that_are_not_in_play_are_the_printed_ones():
    game = scene(COST_IN_HAND).push("play Spell", "choose Rock")
    assert game.lore(ME) == 4
    assert scene(COST_ON_TOP).push("play Spell").lore(ME) == 4


HAPPENED = [
    (gain(Happened("draw")), ["play Lesson"], 2),
    (gain(Happened("draw", "each opponent")), ["play Lesson"], 0),
    (gain(Happened("play")), ["play Ant", "play Rock"], 3),  # with this action itself
    (gain(Happened("play", "you", Cards(("character",)))), ["play Ant", "play Rock"], 1),
    (gain(Happened("play", "each player", Cards(("item",)))), ["play Ant", "play Rock"], 1),
    (gain(Happened("quest")), ["quest Bear", "quest Fox"], 2),
    (gain(Happened("quest", "you", Cards(("character",), "any", (Is("damaged"),)))), ["quest Bear", "quest Fox"], 1),
    (gain(Happened("banish", "each player", Cards((), "opposing"))), ["play Blast"], 1),
    (gain(Happened("banish", "each opponent")), ["play Blast"], 0),  # you did it
    (gain(Happened("banish")), ["play Blast"], 1),
    (gain(Happened("banish", "each player", Cards((), "any", (OfType(("character",)),)))), ["play Blast"], 1),
]
IN_CHALLENGES = [
    (gain(Happened("banished in a challenge", "each player", Cards((), "opposing"))), 1),
    (gain(Happened("banished in a challenge", "each opponent")), 0),
    (gain(Happened("banished in a challenge")), 0),
]


@rule("lorcana", "6.1.13.4", "4.6.2")
@pytest.mark.parametrize(("action", "amount"), IN_CHALLENGES)
def test_how_many_were_banished_in_a_challenge(action, amount):
    game = position(
        me={"hand": ["Spell", "Blast"], "play": ["Bear"]},
        you={"play": ["Ant (exerted)", "Dog"]},
        cards=[*PLAIN, action, BLAST],
    )
    game.push("challenge Bear -> Ant", "play Blast", "play Spell")
    assert game.lore(ME) == amount


SEEN_BY_OTHERS = [
    (gain(Happened("boost")), ["boost Hero"], 1),
    (gain(Happened("shift onto")), ["shift Bear - Heir -> Bear"], 1),
    (gain(Happened("move from a location")), ["move Hero -> Hut"], 0),
    (gain(Happened("move from a location")), ["move Hero -> Hut", "move Hero -> Tower"], 1),
]


@rule("lorcana", "6.1.13.4")
@pytest.mark.parametrize(("action", "deeds", "amount"), SEEN_BY_OTHERS)
def test_what_only_other_cards_wait_for_is_counted_too(action, deeds, amount):
    heir = made("Bear", version="Heir", cost=5, strength=1, willpower=5, abilities=[Keyword("Shift", 1)])
    game = position(
        me={"hand": ["Spell", "Bear - Heir"], "play": ["Hero", "Bear", "Hut", "Tower"], "ink": 6},
        cards=[*PLAIN, action, heir, hero(Keyword("Boost", 1))],
    )
    game.push(*deeds, "play Spell")
    assert game.lore(ME) == amount


LESSON = spell(Draw(2), "Lesson")
BLAST = spell(Do("banish", Every(THEIRS)), "Blast")


@rule("lorcana", "6.1.13.4", "1.12.2")
@pytest.mark.parametrize(("action", "deeds", "amount"), HAPPENED)
def test_how_often_something_has_happened_this_turn(action, deeds, amount):
    game = position(
        me={
            "hand": ["Spell", "Lesson", "Ant", "Rock", "Blast"],
            "play": ["Bear (damage 1)", "Fox"],
            "ink": 5,
        },
        you={"play": ["Dog"]},
        cards=[*PLAIN, LESSON, BLAST, action],
    )
    game.push(*deeds)
    before = game.lore(ME)
    game.push("play Spell")
    assert game.lore(ME) - before == amount


STRENGTH_OF_THIS = hero(Triggered((When("quest", "this"),), ToPlayer("gain lore", Sum("strength", This()))), strength=4)
THEIR_LORE = spell(
    Steps(
        (
            Choose(Chosen(THEIRS)),
            If(
                Compare(PlayerHas("lore", PlayerOf(Ref())), "at least", 5),
                ToPlayer("gain lore", 1),
                ToPlayer("lose lore", 1),
            ),
        )
    )
)


@rule("lorcana", "6.6.2")
def test_the_strength_of_this_card():
    game = position(me={"play": ["Hero"]}, cards=[*PLAIN, STRENGTH_OF_THIS]).push("quest Hero")
    assert game.lore(ME) == 5


@rule("lorcana", "1.4.3.1")
def test_the_lore_of_the_player_of_a_chosen_card():
    assert scene(THEIR_LORE).push("play Spell", "choose Dog").lore(ME) == 3
