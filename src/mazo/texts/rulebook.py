"""A rule book as data: every rule with its number in each edition, its title and its summary in both languages.

A rule is known to the engine by an int code that never changes; its printed number is looked up only when a person
reads it.

>>> encode("3.2.1.1"), encode("10.2.5"), encode("M7")
(3020101, 10020500, 99000007)
>>> decode(3020101)
'3.2.1.1'
"""

from __future__ import annotations

import difflib
import pkgutil
import re
import tomllib
import unicodedata
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, Literal, get_args

import msgspec

from mazo.errors import BadConfig, MazoError
from mazo.texts.glossary import Glossary
from mazo.texts.lang import Lang
from mazo.texts.synonyms import Synonyms

Kind = Literal["acts", "defines", "heading"]
Source = Literal["", "found", "inferred"]

KINDS: Final = ("acts", "defines", "heading")
SOURCES: Final = ("", "found", "inferred")

# A code is a number of up to four parts, two digits each (the first may be any chapter up to 98), so that codes sort as
# numbers do: 3.2.1.1 -> 3_02_01_01. A fifth part, at most 9, counts hundreds of millions.
FIFTH_PART: Final = 100_000_000
# Chapter 99 holds the house rules M1, M2, …: 99_00_00_01, …
HOUSE_CHAPTER: Final = 99_000_000
# Behind them are the laws of the table T1, T2, …: they are the same in every game, and stand in no game's own book.
TABLE_CHAPTER: Final = 99_500_000
# A rule that the default numbering lacks lives on another line, which keeps its own number: line 1 adds 1_000_000_000.
LINE: Final = 1_000_000_000

HOUSE_RULE: Final = {"en": "house rule", "es": "regla de la casa"}
_AT_HOME: Final = {"en": "house", "es": "casa"}

ASKED_LIMIT: Final = 200
ASKED_WORDS: Final = 12
"""A search has at most so many characters and so many different words: the server answers it for strangers too."""

_SUGGESTIONS: Final = 5
_WORD: Final = re.compile(r"\w+")
# How much a matching word counts, in the title and in the summary; whole words before beginnings of words.
_TITLE_WHOLE, _TITLE_PART, _SUMMARY_WHOLE, _SUMMARY_PART = 12, 8, 3, 2


class BadBook(ValueError):
    """A rule book file that contradicts itself or lacks something."""


class UnknownRule(MazoError):
    """A rule number or code that the book does not have, with the nearest ones that it has."""

    def __init__(self, asked: str, edition: str, suggestions: tuple[str, ...], elsewhere: tuple[str, ...] = ()) -> None:
        self.asked = asked
        self.edition = edition
        self.suggestions = suggestions
        self.elsewhere = elsewhere
        english = f"There is no rule {asked} in edition {edition}."
        spanish = f"No hay ninguna regla {asked} en la edición {edition}."
        if elsewhere:
            english += f" There is one in {', '.join(elsewhere)}."
            spanish += f" La hay en {', '.join(elsewhere)}."
        if suggestions:
            english += f" Did you mean {', '.join(suggestions)}?"
            spanish += f" ¿Querías decir {', '.join(suggestions)}?"
        super().__init__(english, spanish)


class LongSearch(MazoError):
    """A search for rules that is longer than anybody needs."""

    def __init__(self) -> None:
        super().__init__(
            f"Ask for rules with at most {ASKED_WORDS} words and {ASKED_LIMIT} characters.",
            f"Busca reglas con {ASKED_WORDS} palabras y {ASKED_LIMIT} caracteres como mucho.",
        )


