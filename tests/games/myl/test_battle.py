"""The Batalla Mitológica: attack, defence, the war of talismans, and the damage."""

from __future__ import annotations

import pytest

from mazo.abilities.tree.deeds import ToPlayer
from mazo.abilities.tree.effects import Action, Can, Gain, Get, Keyword, Static, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, HostOf, Is, This, When
from mazo.game import Game
from tests.games.myl.support import (
    ME,
    YOU,
    ally,
    card,
    count,
    names,
    pass_windows,
    play,
    position,
    refused,
    strength,
    to_final,
    told,
)
from tests.support.rule import rule


@rule("myl", "4.5")
def test_c23_without_attackers_the_vigilia_leads_straight_to_the_fase_final() -> None:
    game = position({"defence": ["Coloso de Ensayo"]})
    game.push("end")
    assert told(game, "no_battle") == ["4.5"]
    assert told(game, "war_began") == []
    assert game.deciding == (YOU,)


@rule("myl", "4.1", "4.1.1")
def test_attackers_move_from_the_defence_line_to_the_attack_line() -> None:
    game = position({"defence": ["Coloso de Ensayo", "Recluta de Ensayo"]})
    game.push("battle")
    game.push("attack with Coloso de Ensayo")
    pass_windows(game)
    assert (names(game, "attack", ME), names(game, "defence", ME)) == (["Coloso de Ensayo"], ["Recluta de Ensayo"])


@rule("myl", "4.1.1")
def test_who_alone_can_attack_does_so_without_being_asked_about() -> None:
    game = position({"defence": ["Coloso de Ensayo", "Muralla de Prueba"]})
    game.push("battle")
    assert told(game, "attacks") == ["4.1.1"]
    assert (names(game, "attack", ME), game.deciding) == (["Coloso de Ensayo"], (YOU,))


@rule("myl", "4.1.1")
def test_only_my_own_allies_can_be_declared_as_attackers() -> None:
    mine = {"defence": ["Coloso de Ensayo", "Recluta de Ensayo"], "support": ["Tótem de Ensayo"]}
    game = position(mine, {"defence": ["Lancera de Ensayo"]})
    game.push("battle")
    assert refused(game, "attack with Lancera de Ensayo") == ("not_yours", "4.1.1")
    assert refused(game, "attack with Tótem de Ensayo") == ("not_an_ally", "4.1.1")


@rule("myl", "4.1.3")
def test_c19_an_ally_played_this_turn_cannot_attack() -> None:
    game = position({"reserve": 2, "hand": ["Lancera de Ensayo"]})
    play(game, "play Lancera de Ensayo")
    assert refused(game, "battle") == ("no_attacker", "4.1.1")


@rule("myl", "4.1.3")
def test_c19_nor_when_another_ally_leads_the_attack() -> None:
    game = position({"reserve": 2, "hand": ["Lancera de Ensayo"], "defence": ["Coloso de Ensayo", "Recluta de Ensayo"]})
    play(game, "play Lancera de Ensayo")
    game.push("battle")
    assert refused(game, "attack with Lancera de Ensayo") == ("attacker_waiting", "4.1.3")


@rule("myl", "4.1.3")
def test_c21_an_ally_that_came_before_my_vigilia_may_attack() -> None:
    game = position({"defence": ["Lancera de Ensayo (waiting)"]}, phase="agrupacion")
    assert game.why_not("battle") is None


@rule("myl", "4.1.3")
def test_an_ally_that_came_during_my_agrupacion_may_attack_by_the_seed_but_not_in_primer_bloque() -> None:
    side = {"defence": ["Lancera de Ensayo (waiting)"]}
    assert position(side, phase="vigilia").why_not("battle") is None
    assert refused(position(side, phase="vigilia", edition="primer-bloque"), "battle") == ("no_attacker", "4.1.1")


@rule("myl", "10.1")
def test_furia_need_not_wait() -> None:
    game = position({"reserve": 2, "hand": ["Jinete de Prueba"]})
    play(game, "play Jinete de Prueba")
    game.push("battle")
    pass_windows(game)
    assert names(game, "attack", ME) == ["Jinete de Prueba"]


@rule("myl", "9.4", "4.1.3")
def test_c22_an_ally_taken_over_waits_again_and_can_block() -> None:
    game = position(
        {"reserve": 4, "hand": ["Encanto de Muestra"]}, {"defence": ["Coloso de Ensayo", "Recluta de Ensayo"]}
    )
    game.push("play Encanto de Muestra")
    game.push("choose Coloso de Ensayo")
    pass_windows(game)
    assert names(game, "defence", ME) == ["Coloso de Ensayo"]
    assert refused(game, "battle") == ("no_attacker", "4.1.1")
    game.push("end")
    game.push("battle")
    pass_windows(game)
    assert game.why_not("block Coloso de Ensayo -> Recluta de Ensayo") is None


