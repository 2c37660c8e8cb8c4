"""`mazo moments`: what decided a recorded game, in words and as data, and how to try it again."""

from pathlib import Path

import msgspec
import pytest

from mazo.making import from_position
from mazo.record import replays
from tests.cli.run import mazo
from tests.support.table import position

SIDE = {"lore": 19, "play": ["Stitch - New Dog"], "deck": ["Moana - Of Motunui"] * 10}


@pytest.fixture(scope="module")
def recording(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game in which the first player ends the turn instead of winning, and the other one wins."""
    path = tmp_path_factory.mktemp("moments") / "game.mazo"
    game = from_position(position(me=SIDE, you=SIDE).game.position())
    game.push("end")
    game.push("quest Stitch")
    replays.save(game, path)
    return path


def test_the_moments_are_told_in_words(recording):
    out = mazo("moments", str(recording), "--playouts", "20", "--lang", "en").out
    assert "What decided the game" in out
    assert "turn 5: “end” wins about 0 of 100 imagined games; “quest Stitch - New Dog” would have won 100." in out
    assert f"mazo play lorcana --resume {recording} --at 0" in out


def test_the_moments_are_told_in_spanish(recording):
    out = mazo("moments", str(recording), "--playouts", "20", "--lang", "es").out
    assert "turno 5: «terminar» gana unas 0 de cada 100 partidas imaginadas" in out


def test_the_moments_are_data(recording):
    (found,) = msgspec.json.decode(mazo("moments", str(recording), "--playouts", "20", "--json").out)
    assert (found["at"], found["player"], found["won"], found["better_won"]) == (0, 1, 0, 100)
    assert found["did"] == {"en": "end", "es": "terminar"}


def test_a_player_who_missed_nothing_is_told_so(recording):
    out = mazo("moments", str(recording), "--player", "2", "--playouts", "20", "--lang", "en").out
    assert "No choice cost anybody anything" in out


def test_there_are_only_so_many_players(recording):
    assert mazo("moments", str(recording), "--player", "3").code == 2


def test_a_moment_can_be_tried_again(recording):
    typed = ["quest Stitch", "moments"]
    ran = mazo("play", "lorcana", "--resume", str(recording), "--at", "0", "--lang", "en", typed=typed)
    assert "wins" in ran.out
    assert "None of your choices cost you anything" in ran.out


def test_whoever_has_lost_goes_back_to_a_moment_at_the_same_table(recording):
    typed = ["end", "moments", "moments 9", "moments 1", "quest Stitch"]
    out = mazo(
        "play", "lorcana", "--resume", str(recording), "--at", "0", "--bot", "greedy", "--lang", "en", typed=typed
    ).out
    assert "There is one moment to go back to" in out
    lost, _, won = out.partition("There is one moment to go back to")
    assert "Player 2 wins the game." in lost
    assert "Player 1 wins the game." in won


@pytest.mark.parametrize("at", ["-1", "3"])
def test_a_moment_that_the_game_does_not_have_is_refused(recording, at):
    ran = mazo("play", "lorcana", "--resume", str(recording), f"--at={at}", "--lang", "en")
    assert "The game has 2 actions: name a moment from 0 to 2" in ran.err
