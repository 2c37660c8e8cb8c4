"""Cards of Helénica as they are shipped, each for a word that no plainer card needs."""

from __future__ import annotations

import pytest

from mazo.abilities.tree.deeds import Do, Look
from mazo.abilities.tree.effects import Action
from mazo.abilities.tree.nouns import Cards, Chosen, Every
from mazo.game import Game
from tests.games.myl.pool.shown import attacks, ends_war, offered
from tests.games.myl.support import ME, YOU, card, count, names, pass_windows, play, position, refused, strength, told
from tests.support.rule import rule

PB = "primer-bloque"
LOOTING = card("Saqueo", "talisman", 1, Action(Do("destroy", Chosen(Cards(("gold",), "opposing")))))
PEEP = card("Mirón", "talisman", 1, Action(Look(Every(Cards(whose="opposing", zone="hand")))))


def waits_for(game: Game, action: str) -> None:
    """Pass until this can be done, and do it."""
    while not offered(game, action):
        game.push("pass")
    game.push(action)


@rule("myl", "8.7", "M5")
def test_apolo_makes_whatever_changes_strength_count_for_nothing() -> None:
    game = position({"defence": ["Recluta de Ensayo (with Espada de Ensayo)"], "hand": ["Apolo"], "reserve": 4})
    assert strength(game, "Recluta de Ensayo") == 3
    play(game, "play Apolo")
    assert strength(game, "Recluta de Ensayo") == 1


def test_hector_is_not_changed_while_aquiles_is_in_play() -> None:
    alone = position({"defence": ["Hector"]})
    assert strength(alone, "Hector") == 1
    assert strength(position({"defence": ["Hector"]}, {"defence": ["Aquiles"]}), "Hector") == 0


@rule("myl", "7.2")
def test_quimera_deals_its_damage_twice() -> None:
    game = position({"defence": ["Quimera"]})
    ends_war(attacks(game))
    assert count(game, "castle", YOU) == 16


@rule("myl", "4.1.1")
def test_against_pantera_de_niebla_nobody_attacks_alone() -> None:
    panther = {"defence": ["Pantera de Niebla"]}
    assert refused(position({"defence": ["Coloso de Ensayo"]}, panther), "battle") == ("no_attacker", "4.1.1")
    game = position({"defence": ["Coloso de Ensayo", "Recluta de Ensayo"]}, panther)
    game.push("battle")
    assert names(game, "attack", ME) == ["Coloso de Ensayo", "Recluta de Ensayo"]


@rule("myl", "4.2.4")
def test_laberinto_de_creta_makes_somebody_block_at_last() -> None:
    game = position(
        {"defence": ["Coloso de Ensayo", "Recluta de Ensayo"], "support": ["Laberinto de Creta"]},
        {"defence": ["Lancera de Ensayo"]},
    )
    attacks_both(game)
    game.push("no block")
    assert refused(game, "no block") == ("must_be_blocked", "4.2.4")


def attacks_both(game: Game) -> None:
    """Go to battle with the two that can."""
    game.push("battle")
    game.push("attack with Coloso de Ensayo; Recluta de Ensayo")
    pass_windows(game)


@rule("myl", "4.3.1")
def test_xiphos_gives_its_bearers_player_the_priority_in_the_war() -> None:
    game = position({"defence": ["Recluta de Ensayo (with Xiphos)"]})
    game.push("battle")
    pass_windows(game)
    assert (game.deciding, strength(game, "Recluta de Ensayo")) == ((ME,), 2)


@rule("myl", "2.6")
def test_marte_makes_both_skip_the_war() -> None:
    game = position({"defence": ["Marte"]}, {"hand": ["Rayo de Ensayo"], "reserve": 3})
    game.push("battle")
    pass_windows(game)
    assert (count(game, "castle", YOU), names(game, "hand", YOU)) == (18, ["Rayo de Ensayo"])


@rule("myl", "8.7")
def test_red_de_aracne_closes_graveyards_and_medicina_de_hipocrates_opens_them_for_one() -> None:
    mine = {"hand": ["Red de Aracne", "Medicina de Hipocrates"], "reserve": 5, "graveyard": ["Aparecido de Prueba"]}
    game = position(mine)
    play(game, "play Red de Aracne")
    assert not offered(game, "play Aparecido de Prueba")
    game = position({**mine, "reserve": 8})
    play(game, "play Red de Aracne")
    play(game, "play Medicina de Hipocrates")
    assert offered(game, "play Aparecido de Prueba")


@rule("myl", "9.5")
def test_with_ketos_in_play_whatever_goes_to_a_graveyard_is_exiled() -> None:
    game = position({"defence": ["Ketos"], "hand": ["Derrumbe de Prueba"], "reserve": 2})
    play(game, "play Derrumbe de Prueba")
    assert (count(game, "exile", YOU), count(game, "graveyard", YOU)) == (3, 0)
    assert names(game, "exile", ME) == ["Derrumbe de Prueba"]


@rule("myl", "8.7")
@pytest.mark.parametrize("veiled", [True, False])
def test_nacimiento_de_pegaso_hides_the_hand_from_then_on(veiled: bool) -> None:
    spell = "Nacimiento de Pegaso" if veiled else "Derrumbe de Prueba"
    game = position(
        {"hand": [spell, "Lancera de Ensayo"], "reserve": 2}, {"hand": ["Mirón"], "reserve": 1}, cards=[PEEP]
    )
    play(game, f"play {spell}")
    play(game, "end")
    play(game, "play Mirón")
    assert len(told(game, "looked_at")) == (0 if veiled else 1)


