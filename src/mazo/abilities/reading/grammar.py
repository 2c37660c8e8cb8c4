"""A grammar of single sentences, made into a parser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedInput
from lark.grammar import NonTerminal, Rule, Symbol, Terminal
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


class QuickLark(Lark):
    """Lark with one object for each symbol, which is compared at once: most of the time of a parse goes into that."""

    def _prepare_callbacks(self) -> None:
        for rule in self.rules:
            rule.origin = _nonterminal(str(rule.origin.name))
            rule.expansion = [
                _terminal(str(one.name), one.filter_out) if isinstance(one, Terminal) else _nonterminal(str(one.name))
                for one in rule.expansion
            ]
            rule.__class__ = _Rule
        super()._prepare_callbacks()


class _Rule(Rule):
    """A production that is compared at once with itself."""

    def __eq__(self, other: object) -> bool:
        return self is other or bool(super().__eq__(other))  # type: ignore[no-untyped-call]

    __hash__ = Rule.__hash__


class _NonTerminal(NonTerminal):
    """The only one of its name; what Lark makes for a moment compares itself with it by name."""

    __slots__ = ()
    __eq__, __ne__, __hash__ = object.__eq__, object.__ne__, NonTerminal.__hash__


class _Terminal(Terminal):
    """The only one of its name."""

    __slots__ = ()
    __eq__, __ne__, __hash__ = object.__eq__, object.__ne__, Terminal.__hash__


_nonterminal = cache(_NonTerminal)
_terminal = cache(_Terminal)


class Grammar:
    """The parser for sentences with a vocabulary; what was read once is remembered."""

    def __init__(self, text: str, vocabulary: Vocabulary, parser: type[Lark] = QuickLark) -> None:
        self.vocabulary = vocabulary
        self.lexer = Lexer(vocabulary)
        ahead = self._ahead = _Ahead()
        self._parser = parser(
            expanded(text, vocabulary), parser="earley", lexer=_lexer_of(self.lexer, ahead), maybe_placeholders=False
        )
        earley: Any = getattr(self._parser.parser, "parser", None)  # none in a grammar without productions
        if earley is not None:
            earley.predictions = _Predictions(earley, ahead)
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

    def has(self, sentence: str) -> bool:
        """Whether that is a sentence of the grammar; what isn't, is told faster than by reading it."""
        known = self._known.get(sentence)
        if known is None:
            try:
                known = self._known[sentence] = self._briefly(sentence)
            except UnexpectedInput:
                return False
        return not isinstance(known, NotUnderstood)

    def _read(self, sentence: str) -> Tree[Any] | NotUnderstood:
        self._ahead.begin(looks=True)
        try:
            return self._parser.parse(sentence)
        except UnexpectedInput:
            self._ahead.begin(looks=False)  # once more: what else could have stood there?
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


class _Ahead:
    """The terminal that comes next, while a sentence is parsed with a look at it."""

    def __init__(self) -> None:
        self.begin(looks=False)

    def begin(self, *, looks: bool) -> None:
        """A sentence begins: the first word isn't known yet."""
        self.looks = looks
        self.terminal: str | None = None


class _Predictions(dict[Any, list[Rule]]):
    """What Earley's parser predicts: only the productions that can begin with the word that comes next.

    Without that look every column has nearly the whole grammar, and a card file takes many times as long.
    """

    def __init__(self, earley: Any, ahead: _Ahead) -> None:
        super().__init__(earley.predictions)
        self._ahead = ahead
        self._begins: dict[Rule, frozenset[str]] = {
            rule: frozenset(_first(rule, earley)) for rules in self.values() for rule in rules
        }
        self._found: dict[tuple[Any, str], list[Rule]] = {}

    def __getitem__(self, origin: Any) -> list[Rule]:
        terminal = self._ahead.terminal
        if terminal is None or not self._ahead.looks:
            return super().__getitem__(origin)
        found = self._found.get((origin, terminal))
        if found is None:
            found = [rule for rule in super().__getitem__(origin) if not {terminal, ""}.isdisjoint(self._begins[rule])]
            self._found[origin, terminal] = found
        return found


def _first(rule: Rule, earley: Any) -> Iterator[str]:
    """The terminals that a production can begin with; "" if it can be empty."""
    for symbol in rule.expansion:
        yield from (one.name for one in earley.FIRST[symbol])
        if symbol not in earley.NULLABLE:
            return
    yield ""


def _lexer_of(lexer: Lexer, ahead: _Ahead) -> type[LarkLexer]:
    """What Lark calls a lexer: the words as terminals; a word that the grammar lacks is "UNKNOWN"."""

    class Terminals(LarkLexer):
        def __init__(self, lexer_conf: object) -> None:
            terminals = getattr(lexer_conf, "terminals", ())
            self.literals: dict[str, str] = {one.pattern.value: one.name for one in terminals}

        def lex(self, text: str) -> Iterator[Token]:  # type: ignore[override]
            for word in lexer.words(text):
                ahead.terminal = word.kind or self.literals.get(word.value, "UNKNOWN")
                yield Token(ahead.terminal, word.value, start_pos=word.at)
            ahead.terminal = ""

    return Terminals
