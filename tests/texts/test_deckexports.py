"""Lists in the dialects of others: whatever is written is read again as the same deck."""

from __future__ import annotations

import pytest

from mazo.games import kind
from mazo.server.deckbox import exported
from mazo.texts.deckexports import DIALECTS

DECKS = [
    ("lorcana", "champion-europe-2026"),
    ("lorcana", "spark-dash"),
    ("myl", "caballeros-de-camelot"),
    ("ortus", "sellswords"),
]


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize(("game", "deck"), DECKS)
def test_a_deck_is_the_same_after_it_was_written_and_read(game, deck, dialect):
    played = kind(game)
    text = exported(played, deck, dialect)
    assert played.judge(text).names == played.judge(deck).names


def test_lines_keep_the_side_deck_and_the_mark():
    played = kind("myl")
    before = played.judge("3 Lira (Oro inicial)\n2 Europa\n\nSide deck\n1 Gladiador")
    after = played.judge(exported(played, "3 Lira (Oro inicial)\n2 Europa\n\nSide deck\n1 Gladiador", "lines"))
    assert (after.names, after.side, after.marked) == (before.names, before.side, ("Lira",))


def test_json_keeps_the_mark_in_its_field():
    played = kind("myl")
    assert played.judge(exported(played, "3 Lira (Oro inicial)\n2 Europa", "json")).marked == ("Lira",)


def test_a_collection_goes_by_set_and_number():
    rows = exported(kind("lorcana"), "4 Elsa - Spirit of Winter", "csv").splitlines()
    assert rows == ["Set Number,Card Number,Variant,Count,Name", "001,042,normal,4,Elsa - Spirit of Winter"]
