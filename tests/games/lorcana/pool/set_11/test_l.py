"""Set 11: what the cards that begin with L do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU, made

LAUNCHPAD_HIDEOUT_DEFENDER = "Launchpad - Hideout Defender"
FAT_CAT = "Fat Cat - Criminal Businessman"
LAUNCHPAD_TRUSTY_SIDEKICK = "Launchpad - Trusty Sidekick"
DUCK = "Darkwing Duck - Drake Mallard"
LILO = "Lilo - Bundled Up"
STAR = "Lilo - Rock Star"
ARTIST = "Lilo - Snow Artist"
STITCH = "Stitch - Carefree Snowboarder"
LING = "Ling - Snow Warrior"
LIQUIDATOR = "Liquidator - Iced Over"


@card("Launchpad - Hideout Defender", "Fat Cat - Criminal Businessman")
@pytest.mark.parametrize("name", [LAUNCHPAD_HIDEOUT_DEFENDER, FAT_CAT])
def test_two_make_your_locations_resist(name):
    game = table({"play": [name, "Fort"]}, {"play": ["Bear", "Cave"]}, active=YOU).push("challenge Bear -> Fort")
    assert game.damage("Fort") == 2
    game = table({"play": [name, "Bear"]}, {"play": ["Cave"]}).push("challenge Bear -> Cave")
    assert game.damage("Cave") == 3


@card("Launchpad - Trusty Sidekick")
def test_launchpad_draws_and_discards():
    game = table(
        me={"play": [LAUNCHPAD_TRUSTY_SIDEKICK], "hand": ["Hen"], "deck": ["Bear", "Wolf"]}, you={"play": [DUCK]}
    )
    game.push("use Launchpad", "choose Hen")
    assert game.hand(ME) == ["Bear"]


@card("Launchpad - Trusty Sidekick")
def test_launchpad_keeps_the_card_with_darkwing_duck():
    game = table(me={"play": [LAUNCHPAD_TRUSTY_SIDEKICK, DUCK], "hand": ["Hen"], "deck": ["Bear", "Wolf"]})
    assert game.push("use Launchpad").hand(ME) == ["Hen", "Bear"]


@card("Let's Get Dangerous")
def test_who_reveals_a_character_may_play_it_and_the_rest_goes_down():
    song = "Let's Get Dangerous"
    game = table({"hand": [song], "ink": 4, "deck": ["Lamp"]}, {"deck": ["Wolf"]})
    game.push(f"play {song}")
    assert game.deciding == YOU
    game.push("yes")
    assert (game.play(YOU), game.deck(ME)) == (["Wolf"], ["Lamp"])


@card("Let's Get Dangerous")
def test_a_revealed_character_that_is_not_played_goes_to_the_bottom():
    song = "Let's Get Dangerous"
    game = table({"hand": [song], "ink": 4, "deck": ["Wolf"]}, {"deck": ["Bear"]})
    game.push(f"play {song}", "no", "yes")
    assert (game.deck(ME), game.play(YOU)) == (["Wolf"], ["Bear"])


@card("Lilo - Bundled Up")
def test_bundled_up_lilo_is_not_hurt_the_first_time_on_an_opposing_turn():
    game = table(me={"play": ["Wolf", "Hare"]}, you={"play": [f"{LILO} (exerted)"]})
    game.push("challenge Wolf -> Lilo")
    assert (game.damage("Lilo"), game.damage("Wolf")) == (0, 1)
    assert not game.push("challenge Hare -> Lilo").is_in_play("Lilo")


@card("Lilo - Bundled Up")
def test_bundled_up_lilo_is_wrapped_anew_on_each_opposing_turn():
    game = table(me={"play": ["Wolf"]}, you={"play": [f"{LILO} (exerted)"]})
    game.push("challenge Wolf -> Lilo", "end", "quest Lilo", "end", "challenge Wolf -> Lilo")
    assert game.damage("Lilo") == 0


@card("Lilo - Bundled Up")
def test_bundled_up_lilo_is_hurt_on_her_own_turn():
    game = table(me={"play": [LILO]}, you={"play": ["Witch (exerted)"]})
    assert game.push("challenge Lilo -> Witch").damage("Lilo") == 1


@card("Lilo - Bundled Up")
def test_lilo_takes_no_damage_the_first_time_in_each_opposing_turn():
    lilo = "Lilo - Bundled Up"
    game = table({"play": [f"{lilo} (exerted)"]}, {"play": ["Hen", "Wolf"]}, active=YOU)
    game.push(f"challenge Wolf -> {lilo}")
    assert game.damage(lilo) == 0
    wolf = made("Cub", strength=1, willpower=9)
    again = table({"play": [f"{lilo} (exerted)"]}, {"play": ["Cub", "Cub"]}, active=YOU, cards=[wolf])
    again.push(f"challenge Cub -> {lilo}", f"challenge Cub -> {lilo}")
    assert again.damage(lilo) == 1


@card("Lilo - Bundled Up")
def test_lilo_is_hurt_in_her_own_turn_and_safe_again_in_the_next_one():
    lilo = "Lilo - Bundled Up"
    cub = made("Cub", strength=1, willpower=9)
    game = table({"play": [lilo]}, {"play": ["Cub (exerted)", "Cub"]}, cards=[cub])
    game.push(f"challenge {lilo} -> Cub")
    assert game.damage(lilo) == 1
    game.push("end", f"challenge Cub -> {lilo}")
    assert game.damage(lilo) == 1


@card("Lilo - Rock Star")
def test_the_rock_star_may_call_a_cheap_character_from_the_discard():
    game = table(
        me={"hand": [STAR], "play": [ARTIST], "ink": 4, "discard": ["Bear", "Wolf", "Hen", "Lamp"]},
        you={"discard": ["Bird"]},
    )
    game.push(f"shift {STAR} -> {ARTIST}", "quest Lilo", "yes")
    assert sorted(game.legal()) == ["choose Hen", "choose Wolf"]
    game.push("choose Wolf")
    assert ("Wolf" in game.play(ME), game.ink(ME), game.is_drying("Wolf")) == (True, (0, 4), True)


@card("Lilo - Rock Star")
def test_the_rock_star_may_play_alone():
    game = table(me={"play": [STAR], "discard": ["Wolf"]})
    assert game.push("quest Lilo", "no").play(ME) == [STAR]


@card("Lilo - Snow Artist")
def test_the_snow_artist_is_worth_more_with_a_stitch_of_her_own():
    for mine, yours, lore in (([STITCH], [], 2), ([], [STITCH], 1)):
        assert table(me={"play": [ARTIST, *mine]}, you={"play": yours}).lore_value("Lilo") == lore


@card("Ling - Snow Warrior")
def test_ling_strengthens_for_each_ink():
    game = table({"play": [f"{LING} (drying)", "Bear"], "ink": 2}).push(
        "use Ling", "choose Bear", "use Ling", "choose Bear"
    )
    assert (game.strength("Bear"), game.ink(ME), game.push("end").strength("Bear")) == (5, (0, 2), 3)


@card("Liquidator - Iced Over")
@pytest.mark.parametrize(("first", "turn", "cheaper"), [(YOU, 2, True), (ME, 1, False), (YOU, 4, False)])
def test_the_liquidator_is_cheaper_on_the_first_turn_of_whoever_comes_second(first, turn, cheaper):
    game = table(me={"hand": [LIQUIDATOR], "ink": 1}, first=first, turn=turn)
    assert (game.legal("play") != []) == cheaper


@card("Liquidator - Iced Over")
def test_the_liquidator_must_challenge():
    game = table(me={"play": [LIQUIDATOR]}, you={"play": ["Bear (exerted)"]})
    assert game.legal() == [f"challenge {LIQUIDATOR} -> Bear"]
