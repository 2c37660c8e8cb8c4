"""Each kind of step, on synthetic cards."""

from __future__ import annotations

import pytest

from mazo.abilities.tree.deeds import (
    Discard,
    Do,
    Draw,
    Look,
    MoveCounters,
    NameCard,
    Put,
    RemoveCounters,
    Reveal,
    Sort,
    ToPlayer,
)
from mazo.abilities.tree.effects import (
    Action,
    Activated,
    ChooseOne,
    Cost,
    FreeWith,
    Get,
    If,
    Keyword,
    PlayersMay,
    Static,
    Steps,
    Triggered,
)
from mazo.abilities.tree.nouns import Cards, Chosen, Every, IsNamedCard, Ref, They, Top, When
from tests.support.table import made
from tests.workshop.lorcana.conformance.support import (
    PLACE,
    SPELL,
    THING,
    at,
    body,
    fact,
    fails,
    first,
    passes,
    run,
    step,
)

ANYBODY = Chosen(Cards(("character",)))
OPPOSING = Chosen(Cards(("character",), "opposing"))
ZAP = made("Zap", "action", abilities=[Action(Do("deal damage", ANYBODY, 2))])
HERALD = made("Herald", cost=1, abilities=[Triggered((When("play", "this"),), PlayersMay(ToPlayer("gain lore", 2)))])
SCOUT = made("Scout", cost=1, abilities=[Triggered((When("quest", "this"),), Do("deal damage", OPPOSING, 1))])


def zone(card: str, ref: str, where: str, by: str = "p1") -> object:
    return fact("getCardZone", at(ref, card), is_=where, by=by)


def test_quest_and_pass_turn():
    bear = body("p1.play[0]", "Bear")
    passes(
        step("p1", "quest", bear, then=[fact("getLore", "p1", is_=1), fact("isExerted", bear)]),
        step("p1", "passTurn", then=[fact("getZonesCardCount", "p2", is_={"hand": 1, "deck": 9}, m="toMatchObject")]),
        step("p2", "manualPassTurn", then=[fact("isExerted", bear, is_=False)]),
        p1={"play": [bear]},
    )


def test_challenge():
    bear = body("p1.play[0]", "Bear")
    wolf = body("p2.play[0]", "Wolf", {"exerted": True}, will=2)
    passes(
        first(fact("canChallenge", bear, wolf)),
        step(
            "p1", "challenge", bear, wolf, then=[zone("Wolf", "p2.play[0]", "discard"), fact("getDamage", bear, is_=2)]
        ),
        p1={"play": [bear]},
        p2={"play": [wolf]},
    )


def test_ink_and_play():
    bear = body("p1.hand[0]", "Bear")
    deer = body("p1.hand[1]", "Deer", cost=1)
    passes(
        step("p1", "ink", bear, then=[fact("getAvailableInk", "p1", is_=1)]),
        step("p1", "playCard", deer, then=[zone("Deer", "p1.hand[1]", "play"), fact("getAvailableInk", "p1", is_=0)]),
        p1={"hand": [bear, deer]},
    )


def test_playing_an_action_on_a_target():
    zap, wolf = at("p1.hand[0]", "Zap"), body("p2.play[0]", "Wolf")
    for action, target in (("playCard", {"targets": [wolf]}), ("playCardTo", wolf)):
        passes(
            step("p1", action, zap, target, then=[fact("getDamage", wolf, is_=2)]),
            p1={"hand": [zap], "inkwell": 1},
            p2={"play": [wolf]},
            cards=[ZAP],
        )


@pytest.mark.parametrize(("answer", "lore"), [(True, 2), (False, 0)])
def test_accepting_or_declining_a_trigger(answer, lore):
    herald = at("p1.hand[0]", "Herald")
    passes(
        step("p1", "playCard", herald, then=[fact("getLore", "p1", is_=0)]),
        step("p1", "resolvePendingByCard", herald, {"resolveOptional": answer}, then=[fact("getLore", "p1", is_=lore)]),
        p1={"hand": [herald], "inkwell": 1},
        cards=[HERALD],
    )


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("resolveNextPending", [{"resolveOptional": True}]),
        ("resolveOnlyBag", [{"resolveOptional": True}]),
        ("resolveBag", ["bag:0:1", {"resolveOptional": True}]),
        ("resolveEffect", ["pending:1", {"resolveOptional": True}]),
        ("resolvePendingEffect", [at("p1.hand[0]", "Herald"), {"resolveOptional": True}]),
        ("resolveNextBag", []),
        ("resolveAllBagEffects", [{"resolveOptional": True}]),
        ("resolveAllBagEffects", []),
    ],
)
def test_every_way_to_resolve(action, said):
    herald = at("p1.hand[0]", "Herald")
    passes(
        step("p1", "playCard", herald),
        step("p1", action, *said, then=[fact("getLore", "p1", is_=2)]),
        p1={"hand": [herald], "inkwell": 1},
        cards=[HERALD],
    )


