"""Imagined games: whatever a seat could notice is as in the real one, whatever it can't is exchanged."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mazo.errors import BadField
from mazo.kernel.codes import NOBODY, SUBSET
from mazo.kernel.frames import Choice, Frame, Sealed
from mazo.kernel.knowledge import imagine, knows
from mazo.kernel.loop import choice_of, deciding, legal, run
from mazo.kernel.rng import Dice
from tests.kernel.mixed import DECK_OF_ALL, NAMES, random_game
from tests.kernel.play import choose, digest, play_on, put, table, take
from tests.kernel.toy import Toy
from tests.kernel.words import (
    ASK_SECRET,
    DECK,
    FIELD,
    HAND,
    RULE,
    SECRET_ROUND,
)


def noticed(t: Toy, seat: int) -> list[object]:
    """All that a seat may know: known faces by place, sizes, points, wounds, who decides, and its own question."""
    places = [
        [(card if knows(t, seat, card) else NOBODY, t.kind[card] if knows(t, seat, card) else NOBODY) for card in zone]
        for zone in t.zones
    ]
    question = choice_of(t, seat)
    asked = [] if question is None else [question.ask, question.mode, question.low, question.high]
    frames = [(frame.kind, frame.rule, frame.seat, frame.pc) for frame in t.stack]
    return [places, t.points, t.wounds, t.turn, t.active, deciding(t), asked, legal(t, seat), frames]


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10_000), st.booleans())
def test_no_seat_can_tell_an_imagined_game_from_the_real_one(seats, seed, draft):
    t = random_game(seats, seed, draft)
    dice = Dice(seed + 1)

    def look(real: Toy) -> None:
        if dice.below(3) == 0:
            for seat in range(seats):
                twin = imagine(real, seat, Dice(dice.word()), [])
                assert isinstance(twin, Toy)
                assert noticed(twin, seat) == noticed(real, seat)

    play_on(t, Dice(seed + 2), 60, look)


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10_000), st.booleans())
def test_an_imagined_game_can_be_played_to_its_end_and_leaves_the_real_one_alone(seats, seed, draft):
    t = random_game(seats, seed, draft)
    play_on(t, Dice(seed + 2), 10 + seed % 30)
    before = digest(t)
    for seat in range(seats):
        twin = imagine(t, seat, Dice(seed), [])
        assert isinstance(twin, Toy)
        play_on(twin, Dice(seed + seat), 200)
    assert digest(t) == before


def test_hidden_cards_are_exchanged_and_known_ones_are_not():
    t = table(DECK_OF_ALL)
    for name in NAMES:
        put(t, name, 1, HAND)
        put(t, name, 0, HAND)
        put(t, name, 1, FIELD)
    seen: set[tuple[int, ...]] = set()
    for seed in range(20):
        twin = imagine(t, 0, Dice(seed), [])
        assert [twin.kind[card] for card in t.cards(HAND, 0)] == [t.kind[card] for card in t.cards(HAND, 0)]
        assert [twin.kind[card] for card in t.cards(FIELD, 1)] == [t.kind[card] for card in t.cards(FIELD, 1)]
        seen.add(tuple(twin.kind[card] for card in t.cards(HAND, 1)))
    assert len(seen) > 15
    assert all(sorted(hand) == list(range(len(NAMES))) for hand in seen)


def test_every_place_of_a_hidden_card_is_imagined_equally_often():
    t = table(DECK_OF_ALL)
    for name in NAMES[:6]:
        put(t, name, 1, DECK)
    top = t.cards(DECK, 1)[-1]
    found = [0] * 6
    for seed in range(1200):
        found[imagine(t, 0, Dice(seed), []).kind[top]] += 1
    assert sum((count - 200) ** 2 / 200 for count in found) < 20.5  # 0.1 %, 5 degrees of freedom, fixed seeds


def test_an_imagined_game_has_a_chance_of_its_own():
    t = table()
    assert imagine(t, 0, Dice(1), []).key != t.key
    assert imagine(t, 0, Dice(1), []).key != imagine(t, 0, Dice(2), []).key


def test_an_assumed_list_takes_the_place_of_the_real_hidden_cards():
    t = table(DECK_OF_ALL)
    for _ in range(4):
        put(t, "plain", 1, HAND)
    assumed = [NAMES.index("scout")] * 3 + [NAMES.index("rider")]
    twin = imagine(t, 0, Dice(1), [[], assumed])
    assert sorted(twin.kind[card] for card in t.cards(HAND, 1)) == sorted(assumed)


def test_cards_already_seen_are_not_assumed_a_second_time():
    t = table(DECK_OF_ALL)
    put(t, "scout", 1, FIELD)
    put(t, "plain", 1, HAND)
    twin = imagine(t, 0, Dice(1), [[], [NAMES.index("scout"), NAMES.index("rider")]])
    assert [twin.name(card) for card in t.cards(HAND, 1) if isinstance(twin, Toy)] == ["rider"]


def test_two_pools_of_one_owner_share_one_assumed_list():
    t = table(DECK_OF_ALL)
    first, second = put(t, "plain", 1, HAND), put(t, "plain", 1, HAND)
    t.pools[0][second] = 77
    assumed = [NAMES.index("scout"), NAMES.index("rider")]
    for seed in range(10):
        twin = imagine(t, 0, Dice(seed), [[], assumed])
        assert sorted([twin.kind[first], twin.kind[second]]) == sorted(assumed)


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10_000), st.booleans())
def test_what_a_seat_imagines_hangs_on_the_dice_and_on_what_it_knows_alone(seats, seed, draft):
    t = random_game(seats, seed, draft)
    play_on(t, Dice(seed + 2), 5 + seed % 40)
    for seat in range(seats):
        other = imagine(t, seat, Dice(seed), [])
        worlds = [imagine(truth, seat, Dice(seed + 1), []) for truth in (t, other)]
        lying = [
            [[(world.kind[card], world.number[card]) for card in zone] for zone in world.zones] for world in worlds
        ]
        assert lying[0] == lying[1]


def test_a_list_that_is_too_short_is_refused_instead_of_being_filled_up_with_the_real_cards():
    t = table(DECK_OF_ALL)
    put(t, "scout", 1, FIELD)
    for _ in range(3):
        put(t, "plain", 1, HAND)
    before = digest(t)
    short = [NAMES.index("scout"), NAMES.index("rider"), NAMES.index("rider")]
    with pytest.raises(BadField) as refused:
        imagine(t, 0, Dice(1), [[], short])
    assert refused.value.text("en").startswith("field[1]: the list leaves 2 cards")
    assert "3 are hidden" in refused.value.text("en")
    assert "3 ocultas" in refused.value.text("es")
    assert digest(t) == before


@pytest.mark.parametrize("kind", [-1, len(NAMES)])
def test_a_kind_that_the_table_does_not_know_is_refused(kind):
    t = table(DECK_OF_ALL)
    put(t, "plain", 1, HAND)
    with pytest.raises(BadField) as refused:
        imagine(t, 0, Dice(1), [[], [kind]])
    assert f"no kind of card {kind} at this table; its kinds are 0 to {len(NAMES) - 1}" in refused.value.text("en")
    assert str(kind) in refused.value.text("es")


def test_a_list_for_oneself_is_not_needed_and_changes_nothing():
    t = table(DECK_OF_ALL)
    mine = [put(t, name, 0, HAND) for name in NAMES[:3]]
    twin = imagine(t, 0, Dice(1), [[NAMES.index("rider")], []])
    assert [twin.kind[card] for card in mine] == [t.kind[card] for card in mine]


def test_cards_of_two_owners_that_look_alike_come_from_both_lists():
    t = table(DECK_OF_ALL, seats=3)
    one, other = put(t, "plain", 1, HAND), put(t, "plain", 2, HAND)
    t.pools[0][other] = t.pools[0][one]
    scout, rider = NAMES.index("scout"), NAMES.index("rider")
    for seed in range(10):
        twin = imagine(t, 0, Dice(seed), [[], [scout], [rider]])
        assert sorted([twin.kind[one], twin.kind[other]]) == sorted([scout, rider])


def test_every_card_of_an_assumed_list_has_its_chance():
    t = table(DECK_OF_ALL)
    card = put(t, "plain", 1, HAND)
    assumed = list(range(len(NAMES)))
    found = {imagine(t, 0, Dice(seed), [[], assumed]).kind[card] for seed in range(200)}
    assert found == set(assumed)


def sealed(t: Toy) -> Sealed:
    """The sealed question on top."""
    top = t.stack[-1]
    assert isinstance(top, Sealed)
    return top


def test_what_others_have_sealed_is_not_what_a_seat_imagines():
    t = table(seats=3)
    hands = [[put(t, "plain", seat, HAND) for _ in range(6)] for seat in range(3)]
    t.stack.append(Frame(SECRET_ROUND, RULE, NOBODY))
    run(t)
    choose(t, take(hands[1][4]), 1)
    choose(t, take(hands[0][2]), 0)
    imagined: set[int] = set()
    for seed in range(60):
        twin = imagine(t, 0, Dice(seed), [])
        assert isinstance(twin, Toy)
        assert deciding(twin) == [2]
        assert sealed(twin).choices[0].picks == [take(hands[0][2])], "one's own answer is known"
        imagined.add(sealed(twin).choices[1].picks[0])
    assert imagined == {take(card) for card in hands[1]}


def test_what_another_is_still_picking_is_not_imagined_either():
    t = table()
    choice = Choice(ASK_SECRET, RULE, 1)
    choice.mode, choice.low, choice.high = SUBSET, 2, 2
    choice.items = [take(card) for card in (1, 2, 3)]
    choice.picks = [take(1)]
    t.stack.append(choice)
    for seat, picks in ((0, []), (1, [take(1)])):
        top = imagine(t, seat, Dice(1), []).stack[-1]
        assert isinstance(top, Choice)
        assert top.picks == picks
