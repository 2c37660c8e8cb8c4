"""Questions out of clauses: what stands for the cards that are asked for becomes "which", in both languages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Protocol

from mazo.abilities.questions.blanks import HOLE, filler
from mazo.texts.lang import Lang

MANY: Final = 97
"""An amount that no card has, where the amount itself is asked for."""


_STOP: Final = re.compile(r"(?<!\b[A-Z][a-z])(?<!\b[A-Z][a-z][a-z])\. (?=[A-ZÁÉÍÓÚ])")
"""A full stop that ends a sentence, and not the short form of a title in a name."""


class Wording(Protocol):
    """How a language puts a clause as a question."""

    def bare(self, allowed: str) -> str:
        """What "you may …" allows, without those words and the full stop."""

    def which(self, allowed: str, stated: str, hollow: str, hollow_stated: str) -> str:
        """The clause as a question for the cards whose noun is a hole in the hollow ones; empty if it can't be put."""

    def how_much(self, allowed: str) -> str:
        """The clause as a question for its amount."""

    def who(self, stated: str) -> str:
        """What each player does, as a question which of them does it."""

    def filled(self, text: str, names: Sequence[str]) -> str:
        """The text with the names of the cards that were left blank."""

    def somebody(self, text: str, name: str) -> str:
        """The text with the name of the player who stands there as each opponent."""

    def ask(self, text: str) -> str:
        """With the signs of a question."""

    def first_sentence(self, text: str) -> tuple[str, str]:
        """The first sentence without its full stop, and the others or the list behind it."""

    def searched(self, noun: str) -> str:
        """Which cards a deck is searched for."""

    def player(self, count: int) -> str:
        """Which player, or which players."""

    def otherwise(self, text: str) -> str:
        """What happens if the answer is no."""

    def either(self, texts: Sequence[str]) -> str:
        """One or another of these."""

    def ones(self, count: int) -> str:
        """Which one, or which ones."""

    def noun(self, discarded: str) -> str:
        """Which cards, out of the question which are discarded."""

    def of_hand(self, discarded: str, player: str) -> str:
        """Which cards are discarded out of another player's hand."""

    def condition(self, text: str) -> str:
        """The condition of a sentence that begins with it."""

    def up_to(self, amount: int) -> str:
        """A bound, as a note."""

    def count(self, low: int, high: int, among: int) -> str:
        """How many may be chosen, as a note; nothing where it is one."""


def _noun_in(text: str, hollow: str, noun: re.Pattern[str], before_it: re.Pattern[str]) -> tuple[str, str, str] | None:
    """A clause in three parts: before the noun that is asked for, the noun itself, and what follows it."""
    end = hollow.find(HOLE)
    starts = [found.start() for found in noun.finditer(hollow[:end])] if end >= 0 else []
    if not starts:
        return None
    before, behind = hollow[: starts[-1]], hollow[end + 1 :]
    more = before_it.search(before)
    before = before[: more.start()] if more is not None else before
    if not text.startswith(before) or not text.endswith(behind) or len(text) <= len(before) + len(behind):
        return None
    return before, text[len(before) : len(text) - len(behind)].strip(), behind


def _first_sentence(text: str) -> tuple[str, str]:
    listed = text.find(": •")
    if listed >= 0:
        return text[:listed], f"{text[listed + 2 :]}."
    end = _STOP.search(text)
    return (text[: end.start()], f"{text[end.end() :]}.") if end is not None else (text, "")


