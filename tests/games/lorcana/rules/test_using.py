"""[4.4] [6.3] [8.4] Activated abilities and Boost."""

import pytest

from mazo.abilities.tree.deeds import Do, Draw, ToPlayer
from mazo.abilities.tree.effects import Activated, Cant, Cost, Gain, Keyword, PlayersMay, Static, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, Compare, Every, Size, This, Under, When
from tests.support.rule import rule
from tests.support.table import ME, YOU, made, position

LAMP = made("Lamp", "item", abilities=[Activated(Cost(this="exert"), ToPlayer("gain lore", 1), name="Glow")])
SAGE = made("Sage", willpower=5, abilities=[Activated(Cost(this="exert"), ToPlayer("gain lore", 1), name="Advice")])
PRESS = made("Press", "item", abilities=[Activated(Cost(pay=2), ToPlayer("gain lore", 1), name="Print")])
ONCE = made("Shop", "item", abilities=[Activated(Cost(pay=1), ToPlayer("gain lore", 1), once=True, name="Sell")])


@rule("lorcana", "4.4.1", "4.4.4", "6.3.1.2")
def test_an_item_can_be_exerted_for_its_ability_in_the_turn_it_is_played():
    game = position(me={"hand": ["Lamp"], "ink": 1}, cards=[LAMP]).push("play Lamp", "use Lamp")
    assert game.lore(ME) == 1
    assert game.is_exerted("Lamp")
    assert game.refused("use Lamp") == ("ability_exerted", "5.1.1.2")


@rule("lorcana", "4.4.2", "5.1.1.11")
def test_a_drying_character_cannot_exert_for_an_ability():
    game = position(me={"play": ["Sage (drying)"]}, cards=[SAGE])
    assert game.refused("use Sage") == ("ability_drying", "4.4.2")
    assert position(me={"play": ["Sage"]}, cards=[SAGE]).push("use Sage").lore(ME) == 1


@rule("lorcana", "6.3.1.1", "4.4.3.4", "4.4.3")
def test_an_ability_without_exerting_is_used_as_often_as_it_can_be_paid():
    game = position(me={"play": ["Press"], "ink": 5}, cards=[PRESS]).push("use Press", "use Press")
    assert game.lore(ME) == 2
    assert game.refused("use Press") == ("ability_too_expensive", "4.4.3.4")


@rule("lorcana", "6.1.13.2", "M41")
def test_an_ability_that_says_once_is_used_once_a_turn_by_each_card():
    game = position(me={"play": ["Shop", "Shop"], "ink": 3}, cards=[ONCE])
    game.push("use Shop", "use Shop")
    assert game.lore(ME) == 2
    assert game.refused("use Shop") == ("ability_used", "6.1.13.2")
    assert game.push("end", "end", "use Shop").lore(ME) == 3


@rule("lorcana", "4.4.1")
def test_an_ability_of_an_opponent_or_none_at_all_cannot_be_used():
    game = position(me={"play": ["Stitch - New Dog"]}, you={"play": ["Lamp"]}, cards=[LAMP])
    assert game.refused("use Lamp") == ("not_yours", "1.4.3")
    assert game.refused("use Stitch") == ("no_such_ability", "4.4.1")


@rule("lorcana", "1.2.2")
def test_what_cannot_exert_does_not_for_an_ability_either():
    ice = made("Ice", "item", abilities=[Static((Cant(Every(Cards(("character",), "opposing")), "exert"),))])
    game = position(me={"play": ["Sage"]}, you={"play": ["Ice"]}, cards=[SAGE, ice])
    assert game.refused("use Sage") == ("ability_cant", "1.2.2")


@rule("lorcana", "4.4.1")
def test_an_ability_whose_condition_does_not_hold_cannot_be_used():
    alone = made(
        "Alone",
        "item",
        abilities=[
            Activated(
                Cost(),
                ToPlayer("gain lore", 1),
                condition=Compare(Size(Every(Cards(("character",), "yours"))), "at least", 1),
            )
        ],
    )
    assert position(me={"play": ["Alone"]}, cards=[alone]).refused("use Alone") == ("ability_not_now", "4.4.1")


@rule("lorcana", "6.3.3", "4.4.5", "7.7.2")
def test_what_paying_triggers_waits_for_the_effect():
    bow = made("Bow", "item", abilities=[Activated(Cost(effects=(Do("banish", This()),)), ToPlayer("gain lore", 1))])
    fairy = made("Fairy", abilities=[Triggered((When("banish", Cards(("item",), "yours")),), Draw(1))])
    game = position(me={"play": ["Bow", "Fairy"]}, cards=[bow, fairy]).push("use Bow")
    assert game.story("banished", "gains_lore", "draws") == ["banished", "gains_lore", "draws"]


@rule("lorcana", "4.4.2.1", "1.5.3")
def test_a_cost_of_exerting_characters_needs_ready_dry_ones():
    bell = made(
        "Bell",
        "item",
        abilities=[
            Activated(Cost(effects=(Do("exert", Chosen(Cards(("character",), "yours"), plain=True)),)), Draw(1))
        ],
    )
    game = position(me={"play": ["Bell", "Sage (drying)"]}, cards=[bell, SAGE])
    assert game.refused("use Bell") == ("other_cost_unpayable", "1.5.3")
    able = position(me={"play": ["Bell", "Sage"]}, cards=[bell, SAGE]).push("use Bell")
    assert able.is_exerted("Sage")
    assert len(able.hand(ME)) == 1


