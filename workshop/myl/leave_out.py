"""How general the Spanish grammar is: editions and sets left out of a card file, with their forms and wordings."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from mazo.abilities.reading.grammar import Grammar, NotUnderstood
from mazo.abilities.reading.lexer import Vocabulary
from mazo.abilities.reading.outcome import Compiled, Problem
from mazo.abilities.reading.script import Sentence
from mazo.abilities.reading.walk import children
from mazo.abilities.tree.effects import Ability, Keyword
from mazo.abilities.tree.nouns import HasKeyword
from mazo.errors import BadConfig
from mazo.games.cards import Watch
from mazo.games.myl.reading import verbs
from mazo.games.myl.reading.by_hand import by_hand
from mazo.games.myl.reading.compile import Compiler
from mazo.games.myl.reading.library import read, unlike
from mazo.games.myl.reading.misprints import MISPRINTS, SLIPS
from mazo.games.myl.reading.parts import KeywordSaid
from mazo.games.myl.reading.record import CardFile, Record, read_file, unaccented
from mazo.games.myl.reading.reread import reads_again, reads_back
from mazo.games.myl.reading.round_trip import Wordings, alike, rendered_text, same, spoken
from mazo.games.myl.reading.tongue import grammar
from mazo.games.myl.reading.wording import SCRIPT, SYNONYMS, WORDS, normalised
from workshop.leave_out import Entry, Knowledge, LeftOut, Links
from workshop.leave_out import leave_out as leave_out_sets

_AGREEING: Final = tuple({one for meant in WORDS.forms.values() for one in meant})
_WORD: Final = re.compile(r"[\w'-]+")


def leave_out_of(content: bytes, sets: Sequence[str], watch: Watch | None = None) -> tuple[LeftOut, ...]:
    """What becomes of editions and sets of a card file when each of them is left out.

    An edition is left out with all its products, any other set with the cards that it printed first.
    """
    file = read_file(content)
    compiler = Compiler((one.name for one in file.play), explains=False)
    cards = [_entry(one, file, compiler) for one in file.play]
    codes = dict.fromkeys(code for card in cards for code in card.sets)
    strange = [code for code in sets if code not in codes]
    if strange or not sets:
        known, names = ", ".join(codes), ", ".join(strange)
        raise BadConfig(
            f"No card of the file is of the edition or set {names or '…'}: name some of {known}.",
            f"Ninguna carta del archivo es de la edición o colección {names or '…'}: nombra alguna de {known}.",
        )
    order = {one.key: one.order for one in file.sets}
    bench = _Bench(compiler)
    knowledge = Knowledge(_words, _keywords, _mechanics, bench.unlike, lambda code: order.get(code, 0), bench.equal)
    return leave_out_sets(bench, cards, sets, knowledge, watch)


class _Bench:
    """A compiler that is given another grammar and knows nothing by hand."""

    def __init__(self, compiler: Compiler) -> None:
        self.compiler = compiler
        self.grammar_text: str = grammar()
        self.vocabulary: Vocabulary = compiler.grammar.vocabulary

    def use(self, grammar: Grammar) -> None:
        self.compiler.grammar = grammar

    def watch(self, links: Links) -> None:
        """Three rules tell what pronouns mean, and texts of every edition need them."""

    def compile_card(self, card: Record, /) -> Compiled | list[Problem]:
        return read(self.compiler, card, {card.name}, {})

    def unlike(self, card: Record, abilities: Sequence[Ability]) -> list[Problem]:
        """What is wrong with trees that don't say again what is printed."""
        return unlike(self.compiler, card, abilities)

    def equal(self, card: Record, abilities: Sequence[Ability]) -> list[str]:
        """The wordings without which the card wouldn't return; what reads back needs none."""
        needed = _equal(card, abilities)
        reads_again(self.compiler, card, abilities)  # what Mazo says of the cards is text that is known as well
        return [] if needed and reads_back(self.compiler, card, abilities) else needed


