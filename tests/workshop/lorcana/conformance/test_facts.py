"""Each kind of fact: one that holds, and one that doesn't."""

from __future__ import annotations

from typing import Any

import pytest

from mazo.abilities.tree.deeds import Do
from mazo.abilities.tree.effects import Action, Can, Cant, Gain, Get, Keyword, Must, Static, Steps, Triggered
from mazo.abilities.tree.facts import CostsLess
from mazo.abilities.tree.nouns import Cards, Chosen, Every, This, When
from tests.support.table import made
from tests.workshop.lorcana.conformance.support import (
    BODY,
    at,
    body,
    checks_nothing,
    fact,
    fails,
    first,
    passes,
    run,
    step,
)

BEAR = body("p1.play[0]", "Bear", {"damage": 1})
WOLF = body("p2.play[0]", "Wolf", {"exerted": True}, cost=4, str=3, will=5, lore=2)
KNIGHT = made("Knight", strength=3, abilities=[Keyword("Challenger", 2), Keyword("Support"), Keyword("Shift", 4)])
CARD = at("p1.play[1]", "Knight")
DEEP = made("Deep", abilities=[Keyword("Boost", 1)])


def judged(one: dict[str, Any], *, title: str = "") -> None:
    """The fact holds."""
    result = passes(
        first(one),
        p1={"play": [BEAR, CARD], "hand": 2, "inkwell": 2},
        p2={"play": [WOLF]},
        cards=[KNIGHT],
        path=[title],
    )
    assert result.facts == 1


def wrong(one: dict[str, Any], *, title: str = "") -> Any:
    """The fact doesn't hold; what came out instead."""
    given = {"p1": {"play": [BEAR, CARD], "hand": 2, "inkwell": 2}, "p2": {"play": [WOLF]}}
    return fails(first(one), cards=[KNIGHT], path=[title], **given)[2]


@pytest.mark.parametrize(
    ("query", "arguments", "right", "other"),
    [
        ("getCardZone", [BEAR], "play", "hand"),
        ("getDamage", [BEAR], 1, 0),
        ("isExerted", [WOLF], True, False),
        ("isExertedByInstance", [WOLF], True, False),
        ("getCardStrength", [WOLF], 3, 4),
        ("getCardLore", [WOLF], 2, 1),
        ("hasKeyword", [CARD, "Support"], True, False),
        ("hasKeyword", [CARD, "Ward"], False, True),
        ("getKeywordValue", [CARD, "Challenger"], 2, 3),
        ("getKeywordValue", [CARD, "Shift"], 4, 3),
        ("hasRestriction", [BEAR, "cant-quest"], False, True),
        ("hasTemporaryRestriction", [BEAR, "must-quest"], False, True),
        ("hasPlayerRestriction", ["p1", "cant-play-actions"], False, True),
        ("hasGrantedAbility", [BEAR, "can-challenge-ready"], False, True),
        ("hasTemporaryAbility", [BEAR, "return-to-hand-when-banished"], False, True),
        ("getCardsUnderCount", [BEAR], 0, 1),
        ("canChallenge", [BEAR, WOLF], True, False),
        ("canPlayCard", [BEAR], False, True),
        ("isCardFaceDown", [BEAR], False, True),
        ("getLore", ["p1"], 0, 1),
        ("getAvailableInk", ["p1"], 2, 1),
        ("getTotalInk", ["p1"], 2, 3),
        ("getWinner", [], None, "p1"),
        ("isGameOver", [], False, True),
        ("getActivePlayer", [], "p1", "p2"),
    ],
)
def test_each_question(query, arguments, right, other):
    judged(fact(query, *arguments, is_=right))
    judged(fact(query, *arguments, is_=right, m="toEqual"))
    judged(fact(query, *arguments, is_=other, m="not.toBe"))
    assert wrong(fact(query, *arguments, is_=other)) == right


