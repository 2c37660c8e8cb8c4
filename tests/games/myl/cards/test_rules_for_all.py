"""Shipped cards that change what players may do: abilities for all, lost races, forbidden deeds, the hand limit."""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.deeds import Discard
from mazo.abilities.tree.effects import Action
from tests.games.myl.cards.test_audited import GIANT, RECRUIT, settled, used
from tests.games.myl.support import ME, YOU, card, count, names, pass_windows, play, position, refused
from tests.support.rule import rule

SWORD: Final = "Espada de Ensayo"


@rule("myl", "8.6")
def test_kabasha_is_used_by_whoever_has_the_turn() -> None:
    game = position({"support": ["Kabasha"]}, {"defence": [RECRUIT]}, active=1)
    game.push("use Kabasha")
    settled(game)
    assert names(game, "exile", YOU) == [RECRUIT]
    assert count(game, "hand", YOU) > 0
    assert refused(game, "use Kabasha")[0] == "used_already"


@rule("myl", "8.6")
def test_kabasha_is_used_in_the_own_vigilia_only() -> None:
    game = position({"support": ["Kabasha"], "defence": [RECRUIT]}, {"defence": [GIANT]})
    assert game.why_not("use Kabasha") is None
    assert refused(game, "use Kabasha", by=YOU)


@rule("myl", "8.6")
def test_an_ability_of_the_opponent_that_is_not_for_all_stays_theirs() -> None:
    game = position({"defence": ["Tefnut"]}, {"defence": [GIANT]}, active=1)
    assert refused(game, "use Tefnut")[0] == "not_yours"


@rule("myl", "10.8")
def test_maat_eterno_takes_the_races_away_until_the_fase_final() -> None:
    game = position(
        {"reserve": [*["Oro de Ensayo"] * 6, "Grandes Faraones"], "hand": ["Maat Eterno"], "defence": ["Visir"]}
    )
    play(game, "play Maat Eterno")
    settled(game)
    game.push("use Grandes Faraones")
    settled(game)
    assert count(game, "castle", ME) == 18  # as if there were no Faraón


@rule("myl", "8.5", "9.1")
def test_armas_cost_less_on_sir_lancelot_del_lago_only() -> None:
    price = position({"hand": [SWORD], "defence": [RECRUIT]})
    cost = 0
    while price.why_not(f"play {SWORD} -> {RECRUIT}") is not None:
        cost += 1
        price = position({"hand": [SWORD], "defence": [RECRUIT], "reserve": cost})
    game = position({"hand": [SWORD], "defence": [RECRUIT, "Sir Lancelot del Lago"], "reserve": cost - 1})
    assert refused(game, f"play {SWORD} -> {RECRUIT}")[0] == "too_expensive"
    play(game, f"play {SWORD} -> Sir Lancelot del Lago")
    assert count(game, "paid", ME) == cost - 1


@rule("myl", "8.7", "8.10")
def test_after_jugar_con_las_llamas_a_search_finds_nothing() -> None:
    game = position(
        {
            "reserve": 9,
            "hand": ["Jugar con las llamas", "Caldero de la Abundancia", RECRUIT],
            "castle": ["Oro de Ensayo", "Oro de Ensayo", RECRUIT],
        }
    )
    play(game, "play Jugar con las llamas")
    game.push("play Caldero de la Abundancia")
    settled(game)
    assert (names(game, "hand", ME), count(game, "castle", ME)) == ([], 3)


@rule("myl", "8.7")
def test_osiris_keeps_the_opponent_from_emptying_the_hand() -> None:
    theft = card("Hurto", "talisman", 0, Action(Discard(1, "each opponent")))
    for side, left in (({}, 1), ({"defence": ["Osiris"]}, 2)):
        game = position({**side, "hand": [RECRUIT, GIANT]}, {"hand": ["Hurto"]}, cards=[theft], active=1)
        play(game, "play Hurto")
        settled(game)
        assert count(game, "hand", ME) == left


@rule("myl", "8.7", "8.11")
def test_ament_keeps_graveyards_from_being_shuffled_in() -> None:
    game = used(
        {"reserve": 5, "hand": ["Sinis"], "graveyard": [RECRUIT, GIANT], "defence": ["Ament"]}, {}, "play Sinis",
        f"choose {RECRUIT}",
    )  # fmt: skip
    assert names(game, "graveyard", ME) == [RECRUIT, GIANT]


@rule("myl", "6.2", "8.7")
def test_nubia_leaves_two_cards_less_in_hand() -> None:
    game = position({"support": ["Nubia"], "hand": 8})
    game.push("end")
    pass_windows(game)
    discards = [action.text for action in game.legal(ME)]
    assert discards  # 9 cards, and 6 may stay
    assert "3" in game.decisions[0].prompt("en")


@rule("myl", "8.18")
def test_destrozar_la_mente_names_no_oro() -> None:
    game = position({"reserve": 9, "hand": ["Destrozar la Mente", RECRUIT]}, {"hand": [RECRUIT, RECRUIT, GIANT]})
    play(game, "play Destrozar la Mente")
    named = [action.text for action in game.legal(ME)]
    assert f"name {RECRUIT}" in named
    assert not [text for text in named if "Oro" in text]
    game.push(f"name {RECRUIT}")
    settled(game)
    assert names(game, "hand", YOU) == [GIANT]
