"""A game on `CardGame` whose folder was dropped into Mazo."""

from typing import Any, cast

import pytest

from mazo.abilities.lasting import cardgame
from mazo.errors import BadConfig
from mazo.games.cardkind import CardKind


class Rules:
    """The rules of a game, as this file has them: not compiled."""


class Dropped:
    title = "Velas"
    rules = Rules


def test_rules_that_are_not_compiled_are_told_apart_from_compiled_mazo(monkeypatch):
    monkeypatch.setattr(cardgame, "__file__", "cardgame.so")
    with pytest.raises(BadConfig, match="the rules of Velas are not") as caught:
        CardKind._check_build(cast("Any", Dropped()))
    assert "las reglas de Velas no" in caught.value.text("es")


def test_rules_like_the_rest_of_mazo_are_fine(monkeypatch):
    monkeypatch.setattr(cardgame, "__file__", "cardgame.py")
    CardKind._check_build(cast("Any", Dropped()))
