"""[1] Concepts: who plays, whom a text means, what abilities are, illegal actions, damage and drawing."""

import pytest

from mazo.abilities.tree.deeds import Do, Draw, MoveCounters, PutCounters, RemoveCounters, ToPlayer
from mazo.abilities.tree.effects import (
    Action,
    Activated,
    Cant,
    Cost,
    Get,
    Instead,
    Keyword,
    Static,
    Steps,
    Triggered,
)
from mazo.abilities.tree.facts import More
from mazo.abilities.tree.nouns import Cards, Chosen, Every, This, Top, When
from mazo.errors import BadConfig, BadDeck
from mazo.games.lorcana.cards import construction
from mazo.games.lorcana.cards.catalogue import standard
from tests.support.rule import rule
from tests.support.table import FOURTH, ME, THIRD, YOU, fresh, made, numbered, position

CHARACTERS = Cards(("character",))
MINE = Cards(("character",), "yours")
THEIRS = Cards(("character",), "opposing")
STITCH = "Stitch - New Dog"
BEAR = made("Bear", strength=3, willpower=9)
OX = made("Ox", strength=2, willpower=9)


# [1.1] [1.3] [1.4] Players and cards.


@rule("lorcana", "1.1.1", "1.3.1", "1.1.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_players_or_more_play_each_with_a_deck(players):
    game = fresh(players=players)
    assert game.game.seats == players
    assert all(game.deck(seat) for seat in range(players))


@rule("lorcana", "1.1.1", "1.3.1")
def test_nobody_plays_alone():
    with pytest.raises(BadConfig):
        fresh(numbered("a", 12))


@rule("lorcana", "1.1.2", "5.1.1")
@pytest.mark.parametrize("seat", [ME, YOU])
def test_everybody_sees_lore_and_damage(seat):
    game = position(me={"lore": 7, "play": ["Bear (damage 2, exerted)"]}, you={"lore": 3}, cards=[BEAR])
    view = game.game.view(seat)
    (bear,) = view.players[ME].zones["play"].cards
    assert [player.scores["lore"] for player in view.players] == [7, 3]
    assert (bear.counters["damage"], "exerted" in bear.states) == (2, True)


@rule("lorcana", "1.4.1", "1.4.2", "5.2.10.3")
def test_only_cards_of_the_ordinary_sets_are_cards():
    assert all(code.isdigit() for card in standard() for code in card.sets)
    with pytest.raises(BadDeck):
        construction.load_deck("60 Yen Sid - Quest Giver", standard())


@rule("lorcana", "1.3.4.1")
def test_a_player_is_active_until_the_next_one_begins_a_turn():
    game = position(third={})
    assert game.active == ME
    game.push("end")
    assert (game.active, game.deciding) == (YOU, YOU)
    game.push("end")
    assert game.active == THIRD


# [1.3] Whom a text means.

CURSE = made("Curse", "item", abilities=[Static((Cant("each opponent", "play"),))])


@rule("lorcana", "1.3.5.1", "1.3.5.2", "1.3.5.3")
def test_all_others_are_opponents_of_an_effects_player():
    game = position(
        me={"play": ["Curse"], "hand": [STITCH], "ink": 1},
        you={"hand": [STITCH], "ink": 1},
        third={"hand": [STITCH], "ink": 1},
        fourth={"hand": [STITCH], "ink": 1},
        cards=[CURSE],
    )
    assert game.legal("play")
    for opponent in (YOU, THIRD, FOURTH):
        game.push("end")
        assert game.active == opponent
        assert game.legal("play") == []


@rule("lorcana", "1.3.5.3", "1.3.5.1")
def test_opposing_characters_are_those_of_all_opponents():
    wave = made("Wave", "action", cost=0, abilities=[Action(Do("deal damage", Every(THEIRS), 1))])
    game = position(
        me={"hand": ["Wave"], "play": ["Ox"]}, you={"play": ["Bear"]}, third={"play": ["Elk"]},
        cards=[wave, OX, BEAR, made("Elk", willpower=5)],
    ).push("play Wave")  # fmt: skip
    assert (game.damage("Ox"), game.damage("Bear"), game.damage("Elk")) == (0, 1, 1)


@rule("lorcana", "1.4.3.1", "1.3.3")
@pytest.mark.parametrize("player", [ME, YOU])
def test_you_is_whoever_played_the_action(player):
    blessing = made("Blessing", "action", cost=0, abilities=[Action(ToPlayer("gain lore", 2))])
    side = {"hand": ["Blessing"]}
    game = position(
        me=side if player == ME else {}, you=side if player == YOU else {}, active=player, cards=[blessing]
    ).push("play Blessing")
    assert (game.lore(player), game.lore(1 - player)) == (2, 0)


# [1.5] Costs.


@rule("lorcana", "1.5.1", "5.2.2")
@pytest.mark.parametrize("cost", [1, 4])
def test_the_number_in_the_corner_is_the_ink_that_playing_takes(cost):
    game = position(me={"hand": ["Bear"], "ink": 5}, cards=[made("Bear", cost=cost)]).push("play Bear")
    assert game.ink(ME) == (5 - cost, cost)


# [1.6] The kinds of abilities.


@rule("lorcana", "1.6.1.1", "1.7.4")
def test_a_triggered_ability_waits_for_something_to_happen():
    bard = made("Bard", lore=0, abilities=[Triggered((When("quest", "this"),), ToPlayer("gain lore", 3))])
    game = position(me={"play": ["Bard"]}, cards=[bard])
    assert game.lore(ME) == 0
    assert game.push("quest Bard").lore(ME) == 3


@rule("lorcana", "1.6.1.2", "1.5.2", "4.4.3.1", "4.4.3.3")
def test_an_activated_ability_has_a_cost_and_happens_when_it_is_paid():
    press = made(
        "Press",
        "item",
        abilities=[Activated(Cost(pay=2), ToPlayer("gain lore", 1), name="Print"), Activated(Cost(pay=3), Draw(2))],
    )
    game = position(me={"play": ["Press"], "ink": 5}, cards=[press])
    game.push("use Press:1")
    assert (game.lore(ME), len(game.hand(ME)), game.ink(ME)) == (1, 0, (3, 2))
    game.push("use Press:2")
    assert (game.lore(ME), len(game.hand(ME)), game.ink(ME)) == (1, 2, (0, 5))


@rule("lorcana", "1.6.1.3")
def test_a_static_ability_holds_as_long_as_its_card_is_in_play():
    king = made("King", abilities=[Static((Get(Every(Cards(("character",), "yours", other=True)), "strength", 2),))])
    away = made("Away", "action", cost=0, abilities=[Action(Do("return to hand", Chosen(MINE)))])
    game = position(me={"play": ["King", "Bear"], "hand": ["Away"]}, cards=[king, BEAR, away])
    assert game.strength("Bear") == 5
    game.push("play Away", "choose King")
    assert game.strength("Bear") == 3


@rule("lorcana", "1.6.1.4")
def test_a_replacement_puts_one_event_in_the_place_of_another():
    cloak = made("Cloak", "item", abilities=[Static((Instead(When("takes damage", MINE), ToPlayer("gain lore", 1)),))])
    jab = made("Jab", "action", cost=0, abilities=[Action(Do("deal damage", Chosen(CHARACTERS), 2))])
    game = position(me={"play": ["Cloak", "Bear"], "hand": ["Jab"]}, cards=[cloak, BEAR, jab]).push("play Jab")
    if not game.lore(ME):
        game.push("choose Bear")
    assert (game.damage("Bear"), game.lore(ME)) == (0, 1)


@rule("lorcana", "1.6.1.5")
def test_a_keyword_stands_for_a_whole_ability():
    short = made("Short", abilities=[Keyword("Ward")])
    long = made("Long", abilities=[Static((Cant(This(), "be chosen"),))])
    jab = made("Jab", "action", cost=0, abilities=[Action(Do("deal damage", Chosen(THEIRS), 1))])
    game = position(me={"hand": ["Jab"]}, you={"play": ["Short", "Long"]}, cards=[short, long, jab]).push("play Jab")
    assert (game.damage("Short"), game.damage("Long"), game.step) == (0, 0, "main/actions")


@rule("lorcana", "1.6.1")
def test_an_ability_does_nothing_from_hand_or_discard():
    king = made("King", abilities=[Static((Get(Every(MINE), "strength", 2),))])
    game = position(me={"play": ["Bear"], "hand": ["King", "King"], "discard": ["King"], "ink": 1}, cards=[king, BEAR])
    assert game.strength("Bear") == 3
    assert game.push("play King").strength("Bear") == 5


# [1.7] Actions.


@rule("lorcana", "1.7.1")
def test_a_turn_action_is_a_process_of_several_game_actions():
    game = position(me={"play": ["Ox"]}, you={"play": ["Bear (exerted)"]}, cards=[OX, BEAR])
    game.push("challenge Ox -> Bear")
    assert game.story() == ["exerts", "challenges", "challenged", "damaged", "damaged", "challenge_over"]


@rule("lorcana", "1.7.6", "1.7.6.1")
def test_after_a_refused_action_the_player_does_it_correctly():
    game = position(me={"hand": ["Bear", STITCH], "ink": 1}, cards=[made("Bear", cost=3)])
    assert game.refused("play Bear") == ("too_expensive", "4.3.2.4")
    assert game.ink(ME) == (1, 0)
    game.push("play Stitch")
    assert (game.play(ME), game.ink(ME)) == ([STITCH], (0, 1))


# [1.9] Damage.


@rule("lorcana", "1.9.2", "1.9.2.1", "5.1.1.3", "5.1.1.4")
def test_damage_is_dealt_put_moved_and_removed():
    all_four = made(
        "All Four",
        "action",
        cost=0,
        abilities=[
            Action(
                Steps((
                    Do("deal damage", Every(Cards(("character",), "yours")), 3),
                    PutCounters("damage", 2, Every(Cards(("character",), "yours"))),
                    MoveCounters("damage", 1, Every(Cards(("character",), "yours")), Every(THEIRS)),
                    RemoveCounters("damage", 2, Every(Cards(("character",), "yours")), up_to=False),
                ))
            )
        ],
    )  # fmt: skip
    game = position(me={"play": ["Ox"], "hand": ["All Four"]}, you={"play": ["Bear"]}, cards=[OX, BEAR, all_four])
    game.push("play All Four")
    assert (game.damage("Ox"), game.damage("Bear")) == (2, 1)
    assert game.story("damaged", "damage_put", "healed")[:2] == ["damaged", "damage_put"]


ANVIL = made("Anvil", "item", abilities=[Static((More("deal damage", 2, to=THEIRS),))])
SHELL = made("Shell", willpower=9, abilities=[Keyword("Resist", 1)])


@rule("lorcana", "1.9.4", "1.9.4.1", "1.9.4.2", "1.9.4.3")
def test_in_a_challenge_the_damage_is_the_strength_with_what_raises_and_lowers_it():
    game = position(me={"play": ["Bear", "Anvil"]}, you={"play": ["Shell (exerted)"]}, cards=[BEAR, ANVIL, SHELL])
    game.push("challenge Bear -> Shell")
    assert game.damage("Shell") == 3 + 2 - 1


@rule("lorcana", "1.9.4", "1.9.4.2", "1.9.4.3")
def test_of_an_effect_the_damage_is_its_number_with_what_raises_and_lowers_it():
    jab = made("Jab", "action", cost=0, abilities=[Action(Do("deal damage", Every(THEIRS), 2))])
    game = position(
        me={"hand": ["Jab"], "play": ["Anvil"]}, you={"play": ["Shell", "Bear"]}, cards=[jab, ANVIL, SHELL, BEAR]
    )
    game.push("play Jab")
    assert (game.damage("Shell"), game.damage("Bear")) == (3, 4)


@rule("lorcana", "1.9.4.3", "1.9.4")
def test_all_damage_of_a_challenge_is_placed_at_once():
    lion = made("Lion", strength=9, willpower=2)
    game = position(me={"play": ["Bear"]}, you={"play": ["Lion (exerted)"]}, cards=[BEAR, lion])
    game.push("challenge Bear -> Lion")
    assert game.story("damaged", "banished") == ["damaged", "damaged", "banished", "banished"]


# [1.12] Drawing.


@rule("lorcana", "1.12.3")
def test_putting_a_card_into_the_hand_is_no_drawing():
    reader = made("Reader", abilities=[Triggered((When("draw", who="you"),), ToPlayer("gain lore", 1))])
    grab = made("Grab", "action", cost=0, abilities=[Action(Do("return to hand", Top(1)))])
    study = made("Study", "action", cost=0, abilities=[Action(Draw(1))])
    game = position(
        me={"play": ["Reader"], "hand": ["Grab", "Study"], "deck": ["Bear", "Ox"]},
        cards=[reader, grab, study, BEAR, OX],
    )
    game.push("play Grab")
    assert (game.lore(ME), game.hand(ME)) == (0, ["Study", "Bear"])
    game.push("play Study")
    assert (game.lore(ME), game.hand(ME)) == (1, ["Bear", "Ox"])
