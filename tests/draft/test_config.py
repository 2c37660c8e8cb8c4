"""The record of a draft: what follows from it, and what is refused."""

import pytest

from mazo.draft.config import LEFT, RIGHT, Config
from mazo.draft.deal import check
from mazo.errors import BadConfig
from tests.draft.drafts import booster_like, burning, ortus_like


def test_sizes_of_a_pack_step_by_step():
    assert ortus_like().sizes() == [10, 8, 6, 4, 2]
    assert booster_like().sizes() == list(range(12, -1, -1))
    assert burning().sizes() == [9, 6, 4, 2]


def test_what_everybody_keeps_and_what_is_left():
    assert (ortus_like().kept(), ortus_like().left_over(), ortus_like().steps()) == (24, 2, 4)
    assert (booster_like().kept(), booster_like().left_over(), booster_like().steps()) == (48, 0, 12)
    assert (burning().kept(), burning().left_over(), burning().steps()) == (8, 2, 3)


def test_a_sealed_format_is_a_draft_without_passing():
    sealed = Config(["A"], [500], rounds=6, pack_size=12, picks=[12])
    assert (sealed.steps(), sealed.kept(), sealed.needed(4)) == (1, 72, 288)


def test_directions_begin_again_when_they_are_through():
    config = Config(["A"], [500], rounds=5, pack_size=4, picks=[1], directions=[LEFT, RIGHT])
    assert [config.direction(number) for number in range(1, 6)] == [LEFT, RIGHT, LEFT, RIGHT, LEFT]


def test_the_last_number_of_picks_stands_for_all_further_steps():
    config = Config(["A"], [500], rounds=1, pack_size=9, picks=[3, 1])
    assert [config.picks_at(step) for step in range(4)] == [3, 1, 1, 1]
    assert config.sizes() == [9, 6, 5, 4, 3, 2, 1, 0]


def test_the_pool_has_every_copy():
    assert Config(["A", "B"], [2, 3], rounds=1, pack_size=1, picks=[1]).pool(2) == [0, 0, 1, 1, 1]


@pytest.mark.parametrize(
    ("config", "seats", "part"),
    [
        (ortus_like(seats_high=8), 4, "120"),
        (ortus_like(), 1, "2 to 3 players"),
        (booster_like(400), 9, "432"),
        (booster_like(1000), 9, "2 to 8 players"),
        (Config([], [], rounds=1, pack_size=2, picks=[1]), 2, "pool"),
        (Config(["A", "B"], [6], rounds=1, pack_size=2, picks=[1]), 2, "pool"),
        (Config(["A", "B"], [6, 0], rounds=1, pack_size=2, picks=[1]), 2, "pool"),
        (Config(["A"], [60], rounds=0, pack_size=2, picks=[1]), 2, "no draft"),
        (Config(["A"], [60], rounds=1, pack_size=2, picks=[1], discard_at=2), 2, "no draft"),
        (Config(["A"], [60], rounds=1, pack_size=2, picks=[0]), 2, "at least one"),
        (Config(["A"], [60], rounds=1, pack_size=2, picks=[]), 2, "at least one"),
        (Config(["A"], [60], rounds=1, pack_size=2, picks=[1], directions=[]), 2, "left or right"),
        (Config(["A"], [60], rounds=1, pack_size=2, picks=[1], directions=[3]), 2, "left or right"),
        (Config(["A"], [60], rounds=1, pack_size=4, picks=[1], deck=5), 2, "deck has 5"),
    ],
)
def test_what_cannot_be_drafted_is_refused_in_both_languages(config, seats, part):
    with pytest.raises(BadConfig) as refused:
        check(config, seats)
    assert part in refused.value.text("en")
    assert refused.value.text("es") != refused.value.text("en")
