"""What is said of ink drops, which players have in number."""

import pytest

from mazo.abilities.tree.effects import Get, Static
from mazo.abilities.tree.nouns import Compare, PlayerHas, This
from mazo.games.lorcana.words import sentence_of

MINE = PlayerHas("ink drop")
THEIRS = PlayerHas("ink drop", "any opponent")
STRONG = (Get(This(), "strength", 2),)


@pytest.mark.parametrize(
    ("ability", "english", "spanish"),
    [
        (
            Static((Get(This(), "strength", MINE),)),
            "This character gets +{S} equal to the number of ink drops you have.",
            "Este personaje obtiene +{S} igual a tu número de gotas de tinta.",
        ),
        (
            Static((Get(This(), "strength", THEIRS),)),
            "This character gets +{S} equal to the number of ink drops an opponent has.",
            "Este personaje obtiene +{S} igual al número de gotas de tinta de un oponente.",
        ),
        (
            Static(STRONG, Compare(MINE, "at least", 3)),
            "While you have 3 or more ink drops, this character gets +2 {S}.",
            "Mientras tengas 3 o más gotas de tinta, este personaje obtiene +2 {S}.",
        ),
        (
            Static(STRONG, Compare(MINE, "is", 0)),
            "While you have no ink drops, this character gets +2 {S}.",
            "Mientras no tengas gotas de tinta, este personaje obtiene +2 {S}.",
        ),
        (
            Static(STRONG, Compare(MINE, "more than", THEIRS)),
            "While you have more ink drops than an opponent, this character gets +2 {S}.",
            "Mientras tengas más gotas de tinta que un oponente, este personaje obtiene +2 {S}.",
        ),
    ],
)
def test_drops_are_counted(ability, english, spanish):
    assert (sentence_of(ability, "en"), sentence_of(ability, "es")) == (english, spanish)
