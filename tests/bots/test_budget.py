"""How much a bot may think, as people write it."""

from __future__ import annotations

import pytest

from mazo.bots.budget import Budget, read
from mazo.errors import BadConfig


@pytest.mark.parametrize(("text", "budget"), [("1", Budget(1)), ("400", Budget(400)), ("40ms", Budget(0, 40))])
def test_playouts_or_milliseconds_are_read_and_written(text, budget):
    assert read(text) == budget
    assert str(budget) == text


@pytest.mark.parametrize("text", ["", "0", "-3", "ms", "0ms", "1.5", "1000001", "99999999", "10 ms", "ten"])
def test_what_is_no_budget_is_refused_with_what_would_be_one(text):
    with pytest.raises(BadConfig) as refused:
        read(text)
    assert '"200ms"' in refused.value.text("en")
    assert "«200ms»" in refused.value.text("es")
