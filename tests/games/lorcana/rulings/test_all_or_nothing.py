"""Rulings about "[A] to [B]" and "if you do": A is done completely or B doesn't happen."""

import pytest

from tests.support.rule import rule
from tests.support.table import ME, YOU, position

YZMA = "Yzma - Without Beauty Sleep"


@rule("lorcana", "6.1.5.1", "6.1.4.1")
@pytest.mark.parametrize(("deck", "strength", "milled"), [(3, 0, 3), (2, 3, 0)])
def test_dale_puts_three_cards_into_the_discard_or_none(deck, strength, milled):
    """Dale – Mischievous Ranger with two cards in the deck: there is nothing to decide."""
    game = position(me={"hand": ["Dale - Mischievous Ranger"], "ink": 9, "deck": deck}, you={"play": [YZMA]})
    game.push("play Dale")
    if milled:
        game.push("yes", "choose Yzma")
    assert (game.strength("Yzma"), len(game.names_in("discard", ME))) == (strength, milled)
    assert game.step == "main/actions"


@rule("lorcana", "6.1.5.1", "6.1.4.1")
@pytest.mark.parametrize(("items", "left"), [(3, 0), (2, 2)])
def test_stegmutt_returns_three_items_or_none(items, left):
    """Stegmutt – Clumsy Dinosaur with two items in the discard: there is nothing to decide."""
    game = position(
        me={"hand": ["Stegmutt - Clumsy Dinosaur"], "ink": 9, "discard": ["Dinglehopper"] * items},
        you={"play": [YZMA]},
    )
    game.push("play Stegmutt")
    assert ("yes" in game.legal()) == (items == 3)
    if items == 2:
        assert (game.names_in("discard", ME), game.damage("Yzma")) == (["Dinglehopper"] * 2, 0)


@rule("lorcana", "6.1.5.1", "1.2.3")
@pytest.mark.parametrize("edition", ["2.1.0", "2.0.0"])
@pytest.mark.parametrize(("deck", "strength", "milled"), [(3, 0, 3), (2, 3, 2)])
def test_before_2_2_dale_does_what_he_can_but_nothing_comes_of_a_part(edition, deck, strength, milled):
    """Dale – Mischievous Ranger with two cards in the deck: they go, and nobody gets weaker."""
    game = position(
        me={"hand": ["Dale - Mischievous Ranger"], "ink": 9, "deck": deck}, you={"play": [YZMA]}, edition=edition
    )
    game.push("play Dale", "yes")
    if milled == 3:
        game.push("choose Yzma")
    assert (game.strength("Yzma"), len(game.names_in("discard", ME))) == (strength, milled)
    assert game.step == "main/actions"


@rule("lorcana", "1.2.3")
@pytest.mark.parametrize(
    ("hand", "left"),
    [
        (["Dinglehopper"], []),
        (["Dragon Fire"], []),
        (["Dinglehopper", "Dinglehopper"], []),
        ([], []),
    ],
)
def test_lucifer_takes_what_there_is(hand, left):
    """Lucifer – Cunning Cat: two cards or an action; of a hand of one card that is no action, that card."""
    game = position(me={"hand": ["Lucifer - Cunning Cat"], "ink": 9}, you={"hand": hand}).push("play Lucifer")
    while game.step != "main/actions" or game.deciding == YOU:
        game.push(game.legal()[0])
    assert (game.hand(YOU), len(game.names_in("discard", YOU))) == (left, len(hand))
