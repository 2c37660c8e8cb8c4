"""Words of a text: what the grammar sees of a sentence, and of the phrases in quotes of the grammar itself.

Forms of a word are evened out by a table of the language: "an" may be read as "a", a verb in the third person as a sign
and its plain form, "del" as "de" and "el"; so that a rule of the grammar is written once.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Final

import msgspec
from msgspec.structs import replace

_ANY_SIGN: Final = r"[^\s\w]"


class Terms(msgspec.Struct, frozen=True):
    """A terminal of the grammar that stands for any of these: keywords, classes, names of cards."""

    kind: str
    values: Collection[str]
    capital: bool = True
    """Only looked for where a capital letter stands."""
    named: bool = False
    """Only looked for where a name is expected, with a capital or not."""
    never_first: tuple[str, ...] = ()
    """Those that are plain words at the beginning of a sentence."""


class Vocabulary(msgspec.Struct, frozen=True, kw_only=True):
    """The words of a language, and what the texts of a game name."""

    signs: tuple[tuple[str, str], ...] = ()
    """Patterns that are a terminal ("": that stand for themselves), the first that fits wins."""
    word: str = r"[\w'-]+"
    """What else is one word; any other sign is one as well."""
    forms: Mapping[str, tuple[str, ...]] = {}
    """What a form of a word is read as."""
    naming: Collection[str] = ()
    """The words after which a name is expected."""
    still_naming: Collection[str] = ()
    """The words between several names."""
    terms: tuple[Terms, ...] = ()

    def without_terms(self) -> Vocabulary:
        """The words alone, as the phrases of a grammar are read."""
        return replace(self, terms=(), naming=())


class Word:
    """One sign of a sentence: its terminal ("": it stands for itself), its value, and where it begins."""

    __slots__ = ("at", "kind", "value")

    def __init__(self, kind: str, value: str, at: int) -> None:
        self.kind = kind
        self.value = value
        self.at = at


class Lexer:
    """Cuts sentences into words by a vocabulary.

    >>> English = Vocabulary(signs=(("NUM", r"[0-9]+"),), forms={"draws": ("§", "draw")})
    >>> [(word.kind, word.value) for word in Lexer(English).words("She draws 2 cards")]
    [('', 'she'), ('', '§'), ('', 'draw'), ('NUM', '2'), ('', 'cards')]
    """

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self._kinds = [kind for kind, _ in vocabulary.signs]
        patterns = [pattern for _, pattern in vocabulary.signs]
        choices = "|".join(f"({pattern})" for pattern in (*patterns, f"{vocabulary.word}|{_ANY_SIGN}"))
        self._next = re.compile(rf"\s*(?:{choices})")
        self._terms = [(one, _by_first_letter(one)) for one in vocabulary.terms]

    def words(self, text: str) -> Iterator[Word]:
        """The words of a sentence."""
        known = self.vocabulary
        at, naming = 0, False
        while found := self._next.match(text, at):
            group = found.lastindex or 0
            begin = found.start(group)
            term = self._term(text, begin, naming)
            if term is not None:
                yield term
                at = begin + len(term.value)
                continue
            at = found.end()
            if group <= len(self._kinds):
                yield Word(self._kinds[group - 1], found[group], begin)
                naming = False
                continue
            word = found[group].lower()
            forms = known.forms.get(word, (word,))
            naming = forms[-1] in known.naming or (naming and forms[-1] in known.still_naming)
            for form in forms:
                yield Word("", form, begin)

    def _term(self, text: str, at: int, naming: bool) -> Word | None:
        for terms, by_letter in self._terms:
            if not naming if terms.named else terms.capital and not text[at].isupper():
                continue
            for value in by_letter.get(text[at], ()):
                end = at + len(value)
                if text.startswith(value, at) and not text[end : end + 1].isalnum():
                    return Word(terms.kind, value, at) if at or value not in terms.never_first else None
        return None


def _by_first_letter(terms: Terms) -> dict[str, list[str]]:
    """The terms by their first letter, the longest first."""
    found: dict[str, list[str]] = {}
    for value in sorted({*terms.values}, key=len, reverse=True):
        found.setdefault(value[:1], []).append(value)
    return found
