"""A pod from packs to its champion: the draft, the decks, the rounds."""

from __future__ import annotations

from typing import Any

import pytest

from mazo.errors import BadConfig, BadDeck, IllegalAction
from mazo.lab.pods import build_all, hold, hold_draft, play_open
from mazo.series.pods import Pod


def pod(players: int = 4, seed: int = 1, **more: Any) -> Pod:
    return Pod("lorcana-draft", names=[f"Player {seat}" for seat in range(players)], seed=seed, **more)


def drafted(players: int = 4) -> Pod:
    found = pod(players)
    hold_draft(found, ["greedy"] * players)
    return found


def test_bots_hold_a_pod_of_eight_and_the_same_seed_gives_the_same_champion():
    one, other = pod(8), pod(8)
    for found in (one, other):
        hold(found, ["greedy"] * 8)
    assert one.stage == "over"
    assert all(len(deck) >= 35 for deck in one.decks)
    assert [len(row) for row in one.rounds] == [4, 4, 4]
    assert one.standings[0].points == 9
    assert one.champion == one.standings[0].seat
    assert (one.decks, one.standings) == (other.decks, other.standings)


def test_decks_are_handed_in_after_the_draft_and_begin_the_rounds():
    found = pod(2)
    with pytest.raises(IllegalAction):
        found.build(0, [])
    hold_draft(found, ["random", "greedy"])
    assert found.stage == "building"
    deck = found.suggestion(0).deck
    with pytest.raises(BadDeck) as refused:
        found.build(0, deck[:30])
    assert [problem.rule for problem in refused.value.problems] == ["1.10.1.2"]
    assert found.decks[0] == ()
    found.build(0, deck)
    assert sorted((*found.decks[0], *found.side(0))) == sorted(found.pool(0))
    found.build(1, found.suggestion(1).deck)
    assert (found.stage, len(found.rounds)) == ("rounds", 1)


def test_a_round_begins_when_the_last_match_of_the_one_before_is_over():
    found = drafted()
    build_all(found)
    first = found.open_matches()
    found.report(0, first[0], (1, 0))
    assert len(found.rounds) == 1
    with pytest.raises(IllegalAction):
        found.report(0, first[0], (1, 0))
    found.report(0, first[1], (0, 1))
    assert len(found.rounds) == 2
    winners = {found.rounds[0][0].first, found.rounds[0][1].second}
    assert {found.rounds[1][0].first, found.rounds[1][0].second} == winners, "those who have won meet"


@pytest.mark.parametrize(("structure", "rounds"), [("round-robin", 3), ("elimination", 2), ("swiss", 2)])
def test_every_structure_comes_to_a_champion(structure, rounds):
    found = pod(3, structure=structure)
    hold_draft(found, ["greedy"] * 3)
    build_all(found)
    while found.stage == "rounds":
        for at in found.open_matches():
            found.report(len(found.rounds) - 1, at, (2, 1))
    assert len(found.rounds) == rounds
    assert 0 <= found.champion < 3


def test_a_match_may_be_best_of_three():
    found = Pod("lorcana-draft", names=["Ana", "Ben"], seed=5, match="best-of-3")
    hold(found, ["greedy", "greedy"])
    (result,) = found.results[0]
    assert max(result.wins) == 2
    assert found.series(0, 0).given_names == ("Ana", "Ben")


def test_matches_of_people_are_left_to_them():
    found = drafted()
    build_all(found)
    play_open(found, ["greedy"] * 4, without=[0])
    assert [found.rounds[0][at].first for at in found.open_matches()] == [0]


def test_only_a_draft_with_packs_is_a_pod():
    with pytest.raises(BadConfig):
        Pod("lorcana", names=["Ana", "Ben"])


def test_a_pod_of_the_other_game_is_played_with_gold_from_outside():
    found = Pod("myl-draft", names=["Ana", "Ben"], seed=2, format="sellado")
    hold(found, ["greedy", "greedy"])
    assert found.stage == "over"
    assert all(len(deck) >= 40 for deck in found.decks)
