"""The grammar, read from its file and made into a parser."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

from lark import Lark
from lark.exceptions import UnexpectedInput
from lark.tree import Tree

from mazo.games.lorcana.compiler.lexer import Vocabulary, lexer_of

_LITERAL: Final = re.compile(r'"((?:[^"\\]|\\.)*)"')
_PLAIN: Final = Vocabulary((), ())


class NotUnderstood(Exception):
    """The sentence is none of the grammar: where it stops being one, and what could have stood there."""

    def __init__(self, at: int, expected: tuple[str, ...]) -> None:
        super().__init__(f"at {at}: {', '.join(expected[:8])}")
        self.at = at
        self.expected = expected


def _expanded(found: re.Match[str]) -> str:
    words = [word.value for word in _PLAIN.words(found[1])]
    quoted = " ".join('"' + word.replace("\\", "\\\\") + '"' for word in words)
    return quoted if len(words) == 1 else f"({quoted})"


def grammar_text() -> str:
    """The grammar with each phrase in quotes as its single words."""
    text = (files("mazo.games.lorcana.compiler") / "grammar.lark").read_text(encoding="utf-8")
    lines = [line.split("//")[0].rstrip() for line in text.splitlines()]
    return "\n".join(_LITERAL.sub(_expanded, line) for line in lines) + "\n"


class Grammar:
    """The parser for sentences with a vocabulary; what was read once is remembered."""

    def __init__(self, vocabulary: Vocabulary, ambiguity: str = "resolve", parser: type[Lark] = Lark) -> None:
        self.vocabulary = vocabulary
        self._parser = parser(
            grammar_text(), parser="earley", lexer=lexer_of(vocabulary), ambiguity=ambiguity, maybe_placeholders=False
        )
        self._known: dict[str, Tree[object] | NotUnderstood] = {}

    def read(self, sentence: str) -> Tree[object]:
        """The parse of one sentence."""
        known = self._known.get(sentence)
        if known is None:
            known = self._known[sentence] = self._read(sentence)
        if isinstance(known, NotUnderstood):
            raise known
        return known

    def _read(self, sentence: str) -> Tree[object] | NotUnderstood:
        try:
            return self._parser.parse(sentence)  # type: ignore[return-value]
        except UnexpectedInput as problem:
            at = getattr(problem, "pos_in_stream", None)
            if at is None or at < 0:
                at = len(sentence)
            expected = getattr(problem, "expected", None) or getattr(problem, "accepts", None) or ()
            return NotUnderstood(at, tuple(sorted(map(str, expected))))
