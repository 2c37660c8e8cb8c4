"""[7] The zones: what each of them holds, who sees it, and that none has a limit."""

import pytest

from mazo.abilities.tree.deeds import Discard, Do, Draw, Look, PutUnder, RevealHand, ToPlayer
from mazo.abilities.tree.effects import Action, Get, Play, Static, Steps, Triggered
from mazo.abilities.tree.facts import PlayerRule
from mazo.abilities.tree.nouns import Cards, Chosen, Count, Every, Sum, This, Top, When
from mazo.views import ZoneView
from tests.support.rule import rule
from tests.support.table import ME, OLD, THIRD, YOU, Situation, made, position

BEAR = made("Bear", strength=3, willpower=5)
WOLF = made("Wolf", strength=2, willpower=4)
ROCK = made("Rock", "item")
CARDS = [BEAR, WOLF, ROCK]
MINE = Cards(("character",), "yours")


def seen(game: Situation, viewer: int, owner: int, zone: str) -> ZoneView:
    """A player's zone as somebody sees it."""
    return game.game.view(viewer).players[owner].zones[zone]


def faces(game: Situation, viewer: int, owner: int, zone: str) -> list[str]:
    """The faces that somebody sees in a player's zone."""
    return [card.name for card in seen(game, viewer, owner, zone).cards]


# Who sees what.


@rule("lorcana", "7.1.2", "7.1.2.1", "7.4.2", "7.6.2")
@pytest.mark.parametrize("viewer", [ME, YOU, THIRD])
@pytest.mark.parametrize("zone", ["play", "discard"])
def test_everybody_sees_the_cards_of_a_public_zone(zone, viewer):
    game = position(me={zone: ["Bear", "Wolf"]}, you={}, third={}, cards=CARDS)
    assert sorted(faces(game, viewer, ME, zone)) == ["Bear", "Wolf"]
    assert seen(game, viewer, ME, zone).count == 2


@rule("lorcana", "7.4.2")
def test_everybody_sees_the_states_of_cards_in_play():
    game = position(me={"play": ["Bear (exerted, damage 2)"]}, cards=CARDS)
    (bear,) = seen(game, YOU, ME, "play").cards
    assert ("exerted" in bear.states, bear.counters["damage"]) == (True, 2)


@rule("lorcana", "7.1.2.1", "7.7.1")
def test_the_bag_is_public_and_no_place_for_cards():
    twice = made("Twice", abilities=[Triggered((When("quest", "this"),), Draw(1))] * 2)
    game = position(me={"play": ["Twice"]}, cards=[twice]).push("quest Twice")
    assert [game.game.view(viewer).waiting for viewer in (ME, YOU)] == [game.game.view(-1).waiting] * 2
    assert game.bag() == [(ME, "Twice"), (ME, "Twice")]
    assert game.play(ME) == ["Twice"]


@rule("lorcana", "7.1.3.1", "7.2.2", "7.3.2", "7.5.4")
@pytest.mark.parametrize(("zone", "own"), [("deck", []), ("hand", ["Bear", "Wolf"])])
def test_a_private_zone_shows_only_how_many_cards_it_has(zone, own):
    game = position(me={zone: ["Bear", "Wolf"]}, cards=CARDS)
    assert (faces(game, YOU, ME, zone), sorted(faces(game, ME, ME, zone))) == ([], own)
    assert [seen(game, viewer, ME, zone).count for viewer in (ME, YOU)] == [2, 2]


@rule("lorcana", "7.5.4")
def test_of_an_inkwell_all_know_how_many_cards_are_ready_and_nobody_which_they_are():
    game = position(me={"hand": ["Bear", "Wolf"], "ink": 2}, cards=CARDS).push("ink Wolf", "play Bear")
    for viewer in (ME, YOU):
        inkwell = seen(game, viewer, ME, "inkwell")
        assert (inkwell.cards, inkwell.count, inkwell.states) == ((), 3, {"exerted": 1})


@rule("lorcana", "6.1.14.1")
def test_a_revealed_card_is_shown_to_all_players_and_only_such_cards_are():
    show = made("Show", "action", cost=0, abilities=[Action(RevealHand("each opponent"))])
    game = position(
        me={"hand": ["Show", "Wolf"]}, you={"hand": ["Bear"]}, third={"hand": ["Rock"]}, cards=[*CARDS, show]
    ).push("play Show")
    assert [game.knows(seat, "Bear") for seat in (ME, YOU, THIRD)] == [True, True, True]
    assert [game.knows(seat, "Wolf") for seat in (ME, YOU, THIRD)] == [True, False, False]


