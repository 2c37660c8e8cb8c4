"""`mazo learn`: lessons at the terminal, one step at a time, with the rule beside each."""

from collections.abc import Callable
from typing import Annotated

import msgspec
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
from mazo.client.lessons import NEXT, Answer, Walk
from mazo.client.schooling import Progress, following, founding, lesson_named, met, say, taught
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.protocol.session import Session
from mazo.texts.lessons import Lesson, Question

PROMPT = " › "


def command(texts: Texts) -> Callable[..., None]:
    """The command, with its help in the language."""
    lang = texts.lang

    def learn(
        game: Annotated[
            str, typer.Argument(metavar=texts("metavar.game"), help=say("help", "game", lang), show_default=False)
        ] = "",
        lesson: Annotated[
            str, typer.Argument(metavar=texts("metavar.name"), help=say("help", "lesson", lang), show_default=False)
        ] = "",
        rules: Annotated[bool, typer.Option("--rules", help=say("help", "rules", lang))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=texts("option.json"))] = False,
        spoken: Annotated[str | None, typer.Option("--lang", "-l", metavar="es|en", help=texts("app.lang"))] = None,
    ) -> None:
        said = Texts(language(spoken))
        console, progress = Console(highlight=False), Progress()
        kinds = [kind_named(game)] if game else taught()
        if lesson:
            Learning(kinds[0], lesson_named(kinds[0], lesson), console, said, progress).walk()
        elif as_json:
            print(msgspec.json.encode([_described(kind, progress, said) for kind in kinds]).decode())
        elif rules:
            for kind in kinds:
                _rules(kind, console, progress, said)
        else:
            for kind in kinds:
                _list(kind, console, progress, said)

    return learn


def _described(kind: GameKind, progress: Progress, texts: Texts) -> dict[str, object]:
    """The lessons of a game as plain data."""
    done = progress.finished(kind)
    return {
        "game": kind.name,
        "lessons": [
            {
                "name": lesson.name,
                "title": lesson.title.text(texts.lang),
                "about": lesson.about.text(texts.lang),
                "chapter": lesson.chapter.text(texts.lang),
                "rules": [rule.number(lesson.edition or kind.book.default_edition) for rule in lesson.rules],
                "finished": lesson in done,
            }
            for lesson in kind.lessons
        ],
    }


def _list(kind: GameKind, console: Console, progress: Progress, texts: Texts) -> None:
    """The lessons of a game under their chapters, finished ones with a sign."""
    lang, done = texts.lang, progress.finished(kind)
    console.print(Text(f" {kind.title}", style="bold"))
    chapter = ""
    for lesson in kind.lessons:
        if lesson.chapter.text(lang) != chapter:
            chapter = lesson.chapter.text(lang)
            console.print(Text(f"   {chapter}", style="cyan"))
        sign = "✓" if lesson in done else "·"
        line = Text.assemble(f"   {sign} ", (f"{lesson.name:<18}", "bold"), f" {lesson.title.text(lang)}")
        console.print(line)
    open_ones = [lesson for lesson in kind.lessons if lesson not in done]
    if open_ones:
        console.print(Text(f" {say('say', 'how', lang, game=kind.name, lesson=open_ones[0].name)}", style="dim"))


def _rules(kind: GameKind, console: Console, progress: Progress, texts: Texts) -> None:
    """The rules of the founding documents, those that were met with a sign."""
    lang, known = texts.lang, met(progress.finished(kind))
    stated = founding(kind)
    for rule in stated:
        sign = "✓" if rule.code in known else "·"
        console.print(Text(f" {sign} {kind.book.cite(rule.code, lang=lang)}"))
    count = sum(rule.code in known for rule in stated)
    console.print(Text(f" {kind.title}: {say('say', 'met', lang, met=count, all=len(stated))}", style="bold"))


