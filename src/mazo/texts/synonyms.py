"""Other words for the words of a game: what people type is understood in either language and in the words of others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from mazo.texts.glossary import Glossary, Term
from mazo.texts.lang import Lang
from mazo.texts.phrases import fold

_EITHER: Final = " o "
"""What stands between the forms of a gloss: Villano o villana."""
_SHORT: Final = 3
"""Words so short are no plurals."""


class Synonyms:
    """The terms of a glossary by everything that people call them; case, accents and number don't matter.

    >>> from mazo.games.lorcana.book import glossary
    >>> words = Synonyms(glossary())
    >>> words.chosen("poner en el pozo de tinta", "es"), words.chosen("inkwell", "es"), words.chosen("tintero", "en")
    ('poner en el tintero', 'tintero', 'inkwell')
    """

    __slots__ = ("_longest", "_meant")

    def __init__(self, glossary: Glossary) -> None:
        self._meant: dict[str, list[Term]] = {}
        for term in sorted(glossary, key=lambda term: not term.gloss_es):  # what a gloss means comes first
            for name in _names(term):
                meant = self._meant.setdefault(_single(fold(name)), [])
                if term not in meant:
                    meant.append(term)
        self._longest = max((len(name.split()) for name in self._meant), default=0)

    def chosen(self, text: str, lang: Lang) -> str:
        """The text with the words that the language has chosen for what it says in other words."""
        return " ".join(
            words if not meant or any(words in map(fold, _forms(one, lang)) for one in meant) else _word(meant[0], lang)
            for words, meant in self._parts(fold(text).split())
        )

    def ways(self, words: Sequence[str], lang: Lang) -> list[tuple[str, ...]]:
        """Each of the words, or some of them together, with all that a text in the language may say instead."""
        return [
            tuple(dict.fromkeys([said, *(fold(form) for one in meant for form in _forms(one, lang))]))
            for said, meant in self._parts(words)
        ]

    def _parts(self, words: Sequence[str]) -> Iterator[tuple[str, list[Term]]]:
        """The words in order, those together that name something together, with the terms that they may mean."""
        at = 0
        while at < len(words):
            for many in range(min(self._longest, len(words) - at), 0, -1):
                said = " ".join(words[at : at + many])
                meant = self._meant.get(_single(said), [])
                if meant or many == 1:
                    yield said, meant
                    at += many
                    break


def _single(words: str) -> str:
    """The words without the sign of a plural."""
    return " ".join(word.removesuffix("s") if len(word) > _SHORT else word for word in words.split())


def _names(term: Term) -> Iterator[str]:
    """Everything by which people call it."""
    glosses = term.gloss_es.split(_EITHER) if term.gloss_es else []
    for name in (term.en, term.en_plural, term.es, term.es_plural, *glosses, *term.also, *term.forms.values()):
        if name:
            yield name


def _forms(term: Term, lang: Lang) -> list[str]:
    """The forms in which texts in the language have it."""
    forms = [form for name, form in term.forms.items() if name.startswith(f"{lang}_")]
    own = (term.es, term.es_plural) if lang == "es" else (term.en, term.en_plural)
    return [form for form in (*own, *forms) if form]


def _word(term: Term, lang: Lang) -> str:
    return fold(term.es if lang == "es" else term.en)