def test_a_may_that_nobody_addresses_stays_open():
    herald, bear = at("p1.hand[0]", "Herald"), body("p1.play[0]", "Bear")
    passes(
        step("p1", "playCard", herald),
        step("p1", "quest", bear, then=[fact("getLore", "p1", is_=1)]),
        p1={"hand": [herald], "play": [bear], "inkwell": 1},
        cards=[HERALD],
    )


def test_the_only_target_is_never_chosen_by_itself():
    scout, wolf = at("p1.play[0]", "Scout"), body("p2.play[0]", "Wolf")
    passes(
        step("p1", "quest", scout, then=[fact("getDamage", wolf, is_=0)]),
        step("p1", "respondWith", wolf, then=[fact("getDamage", wolf, is_=1)]),
        p1={"play": [scout]},
        p2={"play": [wolf]},
        cards=[SCOUT],
    )


def test_a_trigger_without_any_target_is_gone():
    scout, bear = at("p1.play[0]", "Scout"), body("p1.play[1]", "Bear")
    passes(
        step("p1", "quest", scout),
        step("p1", "quest", bear, then=[fact("getLore", "p1", is_=2)]),
        p1={"play": [scout, bear]},
        cards=[SCOUT],
    )


def test_answers_that_come_with_the_action_count_if_no_other_follow():
    herald = at("p1.hand[0]", "Herald")
    passes(
        step("p1", "playCard", herald, {"resolveOptional": True}, then=[fact("getLore", "p1", is_=2)]),
        p1={"hand": [herald], "inkwell": 1},
        cards=[HERALD],
    )


def test_what_needs_no_answer_resolves_by_itself_only_for_who_acts():
    keen = made("Keen", abilities=[Triggered((When("turn start", who="you"),), ToPlayer("gain lore", 1))])
    one = at("p2.play[0]", "Keen")
    passes(
        step("p1", "passTurn", then=[fact("getLore", "p2", is_=0)]),
        step("p2", "resolvePendingByCard", one, then=[fact("getLore", "p2", is_=1)]),
        p2={"play": [one]},
        cards=[keen],
    )
    passes(
        step("server", "passTurn", then=[fact("getLore", "p2", is_=1)]),
        p2={"play": [one]},
        cards=[keen],
    )


def test_an_opponent_answers_in_a_step_of_their_own():
    bully = made("Bully", abilities=[Triggered((When("quest", "this"),), Discard(1, "each opponent"))])
    deer, wolf = body("p2.hand[0]", "Deer"), body("p2.hand[1]", "Wolf")
    passes(
        step("p1", "quest", at("p1.play[0]", "Bully")),
        step("p2", "resolveNextPending", {"targets": [wolf]}, then=[zone("Wolf", "p2.hand[1]", "discard")]),
        p1={"play": [at("p1.play[0]", "Bully")]},
        p2={"hand": [deer, wolf]},
        cards=[bully],
    )


def test_modes_by_their_number():
    fork = made("Fork", "action", abilities=[Action(ChooseOne((ToPlayer("gain lore", 1), Draw(2))))])
    card = at("p1.hand[0]", "Fork")
    counted = fact("getZonesCardCount", is_={"hand": 2}, m="toHaveZoneCounts")
    passes(step("p1", "playCardWithChoice", card, 1, then=[counted]), p1={"hand": [card], "inkwell": 1}, cards=[fork])
    passes(
        step("p1", "playCard", card),
        step("p1", "respondWithChoice", 0, then=[fact("getLore", "p1", is_=1)]),
        p1={"hand": [card], "inkwell": 1},
        cards=[fork],
    )


def test_as_much_as_possible_unless_an_amount_is_said():
    salve = made("Salve", "action", abilities=[Action(RemoveCounters("damage", 2, ANYBODY))])
    card, bear = at("p1.hand[0]", "Salve"), body("p1.play[0]", "Bear", {"damage": 2})
    for said, left in (({}, 0), ({"amount": 1}, 1), ({"amount": 0}, 2)):
        passes(
            step("p1", "playCard", card, {"targets": [bear], **said}, then=[fact("getDamage", bear, is_=left)]),
            p1={"hand": [card], "play": [bear], "inkwell": 1},
            cards=[salve],
        )


