"""Series files: the games' replays in one sealed file, from which the series goes on."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mazo.errors import BadReplay
from mazo.fairness import Promise
from mazo.kernel.rng import Dice
from mazo.notation.jsonlines import write_line, write_sealed
from mazo.notation.replaylines import Closing
from mazo.record import seriesfiles as files
from mazo.record.seriesfiles import SeriesClosing
from mazo.series import Series
from tests.support.table import ME, THIRD, YOU, numbered

ONE, OTHER = "0123456789abcdef", "fedcba9876543210"


def begun(format: str = "best-of-3", players: int = 2, seed: int = 4) -> Series:
    decks = [numbered("abcd"[seat], 12) for seat in range(players)]
    return Series("lorcana", decks=decks, format=format, seed=seed, names=("Ana", "Ana", "#1")[:players])


def play(series: Series, actions: int, seed: int = 1) -> None:
    """So many random actions in the current game."""
    dice = Dice(seed)
    for _ in range(actions):
        if series.game.outcome is None:
            options = list(series.game.legal_actions)
            series.game.push(options[dice.below(len(options))])


def second_game() -> Series:
    """A series in the middle of its second game."""
    series = begun()
    play(series, 9)
    series.game.push("concede", by=ME)
    series.next()
    play(series, 12)
    return series


def same(one: Series, two: Series) -> bool:
    """Whether two series stand alike, game by game."""
    return (
        [game.hash for game in one.games] == [game.hash for game in two.games]
        and [game.actions for game in one.games] == [game.actions for game in two.games]
        and (one.scores, one.outcome, one.left, one.starts) == (two.scores, two.outcome, two.left, two.starts)
        and one.events == two.events
    )


WHOLE = files.dump(second_game())


def test_a_series_is_saved_at_any_moment_and_goes_on_alike(tmp_path: Path):
    path = tmp_path / "series.jsonl"
    series = begun()
    for moment in range(60):
        files.save(series, path)
        assert same(files.resume(path), series)
        if series.game.outcome is None:
            play(series, 3, moment)
            if moment % 9 == 8 and series.game.outcome is None:
                series.game.push("concede", by=moment % 2)
        elif not series.game.cleared:
            series.clean_up()
        elif series.outcome is None:
            series.next()
        else:
            break
    assert series.outcome is not None
    assert [entry.name for entry in tmp_path.iterdir()] == ["series.jsonl"]


@pytest.mark.parametrize("format", ["single", "two-games", "best-of-5"])
def test_every_format_is_kept(format):
    series = begun(format)
    series.concede(YOU)
    again = files.replayed(files.loads(files.dump(series)))
    assert same(again, series)
    assert again.format == series.format


def test_players_who_left_a_series_of_three_stay_away():
    series = begun(players=3)
    play(series, 5)
    series.concede(THIRD)
    series.game.push("concede", by=YOU)
    series.next()
    again = files.replayed(files.loads(files.dump(series)))
    assert same(again, series)
    assert again.game.table.gone == [0, 0, 1]


def test_who_watches_finds_the_replays():
    record = files.loads(WHOLE)
    assert [replay.closing.actions for replay in record.replays] == [11, 12]
    assert record.replays[0].outcome is not None
    assert record.replays[1].outcome is None
    assert record.closing.scores == (0, 1)


def test_the_header_does_not_say_more_than_it_should():
    head = json.loads(WHOLE.splitlines()[0])
    assert set(head) == {"mazo", "kind", "game", "edition", "format", "engine", "seed", "names", "decks", "defined"}


def salted(second: tuple[str, str], promise: Promise) -> Series:
    """A series in its second game, to which the players have given these salts."""
    decks = [numbered(letter, 12) for letter in "ab"]
    series = Series("lorcana", decks=decks, seed=4, salts=(ONE, OTHER), promise=promise)
    series.game.push("concede", by=ME)
    series.next(second, promise)
    return series


def test_each_game_keeps_its_own_salts_and_promise():
    series = salted((OTHER, ONE), "shown")
    record = files.loads(files.dump(series))
    assert same(files.replayed(record), series)
    assert [replay.header.salts for replay in record.replays] == [(ONE, OTHER), (OTHER, ONE)]
    assert len({replay.header.commit for replay in record.replays}) == 2
    assert all(replay.header.promise == "shown" for replay in record.replays)


def test_a_file_of_an_earlier_version_with_the_same_salts_for_every_game_still_opens():
    series = salted((ONE, OTHER), "")
    head, *lines = [line.encode() for line in files.dump(series).splitlines()]
    older = write_line({**json.loads(head), "salts": [ONE, OTHER]})
    closing = msgspec.convert({**json.loads(lines[-1]), "checksum": ""}, SeriesClosing)
    assert same(files.replayed(files.loads(write_sealed([older, *lines[:-1]], closing))), series)


# --- what is not a series -----------------------------------------------------------------------------------------


def refused(text: str | bytes) -> BadReplay:
    with pytest.raises(BadReplay) as caught:
        files.replayed(files.loads(text))
    assert caught.value.text("es") != caught.value.text("en")
    return caught.value


def test_a_series_cut_after_any_line_is_refused():
    lines = WHOLE.splitlines(keepends=True)
    for count in range(len(lines)):
        refused("".join(lines[:count]))


def test_a_replay_is_no_series():
    assert 'a "replay"' in refused(second_game().game.replay()).text("en")


@pytest.mark.parametrize("at", [1, 5, 20, -2])
def test_a_missing_line_is_noticed(at):
    lines = WHOLE.splitlines(keepends=True)
    del lines[at]
    refused("".join(lines))


def forged(change: Any) -> str:
    """The file after a change to its lines, with checksums that fit again."""
    lines = [json.loads(line) for line in WHOLE.splitlines()]
    change(lines)
    written: list[bytes] = [write_line(lines[0])]
    block: list[bytes] = []
    for line in lines[1:-1]:
        if "checksum" in line:
            closing = msgspec.convert({**line, "checksum": ""}, Closing)
            written += write_sealed(block, closing).encode().splitlines()
            block = []
        else:
            block.append(write_line(line))
    return write_sealed(written, msgspec.convert({**lines[-1], "checksum": ""}, SeriesClosing))


def change(at: int, **values: Any) -> Any:
    return lambda lines: lines[at].update(values)


def test_an_unchanged_forgery_is_the_file_itself():
    assert forged(lambda lines: None) == WHOLE


@pytest.mark.parametrize(
    ("how", "line", "says"),
    [
        (change(0, format="best-of-4"), 1, "best-of-N"),
        (change(0, game="chess"), 1, "no game"),
        (change(0, edition="9.9"), 1, "no edition"),
        (change(0, seed="5"), 2, "not the game"),
        (change(0, names=["Ana"]), 1, "One name"),
        (change(0, names=["Ana", "Blas"]), 2, "not the game"),
        (change(0, decks=[[[1, "Nobody"]], [[1, "Nobody"]]]), 1, "Nobody"),
        (change(1, seed="1"), 2, "not the game"),
        (change(3, do="cut 1", by=0), 4, ""),
        (change(-1, scores=[1, 0]), None, "stands at"),
        (change(-1, outcome={"winner": 0, "rule": 0}), None, "stands at"),
        (change(-1, left=[{"seat": 7, "game": 1}]), None, "left"),
        (change(-1, left=[{"seat": 0, "game": 9}]), None, "left"),
        (change(-1, games=3), None, "3 games"),
        (lambda lines: lines.insert(3, lines[4]), 4, "action 1"),
    ],
)
def test_a_forged_series_is_refused_with_its_line(how, line, says):
    text = forged(how)
    error = refused(text)
    assert error.line == (line or len(text.splitlines()))
    assert says in error.text("en")


def test_a_game_that_should_not_follow_is_refused():
    series = begun("single")
    series.game.push("concede", by=ME)
    text = files.dump(series)
    twice = [line.encode() for line in text.splitlines()]
    lines = twice[:-1] + twice[1:-1]
    error = refused(write_sealed(lines, SeriesClosing(2, (0, 2), (), series.outcome)))
    assert "series is over" in error.text("en")
    assert error.line == len(twice)


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_altered_bytes_never_raise_anything_else(data):
    content = bytearray(WHOLE.encode())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(content) - 1))
        content[at : at + data.draw(st.integers(0, 20))] = data.draw(st.binary(max_size=8))
        if not content:
            break
    if bytes(content) != WHOLE.encode():
        try:
            files.loads(bytes(content))
        except BadReplay:
            return
