"""Each kind of refusal: what must be refused is refused, and nothing has changed."""

from __future__ import annotations

from typing import Any

import pytest

from mazo.abilities.tree.deeds import Do, Look, Put, Sort, ToPlayer
from mazo.abilities.tree.effects import Action, Activated, Cost, If, Keyword, PlayersMay, Steps, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, Compare, PlayerHas, Top, When
from tests.support.table import made
from tests.workshop.lorcana.conformance.support import SPELL, at, body, fact, fails, passes, run, step

BEAR = body("p1.play[0]", "Bear")
WOLF = body("p2.play[0]", "Wolf", {"exerted": True})
ZAP = made("Zap", "action", abilities=[Action(Do("deal damage", Chosen(Cards(("character",), "opposing")), 2))])


def refused(*said: Any, err: str, by: str = "p1", **given: Any) -> None:
    """The step is refused here as well, and changes nothing."""
    action, *arguments = said
    lore = fact("getLore", "p1", is_=0)
    result = passes(step(by, action, *arguments, ok=False, err=err, then=[lore]), **given)
    assert result.refusals == 1


def test_not_enough_ink():
    deer = body("p1.hand[0]", "Deer")
    refused("playCard", deer, err="INSUFFICIENT_INK", p1={"hand": [deer], "inkwell": 1})


def test_exerted_and_drying_characters():
    tired = body("p1.play[0]", "Bear", {"exerted": True})
    fresh = body("p1.play[0]", "Bear", {"isDrying": True})
    refused("quest", tired, err="CARD_EXERTED", p1={"play": [tired]})
    refused("quest", fresh, err="CARD_DRYING", p1={"play": [fresh]})
    refused("challenge", fresh, WOLF, err="ATTACKER_DRYING", p1={"play": [fresh]}, p2={"play": [WOLF]})


def test_challenges_that_are_not_allowed():
    ready = body("p2.play[0]", "Wolf")
    bird = at("p2.play[0]", "Bird", exerted=True)
    guard = at("p2.play[1]", "Guard", exerted=True)
    cards = [made("Bird", abilities=[Keyword("Evasive")]), made("Guard", abilities=[Keyword("Bodyguard")])]
    refused("challenge", BEAR, ready, err="DEFENDER_CHARACTER_NOT_EXERTED", p1={"play": [BEAR]}, p2={"play": [ready]})
    refused(
        "challenge",
        BEAR,
        bird,
        err="DEFENDER_EVASIVE_RESTRICTION",
        p1={"play": [BEAR]},
        p2={"play": [bird]},
        cards=cards,
    )
    refused(
        "challenge", BEAR, WOLF, err="DEFENDER_BODYGUARD_RESTRICTION",
        p1={"play": [BEAR]}, p2={"play": [WOLF, guard]}, cards=cards,
    )  # fmt: skip


def test_the_wrong_player():
    refused("quest", WOLF, err="NOT_PRIORITY_HOLDER", by="p2", p2={"play": [WOLF]})


def test_inking_what_cannot_be_inked_or_a_second_time():
    stone = body("p1.hand[0]", "Stone", inkable=False)
    deer, doe = body("p1.hand[0]", "Deer"), body("p1.hand[1]", "Doe")
    refused("ink", stone, err="NOT_INKABLE", p1={"hand": [stone]})
    passes(
        step("p1", "ink", deer),
        step("p1", "ink", doe, ok=False, err="ALREADY_INKED", then=[fact("getTotalInk", "p1", is_=1)]),
        p1={"hand": [deer, doe]},
    )


def test_singers_and_shift_bases():
    song = at("p1.hand[0]", "Hymn", mock=SPELL | {"cost": 5})
    big = made("Stag", version="Grown", cost=6, abilities=[Keyword("Shift", 1)])
    card = at("p1.hand[0]", "Stag - Grown")
    refused("singSong", song, BEAR, err="INSUFFICIENT_SINGER_THRESHOLD", p1={"hand": [song], "play": [BEAR]})
    refused(
        "playCard", card, {"cost": {"cost": "shift", "shiftTarget": BEAR}},
        err="INVALID_SHIFT_TARGET", p1={"hand": [card], "play": [BEAR], "inkwell": 1}, cards=[big],
    )  # fmt: skip


def test_abilities_that_are_used_up_or_unknown():
    once = made("Lamp", "item", abilities=[Activated(Cost(), ToPlayer("gain lore", 1), once=True, name="GLOW")])
    lamp = at("p1.play[0]", "Lamp")
    passes(
        step("p1", "activateAbility", lamp, {"ability": "GLOW"}),
        step(
            "p1",
            "activateAbility",
            lamp,
            {"ability": "GLOW"},
            ok=False,
            err="ABILITY_USES_EXHAUSTED",
            then=[fact("getLore", "p1", is_=1)],
        ),
        p1={"play": [lamp]},
        cards=[once],
    )
    refused("activateAbility", BEAR, err="CARD_RESOLVE_FAILED", p1={"play": [BEAR]})


def test_an_illegal_choice_takes_the_whole_step_back():
    zap = at("p1.hand[0]", "Zap")
    passes(
        step(
            "p1", "playCard", zap, {"targets": [BEAR]}, ok=False, err="INVALID_ACTION_TARGET",
            then=[fact("getCardZone", zap, is_="hand"), fact("getAvailableInk", "p1", is_=1)],
        ),
        p1={"hand": [zap], "play": [BEAR], "inkwell": 1},
        p2={"play": [WOLF]},
        cards=[ZAP],
    )  # fmt: skip


