"""The cards of a game as data, the decks that come with it, and how decks are built."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from importlib.resources import files

from mazo.abilities.lowering.printing import Face
from mazo.errors import BadDeck, DeckProblem, UnknownCard
from mazo.texts.decklists import parse
from mazo.texts.lang import Wording
from mazo.texts.phrases import fold


class Card(Face, frozen=True, kw_only=True, omit_defaults=True):
    """A card with what it says, in both languages."""

    text: Wording = Wording()


class Shelf:
    """All cards and decks of a game: a deck has so many cards, and of each name at most so many."""

    def __init__(self, package: str, cards: Iterable[Card], *, size: int, copies: int, rule: str) -> None:
        self.package = package
        self.cards = {card.name: card for card in cards}
        self.size = size
        self.copies = copies
        self.rule = rule
        """The number of the rule that says how decks are built."""
        self._folded = {fold(name): card for name, card in self.cards.items()}

    def card(self, name: str) -> Card:
        """The card of exactly this name."""
        if name not in self.cards:
            raise UnknownCard(name)
        return self.cards[name]

    @cached_property
    def lists(self) -> dict[str, str]:
        """The deck lists that lie in the game's folder `decks`, by name."""
        found = [entry for entry in files(self.package).joinpath("decks").iterdir() if entry.name.endswith(".txt")]
        return {
            entry.name.removesuffix(".txt"): entry.read_text("utf-8") for entry in sorted(found, key=lambda e: e.name)
        }

    def deck(self, source: str) -> list[Card]:
        """The cards of a deck by its name, or of a list; refused with every reason at once."""
        cards: list[Card] = []
        problems: list[DeckProblem] = []
        for entry in parse(self.lists.get(source, source)).entries:
            card = self._folded.get(fold(entry.name))
            if card is None:
                en, es = f'there is no card named "{entry.name}"', f"no hay ninguna carta llamada «{entry.name}»"
                problems.append(DeckProblem("", en, es, entry.line))
            else:
                cards += [card] * entry.count
        problems += self._faults(cards) if not problems else []
        if problems:
            raise BadDeck(problems)
        return cards

    def _faults(self, cards: list[Card]) -> list[DeckProblem]:
        found: list[DeckProblem] = []
        if len(cards) != self.size:
            en = f"{len(cards)} cards: a deck has exactly {self.size}"
            found.append(DeckProblem(self.rule, en, f"{len(cards)} cartas: un mazo tiene exactamente {self.size}"))
        for name, count in Counter(card.name for card in cards).items():
            if count > self.copies:
                en = f"{count} copies of {name}: at most {self.copies}"
                found.append(DeckProblem(self.rule, en, f"{count} copias de {name}: como máximo {self.copies}"))
        return found