def test_ganimides_destroys_a_card_that_costs_at_most_as_much_as_there_are_heroes() -> None:
    game = position(
        {"hand": ["Ganimides"], "reserve": 2, "defence": ["Hector"]},
        {"defence": ["Lancera de Ensayo", "Coloso de Ensayo"]},
    )
    play(game, "play Ganimides")
    assert names(game, "graveyard", YOU) == ["Lancera de Ensayo"]


@rule("myl", "8.15")
def test_hera_prevents_that_an_ability_affects_an_olimpico() -> None:
    game = position(
        {"hand": ["Rayo de Ensayo"], "reserve": 3},
        {"defence": ["Hera", "Afrodita"], "hand": ["Recluta de Ensayo"]},
        edition=PB,
    )
    game.push("play Rayo de Ensayo")
    game.push("choose Afrodita")
    waits_for(game, "use Hera")
    game.push("choose Recluta de Ensayo")
    pass_windows(game)
    assert (names(game, "exile", YOU), names(game, "defence", YOU)) == (["Recluta de Ensayo"], ["Hera", "Afrodita"])


@rule("myl", "8.15", "4.4")
def test_soteira_saves_from_combat_and_not_from_a_talisman() -> None:
    side = {"defence": ["Recluta de Ensayo"], "reserve": ["Soteira"]}
    game = position({"defence": ["Coloso de Ensayo"]}, side, edition=PB)
    game.push("battle")
    pass_windows(game)
    game.push("block Recluta de Ensayo -> Coloso de Ensayo")
    waits_for(game, "use Soteira")
    pass_windows(game)
    assert (names(game, "exile", YOU), strength(game, "Recluta de Ensayo")) == (["Soteira"], 2)
    game = position({"hand": ["Rayo de Ensayo"], "reserve": 3}, side, edition=PB)
    game.push("play Rayo de Ensayo")
    while game.decisions and "answer it" in game.decisions[0].prompt("en"):
        assert not offered(game, "use Soteira")
        game.push("pass")


def test_serpiente_de_bronce_takes_an_oro_back_that_the_opponent_destroys() -> None:
    game = position(
        {"hand": ["Saqueo"], "reserve": 1},
        {"hand": ["Serpiente de Bronce"], "reserve": ["Oro de Ensayo", "Oro de Ensayo", "Oro de Ensayo"]},
        edition=PB,
        cards=[LOOTING],
    )
    game.push("play Saqueo")
    game.push(next(iter(game.legal(ME))))
    waits_for(game, "play Serpiente de Bronce")
    pass_windows(game)
    assert "Oro de Ensayo" in names(game, "hand", YOU)


def test_red_de_gladiador_makes_both_discard_when_its_bearer_has_not_attacked() -> None:
    game = position(
        {"defence": ["Recluta de Ensayo (with Red de Gladiador)"], "hand": ["Oro de Ensayo"]},
        {"hand": ["Oro de Ensayo"]},
    )
    play(game, "end")
    play(game, "choose Oro de Ensayo")
    play(game, "choose Oro de Ensayo")
    assert (count(game, "graveyard", ME), count(game, "graveyard", YOU)) == (1, 1)


def test_carrera_de_carros_brings_back_two_who_were_not_blocked() -> None:
    game = position(
        {
            "defence": ["Coloso de Ensayo", "Capitán de Ensayo", "Recluta de Ensayo"],
            "hand": ["Carrera de Carros"],
            "reserve": 2,
        },
        {"defence": ["Muralla de Prueba"]},
        edition=PB,
    )
    game.push("battle")
    game.push("attack with Coloso de Ensayo; Capitán de Ensayo; Recluta de Ensayo")
    pass_windows(game)
    game.push("block Muralla de Prueba -> Coloso de Ensayo")
    waits_for(game, "play Carrera de Carros")
    pass_windows(game)
    assert sorted(names(game, "defence", ME)) == ["Capitán de Ensayo", "Recluta de Ensayo"]


@rule("myl", "8.2.5", "2.6")
def test_arde_troya_annuls_what_affects_oros_and_the_turn_goes_to_its_end() -> None:
    answers = {"hand": ["Arde Troya"], "reserve": 2}
    mine = {"hand": ["Rayo de Ensayo", "Saqueo"], "reserve": 4, "defence": ["Recluta de Ensayo"]}
    game = position(mine, answers, cards=[LOOTING])
    game.push("play Rayo de Ensayo")
    assert not offered(game, "play Arde Troya")
    game = position(mine, answers, cards=[LOOTING])
    game.push("play Saqueo")
    game.push(next(iter(game.legal(ME))))
    play(game, "play Arde Troya")
    assert (count(game, "reserve", YOU) + count(game, "paid", YOU), names(game, "graveyard", ME), game.turn) == (
        2,
        ["Saqueo"],
        4,
    )


def test_noctumbros_attacks_at_once_and_is_banished() -> None:
    game = position({"hand": ["Noctumbros"], "reserve": 1})
    play(game, "play Noctumbros")
    assert refused(game, "end")[0] == "somebody_must_attack"
    game.push("battle")
    pass_windows(game)
    ends_war(game)
    assert names(game, "exile", ME) == ["Noctumbros"]


@pytest.mark.parametrize("other", ["Hector", "Titan"])
def test_titan_stays_only_beside_another_titan(other: str) -> None:
    game = position({"hand": ["Titan"], "reserve": 3, "defence": [other]})
    play(game, "play Titan")
    assert (names(game, "defence", ME).count("Titan") > 0) == (other == "Titan")
