"""Cards that search a castle."""

from __future__ import annotations

from tests.games.myl.pool.shown import laid, offered
from tests.games.myl.support import ME, YOU, count, names, pass_windows, play, refused, strength, told
from tests.support.card import card
from tests.support.rule import rule


@card("Cuna de Hadas")
@rule("myl", "8.10")
def test_cuna_de_hadas_finds_an_ally_which_everybody_sees() -> None:
    game = laid({"reserve": 3, "hand": ["Cuna de Hadas"], "castle": ["Tótem de Ensayo", "Nike", "Perseo"]})
    play(game, "play Cuna de Hadas")
    assert not offered(game, "choose Tótem de Ensayo")
    game.push("choose Nike")
    assert names(game, "hand", ME) == ["Nike"]
    assert game.view(YOU).players[ME].zones["hand"].known == ("Nike",)
    assert count(game, "castle", ME) == 2


@card("Cuna de Hadas")
@rule("myl", "8.10")
def test_who_searches_may_fail_to_find() -> None:
    game = laid({"reserve": 3, "hand": ["Cuna de Hadas"], "castle": ["Nike", "Perseo"]})
    play(game, "play Cuna de Hadas")
    game.push("choose nothing")
    assert names(game, "hand", ME) == []
    assert len(told(game, "shuffled")) == 1


@card("Dogir")
def test_dogir_may_find_an_eterno_when_he_leaves_play() -> None:
    game = laid(
        {"defence": ["Dogir"], "castle": ["Amon-ra", "Nike", "Perseo"]},
        {"reserve": 3, "hand": ["Rayo de Ensayo"]},
        active=1,
    )
    play(game, "play Rayo de Ensayo")
    game.push("yes")
    game.push("choose Amon-ra")
    assert names(game, "hand", ME) == ["Amon-ra"]


@card("Alquimista")
def test_alquimista_puts_a_plain_oro_into_the_reserve() -> None:
    game = laid(
        {"reserve": 3, "hand": ["Alquimista"], "castle": ["Oro de Muestra", "Clochafarmore", "Oro de Ensayo", 2]}
    )
    play(game, "play Alquimista")
    assert not offered(game, "choose Clochafarmore")
    game.push("choose Oro de Ensayo")
    assert (count(game, "reserve", ME), count(game, "paid", ME)) == (1, 3)


@card("Alquimista")
@rule("myl", "8.1")
def test_alquimista_is_played_in_ones_own_vigilia_only() -> None:
    game = laid({"reserve": 3, "hand": ["Alquimista"], "defence": ["Recluta de Ensayo"]})
    game.push("battle")
    pass_windows(game)
    game.push("pass")
    assert refused(game, "play Alquimista") == ("not_now_by_text", "8.1")


@card("Condenados Al Tártaro")
@rule("myl", "8.10")
def test_condenados_al_tartaro_banishes_two_cards_of_the_opposing_castle() -> None:
    game = laid({"reserve": 4, "hand": ["Condenados Al Tártaro"]}, {"castle": ["Nike", "Perseo", 8]})
    play(game, "play Condenados Al Tártaro")
    game.push("choose Nike; Perseo")
    assert (set(names(game, "exile", YOU)), count(game, "castle", YOU)) == ({"Nike", "Perseo"}, 8)
    game.push("yes")
    assert count(game, "hand", ME) == 1


@card("Sir Gaheris")
@rule("myl", "8.9", "9.1")
def test_sir_gaheris_plays_a_weapon_from_the_castle_for_nothing() -> None:
    game = laid(
        {
            "reserve": 3,
            "hand": ["Sir Gaheris"],
            "castle": ["Espada de Ensayo", "Cota de Mallas", 5],
            "defence": ["Nike"],
        }
    )
    play(game, "play Sir Gaheris")
    game.push("yes")
    assert not offered(game, "choose Cota de Mallas")
    game.push("choose Espada de Ensayo")
    assert game.decisions[0].prompt("es") == "¿Quién porta Espada de Ensayo? Elige un Aliado."
    play(game, "choose Sir Gaheris")
    assert (strength(game, "Sir Gaheris"), count(game, "paid", ME)) == (4, 3)
