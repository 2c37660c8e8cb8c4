"""Cards in the terminal: as small cards side by side, or in lines with what they say."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from mazo.client.cardwords import CardWords, value_of
from mazo.client.choices import short
from mazo.client.language import Texts
from mazo.client.lines import cut, fill, fit, in_columns
from mazo.views import CardView, PlayerView

CARD: Final = 19
"""The width of a card: four of them stand side by side on 80 columns."""
LINE_NAME: Final = 25
"""How much of a name a card on one line shows, so that two of them stand side by side on 80 columns."""

_READY, _TIRED, _FRESH = tuple("╭─╮│╰╯"), tuple("┌╌┐╎└┘"), tuple("╭┈╮┊╰╯")


class CardRows(ABC):
    """Draws the cards of a game."""

    def __init__(self, words: CardWords, texts: Texts, width: int) -> None:
        self.words = words
        self.texts = texts
        self.width = width
        self.plan = words.kind.plan

    @abstractmethod
    def in_play(self, player: PlayerView, compact: bool, *, outwards: bool) -> list[RenderableType]:
        """The cards that a player has in play; outwards begins with the row that faces the others."""

    @abstractmethod
    def held(self, cards: Sequence[CardView], compact: bool) -> list[RenderableType]:
        """The cards of a hand."""


class Boxes(CardRows):
    """Small cards, all of a player's in one row after the other."""

    def in_play(self, player: PlayerView, compact: bool, *, outwards: bool) -> list[RenderableType]:
        """Everything in play, whatever its lane."""
        zones = dict.fromkeys(lane.zone for lane in self.plan.lanes)
        cards = [card for zone in zones for card in player.zones[zone].cards]
        if not cards and not compact:
            return [Text(f"   {self.texts('board.nothing')}", style="dim")]
        return self.held(cards, compact)

    def held(self, cards: Sequence[CardView], compact: bool) -> list[RenderableType]:
        """Cards side by side, or one to a line in as many columns as fit."""
        homes = {card.handle: short(card.name) for card in cards}
        if compact:
            return [*in_columns([self._line(card, homes.get(card.host, "")) for card in cards], self.width)]
        boxes = [self._box(card, homes.get(card.host, "")) for card in cards]
        across = self.width // (CARD + 1)
        found: list[RenderableType] = []
        for start in range(0, len(boxes), across):
            row = boxes[start : start + across]
            found += [Text(" ").join([Text(""), *(box[at] for box in row)]) for at in range(len(row[0]))]
        return found

    def _box(self, card: CardView, home: str) -> list[Text]:
        """A small card: cost, mark and state above, name and version inside, figures below."""
        tired, fresh = self.plan.tired in card.states, self.plan.fresh in card.states
        left, line, right, side, low_left, low_right = _TIRED if tired else _FRESH if fresh else _READY
        border = "dim" if tired or fresh else "cyan"
        style = "dim" if tired else "italic" if fresh else "bold"
        inner = CARD - 2
        head = " ".join([self.words.cost(card), *(self.words.states(card) or self._type(card))])
        name, _, version = card.name.partition(" - ")
        place = self.texts("board.at", place=home) if home else version
        rows = [
            Text(f"{left}{fill(head, inner, line)}{right}"),
            Text(f"{side}{fit(f' {name}', inner)}{side}"),
            Text(f"{side}{fit(f' {place}', inner)}{side}"),
            Text(f"{low_left}{fill(f'{line}{self.words.figures(card)}', inner, line)}{low_right}"),
        ]
        for row in rows:
            row.stylize(border)
        rows[1].stylize(style, 1, CARD - 1)
        rows[3].highlight_words(self.words.counters(card), "bold red")
        return rows

    def _line(self, card: CardView, home: str) -> Text:
        """A card on one line."""
        line = Text(f" {self.words.cost(card):>3} ")
        line.append(cut(self.words.name(card), LINE_NAME), style="bold" if not self.words.marks(card) else "")
        words = [*self._type(card), *self.words.states(card)]
        words += [self.texts("board.at", place=home)] if home else []
        line.append(f" {self.words.figures(card)}", style="cyan")
        line.append(f" {', '.join(words)}" if words else "", style="italic")
        return line

    def _type(self, card: CardView) -> list[str]:
        """What the card is, where that goes without saying neither by its type nor by its corner."""
        told = self.plan.cost is None or card.type == self.plan.usual_type
        return [] if told else [self.words.type_name(card)]


class CardLines(CardRows):
    """A line for each lane, and one for each card in the hand."""

    def in_play(self, player: PlayerView, compact: bool, *, outwards: bool) -> list[RenderableType]:
        """The lanes, by name."""
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(no_wrap=True)
        for lane in self.plan.lanes if outwards else reversed(self.plan.lanes):
            cards = player.zones[lane.zone].cards
            shown = [card for card in cards if not lane.types or card.type in lane.types]
            shown = [card for card in shown if not _carried(card, cards)]
            if shown:
                entries = Text(" · ").join(self._entry(card, cards) for card in shown)
                table.add_row(Text(f"     {self.words('lane', lane.name)}", style="dim"), entries)
        if table.row_count:
            return [table]
        return [Text(f"     {self.texts('board.nothing')}", style="dim")]

    def held(self, cards: Sequence[CardView], compact: bool) -> list[RenderableType]:
        """A line a card: cost, name, type, figures and, where there is room, what the card says."""
        table = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(3):
            table.add_column(no_wrap=True)
        for card, count in _together(cards):
            name = cut(self.words.name(card), LINE_NAME) + (f" ×{count}" if count > 1 else "")
            states = self.words.states(card)
            what = " ".join([self.words.type_name(card), *self._values(card)])
            says = "" if compact else self.words.kind.card_text(card.name, self.words.lang)
            says = " ".join([f"({', '.join(states)})", says]) if states else says
            cost = Text(f"{self.words.cost(card) if self.plan.cost else '':>4}", style="bold cyan")
            table.add_row(cost, Text(name, style="bold"), Text(what, style="cyan"), Text(says, style="dim"))
        return [table] if cards else []

    def _entry(self, card: CardView, line: Sequence[CardView]) -> Text:
        """A card in play: name, figures, what it carries, and its state in words."""
        entry = Text(self.words.name(card), style="bold")
        for value in self._values(card):
            entry.append(f" {value}", style="cyan")
        carried = [self.words.name(other) for other in line if other.host == card.handle]
        if carried:
            entry.append(f" +{', '.join(carried)}", style="not bold")
        states = self.words.marks(card)
        if states:
            entry.append(f" ({', '.join(states)})", style="italic not bold")
        return entry

    def _values(self, card: CardView) -> list[str]:
        return [value_of(card, figure.name) for figure in self.plan.figures if figure.name in card.figures]


def _carried(card: CardView, line: Sequence[CardView]) -> bool:
    return any(card.host == other.handle for other in line)


def _together(cards: Sequence[CardView]) -> list[tuple[CardView, int]]:
    """Cards that differ in nothing but the handle, once each with their number."""
    found: dict[bytes, tuple[CardView, int]] = {}
    for card in cards:
        look = msgspec.json.encode(msgspec.structs.replace(card, handle=0))
        found[look] = (card, found[look][1] + 1 if look in found else 1)
    return list(found.values())
