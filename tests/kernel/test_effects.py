"""Effects that last: how they begin, what they change, what ends them."""

from hypothesis import given, settings
from hypothesis import strategies as st

from mazo.abilities.machine.program import YOURS
from mazo.kernel.codes import EVERYTHING, FORBID, MODIFY, NOBODY, REPLACE, STAT, TRIGGER, option
from mazo.kernel.effects import (
    add_effect,
    effect_numbered,
    end_effect,
    end_effects_of,
    expire,
    settle,
    transfer_effects,
)
from mazo.kernel.rng import Dice
from tests.kernel.cards import Card, always
from tests.kernel.mixed import random_game
from tests.kernel.play import befall, choose, play_on, put, resolve, table
from tests.kernel.script import SOURCE, Script
from tests.kernel.toy import Toy
from tests.kernel.words import (
    DESTROY,
    DO_PASS,
    FIELD,
    HAND,
    HEALTH,
    POWER,
    RETURN,
    RULE,
    STATS,
    THIS_TURN,
    TURN_ENDS,
    UNTIL_YOUR_TURN,
    WOUND,
)

BANNER = Card("banner", gifts=[always(STAT, POWER, 1)])


def lasting(t: Toy, card: int, amount: int = 2, duration: int = THIS_TURN, seat: int = 0) -> int:
    """Changed power that lasts on a card."""
    return add_effect(t, STAT, RULE, seat, NOBODY, card, POWER, amount, duration)


def test_an_effect_changes_the_figure_from_the_moment_it_begins():
    t = table()
    card = put(t, "plain", 0)
    assert t.fact(card, POWER) == 2
    lasting(t, card)
    assert t.fact(card, POWER) == 4
    assert t.fact(card, HEALTH) == 3


def test_effects_on_one_figure_add_up():
    t = table()
    card = put(t, "plain", 0)
    lasting(t, card, 2)
    lasting(t, card, -1)
    assert t.fact(card, POWER) == 3


def test_an_effect_reaches_its_subject_alone():
    t = table()
    card, other = put(t, "plain", 0), put(t, "plain", 0)
    lasting(t, card)
    assert t.fact(other, POWER) == 2


def test_an_effect_of_this_turn_ends_with_the_turn():
    t = table()
    card = put(t, "plain", 0)
    resolve(t, Script().select(FIELD, YOURS).last(POWER, 3, THIS_TURN))
    assert t.fact(card, POWER) == 5
    choose(t, option(DO_PASS))
    assert t.fact(card, POWER) == 2
    assert t.effects == []


def test_an_effect_until_your_turn_lasts_through_the_turns_of_the_others():
    t = table(seats=3)
    card = put(t, "plain", 0)
    resolve(t, Script().select(FIELD, YOURS).last(POWER, 3, UNTIL_YOUR_TURN))
    found = []
    for _ in range(3):
        choose(t, option(DO_PASS))
        found.append(t.fact(card, POWER))
    assert found == [5, 5, 2]


def test_expiry_says_whether_there_was_anything_to_end():
    t = table()
    lasting(t, put(t, "plain", 0), seat=1)
    assert not expire(t, THIS_TURN, 0)
    assert not expire(t, UNTIL_YOUR_TURN, 1)
    assert expire(t, THIS_TURN, 1)
    assert not expire(t, THIS_TURN, 1)


def test_an_effect_is_found_by_its_number_until_it_ends():
    t = table()
    ident = lasting(t, put(t, "plain", 0))
    effect = effect_numbered(t, ident)
    assert effect is not None
    assert effect.ident == ident
    end_effect(t, effect)
    assert effect_numbered(t, ident) is None


def test_what_lasted_on_a_card_is_gone_when_it_becomes_a_new_object():
    t = table()
    card = put(t, "plain", 0)
    lasting(t, card)
    befall(t, RETURN, card)
    assert t.zone_kind(card) == HAND
    assert t.fact(card, POWER) == 2
    assert t.effects == []


def test_what_a_card_did_to_others_lasts_when_that_card_leaves():
    t = table()
    source, card = put(t, "plain", 0), put(t, "plain", 0)
    add_effect(t, STAT, RULE, 0, source, card, POWER, 2, THIS_TURN)
    befall(t, DESTROY, source)
    assert t.fact(card, POWER) == 4


def test_what_a_card_does_while_it_is_in_play_ends_when_it_leaves():
    t = table([BANNER])
    banner, card = put(t, "banner", 0), put(t, "plain", 0)
    assert t.fact(card, POWER) == 3
    befall(t, DESTROY, banner)
    assert t.fact(card, POWER) == 2