def test_looked_at_cards_go_where_they_are_said_to_go():
    scry = made("Scry", "action", abilities=[Action(Steps((Look(Top(3)), Sort((Put("hand"),), "bottom"))))])
    card = at("p1.hand[0]", "Scry")
    deck = [body(f"p1.deck[{place}]", name) for place, name in enumerate(("Low", "Mid", "Top"))]
    said = [{"zone": "hand", "cards": deck[1]}, {"zone": "deck-bottom", "cards": [deck[2], deck[0]]}]
    state = {"zones": {"p1.deck": ["p1.deck[0]", "p1.deck[2]"]}}
    order = fact("getCardDefinitionIdsInZone", "deck", "p1", is_=["x", "y"], m="toEqual")
    passes(
        step("p1", "playCardWithDestinations", card, *said, then=[zone("Mid", "p1.deck[1]", "hand"), order])
        | {"state": state},
        p1={"hand": [card], "deck": deck, "inkwell": 1},
        cards=[scry],
    )


def test_naming_a_card():
    guess = Steps((NameCard(), Reveal(Top(1)), If(They(Ref("it"), (IsNamedCard(),)), ToPlayer("gain lore", 3))))
    seer = made("Seer", "action", abilities=[Action(guess)])
    card, deck = at("p1.hand[0]", "Seer"), [body("p1.deck[0]", "Bear")]
    for named, lore in (("Bear", 3), ("Wolf", 0)):
        passes(
            step("p1", "playCard", card, {"namedCard": named}, then=[fact("getLore", "p1", is_=lore)]),
            p1={"hand": [card], "deck": deck, "inkwell": 1},
            cards=[seer],
        )


def test_bodyguards_enter_exerted_if_it_is_said():
    guard = made("Guard", cost=1, abilities=[Keyword("Bodyguard")])
    card = at("p1.hand[0]", "Guard")
    for said, exerted in (([], False), ([{"enterPlayExerted": True}], True)):
        passes(
            step("p1", "playCard", card, *said, then=[fact("isExerted", card, is_=exerted)]),
            p1={"hand": [card], "inkwell": 1},
            cards=[guard],
        )
    passes(
        step("p1", "playCardOptional", card, True, then=[fact("isExerted", card)]),
        p1={"hand": [card], "inkwell": 1},
        cards=[guard],
    )


def test_shift_and_other_costs():
    big = made("Bear", version="Grown", cost=6, abilities=[Keyword("Shift", 2)])
    free = made("Gift", cost=9, abilities=[Static((FreeWith(),))])
    grown, gift, bear = at("p1.hand[0]", "Bear - Grown"), at("p1.hand[1]", "Gift"), body("p1.play[0]", "Bear")
    passes(
        step("p1", "playCard", grown, {"cost": {"cost": "shift", "shiftTarget": bear}}),
        step("p1", "playCard", gift, then=[zone("Gift", "p1.hand[1]", "play"), zone("Bear", "p1.play[0]", "limbo")]),
        p1={"hand": [grown, gift], "play": [bear], "inkwell": 2},
        cards=[big, free],
    )


def test_songs_are_sung_alone_and_together():
    choir = made(
        "Choir", "action", cost=4, song=True, abilities=[Keyword("Sing Together", 4), Action(ToPlayer("gain lore", 1))]
    )
    bear, deer = body("p1.play[0]", "Bear"), body("p1.play[1]", "Deer")
    song = at("p1.hand[0]", "Lullaby", mock=SPELL | {"cost": 2})
    passes(
        step("p1", "singSong", song, bear, then=[fact("isExerted", bear), zone("Lullaby", "p1.hand[0]", "discard")]),
        p1={"hand": [song], "play": [bear, deer]},
    )
    card = at("p1.hand[0]", "Choir")
    passes(
        step(
            "p1", "playSongTogether", card, [bear, deer], then=[fact("getLore", "p1", is_=1), fact("isExerted", deer)]
        ),
        p1={"hand": [card], "play": [bear, deer]},
        cards=[choir],
    )


def test_moving_to_a_location():
    bear, hill = body("p1.play[0]", "Bear"), at("p1.play[1]", "Hill", mock=PLACE)
    there = fact("getCardLocationId", bear, is_={**bear, "location": hill}, m="toBeAtLocation")
    passes(step("p1", "moveCharacterToLocation", bear, hill, then=[there]), p1={"play": [bear, hill], "inkwell": 1})