class Rule(msgspec.Struct, frozen=True, eq=False):
    """One rule: what it is called, what it says in our words, and where each edition has it."""

    code: int
    numbers: dict[str, str]
    """Its number in each edition; an edition that is missing has no such rule, unless `within` names a place."""
    kind: Kind
    title_en: str
    title_es: str
    summary_en: str
    summary_es: str
    switch: str = ""
    """The edition switch by which it differs between editions, or nothing."""
    chosen: bool = False
    """A house rule: the sources are silent and the project has decided."""
    seed: tuple[str, ...] = ()
    """Which of the project's founding documents state it."""
    source: Source = ""
    """Where it comes from if none of them does: found on somebody's page, or inferred from one."""
    differs: dict[str, tuple[str, str]] = {}
    """What an edition says instead of the summary, English and Spanish."""
    within: dict[str, str] = {}
    """The larger paragraph or section that states it in editions where it has no number of its own."""

    def number(self, edition: str) -> str:
        """Its number in the edition, or that of the paragraph that states it there, or nothing."""
        return self.numbers.get(edition) or self.within.get(edition, "")

    def title(self, lang: Lang) -> str:
        """Its title."""
        return self.title_es if lang == "es" else self.title_en

    def heading(self, lang: Lang) -> str:
        """Its title where it is cited: a house rule says that it is one."""
        return f"{self.title(lang)} ({HOUSE_RULE[lang]})" if self.chosen else self.title(lang)

    def summary(self, lang: Lang, edition: str = "") -> str:
        """What it says, in the words of the edition if that one says something else."""
        if edition in self.differs:
            english, spanish = self.differs[edition]
            return spanish if lang == "es" else english
        return self.summary_es if lang == "es" else self.summary_en


