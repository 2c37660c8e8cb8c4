"""How general a grammar is: a set is compiled by a grammar that only knows what the cards of other sets need.

Left out are the productions that no parse of another set's card uses, the words that only the set's sentences use and
that the lexer knows rather than the grammar, the synonyms that only its texts need, and its trees by hand. Names and
classes stay, since they come with the card file; so does the code that assembles sentences and resolves pronouns, which
has no such parts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

import msgspec
from lark import Lark, Tree
from lark.grammar import Rule

from mazo.abilities.reading.grammar import Grammar, NotUnderstood
from mazo.abilities.reading.outcome import Compiled, Problem
from mazo.abilities.reading.reader import Reader
from mazo.abilities.reading.tongue import Tongue
from mazo.abilities.tree.effects import Ability
from mazo.games.cards import Watch


class LeftOut(msgspec.Struct, frozen=True):
    """What became of a set that was left out; the cards are those that it printed first."""

    set: str
    cards: int
    compiled: int
    """Cards that are still understood, those without text among them."""
    with_text: int
    """Cards that say more than keywords."""
    compiled_text: int
    same: int
    """How many of those have the same tree as with the whole grammar."""
    productions: int
    kept: int
    """Productions that other sets use."""
    only_here: int
    """Productions that this set uses and no other."""
    words_removed: tuple[str, ...]
    problems: tuple[Problem, ...]


class Entry(msgspec.Struct, frozen=True):
    """A card of the file, as far as leaving out is concerned."""

    name: str
    set: str
    """The one that printed it first."""
    printed: Any
    """What the compiler compiles."""
    by_hand: bool
    has_text: bool
    """Whether it says more than keywords."""
    synonyms: frozenset[str]
    """The wordings in its text that are read as another one."""


class Compiler(Protocol):
    """Compiles the cards of a game."""

    reader: Reader

    def compile_card(self, printing: Any, /) -> Compiled | list[Problem]:
        """The card's abilities, or all that stands in the way."""


class Knowledge(msgspec.Struct, frozen=True):
    """What texts may need to know that is no production: each word as it is told to a person."""

    of_sentence: Callable[[str], list[tuple[str, int]]]
    """The words of a sentence that the lexer knows and the grammar doesn't spell, and where they stand."""
    of_abilities: Callable[[Sequence[Ability]], list[str]]
    """The words that are known without a sentence: a card's own keywords."""


class Needs(msgspec.Struct):
    """What a card's text makes use of."""

    productions: set[Rule] = msgspec.field(default_factory=set)
    words: set[str] = msgspec.field(default_factory=set)

    def add(self, other: Needs) -> None:
        """Add what another card needs."""
        self.productions |= other.productions
        self.words |= other.words


class NotingGrammar(Grammar):
    """A grammar that notes which sentences are read, and which productions the chosen parse of each uses."""

    def __init__(self, tongue: Tongue) -> None:
        self.read_now: list[str] = []
        self.used: dict[str, frozenset[Rule]] = {}
        self._noted: set[Rule] = set()
        super().__init__(tongue.grammar, tongue.vocabulary, parser=_noting(self._noted))

    def read(self, sentence: str) -> Tree[Any]:
        """The parse of one sentence, which is noted."""
        self.read_now.append(sentence)
        return super().read(sentence)

    def _read(self, sentence: str) -> Tree[Any] | NotUnderstood:
        self._noted.clear()
        found = super()._read(sentence)
        self.used[sentence] = frozenset(self._noted)
        return found


class ReducedGrammar(Grammar):
    """A grammar of some productions only, which doesn't know some words."""

    def __init__(self, tongue: Tongue, keep: Needs, knowledge: Knowledge) -> None:
        self._keep = keep
        self._knowledge = knowledge
        # There is no parser without any production; such a grammar reads nothing.
        parser = _reduced(keep.productions) if keep.productions else Lark
        super().__init__(tongue.grammar, tongue.vocabulary, parser=parser)

    def _read(self, sentence: str) -> Tree[Any] | NotUnderstood:
        if not self._keep.productions:
            return NotUnderstood(0, ())
        for word, at in self._knowledge.of_sentence(sentence):
            if word not in self._keep.words:
                return NotUnderstood(at, ())
        return super()._read(sentence)


