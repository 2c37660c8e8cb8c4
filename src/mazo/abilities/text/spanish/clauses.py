"""Spanish clauses, to be said in any mood and tense or denied, and the ordinals that count them."""

from __future__ import annotations

import msgspec

from mazo.abilities.text.spanish.forms import ORDINALS, Mood, Subject, ending
from mazo.abilities.text.spanish.words import Words

_NONE = (
    ("una ", "ninguna "),
    ("un ", "ningún "),
    ("uno ", "ninguno "),
    ("otra ", "ninguna otra "),
    ("otro ", "ningún otro "),
)


class Clause(msgspec.Struct, frozen=True):
    """A subject, its verb and the rest, to be said in any mood; impersonal clauses begin with the verb."""

    words: Words
    subject: Subject
    verb: str
    rest: str = ""
    impersonal: bool = False
    reflexive: bool = False

    def _with(self, verb: str) -> str:
        se = "se " if self.impersonal or self.reflexive else ""
        if self.impersonal:
            return " ".join(one for one in (se + verb, self.subject.text, self.rest) if one)
        return " ".join(one for one in (self.subject.text, se + verb, self.rest) if one)

    def said(self, mood: Mood) -> str:
        """It happens, in that mood."""
        return self._with(self.words.conjugate(self.verb, self.subject.form(mood)))

    def denied(self, mood: Mood) -> str:
        """It doesn't happen, in that mood."""
        return self._with(f"no {self.words.conjugate(self.verb, self.subject.form(mood))}")

    def past(self, mood: Mood) -> str:
        """It happened, in that mood."""
        return self._with(self.words.conjugate(self.verb, self.subject.form("p" if mood == "i" else "h")))

    def would(self) -> str:
        """It would happen."""
        were = "fueras a" if self.subject.you else "fueran a" if self.subject.plural else "fuera a"
        return self._with(f"{were} {self.verb}")


def none_of(text: str) -> str:
    """Something denied: ningún hechizo, ninguna de tus criaturas, ningún otro objeto; other texts stay."""
    for article, no in _NONE:
        if text.startswith(article):
            return no + text.removeprefix(article)
    return text


def ordinal(number: int, fem: bool) -> str:
    """The second, the third, the 21st, in the gender of its noun."""
    if number in (1, 3):
        return ORDINALS[number - 1] + ("a" if fem else "")
    if 0 < number <= len(ORDINALS):
        return ending(ORDINALS[number - 1], fem)
    return f"{number}.{'ª' if fem else 'º'}"
