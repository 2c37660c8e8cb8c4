"""How general a grammar is: a set is compiled by a grammar that only knows what the cards of other sets need.

Left out are the productions that no parse of another set's card uses, and with them their builders; the functions
that builders share and only its cards need; the words that only the set's sentences use and that the lexer knows rather
than the grammar; the records and words of the tree that only its trees have; the synonyms, the rules for pronouns and
the ways in which sentences hang together that only its texts need; the wordings that are counted as equal only for its
cards, where a game tells them; its trees by hand, and what was said about cards of it that read otherwise than printed,
which are refused. Names, classes and the like stay, since they come with the card file.

Cards with a mechanic that is new in the set (a keyword, a way to shift, a kind of counter that no earlier set has) are
counted apart: no grammar could know those.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Protocol

import msgspec
from lark import Lark, Tree
from lark.grammar import Rule
from msgspec.structs import replace

from mazo.abilities.reading.assemble import Way
from mazo.abilities.reading.grammar import Grammar, NotUnderstood
from mazo.abilities.reading.lexer import Vocabulary
from mazo.abilities.reading.outcome import Compiled, Problem
from mazo.abilities.reading.parts import Said
from mazo.abilities.reading.references import Rule as Rule_
from mazo.abilities.reading.tongue import Tongue
from mazo.abilities.tree.effects import Ability
from mazo.games.cards import Watch


class Mechanic(msgspec.Struct, frozen=True):
    """What is new in a set: how many of its cards have it, and how many of those are understood all the same."""

    name: str
    cards: int
    compiled: int


class LeftOut(msgspec.Struct, frozen=True):
    """What became of a set that was left out; the cards are those that it printed first."""

    set: str
    cards: int
    compiled: int
    """Cards that are still understood, those without text among them."""
    with_text: int
    """Cards that say more than keywords."""
    compiled_text: int
    apart: tuple[Mechanic, ...]
    """The mechanics that are new in the set."""
    with_known: int
    """Cards that say more than keywords and have none of these."""
    compiled_known: int
    same: int
    """How many of those have the same tree as with the whole grammar."""
    productions: int
    kept: int
    """Productions that other sets use."""
    only_here: int
    """Productions that this set uses and no other."""
    single: int
    """Productions that serve a single card of the whole file."""
    idle: int
    """Productions that serve none."""
    words_removed: tuple[str, ...]
    problems: tuple[Problem, ...]


class Entry(msgspec.Struct, frozen=True):
    """A card of the file, as far as leaving out is concerned."""

    name: str
    sets: tuple[str, ...]
    """Those that it is left out with; the one that printed it first is the first."""
    printed: Any
    """What the compiler compiles."""
    by_hand: bool
    has_text: bool
    """Whether it says more than keywords."""
    synonyms: frozenset[str]
    """The wordings in its text that are read as another one."""


class Compiler(Protocol):
    """Compiles the cards of a game, with another grammar in place of its own if it is told."""

    @property
    def grammar_text(self) -> str:
        """The whole grammar."""

    @property
    def vocabulary(self) -> Vocabulary:
        """The words of the card file."""

    def use(self, grammar: Grammar) -> None:
        """Read with this grammar from now on."""

    def watch(self, links: Links) -> None:
        """Have it noted which rules for pronouns and ways to hang together are used."""

    def compile_card(self, printing: Any, /) -> Compiled | list[Problem]:
        """The card's abilities, or all that stands in the way."""


class Knowledge(msgspec.Struct, frozen=True):
    """What texts may need to know that is no production: each word as it is told to a person."""

    of_sentence: Callable[[str], list[tuple[str, int]]]
    """The words of a sentence that the lexer knows and the grammar doesn't spell, and where they stand."""
    of_abilities: Callable[[Sequence[Ability]], list[str]]
    """The words that are known without a sentence: a card's own keywords, the records and words of its trees."""
    mechanics: Callable[[Sequence[Ability]], list[str]]
    """What a card has that a set may be the first to have."""
    unlike: Callable[[Any, Sequence[Ability]], list[Problem]]
    """What is wrong with trees that don't say again what is printed."""
    order: Callable[[str], Any]
    """Sorts the codes of sets, oldest first."""
    equal: Callable[[Any, Sequence[Ability]], list[str]] = lambda printed, abilities: []
    """The wordings that must be counted as equal for the trees to say again what is printed."""
    builders: Collection[str] = ()
    """The files of the builders and of what they share, where they are left out function by function."""


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

    def __init__(self, compiler: Compiler) -> None:
        self.read_now: list[str] = []
        self.used: dict[str, frozenset[Rule]] = {}
        self._noted: set[Rule] = set()
        super().__init__(compiler.grammar_text, compiler.vocabulary, parser=_noting(self._noted))

    def read(self, sentence: str) -> Tree[Any]:
        """The parse of one sentence, which is noted."""
        self.read_now.append(sentence)
        return super().read(sentence)

    def _read(self, sentence: str) -> Tree[Any] | NotUnderstood:
        self._noted.clear()
        with _untraced():
            found = super()._read(sentence)
        self.used[sentence] = frozenset(self._noted)
        return found

    def _briefly(self, sentence: str) -> Tree[Any]:
        self._noted.clear()
        found = super()._briefly(sentence)
        self.used[sentence] = frozenset(self._noted)
        return found


