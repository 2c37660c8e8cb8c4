"""A series is fair whatever its players do: every game opens the commitment shown before its own salts, and only that.

Random series, with take-backs in the middle of games and rematches after them, are played at tables as the server keeps
them. What a table has shown and been given is held against the replay that everybody may have when a game is over.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import hypothesis
import pytest
from hypothesis import strategies as st

from mazo.fairness import SHOWN, Luck, commitment
from mazo.game import Game
from mazo.record import replays
from mazo.series.formats import format_named
from mazo.server.livetable import LiveTable, changes, setup_of, whole_replay
from mazo.server.records import Chair, Entry, Wish

FORMATS = ("two-games", "best-of-3", "best-of-5", "single")
SAMPLE, SOAK = 6, 1_000


class Table:
    """A table with its journal; whoever sits there writes down what they were shown before they gave a salt."""

    def __init__(self, table: LiveTable, luck: Luck, dice: random.Random) -> None:
        self.table, self.luck, self.dice = table, luck, dice
        self.journal: list[Entry] = []
        self.shown: list[str] = []
        self.salts: list[tuple[str, str]] = []

    def note(self, *entries: Entry) -> None:
        """Do what the entries say, and keep them."""
        for entry in entries:
            self.table.apply(entry)
            self.journal.append(entry)

    def begin(self) -> Game:
        """Each player looks at the commitment, and then adds a salt that nobody knew before."""
        assert self.table.state == "salting"
        shown = self.table.commit
        salts = (self.luck.salt(), self.luck.salt())
        for seat in self.dice.sample((0, 1), 2):
            assert self.table.commit == shown, "the commitment changes while salts are given"
            self.note(Entry("salt", seat, salt=salts[seat]))
        self.shown.append(shown)
        self.salts.append(salts)
        assert self.table.game is not None
        return self.table.game

    def act(self, game: Game) -> None:
        """Whoever is asked does something, with a salt where the rules give them a shuffle."""
        seat = self.dice.choice(game.deciding)
        options = [action for action, _ in zip(game.legal(seat), range(60))]
        before = list(game.past)
        twin = game.copy()
        salt = self.luck.salt() if game.takes_salt(seat) and self.dice.random() < 0.7 else ""
        twin.push(self.dice.choice(options), salt=salt)
        entry = changes([], twin)[-1]
        self.note(entry)
        assert game.past[: len(before)] == before
        assert game.hash == twin.hash, "a copy of the game has another chance"

    def take_back(self, game: Game) -> None:
        """Some actions are taken back, and done again: chance falls as it did."""
        left = self.dice.randrange(len(game.past))
        taken, after = [past.action for past in game.past[left:]], game.hash
        self.note(Entry("undo", number=left))
        self.note(*(Entry("do", act.seat, act.text, salt=act.salt, picks=act.picks) for act in taken))
        assert game.hash == after, "taking back and doing the same again changes the chance"

    def play(self, game: Game) -> None:
        """A game of some actions, take-backs among them, that somebody gives up if it is not over by then."""
        for _ in range(self.dice.randrange(2, 16)):
            if game.outcome is None:
                self.act(game)
                if self.dice.random() < 0.25:
                    self.take_back(game)
            assert self.table.commit == self.shown[-1], "the commitment changes during the game"
            if game.outcome is None:
                assert self.table.seed == "", "the seed is told before the game is over"
        if game.outcome is None:
            self.note(Entry("do", self.dice.randrange(2), "concede"))


def check_proof(table: Table, game: Game) -> None:
    """The replay of a game that is over proves the commitment that was shown, with the salts that were given to it."""
    seed = game.origin["seed"]
    assert (table.table.seed, game.origin["promise"]) == (seed, SHOWN)
    assert commitment(seed) == table.shown[-1]
    assert tuple(game.origin["salts"]) == table.salts[-1]
    replay = replays.loads(whole_replay(table.table))
    verdict = replays.verify(replay, seen=table.shown[-1], salts=table.salts[-1])
    assert verdict.ok
    assert verdict.proof is not None
    assert (verdict.proof.broken, verdict.proof.seen, verdict.proof.own) == (False, True, 2)
    for other in table.shown[:-1]:  # what an earlier game had shown does not fit this one
        wrong = replays.verify(replay, seen=other).proof
        assert wrong is not None
        assert wrong.broken


def games_of(table: Table) -> Iterator[Game]:
    """The games of a table, each played to its end."""
    while True:
        game = table.begin()
        table.play(game)
        yield game
        if not table.table.can_go_on:
            return
        table.note(Entry("promise"))


def play_series(seed: int, format: str, rematches: int) -> tuple[int, set[str]]:
    """A series and its rematches, everything checked; how many games there were, and their seeds."""
    dice, luck = random.Random(seed), Luck(f"fair {seed}")
    wish = Wish("lorcana", (Chair("here", "Ana"), Chair("here", "Blas")), series=format)
    setup = setup_of(wish, luck.seed())
    games, seeds, shown = 0, set[str](), list[str]()
    for _ in range(rematches + 1):
        table = Table(LiveTable(setup), luck, dice)
        for game in games_of(table):
            check_proof(table, game)
            check_start(table)
            games += 1
            seeds.add(game.origin["seed"])
        again = LiveTable(setup)
        for entry in table.journal:
            again.apply(entry)
        assert again.game is not None
        assert table.table.game is not None
        assert again.game.hash == table.table.game.hash, "the journal tells of another series"
        shown += table.shown
        setup = table.table.once_more(luck.seed())
    assert len(seeds) == len(set(shown)) == games, "two games had the same seed"
    return games, seeds


def check_start(table: Table) -> None:
    """Nobody starts twice by right: chance, then the other player, or whoever has lost chooses."""
    series = table.table.series
    if series is None:
        return
    starts, format = series.starts, series.format
    assert (starts[0].starter, starts[0].chooser) == (-1, -1)
    for at in range(1, len(starts)):
        outcome = series.games[at - 1].outcome
        assert outcome is not None
        if format.loser_chooses and outcome.winner is not None:
            assert starts[at].chooser == 1 - outcome.winner
        elif not format.loser_chooses:
            assert starts[at].starter == 1 - series.games[at - 1].table.first


def try_all(count: int) -> int:
    """So many random series; how many games they had."""
    played = 0

    @hypothesis.seed(19)
    @hypothesis.settings(max_examples=count, deadline=None, database=None)
    @hypothesis.given(st.integers(0, 2**32), st.sampled_from(FORMATS), st.integers(0, 2))
    def run(seed: int, format: str, rematches: int) -> None:
        nonlocal played
        games, _ = play_series(seed, format, rematches)
        least = 1 if format == "single" else 2 if format == "two-games" else format_named(format).games // 2 + 1
        assert games >= least * (rematches + 1)
        played += games

    run()
    return played


def test_a_random_series_is_fair():
    assert try_all(SAMPLE) > SAMPLE


@pytest.mark.soak
def test_a_thousand_random_series_are_fair(figure):
    games = try_all(SOAK)
    figure("series.fair", SOAK, f"random series with take-backs and rematches, {games} games, each proved fair")
    assert games > 2 * SOAK
