"""Recorded games are played again and compared byte for byte."""

from __future__ import annotations

import pytest

from tests.golden.playthrough import FOLDER, PLAYTHROUGHS, Playthrough

LARGEST = 60_000


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def test_a_recorded_game_is_played_as_it_was_recorded(playthrough: Playthrough) -> None:
    recorded = playthrough.path.read_bytes().decode()
    played = playthrough.text()
    for number, (old, new) in enumerate(zip(recorded.splitlines(), played.splitlines()), 1):
        assert new == old, f"{playthrough.path.name}, line {number}: meant? then python -m tests.golden.record"
    assert played == recorded


def test_the_folder_holds_these_recordings_and_none_is_large() -> None:
    files = sorted(FOLDER.glob("*.txt"))
    assert files == sorted(playthrough.path for playthrough in PLAYTHROUGHS)
    assert all(file.stat().st_size < LARGEST for file in files)
