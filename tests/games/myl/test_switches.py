"""Every switch of a profile, set by whoever begins a game: the same position, two values, two things that happen."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

import mazo
from mazo.abilities.tree.deeds import Draw, ToPlayer
from mazo.abilities.tree.effects import Action, Activated, Answer, Cost, Get, Keyword, Static, Steps, Triggered
from mazo.abilities.tree.facts import CostsLess
from mazo.abilities.tree.nouns import Cards, Chosen, Has, When
from mazo.errors import BadConfig, BadPosition
from mazo.game import Game
from mazo.games import kind as kind_named
from mazo.games.myl.rules.editions import profiles
from mazo.games.myl.switches import SWITCHES, value_of
from mazo.kernel.rng import Dice
from mazo.record import replays
from tests.games.myl.support import (
    ME,
    YOU,
    ally,
    card,
    count,
    find,
    keep_hands,
    names,
    new,
    pass_windows,
    play,
    position,
    refused,
    strength,
    table,
)
from tests.support.rule import rule

_SHOWN: Final[list[str]] = []


def switch(name: str, *cases: tuple[int, Any]) -> pytest.MarkDecorator:
    """The switch that a test is about, and for two of its values what happens."""
    _SHOWN.append(name)
    return pytest.mark.parametrize(("value", "happens"), cases)


# Before the first turn.


@rule("myl", "1.2")
@switch("any_initial_gold", (0, ["Mina"]), (1, ["Mina", "Veta"]))
def test_which_oro_begins(value: int, happens: list[str]) -> None:
    vein = card("Veta", "gold", 0, Triggered((When("destroy", "this"),), Draw()))
    deck = [card("Mina", "gold", 0), vein, *[ally("Peón", 1, 1)] * 48]
    game = new(decks=[deck, deck], any_initial_gold=value)
    assert [action.text.removeprefix("choose ") for action in game.legal(ME)] == happens


@rule("myl", "1.7")
@switch("mulligan_floor", (5, [7, 6, 5]), (6, [7, 6]))
def test_where_changes_of_hand_end(value: int, happens: list[int]) -> None:
    game = _before_the_game(mulligan_floor=value)
    assert _changed(game, len(happens)) == happens
    assert refused(game, "mulligan") == ("hand_is_empty", "1.7")


@rule("myl", "1.6")
@switch("free_mulligans", (0, [7, 6]), (1, [8, 7]))
def test_changes_of_hand_that_cost_nothing(value: int, happens: list[int]) -> None:
    assert _changed(_before_the_game(free_mulligans=value), 2) == happens


@rule("myl", "1.8")
@switch("mulligans_a_card", (1, [7, 6, 5, 4]), (2, [7, 7, 6, 6]))
def test_changes_of_hand_for_one_card(value: int, happens: list[int]) -> None:
    assert _changed(_before_the_game(mulligans_a_card=value), 4) == happens


@rule("myl", "1.9")
@switch("dry_hand", (0, (7, 0)), (1, (8, 8)))
def test_a_first_hand_without_oro_is_changed_or_shown_and_drawn_anew(value: int, happens: tuple[int, int]) -> None:
    deck = [card("Veta", "gold", 0), *[ally("Peón", 1, 1)] * 49]
    game = _before_the_game(decks=[deck, deck], dry_hand=value)
    first = game.deciding[0]
    game.push("mulligan")
    shown = [event for event in game.events if event.kind == "shown"]
    assert (count(game, "hand", first), len(shown)) == happens


# The turn.


@rule("myl", "2.4")
@switch("grouping_optional", (0, False), (1, True))
def test_who_decides_about_regrouping(value: int, happens: bool) -> None:
    game = position({"paid": 2}, phase="agrupacion", options={"grouping_optional": value})
    assert ([action.text for action in game.legal(ME)] == ["yes", "no"]) is happens


@rule("myl", "3.2.1")
@switch("gold_until_first_card", (0, False), (1, True))
def test_whether_an_oro_may_follow_an_ability(value: int, happens: bool) -> None:
    well = card("Pozo", "totem", 0, Activated(Cost(), Draw(), once=True))
    side = {"hand": ["Oro de Ensayo"], "support": ["Pozo"]}
    game = position(side, cards=[well], options={"gold_until_first_card": value})
    play(game, "use Pozo")
    assert (game.why_not("gold Oro de Ensayo") is None) is happens


@rule("myl", "5.1", "5.2", "5.3")
@switch("expire_before_final", (0, 7), (1, 2))
def test_whether_what_lasts_until_the_fase_final_still_counts_in_it(value: int, happens: int) -> None:
    strong = Cards(("ally",), "yours", (Has("strength", "at least", 4),))
    mine = Chosen(Cards(("ally",), "yours"))
    grow = card("Brío", "talisman", 0, Action(Get(mine, "strength", 2, "until the final phase")))
    waits = Triggered((When("final", who="you"),), Get(Chosen(strong), "strength", 5, "until your next grouping"))
    game = position(
        {"hand": ["Brío"], "defence": ["Lancera de Ensayo"], "support": ["Campana"]},
        cards=[grow, card("Campana", "totem", 0, waits)],
        options={"expire_before_final": value},
    )
    play(game, "play Brío")
    game.push("end")
    pass_windows(game)
    assert strength(game, "Lancera de Ensayo") == happens


@rule("myl", "6.4")
@switch("starter_draws", (0, 5), (1, 6))
def test_whether_who_starts_draws_in_the_first_turn(value: int, happens: int) -> None:
    game = position({"hand": 5}, turn=1, options={"starter_draws": value})
    game.push("end")
    assert count(game, "hand", ME) == happens


# Battle and the end.


@rule("myl", "4.1.3")
@switch("waits_from_grouping", (0, True), (1, False))
def test_whether_an_ally_attacks_that_came_after_the_agrupacion(value: int, happens: bool) -> None:
    side = {"defence": ["Lancera de Ensayo (waiting)"]}
    game = position(side, phase="vigilia", options={"waits_from_grouping": value})
    assert (game.why_not("battle") is None) is happens


@rule("myl", "9.6")
@switch("cancelled_stay", (0, "defence"), (1, "attack"))
def test_where_cancelled_attackers_are(value: int, happens: str) -> None:
    you = {"reserve": 2, "hand": ["Niebla de Muestra"]}
    game = position({"defence": ["Coloso de Ensayo"]}, you, options={"cancelled_stay": value})
    game.push("battle")
    pass_windows(game)
    play(game, "play Niebla de Muestra")
    assert names(game, happens, ME) == ["Coloso de Ensayo"]


@rule("myl", "9.3")
@switch("orphans_destroyed", (0, []), (1, ["Escudo"]))
def test_whether_an_indestructible_arma_outlasts_its_bearer(value: int, happens: list[str]) -> None:
    game = position(
        {"reserve": 3, "hand": ["Rayo de Ensayo"], "defence": ["Recluta de Ensayo (with Escudo)"]},
        cards=[card("Escudo", "weapon", 1, Keyword("indestructible"))],
        options={"orphans_destroyed": value},
    )
    play(game, "play Rayo de Ensayo")
    assert names(game, "defence", ME) == happens


@rule("myl", "7.4")
@switch("draw_together", (0, YOU), (1, None))
def test_who_wins_when_both_castles_are_empty(value: int, happens: int | None) -> None:
    flood = card("Diluvio", "talisman", 0, Action(ToPlayer("mill", 3, "each player")))
    game = position({"castle": 3, "hand": ["Diluvio"]}, {"castle": 3}, cards=[flood], options={"draw_together": value})
    play(game, "play Diluvio")
    assert game.outcome is not None
    assert (game.outcome.winner, game.cite(game.outcome.rule)[:3]) == (happens, "7.4")


@rule("myl", "7.1", "7.4")
def test_of_two_changes_the_first_decides_however_draws_are_read() -> None:
    cascade = card("Alud", "talisman", 0, Action(Steps((ToPlayer("mill", 3, "each opponent"), ToPlayer("mill", 3)))))
    game = position({"castle": 3, "hand": ["Alud"]}, {"castle": 3}, cards=[cascade], options={"draw_together": 0})
    play(game, "play Alud")
    assert game.outcome is not None
    assert (game.outcome.winner, game.cite(game.outcome.rule)[:3]) == (ME, "7.1")


# Costs and abilities.


@rule("myl", "8.5")
@switch("cost_floor", (0, 0), (1, 1))
def test_how_far_a_cost_is_reduced(value: int, happens: int) -> None:
    market = card("Mercado", "totem", 0, Static((CostsLess(5, Cards()),)))
    side = {"hand": ["Lancera de Ensayo"], "support": ["Mercado"]}
    game = position(side, cards=[market], options={"cost_floor": value})
    assert table(game).price(find(game, "Lancera de Ensayo"), ME) == happens


@rule("myl", "8.13")
@switch("one_use_a_card", (0, True), (1, False))
def test_whether_a_second_ability_has_a_use_of_its_own(value: int, happens: bool) -> None:
    drain = Activated(Cost(), ToPlayer("mill", 1, "each opponent"), once=True)
    well = card("Pozo", "totem", 0, Activated(Cost(), Draw(), once=True), drain)
    game = position({"support": ["Pozo"]}, cards=[well], options={"one_use_a_card": value})
    play(game, next(action.text for action in game.legal(ME)))
    assert any(action.text.startswith("use") for action in game.legal(ME)) is happens


@rule("myl", "8.4")
@switch(
    "triggers_alternate", (0, ["Campana", "Gong", "Tambor", "Flauta"]), (1, ["Campana", "Tambor", "Gong", "Flauta"])
)
def test_in_which_order_triggers_resolve(value: int, happens: list[str]) -> None:
    bells = [card(name, "totem", 0, Triggered((When("final"),), Draw())) for name in happens]
    game = position(
        {"support": ["Campana", "Gong"]},
        {"support": ["Tambor", "Flauta"]},
        cards=bells,
        options={"triggers_alternate": value},
    )
    game.push("end")
    while "triggered" in game.decisions[0].prompt("en"):
        game.push("resolve 1")
    assert [event.card for event in game.events if event.kind == "resolves"] == happens


# Windows to answer.


@rule("myl", "8.2.5")
@switch("answers_without_end", (0, 1), (1, 2))
def test_how_often_a_card_is_answered(value: int, happens: int) -> None:
    drum = card("Tambor", "talisman", 0, Answer((When("play", Cards(("ally",)), who="any player"),), Draw()))
    game = position(
        {"reserve": 1, "hand": ["Recluta de Ensayo"]},
        {"hand": ["Tambor", "Tambor"]},
        cards=[drum],
        options={"answers_without_end": value},
    )
    game.push("play Recluta de Ensayo")
    while game.decisions and "answer it" in game.decisions[0].prompt("en"):
        game.push(next(action.text for action in game.legal(game.deciding[0])))
    assert (count(game, "graveyard", YOU), names(game, "defence", ME)) == (happens, ["Recluta de Ensayo"])


@rule("myl", "M7")
@switch("more_windows", (0, True), (1, False))
def test_whether_the_war_follows_the_blocks_at_once(value: int, happens: bool) -> None:
    sides = {"defence": ["Coloso de Ensayo"]}, {"defence": ["Capitán de Ensayo"]}
    game = position(*sides, options={"more_windows": value})
    game.push("battle")
    pass_windows(game)
    game.push("block Capitán de Ensayo -> Coloso de Ensayo")
    assert ("Guerra de Talismanes" in game.decisions[0].prompt("en")) is happens


@rule("myl", "M9")
@switch("turn_windows", (0, "vigil"), (1, "answer"))
def test_whether_the_beginning_of_a_turn_is_answered(value: int, happens: str) -> None:
    game = position(phase="agrupacion", options={"more_windows": 1, "turn_windows": value})
    assert _asked(game) == happens


@rule("myl", "8.15")
@switch("deed_windows", (0, "vigil"), (1, "answer"))
def test_whether_milling_is_answered(value: int, happens: str) -> None:
    flood = card("Alud", "talisman", 0, Action(ToPlayer("mill", 2, "each opponent")))
    game = position({"hand": ["Alud"]}, cards=[flood], options={"more_windows": 1, "deed_windows": value})
    game.push("play Alud")
    for _ in range(2):
        game.push("pass")
    assert _asked(game) == happens


# All of them.


def test_every_switch_is_shown_above_and_offered() -> None:
    profile = profiles()["seed-2014"]
    assert sorted(_SHOWN) == sorted(SWITCHES)
    assert {name for name in dir(profile) if not name.startswith("_")} == {"name", *SWITCHES}
    assert [setting.name for setting in kind_named("myl").settings] == list(SWITCHES)


def test_the_usual_value_of_a_switch_is_that_of_the_profile() -> None:
    for name, profile in profiles().items():
        offered = {setting.name: setting.usual_in(name) for setting in kind_named("myl").settings}
        assert offered == {switch: value_of(profile, switch) for switch in SWITCHES}


def test_the_page_about_the_switches_has_each_with_its_values_in_every_profile() -> None:
    page = (Path(__file__).parents[3] / "docs" / "myl-switches.md").read_text("utf-8")
    for setting in kind_named("myl").settings:
        values = " | ".join(str(setting.usual_in(name)) for name in profiles())
        row = f"| `{setting.name}` | {setting.low}–{setting.high} | {values} | {setting.rule} | {setting.title.en} |"
        assert row in page


def test_what_is_as_usual_makes_the_same_game() -> None:
    usual: dict[str, Any] = {name: value_of(profiles()["imperio"], name) for name in SWITCHES}
    assert new(edition="imperio", **usual).hash == new(edition="imperio").hash


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"draw_togeter": 0}, "draw_together"),
        ({"cost_floor": 2}, "between 0 and 1"),
        ({"dry_hand": "yes"}, "whole number"),
    ],
)
def test_a_wrong_switch_or_value_is_refused_in_so_many_words(options: dict[str, Any], said: str) -> None:
    with pytest.raises(BadConfig, match=said):
        new(**options)
    with pytest.raises(BadPosition):
        position(options=options)


def test_a_position_says_which_switches_are_not_as_in_its_profile() -> None:
    game = position({"hand": 2}, edition="primer-bloque", options={"cost_floor": 1, "draw_together": 1})
    written = game.position()
    assert written["options"] == {"cost_floor": 1}
    assert table(mazo.from_position(written)).profile.cost_floor == 1
    assert "options" not in position({"hand": 2}).position()


def test_a_replay_and_whoever_imagines_the_game_keep_the_switches() -> None:
    game = new(starter_draws=1, cost_floor=0)
    keep_hands(game)
    for one in (replays.rerun(replays.loads(game.replay())), game.imagine(ME, Dice(1))):
        assert (table(one).profile.starter_draws, table(one).profile.cost_floor) == (True, 0)


def _before_the_game(**options: Any) -> Game:
    """A game in which the Oros are chosen and nobody has kept a hand."""
    game = new(**options)
    for seat in (ME, YOU):
        game.push(next(iter(game.legal(seat))))
    return game


def _changed(game: Game, times: int) -> list[int]:
    """How many cards the first player has after each of so many changes of hand."""
    first, found = game.deciding[0], []
    for _ in range(times):
        game.push("mulligan")
        game.push("keep")
        found.append(count(game, "hand", first))
    return found


def _asked(game: Game) -> str:
    """Whether a window is open, or the active player goes on."""
    return "answer" if "pass" in [action.text for action in game.legal(game.deciding[0])] else "vigil"
