"""Shipped cards of the audit in play, each in the position that tells most of it (docs/myl-audit.md has them all)."""

from __future__ import annotations

from typing import Any

import pytest

from mazo.game import Game
from tests.games.myl.pool.shown import attacks, ends_war, offered
from tests.games.myl.support import ME, YOU, count, names, pass_windows, play, position, refused, strength
from tests.support.rule import rule

RECRUIT, GIANT, LANCER = "Recluta de Ensayo", "Coloso de Ensayo", "Lancera de Ensayo"
BOLT = "Rayo de Ensayo"


def settled(game: Game, *answers: str) -> Game:
    """Nobody answers; the questions that come are answered in this order, and a may is taken."""
    left = list(answers)
    for _ in range(60):
        decision = game.decisions[0] if game.decisions else None
        if decision is None or "Vigilia" in decision.prompt("en") or "Guerra de Talismanes" in decision.prompt("en"):
            break
        texts = [action.text for action in game.legal(decision.seat)]
        if "pass" in texts:
            game.push("pass")
        elif left:
            game.push(left.pop(0))
        else:
            game.push("yes" if "yes" in texts else texts[0])
    assert not left
    return game


def used(me: dict[str, Any], you: dict[str, Any], action: str, *answers: str, **options: Any) -> Game:
    """A position in which something was done and came to its end."""
    game = position(me, you, **options)
    game.push(action)
    return settled(game, *answers)


def answered(game: Game, answer: str, *answers: str) -> Game:
    """Somebody answers what is going on as soon as they can."""
    while not offered(game, answer):
        game.push("pass")
    game.push(answer)
    return settled(game, *answers)


# What is paid and done with it.


def test_amor_o_traicion_mills_first_and_strengthens_then() -> None:
    game = used({"reserve": 2, "hand": ["Amor o Traición"], "defence": [GIANT]}, {}, "play Amor o Traición")
    assert (count(game, "castle", ME), strength(game, GIANT)) == (17, 8)
    assert refused(position({"reserve": 2, "hand": ["Amor o Traición"], "castle": 2, "defence": [GIANT]}),
                   "play Amor o Traición")[0] == "cost_unpayable"  # fmt: skip


def test_tefnut_goes_for_an_opposing_ally() -> None:
    game = used({"defence": ["Tefnut"]}, {"defence": [GIANT]}, "use Tefnut")
    assert (names(game, "graveyard", ME), names(game, "graveyard", YOU)) == (["Tefnut"], [GIANT])


def test_grandes_faraones_mills_one_more_from_who_has_no_faraon() -> None:
    game = used({"reserve": ["Grandes Faraones"]}, {}, "use Grandes Faraones")
    assert (count(game, "castle", ME), count(game, "castle", YOU), names(game, "paid", ME)) == (
        18, 19, ["Grandes Faraones"],
    )  # fmt: skip
    game = used({"reserve": ["Grandes Faraones"], "defence": ["Visir"]}, {}, "use Grandes Faraones")
    assert count(game, "castle", ME) == 19


def test_veneno_sagrado_costs_an_ally_and_the_opponent_chooses_two() -> None:
    game = used(
        {"reserve": 4, "hand": ["Veneno Sagrado"], "defence": [RECRUIT]},
        {"defence": [GIANT, LANCER, "Aken"]},
        "play Veneno Sagrado",
        f"choose {GIANT}; Aken",
    )
    assert (names(game, "defence", ME), names(game, "defence", YOU)) == ([], [LANCER])


def test_caldero_de_la_abundancia_needs_an_ally_in_hand() -> None:
    alone = position({"hand": ["Caldero de la Abundancia"]})
    assert refused(alone, "play Caldero de la Abundancia")[0] == "cost_unpayable"
    game = used(
        {"hand": ["Caldero de la Abundancia", RECRUIT], "castle": ["Oro de Ensayo", "Oro de Ensayo", RECRUIT]},
        {},
        "play Caldero de la Abundancia",
        f"choose {RECRUIT}",
        "choose Oro de Ensayo; Oro de Ensayo",
    )
    assert (names(game, "exile", ME), names(game, "hand", ME)) == ([RECRUIT], ["Oro de Ensayo"] * 2)


def test_achall_stands_in_the_attack_line_once_used() -> None:
    game = used({"defence": ["Achall"], "graveyard": [RECRUIT]}, {}, "use Achall", "choose 1")
    assert (names(game, "attack", ME), names(game, "graveyard", ME)) == (["Achall"], [])
    assert refused(game, "use Achall")[0] == "cost_unpayable"


