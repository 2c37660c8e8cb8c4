"""Words that later cards brought into the tree, each of them at work."""

from __future__ import annotations

import pytest

from mazo.abilities.tree.deeds import (
    Discard,
    Do,
    Draw,
    Look,
    Put,
    PutCounters,
    RemoveCounters,
    Reveal,
    Sort,
    ToDeck,
    ToPlayer,
)
from mazo.abilities.tree.effects import (
    Can,
    Cant,
    EachPlayer,
    Gain,
    Get,
    If,
    Instead,
    Keyword,
    NextEnters,
    Nothing,
    Play,
    Steps,
    Triggered,
)
from mazo.abilities.tree.facts import CostsLess, FreeToPlay, PlayFrom
from mazo.abilities.tree.nouns import (
    Cards,
    Chosen,
    Compare,
    Different,
    Every,
    Happened,
    HostOf,
    Is,
    Named,
    OfType,
    PlayerHas,
    Ref,
    Size,
    Sum,
    That,
    This,
    Top,
    Turn,
    Under,
    When,
)
from tests.games.lorcana.abilities.lowering.stage import CHARACTERS, MINE, PLAIN, THEIRS, hero, lord, spell, under
from tests.support.table import ME, THIRD, YOU, Made, Situation, made, position

ANYBODY = Chosen(CHARACTERS)
HAND = Cards(("character",), "yours", zone="hand")
OVER = made("Bear", version="Over", cost=6, willpower=6, abilities=[Keyword("Shift", 2)])


def table(me, you=None, *cards: Made, **options) -> Situation:
    return position(me=me, you=you or {}, cards=[*PLAIN, *cards], **options)


# Where characters are.

GUIDE = hero(Triggered((When("quest", "this"),), ToPlayer("gain lore", Sum("lore", HostOf(This())))), name="Guide")
RUNNER = hero(Triggered((When("move from a location", MINE),), Draw()), name="Runner")


def test_the_place_of_a_character_and_nothing_where_there_is_none():
    game = table({"play": ["Tower", "Guide (at Tower)"]}, {}, GUIDE).push("quest Guide")
    assert game.lore(ME) == 2
    assert table({"play": ["Tower", "Guide"]}, {}, GUIDE).push("quest Guide").lore(ME) == 1


def test_a_move_from_a_location_is_not_a_first_move():
    game = table({"play": ["Tower", "Hut", "Runner", "Ant"], "ink": 5}, {}, RUNNER).push("move Ant -> Hut")
    assert game.hand(ME) == []
    assert len(game.push("move Ant -> Tower").hand(ME)) == 1


SIEGE = spell(Get(Every(MINE), "strength", 3, "this turn", Is("challenging a location")), "Siege")
BULLY = lord(Get(Every(MINE), "strength", 1, only=Is("challenging a location")), name="Bully")


@pytest.mark.parametrize(("target", "damage"), [("Tower", 4), ("Dog", 1)])
def test_stronger_only_while_challenging_a_location(target, damage):
    game = table({"play": ["Ant"], "hand": ["Siege"]}, {"play": ["Tower", "Dog (exerted)"]}, SIEGE)
    game.push("play Siege", f"challenge Ant -> {target}")
    assert game.damage(target) == damage


def test_a_fact_for_those_who_challenge_a_location():
    game = table({"play": ["Ant", "Bully"]}, {"play": ["Tower"]}, BULLY).push("challenge Ant -> Tower")
    assert game.damage("Tower") == 2


# Unless.

FROST = spell(
    Cant(ANYBODY, "ready at the start of their turn", "at the start of their next turn", unless=Is("at a location")),
    "Frost",
)
TRUCE = lord(Cant(Every(THEIRS), "quest", unless=Is("damaged")), name="Truce")
TAX = lord(Cant("each opponent", "gain lore", unless=Compare(Happened("challenge", "they"), "at least", 1)), name="Tax")


