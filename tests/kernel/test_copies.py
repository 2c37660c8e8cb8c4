"""A game is a value: copies are independent, at every decision, in every column."""

from hypothesis import given, settings
from hypothesis import strategies as st

from mazo.kernel.frames import NONE
from mazo.kernel.log import WIDTH
from mazo.kernel.loop import deciding, legal, pick, run
from mazo.kernel.rng import Dice
from mazo.kernel.seats import leave
from mazo.kernel.table import NO_EFFECTS, NO_FRAMES, NO_ROWS, NO_WAITING
from mazo.kernel.zones import add_card
from tests.kernel.mixed import random_game
from tests.kernel.play import digest, image, play_on, put, table
from tests.kernel.toy import Toy
from tests.kernel.words import DECK, FIELD, HAND


def copy_of(t: Toy) -> Toy:
    """A copy with its own type."""
    twin = t.copy()
    assert isinstance(twin, Toy)
    return twin


@settings(max_examples=40, deadline=None)
@given(st.integers(1, 4), st.integers(0, 10_000), st.booleans())
def test_a_copy_played_on_never_changes_the_original(seats, seed, draft):
    def fork(t: Toy) -> None:
        before = image(t)
        twin = copy_of(t)
        assert image(twin) == before
        play_on(twin, Dice(seed), 15)
        assert image(t) == before

    play_on(random_game(seats, seed, draft), Dice(seed + 1), 60, fork)


@settings(max_examples=40, deadline=None)
@given(st.integers(1, 4), st.integers(0, 10_000), st.booleans())
def test_a_copy_that_takes_the_same_picks_comes_to_the_same_state(seats, seed, draft):
    t = random_game(seats, seed, draft)
    dice = Dice(seed + 1)
    for _ in range(80):
        seats_asked = deciding(t)
        if not seats_asked:
            break
        seat = seats_asked[dice.below(len(seats_asked))]
        options = legal(t, seat)
        packed = options[dice.below(len(options))]
        twin = copy_of(t)
        pick(t, packed, seat)
        pick(twin, packed, seat)
        assert image(twin) == image(t)
        assert digest(twin) == digest(t)
        t = twin


def test_a_copy_of_a_finished_game_is_finished_in_the_same_way():
    t = random_game(3, 8)
    run(t)
    leave(t, 0)
    leave(t, 2)
    assert (t.over, t.winner) == (True, 1)
    twin = copy_of(t)
    assert image(twin) == image(t)
    assert (twin.over, twin.winner, twin.verdict) == (True, 1, t.verdict)


@settings(max_examples=30, deadline=None)
@given(st.integers(1, 4), st.integers(0, 10_000))
def test_a_game_replays_from_its_seed_and_its_picks(seats, seed):
    t, again = random_game(seats, seed), random_game(seats, seed)
    assert digest(t) == digest(again)
    dice = Dice(seed)
    for _ in range(60):
        options = legal(t)
        if not options:
            break
        packed = options[dice.below(len(options))]
        pick(t, packed)
        pick(again, packed)
        assert digest(t) == digest(again)


@settings(max_examples=30, deadline=None)
@given(st.integers(1, 4), st.integers(0, 10_000))
def test_every_card_is_in_exactly_one_place_at_every_decision(seats, seed):
    def count(t: Toy) -> None:
        places = sorted(card for zone in t.zones for card in zone)
        assert places == list(range(len(t.kind)))
        assert all(card in t.zones[t.zone[card]] for card in places)

    play_on(random_game(seats, seed), Dice(seed), 100, count)


def test_games_never_write_into_the_rows_that_all_tables_share():
    for seed in range(6):
        t = random_game(3, seed, draft=True)
        t.logging = True
        twin = copy_of(t)
        twin.logging = True
        play_on(t, Dice(seed), 200)
        play_on(twin, Dice(seed + 1), 200)
    assert (NONE, NO_ROWS, NO_FRAMES, NO_EFFECTS, NO_WAITING) == ([], [], [], [], [])


def test_a_copy_that_keeps_a_log_keeps_it_for_itself():
    t = random_game(2, 3)
    one, other = copy_of(t), copy_of(t)
    one.logging = other.logging = True
    play_on(one, Dice(1), 40)
    assert one.log
    assert other.log == []
    assert copy_of(one).log == []


def test_a_log_does_not_change_the_game():
    t = random_game(2, 4)
    twin = copy_of(t)
    twin.logging = True
    play_on(t, Dice(1), 60)
    play_on(twin, Dice(1), 60)
    assert len(twin.log) % WIDTH == 0
    assert digest(t) == digest(twin)


def test_a_card_added_to_a_copy_is_not_added_to_the_original():
    t = table()
    put(t, "plain", 0, HAND)
    run(t)
    before = image(t), t.owner[:]
    add_card(copy_of(t), 0, 1, t.place_of(DECK, 1))
    assert (image(t), t.owner) == before


def test_a_list_of_legal_picks_may_be_changed_without_changing_the_game():
    t = table()
    put(t, "plain", 0, FIELD)
    run(t)
    before = image(t)
    legal(t).clear()
    assert image(t) == before
    assert legal(t) != []
