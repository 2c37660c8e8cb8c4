"""Nouns, figures, quantities, places and counters combine: sentences that no card has printed read back."""

import pytest

from mazo.abilities.reading.passage import Refused
from mazo.abilities.tree.deeds import ToPlayer
from mazo.abilities.tree.nouns import Compare, PlayerHas
from mazo.games.lorcana.reading.tongue import say
from tests.games.lorcana.reading.texts import effect, reader, refused, static, triggered


@pytest.mark.parametrize(
    "text",
    [
        "Banish up to 2 other chosen opposing damaged characters.",
        "Exert all opposing Baker characters with cost 3 or less.",
        "Put chosen Sailor character or item on the bottom of their player's deck.",
        "Search your deck for a Baker character card or a location card and reveal that card to all players.",
        "Each opponent gets an ink drop.",
        "Get 3 ink drops.",
        "Deal 2 damage to chosen character for each item you have in play.",
        "Remove up to 3 damage from each of your Tin Folk characters.",
        "Each opponent with fewer than 3 cards in their hand loses 1 lore.",
        "Each opponent with more ink drops than you chooses and discards a card.",
        "Banish chosen Ruby character without Evasive.",
        "Return chosen character not named Mira to their player's hand.",
    ],
)
def test_an_action_of_known_parts_is_said_again(text):
    (made,) = reader().action(text, "action")
    assert say(made, "action") == text


@pytest.mark.parametrize(
    "text",
    [
        "Opponents pay 2 {I} more to play songs.",
        "You pay 1 {I} less for the first Baker character you play each turn.",
        "While you have 3 or more ink drops, this character gets +2 {S}.",
        "While you have no ink drops, this character can't quest.",
        "While an opponent has more ink drops than you, this character gains Ward.",
        "While an opponent has 10 or more lore, this character gets +1 {L}.",
        "This character can challenge ready damaged characters.",
        "While you have 4 or more Steel items in play, this character gets +2 {S}.",
        "While this character has 3 or more damage, this character gains Reckless.",
        "Opponents can't lose lore.",
    ],
)
def test_a_fact_of_known_parts_is_said_again(text):
    assert say(static(text), "character") == text


@pytest.mark.parametrize("verb", ["get", "remove"])
def test_counters_are_waited_for_one_by_one(verb):
    made = triggered(f"Whenever you {verb} an ink drop, gain 1 lore.")
    assert made.when[0].event == f"{verb}s ink drops"
    refused(f"Whenever you {verb} 2 ink drops, gain 1 lore.")


@pytest.mark.parametrize("verb", ["got", "removed"])
def test_a_turn_is_asked_for_counters(verb):
    text = f"When you play this character, if you {verb} an ink drop this turn, draw a card."
    assert say(triggered(text), "character") == text


def test_counters_of_a_player_are_none_of_a_card():
    assert effect("Remove an ink drop.") == ToPlayer("remove ink drops", 1)
    refused("Put 2 ink drops on chosen character.")
    refused("Move all ink drops from chosen character to another chosen character.")


def test_what_a_player_has_is_compared_with_another_player():
    made = static("While an opponent has more lore than you, this character gets +1 {L}.")
    assert made.condition == Compare(PlayerHas("lore", "any opponent"), "more than", PlayerHas("lore", "you"))
    refused("While you have more lore than you, this character gets +1 {L}.")


def test_what_is_said_of_that_character_is_said_of_each_such_one():
    made = static("While one of your Baker characters is exerted, that character gains Ward.")
    assert say(made, "character") == "Your exerted Baker characters gain Ward."


@pytest.mark.parametrize(
    "text",
    [
        "Draw 2 lore.",
        "Gain 2 cards.",
        "Deal 2 ink drops to chosen character.",
        "Put the rest into your hand and one into your discard.",
        "Gain lore equal to the number of Baker characters you have in play, to a maximum of 3 cards.",
    ],
)
def test_parts_that_do_not_fit_are_refused(text):
    refused(text)


@pytest.mark.parametrize(
    "text",
    [
        "Banish chosen Baker or Ruby character.",
        "Chosen character gains the Ruby classification this turn.",
        "Banish chosen character not with cost 3.",
        "Draw until you have 3 cards in their hand.",
    ],
)
def test_a_combination_that_means_nothing_is_refused(text):
    with pytest.raises(Refused):
        reader().action(text, "action")
