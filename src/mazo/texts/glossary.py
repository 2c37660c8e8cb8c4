"""A game's words in both languages, with gender, plural and the forms that sentences need."""

from __future__ import annotations

import difflib
import pkgutil
import tomllib
from collections.abc import Iterable, Iterator
from typing import Final, Literal

import msgspec

from mazo.errors import MazoError
from mazo.texts.lang import Lang
from mazo.texts.phrases import fold

Gender = Literal["m", "f", ""]

_AGREEMENT: Final = {("m", False): "", ("f", False): "es_f", ("m", True): "es_mp", ("f", True): "es_fp"}


class UnknownTerm(MazoError):
    """A word, or a form of one, that the glossary does not have."""

    def __init__(self, asked: str, suggestions: Iterable[str] = ()) -> None:
        self.asked = asked
        self.suggestions = tuple(suggestions)
        english = f'The glossary has no "{asked}".'
        spanish = f"El glosario no tiene «{asked}»."
        if self.suggestions:
            english += f" Did you mean {', '.join(self.suggestions)}?"
            spanish += f" ¿Querías decir {', '.join(self.suggestions)}?"
        super().__init__(english, spanish)


class Term(msgspec.Struct, frozen=True, eq=False):
    """One word of the game; the file of the game explains the fields at its head."""

    key: str
    kind: str
    en: str
    es: str
    en_plural: str = ""
    es_plural: str = ""
    gender: Gender = ""
    label_en: str = ""
    label_es: str = ""
    gloss_es: str = ""
    reminder_es: str = ""
    also: tuple[str, ...] = ()
    forms: dict[str, str] = {}


class Glossary:
    """The words of a game, found by key.

    >>> from mazo.games.lorcana.book import glossary
    >>> words = glossary()
    >>> words.term("location", "es", plural=True), words.gender("location")
    ('localizaciones', 'f')
    >>> words.agree("exerted", "f", plural=True), words.form("to_banish", "es", "third")
    ('agotadas', 'destierra')
    """

    __slots__ = ("_terms",)

    def __init__(self, terms: Iterable[Term]) -> None:
        self._terms: dict[str, Term] = {}
        for term in terms:
            if term.key in self._terms:
                raise ValueError(f"two terms have the key {term.key!r}")
            self._terms[term.key] = term

    @classmethod
    def load(cls, package: str, name: str = "glossary.toml") -> Glossary:
        """The glossary in a file of a package."""
        data = pkgutil.get_data(package, name)
        if data is None:
            raise FileNotFoundError(f"{package} cannot be read from: {name}")
        return cls.parse(data.decode())

    @classmethod
    def parse(cls, text: str) -> Glossary:
        """The glossary in a TOML text."""
        return cls(msgspec.convert(tomllib.loads(text)["term"], list[Term]))

    def __len__(self) -> int:
        return len(self._terms)

    def __iter__(self) -> Iterator[Term]:
        return iter(self._terms.values())

    def __contains__(self, key: object) -> bool:
        return key in self._terms

    def entry(self, key: str) -> Term:
        """Everything known of a word."""
        term = self._terms.get(key)
        if term is None:
            raise UnknownTerm(key, difflib.get_close_matches(key, self._terms, n=3))
        return term

    def term(self, key: str, lang: Lang, plural: bool = False) -> str:
        """The word in running text; a word without a plural keeps its form."""
        entry = self.entry(key)
        if lang == "es":
            return (entry.es_plural if plural else "") or entry.es
        return (entry.en_plural if plural else "") or entry.en

    def label(self, key: str, lang: Lang) -> str:
        """The word as a heading or a button shows it."""
        entry = self.entry(key)
        if lang == "es":
            return entry.label_es or _capitalised(entry.es)
        return entry.label_en or _capitalised(entry.en)

    def gloss(self, key: str, lang: Lang) -> str:
        """What a kept English word means, in Spanish: Evasivo; of two genders the first; else its label.

        >>> from mazo.games.lorcana.book import glossary
        >>> glossary().gloss("evasive", "es"), glossary().gloss("evasive", "en"), glossary().gloss("class_ally", "es")
        ('Evasivo', 'Evasive', 'Aliado')
        """
        meant = self.entry(key).gloss_es.split(" o ")[0]
        return meant if meant and lang == "es" else self.label(key, lang)

    def gender(self, key: str) -> Gender:
        """The gender of the Spanish noun: m, f, or nothing for words that are no nouns."""
        return self.entry(key).gender

    def agree(self, key: str, gender: Gender, plural: bool = False) -> str:
        """The Spanish adjective or state in the form that goes with such a noun; without a gender, masculine."""
        form = _AGREEMENT["f" if gender == "f" else "m", plural]
        entry = self.entry(key)
        return entry.forms.get(form, entry.es)

    def form(self, key: str, lang: Lang, form: str) -> str:
        """A form of a verb: third or participle and, in Spanish, subjunctive or imperative."""
        forms = self.entry(key).forms
        wanted = f"{lang}_{form}"
        if wanted not in forms:
            raise UnknownTerm(f"{key}, {wanted}", (f"{key}, {known}" for known in forms))
        return forms[wanted]

    def of_kind(self, kind: str) -> list[Term]:
        """All words of a kind, such as the zones or the keywords, in the order of the file."""
        return [term for term in self if term.kind == kind]

    def headings(self, kind: str) -> frozenset[str]:
        """All words of a kind in both languages, one and many, folded: what stands over a part of a list."""
        terms = self.of_kind(kind)
        words = (word for term in terms for word in (term.en, term.en_plural, term.es, term.es_plural))
        return frozenset(fold(word) for word in words if word)


def _capitalised(word: str) -> str:
    return word[:1].upper() + word[1:]
