"""Verbs act through the gate, and lasting things begin with their duration."""

from mazo.abilities.machine.program import OPPONENTS, YOURS
from mazo.abilities.machine.runner import start, start_waiting
from mazo.kernel.codes import FORBID, NOBODY, TRIGGER
from mazo.kernel.loop import run
from mazo.kernel.records import Waiting
from tests.kernel.play import put, resolve, table
from tests.kernel.script import AT_HAND, THAT, Script, number
from tests.kernel.words import DESTROY, DRAW, FIELD, GAIN, HAND, POWER, RULE, THIS_TURN, WOUND


def test_a_verb_befalls_every_card_of_the_set():
    t = table()
    cards = [put(t, "plain", 1) for _ in range(3)]
    resolve(t, Script().select(FIELD, OPPONENTS).do(WOUND, 2))
    assert [t.wounds[card] for card in cards] == [2, 2, 2]


def test_a_verb_on_nothing_does_nothing():
    t = table()
    resolve(t, Script().do_player(GAIN, 1).select(FIELD, OPPONENTS).do(WOUND, 2).if_you_do().do_player(GAIN, 5).end())
    assert t.points == [1, 0]


def test_the_amount_of_a_verb_may_be_the_amount():
    t = table()
    resolve(t, Script().let_amount(number(4)).do_player_much(GAIN, AT_HAND))
    assert t.points == [4, 0]


def test_drawing_from_an_empty_deck_is_not_having_drawn():
    t = table()
    resolve(t, Script().do_player(DRAW, 1).if_you_do().do_player(GAIN, 5).end())
    assert (t.points, t.cards(HAND, 0)) == ([0, 0], [])


def test_a_figure_changed_by_the_amount_lasts_on_every_card_of_the_set():
    t = table()
    cards = [put(t, "plain", 0) for _ in range(2)]
    resolve(t, Script().let_amount(number(3)).select(FIELD, YOURS).last_much(POWER, AT_HAND, THIS_TURN))
    assert [t.fact(card, POWER) for card in cards] == [5, 5]


def test_making_something_last_counts_as_having_done_it():
    t = table()
    put(t, "plain", 0)
    gain = Script().select(FIELD, YOURS).last(POWER, 1, THIS_TURN).if_you_do().do_player(GAIN, 1).end()
    gain = gain.guard(FORBID, DESTROY, THIS_TURN).if_you_do().do_player(GAIN, 1).end()
    resolve(t, gain.delay(WOUND, 0, THIS_TURN).if_you_do().do_player(GAIN, 1).end())
    assert t.points == [3, 0]


def test_a_guard_begun_by_a_program_guards():
    t = table()
    card = put(t, "plain", 0)
    resolve(t, Script().select(FIELD, YOURS).guard(FORBID, DESTROY, THIS_TURN).do(DESTROY))
    assert t.on_field(card)


def test_a_delayed_trigger_is_an_effect_of_its_program():
    t = table()
    source = put(t, "plain", 0)
    resolve(t, Script().delay(WOUND, 7, THIS_TURN), seat=1, source=source)
    (effect,) = t.effects
    assert (effect.kind, effect.what, effect.program, effect.seat, effect.source) == (TRIGGER, WOUND, 7, 1, source)


def test_a_program_acts_by_the_rule_it_was_started_with():
    t = table()
    start(t, t.book.write(Script().do_player(GAIN, 1)), RULE + 5, 0, NOBODY)
    run(t)
    assert t.by == RULE + 5


def test_a_triggered_program_starts_with_what_it_triggered_on():
    t = table()
    card, that = put(t, "plain", 1), put(t, "plain", 0)
    program = t.book.write(Script().take(THAT).do_much(WOUND, AT_HAND))
    start_waiting(t, Waiting(1, card, t.number[card], program, RULE, that, t.number[that], 2, t.kind[card]))
    run(t)
    assert (t.wounds[card], t.wounds[that]) == (0, 2)
