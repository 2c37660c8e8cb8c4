"""Set 5: what the cards that begin with A do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

ANNA = "Anna - Diplomatic Queen"
ACOLYTE = "Anna - Eager Acolyte"
MAJESTY = "Anna - Mystical Majesty"
ARTHUR = "Arthur - King Victorious"
KRONK = "Kronk - Head of Security"
MUFASAS = "Simba - Son of Mufasa"


@card("Amber Chromicon")
def test_the_amber_chromicon_heals_one_from_each_of_your_characters():
    game = table(
        {"play": ["Amber Chromicon", "Bear (damage 2)", "Wolf (damage 1)", "Fort (damage 1)"]},
        {"play": ["Hen (damage 1)"]},
    )
    game.push("use Amber Chromicon", "amount 1", "amount 1")
    assert [game.damage(name) for name in ("Bear", "Wolf", "Fort", "Hen")] == [1, 0, 1, 1]
    assert game.is_exerted("Amber Chromicon")


@card("Amber Chromicon")
def test_the_amber_chromicon_may_leave_damage_where_it_is_wanted():
    game = table({"play": ["Amber Chromicon", "Bear (damage 2)", "Wolf (damage 1)"]})
    game.push("use Amber Chromicon", "amount 0", "amount 1")
    assert (game.damage("Bear"), game.damage("Wolf")) == (2, 0)


@card("Amethyst Chromicon")
@pytest.mark.parametrize(("mine", "yours"), [("yes", "no"), ("no", "yes")])
def test_the_amethyst_chromicon_lets_each_player_decide_to_draw(mine, yours):
    game = table({"play": ["Amethyst Chromicon"]}).push("use Amethyst Chromicon")
    assert game.deciding == ME
    game.push(mine)
    assert game.deciding == YOU
    game.push(yours)
    assert (len(game.hand(ME)), len(game.hand(YOU))) == (mine == "yes", yours == "yes")


@card("Anna - Diplomatic Queen")
@pytest.mark.parametrize(
    ("answers", "hand", "strength"),
    [(["pick 1", "choose Hen"], 1, 3), (["pick 2", "choose Bear"], 2, 5), (["pick 3"], 2, None)],
)
def test_anna_may_pay_two_for_one_of_three(answers, hand, strength):
    game = table({"hand": [ANNA], "ink": 5}, {"play": ["Bear (damage 1)", "Wolf"], "hand": ["Hen", "Lamp"]})
    game.push("play Anna", "yes", *answers)
    assert (game.ink(ME), len(game.hand(YOU))) == ((0, 5), hand)
    assert (game.strength("Bear") if game.is_in_play("Bear") else None) == strength


@card("Anna - Diplomatic Queen")
def test_anna_may_keep_her_ink():
    game = table({"hand": [ANNA], "ink": 5}, {"hand": ["Hen"]}).push("play Anna", "no")
    assert (game.ink(ME), game.hand(YOU)) == ((2, 3), ["Hen"])


@card("Anna - Eager Acolyte")
def test_anna_s_opponent_exerts_a_ready_character_of_their_own_choice_even_a_warded_one():
    game = table({"hand": [ACOLYTE], "ink": 3, "play": ["Hen"]}, {"play": ["Bear", "Warded", "Wolf (exerted)"]})
    game.push("play Anna")
    assert (game.deciding, game.legal()) == (YOU, ["choose Bear", "choose Warded"])
    game.push("choose Warded")
    assert (game.is_exerted("Warded"), game.is_exerted("Bear"), game.is_exerted("Hen")) == (True, False, False)


@card("Anna - Eager Acolyte")
def test_anna_reaches_every_opponent():
    game = table({"hand": [ACOLYTE], "ink": 3}, {"play": ["Bear"]}, third={"play": ["Wolf"]}).push("play Anna")
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf")) == (True, True)


@card("Anna - Mystical Majesty")
def test_the_other_anna_exerts_all_opposing_characters_warded_ones_too():
    game = table({"hand": [MAJESTY], "ink": 7, "play": ["Hen", "Lamp"]}, {"play": ["Bear", "Warded", "Rope"]})
    game.push("play Anna")
    assert [game.is_exerted(name) for name in ("Bear", "Warded", "Rope", "Hen", "Anna")] == [
        True,
        True,
        False,
        False,
        False,
    ]


@card("Anna - Mystical Majesty")
def test_the_other_anna_shifts_for_four_and_still_exerts_them():
    assert shifts_for(MAJESTY, 4)
    game = table({"hand": [MAJESTY], "ink": 4, "play": [ACOLYTE]}, {"play": ["Bear"]})
    assert game.push(f"shift {MAJESTY} -> {ACOLYTE}").is_exerted("Bear")


@card("Arthur - King Victorious")
def test_arthur_knights_somebody_who_challenges_even_the_ready():
    game = table({"hand": [ARTHUR], "ink": 7, "play": ["Wolf"]}, {"play": ["Giant", "Bear (exerted)"]})
    game.push("play Arthur", "choose Wolf", "challenge Wolf -> Giant")
    assert (game.damage("Giant"), game.is_in_play("Wolf")) == (4, False)  # 2 and 2; 6 less 2 are still enough


@card("Arthur - King Victorious")
def test_arthur_s_knight_takes_two_less_damage_and_is_one_only_this_turn():
    game = table({"hand": [ARTHUR], "ink": 7, "play": ["Wolf"]}, {"play": ["Knight", "Bear (exerted)"]})
    game.push("play Arthur", "choose Wolf", "challenge Wolf -> Bear")
    assert (game.damage("Bear"), game.damage("Wolf")) == (4, 1)
    game.push("end", "end")
    assert not game.legal("challenge Wolf -> Knight")


@card("Arthur - King Victorious", "Kronk - Head of Security", "Simba - Son of Mufasa")
@pytest.mark.parametrize(("name", "ink"), [(ARTHUR, 5), (KRONK, 5), (MUFASAS, 4)])
def test_three_of_them_shift(name, ink):
    assert shifts_for(name, ink)
