"""Sentences close to printed ones that once were read as if a word of theirs weren't there."""

import pytest

from mazo.abilities.tree.effects import Get, Static
from mazo.abilities.tree.nouns import Cards, Count, During, Is, This
from mazo.games.lorcana.words import sentence_of
from tests.games.lorcana.reading.texts import refused, static, triggered


def test_being_challenged_is_said_of_this_card_or_of_each_of_several():
    mine = static("While this character is being challenged, your other Baker characters get +1 {S}.")
    assert mine.condition == During("being challenged")
    each = static("While being challenged, your other characters gain Resist +1.")
    assert each.condition is None
    assert Is("being challenged") in each.facts[0].them.cards.where


@pytest.mark.parametrize(
    "text",
    [
        "When you play this character, chosen opponent reveals your hand.",
        "Whenever one of your opponents' characters is returned to your hand, gain 1 lore.",
        "While there's another card under this character, this character gets +1 {S}.",
        "This character gains Evasive for each item you have in play.",
        "When you play this character, you may move this character to a Baker character for free.",
    ],
)
def test_a_word_that_changes_the_meaning_is_not_passed_over(text):
    refused(text)


def test_what_may_be_revealed_need_not_be():
    looks = (
        "When you play this character, look at the top 4 cards of your deck. {} a Baker character card and put it into"
    )
    rest = " your hand. Put the rest on the bottom of your deck in any order."
    (may, must) = (triggered(looks.format(how) + rest).do.of[1].puts[0] for how in ("You may reveal", "Reveal"))
    assert may.up_to
    assert not must.up_to


def test_what_is_counted_by_two_things_is_said_in_two_clauses():
    items, bakers = Count(Cards(("item",), "yours")), Count(Cards(("character",), "yours"))
    said = sentence_of(Static((Get(This(), "strength", items), Get(This(), "willpower", bakers))), "en")
    assert said.count("for each") == 2


def test_opponents_cant_unless_somebody_else_does():
    text = "Opponents can't play actions unless you have a Baker character in play."
    assert static(text).condition is not None
    assert static(text).facts[0].unless is None