def test_using_abilities_by_name_number_or_because_there_is_only_one():
    tool = made(
        "Tool",
        "item",
        abilities=[
            Activated(Cost(this="exert"), ToPlayer("gain lore", 1), name="SHINE"),
            Activated(Cost(pay=1), Draw(), name="DIG"),
        ],
    )
    card = at("p1.play[0]", "Tool")
    for said in ({"ability": "shine"}, {"abilityIndex": 0}, "SHINE", {}):
        passes(
            step("p1", "activateAbility", card, said, then=[fact("getLore", "p1", is_=1)]),
            p1={"play": [card], "inkwell": 0},
            cards=[tool],
        )
    boost = made("Deep", abilities=[Keyword("Boost", 1)])
    deep = at("p1.play[0]", "Deep")
    passes(
        step("p1", "activateAbility", deep, {"ability": "Boost"}, then=[fact("getCardsUnderCount", deep, is_=1)]),
        p1={"play": [deep], "inkwell": 1},
        cards=[boost],
    )


def test_costs_of_abilities_are_paid_with_the_cards_that_are_named():
    forge = made(
        "Forge",
        "item",
        abilities=[
            Activated(
                Cost(effects=(Do("banish", Chosen(Cards(("item",), "yours", other=True), plain=True)),)),
                ToPlayer("gain lore", 1),
            )
        ],
    )
    card, nail, bolt = (
        at("p1.play[0]", "Forge"),
        at("p1.play[1]", "Nail", mock=THING),
        at("p1.play[2]", "Bolt", mock=THING),
    )
    passes(
        step(
            "p1",
            "activateAbility",
            card,
            {"costs": {"banishItems": [bolt]}},
            then=[
                zone("Bolt", "p1.play[2]", "discard"),
                zone("Nail", "p1.play[1]", "play"),
                fact("getLore", "p1", is_=1),
            ],
        ),
        p1={"play": [card, nail, bolt]},
        cards=[forge],
    )


def test_edits_are_followed_by_a_check_and_heard():
    bear, wolf, deer = body("p1.play[0]", "Bear"), body("p2.play[0]", "Wolf"), body("p1.hand[0]", "Deer")
    mourner = made(
        "Mourner",
        abilities=[Triggered((When("banish", Cards(("character",), "yours", other=True)),), ToPlayer("gain lore", 1))],
    )
    one = at("p1.play[1]", "Mourner")
    passes(
        step("server", "manualSetDamage", wolf, 2, then=[fact("getDamage", wolf, is_=2)]),
        step("server", "manualExertCard", wolf, then=[fact("isExerted", wolf)]),
        step("server", "manualReadyCard", wolf, then=[fact("isExerted", wolf, is_=False)]),
        step("server", "manualSetLore", "p2", 7, then=[fact("getLore", "p2", is_=7)]),
        step("server", "manualMoveCard", deer, "discard:player_one", then=[zone("Deer", "p1.hand[0]", "discard")]),
        step("server", "manualMoveCard", deer, "play:player_one", then=[zone("Deer", "p1.hand[0]", "play")]),
        step("engine", "putCardUnder", one, deer, ok=None, then=[zone("Deer", "p1.hand[0]", "limbo")]),
        step(
            "server",
            "manualSetDamage",
            bear,
            3,
            then=[zone("Bear", "p1.play[0]", "discard"), fact("getLore", "p1", is_=1)],
        ),
        p1={"play": [bear, one], "hand": [deer]},
        p2={"play": [wolf]},
        cards=[mourner],
    )


def test_questing_with_all_and_conceding():
    bear, deer = body("p1.play[0]", "Bear"), body("p1.play[1]", "Deer")
    passes(
        step("p1", "questWithAll", then=[fact("getLore", "p1", is_=2)]),
        step("server", "concede", "p2", then=[fact("getWinner", is_="p1"), fact("isGameOver")]),
        p1={"play": [bear, deer]},
    )


def test_a_chosen_player():
    gift = made("Gift", "action", abilities=[Action(Draw(1, "chosen player"))])
    card = at("p1.hand[0]", "Gift")
    passes(
        step("p1", "playCardForPlayer", card, "p2", then=[fact("getZonesCardCount", by="p2", is_=1, field=["hand"])]),
        p1={"hand": [card], "inkwell": 1},
        cards=[gift],
    )


