"""One gate for every change: forbidden, modified, replaced, performed."""

import pytest

from mazo.abilities.machine.program import ANYONES, AT_LEAST, OPPONENTS, YOURS
from mazo.kernel.codes import ENTRY, FORBID, MODIFY, NOBODY, REPLACE, first_of
from mazo.kernel.effects import add_effect
from mazo.kernel.gate import ASK_REPLACEMENT, change_all, push_batch
from mazo.kernel.loop import deciding, legal, run
from tests.kernel.cards import Card, always, when
from tests.kernel.play import asked, befall, choose, names, put, resolve, table
from tests.kernel.script import AT_HAND, Script, compares, number
from tests.kernel.toy import Toy
from tests.kernel.words import (
    BANISH,
    BANISH_INSTEAD,
    DECK,
    DESTROY,
    DRAW,
    EXILE,
    FIELD,
    GAIN,
    GRAVE,
    HAND,
    ONE_LESS,
    PROGRAM_INSTEAD,
    RETURN,
    RETURN_INSTEAD,
    RULE,
    THIS_TURN,
    TWO_MORE,
    WOUND,
)

DESTROY_ALL = Script().select(FIELD, ANYONES).do(DESTROY)
HIT_FOR_THREE = Script().select(FIELD, OPPONENTS).do(WOUND, 3)


def guard(t: Toy, kind: int, verb: int, amount: int, seat: int, subject: int = NOBODY, program: int = NOBODY) -> int:
    """A prohibition, modifier or replacement on a card, or on a player and all that is theirs."""
    return add_effect(t, kind, RULE, seat, NOBODY, subject, verb, amount, THIS_TURN, program)


def entry(t: Toy, ident: int) -> int:
    """The option that stands for an effect."""
    return next(packed for packed in legal(t) if first_of(packed) == ident)


@pytest.fixture(name="rivals")
def a_victim_with_two_replacements() -> tuple[Toy, int, int, int]:
    """A unit of seat 1; if it would be destroyed, it is banished instead, and it is returned instead."""
    t = table()
    victim = put(t, "plain", 1)
    banished = guard(t, REPLACE, DESTROY, BANISH_INSTEAD, 1, victim)
    returned = guard(t, REPLACE, DESTROY, RETURN_INSTEAD, 1, victim)
    return t, victim, banished, returned


def test_the_affected_player_chooses_between_two_replacements(rivals):
    t, _, banished, returned = rivals
    resolve(t, DESTROY_ALL)
    assert asked(t) == ASK_REPLACEMENT
    assert deciding(t) == [1]
    assert [first_of(packed) for packed in legal(t)] == [banished, returned]


@pytest.mark.parametrize(("which", "zone"), [(0, EXILE), (1, HAND)])
def test_only_the_chosen_replacement_happens_when_it_leaves_nothing_for_the_other(rivals, which, zone):
    t, victim, banished, returned = rivals
    resolve(t, DESTROY_ALL)
    choose(t, entry(t, [banished, returned][which]))
    assert t.zone_kind(victim) == zone


def test_a_prohibition_beats_both_replacements(rivals):
    t, victim, _, _ = rivals
    guard(t, FORBID, DESTROY, 0, 1, victim)
    resolve(t, DESTROY_ALL)
    assert asked(t) != ASK_REPLACEMENT
    assert t.on_field(victim)


def test_after_the_choice_the_other_replacement_may_still_apply():
    t = table()
    victim = put(t, "plain", 1)
    guard(t, REPLACE, WOUND, ONE_LESS, 1, victim)
    more = guard(t, REPLACE, WOUND, TWO_MORE, 1, victim)
    resolve(t, Script().select(FIELD, OPPONENTS).do(WOUND, 0))
    choose(t, entry(t, more))
    assert t.wounds[victim] == 1, "two more, then one less"


def test_the_order_of_two_replacements_is_the_players_and_matters():
    t = table()
    victim = put(t, "plain", 1)
    less = guard(t, REPLACE, WOUND, ONE_LESS, 1, victim)
    guard(t, REPLACE, WOUND, TWO_MORE, 1, victim)
    resolve(t, Script().select(FIELD, OPPONENTS).do(WOUND, 0))
    choose(t, entry(t, less))
    assert t.wounds[victim] == 2, "none less than none, then two more"


