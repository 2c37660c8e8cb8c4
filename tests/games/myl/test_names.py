"""Cards that are spoken of by a word of their names."""

from __future__ import annotations

from mazo.abilities.tree.effects import Get, Static
from mazo.abilities.tree.nouns import Cards, Every, Named
from tests.games.myl.support import ally, position, strength
from tests.support.rule import rule


@rule("myl", "10.8")
def test_cards_are_told_by_a_word_of_their_names() -> None:
    elder = ally(
        "Anciana",
        0,
        1,
        abilities=[Static((Get(Every(Cards(("ally",), "yours", (Named(("Druida",), part=True),))), "strength", 2),))],
    )
    druid = ally("Druida de Ensayo", 0, 1)
    other = ally("Druidesa de Ensayo", 0, 1)
    game = position({"defence": ["Anciana", "Druida de Ensayo", "Druidesa de Ensayo"]}, cards=[elder, druid, other])
    assert strength(game, "Druida de Ensayo") == 3
    assert strength(game, "Druidesa de Ensayo") == 1
