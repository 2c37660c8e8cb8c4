"""What the emerald cards of the eleventh set do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

RAM = "Battering Ram"
CHERNABOG = "Chernabog - Unnatural Force"
FREEZE = "Freeze the Vine"
DEVICE = "Retro Evolution Device"
SNOW_FORT = "Snow Fort"
STITCH = "Stitch - Naughty Experiment"
VIXEY = "Vixey - Forest Friend"
RABBIT = "White Rabbit - Late Again"


@card("Battering Ram")
def test_the_ram_hits_the_damaged_or_breaks_a_location():
    play = ["Bear (damage 1)", "Wolf (damage 2)", "Hen", "Fort", "Cave (damage 1)"]
    game = table(me={"play": [RAM]}, you={"play": play})
    game.push(f"use {RAM}:1")
    assert sorted(game.legal()) == ["choose Bear", "choose Wolf"]
    assert game.push("choose Bear").damage("Bear") == 2
    game = table(me={"play": [RAM]}, you={"play": play})
    game.push(f"use {RAM}:2", "choose Fort")
    assert (game.is_in_play("Fort"), game.play(ME)) == (False, [])


@card("Chernabog - Unnatural Force")
def test_chernabog_shuffles_an_opponent_away_who_may_raise_another():
    for answer, play in (("yes", ["Giant"]), ("no", [])):
        game = table(
            me={"hand": [CHERNABOG], "ink": 5, "discard": ["Bear"]},
            you={"play": ["Wolf"], "deck": 3, "discard": ["Giant", "Lamp"]},
        )
        game.push("play Chernabog", "yes")
        assert (game.deciding, "Wolf" in game.deck(YOU)) == (YOU, True)
        game.push(answer)
        assert (game.play(YOU), game.play(ME)) == (play, [CHERNABOG])


@card("Chernabog - Unnatural Force")
def test_chernabog_gives_nothing_if_he_does_nothing():
    game = table(me={"hand": [CHERNABOG], "ink": 5}, you={"play": ["Wolf"], "discard": ["Giant"]})
    game.push("play Chernabog", "no")
    assert (game.deciding, game.play(YOU)) == (ME, ["Wolf"])


@card("Freeze the Vine")
def test_freezing_the_vine_banishes_all_locations_draws_two_and_discards_one():
    game = table(
        me={"hand": [FREEZE], "play": ["Fort", "Bear (at Fort)"], "ink": 4, "deck": ["Lamp", "Rope", "Hen"]},
        you={"play": ["Cave", "Wolf"]},
    )
    game.push(f"play {FREEZE}", "choose Rope")
    assert (game.play(ME), game.play(YOU), game.hand(ME)) == (["Bear"], ["Wolf"], ["Lamp"])
    assert game.place("Bear") == ""


@card("Retro Evolution Device")
def test_the_device_trades_a_character_for_a_dearer_one():
    game = table(
        me={"play": [DEVICE, "Wolf", "Hen"], "hand": ["Bear", "Knight", "Giant", "Lamp"], "ink": 1},
        you={"play": ["Warded"]},
    )
    game.push(f"use {DEVICE}")
    assert sorted(game.legal()) == ["choose Hen", "choose Wolf"]
    game.push("choose Wolf")
    assert sorted(game.legal()) == ["choose Bear", "choose Knight"]
    game.push("choose Knight")
    assert (sorted(game.play(ME)), game.ink(ME)) == (["Hen", "Knight", DEVICE], (0, 1))
    assert game.names_in("discard", ME) == ["Wolf"]


@card("Retro Evolution Device")
def test_the_device_needs_somebody_to_banish():
    assert table(me={"play": [DEVICE], "hand": ["Bear"], "ink": 1}, you={"play": ["Wolf"]}).legal("use") == []


@card("Snow Fort")
def test_the_snow_fort_strengthens_always_and_protects_on_opposing_turns():
    game = table(me={"play": [SNOW_FORT, "Wolf"]}, you={"play": ["Bear (exerted)", "Knight"]})
    game.push("challenge Wolf -> Bear")
    assert (game.damage("Bear"), game.damage("Wolf")) == (3, 3)
    game = table(me={"play": [SNOW_FORT, "Wolf (exerted)"]}, you={"play": ["Knight"]}, active=YOU)
    game.push("challenge Knight -> Wolf")
    assert (game.damage("Knight"), game.damage("Wolf")) == (3, 1)


@card("Stitch - Naughty Experiment")
def test_the_naughty_experiment_dares_an_opponent_for_one_round():
    game = table(me={"play": [STITCH, "Bear"]}, you={"play": ["Wolf", "Hen"]})
    game.push("use Stitch")
    assert sorted(game.legal()) == ["choose Hen", "choose Wolf"]
    game.push("choose Wolf", "quest Bear", "end")
    assert (game.legal("quest"), game.legal("end")) == (["quest Hen"], [])
    game.push("challenge Wolf -> Bear", "end", "end")
    assert game.legal("quest Wolf") == ["quest Wolf"]


@card("Vixey - Forest Friend")
def test_vixey_is_cheaper_with_tod_and_evasive():
    assert table(me={"hand": [VIXEY], "play": ["Tod - All Alone"], "ink": 2}).push("play Vixey").ink(ME) == (0, 2)
    assert table(me={"hand": [VIXEY], "ink": 2}, you={"play": ["Tod - All Alone"]}).legal("play") == []
    game = table(me={"play": ["Bear", "Bird"]}, you={"play": [f"{VIXEY} (exerted)"]})
    assert game.legal("challenge") == [f"challenge Bird -> {VIXEY}"]


@card("White Rabbit - Late Again")
@pytest.mark.parametrize(("first", "turn", "cheaper"), [(YOU, 2, True), (ME, 1, False), (YOU, 4, False)])
def test_the_rabbit_is_cheaper_on_the_first_turn_of_whoever_comes_second(first, turn, cheaper):
    game = table(me={"hand": [RABBIT], "ink": 1}, first=first, turn=turn)
    assert (game.legal("play") != []) == cheaper


@card("White Rabbit - Late Again")
def test_the_rabbit_is_evasive():
    game = table(me={"play": ["Bear", "Bird"]}, you={"play": [f"{RABBIT} (exerted)"]})
    assert game.legal("challenge") == [f"challenge Bird -> {RABBIT}"]
