"""Switches of the rule profiles that the other modules don't show: the same position under two readings."""

from __future__ import annotations

import msgspec
import pytest

from mazo.abilities.tree.deeds import Draw, ToPlayer
from mazo.abilities.tree.effects import Activated, Cost, Keyword, Pay, PlayersMay, To, Triggered
from mazo.abilities.tree.nouns import When
from mazo.games.myl.cards.card import Card
from tests.games.myl.support import (
    ME,
    ally,
    card,
    count,
    names,
    new,
    pass_windows,
    play,
    position,
    told,
)
from tests.support.rule import rule


@rule("myl", "6.4")
@pytest.mark.parametrize(("edition", "hand"), [("primer-bloque", 5), ("primer-bloque-liga", 6)])
def test_c06_leagues_let_the_starting_player_draw(edition: str, hand: int) -> None:
    game = position({"hand": 5}, turn=1, edition=edition)
    game.push("end")
    pass_windows(game)
    assert count(game, "hand", ME) == hand


@rule("myl", "2.4")
def test_regrouping_happens_by_itself_and_is_up_to_the_player_in_leagues() -> None:
    side = {"paid": 2, "attack": ["Coloso de Ensayo"]}
    game = position(side, phase="agrupacion", edition="primer-bloque")
    pass_windows(game)
    assert (count(game, "reserve", ME), names(game, "defence", ME)) == (2, ["Coloso de Ensayo"])
    game = position(side, phase="agrupacion", edition="primer-bloque-liga")
    pass_windows(game)
    assert [action.text for action in game.legal(ME)] == ["yes", "no"]
    game.push("no")
    assert (count(game, "paid", ME), names(game, "attack", ME)) == (2, ["Coloso de Ensayo"])


@rule("myl", "2.4")
def test_in_leagues_all_of_it_regroups_or_nothing_and_who_has_nothing_is_not_asked() -> None:
    game = position({"paid": 2, "attack": ["Coloso de Ensayo"]}, phase="agrupacion", edition="primer-bloque-liga")
    pass_windows(game)
    game.push("yes")
    assert (count(game, "reserve", ME), names(game, "defence", ME)) == (2, ["Coloso de Ensayo"])
    game = position({"reserve": 2}, phase="agrupacion", edition="primer-bloque-liga")
    pass_windows(game)
    assert game.why_not("end") is None


@rule("myl", "8.4")
@pytest.mark.parametrize(
    ("edition", "order"),
    [
        ("primer-bloque", ["Campana", "Gong", "Tambor", "Flauta"]),
        ("primer-bloque-liga", ["Campana", "Tambor", "Gong", "Flauta"]),
    ],
)
def test_triggers_resolve_player_by_player_or_one_by_one_in_turn(edition: str, order: list[str]) -> None:
    bells = [_bell(name) for name in ("Campana", "Gong", "Tambor", "Flauta")]
    game = position({"support": ["Campana", "Gong"]}, {"support": ["Tambor", "Flauta"]}, cards=bells, edition=edition)
    game.push("end")
    while "triggered" in game.decisions[0].prompt("en"):
        game.push("resolve 1")
    assert [event.card for event in game.events if event.kind == "resolves"] == order


@rule("myl", "9.3")
@pytest.mark.parametrize(("edition", "left"), [("primer-bloque", ["Escudo"]), ("primer-bloque-liga", [])])
def test_an_indestructible_weapon_without_bearer_stays_unless_it_is_only_put_away(
    edition: str, left: list[str]
) -> None:
    shield = card("Escudo", "weapon", 1, Keyword("indestructible"))
    game = position(
        {"reserve": 3, "hand": ["Rayo de Ensayo"], "defence": ["Recluta de Ensayo (with Escudo)"]},
        cards=[shield],
        edition=edition,
    )
    play(game, "play Rayo de Ensayo")
    assert names(game, "defence", ME) == left


@rule("myl", "1.2")
@pytest.mark.parametrize(
    ("edition", "offered"), [("seed-2014", ["Mina", "Veta"]), ("primer-bloque", ["Mina"]), ("imperio", ["Mina"])]
)
def test_an_oro_with_ability_begins_if_it_says_so(edition: str, offered: list[str]) -> None:
    mine = card("Mina", "gold", 0, Keyword("oro inicial"), Triggered((When("destroy", "this"),), Draw()))
    vein = card("Veta", "gold", 0, Triggered((When("destroy", "this"),), Draw()))
    deck = [mine, vein, *[ally("Peón", 1, 1)] * 48]
    game = new(decks=[deck, deck], edition=edition)
    assert [action.text.removeprefix("choose ") for action in game.legal(ME)] == offered


def test_cards_that_were_printed_are_played_by_the_profile_made_for_them() -> None:
    invented = [card("Veta", "gold", 0), *[ally("Peón", 1, 1)] * 49]
    printed = [msgspec.structs.replace(one, printed=("helenica",)) for one in invented]
    assert new(decks=[invented, invented]).edition == "seed-2014"
    assert new(decks=[invented, printed]).edition == "primer-bloque"
    assert new(decks=[printed, printed], edition="seed-2014").edition == "seed-2014"


@rule("myl", "8.12", "5.3")
def test_generated_oro_is_still_there_for_what_happens_in_the_fase_final() -> None:
    spring = card("Fuente", "totem", 0, Activated(Cost(), ToPlayer("generate gold", 2)))
    toll = card("Peaje", "totem", 0, Triggered((When("final", who="you"),), PlayersMay(To(Pay(1), Draw()))))
    game = position({"support": ["Fuente", "Peaje"]}, cards=[spring, toll])
    play(game, "use Fuente")
    game.push("end")
    game.push("yes")
    assert count(game, "hand", ME) == 2
    assert told(game, "gold_fades") == ["8.12"]


def _bell(name: str) -> Card:
    return card(name, "totem", 0, Triggered((When("final"),), Draw()))