def test_each_replacement_applies_once_to_one_change():
    t = table()
    victim = put(t, "plain", 1)
    guard(t, REPLACE, WOUND, TWO_MORE, 1, victim)
    resolve(t, Script().select(FIELD, OPPONENTS).do(WOUND, 0))
    assert t.wounds[victim] == 2


def test_one_replacement_applies_once_to_every_change_of_a_batch():
    t = table()
    both = [put(t, "plain", 1), put(t, "plain", 1)]
    guard(t, REPLACE, WOUND, TWO_MORE, 1)
    resolve(t, Script().select(FIELD, OPPONENTS).do(WOUND, 0))
    assert [t.wounds[card] for card in both] == [2, 2]


def test_a_single_replacement_needs_no_choice():
    t = table()
    victim = put(t, "plain", 1)
    guard(t, REPLACE, DESTROY, BANISH_INSTEAD, 1, victim)
    resolve(t, DESTROY_ALL)
    assert t.zone_kind(victim) == EXILE


def test_what_replaces_a_change_can_be_forbidden_too():
    t = table()
    victim = put(t, "plain", 1)
    guard(t, REPLACE, DESTROY, BANISH_INSTEAD, 1, victim)
    guard(t, FORBID, BANISH, 0, 1, victim)
    resolve(t, DESTROY_ALL)
    assert t.on_field(victim)


def test_what_replaces_a_change_can_be_replaced_in_its_turn():
    t = table()
    victim = put(t, "plain", 1)
    guard(t, REPLACE, DESTROY, BANISH_INSTEAD, 1, victim)
    guard(t, REPLACE, BANISH, RETURN_INSTEAD, 1, victim)
    resolve(t, DESTROY_ALL)
    assert t.zone_kind(victim) == HAND


def test_a_replaced_change_does_not_trigger_what_waits_for_it():
    mourner = Card("mourner", gifts=[when(DESTROY, Script().do_player(GAIN, 1))])
    t = table([mourner])
    put(t, "mourner", 0)
    victim = put(t, "plain", 1)
    guard(t, REPLACE, DESTROY, BANISH_INSTEAD, 1, victim)
    resolve(t, Script().select(FIELD, OPPONENTS).do(DESTROY))
    assert t.points == [0, 0]


def test_a_replacement_may_be_a_program_that_asks():
    swap = Script().select(FIELD, YOURS).choose(1, 1).do(DESTROY)
    scapegoat = Card("scapegoat", gifts=[always(REPLACE, WOUND, PROGRAM_INSTEAD, swap)])
    t = table([scapegoat])
    put(t, "scapegoat", 1)
    other = put(t, "plain", 1)
    resolve(t, Script().select(FIELD, OPPONENTS).choose(1, 1).do(WOUND, 1))
    choose(t, legal(t)[0])  # seat 0 wounds the scapegoat
    assert deciding(t) == [1]
    choose(t, legal(t)[1])  # seat 1 gives the other one away instead
    assert t.zone_kind(other) == GRAVE
    assert sum(t.wounds) == 0


def test_a_modifier_changes_the_amount_before_replacements_see_it():
    t = table()
    victim = put(t, "plain", 1)
    guard(t, MODIFY, WOUND, -2, 1, victim)
    resolve(t, HIT_FOR_THREE)
    assert t.wounds[victim] == 1


def test_two_modifiers_add_up_and_never_below_nothing():
    t = table()
    victim = put(t, "plain", 1)
    guard(t, MODIFY, WOUND, -2, 1, victim)
    guard(t, MODIFY, WOUND, -2, 1, victim)
    resolve(t, HIT_FOR_THREE)
    assert t.wounds[victim] == 0


def test_a_modifier_applies_once_although_a_replacement_follows():
    t = table()
    victim = put(t, "plain", 1)
    guard(t, MODIFY, WOUND, -2, 1, victim)
    guard(t, REPLACE, WOUND, ONE_LESS, 1, victim)
    resolve(t, HIT_FOR_THREE)
    assert t.wounds[victim] == 0
    befall(t, WOUND, victim, amount=5)
    assert t.wounds[victim] == 2


