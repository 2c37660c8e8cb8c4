"""How a property becomes tests: in every setting, as a sample or a smoke test for each change, and as a soak."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

import hypothesis
import pytest
from hypothesis import HealthCheck, Phase
from hypothesis import strategies as st

from mazo.games import NAMES
from tests.properties.play import plays
from tests.properties.settings import Setting, all_settings
from tests.properties.sizes import EVERYDAY, SEED, SOAK, Size

Property = Callable[..., None]
"""Takes a play and a size, and whatever else it asks to be drawn."""

SEVERAL = 3
"""Games of so many players are longer, and left to the run where they are fast."""

_SIZES = [pytest.param(EVERYDAY, id=EVERYDAY.name), pytest.param(SOAK, id=SOAK.name, marks=pytest.mark.soak)]


def _param(setting: Setting, weighty: int) -> Any:
    """A setting; one that is rare waits for a soak, one with so many players for the compiled run."""
    if setting.rare:
        return pytest.param(setting, marks=pytest.mark.soak)
    return pytest.param(setting, marks=pytest.mark.weighty) if setting.seats >= weighty else setting


def holds(
    part: float = 1.0,
    *,
    games: tuple[str, ...] = NAMES,
    least: int = 1,
    weighty: int = SEVERAL,
    **drawn: st.SearchStrategy[Any],
) -> Callable[[Property], Callable[..., None]]:
    """A property of every game (or of these), with `least` players or more; it sees a `part` of the size's games.

    With `weighty` players or more it is too much work to be done interpreted where both runs are made.
    """
    settings = [setting for setting in all_settings() if setting.kind.name in games and setting.seats >= least]

    def make(check: Property) -> Callable[..., None]:
        @pytest.mark.shared
        @pytest.mark.parametrize("size", _SIZES)
        @pytest.mark.parametrize("setting", [_param(setting, weighty) for setting in settings], ids=repr)
        def test(setting: Setting, size: Size) -> None:
            try_all(check, setting, size, part, drawn)

        test.__name__ = test.__qualname__ = check.__name__
        test.__doc__ = check.__doc__
        test.__module__ = check.__module__
        return test

    return make


def try_all(
    check: Property, setting: Setting, size: Size, part: float, drawn: dict[str, st.SearchStrategy[Any]]
) -> None:
    """Play games of a setting until one breaks the property; always the same ones, so that none comes and goes."""

    @hypothesis.seed(zlib.crc32(f"{check.__name__} {setting.name}".encode()) + (SEED if size is SOAK else 0))
    @hypothesis.settings(
        max_examples=max(1, round(size.games * part)),
        deadline=None,
        database=None,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
        print_blob=False,
    )
    @hypothesis.given(play=plays(setting, size), **drawn)
    def run(**arguments: Any) -> None:
        check(size=size, **arguments)

    run()
