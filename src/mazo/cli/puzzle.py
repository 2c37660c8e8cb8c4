"""`mazo puzzle`: positions that are won this turn, at the terminal; whoever tries what the rules forbid learns why."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from mazo.cli.keyboard import EndOfInput, Keyboard
from mazo.client.board import Board
from mazo.client.choices import Menu
from mazo.client.commands import command as command_in
from mazo.client.following import Client
from mazo.client.language import Texts, language
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.mining.attempts import Attempt, puzzle_named, spoken_solution
from mazo.mining.collection import puzzles
from mazo.mining.puzzles import Puzzle
from mazo.protocol.session import Session
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases, fold

PROMPT = " › "


@cache
def phrases() -> Phrases:
    """What puzzles and the quiz say at the terminal."""
    return Phrases("mazo.cli", "puzzles.toml")


def say(name: str, lang: Lang, **values: object) -> str:
    """A sentence of puzzles and the quiz."""
    return phrases().say("say", name, lang, **values)


def command(texts: Texts) -> Callable[..., None]:
    """The command, with its help in the language."""

    def helps(name: str) -> str:
        return phrases().say("help", name, texts.lang)

    def puzzle(
        game: Annotated[
            str, typer.Argument(metavar=texts("metavar.game"), help=helps("game"), show_default=False)
        ] = "",
        name: Annotated[
            str, typer.Argument(metavar=texts("metavar.name"), help=helps("puzzle"), show_default=False)
        ] = "",
        level: Annotated[
            int, typer.Option("--level", metavar=texts("metavar.number"), help=helps("level"), show_default=False)
        ] = 0,
        spoken: Annotated[str | None, typer.Option("--lang", "-l", metavar="es|en", help=texts("app.lang"))] = None,
    ) -> None:
        said, console = Texts(language(spoken)), Console(highlight=False)
        kinds = [kind for kind in map(kind_named, [game] if game else NAMES) if puzzles(kind.name)]
        for kind in kinds:
            found = [one for one in puzzles(kind.name) if level in (0, one.grade)]
            if game and (name or level):
                if not found:
                    console.print(Text(f" {say('none', said.lang)}"))
                    return
                Solving(kind, _chosen(kind, found, name), console, said).play()
                return
            _list(kind, found, console, said.lang)

    return puzzle


def _chosen(kind: GameKind, found: Sequence[Puzzle], name: str) -> Puzzle:
    """The puzzle of that name or number; the first one if nobody names any."""
    if name.isdigit() and 1 <= int(name) <= len(puzzles(kind.name)):
        return puzzles(kind.name)[int(name) - 1]
    return puzzle_named(kind.name, name) if name else found[0]


def _list(kind: GameKind, found: Sequence[Puzzle], console: Console, lang: Lang) -> None:
    console.print(Text(f" {kind.title}", style="bold"))
    for puzzle in found:
        n = puzzles(kind.name).index(puzzle) + 1
        facts = f"{say('level', lang, grade=puzzle.grade)} · {say('deeds', lang, n=puzzle.deeds)}"
        console.print(Text.assemble((f"   {n:>3}  ", "bold"), facts))
    console.print(Text(f" {say('how', lang, game=kind.name)}", style="dim"))


class Solving:
    """One person at the terminal with one puzzle."""

    def __init__(self, kind: GameKind, puzzle: Puzzle, console: Console, texts: Texts) -> None:
        self.kind = kind
        self.puzzle = puzzle
        self.console = console
        self.texts = texts
        self.keyboard = Keyboard()
        self.attempt = Attempt(puzzle)

    def play(self) -> None:
        """Until it is solved, or whoever tries it leaves."""
        try:
            self._show()
            while not self.attempt.solved:
                self._enter(self.keyboard.read(PROMPT).strip())
        except EndOfInput:
            return
        self._print("solved", "bold yellow")
        n = puzzles(self.kind.name).index(self.puzzle) + 1
        if n < len(puzzles(self.kind.name)):
            self._print("next", "dim", game=self.kind.name, n=n + 1)

    def _client(self) -> Client:
        client = Client()
        for line in Session(self.attempt.game, self.puzzle.seat, self.texts.lang).news():
            client.take(line)
        return client

    def _show(self) -> None:
        """The table, and what may be done."""
        if self.keyboard.interactive:
            self.console.clear()
        client = self._client()
        assert client.you is not None
        assert client.view is not None
        board = Board(client.you.game, self.texts, self.console.width, client.you.players)
        self.console.print(board.draw(client.you, client.view))
        if self.attempt.deeds and client.events:
            self.console.print(board.told(client.events))
        if self.attempt.failed:
            self._print("failed", "red")
            return
        if client.ask is not None:
            self.console.print(board.choices(client.ask, client.view))
        self._print("task", "dim")

    def _enter(self, line: str) -> None:
        """Take one line."""
        found = command_in(line, self.texts)
        word = fold(line)
        if found is not None and found[0] == "quit":
            raise EndOfInput
        if found is not None and found[0] == "hint":
            self._hint()
        elif word == fold(phrases().say("word", "solution", self.texts.lang)):
            self._solution()
        elif self.attempt.failed or word == fold(phrases().say("word", "again", self.texts.lang)):
            self.attempt = Attempt(self.puzzle)
            self._show()
        else:
            self._try(line)

    def _try(self, line: str) -> None:
        tried = self.attempt.take(self._deed(line)) if line else None
        if tried is None or tried.came == "done":
            self._show()
            return
        if tried.came == "refused":
            self._print("refused", "yellow")
        self.console.print(Padding(Text(tried.text.text(self.texts.lang), style="yellow"), (0, 1)))

    def _deed(self, line: str) -> str:
        """What a line stands for: the action of that number, or itself."""
        client = self._client()
        if line.isdigit() and client.ask is not None and client.view is not None and client.ask.selection is None:
            entry = Menu(client.ask, client.view, self.texts).number(int(line))
            return entry.do() if entry is not None else line
        return line

    def _hint(self) -> None:
        step = self.attempt.hint
        if step is not None:
            own = [one for one in self.puzzle.solution if one.by == self.puzzle.seat]
            told = [text for text, by in self._told() if by == self.puzzle.seat]
            self._print("hint", "green", action=told[own.index(step)])

    def _solution(self) -> None:
        self._print("solution", "bold")
        for text, by in self._told():
            self.console.print(Text(f"   {'' if by == self.puzzle.seat else '… '}{text}"))

    def _told(self) -> list[tuple[str, int]]:
        """Every action of the solution in words, with who does it."""
        told = spoken_solution(self.puzzle, self.texts.lang)
        return [(text, step.by) for text, step in zip(told, self.puzzle.solution, strict=True)]

    def _print(self, name: str, style: str, **values: object) -> None:
        self.console.print(Text(f" {say(name, self.texts.lang, **values)}", style=style))
