"""What each seat can tell apart: known cards, pools, and how moves, looks and shuffles change them."""

from mazo.kernel.codes import BOTTOM, NOBODY
from mazo.kernel.knowledge import everyone, knows, show
from mazo.kernel.zones import cut, move, shuffle
from tests.kernel.cards import Card
from tests.kernel.play import befall, put, table
from tests.kernel.toy import Toy
from tests.kernel.words import (
    DECK,
    DISCARD,
    DRAW,
    FIELD,
    GRAVE,
    HAND,
    LOOK,
    RESHUFFLE,
    RETURN,
    SHARE,
    TRAY,
    TUCK,
    VAULT,
)


def laid(seats: int = 2, deck: int = 6, hand: int = 0) -> Toy:
    """Players with cards in deck and hand."""
    t = table(seats=seats)
    for seat in range(seats):
        for _ in range(deck):
            put(t, "plain", seat, DECK)
        for _ in range(hand):
            put(t, "plain", seat, HAND)
    return t


def who_knows(t: Toy, card: int) -> list[int]:
    """The seats that know this card."""
    return [seat for seat in range(t.seats) if knows(t, seat, card)]


def pool(t: Toy, seat: int, card: int) -> set[int]:
    """The cards that the seat can't tell from this one."""
    label = t.pools[seat][card]
    return {other for other in range(len(t.kind)) if t.pools[seat][other] == label != 0}


def test_nobody_knows_a_deck_at_the_beginning():
    t = laid()
    assert all(who_knows(t, card) == [] for card in t.cards(DECK, 0))
    assert pool(t, 1, 0) == set(t.cards(DECK, 0))


def test_everybody_knows_the_field_and_the_owner_the_hand():
    t = laid(seats=3, hand=1)
    assert who_knows(t, put(t, "plain", 0, FIELD)) == [0, 1, 2]
    assert who_knows(t, t.cards(HAND, 1)[0]) == [1]


def test_a_drawn_card_is_known_to_who_drew_it_alone():
    t = laid(seats=3)
    card = t.cards(DECK, 0)[-1]
    befall(t, DRAW, seat=0)
    assert t.zone_kind(card) == HAND
    assert who_knows(t, card) == [0]


def test_a_drawn_card_is_still_one_of_the_deck_to_the_others():
    t = laid()
    card = t.cards(DECK, 0)[-1]
    befall(t, DRAW, seat=0)
    assert pool(t, 1, card) == {card, *t.cards(DECK, 0)}


def test_looking_splits_the_pool_for_who_looks():
    t = laid()
    top = t.cards(DECK, 0)[-2:]
    befall(t, LOOK, seat=0, amount=2)
    assert [who_knows(t, card) for card in top] == [[0], [0]]
    rest = t.cards(DECK, 0)[0]
    assert pool(t, 0, rest) == set(t.cards(DECK, 0)[:-2])
    assert pool(t, 1, rest) == set(t.cards(DECK, 0))


def test_showing_is_counted_once_for_each_seat_that_learns_something():
    t = laid()
    before = t.learned[:]
    show(t, 0, everyone(t))
    show(t, 0, 0b01)
    assert [t.learned[seat] - before[seat] for seat in (0, 1)] == [1, 1]


def test_a_move_teaches_those_who_see_a_card_that_they_did_not_know():
    t = laid(seats=3, hand=1)
    before = t.learned[:]
    befall(t, DRAW, seat=0)
    assert [t.learned[seat] - before[seat] for seat in range(3)] == [1, 0, 0]
    befall(t, DISCARD, t.cards(HAND, 0)[0])
    assert [t.learned[seat] - before[seat] for seat in range(3)] == [1, 1, 1]


def test_a_shuffle_makes_all_of_the_deck_one_pool_again():
    t = laid()
    befall(t, LOOK, seat=0, amount=2)
    shuffle(t, t.place_of(DECK, 0))
    assert pool(t, 0, 0) == set(t.cards(DECK, 0))
    assert all(who_knows(t, card) == [] for card in t.cards(DECK, 0))


