"""`mazo fuzz` on the command line."""

from __future__ import annotations

import json

import pytest

from mazo.cli.app import run
from workshop.lorcana.fuzz import play


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The exit code of `mazo fuzz …`, what it printed, and what it complained about."""
    code = run(["fuzz", *arguments])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_json_is_one_object(capsys):
    code, out, err = shown(capsys, "lorcana", "--games", "2", "--seed", "3", "--players", "2", "--json")
    report = json.loads(out)
    assert (code, err) == (0, "")
    assert report["games"] == 2
    assert report["players"] == [2]
    assert report["faults"] == []


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "synthetic cards in one edition"), ("es", "cartas sintéticas en una edición")]
)
def test_a_person_reads_what_was_reached(capsys, lang, word):
    code, out, _ = shown(capsys, "lorcana", "--games", "1", "--edition", "2.1.0", "--lang", lang)
    assert code == 0
    assert word in out
    assert "… " in out


def test_a_fault_is_shown_with_the_command_to_see_it_again(capsys, monkeypatch):
    monkeypatch.setattr(play, "fault_of", lambda table: "all is lost")
    code, out, _ = shown(capsys, "lorcana", "--games", "1", "--players", "2", "--edition", "2.2.0")
    assert code == 1
    assert "decision 0, turn 0: all is lost" in out
    assert "mazo fuzz lorcana --games 1 --seed 0 --players 2 --edition 2.2.0" in out


def test_other_games_have_no_synthetic_cards_of_this_kind(capsys):
    code, _, err = shown(capsys, "lorcana-draft")
    assert code == 2
    assert "Only lorcana" in err