class ReducedGrammar(Grammar):
    """A grammar of some productions only, which doesn't know some words."""

    def __init__(self, compiler: Compiler, keep: Needs, knowledge: Knowledge) -> None:
        self._keep = keep
        self._knowledge = knowledge
        # There is no parser without any production; such a grammar reads nothing.
        parser = _reduced(keep.productions) if keep.productions else Lark
        super().__init__(compiler.grammar_text, compiler.vocabulary, parser=parser)

    def has(self, sentence: str) -> bool:
        """Whether that is a sentence of the grammar, with words that are known."""
        return self._strange(sentence) is None and super().has(sentence)

    def _read(self, sentence: str) -> Tree[Any] | NotUnderstood:
        with _untraced():
            return self._strange(sentence) or super()._read(sentence)

    def _strange(self, sentence: str) -> NotUnderstood | None:
        """Where a sentence can't be understood whatever the productions."""
        if not self._keep.productions:
            return NotUnderstood(0, ())
        for word, at in self._knowledge.of_sentence(sentence):
            if word not in self._keep.words:
                return NotUnderstood(at, ())
        return None


def leave_out(
    compiler: Compiler,
    cards: Sequence[Entry],
    sets: Sequence[str],
    knowledge: Knowledge,
    watch: Watch | None = None,
) -> tuple[LeftOut, ...]:
    """What becomes of each of these sets when it is left out; all cards are read once with the whole grammar."""
    grammar = NotingGrammar(compiler)
    compiler.use(grammar)
    links, functions = Links(), _Functions(knowledge.builders)
    compiler.watch(links)
    needs: dict[str, Needs] = {}
    made: dict[str, Compiled | list[Problem]] = {}
    for at, card in enumerate(cards):
        if watch is not None:
            watch(at, len(cards))
        grammar.read_now.clear()
        links.noted.clear()
        with functions.watched():
            made[card.name] = found = compiler.compile_card(card.printed)
        if isinstance(found, Compiled) and not card.by_hand:
            needs[card.name] = _needs(card, found.abilities, grammar, links.noted | functions.noted, knowledge)
    served = Counter(rule for one in needs.values() for rule in one.productions)
    whole = _Whole(made, needs, grammar.productions, served, _first_sets(cards, made, knowledge))
    return tuple(_left_out(code, cards, whole, compiler, links, functions, knowledge) for code in sets)


class _Whole(msgspec.Struct, frozen=True):
    """What all sets together come to."""

    made: dict[str, Compiled | list[Problem]]
    needs: dict[str, Needs]
    """By card."""
    productions: frozenset[Rule]
    served: Counter[Rule]
    """How many cards each production serves."""
    first: dict[str, str]
    """The first set that has a mechanic."""


class Links:
    """Notes which rules for pronouns and ways to hang together are used; without some of them if it is told."""

    def __init__(self) -> None:
        self.noted: set[str] = set()
        self.allowed: set[str] | None = None

    def watched(self, tongue: Tongue) -> Tongue:
        """The tongue with its rules and ways watched."""
        rules = {name: self._rule(f"reference {name}", rule) for name, rule in tongue.pronouns.rules.items()}
        ways = {name: self._way(f"way “{name}”", way) for name, way in tongue.customs.ways.items()}
        customs = replace(tongue.customs, ways=ways)
        return replace(tongue, pronouns=replace(tongue.pronouns, rules=rules), customs=customs)

    def _rule(self, name: str, rule: Rule_) -> Rule_:
        return lambda discourse: rule(discourse) if self._noted(name) else None

    def _way(self, name: str, way: Way) -> Way:
        def used(last: Any, said: Said) -> Any:
            if not self._noted(name):
                raise ValueError("another way to go on")
            return way(last, said)

        return used

    def _noted(self, name: str) -> bool:
        self.noted.add(name)
        return self.allowed is None or name in self.allowed


