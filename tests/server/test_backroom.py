"""The backroom: replays in processes that can be stopped, a few things at a time, and a plain answer for the others."""

from __future__ import annotations

import asyncio
import io
import json
import sys
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

import mazo
from mazo.server import backroom, worker
from mazo.server.backroom import Backroom, Places
from mazo.server.complaints import Fault
from mazo.server.records import Setup
from mazo.server.seeking import AskCards
from mazo.server.worker import Continue, Done, Seek, Step, framed
from tests.server.support import made, served, wish

ENDLESS = (sys.executable, "-c", "while True: pass")
SHORT = (sys.executable, "-c", "raise SystemExit(3)")
WISH = {"at": 3, "chairs": [{"who": "person"}, {"who": "bot", "bot": "random"}]}


@pytest.fixture(scope="module")
def replay() -> str:
    game = mazo.new("ortus-draft", seed=5, players=2, names=["Ana", "Blas"])
    while game.outcome is None:
        game.push(next(iter(game.legal(game.deciding[0]))))
    return game.replay()


def continuing(replay: str) -> Continue:
    return Continue(json.dumps({"replay": replay, "wish": WISH}).encode(), "en")


# --- one job -----------------------------------------------------------------------------------------------------


def test_a_process_answers_as_the_page_is_told(replay):
    async def asked() -> list[Done]:
        shop = Backroom()
        try:
            return [await shop.play(job) for job in (Step(replay, 4, -1, "es"), continuing(replay))]
        finally:
            await shop.close()

    step, table = asyncio.run(asked())
    assert step.status == 200
    assert json.loads(bytes(step.body))["at"] == 4
    setup = msgspec.json.decode(table.body, type=Setup)
    assert (setup.game, setup.at, setup.replay) == ("ortus-draft", 3, replay)


@pytest.mark.parametrize(
    ("job", "status", "code"),
    [
        (Step("nonsense", 0, -1, "es"), 422, "replay"),
        (Continue(b"[" * 1000, "en"), 400, "json"),
        (Continue(msgspec.json.encode({"replay": "x", "wish": {"at": 0, "chairs": []}}), "en"), 422, "replay"),
    ],
)
def test_what_is_wrong_is_said_in_the_answer(job, status, code):
    done = worker.work(job)
    assert done.status == status
    assert json.loads(bytes(done.body))["code"] == code


def test_a_game_that_takes_too_long_is_not_continued(replay, monkeypatch):
    monkeypatch.setattr(worker, "CONTINUED_WITHIN", -1.0)
    done = worker.work(continuing(replay))
    assert done.status == 422
    assert "too long" in json.loads(bytes(done.body))["text"]


def test_jobs_are_done_one_after_the_other_until_nobody_wants_anything(replay):
    jobs = [Step(replay, at, -1, "en") for at in range(3)]
    said = io.BytesIO()
    worker.main(io.BytesIO(b"".join(framed(msgspec.json.encode(job)) for job in jobs)), said)
    said.seek(0)
    found = []
    while head := said.read(worker.LENGTH):
        done = msgspec.json.decode(said.read(int.from_bytes(head, "big")), type=Done)
        found.append(json.loads(bytes(done.body))["at"])
    assert found == [0, 1, 2]


# --- what does not end -------------------------------------------------------------------------------------------


