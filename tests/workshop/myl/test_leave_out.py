"""Leaving out: an edition is read with what the cards of the others need, and with nothing else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mazo.errors import BadConfig
from workshop.leave_out import LeftOut
from workshop.myl.leave_out import leave_out_of


def ally(name: str, edition: str, text: str) -> dict[str, Any]:
    facts = {"type": "aliado", "cost": 2, "strength": 2, "races": [], "set": edition, "blocks": [edition]}
    return {"name": name, "text": text} | facts


CARDS = [
    ally("Ala", "norte", "Cuando Ala entra en juego, roba una carta."),
    ally("Ele", "norte", "Cuando Ele entra en juego, roba 2 cartas."),
    ally("Imi", "sur", "Cuando Imi entra en juego, roba 3 cartas."),
    ally("Oso", "sur", "Imbloqueable."),
    ally("Uva", "sur", "Cuando Uva entra en juego, destruye un Aliado."),
]


@pytest.fixture(scope="module")
def found() -> LeftOut:
    return leave_out_of(json.dumps(CARDS).encode(), ["sur"])[0]


def test_what_other_editions_say_too_is_still_understood(found: LeftOut) -> None:
    assert (found.cards, found.compiled, found.with_text) == (3, 1, 2)
    assert found.same == found.compiled_text == 1


def test_a_verb_and_a_keyword_that_only_the_edition_has_are_left_out_with_it(found: LeftOut) -> None:
    assert {one.card for one in found.problems} == {"Oso", "Uva"}
    assert found.only_here > 0
    assert "keyword imbloqueable" in found.words_removed


def test_an_edition_that_the_file_lacks_is_refused_with_those_that_it_has() -> None:
    with pytest.raises(BadConfig, match="norte, sur"):
        leave_out_of(json.dumps(CARDS).encode(), ["este"])
