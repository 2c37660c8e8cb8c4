"""How sentences begin and end, the same in both languages."""

from __future__ import annotations

from collections.abc import Sequence


def capital(text: str) -> str:
    """The text with a capital first letter; symbols stay."""
    return text[:1].upper() + text[1:]


def lead(prefix: str, parts: Sequence[str]) -> list[str]:
    """The sentences with something before the first."""
    return [prefix + parts[0], *parts[1:]]


def trail(parts: Sequence[str], suffix: str) -> list[str]:
    """The sentences with something after the first."""
    return [parts[0] + suffix, *parts[1:]]
