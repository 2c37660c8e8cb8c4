"""House rules in the terminal: set by an option, listed and changed before the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from mazo.cli.houses import settings_of
from mazo.errors import BadConfig
from mazo.games import kind
from tests.cli.run import mazo

ORTUS = kind("ortus")


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_options_name_a_rule_and_a_value_within_its_limits():
    assert settings_of(ORTUS, ["castle_strength=3", "knights = 0"]) == {"castle_strength": 3, "knights": 0}
    for wrong in ("castle_strength", "castle_strength=", "=3", "castle_strength=-1", "castle_strength=99", "dragons=1"):
        with pytest.raises(BadConfig):
            settings_of(ORTUS, [wrong])
    with pytest.raises(BadConfig):
        settings_of(kind("lorcana"), ["castle_strength=3"])


def test_before_the_game_groups_are_listed_one_is_opened_and_a_rule_is_changed_and_set_back():
    typed = ["", "", "1", "castle_strength=4", "castle_strength=99", "castle_strength=2", "monk_cubes=1", "", "salir"]
    out = mazo("play", "ortus", "--terminal", "--lang", "es", typed=typed).out
    lists = out.split("Reglas de la casa, donde las fuentes callan")[1:]
    assert "todas como es habitual" in lists[0]
    assert "fuerza de un Castillo: 2 (lo habitual: 2; de 1 a 6)" in lists[0]
    assert "casa M7" in lists[0]
    assert "fuerza de un Vikingo" not in out
    assert "fuerza de un Castillo: 4 (lo habitual: 2; de 1 a 6)" in lists[2]
    assert "va de 1 a 6" in lists[2]
    assert "todas como es habitual" in lists[4]
    assert "cubos de un Monje: 1 (lo habitual: 2; de 1 a 4)" in lists[5]


def test_an_option_sets_a_rule_and_only_what_differs_is_shown():
    out = mazo(
        "play", "ortus", "--terminal", "--lang", "en", "--players", "3", "--set", "viking_cards=5", typed=["quit"]
    ).out
    assert "one is not as usual" in out
    assert "viking_cards" in out
    assert "castle_strength" not in out


@pytest.mark.parametrize(("edition", "shown"), [("primer-bloque", True), ("primer-bloque-liga", False)])
def test_what_is_usual_depends_on_the_edition(edition: str, shown: bool) -> None:
    asked = ("--bot", "random", "--edition", edition, "--set", "starter_draws=1")
    out = mazo("play", "myl", "--terminal", "--lang", "en", *asked, typed=["quit"]).out
    assert ("starter_draws" in out) is shown


def test_a_series_is_played_by_the_usual_rules():
    ran = mazo("play", "ortus", "--terminal", "--lang", "en", "--best-of", "3", "--set", "viking_cards=5")
    assert ran.code != 0
    assert "--set" in ran.err


@pytest.mark.parametrize("typed", [["quit"], ["", "quit"], ["", "", "quit"], ["", "", "1", "salir"]])
def test_whoever_quits_before_the_game_leaves(typed):
    ran = mazo("play", "ortus", "--terminal", "--lang", "es", typed=[*typed, "", ""])
    assert ran.code == 0
    assert "Ronda 1" not in ran.out
