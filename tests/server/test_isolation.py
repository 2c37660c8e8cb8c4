"""A failure at one table: it is read back from its journal, what was answered stays, and the other tables go on."""

from __future__ import annotations

import asyncio
import logging
import random
import re
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from mazo.bots import Bot, Seat
from mazo.bots import named as real_bot
from mazo.fairness import Luck
from mazo.game import Game
from mazo.notation.actions import Action
from mazo.protocol.session import Session
from mazo.server import backroom, driving
from mazo.server.hall import Hall
from mazo.server.houses import shift
from mazo.server.livetable import LiveTable
from mazo.server.records import Chair, Entry, Wish
from mazo.server.rooms import Room
from mazo.server.store import Store
from tests.server.roomed import Ear, begun, body_of, new_room, people, play, random_answer, word_of
from tests.server.support import PATIENCE, made, served

BOTS = Wish("lorcana", (Chair("person", "Ana"), Chair("bot", bot="greedy")), pace=0.0)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    kept = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    yield kept
    kept.close()


def from_journal(store: Store, room: Room) -> int:
    """The hash of the game that the journal gives."""
    table = LiveTable(room.table.setup)
    for entry in store.entries(room.name):
        table.apply(entry)
    assert table.game is not None
    return table.game.hash


def hash_of(room: Room) -> int:
    assert room.table.game is not None
    return room.table.game.hash


class Failing(Bot):
    """A bot that has a fault."""

    def act(self, seat: Seat) -> str:
        """Fail."""
        raise ZeroDivisionError("a fault of the bot")


class Cheating(Bot):
    """A bot that answers what nobody may."""

    def act(self, seat: Seat) -> str:
        """Answer nonsense."""
        return "win the game"


async def settled(room: Room) -> None:
    while room.driver.task is not None and not room.driver.task.done():
        _, restless = await asyncio.wait((room.driver.task,), timeout=PATIENCE)
        assert not restless, "the bots never rest"


@pytest.mark.parametrize("bot", [Failing, Cheating])
def test_somebody_simpler_plays_on_for_a_bot_that_fails(store, monkeypatch, caplog, bot):
    monkeypatch.setattr(driving, "named", lambda name, seed: bot() if name == "greedy" else real_bot(name, seed))

    async def played() -> None:
        room = new_room(store, "table", BOTS)
        ana = await Ear.at(room, 0)
        await ana.say(f"salt {'ab' * 16}")
        await settled(room)
        assert "reset" in [word_of(line) for line in ana.hear()]
        assert room.entries > 1, "the bot's seat has not gone on"
        for _ in range(6):
            await ana.say(f"do {await random_answer(ana, random.Random(1))}")
            await settled(room)
        assert hash_of(room) == from_journal(store, room)

    asyncio.run(played())
    assert sum("table table" in record.getMessage() for record in caplog.records) == 1
    assert "Task exception was never retrieved" not in caplog.text


class Pondering(Bot):
    """A bot that thinks until it is told that the loop goes on without it."""

    def __init__(self, gone_on: threading.Event, bot: Bot) -> None:
        self._gone_on = gone_on
        self._bot = bot

    def act(self, seat: Seat) -> Action | str:
        """Wait; then do what another would."""
        assert self._gone_on.wait(PATIENCE), "the loop waits for the bot"
        return self._bot.act(seat)


def test_nothing_waits_while_a_bot_thinks(store, monkeypatch):
    gone_on = threading.Event()
    monkeypatch.setattr(driving, "named", lambda name, seed: Pondering(gone_on, real_bot("random", seed)))

    async def played() -> None:
        room = new_room(store, "table", BOTS)
        ana = await Ear.at(room, 0)
        await ana.say(f"salt {'ab' * 16}")
        await asyncio.sleep(0.01)
        gone_on.set()  # comes to pass only if this coroutine goes on
        await settled(room)
        assert hash_of(room) == from_journal(store, room)

    asyncio.run(played())


def test_bots_that_all_fail_wait_and_the_other_tables_go_on(store, monkeypatch, caplog):
    async def played() -> None:
        monkeypatch.setattr(driving, "named", lambda name, seed: Failing())
        room = new_room(store, "stuck", BOTS)
        ana = await Ear.at(room, 0)
        await ana.say(f"salt {'ab' * 16}")
        await settled(room)
        failures = len(caplog.records)
        assert failures == 2  # the bot, and the one that came in its place
        for _ in range(5):
            await ana.say("view")
            await settled(room)
        assert len(caplog.records) == failures, "it fails again and again"
        assert not room.broken
        monkeypatch.setattr(driving, "named", real_bot)
        other = new_room(store, "other", BOTS)
        blas = await Ear.at(other, 0)
        await blas.say(f"salt {'cd' * 16}")
        await settled(other)
        assert other.entries > 1
        answers = await ana.say("concede")
        assert "over" in [word_of(line) for line in answers]

    asyncio.run(played())


def spoiled(push: Callable[..., None], words: str) -> Callable[..., None]:
    """A push that ruins its table and then fails, as an endless program does when it is cut."""

    def fail(self: Game, action: Any, by: int | None = None, *, salt: str = "") -> None:
        if words in str(action):
            self.table.turn += 100
            raise RuntimeError("the game asked nobody anything for 1000000 steps: a fault of its rules")
        push(self, action, by, salt=salt)

    return fail


