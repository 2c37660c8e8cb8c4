"""Questions of cards in words."""

from __future__ import annotations

import pytest

from mazo.abilities.tree.deeds import Do
from mazo.abilities.tree.effects import Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, When
from mazo.game import Game
from mazo.texts.lang import Lang
from tests.games.myl.support import YOU, ally, names, play, position


def picking() -> Game:
    """A game in which an ally asks, as it enters, for one of the opponent's two allies."""
    strikes = Triggered((When("enter play", "this"),), Do("destroy", Chosen(Cards(("ally",), "opposing"))))
    game = position(
        {"hand": ["Dardo"]},
        {"defence": ["Recluta de Ensayo", "Lancera de Ensayo"]},
        cards=[ally("Dardo", 0, 1, abilities=[strikes])],
    )
    play(game, "play Dardo")
    return game


@pytest.mark.parametrize(
    ("lang", "prompt"),
    [("en", "Dardo: destroy which opposing Aliado?"), ("es", "Dardo: ¿qué Aliado oponente destruir?")],
)
def test_a_card_that_picks_is_asked_about_in_words(lang: Lang, prompt: str) -> None:
    assert picking().decisions[0].prompt(lang) == prompt


def test_what_is_picked_is_what_befalls() -> None:
    game = picking()
    game.push("choose Lancera de Ensayo")
    assert names(game, "defence", YOU) == ["Recluta de Ensayo"]
