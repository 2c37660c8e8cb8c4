"""Questions out of clauses: what stands for the cards that are asked for becomes "which".

How that is done is the same in every language; `english` and `spanish` have the words and the places where they stand.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec

from mazo.abilities.questions.blanks import HOLE, filler

MANY: Final = 97
"""An amount that no card has, where the amount itself is asked for."""
BUTTON: Final = 34
"""How long the text of a button may be."""

_STOP: Final = re.compile(r"(?<!\b[A-Z][a-z])(?<!\b[A-Z][a-z][a-z])\. (?=[A-ZÁÉÍÓÚ])")
"""A full stop that ends a sentence, and not the short form of a title in a name."""

Pattern: TypeAlias = re.Pattern[str]


class Words(msgspec.Struct, frozen=True):
    """The words of one language that a question is made of."""

    noun: Pattern
    """With what a noun begins."""
    more: Pattern
    """What may stand before it and belongs to it."""
    which: tuple[tuple[Pattern, str], ...]
    """Beginnings of nouns, and what they become in a question."""
    adjective: Pattern
    """What says of a noun that it is chosen, where that stands behind it."""
    preposition: Pattern
    """What goes before a noun and can't stand without one."""
    fronts: bool
    """Whether what is asked for comes first, with its preposition, and only then what is done."""
    whence: Pattern
    """Where they are, which then comes first with them."""
    stays: Pattern
    """Words behind which it stays where it is all the same."""
    may: str
    choose_and: str
    so_many: Pattern
    """An amount that is asked for, and what there is an amount of."""
    how_much: str
    how_many_of: str
    """How much of it, as a template, and that amount as one that was named."""
    each: str
    which_one: str
    """With what a sentence about each player begins, and which of them it is."""
    named: str
    """A card that is told by its name; the name stands for `{}`."""
    each_opponent: Pattern
    by_itself: Pattern
    """What happens by itself to cards that are played, which a question can't have as a clause of its own."""
    question: str
    revealed: Pattern
    """That cards which were searched for are revealed."""
    player: tuple[str, str]
    otherwise: str
    joint: str
    ones: tuple[str, str]
    discard: Pattern
    of_hand: str
    condition: str
    """The word that a condition begins with."""
    up_to: str
    exactly: str
    between: str
    or_none: str
    any_number: str
    plainer: tuple[tuple[Pattern, str], ...]
    """Ways to say what is done to a card, and shorter ones for a button."""
    duration: Pattern
    origin: Pattern
    """How long something lasts and where cards come from, which a button need not say."""
    tails: Pattern
    """Where a sentence can be cut off for a button."""


