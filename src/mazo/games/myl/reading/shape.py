"""Small changes to what builders have made: how long it lasts, how often it counts."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from mazo.abilities.tree.deeds import Do, Draw, ToDeck
from mazo.abilities.tree.nouns import Amount, Math, Them


def lasting(effect: Any, until: str, everything: bool = True) -> Any:
    """An effect that lasts so long, unless that was said already; perhaps among others that last no time."""
    if hasattr(effect, "of") and isinstance(effect.of, tuple):
        return replace(effect, of=tuple(lasting(one, until, everything) for one in effect.of))
    if isinstance(effect, Draw) or not hasattr(effect, "until"):
        if not everything:
            return effect
        raise ValueError("lo que dura")
    return effect if effect.until is not None else replace(effect, until=until)


def by_number(count: int, *each: Amount) -> Amount:
    """So much, or so much for each of something."""
    if not each:
        return count
    return each[0] if count == 1 else Math("times", each[0], count)


def put(them: Them, where: str) -> Any:
    """Cards put somewhere."""
    if where in ("top", "bottom"):
        return ToDeck(them, where)  # type: ignore[arg-type]
    return Do(where, them)
