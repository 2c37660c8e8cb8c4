"""Shipped cards of Espada Sagrada and Dominios de Ra in play, one for each sort of sentence."""

from __future__ import annotations

from mazo.abilities.tree.effects import Keyword
from tests.games.myl.pool.shown import attacks, ends_war
from tests.games.myl.support import (
    ME,
    YOU,
    ally,
    card,
    count,
    names,
    new,
    pass_windows,
    play,
    position,
    refused,
    strength,
)
from tests.support.rule import rule


@rule("myl", "4.2.4")
def test_dragon_de_bronce_names_who_must_block_it() -> None:
    game = position({"defence": ["Dragón de Bronce"]}, {"defence": ["Recluta de Ensayo", "Coloso de Ensayo"]})
    game.push("battle")
    game.push("choose Recluta de Ensayo")
    pass_windows(game)
    assert refused(game, "no block")[0] == "must_be_blocked"
    assert refused(game, "block Coloso de Ensayo -> Dragón de Bronce")[0] == "must_be_blocked"


@rule("myl", "2.5")
def test_capitan_imperial_sends_the_opposing_defence_to_the_attack_line() -> None:
    game = position({"reserve": 3, "hand": ["Capitán Imperial"]}, {"defence": ["Recluta de Ensayo"]})
    play(game, "play Capitán Imperial")
    assert names(game, "attack", YOU) == ["Recluta de Ensayo"]


def test_each_arma_that_sir_lancelot_carries_makes_him_stronger() -> None:
    assert strength(position({"defence": ["Sir Lancelot"]}), "Sir Lancelot") == 1
    assert strength(position({"defence": ["Sir Lancelot (with Espada de Ensayo)"]}), "Sir Lancelot") == 1 + 2 + 2


def test_favor_de_la_corte_leaves_oros_alone() -> None:
    game = position({"reserve": 2, "hand": ["Favor de la Corte"]}, {"defence": ["Recluta de Ensayo"], "reserve": 1})
    game.push("play Favor de la Corte")
    pass_windows(game)
    assert (count(game, "hand", YOU), count(game, "reserve", YOU)) == (1, 1)


def test_apophis_makes_the_opponent_mill_for_each_card_that_is_played() -> None:
    game = position({"defence": ["Apophis"]}, {"reserve": 3, "hand": ["Recluta de Ensayo"]}, active=1)
    play(game, "play Recluta de Ensayo")
    assert (count(game, "castle", YOU), count(game, "castle", ME)) == (17, 20)


def test_seti_may_be_paid_four_times_a_turn() -> None:
    game = position({"defence": ["Seti"], "reserve": 6})
    for _ in range(4):
        play(game, "use Seti")
    assert count(game, "castle", YOU) == 16
    assert refused(game, "use Seti")[0] == "used_already"


def test_only_one_rito_de_aton_is_used_a_turn() -> None:
    game = position({"reserve": ["Rito de Atón", "Rito de Atón"], "hand": 2, "graveyard": ["Coloso de Ensayo"] * 2})
    game.push("use Rito de Atón")
    pass_windows(game)
    game.push("choose Relleno")
    pass_windows(game)
    game.push("choose Coloso de Ensayo")
    assert count(game, "exile", ME) == 1
    assert refused(game, "use Rito de Atón")[0] == "used_not_now"


@rule("myl", "8.2.6")
def test_a_talisman_that_cannot_be_annulled_is_not_annulled() -> None:
    game = position({"reserve": 2, "hand": ["Hijos de Anubis"], "graveyard": ["Recluta de Ensayo"] * 3})
    play(game, "play Hijos de Anubis")
    assert count(game, "castle", ME) == 23


def test_guardia_real_is_destroyed_in_the_final_phase_unless_it_has_attacked() -> None:
    idle = position({"defence": ["Guardia Real"]})
    idle.push("end")
    pass_windows(idle)
    assert "Guardia Real" in names(idle, "graveyard", ME)
    busy = ends_war(attacks(position({"defence": ["Guardia Real"]})))
    pass_windows(busy)
    assert "Guardia Real" not in names(busy, "graveyard", ME)


def test_necho_searches_if_two_allies_have_attacked() -> None:
    game = position({"defence": ["Necho I", "Recluta de Ensayo"]})
    ends_war(attacks(game, "Necho I", "Recluta de Ensayo"))
    pass_windows(game)
    assert game.decisions[0].prompt("en").startswith("Necho I")


