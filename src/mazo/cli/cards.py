"""A card by its name: its figures and its text, whether it lies on the table or is only in the game's catalogue."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from functools import cache
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from mazo.cli.cardgroup import group as group
from mazo.client.choices import cards_by_handle, marks
from mazo.client.language import Texts
from mazo.client.screen import Board
from mazo.games import kind
from mazo.texts.phrases import fold
from mazo.views import CardView, View

SHOWN: Final = 6
"""How many cards are shown at once."""
CLOSE: Final = 0.6
"""How much a name must resemble the one that was typed to be suggested."""


class Known:
    """A card of a game as it is printed: its other names, and whether it prints a text that Mazo does not know."""

    def __init__(self, card: CardView, also: tuple[str, ...] = (), *, unknown_text: bool = False) -> None:
        self.card = card
        self.names = tuple(fold(name) for name in (card.name, *also))
        self.unknown_text = unknown_text


def describe(view: View, wanted: str, texts: Texts, board: Board) -> RenderableType:
    """The cards whose names begin so: those in sight as they are now, else as they are printed."""
    catalogue = known(view.game)
    printed = {entry.card.name: entry for entry in catalogue}
    seen = {card.name: card for card in cards_by_handle(view).values()}
    entries = [*catalogue, *(Known(card) for name, card in seen.items() if name not in printed)]
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


def _fitting(entries: list[Known], wanted: str) -> list[Known]:
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


def _shown(game: str, entry: Known, card: CardView, texts: Texts, board: Board) -> list[RenderableType]:
    words = [board.type_name(card)]
    words += _costs(card, texts) if board.costs(card) else []
    for name, (printed, now) in card.figures.items():
        value = str(now) if printed == now else f"{printed}→{now}"
        words.append(f"{texts.known(f'figure.{name}', name)} {value}")
    words += marks(card, texts)
    text = kind(game).card_text(card.name, texts.lang) or (texts("card.unknown_text") if entry.unknown_text else "")
    parts: list[RenderableType] = [Text(f" {card.name}", style="bold"), Padding(Text(" · ".join(words)), (0, 1, 0, 3))]
    return [*parts, Padding(Text(text), (0, 1, 0, 3))] if text else parts


def _costs(card: CardView, texts: Texts) -> list[str]:
    return [texts("card.cost", n=card.cost), *([texts("card.inkable")] if "inkable" in card.states else [])]


@cache
def known(game: str) -> tuple[Known, ...]:
    """Every card that a game knows, as printed; nothing for a game whose cards are not listed here."""
    return _CATALOGUES[game]() if game in _CATALOGUES else ()


def _lorcana() -> tuple[Known, ...]:
    from mazo.games.lorcana.cards.catalogue import standard

    found = []
    for card in standard():
        values = {
            "character": {"strength": card.strength, "willpower": card.willpower, "lore": card.lore},
            "location": {"willpower": card.willpower, "lore": card.lore, "move_cost": card.move_cost},
        }.get(card.type, {})
        figures = {name: (value, value) for name, value in values.items()}
        states = ("inkable",) if card.inkable else ()
        view = CardView(0, card.full_name, card.type, card.cost, figures, states)
        found.append(Known(view, unknown_text=card.text))
    return tuple(found)


def _myl() -> tuple[Known, ...]:
    from mazo.games.myl.cards.synthetic import catalogue

    found = []
    for card in catalogue().values():
        figures = {"strength": (card.strength, card.strength)} if card.type == "ally" else {}
        found.append(Known(CardView(0, card.name, card.type, card.cost, figures)))
    return tuple(found)


def _ortus() -> tuple[Known, ...]:
    from mazo.games.ortus.book import glossary
    from mazo.games.ortus.rules.pool import ROLES, TYPES, role_of

    also = {term.en: (term.es, *term.also) for term in glossary().of_kind("card")}
    return tuple(Known(CardView(0, name, ROLES[role_of(at)]), also.get(name, ())) for at, name in enumerate(TYPES))


_CATALOGUES: Final = {"lorcana": _lorcana, "myl": _myl, "ortus-draft": _ortus}