def test_too_few_targets():
    scout = made(
        "Scout",
        abilities=[
            Triggered((When("quest", "this"),), Do("deal damage", Chosen(Cards(("character",), "opposing")), 1))
        ],
    )
    card = at("p1.play[0]", "Scout")
    passes(
        step("p1", "quest", card),
        step(
            "p1",
            "resolveNextPending",
            {"targets": []},
            ok=False,
            err="TOO_FEW_TARGETS",
            then=[fact("getDamage", WOLF, is_=0)],
        ),
        step("p1", "resolveNextPending", {"targets": [WOLF]}, then=[fact("getDamage", WOLF, is_=1)]),
        p1={"play": [card]},
        p2={"play": [WOLF]},
        cards=[scout],
    )


def test_destinations_that_the_text_does_not_allow():
    scry = made("Scry", "action", abilities=[Action(Steps((Look(Top(2)), Sort((Put("top"),), "bottom"))))])
    card = at("p1.hand[0]", "Scry")
    deck = [body("p1.deck[0]", "Low"), body("p1.deck[1]", "Top")]
    said = {"destinations": [{"zone": "deck-bottom", "cards": deck}]}
    passes(
        step("p1", "playCard", card),
        step("p1", "resolveNextPending", said, ok=False, err="INVALID_RESOLVE_EFFECT_SCRY_DESTINATIONS"),
        p1={"hand": [card], "deck": deck, "inkwell": 1},
        cards=[scry],
    )


@pytest.mark.parametrize("err", ["BAG_PENDING", "EFFECT_PENDING", "PASS_TURN_DECISION_PENDING"])
def test_no_turn_action_while_something_is_open(err):
    herald = made(
        "Herald", cost=1, abilities=[Triggered((When("play", "this"),), PlayersMay(ToPlayer("gain lore", 2)))]
    )
    card = at("p1.hand[0]", "Herald")
    given: dict[str, Any] = {"p1": {"hand": [card], "inkwell": 1}, "cards": [herald]}
    result = passes(
        step("p1", "playCard", card),
        step("p1", "passTurn", ok=False, err=err),
        step("p1", "resolveOnlyBag", {"resolveOptional": True}, then=[fact("getLore", "p1", is_=2)]),
        **given,
    )
    assert result.refusals == 1
    assert fails(step("p1", "passTurn", ok=False, err=err))[2] == "nothing is open"


@pytest.mark.parametrize(
    "err", ["RESOLVE_PENDING_EFFECT_UNAVAILABLE", "UNDO_NOT_AVAILABLE", "NOT_CONNECTED", "CARD_NOT_IN_HAND"]
)
def test_refusals_that_say_nothing_about_the_rules_are_passed_over(err):
    result = passes(step("p1", "resolveNextPending", ok=False, err=err, then=[fact("getLore", "p1", is_=0)]))
    assert (result.facts, result.refusals) == (1, 0)


def test_what_should_be_refused_and_is_not_is_a_failure():
    idle = If(Compare(PlayerHas("lore"), "at least", 5), ToPlayer("gain lore", 1))
    tool = made("Tool", "item", abilities=[Activated(Cost(this="exert"), idle)])
    card = at("p1.play[0]", "Tool")
    got = fails(
        step("p1", "activateAbility", card, ok=False, err="ABILITY_USES_EXHAUSTED"),
        p1={"play": [card]},
        cards=[tool],
    )
    assert got == (0, "activateAbility is refused", "it was accepted")


def test_an_ability_whose_if_is_false_is_refused_there_but_paid_in_vain_by_the_book():
    useless = Activated(
        Cost(this="exert"), If(Compare(PlayerHas("lore"), "at least", 5), ToPlayer("gain lore", 1)), name="Hope"
    )
    lamp = at("p1.play[0]", "Lamp")
    cards = [made("Lamp", "item", abilities=[useless])]
    deed = step("p1", "activateAbility", lamp, ok=False, err="ABILITY_CONDITION_NOT_MET")
    result = run(deed, p1={"play": [lamp]}, cards=cards)
    assert result.verdict == "excepted"
    assert result.decided is not None
    assert result.decided.rule == "4.4.4"
    # It would have been refused although something comes of it.
    assert run(deed, p1={"play": [lamp], "lore": 5}, cards=cards).verdict == "failed"


def test_an_ability_that_a_card_does_not_have_can_not_be_used():
    refused("activateAbility", BEAR, {"ability": "Hope"}, err="ABILITY_NOT_FOUND", p1={"play": [BEAR]})


def test_a_card_that_is_not_there_can_not_be_chosen():
    zap = made("Zap", "action", abilities=[Action(Do("deal damage", Chosen(Cards(("character",))), 2))])
    card, ghost = at("p1.hand[0]", "Zap"), at("p2.play[4]", "Ghost")
    passes(
        step("p1", "playCard", card, {"targets": [ghost]}, ok=False, err="INVALID_ACTION_TARGET"),
        p1={"hand": [card], "inkwell": 1, "play": [body("p1.play[0]", "Bear")]},
        cards=[zap],
    )
