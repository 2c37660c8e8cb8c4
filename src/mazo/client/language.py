"""The language of the command line: asked for by `--lang`, else as the locale says; all its texts in one file."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from mazo.errors import BadConfig
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases, fill

OPTION: Final = "--lang"
NOWHERE: Final = ("C", "POSIX")
"""Locales of no language."""


class Texts:
    """What the command line says, in one language."""

    def __init__(self, lang: Lang) -> None:
        self.lang: Lang = lang
        self._phrases = _phrases()

    def __call__(self, key: str, **values: object) -> str:
        """The text of `section.name`, filled in."""
        section, _, name = key.partition(".")
        return fill(self._phrases.template(section, name, self.lang), values)

    def known(self, key: str, otherwise: str) -> str:
        """The text of `section.name` or, where the file has none, another word."""
        section, _, name = key.partition(".")
        return self(key) if self._phrases.has(section, name) else otherwise

    def extra(self, key: str, name: str) -> str:
        """A further text of an entry, such as the argument of a command."""
        section, _, entry = key.partition(".")
        return self._phrases.extra(section, entry, f"{name}_{self.lang}")

    def names(self, section: str) -> tuple[str, ...]:
        """The entries of a section, in file order."""
        return self._phrases.names(section)

    def typed(self, section: str, name: str) -> tuple[str, ...]:
        """Every way to type an entry, in either language: its text in this one first."""
        own = self(f"{section}.{name}")
        both = [self._phrases.template(section, name, lang) for lang in ("en", "es")]
        return tuple(dict.fromkeys([own, *both, *self._phrases.words(section, name)]))

    def listed(self, section: str, name: str) -> tuple[str, ...]:
        """The plain list of words that an entry holds."""
        return self._phrases.words(section, name)


@cache
def _phrases() -> Phrases:
    return Phrases("mazo.client", "texts.toml")


def from_locale(environ: Mapping[str, str] | None = None, otherwise: Lang = "en") -> Lang:
    """Spanish where the locale is Spanish, English in other countries, `otherwise` where it names none.

    >>> from_locale({"LANG": "es_ES.UTF-8"}), from_locale({"LC_ALL": "de_DE", "LANG": "es_ES"})
    ('es', 'en')
    >>> from_locale({"LANG": "C.UTF-8"}, "es")
    'es'
    """
    environ = os.environ if environ is None else environ
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            if environ[name].partition(".")[0] in NOWHERE:
                return otherwise
            return "es" if environ[name].lower().startswith("es") else "en"
    return otherwise


def language(name: str | None, otherwise: Lang = "en") -> Lang:
    """The language of that name; for None the locale's or, where the locale names none, `otherwise`."""
    if name is None:
        return from_locale(otherwise=otherwise)
    if name in ("en", "es"):
        return "es" if name == "es" else "en"
    raise BadConfig(
        f"There is no language {name!r}: choose es or en.", f"No hay ningún idioma {name!r}: elige es o en."
    )


def asked_for(arguments: Sequence[str]) -> Lang:
    """The language in which to speak about a command line, before anything else of it is read."""
    for at, argument in enumerate(arguments):
        value = ""
        if argument == OPTION and at + 1 < len(arguments):
            value = arguments[at + 1]
        elif argument.startswith(f"{OPTION}="):
            value = argument.partition("=")[2]
        if value in ("en", "es"):
            return language(value)
    return from_locale()