def test_a_guard_on_a_player_reaches_what_befalls_them_and_nobody_else():
    t = table()
    for seat in (0, 1):
        put(t, "plain", seat, DECK)
    guard(t, FORBID, DRAW, 0, 1)
    resolve(t, Script().each_player(ANYONES).do_player(DRAW).end())
    assert [len(t.cards(HAND, seat)) for seat in (0, 1)] == [1, 0]


def test_a_guard_on_one_card_leaves_the_others_of_the_batch_alone():
    t = table()
    saved, lost = put(t, "plain", 1), put(t, "plain", 1)
    guard(t, FORBID, DESTROY, 0, 1, saved)
    resolve(t, DESTROY_ALL)
    assert (t.zone_kind(saved), t.zone_kind(lost)) == (FIELD, GRAVE)


def test_a_guard_no_longer_watches_when_its_card_has_left():
    t = table()
    victim = put(t, "plain", 1)
    guard(t, FORBID, DESTROY, 0, 1, victim)
    resolve(t, Script().select(FIELD, OPPONENTS).do(RETURN))
    assert t.guards == [0] * len(t.guards)
    assert t.effects == []


def test_changes_of_a_batch_are_all_examined_before_any_is_performed():
    t = table()
    first, second = put(t, "plain", 1), put(t, "plain", 1)
    guard(t, REPLACE, DESTROY, BANISH_INSTEAD, 1, second)
    guard(t, REPLACE, DESTROY, RETURN_INSTEAD, 1, second)
    resolve(t, DESTROY_ALL)
    assert asked(t) == ASK_REPLACEMENT
    assert t.on_field(first), "while one is still being examined, none has happened"


def test_a_batch_remembers_who_met_what_also_with_eight_seats():
    t = table(seats=8)
    cards = [put(t, "plain", seat) for seat in range(8)]
    guard(t, FORBID, WOUND, 0, 0, cards[2])
    t.next_effect = cards[2]  # the number of the next effect equals that of the card whose change is dropped
    more = guard(t, REPLACE, WOUND, TWO_MORE, 1, cards[3])
    assert more == cards[2]
    push_batch(t, [WOUND, cards[2], 5, 0, NOBODY, WOUND, cards[3], 5, 0, NOBODY], RULE, 0)
    run(t)
    assert (t.wounds[cards[2]], t.wounds[cards[3]]) == (0, 2)


def test_all_cards_of_a_zone_are_reached_although_they_leave_it_one_by_one():
    t = table()
    for _ in range(4):
        put(t, "plain", 1)
    change_all(t, DESTROY, t.cards(FIELD, 1), 0, 1, NOBODY)
    assert names(t, GRAVE, 1) == ["plain"] * 4


def test_what_really_happened_is_told_to_the_frame_that_asked_for_it():
    any_at_all = compares(AT_HAND, AT_LEAST, number(1))
    if_destroyed = Script().select(FIELD, OPPONENTS).do(DESTROY).if_holds(any_at_all).do_player(GAIN, 5).end()
    t = table()
    resolve(t, if_destroyed)
    assert t.points == [0, 0]
    saved = put(t, "plain", 1)
    guard(t, FORBID, DESTROY, 0, 1, saved)
    resolve(t, if_destroyed)
    assert t.points == [0, 0]
    put(t, "plain", 1)
    resolve(t, if_destroyed)
    assert t.points == [5, 0]


def test_a_question_between_replacements_is_listed_by_the_numbers_of_the_effects(rivals):
    t, _, _, _ = rivals
    resolve(t, DESTROY_ALL)
    assert {packed >> 40 for packed in legal(t)} == {ENTRY}


def test_the_table_has_no_player_to_choose_so_the_active_one_does():
    t = table()
    nobodys = put(t, "plain", NOBODY)
    guard(t, REPLACE, DESTROY, BANISH_INSTEAD, 0, nobodys)
    guard(t, REPLACE, DESTROY, RETURN_INSTEAD, 0, nobodys)
    change_all(t, DESTROY, [nobodys], 0, 1, NOBODY)
    run(t)
    assert deciding(t) == [0]
