"""Set 12: what the cards that begin with H do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_12.extras import TOY
from tests.support.card import card
from tests.support.table import ME, YOU

HAMM = "Hamm - Piggy Bank"
HAND = "Hand-in-the-Box - Sid's Toy"
ALONE = "Helga Sinclair - No Backup Needed"
PREPARED = "Helga Sinclair - Prepared for Anything"


@card("Hamm - Piggy Bank")
def test_hamms_change_pays_for_the_next_character():
    game = table(me={"play": [HAMM], "hand": ["Lamp", "Bear", "Wolf"], "ink": 7})
    game.push("use Hamm", "play Lamp")
    assert (game.ink(ME), game.is_exerted("Hamm")) == ((5, 2), True)
    assert game.push("play Bear").ink(ME) == (3, 4)
    assert game.push("play Wolf").ink(ME) == (1, 6)


@card("Hamm - Piggy Bank")
def test_hamms_change_is_gone_next_turn():
    game = table(me={"play": [HAMM], "hand": ["Bear"], "ink": 2}).push("use Hamm", "end", "end")
    assert game.refused("play Bear") == ("too_expensive", "4.3.2.4")


@card("Hand-in-the-Box - Sid's Toy")
def test_the_hand_may_be_played_for_a_discarded_toy():
    game = table({"hand": [HAND], "discard": ["Toy", "Bear"], "deck": ["Hen"]}, {"discard": ["Toy"]}, cards=[TOY])
    assert game.legal("play") == [
        f"play {HAND} for free (put a Toy character card from your discard on the bottom of your deck)"
    ]
    game.push(game.legal("play")[0])
    assert (game.play(ME), game.deck(ME), game.names_in("discard", ME)) == ([HAND], ["Hen", "Toy"], ["Bear"])
    assert table({"hand": [HAND], "discard": ["Bear"]}).legal("play") == []


@card("Helga Sinclair - No Backup Needed")
@pytest.mark.parametrize(("songs", "playable"), [(2, True), (1, False)])
def test_helga_is_cheaper_after_two_cards_went_to_your_discard(songs, playable):
    game = table({"hand": [ALONE, "Hum", "Hum"], "ink": 2 + songs}, {"play": ["Wolf"]})
    for _ in range(songs):
        game.push("play Hum")
    assert (game.legal(f"play {ALONE}") != []) == playable


@card("Helga Sinclair - Prepared for Anything")
@pytest.mark.parametrize(("songs", "damage"), [(2, 2), (1, 1)])
def test_helga_hurts_more_after_two_cards_went_to_your_discard(songs, damage):
    game = table({"play": [PREPARED], "hand": ["Hum", "Hum"], "ink": 2}, {"play": ["Giant"]})
    for _ in range(songs):
        game.push("play Hum")
    assert game.push("quest Helga").damage("Giant") == damage


@card("Hero Work")
def test_hero_work_lets_your_heroes_take_lore_by_challenging():
    game = table(
        {"hand": ["Hero Work"], "ink": 2, "play": ["Knight", "Wolf"]}, {"play": ["Giant (exerted)", "Fort"], "lore": 5}
    )
    game.push("play Hero Work")
    assert (game.strength("Knight"), game.strength("Wolf"), game.strength("Giant")) == (3, 3, 6)
    game.push("challenge Wolf -> Giant")
    assert (game.lore(ME), game.lore(YOU)) == (0, 5)
    game.push("challenge Knight -> Giant")
    assert (game.lore(ME), game.lore(YOU)) == (1, 4)


@card("Hero Work")
def test_hero_work_means_challenges_of_characters_only():
    game = table({"hand": ["Hero Work"], "ink": 2, "play": ["Knight"]}, {"play": ["Fort"], "lore": 5})
    game.push("play Hero Work", "challenge Knight -> Fort")
    assert (game.lore(ME), game.lore(YOU)) == (0, 5)
