"""Set 1: what the cards that begin with C do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import has_rush, shifts_for
from tests.support.card import card
from tests.support.table import YOU

RUTHLESS = "Captain Hook - Ruthless Pirate"
HAPPY = "Captain Hook - Thinking a Happy Thought"


@card("Captain Hook - Ruthless Pirate")
def test_hook_makes_opposing_evasive_characters_reckless_while_he_is_exerted():
    game = table({"play": [f"{RUTHLESS} (exerted)", "Bird"]}, {"play": ["Bird", "Wolf"]}, active=YOU)
    assert (game.legal("quest"), game.legal("end")) == (["quest Wolf"], [])
    game = table({"play": [RUTHLESS, "Bird"]}, {"play": ["Bird", "Wolf"]}, active=YOU)
    assert game.legal("quest") == ["quest Bird", "quest Wolf"]
    assert has_rush(RUTHLESS)


@card("Captain Hook - Thinking a Happy Thought")
def test_characters_that_cost_three_or_less_leave_hook_alone():
    game = table({"play": [f"{HAPPY} (exerted)"]}, {"play": ["Bear", "Wolf", "Knight"]}, active=YOU)
    assert game.legal("challenge") == [f"challenge Knight -> {HAPPY}"]
    game = table({"play": [HAPPY]}, {"play": ["Giant (exerted)"]}).push("challenge Captain Hook -> Giant")
    assert game.damage("Giant") == 5
    assert shifts_for(HAPPY, 3)


@card("Cinderella - Gentle and Kind")
def test_cinderella_heals_up_to_three_from_a_princess_only():
    princess = "Ariel - On Human Legs"
    game = table({"play": ["Cinderella - Gentle and Kind", "Wolf (damage 1)"]}, {"play": [f"{princess} (damage 3)"]})
    game.push("use Cinderella")
    assert game.legal() == ["choose Cinderella - Gentle and Kind", f"choose {princess}"]
    game.push("choose Ariel", "amount 3")
    assert (game.damage("Ariel"), game.is_exerted("Cinderella")) == (0, True)


@card("Cinderella - Gentle and Kind")
def test_cinderella_sings_as_if_she_cost_five():
    songs = {"hand": ["Let It Go", "Be Prepared"], "play": ["Cinderella - Gentle and Kind"]}
    assert table(songs).legal("sing") == ["sing Let It Go with Cinderella - Gentle and Kind"]


@card("Coconut Basket")
def test_the_basket_heals_somebody_whenever_its_player_plays_a_character():
    game = table({"play": ["Coconut Basket", "Bear (damage 3)"], "hand": ["Wolf", "Hen", "Lamp"], "ink": 5})
    game.push("play Wolf", "yes", "choose Bear", "amount 2")
    assert game.damage("Bear") == 1
    game.push("play Hen", "no")
    game.push("play Lamp")
    assert (game.damage("Bear"), game.asked_by) == (1, "3.3.1")


@card("Coconut Basket")
def test_the_basket_does_not_care_about_an_opponents_character():
    game = table({"hand": ["Wolf"], "ink": 2}, {"play": ["Coconut Basket", "Bear (damage 3)"]}).push("play Wolf")
    assert game.asked_by == "3.3.1"


@card("Control Your Temper!")
def test_control_your_temper_takes_two_strength_for_this_turn():
    game = table({"hand": ["Control Your Temper!"], "ink": 1, "play": ["Wolf"]}, {"play": ["Bear"]})
    game.push("play Control", "choose Bear")
    assert (game.strength("Bear"), game.strength("Wolf")) == (1, 2)
    assert game.push("end").strength("Bear") == 3
