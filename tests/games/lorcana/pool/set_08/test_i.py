"""Set 8: what the cards that begin with I do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

IAGO = "Iago - Out of Reach"
WORRIES = "It Means No Worries"


@card("Iago - Out of Reach")
@pytest.mark.parametrize(("friend", "legal"), [("Hen (exerted)", False), ("Hen", True), ("Lamp (exerted)", True)])
def test_iago_can_t_be_challenged_while_another_of_yours_is_exerted(friend, legal):
    game = table({"play": [f"{IAGO} (exerted)", friend]}, {"play": ["Bear"]}, active=YOU)
    assert bool(game.legal(f"challenge Bear -> {IAGO}")) == legal


@card("Ice Spikes")
def test_ice_spikes_exert_an_opposing_character_when_they_are_played():
    game = table({"hand": ["Ice Spikes"], "ink": 2, "play": ["Wolf"]}, {"play": ["Bear", "Hen", "Lamp"]})
    game.push("play Ice Spikes")
    assert game.legal() == ["choose Bear", "choose Hen"]
    assert game.push("choose Bear").is_exerted("Bear")


@card("Ice Spikes")
def test_ice_spikes_hold_an_opposing_item_through_its_next_turn():
    game = table({"play": ["Ice Spikes", "Lantern"], "ink": 1}, {"play": ["Lamp", "Rope", "Bear"]})
    game.push("use Ice Spikes")
    assert game.legal() == ["choose Lamp", "choose Rope"]
    game.push("choose Lamp", "end")
    assert (game.is_exerted("Lamp"), game.ink(ME)[0]) == (True, 0)
    assert not game.push("end", "end").is_exerted("Lamp")


@card("Into the Unknown")
def test_into_the_unknown_go_only_exerted_characters():
    game = table(
        {"hand": ["Into the Unknown"], "ink": 3, "play": ["Wolf (exerted)"]}, {"play": ["Bear (exerted)", "Giant"]}
    )
    game.push("play Into")
    assert game.legal() == ["choose Wolf", "choose Bear"]
    game.push("choose Bear")
    assert (game.play(YOU), game.ink(YOU)) == (["Giant"], (0, 1))


@card("It Means No Worries")
def test_no_worries_returns_up_to_three_characters_and_makes_the_next_one_cheaper():
    discard = ["Bear", "Hen", "Rope", "Wolf", "Knight"]
    game = table({"hand": [WORRIES, "Giant"], "ink": 13, "discard": discard}).push("play It Means")
    assert "choose nothing" in game.legal()
    game.push("choose Bear; Hen; Wolf")
    assert sorted(game.hand(ME)) == ["Bear", "Giant", "Hen", "Wolf"]
    assert game.push("play Giant").ink(ME) == (0, 13)


@card("It Means No Worries")
def test_several_who_cost_nine_sing_no_worries_together():
    game = table({"play": ["Giant", "Bear", "Hen"], "hand": [WORRIES], "discard": ["Wolf"]})
    game.push("sing together It Means", "done", "choose Wolf")  # the hen isn't needed
    assert (game.hand(ME), [game.is_exerted(name) for name in ("Giant", "Bear", "Hen")]) == (
        ["Wolf"],
        [True, True, False],
    )
