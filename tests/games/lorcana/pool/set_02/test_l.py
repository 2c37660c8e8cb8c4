"""Set 2: what the cards that begin with L do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import shifts_for
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU

TREMAINE = "Lady Tremaine - Imperious Queen"


@card("Lady Tremaine - Imperious Queen")
def test_each_opponent_of_lady_tremaine_banishes_a_character_of_their_choice():
    game = table({"hand": [TREMAINE], "ink": 6}, {"play": ["Warded", "Wolf"]}, third={"play": ["Hen", "Lamp"]})
    game.push("play Lady Tremaine")
    assert (game.deciding, game.legal()) == (YOU, ["choose Warded", "choose Wolf"])
    game.push("choose Warded")
    assert (game.play(YOU), game.play(THIRD)) == (["Wolf"], ["Lamp"])
    assert shifts_for(TREMAINE, 4)


@card("Last Stand")
def test_last_stand_banishes_somebody_who_was_challenged_this_turn():
    game = table(
        {"hand": ["Last Stand"], "ink": 2, "play": ["Hen", "Wolf"]}, {"play": ["Bear (exerted)", "Giant (exerted)"]}
    )
    game.push("challenge Wolf -> Bear", "challenge Hen -> Giant", "play Last Stand")
    assert game.legal() == ["choose Bear", "choose Giant"]
    assert game.push("choose Bear").play(YOU) == ["Giant"]


@card("Last Stand")
def test_last_stand_finds_nobody_unchallenged():
    game = table({"hand": ["Last Stand"], "ink": 2, "play": ["Hen"]}, {"play": ["Bear (exerted)"]})
    assert game.push("play Last Stand").play(YOU) == ["Bear"]


@card("Launch")
def test_launch_throws_an_item_of_ones_own_for_five_damage():
    game = table({"hand": ["Launch"], "ink": 3, "play": ["Lamp", "Rope"]}, {"play": ["Giant", "Bear", "Lantern"]})
    game.push("play Launch")
    assert game.legal() == ["choose Lamp", "choose Rope"]
    game.push("choose Lamp", "choose Giant")
    assert (game.damage("Giant"), game.play(ME)) == (5, ["Rope"])


@card("Launch")
def test_launch_without_an_item_hits_nobody():
    game = table({"hand": ["Launch"], "ink": 3}, {"play": ["Giant", "Bear", "Lamp"]}).push("play Launch")
    assert (game.damage("Giant"), game.damage("Bear"), game.asked_by) == (0, 0, "3.3.1")


@card("Lawrence - Jealous Manservant")
def test_lawrence_is_strong_while_he_is_unhurt():
    assert table({"play": ["Lawrence - Jealous Manservant"]}).strength("Lawrence") == 4
    game = table({"play": ["Lawrence - Jealous Manservant (damage 1)"], "hand": ["Healing Glow"], "ink": 1})
    assert game.strength("Lawrence") == 0
    assert game.push("play Healing", "amount 1").strength("Lawrence") == 4


@card("Let the Storm Rage On")
def test_the_storm_deals_two_and_draws():
    game = table({"hand": ["Let the Storm Rage On"], "play": ["Bear"]}, {"play": ["Wolf"]})
    game.push("sing Let the Storm with Bear", "choose Wolf")
    assert (game.damage("Wolf"), len(game.hand(ME))) == (2, 1)


@card("Li Shang - Archery Instructor")
def test_li_shang_lets_your_characters_fly_this_turn():
    game = table({"play": ["Li Shang - Archery Instructor", "Bear"]}, {"play": ["Bird (exerted)", "Wolf"]})
    assert game.legal("challenge") == []
    assert game.push("quest Li Shang").legal("challenge") == ["challenge Bear -> Bird"]
    assert game.push("end").legal("challenge Wolf") == ["challenge Wolf -> Li Shang - Archery Instructor"]
