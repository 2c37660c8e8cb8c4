"""Set 13: what the cards that begin with S do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_13.extras import IVY
from tests.games.lorcana.pool.shown import asked, guards_others, resists
from tests.support.card import card
from tests.support.table import ME, YOU, made

SCAR = "Scar - Created by the Vine"
SCREAM = "Scream Canister"
SOURCE = "Source of the Vine"
SPROUT = "Sprout - Experiment 509"
PROTECTIVE = "Sulley - Protective Monster"
SULLEY = "Sulley - The New Boss"

ALIEN = made("Martian", cost=2, classifications=["Alien"])


@card("Scar - Created by the Vine")
def test_scar_profits_from_victories_and_losses_of_floodborn_characters():
    game = table({"play": [SCAR, "Ivy", "Giant"]}, {"play": ["Hen (exerted, damage 2)", "Wolf (exerted)"]}, cards=[IVY])
    assert (game.push("challenge Giant -> Wolf").lore(ME), game.push("challenge Ivy -> Hen").lore(ME)) == (0, 1)
    lost = table({"play": [SCAR, "Ivy (exerted)"]}, {"play": ["Giant"]}, active=YOU, cards=[IVY]).push(
        "challenge Giant -> Ivy"
    )
    assert (len(lost.hand(ME)), lost.lore(ME)) == (1, 0)
    own = table({"play": [SCAR, "Ivy"]}, {"play": ["Giant (exerted)"]}, cards=[IVY]).push("challenge Ivy -> Giant")
    assert own.hand(ME) == []


@card("Scout Ahead")
@pytest.mark.parametrize(("theirs", "lore"), [(4, 5), (3, 3), (2, 3)])
def test_scout_ahead_gains_lore_only_if_an_opponent_has_more(theirs, lore):
    game = table({"hand": ["Scout Ahead"], "ink": 1, "lore": 3}, {"lore": theirs}).push("play Scout Ahead")
    assert game.lore(ME) == lore


@card("Scream Canister")
def test_the_scream_exhausts_your_ink_and_exerts_somebody_weak():
    game = table({"play": [SCREAM, "Wolf"], "ink": 5}, {"play": ["Bear", "Warded", "Hen"]}).push("use Scream")
    assert (game.ink(ME), game.is_exerted("Hen"), game.is_exerted("Wolf")) == ((0, 5), True, False)


@card("Source of the Vine")
@pytest.mark.parametrize(("ink", "answers", "mine", "left"), [(1, ["yes"], 0, 0), (1, ["no"], 1, 1), (0, [], 1, 0)])
def test_the_source_gains_a_lore_unless_the_questing_player_pays(ink, answers, mine, left):
    game = table({"play": [SOURCE]}, {"play": ["Bear"], "ink": ink}, active=YOU).push("quest Bear", *answers)
    assert (game.lore(ME), game.lore(YOU), game.ink(YOU)[0], asked(game)) == (mine, 2, left, False)


@card("Source of the Vine")
def test_the_source_gains_a_lore_for_two_ink():
    game = table({"play": [SOURCE, "Bear"], "ink": 2}).push("use Source")
    assert (game.lore(ME), game.ink(ME)) == (1, (0, 2))
    assert game.push("quest Bear").lore(ME) == 3  # your own quests don't count


@card("Sprout - Experiment 509")
@pytest.mark.parametrize("name", ["Martian", "Fort"])
def test_sprout_may_hurt_somebody_for_an_alien_or_a_location(name):
    side = {"hand": [SPROUT, "Martian", "Fort", "Lamp"], "ink": 5}
    game = table(side, {"play": ["Giant"]}, cards=[ALIEN]).push("play Sprout", "yes")
    assert set(game.legal()) == {"choose Martian", "choose Fort"}
    game.push(f"choose {name}", "choose Giant")
    assert (game.damage("Giant"), game.names_in("discard", ME)) == (2, [name])
    assert resists(SPROUT, 1)


@card("Sulley - Protective Monster")
def test_sulley_rushes_when_all_your_ink_is_exerted():
    game = table({"hand": [PROTECTIVE], "ink": 5}, {"play": ["Wolf (exerted)"]}).push("play Sulley", "yes")
    assert (game.ink(ME), game.legal("challenge")) == ((0, 5), [f"challenge {PROTECTIVE} -> Wolf"])
    game = table({"hand": [PROTECTIVE], "ink": 5}, {"play": ["Wolf (exerted)"]}).push("play Sulley", "no")
    assert (game.ink(ME), game.legal("challenge")) == ((2, 3), [])


@card("Sulley - The New Boss")
@pytest.mark.parametrize(("answers", "hand"), [(["yes", "choose Bear"], ["Bear"]), (["no"], [])])
def test_sulley_may_take_a_character_card_back_from_your_discard(answers, hand):
    game = table({"hand": [SULLEY], "ink": 5, "discard": ["Bear", "Lamp", "Wolf"]}, {"discard": ["Hen"]}).push(
        "play Sulley", "no"
    )
    assert game.push(*answers).hand(ME) == hand


@card("Sulley - The New Boss")
def test_sulley_guards_others():
    assert guards_others(SULLEY, 5)