class EnglishQuestions:
    """English: "deal 2 damage to which character"."""

    _NOUN = re.compile(r"\b(?:\d+ |any number of |one of |another |an? )", re.I)
    _MORE = re.compile(r"\b(?:up to |another |\d+ of )+$", re.I)
    _WHICH = (
        (re.compile(r"^another \d+ chosen "), "which other "),
        (re.compile(r"^(?:up to \d+ |any number of |\d+ )?(?:an)?other chosen "), "which other "),
        (re.compile(r"^(?:up to \d+ |any number of |\d+ )?chosen "), "which "),
        (re.compile(r"^(?:up to \d+|any number|\d+|one) of (?=your|their|those|these|them|the)"), "which of "),
        (re.compile(r"^any number of "), "which "),
        (re.compile(r"^a number \(equal to [^)]*\) of "), "which "),
        (re.compile(r"^(?:up to \d+ |\d+ )other "), "which other "),
        (re.compile(r"^another "), "which other "),
        (re.compile(r"^(?:up to \d+|\d+|an?) "), "which "),
    )

    def bare(self, allowed: str) -> str:
        """What "you may" allows."""
        return allowed.removeprefix("You may ").removeprefix("choose and ").removesuffix(".")

    def which(self, allowed: str, stated: str, hollow: str, hollow_stated: str) -> str:
        """Which cards do it, or are done something to."""
        told = _noun_in(stated, hollow_stated, self._NOUN, self._MORE)
        if told is not None and not told[0] and (noun := self._asked(told[1])):
            return (noun + told[2]).removesuffix(".")
        told = _noun_in(self.bare(allowed), self.bare(hollow), self._NOUN, self._MORE)
        noun = self._asked(told[1]) if told is not None else ""
        return f"{told[0]}{noun}{told[2]}" if told is not None and noun else ""

    def _asked(self, noun: str) -> str:
        lowered = noun[:1].lower() + noun[1:]
        for pattern, which in self._WHICH:
            if pattern.match(lowered):
                return pattern.sub(which, lowered)
        return ""

    def how_much(self, allowed: str) -> str:
        """How much of it."""
        return re.sub(rf"up to {MANY} (\w+)(?: counters)?", r"how much \1", self.bare(allowed))

    def who(self, stated: str) -> str:
        """Which player does it."""
        return re.sub(r"^Each ", "which ", stated).removesuffix(".")

    def filled(self, text: str, names: Sequence[str]) -> str:
        """A card by its name."""
        for at, name in enumerate(names):
            text = re.sub(rf"\b(?:an?|one of your) \w+ named {filler(at)}", name.replace("\\", ""), text, flags=re.I)
        return text

    def somebody(self, text: str, name: str) -> str:
        """A player by name."""
        return re.sub(r"\beach opponent\b", name, text, flags=re.I)

    def ask(self, text: str) -> str:
        """Deal it?"""
        return f"{text}?"

    def first_sentence(self, text: str) -> tuple[str, str]:
        """Up to a full stop."""
        return _first_sentence(text)

    def searched(self, noun: str) -> str:
        """Search for it."""
        return f"search your deck for {noun}"

    def player(self, count: int) -> str:
        """Who."""
        return "which player" if count == 1 else "which players"

    def otherwise(self, text: str) -> str:
        """If not, this."""
        return f"If not, this happens: {text}."

    def either(self, texts: Sequence[str]) -> str:
        """This, or that."""
        return f"{', '.join(texts[:-1])}, or {texts[-1]}"

    def ones(self, count: int) -> str:
        """Which."""
        return "which one" if count == 1 else "which ones"

    def noun(self, discarded: str) -> str:
        """Which card."""
        return discarded.removeprefix("discard ")

    def of_hand(self, discarded: str, player: str) -> str:
        """Which card of another player."""
        return f"{discarded} from {player}'s hand"

    def condition(self, text: str) -> str:
        """If this."""
        return text.removeprefix("If ").rpartition(", ")[0] if text.startswith("If ") else ""

    def up_to(self, amount: int) -> str:
        """Up to so much."""
        return f"(up to {amount})"

    def count(self, low: int, high: int, among: int) -> str:
        """So many."""
        if low == high:
            return "" if high == 1 else f"(choose {high})"
        if low:
            return f"(from {low} to {high})"
        return "(or none)" if high == 1 else "(any number)" if high >= among else f"(up to {high})"