def test_a_known_card_shuffled_in_joins_the_pool_of_the_deck():
    t = laid()
    card = put(t, "plain", 0, GRAVE)
    move(t, card, t.place_of(DECK, 0))
    assert who_knows(t, card) == [0, 1]
    shuffle(t, t.place_of(DECK, 0))
    assert who_knows(t, card) == []
    assert card in pool(t, 1, t.cards(DECK, 0)[0])


def test_pools_that_are_shuffled_together_become_one_wherever_their_cards_are():
    t = laid(deck=3)
    common = [put(t, "plain", NOBODY, DECK) for _ in range(3)]
    drawn = t.cards(DECK, 0)[-1]
    befall(t, DRAW, seat=0)
    move(t, common[2], t.place_of(DECK, 0))
    assert pool(t, 1, common[0]) == set(common)
    shuffle(t, t.place_of(DECK, 0))
    assert pool(t, 1, common[0]) == {*common, *t.cards(DECK, 0), drawn}
    assert pool(t, 0, common[0]) == {*common, *t.cards(DECK, 0)}


def test_a_shuffle_renews_the_numbers_by_which_cards_could_be_followed():
    t = laid()
    before = {card: t.number[card] for card in t.cards(DECK, 0)}
    shuffle(t, t.place_of(DECK, 0))
    after = [t.number[card] for card in t.cards(DECK, 0)]
    assert not set(after) & set(before.values())
    assert len(set(after)) == len(after)


def test_cutting_lets_everybody_follow_what_they_know():
    t = laid()
    show(t, t.cards(DECK, 0)[-1], 0b10)
    known = t.cards(DECK, 0)[-1]
    cut(t, t.place_of(DECK, 0), 2)
    assert who_knows(t, known) == [1]
    assert t.cards(DECK, 0).index(known) == 1


def test_a_card_on_top_of_the_deck_that_all_saw_is_still_known_when_drawn():
    t = laid()
    card = put(t, "plain", 0, FIELD)
    move(t, card, t.place_of(DECK, 0))
    befall(t, DRAW, seat=0)
    assert t.zone_kind(card) == HAND
    assert who_knows(t, card) == [0, 1]


def test_a_card_that_went_under_the_deck_is_known_there():
    t = laid()
    card = put(t, "plain", 0, FIELD)
    move(t, card, t.place_of(DECK, 0), BOTTOM)
    assert t.cards(DECK, 0)[0] == card
    assert who_knows(t, card) == [0, 1]


def test_a_public_card_that_returns_to_a_hand_is_known_there():
    t = laid(hand=2)
    card = put(t, "plain", 0, FIELD)
    befall(t, RETURN, card)
    assert t.zone_kind(card) == HAND
    assert who_knows(t, card) == [0, 1]


def test_an_unseen_move_out_of_a_hand_makes_the_hand_one_pool_to_the_others():
    t = laid(hand=2)
    known = put(t, "plain", 0, FIELD)
    befall(t, RETURN, known)
    other = t.cards(HAND, 0)[0]
    move(t, other, t.place_of(DECK, 0))
    assert who_knows(t, known) == [0], "it might have been this one that left"
    assert pool(t, 1, known) >= {known, other, *t.cards(HAND, 0)}
    assert who_knows(t, other) == [0]


def test_a_seen_move_out_of_a_hand_makes_nothing_unknown():
    t = table([Card("other")])
    for _ in range(2):
        put(t, "plain", 0, HAND)
    known = put(t, "other", 0, FIELD)
    befall(t, RETURN, known)
    befall(t, DISCARD, t.cards(HAND, 0)[0])
    assert who_knows(t, known) == [0, 1]


def test_a_card_that_leaves_a_hand_is_taken_for_the_equal_one_that_was_known_there():
    t = laid(hand=2)
    known = put(t, "plain", 0, FIELD)
    befall(t, RETURN, known)
    lessons = t.learned[1]
    befall(t, DISCARD, t.cards(HAND, 0)[0])
    assert who_knows(t, known) == [0]
    assert t.learned[1] == lessons, "nothing new was seen"


