"""The editions as switches: effects that last, references, and what is done in order to do something else."""

import pytest

from mazo.abilities.tree.deeds import Discard, Do, Draw
from mazo.abilities.tree.effects import Cant, Get, Play, PlayersMay, Static, Steps, To
from mazo.abilities.tree.facts import Enters
from mazo.abilities.tree.nouns import Cards, Chosen, Every, Ref
from tests.games.lorcana.abilities.lowering.stage import MINE, PLAIN, THEIRS, hero
from tests.games.lorcana.abilities.lowering.stage import spell as says
from tests.games.lorcana.rules.switches import shows, values
from tests.support.rule import rule
from tests.support.table import ME, OLD, position

LATE = hero(Static((Enters("this", "exerted"),)), name="Late")


SAFETY = says(Cant(Every(MINE), "be challenged", "until your next turn"))


@shows("late_arrivals")
@rule("lorcana", "6.4.2.1", "1.x 7.6.3")
@pytest.mark.parametrize(("edition", "safe"), [("2.2.0", True), (OLD, False)])
def test_a_rule_covers_late_arrivals_or_not(edition, safe):
    game = position(
        me={"hand": ["Spell", "Late"], "play": ["Bear (exerted)"], "ink": 2}, you={"play": ["Fox"]},
        cards=[*PLAIN, LATE, SAFETY], edition=edition,
    )  # fmt: skip
    game.push("play Spell", "play Late", "end")
    assert game.why_not("challenge Fox -> Bear") is not None
    assert (game.why_not("challenge Fox -> Late") is not None) == safe


BLESSING = says(Get(Chosen(THEIRS), "strength", 2, "until your next turn"))


@shows("leaver_effects")
@rule("lorcana", "9.2.3", "1.x 1.10.2.3")
@pytest.mark.parametrize(("edition", "strength"), [("2.2.0", 5), (OLD, 3)])
def test_timed_effects_of_who_left_go_on_or_end(edition, strength):
    game = position(me={"hand": ["Spell"]}, you={"play": ["Bear"]}, third={}, cards=[*PLAIN, BLESSING], edition=edition)
    game.push("play Spell", "concede")
    assert game.strength("Bear") == strength


REVIVE = says(Steps((Do("banish", Chosen(MINE)), Do("return to hand", Ref()))))


@shows("reset_zone")
@rule("lorcana", "7.1.6", "6.1.11.1", "1.x 8.1.5")
@pytest.mark.parametrize(("edition", "zone"), [("2.2.0", "discard"), (OLD, "hand")])
def test_a_banished_card_is_a_new_object_or_still_the_same(edition, zone):
    game = position(me={"hand": ["Spell"], "play": ["Bear"]}, cards=[*PLAIN, REVIVE], edition=edition).push(
        "play Spell"
    )
    assert "Bear" in game.names_in(zone, ME)


STRONGER = says(Get(Chosen(MINE), "strength", 2, "this turn"), "Stronger")
BACK = says(Steps((Do("banish", Every(MINE)), Play(Every(Cards(("character",), "yours", (), "discard"))))), "Back")


@shows("reset_zone")
@rule("lorcana", "7.1.6", "1.9.6", "1.x 8.1.5")
@pytest.mark.parametrize(("edition", "strength"), [("2.2.0", 3), (OLD, 5)])
def test_what_was_on_a_card_is_gone_with_it_or_comes_back(edition, strength):
    game = position(
        me={"hand": ["Stronger", "Back"], "play": ["Bear"]}, cards=[*PLAIN, STRONGER, BACK], edition=edition
    )
    assert game.push("play Stronger", "play Back").strength("Bear") == strength


TRADE = says(PlayersMay(To(Discard(2), Draw(3))))
PAID = says(To(Discard(2), Draw(3)))


@shows("seq_to")
@rule("lorcana", "6.1.4.1", "6.1.5", "6.1.5.1", "1.x 7.1")
@pytest.mark.parametrize(("edition", "asked"), [("2.2.0", False), ("2.1.0", True), ("2.0.1", True), (OLD, False)])
def test_what_can_not_be_done_completely_in_order_to_do_something(edition, asked):
    assert values("seq_to", OLD, "2.0.1", "2.1.0", "2.2.0") == [1, 0, 2, 3]
    game = position(me={"hand": ["Spell", "Ant"]}, cards=[*PLAIN, TRADE], edition=edition).push("play Spell")
    assert bool(game.legal("yes")) == asked
    if asked:
        game.push("yes", "choose Ant")
        assert game.hand(ME) == []


@shows("seq_to")
@rule("lorcana", "6.1.5.1", "1.x 7.1")
@pytest.mark.parametrize(("edition", "hand"), [("2.2.0", []), (OLD, ["Ant"])])
def test_a_first_part_that_is_a_cost_is_not_paid_in_part(edition, hand):
    game = position(me={"hand": ["Spell", "Ant"]}, cards=[*PLAIN, PAID], edition=edition).push("play Spell")
    if game.legal("choose"):
        game.push("choose Ant")
    assert game.hand(ME) == hand
