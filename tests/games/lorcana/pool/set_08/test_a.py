"""Set 8: what the cards that begin with A do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

ALMA = "Alma Madrigal - Accepting Grandmother"
MISSION = "Anna - Magical Mission"
ANNA = "Anna - Trusting Sister"
ANTONIO = "Antonio Madrigal - Friend to All"
JAGUAR = "Antonio's Jaguar - Faithful Companion"
ARTHUR = "Arthur - Determined Squire"


@card("Alice - Courageous Keyholder")
@pytest.mark.parametrize(("answer", "exerted"), [("yes", False), ("no", True)])
def test_alice_may_ready_a_damaged_character_of_yours_who_cannot_quest(answer, exerted):
    side = {"hand": ["Alice - Courageous Keyholder"], "ink": 4, "play": ["Bear (exerted, damage 1)", "Wolf (exerted)"]}
    game = table(side, {"play": ["Hen (exerted)", "Giant (exerted, damage 1)"]}).push("play Alice", answer)
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf"), game.legal("quest")) == (exerted, True, [])
    assert bool(game.legal("challenge Bear -> Hen")) == (not exerted)


@card("Alma Madrigal - Accepting Grandmother")
def test_alma_may_ready_whoever_sang_and_nobody_else_once_a_turn():
    game = table({"play": [ALMA, "Bear", "Wolf (exerted)"], "hand": ["Tune", "Hum"]})
    game.push("sing Tune with Bear", "yes")
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf")) == (False, True)
    game.push("sing Hum with Bear")
    assert (game.is_exerted("Bear"), game.asked_by) == (True, "3.3.1")


@card("Alma Madrigal - Accepting Grandmother")
def test_alma_readies_all_who_sang_together():
    game = table({"play": [ALMA, "Bear", "Giant"], "hand": ["Fantastical and Magical"]})
    game.push("sing together Fantastical", "choose Alma", "choose Bear", "choose Giant", "yes")
    assert [game.is_exerted(name) for name in ("Alma", "Bear", "Giant")] == [False, False, False]


@card("Alma Madrigal - Accepting Grandmother")
def test_alma_who_declined_may_ready_a_later_singer():
    game = table({"play": [ALMA, "Bear", "Wolf"], "hand": ["Tune", "Hum"]})
    game.push("sing Tune with Bear", "no", "sing Hum with Wolf", "yes")
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf")) == (True, False)


@card("Alma Madrigal - Accepting Grandmother")
def test_alma_does_not_care_about_a_song_that_was_paid_for():
    game = table({"play": [ALMA, "Bear (exerted)"], "hand": ["Hum"], "ink": 1}).push("play Hum")
    assert game.asked_by == "3.3.1"


@card("Anna - Magical Mission")
def test_anna_supports_somebody_and_draws_beside_elsa():
    game = table({"play": [MISSION, "Elsa - Snow Queen", "Wolf"]}).push("quest Anna", "resolve 1", "yes", "choose Wolf")
    assert game.strength("Wolf") == 5
    assert len(game.push("yes").hand(ME)) == 1


@card("Anna - Magical Mission")
def test_anna_without_elsa_only_supports():
    game = table({"play": [MISSION, "Wolf"]}, {"play": ["Elsa - Snow Queen"]}).push("quest Anna", "resolve 1", "no")
    assert (len(game.hand(ME)), game.strength("Wolf"), game.asked_by) == (0, 2, "3.3.1")
    assert shifts_for(MISSION, 4)


@card("Anna - Trusting Sister")
@pytest.mark.parametrize(
    ("mine", "yours", "answers", "ink"),
    [
        (["Elsa - Snow Queen"], [], ["yes"], (0, 4)),
        (["Elsa - Snow Queen"], [], ["no"], (0, 3)),
        (["Bear"], ["Elsa - Snow Queen"], [], (0, 3)),
    ],
)
def test_anna_may_ink_the_top_card_if_elsa_is_with_her(mine, yours, answers, ink):
    game = table({"hand": [ANNA], "ink": 3, "play": mine}, {"play": yours}).push("play Anna", *answers)
    assert (game.ink(ME), game.asked_by) == (ink, "3.3.1")


@card("Antonio Madrigal - Friend to All")
def test_antonio_may_search_for_a_small_character_once_a_turn_when_somebody_sings():
    game = table({"play": [ANTONIO, "Bear", "Wolf"], "hand": ["Tune", "Hum"], "deck": ["Lamp", "Bear", "Giant", "Hen"]})
    game.push("sing Tune with Bear", "yes")
    assert sorted(game.legal()) == ["choose Bear", "choose Hen", "choose nothing"]
    game.push("choose Hen")
    assert (sorted(game.hand(ME)), game.knows(YOU, "Hen")) == (["Hen", "Hum"], True)
    assert game.story("shuffled") == ["shuffled"]
    assert game.push("sing Hum with Wolf").asked_by == "3.3.1"


@card("Antonio Madrigal - Friend to All")
def test_antonio_need_not_search():
    game = table({"play": [ANTONIO, "Bear"], "hand": ["Tune"], "deck": ["Hen", "Wolf"]})
    game.push("sing Tune with Bear", "no")
    assert (game.deck(ME), game.story("shuffled")) == (["Hen", "Wolf"], [])


@card("Antonio's Jaguar - Faithful Companion")
@pytest.mark.parametrize(("mine", "yours", "lore"), [([ANTONIO], [], 1), (["Bear"], [ANTONIO], 0)])
def test_the_jaguar_gives_lore_where_antonio_is(mine, yours, lore):
    game = table({"hand": [JAGUAR], "ink": 2, "play": mine}, {"play": yours}).push("play Antonio's")
    assert (game.lore(ME), game.asked_by) == (lore, "3.3.1")


@card("Arthur - Determined Squire")
def test_arthur_costs_you_your_draw_but_nobody_elses():
    game = table({"play": [ARTHUR]}, {"hand": []}, active=YOU).push("end")
    assert game.hand(ME) == []
    assert len(game.push("end").hand(YOU)) == 1


@card("Atlantean Crystal")
def test_the_crystal_protects_somebody_and_lets_them_support_until_the_next_turn():
    game = table({"play": ["Atlantean Crystal", "Bear", "Wolf"], "ink": 2}, {"play": ["Giant"]})
    game.push("use Atlantean", "choose Bear", "quest Bear", "yes", "choose Wolf")
    assert (game.strength("Wolf"), game.ink(ME)[0]) == (5, 0)
    game.push("end", "challenge Giant -> Bear")
    assert game.damage("Bear") == 4
    game.push("end", "quest Bear")
    assert game.asked_by == "3.3.1"