@pytest.mark.parametrize(("place", "exerted"), [("", True), (", at Hut", False)])
def test_a_prohibition_that_a_card_escapes(place, exerted):
    game = table({"hand": ["Frost"]}, {"play": ["Hut", f"Ant (exerted{place})"]}, FROST).push("play Frost", "end")
    assert game.is_exerted("Ant") is exerted


def test_a_prohibition_that_all_such_cards_escape():
    game = table({"play": ["Truce"]}, {"play": ["Ant", "Dog (damage 1)"]}, TRUCE, active=YOU)
    assert game.legal("quest") == ["quest Dog"]


def test_a_prohibition_that_a_player_escapes():
    game = table({"play": ["Tax", "Ant (exerted)"]}, {"play": ["Dog", "Bear", "Cat"]}, TAX, active=YOU)
    assert game.push("quest Dog").lore(YOU) == 0
    assert game.push("challenge Cat -> Ant", "quest Bear").lore(YOU) == 2


# Shifting and boosting.

BASE = made("Bear", version="Base", willpower=5, abilities=[
    Triggered((When("shift onto", MINE, "this"),), ToPlayer("gain lore", 1)),
])  # fmt: skip
CHEAP = made(
    "Bear", version="Cheap", willpower=5, abilities=lord(CostsLess(1, "this", what="shift onto")).card.abilities
)
CHEER = hero(Triggered((When("boost", MINE),), ToPlayer("gain lore", 1)), name="Cheer")
BOOSTED = made("Tank", willpower=5, abilities=[Keyword("Boost", 1)])
CALL = spell(Play(Chosen(HAND), way="or shift"), "Call")


def test_a_card_sees_what_is_shifted_onto_it_and_nothing_else():
    game = table({"play": ["Bear - Base", "Bear"], "hand": ["Bear - Over", "Bear - Over"], "ink": 4}, {}, OVER, BASE)
    assert game.push("shift Bear - Over -> Bear").lore(ME) == 0
    assert game.push("shift Bear - Over -> Bear - Base").lore(ME) == 1


def test_shifting_onto_a_card_can_cost_less():
    game = table({"play": ["Bear - Cheap"], "hand": ["Bear - Over"], "ink": 1}, {}, OVER, CHEAP)
    assert game.push("shift Bear - Over -> Bear - Cheap").ink(ME) == (0, 1)


def test_boosting_is_an_event():
    game = table({"play": ["Cheer", "Tank"], "ink": 1}, {}, CHEER, BOOSTED).push("boost Tank")
    assert game.lore(ME) == 1


@pytest.mark.parametrize(("answer", "covered"), [("play Bear - Over", []), ("shift Bear - Over -> Bear", ["Bear"])])
def test_an_effect_may_let_a_card_be_played_or_shifted(answer, covered):
    game = table({"play": ["Bear"], "hand": ["Call", "Bear - Over"]}, {}, OVER, CALL).push(
        "play Call", "choose Bear - Over", answer
    )
    assert under(game, "Bear - Over") == covered


# Costs and ways to play.

FIRST = lord(CostsLess(1, Cards(("action",)), limit="first"), name="First")
SHORTCUT = lord(CostsLess(1, "this", what="move", limit="once"), name="Shortcut")
GIVER = lord(FreeToPlay(Cards(("item",), where=(Named(("Rock",)),))), name="Giver")
RAISER = lord(PlayFrom(Cards(("character",), "yours", zone="discard"), state="exerted"), name="Raiser")
HERALD = spell(NextEnters(CHARACTERS, "exerted", Gain(Ref("subject"), Keyword("Rush"), "this turn")), "Herald")
WAKER = spell(NextEnters(CHARACTERS), "Waker")
LUTE = spell(Get(ANYBODY, "singing", 2, "this turn"), "Lute")


def test_only_the_first_action_of_a_turn_costs_less():
    game = table({"play": ["First"], "hand": ["Noise", "Noise"], "ink": 5}, {}, FIRST).push("play Noise")
    assert game.ink(ME) == (4, 1)
    assert game.push("play Noise").ink(ME) == (2, 3)


