"""Weapons and their bearers, control, and the keywords that need no battle."""

from __future__ import annotations

import pytest

from mazo.abilities.tree.deeds import Do, Draw
from mazo.abilities.tree.effects import Action, Activated, Cost, Gain, Get, Keyword, Later, Lose, Steps, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, Classified, Count, Has, When
from mazo.abilities.tree.short import IT
from mazo.errors import BadDeck
from mazo.games.myl.cards.card import Card
from mazo.games.myl.cards.construction import load_deck
from mazo.games.myl.codes import keywords as K
from tests.games.myl.support import (
    ME,
    YOU,
    ally,
    card,
    count,
    find,
    names,
    pass_windows,
    play,
    position,
    refused,
    strength,
    table,
    told,
)
from tests.support.rule import rule


@rule("myl", "9.1")
def test_a_weapon_strengthens_its_bearer_as_long_as_it_is_carried() -> None:
    game = position({"reserve": 2, "hand": ["Espada de Ensayo"], "defence": ["Recluta de Ensayo"]})
    play(game, "play Espada de Ensayo -> Recluta de Ensayo")
    assert strength(game, "Recluta de Ensayo") == 3


@rule("myl", "9.1")
def test_a_weapon_needs_an_ally() -> None:
    game = position({"reserve": 2, "hand": ["Espada de Ensayo"], "support": ["Tótem de Ensayo"]})
    assert refused(game, "play Espada de Ensayo -> Tótem de Ensayo") == ("bearer_not_ally", "9.1")
    assert refused(game, "play Espada de Ensayo") == ("needs_bearer", "9.1")
    assert [action.text for action in game.legal(ME)] == ["end"]


@rule("myl", "9.2")
def test_c43_a_second_weapon_is_refused_unless_the_ally_may_carry_two() -> None:
    side = {"reserve": 2, "hand": ["Daga de Ensayo"]}
    game = position({**side, "defence": ["Recluta de Ensayo (with Espada de Ensayo)"]})
    assert refused(game, "play Daga de Ensayo -> Recluta de Ensayo") == ("has_weapon", "9.2")
    game = position({**side, "defence": ["Campeona de Muestra (with Espada de Ensayo)"]})
    play(game, "play Daga de Ensayo -> Campeona de Muestra")
    assert strength(game, "Campeona de Muestra") == 5


@rule("myl", "9.1", "9.5")
def test_c45_a_weapon_on_an_opposing_ally_is_controlled_there_and_returns_to_its_owner() -> None:
    game = position({"reserve": 4, "hand": ["Cadena de Prueba", "Rayo de Ensayo"]}, {"defence": ["Coloso de Ensayo"]})
    play(game, "play Cadena de Prueba -> Coloso de Ensayo")
    chain = find(game, "Cadena de Prueba")
    assert (table(game).controller[chain], table(game).owner[chain]) == (YOU, ME)
    assert strength(game, "Coloso de Ensayo") == 4
    play(game, "play Rayo de Ensayo")
    assert names(game, "graveyard", YOU) == ["Coloso de Ensayo"]
    assert "Cadena de Prueba" in names(game, "graveyard", ME)


@rule("myl", "9.3")
def test_weapons_are_destroyed_when_their_bearer_leaves() -> None:
    game = position(
        {"reserve": 3, "hand": ["Rayo de Ensayo"]}, {"defence": ["Lancera de Ensayo (with Espada de Ensayo)"]}
    )
    play(game, "play Rayo de Ensayo")
    assert set(names(game, "graveyard", YOU)) == {"Lancera de Ensayo", "Espada de Ensayo"}
    assert told(game, "destroyed") == ["8.2.7", "9.3"]


