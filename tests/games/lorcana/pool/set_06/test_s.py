"""Set 6: what the cards that begin with S do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

SAIL = "Sail the Azurite Sea"
VIZIER = "Jafar - Power-Hungry Vizier"
KAKAMORA = "Kakamora - Pirate Pitcher"
ROCK = "Skull Rock - Isolated Fortress"
STITCH = "Stitch - Little Trickster"


@card("Sail the Azurite Sea")
def test_sail_the_azurite_sea_draws_and_allows_a_second_inking_this_turn():
    game = table({"hand": [SAIL, "Bear", "Wolf", "Hen"], "ink": 2}).push("ink Bear", "play Sail")
    assert len(game.hand(ME)) == 3
    game.push("ink Wolf")
    assert (game.legal("ink"), game.ink(ME)) == ([], (2, 2))
    game.push("end", "end", "ink Hen")
    assert game.legal("ink") == []


@card("Seeking the Half Crown")
@pytest.mark.parametrize(("ink", "playable"), [(3, True), (2, False)])
def test_sorcerers_of_yours_help_seeking_the_half_crown(ink, playable):
    game = table(
        {"hand": ["Seeking the Half Crown"], "play": ["Witch", VIZIER, "Bear"], "ink": ink}, {"play": ["Witch"]}
    )
    assert bool(game.legal("play")) == playable
    if playable:
        assert len(game.push("play Seeking").hand(ME)) == 2


@card("Skull Rock - Isolated Fortress")
@pytest.mark.parametrize(("guest", "lore"), [(KAKAMORA, 1), ("Wolf", 0)])
def test_skull_rock_strengthens_its_guests_and_pirates_there_gain_lore(guest, lore):
    game = table({"play": [ROCK, f"{guest} (at {ROCK})", "Bear"]}, active=YOU)
    assert (game.strength(guest), game.strength("Bear")) == ({KAKAMORA: 2, "Wolf": 3}[guest], 3)
    assert game.push("end").lore(ME) == lore


@card("Skull Rock - Isolated Fortress")
def test_skull_rock_gains_nothing_for_a_pirate_elsewhere():
    assert table({"play": [ROCK, KAKAMORA]}, active=YOU).push("end").lore(ME) == 0


@card("Stitch - Little Trickster")
def test_stitch_buys_strength_as_often_as_you_can_pay_even_while_drying():
    game = table({"play": [f"{STITCH} (drying)"], "ink": 2}).push("use Stitch", "use Stitch")
    assert (game.strength("Stitch"), game.ink(ME), game.legal("use"), game.is_exerted("Stitch")) == (
        3,
        (0, 2),
        [],
        False,
    )
    assert game.push("end").strength("Stitch") == 1


@card("Sugar Rush Speedway - Finish Line")
@pytest.mark.parametrize(("start", "lore"), [("", 0), (" (at Fort)", 3)])
def test_the_finish_line_rewards_who_comes_from_another_place(start, lore):
    line = "Sugar Rush Speedway - Finish Line"
    game = table({"play": [line, "Fort", f"Bear{start}"], "ink": 6})
    game.push(f"move Bear -> {line}")
    if lore:
        game.push("yes")
    assert (game.lore(ME), len(game.hand(ME)), game.is_in_play(line)) == (lore, lore, not lore)
