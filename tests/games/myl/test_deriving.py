"""Derived values: what is kept of them is what would come of nothing, whatever has changed since they were read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mazo.abilities.lasting.derive import recomputed
from mazo.abilities.tree.effects import Get, Static
from mazo.abilities.tree.nouns import Cards, Every
from mazo.games import kind as kind_named
from mazo.games.myl.rules.changes import take_control
from mazo.games.myl.rules.game import MylGame
from mazo.kernel.codes import EVERYTHING, NOBODY
from mazo.kernel.effects import settle
from mazo.kernel.loop import choice_of, legal, pick, run
from mazo.kernel.rng import Dice
from mazo.kernel.table import Table
from tests.games.myl.support import ME, ally, card, find, position, strength, table

PICKS = 160
BITS = [1 << at for at in range(15)]


DECKS = [("caballeros-de-camelot", "monte-olimpo"), ("noche-de-sombras", "los-eternos")]


def random_game(names: tuple[str, str]) -> Iterator[MylGame]:
    """A game between two decks that come with Mazo, after each of its first picks."""
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
        yield t


@pytest.mark.parametrize("names", DECKS)
def test_through_a_game_effects_say_what_they_would_say_if_read_for_the_first_time(names: tuple[str, str]) -> None:
    for t in random_game(names):
        settle(t)
        assert t.derived == recomputed(t)


@pytest.mark.parametrize("names", DECKS)
def test_what_is_known_without_deriving_is_what_deriving_says(names: tuple[str, str]) -> None:
    for t in random_game(names):
        t.dirty = EVERYTHING
        settled = t.copy()
        assert isinstance(settled, MylGame)
        settle(settled)
        assert said_of_cards(t.copy()) == said_of_cards(settled)


def said_of_cards(t: Table) -> list[list[bool]]:
    """What can be asked of each card in play, bit by bit; the table is out of date again before each question."""
    assert isinstance(t, MylGame)
    before = t.dirty
    rows: list[list[bool]] = []
    for one in range(len(t.kind)):
        if t.in_play(one):
            row: list[bool] = []
            for bit in BITS:
                for asked in (t.has_keyword, t.cant, t.can):
                    t.dirty = before
                    row.append(asked(one, bit))
            rows.append(row)
    return rows


def test_a_copy_keeps_its_generated_gold_when_the_original_spends_it() -> None:
    t = table(position())
    t.generate(ME, 3)
    twin = t.copy()
    assert isinstance(twin, MylGame)
    t.generate(ME, -2)
    assert (t.generated[ME], twin.generated[ME]) == (1, 3)


def test_what_speaks_of_a_players_allies_is_read_anew_when_control_changes() -> None:
    banner = card("Estandarte", "totem", 0, Static((Get(Every(Cards(("ally",), "yours")), "strength", 2),)))
    guard = ally("Guardia", 1, 3)
    game = position({"support": ["Estandarte"]}, {"defence": ["Guardia"]}, cards=[banner, guard])
    assert strength(game, "Guardia") == 3
    take_control(table(game), find(game, "Guardia"), ME)
    assert strength(game, "Guardia") == 5
