"""The forms of English: articles, lists, verbs, numbers that are compared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import msgspec

from mazo.abilities.text.plan.shapes import by_comparison
from mazo.abilities.tree.effects import Joint

Conjugate: TypeAlias = Callable[[str], str]

JOINTS: Final[dict[Joint, str]] = {
    ".": "",
    ". then": "then, ",
    ",": ", ",
    "and": " and ",
    ", and": ", and ",
    ", then": ", then ",
}
"""What joins a clause to the one before it."""

ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


class Verb(msgspec.Struct, frozen=True):
    """A verb with what it needs to stand in any tense."""

    base: str
    third: str
    past: str
    past_plural: str = ""

    def present(self, plural: bool) -> str:
        """It happens."""
        return self.base if plural else self.third

    def did(self, plural: bool) -> str:
        """It happened."""
        return (self.past_plural if plural else "") or self.past


BE: Final = Verb("are", "is", "was", "were")


class Phrase(msgspec.Struct, frozen=True):
    """A noun phrase, and whether its verb stands in the plural."""

    text: str
    plural: bool = False


PAST: Final = {
    "put": "put",
    "draw": "drew",
    "choose": "chose",
    "take": "took",
    "give": "gave",
    "do": "did",
    "leave": "left",
    "deal": "dealt",
    "pay": "paid",
    "lose": "lost",
}
_THIRD: Final = {"have": "has", "do": "does", "be": "is", "can't": "can't", "can": "can", "may": "may", "must": "must"}


def third_person(base: str) -> str:
    """The verb of he, she and it."""
    if base in _THIRD:
        return _THIRD[base]
    if base.endswith(("sh", "ch", "s", "x", "o")):
        return base + "es"
    if base.endswith("y") and base[-2] not in "aeiou":
        return base[:-1] + "ies"
    return base + "s"


def past_tense(base: str) -> str:
    """The past of a regular verb."""
    return base + ("d" if base.endswith("e") else "ed")


def conjugator(plural: bool) -> Conjugate:
    """Verbs for a subject in the singular or the plural."""
    return (lambda base: base) if plural else third_person


def a(noun: str) -> str:
    """A noun with its indefinite article."""
    vowel = noun[:1].lower() in "aeiou" and not noun.lower().startswith(("uni", "one", "eu"))
    return f"{'an' if vowel else 'a'} {noun}"


def listed(words: Sequence[str], joint: str = "and") -> str:
    """Words one after the other: one, two and three, with the comma before the last of three or more."""
    if len(words) < 3:
        return f" {joint} ".join(words)
    return f"{', '.join(words[:-1])}, {joint} {words[-1]}"


def possessive(noun: str) -> str:
    """Whose: the character's, the characters', their."""
    if noun in ("it", "them", "they", "him", "her"):
        return {"it": "its", "him": "his", "her": "her"}.get(noun, "their")
    return noun + ("'" if noun.endswith("s") else "'s")


COUNTED: Final = by_comparison("{}", "{} or more", "{} or less", "other than {}", "more than {}", "less than {}")
"""A number as it is compared: 3 or more."""
POINTS: Final = by_comparison(
    "{} {}", "{} {} or more", "{} {} or less", "{1} other than {0}", "more than {} {}", "less than {} {}"
)
"""So many points, as they are compared: 3 {S} or less."""
EQUALITIES: Final = by_comparison(
    "equal to", "equal to or greater than", "equal to or less than", "not equal to", "greater than", "less than"
)
"""What is said of an amount against another."""