@rule("lorcana", "4.4.1")
def test_a_granted_ability_is_used_like_an_own_one():
    teacher = made(
        "Teacher",
        "location",
        abilities=[
            Static(
                (
                    Gain(
                        Every(Cards(("character",), "yours")),
                        Activated(Cost(this="exert"), ToPlayer("gain lore", 1), name="Learn"),
                    ),
                )
            )
        ],
    )
    game = position(me={"play": ["Teacher", "Stitch - New Dog"]}, cards=[teacher])
    assert game.push("use Stitch").lore(ME) == 1


BOOSTER = made("Booster", willpower=5, abilities=[Keyword("Boost", 2)])


@rule("lorcana", "8.4.1", "8.4.3", "8.4.2")
@pytest.mark.parametrize("states", ["Booster", "Booster (drying)", "Booster (exerted)"])
def test_boost_puts_the_top_card_of_the_deck_facedown_under_the_card(states):
    game = position(me={"play": [states], "ink": 4, "deck": ["Stitch - New Dog", "Lamp"]}, cards=[BOOSTER, LAMP])
    game.push("boost Booster")
    assert game.names_in("facedown", ME) == ["Stitch - New Dog"]
    assert game.ink(ME) == (2, 2)
    assert not game.knows(ME, "Stitch - New Dog")
    assert game.story("plays", "draws") == []
    assert game.refused("boost Booster") == ("boost_used", "8.4.1")


@rule("lorcana", "8.4.1")
def test_boost_comes_back_with_the_next_turn():
    game = position(me={"play": ["Booster"], "ink": 2}, cards=[BOOSTER]).push("boost Booster", "end", "end")
    assert game.legal("boost") == ["boost Booster"]


@rule("lorcana", "8.4.1", "M33")
def test_boost_needs_its_ink_and_a_card_in_the_deck():
    poor = position(me={"play": ["Booster", "Sage"], "ink": 1}, cards=[BOOSTER, SAGE])
    assert poor.refused("boost Booster") == ("boost_too_expensive", "8.4.1")
    assert poor.refused("boost Sage") == ("no_boost", "8.4.1")
    empty = position(me={"play": ["Booster"], "ink": 2, "deck": []}, cards=[BOOSTER])
    assert empty.refused("boost Booster") == ("boost_empty_deck", "M33")


@rule("lorcana", "5.1.1.7", "5.1.1.9")
def test_what_was_under_a_banished_card_is_faceup_in_the_discard():
    game = position(
        me={"play": ["Booster"], "ink": 2, "deck": ["Lamp", "Stitch - New Dog"]},
        you={"play": ["Sage"]},
        cards=[BOOSTER, LAMP, SAGE],
    ).push("boost Booster")
    game.push("quest Booster", "end")
    game.table.damage[game.card("Booster")] = 5
    game.table.unchecked = True
    game.push("quest Sage")
    assert sorted(game.names_in("discard", ME)) == ["Booster", "Lamp"]
    assert game.knows(YOU, "Lamp")


@rule("lorcana", "8.4.1", "5.1.1.5")
def test_cards_under_are_counted_but_not_in_play():
    proud = made(
        "Proud",
        willpower=5,
        abilities=[
            Keyword("Boost", 1),
            Activated(Cost(), ToPlayer("gain lore", Size(Under(This()))), name="Show"),
        ],
    )
    game = position(me={"play": ["Proud"], "ink": 1}, cards=[proud]).push("boost Proud", "use Proud")
    assert game.lore(ME) == 1
    assert game.play(ME) == ["Proud"]


PUMP = made("Pump", "item", abilities=[Activated(Cost(), ToPlayer("gain lore", 1), name="Pump")])


@rule("lorcana", "6.3.1")
def test_an_ability_is_used_in_the_own_main_phase_only():
    game = position(me={"play": ["Pump"]}, you={"play": ["Pump"]}, cards=[PUMP])
    assert game.legal("use") == ["use Pump"]
    game.push("use Pump")
    assert (game.lore(ME), game.lore(YOU)) == (1, 0)
    game.push("end", "use Pump")
    assert (game.lore(ME), game.lore(YOU)) == (1, 1)


@rule("lorcana", "6.3.2")
@pytest.mark.parametrize("action", ["quest Sage", "challenge Sage -> Stitch"])
def test_no_ability_is_used_while_something_waits_to_resolve(action):
    wait = [Triggered((When(event, "this"),), PlayersMay(Draw(1))) for event in ("quest", "challenge")]
    sage = made("Sage", willpower=9, abilities=[*wait, Activated(Cost(), ToPlayer("gain lore", 5), name="Muse")])
    game = position(
        me={"play": ["Sage", "Pump"]}, you={"play": ["Stitch - New Dog (exerted)"]}, cards=[sage, PUMP]
    ).push(action)
    assert (game.legal("use"), game.legal()) == ([], ["yes", "no"])
    for use in ("use Pump", "use Sage"):
        assert game.refused(use)[0] == "finish_this_first"
    assert len(game.push("no").legal("use")) == 2
