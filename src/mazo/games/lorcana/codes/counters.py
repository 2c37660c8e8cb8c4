"""Kinds of counters, in the order of COUNTERS in `table`."""

from typing import Final

DAMAGE: Final = 0
INK_DROP: Final = 1
"""In inkwells; only in editions that know them."""