def test_virrey_setau_saves_from_an_opposing_card_but_not_from_combat() -> None:
    game = position(
        {"defence": ["Virrey Setau", "Recluta de Ensayo"]}, {"reserve": 3, "hand": ["Rayo de Ensayo"]}, active=1
    )
    game.push("play Rayo de Ensayo")
    game.push("choose Recluta de Ensayo")
    pass_windows(game)
    play(game, "yes")
    assert names(game, "defence", ME) == ["Recluta de Ensayo"]
    fight = position({"defence": ["Virrey Setau", "Recluta de Ensayo"]}, {"defence": ["Coloso de Ensayo"]}, active=1)
    ends_war(attacks(fight, blocks="Recluta de Ensayo -> Coloso de Ensayo"))
    assert "Recluta de Ensayo" in names(fight, "graveyard", ME)


@rule("myl", "8.15")
def test_ptolomeo_keeps_a_card_from_being_a_target() -> None:
    game = position(
        {"defence": ["Ptolomeo II", "Recluta de Ensayo"], "reserve": 4},
        {"reserve": 3, "hand": ["Rayo de Ensayo"]},
        active=1,
        edition="primer-bloque",
    )
    game.push("play Rayo de Ensayo")
    game.push("choose Recluta de Ensayo")
    while game.decisions[0].seat != ME or game.why_not("use Ptolomeo II") is not None:
        game.push("pass")
    game.push("use Ptolomeo II")
    pass_windows(game)
    assert "Recluta de Ensayo" in names(game, "defence", ME)


def test_nehebaku_keeps_an_ally_from_blocking_while_it_is_in_play() -> None:
    game = position(
        {"reserve": 3, "hand": ["Nehebaku"], "defence": ["Recluta de Ensayo"]}, {"defence": ["Coloso de Ensayo"]}
    )
    game.push("play Nehebaku")
    pass_windows(game)
    game.push("choose Coloso de Ensayo")
    pass_windows(game)
    ends_war(attacks(game))
    assert count(game, "castle", YOU) == 19


def test_ivanhoe_destroys_at_the_end_of_the_turn_whoever_blocks_him() -> None:
    game = position({"defence": ["Ivanhoe"]}, {"defence": ["Coloso de Ensayo"]})
    ends_war(attacks(game, blocks="Coloso de Ensayo -> Ivanhoe"))
    pass_windows(game)
    assert "Coloso de Ensayo" in names(game, "graveyard", YOU)


def test_escudo_largo_shuffles_its_bearer_in_the_final_phase_if_it_attacked() -> None:
    game = position({"defence": ["Recluta de Ensayo (with Escudo Largo)"]})
    ends_war(attacks(game))
    pass_windows(game)
    assert "Recluta de Ensayo" in names(game, "castle", ME)


def test_broceliaden_puts_one_of_two_cards_into_the_hand_and_banishes_the_other() -> None:
    game = position({"support": ["Broceliaden"]})
    play(game, "use Broceliaden")
    game.push("Relleno")
    assert [count(game, zone, ME) for zone in ("hand", "exile", "castle")] == [1, 1, 18]


def test_la_letania_de_ra_draws_as_many_cards_as_it_shuffles_in_and_two_more() -> None:
    game = position({"reserve": 2, "hand": ["La Letanía de Ra", "Recluta de Ensayo", "Recluta de Ensayo"]})
    play(game, "play La Letanía de Ra")
    assert (count(game, "hand", ME), count(game, "castle", ME)) == (4, 18)


def test_montu_pays_an_opposing_oro() -> None:
    game = position({"reserve": 2, "hand": ["Montu"]}, {"reserve": 1})
    play(game, "play Montu")
    game.push("yes")
    assert (count(game, "reserve", YOU), count(game, "paid", YOU)) == (0, 1)


def test_antioquia_lets_nobody_play_a_third_ally() -> None:
    game = position({"support": ["Antioquia"], "reserve": 3, "hand": ["Recluta de Ensayo"] * 3})
    play(game, "play Recluta de Ensayo")
    play(game, "play Recluta de Ensayo")
    assert refused(game, "play Recluta de Ensayo")


def test_qadesh_does_nothing_if_the_opponent_pays() -> None:
    for answer, left in (("yes", 1), ("no", 0)):
        game = position({"reserve": 5, "hand": ["Qadesh"]}, {"reserve": 5, "defence": ["Recluta de Ensayo"]})
        play(game, "play Qadesh")
        play(game, answer)
        assert count(game, "defence", YOU) == left


@rule("myl", "8.15")
def test_purificar_escencias_keeps_the_castle_from_all_damage() -> None:
    game = position(
        {"defence": ["Recluta de Ensayo", "Coloso de Ensayo"]},
        {"reserve": 3, "hand": ["Purificar Escencias"]},
        edition="primer-bloque",
    )
    game.push("battle")
    game.push("attack with Recluta de Ensayo; Coloso de Ensayo")
    while game.decisions[0].seat != YOU or game.why_not("play Purificar Escencias") is not None:
        game.push("pass")
    game.push("play Purificar Escencias")
    while game.turn == 3:
        game.push("Recluta de Ensayo" if "answer for" in game.decisions[0].prompt("en") else "pass")
    assert count(game, "castle", YOU) == 20


