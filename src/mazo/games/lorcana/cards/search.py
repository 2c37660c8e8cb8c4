"""The language of card searches: words of name and text, and filters such as `ink:amber cost<=3`; all must hold.

Filters and what they ask for may be written in English or in Spanish; phrases stand in quotes.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterable
from datetime import date
from difflib import get_close_matches
from functools import cache
from typing import Final, TypeAlias

from mazo.abilities.tree.effects import Keyword
from mazo.errors import BadFilter
from mazo.games.kept import until_changed
from mazo.games.lorcana.book import glossary
from mazo.games.lorcana.cards import formats
from mazo.games.lorcana.cards.catalogue import Card, standard
from mazo.games.lorcana.cards.faces import is_song, legal_in, lines_of
from mazo.games.lorcana.cards.imported import GAME, IMPORTS
from mazo.games.lorcana.cards.status import known as known_status
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases, fold
from mazo.texts.synonyms import Synonyms

Test: TypeAlias = Callable[[Card], bool]

_TERM: Final = re.compile(r'[^\s"]*"[^"]*"?|\S+')
_FILTER: Final = re.compile(r"([^\W\d_]+)(:|<=|>=|!=|=|<|>)(.*)", re.DOTALL)
_SIGNS: Final[dict[str, Callable[[int, int], bool]]] = {
    ":": operator.eq, "=": operator.eq, "!=": operator.ne,
    "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
}  # fmt: skip
_NUMBERS: Final = {
    "cost": ("cost", ("character", "action", "item", "location")),
    "strength": ("strength", ("character",)),
    "willpower": ("willpower", ("character", "location")),
    "lore": ("lore", ("character", "location")),
    "move": ("move_cost", ("location",)),
}
"""Which figure a filter compares, and which types of cards have it."""
_MANY: Final = 12
"""More possible values than this are not listed in a refusal."""


def find(text: str, lang: Lang, *, on: date | None = None, cards: Iterable[Card] | None = None) -> list[Card]:
    """The cards for which all that is asked holds, those with the words in their names first; BadFilter if it can't be.

    >>> [card.full_name for card in find("ink:amber type:song cost<=2", "en")][:1]
    ['Be Our Guest']
    """
    typed, tests = _read(text, date.today() if on is None else on)
    words = [*_synonyms().ways(typed, lang)]
    if not words and not tests:
        raise _fault(text, "empty")
    found: list[Card] = []
    named: list[Card] = []
    for card in standard() if cards is None else cards:
        if not all(test(card) for test in tests):
            continue
        if words:
            name = fold(card.full_name)
            missing = [ways for ways in words if ways[0] not in name]
            if missing:
                said = fold(" ".join(lines_of(card, lang)))
                if all(any(_begins_a_word(way, said) for way in ways) for ways in missing):
                    found.append(card)
                continue
        named.append(card)
    return named + found


def _begins_a_word(way: str, said: str) -> bool:
    """Whether a text has it from the beginning of a word on: «gota» isn't in «agota»."""
    return way in said and re.search(rf"(?<!\w){re.escape(way)}", said) is not None


def _read(text: str, on: date) -> tuple[list[str], list[Test]]:
    words: list[str] = []
    tests: list[Test] = []
    for term in _TERM.findall(text):
        asked = _FILTER.fullmatch(term)
        if asked is None:
            words += [fold(term.replace('"', ""))]
        else:
            tests.append(_test(term, asked[1], asked[2], asked[3].replace('"', "").strip(), on))
    return [word for word in words if word], tests


def _test(term: str, key: str, sign: str, value: str, on: date) -> Test:
    which = _filters().get(fold(key))
    if which is None:
        raise _fault(term, "filter", word=key, known=_own("filter"))
    if which in _NUMBERS:
        return _number(term, which, key, sign, value)
    if sign not in (":", "=", "!="):
        raise _fault(term, "order", filter=key, sign=sign, value=value)
    test = _plain(term, which, key, value, on)
    if sign == "!=":
        return lambda card: not test(card)
    return test


def _number(term: str, which: str, key: str, sign: str, value: str) -> Test:
    if not (value.isascii() and value.isdigit() and len(value) < 4):
        raise _fault(term, "number", filter=key, value=value)
    figure, types = _NUMBERS[which]
    compare, wanted = _SIGNS[sign], int(value)
    return lambda card: card.type in types and compare(getattr(card, figure), wanted)


