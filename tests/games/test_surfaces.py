"""Every game on every surface: in the terminal, on the plain page, in files and in experiments."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from mazo.bots import Seat, named
from mazo.game import Game
from mazo.games import NAMES, folder, kind
from mazo.making import from_position, new
from mazo.record import replays
from mazo.record.replays import verify
from tests.cli.run import enters, mazo
from tests.server.support import Server, served

LANGS = ("en", "es")


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("surfaces")) as running:
        yield running


def played(name: str) -> Game:
    """A whole game between two bots."""
    found, bot = new(name, seed=11), named("random", 3)
    while found.outcome is None:
        found.push(bot.act(Seat(found, found.deciding[0])))
    return found


@pytest.mark.weighty
@pytest.mark.parametrize("lang", LANGS)
def test_it_is_played_to_its_end_in_the_terminal(game, lang, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    typed = enters() if kind(game).understood else ["1", ""] * 3000
    ran = mazo("play", game, "--bot", "random", "--seed", "1", "--lang", lang, typed=typed)
    assert ran.code == 0, ran.err
    assert "★" in ran.out
    assert "{" not in ran.out


@pytest.mark.parametrize("lang", LANGS)
def test_help_and_cards_are_shown_in_the_terminal(game, lang, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    card = kind(game).catalogue[0].card.name
    ran = mazo("cards", "show", card, "--game", game, "--lang", lang)
    assert ran.code == 0, ran.err
    assert card in ran.out or kind(game).face(card, lang).title in ran.out
    help_, log = ("ayuda", "registro") if lang == "es" else ("help", "log")
    told = mazo("play", game, "--bot", "random", "--seed", "1", "--lang", lang, typed=[help_, log])
    assert kind(game).word("about", "goal", lang)[:30] in told.out


@pytest.mark.parametrize("lang", LANGS)
def test_it_is_begun_and_answered_on_the_plain_page(game, lang, server):
    fields = {"game": game, "name": "Ana", "bot": "random", "lang": lang}
    page = server.http.post(f"/plain?lang={lang}", data=fields, follow_redirects=True)
    assert page.status_code == 200, page.text
    for _ in range(8):
        assert "{" not in re.sub(r"(?s)<style>.*?</style>|\{[A-Z]\}", "", page.text)  # signs on cards may stand so
        page = server.http.post(str(page.url), data={"line": "1"}, follow_redirects=True)
        assert page.status_code == 200, page.text


def test_the_page_is_told_how_to_draw_it(game, server):
    offers = {offer["name"]: offer for offer in server.get("/api/about?lang=es").json()["games"]}
    assert offers[game]["title"]


def test_experiments_are_made_with_it(game):
    ran = mazo("sim", game, "--bot", "random", "--bot", "random", "--games", "4", "--seed", "2", "--json")
    assert ran.code == 0, ran.err
    assert json.loads(ran.out)["games"] == 4


def test_a_recorded_game_is_told_again_and_proved(game, tmp_path):
    path = tmp_path / "game.mazo"
    replays.save(played(game), path)
    assert verify(replays.load(path)).ok
    ran = mazo("replay", str(path), "--verify")
    assert ran.code == 0, ran.err
    assert mazo("replay", str(path)).out


def test_a_position_says_what_may_be_done_and_why_not(game, tmp_path):
    found = new(game, seed=5)
    bot = named("random", 1)
    written = None
    while written is None:
        try:
            written = found.position()
        except ValueError:
            found.push(bot.act(Seat(found, found.deciding[0])))
    path = tmp_path / "position.json"
    path.write_text(json.dumps(written), encoding="utf-8")
    legal = next(iter(from_position(written).legal_actions))
    assert mazo("why", str(path), re.sub(r" #\d+", "", legal.text)).code == 0
    refused = mazo("why", str(path), "yes")
    assert refused.code != 0
    assert refused.out or refused.err


@pytest.mark.parametrize("lang", LANGS)
def test_its_book_is_read(game, lang):
    rule = next(rule for rule in kind(game).book if rule.kind == "acts")
    ran = mazo("rules", "show", rule.number(kind(game).editions[0]), "--game", folder(game), "--lang", lang)
    assert ran.code == 0, ran.err
    assert rule.title(lang) in ran.out
