"""`mazo draft`: by bots in one go, at the terminal, and what it refuses."""

from __future__ import annotations

import io
import json
import sys
from collections import Counter
from typing import Any

import pytest
import typer

from mazo.cli.draft import command
from mazo.client.language import Texts
from mazo.errors import BadConfig
from mazo.games.ortus.rules.pool import TYPES


def run(*words: str) -> None:
    """Run the command as the program does."""
    program = typer.Typer()
    program.command()(command(Texts("en")))
    typer.main.get_command(program).main(list(words), standalone_mode=False)


def result(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """What the command prints as JSON."""
    capsys.readouterr()
    run("ortus", "--json", *words)
    found: dict[str, Any] = json.loads(capsys.readouterr().out.splitlines()[-1])
    return found


@pytest.mark.parametrize(("players", "discarded", "undealt", "aside"), [(2, 12, 30, 8), (3, 18, 0, 12)])
def test_bots_draft_and_the_result_is_json(capsys, players, discarded, undealt, aside):
    found = result(capsys, "--players", str(players), "--seed", "5", "--bots")
    assert [len(deck) for deck in found["decks"]] == [24] * players
    assert [len(towers) for towers in found["towers"]] == [2] * players
    assert (len(found["discarded"]), len(found["undealt"]), len(found["aside"])) == (discarded, undealt, aside)
    everything = [card for cards in (*found["decks"], found["discarded"], found["undealt"]) for card in cards]
    assert Counter(everything) == dict.fromkeys(TYPES, 6)
    assert found["bag"] == dict.fromkeys(found["palaces"], 1)
    assert found["seed"] == "5"


def test_the_same_seed_gives_the_same_draft(capsys):
    words = ("--players", "3", "--bots", "--bot", "random", "--seed")
    assert result(capsys, *words, "a") == result(capsys, *words, "a")
    assert result(capsys, *words, "a") != result(capsys, *words, "b")
    assert result(capsys, "--bots")["seed"] != result(capsys, "--bots")["seed"]


def test_what_the_options_change(capsys):
    words = ("--players", "3", "--seed", "5", "--bots")
    plain = result(capsys, *words)
    assert result(capsys, *words, "--no-towers")["towers"] == [[], [], []]
    other = result(capsys, *words, "--leftover", "picker_discards")
    assert other["discarded"] != plain["discarded"]
    assert other["decks"] == plain["decks"], "only who discards differs"
    assert result(capsys, *words, "--edition", "english")["discarded"] == other["discarded"]
    assert result(capsys, *words, "--same-direction")["decks"] != plain["decks"]
    assert result(capsys, *words, "--bot", "balanced", "--bot", "random", "--bot", "random")["decks"] != plain["decks"]


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["ortus", "--players", "4", "--bots"], "120"),
        (["ortus", "--players", "1", "--bots"], "2 to 3"),
        (["chess", "--bots"], "chess"),
        (["ortus", "--bots", "--bot", "deep"], "deep"),
        (["ortus", "--bots", "--players", "3", "--bot", "random", "--bot", "random"], "2 bots"),
        (["ortus", "--bot", "random", "--bot", "random"], "2 bots"),
        (["ortus", "--bots", "--leftover", "eat"], "eat"),
        (["ortus", "--bots", "--edition", "klingon"], "klingon"),
    ],
)
def test_what_cannot_be_is_refused_in_both_languages(words, part):
    with pytest.raises(BadConfig) as refused:
        run(*words)
    assert part in refused.value.text("en")
    assert refused.value.text("es") != refused.value.text("en")


@pytest.mark.parametrize(("lang", "word"), [("en", "Towers"), ("es", "Castillo")])
def test_the_result_in_words(capsys, lang, word):
    run("ortus", "--seed", "5", "--bots", "--lang", lang)
    assert word in capsys.readouterr().out


@pytest.mark.parametrize(("lang", "over"), [("en", "The draft is over"), ("es", "El draft ha terminado")])
def test_a_person_drafts_at_the_terminal(capsys, monkeypatch, lang, over):
    lines = ["help", "5", "", "5", *["1 2", ""] * 12, "1"]
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    found = result(capsys, "--players", "3", "--seed", "5", "--lang", lang)
    assert [len(deck) for deck in found["decks"]] == [24, 24, 24]
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    run("ortus", "--players", "3", "--seed", "5", "--lang", lang)
    shown = capsys.readouterr().out
    assert over in shown
    assert "[2.6]" in shown


def test_bots_hold_a_pod_and_everything_is_json(capsys):
    run("lorcana", "--players", "4", "--seed", "S", "--bots", "--json", "--set", "1", "--structure", "round-robin")
    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert [len(deck) for deck in found["decks"]] == [35] * 4
    assert [len(row) for row in found["rounds"]] == [2, 2, 2]
    assert found["champion"] == found["standings"][0]["player"]
    for pool, deck, side in zip(found["pools"], found["decks"], found["sides"], strict=True):
        assert Counter(pool) == Counter(deck) + Counter(side)


def test_a_person_drafts_builds_and_leaves_the_match_to_a_bot(capsys, monkeypatch):
    lines = [*["1", ""] * 44, "sacar nada", "ver", "", "quit"]
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    run("lorcana", "--players", "2", "--seed", "5", "--lang", "es")
    shown = capsys.readouterr().out
    assert "Mazo (35)" in shown
    assert "Un bot sigue por ti" in shown
    assert "Gana el torneo" in shown


def test_two_people_share_the_keyboard(capsys, monkeypatch):
    lines = [*["1 2", ""] * 24, "2"]
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    found = result(capsys, "--hotseat", "--seed", "5")
    assert found["palaces"] == ["red", "blue"]
