"""Set 7: what the cards that begin with P do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU, made

PEPA = "Pepa Madrigal - Sensitive Sister"
PEPPER = "Pepper - Quick-Thinking Puppy"
LUCKY = "Lucky - The 15th Puppy"
ROLLY = "Rolly - Hungry Pup"

PUPPY = made("Puppy", cost=4, willpower=3, classifications=["Puppy"])


@card("Pacha - Trekmate")
@pytest.mark.parametrize(("mine", "yours", "lore"), [(2, (1, 0), 3), (1, (1, 0), 1), (2, (1, 3), 1), (1, (0, 0), 3)])
def test_pacha_is_worth_more_while_you_hold_more_than_every_opponent(mine, yours, lore):
    first, second = ({"hand": ["Hen"] * count} for count in yours)
    assert (
        table({"play": ["Pacha - Trekmate"], "hand": ["Hen"] * mine}, first, third=second).lore_value("Pacha") == lore
    )


@card("Panic - High-Strung Imp")
def test_panic_moves_up_to_two_damage_to_an_opposing_character():
    game = table(
        me={"hand": ["Panic - High-Strung Imp"], "ink": 4, "play": ["Bear (damage 3)"]}, you={"play": ["Giant", "Hen"]}
    )
    game.push("play Panic", "yes", "choose Bear", "choose Giant", "amount 2")
    assert (game.damage("Bear"), game.damage("Giant")) == (1, 2)


@card("Panic - High-Strung Imp")
def test_panic_may_move_nothing():
    game = table(
        me={"hand": ["Panic - High-Strung Imp"], "ink": 4, "play": ["Bear (damage 3)"]}, you={"play": ["Giant"]}
    )
    assert game.push("play Panic", "no").damage("Bear") == 3


@card("Penny - Bolt's Person")
def test_penny_may_heal_somebody_who_then_resists_until_your_next_turn():
    game = table(
        {"hand": ["Penny - Bolt's Person"], "ink": 2, "play": ["Bear (exerted, damage 3)"]}, {"play": ["Wolf"]}
    )
    game.push("play Penny", "yes", "choose Bear", "amount 2", "end", "challenge Wolf -> Bear")
    assert game.damage("Bear") == 2


@card("Pepa Madrigal - Sensitive Sister")
def test_pepa_gains_a_lore_whenever_somebody_of_hers_sings():
    game = table(me={"play": [PEPA, "Bear"], "hand": ["Hum", "Hum", "Hum"], "ink": 1})
    game.push("sing Hum -> Bear", "sing Hum -> Pepa")
    assert game.lore(ME) == 2
    game.push("play Hum")
    assert game.lore(ME) == 2


@card("Pepa Madrigal - Sensitive Sister")
def test_pepa_gains_once_for_several_who_sing_together():
    game = table(me={"play": [PEPA, "Bear", "Giant"], "hand": ["Second Star to the Right"]})
    game.push("sing together Second Star to the Right", f"player {ME + 1}")
    assert [game.is_exerted(name) for name in ("Pepa", "Bear", "Giant")] == [True, True, True]
    assert game.lore(ME) == 1


@card("Pepper - Quick-Thinking Puppy")
def test_pepper_may_turn_every_fallen_puppy_of_yours_into_ink():
    game = table({"play": [PEPPER, LUCKY, "Hen"], "hand": ["Be Prepared"], "ink": 7}, {"play": [ROLLY]})
    game.push("play Be Prepared", "resolve 1", "yes", "yes")
    assert (game.ink(ME), sorted(game.names_in("discard", ME)), game.ink(YOU)) == (
        (0, 9),
        ["Be Prepared", "Hen"],
        (0, 0),
    )


@card("Pongo - Dear Old Dad")
def test_pongo_finds_a_puppy_in_the_inkwell():
    pongo = "Pongo - Dear Old Dad"
    game = table({"play": [pongo], "inkwell": {"ready": 2, "cards": ["Wolf", "Puppy"]}}, active=YOU, cards=[PUPPY])
    game.push("end", "yes", "choose Puppy")
    assert game.is_in_play("Puppy")
    assert sum(game.ink(ME)) == 1
