"""Words, steps and facts that nobody understands: each is told with its place, and the case is unclear."""

from __future__ import annotations

import pytest

from tests.workshop.lorcana.conformance.support import THING, at, body, fact, first, parsed, run, step, unclear
from workshop.lorcana.conformance.cases import BadCases

BEAR = body("p1.play[0]", "Bear")


@pytest.mark.parametrize(
    ("given", "word"),
    [
        ({"p1": {"play": [body("p1.play[0]", "Deer", {"colour": "brown"})]}}, "colour"),
        ({"p1": {"play": [body("p1.play[0]", "Deer", voice="low")]}}, "voice"),
        ({"p1": {"sideboard": 4}}, "sideboard"),
        ({"options": {"skipPreGame": True}}, "skipPreGame"),
        ({"p3": {}}, "p3"),
    ],
)
def test_a_word_that_nobody_knows_in_a_layout_is_told_with_its_case(given, word):
    (found,) = parsed({"id": "a/b#c", "given": given, "steps": []})
    assert isinstance(found, BadCases)
    assert found.id == "a/b#c"
    assert f'"{word}" means nothing here' in found.text("en")


@pytest.mark.parametrize(
    ("case", "word"),
    [
        ({"weather": "wet"}, "weather"),
        ({"steps": [{"do": {"action": "passTurn", "mood": 1}}]}, "mood"),
        ({"steps": [{"assert": [{"q": "getLore", "sure": True}]}]}, "sure"),
        ({"steps": [{"state": {"bag": 0, "smell": 1}}]}, "smell"),
        ({"steps": [{"after": 1}]}, "after"),
    ],
)
def test_a_word_that_nobody_knows_in_a_case_or_step_is_told_with_its_case(case, word):
    (found,) = parsed({"id": "a/b#c", "given": {}, "steps": [], **case})
    assert isinstance(found, BadCases)
    assert (found.id, f'"{word}" means nothing here' in found.text("en")) == ("a/b#c", True)


@pytest.mark.parametrize(
    ("ability", "why"),
    [
        ({"type": "keyword", "keyword": "Flying"}, "keyword 'Flying' is not known"),
        ({"type": "spell", "text": "Draw a card."}, "Riddle: no ability is known as 'spell'"),
        ({"type": "static", "text": "Draw a card.", "mood": 1}, "Riddle: 'mood' means nothing in an ability"),
    ],
)
def test_a_word_that_nobody_knows_in_a_synthetic_card_makes_the_case_unclear(ability, why):
    card = at("p1.play[0]", "Riddle", mock=THING | {"abilities": [ability]})
    assert unclear(first(), p1={"play": [card]}) == (-1, why)


# Steps that nobody understands.


@pytest.mark.parametrize(
    ("action", "said", "why"),
    [
        ("dance", [], "dance is no step that is known"),
        ("quest", [], "quest: no card is named"),
        ("quest", [at("p1.play[9]", "Ghost")], "quest: no card is known as Ghost"),
        ("challenge", [BEAR], "challenge: no card is named"),
        ("playCard", [3], "playCard: no card is known as 3"),
        ("respondWithChoice", [], "respondWithChoice: an argument is missing"),
        ("playCardWithChoice", [BEAR], "playCardWithChoice: an argument is missing"),
        ("executeMoveForView", ["authoritative"], "executeMoveForView: an argument is missing"),
        ("manualSetDamage", [BEAR, "much"], "manualSetDamage: 'much' is no number"),
        ("manualSetLore", ["p1"], "manualSetLore: None is no number"),
        ("manualMoveCard", [BEAR, "attic:p1"], "manualMoveCard: no zone is known as 'attic'"),
        ("putCardUnder", [BEAR], "putCardUnder: no card is named"),
        ("singSong", [BEAR], "singSong: no card is named"),
        ("activateAbility", [], "activateAbility: no card is named"),
        ("quest", [BEAR, {"speed": 3}], "quest: 'speed' means nothing here"),
        ("quest", [{**BEAR, "colour": "brown"}], "quest: 'colour' means nothing here"),
        ("quest", [BEAR, {"amount": "all"}], "quest: amount 'all' is no number"),
        ("quest", [BEAR, {"inkDrops": -1}], "quest: inkDrops -1 is no number"),
        ("quest", [BEAR, {"resolveOptional": "maybe"}], "quest: resolveOptional 'maybe' is neither yes nor no"),
        ("quest", [BEAR, {"choiceIndex": [0, "b"]}], "quest: choiceIndex [0, 'b'] is no number"),
        ("quest", [BEAR, {"targets": ["p9"]}], "quest: no target is known as 'p9'"),
        ("quest", [BEAR, {"targets": [at("p1.play[9]", "Ghost")]}], "quest: no card is known as Ghost"),
        ("quest", [BEAR, {"targets": {"kind": "a", "via": BEAR}}], "quest: 'via' means nothing here"),
        ("quest", [BEAR, {"destinations": [{"zone": "attic"}]}], "quest: no place is known as 'attic'"),
        ("quest", [BEAR, {"destinations": [{"zone": "hand", "how": 1}]}], "quest: 'how' means nothing here"),
        ("quest", [BEAR, {"costs": {"eatItems": [BEAR]}}], "quest: 'eatItems' means nothing here"),
        ("quest", [BEAR, {"cost": {"cost": "shift", "eat": BEAR}}], "quest: 'eat' means nothing here"),
        ("playCard", [BEAR, {"cost": "beg"}], "playCard: no cost is known as 'beg'"),
    ],
)
def test_a_step_that_nobody_understands_is_told_with_its_place(action, said, why):
    assert unclear(first(), step("p1", action, *said), p1={"play": [BEAR]}) == (1, why)


