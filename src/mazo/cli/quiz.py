"""`mazo quiz`: questions for would-be judges at the terminal, each answer with its rules and what happens."""

from collections.abc import Callable
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from mazo.cli.keyboard import EndOfInput, Keyboard
from mazo.cli.puzzle import PROMPT, phrases, say
from mazo.client.board import Board
from mazo.client.commands import command as command_in
from mazo.client.following import Client
from mazo.client.language import Texts, language
from mazo.client.quizzing import begun, played_out
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.protocol.session import Session
from mazo.texts.quizzes import Question


def command(texts: Texts) -> Callable[..., None]:
    """The command, with its help in the language."""

    def helps(name: str) -> str:
        return phrases().say("help", name, texts.lang)

    def quiz(
        game: Annotated[
            str, typer.Argument(metavar=texts("metavar.game"), help=helps("game"), show_default=False)
        ] = "",
        topic: Annotated[
            str, typer.Option("--topic", metavar=texts("metavar.name"), help=helps("topic"), show_default=False)
        ] = "",
        spoken: Annotated[str | None, typer.Option("--lang", "-l", metavar="es|en", help=texts("app.lang"))] = None,
    ) -> None:
        said, console = Texts(language(spoken)), Console(highlight=False)
        kinds = [kind for kind in map(kind_named, [game] if game else NAMES) if kind.questions]
        if game:
            Quizzing(kinds[0], topic, console, said).play()
            return
        for kind in kinds:
            console.print(Text.assemble((f" {kind.title}", "bold"), f"  mazo quiz {kind.name}"))
            for name, title in {one.topic: one.title.text(said.lang) for one in kind.questions}.items():
                console.print(Text(f"   {title}  --topic {name}"))

    return quiz


class Quizzing:
    """One person at the terminal with the questions of a game."""

    def __init__(self, kind: GameKind, topic: str, console: Console, texts: Texts) -> None:
        self.kind = kind
        self.questions = [one for one in kind.questions if topic in ("", one.topic)] or list(kind.questions)
        self.console = console
        self.texts = texts
        self.keyboard = Keyboard()
        self.right = self.asked = 0

    def play(self) -> None:
        """One question after the other, until none is left or somebody leaves."""
        try:
            for n, question in enumerate(self.questions, 1):
                self._ask(n, question)
                self._answer(question, self._read(question))
                if n < len(self.questions):
                    self._print("enter", "dim")
                    self._line()
        except EndOfInput:
            pass
        if self.asked:
            self._print("score", "bold", right=self.right, asked=self.asked)

    def _ask(self, n: int, question: Question) -> None:
        if self.keyboard.interactive:
            self.console.clear()
        client, lang = Client(), self.texts.lang
        for line in Session(begun(self.kind, question), 0, lang).news():
            client.take(line)
        assert client.you is not None
        assert client.view is not None
        board = Board(client.you.game, self.texts, self.console.width, client.you.players)
        self.console.print(board.draw(client.you, client.view))
        place = say("question", lang, n=n, all=len(self.questions))
        self.console.print(Text.assemble((f" {place} · ", "cyan"), (question.title.text(lang), "cyan")))
        self.console.print(Padding(Text(question.ask.text(lang), style="bold"), (0, 1)))
        for number, choice in enumerate(question.choices, 1):
            self.console.print(Text(f"   {number}  {choice.wording.text(lang)}"))
        self._print("choose", "dim")

    def _line(self) -> str:
        """A line that does not leave."""
        line = self.keyboard.read(PROMPT).strip()
        found = command_in(line, self.texts)
        if found is not None and found[0] == "quit":
            raise EndOfInput
        return line

    def _read(self, question: Question) -> int:
        """The choice that was made; none if the answer is to be shown."""
        while line := self._line():
            if line.isdigit() and 1 <= int(line) <= len(question.choices):
                return int(line) - 1
            self._print("number", "yellow", last=len(question.choices))
        return -1

    def _answer(self, question: Question, chosen: int) -> None:
        lang = self.texts.lang
        self.asked += chosen >= 0
        self.right += chosen == question.right
        came = "shown" if chosen < 0 else "right" if chosen == question.right else "wrong"
        self._print(came, "green" if came == "right" else "yellow", n=question.right + 1)
        self.console.print(Padding(Text(question.because.text(lang)), (0, 1)))
        out = played_out(self.kind, question)
        for line in out.told(lang):
            self.console.print(Text(f"   · {line}"))
        for rule in question.rules:
            self.console.print(Text(f"   {rule.number(out.game.edition)}  {rule.heading(lang)}", style="dim"))

    def _print(self, name: str, style: str, **values: object) -> None:
        self.console.print(Text(f" {say(name, self.texts.lang, **values)}", style=style))
