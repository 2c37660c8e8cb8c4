"""Questions of cards in words."""

from __future__ import annotations

import pytest

from mazo.abilities.expressions import CARDS, NUMBER
from mazo.abilities.program import BY_YOU, CHOOSING, OPPONENTS, PICK, Code
from mazo.game import Game
from mazo.games.myl.cards.tree import Spell, ToPlayer
from mazo.games.myl.rules.words import DEFENCE_LINE, DESTROY
from mazo.kernel.codes import NOBODY
from mazo.texts.lang import Lang
from tests.games.myl.support import YOU, card, names, play, position, table


def picking() -> Game:
    """A game in which a talisman asks, while it resolves, for one of the opponent's two allies."""
    game = position(
        {"hand": ["Dardo"]},
        {"defence": ["Recluta de Ensayo", "Lancera de Ensayo"]},
        cards=[card("Dardo", "talisman", 0, Spell(ToPlayer("draw")))],
    )
    t = table(game)
    t.expressions += [[CARDS, DEFENCE_LINE, OPPONENTS, NOBODY], [NUMBER, 1]]
    t.library[t.figures.acting[t.figures.names.index("Dardo")]] = (
        Code().op(PICK, 0, 1, 1, BY_YOU, CHOOSING).do(DESTROY).ints()
    )
    play(game, "play Dardo")
    return game


@pytest.mark.parametrize(("lang", "prompt"), [("en", "Dardo: choose a card."), ("es", "Dardo: elige una carta.")])
def test_a_card_that_picks_is_asked_about_in_words(lang: Lang, prompt: str) -> None:
    assert picking().decisions[0].prompt(lang) == prompt


def test_what_is_picked_is_what_befalls() -> None:
    game = picking()
    game.push("choose Lancera de Ensayo")
    assert names(game, "defence", YOU) == ["Recluta de Ensayo"]