async def played_twice(replay: str) -> tuple[Fault, Done]:
    """A job that fails with the program that is set now, and another one with the real program."""
    shop = Backroom()
    real = (sys.executable, "-m", "mazo.server.worker")
    with pytest.raises(Fault) as refused:
        await shop.play(Step(replay, 1, -1, "en"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(backroom, "PROGRAM", real)
        patch.setattr(backroom, "WITHIN", 60.0)
        done = await shop.play(Step(replay, 1, -1, "en"))
    await shop.close()
    return refused.value, done


@pytest.mark.parametrize(("program", "within"), [(ENDLESS, 0.2), (SHORT, 60.0)], ids=["endless", "dies"])
def test_work_without_end_is_stopped_and_the_next_one_has_a_new_process(replay, monkeypatch, program, within):
    monkeypatch.setattr(backroom, "PROGRAM", program)
    monkeypatch.setattr(backroom, "WITHIN", within)
    refused, done = asyncio.run(played_twice(replay))
    assert (refused.status, refused.code) == (503, "slow")
    assert "longer" in refused.text("en")
    assert "tarda" in refused.text("es")
    assert done.status == 200


# --- a few at a time ---------------------------------------------------------------------------------------------


def test_when_too_many_wait_the_next_is_told_to_come_back():
    async def crowd() -> tuple[int, list[Fault]]:
        places, release = Places(5), asyncio.Event()
        inside = 0

        async def come() -> None:
            nonlocal inside
            async with places.one():
                inside += 1
                await release.wait()

        all_of_them = [asyncio.create_task(come()) for _ in range(backroom.AT_ONCE + 5 + 3)]
        await asyncio.sleep(0)
        working = inside
        release.set()
        ended = await asyncio.gather(*all_of_them, return_exceptions=True)
        return working, [end for end in ended if isinstance(end, Fault)]

    working, refused = asyncio.run(crowd())
    assert working == backroom.AT_ONCE
    assert [(fault.status, fault.code) for fault in refused] == [(503, "busy")] * 3
    assert "demasiado trabajo" in refused[0].text("es")


def test_a_place_that_somebody_left_is_free_again():
    async def twice() -> int:
        places = Places(1)
        for _ in range(backroom.AT_ONCE + 4):
            async with places.one():
                pass
        return places._inside

    assert asyncio.run(twice()) == 0


def test_the_server_says_plainly_that_it_is_busy(tmp_path, monkeypatch):
    monkeypatch.setattr(backroom, "AT_ONCE", 0)
    monkeypatch.setattr(backroom, "LISTS_WAITING", 0)
    monkeypatch.setattr(backroom, "REPLAYS_WAITING", 0)
    with served(tmp_path) as server:
        for path, body in (("/api/deck/judge", {"game": "myl", "text": "1 x"}), ("/api/replay/step", "x")):
            answer = server.post(f"{path}?lang=es", content=json.dumps(body))
            assert answer.status_code == 503
            assert answer.json()["code"] == "busy"


def test_a_list_that_somebody_brings_to_a_table_waits_like_all_others(tmp_path, monkeypatch):
    with served(tmp_path) as server:
        table = made(server, {"who": "person", "name": "Ana"}, {"who": "open"})["table"]
        monkeypatch.setattr(backroom, "AT_ONCE", 0)
        server.hall.backroom._lists = Places(0)
        answer = server.post(f"/api/tables/{table}/join", json={"name": "Blas", "deck": "spark-dash"})
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        assert server.get(f"/api/tables/{table}").json()["state"] == "waiting"


def test_many_people_who_make_tables_at_once_all_get_one(tmp_path):
    with served(tmp_path) as server, ThreadPoolExecutor(60) as people:
        answers = list(people.map(lambda _: server.post("/api/tables", json=wish()).status_code, range(60)))
    assert answers == [201] * 60


# --- looking cards up --------------------------------------------------------------------------------------------


def test_one_process_looks_all_cards_up_and_is_replaced_if_it_ends(monkeypatch):
    job = Seek("ortus", AskCards("banquete"), "en")

    async def asked() -> list[object]:
        shop = Backroom()
        shop.foresee(job)
        try:
            first = await shop.look_up(job)
            process = shop._librarian._process
            assert process is not None
            await shop.look_up(job)
            assert shop._librarian._process is process
            process.kill()
            await process.wait()
            with pytest.raises(Fault):
                await shop.look_up(job)
            return [first.status, json.loads(bytes(first.body))["names"], (await shop.look_up(job)).status]
        finally:
            await shop.close()

    assert asyncio.run(asked()) == [200, ["Banquet"], 200]


def test_what_was_foreseen_ends_with_the_server():
    async def asked() -> int:
        shop = Backroom()
        shop.foresee(Seek("lorcana", AskCards("-"), "en"))
        await asyncio.sleep(0.05)
        await shop.close()
        return len(shop._foreseen)

    assert asyncio.run(asked()) == 0
