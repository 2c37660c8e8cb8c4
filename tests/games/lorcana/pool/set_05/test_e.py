"""Set 5: what the cards that begin with E do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, has_rush, is_evasive
from tests.support.card import card
from tests.support.table import ME, YOU

PARTYGOER = "Ed - Hysterical Partygoer"
LAUGHING = "Ed - Laughing Hyena"
ELSA = "Elsa - The Fifth Spirit"


@card("Earth Giant - Living Mountain")
def test_the_earth_giant_lets_only_opponents_draw():
    game = table({"hand": ["Earth Giant - Living Mountain"], "ink": 4}, {}, third={}).push("play Earth Giant")
    assert [len(game.hand(seat)) for seat in (ME, YOU, 2)] == [0, 1, 1]


@card("Ed - Hysterical Partygoer")
def test_damaged_characters_leave_ed_alone():
    game = table({"play": [f"{PARTYGOER} (exerted)"]}, {"play": ["Bear (damage 1)", "Wolf"]}, active=YOU)
    assert game.legal("challenge") == [f"challenge Wolf -> {PARTYGOER}"]


@card("Ed - Laughing Hyena")
def test_ed_may_hurt_a_damaged_character_more():
    game = table({"hand": [LAUGHING], "ink": 3, "play": ["Hen (damage 1)"]}, {"play": ["Bear (damage 1)", "Wolf"]})
    game.push("play Ed", "yes")
    assert game.legal() == ["choose Hen", "choose Bear"]
    assert game.push("choose Bear").damage("Bear") == 3


@card("Ed - Laughing Hyena")
def test_ed_may_keep_calm():
    game = table({"hand": [LAUGHING], "ink": 3}, {"play": ["Bear (damage 1)"]}).push("play Ed", "no")
    assert game.damage("Bear") == 1


@card("Elsa - The Fifth Spirit")
def test_elsa_exerts_an_opposing_character_and_can_challenge_it_at_once():
    game = table({"hand": [ELSA], "ink": 5, "play": ["Hen"]}, {"play": ["Bear", "Wolf", "Warded"]}).push("play Elsa")
    assert game.legal() == ["choose Bear", "choose Wolf"]
    game.push("choose Wolf")
    assert game.legal("challenge Elsa") == [f"challenge {ELSA} -> Wolf"]


@card("Elsa - The Fifth Spirit")
def test_elsa_has_rush_and_is_evasive():
    assert has_rush(ELSA)
    assert is_evasive(ELSA)


@card("Emerald Chromicon")
@pytest.mark.parametrize(("answer", "left"), [("yes", []), ("no", ["Giant"])])
def test_the_emerald_chromicon_may_return_a_character_when_yours_falls_in_an_opponent_s_turn(answer, left):
    game = table({"play": ["Emerald Chromicon", "Hen (exerted)"]}, {"play": ["Giant"]}, active=YOU)
    game.push("challenge Giant -> Hen", answer)
    assert game.play(YOU) == left


@card("Emerald Chromicon")
def test_the_emerald_chromicon_sleeps_in_your_turn_and_for_other_players_characters():
    game = table({"play": ["Emerald Chromicon", "Hen"]}, {"play": ["Giant (exerted)"]}).push("challenge Hen -> Giant")
    assert (game.is_in_play("Hen"), asked(game)) == (False, False)
    game = table({"play": ["Emerald Chromicon", "Giant (exerted)"]}, {"play": ["Hen"]}, active=YOU)
    assert not asked(game.push("challenge Hen -> Giant"))


@card("Emerald Chromicon")
def test_the_emerald_chromicon_answers_each_of_several_characters_banished_at_once():
    game = table(
        {"play": ["Emerald Chromicon", "Hen (damage 2)", "Wolf (damage 3)"]},
        {"play": ["Bear", "Giant"], "hand": ["Tug-of-War"], "ink": 5},
        active=YOU,
    )
    game.push("play Tug-of-War", "pick 1")
    assert game.bag() == [(ME, "Emerald Chromicon")] * 2
    game.push("resolve 1", "yes", "choose Giant", "yes")
    assert game.play(YOU) == []


@card("Ever as Before")
def test_ever_as_before_heals_any_number_of_characters_on_both_sides():
    game = table(
        {"hand": ["Ever as Before"], "ink": 2, "play": ["Bear (damage 3)", "Wolf (damage 1)"]},
        {"play": ["Giant (damage 4)"]},
    )
    game.push("play Ever as Before", "choose Bear; Giant", "amount 2", "amount 1")
    assert [game.damage(name) for name in ("Bear", "Wolf", "Giant")] == [1, 1, 3]


@card("Ever as Before")
def test_ever_as_before_may_choose_nobody_and_can_be_sung_for_two():
    game = table({"hand": ["Ever as Before"], "play": ["Bear (damage 3)", "Hen"]})
    assert game.legal("sing") == ["sing Ever as Before with Bear"]
    game.push("sing Ever as Before with Bear", "choose nothing")
    assert game.damage("Bear") == 3
