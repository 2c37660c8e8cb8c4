"""Windows to redirect and to prevent, after the blocks and before the damage, in the profiles that have them."""

from __future__ import annotations

from typing import Any

import pytest

from mazo.abilities.tree.deeds import Do, Draw
from mazo.abilities.tree.effects import Action, Activated, Answer, Cost, Get, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, Every, Has, This, When
from mazo.abilities.tree.short import SUBJECT
from mazo.game import Game
from tests.games.myl.support import (
    ME,
    YOU,
    ally,
    card,
    count,
    names,
    pass_windows,
    position,
    refused,
    strength,
    told,
)
from tests.support.rule import rule

_ALLY = Cards(("ally",))
_MINE = Cards(("ally",), "yours")
_RESCUE = card("Amparo", "talisman", 0, Answer((When("destroy", _MINE),), Do("prevent", SUBJECT)))
_RETURN = card("Retiro", "talisman", 0, Answer((When("leave play", _MINE),), Do("return to hand", SUBJECT)))


@rule("myl", "8.15")
def test_a_destruction_can_be_prevented_from_the_hand() -> None:
    game = _struck({"hand": ["Amparo"]}, [_RESCUE])
    game.push("play Amparo")
    pass_windows(game)
    assert names(game, "defence", YOU) == ["Coloso de Ensayo"]
    assert told(game, "prevented") == ["8.15"]
    assert told(game, "destroyed") == []


@rule("myl", "8.15")
def test_the_window_to_prevent_is_there_whoever_holds_an_answer() -> None:
    asked = []
    for hand in (["Relleno"], ["Amparo"]):
        game = _struck({"hand": hand}, [_RESCUE])
        seats: list[int] = []
        while "answer it" in game.decisions[0].prompt("en"):
            seats += game.deciding
            game.push("pass")
        asked.append(seats)
    assert asked == [[YOU, ME], [YOU, ME]]


@rule("myl", "8.15")
def test_by_the_seeds_rules_there_is_such_a_window_where_a_card_may_need_it() -> None:
    struck = _struck({"hand": ["Amparo"]}, [_RESCUE], edition="seed-2014")
    struck.push("play Amparo")
    pass_windows(struck)
    assert names(struck, "defence", YOU) == ["Coloso de Ensayo"]
    assert told(_struck({}, [], edition="seed-2014"), "destroyed") == ["8.2.7"]


@rule("myl", "8.15")
def test_nothing_that_would_stay_anyway_opens_a_window() -> None:
    game = _struck({"hand": ["Amparo"]}, [_RESCUE], target="Estatua de Prueba")
    assert game.deciding == (ME,)
    assert names(game, "defence", YOU) == ["Estatua de Prueba"]


@rule("myl", "8.15", "8.13")
def test_c69_an_ability_whose_effect_was_prevented_was_used_all_the_same() -> None:
    axe = card("Hacha", "totem", 0, Activated(Cost(1), Do("destroy", Chosen(_ALLY)), once=True))
    mourn = card("Duelo", "totem", 0, Triggered((When("destroy", _ALLY),), Draw()))
    game = position(
        {"reserve": 3, "support": ["Hacha"]},
        {"hand": ["Amparo"], "defence": ["Coloso de Ensayo"], "support": ["Duelo"]},
        cards=[axe, mourn, _RESCUE],
        edition="primer-bloque",
    )
    game.push("use Hacha")
    _pass_until(game, "leave play")
    game.push("play Amparo")
    pass_windows(game)
    assert names(game, "defence", YOU) == ["Coloso de Ensayo"]
    assert (count(game, "paid", ME), count(game, "hand", YOU)) == (1, 0)
    assert refused(game, "use Hacha") == ("used_already", "8.6")


@rule("myl", "8.15")
def test_of_several_that_are_destroyed_at_once_one_act_saves_one() -> None:
    game = position(
        {"reserve": 3, "hand": ["Tempestad de Muestra"]},
        {"hand": ["Amparo"], "defence": ["Recluta de Ensayo", "Lancera de Ensayo"]},
        cards=[_RESCUE],
        edition="primer-bloque",
    )
    game.push("play Tempestad de Muestra")
    _pass_until(game, "leave play")
    game.push("play Amparo")
    assert [action.text for action in game.legal(YOU)] == ["choose Recluta de Ensayo", "choose Lancera de Ensayo"]
    game.push("choose Lancera de Ensayo")
    pass_windows(game)
    assert names(game, "defence", YOU) == ["Lancera de Ensayo"]


