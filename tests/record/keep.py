"""Keep files of this version for every later one to read: `python -m tests.record.keep FOLDER`, as each release does.

For every game a whole replay, a save in the middle of a game and its position; a series; a database with the journals
of live and finished tables; and what the version said of all of them (`said.json`).
"""

from __future__ import annotations

import gzip
import json
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import mazo
from mazo.errors import BadPosition
from mazo.game import Game
from mazo.games import NAMES
from mazo.kernel.rng import Dice
from mazo.record import seriesfiles
from mazo.series import Series
from mazo.server.livetable import LiveTable, setup_of
from mazo.server.records import Chair, Entry, Wish
from mazo.server.store import Store

SEED: Final = 11
LONGEST: Final = 120
"""Decisions after which somebody gives up: a file is to be read, not to be long."""
SALT: Final = "0123456789abcdef"
SAID: Final = "said.json"


def play_on(game: Game, decisions: int, dice: Dice) -> None:
    """Whoever is asked does something legal, so many times."""
    for _ in range(decisions):
        if game.outcome is not None:
            return
        seat = game.deciding[dice.below(len(game.deciding))]
        options = list(game.legal(seat))
        game.push(options[dice.below(len(options))].text, by=seat)


def to_rest(game: Game, dice: Dice) -> dict[str, Any] | None:
    """Go on to a position that a file can hold, if there is one soon."""
    for _ in range(LONGEST // 4):
        try:
            return game.position()
        except BadPosition:  # something is under way
            play_on(game, 1, dice)
    return None


def give_up(game: Game) -> None:
    """All but one leave."""
    for seat in range(game.seats):
        if game.outcome is None:
            game.push("concede", by=seat)


def facts(game: Game) -> dict[str, Any]:
    """What a version says of a game, in words that all of them have."""
    return {
        "hash": f"{game.hash:016x}",
        "turn": game.turn,
        "deciding": list(game.deciding),
        "legal": sorted(action.text for action in game.legal_actions) if game.deciding else [],
        "winner": game.outcome.winner if game.outcome is not None else None,
        "over": game.outcome is not None,
    }


def kept(folder: Path) -> None:
    """Write all files of this version."""
    folder.mkdir(parents=True, exist_ok=True)
    said: dict[str, Any] = {"engine": mazo.__version__}
    for name in NAMES:
        game, dice = mazo.new(name, seed=SEED), Dice(SEED)
        play_on(game, LONGEST // 2, dice)
        position = to_rest(game, dice)
        if position is not None:
            _write(folder / f"{name}.position.json.gz", json.dumps(position))
        _write(folder / f"{name}.save.jsonl.gz", game.replay())
        said[f"{name}.save"] = facts(game)
        play_on(game, LONGEST // 2, dice)
        give_up(game)
        _write(folder / f"{name}.replay.jsonl.gz", game.replay())
        said[f"{name}.replay"] = facts(game)
    series, dice = Series(NAMES[0], seed=SEED), Dice(SEED)
    for _ in range(2):
        play_on(series.game, 40, dice)
        give_up(series.game)
        if series.outcome is None:
            series.next()
    _write(folder / "series.jsonl.gz", seriesfiles.dump(series))
    said["series"] = {"scores": list(series.scores), "games": len(series.games), "game": facts(series.game)}
    said["tables"] = database(folder / "tables.db.gz")
    (folder / SAID).write_text(json.dumps(said, indent=1, ensure_ascii=False, sort_keys=True) + "\n", "utf-8")


def database(file: Path) -> dict[str, Any]:
    """A database with a live and a finished table of each game, and what is said of them."""
    said: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "tables.db"
        store = Store(f"sqlite:///{path}")
        for name in NAMES:
            for over in (False, True):
                table = f"{name}-{'over' if over else 'live'}"
                said[table] = _journal(store, table, name, over)
        store.close()
        file.write_bytes(gzip.compress(path.read_bytes(), mtime=0))
    return said


def _journal(store: Store, table: str, name: str, over: bool) -> dict[str, Any]:
    """A table whose journal was written entry by entry, with a take-back in it."""
    wish = Wish(name, (Chair("person", "Ana"), Chair("here", "Blas")))
    setup = setup_of(wish, f"kept {name}")
    store.add(table, setup, [(0, "ana"), (1, "blas")])
    live, count, dice = LiveTable(setup), 0, Dice(SEED)

    def note(entry: Entry) -> None:
        nonlocal count
        live.apply(entry)
        store.append(table, count, [entry], live.state)
        count += 1

    for seat in range(2):
        note(Entry("salt", seat, salt=SALT))
    for at in range(40):
        game = live.game
        assert game is not None
        if game.outcome is not None:
            break
        seat = game.deciding[dice.below(len(game.deciding))]
        options = list(game.legal(seat))
        action = options[dice.below(len(options))]
        note(Entry("do", seat, action.text, picks=action.picks))
        if at == 20:
            note(Entry("undo", seat, number=len(game.past) - 1))
    if over and live.game is not None and live.game.outcome is None:
        note(Entry("do", 0, "concede"))
    assert live.game is not None
    return {"entries": count, "state": live.state, "game": facts(live.game)}


def _write(path: Path, text: str) -> None:
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    kept(Path(sys.argv[1]))
