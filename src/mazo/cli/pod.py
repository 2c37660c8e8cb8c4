"""A pod in the terminal: people draft among bots, build their decks, and play their matches round by round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from rich.table import Table as Grid
from rich.text import Text

from mazo.cli.seating import Plan, seat_players
from mazo.cli.table import Table
from mazo.cli.terminal import Leave, Terminal
from mazo.errors import BadDeck
from mazo.kernel.codes import NOBODY
from mazo.lab.pods import build_all, dice_for, play_match, play_open
from mazo.series.pods import Pod
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases, fold

USUAL_BOT = "greedy"


class PodTable:
    """A pod with its people at one terminal; whoever leaves is stood in for by a bot."""

    def __init__(self, pod: Pod, plan: Plan, terminal: Terminal) -> None:
        self.pod = pod
        self.plan = plan
        self.terminal = terminal
        self.people = [seat for seat, bot in enumerate(plan.bots) if not bot]
        self.bots = [bot or USUAL_BOT for bot in plan.bots]

    def play(self) -> None:
        """From packs to the champion, or until somebody leaves the draft."""
        pod = self.pod
        if pod.draft.outcome is None:
            players = seat_players(self.plan, self.terminal.texts, self.terminal)
            Table(pod.draft, players, self.terminal, goes_on=True).play()
        if pod.stage == "draft":
            return
        try:
            for seat in self.people:
                self._build(seat)
        except Leave:
            self._say("taken_over")
            self.people = []
        build_all(pod)
        while pod.stage == "rounds":
            self._round()
        self._standings()
        self._say("champion", player=pod.names[pod.champion])

    # Building.

    def _build(self, seat: int) -> None:
        """A person changes the deck that is suggested until it is right."""
        pod, lang = self.pod, self.lang
        deck = list(pod.suggestion(seat).deck)
        self._say("build", player=pod.names[seat], n=len(deck), least=pod.kind.draft_format(pod.format).least)
        self._show(deck, seat)
        while True:
            line = self.terminal.read().strip()
            word, _, name = line.partition(" ")
            if not line or fold(word) in _words("done"):
                try:
                    pod.build(seat, deck)
                    return
                except BadDeck as refused:
                    for problem in refused.problems:
                        rule = f" ({problem.rule})" if problem.rule else ""
                        self.terminal.say_text(f"✗ {problem.message_es if lang == 'es' else problem.message_en}{rule}")
                    continue
            if self._changes(fold(word), name, deck, seat):
                self._show(deck, seat)
            else:
                self._say("how")

    def _changes(self, word: str, name: str, deck: list[str], seat: int) -> bool:
        """Do what a line says about the deck; whether it says anything."""
        if word in _words("add"):
            return self._move(name, self._side(deck, seat), deck)
        if word in _words("cut"):
            return self._move(name, deck, None)
        return word in _words("show")

    def _side(self, deck: Sequence[str], seat: int) -> list[str]:
        given = self.pod.kind.deck_plan(self.pod.kind.draft_format(self.pod.format)).given
        return [*(Counter(self.pod.pool(seat)) - Counter(deck)).elements(), *given]

    def _move(self, name: str, source: list[str], target: list[str] | None) -> bool:
        """Take the one card whose name begins so from one heap to another; whether there is one."""
        found = sorted({card for card in source if fold(card).startswith(fold(name))}) if name else []
        exact = [card for card in found if fold(card) == fold(name)]
        if len(exact or found) != 1:
            return False
        source.remove((exact or found)[0])
        if target is not None:
            target.append((exact or found)[0])
        return True

    def _show(self, deck: Sequence[str], seat: int) -> None:
        kind = self.pod.kind
        for title, cards in (("deck", deck), ("side", self._own_side(deck, seat))):
            by_cost: dict[int, list[str]] = {}
            for name in cards:
                by_cost.setdefault(kind.cost_of(name), []).append(name)
            self.terminal.console.print(Text(f" {self._text(title, n=len(cards))}", style="bold"))
            for cost in sorted(by_cost):
                names = ", ".join(f"{count} {name}" for name, count in sorted(Counter(by_cost[cost]).items()))
                self.terminal.console.print(Text(f"   {cost}: {names}"))
        self._say("how")

    def _own_side(self, deck: Sequence[str], seat: int) -> list[str]:
        return sorted((Counter(self.pod.pool(seat)) - Counter(deck)).elements())

    # Rounds.

    def _round(self) -> None:
        pod, number = self.pod, len(self.pod.rounds) - 1
        self._standings()
        self._say("round", n=number + 1)
        for match in pod.rounds[number]:
            rival = pod.names[match.second] if match.second != NOBODY else self._text("bye")
            self.terminal.say_text(f"{pod.names[match.first]} – {rival}")
        for at in pod.open_matches():
            match = pod.rounds[number][at]
            if match.first in self.people or match.second in self.people:
                self._match(number, at)
        if number == len(pod.rounds) - 1:
            play_open(pod, self.bots)

    def _match(self, number: int, at: int) -> None:
        """A match of a person; who leaves it is stood in for by a bot until it is over."""
        pod = self.pod
        match = pod.rounds[number][at]
        seats = (match.first, match.second)
        series = pod.series(number, at)
        bots = ["" if seat in self.people else self.bots[seat] for seat in seats]
        plan = Plan([], [], bots, [pod.names[seat] for seat in seats], f"{self.plan.seed}/{number}/{at}")
        players = seat_players(plan, self.terminal.texts, self.terminal)
        Table(series, players, self.terminal, goes_on=True).play()
        if series.outcome is None:
            self._say("taken_over")
            self.people = [seat for seat in self.people if seat not in seats]
        wins, draws = play_match(series, [self.bots[seat] for seat in seats], dice_for(pod.seed, f"{number}/{at}"))
        pod.report(number, at, wins, draws)

    def _standings(self) -> None:
        if self.pod.rounds:
            self.terminal.console.print(standings_grid(self.pod, self.lang))

    # Words.

    @property
    def lang(self) -> Lang:
        """The language of the terminal."""
        return self.terminal.texts.lang

    def _text(self, name: str, **values: object) -> str:
        return _phrases().say("pod", name, self.lang, **values)

    def _say(self, name: str, **values: object) -> None:
        self.terminal.say_text(self._text(name, **values))


def standings_grid(pod: Pod, lang: Lang) -> Grid:
    """Where everybody stands."""
    grid = Grid(box=None, padding=(0, 2))
    for name in ("place", "player", "points", "record", "opponents", "games"):
        grid.add_column(_phrases().say("standing", name, lang))
    for place, row in enumerate(pod.standings, start=1):
        record = f"{row.won}-{row.lost}-{row.drawn}"
        shares = (f"{row.opponents:.0%}", f"{row.games:.0%}")
        grid.add_row(str(place), pod.names[row.seat], str(row.points), record, *shares)
    return grid


def _words(name: str) -> tuple[str, ...]:
    return tuple(fold(word) for word in _phrases().words("command", name))


@cache
def _phrases() -> Phrases:
    return Phrases("mazo.cli", "pod.toml")