class SpanishQuestions:
    """Spanish: «a qué carta infligir 2 de daño»."""

    _NOUN = re.compile(r"\b(?:\d+ |cualquier número de |otr[oa]s? |un[oa] de |una? )", re.I)
    _MORE = re.compile(r"\b(?:hasta |otr[oa]s |\d+ de )+$", re.I)
    _WHICH = (
        (re.compile(r"^(?:hasta )?un[oa] de "), "cuál de "),
        (
            re.compile(r"^(?:(?:hasta )?\d+|cualquier número) de (?=tus|sus|esas|esos|las|los|ellas|ellos)"),
            "cuáles de ",
        ),
        (re.compile(r"^un número \(igual a [^)]*\) de "), "qué "),
        (re.compile(r"^(?:hasta )?(otr[oa]s?) (?:\d+ )?"), r"qué \1 "),
        (re.compile(r"^(?:hasta )?\d+ (otr[oa]s) "), r"qué \1 "),
        (re.compile(r"^cualquier número de "), "qué "),
        (re.compile(r"^(?:hasta )?(?:una?|\d+) "), "qué "),
    )
    _PREPOSITION = re.compile(
        r"(?:^|(?<= ))(?:(a) cada un[oa] de|(de debajo de|debajo de|a|de|en|con|por|sobre|entre)) $"
    )
    _CHOSEN = re.compile(r" elegid[oa]s?\b")

    def bare(self, allowed: str) -> str:
        """What «puedes» allows."""
        return allowed.removeprefix("Puedes ").removeprefix("elegir y ").removesuffix(".")

    def which(self, allowed: str, stated: str, hollow: str, hollow_stated: str) -> str:
        """Which cards do it, or are done something to; with its preposition, what is asked for stands first."""
        told = _noun_in(stated, hollow_stated, self._NOUN, self._MORE)
        if told is not None and not told[0] and (noun := self._asked(told[1])):
            return (noun + told[2]).removesuffix(".")
        told = _noun_in(self.bare(allowed), self.bare(hollow), self._NOUN, self._MORE)
        noun = self._asked(told[1]) if told is not None else ""
        if told is None or not noun:
            return ""
        before, behind = told[0], told[2]
        if "igual a" in before:  # what it is equal to stands where it stood
            return f"{before}{noun}{behind}"
        found = self._PREPOSITION.search(before)
        if found is not None:
            before = before[: found.start()]
            noun = f"{found[1] or found[2]} {noun}"
        return f"{noun} {before.strip()}{behind}".strip()

    def _asked(self, noun: str) -> str:
        lowered = self._CHOSEN.sub("", noun[:1].lower() + noun[1:])
        for pattern, which in self._WHICH:
            if pattern.match(lowered):
                return pattern.sub(which, lowered)
        return ""

    def how_much(self, allowed: str) -> str:
        """How much of it."""
        found = re.search(rf"hasta {MANY} (?:contadores )?de (\w+)", self.bare(allowed))
        if found is None:
            return ""
        text = self.bare(allowed)
        return f"cuánto {found[1]} {text[: found.start()].strip()}{text[found.end() :]}"

    def who(self, stated: str) -> str:
        """Which player does it."""
        return re.sub(r"^Cada ", "qué ", stated).removesuffix(".")

    def filled(self, text: str, names: Sequence[str]) -> str:
        """A card by its name."""
        for at, name in enumerate(names):
            text = re.sub(
                rf"\bun(?:a|[oa] de tus)? \w+ llamad[oa]s? {filler(at)}", name.replace("\\", ""), text, flags=re.I
            )
        return text

    def somebody(self, text: str, name: str) -> str:
        """A player by name."""
        return re.sub(r"\bcada oponente\b", name, text, flags=re.I)

    def ask(self, text: str) -> str:
        """¿Infligirlo?"""
        return f"¿{text}?"

    def first_sentence(self, text: str) -> tuple[str, str]:
        """Hasta el punto."""
        return _first_sentence(text)

    def searched(self, noun: str) -> str:
        """Buscarla."""
        return f"{noun} buscar en tu mazo"

    def player(self, count: int) -> str:
        """Quién."""
        return "qué jugador" if count == 1 else "qué jugadores"

    def otherwise(self, text: str) -> str:
        """Si no, esto."""
        return f"Si no, sucede esto: {text}."

    def either(self, texts: Sequence[str]) -> str:
        """Esto o aquello."""
        return f"{', '.join(texts[:-1])} o {texts[-1]}"

    def ones(self, count: int) -> str:
        """Cuál."""
        return "cuál" if count == 1 else "cuáles"

    def noun(self, discarded: str) -> str:
        """Qué carta."""
        return discarded.removesuffix(" descartar")

    def of_hand(self, discarded: str, player: str) -> str:
        """Qué carta de otro jugador."""
        return f"{discarded} de la mano de {player}"

    def condition(self, text: str) -> str:
        """Si esto."""
        return text.removeprefix("Si ").rpartition(", ")[0] if text.startswith("Si ") else ""

    def up_to(self, amount: int) -> str:
        """Hasta tanto."""
        return f"(hasta {amount})"

    def count(self, low: int, high: int, among: int) -> str:
        """Tantas."""
        if low == high:
            return "" if high == 1 else f"(elige {high})"
        if low:
            return f"(de {low} a {high})"
        return "(puedes no elegir)" if high == 1 else "(cualquier cantidad)" if high >= among else f"(hasta {high})"


def wording(lang: Lang) -> Wording:
    """How a language puts questions."""
    return EnglishQuestions() if lang == "en" else SpanishQuestions()
