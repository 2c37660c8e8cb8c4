"""The mark that says which rules a test shows."""

import pytest


def rule(game: str, first: str, /, *more: str) -> pytest.MarkDecorator:
    """Mark a test, a class or (as `pytestmark`) a module: it shows these numbered rules of the game.

    `mazo rules coverage` and `mazo rules audit` read the numbers from the source: write them as plain strings. A number
    of another edition than the default one stands behind the edition's name, as in "1.x 3.1.6.2".
    """
    return pytest.mark.rule(game, first, *more)
