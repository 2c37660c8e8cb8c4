"""Answers that were given in another order or another way than this game asks."""

from __future__ import annotations

from typing import Any

from mazo.abilities.tree.deeds import Discard, Do, Look, Put, Sort, ToPlayer
from mazo.abilities.tree.effects import (
    Action,
    Activated,
    Cost,
    Keyword,
    Nothing,
    Play,
    PlayersMay,
    Steps,
    To,
    Triggered,
    UseAbility,
)
from mazo.abilities.tree.nouns import Cards, Chosen, Every, Ref, This, Top, When
from tests.support.table import made
from tests.workshop.lorcana.conformance.support import SPELL, THING, Library, at, body, case, fact, first, passes, step
from workshop.lorcana.conformance.runner import run_case

MY_HAND = Cards(("character",), "yours", zone="hand")


def zone(card: str, ref: str, where: str, by: str = "p1") -> object:
    return fact("getCardZone", at(ref, card), is_=where, by=by)


def under(card: object, count: int) -> object:
    return fact("getCardsUnder", card, is_=count, m="toHaveLength")


def test_a_step_that_is_said_to_the_server_is_taken_like_any_other():
    bear, card = body("p1.play[0]", "Bear"), at("p1.hand[0]", "Nap")
    nap = made("Nap", "action", cost=1, abilities=[Action(Do("exert", Chosen(Cards(("character",)))))])
    said = {"args": {"cardId": card, "targets": [bear]}}
    passes(
        step("engine", "executeMoveForView", "authoritative", "playCard", said, then=[fact("isExerted", bear)]),
        step("engine", "executeMoveForView", "authoritative", "manualPassTurn", {"args": {}}),
        p1={"hand": [card], "play": [bear, body("p1.play[1]", "Wolf")], "inkwell": 1},
        cards=[nap],
    )
    burn = made("Burn", "action", cost=1, abilities=[Action(Discard(who="each opponent"))])
    burned = {"args": {"params": {"targets": [at("p2.hand[1]", "Bear")]}}}
    passes(
        step("p1", "playCard", at("p1.hand[0]", "Burn")),
        step(
            "server", "executeMoveInputForPlayer", "resolveEffect", "p2", burned,
            then=[zone("Bear", "p2.hand[1]", "discard")],
        ),
        p1={"hand": [at("p1.hand[0]", "Burn")], "inkwell": 1},
        p2={"hand": [body("p2.hand[0]", "Wolf"), body("p2.hand[1]", "Bear")]},
        cards=[burn],
    )  # fmt: skip


def test_a_card_is_shifted_onto_the_card_that_is_named_besides_it():
    cub, bear = body("p1.play[0]", "Bear"), at("p1.hand[1]", "Bear - Grown")
    grown = made("Bear", version="Grown", cost=5, abilities=[Keyword("Shift", 3)])
    call = made("Call", "action", cost=1, abilities=[Action(Play(Chosen(MY_HAND), way="or shift"))])
    start = {"hand": [at("p1.hand[0]", "Call"), bear], "play": [cub], "inkwell": 1}
    onto = step("p1", "playCard", at("p1.hand[0]", "Call"), {"targets": [bear, cub]}, then=[under(bear, 1)])
    passes(onto, p1=start, cards=[grown, call])
    beside = step("p1", "playCard", at("p1.hand[0]", "Call"), {"targets": [bear]}, then=[under(bear, 0)])
    passes(beside, p1=start, cards=[grown, call])


def test_an_answer_for_what_needs_no_choice_here_leaves_the_next_question_open():
    wolf, bear = body("p1.discard[0]", "Wolf"), body("p1.hand[1]", "Bear")
    trick = Steps(
        (
            Do("return to hand", Chosen(Cards(("character",), "yours", zone="discard"))),
            PlayersMay(Play(Chosen(MY_HAND))),
        )
    )
    singer = made("Singer", cost=1, abilities=[Triggered((When("quest", "this"),), trick)])
    passes(
        step("p1", "quest", at("p1.play[0]", "Singer")),
        step("p1", "resolveBag", "bag:0:1", {"resolveOptional": True}),
        step("p1", "resolveNextPending", {"targets": [wolf]}, then=[zone("Wolf", "p1.discard[0]", "hand")]),
        step(
            "p1", "resolveNextPending", {"resolveOptional": True, "targets": [bear]},
            then=[zone("Bear", "p1.hand[1]", "play"), zone("Wolf", "p1.discard[0]", "hand")],
        ),
        p1={"play": [at("p1.play[0]", "Singer")], "discard": [wolf], "hand": [body("p1.hand[0]", "Hen"), bear]},
        cards=[singer],
    )  # fmt: skip