@rule("myl", "9.4")
def test_weapons_go_along_with_an_ally_that_changes_its_controller() -> None:
    game = position(
        {"reserve": 4, "hand": ["Encanto de Muestra"]}, {"defence": ["Lancera de Ensayo (with Espada de Ensayo)"]}
    )
    number = table(game).number[find(game, "Lancera de Ensayo")]
    play(game, "play Encanto de Muestra")
    assert set(names(game, "defence", ME)) == {"Lancera de Ensayo", "Espada de Ensayo"}
    assert strength(game, "Lancera de Ensayo") == 4
    assert table(game).number[find(game, "Lancera de Ensayo")] == number


@rule("myl", "10.3")
def test_an_indestructible_ally_is_not_destroyed_by_a_talisman() -> None:
    game = position({"reserve": 3, "hand": ["Rayo de Ensayo"]}, {"defence": ["Estatua de Prueba"]})
    play(game, "play Rayo de Ensayo")
    assert names(game, "defence", YOU) == ["Estatua de Prueba"]
    game = position({"reserve": 3, "hand": ["Rayo de Ensayo"]}, {"defence": ["Coloso de Ensayo"]})
    play(game, "play Rayo de Ensayo")
    assert names(game, "defence", YOU) == []


@rule("myl", "10.5")
def test_c50_a_second_wanderer_cannot_be_played() -> None:
    game = position({"reserve": 2, "hand": ["Peregrina de Prueba"], "defence": ["Peregrina de Prueba"]})
    assert refused(game, "play Peregrina de Prueba") == ("second_wanderer", "10.5")
    assert [action.text for action in game.legal(ME)] == ["battle", "end"]


@rule("myl", "10.5")
def test_c50_nor_taken_over() -> None:
    game = position(
        {"reserve": 4, "hand": ["Encanto de Muestra"], "defence": ["Peregrina de Prueba"]},
        {"defence": ["Peregrina de Prueba"]},
    )
    play(game, "play Encanto de Muestra")
    assert (count(game, "defence", ME), count(game, "defence", YOU)) == (1, 1)


@rule("myl", "10.6")
def test_c51_exhumar_plays_from_the_graveyard_and_banishes_a_talisman() -> None:
    game = position({"reserve": 5, "graveyard": ["Aparecido de Prueba", "Recuerdo de Muestra"]})
    offered = [action.text for action in game.legal(ME)]
    assert offered == ["play Aparecido de Prueba", "play Recuerdo de Muestra", "end"]
    play(game, "play Aparecido de Prueba")
    assert "play Aparecido de Prueba" not in [action.text for action in game.legal(ME)]
    assert names(game, "defence", ME) == ["Aparecido de Prueba"]
    play(game, "play Recuerdo de Muestra")
    assert (names(game, "exile", ME), count(game, "hand", ME)) == (["Recuerdo de Muestra"], 1)


@rule("myl", "10.6")
def test_other_cards_stay_in_the_graveyard() -> None:
    game = position({"reserve": 5, "graveyard": ["Recluta de Ensayo"]})
    assert refused(game, "play Recluta de Ensayo") == ("not_in_hand", "8.2.1")


@rule("myl", "9.4", "5.3")
def test_control_for_a_turn_goes_back_in_the_fase_final_with_weapons_and_all() -> None:
    theirs = Chosen(Cards(("ally",), "opposing"))
    charm = Action(Steps((Do("take control", theirs), Later(When("final"), Do("give back", IT)))))
    game = position(
        {"hand": ["Hechizo"]},
        {"defence": ["Recluta de Ensayo (with Daga de Ensayo)"]},
        cards=[card("Hechizo", "talisman", 0, charm)],
    )
    play(game, "play Hechizo")
    assert names(game, "defence", ME) == ["Recluta de Ensayo", "Daga de Ensayo"]
    game.push("end")
    assert names(game, "defence", YOU) == ["Recluta de Ensayo", "Daga de Ensayo"]