def _plain(term: str, which: str, key: str, value: str, on: date) -> Test:
    match which:
        case "ink":
            ink = _one_of(term, key, value, _glossed("ink"))
            return lambda card: ink in card.inks
        case "type":
            kind = _one_of(term, key, value, _types())
            return is_song if kind == "song" else lambda card: card.type == kind
        case "class":
            name = _classification(term, value)
            return lambda card: name in card.classifications
        case "set":
            code = _one_of(term, key, value, _sets())
            return lambda card: code in card.sets
        case "keyword":
            keyword = _one_of(term, key, value, _glossed("keyword"))
            return lambda card: any(isinstance(one, Keyword) and one.name == keyword for one in card.abilities)
        case "inkable":
            inkable = _one_of(term, key, value, _values("yes", "no")) == "yes"
            return lambda card: card.inkable == inkable
        case "format":
            fmt = _one_of(term, key, value, {name: name for name in formats.names()})
            return lambda card: fmt in legal_in(card, on)
        case "status":
            how = _one_of(term, key, value, _values("grammar", "hand", "unsupported"))
            return lambda card: known_status().how(card) == how
    wanted = fold(value)
    return lambda card: wanted in fold(card.full_name)


def _one_of(term: str, key: str, value: str, known: dict[str, str]) -> str:
    found = known.get(fold(value))
    if found is None:
        own = list(dict.fromkeys(known.values()))
        raise _fault(term, "value", filter=key, value=value, known=", ".join(own[:_MANY]))
    return found


def _classification(term: str, value: str) -> str:
    known = _classifications()
    found = known.get(fold(value))
    if found is None:
        close = dict.fromkeys(known[name] for name in get_close_matches(fold(value), known, 3, 0.7))
        advice = {
            lang: _phrases().say("fault", "meant", lang, names=", ".join(close)) if close else ""
            for lang in ("en", "es")
        }
        raise BadFilter(
            term,
            _phrases().say("fault", "class", "en", value=value, advice=advice["en"]),
            _phrases().say("fault", "class", "es", value=value, advice=advice["es"]),
        )
    return found


@cache
def _filters() -> dict[str, str]:
    """The filters by each way to write them."""
    return _written("filter", _phrases().names("filter"))


def _values(*names: str) -> dict[str, str]:
    return _written("value", names)


def _written(section: str, names: Iterable[str]) -> dict[str, str]:
    say = _phrases()
    return {
        fold(word): name
        for name in names
        for word in (name, say.template(section, name, "en"), say.template(section, name, "es"))
        + say.words(section, name)
    }


def _own(section: str) -> dict[Lang, str]:
    """The entries of a section as each language lists them."""
    say, names = _phrases(), _phrases().names(section)
    return {
        "en": ", ".join(say.template(section, name, "en") for name in names),
        "es": ", ".join(say.template(section, name, "es") for name in names),
    }


@cache
def _glossed(kind: str) -> dict[str, str]:
    """The words of a kind in both languages, also those that Spanish players use, to the printed one."""
    found: dict[str, str] = {}
    for term in glossary():
        if term.kind == kind:
            for word in (term.en, term.es, term.gloss_es, *term.also):
                found.setdefault(fold(word), term.en)
    return found


@cache
def _types() -> dict[str, str]:
    names = ("character", "action", "song", "item", "location")
    return {
        fold(word): name
        for name in names
        for term in [glossary().entry(name)]
        for word in (term.en, term.en_plural, term.es, term.es_plural, *term.also)
    }


@until_changed(GAME)
def _classifications() -> dict[str, str]:
    """The printed classifications, also by each word of what they mean in Spanish."""
    printed = {name for card in standard() for name in card.classifications}
    found = {fold(name): name for name in sorted(printed)}
    for term in glossary():
        if term.kind == "classification" and term.en in printed:
            for word in term.gloss_es.split(" o "):
                found.setdefault(fold(word), term.en)
    return found


@until_changed(GAME)
def _sets() -> dict[str, str]:
    """The codes of the sets, also by their names."""
    known = {**IMPORTS.names(), **{code: one.name for code, one in formats.sets().items()}}
    return {fold(code): code for code in known} | {fold(name): code for code, name in known.items() if name}


@cache
def _synonyms() -> Synonyms:
    return Synonyms(glossary())


@cache
def _phrases() -> Phrases:
    return Phrases("mazo.games.lorcana.cards", "search.toml")


def _fault(term: str, name: str, **values: object) -> BadFilter:
    def said(lang: Lang) -> str:
        own = {key: value[lang] if isinstance(value, dict) else value for key, value in values.items()}
        return _phrases().say("fault", name, lang, **own)

    return BadFilter(term, said("en"), said("es"))
