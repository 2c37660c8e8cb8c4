"""Words that the game lacks are refused when a card comes to a table, with their place in the tree."""

from __future__ import annotations

import pytest

from mazo.abilities.tree.deeds import Do, RevealUntil
from mazo.abilities.tree.effects import Ability, Action, Answer, Static, Steps
from mazo.abilities.tree.facts import AlsoNamed
from mazo.abilities.tree.nouns import Cards, Chosen, When
from mazo.errors import BadTree
from mazo.games.myl.deal import figures_of
from tests.games.myl.support import card

_ALLY = Cards(("ally",))


@pytest.mark.parametrize(
    ("ability", "message_en", "message_es"),
    [
        (
            Action(Do("banish", Chosen(Cards(("character",))))),
            '"Intruso": abilities[0].do.them.cards.types[0]: Mitos y Leyendas has no card type "character".',
            "«Intruso»: abilities[0].do.them.cards.types[0]: "
            "Mitos y Leyendas no tiene ningún tipo de carta «character».",
        ),
        (
            Action(Steps((Do("destroy", Chosen(_ALLY)), RevealUntil(_ALLY)))),
            '"Intruso": abilities[0].do.of[1]: "reveal until" means nothing in Mitos y Leyendas.',
            "«Intruso»: abilities[0].do.of[1]: «reveal until» no significa nada en Mitos y Leyendas.",
        ),
        (
            Static((AlsoNamed(("Otro",)),)),
            '"Intruso": abilities[0].facts[0]: "also named" means nothing in Mitos y Leyendas.',
            "«Intruso»: abilities[0].facts[0]: «also named» no significa nada en Mitos y Leyendas.",
        ),
        (
            Answer((When("draw"),), Do("destroy", Chosen(_ALLY))),
            '"Intruso": "draw" can\'t be answered.',
            "«Intruso»: A «draw» no se puede responder.",
        ),
        (
            Action(Steps((Do("destroy", Chosen(_ALLY)), Do("banish", Chosen(_ALLY))))),
            '"Intruso": Two targets go by one name: it, it.',
            "«Intruso»: Dos objetivos llevan el mismo nombre: it, it.",
        ),
    ],
)
def test_what_the_game_does_not_know_is_refused_with_its_place(
    ability: Ability, message_en: str, message_es: str
) -> None:
    with pytest.raises(BadTree) as refused:
        figures_of([card("Intruso", "talisman", 0, ability)])
    assert refused.value.text("en") == message_en
    assert refused.value.text("es") == message_es


def test_two_targets_with_names_of_their_own_are_both_fixed() -> None:
    both = Action(Steps((Do("destroy", Chosen(_ALLY)), Do("banish", Chosen(_ALLY, name="second")))))
    figures = figures_of([card("Doble", "talisman", 0, both)])
    assert figures.abilities[0][0].aiming >= 0