def test_el_poeta_forbids_the_card_that_it_names() -> None:
    game = position({"reserve": 4, "hand": ["El Poeta", "Recluta de Ensayo"]})
    play(game, "play El Poeta")
    game.push("name Recluta de Ensayo")
    assert refused(game, "play Recluta de Ensayo")


def test_denwen_keeps_the_own_allies_in_play() -> None:
    game = position({"reserve": 6, "hand": ["Denwen", "Rayo de Ensayo"], "defence": ["Recluta de Ensayo"]})
    play(game, "play Denwen")
    game.push("play Rayo de Ensayo")
    pass_windows(game)
    assert names(game, "defence", ME) == ["Recluta de Ensayo"]


def test_funeral_de_galehaut_shuffles_in_one_card_of_each_type() -> None:
    game = position(
        {"reserve": 2, "hand": ["Funeral de Galehaut"], "graveyard": ["Recluta de Ensayo", "Espada de Ensayo"]}
    )
    game.push("play Funeral de Galehaut")
    while "Vigilia" not in game.decisions[0].prompt("en"):
        legal = [action.text for action in game.legal(game.decisions[0].seat)]
        game.push(next(text for text in legal if text != "done") if "pass" not in legal else "pass")
    assert count(game, "castle", ME) == 22


def test_transmutacion_makes_each_totem_an_ally_of_its_own_cost() -> None:
    game = position({"reserve": 3, "hand": ["Transmutación"], "support": ["Broceliaden", "Esparta"]})
    play(game, "play Transmutación")
    assert [strength(game, name) for name in ("Broceliaden", "Esparta")] == [3, 4]


def test_libro_de_los_muertos_shuffles_in_what_an_opposing_card_destroys() -> None:
    game = position(
        {"reserve": ["Libro de los Muertos"], "defence": ["Anubis", "Recluta de Ensayo"]},
        {"reserve": 3, "hand": ["Rayo de Ensayo"]},
        active=1,
    )
    game.push("play Rayo de Ensayo")
    game.push("choose Recluta de Ensayo")
    pass_windows(game)
    assert "Recluta de Ensayo" in names(game, "castle", ME)


def test_flechas_de_lava_count_the_attackers_before_they_are_stopped() -> None:
    game = position({"defence": ["Recluta de Ensayo", "Coloso de Ensayo"]}, {"reserve": 3, "hand": ["Flechas de Lava"]})
    game.push("battle")
    game.push("attack with Recluta de Ensayo; Coloso de Ensayo")
    game.push("play Flechas de Lava")
    pass_windows(game)
    assert (count(game, "castle", ME), count(game, "castle", YOU)) == (18, 20)


def test_forma_de_lince_draws_in_the_final_phase_if_its_ally_hurts_the_castle() -> None:
    game = position({"reserve": 1, "hand": ["Forma de Lince"], "defence": ["Recluta de Ensayo"]})
    game.push("play Forma de Lince")
    pass_windows(game)
    ends_war(attacks(game))
    play(game, "yes")
    assert (count(game, "castle", YOU), count(game, "hand", ME)) == (16, 2)


def test_yey_shuffles_away_what_is_no_faraon() -> None:
    game = position({"defence": ["Yey"], "reserve": 3, "castle": ["Relleno"] * 5})
    play(game, "use Yey")
    assert count(game, "castle", ME) == 5
    assert game.decisions[0].seat == ME


def test_zaliki_returns_an_ally_only_if_it_was_blocking() -> None:
    game = position(
        {"defence": ["Zaliki"], "graveyard": ["Recluta de Ensayo"]}, {"defence": ["Coloso de Ensayo"]}, active=1
    )
    ends_war(attacks(game, blocks="Zaliki -> Coloso de Ensayo"))
    play(game, "yes")
    play(game, "choose Recluta de Ensayo")
    assert names(game, "hand", ME) == ["Recluta de Ensayo"]


@rule("myl", "1.2")
def test_an_oro_can_say_that_it_is_never_the_initial_one() -> None:
    barred, free = card("Oro Vedado", "gold", 0, Keyword("no oro inicial")), card("Oro Libre", "gold", 0)
    deck = [barred, free, *(ally("Recluta", 1, 1) for _ in range(48))]
    game = new((deck, deck), edition="seed-2014")
    assert [action.text for action in game.legal(ME)] == ["choose Oro Libre"]