@rule("lorcana", "6.1.14.2")
def test_when_the_effect_is_over_a_revealed_card_is_as_hidden_as_before():
    show = made(
        "Show", "action", cost=0, abilities=[Action(Steps((RevealHand("each opponent"), ToPlayer("gain lore", 1))))]
    )
    game = position(me={"hand": ["Show"]}, you={"hand": ["Bear"]}, cards=[*CARDS, show]).push("play Show")
    assert (faces(game, ME, YOU, "hand"), seen(game, ME, YOU, "hand").known) == ([], ("Bear",))


@rule("lorcana", "7.4.2.1", "5.1.1.10")
def test_a_facedown_card_in_play_is_private_even_if_it_was_known():
    tuck = made("Tuck", "action", cost=0, abilities=[
        Action(Steps((Look(Top()), PutUnder(Top(), Chosen(MINE))))),
    ])  # fmt: skip
    game = position(me={"hand": ["Tuck"], "play": ["Bear"], "deck": ["Wolf", "Rock"]}, cards=[*CARDS, tuck])
    game.push("play Tuck")
    assert game.names_in("facedown", ME) == ["Wolf"]
    for viewer in (ME, YOU):
        assert faces(game, viewer, ME, "facedown") == []
        (bear,) = seen(game, viewer, ME, "play").cards
        assert bear.counters["under"] == 1


# What they hold.


@rule("lorcana", "7.1.1", "7.1.5")
def test_cards_in_different_zones_are_different_to_an_effect_and_only_play_is_in_play():
    census = made("Census", "action", cost=0, abilities=[Action(ToPlayer("gain lore", Count(MINE)))])
    game = position(
        me={"hand": ["Census", "Bear"], "play": ["Bear (under Wolf)"], "discard": ["Bear"], "ink": 1},
        cards=[*CARDS, census],
    )
    assert game.push("play Census").lore(ME) == 1


@rule("lorcana", "7.1.5")
def test_a_card_is_in_one_zone_at_a_time():
    game = position(me={"hand": ["Bear"], "deck": 0, "ink": 1}, cards=CARDS).push("play Bear")
    zones = ("hand", "deck", "play", "discard")
    assert {zone: game.names_in(zone, ME) for zone in zones} == {
        "hand": [], "deck": [], "play": ["Bear"], "discard": [],
    }  # fmt: skip


@rule("lorcana", "7.3.1", "7.2.1", "7.3.3")
def test_drawn_cards_go_from_the_deck_to_the_hand_and_a_hand_may_grow_to_any_size():
    flood = made("Flood", "action", cost=0, abilities=[Action(Draw(30))])
    game = position(me={"hand": ["Flood", *["Bear"] * 9], "deck": 31}, cards=[*CARDS, flood]).push("play Flood")
    assert (len(game.hand(ME)), len(game.deck(ME))) == (39, 1)
    assert len(game.push("end").hand(ME)) == 39


@rule("lorcana", "7.5.3", "7.5.1")
def test_an_inkwell_may_hold_any_number_of_cards_and_each_is_one_ink():
    dear = made("Dear", cost=31)
    game = position(me={"hand": ["Bear", "Dear"], "ink": 30}, cards=[*CARDS, dear])
    assert game.refused("play Dear")[0] == "too_expensive"
    assert game.push("ink Bear", "play Dear").ink(ME) == (0, 31)


@rule("lorcana", "7.5.5")
def test_an_additional_card_is_inked_by_the_usual_steps():
    more = made("More", "item", abilities=[Static((PlayerRule("ink more", 1),))])
    raw = made("Raw", inkable=False)
    game = position(me={"hand": ["Bear", "Wolf", "Raw"], "play": ["More"]}, cards=[*CARDS, more, raw])
    game.push("ink Bear")
    assert game.refused("ink Raw")[0] == "not_inkable"
    game.push("ink Wolf")
    assert (game.ink(ME), game.knows(YOU, "Wolf")) == ((2, 0), False)
    assert [event.card for event in game.events("inked")] == ["Bear", "Wolf"]


