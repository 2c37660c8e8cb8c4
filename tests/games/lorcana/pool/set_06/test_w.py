"""Set 6: what the cards that begin with W do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, is_evasive
from tests.support.card import card
from tests.support.table import ME, YOU

WASABI = "Wasabi - Methodical Engineer"
YOKAI = "Yokai - Enigmatic Inventor"
WENDY = "Wendy Darling - Courageous Captain"
KAKAMORA = "Kakamora - Pirate Pitcher"
ROO = "Roo - Littlest Pirate"
POOH = "Winnie the Pooh - Hunny Pirate"


@card("Wasabi - Methodical Engineer")
@pytest.mark.parametrize(("answers", "left", "lore"), [(["yes"], ["Bear"], 1), (["no"], ["Bear", "Lamp"], 0)])
def test_wasabi_may_banish_an_item_for_whose_player_a_lore_remains(answers, left, lore):
    game = table({"hand": [WASABI], "ink": 4}, {"play": ["Bear", "Lamp"]}).push("play Wasabi", *answers)
    assert (game.play(YOU), game.lore(YOU), game.lore(ME)) == (left, lore, 0)


@card("Wasabi - Methodical Engineer")
def test_wasabi_can_cut_up_your_own_item_for_your_own_lore():
    game = table({"hand": [WASABI], "ink": 4, "play": ["Rope"]}, {"play": ["Lamp"]}).push(
        "play Wasabi", "yes", "choose Rope"
    )
    assert (game.lore(ME), game.lore(YOU)) == (1, 0)


@card("We Could Be Immortals")
def test_inventors_resist_nearly_anything_this_turn_and_the_song_becomes_ink():
    game = table({"hand": ["We Could Be Immortals"], "ink": 4, "play": [YOKAI, "Bear"]}, {"play": ["Giant (exerted)"]})
    game.push("play We Could", "challenge Yokai -> Giant", "challenge Bear -> Giant")
    assert (game.damage("Yokai"), game.is_in_play("Bear")) == (0, False)
    assert (game.ink(ME), game.names_in("discard", ME)) == ((0, 5), ["Bear"])


@card("Wendy Darling - Courageous Captain")
def test_wendy_is_better_beside_another_pirate_of_yours():
    game = table({"play": [WENDY, KAKAMORA]})
    assert (game.strength("Wendy"), game.lore_value("Wendy")) == (2, 2)
    game = table({"play": [WENDY, "Bear"]}, {"play": [KAKAMORA]})
    assert (game.strength("Wendy"), game.lore_value("Wendy")) == (1, 1)
    assert is_evasive(WENDY)


@card("Winnie the Pooh - Hunny Pirate")
@pytest.mark.parametrize("answers", [["resolve 1", "yes"], ["resolve 2", "yes"]])
def test_pooh_supports_and_makes_the_next_pirate_of_the_turn_cheaper(answers):
    game = table({"play": [POOH, "Wolf"], "hand": [ROO, ROO, "Hen"], "ink": 2}).push("quest Winnie", *answers)
    assert (game.strength("Wolf"), asked(game)) == (4, False)
    game.push(f"play {ROO}", "no")
    assert game.ink(ME) == (1, 1)
    assert game.legal("play") == ["play Hen"]  # the second one costs 2 again


@card("Winnie the Pooh - Hunny Pirate")
def test_pooh_s_discount_waits_for_a_pirate_and_ends_with_the_turn():
    game = table({"play": [POOH, "Hen"], "hand": [ROO, "Wolf"], "ink": 3}).push("quest Winnie", "resolve 1", "no")
    game.push("play Wolf")
    assert game.ink(ME) == (1, 2)
    assert game.legal("play Roo")
    game.push("end", "end", "play Roo", "no")
    assert game.ink(ME) == (1, 2)