class Book:
    """All rules of a game, found by code, by number or by words."""

    __slots__ = (
        "_by_code",
        "_by_number",
        "_indexes",
        "_laws",
        "asked",
        "default_edition",
        "editions",
        "game",
        "synonyms",
        "whole",
    )

    def __init__(
        self, game: str, editions: Iterable[str], default_edition: str, rules: Iterable[Rule], *, whole: bool = False
    ) -> None:
        self.game = game
        # Whether every rule must be carried out and shown, not only those that the founding documents state.
        self.whole = whole
        # By what other words people search for its rules.
        self.synonyms: Synonyms | None = None
        # By what words of other games newcomers ask for them: numbers in the default edition.
        self.asked: Mapping[Lang, Mapping[str, Sequence[str]]] = {}
        self.editions = tuple(editions)
        self.default_edition = default_edition
        self._by_code: dict[int, Rule] = {}
        self._by_number: dict[str, dict[str, Rule]] = {edition: {} for edition in self.editions}
        self._indexes: dict[tuple[Lang, str], _Index] = {}
        # What may be cited and asked for by its number, but is no part of the book.
        self._laws = {rule.code: rule for rule in _table_laws(self.editions)}
        self._edition(default_edition)
        for rule in sorted(rules, key=lambda rule: rule.code):
            self._add(rule)

    @classmethod
    def load(cls, package: str, name: str = "rules.toml") -> Book:
        """The book in a file of a package."""
        data = pkgutil.get_data(package, name)
        if data is None:
            raise FileNotFoundError(f"{package} cannot be read from: {name}")
        book = cls.parse(data.decode())
        with suppress(FileNotFoundError):  # a book may come without a glossary
            book.synonyms = Synonyms(Glossary.load(package))
        with suppress(FileNotFoundError):  # or without the words of newcomers
            book.asked = _asked(package)
        return book

    @classmethod
    def parse(cls, text: str) -> Book:
        """The book in a TOML text; the file of a game explains the format at its head."""
        table = tomllib.loads(text)
        try:
            head = table["book"]
            editions: list[str] = head["editions"]
            reader = _Reader(editions, head.get("families", {"number": editions}))
            rules = map(reader.rule, _entries(table["rule"]))
            default = head.get("default", editions[0])
            return cls(head["game"], editions, default, rules, whole=head.get("whole", False))
        except KeyError as missing:
            raise BadBook(f"the book lacks {missing}") from None

    def __len__(self) -> int:
        return len(self._by_code)

    def binds(self, rule: Rule) -> bool:
        """Whether the engine promises this rule: all, or those with a source; a heading says nothing.

        Of a whole book these are the rules that the default edition has, and the house rules.
        """
        if rule.kind == "heading":
            return False
        return bool(rule.seed) or bool(rule.source) or (self.whole and rule.code < LINE)

    def __iter__(self) -> Iterator[Rule]:
        """All rules in number order: the default numbering, the house rules, then rules of other lines."""
        return iter(self._by_code.values())

    def __contains__(self, code: object) -> bool:
        return code in self._by_code or code in self._laws

    def by_code(self, code: int) -> Rule:
        """The rule with this code."""
        rule = self._by_code.get(code) or self._laws.get(code)
        if rule is None:
            number = decode(code)
            raise UnknownRule(
                f"{number} (code {code})", self.default_edition, self._suggest(number, self.default_edition)
            )
        return rule

    def by_number(self, number: str, edition: str = "") -> Rule:
        """The rule that the edition (the default one if none is named) prints under this number."""
        if len(number) > ASKED_LIMIT:
            raise LongSearch
        edition = self._edition(edition)
        wanted = number.strip().strip("[]().").upper()
        rule = self._by_number[edition].get(wanted)
        if rule is None and is_table_number(wanted):
            rule = self._laws.get(encode(wanted))
        if rule is None:
            elsewhere = tuple(other for other in self.editions if wanted in self._by_number[other])
            raise UnknownRule(wanted, edition, self._suggest(wanted, edition), elsewhere)
        return rule

    def numbered(self, edition: str = "") -> list[Rule]:
        """The rules that have a number in the edition, in the order of that edition, the house rules last."""
        own = self._by_number[self._edition(edition)]
        return [own[number] for number in sorted(own, key=encode)]

    def search(self, words: str, lang: Lang, edition: str = "") -> list[Rule]:
        """The rules of the edition that have all the words, best first; accents and case do not matter.

        Those that say it in the words that the game has chosen for what was asked come after them, and those that
        answer a newcomer who asks in the words of other games before them.
        """
        if len(words) > ASKED_LIMIT:
            raise LongSearch
        edition = self._edition(edition)
        wanted = tuple(dict.fromkeys(_words(words)))
        if len(wanted) > ASKED_WORDS:
            raise LongSearch
        hits = self._index(lang, edition).having_all(wanted)
        if self.synonyms is not None:
            chosen = tuple(dict.fromkeys(_words(self.synonyms.chosen(words, lang))))
            hits = list(dict.fromkeys([*hits, *self._index(lang, edition).having_all(chosen)]))
        numbers = self.asked.get(lang, {}).get(fold(" ".join(words.split())), ())
        meant = [self.by_number(number) for number in numbers]
        hits = list(dict.fromkeys([*(rule for rule in meant if rule.number(edition)), *hits]))
        exact = self._by_number[edition].get(words.strip().upper())
        return [exact, *hits] if exact is not None else hits

    def cite(self, code: int, edition: str = "", lang: Lang = "en") -> str:
        """How a person refers to the rule in the edition, such as "3.2.1.1 Ready your cards"."""
        edition = self._edition(edition)
        rule = self.by_code(code)
        number = rule.number(edition)
        if not number:
            known, number = next(iter(rule.numbers.items()))
            number = f"{number} ({known})"
        return f"{number} {rule.heading(lang)}"

    def _edition(self, edition: str) -> str:
        edition = edition or self.default_edition
        if edition not in self._by_number:
            known = ", ".join(self.editions)
            raise BadConfig(
                f"There is no edition {edition}: there are {known}.", f"No hay ninguna edición {edition}: hay {known}."
            )
        return edition

    def _add(self, rule: Rule) -> None:
        if rule.code in self._by_code:
            raise BadBook(f"two rules have the code {rule.code}")
        if decode(rule.code) not in rule.numbers.values():
            raise BadBook(f"rule {rule.code} has no edition where its number is {decode(rule.code)}")
        self._by_code[rule.code] = rule
        for edition, number in rule.numbers.items():
            if number in self._by_number[edition]:
                raise BadBook(f"two rules have the number {number} in edition {edition}")
            self._by_number[edition][number] = rule

    def _index(self, lang: Lang, edition: str) -> _Index:
        index = self._indexes.get((lang, edition))
        if index is None:
            index = _Index([rule for rule in self if rule.number(edition)], lang, edition)
            self._indexes[lang, edition] = index
        return index

    def _suggest(self, number: str, edition: str) -> tuple[str, ...]:
        """Its neighbours under the same paragraph, nearest first, then the paragraphs above it, then lookalikes."""
        known = self._by_number[edition]
        parent, _, last = number.rpartition(".")
        neighbours = [other for other in known if parent and other.rpartition(".")[0] == parent]
        if last.isdigit():
            neighbours.sort(key=lambda other: abs(int(other.rpartition(".")[2]) - int(last)))
        above = []
        while parent:
            if parent in known:
                above.append(parent)
            parent = parent.rpartition(".")[0]
        alike = difflib.get_close_matches(number, known, n=_SUGGESTIONS, cutoff=0.5)
        return tuple(dict.fromkeys([*neighbours[:3], *above[:1], *alike]))[:_SUGGESTIONS]


