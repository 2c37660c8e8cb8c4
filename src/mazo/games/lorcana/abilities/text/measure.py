"""An amount as texts need it: a number, and what it is counted by, in either language."""

from __future__ import annotations

import msgspec


class Measure(msgspec.Struct, frozen=True):
    """An amount taken apart: so many, for each of something or equal to something, perhaps with a limit."""

    number: int = 1
    each: str = ""
    equal: str = ""
    that: bool = False
    limit: str = ""
    counted: str = ""
    """What a sentence of its own counts before."""
    first: bool = False
    """Whether what it is counted by stands before all else."""
