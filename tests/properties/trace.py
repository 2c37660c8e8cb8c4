"""The hashes of whole random games, one a decision: `python -m tests.properties.trace 2` prints them as JSON."""

from __future__ import annotations

import json
import sys

from tests.properties.play import Play
from tests.properties.settings import all_settings
from tests.properties.sizes import SAMPLE

Traces = dict[str, list[int]]


def traced(games: int) -> Traces:
    """Games in every setting, the editions in turn; each by a name that says what it takes to play it again."""
    found: Traces = {}
    for setting in all_settings():
        editions = setting.kind.editions
        for seed in range(games):
            play = Play(setting.name, editions[seed % len(editions)], seed)
            found[repr(play)] = [game.hash for game in play.walk(SAMPLE.cap)]
    return found


if __name__ == "__main__":
    print(json.dumps(traced(int(sys.argv[1]))))