class Wording:
    """How a language puts a clause as a question."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def bare(self, allowed: str) -> str:
        """What "you may …" allows, without those words and the full stop."""
        return allowed.removeprefix(self.words.may).removeprefix(self.words.choose_and).removesuffix(".")

    def which(self, allowed: str, stated: str, hollow: str, hollow_stated: str) -> str:
        """The clause as a question for the cards whose noun is a hole in the hollow ones; empty if it can't be put."""
        told = self._noun_in(stated, hollow_stated)
        if told is not None and not told[0] and (noun := self._asked(told[1])):
            return (noun + told[2]).removesuffix(".")
        told = self._noun_in(self.bare(allowed), self.bare(hollow))
        noun = self._asked(told[1]) if told is not None else ""
        if told is None or not noun:
            return ""
        before, behind = told[0], told[2]
        if self.words.fronts and (whence := self.words.whence.match(behind)) is not None:
            noun, behind = noun + whence[0], behind[whence.end() :]
        if not self.words.fronts or self.words.stays.search(before):
            return f"{before}{noun}{behind}"
        found = self.words.preposition.search(before)
        if found is not None:
            before = before[: found.start()]
            noun = f"{found[1] or found[2]} {noun}"
        return f"{noun} {before.strip()}{behind}".strip()

    def verb(self, allowed: str, hollow: str) -> str:
        """What is done to cards, without them, for a button; empty if it can't be told so."""
        told = self._noun_in(self.bare(allowed), self.bare(hollow))
        if told is None:
            return ""
        return self.short(f"{self.words.preposition.sub('', told[0]).strip()}{told[2]}".strip())

    def short(self, text: str) -> str:
        """What is done, short enough for a button; empty if nothing short can be made of it."""
        whole, _ = self.first_sentence(text)
        whole = self.words.duration.sub("", whole)
        for long, short in self.words.plainer:
            whole = long.sub(short, whole)
        plain = self.words.origin.sub("", whole)
        cut = [plain[: found.start()] for found in self.words.tails.finditer(plain)]
        told = next((told for told in (whole, plain, *reversed(cut)) if len(told) <= BUTTON), "")
        return told if told[:1].islower() else ""  # what begins a sentence of its own is no verb

    def _noun_in(self, text: str, hollow: str) -> tuple[str, str, str] | None:
        """A clause in three parts: before the noun that is asked for, the noun itself, and what follows it."""
        end = hollow.find(HOLE)
        starts = [found.start() for found in self.words.noun.finditer(hollow[:end])] if end >= 0 else []
        if not starts:
            return None
        before, behind = hollow[: starts[-1]], hollow[end + 1 :]
        more = self.words.more.search(before)
        before = before[: more.start()] if more is not None else before
        if not text.startswith(before) or not text.endswith(behind) or len(text) <= len(before) + len(behind):
            return None
        return before, text[len(before) : len(text) - len(behind)].strip(), behind

    def _asked(self, noun: str) -> str:
        lowered = self.words.adjective.sub("", noun[:1].lower() + noun[1:])
        for pattern, which in self.words.which:
            if pattern.match(lowered):
                return pattern.sub(which, lowered)
        return ""

    def how_much(self, allowed: str) -> str:
        """The clause as a question for its amount."""
        text = self.bare(allowed)
        found = self.words.so_many.search(text)
        if found is None:
            return ""
        asked = self.words.how_much.format(found[1])
        before, behind = text[: found.start()], text[found.end() :]
        return f"{asked} {before.strip()}{behind}" if self.words.fronts else f"{before}{asked}{behind}"

    def so_much(self, allowed: str) -> str:
        """What is done with an amount that was named, `{n}`, for a button."""
        text = self.bare(allowed)
        found = self.words.so_many.search(text)
        return f"{text[: found.start()]}{self.words.how_many_of.format(found[1])}" if found is not None else ""

    def who(self, stated: str) -> str:
        """What each player does, as a question which of them does it."""
        told = stated.removesuffix(".")
        return (
            f"{self.words.which_one}{told.removeprefix(self.words.each)}" if told.startswith(self.words.each) else told
        )

    def filled(self, text: str, names: Sequence[str]) -> str:
        """The text with the names of the cards that were left blank."""
        for at, name in enumerate(names):
            text = re.sub(self.words.named.format(filler(at)), name.replace("\\", ""), text, flags=re.I)
        return text

    def somebody(self, text: str, name: str) -> str:
        """The text with the name of the player who stands there as each opponent."""
        return self.words.each_opponent.sub(name, text)

    def ask(self, text: str) -> str:
        """With the signs of a question."""
        return self.words.question.format(text)

    def aside(self, text: str) -> str:
        """The text in which what just happens is a remark."""
        return self.words.by_itself.sub(r" (\1)", text)

    def first_sentence(self, text: str) -> tuple[str, str]:
        """The first sentence without its full stop, and the others or the list behind it."""
        listed = text.find(": •")
        if listed >= 0:
            return text[:listed], f"{text[listed + 2 :]}."
        end = _STOP.search(text)
        return (text[: end.start()], f"{text[end.end() :]}.") if end is not None else (text, "")

    def unrevealed(self, text: str) -> str:
        """What is searched for, without the words that it is revealed then."""
        return self.words.revealed.sub("", text)

    def player(self, count: int) -> str:
        """Which player, or which players."""
        return self.words.player[count != 1]

    def otherwise(self, text: str) -> str:
        """What happens if the answer is no."""
        return self.words.otherwise.format(text)

    def either(self, texts: Sequence[str]) -> str:
        """One or another of these."""
        return f"{', '.join(texts[:-1])}{self.words.joint}{texts[-1]}"

    def ones(self, count: int) -> str:
        """Which one, or which ones."""
        return self.words.ones[count != 1]

    def noun(self, discarded: str) -> str:
        """Which cards, out of the question which are discarded."""
        return self.words.discard.sub("", discarded)

    def of_hand(self, discarded: str, player: str) -> str:
        """Which cards are discarded out of another player's hand."""
        return self.words.of_hand.format(discarded, player)

    def condition(self, text: str) -> str:
        """The condition of a sentence that begins with it."""
        word = self.words.condition
        return text.removeprefix(word).rpartition(", ")[0] if text.startswith(word) else ""

    def up_to(self, amount: int) -> str:
        """A bound, as a note."""
        return self.words.up_to.format(amount)

    def count(self, low: int, high: int, among: int) -> str:
        """How many may be chosen, as a note; nothing where it is one."""
        if low == high:
            return "" if high == 1 else self.words.exactly.format(high)
        if low:
            return self.words.between.format(low, high)
        return self.words.or_none if high == 1 else self.words.any_number if high >= among else self.up_to(high)
