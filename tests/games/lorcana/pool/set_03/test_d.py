"""Set 3: what the cards that begin with D do at the table."""

import pytest

from mazo.abilities.tree.effects import Keyword
from mazo.games.lorcana.cards.catalogue import standard
from mazo.games.lorcana.cards.construction import check
from mazo.texts.decklists import DeckEntry
from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import ME, YOU, made

PUPPY = "Dalmatian Puppy - Tail Wagger"

BRUTE = made("Brute", strength=3, willpower=4, abilities=[Keyword("Reckless")])
MALEFICENT = made("Maleficent", version="Young")


@card("Dalmatian Puppy - Tail Wagger")
def test_ninety_nine_puppies_make_a_deck_but_not_a_hundred():
    assert check([DeckEntry(99, PUPPY)], standard(), "infinity") == ()
    assert [problem.reason for problem in check([DeckEntry(100, PUPPY)], standard(), "infinity")] == ["above-own-limit"]


@card("Diablo - Faithful Pet")
@pytest.mark.parametrize(
    ("answers", "deck"), [(["yes", "pick 2"], "Hen"), (["yes", "pick 1"], "Bear"), (["no"], "Bear")]
)
def test_diablo_may_look_ahead_for_maleficent(answers, deck):
    game = table(
        {"play": ["Diablo - Faithful Pet"], "hand": ["Maleficent - Young"], "ink": 1, "deck": ["Bear", "Hen"]},
        cards=[MALEFICENT],
    )
    game.push("play Maleficent", *answers)
    assert (game.deck(ME)[0], game.knows(YOU, "Bear")) == (deck, False)


@card("Diablo - Faithful Pet")
def test_diablo_does_not_look_for_others():
    assert not asked(table({"play": ["Diablo - Faithful Pet"], "hand": ["Hen"], "ink": 1}).push("play Hen"))


@card("Divebomb")
def test_divebomb_banishes_somebody_weaker_than_the_reckless_character_given():
    game = table(
        {"hand": ["Divebomb"], "ink": 3, "play": ["Brute", "Wolf"]}, {"play": ["Bear", "Hen", "Giant"]}, cards=[BRUTE]
    )
    game.push("play Divebomb")
    assert game.legal() == ["choose Wolf", "choose Hen"]
    game.push("choose Hen")
    assert (game.play(ME), game.play(YOU)) == (["Wolf"], ["Bear", "Giant"])


@card("Divebomb")
def test_divebomb_without_a_reckless_character_of_yours_does_nothing():
    game = table({"hand": ["Divebomb"], "ink": 3, "play": ["Bear"]}, {"play": ["Hen", "Brute"]}, cards=[BRUTE])
    assert game.push("play Divebomb").play(YOU) == ["Hen", "Brute"]
