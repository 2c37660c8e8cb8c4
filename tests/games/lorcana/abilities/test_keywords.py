"""Printed keyword lines read into keywords, made-up ones and those of every card."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mazo.abilities.tree.deeds import Discard
from mazo.abilities.tree.effects import Cost, Keyword
from mazo.abilities.tree.nouns import Cards, Classified, Is, Named
from mazo.games.lorcana.abilities.keywords import parse_keyword, plain
from mazo.games.lorcana.words import sentence_of
from tests.support.rule import rule

SHARED_CARDS = Path(__file__).parents[4].parent / "shared" / "data" / "lorcana" / "cards.json.gz"

MINE = Cards(("character",), "yours")
LINES = {
    "Alert": Keyword("Alert"),
    "Bodyguard": Keyword("Bodyguard"),
    "Boost 2 {I}": Keyword("Boost", 2),
    "Challenger +2": Keyword("Challenger", 2),
    "Evasive": Keyword("Evasive"),
    "Reckless": Keyword("Reckless"),
    "Resist +1": Keyword("Resist", 1),
    "Rush": Keyword("Rush"),
    "Shift 5 {I}": Keyword("Shift", 5),
    "Shift: Discard 2 cards": Keyword("Shift", cost=Cost(effects=(Discard(2),))),
    "Shift: Discard a song card": Keyword(
        "Shift", cost=Cost(effects=(Discard(cards=Cards(("action",), where=(Is("a song"),), zone="hand")),))
    ),
    "Shift: Discard an action card": Keyword(
        "Shift", cost=Cost(effects=(Discard(cards=Cards(("action",), zone="hand")),))
    ),
    "Universal Shift 4 {I}": Keyword("Shift", 4, onto=MINE, variant=("universal",)),
    "Puppy Shift 3 {I}": Keyword(
        "Shift", 3, onto=Cards(("character",), "yours", (Classified(("Puppy",)),)), variant=("classification",)
    ),
    "Temporary Shift 4 {I}": Keyword("Shift", 4, variant=("temporary",)),
    "Temporary Red Panda Shift 2 {I}": Keyword(
        "Shift",
        2,
        onto=Cards(("character",), "yours", (Classified(("Red Panda",)),)),
        variant=("temporary", "classification"),
    ),
    "Potato Shift 5 {I}": Keyword(
        "Shift", 5, onto=Cards(("item",), "yours", (Named(("Potato",)),)), variant=("potato",)
    ),
    "Duo Shift 0 {I}": Keyword("Shift", variant=("duo",)),
    "Combo Shift 6 {I}": Keyword("Shift", 6, variant=("combo",)),
    "Singer 5": Keyword("Singer", 5),
    "Sing Together 7": Keyword("Sing Together", 7),
    "Support": Keyword("Support"),
    "Vanish": Keyword("Vanish"),
    "Ward": Keyword("Ward"),
}


@pytest.mark.parametrize("line", LINES)
def test_a_line_becomes_its_keyword_and_the_keyword_its_line(line: str) -> None:
    assert parse_keyword(line) == LINES[line]
    assert sentence_of(LINES[line], "en") == line


def test_early_cards_leave_out_the_ink_symbol() -> None:
    assert parse_keyword("Shift 5") == parse_keyword("Shift 5 ⬡") == Keyword("Shift", 5)


@rule("lorcana", "1.1.7")
def test_reminder_text_and_line_breaks_do_not_matter() -> None:
    assert parse_keyword("Boost 2 ⬡ (Pay 2 ⬡,\nonce a turn.)") == Keyword("Boost", 2)
    assert plain("A ⟳ ◊ ¤ ⛉ ◉\nB (c)") == "A {E} {L} {S} {W} {IW} B"


@pytest.mark.parametrize("name", ["Nim & Tam", "Tam & Nim"])
def test_duo_and_combo_shift_take_the_two_names_of_the_card(name: str) -> None:
    keyword = parse_keyword("Duo Shift 0 ⬡", name)
    assert keyword is not None
    assert keyword.names == tuple(name.split(" & "))


@pytest.mark.parametrize(
    "line", ["", "Draw a card.", "Evasive and Ward", "Shift", "Singer", "Shift: Draw a card", "Resist 1"]
)
def test_other_lines_are_no_keywords(line: str) -> None:
    assert parse_keyword(line) is None


# The real cards.


def ordinary_cards() -> Iterator[dict[str, Any]]:
    """One printing of every card of the ordinary sets, the last in the file."""
    if not SHARED_CARDS.exists():
        pytest.skip(f"the shared card file is absent: {SHARED_CARDS}")
    printings = json.loads(gzip.decompress(SHARED_CARDS.read_bytes()))["cards"]
    latest = {one["fullName"]: one for one in printings if one["setCode"].isdigit() and int(one["setCode"]) <= 13}
    yield from latest.values()


@pytest.mark.shared
def test_every_keyword_line_of_every_card_is_read() -> None:
    lines = 0
    for card in ordinary_cards():
        for one in card.get("abilities", []):
            if one["type"] == "keyword":
                keyword = parse_keyword(one["fullText"], card["name"])
                assert keyword is not None, (card["fullName"], one["fullText"])
                assert not {"duo", "combo"} & set(keyword.variant) or len(keyword.names) == 2
                lines += 1
    assert lines > 700