def leave_out(
    compiler: Compiler,
    cards: Sequence[Entry],
    sets: Sequence[str],
    knowledge: Knowledge,
    watch: Watch | None = None,
) -> tuple[LeftOut, ...]:
    """What becomes of each of these sets when it is left out; all cards are read once with the whole grammar."""
    grammar = compiler.reader.grammar = NotingGrammar(compiler.reader.tongue)
    needs: dict[str, list[Needs]] = {}
    made: dict[str, Compiled | list[Problem]] = {}
    for at, card in enumerate(cards):
        if watch is not None:
            watch(at, len(cards))
        grammar.read_now.clear()
        made[card.name] = found = compiler.compile_card(card.printed)
        if isinstance(found, Compiled) and not card.by_hand:
            needs.setdefault(card.set, []).append(_needs(card, found.abilities, grammar, knowledge))
    return tuple(_left_out(code, cards, needs, made, compiler, grammar, knowledge) for code in sets)


def _left_out(
    code: str,
    cards: Sequence[Entry],
    needs: dict[str, list[Needs]],
    made: dict[str, Compiled | list[Problem]],
    compiler: Compiler,
    whole: Grammar,
    knowledge: Knowledge,
) -> LeftOut:
    others = _sum(one for first, of_set in needs.items() if first != code for one in of_set)
    own = _sum(needs.get(code, []))
    compiler.reader.grammar = ReducedGrammar(compiler.reader.tongue, others, knowledge)
    mine = [card for card in cards if card.set == code]
    compiled = compiled_text = same = 0
    problems: list[Problem] = []
    for card in mine:
        found = _compiled(compiler, card, others, knowledge)
        if isinstance(found, Compiled):
            compiled += 1
            compiled_text += card.has_text
            same += card.has_text and found == made[card.name]
        else:
            problems += found
    return LeftOut(
        set=code,
        cards=len(mine),
        compiled=compiled,
        with_text=sum(card.has_text for card in mine),
        compiled_text=compiled_text,
        same=same,
        productions=len(whole.productions),
        kept=len(others.productions),
        only_here=len(own.productions - others.productions),
        words_removed=tuple(sorted(own.words - others.words)),
        problems=tuple(problems),
    )


def _compiled(compiler: Compiler, card: Entry, known: Needs, knowledge: Knowledge) -> Compiled | list[Problem]:
    strange = sorted(card.synonyms - known.words)
    if strange:
        return [Problem(card.name, strange[0], 0, "another wording")]
    found = compiler.compile_card(card.printed)
    if isinstance(found, Compiled):
        strange = sorted({*knowledge.of_abilities(found.abilities)} - known.words)
        if strange:
            return [Problem(card.name, strange[0], 0, "another keyword")]
    return found


def _needs(card: Entry, abilities: Sequence[Ability], grammar: NotingGrammar, knowledge: Knowledge) -> Needs:
    found = Needs(words={*knowledge.of_abilities(abilities), *card.synonyms})
    for sentence in grammar.read_now:
        found.productions |= grammar.used[sentence]
        found.words |= {word for word, _ in knowledge.of_sentence(sentence)}
    return found


def _sum(needs: Iterable[Needs]) -> Needs:
    total = Needs()
    for one in needs:
        total.add(one)
    return total


def _noting(noted: set[Rule]) -> type[Lark]:
    """A parser that notes the productions of the parse it chooses."""

    class Noting(Lark):
        def _prepare_callbacks(self) -> None:
            super()._prepare_callbacks()
            self._callbacks = {rule: _noted(rule, build, noted) for rule, build in self._callbacks.items()}

    return Noting


def _noted(rule: Rule, build: Any, noted: set[Rule]) -> Any:
    def building(children: Any) -> Any:
        noted.add(rule)
        return build(children)

    return building


def _reduced(keep: set[Rule]) -> type[Lark]:
    """A parser of these productions only."""

    class Reduced(Lark):
        def _build_parser(self) -> Any:
            self.rules = [rule for rule in self.rules if rule in keep]
            return super()._build_parser()

    return Reduced