@rule("lorcana", "7.4.1", "6.7.1", "6.7.1.1")
@pytest.mark.parametrize(("card", "zone"), [("Bear", "play"), ("Rock", "play"), ("Hut", "play"), ("Noise", "discard")])
def test_a_played_card_stays_in_its_players_play_zone_unless_it_is_an_action(card, zone):
    more = [made("Hut", "location"), made("Noise", "action")]
    game = position(me={"hand": [card], "ink": 1}, cards=[*CARDS, *more]).push(f"play {card}")
    assert (game.names_in(zone, ME), game.play(YOU)) == ([card], [])


# Leaving play.


@rule("lorcana", "7.4.3", "6.7.7")
def test_those_who_leave_together_are_remembered_as_they_were_together():
    lord = made("Lord", willpower=3, abilities=[Static((Get(Every(MINE), "strength", 4),))])
    last = made("Last", strength=1, abilities=[
        Triggered((When("banish", "this"),), ToPlayer("gain lore", Sum("strength", This()))),
    ])  # fmt: skip
    storm = made("Storm", "action", cost=0, abilities=[Action(Do("banish", Every(Cards(("character",)))))])
    game = position(me={"hand": ["Storm"], "play": ["Lord", "Last"]}, cards=[lord, last, storm]).push("play Storm")
    assert game.lore(ME) == 5


@rule("lorcana", "7.4.3")
@pytest.mark.parametrize(
    "way", [Do("banish", Every(MINE)), Do("return to hand", Every(MINE)), Do("put into inkwell exerted", Every(MINE))]
)
def test_leaving_play_in_whatever_way_is_seen_by_all_who_leave(way):
    farewell = made("Farewell", abilities=[Triggered((When("leave play", MINE),), ToPlayer("gain lore", 1))])
    gone = made("Gone", "action", cost=0, abilities=[Action(way)])
    game = position(me={"hand": ["Gone"], "play": ["Farewell", "Bear"]}, cards=[BEAR, farewell, gone])
    game.push("play Gone")
    while game.legal("resolve"):
        game.push("resolve 1")
    assert game.lore(ME) == 2


@rule("lorcana", "7.3.4")
@pytest.mark.parametrize(("who", "lore"), [("you", 0), ("each opponent", 1)])
def test_who_discards_is_the_player_of_the_hand(who, lore):
    hears = made("Hears", abilities=[Triggered((When("discard", who=who),), ToPlayer("gain lore", 1))])
    mess = made("Mess", "action", cost=0, abilities=[Action(Discard(1, "each opponent"))])
    game = position(me={"hand": ["Mess"], "play": ["Hears"]}, you={"hand": ["Bear"]}, cards=[BEAR, hears, mess])
    game.push("play Mess")
    if game.legal("choose"):
        game.push("choose Bear")
    assert game.lore(ME) == lore


@rule("lorcana", "7.1.5", "5.1.1.8")
@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_a_card_outside_the_play_zone_is_not_in_play(zone):
    game = position(me={zone: ["Bear"], "play": ["Wolf"]}, cards=CARDS)
    assert game.refused("quest Bear")[0] == "not_in_play"
    assert game.legal("quest") == ["quest Wolf"]


@rule("lorcana", "6.7.7")
@pytest.mark.parametrize("edition", ["2.2.0", OLD])
def test_what_a_card_last_was_is_what_it_was_the_last_time_that_it_left(edition):
    last = made("Last", cost=0, strength=1, abilities=[
        Triggered((When("banish", "this"),), ToPlayer("gain lore", Sum("strength", This()))),
    ])  # fmt: skip
    crush = made("Crush", "action", cost=0, abilities=[Action(Do("banish", Chosen(MINE)))])
    dig = made(
        "Dig", "action", cost=0, abilities=[Action(Play(Chosen(Cards(("character",), "yours", zone="discard"))))]
    )
    plus = made("Plus", "action", cost=0, abilities=[Action(Get(Chosen(MINE), "strength", 2, "this turn"))])
    game = position(
        me={"hand": ["Crush", "Dig", "Plus", "Crush"], "play": ["Last"]},
        cards=[last, crush, dig, plus],
        edition=edition,
    )
    assert game.push("play Crush").lore(ME) == 1
    game.push("play Dig")
    if game.legal("choose"):
        game.push("choose Last")
    assert game.push("play Plus", "play Crush").lore(ME) == 4
