"""Cards that speak of races."""

from __future__ import annotations

from tests.games.myl.pool.shown import laid
from tests.games.myl.support import ME, names, play, strength, told
from tests.support.card import card
from tests.support.rule import rule


@card("Bruto")
def test_bruto_is_stronger_among_three_heroes() -> None:
    for others, expected in ((["Perseo"], 3), (["Perseo", "Pretoriano"], 4), (["Nike", "Cerbero"], 3)):
        game = laid({"defence": ["Bruto", *others]})
        assert strength(game, "Bruto") == expected


@card("Dionisio")
@rule("myl", "10.8")
def test_dionisio_is_a_hero_too_and_counts_heroes_and_olympians() -> None:
    game = laid({"defence": ["Dionisio", "Nike", "Perseo", "Bruto"]})
    assert strength(game, "Dionisio") == 4
    assert strength(game, "Bruto") == 4


@card("Nombrado Caballero")
@rule("myl", "10.8")
def test_nombrado_caballero_makes_knights_of_your_allies_for_a_turn() -> None:
    for knighted in (False, True):
        game = laid(
            {
                "reserve": 8,
                "hand": ["Nombrado Caballero", "Rayo de Ensayo"],
                "defence": ["Lady Dawn", "Recluta de Ensayo"],
            }
        )
        if knighted:
            play(game, "play Nombrado Caballero")
        game.push("play Rayo de Ensayo")
        play(game, "choose Recluta de Ensayo")
        assert (names(game, "graveyard", ME)[-1] == "Rayo de Ensayo") is not knighted
        assert game.decisions[0].prompt("en").startswith("Lady Dawn") is knighted


@card("Carro Real")
def test_carro_real_is_best_in_the_hands_of_a_pharaoh() -> None:
    game = laid({"defence": ["Recluta de Ensayo (with Carro Real)"]})
    assert strength(game, "Recluta de Ensayo") == 3
    game = laid({"defence": ["Euergeter I (with Carro Real)"]}, {"defence": ["Coloso de Ensayo"]})
    assert strength(game, "Euergeter I") == 7
    game.push("battle")
    game.push("pass")
    game.push("pass")
    assert told(game, "war_began") == ["4.3.1"]


@card("Constantino")
def test_constantino_strengthens_an_army_of_heroes_only() -> None:
    game = laid({"defence": ["Constantino", "Pretoriano"]})
    assert (strength(game, "Constantino"), strength(game, "Pretoriano")) == (3, 5)
    mixed = laid({"defence": ["Constantino", "Pretoriano", "Nike"]})
    assert (strength(mixed, "Constantino"), strength(mixed, "Pretoriano")) == (1, 3)
