"""The suite with every action taken back: `pytest --take-back`, or `make test-takeback`.

Whatever a test pushes through a game is pushed, taken back and pushed again, and the game goes on from what came out of
the second time. Nothing may be left behind by the first one: the whole state before equals that after taking back, and
the state after equals that after the second push. So each test also shows that what it tries can be undone.
"""

from __future__ import annotations

import zlib
from typing import Final

import pytest

from mazo.game import Game
from mazo.notation.actions import Action
from tests.properties.invariants import fingerprint

OPTION: Final = "--take-back"
ONE_IN: Final = "--one-in"
ONCE: Final = "once"
"""The mark of a test whose actions are taken once only, with the reason."""


class Doubtful:
    """Takes every action of a game twice, and counts them."""

    def __init__(self) -> None:
        self.plain = Game._apply
        self.taken = 0

    def apply(self, game: Game, action: Action) -> None:
        """Push, take back and push again."""
        before = fingerprint(game)
        self.plain(game, action)
        after = fingerprint(game)
        assert game.pop() == action, "another action was taken back"
        assert fingerprint(game) == before, f"taking back {action.text!r} leaves something behind"
        self.plain(game, action)
        assert fingerprint(game) == after, f"{action.text!r} does something else the second time"
        self.taken += 1


def add_options(parser: pytest.Parser) -> None:
    """`--take-back`, and `--one-in 20` for one in twenty of the tests."""
    parser.addoption(OPTION, action="store_true", help="take every action of a game back and push it again")
    parser.addoption(ONE_IN, type=int, default=1, metavar="N", help="run one in N of the tests, always the same ones")


def sample(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out all but one in so many tests, always the same ones."""
    every = config.getoption(ONE_IN)
    left = [item for item in items if zlib.crc32(item.nodeid.encode()) % every]
    if left:
        out = set(left)
        items[:] = [item for item in items if item not in out]
        config.hook.pytest_deselected(items=left)


@pytest.fixture(autouse=True)
def taken_back(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """In this mode, whatever the test does happens twice; a test that says why not is left as it is."""
    if not request.config.getoption(OPTION) or request.node.get_closest_marker(ONCE) is not None:
        return
    doubtful = Doubtful()
    monkeypatch.setattr(Game, "_apply", lambda game, action: doubtful.apply(game, action))
