"""Derived values: what is kept of them is what would come of nothing, whatever has changed since they were read."""

from __future__ import annotations

import pytest

from mazo.abilities.lasting.derive import recomputed
from mazo.abilities.tree.effects import Get, Static
from mazo.abilities.tree.nouns import Cards, Every
from mazo.games import kind as kind_named
from mazo.games.myl.rules.changes import take_control
from mazo.games.myl.rules.game import MylGame
from mazo.kernel.codes import NOBODY
from mazo.kernel.effects import settle
from mazo.kernel.loop import choice_of, legal, pick, run
from mazo.kernel.rng import Dice
from tests.games.myl.support import ME, ally, card, find, position, strength, table

PICKS = 160


@pytest.mark.parametrize("names", [("caballeros-de-camelot", "monte-olimpo"), ("noche-de-sombras", "los-eternos")])
def test_through_a_game_effects_say_what_they_would_say_if_read_for_the_first_time(names: tuple[str, str]) -> None:
    kind = kind_named("myl")
    t = kind.new([kind.deck(name) for name in names], "deriving", None)
    assert isinstance(t, MylGame)
    dice = Dice(7)
    run(t)
    for _ in range(PICKS):
        choice = choice_of(t, NOBODY)
        if choice is None:
            break
        options = legal(t, choice.seat)
        pick(t, options[dice.below(len(options))], choice.seat)
        settle(t)
        assert t.derived == recomputed(t)


def test_what_speaks_of_a_players_allies_is_read_anew_when_control_changes() -> None:
    banner = card("Estandarte", "totem", 0, Static((Get(Every(Cards(("ally",), "yours")), "strength", 2),)))
    guard = ally("Guardia", 1, 3)
    game = position({"support": ["Estandarte"]}, {"defence": ["Guardia"]}, cards=[banner, guard])
    assert strength(game, "Guardia") == 3
    take_control(table(game), find(game, "Guardia"), ME)
    assert strength(game, "Guardia") == 5