@rule("myl", "10.4")
def test_c53_a_guardian_cannot_attack_but_may_block() -> None:
    game = position({"defence": ["Muralla de Prueba", "Recluta de Ensayo", "Lancera de Ensayo"]})
    game.push("battle")
    assert refused(game, "attack with Muralla de Prueba") == ("attacker_guardian", "10.4")
    game = _attacked(["Coloso de Ensayo"], ["Muralla de Prueba"])
    assert game.why_not("block Muralla de Prueba -> Coloso de Ensayo") is None


@rule("myl", "4.2", "4.2.1")
def test_nobody_has_to_block() -> None:
    game = _attacked(["Recluta de Ensayo"], ["Coloso de Ensayo"])
    assert [action.text for action in game.legal(YOU)] == ["block Coloso de Ensayo -> Recluta de Ensayo", "no block"]
    game.push("no block")
    to_final(game)
    assert count(game, "castle", YOU) == 19
    assert names(game, "defence", YOU) == ["Coloso de Ensayo"]


@rule("myl", "4.2.1")
def test_the_defender_is_asked_only_about_attackers_that_somebody_can_block() -> None:
    mine = ["Sombra de Prueba", "Recluta de Ensayo", "Lancera de Ensayo"]
    game = _attacked(mine, ["Coloso de Ensayo"])
    assert [action.text for action in game.legal(YOU)] == ["block Coloso de Ensayo -> Recluta de Ensayo", "no block"]
    game.push("block Coloso de Ensayo -> Recluta de Ensayo")
    assert told(game, "war_began") == ["4.3.1"]
    to_final(game)
    assert count(game, "castle", YOU) == 16


@rule("myl", "4.2.2")
def test_only_allies_in_the_defence_line_block() -> None:
    game = position(
        {"defence": ["Recluta de Ensayo"]}, {"attack": ["Coloso de Ensayo"], "defence": ["Lancera de Ensayo"]}
    )
    game.push("battle")
    pass_windows(game)
    assert refused(game, "block Coloso de Ensayo -> Recluta de Ensayo") == ("blocker_not_in_line", "4.2.2")


@rule("myl", "4.2.2", "4.2.3")
def test_one_ally_blocks_one_attacker() -> None:
    game = _attacked(["Recluta de Ensayo", "Lancera de Ensayo"], ["Coloso de Ensayo", "Capitán de Ensayo"])
    game.push("block Coloso de Ensayo -> Recluta de Ensayo")
    assert refused(game, "block Coloso de Ensayo -> Lancera de Ensayo") == ("blocker_busy", "4.2.3")
    assert told(game, "blocks") == ["4.2.3"]


@rule("myl", "4.2.2")
def test_what_attacks_does_not_block_and_neither_do_the_attackers_own_allies() -> None:
    game = _attacked(["Recluta de Ensayo"], ["Coloso de Ensayo"])
    assert refused(game, "block Recluta de Ensayo -> Recluta de Ensayo")[0] == "not_yours"


@rule("myl", "10.2")
def test_c25_an_unblockable_attacker_cannot_be_blocked() -> None:
    game = _attacked(["Sombra de Prueba"], ["Coloso de Ensayo"])
    assert told(game, "war_began") == ["4.3.1"]
    to_final(game)
    assert count(game, "castle", YOU) == 18


@rule("myl", "10.2")
def test_only_who_can_block_the_unblockable_is_offered_against_it() -> None:
    lynx = ally("Lince", 1, 1, abilities=[Static((Can(This(), "block unblockable allies"),))])
    game = position({"defence": ["Sombra de Prueba"]}, {"defence": ["Coloso de Ensayo", "Lince"]}, cards=[lynx])
    game.push("battle")
    pass_windows(game)
    assert [action.text for action in game.legal(YOU)] == ["block Lince -> Sombra de Prueba", "no block"]
    assert refused(game, "block Coloso de Ensayo -> Sombra de Prueba") == ("cannot_be_blocked", "10.2")


@rule("myl", "10.2")
def test_c26_a_block_stands_although_the_attacker_becomes_unblockable() -> None:
    veil = card(
        "Velo",
        "talisman",
        0,
        Action(Gain(Chosen(_MY_ATTACKER), Keyword("imbloqueable"), "until the final phase")),
    )
    game = position(
        {"hand": ["Velo"], "defence": ["Recluta de Ensayo"]}, {"defence": ["Coloso de Ensayo"]}, cards=[veil]
    )
    game.push("battle")
    pass_windows(game)
    game.push("block Coloso de Ensayo -> Recluta de Ensayo")
    game.push("pass")
    game.push("play Velo")
    pass_windows(game)
    to_final(game)
    assert count(game, "castle", YOU) == 20
    assert names(game, "graveyard", ME) == ["Velo", "Recluta de Ensayo"]