def test_a_guard_is_counted_while_it_lasts_and_no_longer():
    t = table()
    card = put(t, "plain", 0)
    for kind in (FORBID, MODIFY, REPLACE):
        resolve(t, Script().select(FIELD, YOURS).guard(kind, WOUND, THIS_TURN))
    assert t.guards[WOUND] == 3
    choose(t, option(DO_PASS))
    assert t.guards[WOUND] == 0
    assert t.on_field(card)


def test_a_trigger_that_floats_listens_while_it_lasts_and_no_longer():
    t = table()
    ident = add_effect(t, TRIGGER, RULE, 0, NOBODY, NOBODY, TURN_ENDS, 0, UNTIL_YOUR_TURN, 0)
    assert t.listeners[TURN_ENDS] == [-ident]
    expire(t, UNTIL_YOUR_TURN, 0)
    assert t.listeners[TURN_ENDS] == []


def test_what_floats_about_a_card_listens_no_longer_when_the_card_has_left():
    t = table()
    card = put(t, "plain", 0)
    add_effect(t, TRIGGER, RULE, 0, NOBODY, card, WOUND, 0, UNTIL_YOUR_TURN, 0)
    befall(t, RETURN, card)
    assert t.listeners[WOUND] == []


def test_the_effects_of_a_player_end_with_them_except_those_that_last_anyway():
    for lasting_too, left in ((False, []), (True, [2])):
        t = table([BANNER])
        card = put(t, "plain", 1)
        put(t, "banner", 0)
        lasting(t, card, seat=0)
        lasting(t, card, seat=1)
        add_effect(t, TRIGGER, RULE, 0, NOBODY, NOBODY, TURN_ENDS, 1, THIS_TURN, 0)
        end_effects_of(t, 0, lasting_too)
        assert [effect.ident for effect in t.effects if effect.seat == 0] == left
        assert len([effect for effect in t.effects if effect.seat == 1]) == 1


def test_a_transferred_effect_is_the_same_effect_on_another_card():
    t = table()
    source, card, heir = put(t, "plain", 0), put(t, "plain", 0), put(t, "plain", 0)
    ident = add_effect(t, STAT, RULE, 0, source, card, POWER, 2, THIS_TURN)
    number = t.number[source]
    befall(t, DESTROY, source)
    transfer_effects(t, card, heir)
    effect = effect_numbered(t, ident)
    assert effect is not None
    assert (effect.subject, effect.subject_number, effect.source_number) == (heir, t.number[heir], number)
    assert (t.fact(card, POWER), t.fact(heir, POWER)) == (2, 4)


def test_a_transferred_guard_still_guards_and_a_transferred_trigger_still_listens():
    t = table()
    card, heir = put(t, "plain", 0), put(t, "plain", 0)
    add_effect(t, FORBID, RULE, 0, NOBODY, card, DESTROY, 0, THIS_TURN)
    floating = add_effect(t, TRIGGER, RULE, 0, NOBODY, card, WOUND, 0, THIS_TURN, 0)
    transfer_effects(t, card, heir)
    assert (t.guards[DESTROY], t.listeners[WOUND]) == (1, [-floating])
    befall(t, DESTROY, card, heir)
    assert (t.on_field(card), t.on_field(heir)) == (False, True)


def test_what_a_card_does_by_itself_is_not_transferred():
    t = table([BANNER])
    banner, heir = put(t, "banner", 0), put(t, "plain", 0)
    add_effect(t, STAT, RULE, 0, banner, banner, POWER, 5, 0)
    transfer_effects(t, banner, heir)
    assert t.fact(heir, POWER) == 3, "only the aura of the banner"


def test_a_program_may_change_its_own_source():
    t = table()
    card = put(t, "plain", 0)
    resolve(t, Script().take(SOURCE).last(HEALTH, 2, THIS_TURN), source=card)
    assert t.fact(card, HEALTH) == 5


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10_000))
def test_derived_values_always_equal_a_recomputation_from_nothing(seats, seed):
    def compare(t: Toy) -> None:
        settle(t)
        twin = t.copy()
        assert isinstance(twin, Toy)
        twin.bonus = []
        twin.derive(EVERYTHING)
        assert (t.bonus or [0] * (len(t.kind) * STATS)) == twin.bonus

    play_on(random_game(seats, seed), Dice(seed), 120, compare)


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10_000))
def test_guards_and_listeners_always_equal_what_is_in_play(seats, seed):
    def compare(t: Toy) -> None:
        guards = [0] * len(t.guards)
        listeners = 0
        for effect in t.effects:
            if effect.kind in (FORBID, MODIFY, REPLACE):
                guards[effect.what] += 1
            listeners += effect.kind == TRIGGER
        for seat in range(seats):
            for card in t.cards(FIELD, seat):
                listeners += sum(ability.kind == TRIGGER for ability in t.abilities(card))
        assert t.guards == guards
        assert sum(len(row) for row in t.listeners) == listeners

    play_on(random_game(seats, seed), Dice(seed), 120, compare)
