"""The veteran of Mitos y Leyendas: plans battles as a whole, knows what to fetch, and never peeks."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from mazo.abilities.tree.deeds import Do, Search, Shuffle
from mazo.abilities.tree.effects import Action, Steps
from mazo.abilities.tree.nouns import Cards
from mazo.abilities.tree.short import IT
from mazo.bots import Seat, named
from mazo.game import Game
from mazo.games.myl.weighing.practice import GREEDY, NAMES
from mazo.games.myl.weighing.tastes import TASTES
from tests.games.myl.support import ally, card, position
from tests.properties.myl import pooled
from tests.support.honesty import peeks

WEAK = ally("Débil", 1, 1)
STRONG = ally("Fuerte", 4, 5)
EQUAL = ally("Parejo", 3, 3)
SEARCH = card("Hallazgo", "talisman", 0, Action(Steps((Search(Cards(("ally",))), Do("put into hand", IT), Shuffle()))))
CARDS = [WEAK, STRONG, EQUAL, SEARCH]


def does(game: Game, bot: str = "veteran") -> str:
    """What a bot does whose turn it is."""
    action = named(bot).act(Seat(game, 0))
    return action if isinstance(action, str) else action.text


def test_each_name_has_a_number() -> None:
    assert len(NAMES) == len(GREEDY) == len(TASTES)


def test_many_attack_where_one_blocker_can_not_stop_all() -> None:
    game = position({"defence": ["Parejo", "Parejo", "Parejo"]}, {"defence": ["Fuerte"], "castle": 12}, cards=CARDS)
    assert does(game, "greedy") == "end"
    assert does(game) == "battle"
    game.push("battle")
    assert does(game) == "attack with Parejo; Parejo; Parejo"


def test_nobody_is_sent_to_die_for_nothing() -> None:
    assert does(position({"defence": ["Débil"]}, {"defence": ["Fuerte"]}, cards=CARDS)) == "end"


def test_all_attack_when_the_castle_falls_to_all_of_them_only() -> None:
    game = position({"defence": ["Débil", "Fuerte"]}, {"defence": ["Parejo"], "castle": 3}, cards=CARDS)
    game.push("battle")
    assert does(game) == "attack with Débil; Fuerte"


def test_blockers_stay_at_home_while_the_castle_could_fall() -> None:
    mine = {"defence": ["Parejo"], "castle": 4}
    assert does(position(mine, {"attack": ["Fuerte"]}, cards=CARDS)) == "end"
    assert does(position({**mine, "castle": 20}, {"attack": ["Fuerte"]}, cards=CARDS)) == "battle"


def test_what_is_searched_for_is_found_and_the_best_is_taken() -> None:
    game = position({"hand": ["Hallazgo"], "reserve": 4, "castle": ["Débil", "Fuerte", "Débil"]}, cards=CARDS)
    game.push("play Hallazgo")
    while game.deciding[0] != 0 or "pass" in game.legal(game.deciding[0]):
        game.push("pass", by=game.deciding[0])
    assert does(game) == "choose Fuerte"


@settings(max_examples=4, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10_000))
def test_it_does_not_peek(seed: int) -> None:
    peeks(pooled(2, "primer-bloque", seed), "veteran", 2, seed)
