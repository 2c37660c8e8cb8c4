"""The board of a game that has no picture of its own yet: every player with scores and zones, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from mazo.client.myl_board import MylBoard
from mazo.client.screen import Board
from mazo.protocol.messages import You
from mazo.views import CardView, PlayerView, View, ZoneView

SHOWN = 6
"""How many different cards of a zone are named."""


class PlainBoard(Board):
    """Draws any game."""

    def draw(self, you: You, view: View, *, compact: bool = False, hand: bool = True) -> RenderableType:
        """Turn and phase, then the players one after the other, the viewer last."""
        order = [(view.seat + 1 + at) % len(view.players) for at in range(len(view.players))]
        parts: list[RenderableType] = [self._head(you, view)]
        for seat in order:
            parts += [self._scores(view.players[seat], view), self._zones(view.players[seat].zones.values())]
        if view.table:
            parts.append(self._zones(view.table.values()))
        parts.append(self._middle(view))
        return Group(*parts)

    def figures(self, card: CardView) -> str:
        """Every figure in words, the printed value first if it has changed."""
        parts = []
        for name, (printed, now) in card.figures.items():
            value = str(now) if printed == now else f"{printed}→{now}"
            parts.append(f"{self.texts.known(f'figure.{name}', name)} {value}")
        return " ".join(parts + self._damage(card))

    def cost(self, card: CardView) -> str:
        """The cost."""
        return str(card.cost) if card.cost else ""

    def _head(self, you: You, view: View) -> RenderableType:
        line = Text.assemble((f" {you.title} {view.edition}", "bold"))
        if view.stage == "game":
            line.append(f" · {self.texts('board.turn', n=view.turn, player=view.players[view.active].name)}")
        stage = self.texts.known(f"stage.{view.stage}", view.phase.capitalize())
        phase = self.texts.known(f"phase.{view.phase}", stage)
        line.append(f" · [{phase}]", style="bold yellow")
        line.truncate(self.width, overflow="ellipsis")
        return Group(line, Rule(style="dim", characters="━"))

    def _scores(self, player: PlayerView, view: View) -> Text:
        line = Text.assemble((" ▶ " if player.seat == view.active else "   ", "bold yellow"))
        name = f"{player.name} ({self.texts('board.you')})" if player.seat == view.seat else player.name
        line.append(name, style="bold")
        for score, value in player.scores.items():
            line.append(f" · {self.texts.known(f'score.{score}', score)} {value}")
        if player.gone:
            line.append(f" · {self.texts('board.gone')}", style="bold red")
        line.truncate(self.width, overflow="ellipsis")
        return line

    def _zones(self, zones: Iterable[ZoneView]) -> RenderableType:
        table = Table.grid(padding=(0, 1, 0, 0))
        for zone in zones:
            if zone.count:
                head = f"     {self.texts.known(f'zone.{zone.name}', zone.name)} ({zone.count})"
                table.add_row(Text(head, style="dim"), Text(self._listed(zone)))
        return table

    def _listed(self, zone: ZoneView) -> str:
        """The last cards of a zone, equal ones together."""
        found = Counter(self._named(card) for card in reversed(zone.cards))
        shown = [name if count == 1 else f"{name} ×{count}" for name, count in list(found.items())[:SHOWN]]
        return " · ".join(shown + ["…"] * (len(found) > SHOWN))

    def _named(self, card: CardView) -> str:
        words = [self.cost(card), self.figures(card), *self._states(card)]
        detail = ", ".join(word for word in words if word)
        return f"{card.name} ({detail})" if detail else card.name


def board_of(game: str) -> type[Board]:
    """The board that draws a game."""
    return {"lorcana": Board, "myl": MylBoard}.get(game, PlainBoard)
