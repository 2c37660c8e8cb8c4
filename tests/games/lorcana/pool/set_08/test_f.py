"""Set 8: what the cards that begin with F do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

FIGARO = "Figaro - Tuxedo Cat"
FLOWER = "Flower - Shy Skunk"
FLYNN = "Flynn Rider - Breaking and Entering"


@card("Fantastical and Magical")
def test_fantastical_and_magical_rewards_every_singer():
    game = table({"play": ["Giant", "Wolf", "Hen"], "hand": ["Fantastical and Magical"]})
    game.push("sing together Fantastical")
    assert (len(game.hand(ME)), game.lore(ME)) == (3, 3)  # 6, 2 and 1: all three had to sing


@card("Fantastical and Magical")
def test_fantastical_and_magical_paid_with_ink_gives_nothing():
    game = table({"play": ["Giant"], "hand": ["Fantastical and Magical"], "ink": 9}).push("play Fantastical")
    assert (len(game.hand(ME)), game.lore(ME)) == (0, 0)


@card("Figaro - Tuxedo Cat")
def test_opposing_items_come_exerted_before_figaro():
    game = table({"play": [FIGARO], "hand": ["Lamp"], "ink": 2}, {"hand": ["Rope", "Wolf"], "ink": 4})
    game.push("play Lamp", "end", "play Rope", "play Wolf")
    assert [game.is_exerted(name) for name in ("Lamp", "Rope", "Wolf")] == [False, True, False]


@card("Flower - Shy Skunk")
@pytest.mark.parametrize(("pick", "top"), [("pick 1", "Hen"), ("pick 2", "Bear")])
def test_flower_looks_at_the_top_card_whenever_another_character_is_played(pick, top):
    game = table({"play": [FLOWER], "hand": ["Wolf", "Lamp"], "ink": 4, "deck": ["Hen", "Bear", "Bird"]})
    assert game.push("play Lamp").asked_by == "3.3.1"
    assert game.push("play Wolf", pick).deck(ME)[0] == top


@card("Flower - Shy Skunk")
def test_flower_does_not_look_for_herself():
    assert table({"hand": [FLOWER], "ink": 3}).push("play Flower").asked_by == "3.3.1"


@card("Flynn Rider - Breaking and Entering")
@pytest.mark.parametrize(
    ("hand", "answers", "lore"),
    [(["Hen", "Wolf"], ["yes", "choose Hen"], 0), (["Hen", "Wolf"], ["no"], 2), ([], ["yes"], 2)],
)
def test_whoever_challenges_flynn_discards_a_card_or_he_gains_two_lore(hand, answers, lore):
    game = table({"play": [f"{FLYNN} (exerted)"]}, {"play": ["Bear"], "hand": hand}, active=YOU)
    game.push("challenge Bear -> Flynn")
    assert game.deciding == YOU
    game.push(*answers)
    assert (game.lore(ME), len(hand) - len(game.hand(YOU))) == (lore, int(not lore))


@card("Forest Duel")
def test_forest_duel_lets_ones_own_hit_harder_and_come_home():
    game = table({"hand": ["Forest Duel"], "ink": 5, "play": ["Wolf", "Bear"]}, {"play": ["Giant (exerted)"]})
    game.push("play Forest", "challenge Wolf -> Giant")
    assert (game.damage("Giant"), game.hand(ME)) == (4, ["Wolf"])
    game.push("challenge Bear -> Giant")
    assert (game.is_in_play("Giant"), sorted(game.hand(ME))) == (False, ["Bear", "Wolf"])


@card("Forest Duel")
def test_forest_duel_is_over_with_the_turn_and_spares_nobody_outside_challenges():
    game = table(
        {"hand": ["Forest Duel", "Dragon Fire"], "ink": 10, "play": ["Wolf", "Hen (exerted)"]}, {"play": ["Giant"]}
    )
    game.push("play Forest", "play Dragon Fire", "choose Wolf", "end", "challenge Giant -> Hen")
    assert sorted(game.names_in("discard", ME)) == ["Dragon Fire", "Forest Duel", "Hen", "Wolf"]


@card("Fred - Major Science Enthusiast")
@pytest.mark.parametrize(("answer", "left"), [("yes", ["Fort"]), ("no", ["Lamp", "Fort"])])
def test_fred_may_banish_an_item(answer, left):
    game = table({"hand": ["Fred - Major Science Enthusiast"], "ink": 3}, {"play": ["Lamp", "Fort"]})
    assert game.push("play Fred", answer).play(YOU) == left
