"""What changed for a player between two editions of a rule book: which rules, and a position that shows it."""

from __future__ import annotations

import pkgutil
import tomllib

import msgspec

from mazo.errors import BadConfig
from mazo.texts.lang import Lang
from mazo.texts.rulebook import Book, Rule


class Change(msgspec.Struct, frozen=True):
    """One thing that an edition changed."""

    switch: str
    """The switch by which the editions part; none where an older one left open what is now stated."""
    since: str
    """The edition that changed it."""
    rules: tuple[Rule, ...]
    position_en: str
    position_es: str

    def position(self, lang: Lang) -> str:
        """The smallest position that shows it."""
        return self.position_es if lang == "es" else self.position_en


def all_changes(package: str, book: Book) -> list[Change]:
    """Everything that any edition changed, as a file of the book's package has it; a book may have none."""
    try:
        data = pkgutil.get_data(package, "changes.toml")
    except FileNotFoundError:
        data = None
    entries = tomllib.loads(data.decode())["change"] if data is not None else []
    rules: dict[str, list[Rule]] = {}
    for rule in book:
        rules.setdefault(rule.switch, []).append(rule)
    found = []
    for entry in entries:
        own = [book.by_number(number) for number in entry.get("rules", ())]
        switch = entry.get("switch", "")
        stated = tuple(own or rules.get(switch, ()))
        found.append(Change(switch, entry["since"], stated, entry["en"], entry["es"]))
    return found


def between(changes: list[Change], book: Book, one: str, two: str) -> tuple[str, str, list[Change]]:
    """The older and the newer of two editions, and what changed after the one up to the other."""
    for edition in (one, two):
        if edition not in book.editions:
            known = ", ".join(book.editions)
            raise BadConfig(
                f"There is no edition {edition}: there are {known}.", f"No hay ninguna edición {edition}: hay {known}."
            )
    newer, older = sorted((one, two), key=book.editions.index)
    passed = book.editions[book.editions.index(newer) : book.editions.index(older)]
    return older, newer, [change for change in changes if change.since in passed]
