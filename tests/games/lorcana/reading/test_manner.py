"""Manners of speaking: kept where they are unusual, left out where the text is like that by itself."""

import pytest

from mazo.abilities.tree.effects import Action
from mazo.abilities.tree.nouns import Cards, Compare, Count, Every, Has, They, This
from mazo.games.lorcana.words import sentence_of
from tests.games.lorcana.reading.texts import ability, effect, static, triggered

MINE = Cards(("character",), "yours")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Ready all your characters.", ""),
        ("Ready your characters.", "bare"),
        ("Ready each of your characters.", "each"),
    ],
)
def test_all_of_them_are_said_as_printed(text, said):
    assert effect(text).them == Every(MINE, said)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("If you have an item in play, you pay 1 {I} less to play this character.", ""),
        ("While you have an item in play, you pay 1 {I} less to play this character.", "while"),
        ("While you have an item in play, this character can't ready.", ""),
        ("If you have an item in play, this character can't ready.", "if"),
        ("This character can't ready while you have an item in play.", "while after"),
    ],
)
def test_a_condition_has_the_word_that_was_printed(text, said):
    assert static(text).said == said
    assert sentence_of(static(text), "en") == text


@pytest.mark.parametrize(
    "text",
    [
        "When this character quests, draw a card.",
        "Whenever one of your characters is challenged, draw a card.",
        "Whenever a damaged character challenges another character, draw a card.",
        "While this character is exerted, whenever you draw a card, gain 1 lore.",
        "Whenever this character banishes another character in a challenge during your turn, draw a card.",
        "Whenever you play this or another Baker character, draw a card.",
        "Whenever an opponent plays an item, draw a card.",
        "Whenever another character is played, draw a card.",
        "Whenever this character quests or challenges, draw a card.",
        "At the end of your turn, if you don't have a Baker character in play, draw a card.",
        "At the end of your turn, if you didn't play an item this turn, draw a card.",
        "At the end of your turn, if none of your characters challenged this turn, draw a card.",
        "When you play this character, if you have characters named Mira and Zed in play, draw a card.",
        "When you play this character, if you have a Baker character and a Sailor character in play, draw a card.",
        "When you play this character, if an opposing character was banished in a challenge this turn, draw a card.",
        "When you play this character, if an opposing damaged character is in play, draw a card.",
        "When you play this character, if you have a character in play with 5 {S} or more, draw a card.",
        "When you play this character, if there's an item card in your discard, draw a card.",
        "This character gets +1 {L} for each card under them.",
        "For each item you have in play, this character gets +1 {L}.",
        "This character can't be challenged by Baker characters.",
        "Characters with cost 2 or less can't challenge this character.",
        "This character can't quest or challenge unless you pay 1 {I}.",
        "You can't play this character unless you have 5 or more characters in play.",
        "This character can't gain Evasive.",
        "While all cards in your inkwell are exerted, this character gains Rush.",
        "While being challenged, this character gets +2 {S}.",
        "While this character is being challenged, the challenging character gets -1 {S}.",
    ],
)
def test_what_was_printed_is_said_again(text):
    assert sentence_of(ability(text), "en") == text


@pytest.mark.parametrize(
    "text",
    [
        "Gain lore equal to the number of characters you have in play.",
        "Gain 1 lore for each damaged character opponents have in play.",
        "Deal 1 damage to chosen character for each exerted character you have in play.",
        "Deal damage to chosen character equal to the number of your other Baker characters in play.",
        "Deal 2 damage to each character in play.",
        "All opposing characters get -2 {S} this turn.",
        "Exert 4 items of yours.",
        "Banish chosen Baker of yours.",
        "Exert chosen opposing character and all other opposing characters with the same name.",
        "Chosen character gains Rush, Reckless, and Evasive this turn.",
        "For the rest of this turn, whenever one of your characters quests, draw a card.",
        "Count the number of characters you have in play. "
        "You pay that amount of {I} less for the next character you play this turn.",
    ],
)
def test_what_an_action_says_is_said_again(text):
    assert sentence_of(Action(effect(text)), "en", card_type="action") == text


def test_a_pronoun_in_the_circumstances_of_an_event_is_this_card():
    made = triggered("Whenever this character quests while he has 5 {S} or more, draw a card.")
    assert made.when[0].conditions == (They(This(), (Has("strength", "at least", 5),)),)


def test_nothing_is_kept_of_the_usual_manner():
    made = triggered("When you play this character, if you have another Baker character in play, gain 1 lore.")
    assert isinstance(made.condition, Compare)
    assert isinstance(made.condition.left, Count)
    assert (made.condition.left.said, made.condition.left.cards.said, made.when[0].said) == ("", "", "")
