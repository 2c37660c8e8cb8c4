"""Cases for later editions: the edition's name, ink drops and what they pay for, Adventurous, replacements."""

from __future__ import annotations

from typing import Any

import pytest

from mazo.abilities.tree.deeds import Do, Draw, ToPlayer
from mazo.abilities.tree.effects import Activated, Cost, Get, Keyword, Pay, PlayersMay, To, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, When
from tests.support.table import made
from tests.workshop.lorcana.conformance.support import PLACE, at, body, fact, fails, first, passes, step, unclear

BEAR = body("p1.play[0]", "Bear")
THREE = body("p1.hand[0]", "Three", cost=3)


def wet(drops: int, ink: int, **side: Any) -> dict[str, Any]:
    """A position of the edition that knows ink drops."""
    return {"p1": {"inkDrops": drops, "inkwell": ink, **side}, "edition": "2.3.0"}


def paid(drops: int, ink: int) -> list[Any]:
    """So many drops and ready cards are left."""
    return [fact("getInkDrops", "p1", is_=drops), fact("getAvailableInk", "p1", is_=ink)]


def test_a_layout_has_ink_drops_and_they_are_asked_apart_from_ink():
    passes(first(*paid(2, 3), fact("getInkDrops", "p2", is_=0), fact("getTotalInk", "p1", is_=3)), **wet(2, 3))
    assert fails(first(fact("getInkDrops", "p1", is_=1)), **wet(2, 3))[2] == 2


@pytest.mark.parametrize("edition", ["2.0.1", "2.2.0"])
def test_a_position_that_an_edition_does_not_know_is_unclear(edition):
    at_step, why = unclear(first(), p1={"inkDrops": 2}, edition=edition)
    assert (at_step, why) == (-1, f"inkDrops 2: edition {edition} knows no such position")


def test_an_edition_that_nobody_knows_makes_the_case_unclear():
    assert "'2.9'" in unclear(first(), edition="2.9")[1]


@pytest.mark.parametrize(("said", "drops", "ink"), [({}, 3, 1), ({"inkDrops": 0}, 3, 1), ({"inkDrops": 2}, 1, 3)])
def test_exactly_so_many_drops_are_removed_as_the_step_says(said, drops, ink):
    passes(step("p1", "playCard", THREE, said, then=paid(drops, ink)), **wet(3, 4, hand=[THREE]))


@pytest.mark.parametrize(("drops", "ink", "said"), [(1, 2, 0), (5, 0, 2), (1, 3, 2), (0, 3, 1), (5, 5, 4)])
def test_what_can_not_be_paid_as_it_is_said_is_refused(drops, ink, said):
    deed = step("p1", "playCard", THREE, {"inkDrops": said}, ok=False, err="INSUFFICIENT_INK", then=paid(drops, ink))
    passes(deed, **wet(drops, ink, hand=[THREE]))


def test_a_cost_that_only_drops_can_pay_is_paid_with_them_if_they_are_said():
    passes(step("p1", "playCard", THREE, {"inkDrops": 3}, then=paid(0, 0)), **wet(3, 0, hand=[THREE]))
    passes(step("p1", "playCard", THREE, {"inkDrops": 1}, then=paid(0, 0)), **wet(1, 2, hand=[THREE]))


def test_shift_abilities_boost_and_moves_are_paid_with_drops():
    base, big = body("p1.play[0]", "Moth - Small"), at("p1.hand[0]", "Moth - Big")
    moth = made("Moth", version="Big", cost=8, abilities=[Keyword("Shift", 2)])
    shift = {"cost": {"cost": "shift", "shiftTarget": base}, "inkDrops": 1}
    passes(step("p1", "playCard", big, shift, then=paid(0, 2)), cards=[moth], **wet(1, 3, play=[base], hand=[big]))
    pump = made("Tool", "item", abilities=[Activated(Cost(2), Draw(1), name="Pump")])
    use = {"ability": "Pump", "inkDrops": 2}
    passes(
        step("p1", "activateAbility", at("p1.play[0]", "Tool"), use, then=paid(0, 1)),
        cards=[pump],
        **wet(2, 1, play=[at("p1.play[0]", "Tool")]),
    )
    deep = body("p1.play[0]", "Deep", abilities=[{"type": "keyword", "keyword": "Boost", "value": 2}])
    boost = step("p1", "activateAbility", deep, {"ability": "Boost", "inkDrops": 1}, then=paid(1, 0))
    passes(boost, **wet(2, 1, play=[deep]))
    lair = at("p1.play[1]", "Lair", mock=PLACE | {"move": 2})
    moved = step("p1", "moveCharacterToLocation", BEAR, lair, {"inkDrops": 1}, then=paid(0, 0))
    passes(moved, **wet(1, 1, play=[BEAR, lair]))


