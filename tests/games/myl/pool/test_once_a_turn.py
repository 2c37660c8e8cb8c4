"""Abilities that are used once a turn."""

from __future__ import annotations

from tests.games.myl.pool.shown import attacks, laid, offered
from tests.games.myl.support import ME, YOU, count, names, pass_windows, play, refused, strength
from tests.support.card import card
from tests.support.rule import rule


@card("Alejandria")
@rule("myl", "8.6")
def test_alejandria_returns_an_opposing_ally_once_a_turn() -> None:
    game = laid({"reserve": 6, "support": ["Alejandria"]}, {"defence": ["Nike", "Perseo"]})
    game.push("use Alejandria")
    play(game, "choose Nike")
    assert names(game, "hand", YOU) == ["Nike"]
    assert refused(game, "use Alejandria") == ("used_already", "8.6")


@card("Alejandria")
def test_on_the_next_turn_it_can_be_used_again() -> None:
    game = laid({"reserve": 6, "support": ["Alejandria"]}, {"defence": ["Nike", "Perseo"]})
    game.push("use Alejandria")
    play(game, "choose Nike")
    game.push("end")
    game.push("end")
    assert offered(game, "use Alejandria")


@card("Avalon")
def test_avalon_draws_a_card_for_each_ally() -> None:
    game = laid({"defence": ["Nike", "Perseo (with Daga de Ensayo)"], "support": ["Avalon"]})
    play(game, "use Avalon")
    assert count(game, "hand", ME) == 2


@card("Gaia")
def test_gaia_finds_an_ally_every_turn() -> None:
    game = laid({"defence": ["Gaia"], "castle": ["Nike", "Perseo", "Tótem de Ensayo", 3]})
    play(game, "use Gaia")
    game.push("choose Perseo")
    assert names(game, "hand", ME) == ["Perseo"]
    assert not offered(game, "use Gaia")


@card("Morrigu")
def test_morrigu_banishes_a_card_from_the_opposing_graveyard_in_the_vigilia() -> None:
    game = laid({"defence": ["Morrigu"]}, {"graveyard": ["Nike", "Perseo"]})
    play(game, "use Morrigu")
    game.push("choose Perseo")
    assert (names(game, "exile", YOU), names(game, "graveyard", YOU)) == (["Perseo"], ["Nike"])


@card("Morrigu", "Lanza Divina")
@rule("myl", "8.6", "4.3.2")
def test_c67_what_names_no_phase_is_used_in_the_vigilia_or_in_the_war_but_once_a_turn() -> None:
    game = laid({"defence": ["Nike (with Lanza Divina)", "Perseo"]})
    assert strength(game, "Nike") == 3
    play(game, "use Lanza Divina")
    assert count(game, "castle", YOU) == 18
    attacks(game, "Perseo")
    game.push("pass")
    assert refused(game, "use Lanza Divina") == ("used_already", "8.6")


@card("Lanza Divina")
@rule("myl", "8.6", "4.3.2")
def test_c68_in_the_war_of_the_opposing_turn_it_can_be_used_too() -> None:
    game = laid({"defence": ["Nike (with Lanza Divina)"]}, {"defence": ["Perseo"]}, active=1)
    attacks(game)
    assert game.deciding == (ME,)
    game.push("use Lanza Divina")
    pass_windows(game)
    assert count(game, "castle", YOU) == 18


@card("Fergus")
def test_fergus_destroys_the_strongest_opposing_ally_and_asks_only_where_several_are() -> None:
    game = laid({"defence": ["Fergus"]}, {"defence": ["Nike", "Coloso de Ensayo", "Perseo"]})
    play(game, "use Fergus")
    assert names(game, "defence", YOU) == ["Nike", "Perseo"]
    equal = laid({"defence": ["Fergus"]}, {"defence": ["Lancera de Ensayo", "Perseo", "Nike"]})
    equal.push("use Fergus")
    assert [offered(equal, f"choose {name}") for name in ("Lancera de Ensayo", "Perseo", "Nike")] == [True, True, False]
