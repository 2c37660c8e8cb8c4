"""A grammar of single sentences, made into a parser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedInput
from lark.grammar import NonTerminal, Rule, Symbol
from lark.lexer import Lexer as LarkLexer

from mazo.abilities.reading.lexer import Lexer, Vocabulary

_LITERAL: Final = re.compile(r'"((?:[^"\\]|\\.)*)"')


class NotUnderstood(Exception):
    """The sentence is none of the grammar: where it stops being one, and what could have stood there."""

    def __init__(self, at: int, expected: tuple[str, ...]) -> None:
        super().__init__(f"at {at}: {', '.join(expected[:8])}")
        self.at = at
        self.expected = expected


def expanded(text: str, vocabulary: Vocabulary) -> str:
    """A grammar with each phrase in quotes as its single words.

    >>> expanded('deed: "draws a card" -> draw', Vocabulary(forms={"draws": ("§", "draw")}))
    'deed: ("§" "draw" "a" "card") -> draw\\n'
    """
    lexer = Lexer(vocabulary.without_terms())

    def phrase(found: re.Match[str]) -> str:
        words = [word.value for word in lexer.words(found[1])]
        quoted = " ".join('"' + word.replace("\\", "\\\\") + '"' for word in words)
        return quoted if len(words) == 1 else f"({quoted})"

    lines = [line.split("//")[0].rstrip() for line in text.splitlines()]
    return "\n".join(_LITERAL.sub(phrase, line) for line in lines) + "\n"


class Grammar:
    """The parser for sentences with a vocabulary; what was read once is remembered."""

    def __init__(self, text: str, vocabulary: Vocabulary, parser: type[Lark] = Lark) -> None:
        self.vocabulary = vocabulary
        self.lexer = Lexer(vocabulary)
        self._parser = parser(
            expanded(text, vocabulary), parser="earley", lexer=_lexer_of(self.lexer), maybe_placeholders=False
        )
        self._known: dict[str, Tree[Any] | NotUnderstood] = {}
        self._needs = [
            (rule, frozenset(one.name for one in rule.expansion if one.is_term), _nonterminals(rule))
            for rule in self._parser.rules
        ]
        self._literals = {one.pattern.value: one.name for one in self._parser.terminals}

    @property
    def productions(self) -> frozenset[Rule]:
        """Every production."""
        return frozenset(self._parser.rules)

    @property
    def names(self) -> frozenset[str]:
        """The names that a parse can have: those after arrows, and those of rules that have none."""
        return frozenset(name for rule in self._parser.rules if (name := _name(rule)) is not None)

    def read(self, sentence: str) -> Tree[Any]:
        """The parse of one sentence."""
        known = self._known.get(sentence)
        if known is None:
            known = self._known[sentence] = self._read(sentence)
        if isinstance(known, NotUnderstood):
            raise known
        return known

    def _read(self, sentence: str) -> Tree[Any] | NotUnderstood:
        try:
            return self._briefly(sentence)
        except UnexpectedInput:
            pass
        try:
            return self._parser.parse(sentence)  # all productions know best what could have stood there
        except UnexpectedInput as problem:
            at = getattr(problem, "pos_in_stream", None)
            if at is None or at < 0:
                at = len(sentence)
            expected = getattr(problem, "expected", None) or getattr(problem, "accepts", None) or ()
            return NotUnderstood(at, tuple(sorted(map(str, expected))))

    def _briefly(self, sentence: str) -> Tree[Any]:
        """The parse by those productions only whose words are all in the sentence, which is much faster."""
        words = {word.kind or self._literals.get(word.value, "") for word in self.lexer.words(sentence)}
        usable = self._usable(words)
        earley: Any = self._parser.parser.parser
        whole = earley.predictions
        earley.predictions = {name: [rule for rule in rules if rule in usable] for name, rules in whole.items()}
        try:
            return self._parser.parse(sentence)
        finally:
            earley.predictions = whole

    def _usable(self, words: set[str]) -> set[Rule]:
        """The productions that can be made of these words."""
        left = [(rule, parts) for rule, terminals, parts in self._needs if terminals <= words]
        usable: set[Rule] = set()
        made: set[Symbol] = set()
        while True:
            rest = []
            for rule, parts in left:
                if parts <= made:
                    usable.add(rule)
                    made.add(rule.origin)
                else:
                    rest.append((rule, parts))
            if len(rest) == len(left):
                return usable
            left = rest


def _nonterminals(rule: Rule) -> frozenset[Symbol]:
    return frozenset(one for one in rule.expansion if not one.is_term)


def _name(rule: Rule) -> str | None:
    """The name of what a production makes, if it makes something of its own."""
    if rule.alias is not None:
        return str(rule.alias)
    if _dissolves(rule.origin):
        return None
    kept = [symbol for symbol in rule.expansion if not getattr(symbol, "filter_out", False)]
    if rule.options.expand1 and len(kept) == 1 and not _dissolves(kept[0]):
        return None
    return str(rule.origin.name)


def _dissolves(symbol: Symbol) -> bool:
    """Whether only the parts of it stay, in the rule around it."""
    return isinstance(symbol, NonTerminal) and symbol.name.startswith("_")


def _lexer_of(lexer: Lexer) -> type[LarkLexer]:
    """What Lark calls a lexer: the words as terminals; a word that the grammar lacks is "UNKNOWN"."""

    class Terminals(LarkLexer):
        def __init__(self, lexer_conf: object) -> None:
            terminals = getattr(lexer_conf, "terminals", ())
            self.literals: dict[str, str] = {one.pattern.value: one.name for one in terminals}

        def lex(self, text: str) -> Iterator[Token]:  # type: ignore[override]
            for word in lexer.words(text):
                kind = word.kind or self.literals.get(word.value, "UNKNOWN")
                yield Token(kind, word.value, start_pos=word.at)

    return Terminals