PAYS = made("Toll", abilities=[Triggered((When("quest", "this"),), PlayersMay(To(Pay(1), ToPlayer("gain lore", 2))))])


@pytest.mark.parametrize(
    ("said", "left", "lore"),
    [
        ({"resolveOptional": True, "inkDrops": 1}, (0, 1), 3),
        ({"resolveOptional": True}, (1, 0), 3),
        ({"resolveOptional": False}, (1, 1), 1),
    ],
)
def test_a_payment_inside_an_effect_is_made_with_what_the_answer_says(said, left, lore):
    toll = at("p1.play[0]", "Toll")
    passes(
        step("p1", "quest", toll),
        step("p1", "resolvePendingByCard", toll, said, then=[*paid(*left), fact("getLore", "p1", is_=lore)]),
        cards=[PAYS],
        **wet(1, 1, play=[toll]),
    )


def test_adventurous_is_a_keyword_of_its_edition():
    keen = body("p1.play[0]", "Keen", abilities=[{"type": "keyword", "keyword": "Adventurous"}])
    bear = {**BEAR, "ref": "p1.play[1]"}
    asked = first(fact("hasKeyword", keen, "Adventurous"), fact("hasKeyword", bear, "Adventurous", is_=False))
    passes(asked, p1={"play": [keen, bear]}, edition="2.3.0")


@pytest.mark.parametrize(("index", "hand"), [(0, 1), (1, 0)])
def test_what_one_may_do_instead_is_done_by_the_first_choice_and_not_by_the_second(index, hand):
    lucky = made("Lucky", abilities=[Triggered((When("quest", "this"),), PlayersMay(Draw(1)))])
    card = at("p1.play[0]", "Lucky")
    count = fact("getZonesCardCount", "p1", is_={"hand": hand}, m="toMatchObject")
    passes(
        step("p1", "quest", card),
        step("p1", "resolvePendingByCard", card, {"choiceIndex": index}, then=[count]),
        p1={"play": [card]},
        cards=[lucky],
        edition="2.3.0",
    )


@pytest.mark.parametrize("said", [{"targets": [0, 1]}, {"costs": {"exertCharacters": [0]}, "targets": [1]}])
def test_targets_name_first_what_the_cost_takes_then_what_the_effect_chooses(said):
    tool, wolf = at("p1.play[0]", "Lever"), body("p1.play[2]", "Wolf")
    cards = [{**BEAR, "ref": "p1.play[1]"}, wolf]
    named: dict[str, Any] = {"targets": [cards[one] for one in said["targets"]]}
    if "costs" in said:
        named["costs"] = {"exertCharacters": [cards[0]]}
    mine = Chosen(Cards(("character",), "yours"))
    cost = Cost(effects=(Do("exert", Chosen(Cards(("character",), "yours"))),))
    lever = made("Lever", "item", abilities=[Activated(cost, Get(mine, "strength", 2, "this turn"), name="Pull")])
    passes(
        step(
            "p1",
            "activateAbility",
            tool,
            {"ability": "Pull", **named},
            then=[
                fact("isExerted", cards[0]),
                fact("isExerted", wolf, is_=False),
                fact("getCardStrength", wolf, is_=4),
                fact("getCardStrength", cards[0], is_=2),
            ],
        ),
        p1={"play": [tool, *cards]},
        cards=[lever],
    )
