"""The Earl who plays for the crown beats one who plays at random; house rules are offered before the game."""

from __future__ import annotations

import pytest

from mazo.bots.fast import GreedyBot, RandomBot, play_out
from mazo.errors import BadConfig
from mazo.games import kind
from mazo.games.ortus.deal import new_game
from mazo.games.ortus.rules.house import HOUSE_RULES, usual
from mazo.kernel.rng import Dice

DECKS = [kind("ortus").deck(name) for name in kind("ortus").sample_decks()]


def wins(games: int) -> int:
    """How often the greedy Earl wins, from either seat and with every deck in turn, against the same deck."""
    found = 0
    for number in range(games):
        deck, seat = DECKS[number % len(DECKS)], number // len(DECKS) % 2
        table = new_game([deck, deck], f"earl {number}", "base")
        bots = [GreedyBot(), RandomBot()] if seat == 0 else [RandomBot(), GreedyBot()]
        play_out(table, bots, Dice(number))
        found += table.winner == seat
    return found


def test_it_wins_most_games():
    assert wins(20) >= 16


@pytest.mark.soak
def test_it_wins_nine_games_of_ten():
    assert wins(600) >= 540


def test_every_house_rule_is_a_value_of_the_record_within_its_limits():
    record = usual()
    for name, rule in HOUSE_RULES.items():
        assert rule.low <= getattr(record, name) <= rule.high
        assert rule.low < rule.high
        assert rule.rule in kind("ortus").book
        cited = kind("ortus").book.by_code(rule.rule)
        assert cited.source == "inferred" if rule.source == "inferred" else cited.chosen


@pytest.mark.parametrize("name", ["ortus", "ortus-draft"])
def test_house_rules_are_offered_before_the_game_with_rule_source_and_words(name):
    offered = kind(name).settings
    assert [setting.name for setting in offered] == list(HOUSE_RULES)
    for setting in offered:
        assert setting.rule.startswith("M") or setting.source == "inferred"
        assert setting.source
        assert setting.title.text("en") != setting.title.text("es")
        assert setting.title.text("en") != setting.name
    kind(name).check_settings({"castle_strength": 3})
    for wrong in ({"castle_strength": 99}, {"dragons": 1}):
        with pytest.raises(BadConfig):
            kind(name).check_settings(wrong)
