"""What a table says, as data: templates in both languages, one file a game, filled in with names and numbers."""

from __future__ import annotations

import pkgutil
import tomllib
import unicodedata
from typing import Any

from mazo.rulebook import Lang


def fold(text: str) -> str:
    """Text as people type it, without what they leave out: case, accents, fancy quotes and dashes, double spaces.

    >>> fold("  Desafía  A “Te Kā” ")
    'desafia a "te ka"'
    """
    if text.isascii():
        return " ".join(text.lower().split())
    plain = unicodedata.normalize("NFKD", text).translate(_PLAIN)
    return " ".join("".join(sign for sign in plain if not unicodedata.combining(sign)).lower().split())


_PLAIN = {ord(fancy): plain for fancy, plain in {"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-"}.items()}


class Phrases:
    """The templates of one game, by section and name."""

    def __init__(self, package: str, name: str = "phrases.toml") -> None:
        data = pkgutil.get_data(package, name)
        if data is None:
            raise FileNotFoundError(f"{package} has no {name}")
        self._sections: dict[str, dict[str, dict[str, Any]]] = tomllib.loads(data.decode())

    def say(self, section: str, name: str, lang: Lang, **values: object) -> str:
        """A template in a language, filled in."""
        return self.template(section, name, lang).format(**values)

    def template(self, section: str, name: str, lang: Lang) -> str:
        """A template in a language, as it stands in the file."""
        text: str = self._sections[section][name][lang]
        return text

    def extra(self, section: str, name: str, key: str, **values: object) -> str:
        """Another text of an entry, such as the advice that goes with a refusal; empty where there is none."""
        text: str = self._sections[section][name].get(key, "")
        return text.format(**values)

    def words(self, section: str, name: str, key: str = "words") -> tuple[str, ...]:
        """Further ways to type an entry."""
        return tuple(self._sections[section][name].get(key, ()))

    def names(self, section: str) -> tuple[str, ...]:
        """The entries of a section, in file order."""
        return tuple(self._sections[section])
