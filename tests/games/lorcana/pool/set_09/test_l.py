"""Set 9: what the cards that begin with L do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import SLAP
from tests.support.card import card
from tests.support.table import made

LILO = "Lilo - Best Explorer Ever"
STITCH = "Stitch - Alien Troublemaker"  # 3 strength, 4 willpower
JOHN = "Little John - Sir Reginald"

ROGUE = made("Rogue", cost=3, strength=1, willpower=6, classifications=["Villain"])


@card("Lilo - Best Explorer Ever")
def test_lilo_drives_her_other_characters_on_in_the_turn_she_is_played():
    game = table({"hand": [LILO], "ink": 3, "play": ["Bear"]}, {"play": ["Giant (exerted)"]})
    game.push("play Lilo", "challenge Bear -> Giant")
    assert game.damage("Giant") == 5


@card("Lilo - Best Explorer Ever")
def test_lilo_sends_an_alien_also_against_ready_characters_this_turn():
    game = table({"play": [LILO, STITCH, "Wolf"]}, {"play": ["Giant"]})
    assert game.legal("challenge") == []
    game.push("quest Lilo")
    assert game.legal("challenge") == [f"challenge {STITCH} -> Giant"]
    assert game.push("challenge Stitch -> Giant").damage("Giant") == 5


@card("Lilo - Best Explorer Ever")
def test_lilos_alien_is_held_back_again_next_turn():
    game = table({"play": [LILO, STITCH, "Wolf"]}, {"play": ["Giant"]}).push("quest Lilo", "end", "end")
    assert game.legal("challenge") == []


@card("Little John - Sir Reginald")
def test_little_john_shields_a_hero_or_hits_a_villain():
    side = {"hand": [JOHN, "Slap"], "ink": 2, "play": ["Knight", "Bear"]}
    foes = {"play": ["Rogue", "Giant"]}
    game = table(side, foes, cards=[ROGUE, SLAP]).push("play Little John", "pick 1", "play Slap", "choose Knight")
    assert game.damage("Knight") == 0
    assert table(side, foes, cards=[ROGUE, SLAP]).push("play Little John", "pick 2").damage("Rogue") == 2
