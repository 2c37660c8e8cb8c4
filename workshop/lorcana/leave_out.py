"""How general the grammar is: a set is compiled by a grammar that only knows what the cards of other sets need.

Left out are the productions that no parse of another set's card uses, the keywords, inks and verb forms that only the
set's sentences use, the synonyms that only its texts need, and its trees by hand. Names and classifications stay, since
they come with the card file; so does the code that assembles sentences and resolves pronouns, which has no such parts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from lark import Lark, Tree
from lark.grammar import Rule

from mazo.abilities.tree.effects import Ability, Keyword
from mazo.errors import BadConfig
from mazo.games.cards import Watch
from mazo.games.lorcana.cards.importer import Printing, newest_printings, read_printings
from mazo.games.lorcana.compiler.by_hand import BY_HAND
from mazo.games.lorcana.compiler.compile import Compiled, Compiler, Problem
from mazo.games.lorcana.compiler.grammar import Grammar, NotUnderstood
from mazo.games.lorcana.compiler.lexer import THIRD, Vocabulary
from mazo.games.lorcana.compiler.normalise import SYNONYMS, plain

_SORTS: Final = {"KW": "keyword", "INK": "ink"}


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

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.read_now: list[str] = []
        self.productions: dict[str, frozenset[Rule]] = {}
        self._noted: set[Rule] = set()
        super().__init__(vocabulary, parser=_noting(self._noted))

    @property
    def rules(self) -> frozenset[Rule]:
        """Every production."""
        return frozenset(self._parser.rules)

    def read(self, sentence: str) -> Tree[object]:
        """The parse of one sentence, which is noted."""
        self.read_now.append(sentence)
        return super().read(sentence)

    def _read(self, sentence: str) -> Tree[object] | NotUnderstood:
        self._noted.clear()
        found = super()._read(sentence)
        self.productions[sentence] = frozenset(self._noted)
        return found


class ReducedGrammar(Grammar):
    """A grammar of some productions only, which doesn't know some words."""

    def __init__(self, vocabulary: Vocabulary, keep: Needs) -> None:
        self.keep = keep
        # There is no parser without any production; such a grammar reads nothing.
        super().__init__(vocabulary, parser=_reduced(keep.productions) if keep.productions else Lark)

    def _read(self, sentence: str) -> Tree[object] | NotUnderstood:
        if not self.keep.productions:
            return NotUnderstood(0, ())
        for word, at in _words(self.vocabulary, sentence):
            if word not in self.keep.words:
                return NotUnderstood(at, ())
        return super()._read(sentence)


def leave_out_of(content: bytes, sets: Sequence[str], watch: Watch | None = None) -> tuple[LeftOut, ...]:
    """What becomes of sets of a card file when each of them is left out."""
    return leave_out(read_printings(content), sets, watch)


def leave_out(printings: Sequence[Printing], sets: Sequence[str], watch: Watch | None = None) -> tuple[LeftOut, ...]:
    """What becomes of each of these sets when it is left out; all cards are read once with the whole grammar."""
    newest = newest_printings(printings)
    strange = [code for code in sets if code not in {first for _, (first, *_) in newest}]
    if strange or not sets:
        known = ", ".join(sorted({first for _, (first, *_) in newest}, key=int))
        names = ", ".join(strange)
        raise BadConfig(
            f"No card of the file was first printed in set {names or '…'}: name some of {known}.",
            f"Ninguna carta del archivo se imprimió primero en la colección {names or '…'}: nombra alguna de {known}.",
        )
    compiler = Compiler.of(printings)
    grammar = compiler.grammar = NotingGrammar(compiler.grammar.vocabulary)
    needs: dict[str, list[Needs]] = {}
    made: dict[str, Compiled | list[Problem]] = {}
    for at, (printing, (first, *_)) in enumerate(newest):
        if watch is not None:
            watch(at, len(newest))
        grammar.read_now.clear()
        made[printing.key] = found = compiler.compile_card(printing)
        if isinstance(found, Compiled) and printing.full_name not in BY_HAND:
            needs.setdefault(first, []).append(_needs(printing, found.abilities, grammar))
    mine = {code: [printing for printing, (first, *_) in newest if first == code] for code in sets}
    return tuple(_left_out(code, mine[code], needs, made, compiler, grammar) for code in sets)


