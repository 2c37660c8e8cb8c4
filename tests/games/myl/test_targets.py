"""Targets looked at again when an effect is applied, and cards that still lie in the hand while they are played."""

from __future__ import annotations

import pytest

from mazo.abilities.tree.deeds import Discard, Do, Draw, ToDeck, ToPlayer
from mazo.abilities.tree.effects import Action, Activated, Answer, Cost, Get, Steps, To
from mazo.abilities.tree.nouns import Cards, Chosen, Count, Every, Has, PlayerHas, When
from tests.games.myl.support import ME, YOU, ally, card, count, names, pass_windows, play, position, refused
from tests.support.rule import rule

_WEAK = Cards(("ally",), where=(Has("strength", "at most", 2),))
_VIGOUR = card(
    "Vigor",
    "talisman",
    0,
    Answer((When("play", Cards(("talisman",))),), Get(Chosen(Cards(("ally",), "yours")), "strength", 3, "this turn")),
)
_HAND = Cards(whose="yours", zone="hand")


@rule("myl", "8.3")
@pytest.mark.parametrize("edition", ["seed-2014", "primer-bloque"])
def test_a_target_that_could_no_longer_be_chosen_is_left_out(edition: str) -> None:
    bolt = card("Chispa", "talisman", 0, Action(Steps((Do("destroy", Chosen(_WEAK)), Draw()))))
    game = position(
        {"hand": ["Chispa"]},
        {"hand": ["Vigor"], "defence": ["Recluta de Ensayo"]},
        cards=[bolt, _VIGOUR],
        edition=edition,
    )
    game.push("play Chispa")
    play(game, "play Vigor")
    assert (names(game, "defence", YOU), count(game, "hand", ME)) == (["Recluta de Ensayo"], 0)


@rule("myl", "8.3")
def test_the_other_targets_are_met_all_the_same() -> None:
    bolt = card("Chispa", "talisman", 0, Action(Do("destroy", Chosen(_WEAK, 2))))
    game = position(
        {"hand": ["Chispa"]},
        {"hand": ["Vigor"], "defence": ["Recluta de Ensayo", "Lancera de Ensayo"]},
        cards=[bolt, _VIGOUR],
    )
    game.push("play Chispa")
    game.push("play Vigor")
    game.push("choose Recluta de Ensayo")
    pass_windows(game)
    assert names(game, "defence", YOU) == ["Recluta de Ensayo"]


@rule("myl", "8.2.1")
def test_a_card_that_is_being_played_is_not_discarded_with_the_hand() -> None:
    theft = card(
        "Saqueo", "talisman", 0, Answer((When("play", Cards(("ally",))),), Discard(9, "each opponent", by="all"))
    )
    game = position({"reserve": 3, "hand": ["Recluta de Ensayo", "Relleno"]}, {"hand": ["Saqueo"]}, cards=[theft])
    game.push("play Recluta de Ensayo")
    play(game, "play Saqueo")
    discarded = [event.card for event in game.events if event.kind == "discards"]
    assert (names(game, "defence", ME), discarded) == (["Recluta de Ensayo"], ["Relleno"])


@rule("myl", "8.2.1")
def test_a_talisman_does_not_discard_itself() -> None:
    swap = card("Trueque", "talisman", 0, Action(To(Discard(1), Draw(2), "if you do")))
    game = position({"hand": ["Trueque"]}, cards=[swap])
    play(game, "play Trueque")
    assert (count(game, "hand", ME), names(game, "graveyard", ME)) == (0, ["Trueque"])


@rule("myl", "8.2.1")
def test_a_talisman_neither_shuffles_itself_in_with_the_hand_nor_counts_itself() -> None:
    turn = card("Giro", "talisman", 0, Action(ToDeck(Every(_HAND), "shuffle")))
    sums = card("Suma", "talisman", 0, Action(ToPlayer("mill", Count(_HAND), "each opponent")))
    sizes = card("Cuenta", "talisman", 0, Action(ToPlayer("mill", PlayerHas("cards in hand"), "each opponent")))
    game = position({"hand": ["Giro", "Suma", "Cuenta", "Relleno"]}, cards=[turn, sums, sizes])
    play(game, "play Suma")
    assert count(game, "castle", YOU) == 17
    play(game, "play Cuenta")
    assert count(game, "castle", YOU) == 15
    play(game, "play Giro")
    assert (count(game, "castle", ME), names(game, "graveyard", ME)) == (21, ["Suma", "Cuenta", "Giro"])


@rule("myl", "8.2.1", "10.6")
def test_a_card_that_is_being_played_from_the_graveyard_is_not_banished_with_it() -> None:
    purge = card("Purga", "talisman", 0, Answer((When("play"),), Do("banish", Every(Cards(zone="graveyard")))))
    game = position(
        {"reserve": 3, "graveyard": ["Muerto", "Relleno"]},
        {"hand": ["Purga"]},
        cards=[ally("Muerto", 1, 1, "exhumar"), purge],
    )
    game.push("play Muerto")
    play(game, "play Purga")
    assert (names(game, "defence", ME), names(game, "exile", ME)) == (["Muerto"], ["Relleno"])
    assert [event.card for event in game.events if event.kind == "banished"] == ["Relleno"]


@rule("myl", "8.2.3.1")
def test_what_a_card_costs_besides_is_paid_with_what_its_price_leaves() -> None:
    hand = {"hand": ["Kurick, el Picto"]}
    assert refused(position({"reserve": 3, **hand}), "play Kurick, el Picto")[0] == "cost_unpayable"
    game = position({"reserve": 4, **hand})
    play(game, "play Kurick, el Picto")
    assert (names(game, "defence", ME), count(game, "paid", ME)) == (["Kurick, el Picto"], 2)
    assert count(game, "graveyard", ME) == 2


@rule("myl", "8.6", "8.2.3")
def test_an_oro_that_is_the_cost_of_an_ability_does_not_pay_for_it_as_well() -> None:
    mint = card(
        "Ceca",
        "gold",
        0,
        Activated(Cost(1, effects=(Do("destroy", Chosen(Cards(("gold",), "yours", zone="reserve"))),)), Draw()),
    )
    assert refused(position({"reserve": ["Ceca"]}, cards=[mint]), "use Ceca")[0] == "cost_unpayable"
    game = position({"reserve": ["Ceca", 1]}, cards=[mint])
    play(game, "use Ceca")
    assert (names(game, "graveyard", ME), count(game, "hand", ME)) == (["Ceca"], 1)


@rule("myl", "8.2.3")
def test_oros_without_ability_are_paid_first() -> None:
    mint = card("Ceca", "gold", 0, Activated(Cost(), Draw(), once=True))
    game = position({"reserve": ["Ceca", 1], "hand": ["Recluta de Ensayo"]}, cards=[mint])
    play(game, "play Recluta de Ensayo")
    assert names(game, "reserve", ME) == ["Ceca"]
