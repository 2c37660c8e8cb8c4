"""Set 11: what the cards that begin with C do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU, made

CHERNABOG = "Chernabog - Unnatural Force"
CHRISTOPHER = "Christopher Robin - Joining the Fun"
COPPER = "Copper - Hound Pup"


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


@card("Christopher Robin - Joining the Fun")
@pytest.mark.parametrize(("active", "turn", "playable"), [(YOU, 2, True), (ME, 1, False), (YOU, 4, False)])
def test_christopher_robin_is_cheaper_in_the_first_turn_of_a_later_player(active, turn, playable):
    sides = [{"hand": [CHRISTOPHER], "ink": 1} for _ in range(2)]
    assert bool(table(*sides, active=active, turn=turn).legal("play")) == playable


@card("Colors of the Wind")
@pytest.mark.parametrize(("mine", "theirs", "drawn"), [("Amber", "Amber", 1), ("Amber", "Steel", 2)])
def test_colors_of_the_wind_counts_the_inks_of_all_revealed_cards(mine, theirs, drawn):
    cards = [made("Mine", inks=[mine]), made("Theirs", inks=[theirs])]
    game = table(
        {"hand": ["Colors of the Wind"], "ink": 4, "deck": ["Mine"] * 5}, {"deck": ["Theirs"] * 3}, cards=cards
    )
    game.push("play Colors of the Wind")
    assert len(game.hand(ME)) == drawn


@card("Come Out and Fight!")
def test_come_out_and_fight_empties_what_is_under_one_card():
    game = table(
        {"play": ["Bear (facedown Wolf, facedown Hen)", "Giant (facedown Lamp)"], "deck": ["Rope", "Forge"],
         "hand": ["Come Out and Fight!"], "ink": 2},
    )  # fmt: skip
    game.push("play Come Out and Fight!", "choose Bear")
    assert (game.hand(ME), game.deck(ME)[0], sorted(game.deck(ME)[1:])) == (["Rope"], "Forge", ["Hen", "Wolf"])
    assert game.names_in("facedown", ME) == ["Lamp"]


@card("Copper - Hound Pup")
def test_copper_lets_a_player_show_their_hand():
    game = table({"hand": [COPPER], "ink": 1}, {"hand": ["Bear", "Lamp"]}).push("play Copper", f"player {YOU + 1}")
    assert (game.knows(ME, "Bear"), game.knows(ME, "Lamp")) == (True, True)
    own = table({"hand": [COPPER, "Bear"], "ink": 1}, {"hand": ["Lamp"]}).push("play Copper", f"player {ME + 1}")
    assert (own.knows(YOU, "Bear"), own.knows(ME, "Lamp")) == (True, False)
