"""Deck construction: exactly 50 cards, at most 3 of a name, and an Oro to begin with."""

from __future__ import annotations

from collections import Counter

from mazo.abilities.tree.effects import Keyword
from mazo.errors import BadDeck, DeckProblem
from mazo.games.myl.book import glossary
from mazo.games.myl.cards.card import Card
from mazo.games.myl.cards.synthetic import catalogue
from mazo.texts.decklists import parse
from mazo.texts.phrases import fold

SIZE = 50
COPIES = 3


def load_deck(text: str) -> tuple[Card, ...]:
    """The cards of a deck list; refused with every reason at once."""
    known = {fold(name): card for name, card in catalogue().items()}
    cards: list[Card] = []
    problems: list[DeckProblem] = []
    for entry in parse(text, glossary().headings("type")).entries:
        card = known.get(fold(entry.name))
        if card is None:
            problems.append(
                DeckProblem(
                    "",
                    f'there is no playable card named "{entry.name}": only the synthetic cards can be played so far',
                    f"no hay ninguna carta jugable llamada «{entry.name}»: por ahora solo se juegan las sintéticas",
                    entry.line,
                )
            )
        else:
            cards += [card] * entry.count
    problems += check(cards) if not problems else []
    if problems:
        raise BadDeck(problems)
    return tuple(cards)


def check(cards: list[Card]) -> list[DeckProblem]:
    """[1.1] [10.7] Every reason why these cards are no legal castle."""
    problems: list[DeckProblem] = []
    if len(cards) != SIZE:
        problems.append(
            DeckProblem(
                "1.1",
                f"{len(cards)} cards: a castle has exactly {SIZE}",
                f"{len(cards)} cartas: un castillo tiene exactamente {SIZE}",
            )
        )
    by_name = {card.name: card for card in cards}
    for name, count in Counter(card.name for card in cards).items():
        limit = copies_of(by_name[name])
        if limit is not None and count > limit:
            rule = "10.7" if limit == 1 else "1.1"
            problems.append(
                DeckProblem(
                    rule, f"{count} copies of {name}: at most {limit}", f"{count} copias de {name}: como máximo {limit}"
                )
            )
    if not any(card.type == "gold" for card in cards):
        problems.append(DeckProblem("1.2", "no Oro to begin with", "no hay ningún Oro inicial"))
    return problems


def copies_of(card: Card) -> int | None:
    """[10.13] How many copies a deck may have; None for Oros without ability and mercenaries: any number of them."""
    if (card.type == "gold" and not card.abilities) or Keyword("mercenario") in card.abilities:
        return None
    return 1 if Keyword("única") in card.abilities else COPIES
