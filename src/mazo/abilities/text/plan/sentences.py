"""How sentences begin and end, the same in both languages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mazo.abilities.tree.effects import Joint


def capital(text: str) -> str:
    """The text with a capital first letter; symbols stay."""
    return text[:1].upper() + text[1:]


def joined(parts: Sequence[str], closing: str) -> str:
    """Sentences one after the other, each but the last with its full stop; `closing` ends a quotation."""
    out = ""
    for index, one in enumerate(parts):
        out += (" " if out else "") + (capital(one) if out else one)
        if index < len(parts) - 1 and not one.endswith((".", f".{closing}", ":")):
            out += "."
    return out


def finished(parts: Sequence[str], closing: str) -> str:
    """Sentences as a text with capitals and full stops."""
    text = capital(joined(parts, closing))
    return text if text.endswith((".", f".{closing}")) else f"{text}."


def lead(prefix: str, parts: Sequence[str]) -> list[str]:
    """The sentences with something before the first."""
    return [prefix + parts[0], *parts[1:]]


def attached(said: Sequence[str], more: str, joint: Joint, joints: Mapping[Joint, str]) -> list[str]:
    """The sentences with another clause at their end, joined so."""
    if joint in (".", ". then"):
        return [*said, joints[joint] + more]
    return [*said[:-1], said[-1] + joints[joint] + more]


def trail(parts: Sequence[str], suffix: str) -> list[str]:
    """The sentences with something after the first."""
    return [parts[0] + suffix, *parts[1:]]