def _entries(rules: list[dict[str, Any]] | dict[str, dict[str, Any]]) -> list[dict[str, Any]]:
    """The rules of a list, or of a short book: by number, with title and summary in one row a language."""
    if isinstance(rules, list):
        return rules
    entries = []
    for number, rule in rules.items():
        texts = {
            f"{part}_{lang}": text for lang in ("en", "es") for part, text in zip(("title", "summary"), rule[lang])
        }
        entries.append({"number": number, **rule, **texts})
    return entries


class _Reader:
    """Reads the compact form of rules, where one number may stand for a whole family of editions."""

    def __init__(self, editions: list[str], families: Mapping[str, list[str]]) -> None:
        self.editions = editions
        self.families = families

    def rule(self, entry: dict[str, Any]) -> Rule:
        """The rule of one [[rule]] table."""
        code: int = entry["code"] if "code" in entry else encode(entry["number"])
        kind = entry.get("kind", "acts")
        numbers: dict[str, str] = {}
        for family, members in self.families.items():
            if family in entry:
                numbers.update(dict.fromkeys(members, entry[family]))
        since: str = entry.get("since", "")
        if since:
            for edition in self._before(since):
                numbers.pop(edition, None)
        until: str = entry.get("until", "")
        if until:
            for edition in self._after(until):
                numbers.pop(edition, None)
        numbers.update(self._spread(entry.get("was", {})))
        if kind not in KINDS:
            raise BadBook(f"rule {code} is of unknown kind {kind!r}")
        source = entry.get("source", "")
        if source not in SOURCES:
            raise BadBook(f"rule {code} has the unknown source {source!r}")
        return Rule(
            code=code,
            numbers={edition: numbers[edition] for edition in self.editions if edition in numbers},
            kind=kind,
            title_en=entry["title_en"],
            title_es=entry["title_es"],
            summary_en=entry["summary_en"],
            summary_es=entry["summary_es"],
            switch=entry.get("switch", ""),
            chosen=entry.get("chosen", False),
            seed=tuple(entry.get("seed", ())),
            source=source,
            differs={edition: (en, es) for edition, (en, es) in self._spread(entry.get("differs", {})).items()},
            within=self._spread(entry.get("within", {})),
        )

    def _before(self, since: str) -> list[str]:
        """The older editions of the family that has this one; families list the newest first."""
        family = self._family(since)
        return family[family.index(since) + 1 :]

    def _after(self, until: str) -> list[str]:
        """The newer editions of the family that has this one."""
        family = self._family(until)
        return family[: family.index(until)]

    def _family(self, edition: str) -> list[str]:
        for members in self.families.values():
            if edition in members:
                return members
        raise BadBook(f"no family has the edition {edition!r}")

    def _spread(self, table: Mapping[str, Any]) -> dict[str, Any]:
        """Keys that name a family, how edition names begin or what was before one, spread over those editions."""
        spread: dict[str, Any] = {}
        for key, value in table.items():
            if key.startswith("before "):
                members = self._before(key.removeprefix("before "))
            else:
                members = self.families.get(key) or [edition for edition in self.editions if edition.startswith(key)]
            if not members:
                raise BadBook(f"{key!r} names no edition and no family")
            spread.update(dict.fromkeys(members, value))
        return spread


def _table_laws(editions: Sequence[str]) -> Iterator[Rule]:
    """The laws of the table, as rules of these editions."""
    data = pkgutil.get_data("mazo.texts", "tablelaws.toml")
    for entry in _entries(tomllib.loads(data.decode())["rule"] if data is not None else {}):
        texts = {name: entry[name] for name in ("title_en", "title_es", "summary_en", "summary_es")}
        number: str = entry["number"]
        yield Rule(encode(number), dict.fromkeys(editions, number), "acts", **texts)


def _asked(package: str) -> dict[Lang, dict[str, list[str]]]:
    """The words of newcomers in a file of a package, and the rules that they lead to."""
    data = pkgutil.get_data(package, "synonyms.toml")
    table = tomllib.loads(data.decode()) if data is not None else {}
    return {lang: {fold(words): rules for words, rules in table.get(lang, {}).items()} for lang in get_args(Lang)}