def test_a_game_that_fails_is_read_back_and_goes_on(store, monkeypatch, caplog):
    async def played() -> None:
        room, other = new_room(store, "one", people("lorcana")), new_room(store, "two", people("lorcana"))
        ears, others = await begun(room), await begun(other)
        await play(room, ears, 12, random.Random(3))
        await play(other, others, 12, random.Random(3))
        before, elsewhere = hash_of(room), hash_of(other)
        guest = await Ear.at(room, -1)
        for ear in (guest, *others):
            ear.hear()
        with monkeypatch.context() as patch:
            patch.setattr(Game, "push", spoiled(Game.push, "explode"))
            answers = await ears[0].say("do explode")
        assert body_of(answers[-1])["code"] == "fault"
        assert "reset" in [word_of(line) for line in guest.hear()]
        assert hash_of(room) == before == from_journal(store, room)
        assert hash_of(other) == elsewhere
        assert not others[0].hear()
        assert await play(room, ears, 5, random.Random(3)) == 5
        assert hash_of(room) == from_journal(store, room)

    asyncio.run(played())
    assert len(caplog.records) == 1


def test_what_the_disk_has_not_taken_has_not_happened(store, monkeypatch, caplog):
    async def played() -> None:
        room = new_room(store, "table", people("lorcana"))
        ears = await begun(room)
        await play(room, ears, 8, random.Random(1))
        before = hash_of(room)
        game = room.table.game
        assert game is not None
        asked = ears[game.deciding[0]]
        text = await random_answer(asked, random.Random(1))
        with monkeypatch.context() as patch:

            def full(*_: object) -> None:
                raise OSError("no space left on device")

            patch.setattr(store, "appending", full)
            answers = await asked.say(f"do {text}")
        assert body_of(answers[-1])["code"] == "fault"
        assert hash_of(room) == before
        assert await play(room, ears, 3, random.Random(1)) == 3
        assert hash_of(room) == from_journal(store, room)

    asyncio.run(played())


def test_a_session_that_fails_is_mended_for_everybody(store, monkeypatch, caplog):
    real = Session.receive

    def fail(self: Session, line: str | bytes) -> list[str]:
        if "boom" in str(line):
            raise AssertionError("a fault of ours")
        return real(self, line)

    monkeypatch.setattr(Session, "receive", fail)

    async def played() -> None:
        room = new_room(store, "table", people("lorcana"))
        ears = await begun(room)
        guest = await Ear.at(room, -1)
        for line in ("why boom", "rule boom"):
            assert body_of((await guest.say(line))[-1])["code"] == "fault"
        assert word_of((await guest.say("view"))[-1]) == "view"
        assert await play(room, ears, 4, random.Random(1)) == 4

    asyncio.run(played())


def test_a_journal_that_nobody_can_read_keeps_no_other_table_waiting(store, caplog):
    async def opened() -> None:
        for name in ("good", "bad"):
            room = new_room(store, name, BOTS, name)
            ana = await Ear.at(room, 0)
            await ana.say(f"salt {'ab' * 16}")
            await settled(room)
            if name == "bad":
                store.append(name, room.entries, [Entry("do", 0, "no such thing")], room.table.state)
            await room.close()
        hall = Hall(store)
        hall.luck = Luck("again")
        await hall.open()
        assert hall.back is not None
        await hall.back
        good = await hall.room("good")
        assert good is not None
        assert good.table.state == "playing"
        await good.close()

    asyncio.run(opened())


def test_a_table_that_cannot_be_read_is_refused_in_words(tmp_path: Path):
    with served(tmp_path) as server:
        table, other = made(server), made(server)
        name = table["table"]
        room = server.hall.rooms.pop(name)
        server.hall.store.append(name, room.entries, [Entry("next")], room.table.state)
        for path in (f"/api/tables/{name}", f"/plain/{name}/{table['keys'][0]['token']}"):
            assert server.http.get(path).status_code in (422, 503)
        with server.connect() as socket:
            socket.send(f"sit {name} - - en")
            assert '"code":"table"' in str(socket.recv(PATIENCE))
        assert server.http.get(f"/api/tables/{other['table']}").status_code == 200


# --- no input becomes code -------------------------------------------------------------------------------------------

CODE = re.compile(
    r"\b(eval|exec|compile|__import__)\(|\b(pickle|marshal|shelve|dill|yaml)\b|os\.system|os\.popen|shell=True|"
    r"\bsubprocess\b|\bctypes\b|importlib\.import_module|\binput\("
)
SOURCES = Path(driving.__file__).parents[1]
STARTERS = ("backroom.py", "shift.py")
"""Who starts processes, of Mazo's own and no others."""


def test_nothing_on_the_way_of_an_input_can_become_code():
    """The server and all that it reads with; the terminal starts programs that its user names, the backroom its own."""
    for folder in ("server", "notation", "series", "kernel", "abilities", "games", "draft"):
        for path in (SOURCES / folder).rglob("*.py"):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
                found = CODE.search(line.partition("#")[0])
                allowed = found is not None and (
                    (found.group() == "compile(" and "re.compile(" in line)
                    or (found.group() == "subprocess" and path.name in STARTERS)
                )
                assert not found or allowed, f"{path.relative_to(SOURCES)}:{number}: {line.strip()}"


def test_the_workshop_starts_nothing_but_its_own_worker():
    assert (sys.executable, "-m", "mazo.server.worker") == backroom.PROGRAM
    assert "create_subprocess_exec(*PROGRAM, " in Path(backroom.__file__).read_text(encoding="utf-8")


def test_several_processes_are_workers_of_this_program():
    assert (sys.executable, "-m", "mazo.server.houses.worker") == shift.PROGRAM
    starting = Path(shift.__file__).read_text(encoding="utf-8").split("create_subprocess_exec(")[1:]
    assert [found.split()[0] for found in starting] == ["*PROGRAM,"]


def test_faults_are_logged_where_everybody_looks():
    assert logging.getLogger("mazo.server").isEnabledFor(logging.ERROR)
