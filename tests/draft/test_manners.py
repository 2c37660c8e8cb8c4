"""What is true of every draft, however cards are chosen: tried with records that Hypothesis makes up."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from mazo.draft.config import LEFT, LINES, PASSING, PICKER_DISCARDS, PILES, RIGHT, SHOWN, SPLIT, Config
from mazo.draft.recipe import Recipe, Slot
from mazo.draft.rules import DraftGame
from mazo.draft.traits import Traits
from mazo.kernel.choices import options_of
from mazo.kernel.codes import NO, option
from mazo.kernel.frames import Sealed
from mazo.kernel.knowledge import imagine, knows
from mazo.kernel.loop import choice_of, deciding, legal
from mazo.kernel.rng import Dice
from tests.draft.drafts import answer, begun, digest, play_out, random_picks

KINDS = 24
RECIPE = Recipe([list(range(12)), list(range(12, 20)), [20, 21, 22, 23]], [Slot(3, [0], [1]), Slot(2, [1, 2], [3, 1])])


def traits() -> Traits:
    return Traits([30 + 2 * kind for kind in range(KINDS)], [1 << kind % 6 for kind in range(KINDS)],
                  [kind % 8 for kind in range(KINDS)], [0, 2, 3, 3, 2], 4, 3)  # fmt: skip


def made(manner: int, seats: int, printed: bool, rounds: int, burns: int, snake: bool) -> Config:
    """A small draft of any sort."""
    size = {PASSING: 5, SHOWN: 5, LINES: 9, PILES: 25, SPLIT: 6}[manner]
    return Config(
        [f"Kind {kind}" for kind in range(KINDS)],
        [12] * KINDS,
        rounds=1 if manner == PILES else rounds,
        pack_size=size,
        picks=[1],
        burns=[burns],
        directions=[LEFT, RIGHT],
        leftover=PICKER_DISCARDS,
        manner=manner,
        lanes={PASSING: 0, SHOWN: 1, LINES: 3, PILES: 3, SPLIT: 2}[manner],
        turns=seats if manner == LINES else 0,
        snake=snake,
        recipe=RECIPE if printed else None,
        traits=traits(),
    )


@st.composite
def drafts(draw: st.DrawFn) -> tuple[Config, int, int]:
    """A record, a number of players and a seed."""
    manner = draw(st.sampled_from([PASSING, SHOWN, LINES, PILES, SPLIT]))
    seats = 2 if manner == SPLIT else draw(st.integers(2, 4))
    burns = draw(st.integers(0, 1)) if manner == PASSING else 0
    config = made(manner, seats, draw(st.booleans()), draw(st.integers(1, 3)), burns, draw(st.booleans()))
    return config, seats, draw(st.integers(0, 10_000))


def everything(t: DraftGame) -> Counter[int]:
    return Counter(card for zone in t.zones for card in zone)


def faces(t: DraftGame) -> list[list[int]]:
    """Which card lies where."""
    return [[t.kind[card] for card in zone] for zone in t.zones]


def noticed(t: DraftGame, seat: int) -> list[object]:
    """All that a seat may know: known faces by place, sizes, who decides, its own question and its options."""
    places = [[(card, t.kind[card]) if knows(t, seat, card) else None for card in zone] for zone in t.zones]
    question = choice_of(t, seat)
    asked = [] if question is None else [question.ask, question.low, question.high, question.items, question.picks]
    return [places, t.turn, t.step, t.active, deciding(t), asked, legal(t, seat)]


@settings(max_examples=60, deadline=None)
@given(drafts())
def test_no_card_is_lost_and_everybody_comes_to_an_end(found: tuple[Config, int, int]) -> None:
    config, seats, seed = found
    t = begun(config, seats, seed)
    dice = Dice(seed)
    cards = everything(t)
    assert set(cards.values()) == {1}
    while not t.over:
        seat = deciding(t)[0]
        answer(t, seat, random_picks(t, seat, dice))
        assert everything(t) == cards
    kept = sum(len(t.kept(seat)) for seat in range(seats))
    assert kept + len(t.thrown) + len(t.undealt()) == len(t.kind)
    assert not t.laid_out()
    assert not any(t.pack(seat) for seat in range(seats))
    if config.manner in (PILES, SPLIT):
        assert not t.thrown


@settings(max_examples=40, deadline=None)
@given(drafts())
def test_what_a_seat_may_not_know_makes_no_difference_to_it(found: tuple[Config, int, int]) -> None:
    config, seats, seed = found
    t = begun(config, seats, seed)
    dice = Dice(seed)
    for at in range(8):
        if t.over:
            return
        for seat in range(seats):
            world = imagine(t, seat, Dice(seed + at), [])
            assert isinstance(world, DraftGame)
            assert noticed(world, seat) == noticed(t, seat)
            again = imagine(world, seat, Dice(seed + at), [])
            assert isinstance(again, DraftGame)
            assert faces(again) == faces(world), "the same dice give the same world, whatever is really hidden"
        seat = deciding(t)[-1]
        answer(t, seat, random_picks(t, seat, dice))


@settings(max_examples=30, deadline=None)
@given(drafts())
def test_the_same_seed_and_the_same_choices_give_the_same_draft(found: tuple[Config, int, int]) -> None:
    config, seats, seed = found
    first, second = begun(config, seats, seed), begun(config, seats, seed)
    play_out(first, Dice(seed))
    play_out(second, Dice(seed))
    assert digest(first) == digest(second)
    other = begun(config, seats, seed + 1)
    assert other.kind != begun(config, seats, seed).kind or other.zones != begun(config, seats, seed).zones


@settings(max_examples=30, deadline=None)
@given(drafts())
def test_sealed_answers_may_come_in_any_order(found: tuple[Config, int, int]) -> None:
    config, seats, seed = found
    results = set()
    for order in list(permutations(range(seats)))[:6]:
        t = begun(config, seats, seed)
        if not isinstance(t.stack[-1], Sealed):
            assert len(deciding(t)) == 1, "in turn, one at a time"
            return
        picks = {seat: random_picks(t, seat, Dice(seed + seat)) for seat in range(seats)}
        for seat in order:
            answer(t, seat, picks[seat])
        results.add(digest(t))
    assert len(results) == 1


@settings(max_examples=30, deadline=None)
@given(drafts())
def test_a_draft_goes_on_from_a_copy_as_from_itself(found: tuple[Config, int, int]) -> None:
    config, seats, seed = found
    t = begun(config, seats, seed)
    dice = Dice(seed)
    for _ in range(5):
        if not t.over:
            seat = deciding(t)[0]
            answer(t, seat, random_picks(t, seat, dice))
    before = digest(t)
    twin = t.copy()
    assert isinstance(twin, DraftGame)
    play_out(twin, Dice(seed))
    assert digest(t) == before, "what happens to a copy does not happen to the draft"
    play_out(t, Dice(seed))
    assert digest(t) == digest(twin)


@settings(max_examples=30, deadline=None)
@given(drafts())
def test_a_drafter_answers_every_question_by_what_its_seat_knows(found: tuple[Config, int, int]) -> None:
    config, seats, seed = found
    t = begun(config, seats, seed)
    dice = Dice(seed)
    while not t.over:
        seat = deciding(t)[0]
        question = choice_of(t, seat)
        assert question is not None
        options = options_of(t, question)
        best = t.best(question, options)
        assert best in options
        world = imagine(t, seat, Dice(seed), [])
        assert isinstance(world, DraftGame)
        same = choice_of(world, seat)
        assert same is not None
        assert world.best(same, options) == best
        answer(t, seat, random_picks(t, seat, dice))


# --- single behaviours ----------------------------------------------------------------------------------------------


def test_packs_are_printed_by_their_recipe_and_hold_nothing_twice_in_a_slot():
    t = begun(made(PASSING, 4, True, 3, 0, False), 4)
    pool = [*t.undealt()[::-1], *(card for seat in (3, 2, 1, 0) for card in t.pack(seat)[::-1])]
    packs = [t.pack(seat) for seat in range(4)]
    packs += [t.undealt()[at : at + 5] for at in range(0, len(t.undealt()), 5)]
    assert len(pool) == 60
    for pack in packs:
        kinds = [t.kind[card] for card in pack]
        assert sum(kind < 12 for kind in kinds) == 3
        assert len({kind for kind in kinds if kind < 12}) == 3
        assert len({kind for kind in kinds if kind >= 12}) == 2


def test_nobody_can_count_the_cards_of_packs_that_they_have_not_seen():
    t = begun(made(PASSING, 3, True, 3, 0, False), 3)
    hidden = [card for card in range(len(t.kind)) if not knows(t, 0, card)]
    real = Counter(t.kind[card] for card in hidden)
    worlds = [imagine(t, 0, Dice(at), []) for at in range(4)]
    assert any(Counter(world.kind[card] for card in hidden) != real for world in worlds)


def test_of_a_list_everybody_knows_which_cards_there_are():
    t = begun(made(PASSING, 3, False, 3, 0, False), 3)
    world = imagine(t, 0, Dice(1), [])
    assert Counter(world.kind) == Counter(t.kind)


def test_whose_turn_it_is_goes_there_and_back():
    t = begun(made(SHOWN, 3, False, 2, 0, True), 3)
    asked = []
    while not t.over:
        asked.append((t.turn, deciding(t)[0]))
        answer(t, deciding(t)[0], random_picks(t, deciding(t)[0], Dice(1)))
    # Of five cards three are taken there and one back; the last one is nobody's choice.
    assert asked == [(1, 0), (1, 1), (1, 2), (1, 2), (2, 1), (2, 2), (2, 0), (2, 0)]


def test_what_is_left_of_a_grid_after_a_row_are_shorter_columns():
    t = begun(made(LINES, 2, False, 1, 0, False), 2)
    grid = [t.lane(row)[:] for row in range(3)]
    answer(t, 0, [option(6, 1)])
    assert t.kept(0) == grid[1]
    question = choice_of(t, 1)
    assert question is not None
    assert question.items == [option(6, number) for number in (0, 2, 3, 4, 5)]
    answer(t, 1, [option(6, 4)])
    assert t.kept(1) == [grid[0][1], grid[2][1]]
    assert sorted(t.thrown) == sorted([grid[0][0], grid[0][2], grid[2][0], grid[2][2]])


def test_a_pile_that_is_left_grows_and_only_who_looked_knows_it():
    t = begun(made(PILES, 2, False, 1, 0, False), 2)
    first = t.lane(0)[0]
    assert knows(t, 0, first)
    assert not knows(t, 1, first)
    stock = len(t.undealt())
    answer(t, 0, [option(NO)])
    assert (len(t.lane(0)), len(t.undealt())) == (2, stock - 1)
    assert not knows(t, 0, t.lane(0)[-1]), "the card that came to it was not seen"
    answer(t, 0, [option(NO)])
    answer(t, 0, [option(NO)])
    assert len(t.kept(0)) == 1, "who leaves all piles takes the top card"
    assert deciding(t) == [1]
    assert all(knows(t, 1, card) for card in t.lane(0))


def test_the_last_pile_is_taken_unasked_when_no_card_is_left_to_take_unseen():
    t = begun(made(PILES, 2, False, 1, 0, False), 2)
    while not t.over:
        seat = deciding(t)[0]
        question = choice_of(t, seat)
        assert question is not None
        assert option(NO) in question.items
        assert question.how < 2 or t.stock() > 1
        answer(t, seat, [option(NO)])
    assert sum(len(t.kept(seat)) for seat in range(2)) == t.config.pack_size


def test_one_divides_and_the_other_chooses():
    t = begun(made(SPLIT, 2, False, 2, 0, False), 2)
    row = t.lane(0)[:]
    assert deciding(t) == [0]
    answer(t, 0, [*[option(0, card) for card in row[:2]], option(1)])
    assert (t.lane(0), t.lane(1), deciding(t)) == (row[:2], row[2:], [1])
    answer(t, 1, [option(6, 1)])
    assert (sorted(t.kept(1)), sorted(t.kept(0))) == (sorted(row[2:]), sorted(row[:2]))
    assert deciding(t) == [1], "the other one divides next"