@pytest.mark.parametrize(
    ("field", "right"),
    [
        ("zone", "play"),
        ("exerted", True),
        ("drying", False),
        ("damage", 0),
        ("strength", 3),
        ("willpower", 5),
        ("lore", 2),
        ("playCost", 4),
        ("moveCost", 0),
        ("hasSupport", False),
        ("hasRush", False),
        ("hasReckless", False),
        ("hasEvasive", False),
        ("hasQuestRestriction", False),
    ],
)
def test_each_property_of_a_card(field, right):
    judged(fact("getCard", WOLF, is_=right, field=[field]))
    assert wrong(fact("getCard", WOLF, is_="nothing", field=[field])) == {field: right}


@pytest.mark.parametrize(
    ("matcher", "right", "other"),
    [
        ("toBeGreaterThan", 1, 2),
        ("toBeGreaterThanOrEqual", 2, 3),
        ("toBeLessThan", 3, 2),
        ("toBeLessThanOrEqual", 2, 1),
    ],
)
def test_comparisons(matcher, right, other):
    judged(fact("getAvailableInk", "p1", is_=right, m=matcher))
    assert wrong(fact("getAvailableInk", "p1", is_=other, m=matcher)) == 2


def test_comparisons_with_nothing():
    judged(fact("getKeywordValue", BEAR, "Resist", is_=None, m="toBeNull"))
    judged(fact("getWinner", is_=None, m="toBeUndefined"))
    judged(fact("isExerted", BEAR, is_=None, m="toBeFalsy"))
    assert wrong(fact("getKeywordValue", CARD, "Challenger", is_=None, m="toBeNull")) == 2


def test_expected_values_inside():
    judged(fact("getDamage", BEAR, is_={**BEAR, "value": 1}, m="toHaveDamage"))
    judged(fact("getCardLore", WOLF, is_={**WOLF, "value": 2}, m="toHaveLore"))
    judged(fact("hasKeyword", CARD, "Support", is_={**CARD, "keyword": "Support"}, m="toHaveKeyword"))
    judged(
        fact(
            "getKeywordValue", CARD, "Challenger", is_={**CARD, "keyword": "Challenger", "value": 2}, m="toHaveKeyword"
        )
    )
    judged(fact("hasKeyword", BEAR, "Support", is_={**BEAR, "keyword": "Support"}, m="not.toHaveKeyword"))
    judged(fact("hasTemporaryRestriction", BEAR, "cant-quest", is_={**BEAR}, m="not.toHaveRestriction"))
    judged(fact("isExerted", "internal", is_=BEAR, m="toBeReady"))
    judged(fact("getCard", BEAR, is_="play", m="toBeInZone"))
    assert wrong(fact("getDamage", BEAR, is_={**BEAR, "value": 2}, m="toHaveDamage")) == 1
    assert wrong(fact("isExerted", "internal", is_=WOLF, m="toBeReady")) is True
    assert wrong(fact("hasTemporaryRestriction", BEAR, "cant-quest", is_={**BEAR}, m="toHaveRestriction")) is False


def test_counts_of_zones():
    judged(fact("getZonesCardCount", is_={"hand": 2, "deck": 10}, m="toHaveZoneCounts"))
    judged(fact("getZonesCardCount", by="p2", is_={"play": 1}, m="toMatchObject"))
    judged(fact("getZonesCardCount", "p2", is_=1, field=["play"]))
    judged(fact("getZonesCardCount", is_={}, value={"hand": 2, "inkwell": 2}, m="toEqual"))
    assert wrong(fact("getZonesCardCount", is_={"hand": 3, "deck": 10}, m="toHaveZoneCounts")) == {"hand": 2}
    assert wrong(fact("getZonesCardCount", "p2", is_=2, field=["play"])) == {"play": 1}


def test_of_several_properties_the_title_says_which_is_meant():
    judged(fact("getCard", WOLF, is_=2, field=["lore", "strength"]))
    judged(fact("getCard", WOLF, is_=2, field=["lore", "strength"]), title="gives lore")
    assert wrong(fact("getCard", WOLF, is_=2, field=["lore", "strength"]), title="loses strength") == {"strength": 3}