def test_a_move_costs_less_once_a_turn():
    game = table({"play": ["Shortcut", "Hut", "Tower"], "ink": 5}, {}, SHORTCUT).push("move Shortcut -> Tower")
    assert game.ink(ME) == (4, 1)
    assert game.push("move Shortcut -> Hut").ink(ME) == (3, 2)


def test_such_cards_may_be_played_for_free():
    game = table({"play": ["Giver"], "hand": ["Rock", "Ant"]}, {}, GIVER)
    assert game.legal("play") == ["play Rock for free"]
    assert game.refused("play otherwise Ant: 1")[0] == "no_such_cost"


def test_what_is_played_from_the_discard_may_enter_exerted():
    game = table({"play": ["Raiser"], "hand": ["Dog"], "discard": ["Ant"], "ink": 3}, {}, RAISER)
    game.push("play Ant", "play Dog")
    assert (game.is_exerted("Ant"), game.is_exerted("Dog")) == (True, False)


def test_the_next_character_enters_exerted_and_something_befalls_it():
    game = table({"hand": ["Herald", "Ant", "Dog"], "ink": 3}, {"play": ["Cat (exerted)"]}, HERALD)
    game.push("play Herald", "play Ant", "play Dog")
    assert (game.is_exerted("Ant"), game.is_exerted("Dog")) == (True, False)
    assert (
        table({"hand": ["Waker", "Ant"], "ink": 1}, {}, WAKER).push("play Waker", "play Ant").is_exerted("Ant") is False
    )


def test_a_chosen_character_sings_dearer_songs_for_a_turn():
    game = table({"play": ["Ant"], "hand": ["Lute", "Song"]}, {}, LUTE)
    assert game.legal("sing") == []
    assert game.push("play Lute").legal("sing") == ["sing Song with Ant"]


# What happened this way.

STORM = spell(
    Steps((
        EachPlayer("each player", Discard(1, "they", by="random")),
        ToPlayer("gain lore", Size(Ref("discarded"), (OfType(("item",)),))),
    )),
    "Storm",
)  # fmt: skip
MILL = spell(
    Steps((Do("put into discard", Top(2)), ToPlayer("gain lore", Size(Ref("put into discard"), (OfType(("item",)),))))),
    "Mill",
)
RAINBOW = spell(
    Steps(
        (
            EachPlayer("each player", Reveal(Top(1, "theirs"))),
            ToPlayer("gain lore", Different("ink types", Ref("looked"))),
        )
    ),
    "Rainbow",
)
PEEK = spell(
    Steps((
        Look(Top(2)),
        Sort((Put("stay", 1, up_to=True, cards=Cards(("item",)), reveal=True),), ""),
        If(Compare(Size(Ref("it")), "at least", 1), Do("return to hand", Ref("it")), Nothing()),
        Sort((), "bottom"),
    )),
    "Peek",
)  # fmt: skip
DIG = spell(Draw(bottom=True), "Dig")
SCATTER = spell(ToDeck(Under(ANYBODY), random_order=True), "Scatter")
GLEAN = spell(Do("put into inkwell exerted", Chosen(Cards(zone="under", under=Every(MINE)), 99, up_to=True)), "Glean")


def test_after_a_loop_the_cards_of_all_players_are_meant():
    game = table({"hand": ["Storm", "Rock"]}, {"hand": ["Rock"]}, STORM).push("play Storm")
    assert game.lore(ME) == 2


def test_what_was_put_into_the_discard_is_counted():
    assert table({"hand": ["Mill"], "deck": ["Rock", "Ant", "Rock"]}, {}, MILL).push("play Mill").lore(ME) == 1


def test_the_inks_of_what_all_players_revealed_are_counted():
    game = table({"hand": ["Rainbow"], "deck": ["Cat"]}, {"deck": ["Bear"]}, RAINBOW).push("play Rainbow")
    assert game.lore(ME) == 3


def test_a_card_that_is_only_picked_stays_for_the_next_sentence():
    game = table({"hand": ["Peek"], "deck": ["Rock", "Ant", "Dog"]}, {}, PEEK).push("play Peek", "choose Rock")
    assert (game.hand(ME), game.deck(ME)) == (["Rock"], ["Dog", "Ant"])


