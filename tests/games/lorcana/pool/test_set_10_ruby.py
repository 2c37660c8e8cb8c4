"""The tenth set at the table: Ruby."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

BRONX = "Bronx - Ferocious Beast"
HORSEMAN = "The Headless Horseman - Terror of Sleepy Hollow"
ROCKET = "Mushu's Rocket"


@card("Bronx - Ferocious Beast")
def test_bronx_must_challenge_and_never_quests():
    game = table(me={"play": [BRONX]}, you={"play": ["Giant (exerted)"]})
    assert game.legal() == [f"challenge {BRONX} -> Giant"]
    assert "end" in table(me={"play": [BRONX]}, you={"play": ["Giant"]}).legal()


@card("Bronx - Ferocious Beast")
def test_bronx_stays_stone_with_three_cards_in_hand():
    for hand, exerted in ((3, True), (2, False)):
        game = table(me={"play": [f"{BRONX} (exerted)"], "hand": hand}, active=YOU)
        assert game.push("end").is_exerted("Bronx") == exerted


@card("Mushu's Rocket")
def test_the_rocket_fires_a_fresh_character_into_a_challenge():
    game = table(me={"hand": [ROCKET], "ink": 1, "play": ["Bear (drying)"]}, you={"play": ["Hen (exerted)"]})
    game.push("play Mushu's Rocket", "choose Bear", "challenge Bear -> Hen")
    assert game.play(YOU) == []


@card("Mushu's Rocket")
def test_the_rocket_burns_out_for_another_rush():
    game = table(me={"play": [ROCKET, "Bear (drying)", "Wolf (drying)"], "ink": 2}, you={"play": ["Hen (exerted)"]})
    game.push("use Mushu's Rocket", "choose Bear")
    assert (game.is_in_play("Mushu"), game.ink(ME), game.legal("challenge")) == (
        False,
        (0, 2),
        ["challenge Bear -> Hen"],
    )


@card("The Headless Horseman - Terror of Sleepy Hollow")
def test_the_horseman_takes_a_weak_opposing_character_and_gathers_strength():
    game = table(me={"hand": [HORSEMAN], "ink": 5, "play": ["Hen"]}, you={"play": ["Wolf", "Bear", "Bird"]})
    game.push("play The Headless")
    assert game.legal() == ["choose Wolf", "choose Bird"]
    game.push("choose Wolf")
    assert [game.strength(name) for name in ("Hen", "The Headless", "Bear")] == [1, 5, 3]
    assert game.push("end").strength("Hen") == 0


@card("The Headless Horseman - Terror of Sleepy Hollow")
def test_the_horseman_gathers_nothing_for_his_own_losses_or_on_an_opponents_turn():
    game = table(me={"play": [HORSEMAN, "Hen", "Wolf"]}, you={"play": ["Giant (exerted)"]}).push(
        "challenge Wolf -> Giant"
    )
    assert (game.is_in_play("Wolf"), game.strength("Hen")) == (False, 0)
    game = table(me={"play": [HORSEMAN, "Giant (exerted)"]}, you={"play": ["Hen"]}, active=YOU)
    game.push("challenge Hen -> Giant")
    assert (game.play(YOU), game.strength("Giant")) == ([], 6)
