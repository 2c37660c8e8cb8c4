"""The turn outside of battle: Agrupación, Vigilia, Fase Final, the draw and the hand limit."""

from __future__ import annotations

from mazo.abilities.tree.deeds import Draw, ToPlayer
from mazo.abilities.tree.effects import Action, Activated, Answer, Cant, Cost, Get, Play, Static, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, Every, Has, When
from tests.games.myl.support import (
    ME,
    YOU,
    card,
    count,
    keep_hands,
    names,
    new,
    pass_windows,
    play,
    position,
    refused,
    strength,
    told,
)
from tests.support.rule import rule


@rule("myl", "2.2")
def test_c05_the_first_turn_begins_with_the_vigilia() -> None:
    game = position({"paid": 1, "hand": ["Recluta de Ensayo"]}, turn=1, phase="agrupacion")
    assert game.view(ME).phase == "vigilia"
    assert count(game, "paid", ME) == 1
    later = position({"paid": 1}, turn=2, phase="agrupacion")
    assert count(later, "paid", ME) == 0


@rule("myl", "2.1", "2.1.1", "2.1.2")
def test_c17_used_gold_and_attackers_of_the_active_player_come_back() -> None:
    game = position(
        {"paid": 3, "attack": ["Recluta de Ensayo", "Lancera de Ensayo"]},
        {"paid": 2, "attack": ["Capitán de Ensayo"]},
        phase="agrupacion",
    )
    assert (count(game, "reserve", ME), count(game, "paid", ME)) == (3, 0)
    assert names(game, "defence", ME) == ["Recluta de Ensayo", "Lancera de Ensayo"]
    assert (count(game, "paid", YOU), count(game, "attack", YOU)) == (2, 1)


@rule("myl", "4.1.2", "2.3")
def test_c18_an_ally_that_cannot_regroup_stays_in_the_attack_line_and_cannot_attack_again() -> None:
    strong = Cards(("ally",), where=(Has("strength", "at least", 5),))
    roots = card("Raíces", "totem", 0, Static((Cant(Every(strong), "regroup"),)))
    game = position(
        {"defence": ["Recluta de Ensayo"], "support": ["Raíces"]},
        {"attack": ["Coloso de Ensayo"], "defence": ["Lancera de Ensayo", "Recluta de Ensayo"]},
        cards=[roots],
    )
    game.push("end")
    assert names(game, "attack", YOU) == ["Coloso de Ensayo"]
    game.push("battle")
    assert refused(game, "attack with Coloso de Ensayo; Lancera de Ensayo") == ("attacker_in_line", "4.1.2")


@rule("myl", "2.1")
def test_what_lasts_until_the_agrupacion_ends_there() -> None:
    weak = card("Peso", "talisman", 0, Action(Get(Chosen(_ANY_ALLY), "strength", -1, "until your next grouping")))
    game = position({"hand": ["Peso"], "defence": ["Coloso de Ensayo"]}, cards=[weak])
    play(game, "play Peso")
    assert strength(game, "Coloso de Ensayo") == 4
    game.push("end")
    assert strength(game, "Coloso de Ensayo") == 4
    game.push("end")
    assert strength(game, "Coloso de Ensayo") == 5


@rule("myl", "3.1", "3.1.1")
def test_allies_talismans_weapons_and_totems_are_played_in_the_vigilia() -> None:
    game = position(
        {
            "reserve": 9,
            "hand": ["Recluta de Ensayo", "Daga de Ensayo", "Lectura de Ensayo", "Tótem de Ensayo"],
            "defence": ["Lancera de Ensayo"],
        }
    )
    cards = ["Recluta de Ensayo", "Daga de Ensayo -> Lancera de Ensayo", "Lectura de Ensayo", "Tótem de Ensayo"]
    assert [action.text for action in game.legal(ME)] == [*(f"play {one}" for one in cards), "battle", "end"]
    for one in cards:
        play(game, f"play {one}")
    assert names(game, "support", ME) == ["Tótem de Ensayo"]
    assert set(names(game, "defence", ME)) == {"Recluta de Ensayo", "Lancera de Ensayo", "Daga de Ensayo"}
    assert names(game, "graveyard", ME) == ["Lectura de Ensayo"]


