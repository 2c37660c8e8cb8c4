"""Kinds of counters, in the order of COUNTERS in `table`."""

from typing import Final

DAMAGE: Final = 0