def test_a_card_shown_on_its_way_is_known_where_it_arrives():
    t = laid(hand=2, seats=3)
    card = t.cards(HAND, 0)[0]
    move(t, card, t.place_of(DECK, 0), shown=0b100)
    assert who_knows(t, card) == [0, 2]


def test_the_only_card_of_a_hand_is_followed_wherever_it_goes():
    t = laid()
    card = put(t, "plain", 0, FIELD)
    befall(t, RETURN, card)
    move(t, card, t.place_of(DECK, 0))
    assert who_knows(t, card) == [0, 1]


def test_a_card_put_unseen_into_a_blind_zone_is_lost_among_what_lies_there():
    t = laid(hand=3)
    first, second = t.cards(HAND, 0)[:2]
    befall(t, TUCK, first)
    assert who_knows(t, first) == [0], "the owner put it there, alone"
    befall(t, TUCK, second)
    assert who_knows(t, first) == []
    assert pool(t, 0, first) == {first, second}
    assert pool(t, 1, first) >= {first, second}


def test_a_card_that_comes_out_of_a_blind_zone_unseen_stays_lost():
    t = laid(hand=3)
    cards = t.cards(HAND, 0)[:2]
    befall(t, TUCK, *cards)
    out = t.cards(VAULT, 0)[0]
    move(t, out, t.place_of(DECK, 0))
    assert who_knows(t, out) == []
    assert pool(t, 0, out) == set(cards)


def test_a_card_that_comes_out_of_a_blind_zone_openly_tells_who_the_last_one_is():
    t = laid(hand=3)
    cards = t.cards(HAND, 0)[:2]
    befall(t, TUCK, *cards)
    out, left = t.cards(VAULT, 0)
    move(t, out, t.place_of(GRAVE, 0))
    assert who_knows(t, out) == [0, 1]
    assert pool(t, 0, left) == {left}, "a pool of one holds no secret"


def test_a_hand_shuffled_into_the_deck_is_forgotten_by_its_owner_too():
    t = laid(hand=3)
    hand = t.cards(HAND, 0)[:]
    befall(t, RESHUFFLE, seat=0)
    assert all(who_knows(t, card) == [] for card in hand)


def test_the_deck_of_the_table_is_one_pool_for_everybody_apart_from_the_players_decks():
    t = laid(seats=3)
    common = [put(t, "plain", NOBODY, DECK) for _ in range(4)]
    assert all(pool(t, seat, common[0]) == set(common) for seat in range(3))


def test_drawing_from_the_deck_of_the_table():
    t = laid(seats=3, deck=0)
    common = [put(t, "plain", NOBODY, DECK) for _ in range(4)]
    befall(t, SHARE, seat=1)
    assert t.cards(HAND, 1) == [common[3]]
    assert t.cards(DECK, NOBODY) == common[:3]
    assert who_knows(t, common[3]) == [1]
    assert pool(t, 2, common[3]) == set(common), "to the others it is one of them still"


def test_a_card_of_the_table_belongs_to_nobody_also_in_a_hand():
    t = laid(deck=0)
    card = put(t, "plain", NOBODY, DECK)
    befall(t, SHARE, seat=1)
    assert (t.owner[card], t.controller[card], t.zone_seat(card)) == (NOBODY, 1, 1)


def test_packs_passed_on_through_an_ordered_place_are_followed_exactly():
    t = table(seats=3)
    packs = [[put(t, "plain", seat, HAND, owner=NOBODY) for _ in range(3)] for seat in range(3)]
    for seat in range(3):
        for card in packs[seat]:
            move(t, card, t.place_of(TRAY, seat))
    for seat in range(3):
        for card in packs[seat]:
            move(t, card, t.place_of(HAND, (seat + 1) % 3))
    assert [who_knows(t, cards[0]) for cards in packs] == [[0, 1], [1, 2], [0, 2]]
    picked = t.cards(HAND, 1)[0]
    move(t, picked, t.place_of(VAULT, 1))
    assert picked in packs[0]
    assert pool(t, 0, picked) == set(packs[0]), "who passed the pack on can't say which one was kept"
    assert pool(t, 2, picked) == set(packs[0])
