"""[6.1.12] [1.2.1] Cards that may be played from the discard, and how they enter play because of that."""

from __future__ import annotations

import pytest

from mazo.abilities.tree.effects import Action, Keyword, Play, Static
from mazo.abilities.tree.facts import PlayFrom
from mazo.abilities.tree.nouns import Cards, Chosen
from tests.support.rule import rule
from tests.support.table import ME, made, position

KING = "The Horned King - Merciless Master"
IN_DISCARD = Cards(("character",), "yours", zone="discard")
WOLF = made("Wolf", cost=2, willpower=4)
FOX = made("Wolf", version="Grown", cost=6, willpower=6, abilities=[Keyword("Shift", 2)])
GHOST = made("Ghost", cost=2, abilities=[Static((PlayFrom("this"),))])
CARDS = [WOLF, FOX, GHOST]


@rule("lorcana", "6.1.12", "1.2.1")
def test_who_is_played_by_the_permission_enters_exerted_whatever_is_paid():
    game = position(me={"play": [f"{KING} (exerted)", "Wolf"], "discard": ["Wolf - Grown"], "ink": 2}, cards=CARDS)
    game.push("shift Wolf - Grown -> Wolf")
    assert game.is_exerted("Wolf - Grown")


@rule("lorcana", "6.1.12")
def test_who_may_be_played_from_there_anyway_enters_ready():
    game = position(me={"play": [f"{KING} (exerted)"], "discard": ["Ghost", "Wolf"], "ink": 4}, cards=CARDS)
    game.push("play Ghost", "play Wolf")
    assert (game.is_exerted("Ghost"), game.is_exerted("Wolf")) == (False, True)


@rule("lorcana", "6.7.8")
def test_who_is_played_by_an_effect_did_not_need_the_permission():
    rise = made("Rise", "action", cost=0, abilities=[Action(Play(Chosen(IN_DISCARD), free=True))])
    game = position(me={"play": [f"{KING} (exerted)"], "discard": ["Wolf"], "hand": ["Rise"]}, cards=[*CARDS, rise])
    assert not game.push("play Rise").is_exerted("Wolf")


@rule("lorcana", "1.2.1", "6.1.13.5")
@pytest.mark.parametrize(("state", "open_"), [("exerted", ["play Wolf"]), ("damage 1", [])])
def test_the_permission_is_there_only_while_the_king_is_exerted(state, open_):
    game = position(me={"play": [f"{KING} ({state})"], "discard": ["Wolf"], "ink": 4}, cards=CARDS)
    assert game.legal("play") == open_
    assert game.play(ME) == [KING]
