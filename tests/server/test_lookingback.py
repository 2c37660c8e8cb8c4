"""The choices of a seat that decided a game, with the table as it saw it."""

from __future__ import annotations

import mazo
from mazo.bots import Seat, named
from mazo.making import from_position
from mazo.server.lookingback import decided
from tests.support.table import position


def a_missed_win() -> str:
    """Ana ends her turn instead of questing for the last lore, and Luis quests."""
    there = position(
        me={"lore": 19, "play": ["Stitch - New Dog"], "deck": ["Stitch - New Dog"] * 3},
        you={"lore": 19, "play": ["Stitch - New Dog"], "deck": ["Stitch - New Dog"] * 3, "hand": ["Dragon Fire"]},
    ).game
    game = from_position(there.position())
    game.push("end")
    game.push("quest Stitch - New Dog")
    return game.replay()


def test_a_missed_win_is_told_with_its_figures_and_in_both_languages() -> None:
    (moment,) = decided(a_missed_win(), 0, "es").moments
    assert (moment.at, moment.did, moment.better) == (0, "terminar", "hacer quest con Stitch - New Dog")
    assert (moment.won, moment.better_won) == (0, 100)
    (moment,) = decided(a_missed_win(), 0, "en").moments
    assert moment.better == "quest Stitch - New Dog"


def test_the_table_is_that_of_the_seat_at_that_time() -> None:
    (moment,) = decided(a_missed_win(), 0, "en").moments
    assert [player.scores["lore"] for player in moment.view.players] == [19, 19]
    assert moment.view.players[1].zones["hand"].cards == ()


def test_who_has_missed_nothing_is_told_nothing() -> None:
    assert decided(a_missed_win(), 1, "en").moments == ()


def test_who_only_watches_has_decided_nothing() -> None:
    assert decided(a_missed_win(), -1, "en").moments == ()


def test_a_draft_has_no_moments() -> None:
    game = mazo.new("ortus-draft", players=2, seed=1)
    bots = [named("greedy", seat) for seat in range(2)]
    while game.outcome is None:
        seat = game.deciding[0]
        game.push(bots[seat].act(Seat(game, seat)), by=seat)
    assert decided(game.replay(), 0, "en").moments == ()
