"""Whole cards: compiled as a whole or not at all, and the pool's figures."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mazo.abilities.reading.outcome import Compiled, Problem
from mazo.abilities.tree.deeds import Draw
from mazo.abilities.tree.effects import Action, Keyword, Triggered
from mazo.abilities.tree.nouns import When
from mazo.games.lorcana.cards.catalogue import standard
from mazo.games.lorcana.cards.importer import Printing, newest_printings, read_printings
from mazo.games.lorcana.cards.status import Status, shipped
from mazo.games.lorcana.reading.by_hand import BY_HAND
from mazo.games.lorcana.reading.by_hand.why import REASONS
from mazo.games.lorcana.reading.compile import Compiler
from mazo.games.lorcana.reading.library import compiled_library, coverage, files_of, read
from mazo.games.lorcana.reading.round_trip import returns

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
    library = compiled_library(pool)
    found = coverage(library.cards, library.status)
    assert (found.names, found.unique, found.compiled, found.by_hand, found.unsupported) == (3, 3, 2, 0, 1)
    assert found.round_trip == 1
    assert {name: one.unsupported for name, one in found.by_set.items()} == {"3": 0, "4": 1}
    assert {name: one.round_trip for name, one in found.by_set.items()} == {"3": 1, "4": 0}


def test_names_are_counted_as_printed_and_cards_without_regard_to_capitals() -> None:
    library = compiled_library(printings({"name": "Mira"}, {"name": "MIRA", "setCode": "4"}))
    found = coverage(library.cards, library.status)
    assert (found.names, found.unique) == (2, 1)


def test_the_status_of_each_card_is_written_and_read_again() -> None:
    pool = printings({"name": "Mira", "abilities": [ARRIVAL]}, {"name": "Zed", "abilities": [ODD]}, {"name": "Plain"})
    library = compiled_library(pool)
    status = msgspec.json.decode(files_of(library, pool)["status.json"], type=Status)
    assert status == library.status
    assert {card.name: status.how(card) for card in library.cards} == {
        "Mira": "grammar",
        "Zed": "unsupported",
        "Plain": "grammar",
    }
    assert {card.name: status.returns(card) for card in library.cards} == {"Mira": True, "Zed": False, "Plain": False}


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
    assert again >= 0.95 * len(understood)
    # The shipped trees are those that the compiler makes now, else `mazo cards import` is due.
    for one, found in understood:
        assert standard().find(one.full_name).abilities == found.abilities, one.full_name


def test_the_shipped_status_knows_which_cards_are_written_by_hand() -> None:
    assert shipped().by_hand == set(BY_HAND)
    assert shipped().names == 2481
    assert {standard().find(name).full_name for name in shipped().differs} == shipped().differs


def test_there_is_a_reason_for_each_card_that_is_written_by_hand() -> None:
    assert REASONS.keys() == BY_HAND.keys()


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
        assert compiler.compile_card(newest[name]), "without the tree there is another one, or a reason why not"
