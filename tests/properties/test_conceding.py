"""Anybody may give up at any moment; the others play on, or the game is over."""

from __future__ import annotations

import pytest

from mazo.errors import IllegalAction
from mazo.game import Game
from tests.properties.conformance import holds
from tests.properties.invariants import caches_agree, cards_agree, cards_of, fingerprint, questions_agree
from tests.properties.play import Chooser, Play
from tests.properties.sizes import Size

STEPS = 12
"""Decisions after a concession that are looked at one by one."""


@holds(part=0.5)
def test_anybody_may_concede_at_any_decision(play: Play, size: Size) -> None:
    for game in play.looks(size):
        before = fingerprint(game)
        for seat in game.table.remaining():
            twin = game.copy()
            concede(twin, seat)
            play_on(twin, play.seed, STEPS)
        assert fingerprint(game) == before


@holds(least=3)
def test_one_after_another_may_concede(play: Play, size: Size) -> None:
    for game in play.looks(size):
        chooser = Chooser(play.seed + len(game.past))
        twin = game.copy()
        while twin.outcome is None:
            left = twin.table.remaining()
            concede(twin, left[chooser.below(len(left))])
            play_on(twin, play.seed, chooser.below(4))


@holds(part=0.5)
def test_a_game_that_somebody_left_comes_to_its_end(play: Play, size: Size) -> None:
    chooser = Chooser(play.seed)
    for game in play.looks(size):
        if game.outcome is None and chooser.below(3) == 0:
            twin = game.copy()
            left = twin.table.remaining()
            concede(twin, left[chooser.below(len(left))])
            play_on(twin, play.seed, size.cap, closely=False)
            assert twin.outcome is not None
            questions_agree(twin)


def concede(game: Game, seat: int) -> None:
    """Let a seat give up, and see that the table is in order."""
    cards = cards_of(game.table)
    others = [other for other in game.table.remaining() if other != seat]
    before = fingerprint(game)
    assert game.why_not("concede", by=seat) is None
    game.push("concede", by=seat)
    assert cards_of(game.table) == cards
    in_order(game)
    if len(others) < 2:
        assert game.outcome is not None, "who is left plays alone"
        assert game.outcome.winner in (None, *others)
    if game.outcome is None:
        assert set(game.table.remaining()) <= set(others)
        for text in ("concede", next(iter(game.legal_actions)).text):
            with pytest.raises(IllegalAction):
                game.push(text, by=seat)
    twin = game.copy()
    game.pop()
    assert fingerprint(game) == before
    game.push("concede", by=seat)
    assert fingerprint(game)[0] == fingerprint(twin)[0]


def play_on(game: Game, seed: int, steps: int, closely: bool = True) -> None:
    """Play some more decisions at random."""
    chooser = Chooser(seed)
    for _ in range(steps):
        if game.outcome is not None:
            return
        game.push(chooser.action(game))
        if closely:
            in_order(game)


def in_order(game: Game) -> None:
    """Everything that holds of every game, and that nobody speaks of players who have left or of their cards."""
    questions_agree(game)
    cards_agree(game)
    caches_agree(game)
    gone = [seat for seat in range(game.seats) if game.table.gone[seat]]
    if game.outcome is None and gone:
        for zone, kind in enumerate(game.table.zone_kinds):
            if kind.in_play:
                for seat in gone:
                    assert not game.table.cards(zone, seat), "cards of a player who has left"
        for frame in game.table.stack:
            assert frame.seat not in gone, "something of a player who has left is still under way"
        for waiting in game.table.waiting:
            assert waiting.seat not in gone
