"""A card by its name: its figures and its text, whether it lies on the table or is only in the game's catalogue."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from mazo.cli.cardgroup import group as group
from mazo.client.board import Board
from mazo.client.choices import cards_by_handle
from mazo.client.language import Texts
from mazo.games import kind
from mazo.games.cards import KnownCard
from mazo.texts.phrases import fold
from mazo.views import CardView, View

SHOWN: Final = 6
"""How many cards are shown at once."""
CLOSE: Final = 0.6
"""How much a name must resemble the one that was typed to be suggested."""


def describe(view: View, wanted: str, texts: Texts, board: Board) -> RenderableType:
    """The cards whose names begin so: those in sight as they are now, else as they are printed."""
    catalogue = kind(view.game).catalogue
    printed = {entry.card.name: entry for entry in catalogue}
    seen = {card.name: card for card in cards_by_handle(view).values()}
    entries = [*catalogue, *(KnownCard(card) for name, card in seen.items() if name not in printed)]
    found = _fitting(entries, fold(wanted))
    if not found:
        close = get_close_matches(fold(wanted), [name for entry in entries for name in entry.names], 1, CLOSE)
        meant = next((entry.card.name for entry in entries if close and close[0] in entry.names), "")
        return Text(f" ✗ {texts('card.like', name=meant) if meant else texts('card.none')}")
    found.sort(key=lambda entry: (entry.card.name not in seen, entry.card.name))
    parts: list[RenderableType] = []
    for entry in found[:SHOWN]:
        parts += _shown(view.game, entry, seen.get(entry.card.name, entry.card), texts, board)
    if len(found) > SHOWN:
        parts.append(Text(f" {texts('card.more', n=len(found) - SHOWN)}", style="dim"))
    return Group(*parts)


def _fitting(entries: list[KnownCard], wanted: str) -> list[KnownCard]:
    """The card of exactly that name, or those whose names begin with it, or those that contain it."""
    tests: tuple[Callable[[str], bool], ...] = (
        lambda name: name == wanted,
        lambda name: name.startswith(wanted),
        lambda name: wanted in name,
    )
    for test in tests if wanted else ():
        found = [entry for entry in entries if any(map(test, entry.names))]
        if found:
            return found
    return []


def _shown(game: str, entry: KnownCard, card: CardView, texts: Texts, board: Board) -> list[RenderableType]:
    words = [board.words.type_name(card), *_costs(card, texts, board)]
    words += [*board.words.named_figures(card), *board.words.marks(card)]
    text = kind(game).card_text(card.name, texts.lang) or (texts("card.unknown_text") if entry.unknown_text else "")
    parts: list[RenderableType] = [Text(f" {card.name}", style="bold"), Padding(Text(" · ".join(words)), (0, 1, 0, 3))]
    return [*parts, Padding(Text(text), (0, 1, 0, 3))] if text else parts


def _costs(card: CardView, texts: Texts, board: Board) -> list[str]:
    cost = board.plan.cost
    if cost is None or not board.words.costs(card):
        return []
    return [
        texts("card.cost", n=card.cost),
        *([board.words("mark", cost.marked)] if cost.marked in card.states else []),
    ]
