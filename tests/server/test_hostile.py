"""Texts that attack whoever reads them: in names, chat, decks and addresses, they stay texts."""

from __future__ import annotations

import html
import json
import logging
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any
from urllib.parse import quote

import httpx
import pytest

from mazo.server.faults import note_fault, printable
from tests.server.support import PATIENCE, Player, Server, made, served

ATTACKS = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>",
    "\"><script>alert(1)</script>",
    "' onfocus=alert(1) autofocus='",
    "</title><script>alert(1)</script>",
    "</textarea><script>alert(1)</script>",
    "<a href=javascript:alert(1)>",
    "javascript:alert(1)//",
    "<iframe src=//evil.example>",
    "<base href=//evil.example>",
    "<meta http-equiv=refresh>",
    "<style>@import'//e.example'",
    "&lt;script&gt;alert(1)",
    "&#60;script&#62;",
    "<!--<script>",
    "]]><script>",
    "{{7*7}}${7*7}#{7*7}",
    "%3Cscript%3E",
    "\\u003cscript\\u003e",
    "[/b][bold red]x[/bold red]",
    "[link=javascript:alert(1)]x",
    "`-alert(1)-`",
    "<math><mi//xlink:href=x>",
    "＜script＞",
)  # fmt: skip

ALLOWED = {
    "html", "head", "meta", "link", "title", "body", "header", "main", "p", "a", "h1", "h2", "h3", "form", "label",
    "select", "option", "input", "button", "section", "ul", "ol", "li", "details", "summary", "br", "textarea",
    "strong", "small",
}  # fmt: skip


class Elements(HTMLParser):
    """The elements and attributes of a page, as a browser would find them."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: list[tuple[str, str, str]] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        self.tags.add(tag)
        self.attributes += [(tag, name, value or "") for name, value in attrs]

    def handle_data(self, data: str) -> None:
        """Note what people read."""
        self.words.append(data)


def harmless(page: str) -> Elements:
    """The page's elements, all of which are ours."""
    found = Elements()
    found.feed(page)
    assert found.tags <= ALLOWED, found.tags - ALLOWED
    for tag, name, value in found.attributes:
        assert not name.startswith("on"), (tag, name)
        if name in ("href", "action", "src"):
            assert re.fullmatch(r"(/plain[\w/?=&;%.~-]*|/assets/favicon-[\w-]+\.svg|\?lang=\w\w|)", value), value
    return found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("hostile")) as running:
        yield running


def fitting(attack: str) -> str:
    """As much of it as a name may have."""
    return attack[:24].strip()


@pytest.mark.parametrize("attack", ATTACKS)
def test_a_name_stays_a_name_on_the_plain_page(server, attack):
    form = {"game": "lorcana", "name": fitting(attack), "bot": "greedy"}
    answer = server.http.post("/plain?lang=es", data=form, follow_redirects=True)
    assert answer.status_code == 200
    page = harmless(answer.text)
    assert fitting(attack) in "".join(page.words), "the name is not there as it was given"
    for line in ("log", f"why {attack}"):
        answer = server.http.post(str(answer.url), data={"line": line})
        assert answer.status_code == 200
        harmless(answer.text)


@pytest.mark.parametrize("attack", ATTACKS)
def test_what_cannot_be_a_deck_or_a_bot_is_quoted_harmlessly(server, attack):
    for field in ("deck", "game", "bot"):
        answer = server.http.post("/plain", data={"game": "lorcana", field: attack})
        assert answer.status_code == 422
        harmless(answer.text)
    part = quote(attack.replace("/", ""), safe="")
    harmless(server.http.get(f"/plain/{part}/{part}", params={"lang": attack}).text)


@pytest.mark.parametrize("attack", ATTACKS)
def test_json_is_json_whatever_it_quotes(server, attack):
    """No answer of the API can be taken for a page, and what it quotes is what was sent."""
    asked: list[tuple[str, Any]] = [
        ("/api/deck", {"game": "lorcana", "text": f"4 {attack}"}),
        ("/api/deck/judge", {"game": "myl", "text": f"4 {attack}"}),
        ("/api/deck", {"game": "lorcana", "text": "spark-dash", "format": attack}),
        ("/api/faces", {"game": "lorcana", "names": [attack]}),
        ("/api/tables", {"game": attack, "chairs": []}),
        ("/api/tables", {"game": "lorcana", "chairs": [{"name": fitting(attack)}, {"who": "bot", "bot": attack}]}),
    ]
    for path, body in asked:
        answer = server.http.post(path, json=body)
        is_json(answer)
    is_json(server.http.post("/api/replay/step", content=attack.encode()))
    is_json(server.http.get("/api/rules/lorcana", params={"asked": attack}))


def is_json(answer: httpx.Response) -> None:
    assert answer.status_code < 500
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    json.loads(answer.text)


@pytest.mark.parametrize("attack", ATTACKS)
def test_names_and_words_reach_the_others_as_they_are(server, attack):
    table = made(server, {"who": "person", "name": fitting(attack)}, {"who": "person", "name": "Blas"})
    with server.connect(max_queue=None) as one, server.connect(max_queue=None) as other:
        ana = Player(one, table["table"], table["keys"][0]["token"])
        blas = Player(other, table["table"], table["keys"][1]["token"])
        for player in (ana, blas):
            player.sit_down()
        ana.say(f"say {attack}")
        said = blas.until("said")
        assert said["text"] == attack
        assert said["name"] == " ".join(fitting(attack).split())


@pytest.mark.parametrize(
    "name", ["a\x00b", "a\x1b[31mb", "a\u202eb", "a\u200bb", "a\x85b", "a\u2028b", "\ufeffa", "a\x7fb", "\u2066a"]
)
def test_a_name_has_nothing_that_nobody_sees(server, name):
    answer = server.http.post("/api/tables", json={"game": "lorcana", "chairs": [{"name": name}, {"who": "bot"}]})
    assert answer.status_code == 422 or answer.json()["keys"]
    if answer.status_code == 201:
        room = server.hall.rooms[answer.json()["table"]]
        assert room.table.chairs[0].name.isprintable()


def test_the_page_may_run_only_its_own_scripts(server):
    for path in ("/", "/t/x", "/plain", "/api/about"):
        policy = server.http.get(path).headers["content-security-policy"]
        rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
        assert rules["default-src"] == "'none'"
        assert rules["script-src"] == "'self'"
        assert rules["base-uri"] == rules["frame-ancestors"] == "'none'"
        assert "unsafe" not in policy


# --- the log ---------------------------------------------------------------------------------------------------------


def test_the_log_spells_out_what_could_fool_its_reader(caplog):
    attack = "x\x1b[2J\r\nERROR: all is well\x07\u202e\u2028"
    with caplog.at_level(logging.ERROR, "mazo.server"):
        try:
            raise ValueError(attack)
        except ValueError:
            note_fault(f"table {attack}")
    text = caplog.records[-1].getMessage()
    assert all(sign.isprintable() or sign == "\n" for sign in text)
    assert not any(line.startswith("ERROR") for line in text.splitlines())
    assert printable("a\tb\nc") == "    a\\tb\n    c"


def test_requests_write_nothing_into_the_log(server, capfd):
    for path in ("/%1b[31m", "/api/tables/%0d%0aERROR", "/plain/%1b/%07"):
        server.http.get(path)
    with server.connect() as socket:
        socket.send("sit \x1b[2J \x07 - en")
        socket.recv(PATIENCE)
    written = "".join(capfd.readouterr())
    assert "\x1b[2J" not in written
    assert "ERROR" not in written
    assert html.escape(written) == written
