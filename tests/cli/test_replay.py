"""`mazo replay`: watching, stopping, verifying, and files that are not what they should be."""

import re
from pathlib import Path

import pytest

from mazo.bots import Seat, named
from mazo.fairness import commitment
from mazo.making import new
from mazo.record import replays
from tests.cli.run import GAME, mazo


@pytest.fixture(scope="module")
def recording(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game between Ana and Luis."""
    path = tmp_path_factory.mktemp("replays") / "game.mazo"
    game = new("lorcana", decks=["spark-dash", "iron-fists"], seed=7, names=["Ana", "Luis"])
    bot = named("greedy")
    while game.outcome is None:
        game.push(bot.act(Seat(game, game.deciding[0])))
    replays.save(game, path)
    return path


def test_a_replay_is_told_with_every_rule(recording):
    ran = mazo("replay", str(recording))
    assert ran.code == 0
    assert ran.out.splitlines()[0].startswith(" Disney Lorcana 2.3.0 · Ana, Luis · ")
    assert re.search(r"^ +1 (Ana|Luis): \w+", ran.out, re.MULTILINE)
    assert re.search(r"gains \d lore .*\[4\.5\.1\.4\]", ran.out)


def test_a_replay_is_told_in_spanish(recording):
    out = mazo("replay", str(recording), "--lang", "es").out
    assert "Antes de la primera acción" in out
    assert re.search(r"gana \d de lore", out)


def test_it_stops_where_it_is_told_to(recording):
    out = mazo("replay", str(recording), "--to", "3").out
    assert re.search(r"After 3 of \d+ actions\.", out)
    assert not re.search(r"^ +4 (Ana|Luis):", out, re.MULTILINE)


def test_the_board_shows_no_hands_to_whoever_watches(recording):
    out = mazo("replay", str(recording), "--to", "8").out
    assert "your hand" not in out
    assert "hand ▮▮▮" in out


def test_a_right_replay_is_verified(recording):
    ran = mazo("replay", str(recording), "--verify")
    assert ran.code == 0
    assert ran.out.startswith("The replay is right")


def test_whoever_played_compares_the_commitment_and_the_salts_that_they_remember(tmp_path):
    path, salt = tmp_path / "table.mazo", "0123456789abcdef"
    decks = ["spark-dash", "iron-fists"]
    game = new("lorcana", decks=decks, seed=7, salts=(salt,), commit=commitment("7"), promise="shown")
    replays.save(game, path)
    asked = ("replay", str(path), "--verify")
    proven = mazo(*asked, "--commit", commitment("7"), "--salt", salt)
    assert (proven.code, "The seed is the promised one" in proven.out) == (0, True)
    assert "Not proven" in mazo(*asked).out
    assert mazo(*asked, "--commit", commitment("8")).code == 1
    assert mazo(*asked, "--commit", commitment("7"), "--salt", "ab" * 8).code == 1


def test_a_series_is_verified_game_by_game(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # whoever leaves a series saves it where they are
    path = tmp_path / "series.mazo"
    mazo(*GAME, "--two-games", typed=["concede", "concede", f"save {path}", "quit"])
    ran = mazo("replay", str(path), "--verify", "--lang", "es")
    assert ran.code == 0
    assert ran.out.count("La repetición es correcta") == 2


def altered(recording: Path, folder: Path, before: str, after: str) -> str:
    path = folder / "altered.mazo"
    text = recording.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), encoding="utf-8")
    return str(path)


def test_an_altered_replay_is_refused_in_one_line(recording, tmp_path):
    assert mazo("replay", altered(recording, tmp_path, '"do":"leave"', '"do":"cut 3"'), "--verify").complaint


def test_a_truncated_replay_is_refused_in_one_line(recording, tmp_path):
    path = tmp_path / "short.mazo"
    path.write_bytes(recording.read_bytes()[:-200])
    assert "line" in mazo("replay", str(path)).complaint


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b'{"mazo":1,"kind":"recipe"}\n{}\n'])
def test_what_is_no_replay_is_refused_in_one_line(tmp_path, content):
    path = tmp_path / "other.mazo"
    path.write_bytes(content)
    assert mazo("replay", str(path), "--lang", "es").complaint


def test_a_missing_file_is_refused_in_one_line():
    assert "nowhere.mazo can't be read" in mazo("replay", "nowhere.mazo").complaint
