"""Lines that win a turn, in positions stated in words."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from mazo.games import kind
from mazo.making import from_position
from mazo.mining.collection import puzzles
from mazo.mining.lines import TooRich, Turn
from mazo.mining.puzzles import chosen, just_won, puzzle_at


def turn(lore: int, play: list[object], nodes: int = 500, **more: object) -> Turn:
    """The turn of a player with so much lore and these cards in play."""
    sides = [{"lore": lore, "deck": 5, "play": play, **more}, {"deck": 5}]
    game = from_position({"mazo": 3, "game": "lorcana", "players": sides})
    return Turn(game.kind, game.table, 0, nodes)


OLAF, STITCH = "Olaf - Friendly Snowman", "Stitch - New Dog"


def test_a_turn_that_needs_both_quests_has_one_line():
    line = turn(18, [OLAF, STITCH]).only_line()
    assert line is not None
    assert len(line.needed) == 2


def test_a_turn_that_either_quest_wins_has_several_lines():
    assert turn(19, [OLAF, STITCH]).wins()
    assert turn(19, [OLAF, STITCH]).only_line() is None


def test_a_turn_that_cannot_be_won_has_none():
    assert not turn(17, [OLAF, STITCH]).wins()


def test_a_turn_with_too_much_to_do_is_given_up():
    with pytest.raises(TooRich):
        turn(0, [OLAF] * 6, nodes=3).wins()


def test_a_puzzle_says_its_solution_with_rules_and_how_it_is_graded():
    sides = [{"lore": 18, "deck": 5, "play": [OLAF, STITCH]}, {"deck": 5}]
    puzzle = puzzle_at({"mazo": 3, "game": "lorcana", "players": sides}, 0, 500, "by hand")
    assert puzzle is not None
    assert {step.do for step in puzzle.solution} == {f"quest {OLAF}", f"quest {STITCH}"}
    assert {step.rule for step in puzzle.solution} == {"4.5.1"}
    assert (puzzle.verdict, puzzle.deeds, puzzle.greedy, puzzle.grade) == ("2.3.3.1", 2, True, 2)


def test_copies_of_a_card_in_hand_are_one_deed():
    line = turn(19, [], hand=[OLAF, OLAF], inkwell=9)
    assert not line.wins()
    assert line.nodes < 12


def test_a_position_is_brought_as_near_as_the_turn_reaches():
    sides = [{"lore": 3, "deck": 5, "hand": [], "play": [OLAF, STITCH]}, {"deck": 5}]
    position = {"mazo": 3, "game": "lorcana", "players": sides}
    found = just_won(kind("lorcana"), position, 0, 500)
    assert found is not None
    assert found["players"][0]["lore"] == 18


def test_a_crowded_table_is_thinned_so_that_all_of_it_can_be_looked_at():
    mine = {"lore": 3, "deck": 5, "hand": [OLAF] * 5, "discard": [], "play": [STITCH, *[OLAF] * 5]}
    theirs = {"deck": 5, "hand": 2, "play": [OLAF] * 3}
    found = kind("lorcana").nearer({"mazo": 3, "game": "lorcana", "players": [mine, theirs]}, 0)[-1]["players"]
    assert [len(side["play"]) for side in found] == [4, 2]
    assert (len(found[0]["hand"]), found[0]["discard"]) == (3, [STITCH, OLAF])
    from_position({"mazo": 3, "game": "lorcana", "players": found})


def test_of_one_grade_the_more_varied_puzzles_are_kept():
    sides = [{"lore": 18, "deck": 5, "play": [OLAF, STITCH]}, {"deck": 5}]
    plain = puzzle_at({"mazo": 3, "game": "lorcana", "players": sides}, 0, 500, "by hand")
    assert plain is not None
    varied = replace(plain, position={**plain.position, "turn": 4}, sorts=2)
    assert [puzzle.sorts for puzzle in chosen([plain, varied], 1)] == [2]


def test_what_greedy_wins_is_not_hard():
    sides = [{"lore": 3, "deck": 5, "hand": [], "play": [OLAF, STITCH]}, {"deck": 5}]
    assert just_won(kind("lorcana"), {"mazo": 3, "game": "lorcana", "players": sides}, 0, 500, hard=True) is None


@pytest.mark.parametrize("name", ["myl", "ortus"])
def test_shipped_turns_can_be_won(name):
    for puzzle in puzzles(name)[:3]:
        game = from_position(puzzle.position)
        assert Turn(game.kind, game.table, puzzle.seat, 4000).wins()
