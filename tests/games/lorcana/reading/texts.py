"""Texts in the manner of card text, compiled with a small vocabulary of made-up names."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from mazo.abilities.reading.passage import Refused
from mazo.abilities.reading.reader import Reader
from mazo.abilities.tree.effects import Action, Activated, Static, Triggered
from mazo.games.lorcana.reading.tongue import tongue
from mazo.games.lorcana.reading.wording import vocabulary

NAMES = ("Mira", "Zed", "Old Tom", "Lamp")
CLASSES = ("Baker", "Sailor", "Tin Folk")


@cache
def reader() -> Reader:
    """A reader that knows those names."""
    return Reader(tongue(vocabulary(NAMES, CLASSES)))


def ability(text: str, card_type: str = "character") -> Any:
    """The one ability that a text says."""
    (made,) = reader().abilities(text, card_type)
    return made


def effect(text: str) -> Any:
    """What an action with that text does."""
    (made,) = reader().action(text, "action")
    assert isinstance(made, Action)
    return made.do


def triggered(text: str, card_type: str = "character") -> Any:
    """A triggered ability."""
    made = ability(text, card_type)
    assert isinstance(made, Triggered)
    return made


def activated(text: str, *costs: str) -> Any:
    """An activated ability with these costs."""
    (made,) = reader().abilities(text, "character", reader().cost(costs, "character"))
    assert isinstance(made, Activated)
    return made


def static(text: str, card_type: str = "character") -> Any:
    """A static ability."""
    made = ability(text, card_type)
    assert isinstance(made, Static)
    return made


def refused(text: str, card_type: str = "character") -> Refused:
    """Why a text isn't understood."""
    with pytest.raises(Refused) as caught:
        reader().abilities(text, card_type)
    return caught.value
