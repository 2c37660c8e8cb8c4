"""Set 5: what the cards that begin with T do at the table."""

import pytest

from mazo.abilities.tree.effects import Keyword
from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, has_rush, shifts_for
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU, made

CROWD = "Taffyta Muttonfudge - Crowd Favorite"
SPEEDSTER = "Taffyta Muttonfudge - Sour Speedster"
BALLROOM = "The Great Illuminary - Radiant Ballroom"
LIBRARY = "The Library - A Gift for Belle"
NOKK = "The Nokk - Mythical Spirit"
TIPO = "Tipo - Growing Son"
LAIR = "Tropical Rainforest - Jaguar Lair"
TURBO = "Turbo - Royal Hack"

AIDE = made("Aide", willpower=3, abilities=[Keyword("Support")])


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


@card("Tanana - Wise Woman")
@pytest.mark.parametrize("name", ["Bear", "Fort"])
def test_tanana_may_heal_a_character_or_location(name):
    game = table({"hand": ["Tanana - Wise Woman"], "ink": 2, "play": ["Bear (damage 2)", "Fort (damage 2)"]})
    assert game.push("play Tanana", "yes", f"choose {name}", "amount 1").damage(name) == 1


@card("The Great Illuminary - Radiant Ballroom")
def test_those_with_support_shine_in_the_ballroom():
    here = f"(at {BALLROOM})"
    game = table({"play": [BALLROOM, f"Aide {here}", f"Hen {here}"]}, cards=[AIDE])
    assert [(game.lore_value(name), game.willpower(name)) for name in ("Aide", "Hen")] == [(2, 5), (1, 3)]
    game = table({"play": [BALLROOM, "Aide"]}, cards=[AIDE])
    assert (game.lore_value("Aide"), game.willpower("Aide")) == (1, 3)


@card("The Library - A Gift for Belle")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_the_library_may_give_a_card_for_a_character_banished_there(answer, drawn):
    game = table({"play": [LIBRARY, f"Wolf (at {LIBRARY})"]}, {"play": ["Giant (exerted)"]})
    game.push("challenge Wolf -> Giant", answer)
    assert len(game.hand(ME)) == drawn


@card("The Library - A Gift for Belle")
def test_the_library_gives_nothing_for_characters_elsewhere():
    game = table({"play": [LIBRARY, "Wolf"]}, {"play": ["Giant (exerted)"]}).push("challenge Wolf -> Giant")
    assert (game.is_in_play("Wolf"), asked(game)) == (False, False)


@card("The Nokk - Mythical Spirit")
def test_the_nokk_may_move_two_damage_from_anybody_to_an_opposing_character():
    game = table({"hand": [NOKK], "ink": 6, "play": ["Bear (damage 3)"]}, {"play": ["Wolf (damage 1)", "Hen"]})
    game.push("play The Nokk", "yes")
    assert {"choose Bear", "choose Wolf"} <= set(game.legal())
    game.push("choose Bear")
    assert game.legal("choose") == ["choose Wolf", "choose Hen"]
    game.push("choose Wolf", "amount 2")
    assert (game.damage("Bear"), game.damage("Wolf")) == (1, 3)


@card("The Nokk - Mythical Spirit")
@rule("lorcana", "1.9.2.4")
def test_the_nokk_never_moves_damage_back_to_where_it_was():
    game = table({"hand": [NOKK], "ink": 6}, {"play": ["Wolf (damage 2)", "Hen (damage 1)"]})
    game.push("play The Nokk", "yes", "choose Wolf", "choose Wolf", "amount 2")
    assert (game.damage("Wolf"), game.damage("Hen"), asked(game)) == (2, 1, False)


@card("The Nokk - Mythical Spirit")
def test_the_nokk_may_leave_the_damage_alone():
    game = table({"hand": [NOKK], "ink": 6, "play": ["Bear (damage 3)"]}, {"play": ["Wolf"]}).push(
        "play The Nokk", "no"
    )
    assert (game.damage("Bear"), asked(game)) == (3, False)


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


@card("Tipo - Growing Son")
def test_tipo_may_ink_a_card_from_hand_exerted_whatever_its_symbol():
    game = table({"hand": [TIPO, "Daisy Duck - Donald's Date", "Bear"], "ink": 2}).push("play Tipo", "yes")
    game.push("choose Daisy Duck")
    assert (game.hand(ME), game.ink(ME), game.knows(YOU, "Daisy Duck - Donald's Date")) == (["Bear"], (0, 3), False)
    assert game.legal("ink") == ["ink Bear"]  # it was no inking of the turn


@card("Tipo - Growing Son")
def test_tipo_may_leave_your_hand_alone():
    game = table({"hand": [TIPO, "Bear"], "ink": 2}).push("play Tipo", "no")
    assert (game.hand(ME), game.ink(ME), asked(game)) == (["Bear"], (0, 2), False)


@card("Tropical Rainforest - Jaguar Lair")
def test_the_jaguar_lair_makes_opposing_damaged_characters_reckless():
    game = table({"play": [LAIR, "Hen (damage 1, exerted)"]}, {"play": ["Bear (damage 1)", "Wolf"]}, active=YOU)
    assert game.legal("quest") == ["quest Wolf"]
    assert not game.legal("end")
    game.push("challenge Bear -> Hen")
    assert game.legal("end")


@card("Tropical Rainforest - Jaguar Lair")
def test_the_jaguar_lair_leaves_your_own_damaged_characters_alone():
    assert table({"play": [LAIR, "Hen (damage 1)"]}).legal("quest") == ["quest Hen"]


@card("Try Everything")
def test_try_everything_heals_and_readies_somebody_who_then_rests():
    game = table(
        {"hand": ["Try Everything"], "ink": 4, "play": ["Bear (exerted, damage 4)", "Wolf"]},
        {"play": ["Hen (exerted)"]},
    )
    game.push("play Try Everything", "choose Bear", "amount 3")
    assert (game.damage("Bear"), game.is_exerted("Bear")) == (1, False)
    assert not game.legal("quest Bear")
    assert not game.legal("challenge Bear")
    assert game.legal("challenge Wolf")
    game.push("end", "end")
    assert game.legal("quest Bear")


@card("Try Everything")
def test_try_everything_readies_also_without_removing_anything():
    game = table({"hand": ["Try Everything"], "play": ["Giant", "Bear (exerted)"]})
    game.push("sing Try Everything with Giant")
    assert game.legal() == ["choose Giant", "choose Bear"]
    game.push("choose Giant")
    assert not game.is_exerted("Giant")
    assert not game.legal("quest Giant")


@card("Tug-of-War")
@pytest.mark.parametrize(("answer", "bear", "warded", "eagle"), [("pick 1", 1, 1, 0), ("pick 2", 0, 0, 3)])
def test_tug_of_war_hurts_the_evasive_or_the_others(answer, bear, warded, eagle):
    evasive = "Olaf - Happy Passenger"
    game = table(
        {"hand": ["Tug-of-War"], "ink": 5, "play": ["Wolf", "Bird"]}, {"play": ["Bear", "Warded", evasive, "Fort"]}
    )
    game.push("play Tug-of-War", answer)
    assert [game.damage(name) for name in ("Bear", "Warded", "Olaf", "Fort")] == [bear, warded, eagle, 0]
    assert (game.damage("Wolf"), game.damage("Bird")) == (0, 0)


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
