"""The board in the terminal: what a seat may know, drawn with words and signs so that colour is never needed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from mazo.client.choices import Menu, cards_by_handle, counters, marks, short
from mazo.client.language import Texts
from mazo.protocol.messages import Ask, Told, You
from mazo.views import CardView, PlayerView, View

CARD: Final = 19
"""The width of a card: four of them stand side by side on 80 columns."""
LINE_NAME: Final = 25
"""How much of a name a card on one line shows, so that two of them stand side by side on 80 columns."""
GOAL: Final = 20
"""The lore that wins, where nothing says otherwise."""
PHASES: Final = ("start", "main", "end")

_READY, _EXERTED, _DRYING = tuple("╭─╮│╰╯"), tuple("┌╌┐╎└┘"), tuple("╭┈╮┊╰╯")


class Board:
    """Draws the board and the choices for one width of terminal."""

    def __init__(self, texts: Texts, width: int, names: Sequence[str] = ()) -> None:
        self.texts = texts
        self.names = names
        self.small_hand = False
        """Whether the hand is drawn in lines, to leave room for the rest."""
        self.width = max(width, 2 * CARD + 3)

    def draw(self, you: You, view: View, *, compact: bool = False, hand: bool = True) -> RenderableType:
        """The whole table: opponents above, the viewer below, what waits in between; the hand if it is wanted."""
        mine = next((player for player in view.players if player.seat == view.seat), None)
        order = [(view.seat + 1 + at) % len(view.players) for at in range(len(view.players))]
        parts: list[RenderableType] = [self._header(you, view)]
        for seat in order if view.seat < 0 else order[:-1]:
            parts += self._player(view.players[seat], view, compact or len(view.players) > 2, above=True)
        parts.append(self._middle(view))
        if mine is not None:
            parts += self._player(mine, view, compact, above=False)
            parts += self._hand(mine, compact or self.small_hand) if hand else []
        return Group(*parts)

    # Lines.

    def _header(self, you: You, view: View) -> RenderableType:
        line = Text.assemble((f" {you.title} {view.edition}", "bold"))
        if view.stage == "game":
            name = view.players[view.active].name
            line.append(f" · {self.texts('board.turn', n=view.turn, player=name)} · ")
            for at, phase in enumerate(PHASES):
                line.append(" › " if at else "", style="dim")
                now = phase == view.phase
                word = self.texts(f"phase.{phase}")
                line.append(f"[{word}]" if now else word, style="bold yellow" if now else "dim")
        else:
            line.append(f" · {self.texts.known(f'stage.{view.stage}', view.stage)}")
        if you.match is not None:
            wins = "–".join(str(count) for count in you.match.wins)
            line.append(f" · {self.texts('board.match', n=you.match.game, of=you.match.of, wins=wins)}")
        line.truncate(self.width, overflow="ellipsis")
        return Group(line, Rule(style="dim", characters="━"))

    def _middle(self, view: View) -> RenderableType:
        if not view.waiting:
            return Rule(style="dim", characters="─")
        entries = ", ".join(f"{short(entry.source)} ({view.players[entry.seat].name})" for entry in view.waiting)
        return Rule(Text(f"{self.texts('board.bag')}: {entries}", style="bold magenta"), style="magenta", align="left")

    def _player(self, player: PlayerView, view: View, compact: bool, *, above: bool) -> list[RenderableType]:
        lines: list[RenderableType] = [self._score(player, view), self._status(player, view)]
        cards = self._cards(player.zones["play"].cards, compact, in_play=True)
        return lines + cards if above else cards + lines

    def _score(self, player: PlayerView, view: View) -> Text:
        active = player.seat == view.active and view.stage == "game"
        line = Text.assemble((" ▶ " if active else "   ", "bold yellow"))
        name = f"{player.name} ({self.texts('board.you')})" if player.seat == view.seat else player.name
        line.append(set_cell_size(name, 22), style="bold")
        goal = player.scores.get("goal", GOAL)
        lore = min(player.scores["lore"], goal)
        for start in range(0, goal, 5):
            full = max(0, min(5, lore - start))
            line.append("◆" * full, style="yellow")
            line.append("◇" * (5 - full), style="dim")
            line.append(" ")
        line.append(f"{player.scores['lore']:>2}/{goal} {self.texts('board.lore')}", style="bold")
        if player.gone:
            line.append(f" · {self.texts('board.gone')}", style="bold red")
        return line

    def _status(self, player: PlayerView, view: View) -> Text:
        zones = player.zones
        ink, spent = zones["inkwell"].count, zones["inkwell"].states.get("exerted", 0)
        line = Text("   ")
        line.append(f"{self.texts('board.ink')} ")
        line.append("●" * (ink - spent), style="bold cyan")
        line.append("○" * spent, style="dim")
        line.append(f"{' ' if ink else ''}{ink - spent}/{ink}")
        if player.seat != view.seat:
            line.append(f" · {self.texts('board.hand')} {'▮' * zones['hand'].count} {zones['hand'].count}")
        for zone in ("deck", "discard"):
            line.append(f" · {self.texts(f'board.{zone}')} {zones[zone].count}")
        if player.seat == view.seat == view.active and view.stage == "game":
            inked = "board.inked" if player.scores.get("inked") else "board.may_ink"
            line.append(f" · {self.texts(inked)}", style="dim")
        return line

    def _hand(self, player: PlayerView, compact: bool) -> list[RenderableType]:
        cards = player.zones["hand"].cards
        title = Text(f"┄┄ {self.texts('board.your_hand', n=len(cards))} ", style="dim")
        title.append("┄" * (self.width - title.cell_len))
        return [title, *self._cards(cards, compact)]

    # Cards.

    def _cards(self, cards: Sequence[CardView], compact: bool, *, in_play: bool = False) -> list[RenderableType]:
        if not cards:
            return [Text(f"   {self.texts('board.nothing')}", style="dim")] if in_play and not compact else []
        homes = {card.handle: short(card.name) for card in cards}
        if compact:
            return [*self._rows([self._line(card, homes.get(card.host, "")) for card in cards])]
        boxes = [self._box(card, homes.get(card.host, "")) for card in cards]
        across = self.width // (CARD + 1)
        found: list[RenderableType] = []
        for start in range(0, len(boxes), across):
            row = boxes[start : start + across]
            found += [Text(" ").join([Text(""), *(box[at] for box in row)]) for at in range(len(row[0]))]
        return found

    def _box(self, card: CardView, home: str) -> list[Text]:
        """A small card: cost, ink mark and state above, name and version inside, figures below."""
        exerted, drying = "exerted" in card.states, "drying" in card.states
        left, line, right, side, low_left, low_right = _EXERTED if exerted else _DRYING if drying else _READY
        border = "dim" if exerted or drying else "cyan"
        style = "dim" if exerted else "italic" if drying else "bold"
        inner = CARD - 2
        words = self._states(card) or ([self.texts(f"type.{card.type}")] if card.type != "character" else [])
        head = " ".join([self.cost(card), *words])
        name, _, version = card.name.partition(" - ")
        place = self.texts("board.at", place=home) if home else version
        rows = [
            Text(f"{left}{_fill(head, inner, line)}{right}"),
            Text(f"{side}{_fit(f' {name}', inner)}{side}"),
            Text(f"{side}{_fit(f' {place}', inner)}{side}"),
            Text(f"{low_left}{_fill(f'{line}{self.figures(card)}', inner, line)}{low_right}"),
        ]
        for row in rows:
            row.stylize(border)
        rows[1].stylize(style, 1, CARD - 1)
        rows[3].highlight_words(self._damage(card), "bold red")
        return rows

    def _line(self, card: CardView, home: str) -> Text:
        """A card on one line."""
        line = Text(f" {self.cost(card):>3} ")
        line.append(cut(card.name, LINE_NAME), style="bold" if not marks(card, self.texts) else "")
        words = [] if card.type == "character" else [self.texts(f"type.{card.type}")]
        words += [word for word in marks(card, self.texts) if not card.counters or word not in self._damage(card)]
        words += [self.texts("board.at", place=home)] if home else []
        line.append(f" {self.figures(card)}", style="cyan")
        line.append(f" {', '.join(words)}" if words else "", style="italic")
        return line

    def type_name(self, card: CardView) -> str:
        """What the card is, in words."""
        return self.texts.known(f"type.{card.type}", card.type)

    def costs(self, card: CardView) -> bool:
        """Whether the card has a cost at all."""
        return True

    def cost(self, card: CardView) -> str:
        """The cost, with a ring if the card can become ink."""
        return f"{'◎' if 'inkable' in card.states else ' '}{card.cost}"

    def figures(self, card: CardView) -> str:
        """Strength and willpower, damage, lore, and what it costs to move to a location."""
        values = {
            name: str(now) if printed == now else f"{printed}→{now}" for name, (printed, now) in card.figures.items()
        }
        parts = []
        if "willpower" in values:
            parts.append(f"{values.get('strength', '–')}/{values['willpower']}")
        parts += self._damage(card)
        if "lore" in values:
            parts.append(f"◆{values['lore']}")
        if "move_cost" in values:
            parts.append(self.texts("board.move", n=values["move_cost"]))
        return " ".join(parts)

    def _damage(self, card: CardView) -> list[str]:
        return counters(card, self.texts)

    def _states(self, card: CardView) -> list[str]:
        return [self.texts(f"state.{state}") for state in card.states if state in self.texts.names("state")]

    # Choices and events.

    def choices(self, ask: Ask, view: View, chosen: Iterable[int] = ()) -> RenderableType:
        """The question with its numbered answers."""
        question = Text.assemble((ask.prompt, "bold"), (f" [{ask.rule}]" if ask.rule else "", "dim"))
        parts: list[RenderableType] = [Padding(question, (0, 0, 0, 1))]
        if ask.clause:
            parts.append(Padding(Text(ask.clause, style="dim"), (0, 0, 0, 3)))
        if ask.selection is not None:
            taken = set(chosen)
            cards = cards_by_handle(view)
            widest = max(cell_len(candidate.name) for candidate in ask.selection.candidates)
            rows = []
            for at, candidate in enumerate(ask.selection.candidates, start=1):
                mark = "x" if at in taken else " "
                name = set_cell_size(candidate.name, widest)
                line = Text.assemble((f"  {at:>2} ", "bold cyan"), f"[{mark}] ", (name, "bold" if at in taken else ""))
                if candidate.handle in cards:
                    card = cards[candidate.handle]
                    line.append(f"  {self.cost(card)}  {self.figures(card)}", style="dim")
                rows.append(line)
            return Group(*parts, *self._rows(rows))
        groups = Menu(ask, view, self.texts).groups()
        indent = max([cell_len(verb) for verb, _ in groups] + [0]) + 3
        for verb, entries in groups:
            cells = [Text.assemble((f"{entry.number:>3} ", "bold cyan"), entry.text) for entry in entries]
            rows = self._rows(cells, self.width - indent)
            for at, row in enumerate(rows):
                head = set_cell_size(f"  {verb if at == 0 else ''}", indent)
                parts.append(Text.assemble((head, "bold"), row))
        return Group(*parts)

    def told(self, events: Sequence[Told], limit: int = 8) -> RenderableType:
        """The last events that matter, each with its rule; what happens several times in a row is told once."""
        quiet = set(self.texts.listed("quiet", "events"))
        loud = [event for event in events if event.event.kind not in quiet]
        lines = [self._together(list(alike)) for _, alike in groupby(loud, key=_alike)]
        hidden = len(lines) - limit
        if hidden > 0:
            lines = [Text(self.texts("board.more_events", n=hidden), style="dim"), *lines[hidden:]]
        return bulleted(lines)

    def log(self, events: Sequence[Told]) -> RenderableType:
        """Events in full."""
        return bulleted([self._event(event.text, event.rule) for event in events])

    def _together(self, same: Sequence[Told]) -> Text:
        """One event in short, or several that differ in nothing of interest."""
        event = same[0].event
        text = same[0].text
        if short(event.card) != short(event.other) or event.card == event.other:
            for name in (event.card, event.other):
                text = text.replace(name, short(name)) if name else text
        if len(same) > 1:
            many = event.kind == "draws"
            text = (
                self.texts("board.draws", player=self.names[event.seat], n=len(same))
                if many
                else f"{text} ×{len(same)}"
            )
        return self._event(text, same[0].rule, "bold" if event.kind == "turn_began" else "")

    def _event(self, text: str, rule: str, style: str = "") -> Text:
        return Text.assemble((text, style), (f" [{rule}]" if rule else "", "dim"))

    def _rows(self, cells: Sequence[Text], width: int = 0) -> list[Text]:
        """Cells in as many columns as fit."""
        width = width or self.width
        widest = max((cell.cell_len for cell in cells), default=0) + 2
        across = max(1, width // widest)
        rows = []
        for start in range(0, len(cells), across):
            row = Text()
            for cell in cells[start : start + across]:
                padded = cell.copy()
                padded.pad_right(widest - cell.cell_len)
                row.append_text(padded)
            row.rstrip()
            rows.append(row)
        return rows


def signed(lines: Iterable[tuple[str, Text]]) -> RenderableType:
    """Lines with a sign before each, beside which they go on."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for sign, line in lines:
        table.add_row(f" {sign}", line)
    return table


def bulleted(lines: Iterable[Text]) -> RenderableType:
    """Lines with a bullet each."""
    return signed(("•", line) for line in lines)


def _alike(told: Told) -> tuple[str, str]:
    """What events have in common that are told together: cards that one player draws, or the same sentence."""
    event = told.event
    return (f"draws {event.seat}" if event.kind == "draws" else told.text), told.rule


def cut(text: str, width: int) -> str:
    """The text, with an ellipsis in place of what is too long."""
    return _fit(text, width) if cell_len(text) > width else text


def _fit(text: str, width: int) -> str:
    """The text in exactly so many cells, cut with an ellipsis if it is longer."""
    return set_cell_size(text, width) if cell_len(text) <= width else f"{set_cell_size(text, width - 1)}…"


def _fill(text: str, width: int, line: str) -> str:
    """The text followed by as much of the border as fits."""
    return _fit(text, width) if cell_len(text) >= width else f"{text} {line * (width - cell_len(text) - 1)}"
