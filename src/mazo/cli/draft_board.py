"""The table of a draft in the terminal: the hand before you, what you have kept, and what the others hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from mazo.cli.terminal import Terminal
from mazo.client.answers import list_commands
from mazo.client.following import Client
from mazo.client.screen import Board
from mazo.protocol.messages import You
from mazo.texts.phrases import Phrases
from mazo.views import CardView, PlayerView, View


class DraftBoard(Board):
    """Draws a draft."""

    def lay_out(self, you: You, view: View) -> RenderableType:
        """Where the draft stands, what each player holds, and one's own deck."""
        stage = self._say("round", n=view.turn) if view.stage == "draft" else self._say("setup")
        head = Text(f" {you.title} · {stage}", style="bold")
        for zone in ("undealt", "discarded"):
            if zone in view.table:
                head.append(f" · {self._say(zone, n=view.table[zone].count)}", style="not bold")
        lines: list[RenderableType] = [head, Rule(style="dim", characters="━")]
        lines += [self._holds(player, view) for player in view.players]
        if view.seat >= 0:
            kept = view.players[view.seat].zones["kept"].cards
            lines.append(Text(f" {self._say('your_deck', n=len(kept))}: {self._counted(kept)}"))
        return Group(*lines)

    def cost(self, card: CardView) -> str:
        """What a card is, in place of what it costs."""
        return self.type_name(card)

    def costs(self, card: CardView) -> bool:
        """Nothing has to be paid for."""
        return False

    def type_name(self, card: CardView) -> str:
        """The class of a card."""
        return _phrases().say("role", card.type, self.texts.lang)

    def _holds(self, player: PlayerView, view: View) -> Text:
        """One player: the sizes of hand and deck, the Palace, and the Towers to whom they are open."""
        zones = player.zones
        name = f"{player.name} ({self._say('you')})" if player.seat == view.seat else player.name
        parts = [self._say("hand", n=zones["pack"].count), self._say("kept", n=zones["kept"].count)]
        parts += [card.name for card in zones["earldom"].cards]
        towers = zones["towers"]
        if towers.cards:
            parts.append(self._say("towers", names=", ".join(card.name for card in towers.cards)))
        elif towers.count:
            parts.append(self._say("hidden_towers", n=towers.count))
        line = Text(" ▶ " if player.seat in view.deciding else "   ", style="bold yellow")
        line.append(name, style="bold")
        line.append(f" · {' · '.join(parts)}")
        return line

    def _counted(self, cards: Sequence[CardView]) -> str:
        found = Counter(card.name for card in cards)
        return ", ".join(f"{count} {name}" for name, count in sorted(found.items())) or self._say("nothing")

    def _say(self, name: str, **values: object) -> str:
        return _phrases().say("board", name, self.texts.lang, **values)


class DraftTerminal(Terminal):
    """A terminal at which a draft is played."""

    @property
    def board(self) -> DraftBoard:
        """The board for the width that the terminal has now."""
        return DraftBoard(self.texts, self.console.width)

    def show(self, client: Client) -> None:
        """The table, what has happened since it was last shown, and the question."""
        if client.you is None or client.view is None:
            return
        if self.keyboard.interactive:
            self.console.clear()
        board = self.board
        self.console.print(board.lay_out(client.you, client.view))
        news = client.unseen()
        if news:
            self.console.print(board.told(news))
        self._question()

    def finish(self, clients: Sequence[Client]) -> None:
        """The last table; a draft has no winner to name."""
        for client in clients[:1]:
            self._client = client
            self.show(client)
            ready = client.view is not None and not any(player.gone for player in client.view.players)
            text = _phrases().say("board", "over" if ready else "off", self.texts.lang)
            self.console.print(Text(f" ★ {text}", style="bold yellow"))

    def _question(self) -> None:
        ask, view = self._client.ask, self._client.view
        if ask is not None and view is not None:
            self.console.print(self.board.choices(ask, view, self._marks))
            self.console.print(Text(f" {self._advice(ask)}", style="dim"))

    def _help(self, rest: str) -> bool:
        self.console.print(Padding(Text(_phrases().say("board", "guide", self.texts.lang)), (0, 1, 1, 1)))
        list_commands(self.texts, self.console)
        return False


@cache
def _phrases() -> Phrases:
    return Phrases("mazo.cli", "draft.toml")