def test_objects_by_their_known_properties():
    judged(fact("getCard", WOLF, is_={"zone": "play", "exerted": True, "id": "t1"}, m="toMatchObject"))
    judged(fact("getCard", WOLF, is_={}, value={"zone": "play", "exerted": True, "id": "t1"}, m="toEqual"))
    assert wrong(fact("getCard", WOLF, is_={"zone": "hand"}, m="toMatchObject")) == {"zone": "play"}


def test_cards_in_zones():
    judged(fact("getCardInstanceIdsInZone", "play", "p1", is_=2, m="toHaveLength"))
    judged(fact("getCardInstanceIdsInZone", "hand", "p1", is_=1, m="toBeGreaterThan"))
    listed = [{"ref": "p1.hand[0]", "card": "Filler"}, {"ref": "p1.hand[1]", "card": "Filler"}]
    judged(fact("getCardInstanceIdsInZone", "hand", "p1", is_=2, value=listed))
    judged(fact("getCardInstanceIdsInZone", "hand", "p1", is_={}, value=listed, m="toEqual"))
    assert wrong(fact("getCardInstanceIdsInZone", "hand", "p1", is_=1, value=listed[:1])) == 2
    assert (
        wrong(fact("getCardInstanceIdsInZone", "hand", "p1", is_={}, value=listed[:1], m="toEqual")) == ["Filler"] * 2
    )


def test_cards_under_a_card():
    deep = at("p1.play[0]", "Deep", cardsUnder=[body("p1.limbo[0]", "Deer")])
    under = at("p1.limbo[0]", "Deer")
    given: dict[str, Any] = {"p1": {"play": [deep]}, "cards": [DEEP]}
    for one in (
        fact("getCardsUnder", deep, is_=1, m="toHaveLength"),
        fact("getCardsUnder", deep, is_=1),
        fact("getCardsUnder", deep, is_=[under], m="toEqual"),
        fact("getCard", deep, is_=1, m="toHaveLength"),
        fact("isCardFaceDown", under),
    ):
        assert passes(first(one), **given).facts == 1
    assert fails(first(fact("getCardsUnder", deep, is_=[], m="toEqual")), **given)[2] == ["Deer"]
    assert fails(first(fact("getCardsUnder", deep, is_=0, m="toHaveLength")), **given)[2] == 1


@pytest.mark.parametrize(
    "one",
    [
        fact("getBagCount", is_=3),
        {"m": "toHaveLength", "expected": [1]},
        {"m": "toHavePendingEffectCount", "expected": [1]},
        fact("getCardInstanceIdsInZone", "deck", "p1", is_=None, m="toBeDefined"),
        fact("getCardDefinitionIdsInZone", "deck", "p1", is_="internal", m="toContain"),
        fact("getCardDefinitionIdsInZone", "deck", "p1", is_=["a", "b"], m="toEqual"),
        fact("isExerted", BEAR, is_=2),
        fact("getCardZone", BEAR, is_=True),
        fact("getCard", BEAR, is_=True),
        fact("getCard", BEAR, is_=3, field=["zoneIndex"]),
        fact("getCard", BEAR, is_=4, m="toHaveLength"),
    ],
)
def test_facts_that_say_nothing_about_the_rules_are_left_out(one):
    assert checks_nothing(first(one), p1={"play": [BEAR]}).bag_only


