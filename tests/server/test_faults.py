"""What the server's log says of a failure."""

import pytest

from mazo.errors import BadConfig
from mazo.server.faults import note_fault


@pytest.mark.parametrize(
    ("error", "traced"), [(BadConfig("no such game", "no hay tal juego"), False), (ValueError("unforeseen"), True)]
)
def test_only_what_nobody_foresaw_is_traced(caplog, error, traced):
    try:
        raise error
    except Exception:
        note_fault("the journal of a table")
    told = caplog.text
    assert "the journal of a table" in told
    assert str(error) in told
    assert ("Traceback" in told) == traced
