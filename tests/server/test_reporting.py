"""Muting and reporting: whom one does not want to hear, and what whoever runs the server is told."""

from __future__ import annotations

import asyncio

import pytest

from mazo.server.store import Store
from mazo.server.store.reports import Report
from tests.server.roomed import begun, new_room, people, word_of
from tests.server.support import made, served

PEOPLE = ({"who": "person", "name": "Ana"}, {"who": "person", "name": "Blas"})


@pytest.fixture
def store(tmp_path):
    opened = Store(f"sqlite:///{tmp_path / 'tables.db'}", lambda: 1_700_000_000.0)
    yield opened
    opened.close()


def test_who_mutes_somebody_does_not_hear_them_and_the_others_do(store):
    async def scene() -> None:
        room = new_room(store, "muted", people("lorcana", 3))
        ana, blas, cleo = await begun(room)
        await ana.say("mute 1")
        for ear in (ana, cleo):
            ear.hear()
        await blas.say("say something rude")
        assert not any(word_of(line) == "said" for line in ana.hear())
        assert any(word_of(line) == "said" for line in cleo.hear())
        assert room.chatter.heard_by(0) == []
        assert len(room.chatter.heard_by(2)) == 1
        await ana.say("mute 1")
        await blas.say("say sorry")
        assert any(word_of(line) == "said" for line in ana.hear())

    asyncio.run(scene())


def test_a_report_is_kept_with_the_last_words(tmp_path):
    with served(tmp_path) as server:
        table = made(server, *PEOPLE)
        name, token = table["table"], table["keys"][0]["token"]
        server.hall.rooms[name].chatter.say(1, "Blas", "something rude")
        sent = {"token": token, "seat": 1, "reason": "words", "why": "Look\u202e at that"}
        assert server.post(f"/api/tables/{name}/blame", json=sent).status_code == 201
        (kept,) = server.hall.store.reports.latest(9)
        assert (kept.table, kept.by, kept.about, kept.why) == (name, "Ana", "Blas", "words. Look at that")
        assert kept.words == ("Blas: something rude",)
        assert kept.at > 0
        assert token not in str(kept)


@pytest.mark.parametrize(
    ("sent", "status"), [({"seat": 0}, 422), ({"seat": 7}, 422), ({"token": "x"}, 404), ({"reason": "?"}, 400)]
)
def test_nonsense_is_not_kept(tmp_path, sent, status):
    with served(tmp_path) as server:
        table = made(server, *PEOPLE)
        good = {"token": table["keys"][0]["token"], "seat": 1, "reason": "words"}
        assert server.post(f"/api/tables/{table['table']}/blame", json=good | sent).status_code == status
        assert server.hall.store.reports.latest(9) == []


def test_one_token_reports_a_few_times_and_not_for_ever(tmp_path):
    with served(tmp_path) as server:
        table = made(server, *PEOPLE)
        good = {"token": table["keys"][0]["token"], "seat": 1, "reason": "other"}
        found = [server.post(f"/api/tables/{table['table']}/blame", json=good).status_code for _ in range(12)]
        assert found[0] == 201
        assert found[-1] == 429


def test_old_reports_make_place(store, monkeypatch):
    monkeypatch.setattr("mazo.server.store.reports.KEPT", 3)
    for n in range(5):
        store.reports.add(Report("table", "Ana", "Blas", str(n)))
    assert [one.why for one in store.reports.latest(9)] == ["4", "3", "2"]
