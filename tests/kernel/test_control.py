"""Changes of control, attached weapons, and cards that cover others."""

import pytest

from mazo.abilities.machine.program import OPPONENTS, YOURS
from mazo.kernel.codes import FORBID, STAT, option
from mazo.kernel.loop import run
from mazo.kernel.zones import guests
from tests.kernel.cards import Card, always, when
from tests.kernel.play import befall, choose, names, put, resolve, table
from tests.kernel.script import Script
from tests.kernel.toy import Toy
from tests.kernel.words import (
    COVERING,
    DESTROY,
    DO_ARM,
    DO_COVER,
    DO_PASS,
    DO_PLAY,
    FIELD,
    GAIN,
    GRAVE,
    HAND,
    MINE,
    PLAYED,
    POWER,
    RETURN,
    SEIZE,
    THIS_TURN,
    UNDER,
    UNTIL_YOUR_TURN,
    WEAPON,
    WOUND,
)

SWORD = Card("sword", WEAPON, gifts=[always(STAT, POWER, 3), always(FORBID, DESTROY)])
BANNER = Card("banner", gifts=[always(STAT, POWER, 1)])
SINGER = Card("singer", health=5, gifts=[when(WOUND, Script().do_player(GAIN, 1), MINE)])
MASK = Card("mask", COVERING, power=4, health=7, gifts=[when(PLAYED, Script().do_player(GAIN, 2))])


@pytest.fixture(name="armed")
def a_unit_with_a_sword() -> tuple[Toy, int, int]:
    """Seat 1 has a unit that bears a sword, and something lasts on it."""
    t = table([SWORD, BANNER, SINGER])
    unit = put(t, "plain", 1)
    sword = put(t, "sword", 1)
    t.host[sword] = unit
    resolve(t, Script().select(FIELD, OPPONENTS).last(POWER, 1, UNTIL_YOUR_TURN))
    return t, unit, sword


def test_a_weapon_is_played_onto_a_unit():
    t = table([SWORD])
    unit = put(t, "plain", 0)
    sword = put(t, "sword", 0, HAND)
    run(t)
    choose(t, option(DO_ARM, sword, unit))
    assert (t.host[sword], t.fact(unit, POWER)) == (unit, 5)
    assert guests(t, unit, FIELD) == [sword]


def test_the_weapon_goes_along_when_its_bearer_changes_sides(armed):
    t, unit, sword = armed
    befall(t, SEIZE, unit)
    assert t.cards(FIELD, 0) == [unit, sword]
    assert t.cards(FIELD, 1) == []
    assert t.host[sword] == unit


def test_both_are_the_same_objects_as_before(armed):
    t, unit, sword = armed
    numbers = [t.number[unit], t.number[sword]]
    befall(t, SEIZE, unit)
    assert [t.number[unit], t.number[sword]] == numbers


def test_owner_stays_and_controller_changes(armed):
    t, unit, sword = armed
    befall(t, SEIZE, unit)
    assert [t.owner[unit], t.owner[sword], t.controller[unit], t.controller[sword]] == [1, 1, 0, 0]


def test_what_lasts_on_the_unit_and_what_the_weapon_gives_stays(armed):
    t, unit, _ = armed
    assert t.fact(unit, POWER) == 6
    befall(t, SEIZE, unit)
    assert t.fact(unit, POWER) == 6


def test_states_stay(armed):
    t, unit, _ = armed
    befall(t, WOUND, unit, amount=2)
    befall(t, SEIZE, unit)
    assert t.wounds[unit] == 2


def test_the_weapons_own_guard_works_for_the_new_controller(armed):
    t, unit, _ = armed
    friend, foe = put(t, "plain", 0), put(t, "plain", 1)
    befall(t, SEIZE, unit)
    befall(t, DESTROY, friend, foe)
    assert (t.on_field(friend), t.on_field(foe)) == (True, False)


def test_an_aura_changes_sides_with_its_card():
    t = table([BANNER])
    banner = put(t, "banner", 1)
    mine, yours = put(t, "plain", 0), put(t, "plain", 1)
    befall(t, SEIZE, banner)
    assert (t.fact(mine, POWER), t.fact(yours, POWER)) == (3, 2)


def test_a_trigger_works_for_the_new_controller():
    t = table([SINGER])
    singer = put(t, "singer", 1)
    befall(t, SEIZE, singer)
    befall(t, WOUND, singer)
    assert t.points == [1, 0]


def test_a_card_that_leaves_goes_to_its_owner_and_drops_its_weapon(armed):
    t, unit, sword = armed
    befall(t, SEIZE, unit)
    befall(t, RETURN, unit)
    assert (t.cards(HAND, 1), t.cards(GRAVE, 1)) == ([unit], [sword])
    assert t.effects == []


def test_no_ability_listens_twice_after_going_there_and_back(armed):
    t, unit, _ = armed
    singer = put(t, "singer", 1)
    for seat in (0, 1, 0, 1):
        befall(t, SEIZE, unit, singer, seat=seat)
    assert len(t.listeners[WOUND]) == 1
    assert t.guards[DESTROY] == 1
    assert t.fact(unit, POWER) == 6


@pytest.fixture(name="covered")
def a_covered_unit() -> tuple[Toy, int, int]:
    """A singer with wounds and changed power is covered by a mask."""
    t = table([SINGER, MASK, BANNER])
    singer = put(t, "singer", 0)
    mask = put(t, "mask", 0, HAND)
    resolve(t, Script().select(FIELD, YOURS).last(POWER, 2, THIS_TURN))
    befall(t, WOUND, singer, amount=2)
    t.points[0] = 0
    choose(t, option(DO_COVER, mask, singer))
    return t, singer, mask


def test_the_covered_card_lies_under_the_one_that_covers_it(covered):
    t, singer, mask = covered
    assert (t.cards(FIELD, 0), t.cards(UNDER, 0), t.host[singer]) == ([mask], [singer], mask)


def test_the_heir_inherits_what_lasted_and_the_wounds(covered):
    t, _, mask = covered
    assert (t.fact(mask, POWER), t.wounds[mask]) == (6, 2)


def test_what_was_inherited_ends_when_it_would_have_ended(covered):
    t, _, mask = covered
    choose(t, option(DO_PASS))
    assert t.fact(mask, POWER) == 4


def test_the_abilities_of_the_covered_card_are_silent(covered):
    t, _, mask = covered
    befall(t, WOUND, mask)
    assert t.points == [0, 0]
    assert t.listeners[WOUND] == []


def test_an_aura_under_another_card_is_silent_too():
    t = table([BANNER, MASK])
    banner, friend = put(t, "banner", 0), put(t, "plain", 0)
    mask = put(t, "mask", 0, HAND)
    run(t)
    assert t.fact(friend, POWER) == 3
    choose(t, option(DO_COVER, mask, banner))
    assert t.fact(friend, POWER) == 2


def test_the_covering_card_brings_its_own_abilities(covered):
    t, _, _ = covered
    card = put(t, "plain", 0, HAND)
    choose(t, option(DO_PLAY, card))
    assert t.points == [2, 0]


def test_a_stack_of_cards_changes_sides_together(covered):
    t, singer, mask = covered
    befall(t, SEIZE, mask, seat=1)
    assert (t.cards(FIELD, 1), t.cards(UNDER, 1), t.host[singer]) == ([mask], [singer], mask)


def test_a_stack_of_cards_leaves_together(covered):
    t, _, mask = covered
    befall(t, DESTROY, mask)
    assert sorted(names(t, GRAVE, 0)) == ["mask", "singer"]
    assert t.cards(UNDER, 0) == []
    assert t.effects == []
