"""Set 13: what the cards that begin with G do at the table."""

import pytest

from tests.games.lorcana.pool.extras import over, table
from tests.games.lorcana.pool.set_13.extras import HUNNY, IVY
from tests.support.card import card
from tests.support.table import ME, YOU, made

GASTON_CREATED_BY_THE_VINE = "Gaston - Created by the Vine"
TOWER = "Rapunzel's Tower - Taken by the Vine"
STONES = "Ring of Stones - Taken by the Vine"
GASTON_SUPERIOR_ARCHER = "Gaston - Superior Archer"
GOPHER = "Gopher - Hunny Cook"
WU = "Grandma Wu - Fierce Red Panda"


@card(
    "Gaston - Created by the Vine",
    "Rapunzel's Tower - Taken by the Vine",
    "Ring of Stones - Taken by the Vine",
)
@pytest.mark.parametrize(
    ("name", "figures"), [(GASTON_CREATED_BY_THE_VINE, (3, 4, 1)), (TOWER, (2, 6, 1)), (STONES, (2, 4, 2))]
)
def test_three_strengthen_your_floodborn_characters(name, figures):
    game = table({"play": [name, "Ivy", "Wolf"]}, cards=[IVY])
    assert (game.strength("Ivy"), game.willpower("Ivy"), game.lore_value("Ivy")) == figures
    assert (game.strength("Wolf"), game.willpower("Wolf"), game.lore_value("Wolf")) == (2, 4, 1)
    theirs = table({"play": [name]}, {"play": ["Ivy"]}, cards=[IVY])
    assert (theirs.strength("Ivy"), theirs.willpower("Ivy"), theirs.lore_value("Ivy")) == (2, 4, 1)


@card("Gaston - Created by the Vine")
def test_gaston_strengthens_himself():
    assert table({"play": [GASTON_CREATED_BY_THE_VINE]}).strength("Gaston") == 3


@card("Gaston - Superior Archer")
def test_gaston_may_banish_somebody_with_five_strength_or_more():
    strong = made("Strong", strength=5, willpower=9)
    game = table(
        {"hand": [GASTON_SUPERIOR_ARCHER], "ink": 5, "play": ["Giant"]}, {"play": ["Strong", "Bear"]}, cards=[strong]
    )
    assert game.push("play Gaston", "yes").legal() == ["choose Giant", "choose Strong"]
    assert game.push("choose Strong").play(YOU) == ["Bear"]
    game = table({"hand": [GASTON_SUPERIOR_ARCHER], "ink": 5}, {"play": ["Giant"]}).push("play Gaston", "no")
    assert game.is_in_play("Giant")


@card("Gopher - Hunny Cook")
def test_gopher_may_come_exerted():
    assert table({"hand": [GOPHER], "ink": 2}).push("play Gopher", "yes").is_exerted("Gopher")
    assert not table({"hand": [GOPHER], "ink": 2}).push("play Gopher", "no").is_exerted("Gopher")


@card("Gopher - Hunny Cook")
@pytest.mark.parametrize(("state", "damage"), [(" (exerted)", 1), ("", 2)])
def test_gopher_exerted_protects_other_hunny_characters_in_opponents_turns(state, damage):
    game = table({"play": [f"{GOPHER}{state}", "Bee (exerted)"]}, {"play": ["Wolf"]}, active=YOU, cards=[HUNNY])
    assert game.push("challenge Wolf -> Bee").damage("Bee") == damage
    own = table({"play": [f"{GOPHER} (exerted)", "Bee"]}, {"play": ["Wolf (exerted)"]}, cards=[HUNNY])
    assert own.push("challenge Bee -> Wolf").damage("Bee") == 2


@card("Grandma Wu - Fierce Red Panda")
def test_wu_takes_two_lore_from_everybody_she_challenges():
    game = table({"play": [WU]}, {"play": ["Hen (exerted)"], "lore": 3}, third={"lore": 1}).push(
        "challenge Grandma -> Hen"
    )
    assert [game.lore(seat) for seat in range(3)] == [2, 1, 0]


@card("Grandma Wu - Fierce Red Panda")
def test_wu_returns_to_hand_at_the_end_of_a_turn_she_was_shifted_in():
    wise = "Grandma Wu - Wise Grandmother"
    game = table({"play": [f"{wise} (damage 1)"], "hand": [WU], "ink": 4}).push(f"shift {WU} -> {wise}")
    assert (game.ink(ME), game.play(ME)) == ((0, 4), [WU])
    game.push("end")
    assert (game.play(ME), game.hand(ME), game.damage("Grandma")) == ([wise], [WU], 0)


@card("Grandma Wu - Wise Grandmother")
def test_grandma_wu_gains_lore_when_covered_and_not_when_another_is():
    wu = "Grandma Wu - Wise Grandmother"
    game = table(
        {"play": [wu, "Bear"], "hand": ["Grandma Wu - Over", "Bear - Over"], "ink": 4},
        cards=[over("Grandma Wu"), over("Bear")],
    )
    game.push("shift Bear - Over -> Bear")
    assert game.lore(ME) == 0
    game.push(f"shift Grandma Wu - Over -> {wu}")
    assert game.lore(ME) == 1
