"""The judge's desk over the network: answers with rules, faults with places, and never a fault of ours."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazo.games import kind
from mazo.server.worker import AtDesk, work
from mazo.texts.lang import Lang
from tests.server.support import Server, served

GAMES = ("lorcana", "myl", "ortus")
OLAF: dict[str, Any] = {
    "mazo": 3,
    "game": "lorcana",
    "players": [{"lore": 3, "deck": 9, "play": ["Olaf - Friendly Snowman"]}, {"deck": 9}],
}
WORLD: dict[str, Any] = {
    "mazo": 3,
    "game": "lorcana",
    "players": [
        {"deck": 20, "inkwell": 5, "hand": ["A Whole New World", "Stitch - New Dog"]},
        {"deck": 20, "hand": ["Stitch - New Dog"]},
    ],
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("desk")) as running:
        yield running


def desk(position: dict[str, Any], *deeds: str, **more: Any) -> dict[str, Any]:
    return {"game": position["game"], "beginning": {"position": position}, "deeds": deeds, **more}


def asked(sent: Any, lang: Lang = "en", *, compared: bool = False) -> tuple[int, dict[str, Any]]:
    """What a worker answers, without a server around it."""
    done = work(AtDesk(msgspec.json.encode(sent), lang, compared))
    return done.status, msgspec.json.decode(done.body)


def test_a_desk_tells_every_step_with_its_rule_and_what_may_be_done_next(server):
    found = server.post("/api/desk?lang=es", json=desk(OLAF, "1: quest Olaf")).json()
    (step,) = found["steps"]
    assert step["do"] == "hacer quest con Olaf - Friendly Snowman"
    assert {told["rule"] for told in step["events"]} <= found["rules"].keys()
    assert [legal["do"] for legal in found["legal"]] == ["end"]
    assert found["view"]["players"][0]["scores"]["lore"] == 4


def test_why_not_comes_with_the_rule_and_what_would_be_right(server):
    found = server.post("/api/desk?lang=es", json=desk(OLAF, "1: quest Olaf", tried="quest Olaf")).json()
    refused = found["tried"]["refused"]
    assert refused["rule"] == "4.5.1.2"
    assert refused["fix"]
    assert found["rules"]["4.5.1.2"]["summary"]


def test_what_if_tells_what_would_come_of_it():
    _, found = asked(desk(OLAF, tried="quest Olaf"))
    assert "Player 1 gains 1 lore" in " ".join(told["text"] for told in found["tried"]["events"])
    assert not found["steps"]


def test_all_hands_are_open():
    _, found = asked(desk(WORLD))
    assert [card["name"] for card in found["view"]["players"][1]["zones"]["hand"]["cards"]] == ["Stitch - New Dog"]


def test_a_moment_at_rest_can_be_taken_as_a_position():
    _, found = asked(desk(OLAF, "1: quest Olaf"))
    assert found["position"]["players"][0]["lore"] == 4


def test_two_editions_side_by_side_with_the_rules_that_changed(server):
    sent = desk(WORLD, "play A Whole New World", edition="2.3.0", other="2.2.0")
    found = server.post("/api/desk/editions", json=sent).json()
    assert (found["parted"], found["at"]) == (True, 0)
    assert [side["edition"] for side in found["sides"]] == ["2.3.0", "2.2.0"]
    assert found["sides"][0]["step"]["events"] != found["sides"][1]["step"]["events"]


def test_a_broken_position_is_refused_at_its_place_in_the_language(server):
    broken = {**OLAF, "players": [{"deck": 9, "play": [{"card": "Olaf - Friendly Snowman", "damage": 9}]}, {"deck": 9}]}
    answer = server.post("/api/desk?lang=es", json=desk(broken))
    assert answer.status_code == 422
    found = answer.json()
    assert (found["code"], found["place"]) == ("position", "players[0].play[0]")
    assert "desterrad" in found["text"]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ({}, "json"),
        ([], "json"),
        ("desk", "json"),
        ({"game": "chess", "beginning": {}}, "game"),
        ({"game": "lorcana", "beginning": {}}, "replay"),
        ({"game": "lorcana", "beginning": {"position": {}}}, "position"),
        (desk(OLAF, edition="1999"), "position"),
        (desk(OLAF, *["end"] * 1501), "deeds"),
        (desk(OLAF, "e" * 501), "deeds"),
        (desk(OLAF, names=["x" * 61, "y"]), "names"),
        (desk(OLAF, names=["only one"]), "refused"),
        (desk({**OLAF, "players": [{"deck": 10**9}, {}]}), "position"),
        (desk({"mazo": 1, "game": "ortus", "players": [{"towers": 10**9}, {}]}), "position"),
        (desk({"mazo": 1, "game": "myl", "players": [{"castle": [201]}, {}]}), "position"),
    ],
)
def test_what_is_no_desk_is_refused_with_a_code(sent, code):
    status, found = asked(sent)
    assert 400 <= status < 500
    assert found["code"] == code


def test_a_desk_that_is_too_large_is_refused_before_it_is_read(server):
    answer = server.post("/api/desk", content=b"[" * (256 * 1024 + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "length")


def test_cards_are_found_by_parts_of_their_names_without_accents_in_both_languages(server):
    first = server.get("/api/desk/myl/cards?asked=collar dragon").json()["cards"][0]
    assert first["name"] == "Collar de Dragón"
    assert server.get("/api/desk/ortus/cards?asked=estand&lang=es").json()["cards"][0]["title"] == "Estandarte"
    assert server.get("/api/desk/ortus/cards?asked=palacio").json()["cards"][0]["name"] == "Palace"
    assert server.get("/api/desk/lorcana/cards?asked=").json()["cards"] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_how_it_is_laid_out_and_what_is_there_ready_made(server, game):
    found = server.get(f"/api/desk/{game}?lang=es").json()
    assert found["laying"]["places"]
    assert {case["sort"] for case in found["cases"]} <= found["sorts"].keys()
    assert any(case["name"].startswith("lesson:") for case in found["cases"])


def test_a_draft_has_no_desk_to_be_laid(server):
    assert server.get("/api/desk/lorcana-draft").status_code == 404


def test_a_case_comes_with_its_question_its_answer_and_its_table(server):
    found = server.get("/api/desk/myl/cases/C06?lang=es").json()
    assert found["rules"] == ["6.4"]
    assert found["laid"]["deeds"] == ["1: end"]
    assert server.get("/api/desk/myl/cases/none").json()["code"] == "case"


def test_puzzles_and_lessons_come_to_the_desk_too(server):
    name = next(case["name"] for case in server.get("/api/desk/lorcana").json()["cases"] if case["sort"] == "puzzle")
    puzzle = server.get(f"/api/desk/lorcana/cases/{name}").json()
    assert asked({key: puzzle["laid"][key] for key in ("game", "beginning", "edition")})[0] == 200
    lesson = server.get("/api/desk/ortus/cases/lesson:first-game").json()
    assert asked(lesson["laid"])[0] == 200


@pytest.mark.parametrize("game", ["lorcana", "myl", "ortus"])
def test_what_two_editions_decide_otherwise_can_be_tried_by_the_first_of_them(server, game):
    listed = [case for case in server.get(f"/api/desk/{game}").json()["cases"] if case["sort"] == "edition"]
    found = server.get(f"/api/desk/{game}/cases/{listed[0]['name']}").json()
    assert found["laid"]["edition"] in found["answer"]
    assert asked(found["laid"])[0] == 200


def test_a_long_desk_holds_nobody_up(server):
    """While a worker plays a long desk, others are answered at once."""
    long = desk({**OLAF, "players": [{"deck": 400, "hand": 1}, {"deck": 400}]}, *["end"] * 700)

    async def both() -> tuple[float, float]:
        async with httpx.AsyncClient(base_url=server.http.base_url, timeout=60) as client:
            begun = time.monotonic()
            working = asyncio.create_task(client.post("/api/desk", json=long))
            await asyncio.sleep(0.2)
            asked_at = time.monotonic()
            await client.get("/api/about")
            waited = time.monotonic() - asked_at
            await working
            return waited, time.monotonic() - begun

    waited, worked = asyncio.run(both())
    assert waited < worked / 2


SCRAPS = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**65), 2**65) | st.floats(allow_nan=False) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@st.composite
def spoiled(draw: st.DrawFn) -> dict[str, Any]:
    """A desk of a real game in which something was replaced by a scrap, at any depth."""
    game = draw(st.sampled_from(GAMES))
    laying = kind(game).laying
    assert laying is not None
    sent: dict[str, Any] = json.loads(json.dumps(desk(laying.empty, *draw(st.lists(st.text(max_size=12), max_size=3)))))
    names = [one.name for row in (laying.places, laying.middle, laying.own, laying.figures) for one in row]
    holder: Any = sent["beginning"]["position"]
    if draw(st.booleans()):
        holder = draw(st.sampled_from(holder["players"]))
    holder[draw(st.sampled_from([*names, "players", "mazo", "memory", "cards"]))] = draw(SCRAPS)
    if draw(st.booleans()):
        sent["tried"] = draw(st.text(max_size=20))
    return sent


@given(sent=spoiled() | SCRAPS, lang=st.sampled_from(("en", "es")), compared=st.booleans())
def test_whatever_the_desk_gets_it_answers_or_refuses(sent, lang, compared):
    try:
        encoded = msgspec.json.encode(sent)
    except (UnicodeEncodeError, OverflowError, msgspec.EncodeError):
        encoded = json.dumps(sent).encode(errors="replace")
    done = work(AtDesk(encoded, lang, compared))
    found = msgspec.json.decode(done.body)
    assert done.status == 200 or (400 <= done.status < 500 and found["code"] and found["text"])
