"""Keywords that only a card file defines, by reminder texts: spelled out in quotes where other cards gain them."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from mazo.games.lorcana.cards.importer import Printing, reminded

_NUMBERED: Final = re.compile(r"(.*?) (\+?)(\d+)")
_QUOTES: Final = ('"', "“", "”")


def spelled_out(printings: Sequence[Printing]) -> list[Printing]:
    """The same cards, each with what it gains by an unknown keyword in quotes, as the reminder text says it."""
    known = definitions(printings)
    return [_spelled(one, known) for one in printings] if known else list(printings)


def definitions(printings: Iterable[Printing]) -> dict[str, str]:
    """What each unknown keyword of these cards says; one that they explain in several ways isn't among them."""
    found: dict[str, set[str]] = defaultdict(set)
    for printing in printings:
        for ability in printing.abilities:
            own = reminded(ability, printing.name)
            if own is not None and own.text and not any(mark in own.text for mark in _QUOTES):
                found[own.name].add(" ".join(own.text.split()))
    return {name: min(texts) for name, texts in found.items() if len(texts) == 1}


def meaning(name: str, known: Mapping[str, str]) -> str | None:
    """What a keyword says: as it is explained, or with another number as two others of its name agree."""
    if name in known:
        return known[name]
    wanted = _NUMBERED.fullmatch(name)
    if wanted is None:
        return None
    alike = {other[3]: text for one, text in known.items() if (other := _alike(one, wanted)) is not None}
    patterns = {re.sub(rf"\b{number}\b", "#", text) for number, text in alike.items()}
    return min(patterns).replace("#", wanted[3]) if len(alike) > 1 and len(patterns) == 1 else None


def _alike(name: str, wanted: re.Match[str]) -> re.Match[str] | None:
    other = _NUMBERED.fullmatch(name)
    return other if other is not None and other[1] == wanted[1] and other[2] == wanted[2] else None


def _spelled(printing: Printing, known: Mapping[str, str]) -> Printing:
    abilities = tuple(replace(one, effect=_in_quotes(one.effect, known)) for one in printing.abilities)
    effects = tuple(_in_quotes(one, known) for one in printing.effects)
    return replace(printing, abilities=abilities, effects=effects)


def _in_quotes(text: str, known: Mapping[str, str]) -> str:
    """A text with what somebody gains by name in quotes; nothing else that it says about such a keyword is changed."""
    stems = {found[1] if (found := _NUMBERED.fullmatch(name)) is not None else name for name in known}
    names = "|".join(sorted(map(re.escape, stems), key=len, reverse=True))

    def said(found: re.Match[str]) -> str:
        means = meaning(found[2], known)
        return found[0] if means is None else f'{found[1]}"{means.removesuffix(".")}"'

    return re.sub(rf'(\bgains?\b[^."]*?)\b((?:{names})(?: \+?\d+)?)(?![\w+])', said, text)
