"""Keywords that only a card file defines: what they say stands in quotes where cards gain them, or they are refused."""

import pytest

from mazo.games.lorcana.cards.importer import PrintedAbility, Printing
from mazo.games.lorcana.reading.library import compiled_library
from mazo.games.lorcana.reading.own_keywords import definitions, meaning

ONE = {"Glow 1": "Whenever this character quests, gain 1 lore."}
TWO = ONE | {"Glow 2": "Whenever this character quests, gain 2 lore."}


def printed(name, ability):
    return Printing(
        id=1, name=name, type="Character", cost=1, inkwell=True, set_code="X1", number=1, color="Amber",
        full_text=ability.full_text, abilities=(ability,),
    )  # fmt: skip


def keyword(name, text):
    return printed(name, PrintedAbility("keyword", text))


def saying(name, text):
    return printed(name, PrintedAbility("static", text, effect=text))


def problems(*cards):
    return {one.card for one in compiled_library(cards).problems}


GLOWER = keyword("Zed", "Glow 1 (Whenever this character quests, gain 1 lore.)")


@pytest.mark.parametrize(
    "text",
    [
        "Your other characters gain Glow 1.",
        "When you play this character, chosen character gains Evasive and Glow 1 this turn.",
    ],
)
def test_what_is_gained_by_name_is_what_the_reminder_says(text):
    assert problems(GLOWER, saying("Giver", text)) == set()


@pytest.mark.parametrize(
    "text",
    [
        "Your other characters gain Shine 1.",
        "Your other characters gain Glow 7.",
        "Your characters with Glow 1 get +1 {S}.",
        "When you play this character, chosen character loses Glow 1 this turn.",
    ],
)
def test_what_no_reminder_says_is_refused(text):
    assert problems(GLOWER, saying("Giver", text)) == {"Giver"}


def test_another_number_is_known_where_two_others_agree():
    assert meaning("Glow 3", TWO) == "Whenever this character quests, gain 3 lore."
    assert meaning("Glow 3", ONE) is None
    assert meaning("Glow 3", ONE | {"Glow 2": "Draw 2 cards."}) is None


def test_a_keyword_that_is_explained_in_two_ways_is_not_known():
    assert definitions([GLOWER, keyword("Zad", "Glow 1 (Whenever this character quests, draw a card.)")]) == {}
