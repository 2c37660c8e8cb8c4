"""What a case may say in other words, leave out or add; and that what nobody understands is told with its place."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mazo.abilities.tree.deeds import Discard, Do, Draw, ToPlayer
from mazo.abilities.tree.effects import Action, Activated, Cant, ChooseOne, Cost, Keyword
from mazo.abilities.tree.nouns import Cards, Chosen, Top
from mazo.games.lorcana.cards.catalogue import standard
from tests.cli.run import mazo
from tests.support.table import made
from tests.workshop.lorcana.conformance.support import (
    PLACE,
    SPELL,
    THING,
    Library,
    at,
    body,
    checks_nothing,
    fact,
    fails,
    first,
    parsed,
    passes,
    run,
    step,
)
from workshop.lorcana.conformance.cases import BadCases, Case
from workshop.lorcana.conformance.report import summed
from workshop.lorcana.conformance.runner import run_case, run_cases
from workshop.lorcana.conformance.sources import FromCatalogue

BEAR = body("p1.play[0]", "Bear")
WOLF = body("p2.play[0]", "Wolf", {"exerted": True})
ZAP = made("Zap", "action", abilities=[Action(Do("deal damage", Chosen(Cards(("character",))), 2))])
ZAPS = at("p1.hand[0]", "Zap")


def only(**said: Any) -> Case:
    """A case that says no more than this."""
    (case,) = parsed({"id": "a/b#c", "given": {}, "steps": [], **said})
    assert isinstance(case, Case), case
    return case


# What is left out or added.


def test_whatever_is_missing_or_nothing_has_its_usual_value():
    case = only(
        given={"p1": {"hand": None, "deck": None, "lore": None, "play": [{"card": "Bear", "mock": None}]}, "p2": None},
        steps=[{"assert": None}, {"do": {"action": "passTurn", "args": None}}, {"do": None, "ok": None}],
        path=None,
    )
    assert case.given.side(0).deck == 10
    assert case.given.side(0).hand == ()
    assert case.steps[1].do is not None
    assert (case.steps[1].do.by, case.steps[1].do.args) == ("engine", ())


def test_cards_may_be_given_by_name_alone_in_the_layout_and_by_place_alone_in_a_step():
    found = only(
        given={"p1": {"play": ["BEAR", {"card": "Cub", "atLocation": "Lair - Deep"}, "Lair - Deep"], "hand": ["bear"]}},
        steps=[
            step("p1", "quest", {"ref": "p1.play[0]"}, then=[fact("getLore", "p1", is_=1)]),
            step("p1", "quest", "p1.play[1]"),
        ],
    )
    cards = [made("Bear"), made("Cub"), made("Lair", "location", version="Deep")]
    assert run_case(found, Library(*cards)).failure is None


def test_names_are_read_whatever_their_case_quotes_and_dashes_and_numbers_mean_cards_too():
    source = FromCatalogue(standard())
    names = ("HEIHEI – boat snack", "heihei - Boat Snack", "Be prepared", "Maui\u2019s Fish Hook", "001-007")
    for name in names:
        assert source.find(name) is not None, name
    assert source.find("Nobody - Anywhere") is None


def test_a_card_that_no_set_has_is_told_by_its_name():
    result = run(first(), p1={"play": [at("p1.play[0]", "Nobody - Anywhere")]})
    assert (result.verdict, result.missing) == ("unsupported", "Nobody - Anywhere")
    lost = run(first(), p1={"play": [body("p1.play[0]", "Bear", {"atLocation": at("p1.play[7]", "Nowhere")})]})
    assert (lost.verdict, lost.missing) == ("unsupported", "Nowhere")


def test_a_line_that_is_no_case_is_told_and_the_others_run(tmp_path):
    good = {"id": "01/x#y", "given": {"p1": {"play": [BEAR]}}, "steps": [step("p1", "quest", BEAR)]}
    lines = parsed(good, "no case", {"id": "z"}, good)
    assert [type(one) for one in lines] == [Case, BadCases, BadCases, Case]
    report = summed(run_cases(lines, Library()))
    assert (report.cases, report.empty, report.unclear, report.failed) == (4, 2, 2, 0)
    assert [(one.id, one.step) for one in report.not_understood] == [("line 2", -1), ("z", -1)]
    assert report.not_understood[1].why == 'line 3: "given" is missing.'
    file = tmp_path / "cases.jsonl"
    file.write_text("\n".join([json.dumps(good), "no case"]), encoding="utf-8")
    ran = mazo("conformance", str(file))
    assert ran.code == 0
    assert "1 could not be understood." in ran.out
    assert "? line 2, step 0: line 2: this is no JSON object." in ran.out.splitlines()


# Other words for the same.


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("playCard", [ZAPS, {"targets": [BEAR]}]),
        ("playCard", [ZAPS, {"targets": BEAR}]),
        ("playCard", [ZAPS, {"targets": ["p1.play[0]"]}]),
        ("playCard", ["p1", ZAPS, {"targets": [BEAR]}]),
        ("playCard", [ZAPS, {"targets": [BEAR], "cost": "free"}]),
        ("playCard", [ZAPS, {"targets": [BEAR], "cost": {"cost": "standard"}}]),
        ("playCardTo", [ZAPS, BEAR]),
        ("playCardTo", [ZAPS, [BEAR]]),
        ("playCardTo", [ZAPS, BEAR, {"cost": "standard"}]),
        ("playCardTo", [ZAPS, {"kind": "card", "target": BEAR}]),
    ],
)
def test_every_way_to_play_an_action_on_a_target(action, said):
    passes(
        step("p1", action, *said, then=[fact("getDamage", BEAR, is_=2)]),
        p1={"hand": [ZAPS], "play": [BEAR], "inkwell": 1},
        cards=[ZAP],
    )


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("playCardWithChoice", [1]),
        ("playCardWithChoice", [1, {"targets": []}]),
        ("playCard", [{"choiceIndex": 1}]),
        ("playCard", [{"choiceIndex": [1]}]),
    ],
)
def test_every_way_to_choose_an_effect(action, said):
    card = at("p1.hand[0]", "Fork")
    fork = made("Fork", "action", abilities=[Action(ChooseOne((Draw(1), ToPlayer("gain lore", 2))))])
    passes(
        step("p1", action, card, *said, then=[fact("getLore", "p1", is_=2)]),
        p1={"hand": [card], "inkwell": 1},
        cards=[fork],
    )


def test_shift_onto_the_only_base_and_onto_a_named_one():
    base, card = body("p1.play[0]", "Moth - Small"), at("p1.hand[0]", "Moth - Big")
    big = made("Moth", version="Big", cost=8, abilities=[Keyword("Shift", 2)])
    for said in (
        {"cost": "shift"},
        {"cost": "shift", "shiftTarget": base},
        {"cost": {"cost": "shift", "shiftTarget": base}},
    ):
        passes(
            step("p1", "playCard", card, said, then=[fact("getCardsUnderCount", card, is_=1)]),
            p1={"play": [base], "hand": [card], "inkwell": 2},
            cards=[big],
        )
    passes(
        step(
            "p1",
            "playCard",
            card,
            {"cost": {"cost": "shift", "shiftTarget": WOLF}},
            ok=False,
            err="INVALID_SHIFT_TARGET",
        ),
        p1={"play": [base], "hand": [card], "inkwell": 2},
        p2={"play": [WOLF]},
        cards=[big],
    )


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("singSong", [BEAR]),
        ("singSong", [{"singer": BEAR}]),
        ("playCard", [{"cost": {"cost": "sing", "singer": BEAR}}]),
        ("playCard", [{"cost": "sing", "singer": BEAR}]),
        ("playCard", [{"cost": {"cost": "sing"}}]),
    ],
)
def test_every_way_to_sing(action, said):
    song = at(
        "p1.hand[0]",
        "Lullaby Song",
        mock=SPELL | {"cost": 2, "abilities": [{"type": "action", "effect": {"type": "draw"}}]},
    )
    passes(
        step("p1", action, song, *said, then=[fact("isExerted", BEAR), fact("getCardZone", song, is_="discard")]),
        p1={"hand": [song], "play": [BEAR]},
    )


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("playSongTogether", [[BEAR, body("p1.play[1]", "Cub")]]),
        ("playSongTogether", [BEAR, body("p1.play[1]", "Cub")]),
        ("playSongTogether", [{"singers": [BEAR, body("p1.play[1]", "Cub")]}]),
        ("playCard", [{"cost": {"cost": "singTogether", "singers": [BEAR, body("p1.play[1]", "Cub")]}}]),
    ],
)
def test_every_way_to_sing_together(action, said):
    song, cub = at("p1.hand[0]", "Choir"), body("p1.play[1]", "Cub")
    choir = made(
        "Choir",
        "action",
        cost=9,
        classifications=("Song",),
        abilities=[Keyword("Sing Together", 4), Action(ToPlayer("gain lore", 1))],
    )
    passes(
        step(
            "p1",
            action,
            song,
            *said,
            then=[fact("isExerted", BEAR), fact("isExerted", cub), fact("getLore", "p1", is_=1)],
        ),
        p1={"hand": [song], "play": [BEAR, cub]},
        cards=[choir],
    )


@pytest.mark.parametrize("said", [["Second"], [{"ability": "second"}], [{"abilityIndex": 1}], [1], ["Second", {}]])
def test_every_way_to_name_an_ability(said):
    tool = at("p1.play[0]", "Tool")
    both = made(
        "Tool",
        "item",
        abilities=[
            Activated(Cost(1), Draw(1), name="First"),
            Activated(Cost(1), ToPlayer("gain lore", 1), name="Second"),
        ],
    )
    passes(
        step("p1", "activateAbility", tool, *said, then=[fact("getLore", "p1", is_=1)]),
        p1={"play": [tool], "inkwell": 1},
        cards=[both],
    )


def test_an_error_may_come_with_more_than_its_code():
    deed = step("p1", "resolveNextPending", ok=False)
    checks_nothing(deed | {"err": {"code": "RESOLVE_PENDING_EFFECT_UNAVAILABLE", "message": "Nothing waits."}})
    passes(step("p1", "quest", WOLF, ok=False), p2={"play": [WOLF]})


def test_moving_a_card_to_either_end_of_the_deck():
    deck = [body(f"p1.deck[{n}]", f"Card {n}") for n in range(3)]
    for zone, drawn in (("deck:p1", "Bear"), ("deck-top:player_one", "Bear"), ("deck-bottom:p1", "Card 2")):
        there = fact("getCardInstanceIdsInZone", "deck", "p1", is_=at("p1.play[0]", "Bear"), m="toContain")
        passes(
            step("p1", "manualMoveCard", BEAR, zone, then=[there]),
            step("p1", "passTurn"),
            step("p2", "passTurn", then=[fact("getCardZone", at("", drawn), is_="hand")]),
            p1={"play": [BEAR], "deck": deck},
        )


# Synthetic cards that stand there as structures.


def effect(type: str, **more: Any) -> dict[str, Any]:
    return {"type": type, **more}


CHOSEN = {"selector": "chosen", "count": 1, "owner": "opponent", "zones": ["play"], "cardTypes": ["character"]}


@pytest.mark.parametrize(
    ("structure", "after"),
    [
        (effect("exert", target=CHOSEN), fact("isExerted", WOLF)),
        (effect("return-to-hand", target="CHOSEN_OPPOSING_CHARACTER"), fact("getCardZone", WOLF, is_="hand")),
        (effect("banish", target={**CHOSEN, "selector": "all"}), fact("getCardZone", WOLF, is_="discard")),
        (effect("deal-damage", amount=1, target=CHOSEN), fact("getDamage", WOLF, is_=1)),
        (effect("sequence", steps=[effect("gain-lore", amount=2), effect("draw")]), fact("getLore", "p1", is_=2)),
        (effect("optional", effect=effect("gain-lore")), fact("getLore", "p1", is_=1)),
    ],
)
def test_structures_of_synthetic_actions(structure, after):
    card = at("p1.hand[0]", "Trick", mock=SPELL | {"abilities": [{"type": "action", "effect": structure}]})
    targets = (
        {"targets": [WOLF]} if "target" in structure and structure["target"] != {**CHOSEN, "selector": "all"} else {}
    )
    passes(
        step("p1", "playCard", card, {"resolveOptional": True, **targets}, then=[after]),
        p1={"hand": [card], "inkwell": 1},
        p2={"play": [WOLF]},
    )


def test_structures_of_synthetic_triggers_and_costs():
    ability = {
        "type": "triggered",
        "trigger": {"event": "quest", "on": "SELF", "timing": "whenever"},
        "effect": effect("draw"),
    }
    crow = body("p1.play[0]", "Crow", abilities=[ability])
    passes(
        step("p1", "quest", crow, then=[fact("getZonesCardCount", "p1", is_={"hand": 1}, m="toHaveZoneCounts")]),
        p1={"play": [crow]},
    )
    paid = {"type": "activated", "name": "Turn", "cost": {"exert": True}, "effect": effect("gain-lore")}
    wheel = at("p1.play[0]", "Wheel", mock=THING | {"abilities": [paid]})
    passes(
        step("p1", "activateAbility", wheel, then=[fact("isExerted", wheel), fact("getLore", "p1", is_=1)]),
        p1={"play": [wheel]},
    )


@pytest.mark.parametrize(
    "ability",
    [
        {"type": "action", "effect": effect("dance")},
        {"type": "action", "effect": effect("banish", target={**CHOSEN, "filter": [1]})},
        {"type": "action", "effect": effect("sequence", steps=[effect("draw"), effect("dance")])},
        {"type": "triggered", "trigger": {"event": "sneeze", "on": "SELF"}, "effect": effect("draw")},
        {"type": "activated", "cost": {"banishSelf": True}, "effect": effect("draw")},
        {"type": "action", "effect": effect("draw", twice=True)},
        {"type": "static"},
    ],
)
def test_a_structure_that_nobody_knows_is_told_by_its_card(ability):
    card = at("p1.play[0]", "Riddle", mock=THING | {"abilities": [ability]})
    result = run(first(), p1={"play": [card]})
    assert (result.verdict, result.missing) == ("unsupported", "Riddle")


# Every comparison.


@pytest.mark.parametrize(
    ("one", "holds"),
    [
        (fact("isExerted", WOLF, m="toBeTruthy"), True),
        (fact("isExerted", BEAR, m="toBeTruthy"), False),
        (fact("isExerted", BEAR, m="toBeFalsy"), True),
        (fact("isExerted", WOLF, m="toBeExerted", is_=WOLF), True),
        (fact("isExerted", BEAR, m="toBeExerted", is_=BEAR), False),
        (fact("isExerted", BEAR, m="not.toBeExerted", is_=BEAR), True),
        (fact("isExerted", WOLF, m="not.toBeReady", is_=WOLF), True),
        (fact("isReady", BEAR), True),
        (fact("isDrying", BEAR), False),
        (fact("getLore", "p1", is_=0, m="toStrictEqual"), True),
        (fact("getLore", "p1", is_=0, m="not.toStrictEqual"), False),
        (fact("getLore", "p1", is_=0, m="not.toBeGreaterThan"), True),
        (fact("getLore", "p1", is_={"value": 0}, m="toHaveLore"), True),
        (fact("getLore", "p1", is_=1, m="not.toHaveLore"), True),
        (fact("getDamage", BEAR, is_=1, m="toHaveDamage"), False),
        (fact("getDamage", BEAR, is_={**BEAR, "value": 1}, m="not.toHaveDamage"), True),
        (fact("getCardStrength", BEAR, is_=2, m="toHaveStrength"), True),
        (fact("getCardWillpower", BEAR, is_=3), True),
        (fact("getCardWillpower", BEAR, is_={**BEAR, "value": 4}, m="toHaveWillpower"), False),
        (fact("getCardZone", BEAR, is_="play", m="toBeInZone"), True),
        (fact("getCardZone", BEAR, is_={**BEAR, "zone": "hand"}, m="toBeInZone"), False),
        (fact("getCard", BEAR, is_="hand", m="not.toBeInZone"), True),
        (fact("getCard", BEAR, is_=BEAR, m="toBeReady"), True),
        (fact("getCard", WOLF, is_=2, m="toHaveStrength"), True),
        (fact("getCard", BEAR, is_={"zone": "hand"}, m="not.toMatchObject"), True),
        (fact("getCard", BEAR, is_={"zone": "play", "damage": 0}, m="not.toMatchObject"), False),
        (fact("getCard", BEAR, is_=False, field=["hasWard"]), True),
        (fact("getCard", BEAR, is_=True, field=["hasSingTogether"]), False),
        (fact("getZonesCardCount", "p1", is_={"hand": 1}, m="not.toHaveZoneCounts"), True),
        (fact("getZonesCardCount", is_={"play": 1}, m="toMatchObject"), False),
        (fact("getCardInstanceIdsInZone", "play", "p1", is_=BEAR, m="toContain"), True),
        (fact("getCardInstanceIdsInZone", "play", "p2", is_=BEAR, m="not.toContain"), True),
        (fact("getCardInstanceIdsInZone", "play", "p2", is_=[WOLF], m="toEqual"), True),
        (fact("getCardInstanceIdsInZone", "play", "p2", is_=[BEAR], m="toEqual"), False),
        (fact("getCardInstanceIdsInZone", "hand", "p1", is_=0, m="not.toHaveLength"), False),
        (fact("getCardsUnder", BEAR, is_=1, m="not.toHaveLength"), True),
        (fact("getCardsUnder", BEAR, is_=0, m="toHaveLength"), True),
        (fact("getCardsUnder", BEAR, is_=WOLF, m="toContain"), False),
        (fact("getCardLocationId", BEAR, is_=at("p1.play[1]", "Lair"), m="toBeAtLocation"), False),
        (
            fact("getCardLocationId", BEAR, is_={**BEAR, "location": at("p1.play[1]", "Lair")}, m="not.toBeAtLocation"),
            True,
        ),
        (fact("hasKeyword", BEAR, is_={**BEAR, "keyword": "Ward"}, m="not.toHaveKeyword"), True),
        (fact("hasRestriction", BEAR, "cant-be-challenged"), False),
        (fact("hasRestriction", BEAR, "must-challenge"), False),
        (fact("hasPlayerRestriction", "p1", "cant-gain-lore"), False),
        (fact("hasPlayerRestriction", "p2", "cant-play-characters"), False),
    ],
)
def test_every_comparison_and_its_contrary(one, holds):
    given: dict[str, Any] = {"p1": {"play": [BEAR, at("p1.play[1]", "Lair", mock=PLACE)]}, "p2": {"play": [WOLF]}}
    if holds:
        assert passes(first(one), **given).facts == 1
    else:
        assert fails(first(one), **given)[0] == 0


def test_a_player_is_kept_from_the_cards_that_the_effect_speaks_of_and_no_others():
    hush = made(
        "Hush",
        "action",
        abilities=[Action(Cant("each opponent", "play", "until your next turn", Cards(("action",))))],
    )
    card, trick = at("p1.hand[0]", "Hush"), at("p2.hand[0]", "Trick", mock=SPELL)
    passes(
        step(
            "p1", "playCard", card,
            then=[
                fact("hasPlayerRestriction", "p2", "cant-play-actions"),
                fact("hasPlayerRestriction", "p2", "cant-play-items", is_=False),
                fact("hasPlayerRestriction", "p1", "cant-play-actions", is_=False),
            ],
        ),
        p1={"hand": [card], "inkwell": 1},
        p2={"hand": [trick, at("p2.hand[1]", "Toy", mock=THING)]},
        cards=[hush],
    )  # fmt: skip


def test_a_chosen_player_may_be_named_in_several_ways():
    card = at("p1.hand[0]", "Gift")
    gift = made("Gift", "action", abilities=[Action(Draw(1, "chosen player"))])
    for action, said in (
        ("playCardForPlayer", ["p2"]),
        ("playCard", [{"targets": ["player_two"]}]),
        ("playCard", [{"playerTargets": ["p2"]}]),
        ("playCard", [{"targets": [{"kind": "player", "player": "p2"}]}]),
    ):
        passes(
            step("p1", action, card, *said, then=[fact("getZonesCardCount", "p2", is_={"hand": 3}, m="toMatchObject")]),
            p1={"hand": [card], "inkwell": 1},
            p2={"hand": 2},
            cards=[gift],
        )


# What the recorder or chance has lost.


def test_a_fact_whose_recorded_value_is_another_was_about_something_derived():
    gained = fact("getLore", "p1", is_=2, value=3)
    counted = fact("getCardZone", BEAR, is_=1, value="play")
    more = fact("getLore", "p1", is_=5, m="toBeGreaterThan", value=0)
    result = run(first(gained, counted, more), p1={"play": [BEAR]})
    assert (result.verdict, result.facts, result.unclear) == ("empty", 0, ())
    fails(first(fact("getLore", "p1", is_=2, value=2)), p1={"play": [BEAR]})


def test_which_card_chance_picks_is_nobodys_rule():
    card = at("p1.hand[0]", "Gust")
    gust = made("Gust", "action", abilities=[Action(Discard(who="each opponent", by="random"))])
    hand = [body(f"p2.hand[{n}]", f"Card {n}") for n in range(4)]
    given: dict[str, Any] = {"p1": {"hand": [card], "inkwell": 1}, "p2": {"hand": hand}, "cards": [gust]}
    for lost in hand:
        passes(step("p1", "playCard", card, then=[fact("getCardZone", lost, is_="discard")]), **given)
    both = [fact("getCardZone", one, is_="discard") for one in hand[:2]]
    fails(step("p1", "playCard", card, then=both), **given)


def test_the_bottom_card_that_was_taken_for_the_top_one_is_told_as_an_exception():
    card = at("p1.hand[0]", "Well")
    well = made("Well", "action", abilities=[Action(Do("put into inkwell exerted", Top()))])
    deck = [body(f"p1.deck[{n}]", f"Card {n}") for n in range(3)]
    given: dict[str, Any] = {"p1": {"hand": [card], "deck": deck, "inkwell": 1}, "cards": [well]}
    result = run(step("p1", "playCard", card, then=[fact("getCardZone", deck[0], is_="inkwell")]), **given)
    assert result.verdict == "excepted"
    assert result.decided is not None
    assert result.decided.rule == "7.2.1"
    fails(step("p1", "playCard", card, then=[fact("getCardZone", deck[1], is_="inkwell")]), **given)
    passes(step("p1", "playCard", card, then=[fact("getCardZone", deck[2], is_="inkwell")]), **given)