def test_what_is_looked_at_may_be_played_or_kept_as_the_destinations_say():
    lamp = at("p1.deck[0]", "Lamp", mock=THING)
    pick = Sort((Put("stay", 1, up_to=True, cards=Cards(("item",)), reveal=True),), "")
    play = To(PlayersMay(Play(Ref())), Nothing(), "otherwise", Do("return to hand", Ref()))
    seek = made("Seek", "action", cost=1, abilities=[Action(Steps((Look(Top(2)), pick, play)))])
    for place in ("play", "hand"):
        said = {"destinations": [{"zone": place, "cards": [lamp]}]}
        passes(
            step("p1", "playCard", at("p1.hand[0]", "Seek"), said, then=[zone("Lamp", "p1.deck[0]", place)]),
            p1={"hand": [at("p1.hand[0]", "Seek")], "deck": [lamp], "inkwell": 1},
            cards=[seek],
        )


def test_an_ability_that_another_one_uses_for_free_costs_nothing():
    hook = made(
        "Hook", "item",
        abilities=[
            Activated(Cost(), UseAbility(This(), "Pull")),
            Activated(Cost(2, this="exert"), ToPlayer("gain lore", 1), name="Pull"),
        ],
    )  # fmt: skip
    card = at("p1.play[0]", "Hook")
    facts = [fact("getLore", "p1", is_=1), fact("isExerted", card), fact("getAvailableInk", "p1", is_=2)]
    passes(
        step("p1", "activateAbility", card, {"ability": "PULL"}, then=facts),
        p1={"play": [card], "inkwell": 2},
        cards=[hook],
    )


def test_a_yes_or_no_is_not_compared_with_a_number():
    bear = body("p1.play[0]", "Bear")
    passes(first({**fact("isExerted", bear, is_=0, m="toBeGreaterThan"), "value": False}), p1={"play": [bear]})


def test_symbols_that_a_text_spells_out_are_read():
    said = "When you play this character, banish all opposing characters with 1 willpower or less."
    read = "When you play this character, banish all opposing characters with 1 {W} or less."
    storm = body("p1.hand[0]", "Storm", abilities=[{"type": "triggered", "text": said}])
    banish = Triggered((When("play", "this"),), Do("banish", Every(Cards(("character",), "opposing"))))
    ran = run_case(case(first(), p1={"hand": [storm]}), Library(texts={read: (banish,)}))
    assert ran.verdict == "passed"


def test_a_player_who_can_not_challenge_this_turn():
    effect = {"type": "restriction", "target": "CONTROLLER", "duration": "this-turn", "restriction": "cant-challenge"}
    peace = at("p1.hand[0]", "Peace", mock=SPELL | {"abilities": [{"type": "action", "effect": effect}]})
    bear, wolf = body("p1.play[0]", "Bear"), body("p2.play[0]", "Wolf", {"exerted": True})
    passes(
        step("p1", "playCard", peace),
        step("p1", "challenge", bear, wolf, ok=False),
        p1={"hand": [peace], "play": [bear], "inkwell": 1},
        p2={"play": [wolf]},
    )


def test_of_several_abilities_of_a_card_the_one_is_meant_that_the_answers_fit():
    herald, bear = at("p1.play[0]", "Herald"), body("p1.play[1]", "Bear")
    both = made(
        "Herald",
        strength=2,
        abilities=[Keyword("Support"), Triggered((When("quest", "this"),), PlayersMay(ToPlayer("gain lore", 3)))],
    )
    given: dict[str, Any] = {"p1": {"play": [herald, bear]}, "cards": [both]}
    passes(
        step("p1", "quest", herald),
        step("p1", "resolvePendingByCard", herald, {"resolveOptional": True}, then=[fact("getLore", "p1", is_=4)]),
        step("p1", "resolveNextPending", {"targets": [bear]}, then=[fact("getCardStrength", bear, is_=4)]),
        **given,
    )
    passes(
        step("p1", "quest", herald),
        step("p1", "resolvePendingByCard", herald, {"targets": [bear]}, then=[fact("getCardStrength", bear, is_=4)]),
        step("p1", "resolvePendingByCard", herald, then=[fact("getLore", "p1", is_=4)]),
        **given,
    )


def test_what_was_said_before_another_player_had_to_choose_is_kept_until_it_is_asked_for():
    card, bear, lost = at("p1.hand[0]", "Raid"), body("p1.play[0]", "Bear"), body("p2.hand[0]", "Deer")
    raid = made(
        "Raid",
        "action",
        abilities=[Action(Steps((Discard(who="each opponent"), Do("exert", Chosen(Cards(("character",)))))))],
    )
    passes(
        step("p1", "playCard", card, {"targets": [bear]}, then=[fact("isExerted", bear, is_=False)]),
        step(
            "p2",
            "respondWith",
            lost,
            then=[
                zone("Deer", "p2.hand[0]", "discard"),
                fact("isExerted", bear),
                zone("Raid", "p1.hand[0]", "discard"),
            ],
        ),
        p1={"hand": [card], "play": [bear, body("p1.play[1]", "Wolf")], "inkwell": 1},
        p2={"hand": [lost, body("p2.hand[1]", "Elk")]},
        cards=[raid],
    )
