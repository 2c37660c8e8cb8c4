"""`mazo replay`: watch a recorded game in the terminal, or play it again and compare."""

from collections.abc import Callable, Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from mazo.cli.files import recorded
from mazo.client.board import Board
from mazo.client.language import Texts, language
from mazo.errors import BadReplay
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.protocol.messages import You
from mazo.record import replays
from mazo.record.replays import Line, Replay
from mazo.texts.rulebook import noted

DIVERGED = 1


def command(texts: Texts) -> Callable[..., None]:
    """The command, with its help in the language."""

    def replay(
        file: Annotated[str, typer.Argument(metavar=texts("metavar.file"), help=texts("option.file"))],
        verify: Annotated[bool, typer.Option("--verify", help=texts("option.verify"))] = False,
        commit: Annotated[
            str, typer.Option("--commit", metavar=texts("metavar.hash"), help=texts("option.commit"))
        ] = "",
        salt: Annotated[
            list[str] | None, typer.Option("--salt", metavar=texts("metavar.hash"), help=texts("option.salt"))
        ] = None,
        to: Annotated[
            int | None, typer.Option("--to", min=0, metavar=texts("metavar.number"), help=texts("option.to"))
        ] = None,
        lang: Annotated[str | None, typer.Option("--lang", "-l", metavar="es|en", help=texts("app.lang"))] = None,
    ) -> None:
        said = Texts(language(lang))
        for found in recorded(file):
            if verify:
                _verify(found, said, commit, salt or ())
            else:
                Watching(found, Console(highlight=False), said).show(to)

    return replay


def _verify(replay: Replay, texts: Texts, commit: str, salts: Sequence[str]) -> None:
    """Play it again and say whether it went the same way, by the promise that somebody remembers."""
    verdict = replays.verify(replay, seen=commit, salts=salts)
    print(verdict.text(texts.lang))
    if not verdict.ok:
        raise typer.Exit(DIVERGED)


class Watching:
    """Tells a replay: its head, its events from the file, and the board at the end if it can be played again."""

    def __init__(self, replay: Replay, console: Console, texts: Texts) -> None:
        self.replay = replay
        self.console = console
        self.texts = texts
        self.kind: GameKind = kind_named(replay.header.game)
        self.names = _names(replay, self.kind, texts)

    def show(self, to: int | None) -> None:
        """The whole replay, or its first actions."""
        self._head()
        last = len(self.replay.actions) if to is None else min(to, len(self.replay.actions))
        for line in self.replay.lines[: last + 1]:
            self._action(line)
        self._board(last)
        if last < len(self.replay.actions):
            self._say(self.texts("replay.stopped", n=last, all=len(self.replay.actions)))
        else:
            self._say(self._outcome())

    def _head(self) -> None:
        header = self.replay.header
        players = ", ".join(self.names)
        head = self.texts(
            "replay.header",
            title=self.kind.title,
            edition=header.edition,
            players=players,
            n=len(self.replay.actions),
            engine=header.engine,
        )
        self.console.print(Text(f" {head}", style="bold"))

    def _action(self, line: Line) -> None:
        if line.n:
            who = self.names[line.by] if line.by >= 0 else "—"
            self.console.print(Text.assemble((f"{line.n:>4} ", "bold cyan"), (f"{who}: ", "bold"), line.do))
        else:
            self._say(self.texts("replay.setup"))
        for event in line.events:
            text = Text(f"       {self.kind.tell(event, self.names, self.texts.lang)}")
            text.append(f" [{noted(event.number, self.texts.lang)}]" if event.number else "", style="dim")
            self.console.print(text)

    def _board(self, last: int) -> None:
        """The table as one sees it who watches, unless the game can no longer be played again."""
        try:
            game = replays.rerun(self.replay, last)
        except BadReplay as fault:
            self._say(self.texts("replay.watched", why=fault.text(self.texts.lang)))
            return
        view = game.kind.view(game.table, -1, self.names)
        you = You(-1, self.kind.name, self.kind.title, game.edition, self.names)
        board = Board(self.kind.name, self.texts, self.console.width, self.names)
        self.console.print(board.draw(you, view))

    def _outcome(self) -> str:
        outcome = self.replay.outcome
        if outcome is None:
            return self.texts("replay.unfinished")
        rule = self.kind.book.cite(outcome.rule, self.replay.header.edition, self.texts.lang)
        if outcome.winner is None:
            return self.texts("replay.draw", rule=rule)
        return self.texts("replay.winner", player=self.names[outcome.winner], rule=rule)

    def _say(self, text: str) -> None:
        self.console.print(Text(f" {text}", style="bold"))


def _names(replay: Replay, kind: GameKind, texts: Texts) -> tuple[str, ...]:
    """The players as the file names them, or by their numbers: a draft has no decks that could be counted."""
    header = replay.header
    count = len(header.decks) or len((header.position or {}).get("players", ()))
    count = count or 1 + max((event.seat for line in replay.lines for event in line.events), default=0)
    return header.names or tuple(kind.phrases.say("word", "player", texts.lang, n=seat + 1) for seat in range(count))
