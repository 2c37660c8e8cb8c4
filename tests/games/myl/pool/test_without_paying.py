"""Cards that play others without paying, that can't be annulled, that generate Oro."""

from __future__ import annotations

from tests.games.myl.pool.shown import laid, offered
from tests.games.myl.support import ME, YOU, count, names, pass_windows, play, told
from tests.support.card import card
from tests.support.rule import rule


@card("Cantobele")
@rule("myl", "8.9")
def test_cantobele_plays_an_ally_from_the_graveyard_which_can_be_answered() -> None:
    for answered in (False, True):
        game = laid(
            {"reserve": 5, "hand": ["Cantobele"], "graveyard": ["Coloso de Ensayo", "Tótem de Ensayo"]},
            {"reserve": 2, "hand": ["Red de Plata"]},
        )
        play(game, "play Cantobele") if not answered else game.push("play Cantobele")
        if answered:
            game.push("pass")
            game.push("pass")
            game.push("choose Coloso de Ensayo") if offered(game, "choose Coloso de Ensayo") else None
            game.push("play Red de Plata")
        pass_windows(game)
        assert (names(game, "defence", ME) == ["Coloso de Ensayo"]) is not answered
        assert count(game, "paid", ME) == 5


@card("Horus")
@rule("myl", "8.9")
def test_horus_plays_a_cheap_talisman_from_the_hand() -> None:
    game = laid({"reserve": 3, "hand": ["Horus", "Lectura de Ensayo", "Encanto de Muestra"]}, {"defence": ["Nike"]})
    play(game, "play Horus")
    game.push("yes")
    assert not offered(game, "choose Encanto de Muestra")
    play(game, "choose Lectura de Ensayo")
    assert (count(game, "hand", ME), count(game, "paid", ME)) == (3, 3)


@card("Atón")
@rule("myl", "8.2.6")
def test_aton_cannot_be_annulled() -> None:
    game = laid({"hand": ["Atón"], "castle": ["Oro de Ensayo", 3]}, {"reserve": 2, "hand": ["Negación de Prueba"]})
    game.push("play Atón")
    play(game, "play Negación de Prueba")
    game.push("choose Oro de Ensayo")
    assert names(game, "hand", ME) == ["Oro de Ensayo"]


@card("Juglares")
@rule("myl", "8.12")
def test_juglares_generate_an_oro_that_is_spent_first_and_is_gone_in_the_fase_final() -> None:
    game = laid({"reserve": 1, "hand": ["Juglares", "Lancera de Ensayo", "Juglares"]})
    play(game, "play Juglares")
    play(game, "play Lancera de Ensayo")
    assert (count(game, "paid", ME), count(game, "reserve", ME)) == (1, 0)
    play(game, "play Juglares")
    assert game.view(YOU).players[ME].scores["gold"] == 1
    game.push("end")
    assert game.view(YOU).players[ME].scores["gold"] == 0
    assert told(game, "gold_fades") == ["8.12"]
