"""Printed text made plain: symbols spelled out, one line, no reminders, one wording for synonyms, and its sentences."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

import msgspec

_BRACKETS: Final = re.compile(r"\([^()]*\)")


class Sentence(msgspec.Struct, frozen=True):
    """One sentence without its full stop, and where in the text it begins."""

    text: str
    at: int

    @property
    def end(self) -> int:
        """Where it ends."""
        return self.at + len(self.text)


class Script(msgspec.Struct, frozen=True, kw_only=True):
    """How texts are printed: signs, abbreviations, and wordings of which only one is read."""

    symbols: Mapping[str, str] = {}
    """What single signs are read as."""
    synonyms: tuple[tuple[str, str], ...] = ()
    """Reviewed pairs of wordings that mean exactly the same, the left one printed, the right one read."""
    abbreviations: tuple[str, ...] = ()
    """Words after which a full stop ends no sentence."""
    quote: str = '"'
    """What stands before and after an ability that is given to another card."""
    dot: str = "•"
    """What stands before each of several options."""
    dash: str = " — "
    """What stands between a cost and what it is paid for."""

    def plain(self, text: str) -> str:
        """The text on one line, without reminders, its symbols spelled out.

        >>> Script(symbols={"⬡": "{I}"}).plain("Gain 1 lore. (Really.)\\nPay 2 ⬡.")
        'Gain 1 lore. Pay 2 {I}.'
        """
        text = _BRACKETS.sub(" ", " ".join(text.split())).translate(
            {ord(sign): read for sign, read in self.symbols.items()}
        )
        return " ".join(text.split()).replace(" .", ".")

    def normalise(self, text: str) -> str:
        """The plain text with each synonym in the one wording that the grammar reads."""
        text = self.plain(text)
        for printed, read in self.synonyms:
            text = text.replace(printed, read)
            text = text.replace(printed[0].upper() + printed[1:], read[0].upper() + read[1:])
        return text

    def sentences(self, text: str) -> list[Sentence]:
        """The sentences of a text; what stands in quotes stays in its sentence.

        >>> [one.text for one in Script().sentences('They gain "Draw a card." Gain 1 lore.')]
        ['They gain "Draw a card."', 'Gain 1 lore']
        """
        out: list[Sentence] = []
        start, quoted = 0, False
        for at, sign in enumerate(text):
            if sign == self.quote:
                quoted = not quoted
                closes = not quoted and text[at - 1 : at] == "."
            else:
                closes = sign == "." and not quoted
            if closes and (at + 1 == len(text) or text[at + 1] == " ") and not self._abbreviated(text, at):
                _add(out, text, start, at + 1 if sign == self.quote else at)
                start = at + 1
        _add(out, text, start, len(text))
        return out

    def _abbreviated(self, text: str, at: int) -> bool:
        before = text[:at].rpartition(" ")[2]
        return text[at] == "." and before in self.abbreviations


def _add(out: list[Sentence], text: str, start: int, end: int) -> None:
    piece = text[start:end]
    if piece.strip():
        out.append(Sentence(piece.strip(), start + len(piece) - len(piece.lstrip())))