def test_las_bacantes_silence_a_card_that_is_no_oro() -> None:
    game = used(
        {"defence": ["Las Bacantes"], "graveyard": ["Tritón"]}, {"defence": ["Montañes"]}, "use Las Bacantes",
        "choose Montañes",
    )  # fmt: skip
    assert names(game, "exile", ME) == ["Tritón"]
    game = used({"reserve": 3, "hand": [BOLT]}, {"defence": ["Montañes"]}, f"play {BOLT}")
    assert names(game, "defence", YOU) == ["Montañes"]


@rule("myl", "10.6", "8.1")
def test_escudo_miliciano_is_played_from_the_graveyard_when_armas_are_played() -> None:
    side: dict[str, Any] = {"reserve": 3, "graveyard": ["Escudo Miliciano"], "defence": ["Visir", "Akenathon"]}
    game = used(side, {}, "play Escudo Miliciano -> Visir")
    assert "Escudo Miliciano" in names(game, "defence", ME)
    war = attacks(position(side, {"defence": [RECRUIT]}, active=1))
    while war.decisions[0].seat != ME:
        war.push("pass")
    assert refused(war, "play Escudo Miliciano -> Visir")[0] == "not_now"
    assert refused(position({**side, "defence": ["Visir"]}), "play Escudo Miliciano -> Visir")


# Entering play, leaving it.


def test_boggart_lets_the_opponent_choose_what_to_lose() -> None:
    game = used(
        {"reserve": 3, "hand": [BOLT], "defence": ["Boggart"]}, {"hand": [RECRUIT]}, f"play {BOLT}",
        "choose 2", f"choose {RECRUIT}",
    )  # fmt: skip
    assert (count(game, "castle", YOU), count(game, "hand", YOU)) == (20, 0)


def test_sinis_shuffles_a_card_in_as_it_comes_and_as_it_goes() -> None:
    game = used({"reserve": 5, "hand": ["Sinis", BOLT], "graveyard": [RECRUIT, GIANT]}, {}, "play Sinis",
                f"choose {RECRUIT}")  # fmt: skip
    assert names(game, "graveyard", ME) == [GIANT]
    game.push(f"play {BOLT}")
    settled(game, f"choose {GIANT}")
    assert GIANT in names(game, "castle", ME)


def test_vouivre_gives_one_ally_for_two() -> None:
    game = used(
        {"reserve": 5, "hand": ["Vouivre"], "defence": [RECRUIT]}, {"defence": [GIANT, LANCER]}, "play Vouivre",
        "yes", f"choose {RECRUIT}",
    )  # fmt: skip
    assert (names(game, "defence", ME), names(game, "defence", YOU)) == (["Vouivre"], [])


def test_tumulario_gives_each_player_an_ally_back() -> None:
    game = used({"reserve": 4, "hand": ["Tumulario"], "graveyard": [RECRUIT]}, {"graveyard": [GIANT]}, "play Tumulario")
    assert (names(game, "defence", ME), names(game, "defence", YOU)) == (["Tumulario", RECRUIT], [GIANT])


def test_neron_pays_with_all_his_oros() -> None:
    game = used({"reserve": 8, "hand": ["Nerón"]}, {"reserve": 3}, "play Nerón")
    assert (count(game, "reserve", ME) + count(game, "paid", ME), count(game, "castle", YOU)) == (0, 14)
    assert count(game, "reserve", YOU) == 3


def test_druida_sanador_heals_only_a_druida_twice() -> None:
    side = {"reserve": 3, "hand": ["Druida Sanador"], "graveyard": [RECRUIT, "Druida Sanador", GIANT]}
    game = used(side, {}, "play Druida Sanador", "yes", "choose Druida Sanador", "yes", f"choose {RECRUIT}; {GIANT}")
    assert (names(game, "hand", ME), names(game, "graveyard", ME)) == (["Druida Sanador"], [])
    game = used(side, {}, "play Druida Sanador", "yes", f"choose {RECRUIT}")
    assert names(game, "graveyard", ME) == ["Druida Sanador", GIANT]


@rule("myl", "8.9", "3.2")
def test_sir_lamorak_puts_an_oro_of_the_castle() -> None:
    game = used({"reserve": 4, "hand": ["Sir Lamorak"], "castle": ["Relleno", "Oro de Ensayo", "Relleno"]}, {},
                "play Sir Lamorak")  # fmt: skip
    assert (count(game, "reserve", ME), count(game, "paid", ME), count(game, "castle", ME)) == (1, 4, 2)


