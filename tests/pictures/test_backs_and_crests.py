"""Backs of cards, and the crests of seats."""

from xml.etree import ElementTree

import pytest

from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.pictures.crests import CHARGES, crest
from mazo.pictures.shapes import shapes


@pytest.mark.parametrize("game", NAMES)
def test_every_game_has_a_back(game):
    ElementTree.fromstring(kind_named(game).back())


def test_games_can_be_told_apart_by_their_backs():
    folders = {game: type(kind_named(game)).__module__.split(".")[2] for game in NAMES}
    backs = {(folder, kind_named(game).back()) for game, folder in folders.items()}
    assert len(backs) == len({back for _, back in backs}) == len({*folders.values()})


def test_crests_of_one_name_differ_by_seat():
    assert len({crest("Ana", seat) for seat in range(4)}) == 4


def test_every_charge_can_be_drawn():
    assert set(CHARGES) <= shapes().wholes.keys()
    ElementTree.fromstring(crest("Ana", 0))