def test_a_card_is_drawn_from_the_bottom():
    game = table({"hand": ["Dig"], "deck": ["Rock", "Ant"]}, {}, DIG).push("play Dig")
    assert (game.hand(ME), game.deck(ME)) == (["Ant"], ["Rock"])


def test_cards_go_to_the_bottom_in_a_random_order_that_nobody_knows():
    names = [f"m{at}" for at in range(6)]
    cards = [made(name) for name in names]
    stack = ", ".join(f"facedown {name}" for name in names)
    orders = set()
    for seed in ("a", "b", "c"):
        start = {"hand": ["Scatter"], "play": [f"Bear ({stack})"], "deck": 0}
        game = table(start, {}, SCATTER, *cards, seed=seed).push("play Scatter")
        assert sorted(game.deck(ME)) == names
        orders.add(tuple(game.deck(ME)))
    assert len(orders) > 1


def test_cards_under_several_of_yours_are_chosen_from():
    start = {"hand": ["Glean"], "play": ["Bear (facedown Ant)", "Dog (facedown Ant)", "Rock (facedown Ant)"]}
    game = table(start, {}, GLEAN).push("play Glean", "choose a card; a card")
    assert game.ink(ME) == (0, 2)


# Which time, and whose turn.

SHIELD = lord(Instead(When("takes damage", "this"), first=True), name="Shield")
ECHO = hero(
    Triggered((When("draw", who="each opponent", conditions=(Turn("theirs"),), nth=2),), ToPlayer("gain lore", 1)),
    name="Echo",
)
POKE = spell(PutCounters("damage", 1, ANYBODY), "Poke")
BURN = spell(Do("deal damage", ANYBODY, 1), "Burn")
PAIR = spell(Draw(2), "Pair")


def test_only_the_first_damage_of_a_turn_is_prevented_however_it_comes():
    game = table({"play": ["Shield"], "hand": ["Poke", "Burn", "Burn"]}, {}, SHIELD, POKE, BURN)
    game.push("play Poke")
    assert game.damage("Shield") == 0
    game.push("play Burn")
    assert game.damage("Shield") == 1
    again = table({"play": ["Shield"], "hand": ["Poke", "Burn"]}, {}, SHIELD, POKE, BURN).push("play Burn", "play Poke")
    assert again.damage("Shield") == 1
    assert again.push("end", "end").damage("Shield") == 1


def test_each_opponent_draws_a_second_card_of_their_own_in_their_own_turn():
    game = position(
        me={"play": ["Echo"]},
        you={"hand": ["Pair"]},
        third={"hand": ["Pair"]},
        cards=[*PLAIN, ECHO, PAIR],
    )
    game.push("end", "play Pair")
    assert game.lore(ME) == 1
    game.push("end", "play Pair")
    assert (game.lore(ME), game.active) == (2, THIRD)


# They are those very cards.

RALLY = spell(Steps((Do("ready", Every(MINE)), Cant(Every(MINE), "quest", "this turn"))), "Rally")
LULL = spell(Steps((Do("exert", Every(MINE)), Cant(Every(MINE), "ready", "this turn"))), "Lull")


def test_who_is_readied_can_not_quest_but_who_comes_later_can():
    eager = made("Scout", cost=0, abilities=lord(Can(This(), "quest while drying")).card.abilities)
    game = table({"play": ["Ant (exerted)"], "hand": ["Rally", "Scout"]}, {}, RALLY, eager)
    game.push("play Rally", "play Scout")
    assert (game.is_exerted("Ant"), game.legal("quest")) == (False, ["quest Scout"])


DRILL = spell(
    Steps((Do("ready", Every(MINE)), Do("deal damage", Every(MINE), 1), Cant(Every(MINE), "quest", "this turn"))),
    "Drill",
)


