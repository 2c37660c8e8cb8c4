"""What Gymnasium and PettingZoo call spaces, of a game's arrays and actions."""

from __future__ import annotations

from secrets import randbelow
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from mazo.environments.match import House, Match
from mazo.environments.observing import LIMIT, Layout

SEEDS: Final = 2**31


def space(layout: Layout) -> Any:
    """All that can be observed: the named arrays, and the mask of the open actions."""
    arrays = {name: Box(-LIMIT, LIMIT, shape, np.int16) for name, shape in layout.shapes.items()}
    mask = Box(0, 1, (layout.house.codec.size,), np.int8)
    return Dict({"observation": Dict(arrays), "action_mask": mask})


def action_space(house: House) -> Any:
    """All actions that there ever are."""
    return Discrete(house.codec.size)


def observed(layout: Layout, match: Match, seat: int) -> dict[str, Any]:
    """What a seat may know, with the mask of its open actions."""
    return {"observation": layout.observe(match, seat), "action_mask": layout.mask(match, seat)}


def seeded(seed: int | None) -> int:
    """The seed that was given, or one that nobody could have known."""
    return seed if seed is not None else randbelow(SEEDS)
