"""What lies on a board explains itself: each zone, figure, state, phase and keyword with its rule, in words."""

from __future__ import annotations

import msgspec

from mazo.games.kind import GameKind
from mazo.protocol.session import number_of
from mazo.texts.lang import Lang


class Explained(msgspec.Struct, frozen=True):
    """What something on the board is, and the rule that says so."""

    title: str
    text: str
    rule: str
    """Its number in the edition."""


def explanations(kind: GameKind, edition: str, lang: Lang) -> dict[str, Explained]:
    """All that a game explains on its board, by section and name."""
    known, book = kind.editions[0], kind.book
    edition = edition if edition in kind.editions else known
    found = {}
    for key, number in kind.board_rules.items():
        rule = book.by_number(number, known)
        section, _, name = key.partition(".")
        word = kind.glossary.gloss(name, lang) if section == "keyword" else kind.word(section, name, lang)
        title = word if kind.has_word(section, name) or name in kind.glossary else rule.title(lang)
        found[key] = Explained(title[:1].upper() + title[1:], rule.summary(lang, edition), number_of(rule, edition))
    return found
