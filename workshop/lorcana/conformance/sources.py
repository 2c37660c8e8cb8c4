"""Where the cards of a case come from: the catalogue, or a card file whose text is compiled when it is needed."""

from __future__ import annotations

from collections import defaultdict
from functools import cached_property
from pathlib import Path
from typing import Protocol

from msgspec.structs import replace

from mazo.abilities.reading.outcome import Compiled
from mazo.abilities.tree.effects import Ability
from mazo.errors import BadConfig
from mazo.games.lorcana.cards.catalogue import Card, Catalogue, fold
from mazo.games.lorcana.cards.construction import find
from mazo.games.lorcana.cards.importer import PrintedAbility, Printing, cards_from, newest_printings, read_printings
from mazo.games.lorcana.reading.compile import Compiler
from mazo.games.lorcana.reading.library import read


class Source(Protocol):
    """Cards by name, and what sentences mean."""

    def find(self, name: str) -> Card | None:
        """The card of that full name; its `text` says whether it can't be played yet."""

    def read(self, printing: Printing) -> tuple[Ability, ...] | None:
        """The abilities that a text says; None if nobody here can read it."""


class FromCatalogue:
    """The cards of a catalogue; sentences are read with the names and classifications that it knows."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    @cached_property
    def compiler(self) -> Compiler:
        """A compiler for the few texts that cases bring along."""
        return Compiler.of((), self.catalogue)

    def find(self, name: str) -> Card | None:
        """The card of that full name or collector number."""
        return find(name, self.catalogue)

    def read(self, printing: Printing) -> tuple[Ability, ...] | None:
        """The abilities that a text says."""
        found = self.compiler.compile_card(printing)
        return found.abilities if isinstance(found, Compiled) else None


class FromFile:
    """The cards of a file in LorcanaJSON's format, each compiled once, when it is first asked for."""

    def __init__(self, printings: tuple[Printing, ...]) -> None:
        self.compiler = Compiler.of(printings)
        self.printings: dict[str, list[Printing]] = defaultdict(list)
        self.known: dict[str, Card | None] = {}
        for printing in printings:
            self.printings[printing.key].append(printing)

    @classmethod
    def at(cls, path: str | Path) -> FromFile:
        """The file at this path, zipped or not."""
        try:
            content = Path(path).expanduser().read_bytes()
        except OSError as error:
            why = error.strerror or str(error)
            raise BadConfig(f"{path} can't be read: {why}.", f"No se puede leer {path}: {why}.") from None
        return cls(read_printings(content))

    def find(self, name: str) -> Card | None:
        """The card of that full name, as the newest of its regular printings says it."""
        key = fold(name)
        if key not in self.known:
            self.known[key] = self._compiled(key)
        return self.known[key]

    def read(self, printing: Printing) -> tuple[Ability, ...] | None:
        """The abilities that a text says."""
        found = self.compiler.compile_card(printing)
        return found.abilities if isinstance(found, Compiled) else None

    def _compiled(self, key: str) -> Card | None:
        printings = self.printings.get(key)
        if not printings:
            return None
        (card,) = cards_from(printings)
        if not card.text:
            return card
        ((newest, _),) = newest_printings(printings)
        made = read(self.compiler, newest)
        return replace(card, text=False, abilities=made.abilities) if isinstance(made, Compiled) else card


def sentence(name: str, type: str, cost: int, text: str, *, ability: str = "", kind: str = "triggered") -> Printing:
    """One sentence as a printed card that says nothing else."""
    action = type == "action"
    printed = PrintedAbility(type=kind, full_text=text, name=ability, effect=text)
    return Printing(
        id=0,
        name=name,
        type=type.capitalize(),
        cost=cost,
        inkwell=False,
        set_code="1",
        number=None,
        full_text=text,
        abilities=() if action else (printed,),
        effects=(text,) if action else (),
    )
