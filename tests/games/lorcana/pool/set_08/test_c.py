"""Set 8: what the cards that begin with C do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU

CAMILO = "Camilo Madrigal - Center Stage"


@card("Camilo Madrigal - Center Stage")
def test_camilo_returns_to_hand_from_a_challenge_in_either_turn():
    assert table({"play": [CAMILO]}, {"play": ["Giant (exerted)"]}).push("challenge Camilo -> Giant").hand(ME) == [
        CAMILO
    ]
    game = table({"play": ["Giant"]}, {"play": [f"{CAMILO} (exerted)"]}).push("challenge Giant -> Camilo")
    assert game.hand(YOU) == [CAMILO]


@card("Camilo Madrigal - Center Stage")
def test_camilo_banished_otherwise_stays_in_the_discard():
    game = table({"hand": ["Dragon Fire"], "ink": 5}, {"play": [CAMILO, "Bear"]}).push("play Dragon", "choose Camilo")
    assert game.names_in("discard", YOU) == [CAMILO]


@card("Chip - Quick Thinker")
def test_chip_makes_a_chosen_opponent_discard_a_card_of_their_choice():
    game = table({"hand": ["Chip - Quick Thinker"], "ink": 4}, {"hand": ["Hen"]}, third={"hand": ["Bear", "Wolf"]})
    game.push("play Chip", "player Player 3")
    assert (game.deciding, game.legal()) == (THIRD, ["choose Bear", "choose Wolf"])
    game.push("choose Wolf")
    assert (game.hand(YOU), game.hand(THIRD)) == (["Hen"], ["Bear"])


@card("Cri-Kee - Part of the Team")
@pytest.mark.parametrize(
    ("others", "lore"),
    [(["Bear (exerted)", "Wolf (exerted)"], 3), (["Bear (exerted)", "Wolf"], 1), (["Bear", "Lamp (exerted)"], 1)],
)
def test_cri_kee_is_worth_more_beside_two_other_exerted_characters(others, lore):
    game = table({"play": ["Cri-Kee - Part of the Team", *others]}, {"play": ["Hen (exerted)"]})
    assert game.lore_value("Cri-Kee") == lore


@card("Cri-Kee - Part of the Team")
def test_cri_kee_who_is_exerted_does_not_count_himself():
    game = table({"play": ["Cri-Kee - Part of the Team (exerted)", "Bear (exerted)"]})
    assert game.lore_value("Cri-Kee") == 1
