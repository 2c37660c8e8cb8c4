"""Set 6: what the cards that begin with H do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import SLAP, asked
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU

HEIHEI = "HeiHei - Not-So-Tricky Chicken"
WASABI = "Wasabi - Methodical Engineer"
BAYMAX = "Baymax - Personal Healthcare Companion"
HIRO = "Hiro Hamada - Robotics Prodigy"
LEADER = "Hiro Hamada - Team Leader"
HONEY = "Honey Lemon - Chemical Genius"
ISLAND = "Hundred Acre Island - Pooh's Home"


@card("Heffalumps and Woozles")
def test_heffalumps_and_woozles_keeps_an_opposing_character_from_questing_for_a_turn():
    game = table({"hand": ["Heffalumps and Woozles"], "play": ["Wolf"]}, {"play": ["Bear", "Giant"]})
    game.push("sing Heffalumps and Woozles with Wolf")
    assert game.legal() == ["choose Bear", "choose Giant"]
    game.push("choose Bear")
    assert len(game.hand(ME)) == 1
    game.push("end")
    assert game.legal("quest") == ["quest Giant"]
    assert game.legal("challenge Bear")
    game.push("end", "end")
    assert game.legal("quest Bear")


@card("HeiHei - Not-So-Tricky Chicken")
def test_heihei_exerts_an_opposing_item_that_stays_so_at_its_next_start_of_turn():
    game = table({"hand": [HEIHEI], "ink": 2, "play": ["Rope"]}, {"play": ["Lamp", "Forge", "Bear"]}).push(
        "play HeiHei"
    )
    assert game.legal() == ["choose Lamp", "choose Forge"]
    game.push("choose Lamp")
    assert game.is_exerted("Lamp")
    assert game.push("end").is_exerted("Lamp")
    assert not game.push("end", "end").is_exerted("Lamp")


@card("HeiHei - Not-So-Tricky Chicken", "Wasabi - Methodical Engineer")
@pytest.mark.parametrize("name", [HEIHEI, WASABI])
def test_they_are_evasive_only_in_your_turn(name):
    assert table({"play": [name]}, {"play": ["Bird (exerted)"]}).legal("challenge") == [f"challenge {name} -> Bird"]
    game = table({"play": [f"{name} (exerted)"]}, {"play": ["Wolf"]}, active=YOU)
    assert game.legal("challenge") == [f"challenge Wolf -> {name}"]


@card("Helping Hand")
@pytest.mark.parametrize(("answers", "strength"), [(["yes", "choose Bear"], 5), (["no"], 3)])
def test_helping_hand_gives_support_and_a_card(answers, strength):
    game = table({"hand": ["Helping Hand"], "ink": 1, "play": ["Wolf", "Bear", "Hen"]}).push(
        "play Helping Hand", "choose Wolf"
    )
    assert len(game.hand(ME)) == 1
    game.push("quest Wolf", *answers)
    assert game.strength("Bear") == strength


@card("Helping Hand")
def test_helping_hand_is_over_with_the_turn():
    game = table({"hand": ["Helping Hand"], "ink": 1, "play": ["Wolf", "Bear"]}).push(
        "play Helping Hand", "choose Wolf"
    )
    assert not asked(game.push("end", "end", "quest Wolf"))


@card("Hiro Hamada - Robotics Prodigy")
def test_hiro_finds_an_item_or_a_robot_shows_it_and_puts_it_on_top_of_the_shuffled_deck():
    game = table({"play": [HIRO], "ink": 2, "deck": ["Bear", "Lamp", BAYMAX, "Spell", "Fort"]}).push("use Hiro")
    assert sorted(game.legal()) == [f"choose {BAYMAX}", "choose Lamp", "choose nothing"]
    game.push(f"choose {BAYMAX}")
    assert (game.deck(ME)[0], sorted(game.deck(ME)[1:])) == (BAYMAX, ["Bear", "Fort", "Lamp", "Spell"])
    assert (game.hand(ME), game.knows(YOU, BAYMAX), game.knows(YOU, "Lamp")) == ([], True, False)
    assert (game.is_exerted("Hiro"), game.ink(ME)) == (True, (0, 2))


@card("Hiro Hamada - Team Leader")
def test_hiro_lets_your_other_inventors_resist():
    for name, taken in ((WASABI, 1), (LEADER, 2), ("Bear", 2)):
        game = table({"play": [LEADER, WASABI, "Bear"], "hand": ["Slap"]}, cards=[SLAP]).push(
            "play Slap", f"choose {name}"
        )
        assert game.damage(name) == taken


@card("Hiro Hamada - Team Leader")
@pytest.mark.parametrize(("answer", "deck"), [("pick 1", ["Bear", "Wolf", "Hen"]), ("pick 2", ["Wolf", "Hen", "Bear"])])
def test_hiro_looks_at_the_top_card_and_keeps_or_buries_it(answer, deck):
    game = table({"play": [LEADER], "ink": 3, "deck": ["Bear", "Wolf", "Hen"]}).push("use Hiro")
    assert (game.knows(ME, "Bear"), game.knows(YOU, "Bear")) == (True, False)
    assert game.push(answer).deck(ME) == deck
    assert (game.ink(ME), game.is_exerted("Hiro")) == ((1, 2), False)


@card("Honey Lemon - Chemical Genius")
@pytest.mark.parametrize(
    ("answers", "left", "ink"), [(["yes", "choose Bear"], ["Wolf"], (0, 4)), (["no"], ["Bear", "Wolf"], (2, 2))]
)
def test_honey_lemon_may_pay_two_to_make_each_opponent_discard(answers, left, ink):
    game = table({"hand": [HONEY, "Hen"], "ink": 4}, {"hand": ["Bear", "Wolf"]}).push("play Honey Lemon", *answers)
    assert (game.hand(YOU), game.ink(ME), game.hand(ME)) == (left, ink, ["Hen"])


@card("Honey Lemon - Chemical Genius")
@rule("lorcana", "6.1.4.1")
def test_honey_lemon_without_the_ink_asks_nothing():
    game = table({"hand": [HONEY], "ink": 3}, {"hand": ["Bear", "Wolf"]}).push("play Honey Lemon")
    assert (asked(game), len(game.hand(YOU))) == (False, 2)


@card("Hot Potato")
def test_the_hot_potato_may_hit_an_item():
    game = table({"hand": ["Hot Potato"], "ink": 3}, {"play": ["Bear", "Lamp"]}).push("play Hot Potato", "pick 2")
    assert game.play(YOU) == ["Bear"]


@card("Hundred Acre Island - Pooh's Home")
def test_the_island_gains_lore_for_a_character_banished_there_in_an_opponent_s_turn():
    game = table({"play": [ISLAND, f"Hen (exerted, at {ISLAND})"]}, {"play": ["Giant"]}, active=YOU)
    assert game.push("challenge Giant -> Hen").lore(ME) == 1


@card("Hundred Acre Island - Pooh's Home")
def test_the_island_gains_nothing_in_your_turn_or_for_characters_elsewhere():
    game = table({"play": [ISLAND, f"Hen (at {ISLAND})"]}, {"play": ["Giant (exerted)"]})
    assert game.push("challenge Hen -> Giant").lore(ME) == 0
    game = table({"play": [ISLAND, "Hen (exerted)"]}, {"play": ["Giant"]}, active=YOU)
    assert game.push("challenge Giant -> Hen").lore(ME) == 0
