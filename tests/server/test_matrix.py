"""Every command in every role: what it does or how it is refused, and that nothing changes where nothing may."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import Route
from websockets.exceptions import ConnectionClosed

from mazo.fairness import Luck
from mazo.protocol.messages import REQUESTS
from mazo.server import api, labroutes
from mazo.server.guard.limits import Limits
from mazo.server.operate import probes
from mazo.server.operate.measures import Measures
from mazo.server.plain import addresses as plain
from mazo.server.rooms import OWN, Room
from mazo.server.store import Store
from tests.server.roomed import Ear, begun, body_of, new_room, people, play, random_answer, word_of
from tests.server.support import PATIENCE, Player, Server, made, served

ROLES = ("before", "spectator", "idle", "asked", "pleaded", "left", "between", "over")
"""Before the game began; watching; a seat that is not asked, that is asked, whose consent is asked for, that has left a
larger game; between two games of a series; after the game."""

CHANGES = "changes"
"""The journal grows, and everybody is told."""
TOLD = "told"
"""Everybody hears it, and the game stays as it is."""
SILENCE = "silence"

TABLE = """
command  before      spectator   idle        asked       pleaded     left        between     over
do       !not_begun  !spectator  -not_asked  changes     changes     -not_asked  -game_over  -game_over
why      !not_begun  !spectator  why         why         why         why         why         why
preview  !not_begun  !spectator  -not_asked  preview     preview     -not_asked  -game_over  -game_over
legal    !not_begun  legal       legal       legal       legal       legal       legal       legal
view     !not_begun  view        view        view        view        view        view        view
ask      !not_begun  wait        wait        ask         ask         wait        over        over
log      !not_begun  log         log         log         log         log         log         log
rule     !not_begun  rules       rules       rules       rules       rules       rules       rules
hint     !not_begun  !no_hint    !no_hint    hint        hint        !no_hint    !no_hint    !no_hint
moments  !not_begun  !spectator  !not_over   !not_over   !not_over   !not_over   moments     moments
undo     !not_begun  -nothing    -decided    changes     changes     -learned    -learned    -learned
undo!    !not_begun  -nothing    -forced     -forced     -forced     -forced     -forced     -forced
concede  !not_begun  !spectator  changes     changes     changes     -has_left   !over       !over
lang     !not_begun  !lang       !lang       !lang       !lang       !lang       !lang       !lang
hello    !not_begun  hello       hello       hello       hello       hello       hello       hello
quit     bye         bye         bye         bye         bye         bye         bye         bye
say      told        !silent     told        told        told        told        told        told
room     room        room        room        room        room        room        room        room
salt     changes     silence     silence     silence     silence     silence     silence     silence
next     !no_next    !no_next    !no_next    !no_next    !no_next    !no_next    changes     !no_next
takeback -nothing    -nothing    told        told        told        told        -nothing    -nothing
allow    silence     silence     silence     silence     changes     silence     silence     silence
deny     silence     silence     silence     silence     told        silence     silence     silence
bench    !no_deck    !no_deck    !no_deck    !no_deck    !no_deck    !no_deck    !no_deck    !no_deck
build    !no_deck    !no_deck    !no_deck    !no_deck    !no_deck    !no_deck    !no_deck    !no_deck
seen     seen        seen        seen        seen        seen        seen        seen        seen
draw     -over       -over       changes     changes     changes     -over       -over       -over
hands    !no_hands   !no_hands   !no_hands   !no_hands   !no_hands   !no_hands   changes     changes
claim    !no_claim   !no_claim   !no_claim   !no_claim   !no_claim   !no_claim   !no_claim   !no_claim
mute     muted       !no_mute    muted       muted       muted       muted       muted       muted
watch    !no_watcher told        !no_watcher !no_watcher !no_watcher !no_watcher !no_watcher !no_watcher
spectators changes !no_spectators changes   changes     changes     changes     changes     changes
"""
"""What each command brings in each role; `!` is an error, `-` a refusal."""

MATRIX = {row.split()[0]: tuple(row.split()[1:]) for row in TABLE.strip().splitlines()[1:]}

ARGUMENTS = {
    "do": "do end", "why": "why end", "preview": "preview end", "lang": "lang es", "hello": "hello mazo/1",
    "rule": "rule 1.1.1", "say": "say good luck", "salt": f"salt {'ab' * 16}",
    "draw": "draw offer", "claim": "claim win", "mute": "mute 1", "watch": "watch Eva", "spectators": "spectators no",
}  # fmt: skip


def test_every_command_has_its_row():
    assert tuple(TABLE.split()[1 : len(ROLES) + 1]) == ROLES
    assert set(MATRIX) == set(REQUESTS) | set(OWN)
    assert all(len(row) == len(ROLES) for row in MATRIX.values())


def snapshot(room: Room) -> tuple[object, ...]:
    """All that a command could change."""
    table, game = room.table, room.table.game
    state = () if game is None else (game.hash, len(game.past), tuple(past.action for past in game.past))
    return (room.entries, room._store.entries(room.name), tuple(table.chairs), tuple(table.salts), table.state, state)


async def in_role(room: Room, role: str) -> Ear:
    """Somebody in that role, at a table that has come so far."""
    game = room.table.game
    if role == "before" or game is None:
        return await Ear.at(room, 0)
    if role == "spectator":
        return await Ear.at(room, -1)
    asked = game.deciding[0]
    if role in ("over", "between", "left"):
        leaver = await Ear.at(room, asked)
        await leaver.say("concede")
        return leaver
    if role == "pleaded":
        await (await Ear.at(room, 1 - asked)).say("takeback")
    return await Ear.at(room, 1 - asked if role == "idle" else asked)


async def begin(store: Store, role: str) -> Room:
    """A table for a role, played for a while unless nobody has begun."""
    series = "best-of-3" if role == "between" else ""
    room = new_room(store, role, people("lorcana", 3 if role == "left" else 2, series=series))
    if role != "before":
        await play(room, await begun(room), 16, random.Random(1))
    return room


def another(store: Store, room: Room, name: str) -> Room:
    """The same table once more, from its journal."""
    entries = store.entries(room.name)
    store.add(name, room.table.setup, [])
    if entries:
        store.append(name, 0, entries, room.table.state)
    return Room.restored(name, room.table.setup, store, Luck(name), entries)


async def effect(room: Room, command: str, role: str) -> tuple[str, bool]:
    """What a command brings in a role, in a few words, and whether anything has changed."""
    who = await in_role(room, role)
    watcher = await Ear.at(room, -1, "es")
    watcher.hear()
    before = snapshot(room)
    line = ARGUMENTS.get(command, command)
    if command == "do" and role in ("asked", "pleaded"):
        line = f"do {await random_answer(who, random.Random(2))}"
    answers = await who.say(line)
    changed = snapshot(room) != before
    public = [line for line in answers if not line.startswith("0 ")]
    overheard = watcher.hear()
    if changed:
        assert overheard, "nobody was told"
        return CHANGES, changed
    if public:
        assert overheard or command == "deny"
        return TOLD, changed
    assert not overheard, "an answer is for the one who asked"
    if not answers:
        return SILENCE, changed
    (answer,) = answers
    body = body_of(answer)
    word = word_of(answer)
    return {"error": f"!{body.get('code')}", "refused": f"-{body.get('reason')}"}.get(word, word), changed


@pytest.mark.parametrize("role", ROLES)
def test_a_command_does_what_its_role_allows(tmp_path: Path, role):
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")

    async def tried() -> dict[str, str]:
        found = {}
        room = await begin(store, role)
        for command in MATRIX:
            found[command], changed = await effect(another(store, room, f"{role} {command}"), command, role)
            assert changed == (found[command] == CHANGES)
        return found

    assert asyncio.run(tried()) == {command: row[ROLES.index(role)] for command, row in MATRIX.items()}
    store.close()


# --- decks of a pod --------------------------------------------------------------------------------------------------

PODS = {
    # who asks, and where the pod stands → what the cards are answered with, and a deck that is handed in
    ("seat", "draft"): ("!no_deck", "!no_deck"),
    ("spectator", "draft"): ("!no_deck", "!no_deck"),
    ("seat", "building"): ("bench", CHANGES),
    ("spectator", "building"): ("!no_deck", "!no_deck"),
    ("seat", "rounds"): ("bench", "!no_deck"),
    ("spectator", "rounds"): ("!no_deck", "!no_deck"),
}


@pytest.mark.parametrize(("who", "stage"), PODS)
def test_decks_of_a_pod_are_handed_in_by_its_seats_while_they_are_built(tmp_path: Path, who, stage):
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")

    async def tried() -> tuple[str, str]:
        wish = people("lorcana-draft", format="draft" if stage == "draft" else "sealed", options={"set": 1})
        room = new_room(store, stage, wish)
        ears = await begun(room)
        pod = room.table.pod
        assert pod is not None
        deck = "; ".join(pod.suggestion(0).deck) if stage != "draft" else "Stitch - New Dog"
        if stage == "rounds":
            for ear in ears:
                await ear.say(f"build {'; '.join(pod.suggestion(ear.seat).deck)}")
        assert pod.stage == stage
        ear = ears[0] if who == "seat" else await Ear.at(room, -1)
        found = []
        for line in ("bench", f"build {deck}"):
            before, decks = room.entries, list(pod.decks)
            answer = (await ear.say(line))[-1]
            error = f"!{body_of(answer).get('code')}"
            word = error if word_of(answer) == "error" else word_of(answer)
            changed = pod.decks != decks
            assert changed == (room.entries > before)
            found.append(CHANGES if changed else word)
        return found[0], found[1]

    assert asyncio.run(tried()) == PODS[who, stage]
    store.close()


# --- who has proven no seat ------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("matrix")) as running:
        yield running


def seated(server: Server, *, finished: bool = False) -> dict[str, Any]:
    """A game of two people that has begun, and perhaps ended."""
    found = made(server, {"who": "person", "name": "Ana"}, {"who": "person", "name": "Blas"})
    with ExitStack() as stack:
        sockets = [stack.enter_context(server.connect(max_queue=None)) for _ in found["keys"]]
        for socket, key in zip(sockets, found["keys"], strict=True):
            player = Player(socket, found["table"], key["token"])
            player.sit_down()
        player.until("ask", "wait")
        if finished:
            player.say("concede")
            player.until("over")
    return found


@pytest.fixture(scope="module")
def table(server: Server) -> dict[str, Any]:
    return seated(server)


@pytest.mark.parametrize("command", MATRIX)
def test_nothing_is_done_before_a_seat_is_proven(server, table, command):
    room = server.hall.rooms[table["table"]]
    before = snapshot(room)
    for first in (ARGUMENTS.get(command, command), f"sit {table['table']} wrong - en"):
        with server.connect() as socket:
            socket.send(first)
            with suppress(ConnectionClosed):  # the server may have hung up already
                socket.send(ARGUMENTS.get(command, command))
            assert str(socket.recv(PATIENCE)).startswith("0 error ")
            with pytest.raises(ConnectionClosed):
                socket.recv(PATIENCE)
    assert snapshot(room) == before


# --- addresses -------------------------------------------------------------------------------------------------------

LIVE, FINISHED = "live", "finished"

ADDRESSES: dict[str, dict[str, tuple[int, int]]] = {
    # method and address: who asks → the status while the game lives, and after it
    "GET /api/about": {"nobody": (200, 200)},
    "POST /api/tables": {"nobody": (201, 201)},
    "GET /api/tables/{table}": {"nobody": (200, 200)},
    "POST /api/tables/{table}/join": {"nobody": (422, 422)},
    "GET /api/tables/{table}/replay": {"nobody": (422, 403), "stranger": (422, 403), "seat": (422, 200)},
    "GET /api/tables/{table}/story": {"nobody": (422, 403), "stranger": (422, 403), "seat": (422, 200)},
    "POST /api/tables/{table}/report": {"nobody": (400, 400), "stranger": (404, 404), "seat": (200, 200)},
    "POST /api/tables/{table}/moments": {"nobody": (400, 400), "stranger": (404, 404), "seat": (422, 200)},
    "POST /api/tables/{table}/rematch": {"nobody": (400, 400), "stranger": (404, 404), "seat": (422, 201)},
    "POST /api/tables/{table}/blame": {"nobody": (400, 400), "stranger": (400, 400), "seat": (400, 400)},
    "GET /api/lobby": {"nobody": (200, 200)},
    "POST /api/faces": {"nobody": (200, 200)},
    "POST /api/deck": {"nobody": (200, 200)},
    "POST /api/deck/judge": {"nobody": (200, 200)},
    "POST /api/deck/picture": {"nobody": (200, 200)},
    "POST /api/deck/export": {"nobody": (200, 200)},
    "POST /api/deck/advice": {"nobody": (200, 200)},
    "GET /api/decks/{game}": {"nobody": (200, 200)},
    "GET /api/cards/{game}": {"nobody": (200, 200)},
    "GET /api/cards/{game}/card": {"nobody": (422, 422)},
    "POST /api/cards/{game}/find": {"nobody": (200, 200)},
    "POST /api/cards/{game}/try": {"nobody": (400, 400)},
    "GET /api/rules/{game}": {"nobody": (200, 200)},
    "GET /api/book/{game}": {"nobody": (200, 200)},
    "GET /api/explained/{game}": {"nobody": (200, 200)},
    "GET /api/book/{game}/changes": {"nobody": (422, 422)},
    "GET /api/lessons": {"nobody": (200, 200)},
    "POST /api/lessons/{game}/{lesson}": {"nobody": (200, 200)},
    "GET /api/puzzles": {"nobody": (200, 200)},
    "POST /api/puzzles/{game}/{puzzle}": {"nobody": (200, 200)},
    "GET /api/editions": {"nobody": (200, 200)},
    "GET /api/editions/{game}/{parting}": {"nobody": (200, 200)},
    "GET /api/quiz": {"nobody": (200, 200)},
    "GET /api/quiz/{game}": {"nobody": (200, 200)},
    "GET /api/quiz/{game}/{question}": {"nobody": (200, 200)},
    "GET /api/lab": {"nobody": (200, 200)},
    "POST /api/lab": {"nobody": (400, 400)},
    "POST /api/desk": {"nobody": (200, 200)},
    "POST /api/desk/editions": {"nobody": (200, 200)},
    "GET /api/desk/{game}": {"nobody": (200, 200)},
    "GET /api/desk/{game}/cards": {"nobody": (200, 200)},
    "GET /api/desk/{game}/cases/{case}": {"nobody": (200, 200)},
    "POST /api/replay/step": {"nobody": (422, 422)},
    "POST /api/replay/continue": {"nobody": (422, 422)},
    "GET /plain": {"nobody": (200, 200)},
    "POST /plain": {"nobody": (303, 303)},
    "POST /plain/settings": {"nobody": (303, 303)},
    "GET /plain/cases/{game}": {"nobody": (200, 200)},
    "GET /plain/learn": {"nobody": (200, 200)},
    "GET /plain/learn/{game}/{lesson}": {"nobody": (200, 200)},
    "POST /plain/learn/{game}/{lesson}": {"nobody": (200, 200)},
    "GET /plain/puzzles": {"nobody": (200, 200)},
    "GET /plain/puzzles/{game}/{puzzle}": {"nobody": (200, 200)},
    "POST /plain/puzzles/{game}/{puzzle}": {"nobody": (200, 200)},
    "GET /plain/quiz": {"nobody": (200, 200)},
    "GET /plain/quiz/{game}": {"nobody": (200, 200)},
    "POST /plain/quiz/{game}": {"nobody": (200, 200)},
    "GET /plain/{table}": {"nobody": (200, 200)},
    "POST /plain/{table}": {"nobody": (422, 422)},
    "GET /plain/{table}/{seats}": {"nobody": (404, 404), "stranger": (404, 404), "seat": (303, 303)},
    "POST /plain/{table}/{seats}": {"nobody": (404, 404), "stranger": (404, 404), "seat": (307, 307)},
    "GET /plain/{table}/{seats}/replay": {"nobody": (422, 403), "stranger": (422, 403)},
    "GET /health": {"nobody": (200, 200)},
    "GET /ready": {"nobody": (200, 200)},
    "GET /metrics": {"nobody": (200, 200)},
}

DESK = {"game": "lorcana", "beginning": {"position": {"mazo": 3, "game": "lorcana", "players": [{}, {}]}}}
BODIES: dict[str, Any] = {
    "/api/tables": {"game": "lorcana", "chairs": [{"who": "open"}, {"who": "open"}]},
    "/api/faces": {"game": "lorcana", "names": ["Stitch - New Dog"]},
    "/api/deck": {"game": "lorcana", "text": "spark-dash"},
    "/api/deck/judge": {"game": "lorcana", "text": "spark-dash"},
    "/api/deck/picture": {"game": "lorcana", "title": "Sparks", "copies": {"Stitch - New Dog": 4}},
    "/api/desk": DESK,
    "/api/desk/editions": {**DESK, "other": "2.2.0"},
    "/api/deck/export": {"game": "lorcana", "text": "spark-dash", "dialect": "json"},
    "/api/deck/advice": {"game": "lorcana", "text": "spark-dash"},
    "/api/replay/continue": {"replay": "{}", "wish": {"at": 0, "chairs": []}},
}
NAMED = {
    "game": "lorcana",
    "lesson": "first-game",
    "puzzle": "lorcana-001",
    "case": "lesson:first-game",
    "parting": "lorcana-edition-01",
    "question": "evasive",
}


def test_every_address_has_its_row(server):
    probed = probes.routes(server.hall, Measures(), ())
    lab = labroutes.routes(server.hall.backroom, Limits(), on=True)
    routes: list[Route] = [*api.routes(server.hall, Limits()), *lab, *plain.routes(server.hall), *probed]
    known = {f"{method} {route.path}" for route in routes for method in (route.methods or set()) - {"HEAD"}}
    assert {re.sub(r":str", "", row) for row in known} == set(ADDRESSES)


@pytest.mark.parametrize("when", [LIVE, FINISHED])
@pytest.mark.parametrize("address", ADDRESSES)
def test_an_address_gives_what_the_role_may_have(server, address, when):
    method, _, path = address.partition(" ")
    game = seated(server, finished=when == FINISHED)
    room = server.hall.rooms[game["table"]]
    for role, statuses in ADDRESSES[address].items():
        token = {"nobody": "", "stranger": "wrong", "seat": game["keys"][0]["token"]}[role]
        before = snapshot(room)
        content: dict[str, Any] = {}
        if method == "POST":
            if path.startswith("/plain"):
                content = {"data": {"line": "view"}}
            elif token:
                content = {"json": {"token": token}}
            else:
                content = {"json": BODIES.get(path, {})}
        answer = server.http.request(
            method,
            path.format(table=game["table"], seats=token or "0", **NAMED),
            follow_redirects=False,
            headers={"authorization": f"Bearer {token}"} if token else {},
            **content,
        )
        assert answer.status_code == statuses[when == FINISHED], (role, answer.text)
        if "rematch" not in path:
            assert snapshot(room) == before
        if role != "seat" or when == LIVE:
            told = answer.text
            assert room.table.setup.seed not in told or when == FINISHED
            assert all(key["token"] not in told for key in game["keys"]) or role == "seat"