# Facts that nobody understands.


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (fact("getMood", BEAR), "getMood(Bear) toBe: no such question is known"),
        (fact("getLore", "p1", m="toSparkle"), "getLore(p1) toSparkle: no such comparison is known"),
        (fact("hasKeyword", BEAR, "Flying"), "hasKeyword(Bear, Flying) toBe: keyword 'flying' is not known"),
        (fact("hasKeyword", BEAR), "hasKeyword(Bear) toBe: it says of nothing what is asked"),
        (
            fact("hasRestriction", BEAR, "cant-nap"),
            "hasRestriction(Bear, cant-nap) toBe: restriction 'cant-nap' is not known",
        ),
        (fact("hasGrantedAbility", BEAR, "naps"), "hasGrantedAbility(Bear, naps) toBe: ability 'naps' is not known"),
        (
            fact("hasPlayerRestriction", "p1", "cant-nap"),
            "hasPlayerRestriction(p1, cant-nap) toBe: restriction 'cant-nap' is not known",
        ),
        (fact("getCard", BEAR, field=["mood"]), "getCard(Bear).mood toBe: no property is known as 'mood'"),
        (
            fact("getCard", BEAR, is_={"zone": "play", "mood": 1}, m="toMatchObject"),
            "getCard(Bear) toMatchObject: no property is known as 'mood'",
        ),
        (
            fact("getCard", BEAR, is_=0, field=["damage", "mood"]),
            "getCard(Bear).damage|mood toBe: no property is known as 'mood'",
        ),
        (
            fact("getZonesCardCount", "p1", is_={"hand": 0, "attic": 1}, m="toMatchObject"),
            "getZonesCardCount(p1) toMatchObject: zone 'attic' is not known",
        ),
        (fact("getLore", "p9", is_=0), "getLore(p9) toBe: no player is known as 'p9'"),
        (fact("getLore", "p1", by="p9", is_=0), "getLore(p1) toBe: no player is known as 'p9'"),
        (
            fact("getDamage", BEAR, is_={**BEAR, "value": 0, "sort": "burn"}, m="toHaveDamage"),
            "getDamage(Bear) toHaveDamage: 'sort' means nothing there",
        ),
        (fact("getDamage", at("p1.play[9]", "Ghost")), "getDamage(Ghost) toBe: no card is named"),
        (
            fact("getCardInstanceIdsInZone", "attic", "p1", is_=1, m="toHaveLength"),
            "getCardInstanceIdsInZone(attic, p1) toHaveLength: zone 'attic' is not known",
        ),
    ],
)
def test_a_fact_that_nobody_understands_makes_the_case_unclear_though_the_others_are_judged(asked, why):
    result = run(first(asked, fact("getLore", "p1", is_=0)), p1={"play": [BEAR]})
    assert (result.verdict, result.facts) == ("unclear", 1)
    assert [(one.step, one.why) for one in result.unclear] == [(0, why)]


def test_a_fact_that_is_wrong_is_wrong_whatever_else_is_not_understood():
    result = run(first(fact("getMood", BEAR), fact("getLore", "p1", is_=3)), p1={"play": [BEAR]})
    assert (result.verdict, len(result.unclear)) == ("failed", 1)
