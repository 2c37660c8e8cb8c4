"""Set 5, Ruby: what its cards do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, has_rush, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU, made

DONALD = "Donald Duck - Daisy's Date"
DANCER = "Mickey Mouse - Enthusiastic Dancer"
MAXIMUS = "Maximus - Team Champion"
MINNIE = "Minnie Mouse - Dazzling Dancer"
PARTY = "Ratigan's Party - Seedy Back Room"
RALPH = "Wreck-It Ralph - Demolition Dude"
RATIGAN = "Ratigan - Raging Rat"
SIMBA = "Simba - Adventurous Successor"
CROWD = "Taffyta Muttonfudge - Crowd Favorite"
SPEEDSTER = "Taffyta Muttonfudge - Sour Speedster"
TURBO = "Turbo - Royal Hack"
VANELLOPE = "Vanellope von Schweetz - Random Roster Racer"


@card("Donald Duck - Daisy's Date")
def test_donald_takes_a_lore_from_each_opponent_when_he_challenges_a_character():
    game = table({"play": [DONALD], "lore": 5}, {"play": ["Bear (exerted)"], "lore": 3}, third={"lore": 1})
    game.push("challenge Donald -> Bear")
    assert [game.lore(seat) for seat in (ME, YOU, 2)] == [5, 2, 0]


@card("Donald Duck - Daisy's Date")
def test_donald_takes_nothing_when_he_challenges_a_location_or_is_challenged():
    game = table({"play": [DONALD]}, {"play": ["Fort"], "lore": 3}).push("challenge Donald -> Fort")
    assert game.lore(YOU) == 3
    game = table({"play": [f"{DONALD} (exerted)"]}, {"play": ["Bear"], "lore": 3}, active=YOU)
    assert game.push("challenge Bear -> Donald").lore(YOU) == 3


@card("Glimmer vs Glimmer")
def test_glimmer_vs_glimmer_trades_one_of_yours_for_anybody():
    game = table({"hand": ["Glimmer vs Glimmer"], "ink": 4, "play": ["Wolf", "Hen"]}, {"play": ["Giant"]})
    game.push("play Glimmer")
    assert game.legal() == ["choose Wolf", "choose Hen"]
    game.push("choose Hen", "choose Giant")
    assert (game.play(ME), game.play(YOU)) == (["Wolf"], [])


@card("Glimmer vs Glimmer")
def test_glimmer_vs_glimmer_does_nothing_without_one_of_yours():
    game = table({"hand": ["Glimmer vs Glimmer"], "ink": 4}, {"play": ["Giant", "Wolf"]}).push("play Glimmer")
    assert (game.play(YOU), asked(game)) == (["Giant", "Wolf"], False)


@card("Maximus - Team Champion")
@pytest.mark.parametrize(
    ("others", "lore"), [([], 0), (["Bear"], 0), (["Giant"], 2), (["Titan"], 5), (["Titan", "Giant"], 5)]
)
def test_maximus_gains_lore_for_the_strongest_of_yours_at_the_end_of_your_turn(others, lore):
    titan = made("Titan", strength=10, willpower=9)
    game = table({"play": [MAXIMUS, *others]}, {"play": ["Giant"]}, cards=[titan]).push("end")
    assert (game.lore(ME), game.lore(YOU)) == (lore, 0)


@card("Maximus - Team Champion")
def test_maximus_gains_nothing_at_the_end_of_an_opponent_s_turn():
    assert table({"play": [MAXIMUS, "Giant"]}, active=YOU).push("end").lore(ME) == 0


@card("Mickey Mouse - Enthusiastic Dancer")
def test_mickey_is_stronger_only_beside_your_own_minnie():
    assert table({"play": [DANCER, MINNIE]}).strength("Mickey") == 4
    assert table({"play": [DANCER]}, {"play": [MINNIE]}).strength("Mickey") == 2


@card("Minnie Mouse - Dazzling Dancer")
@pytest.mark.parametrize(("challenger", "lore"), [(MINNIE, 1), (DANCER, 1), ("Wolf", 0)])
def test_minnie_gains_lore_when_she_or_your_mickey_challenges(challenger, lore):
    game = table({"play": [MINNIE, DANCER, "Wolf"]}, {"play": ["Giant (exerted)"]})
    assert game.push(f"challenge {challenger} -> Giant").lore(ME) == lore


@card("Minnie Mouse - Dazzling Dancer")
def test_minnie_gains_nothing_from_a_location_or_an_opposing_mickey():
    game = table({"play": [MINNIE]}, {"play": ["Fort"]})
    assert game.push("challenge Minnie -> Fort").lore(ME) == 0
    game = table({"play": [f"{MINNIE} (exerted)"]}, {"play": [DANCER]}, active=YOU).push("challenge Mickey -> Minnie")
    assert (game.lore(ME), game.lore(YOU)) == (0, 0)


@card("Ratigan - Raging Rat")
def test_ratigan_is_stronger_while_he_has_damage():
    game = table({"play": [RATIGAN], "hand": ["Try Everything"], "ink": 4}, {"play": ["Wolf (exerted)"]})
    assert game.strength("Ratigan") == 1
    game.push("challenge Ratigan -> Wolf")
    assert (game.damage("Wolf"), game.strength("Ratigan")) == (1, 3)
    game.push("play Try Everything", f"choose {RATIGAN}", "amount 2")
    assert game.strength("Ratigan") == 1


@card("Ratigan's Party - Seedy Back Room")
@pytest.mark.parametrize(
    ("guest", "lore"), [(f"Bear (damage 1, at {PARTY})", 2), (f"Bear (at {PARTY})", 0), ("Bear (damage 1)", 0)]
)
def test_the_party_is_worth_lore_while_somebody_damaged_of_yours_is_there(guest, lore):
    game = table({"play": [PARTY, guest]}, active=YOU)
    assert game.lore_value("Ratigan's Party") == lore
    assert game.push("end").lore(ME) == lore


@card("Simba - Adventurous Successor")
def test_simba_strengthens_anybody_for_this_turn():
    game = table({"hand": [SIMBA], "ink": 1, "play": ["Wolf"]}, {"play": ["Bear"]}).push("play Simba")
    assert sorted(game.legal()) == ["choose Bear", f"choose {SIMBA}", "choose Wolf"]
    game.push("choose Wolf")
    assert game.strength("Wolf") == 4
    assert game.push("end").strength("Wolf") == 2


@card("Taffyta Muttonfudge - Crowd Favorite")
@pytest.mark.parametrize(("mine", "left"), [(["Fort"], 2), ([], 3)])
def test_taffyta_takes_a_lore_if_you_have_a_location(mine, left):
    game = table({"hand": [CROWD], "ink": 1, "play": mine}, {"lore": 3, "play": ["Cave"]}).push("play Taffyta")
    assert game.lore(YOU) == left


@card("Taffyta Muttonfudge - Sour Speedster")
def test_taffyta_gains_lore_for_her_first_move_of_a_turn_only():
    game = table({"play": [SPEEDSTER, "Wolf", "Fort", "Cave"], "ink": 9}).push("move Taffyta -> Fort")
    assert game.lore(ME) == 2
    game.push("move Taffyta -> Cave", "move Wolf -> Fort")
    assert game.lore(ME) == 2
    before = game.push("end", "end").lore(ME)
    assert game.push("move Taffyta -> Fort").lore(ME) == before + 2


@card("Taffyta Muttonfudge - Sour Speedster")
def test_taffyta_shifts_for_two():
    assert shifts_for(SPEEDSTER, 2)


@card("The Sword Released")
@pytest.mark.parametrize(
    ("mine", "theirs", "lore"),
    [
        (["Giant"], ["Bear"], (1, 2)),
        (["Bear"], ["Giant"], (0, 3)),
        (["Bear"], ["Bear"], (0, 3)),
        (["Hen"], [], (1, 2)),
        ([], [], (0, 3)),
    ],
)
def test_the_sword_takes_a_lore_for_you_if_you_have_the_strongest_character(mine, theirs, lore):
    game = table({"play": ["The Sword Released", *mine]}, {"play": theirs, "lore": 3}, active=YOU).push("end")
    assert (game.lore(ME), game.lore(YOU)) == lore


@card("The Sword Released")
def test_the_sword_gives_only_the_lore_that_was_lost():
    game = table({"play": ["The Sword Released", "Giant"]}, {"lore": 0}, active=YOU).push("end")
    assert (game.lore(ME), game.lore(YOU)) == (0, 0)
    game = table({"play": ["The Sword Released", "Giant"]}, {"lore": 2}, third={"lore": 4}, active=2, turn=6).push(
        "end"
    )
    assert [game.lore(seat) for seat in (ME, YOU, 2)] == [2, 1, 3]


@card("Turbo - Royal Hack")
def test_turbo_can_be_shifted_on_by_king_candy_but_by_nobody_else():
    candy = "King Candy - Sweet Abomination"
    game = table({"play": [TURBO], "hand": [candy, SPEEDSTER], "ink": 9})
    assert game.legal("shift") == [f"shift {candy} -> {TURBO}"]


@card("Turbo - Royal Hack")
def test_turbo_is_not_otherwise_named_king_candy():
    assert has_rush(TURBO)
    candy = made("King Candy", version="Plain")
    game = table({"play": [TURBO], "hand": ["King Candy - Plain"], "ink": 9}, cards=[candy])
    assert game.legal("shift") == []


@card("Vanellope von Schweetz - Random Roster Racer")
def test_vanellope_is_evasive_until_your_next_turn():
    assert has_rush(VANELLOPE)
    game = table({"hand": [VANELLOPE], "ink": 4}, {"play": ["Wolf", "Bird", "Hen (exerted)"]}).push("play Vanellope")
    game.push("challenge Vanellope -> Hen", "end")
    assert game.legal("challenge") == [f"challenge Bird -> {VANELLOPE}"]
    game.push("end", "quest Vanellope", "end")
    assert f"challenge Wolf -> {VANELLOPE}" in game.legal()


@card("Wreck-It Ralph - Demolition Dude")
def test_ralph_gains_lore_for_his_damage_when_he_is_readied():
    game = table({"play": [f"{RALPH} (exerted, damage 3)", "Wolf (exerted, damage 1)"]}, active=YOU).push("end")
    assert game.lore(ME) == 3


@card("Wreck-It Ralph - Demolition Dude")
def test_ralph_gains_lore_also_when_an_effect_readies_him_but_not_when_he_was_ready():
    game = table({"play": [f"{RALPH} (exerted, damage 2)", "Gold Coin", "Wolf"], "ink": 1})
    assert game.push("use Gold Coin", f"choose {RALPH}").lore(ME) == 2
    assert table({"play": [f"{RALPH} (damage 3)"]}, active=YOU).push("end").lore(ME) == 0
