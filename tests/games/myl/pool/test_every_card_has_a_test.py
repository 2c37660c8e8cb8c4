"""Every card of the pool is named by the mark of a test in this folder."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.games.myl.pool.cards import PATTERNS, POOL


def marked() -> set[str]:
    """The names in the `card` marks of the tests beside this one."""
    names: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "card":
                names |= {str(entry.value) for entry in node.args if isinstance(entry, ast.Constant)}
    return names


def test_every_card_is_shown_and_every_mark_names_a_card() -> None:
    assert marked() == set(POOL)


@pytest.mark.parametrize("pattern", [name for name in PATTERNS if name not in ("without paying", "generating Oro")])
def test_each_pattern_has_five_cards_or_more(pattern: str) -> None:
    assert len(PATTERNS[pattern]) >= 5
