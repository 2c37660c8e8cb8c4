"""One happening, told in the present, in the past, of cards, by players, and how often."""

import pytest

from mazo.abilities.tree.nouns import Cards, Compare, Count, DoesntHold, Happened, Is, They, This, Turn
from tests.games.lorcana.reading.texts import effect, refused, static, triggered

CHARACTER = Cards(("character",))
MINE = Cards(("character",), "yours")
SAILORS_QUEST = "Whenever this character quests, if {}, draw a card."


def condition(text):
    return triggered(SAILORS_QUEST.format(text)).condition


@pytest.mark.parametrize(
    ("text", "happened"),
    [
        ("one of your characters was banished this turn", Happened("banish", "each player", MINE)),
        ("another character was banished in a challenge this turn",
         Happened("banished in a challenge", "each player", Cards(("character",), other=True))),
        ("an opposing character took damage this turn",
         Happened("takes damage", "each player", Cards(("character",), "opposing"))),
        ("an opponent played an item this turn", Happened("play", "any opponent", Cards(("item",)))),
        ("you've discarded an item card this turn", Happened("discard", "you", Cards(("item",)))),
        ("a character card was put into your discard this turn",
         Happened("put into discard", "each player", Cards(("character",), "yours", zone="discard"))),
        ("an opposing character sang a song this turn", Happened("sing", "each opponent", CHARACTER)),
        ("you put a card under this character this turn", None),
    ],
)  # fmt: skip
def test_what_can_be_waited_for_can_be_asked_for_later(text, happened):
    asked = condition(text)
    assert isinstance(asked, Compare)
    assert (asked.comparison, asked.right) == ("at least", 1)
    if happened is not None:
        assert asked.left == happened


def test_the_same_verb_is_waited_for_in_the_active_and_in_the_passive():
    (active,) = triggered("Whenever an opponent plays an item, draw a card.").when
    (passive,) = triggered("Whenever an item is played, draw a card.").when
    assert (active.event, active.cards) == ("play", Cards(("item",), "opposing"))
    assert (passive.event, passive.cards) == ("play", Cards(("item",)))


def test_only_the_first_time_in_a_turn():
    made = triggered("The first time you play a Sailor character each turn, draw a card.")
    assert (made.when[0].nth, made.once) == (1, "turn")


def test_twice_in_a_turn_and_once_in_theirs():
    assert triggered("Twice during your turn, whenever you ready this character, gain 1 lore.").once == "twice"
    made = triggered("Once during each opponent's turn, whenever this character is challenged, gain 1 lore.")
    assert made.once == "opponents turn"


def test_in_a_challenge_is_said_of_whoever_is_banished():
    (when,) = triggered(
        "Whenever another character is banished in a challenge while here, draw a card.", "location"
    ).when
    assert isinstance(when.cards, Cards)
    assert Is("here") in when.cards.where


@pytest.mark.parametrize(
    "text",
    [
        "Whenever no characters quest, draw a card.",
        "Whenever 2 or more characters quest, draw a card.",
        "Whenever this character quests in a challenge, draw a card.",
        "Whenever they draw a card, gain 1 lore.",
        "When this character sings an item, draw a card.",
        SAILORS_QUEST.format("this character challenged another character this turn"),
        SAILORS_QUEST.format("you removed 3 or more damage from one of your characters this turn"),
        SAILORS_QUEST.format("one of your characters was returned to your hand this turn"),
    ],
)
def test_what_nobody_is_told_or_remembers_is_refused(text):
    refused(text)


def test_after_a_noun_it_is_said_of_the_cards_themselves():
    (fact,) = static("Your characters who quested this turn get +1 {S}.").facts
    assert fact.them.cards.where == (Is("quested this turn"),)
    (fact,) = static("Characters that were challenged this turn get -1 {S}.").facts
    assert fact.them.cards.where == (Is("was challenged this turn"),)
    refused("Your characters who were banished this turn get +1 {S}.")


@pytest.mark.parametrize("text", ["you didn't play an item this turn", "you haven't played an item this turn"])
def test_what_did_not_happen(text):
    assert condition(text) == DoesntHold(Compare(Happened("play", "you", Cards(("item",))), "at least", 1))


def test_an_opponent_who_did_so():
    made = effect("Each opponent who played an item this turn loses 1 lore.")
    assert made.do.condition == Compare(Happened("play", "they", Cards(("item",))), "at least", 1)


def test_leads_stand_before_each_other():
    made = triggered(
        "During your turn, while this character is exerted, whenever you play an item, for each item you have in play, "
        "gain 1 lore."
    )
    assert made.when[0].conditions == (Turn(), They(This(), (Is("exerted"),)))
    assert isinstance(made.do.amount, Count)
    made = triggered("When you play this character, if you have an item in play, until the start of your next turn, "
                     "this character gains Ward.")  # fmt: skip
    assert (made.do.until, made.condition is not None) == ("until your next turn", True)


@pytest.mark.parametrize(
    "text",
    [
        "If you do, whenever this character quests, draw a card.",
        "Twice per turn, whenever you draw a card, gain 1 lore.",
        "Once during your turn, once per turn, whenever you draw a card, gain 1 lore.",
        "During their turn, whenever you draw a card, gain 1 lore.",
        "At the end of their turn, gain 1 lore.",
        "Put that card on the bottom of your deck instead of into your discard.",
    ],
)
def test_leads_that_say_nothing_together_are_refused(text):
    refused(text)


@pytest.mark.parametrize(
    "text",
    [
        "Opponents can't play items.",
        "Opponents can't gain lore.",
        "You can't lose lore.",
        "Opponents can't gain lore unless they have 2 or more cards in their hand.",
    ],
)
def test_players_are_kept_from_what_they_undertake(text):
    assert static(text).facts[0].act in ("play", "gain lore", "lose lore")


@pytest.mark.parametrize(
    "text",
    [
        "Opponents can't draw a card.",
        "Opponents can't ready 1 of their characters at the start of their next turn.",
        "Opponents can't play 2 or more items.",
        "When you play this character, if items are banished this turn, draw a card.",
        "When you play this character, if items were banished this turn, draw a card.",
    ],
)
def test_what_nobody_can_be_kept_from_and_no_number_are_refused(text):
    refused(text)


def test_those_to_whom_it_was_done_are_only_counted():
    made = triggered("When you play this character, draw a card for each character banished this turn.")
    assert isinstance(made.do.amount, Happened)
    refused("When you play this character, ready each character banished this turn.")
    refused("When you play this character, ready each character discarded this way.")


def test_cards_enter_play_exerted_as_a_happening_and_as_a_rule():
    made = triggered("Whenever one of your other characters enters play exerted, gain 1 lore.")
    assert made.when[0].event == "play"
    assert static("Opposing items enter play exerted.").facts[0].state == "exerted"
    refused("Whenever one of your other characters enters play with 2 damage, gain 1 lore.")
    refused("Opposing items enter play.")


def test_on_top_of_a_card_is_for_shifting():
    made = triggered("Whenever you shift a character on top of this character, gain 1 lore.")
    assert made.when[0].event == "shift onto"
    refused("Whenever you shift a character on this character, gain 1 lore.")
    refused("Whenever you play a character on top of this character, gain 1 lore.")
    refused("Put the top card of your deck on your deck.")


def test_either_way_to_play_is_no_happening_of_its_own():
    assert triggered("When you shift this character, gain 1 lore.").when[0].event == "play"
    refused("When you play or shift this character, gain 1 lore.")
    refused("You may banish chosen item of yours to play or shift this character for free.")