def test_ambiorix_attacks_at_once_only_against_julio_cesar() -> None:
    game = used({"reserve": 2, "hand": ["Ambiorix"]}, {}, "play Ambiorix")
    assert refused(game, "battle")
    game = used({"reserve": 2, "hand": ["Ambiorix"]}, {"defence": ["Julio César"]}, "play Ambiorix")
    assert game.why_not("battle") is None


# Battle.


def test_mess_buachalla_leads_the_others_and_goes_home() -> None:
    game = attacks(position({"defence": ["Mess Buachalla", RECRUIT]}), "Mess Buachalla", RECRUIT)
    assert (strength(game, "Mess Buachalla"), strength(game, RECRUIT)) == (3, 2)
    ends_war(game)
    settled(game)
    assert "Mess Buachalla" in names(game, "castle", ME)


def test_laegerie_doubles_when_blocked() -> None:
    game = attacks(position({"defence": ["Laegerie"]}, {"defence": [RECRUIT]}), blocks=f"{RECRUIT} -> Laegerie")
    assert strength(game, "Laegerie") == 6


def test_conrado_iii_blocks_two_and_doubles() -> None:
    game = position({"defence": ["Conrado III"]}, {"defence": [RECRUIT, "Aken"]}, active=1)
    game.push("battle")
    game.push(f"attack with {RECRUIT}; Aken")
    pass_windows(game)
    game.push(f"block Conrado III -> {RECRUIT}")
    game.push("block Conrado III -> Aken")
    settled(game)
    assert strength(game, "Conrado III") == 2
    assert refused(position({"defence": ["Conrado III"]}), "battle")


def test_piritoo_and_teseo_are_not_blocked_together() -> None:
    game = position({"defence": ["Piritoo", "Teseo de Atenas"]}, {"defence": [GIANT]})
    attacks(game, "Piritoo", "Teseo de Atenas")
    assert "Guerra de Talismanes" in game.decisions[0].prompt("en")
    assert strength(game, "Piritoo") == 1


def test_quimera_hurts_the_castle_twice_over() -> None:
    assert count(ends_war(attacks(position({"defence": ["Quimera"]}))), "castle", YOU) == 16


def test_espada_diamante_mills_for_the_strength_of_its_bearer() -> None:
    game = position({"defence": [f"{RECRUIT} (with Espada Diamante)"]}, {"defence": [GIANT]})
    attacks(game, blocks=f"{GIANT} -> {RECRUIT}")
    assert count(game, "castle", YOU) == 17


def test_hector_is_as_printed_while_aquiles_is_there() -> None:
    assert strength(position({"defence": ["Hector", "Dafne"]}), "Hector") == 2
    assert strength(position({"defence": ["Hector", "Dafne"]}, {"defence": ["Aquiles"]}), "Hector") == 0


def test_atlas_strikes_weakened_and_falls_at_the_end() -> None:
    game = ends_war(attacks(position({"defence": ["Atlas"]})))
    settled(game)
    assert (count(game, "castle", YOU), names(game, "graveyard", ME)) == (16, ["Atlas"])


def test_hacha_de_trabajo_saves_a_blocker_in_battle() -> None:
    game = position({"defence": [f"{RECRUIT} (with Hacha de Trabajo)"]}, {"defence": [GIANT]}, active=1)
    attacks(game, blocks=f"{RECRUIT} -> {GIANT}")
    game.push("use Hacha de Trabajo")
    settled(game)
    ends_war(game)
    assert (names(game, "defence", ME), names(game, "exile", ME)) == ([RECRUIT], ["Hacha de Trabajo"])


def test_asclepio_keeps_an_ally_from_hurting_the_castle() -> None:
    game = position({"defence": ["Asclepio"], "reserve": 2}, {"defence": [GIANT]}, active=1)
    attacks(game)
    game.push("use Asclepio")
    settled(game, f"choose {GIANT}")
    ends_war(game)
    assert count(game, "castle", ME) == 20


def test_cornelius_de_york_strikes_only_a_caballero_that_is_no_stronger() -> None:
    game = position({"defence": ["Cornelius de York"]}, {"defence": ["Sir Thomas", GIANT]}, active=1)
    attacks(game, GIANT)
    game.push("use Cornelius de York")
    settled(game)
    assert (names(game, "exile", ME), names(game, "graveyard", YOU)) == (["Cornelius de York"], ["Sir Thomas"])


def test_mercurio_makes_a_heroe_unblockable_in_answer_to_the_own_attack() -> None:
    game = position({"defence": ["Mercurio", "Dafne"], "reserve": 1}, {"defence": [GIANT]})
    game.push("battle")
    game.push("attack with Dafne")
    while game.why_not("use Mercurio") is not None:
        game.push("pass")
    game.push("use Mercurio")
    settled(game)
    assert "Guerra de Talismanes" in game.decisions[0].prompt("en")


