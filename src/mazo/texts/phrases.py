"""What a table says, as data: templates in both languages, one file a game, filled in with names and numbers.

A template names its values in braces, `{player}`. What depends on a number is written behind it, the singular first:
`{amount:a card|# cards}` is "a card" for 1 and "2 cards" for 2, the sign # standing for the number itself; where it
stands in neither, only words change: `{amount:is|are}`.
"""

from __future__ import annotations

import pkgutil
import tomllib
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

from mazo.texts.lang import Lang


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


def fill(template: str, values: Mapping[str, object]) -> str:
    """A template with its values, and with the words that agree with its numbers.

    >>> fill("{player} looks at {n:a card|# cards}.", {"player": "Ana", "n": 1})
    'Ana looks at a card.'
    >>> fill("{n:Queda|Quedan} {n:una carta|# cartas}.", {"n": 3})
    'Quedan 3 cartas.'
    """
    if "|" in template:
        values = {name: _Number(value) if type(value) is int else value for name, value in values.items()}
    return template.format_map(values)


class _Number(int):
    """A number in a template: its format is the words for one, a bar, and the words for any other number."""

    def __format__(self, form: str) -> str:
        one, bar, other = form.partition("|")
        if not bar:
            return super().__format__(form)
        return (one if self == 1 else other).replace("#", str(int(self)))


class Phrases:
    """The templates of one game, by section and name; what it does not say is said by those it stands on, if any."""

    def __init__(
        self, package: str, name: str = "phrases.toml", *, on: Phrases | None = None, alone: Sequence[str] = ()
    ) -> None:
        """The templates of a file; of those below, the sections in `alone` are not taken over."""
        data = pkgutil.get_data(package, name)
        if data is None:
            raise FileNotFoundError(f"{package} has no {name}")
        self._sections: dict[str, dict[str, dict[str, Any]]] = tomllib.loads(data.decode())
        if on is not None:
            self._sections = {
                section: ({} if section in alone else on._sections.get(section, {})) | self._sections.get(section, {})
                for section in dict.fromkeys((*self._sections, *on._sections))
            }

    def say(self, section: str, name: str, lang: Lang, **values: object) -> str:
        """A template in a language, filled in."""
        return fill(self.template(section, name, lang), values)

    def template(self, section: str, name: str, lang: Lang) -> str:
        """A template in a language, as it stands in the file."""
        text: str = self._sections[section][name][lang]
        return text

    def extra(self, section: str, name: str, key: str, **values: object) -> str:
        """Another text of an entry, such as the advice that goes with a refusal; empty where there is none."""
        return fill(self.raw(section, name, key), values)

    def raw(self, section: str, name: str, key: str) -> str:
        """Another text of an entry as it stands in the file; empty where there is none."""
        text: str = self._sections[section][name].get(key, "")
        return text

    def words(self, section: str, name: str, key: str = "words") -> tuple[str, ...]:
        """Further ways to type an entry."""
        return tuple(self._sections[section][name].get(key, ()))

    def has(self, section: str, name: str) -> bool:
        """Whether a section has an entry of that name."""
        return name in self._sections[section]

    def sections(self) -> tuple[str, ...]:
        """The sections of the file, in its order."""
        return tuple(self._sections)

    def names(self, section: str) -> tuple[str, ...]:
        """The entries of a section, in file order."""
        return tuple(self._sections[section])