def test_restrictions_count_only_if_an_effect_gave_them():
    lazy = made("Lazy", abilities=[Static((Cant(This(), "quest"),))])
    net = made(
        "Net",
        "action",
        abilities=[
            Action(
                Steps(
                    (
                        Cant(Chosen(Cards(("character",), "opposing")), "quest", "this turn"),
                        Cant(Chosen(Cards(("character",), "opposing"), name="b"), "challenge", "this turn"),
                        Cant(
                            Chosen(Cards(("character",), "opposing"), name="c"),
                            "ready at the start of their turn",
                            "at the start of their next turn",
                        ),
                        Cant(Chosen(Cards(("character",), "opposing"), name="d"), "sing", "this turn"),
                        Must(Chosen(Cards(("character",), "opposing"), name="e"), "quest", "this turn"),
                        Cant("each opponent", "play", "this turn", Cards(("action",))),
                        Can(
                            Chosen(Cards(("character",), "opposing"), name="f"),
                            "challenge ready characters",
                            "this turn",
                        ),
                        Gain(
                            Chosen(Cards(("character",), "opposing"), name="g"),
                            Triggered((When("banish", "this"),), Do("return to hand", This())),
                            "this turn",
                        ),
                    )
                )
            )
        ],
    )
    card, idle = at("p1.hand[0]", "Net"), at("p1.play[0]", "Lazy")
    names = ("cant-quest", "cant-challenge", "cant-quest-or-challenge", "cant-ready", "cant-sing", "must-quest")
    passes(
        first(
            fact("hasRestriction", idle, "cant-quest", is_=False), fact("getCard", idle, field=["hasQuestRestriction"])
        ),
        step(
            "p1",
            "playCard",
            card,
            {"targets": [WOLF] * 7},
            then=[
                *[fact("hasRestriction", WOLF, name) for name in names],
                fact("hasPlayerRestriction", "p2", "cant-play-actions"),
                fact("hasGrantedAbility", WOLF, "can-challenge-ready"),
                fact("hasTemporaryAbility", WOLF, "return-to-hand-when-banished"),
                fact("hasGrantedAbility", WOLF, "gain-lore-when-challenging", is_=False),
            ],
        ),
        step("p1", "passTurn", then=[fact("hasRestriction", WOLF, "cant-quest", is_=False), fact("isExerted", WOLF)]),
        p1={"hand": [card], "play": [idle], "inkwell": 1},
        p2={"play": [WOLF]},
        cards=[lazy, net],
    )


def test_figures_are_as_effects_change_them_and_costs_what_would_be_paid():
    banner = made(
        "Banner",
        "item",
        abilities=[
            Static(
                (
                    Get(Every(Cards(("character",), "yours")), "strength", 2),
                    CostsLess(1, Cards(("character",))),
                )
            )
        ],
    )
    deer = body("p1.hand[0]", "Deer")
    passes(
        first(
            fact("getCardStrength", BEAR, is_=4),
            fact("getCardStrength", deer, is_=2),
            fact("getCard", deer, is_=1, field=["playCost"]),
            fact("canPlayCard", deer),
        ),
        p1={"hand": [deer], "play": [BEAR, at("p1.play[1]", "Banner")], "inkwell": 1},
        cards=[banner],
    )


def test_a_mock_wins_over_a_card_of_the_same_name():
    knight = at("p1.play[0]", "Knight", mock=BODY | {"str": 7})
    passes(first(fact("getCardStrength", knight, is_=7)), p1={"play": [knight]}, cards=[KNIGHT])


def test_mocks_may_have_keywords_structures_and_texts_that_can_be_read():
    ward = body("p1.play[0]", "Shy", abilities=[{"type": "keyword", "keyword": "Ward", "text": "Ward"}])
    tough = body("p1.play[1]", "Tough", abilities=[{"type": "keyword", "keyword": "Resist", "value": 2}])
    effect = {"type": "draw", "amount": 1, "target": "CONTROLLER"}
    dig = at(
        "p1.hand[0]", "Dig", mock={"type": "action", "cost": 0, "abilities": [{"type": "action", "effect": effect}]}
    )
    passes(
        first(fact("hasKeyword", ward, "Ward"), fact("getKeywordValue", tough, "Resist", is_=2)),
        step("p1", "playCard", dig, then=[fact("getZonesCardCount", is_={"hand": 1}, m="toHaveZoneCounts")]),
        p1={"hand": [dig], "play": [ward, tough]},
    )
    mystery = body("p1.play[0]", "Odd", abilities=[{"type": "triggered", "text": "Something else happens."}])
    assert run(first(), p1={"play": [mystery]}).missing == "Odd"
