"""Answers that were given in another order or another way than this game asks."""

from __future__ import annotations

from typing import Any

import msgspec

from mazo.abilities.tree.deeds import Discard, Do, Draw, Look, Put, RemoveCounters, Reveal, Sort, ToPlayer
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
from mazo.abilities.tree.nouns import Cards, Chosen, Every, OfColour, Ref, This, Top, When
from tests.support.table import made
from tests.workshop.lorcana.conformance.support import (
    BODY,
    SPELL,
    THING,
    Library,
    at,
    body,
    case,
    checks_nothing,
    fact,
    fails,
    first,
    passes,
    step,
    unclear,
)
from workshop.lorcana.conformance.cases import Mock
from workshop.lorcana.conformance.mocks import mock_card
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
    checks_nothing(first({**fact("isExerted", bear, is_=0, m="toBeGreaterThan"), "value": False}), p1={"play": [bear]})


def test_symbols_that_a_text_spells_out_are_read():
    said = "When you play this character, banish all opposing characters with 1 willpower or less."
    read = "When you play this character, banish all opposing characters with 1 {W} or less."
    storm = body("p1.hand[0]", "Storm", abilities=[{"type": "triggered", "text": said}])
    banish = Triggered((When("play", "this"),), Do("banish", Every(Cards(("character",), "opposing"))))
    ran = run_case(case(first(), p1={"hand": [storm]}), Library(texts={read: (banish,)}))
    assert ran.verdict == "empty"


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


# Answers that come one step later than they are asked for here.


def test_how_much_is_said_one_step_after_what_it_is_done_to():
    bear = body("p1.play[0]", "Bear", {"damage": 3})
    card = at("p1.hand[0]", "Balm")
    balm = made("Balm", "action", abilities=[Action(RemoveCounters("damage", 3, Chosen(Cards(("character",)))))])
    passes(
        step("p1", "playCard", card, {"targets": [bear]}),
        step("p1", "resolveNextPending", {"amount": 1}, then=[fact("getDamage", bear, is_=2)]),
        p1={"hand": [card], "play": [bear], "inkwell": 1},
        cards=[balm],
    )


def test_whether_a_bodyguard_enters_exerted_is_said_one_step_later():
    card = body("p1.hand[0]", "Wall", abilities=[{"type": "keyword", "keyword": "Bodyguard"}])
    for exerted in (True, False):
        passes(
            step("p1", "playCard", card),
            step(
                "p1",
                "resolveNextPending",
                {"enterPlayExerted": exerted},
                then=[fact("isExerted", card, is_=exerted)],
            ),
            p1={"hand": [card], "inkwell": 2},
        )


def test_a_step_that_opens_a_question_leaves_the_no_of_the_next_step_to_answer_it():
    card = at("p1.play[0]", "Lucky")
    lucky = made("Lucky", abilities=[Triggered((When("quest", "this"),), PlayersMay(Draw(1)))])
    for answer in (True, False):
        count = fact("getZonesCardCount", "p1", is_={"hand": int(answer)}, m="toMatchObject")
        passes(
            step("p1", "quest", card),
            step("p1", "resolvePendingByCard", card),
            step("p1", "resolveNextPending", {"resolveOptional": answer}, then=[count]),
            p1={"play": [card]},
            cards=[lucky],
        )


# Other conventions.


def test_no_destinations_are_a_no():
    card, top = at("p1.hand[0]", "Peek"), body("p1.deck[0]", "Deer")
    peek = made(
        "Peek",
        "action",
        abilities=[Action(Steps((Reveal(Top(1)), PlayersMay(Do("return to hand", Ref("looked"))))))],
    )
    for said, zone in (({"destinations": []}, "deck"), ({"destinations": [{"zone": "hand", "cards": [top]}]}, "hand")):
        passes(
            step("p1", "playCard", card, said, then=[fact("getCardZone", top, is_=zone)]),
            p1={"hand": [card], "deck": [top], "inkwell": 1},
            cards=[peek],
        )


def test_an_action_that_resolves_lies_in_the_play_area():
    """There it is in a place of its own that no count of a zone includes."""
    card, bear = at("p1.hand[0]", "Zap"), body("p1.play[0]", "Bear")
    zap = made("Zap", "action", abilities=[Action(Do("deal damage", Chosen(Cards(("character",))), 2))])
    for zone, play in (("play", 2), ("limbo", 1)):
        counts = fact("getZonesCardCount", "p1", is_={"play": play, "hand": 0, "discard": 0}, m="toMatchObject")
        passes(
            step("p1", "playCard", card, then=[fact("getCardZone", card, is_=zone), counts]),
            step("p1", "resolveNextPending", {"targets": [bear]}, then=[fact("getCardZone", card, is_="discard")]),
            p1={"hand": [card], "play": [bear], "inkwell": 1},
            cards=[zap],
        )
    hand = fact("getCardZone", card, is_="hand")
    assert fails(
        step("p1", "playCard", card, then=[hand]), p1={"hand": [card], "inkwell": 1, "play": [bear]}, cards=[zap]
    )


def test_the_name_of_a_synthetic_card_says_nothing_of_its_ink():
    card = mock_card("Ruby Friend", msgspec.convert(BODY, Mock), set(), Library())
    assert card.inks == ()


def test_what_hangs_on_the_ink_of_a_synthetic_card_is_unclear_and_all_else_is_not():
    ruby = Cards(("character",), "yours", where=(OfColour(("Ruby",)),))
    gem = made("Gem", abilities=[Triggered((When("quest", ruby),), Draw(1))])
    card, friend = at("p1.play[0]", "Gem"), body("p1.play[1]", "Ruby Friend")
    given: dict[str, Any] = {"p1": {"play": [card, friend]}, "cards": [gem]}
    drawn = fact("getZonesCardCount", "p1", is_={"hand": 1}, m="toMatchObject")
    why = unclear(step("p1", "quest", friend, then=[drawn]), **given)
    assert why == (0, "no case says of which ink Ruby Friend is")
    passes(step("p1", "quest", friend, then=[fact("getLore", "p1", is_=1)]), **given)


def test_the_lore_of_a_player_is_what_the_layout_says_else_what_the_options_say():
    started = {"startingLore": {"player_one": 4, "player_two": 6}}
    asked = first(fact("getLore", "p1", is_=9), fact("getLore", "p2", is_=6))
    passes(asked, p1={"lore": 9}, options=started)
    passes(first(fact("getLore", "p1", is_=0), fact("getLore", "p2", is_=6)), p1={"lore": 0}, options=started)
    assert unclear(first(), options={"startingLore": {"player_three": 1}})[1].endswith("'player_three'")
