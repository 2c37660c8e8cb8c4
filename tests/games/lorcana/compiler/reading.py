"""Texts in the manner of card text, compiled with a small vocabulary of made-up names."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from mazo.abilities.tree.effects import Action, Activated, Static, Triggered
from mazo.games.lorcana.compiler.compile import Compiler, Refused
from mazo.games.lorcana.compiler.lexer import Vocabulary

NAMES = ("Mira", "Zed", "Old Tom", "Lamp")
CLASSES = ("Baker", "Sailor", "Tin Folk")


@cache
def compiler() -> Compiler:
    """A compiler that knows those names."""
    return Compiler(Vocabulary(NAMES, CLASSES))


def ability(text: str, card_type: str = "character") -> Any:
    """The one ability that a text says."""
    (made,) = compiler().ability(text, card_type)
    return made


def effect(text: str) -> Any:
    """What an action with that text does."""
    (made,) = compiler().action(text, "action")
    assert isinstance(made, Action)
    return made.do


def triggered(text: str, card_type: str = "character") -> Any:
    """A triggered ability."""
    made = ability(text, card_type)
    assert isinstance(made, Triggered)
    return made


def activated(text: str, *costs: str) -> Any:
    """An activated ability with these costs."""
    (made,) = compiler().ability(text, "character", compiler().cost(costs, "character"))
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
        compiler().ability(text, card_type)
    return caught.value
