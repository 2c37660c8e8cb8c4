"""The page over HTTP: its addresses, what a browser may keep, what is compressed, and what the package holds of it."""

from __future__ import annotations

import fnmatch
import gzip
import re
import socket as sockets
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from mazo.server import bundle
from mazo.server.serve import listen
from tests.server.support import Server, made, served

ROOT = Path(__file__).parents[2]
ASSETS = sorted(path.name for path in (bundle.bundle() / "assets").iterdir())
SCRIPT = next(name for name in ASSETS if name.startswith("index-") and name.endswith(".js"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("page")) as running:
        yield running


def plainly(server: Server, path: str, **headers: str) -> httpx.Response:
    """The answer to a client that reads no compressed ones, unless it says so."""
    return server.get(path, headers={"accept-encoding": "identity"} | headers)


# --- addresses ---------------------------------------------------------------------------------------------------


def test_the_server_knows_every_address_that_the_page_understands():
    router = (ROOT / "web" / "src" / "App.svelte").read_text()
    named = set(re.findall(r"path === '(/\w+)'", router))
    assert named
    patterned = {
        "/t/{table:str}",
        "/learn/{game:str}/{lesson:str}",
        "/puzzles/{game:str}/{puzzle:str}",
        "/quiz/{game:str}",
        "/editions/{game:str}/{case:str}",
        "/rules",
        "/rules/{game:str}",
    }
    patterned |= {"/cards", "/cards/{game:str}", "/cards/{game:str}/{name:path}"}
    assert all(rf"/^\/{route.split('/')[1]}" in router for route in patterned)
    assert named | patterned | {"/"} == set(bundle.ROUTES)


@pytest.mark.parametrize("path", ["/", "/t/some-table", "/watch", "/decks", "/decks?game=myl", "/?lang=es"])
def test_an_address_of_the_page_opens_the_page(server, path):
    answer = server.get(path)
    assert answer.status_code == 200
    assert '<div id="app">' in answer.text


@pytest.mark.parametrize(
    "path", ["/nonsense", "/t/some/more", "/assets/nothing.js", "/assets/..%2findex.html", "/wp-admin"]
)
def test_where_nothing_is_a_page_says_so_and_leads_home(server, path):
    for preference, words in (
        ("de, es-CL;q=0.8, en;q=0.5", "No encontrado"),
        ("en-GB,es", "Not found"),
        ("", "Not found"),
    ):
        answer = server.get(path, headers={"accept-language": preference})
        assert answer.status_code == 404
        assert words in answer.text
        assert '<a href="/?lang=' in answer.text


def test_browsers_get_the_page_that_says_so_in_the_look_of_the_others(server):
    answer = server.get("/nonsense", headers={"accept": "text/html,*/*"})
    assert answer.status_code == 404
    assert '<div id="app">' in answer.text


def test_the_page_can_be_installed(server):
    manifest = server.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        found = server.get(icon["src"])
        assert found.status_code == 200
        assert found.headers["content-type"] == icon["type"]


def test_what_keeps_the_page_offline_is_asked_for_each_time(server):
    worker = server.get("/sw.js")
    assert "javascript" in worker.headers["content-type"]
    assert worker.headers["cache-control"] == bundle.ASK_AGAIN


def test_a_link_becomes_a_code_and_what_is_too_long_does_not(server):
    answer = server.get("/qr.svg", params={"text": "http://192.168.1.17:8320/t/tjD62K69B8Nd"})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.text.startswith("<svg")
    assert server.get("/qr.svg", params={"text": "x" * 300}).status_code == 404


def test_the_address_says_the_language_before_the_browser_does(server):
    answer = server.get("/nonsense?lang=es", headers={"accept-language": "en"})
    assert "No encontrado" in answer.text


def test_where_the_api_has_nothing_the_answer_is_json(server):
    answer = server.get("/api/nonsense?lang=es")
    assert answer.status_code == 404
    assert answer.json() == {"code": "address", "text": "No existe esa dirección."}


# --- what a browser keeps ----------------------------------------------------------------------------------------


def test_files_whose_names_say_what_is_in_them_are_kept_for_ever(server):
    for name in ASSETS:
        answer = server.get(f"/assets/{name}")
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
        assert answer.content == (bundle.bundle() / "assets" / name).read_bytes()


def test_files_come_as_what_they_are(server):
    kinds = {Path(name).suffix: server.get(f"/assets/{name}").headers["content-type"] for name in ASSETS}
    assert kinds[".js"].startswith("text/javascript")
    assert kinds[".css"].startswith("text/css")
    assert kinds[".svg"] == "image/svg+xml"
    assert kinds[".woff2"] == "font/woff2"


@pytest.mark.parametrize("path", ["/", "/api/about", "/api/decks/myl", "/api/rules/lorcana?asked=draw"])
def test_what_a_browser_has_already_is_not_sent_again(server, path):
    first = server.get(path)
    assert first.headers["cache-control"] == "no-cache"
    again = server.get(path, headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""
    assert server.get(path, headers={"if-none-match": 'W/"another"'}).status_code == 200


def test_nobody_keeps_a_table(server):
    table = made(server)["table"]
    assert server.get(f"/api/tables/{table}").headers["cache-control"] == "no-store"


# --- compressed --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", [f"/assets/{SCRIPT}", "/api/about", "/plain"])
def test_text_is_compressed_for_who_reads_it(server, path):
    plain = plainly(server, path)
    assert "content-encoding" not in plain.headers
    with server.http.stream("GET", path, headers={"accept-encoding": "gzip"}) as pressed:
        sent = b"".join(pressed.iter_raw())
    assert pressed.headers["content-encoding"] == "gzip"
    assert int(pressed.headers["content-length"]) == len(sent) < len(plain.content)
    assert gzip.decompress(sent) == plain.content
    assert "accept-encoding" in plain.headers["vary"].lower()
    assert "accept-encoding" in pressed.headers["vary"].lower()


def test_the_keys_of_a_new_table_are_never_in_a_compressed_answer(server):
    answer = server.post(
        "/api/tables", json={"game": "lorcana", "chairs": [{}, {}]}, headers={"accept-encoding": "gzip"}
    )
    assert answer.status_code == 201
    assert "content-encoding" not in answer.headers


def test_a_font_is_not_compressed_twice(server):
    font = next(name for name in ASSETS if name.endswith(".woff2"))
    assert "content-encoding" not in server.get(f"/assets/{font}").headers


# --- the package and the socket ----------------------------------------------------------------------------------


def test_the_package_holds_every_file_of_the_page():
    settings: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
    patterns = settings["tool"]["setuptools"]["package-data"]["*"]
    found = [path.name for path in bundle.bundle().rglob("*") if path.is_file()]
    assert [name for name in found if not any(fnmatch.fnmatch(name, pattern) for pattern in patterns)] == []


def test_small_messages_are_sent_at_once(server):
    """Otherwise a message waits until the one before is acknowledged, which takes up to 40 ms."""
    delays: list[int] = []
    with server.connect():
        for protocol in list(server.connections):
            found = protocol.transport.get_extra_info("socket")
            delays.append(found.getsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY))
    assert delays
    assert all(delays)


def test_whoever_listens_names_the_protocol():
    with listen("127.0.0.1", 0) as listening:
        assert listening.proto == sockets.IPPROTO_TCP