@rule("myl", "4.3", "4.3.1")
def test_c27_the_war_opens_without_blockers_too_and_the_defender_is_first() -> None:
    game = _attacked(["Recluta de Ensayo"], [])
    assert game.deciding == (YOU,)
    assert told(game, "war_began") == ["4.3.1"]


@rule("myl", "4.3.3")
def test_c29_two_passes_in_a_row_end_the_war() -> None:
    game = _attacked(["Recluta de Ensayo"], [])
    game.push("pass")
    assert game.deciding == (ME,)
    game.push("pass")
    assert count(game, "castle", YOU) == 19
    assert told(game, "passes") == ["M6", "M6", "4.3.2", "4.3.3"]


@rule("myl", "4.3.2")
def test_c30_one_act_then_the_priority_goes_to_the_other() -> None:
    game = _attacked(["Recluta de Ensayo"], [], you={"reserve": 9, "hand": ["Lectura de Ensayo", "Lectura de Ensayo"]})
    play(game, "play Lectura de Ensayo")
    assert game.deciding == (ME,)
    game.push("pass")
    assert game.deciding == (YOU,)


@rule("myl", "8.1", "4.3.2")
def test_c31_allies_weapons_and_totems_cannot_be_played_in_the_war() -> None:
    hand = ["Recluta de Ensayo", "Daga de Ensayo", "Tótem de Ensayo"]
    game = _attacked(["Coloso de Ensayo"], [], you={"reserve": 9, "hand": hand})
    for name in ("Recluta de Ensayo", "Tótem de Ensayo", "Daga de Ensayo"):
        assert refused(game, f"play {name}") == ("not_now", "8.1")


@rule("myl", "8.1", "4.3.2")
def test_c31_but_they_can_if_their_text_says_so() -> None:
    in_war = Static((Can(This(), "be played in the war"),))
    ambush = ally("Emboscada", 1, 1, abilities=[in_war])
    knife = card("Puñal", "weapon", 1, in_war, Static((Get(HostOf(This()), "strength", 4),)))
    game = position(
        {"defence": ["Coloso de Ensayo"]},
        {"reserve": 2, "hand": ["Emboscada", "Puñal"], "defence": ["Recluta de Ensayo"]},
        cards=[ambush, knife],
    )
    game.push("battle")
    pass_windows(game)
    game.push("block Recluta de Ensayo -> Coloso de Ensayo")
    on_whom = ("Recluta de Ensayo", "Coloso de Ensayo")
    weapons = [f"play Puñal -> {bearer}" for bearer in on_whom]
    assert [action.text for action in game.legal(YOU)] == ["play Emboscada", *weapons, "pass"]
    play(game, "play Emboscada")
    game.push("pass")
    play(game, "play Puñal -> Recluta de Ensayo")
    to_final(game)
    assert (names(game, "defence", YOU), count(game, "castle", YOU)) == (["Emboscada"], 20)


@rule("myl", "4.4", "4.4.1", "7.2")
def test_c33_a_stronger_attacker_destroys_the_blocker_and_hurts_the_castle_by_the_difference() -> None:
    game = _attacked(["Coloso de Ensayo"], ["Capitán de Ensayo"])
    game.push("block Capitán de Ensayo -> Coloso de Ensayo")
    to_final(game)
    assert count(game, "castle", YOU) == 18
    assert "Capitán de Ensayo" in names(game, "graveyard", YOU)
    assert names(game, "attack", ME) == ["Coloso de Ensayo"]
    assert told(game, "overcome") == ["4.4.1"]


@rule("myl", "4.4.2")
def test_c34_equal_strengths_destroy_each_other_without_damage() -> None:
    game = _attacked(["Capitán de Ensayo"], ["Capitán de Ensayo"])
    game.push("block Capitán de Ensayo -> Capitán de Ensayo")
    to_final(game)
    assert count(game, "castle", YOU) == 20
    assert names(game, "graveyard", ME) == names(game, "graveyard", YOU) == ["Capitán de Ensayo"]


@rule("myl", "4.4.3")
def test_c35_a_weaker_attacker_falls_and_nobody_is_hurt() -> None:
    game = _attacked(["Lancera de Ensayo"], ["Coloso de Ensayo"])
    game.push("block Coloso de Ensayo -> Lancera de Ensayo")
    to_final(game)
    assert names(game, "graveyard", ME) == ["Lancera de Ensayo"]
    assert (names(game, "defence", YOU), count(game, "castle", YOU)) == (["Coloso de Ensayo"], 20)


