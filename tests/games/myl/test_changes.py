"""What happens to cards: control, cards that come back, weapons that are put into play, what can't be affected."""

from __future__ import annotations

import pytest

from mazo.abilities.tree.deeds import Do, Draw, ToPlayer
from mazo.abilities.tree.effects import Action, Activated, Answer, Cant, Cost, Get, Lose, Static, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, Every, This, When
from mazo.abilities.tree.short import SUBJECT
from mazo.games.myl.cards.card import Card
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
    table,
    to_final,
)
from tests.support.rule import rule

_THEIRS = Cards(("ally",), "opposing")


@rule("myl", "9.4")
def test_an_oro_whose_control_is_gained_is_grouped() -> None:
    tribute = card("Tributo", "talisman", 0, Action(Do("take control", Chosen(Cards(("gold",), "opposing")))))
    game = position({"hand": ["Tributo"]}, {"paid": 1}, cards=[tribute])
    play(game, "play Tributo")
    assert (count(game, "reserve", ME), count(game, "paid", ME)) == (1, 0)


@rule("myl", "9.1")
def test_a_weapon_alone_does_not_change_its_controller() -> None:
    theft = card("Hurto", "talisman", 0, Action(Do("take control", Chosen(Cards(("weapon",))))))
    game = position({"hand": ["Hurto"]}, {"defence": ["Coloso de Ensayo (with Espada de Ensayo)"]}, cards=[theft])
    play(game, "play Hurto")
    assert names(game, "defence", YOU) == ["Coloso de Ensayo", "Espada de Ensayo"]


@rule("myl", "8.9", "9.1")
def test_a_weapon_that_is_put_into_play_goes_to_the_ally_that_its_player_names() -> None:
    smith = card(
        "Armero", "talisman", 0, Action(Do("put into play", Chosen(Cards(("weapon",), "yours", zone="graveyard"))))
    )
    game = position(
        {"hand": ["Armero"], "graveyard": ["Espada de Ensayo"], "defence": ["Recluta de Ensayo", "Lancera de Ensayo"]},
        cards=[smith],
    )
    play(game, "play Armero")
    game.push("choose Lancera de Ensayo")
    assert game.deciding == (ME,)  # nobody can answer it
    assert table(game).weapons_of(table(game).allies(2, ME)[1]) != []


@rule("myl", "8.9")
def test_a_weapon_that_nobody_can_carry_is_not_put_into_play() -> None:
    smith = card(
        "Armero", "talisman", 0, Action(Do("put into play", Chosen(Cards(("weapon",), "yours", zone="graveyard"))))
    )
    game = position({"hand": ["Armero"], "graveyard": ["Espada de Ensayo"]}, cards=[smith])
    play(game, "play Armero")
    assert names(game, "graveyard", ME) == ["Espada de Ensayo", "Armero"]


@rule("myl", "10.11")
def test_an_ilusion_that_returns_has_no_ability_as_it_enters_play() -> None:
    mirror = ally("Espejo", 1, 1, "ilusión", abilities=[Triggered((When("enter play", "this"),), Draw())])
    game = position({"reserve": 3, "hand": ["Rayo de Ensayo"], "defence": ["Espejo"]}, cards=[mirror])
    play(game, "play Rayo de Ensayo")
    assert (names(game, "defence", ME), count(game, "hand", ME)) == (["Espejo"], 0)


@rule("myl", "4.4.4", "10.11")
@pytest.mark.parametrize("edition", ["seed-2014", "primer-bloque"])
def test_a_blocker_that_left_and_came_back_blocks_nobody(edition: str) -> None:
    game = position(
        {"reserve": 3, "hand": ["Rayo de Ensayo"], "defence": ["Coloso de Ensayo"]},
        {"defence": ["Espejo"]},
        cards=[ally("Espejo", 1, 1, "ilusión")],
        edition=edition,
    )
    game.push("battle")
    pass_windows(game)
    game.push("block Espejo -> Coloso de Ensayo")
    pass_windows(game)
    game.push("pass")
    game.push("play Rayo de Ensayo")
    game.push("choose Espejo")
    pass_windows(game)
    to_final(game)
    assert (names(game, "defence", YOU), count(game, "castle", YOU)) == (["Espejo"], 15)


@rule("myl", "8.6")
def test_the_ability_that_is_answered_is_cancelled_not_another_one_of_its_card() -> None:
    fountain = card(
        "Fuente",
        "totem",
        0,
        Activated(Cost(), Draw(2)),
        Answer((When("use an ability", who="you"),), ToPlayer("mill", 1, "each opponent"), once=True),
    )
    stop = card("Alto", "talisman", 0, Answer((When("use an ability", who="any opponent"),), Do("cancel", SUBJECT)))
    game = position({"support": ["Fuente"]}, {"hand": ["Alto"]}, cards=[fountain, stop])
    game.push("use Fuente")
    game.push("pass")
    game.push("use Fuente")
    game.push("play Alto")
    pass_windows(game)
    assert (count(game, "hand", ME), count(game, "castle", YOU)) == (2, 20)


@rule("myl", "10.9")
def test_what_cannot_be_affected_by_talismans_keeps_its_strength() -> None:
    plague = card("Peste", "talisman", 0, Action(Get(Every(_THEIRS), "strength", -2, "until the final phase")))
    game = position({"hand": ["Peste"]}, {"defence": ["Puro", "Coloso de Ensayo"]}, cards=[_immune("talisman"), plague])
    play(game, "play Peste")
    assert (strength(game, "Puro"), strength(game, "Coloso de Ensayo")) == (4, 3)


@rule("myl", "10.9")
def test_what_cannot_be_affected_by_totems_is_not_met_by_what_they_say() -> None:
    cold = card("Frío", "totem", 0, Static((Get(Every(_THEIRS), "strength", -2), Cant(Every(_THEIRS), "attack"))))
    game = position({"defence": ["Puro", "Coloso de Ensayo"]}, {"support": ["Frío"]}, cards=[_immune("totem"), cold])
    assert (strength(game, "Puro"), strength(game, "Coloso de Ensayo")) == (4, 3)
    game.push("battle")
    assert names(game, "attack", ME) == ["Puro"]


@rule("myl", "10.9", "8.8")
@pytest.mark.parametrize(("by", "left"), [("totem", 4), ("talisman", 2)])
def test_who_cannot_be_affected_by_totems_does_not_lose_that_ability_by_one(by: str, left: int) -> None:
    void = card("Vacío", "totem", 0, Static((Lose(Every(_THEIRS)), Get(Every(_THEIRS), "strength", -2))))
    game = position({"defence": ["Puro"]}, {"support": ["Vacío"]}, cards=[_immune(by), void])
    assert strength(game, "Puro") == left


@rule("myl", "10.9", "9.1")
def test_what_cannot_be_affected_by_weapons_carries_none() -> None:
    game = position({"reserve": 3, "hand": ["Espada de Ensayo"], "defence": ["Puro"]}, cards=[_immune("weapon")])
    assert refused(game, "play Espada de Ensayo -> Puro")[0] == "cannot_carry"


def _immune(by: str) -> Card:
    """An ally that cards of a type can't affect."""
    return ally("Puro", 1, 4, abilities=[Static((Cant(This(), "be affected", cards=Cards((by,))),))])
