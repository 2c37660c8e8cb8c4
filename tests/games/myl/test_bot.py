"""The greedy player of Mitos y Leyendas: what it does in plain situations, that it never peeks, and that it wins."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mazo.abilities.tree.deeds import Draw
from mazo.abilities.tree.effects import Activated, Cost
from mazo.bots import Seat, fast_named, named
from mazo.bots.fast import play_out
from mazo.game import Game
from mazo.kernel.rng import Dice
from mazo.lab.sim import plan, simulate
from tests.games.myl.support import ME, YOU, ally, card, new, position
from tests.properties.myl import pooled
from tests.support.honesty import peeks

WEAK = ally("Débil", 1, 1)
STRONG = ally("Fuerte", 4, 5)
EQUAL = ally("Parejo", 3, 3)
CARDS = [WEAK, STRONG, EQUAL]


def greedy(game: Game, seat: int = ME) -> str:
    """What the greedy player does."""
    action = named("greedy").act(Seat(game, seat))
    return action if isinstance(action, str) else action.text


def test_it_puts_an_oro_before_all_else() -> None:
    game = position({"hand": ["Oro de Ensayo", "Recluta de Ensayo"], "reserve": 3})
    assert greedy(game) == "gold Oro de Ensayo"


def test_it_plays_what_is_worth_most() -> None:
    game = position({"hand": ["Recluta de Ensayo", "Coloso de Ensayo"], "reserve": 4})
    assert greedy(game) == "play Coloso de Ensayo"


def test_it_attacks_where_nobody_can_block() -> None:
    game = position({"defence": ["Débil"]}, cards=CARDS)
    assert greedy(game) == "battle"


def test_it_sends_nobody_to_die_for_nothing() -> None:
    game = position({"defence": ["Débil"]}, {"defence": ["Fuerte"]}, cards=CARDS)
    assert greedy(game) == "end"


def test_it_attacks_with_all_when_the_castle_falls() -> None:
    game = position({"defence": ["Débil", "Fuerte"]}, {"defence": ["Parejo"], "castle": 1}, cards=CARDS)
    assert greedy(game) == "battle"
    game.push("battle")
    assert greedy(game) == "attack with Débil; Fuerte"


def test_it_keeps_blockers_at_home_while_its_castle_could_fall() -> None:
    mine = {"defence": ["Parejo"], "castle": 4}
    game = position(mine, {"attack": ["Fuerte"]}, cards=CARDS)
    assert greedy(game) == "end"
    assert greedy(position({**mine, "castle": 20}, {"attack": ["Fuerte"]}, cards=CARDS)) == "battle"


def attacked(mine: list[str], castle: int = 20) -> Game:
    game = position({"defence": ["Parejo"]}, {"defence": mine, "castle": castle}, cards=CARDS)
    for action in ("battle", "pass", "pass"):
        game.push(action)
    return game


def test_it_blocks_with_who_survives_and_not_with_who_dies_for_little() -> None:
    assert greedy(attacked(["Débil", "Fuerte"]), YOU) == "block Fuerte -> Parejo"
    assert greedy(attacked(["Débil"]), YOU) == "no block"


def test_it_blocks_with_anybody_when_the_castle_would_fall() -> None:
    assert greedy(attacked(["Débil"], castle=3), YOU) == "block Débil -> Parejo"


def test_it_annuls_a_card_of_the_opponent_and_never_its_own() -> None:
    answers = {"hand": ["Negación de Prueba"], "reserve": 6}
    game = position({"hand": ["Coloso de Ensayo", "Negación de Prueba"], "reserve": 6}, answers)
    game.push("play Coloso de Ensayo")
    assert greedy(game, YOU) == "play Negación de Prueba"
    game.push("pass")
    assert greedy(game, ME) == "pass"


def test_it_draws_while_its_castle_is_high_and_not_when_it_is_low() -> None:
    side = {"hand": ["Lectura de Ensayo"], "reserve": 2}
    assert greedy(position({**side, "castle": 30})) == "play Lectura de Ensayo"
    assert greedy(position({**side, "castle": 6})) == "end"


def test_it_uses_nothing_for_ever() -> None:
    well = card("Pozo", "totem", 1, Activated(Cost(), Draw()))
    assert greedy(position({"support": ["Pozo"], "castle": 40}, cards=[well])) == "end"


def test_harm_goes_to_the_best_of_the_opponents_and_strength_to_ones_own() -> None:
    game = position(
        {"hand": ["Rayo de Ensayo"], "reserve": 3, "defence": ["Fuerte"]}, {"defence": ["Débil", "Parejo"]}, cards=CARDS
    )
    game.push("play Rayo de Ensayo")
    assert greedy(game) == "choose Parejo"


def test_a_weapon_that_weakens_goes_to_an_opponents_ally() -> None:
    side = {"reserve": 2, "defence": ["Parejo"]}
    foes = {"defence": ["Fuerte"]}
    game = position({**side, "hand": ["Cadena de Prueba"]}, foes, cards=CARDS)
    assert greedy(game) == "play Cadena de Prueba -> Fuerte"
    game = position({**side, "hand": ["Espada de Ensayo"]}, foes, cards=CARDS)
    assert greedy(game) == "play Espada de Ensayo -> Parejo"


def test_it_changes_a_hand_without_oros() -> None:
    game = new()
    for seat in (ME, YOU):
        game.push(next(iter(game.legal(seat))))
    assert greedy(game, game.deciding[0]) in ("keep", "mulligan")


@settings(max_examples=4, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10_000))
def test_it_does_not_peek(seed: int) -> None:
    peeks(pooled(2, "primer-bloque", seed), "greedy", 2, seed)


@pytest.mark.parametrize("deck", ["ensayo", "muralla", "niebla"])
def test_it_beats_random_play_in_mirrored_games(deck: str) -> None:
    wins = 0
    for bots in (("greedy", "random"), ("random", "greedy")):
        wins += simulate(plan("myl", bots=bots, decks=[deck], games=5, seed="beats")).wins[bots.index("greedy")]
    assert wins >= 9


def test_its_games_with_all_sorts_of_cards_come_to_their_end() -> None:
    for seed in range(3):
        table = pooled(2, "primer-bloque", seed).table
        play_out(table, [fast_named("greedy"), fast_named("greedy")], Dice(seed), 20_000)
        assert table.over
