"""Set 1: what the cards that begin with L do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU


@card("Lady Tremaine - Wicked Stepmother")
def test_lady_tremaine_may_leave_it_there():
    game = table({"hand": ["Lady Tremaine - Wicked Stepmother"], "ink": 6, "discard": ["Hum"]})
    assert game.push("play Lady Tremaine", "no").hand(ME) == []


@card("Lantern")
def test_the_lantern_makes_the_next_character_cheaper_but_not_the_one_after_nor_an_item():
    game = table({"play": ["Lantern"], "hand": ["Lamp", "Wolf", "Wolf"], "ink": 5})
    game.push("use Lantern", "play Lamp")
    assert game.ink(ME)[0] == 3
    game.push("play Wolf")
    assert game.ink(ME)[0] == 2
    game.push("play Wolf")
    assert game.ink(ME)[0] == 0


@card("Lantern")
def test_the_lantern_does_not_shine_into_the_next_turn():
    game = table({"play": ["Lantern"], "hand": ["Bear"], "ink": 2}).push("use Lantern", "end", "end")
    assert game.refused("play Bear")[0] == "too_expensive"


@card("LeFou - Bumbler")
@pytest.mark.parametrize(
    ("mine", "yours", "left"),
    [(["Gaston - Intellectual Powerhouse"], [], 1), (["Bear"], [], 0), ([], ["Gaston - Intellectual Powerhouse"], 0)],
)
def test_lefou_is_cheaper_if_gaston_is_on_his_side(mine, yours, left):
    game = table({"play": mine, "hand": ["LeFou - Bumbler"], "ink": 2}, {"play": yours}).push("play LeFou")
    assert game.ink(ME)[0] == left


@card("LeFou - Instigator")
def test_lefou_readies_somebody_who_can_challenge_but_not_quest():
    game = table(
        {"hand": ["LeFou - Instigator"], "ink": 2, "play": ["Bear (exerted)", "Wolf"]}, {"play": ["Hen (exerted)"]}
    )
    game.push("play LeFou", "choose Bear")
    assert not game.is_exerted("Bear")
    assert game.legal("quest") == ["quest Wolf"]
    assert game.legal("challenge Bear") == ["challenge Bear -> Hen"]
    assert "quest Bear" in game.push("end", "end").legal()


@card("Let It Go")
def test_let_it_go_turns_any_character_into_exerted_ink_of_its_player():
    game = table({"hand": ["Let It Go"], "ink": 5, "play": ["Wolf"]}, {"play": ["Bear", "Fort"]})
    game.push("play Let It Go")
    assert game.legal() == ["choose Wolf", "choose Bear"]
    game.push("choose Bear")
    assert (game.play(YOU), game.ink(YOU), game.ink(ME)) == (["Fort"], (0, 1), (0, 5))


@card("Let It Go")
@rule("lorcana", "5.1.1.7")
def test_let_it_go_takes_a_whole_stack():
    stack = "Stitch - Rock Star (under Stitch - Carefree Surfer)"
    game = table({"hand": ["Let It Go"], "ink": 5}, {"play": [stack, "Bear"]}).push("play Let It Go", "choose Stitch")
    assert (game.play(YOU), game.ink(YOU)) == (["Bear"], (0, 2))
