"""Printed text made plain: symbols spelled out, one line, no reminders, straight quotes, and a few synonyms."""

from __future__ import annotations

import re
from typing import Final

import msgspec

SYMBOLS: Final = str.maketrans(
    {
        "⬡": "{I}",
        "⟳": "{E}",
        "◊": "{L}",
        "¤": "{S}",
        "⛉": "{W}",
        "◉": "{IW}",
        "’": "'",
        "‘": "'",
        "“": '"',
        "”": '"',
        "−": "-",
        "–": "-",
    }
)
_BRACKETS: Final = re.compile(r"\([^()]*\)")

SYNONYMS: Final = (
    # In and into, to and into: older wordings of where a card goes.
    ("instead of their player's", "instead of their"),
    ("put it in your hand", "put it into your hand"),
    ("put them in your hand", "put them into your hand"),
    ("put that card in your hand", "put that card into your hand"),
    ("the rest in your discard", "the rest into your discard"),
    ("put it in your discard", "put it into your discard"),
    ("from your discard into your hand", "from your discard to your hand"),
    ("returned to your hand from play", "returned to your hand"),
    ("returned to their hand from play", "returned to their hand"),
    ("discards all cards in their hand", "discards their hand"),
    # One thing, two words.
    ("or greater", "or more"),
    ("face up", "faceup"),
    ("becomes exerted", "is exerted"),
    ("this character exerts,", "this character is exerted,"),
    ("you put a card into your inkwell", "a card is put into your inkwell"),
    ("that have a card under them", "with a card under them"),
    ("isn't a song card", "isn't a song"),
    ("doesn't ready", "can't ready"),
    ("you can play this", "you may play this"),
    ("for abilities or effects", "for actions or abilities"),
    # Opponents: all of them, each of them, or any one.
    ("all opponents lose", "each opponent loses"),
    ("each opposing player", "each opponent"),
    ("your opponents' hands", "opponents' hands"),
    ("your opponent discards 1 or more cards", "an opponent discards one or more cards"),
    ("one or more opponents have no cards in their hands", "an opponent has no cards in their hand"),
    # One or more is at least one.
    ("put a damage counter on", "put 1 damage counter on"),
    ("one or more of your characters sings", "one or more of your characters sing"),
    ("1 or more cards have left", "a card left"),
    # Only another order of the words, or a comma.
    ("you play this character or another", "you play this or another"),
    ("damaged opposing", "opposing damaged"),
    ("must quest if able during their next turn", "must quest during their next turn if able"),
    ("would be dealt damage they take", "would be dealt damage, they take"),
    ("deal them 1 damage", "deal 1 damage to them"),
    ("a character here challenges another character", "a character challenges another character while here"),
    # Abilities are only used in the own turn [6.3].
    ("once per turn, you may", "once during your turn, you may"),
)
"""Reviewed: pairs of wordings that mean exactly the same, the left one printed, the right one read."""


class Sentence(msgspec.Struct, frozen=True):
    """One sentence without its full stop, and where in the ability's text it begins."""

    text: str
    at: int


def plain(text: str) -> str:
    """The text on one line, without reminders, its symbols spelled out.

    >>> plain("Gain 1 lore. (Really.)\\nPay 2 ⬡.")
    'Gain 1 lore. Pay 2 {I}.'
    """
    text = _BRACKETS.sub(" ", " ".join(text.split())).translate(SYMBOLS)
    return " ".join(text.split()).replace(" .", ".")


def normalise(text: str) -> str:
    """The plain text with each synonym in the one wording that the grammar reads."""
    text = plain(text)
    for printed, read in SYNONYMS:
        text = text.replace(printed, read)
        text = text.replace(printed[0].upper() + printed[1:], read[0].upper() + read[1:])
    return text


def sentences(text: str) -> list[Sentence]:
    """The sentences of a text; what stands in quotes stays in its sentence.

    >>> [one.text for one in sentences('They gain "Draw a card." Gain 1 lore.')]
    ['They gain "Draw a card."', 'Gain 1 lore']
    """
    out: list[Sentence] = []
    start, quoted = 0, False
    for at, sign in enumerate(text):
        if sign == '"':
            quoted = not quoted
            closes = not quoted and text[at - 1 : at] == "."
        else:
            closes = sign == "." and not quoted
        if closes and (at + 1 == len(text) or text[at + 1] == " ") and not _abbreviation(text, at):
            _add(out, text, start, at + 1 if sign == '"' else at)
            start = at + 1
    _add(out, text, start, len(text))
    return out


def _abbreviation(text: str, at: int) -> bool:
    return text[max(0, at - 2) : at] in ("Mr", "Dr", "Jr", "rs") and text[at - 3 : at] in (" Mr", " Dr", " Jr", "Mrs")


def _add(out: list[Sentence], text: str, start: int, end: int) -> None:
    piece = text[start:end]
    if piece.strip():
        out.append(Sentence(piece.strip(), start + len(piece) - len(piece.lstrip())))