@rule("myl", "10.11", "8.8")
def test_an_illusion_that_is_destroyed_comes_back_once_without_ability() -> None:
    mirage = ally("Espejismo", 2, 2, "ilusión", "imbloqueable")
    game = position({"reserve": 6, "hand": ["Rayo de Ensayo"] * 2, "defence": ["Espejismo"]}, cards=[mirage])
    play(game, "play Rayo de Ensayo")
    assert names(game, "defence", ME) == ["Espejismo"]
    assert table(game).keywords(find(game, "Espejismo")) == 0
    play(game, "play Rayo de Ensayo")
    assert "Espejismo" in names(game, "graveyard", ME)


@rule("myl", "10.11")
def test_an_illusion_comes_back_to_its_owner() -> None:
    mirage = ally("Espejismo", 2, 2, "ilusión")
    game = position(
        {"reserve": 7, "hand": ["Encanto de Muestra", "Rayo de Ensayo"]}, {"defence": ["Espejismo"]}, cards=[mirage]
    )
    play(game, "play Encanto de Muestra")
    assert names(game, "defence", ME) == ["Espejismo"]
    play(game, "play Rayo de Ensayo")
    assert names(game, "defence", YOU) == ["Espejismo"]


@rule("myl", "8.8")
def test_c70_who_loses_the_ability_loses_every_sentence_and_keeps_strength_race_and_type() -> None:
    sage = Card(
        name="Sabia",
        type="ally",
        cost=2,
        strength=2,
        races=("Faerie",),
        abilities=(
            Keyword("furia"),
            Activated(Cost(), Draw(), once=True),
            Triggered((When("attack", "this"),), Draw()),
        ),
    )
    hush = card("Mudez", "talisman", 0, Action(Lose(Chosen(Cards(("ally",))), until="this turn")))
    fay = Cards(("ally",), "yours", (Classified(("Faerie",)), Has("strength", "is", 2)))
    count_fays = card("Censo", "talisman", 0, Action(Draw(Count(fay))))
    game = position(
        {"hand": ["Mudez", "Censo"], "defence": ["Sabia"]}, cards=[sage, hush, count_fays], edition="primer-bloque"
    )
    play(game, "play Mudez")
    assert refused(game, "use Sabia") == ("no_ability", "8.6")
    assert table(game).keywords(find(game, "Sabia")) == 0
    play(game, "play Censo")
    assert count(game, "hand", ME) == 1
    game.push("battle")
    assert count(game, "hand", ME) == 1


@rule("myl", "8.16")
def test_what_says_no_duration_stays_but_a_changed_strength_ends_in_the_fase_final() -> None:
    ally_of_mine = Chosen(Cards(("ally",), "yours"))
    both = Action(Steps((Get(ally_of_mine, "strength", 2), Gain(IT, Keyword("imbloqueable")))))
    game = position({"hand": ["Don"], "defence": ["Recluta de Ensayo"]}, cards=[card("Don", "talisman", 0, both)])
    play(game, "play Don")
    assert strength(game, "Recluta de Ensayo") == 3
    game.push("end")
    assert strength(game, "Recluta de Ensayo") == 1
    assert table(game).keywords(find(game, "Recluta de Ensayo")) == K.UNBLOCKABLE


@rule("myl", "1.1")
def test_a_castle_has_fifty_cards_and_three_of_a_name_and_says_all_that_is_wrong() -> None:
    with pytest.raises(BadDeck) as refusal:
        load_deck("4 Recluta de Ensayo\n3 Lancera de Ensayo")
    assert [problem.rule for problem in refusal.value.problems] == ["1.1", "1.2", "1.1"]


def test_a_real_card_is_refused_by_name_until_it_can_be_played() -> None:
    with pytest.raises(BadDeck) as refusal:
        load_deck("50 Excalibur")
    assert "Excalibur" in refusal.value.text("es")


def test_answers_pass_when_nobody_wants_to_answer() -> None:
    game = position({"reserve": 1, "hand": ["Recluta de Ensayo"]})
    game.push("play Recluta de Ensayo")
    pass_windows(game)
    assert names(game, "defence", ME) == ["Recluta de Ensayo"]