def _left_out(
    code: str,
    cards: Sequence[Printing],
    needs: dict[str, list[Needs]],
    made: dict[str, Compiled | list[Problem]],
    compiler: Compiler,
    whole: NotingGrammar,
) -> LeftOut:
    others = _sum(one for first, of_set in needs.items() if first != code for one in of_set)
    own = _sum(needs.get(code, []))
    compiler.grammar = ReducedGrammar(whole.vocabulary, others)
    compiled = compiled_text = same = 0
    problems: list[Problem] = []
    for printing in cards:
        found = _compiled(compiler, printing, others)
        more = says_more_than_keywords(printing)
        if isinstance(found, Compiled):
            compiled += 1
            compiled_text += more
            same += more and found == made[printing.key]
        else:
            problems += found
    return LeftOut(
        set=code,
        cards=len(cards),
        compiled=compiled,
        with_text=sum(map(says_more_than_keywords, cards)),
        compiled_text=compiled_text,
        same=same,
        productions=len(whole.rules),
        kept=len(others.productions),
        only_here=len(own.productions - others.productions),
        words_removed=tuple(sorted(own.words - others.words)),
        problems=tuple(problems),
    )


def _compiled(compiler: Compiler, printing: Printing, known: Needs) -> Compiled | list[Problem]:
    strange = sorted(set(_synonyms(printing)) - known.words)
    if strange:
        return [Problem(printing.full_name, strange[0], 0, "another wording")]
    found = compiler.compile_card(printing)
    if isinstance(found, Compiled):
        strange = sorted(set(_keywords(found.abilities)) - known.words)
        if strange:
            return [Problem(printing.full_name, strange[0], 0, "another keyword")]
    return found


def says_more_than_keywords(printing: Printing) -> bool:
    """Whether a card has a text that isn't only keywords and who may sing it."""
    lines = [one for one in printing.abilities if one.type != "keyword" and "sing this song for free" not in one.effect]
    return bool(lines or printing.effects)


def _needs(printing: Printing, abilities: Sequence[Ability], grammar: NotingGrammar) -> Needs:
    found = Needs(words={*_keywords(abilities), *_synonyms(printing)})
    for sentence in grammar.read_now:
        found.productions |= grammar.productions[sentence]
        found.words |= {word for word, _ in _words(grammar.vocabulary, sentence)}
    return found


def _sum(needs: Iterable[Needs]) -> Needs:
    total = Needs()
    for one in needs:
        total.add(one)
    return total


def _words(vocabulary: Vocabulary, sentence: str) -> list[tuple[str, int]]:
    """The words of a sentence that the lexer knows and the grammar doesn't spell: keywords, inks and verb forms."""
    found: list[tuple[str, int]] = []
    third = False
    for word in vocabulary.words(sentence):
        if word.kind in _SORTS:
            found.append((f"{_SORTS[word.kind]} {word.value}", word.at))
        elif third:
            found.append((f"verb form of {word.value}", word.at))
        third = word.value == THIRD
    return found


def _keywords(abilities: Sequence[Ability]) -> list[str]:
    """The keywords that a card has, with their variants; having one is knowing its name."""
    own = [one for one in abilities if isinstance(one, Keyword)]
    names = [f"keyword {one.name}" for one in own]
    return names + [f"{variant} Shift" for one in own for variant in one.variant]


def _synonyms(printing: Printing) -> list[str]:
    text = plain(printing.full_text).lower()
    return [f"“{printed}”" for printed, _ in SYNONYMS if printed.lower() in text]


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