class Learning:
    """One learner at the terminal in one lesson."""

    def __init__(self, kind: GameKind, lesson: Lesson, console: Console, texts: Texts, progress: Progress) -> None:
        self.kind = kind
        self.lesson = lesson
        self.console = console
        self.texts = texts
        self.progress = progress
        self.keyboard = Keyboard()
        self.told = 0

    def walk(self) -> None:
        """The whole lesson, until it is finished or the learner leaves."""
        walk = Walk(self.kind, self.lesson)
        try:
            while not walk.over:
                self._show(walk)
                while not self._enter(walk):
                    pass
        except EndOfInput:
            return
        self._finish(walk)

    # What is shown.

    def _show(self, walk: Walk) -> None:
        if self.keyboard.interactive:
            self.console.clear()
        client = self._client(walk)
        assert client.you is not None
        assert client.view is not None
        board = Board(client.you.game, self.texts, self.console.width, client.you.players)
        if walk.step is not None:
            self.console.print(board.draw(client.you, client.view))
            news = client.events[self.told :]
            self.told = len(client.events)
            if news:
                self.console.print(board.told(news))
            self._step(walk)
            acts = bool(walk.step.do or walk.step.refused)
            if acts and client.ask is not None:
                self.console.print(board.choices(client.ask, client.view))
            self._dim("try" if acts else "enter")
        elif walk.question is not None:
            self._question(walk.question)

    def _client(self, walk: Walk) -> Client:
        client = Client()
        for line in Session(walk.game, self.lesson.seat, self.texts.lang).news():
            client.take(line)
        return client

    def _step(self, walk: Walk) -> None:
        step, lang = walk.step, self.texts.lang
        assert step is not None
        place = say("say", "step", lang, n=walk.at + 1, all=len(self.lesson.steps))
        self.console.print(Text.assemble((f" {self.lesson.title.text(lang)} · ", "cyan"), (place, "bold cyan")))
        self.console.print(Padding(Text(step.say.text(lang)), (0, 1)))
        self._cite(step.rules)

    def _cite(self, numbers: tuple[str, ...]) -> None:
        book, edition, lang = self.kind.book, self.lesson.edition, self.texts.lang
        for number in numbers:
            rule = book.by_number(number, edition)
            self.console.print(Text(f"   {number}  {rule.heading(lang)}", style="dim"))

    def _question(self, question: Question) -> None:
        lang = self.texts.lang
        self.console.print(Text(f" {question.ask.text(lang)}", style="bold"))
        for n, choice in enumerate(question.choices, 1):
            self.console.print(Text(f"   {n}  {choice.text.text(lang)}"))
        self._dim("choose")

    # What is typed.

    def _enter(self, walk: Walk) -> bool:
        """Take one line; whether the lesson goes on."""
        line = self.keyboard.read(PROMPT).strip()
        found = command_in(line, self.texts)
        if found is not None and found[0] == "quit":
            raise EndOfInput
        if found is not None and found[0] == "hint":
            self._hint(walk)
            return False
        answer = walk.take(self._deed(walk, line))
        self._comment(walk, answer)
        return answer.on

    def _deed(self, walk: Walk, line: str) -> str:
        """What a line stands for: the action of that number, or itself."""
        step = walk.step
        if step is None:
            return line
        if not step.do and not step.refused:
            return NEXT
        client = self._client(walk)
        if line.isdigit() and client.ask is not None and client.view is not None and client.ask.selection is None:
            entry = Menu(client.ask, client.view, self.texts).number(int(line))
            return entry.do() if entry is not None else line
        return line

    def _hint(self, walk: Walk) -> None:
        step, lang = walk.step, self.texts.lang
        wanted = "" if step is None else (step.do[0] if step.do else step.refused)
        if wanted:
            self.console.print(Text(f" ☞ {say('say', 'hint', lang, action=walk.spoken(wanted, lang))}", style="green"))

    def _comment(self, walk: Walk, answer: Answer) -> None:
        lang = self.texts.lang
        if answer.came == "unclear" and walk.question is not None:
            self._say("number", last=len(walk.question.choices))
        elif answer.came in ("right", "wrong"):
            style = "green" if answer.on else "red"
            text = f" {say('say', answer.came, lang)} {answer.text.text(lang)}"
            self.console.print(Text(text, style=style))
        elif answer.text.en:
            if answer.on:
                self._say("refused")
            self.console.print(Padding(Text(answer.text.text(lang), style="yellow"), (0, 1)))
            if answer.on and self.keyboard.interactive:
                self._dim("enter")
                self.keyboard.read(PROMPT)

    def _finish(self, walk: Walk) -> None:
        lang = self.texts.lang
        self.progress.finish(self.kind, self.lesson)
        title = self.lesson.title.text(lang)
        self.console.print(Text(f" ★ {say('say', 'over', lang, title=title)}", style="bold yellow"))
        after = following(self.kind, self.lesson)
        if after is not None:
            self._dim("following", game=self.kind.name, lesson=after.name)

    def _say(self, name: str, **values: object) -> None:
        self.console.print(Text(f" {say('say', name, self.texts.lang, **values)}"))

    def _dim(self, name: str, **values: object) -> None:
        self.console.print(Text(f" {say('say', name, self.texts.lang, **values)}", style="dim"))
