"""Abilities that are used in one's own Vigilia."""

from __future__ import annotations

from tests.games.myl.pool.shown import attacks, ends_war, laid, offered
from tests.games.myl.support import ME, YOU, count, names, play, refused, strength
from tests.support.card import card
from tests.support.rule import rule


@card("Perseo")
@rule("myl", "8.6", "8.11")
def test_perseo_is_banished_to_shuffle_a_cheap_opposing_ally_into_its_castle() -> None:
    game = laid({"defence": ["Perseo"]}, {"defence": ["Lancera de Ensayo", "Coloso de Ensayo"]})
    play(game, "use Perseo")
    assert (names(game, "exile", ME), names(game, "defence", YOU)) == (["Perseo"], ["Coloso de Ensayo"])
    assert count(game, "castle", YOU) == 21


@card("Perseo")
@rule("myl", "8.6")
def test_perseo_finds_no_target_that_costs_more_than_three() -> None:
    game = laid({"defence": ["Perseo"]}, {"defence": ["Coloso de Ensayo"]})
    assert refused(game, "use Perseo") == ("no_target", "8.2.2")


@card("Nike")
def test_nike_is_destroyed_so_that_the_opponent_mills_two() -> None:
    game = laid({"defence": ["Nike"]})
    play(game, "use Nike")
    assert (names(game, "graveyard", ME), count(game, "castle", YOU)) == (["Nike"], 18)


@card("Nike")
@rule("myl", "8.6")
def test_nike_is_of_no_use_in_the_war_of_talismans() -> None:
    game = laid({"defence": ["Nike", "Recluta de Ensayo"]})
    attacks(game, "Recluta de Ensayo")
    game.push("pass")
    assert game.deciding == (ME,)
    assert refused(game, "use Nike") == ("used_not_now", "8.6")


@card("Euergeter I")
def test_euergeter_pays_to_be_unblockable_for_the_turn_and_may_pay_again() -> None:
    game = laid({"reserve": 2, "defence": ["Euergeter I"]}, {"defence": ["Coloso de Ensayo"]})
    play(game, "use Euergeter I")
    assert offered(game, "use Euergeter I")
    ends_war(attacks(game))
    assert count(game, "castle", YOU) == 17


@card("Doncellas Alegres")
@rule("myl", "5.2")
def test_doncellas_alegres_strengthen_an_ally_until_the_fase_final() -> None:
    game = laid({"reserve": 4, "defence": ["Recluta de Ensayo"], "support": ["Doncellas Alegres"]})
    play(game, "use Doncellas Alegres")
    play(game, "use Doncellas Alegres")
    assert (strength(game, "Recluta de Ensayo"), count(game, "paid", ME)) == (3, 4)
    game.push("end")
    assert strength(game, "Recluta de Ensayo") == 1


@card("Clochafarmore")
def test_clochafarmore_is_an_oro_that_is_banished_to_strengthen_an_ally_for_good() -> None:
    game = laid({"reserve": ["Clochafarmore", 1], "defence": ["Recluta de Ensayo"]})
    play(game, "use Clochafarmore")
    assert (names(game, "exile", ME), count(game, "reserve", ME)) == (["Clochafarmore"], 1)
    game.push("end")
    assert strength(game, "Recluta de Ensayo") == 3