@rule("myl", "3.1")
def test_a_new_vigilia_lets_an_oro_be_put_and_abilities_be_used_again() -> None:
    game = position(
        {
            "reserve": 3,
            "hand": ["Oro de Ensayo", "Oro de Ensayo"],
            "support": ["Tótem de Muestra"],
            "defence": ["Recluta de Ensayo"],
        }
    )
    game.push("gold Oro de Ensayo")
    play(game, "use Tótem de Muestra")
    game.push("end")
    game.push("end")
    game.push("gold Oro de Ensayo")
    assert game.why_not("use Tótem de Muestra") is None


@rule("myl", "3.2", "3.2.1")
def test_c10_an_oro_then_an_ally_and_no_second_oro() -> None:
    game = position({"reserve": 1, "hand": ["Oro de Ensayo", "Oro de Muestra", "Recluta de Ensayo"]})
    game.push("gold Oro de Ensayo")
    assert count(game, "reserve", ME) == 2
    play(game, "play Recluta de Ensayo")
    assert (count(game, "reserve", ME), count(game, "paid", ME)) == (1, 1)
    assert refused(game, "gold Oro de Muestra") == ("gold_put_already", "3.2.1")


@rule("myl", "3.2")
def test_c11_after_another_card_it_is_too_late_for_an_oro() -> None:
    game = position({"reserve": 1, "hand": ["Oro de Ensayo", "Recluta de Ensayo"]})
    assert [action.text for action in game.legal(ME)] == ["gold Oro de Ensayo", "play Recluta de Ensayo", "end"]
    play(game, "play Recluta de Ensayo")
    assert refused(game, "gold Oro de Ensayo") == ("gold_too_late", "3.2")
    assert [action.text for action in game.legal(ME)] == ["end"]


@rule("myl", "3.2")
def test_using_an_ability_closes_the_oro_only_in_later_profiles() -> None:
    side = {"reserve": 1, "hand": ["Oro de Ensayo"], "support": ["Tótem de Muestra"], "defence": ["Recluta de Ensayo"]}
    seed = position(side)
    play(seed, "use Tótem de Muestra")
    assert seed.why_not("gold Oro de Ensayo") is None
    block = position(side, edition="primer-bloque")
    play(block, "use Tótem de Muestra")
    assert refused(block, "gold Oro de Ensayo") == ("gold_too_late", "3.2")


@rule("myl", "3.2.1")
def test_an_oro_is_put_and_nobody_can_answer_it() -> None:
    game = position({"hand": ["Oro de Ensayo"]}, {"reserve": 3, "hand": ["Negación de Prueba"]})
    game.push("gold Oro de Ensayo")
    assert game.deciding == (ME,)
    assert refused(position({"hand": ["Oro de Ensayo"]}), "play Oro de Ensayo") == ("gold_is_put", "3.2")


def test_only_an_oro_can_be_put() -> None:
    assert refused(position({"hand": ["Recluta de Ensayo"]}), "gold Recluta de Ensayo") == ("not_gold", "3.1")


@rule("myl", "8.2.3", "2.1.1")
def test_c13_gold_paid_in_my_turn_is_missing_in_the_opponents_battle() -> None:
    game = position(
        {"reserve": 3, "hand": ["Capitán de Ensayo", "Bendición de Ensayo"], "defence": ["Recluta de Ensayo"]},
        {"defence": ["Coloso de Ensayo"]},
    )
    play(game, "play Capitán de Ensayo")
    game.push("end")
    game.push("battle")
    pass_windows(game)
    game.push("no block")
    assert game.deciding == (ME,)
    assert refused(game, "play Bendición de Ensayo") == ("too_expensive", "8.2.3")


@rule("myl", "5.1", "5.2", "5.3")
def test_c54_the_seed_ends_bonuses_before_the_final_phase_triggers_and_primer_bloque_after() -> None:
    grow = card("Brío", "talisman", 0, Action(Get(Chosen(_ANY_ALLY), "strength", 2, "until the final phase")))
    toll = card(
        "Campana",
        "totem",
        0,
        Triggered((When("final", who="you"),), Get(Chosen(_STRONG), "strength", 5, "until your next grouping")),
    )
    for edition, expected in (("seed-2014", 2), ("primer-bloque", 7)):
        game = position(
            {"hand": ["Brío"], "defence": ["Lancera de Ensayo"], "support": ["Campana"]},
            cards=[grow, toll],
            edition=edition,
        )
        play(game, "play Brío")
        assert strength(game, "Lancera de Ensayo") == 4
        game.push("end")
        pass_windows(game)
        assert strength(game, "Lancera de Ensayo") == expected


