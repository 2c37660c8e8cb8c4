"""The board in the terminal, drawn from the plan of its game: words and signs, so that colour is never needed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from mazo.client.cardrows import Boxes, CardLines, CardRows
from mazo.client.cardwords import CardWords
from mazo.client.choices import Menu, cards_by_handle, left_over, short
from mazo.client.columns import Columns
from mazo.client.language import Texts
from mazo.client.lines import bulleted, in_columns
from mazo.client.packs import draw_packs
from mazo.games import kind as kind_named
from mazo.protocol.messages import Ask, Told, You
from mazo.texts.rulebook import noted
from mazo.views import PlayerView, View

NARROWEST: Final = 41
"""Two small cards side by side."""
NAME: Final = 22
"""The width of a player's name."""
GROUP: Final = 5
"""So many steps of a score's track stand together."""


class Board:
    """Draws the board of a game and the choices for one width of terminal."""

    def __init__(self, game: str, texts: Texts, width: int, names: Sequence[str] = ()) -> None:
        self.texts = texts
        self.names = names
        self.small_hand = False
        """Whether the hand is drawn in lines, to leave room for the rest."""
        self.width = max(width, NARROWEST)
        self.words = CardWords(kind_named(game), texts.lang)
        self.plan = self.words.kind.plan
        rows = Boxes if self.plan.cards == "boxes" else CardLines
        self._rows: CardRows = rows(self.words, texts, self.width)

    def draw(self, you: You, view: View, *, compact: bool = False, hand: bool = True) -> RenderableType:
        """The whole table: opponents above, the viewer below, what waits in between; the hand if it is wanted."""
        if self.plan.packs is not None and view.draft is not None:
            return draw_packs(self.plan.packs, you, view, self.words, self.texts)
        order = [view.players[(view.seat + 1 + at) % len(view.players)] for at in range(len(view.players))]
        above, below = (order, None) if view.seat < 0 else (order[:-1], order[-1])
        parts: list[RenderableType] = [self._header(you, view)]
        if self.plan.columns:
            parts += [*Columns(self.words, self.texts, self.width).draw(order, view), self._middle(view)]
            parts += self._hand(below, compact or self.small_hand) if below is not None and hand else []
            return Group(*parts)
        for player in above:
            parts += self._figures_of(player, view)
            parts += self._rows.in_play(player, compact or len(order) > 2, outwards=False)
        parts.append(self._middle(view))
        if below is not None:
            parts += [*self._rows.in_play(below, compact, outwards=True), *self._figures_of(below, view)]
            parts += self._hand(below, compact or self.small_hand) if hand else []
        return Group(*parts)

    # Lines.

    def _header(self, you: You, view: View) -> RenderableType:
        line = Text.assemble((f" {you.title}", "bold"))
        if self.words.kind.has_word("edition", view.edition):
            line.append(f" ({self.words('edition', view.edition)})", style="dim")
        else:
            line.append(f" {view.edition}", style="bold")
        if view.stage == "game":
            name = view.players[view.active].name
            line.append(f" · {self.texts('board.turn', n=view.turn, player=name)} · ")
            self._phases(view, line)
        else:
            line.append(" · ")
            line.append(f"[{self.texts.known(f'stage.{view.stage}', view.stage)}]", style="bold yellow")
        if you.match is not None:
            wins = "–".join(str(count) for count in you.match.wins)
            line.append(f" · {self.texts('board.match', n=you.match.game, of=you.match.of, wins=wins)}")
        line.truncate(self.width, overflow="ellipsis")
        return Group(line, Rule(style="dim", characters="━"))

    def _phases(self, view: View, line: Text) -> None:
        """The phase with its step or, where steps don't matter, among all phases."""
        if self.plan.steps:
            now = self.words("phase", view.phase)
            step = f": {self.words('phase', view.step)}" if view.step != view.phase else ""
            line.append(f"[{now}{step}]", style="bold yellow")
            return
        for at, phase in enumerate(self.plan.phases):
            line.append(" › " if at else "", style="dim")
            word, here = self.words("phase", phase), phase == view.phase
            line.append(f"[{word}]" if here else word, style="bold yellow" if here else "dim")

    def _middle(self, view: View) -> RenderableType:
        lying = self._lying(view)
        return Group(lying, self._waiting(view)) if lying is not None else self._waiting(view)

    def _lying(self, view: View) -> RenderableType | None:
        """What lies between the players and belongs to none of them."""
        parts: list[str] = []
        for plan in self.plan.middle:
            zone = view.table.get(plan.zone)
            if zone is None:
                continue
            said = [self.words("counter", name, n=count) for name, count in zone.counters.items()]
            said += (
                [self.words.name(card) for card in zone.cards] if plan.open else [str(zone.count)] if zone.count else []
            )
            if plan.most:
                said = [f"{sum(zone.counters.values())}/{plan.most}"]
            if said:
                parts.append(f"{self.words('zone', plan.zone)}: {', '.join(said)}")
        return Padding(Text(" · ".join(parts), style="cyan"), (0, 0, 0, 3)) if parts else None

    def _waiting(self, view: View) -> RenderableType:
        if not view.waiting:
            return Rule(style="dim", characters="─")
        entries = ", ".join(f"{short(entry.source)} ({view.players[entry.seat].name})" for entry in view.waiting)
        title = Text(f"{self.words('waiting', 'title')}: {entries}", style="bold magenta")
        return Rule(title, style="magenta", align="left")

    def _figures_of(self, player: PlayerView, view: View) -> list[RenderableType]:
        """A player: the score, and then what they can pay and hold; piles stand where there is room."""
        tracked = self.plan.score is not None and self.plan.score.goal > 0
        first, second = self._score(player, view), self._purse(player)
        if player.seat != view.seat:
            held = player.zones[self.plan.hand].count
            _join(second, f"{self.words('zone', self.plan.hand)} {'▮' * held} {held}")
        self._piles(player, second if tracked else first)
        if player.gone:
            _join(first, self.texts("board.gone"), "bold red")
        purse = self.plan.purse
        if purse is not None and purse.filled and player.seat == view.seat == view.active and view.stage == "game":
            filled = "filled" if player.scores.get(purse.filled) else "may_fill"
            _join(second, self.words("purse", filled), "dim")
        return [first, second]

    def _score(self, player: PlayerView, view: View) -> Text:
        active = player.seat == view.active and view.stage == "game"
        line = Text.assemble((" ▶ " if active else "   ", "bold yellow"))
        name = f"{player.name} ({self.texts('board.you')})" if player.seat == view.seat else player.name
        line.append(set_cell_size(name, NAME), style="bold")
        score = self.plan.score
        if score is None:
            return line
        value, word = player.scores[score.name], self.words("score", score.name)
        if not score.goal:
            line.append(f"{word} {value}", style="bold red")
            return line
        goal = player.scores.get("goal", score.goal)
        for start in range(0, goal, GROUP):
            steps = min(GROUP, goal - start)
            full = max(0, min(steps, value - start))
            line.append("◆" * full, style="yellow")
            line.append("◇" * (steps - full), style="dim")
            line.append(" ")
        line.append(f"{value:>2}/{goal} {word}", style="bold")
        return line

    def _purse(self, player: PlayerView) -> Text:
        line = Text("   ")
        purse = self.plan.purse
        if purse is None:
            return line
        zone = player.zones[purse.zone]
        spent = player.zones[purse.spent_zone].count if purse.spent_zone else zone.states.get(purse.spent_state, 0)
        ready = zone.count if purse.spent_zone else zone.count - spent
        line.append(f"{self.words('purse', purse.name)} ")
        line.append("●" * ready, style=f"bold {purse.colour}")
        line.append("○" * spent, style="dim")
        line.append(f"{' ' if ready + spent else ''}{ready}/{ready + spent}")
        return line

    def _piles(self, player: PlayerView, line: Text) -> None:
        for pile in self.plan.piles:
            count = player.zones[pile.zone].count if pile.zone in player.zones else 0
            if count or pile.always:
                _join(line, f"{self.words('zone', pile.zone)} {count}")

    def _hand(self, player: PlayerView, compact: bool) -> list[RenderableType]:
        cards = player.zones[self.plan.hand].cards
        title = Text(f"┄┄ {self.texts('board.your_hand', n=len(cards))} ", style="dim")
        title.append("┄" * (self.width - title.cell_len))
        return [title, *self._rows.held(cards, compact)]

    # Choices and events.

    def choices(self, ask: Ask, view: View, chosen: Iterable[int] = ()) -> RenderableType:
        """The question with its numbered answers."""
        question = self._event(ask.prompt, ask.rule, "bold")
        parts: list[RenderableType] = [Padding(question, (0, 0, 0, 1))]
        if ask.clause:
            parts.append(Padding(Text(ask.clause, style="dim"), (0, 0, 0, 3)))
        parts += self._looked(ask)
        if ask.selection is not None:
            taken = set(chosen)
            cards = cards_by_handle(view)
            named = [self.words.called(candidate.name) for candidate in ask.selection.candidates]
            widest = max(map(cell_len, named))
            rows = []
            for at, candidate in enumerate(ask.selection.candidates, start=1):
                mark = "x" if at in taken else " "
                name = set_cell_size(named[at - 1], widest)
                line = Text.assemble((f"  {at:>2} ", "bold cyan"), f"[{mark}] ", (name, "bold" if at in taken else ""))
                if candidate.handle in cards:
                    card = cards[candidate.handle]
                    line.append(f"  {self.words.cost(card)}  {self.words.figures(card)}", style="dim")
                rows.append(line)
            return Group(*parts, *in_columns(rows, self.width))
        groups = Menu(ask, view, self.texts).groups()
        indent = max([cell_len(verb) for verb, _ in groups] + [0]) + 3
        for verb, entries in groups:
            cells = [Text.assemble((f"{entry.number:>3} ", "bold cyan"), entry.text) for entry in entries]
            rows = in_columns(cells, self.width - indent)
            for at, row in enumerate(rows):
                head = set_cell_size(f"  {verb if at == 0 else ''}", indent)
                parts.append(Text.assemble((head, "bold"), row))
        return Group(*parts)

    def _looked(self, ask: Ask) -> list[RenderableType]:
        """The cards that are looked at and not among the answers, with what stands against each of them."""
        shown: list[RenderableType] = []
        for why, alike in groupby(left_over(ask), key=lambda card: card.locked):
            names = ", ".join(self.words.called(card.name) for card in alike)
            line = Text.assemble((f"{self.texts('board.looked')} ", "dim"), names, (f". {why}" if why else "", "dim"))
            shown.append(Padding(line, (0, 0, 0, 3)))
        return shown

    def told(self, events: Sequence[Told], limit: int = 8) -> RenderableType:
        """The last events that matter, each with its rule; what happens several times in a row is told once."""
        quiet = set(self.words.quiet_events())
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
        return Text.assemble((text, style), (f" [{noted(rule, self.texts.lang)}]" if rule else "", "dim"))


def _join(line: Text, words: str, style: str = "") -> None:
    """Append to a line, behind a dot if anything stands there already."""
    line.append(f" · {words}" if line.plain.strip() else words, style=style)


def _alike(told: Told) -> tuple[str, str]:
    """What events have in common that are told together: cards that one player draws, or the same sentence."""
    event = told.event
    return (f"draws {event.seat}" if event.kind == "draws" else told.text), told.rule
