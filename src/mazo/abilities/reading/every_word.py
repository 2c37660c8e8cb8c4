"""Every word counts: a text with a word taken out, or another one in its place, is another tree or none.

Whatever reads a text without one of its words has passed that word over, which is worse than not understanding it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from mazo.abilities.reading.grammar import Grammar
from mazo.abilities.reading.passage import Refused
from mazo.abilities.reading.reader import Reader
from mazo.abilities.tree.effects import Ability


class PassedOver(msgspec.Struct, frozen=True):
    """A word that doesn't count: the text with it, what was done to it, and the text that means the same."""

    text: str
    word: str
    instead: str
    """The word in its place; nothing if it was taken out."""
    changed: str


def passed_over(
    grammar: Grammar,
    text: str,
    read: Callable[[str], Any],
    random: Random,
    small: frozenset[str],
    contrasts: Mapping[str, Sequence[str]] = {},
    excused: Sequence[re.Pattern[str]] = (),
    exchanging: bool = True,
) -> list[PassedOver]:
    """The words of a text that don't count; those that may be missing in the language are `small`.

    `read` gives what a text means, None if it is none. Some words may be missing only behind a certain word, a comma or
    a sort of term: "cards from", ", or", "KIND character"; and some may be others: "into > in". Beside another word of
    the text, `contrasts` of a word stand in its place. What else makes no difference is `excused` by patterns over the
    text with the change marked, as in "draw <a> card" or "draw <a|two> card".
    Without `exchanging` words are only taken out, which is faster.
    """
    whole = read(text)
    if whole is None:
        return []
    found = []
    for word, instead, changed in _changes(grammar, text, random, small, contrasts):
        if instead and not exchanging:
            continue
        if read(changed) == whole and not _is_excused(text, word, instead, changed, excused):
            found.append(PassedOver(text, word, instead, changed))
    return found


def _is_excused(text: str, word: str, instead: str, changed: str, excused: Sequence[re.Pattern[str]]) -> bool:
    at = next((at for at, (one, other) in enumerate(zip(text, changed, strict=False)) if one != other), len(changed))
    begin = text.rfind(word, 0, at + len(word))
    marked = f"{text[:begin]}<{word}{'|' if instead else ''}{instead}>{text[begin + len(word) :]}"
    return any(pattern.search(marked) for pattern in excused)


def reading(reader: Reader, card_type: str, action: bool = False) -> Callable[[str], list[Ability] | None]:
    """How a reader reads the texts of a type of card, or what an action does."""

    def read(text: str) -> list[Ability] | None:
        if not reader.understands(text):
            return None
        try:
            return reader.action(text, card_type) if action else reader.abilities(text, card_type)
        except Refused:
            return None

    return read


def _changes(
    grammar: Grammar, text: str, random: Random, small: frozenset[str], contrasts: Mapping[str, Sequence[str]]
) -> Iterator[tuple[str, str, str]]:
    """Each word, what stands in its place, and the text with that; no small word is taken out."""
    words = list(grammar.lexer.words(text))
    terms = {one.kind: sorted(one.values) for one in grammar.vocabulary.terms}
    plain = sorted({word.value for word in words if not word.kind and word.value.isalpha()} - {*small})
    for at, word in enumerate(words):
        end = words[at + 1].at if at + 1 < len(words) else len(text)
        printed = text[word.at : end].rstrip()
        if end == word.at or not any(sign.isalnum() for sign in printed):
            continue  # of several signs for one form of a word the last is the word itself
        before, after = text[: word.at], text[word.at + len(printed) :]
        behind = words[at - 1].kind if at else ""
        if small.isdisjoint({word.value, *_small_as(printed.lower(), before, behind, after)}):
            yield printed, "", f"{before.rstrip()} {after.lstrip()}".strip()
        for other in (*_others(word.kind, word.value, terms, plain, random), *contrasts.get(word.value, ())):
            if f"{printed.lower()} > {other}" not in small:
                yield printed, other, before + other + after


def _small_as(value: str, before: str, behind: str, after: str) -> Iterator[str]:
    """How such a word may be listed: alone, behind the word, comma or sort of term before it, before two others."""
    yield value
    last = before.split()[-1].lower() if before.split() else ""
    yield f"{',' if last.endswith(',') else last} {value}"
    yield f"{behind} {value}"
    yield " ".join([value, *after.split()[:2]])


def _stem(word: str) -> str:
    """A word without capitals and the sign of the plural, which are no other word."""
    return word.casefold().removesuffix("s")


def _others(kind: str, value: str, terms: dict[str, list[str]], plain: Sequence[str], random: Random) -> Iterator[str]:
    """Another word of the same sort."""
    if value.isdigit():
        yield str(int(value) + 1)
        return
    known = [one for one in terms.get(kind, () if kind else plain) if _stem(one) != _stem(value)]
    if known:
        yield random.choice(known)