@rule("myl", "6.1", "6.3")
def test_c07_at_the_end_of_the_turn_a_card_is_drawn_and_the_other_player_goes_on() -> None:
    game = position({"hand": 2})
    game.push("end")
    assert (count(game, "hand", ME), count(game, "castle", ME)) == (3, 19)
    assert game.deciding == (YOU,)


@rule("myl", "6.4")
def test_c06_no_card_is_drawn_on_the_first_turn_of_the_game() -> None:
    game = position({"hand": 5}, turn=1)
    game.push("end")
    assert count(game, "hand", ME) == 5
    assert told(game, "no_draw") == ["6.4"]


@rule("myl", "6.2")
def test_c09_the_hand_limit_holds_on_the_first_turn_too() -> None:
    game = position({"hand": 11}, turn=1)
    game.push("end")
    game.push("discard Relleno; Relleno; Relleno")
    assert (count(game, "hand", ME), count(game, "graveyard", ME)) == (8, 3)
    assert game.deciding == (YOU,)


@rule("myl", "6.2")
def test_the_player_must_discard_down_to_exactly_eight() -> None:
    game = position({"hand": 9})
    game.push("end")
    assert refused(game, "discard Relleno") == ("too_few", "6.2")
    assert refused(game, "discard Relleno; Relleno; Relleno") == ("too_many", "6.2")
    game.push("discard Relleno; Relleno")
    assert count(game, "hand", ME) == 8


def test_a_second_players_first_turn_has_an_agrupacion() -> None:
    game = new()
    keep_hands(game)
    game.push("end")
    assert game.turn == 2
    assert told(game, "turn_began") == ["2.2", "2.1"]


@rule("myl", "8.4")
def test_the_active_player_orders_their_triggers_before_the_other_player_resolves_theirs() -> None:
    bell = card("Campana", "totem", 0, Triggered((When("final"),), Draw()))
    gong = card("Gong", "totem", 0, Triggered((When("final"),), ToPlayer("mill")))
    game = position({"support": ["Campana", "Gong"]}, {"support": ["Campana"]}, cards=[bell, gong])
    game.push("end")
    assert game.deciding == (ME,)
    game.push("resolve 2")
    resolved = [event.card for event in game.events if event.kind == "resolves"]
    assert resolved == ["Gong", "Campana", "Campana"]


_ANY_ALLY = Cards(("ally",), "yours")
_STRONG = Cards(("ally",), "yours", (Has("strength", "at least", 4),))


@rule("myl", "8.4")
def test_what_resolves_within_another_ability_of_the_batch_is_no_longer_left() -> None:
    spell = card("Conjuro", "talisman", 1, Action(ToPlayer("mill", 1, "each opponent")))
    casts = card(
        "Altar",
        "totem",
        1,
        Triggered((When("final", who="you"),), Play(Chosen(Cards(("talisman",), "yours", zone="hand")))),
    )
    draws = card("Fuente", "totem", 1, Triggered((When("final", who="you"),), Draw()))
    game = position({"hand": ["Conjuro"], "support": ["Altar", "Fuente", "Fuente"]}, cards=[spell, casts, draws])
    game.push("end")
    for _ in range(12):
        if game.deciding == (YOU,) and game.turn == 4 and game.why_not("end") is None:
            break
        game.push(next(iter(game.legal(game.deciding[0]))))
    assert (count(game, "castle", YOU), count(game, "hand", ME)) == (19, 3)


@rule("myl", "3.2")
def test_a_card_with_which_the_player_answers_also_comes_before_a_later_oro() -> None:
    fountain = card("Fuente", "totem", 0, Activated(Cost(), Draw()))
    echo = card("Eco", "talisman", 0, Answer((When("use an ability"),), Draw()))
    game = position({"support": ["Fuente"], "hand": ["Oro de Ensayo", "Eco"]}, cards=[fountain, echo])
    play(game, "use Fuente")
    assert game.why_not("put Oro de Ensayo") is None
    game.push("use Fuente")
    game.push("pass")
    play(game, "play Eco")
    assert refused(game, "put Oro de Ensayo") == ("gold_too_late", "3.2")