def test_targets_may_be_slots():
    shift = made(
        "Pain",
        "action",
        abilities=[Action(MoveCounters("damage", 1, ANYBODY, Chosen(Cards(("character",)), name="to")))],
    )
    card, bear, wolf = at("p1.hand[0]", "Pain"), body("p1.play[0]", "Bear", {"damage": 1}), body("p2.play[0]", "Wolf")
    passes(
        step(
            "p1",
            "playCard",
            card,
            {"targets": {"kind": "move-damage", "from": [bear], "to": [wolf]}},
            then=[fact("getDamage", bear, is_=0), fact("getDamage", wolf, is_=1)],
        ),
        p1={"hand": [card], "play": [bear], "inkwell": 1},
        p2={"play": [wolf]},
        cards=[shift],
    )


def test_of_copies_that_cannot_be_told_apart_the_legal_one_is_taken():
    copies = {"card": "Bear", "refs": ["p1.hand[0]", "p1.play[0]"], "mock": body("", "")["mock"]}
    passes(
        step("p1", "quest", copies, then=[fact("isExerted", copies)]),
        step("p1", "ink", copies, then=[fact("getTotalInk", "p1", is_=1)]),
        p1={"hand": [copies], "play": [copies]},
    )


def test_decks_are_listed_from_the_bottom():
    deck = [body("p1.deck[0]", "Low"), body("p1.deck[1]", "Top")]
    dig = made("Dig", "action", abilities=[Action(Draw())])
    card = at("p1.hand[0]", "Dig")
    passes(
        step("p1", "playCard", card, then=[zone("Top", "p1.deck[1]", "hand"), zone("Low", "p1.deck[0]", "deck")]),
        p1={"hand": [card], "deck": deck, "inkwell": 1},
        cards=[dig],
    )


def test_the_layout_holds_locations_stacks_damage_and_lore():
    hill = at("p1.play[0]", "Hill", mock=PLACE)
    bear = body("p1.play[1]", "Bear", {"atLocation": hill, "damage": 1, "cardsUnder": [body("p1.limbo[0]", "Deer")]})
    passes(
        first(
            fact("getCardLocationId", bear, is_=hill, m="toEqual"),
            fact("getCardsUnder", bear, is_=1, m="toHaveLength"),
            fact("getDamage", bear, is_={"value": 1}, m="toHaveDamage"),
            fact("getLore", "p2", is_=4),
            fact("getZonesCardCount", "p1", is_={"inkwell": 3, "deck": 10}, m="toMatchObject"),
        ),
        p1={"play": [hill, bear], "inkwell": 3},
        options={"startingLore": {"player_two": 4}},
    )


def test_after_the_end_of_the_game_facts_can_still_be_read():
    bear = body("p1.play[0]", "Bear", {"exerted": True})
    passes(
        step("p1", "passTurn", then=[fact("getWinner", is_="p2"), fact("isExerted", bear)]),
        p1={"play": [bear], "deck": 0},
    )


def test_a_step_for_something_that_has_resolved_already_does_nothing():
    gainer = made("Gainer", cost=1, abilities=[Triggered((When("play", "this"),), ToPlayer("gain lore", 1))])
    card = at("p1.hand[0]", "Gainer")
    passes(
        step("p1", "playCard", card),
        step("p1", "resolvePendingByCard", card, then=[fact("getLore", "p1", is_=1)]),
        p1={"hand": [card], "inkwell": 1},
        cards=[gainer],
    )


def test_an_accepted_step_that_is_refused_here_is_a_failure():
    bear = body("p1.play[0]", "Bear", {"exerted": True})
    at_step, what, got = fails(step("p1", "quest", bear), p1={"play": [bear]})
    assert (at_step, what, got) == (0, "quest is accepted", "quest is not possible now")


def test_steps_of_the_other_engines_tools_are_skipped():
    assert run(step("p1", "undo", "p1")).verdict == "skipped"
    assert run(step("p1", "dance")).verdict == "unclear"


def test_everybody_returns_and_everybody_grows():
    """Effects on all cards need no answers."""
    wind = made("Wind", "action", abilities=[Action(Do("return to hand", Every(Cards(("character",), "opposing"))))])
    feast = made(
        "Feast", "action", abilities=[Action(Get(Every(Cards(("character",), "yours")), "strength", 2, "this turn"))]
    )
    bear, wolf = body("p1.play[0]", "Bear"), body("p2.play[0]", "Wolf")
    passes(
        step("p1", "playCard", at("p1.hand[0]", "Wind"), then=[zone("Wolf", "p2.play[0]", "hand")]),
        step("p1", "playCard", at("p1.hand[1]", "Feast"), then=[fact("getCardStrength", bear, is_=4)]),
        p1={"hand": [at("p1.hand[0]", "Wind"), at("p1.hand[1]", "Feast")], "play": [bear], "inkwell": 2},
        p2={"play": [wolf]},
        cards=[wind, feast],
    )
