"""A process beside the server that plays what strangers send and reads what all cards say: no table waits for it.

It reads jobs and writes what has become of them, each as a length and JSON; it ends when nothing more can be read.
"""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Callable
from typing import BinaryIO, Final, ParamSpec, TypeVar

import msgspec

from mazo.errors import BadPosition, BadReplay, MazoError
from mazo.games import kind as kind_named
from mazo.server.cardpages import trial_of
from mazo.server.casebook import case_on_desk
from mazo.server.complaints import UNDERSTOOD, complaint_of
from mazo.server.desk import AskDesk, parting_of, table_of
from mazo.server.experiments import AskLab, go_on
from mazo.server.faults import note_fault
from mazo.server.livetable import continued
from mazo.server.lookingback import decided
from mazo.server.records import GoOn
from mazo.server.seeking import AskCards, seek
from mazo.server.watching import step_of
from mazo.texts.lang import Lang

LENGTH: Final = 4
"""So many bytes say how long a message is."""
MEMORY: Final = 2 * 1024**3
"""So many bytes a worker may take, where the system can limit it."""
CONTINUED_WITHIN: Final = 2.0
"""CPU seconds for what the server itself has to do again, each time that the table is read back."""

P = ParamSpec("P")
T = TypeVar("T")


class AskContinue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A replay and how it is to go on."""

    replay: str
    wish: GoOn


class Step(msgspec.Struct, frozen=True, tag=True):
    """A step of a replay is wanted."""

    replay: str
    at: int
    seat: int
    lang: Lang

    def answer(self) -> object:
        """The table at that step."""
        return played(step_of, self.replay, self.at, self.seat, self.lang)


class Continue(msgspec.Struct, frozen=True, tag=True):
    """A replay is to become a table; as the page sends it."""

    sent: bytes
    lang: Lang

    def answer(self) -> object:
        """What the table is made from."""
        asked = msgspec.json.decode(self.sent, type=AskContinue)
        begun = time.process_time()
        setup = played(continued, asked.replay, asked.wish)
        if time.process_time() - begun > CONTINUED_WITHIN:
            raise BadReplay(
                "the game is too long to be continued from there.",
                "la partida es demasiado larga para seguirla desde ahí.",
            )
        return setup


class LookBack(msgspec.Struct, frozen=True, tag=True):
    """The choices are wanted by which a seat lost most of a game that is over."""

    replay: str
    seat: int
    lang: Lang

    def answer(self) -> object:
        """Those choices."""
        return played(decided, self.replay, self.seat, self.lang)


class AtDesk(msgspec.Struct, frozen=True, tag=True):
    """A desk as the page sends it: how it stands, or where two editions part."""

    sent: bytes
    lang: Lang
    compared: bool = False

    def answer(self) -> object:
        """What the desk shows."""
        desk = msgspec.json.decode(self.sent, type=AskDesk)
        return laid_out(parting_of if self.compared else table_of, desk, self.lang)


class FromCasebook(msgspec.Struct, frozen=True, tag=True):
    """A case that is to come to the desk."""

    game: str
    case: str
    lang: Lang

    def answer(self) -> object:
        """The desk with that case."""
        return case_on_desk(kind_named(self.game), self.case, self.lang)


class Seek(msgspec.Struct, frozen=True, tag=True):
    """Cards are looked for."""

    game: str
    asked: AskCards
    lang: Lang

    def answer(self) -> object:
        """Those that were found."""
        return seek(self.game, self.asked)


class Try(msgspec.Struct, frozen=True, tag=True):
    """A card is to be tried on a table of its own."""

    game: str
    card: str
    player: str
    lang: Lang

    def answer(self) -> object:
        """The table to try it on."""
        return trial_of(self.game, self.card, self.player, self.lang)


class Experiment(msgspec.Struct, frozen=True, tag=True):
    """A question for the lab is to go on a little."""

    asked: AskLab
    lang: Lang

    def answer(self) -> object:
        """How the question stands after another bit."""
        return played(go_on, self.asked, self.lang)


Job = Step | Continue | AtDesk | FromCasebook | Seek | Try | LookBack | Experiment


class Done(msgspec.Struct, frozen=True):
    """What has become of a job: an answer as JSON and its status."""

    status: int
    body: msgspec.Raw


def work(job: Job) -> Done:
    """Do a job; whatever is wrong with what was sent is said in the answer."""
    try:
        found = job.answer()
    except UNDERSTOOD as error:
        status, complaint = complaint_of(error, job.lang)
        return Done(status, msgspec.Raw(msgspec.json.encode(complaint)))
    return Done(200, msgspec.Raw(msgspec.json.encode(found)))


def played(play: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """Play a replay of a stranger's: what the engine can't do, because its cards are impossible, is a bad replay."""
    try:
        return play(*arguments, **named)
    except MazoError:
        raise
    except Exception:
        note_fault("a replay that was sent")
        raise BadReplay("the game can't be played as it stands.", "la partida no se puede jugar como está.") from None


def laid_out(answer: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """Lay out a desk of a stranger's: what the engine can't play, because its cards are impossible, is no position."""
    try:
        return answer(*arguments, **named)
    except UNDERSTOOD:
        raise
    except Exception:
        note_fault("a position that was sent")
        raise BadPosition(
            "The position can't be played as it stands.", "La posición no se puede jugar como está."
        ) from None


def framed(message: bytes) -> bytes:
    """A message as it is sent."""
    return len(message).to_bytes(LENGTH, "big") + message


def main(reading: BinaryIO, writing: BinaryIO) -> None:
    """Work until nobody wants anything more."""
    while len(head := reading.read(LENGTH)) == LENGTH:
        job = msgspec.json.decode(reading.read(int.from_bytes(head, "big")), type=Job)
        writing.write(framed(msgspec.json.encode(work(job))))
        writing.flush()


def _be_modest() -> None:
    """Leave the tables the processor and enough memory; whoever stops the server from its terminal stops only that."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        import os
        import resource

        os.nice(5)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    _be_modest()
    main(sys.stdin.buffer, sys.stdout.buffer)
