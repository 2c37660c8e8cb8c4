"""A set left out: what only its own cards need is taken from the grammar, and what others need stays."""

from typing import Any

import pytest

from mazo.errors import BadConfig
from mazo.games.lorcana.cards.importer import Printing
from tests.games.lorcana.reading.test_library import ARRIVAL, WARD, printings
from workshop.leave_out import LeftOut
from workshop.lorcana.leave_out import leave_out

LORE = {"type": "triggered", "name": "TALE", "effect": "Whenever this character quests, gain 1 lore."}
BOTH = {"type": "triggered", "name": "BOTH", "effect": "Whenever this character quests, draw a card."}


def left(code: str, *cards: dict[str, Any]) -> LeftOut:
    pool: tuple[Printing, ...] = printings(*cards)
    (found,) = leave_out(pool, (code,))
    return found


def test_what_other_sets_also_say_is_still_understood() -> None:
    found = left("4", {"name": "Mira", "abilities": [ARRIVAL]}, {"name": "Zed", "abilities": [ARRIVAL], "setCode": "4"})
    assert (found.cards, found.compiled, found.with_text, found.compiled_text, found.same) == (1, 1, 1, 1, 1)
    assert found.only_here == 0


def test_what_only_the_set_says_is_not() -> None:
    found = left("4", {"name": "Mira", "abilities": [ARRIVAL]}, {"name": "Zed", "abilities": [LORE], "setCode": "4"})
    assert (found.compiled, found.compiled_text) == (0, 0)
    assert found.only_here > 0
    assert [problem.card for problem in found.problems] == ["Zed - Baker"]


def test_pieces_of_several_cards_of_other_sets_make_a_new_sentence() -> None:
    others = [{"name": "Mira", "abilities": [ARRIVAL]}, {"name": "Ana", "abilities": [LORE]}]
    found = left("4", *others, {"name": "Zed", "abilities": [BOTH], "setCode": "4"})
    assert (found.compiled_text, found.same, found.only_here) == (1, 1, 0)


def test_a_keyword_that_only_the_set_has_is_unknown_and_no_text_beyond_keywords() -> None:
    found = left("4", {"name": "Mira", "abilities": [ARRIVAL]}, {"name": "Zed", "abilities": [WARD], "setCode": "4"})
    assert (found.cards, found.compiled, found.with_text) == (1, 0, 0)
    assert found.words_removed == ("keyword Ward",)


def test_a_wording_that_only_the_set_uses_is_unknown() -> None:
    lose = {"type": "triggered", "effect": "When you play this character, each opponent loses 1 lore."}
    other = {"type": "triggered", "effect": "When you play this character, each opposing player loses 1 lore."}
    found = left("4", {"name": "Mira", "abilities": [lose]}, {"name": "Zed", "abilities": [other], "setCode": "4"})
    assert found.compiled == 0
    assert found.words_removed == ("“each opposing player”",)


def test_a_wording_that_is_the_same_only_for_the_set_is_another() -> None:
    may = {"type": "static", "effect": "This character may challenge ready characters."}
    can = {"type": "static", "effect": "This character can challenge ready characters."}
    found = left("4", {"name": "Mira", "abilities": [can]}, {"name": "Zed", "abilities": [may], "setCode": "4"})
    assert found.compiled == 0
    assert any(word.startswith("same as") for word in found.words_removed)


def test_what_only_trees_of_the_set_say_is_unknown() -> None:
    more = {"type": "static", "effect": "This character can't be challenged."}
    found = left("4", {"name": "Mira", "abilities": [ARRIVAL]}, {"name": "Zed", "abilities": [more], "setCode": "4"})
    assert {"record Cant", "word “be challenged”"} <= {*found.words_removed}


def test_a_card_belongs_to_the_set_that_printed_it_first() -> None:
    again = {"name": "Mira", "abilities": [ARRIVAL]}
    found = left("4", dict(again), dict(again) | {"setCode": "4"}, {"name": "Plain", "setCode": "4"})
    assert (found.cards, found.compiled, found.with_text) == (1, 1, 0)


def test_a_set_that_the_file_lacks_is_refused() -> None:
    with pytest.raises(BadConfig, match="name some of 3"):
        leave_out(printings({"name": "Mira"}), ("13",))
