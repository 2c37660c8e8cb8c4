"""How general the grammar is: sets left out of a card file; with their keywords, counters and irregular verb forms."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from mazo.abilities.reading.lexer import Lexer
from mazo.abilities.reading.walk import children
from mazo.abilities.tree.deeds import MoveCounters, PutCounters, RemoveCounters
from mazo.abilities.tree.effects import Ability, Keyword
from mazo.abilities.tree.nouns import FirstTurn, HasKeyword
from mazo.errors import BadConfig
from mazo.games.cards import Watch
from mazo.games.lorcana.cards.catalogue import set_order
from mazo.games.lorcana.cards.importer import Printing, newest_printings, read_printings
from mazo.games.lorcana.reading.by_hand import BY_HAND
from mazo.games.lorcana.reading.compile import Compiler
from mazo.games.lorcana.reading.library import unlike
from mazo.games.lorcana.reading.wording import PAST, SCRIPT, THIRD
from workshop.leave_out import Entry, Knowledge, LeftOut
from workshop.leave_out import leave_out as leave_out_sets

_FORMS: Final = {THIRD: "verb form", PAST: "past"}
_SORTS: Final = {"KW": "keyword", "COUNTER": "counter"}


def leave_out_of(content: bytes, sets: Sequence[str], watch: Watch | None = None) -> tuple[LeftOut, ...]:
    """What becomes of sets of a card file when each of them is left out."""
    return leave_out(read_printings(content), sets, watch)


def leave_out(printings: Sequence[Printing], sets: Sequence[str], watch: Watch | None = None) -> tuple[LeftOut, ...]:
    """What becomes of each of these sets when it is left out."""
    cards = [_entry(printing, first) for printing, (first, *_) in newest_printings(printings)]
    codes = {card.set for card in cards}
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
    knowledge = Knowledge(lambda text: _words(lexer, text), _keywords, _mechanics, unlike, set_order)
    return leave_out_sets(compiler, cards, sets, knowledge, watch)


def _entry(printing: Printing, first: str) -> Entry:
    return Entry(
        name=printing.full_name,
        set=first,
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


def _synonyms(printing: Printing) -> list[str]:
    text = SCRIPT.plain(printing.full_text).lower()
    return [f"“{printed}”" for printed, _ in SCRIPT.synonyms if printed.lower() in text]
