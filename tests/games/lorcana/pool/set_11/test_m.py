"""Set 11: what the cards that begin with M do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

MARCHING = "Marching Off to Battle"
MOANA = "Moana - Curious Explorer"
MORGANA = "Morgana Macawber - Reformed Spellcaster"
PROTECT = "Mother Will Protect You"
NECKLACE = "Mother's Necklace"
MULAN = "Mulan - Resourceful Recruit"
LING = "Ling - Snow Warrior"
MUSHU = "Mushu - Sneaky Dragon"


@card("Marching Off to Battle")
def test_marching_off_draws_two_after_a_banishment():
    side = {"hand": [MARCHING], "ink": 4, "play": ["Giant"]}
    game = table(side, {"play": ["Hen (exerted)"]}).push("challenge Giant -> Hen", f"play {MARCHING}")
    assert len(game.hand(ME)) == 2
    assert table(side, {"play": ["Hen (exerted)"]}).push(f"play {MARCHING}").hand(ME) == []


@card("Mickey Mouse - Bob Cratchit")
def test_bob_cratchit_leaves_what_was_under_him_to_another():
    bob = "Mickey Mouse - Bob Cratchit"
    game = table({"play": [f"{bob} (exerted, facedown Wolf, facedown Hen)", "Bear"]}, {"play": ["Giant"]}, active=YOU)
    game.push(f"challenge Giant -> {bob}", "yes")
    assert sorted(game.names_in("facedown", ME)) == ["Hen", "Wolf"]
    assert game.names_in("discard", ME) == [bob]


@card("Mickey Mouse - Bob Cratchit")
def test_bob_cratchit_works_hard():
    bob = "Mickey Mouse - Bob Cratchit"
    game = table({"play": [bob], "deck": ["Wolf", "Hen"]})
    game.push(f"quest {bob}")
    assert (game.names_in("facedown", ME), game.deck(ME)) == (["Wolf"], ["Hen"])


@card("Moana - Curious Explorer")
def test_the_curious_explorer_inks_from_the_discard_instead_of_the_hand():
    game = table(me={"play": [MOANA], "hand": ["Hen"], "discard": ["Bear", "Raging Storm"]})
    assert sorted(game.legal("ink")) == ["ink Bear", "ink Hen"]
    game.push("ink Bear")
    assert (game.ink(ME), game.names_in("discard", ME), game.legal("ink")) == ((1, 0), ["Raging Storm"], [])


@card("Moana - Curious Explorer")
def test_only_the_explorers_own_player_inks_from_the_discard():
    game = table(me={"discard": ["Bear"]}, you={"play": [MOANA]})
    assert game.legal("ink") == []


@card("Morgana Macawber - Reformed Spellcaster")
def test_morgana_may_gather_a_damage_from_everybody_else():
    side = {"hand": [MORGANA], "ink": 6, "play": ["Bear (damage 2)", "Hen"]}
    game = table(side, {"play": ["Giant (damage 1)", "Wolf (damage 1)", "Fort (damage 1)"]}).push("play Morgana", "yes")
    assert game.legal() == ["choose Giant", "choose Wolf"]
    game.push("choose Giant")
    assert [game.damage(name) for name in ("Giant", "Bear", "Wolf", "Hen", "Fort")] == [3, 1, 0, 0, 1]
    assert shifts_for(MORGANA, 4)


@card("Mother Will Protect You")
def test_mother_s_song_protects_from_challenges_until_your_next_turn():
    game = table({"hand": [PROTECT], "ink": 2, "play": ["Bear (exerted)", "Wolf (exerted)"]}, {"play": ["Hen"]})
    game.push(f"play {PROTECT}", "choose Bear", "end")
    assert game.legal("challenge") == ["challenge Hen -> Wolf"]


@card("Mother's Necklace")
def test_the_necklace_lets_somebody_fly_if_nobody_challenged():
    game = table({"play": [NECKLACE, "Bear", "Wolf"]}, {"play": ["Hen"]}).push(
        "quest Bear", "quest Wolf", "end", "choose Bear"
    )
    assert game.legal("challenge") == ["challenge Hen -> Wolf"]
    game = table({"play": [NECKLACE, "Bear", "Wolf"]}, {"play": ["Hen (exerted)"]}).push("challenge Bear -> Hen", "end")
    assert game.active == YOU


@card("Mulan - Resourceful Recruit")
@pytest.mark.parametrize(("boosts", "lore"), [(0, 1), (2, 3), (9, 6)])
def test_mulan_gains_her_strength_up_to_six(boosts, lore):
    game = table({"play": [MULAN, LING], "ink": boosts})
    for _ in range(boosts):
        game.push("use Ling", "choose Mulan")
    assert game.push("quest Mulan").lore(ME) == lore


@card("Mushu - Sneaky Dragon")
def test_mushu_hurts_somebody():
    game = table({"hand": [MUSHU], "ink": 5}, {"play": ["Giant"]}).push("play Mushu", "choose Giant")
    assert game.damage("Giant") == 2
    assert table({"hand": [MUSHU], "ink": 5}).push("play Mushu").play(ME) == []  # nobody else can be chosen