class _Functions:
    """Notes which functions of the builders, and of what they share, are called."""

    def __init__(self, files: Collection[str]) -> None:
        self.noted: set[str] = set()
        self._files = frozenset(files)

    @contextmanager
    def watched(self) -> Iterator[None]:
        """What is called meanwhile is noted, and nothing that was before."""
        self.noted.clear()
        before = sys.gettrace()
        sys.settrace(self._called if self._files else before)
        try:
            yield
        finally:
            sys.settrace(before)

    def _called(self, frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        if code.co_filename in self._files and "<" not in code.co_name:
            self.noted.add(f"function {Path(code.co_filename).stem}.{code.co_name}")


@contextmanager
def _untraced() -> Iterator[None]:
    """Nothing is noted meanwhile; the parser is none of the builders, and slow if it is watched."""
    before = sys.gettrace()
    sys.settrace(None)
    try:
        yield
    finally:
        sys.settrace(before)


def _left_out(
    code: str,
    cards: Sequence[Entry],
    whole: _Whole,
    compiler: Compiler,
    links: Links,
    functions: _Functions,
    knowledge: Knowledge,
) -> LeftOut:
    mine = [card for card in cards if code in card.sets]
    names = {card.name for card in mine}
    others = _sum(one for card, one in whole.needs.items() if card not in names)
    own = _sum(one for card, one in whole.needs.items() if card in names)
    compiler.use(ReducedGrammar(compiler, others, knowledge))
    links.allowed = others.words
    understood: set[str] = set()
    problems: list[Problem] = []
    same = 0
    for card in mine:
        found = _compiled(compiler, card, others, functions, knowledge)
        if isinstance(found, Compiled):
            understood.add(card.name)
            same += card.has_text and found == whole.made[card.name]
        else:
            problems += found
    new = {card.name: _new(card, code, whole, knowledge) for card in mine}
    known = [card.name for card in mine if card.has_text and not new[card.name]]
    links.allowed = None
    return LeftOut(
        set=code,
        cards=len(mine),
        compiled=len(understood),
        with_text=sum(card.has_text for card in mine),
        compiled_text=sum(card.has_text and card.name in understood for card in mine),
        apart=tuple(_mechanic(name, new, understood) for name in sorted({one for of in new.values() for one in of})),
        with_known=len(known),
        compiled_known=sum(name in understood for name in known),
        same=same,
        productions=len(whole.productions),
        kept=len(others.productions),
        only_here=len(own.productions - others.productions),
        single=sum(whole.served[rule] == 1 for rule in whole.productions),
        idle=sum(whole.served[rule] == 0 for rule in whole.productions),
        words_removed=tuple(sorted(own.words - others.words)),
        problems=tuple(problems),
    )


def _new(card: Entry, code: str, whole: _Whole, knowledge: Knowledge) -> list[str]:
    """The mechanics of a card that no set before its own has."""
    found = whole.made[card.name]
    if not isinstance(found, Compiled):
        return []
    return [name for name in knowledge.mechanics(found.abilities) if whole.first[name] == code]


def _mechanic(name: str, new: dict[str, list[str]], understood: set[str]) -> Mechanic:
    cards = [card for card, names in new.items() if name in names]
    return Mechanic(name, len(cards), sum(card in understood for card in cards))


def _first_sets(
    cards: Sequence[Entry], made: dict[str, Compiled | list[Problem]], knowledge: Knowledge
) -> dict[str, str]:
    first: dict[str, str] = {}
    for card in sorted(cards, key=lambda card: knowledge.order(card.sets[0])):
        found = made[card.name]
        if isinstance(found, Compiled):
            for name in knowledge.mechanics(found.abilities):
                first.setdefault(name, card.sets[0])
    return first


def _compiled(
    compiler: Compiler, card: Entry, known: Needs, functions: _Functions, knowledge: Knowledge
) -> Compiled | list[Problem]:
    if strange := sorted(card.synonyms - known.words):
        return [Problem(card.name, strange[0], 0, "another wording")]
    with functions.watched():
        found = compiler.compile_card(card.printed)
    if not isinstance(found, Compiled):
        return found
    if strange := sorted(functions.noted - known.words):
        return [Problem(card.name, strange[0], 0, "another builder")]
    if strange := sorted({*knowledge.of_abilities(found.abilities)} - known.words):
        return [Problem(card.name, strange[0], 0, "another keyword or word of the tree")]
    if strange := sorted({*knowledge.equal(card.printed, found.abilities)} - known.words):
        return [Problem(card.name, strange[0], 0, "another wording of the same")]
    return knowledge.unlike(card.printed, found.abilities) or found


def _needs(
    card: Entry, abilities: Sequence[Ability], grammar: NotingGrammar, noted: set[str], knowledge: Knowledge
) -> Needs:
    words = (*knowledge.of_abilities(abilities), *knowledge.equal(card.printed, abilities), *card.synonyms)
    found = Needs(words={*words, *noted})
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