@rule("myl", "10.3", "4.4.1")
def test_c37_an_indestructible_blocker_survives_and_the_castle_still_takes_the_difference() -> None:
    game = _attacked(["Coloso de Ensayo"], ["Estatua de Prueba"])
    game.push("block Estatua de Prueba -> Coloso de Ensayo")
    to_final(game)
    assert (names(game, "defence", YOU), count(game, "castle", YOU)) == (["Estatua de Prueba"], 18)


@rule("myl", "4.4.4")
def test_c38_an_attacker_whose_blocker_is_gone_counts_as_unblocked() -> None:
    game = position(
        {"reserve": 3, "hand": ["Rayo de Ensayo"], "defence": ["Coloso de Ensayo"]},
        {"defence": ["Lancera de Ensayo"]},
    )
    game.push("battle")
    pass_windows(game)
    game.push("block Lancera de Ensayo -> Coloso de Ensayo")
    game.push("pass")
    game.push("play Rayo de Ensayo")
    game.push("choose Lancera de Ensayo")
    pass_windows(game)
    to_final(game)
    assert count(game, "castle", YOU) == 15
    assert told(game, "unblocked") == ["4.4.4"]


@rule("myl", "4.4.4", "7.1")
def test_c39_unblocked_attackers_can_empty_the_castle_and_win_at_once() -> None:
    game = position({"defence": ["Capitán de Ensayo", "Lancera de Ensayo"]}, {"castle": 5})
    game.push("battle")
    game.push("attack with Capitán de Ensayo; Lancera de Ensayo")
    pass_windows(game)
    to_final(game)
    assert game.outcome is not None
    assert game.outcome.winner == ME
    assert game.cite(game.outcome.rule).startswith("7.1 ")


@rule("myl", "9.6")
@pytest.mark.parametrize(("edition", "line"), [("seed-2014", "attack"), ("primer-bloque", "defence")])
def test_c55_a_cancelled_attack_has_no_result_and_the_war_goes_on(edition: str, line: str) -> None:
    game = _attacked(
        ["Coloso de Ensayo", "Lancera de Ensayo"],
        [],
        you={"reserve": 2, "hand": ["Niebla de Muestra"]},
        edition=edition,
    )
    play(game, "play Niebla de Muestra")
    assert game.deciding == (ME,)
    assert names(game, line, ME) == ["Coloso de Ensayo", "Lancera de Ensayo"]
    to_final(game)
    assert count(game, "castle", YOU) == 20


@rule("myl", "M5")
def test_a_negative_strength_counts_as_none() -> None:
    game = position({"defence": ["Recluta de Ensayo (with Cadena de Prueba)"]})
    assert strength(game, "Recluta de Ensayo") == 0
    game = position({"defence": ["Débil"]}, cards=[ally("Débil", 1, -3)])
    assert strength(game, "Débil") == 0


@rule("myl", "M4")
def test_there_is_one_battle_a_turn() -> None:
    game = _attacked(["Recluta de Ensayo"], [])
    to_final(game)
    assert (told(game, "attacks"), told(game, "no_battle")) == (["4.1.1"], [])
    assert game.deciding == (YOU,)


_MY_ATTACKER = Cards(("ally",), "yours", (Is("attacking"),))


def _attacked(
    mine: list[str], yours: list[str], you: dict[str, object] | None = None, edition: str = "seed-2014"
) -> Game:
    game = position({"defence": mine}, {"defence": yours, **(you or {})}, edition=edition)
    game.push("battle")
    if len(mine) > 1:  # who alone can attack is not asked about
        game.push("attack with " + "; ".join(mine))
    pass_windows(game)
    return game


@rule("myl", "4.4")
@pytest.mark.parametrize("edition", ["seed-2014", "primer-bloque"])
def test_what_the_damage_triggers_waits_until_all_of_it_is_done(edition: str) -> None:
    miner = ally("Minero", 1, 2, abilities=[Triggered((When("damage the deck", "this"),), ToPlayer("generate gold"))])
    game = position({"defence": ["Minero", "Coloso de Ensayo"]}, cards=[miner], edition=edition)
    game.push("battle")
    game.push("attack with Minero; Coloso de Ensayo")
    pass_windows(game)
    to_final(game)
    happened = [event.kind for event in game.events if event.kind in ("castle_damage", "resolves")]
    assert happened == ["castle_damage", "castle_damage", "resolves"]
