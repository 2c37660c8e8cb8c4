"""Measuring how strong a bot is: the games of the arena, one after the other."""

from __future__ import annotations

import json

from mazo.lab.tournaments import tournament
from workshop.strength import Match, written


def test_it_plays_the_games_of_the_arena():
    match = Match("ortus", "greedy", "novice:25", "s", open_lists=False)
    for _ in range(3):
        match.play_pair()
    (met,) = tournament("ortus", ("greedy", "novice:25"), 6, "s").meetings
    assert match.points / match.games == met.share
    figure = match.figure()
    assert figure["command"] == "mazo arena ortus --bot greedy --bot novice:25 --games 6 --seed s"
    assert figure["interval"] == [round(100 * met.low, 1), round(100 * met.high, 1)]
    assert match.costs["greedy"].decisions > 0


def test_a_figure_takes_the_place_of_an_older_one(tmp_path):
    file = tmp_path / "figures.json"
    file.write_text('[{"name": "a", "value": 1}, {"name": "b", "value": 2}]')
    written(file, {"name": "a", "value": 3})
    written(file, {"name": "c", "value": 4})
    assert [(row["name"], row["value"]) for row in json.loads(file.read_text())] == [("a", 3), ("b", 2), ("c", 4)]
