"""A board of columns in the terminal: each player's places one under the other, beside those of the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from mazo.client.cardwords import CardWords, value_of
from mazo.client.language import Texts
from mazo.client.lines import cut
from mazo.games.board import Lane
from mazo.views import CardView, PlayerView, View

NARROWEST: Final = 24
"""A column that is narrower than this can't be read."""
GAP: Final = 2


class Columns:
    """Draws the players of a game whose board has columns, as many side by side as there is room for."""

    def __init__(self, words: CardWords, texts: Texts, width: int) -> None:
        self.words = words
        self.texts = texts
        self.width = width
        self.plan = words.kind.plan

    def draw(self, players: Sequence[PlayerView], view: View) -> list[RenderableType]:
        """All players in the order in which they are given, in rows of equal columns."""
        abreast = max(1, min(len(players), self.width // (NARROWEST + GAP)))
        rows = -(-len(players) // abreast)
        abreast = -(-len(players) // rows)
        wide = (self.width - GAP * (abreast - 1)) // abreast
        drawn: list[RenderableType] = []
        for start in range(0, len(players), abreast):
            grid = Table.grid(padding=(0, GAP, 0, 0))
            for _ in range(abreast):
                grid.add_column(width=wide - 1)
            shown = players[start : start + abreast]
            grid.add_row(*(Group(*self._column(player, view, wide - 1)) for player in shown))
            drawn.append(Padding(grid, (0, 0, 0, 1)))
        return drawn

    def _column(self, player: PlayerView, view: View, wide: int) -> list[Text]:
        """Who it is and what they hold, then every place with all that is there, then what is at none."""
        active = player.seat == view.active and view.stage == "game"
        name = f"{player.name} ({self.texts('board.you')})" if player.seat == view.seat else player.name
        lines = [Text.assemble(("▶ " if active else "", "bold yellow"), (cut(name, wide - 2), "bold underline"))]
        if player.gone:
            return [*lines, Text(self.texts("board.gone"), style="bold red")]
        lines.append(self._holds(player, view))
        places = [card for lane in self._lanes("place") for card in self._of(player, lane)]
        housed: set[int] = set()
        for place in places:
            here = [card for zone in player.zones.values() for card in zone.cards if card.host == place.handle]
            housed |= {card.handle for card in (place, *here)}
            lines += self._heap(self._entry(place, "bold"), here)
        for lane in self.plan.lanes:
            loose = [card for card in self._of(player, lane) if card.handle not in housed]
            if loose and lane.size != "place":
                lines += self._heap(Text(self.words("lane", lane.name), style="dim"), loose)
        return lines

    def _holds(self, player: PlayerView, view: View) -> Text:
        """How many places there are, how many cards are in the hand of somebody else and in each pile."""
        score = self.plan.score
        parts = [f"{self.words('score', score.name)} {player.scores[score.name]}"] if score is not None else []
        if player.seat != view.seat:
            parts.append(f"{self.words('zone', self.plan.hand)} {player.zones[self.plan.hand].count}")
        parts += [f"{self.words('zone', pile.zone)} {player.zones[pile.zone].count}" for pile in self.plan.piles]
        return Text(" · ".join(parts), style="dim")

    def _lanes(self, size: str) -> list[Lane]:
        return [lane for lane in self.plan.lanes if lane.size == size]

    def _of(self, player: PlayerView, lane: Lane) -> list[CardView]:
        return [card for card in player.zones[lane.zone].cards if not lane.types or card.type in lane.types]

    def _heap(self, title: Text, cards: Sequence[CardView]) -> list[Text]:
        """A title, and below it what belongs to it."""
        lines = [Text.assemble(("┌ " if cards else "□ ", "cyan"), title)]
        for at, card in enumerate(cards):
            last = at == len(cards) - 1
            lines.append(Text.assemble(("└ " if last else "│ ", "cyan"), self._entry(card)))
        return lines

    def _entry(self, card: CardView, style: str = "") -> Text:
        """A card with its figures and its state in words."""
        entry = Text(self.words.name(card), style=style)
        for figure in self.plan.figures:
            if figure.name in card.figures:
                entry.append(f" {value_of(card, figure.name)}", style="cyan")
        states = self.words.marks(card)
        if states:
            entry.append(f" ({', '.join(states)})", style="italic not bold")
        return entry
