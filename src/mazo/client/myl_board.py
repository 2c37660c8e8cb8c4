"""The board of Mitos y Leyendas in the terminal: castles, gold and lines in the game's own words, texts in the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from rich.cells import set_cell_size
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from mazo.client.screen import LINE_NAME, Board, cut
from mazo.games import kind
from mazo.games.myl.book import glossary
from mazo.protocol.messages import You
from mazo.views import CardView, PlayerView, View

LINES: Final = ("attack", "defence", "support")
"""The lines of cards in play, the one that faces the opponent first."""


class MylBoard(Board):
    """Draws Mitos y Leyendas."""

    def draw(self, you: You, view: View, *, compact: bool = False, hand: bool = True) -> RenderableType:
        """The opponent above, the viewer below; the attack lines face each other across the middle."""
        order = [(view.seat + 1 + at) % len(view.players) for at in range(len(view.players))]
        *above, below = [view.players[seat] for seat in order]
        parts: list[RenderableType] = [self._head(you, view)]
        for player in above:
            parts += [*self._figures_of(player, view), *self._lines(player, reversed_lines=True)]
        parts.append(self._middle(view))
        parts += [*self._lines(below, reversed_lines=False), *self._figures_of(below, view)]
        if hand and below.seat == view.seat and below.zones["hand"].cards:
            parts += self._held(below.zones["hand"].cards, texts=not (compact or self.small_hand))
        return Group(*parts)

    def figures(self, card: CardView) -> str:
        """The strength in words, the printed value first if it has changed."""
        return f"{self._word('strength')} {changed(card, 'strength')}" if "strength" in card.figures else ""

    def cost(self, card: CardView) -> str:
        """The cost, which gold does not have."""
        return str(card.cost) if self.costs(card) else ""

    def costs(self, card: CardView) -> bool:
        """Gold is not paid for."""
        return card.type != "gold"

    def type_name(self, card: CardView) -> str:
        """What the card is, as cards print it."""
        return self._word(card.type)

    # Lines of text.

    def _head(self, you: You, view: View) -> RenderableType:
        line = Text.assemble((f" {you.title}", "bold"))
        line.append(f" ({self.texts.known(f'profile.{view.edition}', view.edition)})", style="dim")
        if view.stage == "game":
            line.append(f" · {self.texts('board.turn', n=view.turn, player=view.players[view.active].name)}")
            now = self._word(view.phase)
            if view.step != view.phase:
                now = f"{now}: {self._word(view.step)}"
        else:
            now = self.texts.known(f"stage.{view.stage}", view.stage)
        line.append(f" · [{now}]", style="bold yellow")
        line.truncate(self.width, overflow="ellipsis")
        return Group(line, Rule(style="dim", characters="━"))

    def _middle(self, view: View) -> RenderableType:
        if not view.waiting:
            return Rule(style="dim", characters="─")
        entries = ", ".join(f"{entry.source} ({view.players[entry.seat].name})" for entry in view.waiting)
        return Rule(Text(f"{self.texts('board.waits')}: {entries}", style="bold magenta"), style="magenta")

    def _figures_of(self, player: PlayerView, view: View) -> list[RenderableType]:
        """A player: the castle as life, and then what they can pay and hold."""
        zones = player.zones
        line = Text.assemble((" ▶ " if player.seat == view.active and view.stage == "game" else "   ", "bold yellow"))
        name = f"{player.name} ({self.texts('board.you')})" if player.seat == view.seat else player.name
        line.append(set_cell_size(name, 22), style="bold")
        line.append(f"{self._word('castle')} {zones['castle'].count}", style="bold red")
        for zone in ("graveyard", "exile"):
            if zones[zone].count or zone == "graveyard":
                line.append(f" · {self._word(zone)} {zones[zone].count}")
        if player.gone:
            line.append(f" · {self.texts('board.gone')}", style="bold red")
        ready, paid = zones["reserve"].count, zones["paid"].count
        purse = Text(f"   {self._word('gold')} ")
        purse.append("●" * ready, style="bold yellow")
        purse.append("○" * paid, style="dim")
        purse.append(f"{' ' if ready + paid else ''}{ready}/{ready + paid}")
        if player.seat != view.seat:
            purse.append(f" · {self._word('hand')} {'▮' * zones['hand'].count} {zones['hand'].count}")
        for text in (line, purse):
            text.truncate(self.width, overflow="ellipsis")
        return [line, purse]

    def _lines(self, player: PlayerView, *, reversed_lines: bool) -> list[RenderableType]:
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(no_wrap=True)
        for zone in reversed(LINES) if reversed_lines else LINES:
            cards = player.zones[zone].cards
            if cards:
                entries = Text(" · ").join(self._entry(card, cards) for card in cards if not _carried(card, cards))
                table.add_row(Text(f"     {self._word(zone)}", style="dim"), entries)
        if table.row_count:
            return [table]
        return [Text(f"     {self.texts('board.nothing')}", style="dim")]

    def _entry(self, card: CardView, line: Sequence[CardView]) -> Text:
        """A card in play: name, strength, the weapons that it carries, and its state in words."""
        entry = Text(card.name, style="bold")
        if "strength" in card.figures:
            entry.append(f" {changed(card, 'strength')}", style="cyan")
        weapons = [other.name for other in line if other.host == card.handle]
        if weapons:
            entry.append(f" +{', '.join(weapons)}", style="not bold")
        states = [*self._states(card), *self._damage(card)]
        if states:
            entry.append(f" ({', '.join(states)})", style="italic not bold")
        return entry

    def _held(self, cards: Sequence[CardView], *, texts: bool) -> list[RenderableType]:
        """The hand, a line a card: cost, name, type, strength and what the card says."""
        title = Text(f"┄┄ {self.texts('board.your_hand', n=len(cards))} ", style="dim")
        title.append("┄" * (self.width - title.cell_len))
        table = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(3):
            table.add_column(no_wrap=True)
        game, alike = kind("myl"), _together(cards)
        for card, count in alike:
            name = cut(card.name, LINE_NAME) + (f" ×{count}" if count > 1 else "")
            states = self._states(card)
            what = " ".join([self.type_name(card), *([changed(card, "strength")] if card.figures else [])])
            says = game.card_text(card.name, self.texts.lang) if texts else ""
            says = " ".join([f"({', '.join(states)})", says]) if states else says
            row = [Text(f"{self.cost(card):>4}", style="bold cyan"), Text(name, style="bold"), Text(what, style="cyan")]
            table.add_row(*row, Text(says, style="dim"))
        return [title, table]

    def _word(self, key: str) -> str:
        """A word of the game's glossary."""
        return glossary().label(key, self.texts.lang) if key in glossary() else key


def changed(card: CardView, figure: str) -> str:
    """A figure, the printed value first if it has changed."""
    printed, now = card.figures[figure]
    return str(now) if printed == now else f"{printed}→{now}"


def _carried(card: CardView, line: Sequence[CardView]) -> bool:
    return any(card.host == other.handle for other in line)


def _together(cards: Sequence[CardView]) -> list[tuple[CardView, int]]:
    """Cards that differ in nothing but the handle, once each with their number."""
    found: dict[bytes, tuple[CardView, int]] = {}
    for card in cards:
        look = msgspec.json.encode(msgspec.structs.replace(card, handle=0))
        found[look] = (card, found[look][1] + 1 if look in found else 1)
    return list(found.values())
