"""Positions that are laid out by hand: what the plan of a game names is there, and has words in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from mazo.client.desk import spoken
from mazo.games import NAMES, kind
from mazo.games.laying import Figure, Laying
from mazo.making import from_position

LAID = [name for name in NAMES if kind(name).laying is not None]


def laying_of(name: str) -> Laying:
    found = kind(name).laying
    assert found is not None
    return found


def said(holder: dict[str, Any], figure: Figure) -> dict[str, Any]:
    """What a holder is when a figure has its usual value."""
    value: Any = figure.usual
    if figure.sort == "flag":
        value = False
    if figure.sort == "choice":
        value = figure.choices[0]
    inside, dot, key = figure.name.partition(".")
    if not dot:
        return {**holder, inside: value}
    within = holder.get(inside)
    return {**holder, inside: {**(within if isinstance(within, dict) else {}), key: value}}


def test_the_three_games_are_laid_by_hand_and_their_drafts_are_not():
    assert [kind(name).main for name in LAID] == LAID


@pytest.mark.parametrize("name", LAID)
def test_the_empty_position_is_a_game_in_which_somebody_decides(name):
    assert from_position(laying_of(name).empty).deciding == (0,)


@pytest.mark.parametrize("name", LAID)
def test_every_figure_is_a_field_of_the_position_file(name):
    laying = laying_of(name)
    position = dict(laying.empty)
    for figure in laying.figures:
        position = said(position, figure)
    side = dict(position["players"][0])
    for figure in laying.own:
        side = said(side, figure)
    position["players"] = [side, *position["players"][1:]]
    assert from_position(position).seats == 2


@pytest.mark.parametrize("name", LAID)
def test_every_place_is_a_field_of_the_position_file(name):
    laying = laying_of(name)
    filled = {place.name: () for place in laying.places}
    players = [{**filled, **side} for side in laying.empty["players"]]
    position = {**laying.empty, "players": players, **{place.name: () for place in laying.middle}}
    assert from_position(position).seats == 2


@pytest.mark.parametrize("name", LAID)
def test_every_name_has_a_word_in_both_languages(name):
    names = laying_of(name).names()
    for lang in ("en", "es"):
        words = spoken(kind(name), names, lang)
        assert [one for one in names if "_" in words[one] or not words[one]] == []
    spanish = spoken(kind(name), names, "es")
    assert [one for one in ("active", "first", "phase") if spanish.get(one) == one] == []


@pytest.mark.parametrize("name", LAID)
def test_every_card_of_the_empty_position_has_a_face_and_a_picture(name):
    table = from_position(laying_of(name).empty).table
    for card in {kind(name).card_name(table, card) for card in range(len(table.kind))}:
        assert kind(name).face(card, "es").title
        assert kind(name).picture(card).startswith("<svg")
