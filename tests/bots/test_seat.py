"""What a bot gets of a game, and that it gets nothing else."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from threading import Timer

import pytest

import mazo
from mazo.bots import Bot, Seat, fast_named, named, names
from mazo.errors import BadConfig, IllegalAction
from mazo.game import Game
from mazo.kernel.rng import Dice
from mazo.protocol.session import Session
from tests.support.table import fresh

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
DECKS = ["spark-dash", "iron-fists"]


def begun(seed: int = 7) -> Game:
    """A game in its first turn."""
    game = mazo.new("lorcana", decks=DECKS, seed=seed)
    for _ in range(2):
        game.push("leave")
    for _ in range(2):
        game.push("keep")
    return game


def finished(game: Game, bots: list[Bot]) -> Game:
    """The game after the bots have played it to its end."""
    while game.outcome is None:
        seat = game.deciding[0]
        game.push(bots[seat].act(Seat(game, seat)), by=seat)
    return game


def test_a_seat_shows_its_own_view():
    game = begun()
    for number in (0, 1):
        assert Seat(game, number).view == game.view(number)
    assert Seat(game, 1, "es").view.players[1].name == game.names_in("es")[1]


def test_a_seat_is_asked_in_its_language():
    game = begun()
    seat = Seat(game, game.deciding[0])
    decision = seat.decision
    assert decision is not None
    assert decision.prompt("en") == game.decisions[0].prompt("en")
    assert decision.rule == game.decisions[0].rule
    assert decision.prompt("es") != decision.prompt("en")


def test_who_is_not_asked_has_no_decision_and_no_legal_action():
    game = begun()
    other = Seat(game, 1 - game.deciding[0])
    assert other.decision is None
    assert not other.legal
    assert list(other.legal) == []


def test_legal_answers_are_lazy_and_have_texts():
    game = begun()
    seat = Seat(game, game.deciding[0])
    texts = [action.text for action in seat.legal]
    assert "end" in texts
    assert "end" in seat.legal
    assert seat.legal.count() == len(texts)


def test_imagined_games_look_the_same_from_the_seat_and_may_be_played_out():
    game = begun()
    before = game.hash
    seat = Seat(game, game.deciding[0])
    for world in range(5):
        imagined = seat.imagine(Dice(world))
        assert imagined.view(seat.number) == seat.view
        assert finished(imagined, [named("random", world)] * 2).outcome is not None
    assert game.hash == before
    assert not game.past[4:]


def test_imagined_games_do_not_say_where_the_real_one_came_from():
    seat = Seat(begun(), 0)
    imagined = seat.imagine(Dice(1))
    assert "seed" not in imagined.origin
    assert "decks" not in imagined.origin
    assert imagined.table.key != seat._game.table.key
    assert imagined.events == []


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("seats", [2, *(pytest.param(more, marks=pytest.mark.weighty) for more in (3, 4))])
def test_named_bots_play_a_game_at_the_table(name, seats):
    situation = fresh(players=seats, size=20, seed=seats)
    assert finished(situation.game, [named(name, seat) for seat in range(seats)]).outcome is not None


def test_a_named_bot_does_the_same_with_the_same_seed():
    played = [finished(begun(), [named("random", 5), named("greedy")]).hash for _ in range(2)]
    assert played[0] == played[1]
    assert played[0] != finished(begun(), [named("random", 6), named("greedy")]).hash


def test_a_bot_says_in_words_what_it_does():
    game = begun()
    seat = Seat(game, game.deciding[0])
    action = named("greedy").act(seat)
    assert isinstance(action, mazo.Action)
    assert action.text in [legal.text for legal in seat.legal]
    assert action in seat.legal


def test_a_bot_that_is_not_asked_says_so():
    game = begun()
    with pytest.raises(IllegalAction, match="not asked"):
        named("greedy").act(Seat(game, 1 - game.deciding[0]))


@pytest.mark.parametrize("find", [named, fast_named])
def test_an_unknown_bot_is_refused_with_those_that_exist(find):
    with pytest.raises(BadConfig) as refused:
        find("deep-blue")
    for name in names():
        assert name in refused.value.text("en")
        assert name in refused.value.text("es")


# The page that says how to write a bot.


def examples() -> list[str]:
    """The programs on the page."""
    return re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)


def test_the_bot_on_the_page_plays():
    content: dict[str, object] = {}
    exec(examples()[0], content)  # noqa: S102
    kind = content["Careful"]
    assert isinstance(kind, type)
    assert issubclass(kind, Bot)
    assert isinstance(content["game"], Game)
    assert content["game"].outcome is not None


def test_the_program_on_the_page_plays_over_the_protocol(tmp_path):
    script = tmp_path / "bot.py"
    script.write_text(examples()[1], encoding="utf-8")
    game = mazo.new("lorcana", decks=DECKS, seed=11)
    session = Session(game, 0)
    rival = named("random", 1)
    with subprocess.Popen(
        [sys.executable, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        patience = Timer(60, program.kill)
        patience.start()
        lines = session.news()
        while game.outcome is None:
            if game.deciding[0] == 1:
                game.push(rival.act(Seat(game, 1)), by=1)
                lines = session.news()
                continue
            program.stdin.write("".join(f"{line}\n" for line in lines))
            program.stdin.flush()
            before = len(game.past)
            lines = session.receive(program.stdout.readline())
            assert len(game.past) > before, lines
        patience.cancel()
        program.stdin.close()
    assert program.returncode == 0
    assert lines[-1].startswith("over ")