@rule("myl", "8.15")
def test_what_is_no_longer_there_is_not_met() -> None:
    exile = card("Exilio", "talisman", 0, Action(Do("banish", Chosen(_ALLY))))
    game = position(
        {"hand": ["Exilio"]},
        {"hand": ["Retiro"], "defence": ["Coloso de Ensayo"]},
        cards=[exile, _RETURN],
        edition="primer-bloque",
    )
    game.push("play Exilio")
    _pass_until(game, "leave play")
    game.push("play Retiro")
    pass_windows(game)
    assert (names(game, "hand", YOU), names(game, "exile", YOU)) == (["Coloso de Ensayo"], [])


@rule("myl", "8.15")
def test_costs_cannot_be_prevented() -> None:
    altar = card("Altar", "totem", 0, Activated(Cost(effects=(Do("destroy", Chosen(_MINE)),)), Draw()))
    game = position(
        {"support": ["Altar"], "defence": ["Recluta de Ensayo"], "hand": ["Amparo"]},
        cards=[altar, _RESCUE],
        edition="primer-bloque",
    )
    game.push("use Altar")
    assert names(game, "graveyard", ME) == ["Recluta de Ensayo"]


@rule("myl", "8.15", "4.4")
def test_an_ally_that_lost_in_battle_can_be_saved() -> None:
    game = position(
        {"defence": ["Coloso de Ensayo"]},
        {"hand": ["Amparo"], "defence": ["Capitán de Ensayo"]},
        cards=[_RESCUE],
        edition="primer-bloque",
    )
    game.push("battle")
    pass_windows(game)
    game.push("block Capitán de Ensayo -> Coloso de Ensayo")
    _pass_until(game, "leave play")
    game.push("play Amparo")
    pass_windows(game)
    assert (names(game, "defence", YOU), count(game, "castle", YOU)) == (["Capitán de Ensayo"], 18)


@rule("myl", "8.15", "M7", "4.4.4")
@pytest.mark.parametrize("edition", ["seed-2014", "primer-bloque"])
def test_the_damage_of_an_attacker_can_be_prevented(edition: str) -> None:
    wall = card("Muro", "totem", 0, Answer((When("damage the deck", _ALLY),), Do("prevent", SUBJECT), once=True))
    game = position({"defence": ["Coloso de Ensayo"]}, {"support": ["Muro"]}, cards=[wall], edition=edition)
    _fight(game, "use Muro")
    assert count(game, "castle", YOU) == 20


@rule("myl", "M7", "4.4")
def test_strengths_are_compared_after_the_window() -> None:
    weaken = card(
        "Flaqueza",
        "totem",
        0,
        Answer((When("damage the deck", _ALLY),), Get(SUBJECT, "strength", -3, "this turn"), once=True),
    )
    game = position({"defence": ["Coloso de Ensayo"]}, {"support": ["Flaqueza"]}, cards=[weaken], edition="imperio")
    _fight(game, "use Flaqueza")
    assert count(game, "castle", YOU) == 18


@rule("myl", "M7")
@pytest.mark.parametrize("edition", ["seed-2014", "primer-bloque"])
def test_blocks_can_be_answered(edition: str) -> None:
    game = _blocked(edition)
    assert game.deciding == (ME,)
    game.push("pass")
    game.push("use Grito")
    pass_windows(game)
    assert strength(game, "Capitán de Ensayo") == 5


@rule("myl", "M7", "8.14", "8.15")
@pytest.mark.parametrize(("edition", "paused"), [("seed-2014", False), ("primer-bloque", True), ("imperio", True)])
def test_among_cards_that_answer_none_of_it_only_the_seeds_rules_have_no_such_pauses(
    edition: str, paused: bool
) -> None:
    game = position(
        {"reserve": 3, "hand": ["Rayo de Ensayo"], "defence": ["Coloso de Ensayo"]},
        {"defence": ["Capitán de Ensayo", "Recluta de Ensayo"]},
        edition=edition,
    )
    game.push("play Rayo de Ensayo")
    game.push("choose Recluta de Ensayo")
    game.push("pass")
    game.push("pass")
    asked = []
    while "Vigilia" not in game.decisions[0].prompt("en"):
        asked.append(game.decisions[0].prompt("en"))
        game.push("pass")
    assert len(asked) == (4 if paused else 0)  # each player may redirect it, and each may prevent it
    game.push("battle")
    pass_windows(game)
    game.push("block Capitán de Ensayo -> Coloso de Ensayo")
    assert ("Guerra de Talismanes" in game.decisions[0].prompt("en")) != paused


@rule("myl", "8.14")
def test_an_effect_can_be_redirected_to_another_target_that_it_could_have_had() -> None:
    game = _aimed_at("Coloso de Ensayo", {"defence": ["Coloso de Ensayo", "Escudera"]})
    game.push("use Escudera")
    pass_windows(game)
    assert names(game, "defence", YOU) == ["Coloso de Ensayo"]
    assert told(game, "redirected") == ["8.14"]


