"""What pronouns mean, rule by rule."""

import pytest

from mazo.abilities.tree.deeds import Discard, Do
from mazo.abilities.tree.effects import Cant, Get, Play, Steps
from mazo.abilities.tree.nouns import (
    Cards,
    Chosen,
    Not,
    PlayerOf,
    Ref,
    SameObject,
    This,
)
from tests.games.lorcana.reading.texts import activated, effect, refused, triggered


def steps(text):
    made = effect(text)
    assert isinstance(made, Steps)
    return made.of


def test_they_are_the_ones_just_chosen():
    _ready, cant = steps("Ready chosen character. They can't quest for the rest of this turn.")
    assert cant == Cant(Ref("it"), "quest", "this turn")


def test_they_are_all_of_them_if_all_were_spoken_of():
    ready, cant = steps("Ready all your characters. They can't quest for the rest of this turn.")
    assert cant.them == ready.them


def test_they_are_what_the_event_befell():
    made = triggered("Whenever you play a character, they gain Evasive this turn.")
    assert made.do.them == Ref("subject")


def test_they_are_this_card_if_nobody_else_was_spoken_of():
    made = triggered("Whenever this character quests, draw a card for each card under them.")
    assert made.do.amount.of == This()


def test_he_is_this_card_until_a_character_is_chosen():
    mine = triggered("Whenever this character quests, ready this character. He can't quest for the rest of this turn.")
    assert mine.do.of[1].them == This()
    chosen = triggered(
        "When you play this character, ready chosen character. He can't quest for the rest of this turn."
    )
    assert chosen.do.of[1].them == Ref("it")


def test_a_choice_inside_an_amount_comes_first_but_he_was_said_before_it():
    made = triggered("Whenever this character quests, he gets +{S} equal to the {S} of chosen character this turn.")
    assert made.do.of[1] == Get(This(), "strength", made.do.of[1].amount, "this turn")
    assert made.do.of[1].amount.of == Ref("it")


def test_it_is_the_card_that_was_shown():
    made = effect("Reveal the top card of your deck. If it's an item card, put it into your hand.")
    assert made.of[1].then.them == Ref("it")


def test_it_is_the_card_that_was_looked_at():
    _look, put = steps("Look at the top card of your deck. Put it on either the top or the bottom of your deck.")
    assert put.them == Ref("looked")


def test_that_character_is_the_one_shown_before_the_one_of_the_event():
    made = triggered(
        "During an opponent's turn, whenever one of your characters is banished, you may reveal the top card of your "
        "deck. If it's a character card, you may play that character for free."
    )
    (_, condition) = made.do.do.of
    assert condition.then.do == Play(Ref("it"))


def test_that_card_is_the_one_of_the_event():
    made = triggered("Whenever one of your items is banished, you may return that card to your hand.")
    assert made.do.do.them == Ref("subject")


def test_that_location_is_the_one_moved_to():
    made = triggered("Whenever this character moves to a location, gain lore equal to that location's {L}.")
    assert made.do.amount.of == Ref("other")


def test_the_challenging_character_and_their_player():
    made = triggered(
        "Whenever a character of yours is challenged, the challenging character gets -3 {S} this turn unless their "
        "player pays 3 {I}."
    )
    assert made.do.do.them == Ref("challenger")
    assert made.do.who == PlayerOf(Ref("challenger"))


def test_that_player_is_the_player_of_what_was_chosen():
    text = "Return chosen character to their player's hand, then that player discards a card at random."
    _back, discard = steps(text)
    assert discard == Discard(1, PlayerOf(Ref("it")), by="random")


def test_a_later_choice_has_a_name_of_its_own():
    first, second = steps(
        "Chosen opposing character gets -2 {S} this turn. Chosen character of yours gets +2 {S} this turn."
    )
    assert (first.them.name, second.them.name) == ("it", "second")


def test_another_is_another_than_the_one_chosen_before():
    made = triggered(
        "When you play this character, deal 1 damage to chosen character of yours to deal 3 damage to another chosen "
        "character."
    )
    other = Cards(("character",), where=(Not(SameObject(Ref("it"))),))
    assert made.do.then == Do("deal damage", Chosen(other, name="second"), 3)


def test_another_is_another_than_this_card_if_none_was_chosen_before():
    made = triggered("When you play this character, ready another chosen character of yours.")
    assert made.do == Do("ready", Chosen(Cards(("character",), "yours", other=True)))


def test_another_is_another_than_the_one_that_was_hurt():
    made = triggered(
        "During your turn, whenever this character deals damage to another character in a challenge, you may deal the "
        "same amount of damage to another chosen character."
    )
    assert Not(SameObject(Ref("other"))) in made.do.do.them.cards.where


def test_what_was_paid_with_is_known_to_the_effect():
    text = "Play a character with the same name as the banished character for free."
    made = activated(text, "Banish one of your other characters")
    assert made.cost.effects[0].them.name == "first"
    assert made.do.them.cards.where[0].cards == Ref("first")


@pytest.mark.parametrize(
    "text",
    [
        "Gain lore equal to that location's {L}.",
        "When you play this item, those characters can't quest this turn.",
    ],
)
def test_a_pronoun_that_means_nothing_is_refused(text):
    refused(text, "item")


def test_it_otherwise_is_chosen_where_only_the_first_branch_would_have_chosen_it():
    made = effect(
        "If you have 2 or more items in play, return an item card from your discard to your hand. "
        "Otherwise, put it on the bottom of your deck."
    )
    assert isinstance(made.then.them, Chosen)
    assert made.otherwise.them == made.then.them
