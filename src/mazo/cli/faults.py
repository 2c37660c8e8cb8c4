"""What the command line refuses, in its own words."""

from __future__ import annotations

from mazo.client.language import Texts
from mazo.errors import BadConfig


def fault(key: str, **values: object) -> BadConfig:
    """The refusal of that name in both languages."""
    return BadConfig(Texts("en")(key, **values), Texts("es")(key, **values))
