"""Set 2: what the cards that begin with S do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import has_rush
from tests.support.card import card
from tests.support.table import ME

CHEATER = "Scar - Vicious Cheater"
SLEEPY = "Sleepy - Nodding Off"  # 2 strength
SNEEZY = "Sneezy - Very Allergic"
DOC = "Doc - Leader of the Seven Dwarfs"  # 2 strength


@card("Scar - Vicious Cheater")
def test_scar_rushes():
    assert has_rush(CHEATER)


@card("Shere Khan - Menacing Predator")
def test_shere_khan_gains_a_lore_whenever_one_of_yours_challenges_a_character():
    khan = "Shere Khan - Menacing Predator"
    game = table({"play": [khan, "Bear", "Wolf"]}, {"play": ["Giant (exerted)", "Fort"]})
    assert game.push("challenge Bear -> Giant").lore(ME) == 1
    assert game.push("challenge Wolf -> Fort").lore(ME) == 1
    assert game.push("challenge Shere Khan -> Giant").lore(ME) == 2


@card("Sleepy - Nodding Off")
def test_sleepy_enters_play_exerted():
    game = table({"hand": [SLEEPY], "ink": 2}).push("play Sleepy")
    assert game.is_exerted("Sleepy")
    assert not game.push("end", "end").is_exerted("Sleepy")


@card("Sleepy's Flute")
@pytest.mark.parametrize(("song", "lore"), [("Hum", 1), ("Spell", 0)])
def test_the_flute_gains_a_lore_if_you_played_a_song_this_turn(song, lore):
    game = table({"play": ["Sleepy's Flute"], "hand": [song], "ink": 1}).push(f"play {song}", "use Sleepy's Flute")
    assert (game.lore(ME), game.is_exerted("Sleepy's Flute")) == (lore, True)


@card("Sneezy - Very Allergic")
@pytest.mark.parametrize(("newcomer", "left"), [(SNEEZY, 2), (DOC, 2)])
def test_sneezy_sneezes_for_himself_and_for_every_other_dwarf(newcomer, left):
    game = table({"play": [] if newcomer == SNEEZY else [SNEEZY], "hand": [newcomer], "ink": 3}, {"play": ["Bear"]})
    game.push(f"play {newcomer}", "yes", "choose Bear")
    assert (game.strength("Bear"), game.asked_by) == (left, "3.3.1")
    assert game.push("end").strength("Bear") == 3


@card("Sneezy - Very Allergic")
def test_sneezy_may_hold_it_and_does_not_sneeze_for_others():
    game = table({"play": [SNEEZY], "hand": [DOC, "Wolf"], "ink": 5}, {"play": ["Bear"]}).push("play Doc", "no")
    assert game.strength("Bear") == 3
    assert game.push("play Wolf").asked_by == "3.3.1"


@card("Snow White - Lost in the Forest")
@pytest.mark.parametrize(("answers", "damage"), [(["yes", "choose Bear", "amount 2"], 1), (["no"], 3)])
def test_snow_white_may_heal_up_to_two(answers, damage):
    game = table({"hand": ["Snow White - Lost in the Forest"], "ink": 2}, {"play": ["Bear (damage 3)"]})
    assert game.push("play Snow White", *answers).damage("Bear") == damage


@card("Strength of a Raging Fire")
def test_the_fire_is_as_strong_as_its_player_has_characters():
    game = table(
        {"hand": ["Strength of a Raging Fire"], "ink": 3, "play": ["Bear", "Wolf", "Hen (exerted)", "Fort", "Lamp"]},
        {"play": ["Giant", "Bird"]},
    )
    assert game.push("play Strength", "choose Giant").damage("Giant") == 3
