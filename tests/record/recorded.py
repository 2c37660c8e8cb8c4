"""Games played at random, and their replays line by line."""

import json
from typing import Any

from mazo.game import Game
from mazo.kernel.rng import Dice

DECKS = ["spark-dash", "iron-fists", "safe-harbors", "tall-tales"]


def played(game: Game, seed: int = 1, actions: int = 10_000) -> Game:
    """A game with so many random actions, or to its end."""
    dice = Dice(seed)
    while game.outcome is None and len(game.past) < actions:
        options = list(game.legal_actions)
        game.push(options[dice.below(len(options))])
    return game


def lines_of(text: str) -> list[dict[str, Any]]:
    """The lines of a replay, as data."""
    return [json.loads(line) for line in text.splitlines()]
