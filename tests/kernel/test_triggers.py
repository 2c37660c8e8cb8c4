"""Abilities that wait for an event: the index of listeners, leaving together, delayed triggers."""

from mazo.abilities.machine.program import ANYONES, OPPONENTS, YOURS
from mazo.kernel.codes import NOBODY, TRIGGER, option
from mazo.kernel.effects import add_effect
from mazo.kernel.gate import carry_out, change
from mazo.kernel.log import WIDTH, note
from mazo.kernel.loop import run
from tests.kernel.cards import Card, when
from tests.kernel.play import befall, choose, interrupt, names, play, put, resolve, table
from tests.kernel.script import AT_HAND, OTHERS, SOURCE, THAT, Script
from tests.kernel.toy import Toy
from tests.kernel.words import (
    BANISH,
    DECK,
    DESTROY,
    DO_PASS,
    DRAW,
    ENTER,
    EXILE,
    FIELD,
    GAIN,
    GRAVE,
    HAND,
    MINE,
    OTHERS_OF_MINE,
    PLAYED,
    RETURN,
    RULE,
    SELF,
    THIS_TURN,
    TURN_ENDS,
    WOUND,
)

ONE_POINT = Script().do_player(GAIN, 1)
MOURNER = Card("mourner", gifts=[when(DESTROY, ONE_POINT)])
WIDOW = Card("widow", gifts=[when(DESTROY, ONE_POINT, OTHERS_OF_MINE)])
PHOENIX = Card("phoenix", gifts=[when(DESTROY, Script().take(SOURCE).do(RETURN), SELF)])
DIGGER = Card("digger", gifts=[when(DESTROY, Script().take(THAT).do(BANISH), OTHERS_OF_MINE)])
HERALD = Card("herald", gifts=[when(ENTER, ONE_POINT, SELF)])
CROWD = Card("crowd", gifts=[when(ENTER, ONE_POINT, MINE)])
DESTROY_ALL = Script().select(FIELD, ANYONES).do(DESTROY)


def listeners(t: Toy) -> int:
    """How many abilities listen for anything."""
    return sum(len(row) for row in t.listeners)


def test_all_who_are_destroyed_together_see_each_other_leave():
    t = table([MOURNER])
    for seat in (0, 0, 1):
        put(t, "mourner", seat)
    resolve(t, DESTROY_ALL)
    assert t.points == [6, 3], "three deaths, seen by three mourners"


def test_others_who_leave_together_do_not_count_themselves():
    t = table([WIDOW])
    for _ in range(3):
        put(t, "widow", 0)
    resolve(t, DESTROY_ALL)
    assert t.points == [6, 0]


def test_who_was_destroyed_before_sees_nothing_of_what_comes_after():
    t = table([MOURNER])
    first, second = put(t, "mourner", 0), put(t, "mourner", 0)
    change(t, DESTROY, first, 0, 1, NOBODY)
    change(t, DESTROY, second, 0, 1, NOBODY)
    run(t)
    assert t.points == [3, 0]


def test_deadly_wounds_of_two_units_destroy_both_at_once():
    t = table([MOURNER])
    put(t, "mourner", 0)
    put(t, "mourner", 1)
    resolve(t, Script().select(FIELD, ANYONES).do(WOUND, 1))
    assert t.points == [2, 2]


def test_a_card_that_is_not_there_to_be_destroyed_triggers_nothing():
    t = table([MOURNER])
    put(t, "mourner", 0)
    buried = put(t, "plain", 1, GRAVE)
    befall(t, DESTROY, buried)
    interrupt(t)
    change(t, DESTROY, buried, 0, 1, NOBODY)
    run(t)
    assert t.points == [0, 0]


def test_a_delayed_trigger_is_not_spent_on_what_does_not_happen():
    t = table()
    reward = t.book.write(ONE_POINT)
    resolve(t, Script().delay(DESTROY, reward, THIS_TURN))
    befall(t, DESTROY, put(t, "plain", 1, GRAVE))
    assert t.points == [0, 0]
    put(t, "plain", 1)
    resolve(t, DESTROY_ALL)
    assert t.points == [1, 0]


def test_a_card_that_leaves_finds_itself_where_it_went():
    t = table([PHOENIX])
    put(t, "phoenix", 1)
    resolve(t, DESTROY_ALL)
    assert names(t, HAND, 1) == ["phoenix"]


def test_an_ability_finds_the_card_whose_leaving_it_saw():
    t = table([DIGGER])
    put(t, "digger", 0)
    put(t, "plain", 0)
    resolve(t, Script().select(FIELD, YOURS).take(OTHERS).do(DESTROY), source=0)
    assert names(t, EXILE, 0) == ["plain"]


def test_an_ability_does_not_find_a_card_that_has_moved_on_since():
    double = Card("double", gifts=[when(DESTROY, Script().take(THAT).do(RETURN)), when(DESTROY, ONE_POINT)])
    t = table([double, DIGGER])
    put(t, "double", 0)
    put(t, "digger", 0)
    victim = put(t, "plain", 0)
    befall(t, DESTROY, victim)
    assert names(t, HAND, 0) == ["plain"], "the first ability has taken it, the second comes too late"
    assert names(t, EXILE, 0) == []


def test_an_ability_of_a_card_that_left_earlier_does_not_follow_it():
    bitter = Card("bitter", gifts=[when(DESTROY, Script().take(SOURCE).do(WOUND, 1), OTHERS_OF_MINE)])
    t = table([bitter])
    both = [put(t, "bitter", 0), put(t, "plain", 0)]
    resolve(t, DESTROY_ALL)
    assert [t.zone_kind(card) for card in both] == [GRAVE, GRAVE]
    assert t.wounds == [0, 0]