def _entry(card: Record, file: CardFile, compiler: Compiler) -> Entry:
    order = {one.key: one.order for one in file.sets}
    printed = [one.set for one in file.printings if one.key == card.key and one.kind == card.kind] or [card.set]
    first = min(printed, key=lambda code: order.get(code, 0))
    return Entry(
        name=card.name,
        sets=tuple(dict.fromkeys((*card.blocks, first))),
        printed=card,
        by_hand=bool(by_hand(card.name)),
        has_text=says_more_than_keywords(card, compiler),
        synonyms=frozenset(_synonyms(card)),
    )


def says_more_than_keywords(card: Record, compiler: Compiler) -> bool:
    """Whether a card has a sentence that isn't only keywords."""
    sentences = SCRIPT.sentences(normalised(card.text or "", card.name, card.kind))
    return any(not _is_keyword(one, compiler) for one in sentences)


def _is_keyword(sentence: Sentence, compiler: Compiler) -> bool:
    try:
        return isinstance(compiler.sentence(sentence), KeywordSaid)
    except (NotUnderstood, ValueError, TypeError):
        return False


def _words(sentence: str) -> list[tuple[str, int]]:
    """The forms of a sentence that no rule makes: stems of irregular verbs, words that agree or stand for another."""
    found = []
    for word in _WORD.finditer(sentence):
        form = word[0].lower()
        meant = WORDS.forms.get(form)
        rule = verbs.rule_of(form)
        if meant is not None and rule and meant not in _by_rule(form):
            found.append((f"“{rule}” for {meant[0]}", word.start()))
    return found


def _by_rule(form: str) -> list[tuple[str, ...]]:
    """What a form may be of by number and gender alone."""
    return [(form,), *((one,) for one in _AGREEING if _stem(one) == _stem(form))]


def _stem(word: str) -> str:
    """A word without its number and gender: "ambas" is "ambos", "veces" is "vez"."""
    single = word.removesuffix("s").removesuffix("e") if word.endswith("es") else word.removesuffix("s")
    return single.rstrip("aeo").removesuffix("c").removesuffix("z")


def _keywords(abilities: Sequence[Ability]) -> list[str]:
    return [f"keyword {one.name}" for one in abilities if isinstance(one, Keyword)]


def _mechanics(abilities: Sequence[Ability]) -> list[str]:
    """Keywords that a card has, gives or asks for."""
    found: set[str] = set()

    def note(node: Any) -> None:
        if isinstance(node, Keyword):
            found.add(f"keyword {node.name}")
        elif isinstance(node, HasKeyword):
            found.add(f"keyword {node.keyword}")
        for one in children(node):
            note(one)

    note(tuple(abilities))
    return sorted(found)


def _synonyms(card: Record) -> list[str]:
    """The slips of the sources and the synonyms in a text."""
    text = " ".join((card.text or "").split())
    slips = [f"slip /{wrong}/" for wrong, _ in (*SLIPS, *MISPRINTS) if re.search(wrong, text)]
    plain = unaccented(text)
    found = [printed for printed, _ in SYNONYMS if re.search(rf"\b{unaccented(printed)}\b", plain, re.IGNORECASE)]
    return slips + [f"“{printed}”" for printed in found]


def _equal(card: Record, abilities: Sequence[Ability]) -> list[str]:
    """The wordings without which the trees wouldn't say again what is printed."""
    printed, said = spoken(card.text or "", card), spoken(rendered_text(card, abilities), card)
    used = _met(printed, said)
    if not alike(printed, said, used):
        return []
    without = ((one, (*used[:at], *used[at + 1 :])) for at, one in enumerate(used))
    return [f"equal /{one.pattern}/" for (one, _), others in without if not alike(printed, said, others)]


def _met(*texts: Sequence[str]) -> Wordings:
    """The wordings that change one of these texts."""
    found = []
    left = [sentence for text in texts for sentence in text]
    for pattern, other in same():
        after = [pattern.sub(other, sentence) for sentence in left]
        if after != left:
            found.append((pattern, other))
        left = after
    return tuple(found)
