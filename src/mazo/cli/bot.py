"""Bots over standard input and output: a program that sits at our table, and our bots at somebody else's."""

import contextlib
import queue
import secrets
import shlex
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable
from typing import Annotated, Final

import typer

from mazo.bots import all_names, named
from mazo.cli.faults import fault
from mazo.cli.players import Player
from mazo.cli.remote import serve
from mazo.client.language import Texts
from mazo.game import CONCEDE, Game
from mazo.kernel.rng import Dice
from mazo.protocol.messages import REQUEST_LIMIT, Match
from mazo.protocol.session import Session

PREFIX: Final = "cmd:"
PATIENCE: Final = 20
"""How many lines in a row a program may send that change nothing."""
FLOOD: Final = 1000
"""How many unread lines of a program are kept."""
SECONDS: Final = 60
"""How long a program may think about an answer."""


class Gone(Exception):
    """A program that can't go on; `reason` is the name of the text that says why."""

    def __init__(self, reason: str, **values: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values


class Process:
    """A running program; it is written to and listened to on the side, so that it can never hold up the table."""

    def __init__(self, arguments: list[str], seconds: float) -> None:
        self._seconds = seconds
        self._child = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._heard: queue.Queue[bytes] = queue.Queue(maxsize=FLOOD)
        self._unsent: queue.Queue[bytes] = queue.Queue()
        for work in (self._listen, self._talk):
            threading.Thread(target=work, daemon=True).start()

    def write(self, lines: Iterable[str]) -> None:
        """Send lines."""
        for line in lines:
            self._unsent.put(f"{line}\n".encode())

    def read(self) -> bytes:
        """The next line, or Gone if none comes in time."""
        try:
            line = self._heard.get(timeout=self._seconds)
        except queue.Empty:
            raise Gone("silent", n=int(self._seconds)) from None
        if not line:
            raise Gone("ended")
        return line

    def stop(self) -> None:
        """End the program, kindly at first."""
        self._unsent.put(b"")
        try:
            self._child.wait(timeout=1)
        except subprocess.TimeoutExpired:
            self._child.kill()
            self._child.wait()

    def _listen(self) -> None:
        assert self._child.stdout is not None
        while line := self._child.stdout.readline(2 * REQUEST_LIMIT):
            with contextlib.suppress(queue.Full):  # whoever floods the table is not heard
                self._heard.put_nowait(line)
        self._heard.put(b"")

    def _talk(self) -> None:
        assert self._child.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            while line := self._unsent.get():
                self._child.stdin.write(line)
                if self._unsent.empty():
                    self._child.stdin.flush()
            self._child.stdin.close()


class Program(Player):
    """A seat played by another program through the text protocol."""

    def __init__(
        self, seat: int, name: str, command: str, texts: Texts, say: Callable[[str], None], seconds: float = SECONDS
    ) -> None:
        super().__init__(seat, name)
        self._texts = texts
        self._say = say
        self._seconds = seconds
        self._session: Session | None = None
        self._process: Process | None = start(command, seconds)

    def sit(self, game: Game, match: Match | None) -> None:
        """A new game on the same line."""
        self._session = Session(game, self.seat, "en", match=match, first=self._session is None)

    def inform(self) -> None:
        """Pass on what is new."""
        if self._session is not None and self._process is not None:
            self._process.write(self._session.news())

    def decide(self) -> None:
        """Let the program answer; one that can't or won't gives the game up."""
        assert self._session is not None
        game = self._session.game
        try:
            for _ in range(PATIENCE):
                before = game.past[-1:]
                self._exchange(self._session)
                if game.past[-1:] != before:
                    return
            raise Gone("stubborn", n=PATIENCE)
        except Gone as gone:
            self._drop(gone)
            game.push(CONCEDE, by=self.seat)

    def leave(self) -> None:
        """Say good-bye to the program."""
        if self._process is not None:
            self._process.stop()
            self._process = None

    def _exchange(self, session: Session) -> None:
        if self._process is None:
            raise Gone("ended")
        self._process.write(session.receive(self._process.read()))
        if session.closed:
            raise Gone("left")

    def _drop(self, gone: Gone) -> None:
        if self._process is not None:
            why = self._texts(f"bot_fault.{gone.reason}", **gone.values)
            self._say(self._texts("table.bot_gave_up", player=self.name, why=why))
            self.leave()


def start(command: str, seconds: float = SECONDS) -> Process:
    """Start a program from its command line."""
    try:
        return Process(shlex.split(command), seconds)
    except (OSError, ValueError, IndexError) as error:
        why = getattr(error, "strerror", None) or error
        raise fault("bot_fault.start", command=command, why=why) from None


def command(texts: Texts) -> Callable[..., None]:
    """The command, with its help in the language."""

    def bot(
        name: Annotated[
            str,
            typer.Argument(metavar=texts("metavar.bot"), help=texts("option.bot_name", names=", ".join(all_names()))),
        ],
        seed: Annotated[
            int | None, typer.Option("--seed", "-s", metavar=texts("metavar.seed"), help=texts("option.seed"))
        ] = None,
        lang: Annotated[str | None, typer.Option("--lang", "-l", metavar="es|en", help=texts("app.lang"))] = None,
    ) -> None:
        number = secrets.randbits(62) if seed is None else seed
        player = named(name, number)
        serve(sys.stdin, _write, None if name == "random" else player, Dice(number))

    return bot


def _write(line: str) -> None:
    print(line, flush=True)