def test_a_card_listens_from_the_moment_it_enters():
    t = table([MOURNER])
    card = put(t, "mourner", 0, HAND)
    assert listeners(t) == 0
    change(t, ENTER, card, 0, 1, NOBODY)
    assert listeners(t) == 1


def test_no_listener_is_left_when_a_card_has_left():
    t = table([MOURNER, WIDOW, HERALD])
    for name in ("mourner", "widow", "herald"):
        put(t, name, 0)
    resolve(t, Script().select(FIELD, YOURS).do(RETURN))
    assert listeners(t) == 0


def test_a_card_sees_its_own_entering_whether_or_not_others_listen():
    for company in (0, 1):
        t = table([HERALD, CROWD])
        for _ in range(company):
            put(t, "crowd", 1)
        change(t, ENTER, put(t, "herald", 0, HAND), 0, 1, NOBODY)
        run(t)
        assert t.points == [1, 0]
        befall(t, ENTER, put(t, "herald", 0, HAND))
        assert t.points == [2, 0]


def test_cards_that_enter_together_see_each_other_enter():
    t = table([CROWD])
    pair = [put(t, "crowd", 0, HAND), put(t, "crowd", 0, HAND)]
    befall(t, ENTER, *pair)
    assert t.points == [4, 0]


def test_abilities_wait_in_the_order_in_which_they_came_to_listen():
    t = table([MOURNER, WIDOW])
    cards = [put(t, name, 0) for name in ("widow", "mourner", "plain")]
    change(t, DESTROY, cards[2], 0, 1, NOBODY)
    assert [waiting.source for waiting in t.waiting] == cards[:2]


def test_a_delayed_trigger_happens_although_its_source_has_left():
    t = table()
    source = put(t, "plain", 0)
    reward = t.book.write(Script().do_player(GAIN, 2))
    resolve(t, Script().delay(TURN_ENDS, reward, THIS_TURN), source=source)
    resolve(t, DESTROY_ALL)
    choose(t, option(DO_PASS))
    assert t.points == [2, 0]


def test_a_delayed_trigger_happens_once():
    t = table()
    reward = t.book.write(ONE_POINT)
    resolve(t, Script().delay(DESTROY, reward, THIS_TURN))
    put(t, "plain", 0)
    put(t, "plain", 1)
    resolve(t, DESTROY_ALL)
    put(t, "plain", 1)
    resolve(t, DESTROY_ALL)
    assert t.points == [1, 0]
    assert listeners(t) == 0


def test_a_trigger_that_waits_for_one_card_to_leave_happens_when_it_does():
    t = table()
    cards = [put(t, "plain", 1), put(t, "plain", 1)]
    reward = t.book.write(ONE_POINT)
    add_effect(t, TRIGGER, RULE, 0, NOBODY, cards[1], DESTROY, 1, THIS_TURN, reward)
    befall(t, DESTROY, cards[0])
    assert t.points == [0, 0]
    befall(t, DESTROY, cards[1])
    assert t.points == [1, 0]
    assert (t.effects, listeners(t)) == ([], 0)


def test_what_did_not_really_happen_to_a_player_triggers_nothing():
    scholar = Card("scholar", gifts=[when(DRAW, ONE_POINT)])
    t = table([scholar])
    put(t, "scholar", 0)
    befall(t, DRAW)
    assert t.points == [0, 0]
    put(t, "plain", 0, DECK)
    befall(t, DRAW)
    assert t.points == [1, 0]


def test_a_delayed_trigger_that_was_not_needed_expires():
    t = table()
    reward = t.book.write(ONE_POINT)
    resolve(t, Script().delay(DESTROY, reward, THIS_TURN))
    choose(t, option(DO_PASS))
    assert listeners(t) == 0
    put(t, "plain", 1)
    resolve(t, Script().select(FIELD, ANYONES).do(DESTROY), seat=1)
    assert t.points == [0, 0]


def test_the_program_of_a_trigger_knows_the_event_and_its_amount():
    leech = Card("leech", gifts=[when(WOUND, Script().do_player_much(GAIN, AT_HAND))])
    t = table([leech])
    put(t, "leech", 0)
    put(t, "plain", 1)
    resolve(t, Script().select(FIELD, OPPONENTS).do(WOUND, 2))
    assert t.points == [2, 0]


def test_a_moment_can_be_waited_for_like_a_change():
    fan = Card("fan", gifts=[when(PLAYED, ONE_POINT)])
    t = table([fan])
    put(t, "fan", 1)
    card = put(t, "plain", 0, HAND)
    run(t)
    play(t, card)
    assert t.points == [0, 1]


def test_what_waits_knows_who_did_it_and_whose_the_card_was():
    t = table([MOURNER])
    put(t, "mourner", 0)
    card = put(t, "mourner", 1, owner=0)
    interrupt(t)
    carry_out(t, DESTROY, card, 0, 1, NOBODY)
    assert t.owner[card] == t.player_of(card) == 0, "it lies in its owner's grave now"
    assert {(waiting.who, waiting.whose) for waiting in t.waiting} == {(0, 1)}


def test_the_log_tells_who_did_it_and_whose_card_it_is():
    t = table([MOURNER])
    t.logging, t.log = True, []
    note(t, DESTROY, RULE, 0, put(t, "mourner", 1))
    assert (len(t.log), t.log[2], t.log[4]) == (WIDTH, 0, 1)
