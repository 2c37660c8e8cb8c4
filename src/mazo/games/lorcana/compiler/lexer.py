"""Words of card text: what the grammar sees of a sentence, and of the phrases in quotes of the grammar itself.

Articles and verb forms are evened out: "an" is "a", and a verb in the third person is its plain form after the sign
"§", so that a rule is written once for "draw" and "draws".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from lark import Token
from lark.lexer import Lexer

from mazo.abilities.tree.words import KeywordName

KEYWORDS: Final[tuple[KeywordName, ...]] = (
    "Sing Together", "Alert", "Bodyguard", "Boost", "Challenger", "Evasive", "Reckless", "Resist", "Rush", "Shift",
    "Singer", "Support", "Vanish", "Ward",
)  # fmt: skip
INKS: Final = ("Amber", "Amethyst", "Emerald", "Ruby", "Sapphire", "Steel")
THIRD: Final = "§"
VERBS: Final = (
    "draw", "discard", "choose", "gain", "lose", "get", "put", "return", "banish", "exert", "ready", "reveal",
    "shuffle", "play", "deal", "pay", "move", "look", "enter", "take", "quest", "challenge", "sing", "leave",
    "become", "need", "add", "remove", "search", "name", "skip", "ink", "count", "give", "use", "shift",
)  # fmt: skip
_IRREGULAR: Final = {"readies": "ready", "banishes": "banish"}
_WORD: Final = re.compile(r"\s*(\{[A-Z]+\}|\"[^\"]*\"|[+-]\d+|[+-](?=\{)|\d+|[\w'’/-]+[!?]?|[^\s\w])")


def third_person() -> dict[str, str]:
    """The third person of each verb."""
    return {verb + "s": verb for verb in VERBS if verb not in ("ready", "banish")} | _IRREGULAR


_FORMS: Final = third_person()


class Word:
    """One sign of a sentence: its kind, its value, and where it begins."""

    def __init__(self, kind: str, value: str, at: int) -> None:
        self.kind = kind
        self.value = value
        self.at = at


class Vocabulary:
    """The names and classifications that card text may use."""

    def __init__(self, names: Iterable[str], classifications: Iterable[str]) -> None:
        self.names = sorted({*names}, key=len, reverse=True)
        self.classifications = sorted({*classifications}, key=len, reverse=True)

    def words(self, text: str) -> Iterator[Word]:
        """The words of a sentence."""
        at, naming = 0, False
        while found := _WORD.match(text, at):
            word, begin = found[1], found.start(1)
            known = self._known(text, begin, naming)
            if known is not None:
                yield known
                at = begin + len(known.value)
                continue
            at = found.end()
            if word[0] in '{"+-' or word[0].isdigit():
                yield self._sign(word, begin)
                naming = False
                continue
            word = word.lower()
            if word == "an":
                word = "a"
            naming = word in ("named", "both", "copies") or (naming and word in (",", "or", "and", "a", "of"))
            if word in _FORMS:
                yield Word("", THIRD, begin)
                word = _FORMS[word]
            yield Word("", word, begin)

    @staticmethod
    def _sign(word: str, at: int) -> Word:
        if word[0] == '"':
            return Word("QUOTE", word, at)
        if word in ("{S}", "{W}", "{L}"):
            return Word("STAT", word, at)
        if word[0] in "+-" and len(word) > 1:
            return Word("SIGNED", word, at)
        return Word("NUM" if word[0].isdigit() else "", word, at)

    def _known(self, text: str, at: int, naming: bool) -> Word | None:
        if not text[at].isupper() and not naming:
            return None
        if naming:
            for name in self.names:
                if text.startswith(name, at) and not text[at + len(name) : at + len(name) + 1].isalnum():
                    return Word("CARDNAME", name, at)
        for kind, known in (("KW", KEYWORDS), ("INK", INKS), ("CLS", self.classifications)):
            for value in known:
                if text.startswith(value, at) and not text[at + len(value) : at + len(value) + 1].isalnum():
                    if kind == "KW" and value == "Shift" and at == 0:
                        return None  # as a verb: "Shift a character"
                    return Word(kind, value, at)
        return None


class CardLexer(Lexer):
    """Turns the words of a sentence into the grammar's terminals; a word that the grammar lacks is "UNKNOWN"."""

    vocabulary: Vocabulary

    def __init__(self, lexer_conf: object) -> None:
        terminals = getattr(lexer_conf, "terminals", ())
        self.literals: dict[str, str] = {one.pattern.value: one.name for one in terminals}

    def lex(self, text: str) -> Iterator[Token]:  # type: ignore[override]
        """The tokens of one sentence."""
        for word in self.vocabulary.words(text):
            kind = word.kind or self.literals.get(word.value, "UNKNOWN")
            yield Token(kind, word.value, start_pos=word.at)


def lexer_of(vocabulary: Vocabulary) -> type[CardLexer]:
    """A lexer with that vocabulary."""

    class Known(CardLexer):
        pass

    Known.vocabulary = vocabulary
    return Known
