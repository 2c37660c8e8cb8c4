"""Whole cards: compiled as a whole or not at all, and the pool's figures."""

import json
from pathlib import Path
from typing import Any

import pytest

from mazo.games.lorcana.abilities.effects import Action, Draw, Keyword, Triggered
from mazo.games.lorcana.abilities.nouns import When
from mazo.games.lorcana.cards.importer import Printing, newest_printings, read_printings
from mazo.games.lorcana.compiler.by_hand import BY_HAND
from mazo.games.lorcana.compiler.compile import Compiled, Compiler, Problem
from mazo.games.lorcana.compiler.library import compiled_library, coverage, read
from mazo.games.lorcana.compiler.round_trip import returns

SHARED_CARDS = Path(__file__).parents[4].parent / "shared" / "data" / "lorcana" / "cards.json.gz"
EVERY = 31
"""Of the shared pool each so many-th card is compiled here; all of them take most of a minute."""

ARRIVAL = {"type": "triggered", "name": "ARRIVAL", "effect": "When you play this character, draw a card."}
ODD = {"type": "static", "name": "ODD", "effect": "This character smells of lemons."}
WARD = {"type": "keyword", "keyword": "Ward", "fullText": "Ward (It's safe.)"}


def printings(*cards: dict[str, Any]) -> tuple[Printing, ...]:
    plain = {"id": 1, "version": "Baker", "type": "Character", "cost": 2, "inkwell": True, "setCode": "3", "number": 1}
    rows = []
    for at, card in enumerate(cards):
        abilities = [{"fullText": one.get("effect", ""), **one} for one in card.pop("abilities", [])]
        text = "\n".join(one["fullText"] for one in abilities) + "".join(card.get("effects", ()))
        rows.append(plain | {"id": at, "fullText": text, "abilities": abilities} | card)
    return read_printings(json.dumps({"cards": rows}).encode())


def test_a_card_is_compiled_in_the_order_of_print() -> None:
    (mira,) = compiled_library(printings({"name": "Mira", "abilities": [WARD, ARRIVAL]})).cards
    assert not mira.text
    assert mira.abilities == (Keyword("Ward"), Triggered((When("play", "this"),), Draw(), name="ARRIVAL"))


def test_a_card_with_any_problem_stays_without_a_tree() -> None:
    library = compiled_library(printings({"name": "Mira", "abilities": [ARRIVAL, ODD]}))
    assert (library.cards[0].text, library.cards[0].abilities) == (True, ())
    (problem,) = library.problems
    assert isinstance(problem, Problem)
    assert (problem.card, problem.sentence, problem.position) == (
        "Mira - Baker",
        "This character smells of lemons",
        15,
    )


def test_the_line_about_singing_is_no_ability_but_its_cost_must_be_right() -> None:
    line = {"type": "static", "effect": "A character with cost 2 or more can ⟳ to sing this song for free."}
    song: dict[str, Any] = {"name": "Song", "version": "", "type": "Action", "subtypes": ["Song"], "abilities": [line]}
    right = compiled_library(printings({**song, "effects": ["Draw a card."]}))
    assert right.cards[0].abilities == (Action(Draw()),)
    wrong = compiled_library(printings({**song, "cost": 3, "effects": ["Draw a card."]}))
    assert wrong.cards[0].text


def test_the_figures_of_a_library() -> None:
    pool = printings(
        {"name": "Mira", "abilities": [ARRIVAL]}, {"name": "Zed", "abilities": [ODD], "setCode": "4"}, {"name": "Plain"}
    )
    library = compiled_library(pool, check=True)
    found = coverage(library.cards, library.by_hand, len(library.returned))
    assert (found.unique, found.compiled, found.by_hand, found.unsupported) == (3, 2, 0, 1)
    assert found.round_trip == 1
    assert {name: one.unsupported for name, one in found.by_set.items()} == {"3": 0, "4": 1}


@pytest.mark.shared
def test_a_sample_of_the_pool_is_understood() -> None:
    if not SHARED_CARDS.exists():
        pytest.skip(f"the shared card file is absent: {SHARED_CARDS}")
    everything = read_printings(SHARED_CARDS.read_bytes())
    compiler = Compiler.of(everything)
    sample = [one for one, _ in newest_printings(everything) if one.full_text][::EVERY]
    made = [(one, read(compiler, one)) for one in sample]
    understood = [(one, found) for one, found in made if isinstance(found, Compiled)]
    assert len(understood) >= 0.9 * len(sample)
    again = sum(returns(one, found.abilities) for one, found in understood)
    assert again >= 0.6 * len(understood)


@pytest.mark.shared
def test_what_is_written_by_hand_is_of_real_cards_and_can_be_played() -> None:
    if not SHARED_CARDS.exists():
        pytest.skip(f"the shared card file is absent: {SHARED_CARDS}")
    everything = read_printings(SHARED_CARDS.read_bytes())
    compiler = Compiler.of(everything)
    newest = {
        f"{one.name} - {one.version}" if one.version else one.name: one for one, _ in newest_printings(everything)
    }
    for name in BY_HAND:
        assert name in newest, name
        found = read(compiler, newest[name])
        assert isinstance(found, Compiled), found
