"""The switches of the editions: what they say, and which test shows them."""

from collections.abc import Callable
from typing import TypeVar

from mazo.games.lorcana.rules.editions import editions

SHOWN: list[str] = []
"""The switches that have a test in the modules imported so far."""

_Test = TypeVar("_Test", bound=Callable[..., None])


def shows(*switches: str) -> Callable[[_Test], _Test]:
    """Mark a test: it shows what these switches do."""
    SHOWN.extend(switches)

    def unchanged(test: _Test) -> _Test:
        return test

    return unchanged


def values(switch: str, *names: str) -> list[object]:
    """What editions say."""
    return [getattr(editions()[name], switch) for name in names]


def differs(switch: str, one: str, two: str = "2.3.0") -> bool:
    """Whether two editions say something different."""
    return values(switch, one) != values(switch, two)
