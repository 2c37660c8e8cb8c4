"""Chance is state: a key and a counter, the same on every machine."""

from mazo.kernel.codes import NO_ONE
from mazo.kernel.records import ZoneKind
from mazo.kernel.rng import Dice, key_of, words
from mazo.kernel.rules import Rules
from mazo.kernel.zones import add_deck, draw_words, random_below, shuffle


def deck(size: int, seed: str) -> Rules:
    """One player with one deck."""
    t = Rules([ZoneKind("deck", NO_ONE, True)], 1, 1, [])
    t.key = key_of(seed)
    t.lay()
    add_deck(t, list(range(size)), 0, 0)
    return t


def test_the_same_key_and_counter_give_the_same_words():
    assert words(key_of("a"), 5, 8) == words(key_of("a"), 5, 8)


def test_another_key_or_another_counter_gives_other_words():
    rows = [words(key_of(seed), counter, 4) for seed in ("a", "b") for counter in (0, 1, 256)]
    assert len({tuple(row) for row in rows}) == len(rows)


def test_the_words_are_the_same_on_every_machine():
    assert words(key_of("7"), 0, 3) == words(key_of("7"), 0, 5)[:3]
    assert words(bytes(32), 0, 2) == [1235961914, 1481291152]


def test_every_drawing_is_counted_so_that_the_next_one_differs():
    t = deck(4, "x")
    assert draw_words(t, 3) == words(t.key, 0, 3)
    assert draw_words(t, 3) == words(t.key, 1, 3)
    assert t.drawings == 2


def test_a_random_number_stays_below_its_bound():
    t = deck(1, "bound")
    drawn = {random_below(t, 6) for _ in range(200)}
    assert drawn == set(range(6))


def test_a_shuffle_keeps_the_cards_and_changes_their_order():
    t = deck(60, "keep")
    shuffle(t, 0)
    assert sorted(t.zones[0]) == list(range(60))
    assert t.zones[0] != list(range(60))


def test_a_shuffle_depends_on_key_and_counter_alone():
    one, other = deck(30, "s"), deck(30, "s")
    shuffle(one, 0)
    shuffle(other, 0)
    assert one.zones[0] == other.zones[0]
    shuffle(one, 0)
    assert one.zones[0] != other.zones[0]


def test_a_deck_of_two_cards_comes_in_both_orders():
    t = deck(2, "two")
    found = set()
    for _ in range(20):
        shuffle(t, 0)
        found.add(tuple(t.zones[0]))
    assert found == {(0, 1), (1, 0)}


def test_a_deck_of_one_card_needs_no_chance():
    t = deck(1, "one")
    shuffle(t, 0)
    assert t.drawings == 0


def test_every_card_comes_to_every_place_equally_often():
    size, rounds = 12, 4000
    t = deck(size, "chi-square")
    found = [[0] * size for _ in range(size)]
    for _ in range(rounds):
        shuffle(t, 0)
        for place, card in enumerate(t.zones[0]):
            found[place][card] += 1
    expected = rounds / size
    for row in found:
        chi_square = sum((count - expected) ** 2 / expected for count in row)
        assert chi_square < 31.3  # 0.1 % of fair shuffles lie above, with 11 degrees of freedom; the seed is fixed


def test_every_order_of_four_cards_comes_up_equally_often():
    orders: dict[tuple[int, ...], int] = {}
    t = deck(4, "orders")
    for _ in range(4800):
        shuffle(t, 0)
        order = tuple(t.zones[0])
        orders[order] = orders.get(order, 0) + 1
    assert len(orders) == 24
    assert sum((count - 200) ** 2 / 200 for count in orders.values()) < 49.7  # 0.1 %, 23 degrees of freedom


def test_dice_of_one_seed_agree_and_of_another_differ():
    one, same, other = Dice(1), Dice(1), Dice(2)
    rolls = [one.word() for _ in range(50)]
    assert rolls == [same.word() for _ in range(50)]
    assert rolls != [other.word() for _ in range(50)]


def test_dice_stay_below_their_bound_and_reach_all_of_it():
    dice = Dice(3)
    assert {dice.below(7) for _ in range(300)} == set(range(7))


def test_dice_mix_a_row_without_touching_it():
    row = list(range(20))
    mixed = Dice(4).shuffled(row)
    assert row == list(range(20))
    assert mixed != row
    assert sorted(mixed) == row


def test_dice_give_a_key_of_full_length_for_another_game():
    assert len(Dice(5).key()) == 32
    assert Dice(5).key() != Dice(6).key()
