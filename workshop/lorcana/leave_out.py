"""How general the grammar is: sets left out of a card file, with all that only they need to be read."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from msgspec.structs import replace

from mazo.abilities.reading.grammar import Grammar
from mazo.abilities.reading.lexer import Lexer, Vocabulary
from mazo.abilities.reading.outcome import Compiled, Problem
from mazo.abilities.reading.round_trip import OneForm
from mazo.abilities.reading.walk import children
from mazo.abilities.tree.deeds import MoveCounters, PutCounters, RemoveCounters
from mazo.abilities.tree.effects import Ability, Keyword
from mazo.abilities.tree.lexicon import sort_of
from mazo.abilities.tree.nouns import Classified, FirstTurn, HasKeyword, Named, Node, OfColour
from mazo.errors import BadConfig
from mazo.games.cards import Watch
from mazo.games.lorcana.cards.catalogue import set_order
from mazo.games.lorcana.cards.importer import Printing, newest_printings, read_printings
from mazo.games.lorcana.reading import build, shape
from mazo.games.lorcana.reading.by_hand import BY_HAND
from mazo.games.lorcana.reading.compile import Compiler
from mazo.games.lorcana.reading.library import unlike
from mazo.games.lorcana.reading.round_trip import FORM, printed_text, rendered_text
from mazo.games.lorcana.reading.wording import PAST, SCRIPT, THIRD
from workshop.leave_out import Entry, Knowledge, LeftOut, Links
from workshop.leave_out import leave_out as leave_out_sets

_FORMS: Final = {THIRD: "verb form", PAST: "past"}
_SORTS: Final = {"KW": "keyword", "COUNTER": "counter"}


def leave_out_of(content: bytes, sets: Sequence[str], watch: Watch | None = None) -> tuple[LeftOut, ...]:
    """What becomes of sets of a card file when each of them is left out."""
    return leave_out(read_printings(content), sets, watch)


def leave_out(printings: Sequence[Printing], sets: Sequence[str], watch: Watch | None = None) -> tuple[LeftOut, ...]:
    """What becomes of each of these sets when it is left out."""
    cards = [_entry(printing, first) for printing, (first, *_) in newest_printings(printings)]
    codes = {code for card in cards for code in card.sets}
    strange = [code for code in sets if code not in codes]
    if strange or not sets:
        known = ", ".join(sorted(codes, key=set_order))
        names = ", ".join(strange)
        raise BadConfig(
            f"No card of the file was first printed in set {names or '…'}: name some of {known}.",
            f"Ninguna carta del archivo se imprimió primero en la colección {names or '…'}: nombra alguna de {known}.",
        )
    compiler = Compiler.of(printings)
    lexer = compiler.reader.grammar.lexer
    knowledge = Knowledge(
        of_sentence=lambda text: _words(lexer, text),
        of_abilities=lambda abilities: [*_keywords(abilities), *_words_of_trees(abilities)],
        mechanics=_mechanics,
        unlike=unlike,
        order=set_order,
        equal=_equal,
        builders=[str(file) for package in (build, shape) for file in Path(package.__path__[0]).glob("*.py")],
    )
    return leave_out_sets(_Bench(compiler), cards, sets, knowledge, watch)


class _Bench:
    """A compiler whose reader is given another grammar."""

    def __init__(self, compiler: Compiler) -> None:
        self.compiler = compiler
        self.grammar_text: str = compiler.reader.tongue.grammar
        self.vocabulary: Vocabulary = compiler.reader.tongue.vocabulary

    def use(self, grammar: Grammar) -> None:
        self.compiler.reader.grammar = grammar

    def watch(self, links: Links) -> None:
        self.compiler.reader.tongue = links.watched(self.compiler.reader.tongue)

    def compile_card(self, printing: Printing, /) -> Compiled | list[Problem]:
        return self.compiler.compile_card(printing)


def _entry(printing: Printing, first: str) -> Entry:
    return Entry(
        name=printing.full_name,
        sets=(first,),
        printed=printing,
        by_hand=printing.full_name in BY_HAND,
        has_text=says_more_than_keywords(printing),
        synonyms=frozenset(_synonyms(printing)),
    )


def says_more_than_keywords(printing: Printing) -> bool:
    """Whether a card has a text that isn't only keywords and who may sing it."""
    lines = [one for one in printing.abilities if one.type != "keyword" and "sing this song for free" not in one.effect]
    return bool(lines or printing.effects)