def test_aulladores_blancos_destroy_a_card_of_the_same_type() -> None:
    game = position(
        {"reserve": 2, "hand": ["Aulladores Blancos"], "defence": ["Recluta de Ensayo"]},
        {"reserve": 3, "hand": ["Rayo de Ensayo"], "defence": ["Coloso de Ensayo"], "support": ["Esparta"]},
        active=1,
        edition="primer-bloque",
    )
    game.push("play Rayo de Ensayo")
    game.push("choose Recluta de Ensayo")
    while game.decisions[0].seat != ME or game.why_not("play Aulladores Blancos") is not None:
        game.push("pass")
    game.push("play Aulladores Blancos")
    pass_windows(game)
    assert (names(game, "defence", YOU), names(game, "support", YOU)) == ([], ["Esparta"])


@rule("myl", "8.9")
def test_an_oro_that_comes_only_from_the_hand_is_not_put_from_the_castle() -> None:
    game = position({"reserve": 4, "hand": ["Sir Lamorak"], "castle": ["Caballeros"] * 5})
    play(game, "play Sir Lamorak")
    while "Vigilia" not in game.decisions[0].prompt("en"):
        game.push(next(iter(game.legal(ME))))
    assert "Caballeros" not in names(game, "reserve", ME)


def test_hatmeyth_keeps_an_ally_from_falling_in_battle() -> None:
    game = position(
        {"reserve": 2, "hand": ["Hatmeyth"], "defence": ["Recluta de Ensayo"]}, {"defence": ["Coloso de Ensayo"]}
    )
    play(game, "play Hatmeyth")
    ends_war(attacks(game, blocks="Coloso de Ensayo -> Recluta de Ensayo"))
    assert "Recluta de Ensayo" not in names(game, "graveyard", ME)


@rule("myl", "7.2")
def test_kom_ombo_and_wadi_el_sabua_change_direct_damage_but_not_that_of_combat() -> None:
    for totem, milled in (("Kom Ombo", 4), ("Wadi-el Sabua", 1)):
        side = {"reserve": 2, "hand": ["Derrumbe de Prueba"], "support": [totem], "defence": ["Recluta de Ensayo"]}
        game = position(side)
        play(game, "play Derrumbe de Prueba")
        assert count(game, "castle", YOU) == 20 - milled
        ends_war(attacks(game))
        assert count(game, "castle", YOU) == 20 - milled - 1


def test_neferura_gives_back_whom_she_holds_when_she_leaves() -> None:
    game = position(
        {"reserve": 5, "hand": ["Neferura", "Rayo de Ensayo"]}, {"defence": ["Recluta de Ensayo", "Coloso de Ensayo"]}
    )
    play(game, "play Neferura")
    play(game, "yes")
    assert "Recluta de Ensayo" in names(game, "defence", ME)
    game.push("play Rayo de Ensayo")
    game.push("choose Neferura")
    pass_windows(game)
    assert "Recluta de Ensayo" in names(game, "defence", YOU)


def test_nephre_ka_banishes_as_many_cards_as_the_ally_that_it_destroys_costs() -> None:
    game = position(
        {"reserve": 2, "hand": ["Nephre-ka"], "graveyard": ["Relleno"] * 5}, {"defence": ["Coloso de Ensayo"]}
    )
    play(game, "play Nephre-ka")
    play(game, "yes")
    while "Vigilia" not in game.decisions[0].prompt("en"):
        play(game, next(iter(game.legal(ME))).text)
    assert (count(game, "exile", ME), count(game, "defence", YOU)) == (4, 0)


@rule("myl", "4.3")
def test_armadura_del_sol_counts_the_talismans_of_the_war() -> None:
    game = position(
        {"defence": ["Recluta de Ensayo (with Armadura del Sol)"], "reserve": 2, "hand": ["Derrumbe de Prueba"]}
    )
    attacks(game)
    game.push("pass")
    play(game, "play Derrumbe de Prueba")
    assert strength(game, "Recluta de Ensayo") == 2


@rule("myl", "8.15")
def test_seth_banishes_the_cards_that_the_opponent_is_about_to_mill() -> None:
    game = position({"hand": ["Golpear la Raiz"], "reserve": 2, "defence": ["Seth", "Recluta de Ensayo"]})
    game.push("play Golpear la Raiz")
    while game.why_not("use Seth") is not None:
        game.push("pass")
    game.push("use Seth")
    play(game, "choose Recluta de Ensayo")
    assert (count(game, "exile", YOU), count(game, "graveyard", YOU)) == (2, 0)
    assert names(game, "graveyard", ME) == ["Recluta de Ensayo", "Golpear la Raiz"]


def test_the_other_allies_of_hacha_sagrada_are_others_than_its_bearer() -> None:
    alone = position({"defence": ["Ay (with Hacha Sagrada)"]})
    assert strength(alone, "Ay") == strength(position({"defence": ["Ay"]}), "Ay") + 1
    with_two = position({"defence": ["Ay (with Hacha Sagrada)", "Recluta de Ensayo", "Coloso de Ensayo"]})
    assert strength(with_two, "Ay") == strength(alone, "Ay") + 2