@rule("myl", "8.14")
def test_what_the_effect_could_not_be_aimed_at_does_not_become_its_target() -> None:
    game = _aimed_at("Coloso de Ensayo", {"defence": ["Coloso de Ensayo", "Escudera"]}, only="strong")
    game.push("use Escudera")
    pass_windows(game)
    assert names(game, "defence", YOU) == ["Escudera"]


def _struck(you: dict[str, Any], cards: list[Any], target: str = "Coloso de Ensayo", edition: str = "imperio") -> Game:
    """I destroy an ally of yours, and nobody has answered up to there."""
    game = position(
        {"reserve": 3, "hand": ["Rayo de Ensayo"]}, {"defence": [target], **you}, cards=cards, edition=edition
    )
    game.push("play Rayo de Ensayo")
    _pass_until(game, "leave play")
    return game


def _pass_until(game: Game, words: str) -> None:
    """Pass until the question has these words, or it is somebody's Vigilia."""
    while words not in game.decisions[0].prompt("en") and "Vigilia" not in game.decisions[0].prompt("en"):
        game.push("pass")


def _fight(game: Game, answer: str) -> None:
    """I attack, nobody does anything but answer the damage."""
    game.push("battle")
    pass_windows(game)
    while game.turn == 3:
        about = game.decisions[0].prompt("en")
        game.push(answer if "about to damage your castle" in about else "pass")
        if "is about" in about:
            pass_windows(game)


def _aimed_at(target: str, you: dict[str, Any], only: str = "") -> Game:
    traits = (Has("strength", "at least", 4),) if only else ()
    bolt = card("Dardo", "talisman", 0, Action(Do("destroy", Chosen(Cards(("ally",), where=traits)))))
    squire = ally(
        "Escudera", 1, 1, abilities=[Answer((When("be targeted", _MINE),), Do("redirect to", This()), once=True)]
    )
    game = position({"hand": ["Dardo"]}, you, cards=[bolt, squire], edition="primer-bloque")
    game.push("play Dardo")
    if not only:
        game.push(f"choose {target}")
    _pass_until(game, "aims at")
    return game


def _blocked(edition: str) -> Game:
    """I attack, you block and have a totem that answers blocks."""
    stronger = Get(Every(_MINE), "strength", 2, "this turn")
    shout = card("Grito", "totem", 0, Answer((When("declare blocks", who="you"),), stronger, once=True))
    game = position(
        {"defence": ["Coloso de Ensayo"]},
        {"defence": ["Capitán de Ensayo"], "support": ["Grito"]},
        cards=[shout],
        edition=edition,
    )
    game.push("battle")
    pass_windows(game)
    game.push("block Capitán de Ensayo -> Coloso de Ensayo")
    return game


@rule("myl", "M7", "8.2.5")
@pytest.mark.parametrize("blocker", ["", "Coloso de Ensayo"])
def test_the_assignment_of_damage_can_be_answered_whether_or_not_a_castle_is_damaged(blocker: str) -> None:
    omen = card("Presagio", "totem", 0, Answer((When("assign damage", who="any opponent"),), Draw(), once=True))
    game = _assigning(blocker, [omen], "primer-bloque", {"support": ["Presagio"]})
    assert game.deciding == (YOU,)
    game.push("use Presagio")
    pass_windows(game)
    assert count(game, "hand", YOU) == 1


@rule("myl", "M7")
def test_where_no_castle_is_damaged_there_is_nothing_to_prevent() -> None:
    wall = card("Muro", "totem", 0, Answer((When("damage the deck", _ALLY),), Do("prevent", SUBJECT), once=True))
    game = _assigning("Coloso de Ensayo", [wall], "primer-bloque", {"support": ["Muro"]})
    assert refused(game, "use Muro") == ("does_not_answer", "8.2.5")


@rule("myl", "M7")
def test_the_assignment_is_no_pause_by_the_seeds_rules() -> None:
    game = position({"defence": ["Recluta de Ensayo"]}, {"defence": ["Coloso de Ensayo"]}, edition="seed-2014")
    _to_the_damage(game, "Coloso de Ensayo")
    assert told(game, "repelled") == ["4.4.3"]


def _assigning(blocker: str, cards: list[Any], edition: str, you: dict[str, Any]) -> Game:
    """I attack with a recruit, you block or not, and the damage is about to be assigned."""
    game = position(
        {"defence": ["Recluta de Ensayo"]},
        {"defence": ["Coloso de Ensayo"], **you},
        cards=cards,
        edition=edition,
    )
    _to_the_damage(game, blocker)
    return game


def _to_the_damage(game: Game, blocker: str) -> None:
    game.push("battle")
    pass_windows(game)
    game.push(f"block {blocker} -> Recluta de Ensayo" if blocker else "no block")
    pass_windows(game)
    game.push("pass")  # the war
    game.push("pass")
