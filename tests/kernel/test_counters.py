"""Counters of several kinds, on cards and in zones: put, removed, moved, read, heard, copied and hashed."""

from mazo.abilities.machine import expressions as ex
from mazo.abilities.machine.expressions import context, evaluate
from mazo.abilities.machine.program import ANYONES, AT_LEAST, MOVE_COUNTERS, OPPONENTS, YOURS
from mazo.games.counters import counters_in, counters_on
from mazo.kernel.codes import FORBID, NOBODY
from mazo.kernel.counters import count, put_verb, remove_verb
from mazo.kernel.effects import add_effect
from tests.kernel.cards import Card, when
from tests.kernel.play import befall, digest, put, resolve, table
from tests.kernel.script import ITEMS, POOL, Script, compares, number
from tests.kernel.toy import Toy
from tests.kernel.words import CHARM, COIN, DESTROY, EVENTS, FIELD, GAIN, RULE, RUST, THIS_TURN, VAULT

HEARD_CHARMS = EVENTS + 2 * CHARM
HEARD_LOSS = EVENTS + 2 * CHARM + 1
CHARMED = POOL.put(ex.KEPT, ITEMS, compares(POOL.put(ex.COUNTERS, CHARM), AT_LEAST, number(1)))
BARE = POOL.put(ex.KEPT, ITEMS, POOL.put(ex.NOT, compares(POOL.put(ex.COUNTERS, CHARM), AT_LEAST, number(1))))
MOVE_TWO = Script().select(FIELD, ANYONES).op(MOVE_COUNTERS, CHARM, CHARMED, BARE, number(2), YOURS)


def charmed(*cards: Card) -> tuple[Toy, int, int]:
    """A table with two units, the first of which bears three charms and a spot of rust."""
    t = table(cards)
    first, second = put(t, "plain", 0), put(t, "plain", 1)
    befall(t, put_verb(t, CHARM), first, amount=3)
    befall(t, put_verb(t, RUST), first, amount=1)
    return t, first, second


def test_kinds_lie_apart_on_one_card():
    t, first, second = charmed()
    assert [count(t, kind, first) for kind in (CHARM, RUST)] == [3, 1]
    assert [count(t, kind, second) for kind in (CHARM, RUST)] == [0, 0]


def test_only_as_many_are_removed_as_there_are():
    t, first, _ = charmed()
    befall(t, remove_verb(t, CHARM), first, amount=2)
    befall(t, remove_verb(t, RUST), first, amount=5)
    assert [count(t, kind, first) for kind in (CHARM, RUST)] == [1, 0]


def test_what_is_put_on_a_copy_or_taken_off_it_stays_there():
    t, first, second = charmed()
    before = digest(t)
    twin = t.copy()
    assert isinstance(twin, Toy)
    befall(twin, put_verb(twin, CHARM), second, amount=1)
    befall(twin, remove_verb(twin, RUST), first, amount=1)
    assert digest(t) == before
    assert [count(twin, CHARM, second), count(twin, RUST, first)] == [1, 0]


def test_counters_in_a_zone_are_a_players():
    t, _, _ = charmed()
    befall(t, put_verb(t, COIN), seat=1, amount=2)
    assert t.counters[COIN] == [0, 2, 0]
    assert (counters_in(t, VAULT, 1), counters_in(t, VAULT, 0), counters_in(t, FIELD, 1)) == ({"coin": 2}, {}, {})


def test_counters_are_moved_to_another_card():
    t, first, second = charmed()
    resolve(t, MOVE_TWO)
    assert (count(t, CHARM, first), count(t, CHARM, second)) == (1, 2)


def test_what_is_moved_is_heard_as_removed_there_and_put_here():
    loss, gain = Card("loss", gifts=[when(HEARD_LOSS, POINT)]), Card("gain", gifts=[when(HEARD_CHARMS, POINT)])
    for card in (loss, gain):
        t, _, _ = charmed(card)
        put(t, card.name, 0)
        before = t.points[0]
        resolve(t, MOVE_TWO)
        assert t.points[0] == before + 1


POINT = Script().do_player(GAIN, 1)


def test_expressions_read_counters_on_cards_and_of_players():
    t, first, second = charmed()
    befall(t, put_verb(t, COIN), seat=1, amount=2)
    run = context(t, NOBODY, 0)
    on_card = POOL.put(ex.COUNTERS, CHARM)
    assert [evaluate(t, run, on_card, card) for card in (first, second)] == [3, 0]
    assert [evaluate(t, run, POOL.put(ex.COUNTERS_OF, COIN, whose), NOBODY) for whose in (YOURS, OPPONENTS)] == [0, 2]


def test_a_prohibition_keeps_counters_away():
    t, first, _ = charmed()
    add_effect(t, FORBID, RULE, 0, NOBODY, first, put_verb(t, CHARM), 0, THIS_TURN)
    befall(t, put_verb(t, CHARM), first, amount=3)
    befall(t, put_verb(t, RUST), first, amount=3)
    assert counters_on(t, first) == {"charm": 3, "rust": 4}


def test_a_card_that_leaves_leaves_its_counters_behind():
    t, first, _ = charmed()
    befall(t, DESTROY, first)
    assert counters_on(t, first) == {}


def test_a_copy_has_counters_of_its_own_and_the_hash_sees_them():
    t, first, _ = charmed()
    twin = t.copy()
    assert isinstance(twin, Toy)
    assert digest(twin) == digest(t)
    befall(twin, remove_verb(twin, RUST), first)
    assert (count(t, RUST, first), count(twin, RUST, first)) == (1, 0)
    assert digest(twin) != digest(t)
    befall(t, remove_verb(t, RUST), first)
    befall(t, put_verb(t, COIN), seat=0)
    befall(twin, put_verb(twin, COIN), seat=1)
    assert digest(twin) != digest(t)