@rule("myl", "2.5")
@pytest.mark.parametrize("edition", ["seed-2014", "primer-bloque"])
def test_lyssa_sends_an_attacker_back_to_the_defence_line_in_every_profile(edition: str) -> None:
    game = position({"defence": ["Lyssa"]}, {"defence": [GIANT]}, active=1, edition=edition)
    attacks(game)
    game.push("use Lyssa")
    settled(game)
    ends_war(game)
    assert (names(game, "defence", YOU), count(game, "castle", ME)) == ([GIANT], 20)


def test_pepi_i_falls_in_the_own_final_phase_after_a_block() -> None:
    game = position({"defence": ["Pepi I"]}, {"defence": [RECRUIT]}, active=1)
    ends_war(attacks(game, blocks=f"Pepi I -> {RECRUIT}"))
    settled(game)
    assert "Pepi I" in names(game, "defence", ME)
    game.push("battle")  # it need not attack any longer; whatever it does, its turn ends with it
    settled(game)
    ends_war(game)
    settled(game)
    assert "Pepi I" in names(game, "graveyard", ME)


# What is so.


@pytest.mark.parametrize(("me", "you"), [
    ({"support": ["Templo Perdido"], "defence": [RECRUIT]}, {}),
    ({"defence": [RECRUIT]}, {"support": ["Templo Perdido"]}),
    ({"defence": [RECRUIT]}, {"support": ["Monte Olimpo"]}),
])  # fmt: skip
def test_temples_keep_players_from_attacking(me: dict[str, Any], you: dict[str, Any]) -> None:
    assert refused(position(me, you), "battle")


def test_monte_olimpo_lets_its_own_player_attack() -> None:
    assert position({"support": ["Monte Olimpo"], "defence": [RECRUIT]}).why_not("battle") is None


def test_perses_alone_is_indestructible() -> None:
    game = used({"reserve": 3, "hand": [BOLT]}, {"defence": ["Perses"]}, f"play {BOLT}")
    assert names(game, "defence", YOU) == ["Perses"]
    game = used({"reserve": 3, "hand": [BOLT]}, {"defence": ["Perses", RECRUIT]}, f"play {BOLT}", "choose Perses")
    assert names(game, "defence", YOU) == [RECRUIT]


def test_akenathon_guards_his_others_from_opposing_cards_but_not_himself() -> None:
    game = position({"reserve": 3, "hand": [BOLT]}, {"defence": ["Akenathon", RECRUIT]})
    game.push(f"play {BOLT}")
    settled(game)
    assert names(game, "graveyard", YOU) == ["Akenathon"]


def test_vulcano_is_indestructible_with_three_armas() -> None:
    armed = "Vulcano (with Daga de Ensayo, with Espada de Ensayo{})"
    for more, left in ((", with Brazaletes", 1), ("", 0)):
        game = used({"reserve": 3, "hand": [BOLT]}, {"defence": [armed.format(more)]}, f"play {BOLT}")
        assert names(game, "defence", YOU).count("Vulcano") == left


def test_totem_celta_makes_the_opponent_mill_for_the_named_type() -> None:
    game = position({"reserve": 4, "hand": ["Tótem Celta"]}, {"reserve": 1, "hand": [RECRUIT]})
    game.push("play Tótem Celta")
    settled(game, "name Aliado")
    play(game, "end")
    before = count(game, "castle", YOU)
    play(game, f"play {RECRUIT}")
    assert count(game, "castle", YOU) == before - 2


def test_bestia_del_caos_takes_ability_and_strength() -> None:
    game = used({"reserve": 4, "hand": ["Bestia del Caos"]}, {"defence": ["El Gran Zeus"]}, "play Bestia del Caos")
    assert strength(game, "El Gran Zeus") == 0


def test_controlar_el_mercado_goes_by_the_difference_of_oros() -> None:
    game = used({"reserve": 3, "hand": ["Controlar el Mercado"]}, {"reserve": 5}, "play Controlar el Mercado")
    assert count(game, "castle", YOU) == 16
    game = used({"reserve": 5, "hand": ["Controlar el Mercado"]}, {"reserve": 3}, "play Controlar el Mercado")
    assert count(game, "castle", YOU) == 20