class _Index:
    """The rules of an edition by the plain words of their titles and summaries."""

    __slots__ = ("_lengths", "_rules", "_summaries", "_titles", "_words")

    def __init__(self, rules: list[Rule], lang: Lang, edition: str) -> None:
        self._rules = rules
        self._lengths: list[int] = []
        self._titles: defaultdict[str, list[int]] = defaultdict(list)
        self._summaries: defaultdict[str, list[int]] = defaultdict(list)
        for at, rule in enumerate(rules):
            title, summary = set(_words(rule.title(lang))), set(_words(rule.summary(lang, edition)))
            self._lengths.append(len(title) + len(summary))
            for word in title:
                self._titles[word].append(at)
            for word in summary:
                self._summaries[word].append(at)
        self._words = sorted({*self._titles, *self._summaries})

    def having_all(self, wanted: tuple[str, ...]) -> list[Rule]:
        """The rules that have all the words, best first; of equals the shorter one, which is more about these words."""
        found: dict[int, int] = {}
        for n, word in enumerate(wanted):
            scores = self._scores(word)
            found = {at: found.get(at, 0) + score for at, score in scores.items() if not n or at in found}
        best = sorted(found, key=lambda at: (-found[at], self._lengths[at], at))
        return [self._rules[at] for at in best]

    def _scores(self, word: str) -> dict[int, int]:
        """How well the word fits each rule in which it occurs."""
        scores: dict[int, int] = {}
        for other in self._alike(word):
            whole = other == word
            for places, score in (
                (self._titles.get(other, ()), _TITLE_WHOLE if whole else _TITLE_PART),
                (self._summaries.get(other, ()), _SUMMARY_WHOLE if whole else _SUMMARY_PART),
            ):
                for at in places:
                    if scores.get(at, 0) < score:
                        scores[at] = score
        return scores

    def _alike(self, typed: str) -> list[str]:
        """The words that begin so, and those of which what was typed is longer only by an ending, such as a plural."""
        first = last = bisect_left(self._words, typed)
        while last < len(self._words) and self._words[last].startswith(typed):
            last += 1
        known = (self._titles, self._summaries)
        stems = [typed[:-1], typed[:-2]]
        return self._words[first:last] + [
            stem for stem in stems if len(stem) > 3 and any(stem in words for words in known)
        ]


def encode(number: str, line: int = 0) -> int:
    """The code of a rule number; `line` tells apart numberings in which the same number means different rules."""
    if is_house_number(number):
        return line * LINE + HOUSE_CHAPTER + int(number[1:])
    if is_table_number(number):
        return TABLE_CHAPTER + int(number[1:])
    parts = [int(part) if part.isdecimal() else 0 for part in number.split(".")]
    if not (1 <= len(parts) <= 5 and all(1 <= part <= 99 for part in parts) and parts[0] <= 98):
        raise ValueError(f"not a rule number: {number!r}")
    parts += [0] * (5 - len(parts))
    chapter, section, paragraph, point, fifth = parts
    if fifth > 9:
        raise ValueError(f"the fifth part of a rule number is at most 9: {number!r}")
    return line * LINE + fifth * FIFTH_PART + chapter * 1_000_000 + section * 10_000 + paragraph * 100 + point


def decode(code: int) -> str:
    """The rule number that a code stands for, on whichever line it is."""
    code %= LINE
    fifth, code = divmod(code, FIFTH_PART)
    if code >= TABLE_CHAPTER:
        return f"T{code - TABLE_CHAPTER}"
    if code >= HOUSE_CHAPTER:
        return f"M{code - HOUSE_CHAPTER}"
    chapter, rest = divmod(code, 1_000_000)
    parts = [chapter, rest // 10_000, rest // 100 % 100, rest % 100, fifth]
    return ".".join(str(part) for part in parts if part)


def is_house_number(number: str) -> bool:
    """Whether it is the number of a house rule."""
    return number[:1] == "M" and number[1:].isdecimal()


def is_table_number(number: str) -> bool:
    """Whether it is the number of a law of the table."""
    return number[:1] == "T" and number[1:].isdecimal()


def noted(number: str, lang: Lang) -> str:
    """The number of a rule as it stands at the end of a line: that of a house rule says what it is.

    >>> noted("3.2.1", "en"), noted("M7", "en"), noted("M7", "es")
    ('3.2.1', 'house M7', 'casa M7')
    """
    return f"{_AT_HOME[lang]} {number}" if is_house_number(number) else number


def fold(text: str) -> str:
    """The text without accents and in lower case, for comparing what people type."""
    return "".join(char for char in unicodedata.normalize("NFKD", text) if not unicodedata.combining(char)).casefold()


def _words(text: str) -> list[str]:
    return _WORD.findall(fold(text))