def _words(lexer: Lexer, sentence: str) -> list[tuple[str, int]]:
    """The words of a sentence that the lexer knows and the grammar doesn't spell: keywords, counters, verb forms."""
    found: list[tuple[str, int]] = []
    form = ""
    for word in lexer.words(sentence):
        if word.kind in _SORTS:
            found.append((f"{_SORTS[word.kind]} {word.value}", word.at))
        elif form and not _regular(sentence[word.at :].lower(), word.value):
            found.append((f"{form} of {word.value}", word.at))
        form = _FORMS.get(word.value, "")
    return found


def _regular(printed: str, verb: str) -> bool:
    """Whether a form is made by the rule, so that whoever knows the verb knows it."""
    stem = verb.removesuffix("e")
    return re.match(rf"(?:{verb}s|{stem}ed)\b", printed) is not None


def _keywords(abilities: Sequence[Ability]) -> list[str]:
    """The keywords that a card has, with their variants; having one is knowing its name."""
    own = [one for one in abilities if isinstance(one, Keyword)]
    names = [f"keyword {one.name}" for one in own]
    return names + [f"{variant} Shift" for one in own for variant in one.variant]


def _mechanics(abilities: Sequence[Ability]) -> list[str]:
    """Keywords that a card has, gives or asks for, ways to shift, kinds of counters, and who the first player is."""
    found = {*_keywords(abilities)}

    def note(node: Any) -> None:
        if isinstance(node, Keyword):
            found.add(f"keyword {node.name}")
        elif isinstance(node, HasKeyword):
            found.add(f"keyword {node.keyword}")
        elif isinstance(node, PutCounters | RemoveCounters | MoveCounters) and node.kind != "damage":
            found.add(f"{node.kind} counters")
        elif isinstance(node, FirstTurn):
            found.add("first player")
        for one in children(node):
            note(one)

    note(tuple(abilities))
    return sorted(found)


_MANNERS: Final = ("said", "joint", "joints", "circumstances")
_OPEN: Final = ("keywords", "variants", "colours")
"""Sorts of words that are counted otherwise, or that come with the card file."""
_OF_THE_FILE: Final = (Keyword, Named, Classified, OfColour)
"""Records that only say what is counted by itself, or comes with the card file: names, classifications, inks."""


def _words_of_trees(abilities: Sequence[Ability]) -> list[str]:
    """The records of trees and the words in them, of the game's lexicon or of the tree itself."""
    found: set[str] = set()

    def note(node: Any) -> None:
        if isinstance(node, Node):
            kind = type(node)
            if kind not in _OF_THE_FILE:
                found.add(f"record {kind.__name__}")
            for name in _worded(kind):
                value = getattr(node, name)
                words = value if isinstance(value, tuple) else (value,)
                found.update(f"word “{word}”" for word in words if isinstance(word, str) and word)
        for one in children(node):
            note(one)

    note(tuple(abilities))
    return sorted(found)


@cache
def _worded(kind: type[Node]) -> tuple[str, ...]:
    """The fields of a record that hold words."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        name
        for name in kind.__struct_fields__
        if name not in _MANNERS and ((sort_of(hints[name]) or "keywords") not in _OPEN or _lists_words(hints[name]))
    )


def _lists_words(hint: Any) -> bool:
    return get_origin(hint) is Literal or any(_lists_words(inner) for inner in get_args(hint))


def _equal(printing: Printing, abilities: Sequence[Ability]) -> list[str]:
    """The wordings without which the trees of a card would not say again what is printed."""
    printed, said = printed_text(printing), rendered_text(printing, abilities)
    if not FORM.returns(printed, said):
        return []
    used = [one for one in _wordings(printed, said) if not _without({one}).returns(printed, said)]
    return [_same(one) for one in used]


def _wordings(*texts: str) -> list[str]:
    """The patterns that bring something of these texts into another form."""
    found = []
    lines = [SCRIPT.plain(line).lower() for text in texts for line in text.splitlines()]
    for pairs in FORM.same.values():
        for one, other in pairs:
            after = [re.sub(one, other, line) for line in lines]
            if after != lines:
                found.append(one)
            lines = after
    return found


def _without(patterns: Collection[str]) -> OneForm:
    """The form into which texts are brought, without some of its wordings."""
    kept = {why: tuple(pair for pair in pairs if pair[0] not in patterns) for why, pairs in FORM.same.items()}
    return replace(FORM, same=kept)


def _same(pattern: str) -> str:
    return f"same as “{pattern}”"


def _synonyms(printing: Printing) -> list[str]:
    text = SCRIPT.plain(printing.full_text).lower()
    return [f"“{printed}”" for printed, _ in SCRIPT.synonyms if printed.lower() in text]
