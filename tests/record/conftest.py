"""What the tests of replay files share."""

import pytest

import mazo
from mazo.record import replays
from tests.record.recorded import DECKS, played


@pytest.fixture(scope="session")
def whole() -> str:
    """The replay of a whole game."""
    return replays.dump(played(mazo.new("lorcana", decks=DECKS[:2], seed=5, names=["Ana", "Blas"])))
