"""Switches of the rule profiles that the other modules don't show: the same position under two readings."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mazo.abilities.tree.deeds import Draw, ToPlayer
from mazo.abilities.tree.effects import Activated, Answer, Cost, Keyword, Pay, PlayersMay, To, Triggered
from mazo.abilities.tree.nouns import Cards, When
from mazo.game import Game
from mazo.games.myl.cards.card import Card
from mazo.games.myl.rules.editions import Profile
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
    table,
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


@rule("myl", "1.6")
def test_a_profile_may_give_the_first_change_of_hand_for_free() -> None:
    sizes = {}
    for free in (0, 1):
        game = new()
        _under(game, free_mulligans=free)
        for seat in (ME, YOU):
            game.push(next(iter(game.legal(seat))))
        first = game.deciding[0]
        found = []
        for _ in range(2):
            game.push("mulligan")
            game.push("keep")
            found.append(count(game, "hand", first))
        sizes[free] = found
    assert sizes == {0: [7, 6], 1: [8, 7]}


def test_cards_that_were_printed_are_played_by_the_profile_made_for_them() -> None:
    invented = [card("Veta", "gold", 0), *[ally("Peón", 1, 1)] * 49]
    printed = [msgspec.structs.replace(one, printed=("helenica",)) for one in invented]
    assert new(decks=[invented, invented]).edition == "seed-2014"
    assert new(decks=[invented, printed]).edition == "primer-bloque"
    assert new(decks=[printed, printed], edition="seed-2014").edition == "seed-2014"


@rule("myl", "1.8")
def test_at_some_tables_two_changes_of_hand_cost_one_card() -> None:
    sizes = {}
    for each in (1, 2):
        game = new()
        _under(game, mulligans_a_card=each)
        for seat in (ME, YOU):
            game.push(next(iter(game.legal(seat))))
        first = game.deciding[0]
        found = []
        for _ in range(4):
            game.push("mulligan")
            game.push("keep")
            found.append(count(game, "hand", first))
        sizes[each] = found
    assert sizes == {1: [7, 6, 5, 4], 2: [7, 7, 6, 6]}


@rule("myl", "1.9")
@pytest.mark.parametrize(("dry", "size"), [(False, 7), (True, 8)])
def test_at_some_tables_a_first_hand_without_oro_is_shown_and_drawn_anew(dry: bool, size: int) -> None:
    deck = [card("Veta", "gold", 0), *[ally("Peón", 1, 1)] * 49]
    game = new(decks=[deck, deck])
    _under(game, dry_hand=dry)
    for seat in (ME, YOU):
        game.push(next(iter(game.legal(seat))))
    first = game.deciding[0]
    game.push("mulligan")
    shown = [event for event in game.events if event.kind == "shown"]
    assert (count(game, "hand", first), len(shown)) == (size, 8 if dry else 0)


@rule("myl", "8.13")
def test_two_abilities_of_a_card_have_a_use_a_turn_each_or_one_between_them() -> None:
    well = card(
        "Pozo",
        "totem",
        0,
        Activated(Cost(), Draw(), once=True),
        Activated(Cost(), ToPlayer("mill", 1, "each opponent"), once=True),
    )
    for shared in (False, True):
        game = position({"support": ["Pozo"]}, cards=[well])
        _under(game, one_use_a_card=shared)
        play(game, next(action.text for action in game.legal(ME)))
        assert any(action.text.startswith("use") for action in game.legal(ME)) is not shared


@rule("myl", "8.2.5")
def test_a_window_has_one_act_for_each_or_goes_round_until_both_pass() -> None:
    drum = card("Tambor", "talisman", 0, Answer((When("play", Cards(("ally",)), who="any player"),), Draw()))
    played = {}
    for endless in (False, True):
        game = position({"reserve": 1, "hand": ["Recluta de Ensayo"]}, {"hand": ["Tambor", "Tambor"]}, cards=[drum])
        _under(game, answers_without_end=endless)
        game.push("play Recluta de Ensayo")
        while game.decisions and "answer it" in game.decisions[0].prompt("en"):
            offered = [action.text for action in game.legal(game.deciding[0])]
            game.push(offered[0])
        played[endless] = count(game, "graveyard", YOU)
        assert names(game, "defence", ME) == ["Recluta de Ensayo"]
    assert played == {False: 1, True: 2}


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


def _under(game: Game, **switches: Any) -> None:
    """Let the game go on under the seed's rules but for these switches."""
    table(game).profile = Profile("seed-2014", **switches)