def test_who_is_readied_and_hurt_can_not_quest_but_who_comes_later_can():
    eager = made("Scout", cost=0, abilities=lord(Can(This(), "quest while drying")).card.abilities)
    game = table({"play": ["Ant (exerted)"], "hand": ["Drill", "Scout"]}, {}, DRILL, eager)
    game.push("play Drill", "play Scout")
    assert (game.damage("Ant"), game.is_exerted("Ant"), game.legal("quest")) == (1, False, ["quest Scout"])


def test_who_is_exerted_can_not_be_readied():
    game = table({"play": ["Ant"], "hand": ["Lull", "Rally"]}, {}, RALLY, LULL).push("play Lull", "play Rally")
    assert game.is_exerted("Ant")


BURIED = Cards(("character",), "yours", zone="discard")
RAISE = spell(Steps((Do("return to hand", Chosen(BURIED, name="first")), Play(Ref("first")))), "Raise")
SOOTHE = spell(Steps((RemoveCounters("damage", 4, Every(MINE), total=True), ToPlayer("gain lore", That()))), "Soothe")


def test_a_card_that_a_text_took_to_the_hand_can_be_played_by_it():
    game = table({"hand": ["Raise", "Dog"], "discard": ["Bear", "Cat"]}, {}, RAISE).push("play Raise", "choose Cat")
    assert (game.play(ME), game.hand(ME)) == (["Cat"], ["Dog"])


def test_what_was_shared_out_counts_as_far_as_it_was_removed():
    game = table({"hand": ["Soothe"], "play": ["Bear (damage 1)", "Cat (damage 4)"]}, {}, SOOTHE)
    game.push("play Soothe", "amount 4", "divide 3 Bear; 1 Cat")
    assert (game.damage("Bear"), game.damage("Cat"), game.lore(ME)) == (0, 3, 2)


# Ink drops, and adventurers.

SHOWER = spell(ToPlayer("get ink drops", 2), "Shower")
DROUGHT = spell(ToPlayer("remove ink drops", 1, "each opponent"), "Drought")
MEASURE = lord(Get(This(), "strength", PlayerHas("ink drop")), name="Measure")
BARREL = hero(
    Triggered((When("gets ink drops", who="you"), When("removes ink drops", who="you")), ToPlayer("gain lore", 1)),
    name="Barrel",
)
SPONGE = spell(Do("return to hand", Every(Cards(("character",), "any", (Is("paid with ink drops"),)))), "Sponge")
SCOUT = made("Scout", abilities=[Keyword("Adventurous")])


def test_drops_are_got_and_counted():
    game = table({"play": ["Measure"], "hand": ["Shower"]}, {}, MEASURE, SHOWER)
    before = game.strength("Measure")
    assert game.push("play Shower").strength("Measure") == before + 2


def test_an_opponent_takes_a_drop_away():
    game = table({"play": ["Measure"], "hand": ["Shower"]}, {"hand": ["Drought"]}, MEASURE, SHOWER, DROUGHT)
    before = game.strength("Measure")
    game.push("play Shower", "end", "play Drought")
    assert game.strength("Measure") == before + 1


def test_each_drop_that_comes_or_goes_is_an_event():
    game = table({"play": ["Barrel"], "hand": ["Shower", "Dog"]}, {}, BARREL, SHOWER)
    assert game.push("play Shower", "resolve 1").lore(ME) == 2
    assert game.push("play Dog", "resolve 1").lore(ME) == 4


def test_only_what_a_drop_helped_to_pay_for_is_paid_with_drops():
    game = table({"hand": ["Ant", "Shower", "Dog", "Sponge"], "ink": 1}, {"play": ["Fox"]}, SHOWER, SPONGE)
    game.push("play Ant", "play Shower", "play Dog", "play Sponge")
    assert (game.hand(ME), game.play(ME), game.play(YOU)) == (["Dog"], ["Ant"], ["Fox"])


def test_an_adventurer_must_quest_before_the_turn_ends():
    game = table({"play": ["Scout"]}, {}, SCOUT)
    assert game.refused("end")[0] == "adventurous_must_quest"
    assert game.push("quest Scout", "end").active == YOU
