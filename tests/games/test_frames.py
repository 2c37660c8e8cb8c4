"""The processes of all games, and the programs of their cards: a copy has everything, and everything is in the hash."""

import pytest

from mazo.games import NAMES, kind
from mazo.kernel.frames import Frame
from tests.support.frames import check_field, fields, kinds_of_frames

for name in NAMES:
    kind(name)

FRAMES = [*kinds_of_frames("mazo.games"), *kinds_of_frames("mazo.abilities"), *kinds_of_frames("mazo.draft")]


def test_the_processes_of_the_games_are_found():
    assert {"Challenge", "Play", "Run"} <= {frame.__name__ for frame in FRAMES}


@pytest.mark.parametrize(("frame", "field"), [(frame, field) for frame in FRAMES for field in fields(frame)])
def test_every_field_of_a_process_is_copied_and_hashed(frame: type[Frame], field: str):
    check_field(frame, field)