def test_hefestos_is_stronger_only_while_he_himself_bears_the_hammer() -> None:
    assert (
        strength(position({"defence": ["Hefestos (with Martillo de Hefestos)"]}), "Hefestos")
        > strength(position({"defence": ["Hefestos"]}), "Hefestos")
        + strength(position({"defence": [f"{RECRUIT} (with Martillo de Hefestos)"]}), RECRUIT)
        - 1
    )
    alone = position({"defence": ["Hefestos", f"{RECRUIT} (with Martillo de Hefestos)"]})
    assert strength(alone, "Hefestos") == 1


# Answers.


@rule("myl", "8.15")
def test_hijos_de_lir_counts_the_strength_of_who_is_destroyed() -> None:
    game = position(
        {"reserve": 2, "hand": ["Hijos de Lir"], "defence": [GIANT]}, {"reserve": 3, "hand": [BOLT]}, active=1,
        edition="primer-bloque",
    )  # fmt: skip
    game.push(f"play {BOLT}")
    answered(game, "play Hijos de Lir")
    assert (count(game, "castle", YOU), names(game, "graveyard", ME)) == (15, ["Hijos de Lir", GIANT])


@rule("myl", "8.15")
def test_serpiente_de_bronce_saves_an_oro_into_the_hand() -> None:
    game = position(
        {"reserve": 3, "hand": ["Serpiente de Bronce"]}, {"reserve": 4, "hand": ["Felipe II"]}, active=1,
        edition="primer-bloque",
    )  # fmt: skip
    game.push("play Felipe II")
    while "which opposing Oro" not in game.decisions[0].prompt("en"):
        game.push("pass")
    game.push(next(iter(game.legal(YOU))))
    answered(game, "play Serpiente de Bronce")
    assert (names(game, "hand", ME), count(game, "graveyard", ME)) == (["Oro de Ensayo"], 1)


@rule("myl", "8.15")
def test_meidum_returns_a_card_that_is_about_to_be_destroyed() -> None:
    game = position(
        {"support": ["Meidum"], "defence": [GIANT]}, {"reserve": 3, "hand": [BOLT]}, active=1, edition="primer-bloque"
    )
    game.push(f"play {BOLT}")
    answered(game, "use Meidum")
    assert (names(game, "hand", ME), names(game, "graveyard", ME)) == ([GIANT], ["Meidum"])


def test_lobos_de_zeus_annuls_a_totem_of_cost_three() -> None:
    game = position({"reserve": 3, "hand": ["Duat"]}, {"reserve": 2, "hand": ["Lobos de Zeus"]}, active=0)
    assert refused(game, "play Duat")[0] == "too_expensive"
    game = position({"reserve": 4, "hand": ["Duat"]}, {"reserve": 2, "hand": ["Lobos de Zeus"]})
    game.push("play Duat")
    answered(game, "play Lobos de Zeus")
    assert names(game, "graveyard", ME) == ["Duat"]


def test_tier_na_moe_brings_one_ally_a_turn_home() -> None:
    game = used(
        {"support": ["Tier-na-moe"], "defence": [RECRUIT, LANCER], "reserve": 6, "hand": [BOLT, BOLT]}, {},
        f"play {BOLT}", f"choose {RECRUIT}", "yes",
    )  # fmt: skip
    assert RECRUIT in names(game, "castle", ME)
    game.push(f"play {BOLT}")
    settled(game)
    assert LANCER in names(game, "graveyard", ME)


# The phases.


def test_totem_del_sudan_takes_the_strongest_ally_of_who_stays_at_home() -> None:
    game = used({"support": ["Totem del Sudan"], "defence": [RECRUIT, GIANT]}, {}, "end")
    assert names(game, "graveyard", ME) == [GIANT]


def test_tanutamani_shuffles_an_ally_in_if_it_hurt_the_castle() -> None:
    game = position({"defence": ["Tanutamani"], "graveyard": [RECRUIT]})
    ends_war(attacks(game))
    settled(game, "yes")
    assert RECRUIT in names(game, "castle", ME)
    game = used({"defence": ["Tanutamani"], "graveyard": [RECRUIT]}, {}, "end")
    assert names(game, "graveyard", ME) == [RECRUIT]


def test_el_perdon_de_ra_guards_until_the_next_turn() -> None:
    game = used({"reserve": 2, "hand": ["El Perdón de Ra"], "defence": [GIANT]}, {"reserve": 3, "hand": [BOLT]},
                "play El Perdón de Ra")  # fmt: skip
    game.push("end")
    while game.turn == 3 or "Vigilia" not in game.decisions[0].prompt("en"):
        game.push("pass")
    assert refused(game, f"play {BOLT}")[0] == "no_target"
