"""Set 12: what the cards that begin with A do at the table."""

import pytest

from tests.games.lorcana.pool.extras import BALM, COUSIN, DRIFT, table
from tests.games.lorcana.pool.set_12.extras import HEROINE, TOY
from tests.games.lorcana.pool.shown import asked, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

ALIEN = "Alien - True Believer"
KEEPER = "Alma Madrigal - Keeper of the Flame"
LEADING = "Alma Madrigal - Leading the Way"
FROZONE = "Frozone - Super Cool"
ROOM = "Andy's Room - Home Base"
ARIEL = "Ariel - Curious Traveler"


@card("Alien - True Believer")
def test_the_alien_is_stronger_for_each_other_toy():
    game = table({"play": [ALIEN, "Toy", "Toy", "Bear"]}, {"play": ["Toy"]}, cards=[TOY])
    assert game.strength("Alien") == 3


@card("Alien - True Believer")
def test_another_alien_returns_when_one_is_banished_in_your_turn():
    game = table({"play": [ALIEN], "discard": [ALIEN, "Bear"]}, {"play": ["Giant (exerted)"]})
    game.push("challenge Alien -> Giant")
    assert (game.hand(ME), sorted(game.names_in("discard", ME))) == ([ALIEN], [ALIEN, "Bear"])
    alone = table({"play": [ALIEN], "discard": ["Bear"]}, {"play": ["Giant (exerted)"]}).push(
        "challenge Alien -> Giant"
    )
    assert alone.hand(ME) == []  # not the one that was banished
    theirs = table({"play": [f"{ALIEN} (exerted)"], "discard": [ALIEN]}, {"play": ["Giant"]}, active=YOU)
    assert theirs.push("challenge Giant -> Alien").hand(ME) == []


@card("Alma Madrigal - Keeper of the Flame")
def test_alma_may_exert_an_opponent_when_one_of_yours_is_healed():
    side = {"play": [KEEPER, "Bear (damage 3)"], "hand": ["Balm"]}
    game = table(side, {"play": ["Wolf"]}, cards=[BALM]).push("play Balm", "choose Bear", "amount 2", "yes")
    assert game.is_exerted("Wolf")
    none = table(side, {"play": ["Wolf"]}, cards=[BALM]).push("play Balm", "choose Bear", "amount 0")
    assert not asked(none)
    theirs = table(side, {"play": ["Wolf (damage 1)"]}, cards=[BALM]).push("play Balm", "choose Wolf", "amount 1")
    assert not asked(theirs)
    assert shifts_for(KEEPER, 3)


@card("Alma Madrigal - Keeper of the Flame")
def test_damage_that_is_moved_away_is_removed():
    heihei = "HeiHei - Created by the Vine"
    game = table({"play": [KEEPER, heihei, "Bear (damage 2)"]}, {"play": ["Giant"]})
    game.push("quest HeiHei", "yes", "choose Bear", "yes")
    assert (game.damage("Giant"), game.is_exerted("Giant")) == (1, True)


@card("Alma Madrigal - Leading the Way", "Frozone - Super Cool")
@pytest.mark.parametrize(("name", "ink", "friend"), [(LEADING, 2, "Cousin"), (FROZONE, 6, "Heroine")])
def test_two_may_exert_an_opponent_beside_another_of_their_kind(name, ink, friend):
    cards = [COUSIN, HEROINE]
    game = table({"hand": [name], "ink": ink, "play": [friend]}, {"play": ["Wolf", "Bear"]}, cards=cards)
    game.push(f"play {name}", "yes")
    assert game.legal() == ["choose Wolf", "choose Bear"]
    assert game.push("choose Wolf").is_exerted("Wolf")
    alone = table({"hand": [name], "ink": ink}, {"play": ["Wolf", friend]}, cards=cards).push(f"play {name}")
    assert not asked(alone)


@card("Andy's Room - Home Base")
def test_andys_room_is_home_for_a_single_favourite():
    game = table(me={"play": [ROOM, f"Bear (at {ROOM})", "Wolf"], "ink": 2})
    assert (game.willpower("Bear"), game.lore_value("Bear"), game.lore_value("Wolf")) == (7, 3, 1)
    game.push(f"move Wolf -> {ROOM}")
    assert (game.willpower("Bear"), game.lore_value("Bear"), game.willpower("Wolf")) == (5, 2, 4)


@card("Ariel - Curious Traveler")
def test_ariel_sends_an_opponent_questing_if_another_character_was_played():
    game = table({"play": [ARIEL, "Bear"], "hand": ["Hen"], "ink": 1}, {"play": ["Wolf", "Giant"]})
    game.push("play Hen", "quest Ariel", "choose Wolf", "end")
    assert game.legal("challenge") == ["challenge Giant -> Ariel - Curious Traveler"]
    assert "end" not in game.legal()  # the wolf has to quest
    assert "end" in game.push("quest Wolf").legal()


@card("Ariel - Curious Traveler")
def test_ariel_alone_sends_nobody():
    game = table({"play": [ARIEL], "hand": ["Lamp"], "ink": 2}, {"play": ["Wolf", "Giant"]}).push(
        "play Lamp", "quest Ariel"
    )
    assert not asked(game)


@card("Alma Madrigal - Keeper of the Flame")
@pytest.mark.parametrize("active", [ME, YOU])
def test_alma_may_exert_an_opponent_when_you_move_damage_off_yours_not_when_they_do(active):
    mine = {"play": [KEEPER, "Bear (damage 1)"], "hand": ["Drift"]}
    game = table(mine, {"play": ["Wolf"], "hand": ["Drift"]}, active=active, cards=[DRIFT])
    game.push("play Drift", "choose Bear", "choose Wolf")
    assert ("yes" in game.legal()) == (active == ME)
