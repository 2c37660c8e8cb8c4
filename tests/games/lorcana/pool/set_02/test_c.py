"""Set 2: what the cards that begin with C do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import is_evasive, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

CHESHIRE = "Cheshire Cat - From the Shadows"
ROBIN = "Christopher Robin - Adventurer"
RECKLESS = "Mulan - Charging Ahead"


@card("Charge!")
def test_charge_helps_a_challenger_to_hit_and_to_stand():
    game = table({"hand": ["Charge!"], "ink": 2, "play": ["Wolf", "Hen"]}, {"play": ["Bear (exerted)"]})
    game.push("play Charge!", "choose Wolf")
    assert game.strength("Wolf") == 2
    game.push("challenge Wolf -> Bear")
    assert (game.damage("Bear"), game.damage("Wolf")) == (4, 1)


@card("Charge!")
def test_charge_is_over_with_the_turn():
    game = table({"hand": ["Charge!"], "ink": 2, "play": ["Wolf (exerted)"]}, {"play": ["Bear"]})
    game.push("play Charge!", "choose Wolf", "end", "challenge Bear -> Wolf")
    assert (game.damage("Wolf"), game.damage("Bear")) == (3, 2)


@card("Cheshire Cat - From the Shadows")
def test_the_cheshire_cat_banishes_somebody_damaged():
    game = table({"play": [CHESHIRE, "Hen (damage 1)"]}, {"play": ["Giant (damage 1)", "Wolf", "Fort (damage 1)"]})
    assert game.push("use Cheshire").legal() == ["choose Hen", "choose Giant"]
    assert game.push("choose Giant").play(YOU) == ["Wolf", "Fort"]
    assert is_evasive(CHESHIRE)
    assert shifts_for(CHESHIRE, 5)


@card("Christopher Robin - Adventurer")
@pytest.mark.parametrize(
    ("robin", "others", "lore"),
    [(f"{ROBIN} (exerted)", ["Bear", "Wolf"], 2), (f"{ROBIN} (exerted)", ["Bear"], 0), (ROBIN, ["Bear", "Wolf"], 0)],
)
def test_christopher_robin_gives_lore_when_he_is_readied_among_two_others(robin, others, lore):
    game = table({"play": [robin, *others]}, {"play": ["Hen"]}, active=YOU)
    assert game.push("end").lore(ME) == lore


@card("Christopher Robin - Adventurer")
def test_christopher_robin_gives_lore_for_each_time_he_is_readied():
    game = table({"play": [ROBIN, "Bear", "Wolf", "Shield of Virtue"], "ink": 3})
    game.push("quest Christopher", "use Shield", "choose Christopher")
    assert game.lore(ME) == 4


@card("Christopher Robin - Adventurer")
def test_christopher_robin_gives_nothing_when_somebody_else_readies_him():
    game = table({"play": ["Shield of Virtue"], "ink": 3}, {"play": [f"{ROBIN} (exerted)", "Bear", "Wolf"]})
    game.push("use Shield", "choose Christopher")
    assert (game.is_exerted(ROBIN), game.lore(YOU)) == (False, 0)


@card("Cinderella - Knight in Training")
def test_cinderella_may_exchange_a_card():
    side = {"hand": ["Cinderella - Knight in Training", "Hen"], "ink": 2, "deck": ["Lamp", "Rope"]}
    game = table(side).push("play Cinderella", "yes", "choose Lamp")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Hen"], ["Lamp"])
    assert table(side).push("play Cinderella", "no").hand(ME) == ["Hen"]


@card("Cogsworth - Talking Clock")
def test_cogsworth_lets_his_reckless_friends_exert_for_lore():
    game = table({"play": ["Cogsworth - Talking Clock", RECKLESS, "Bear"]}, {"play": ["Hen (exerted)"]})
    assert (game.refused("use Bear")[0], game.refused("use Cogsworth")[0]) == ("no_such_ability", "no_such_ability")
    assert game.legal("end") == []
    game.push("use Mulan")
    assert (game.lore(ME), game.is_exerted("Mulan"), game.legal("end")) == (1, True, ["end"])


@card("Cogsworth - Talking Clock")
@pytest.mark.parametrize("play", [[f"{RECKLESS} (drying)", "Cogsworth - Talking Clock"], [RECKLESS]])
def test_neither_a_drying_friend_nor_one_without_cogsworth_exerts_for_lore(play):
    game = table({"play": play}, {"play": ["Cogsworth - Talking Clock"]})
    assert game.legal("use") == []


@card("Cruella De Vil - Fashionable Cruiser")
def test_cruella_is_evasive_in_her_own_turn_only():
    cruella = "Cruella De Vil - Fashionable Cruiser"
    game = table({"play": [cruella, "Wolf"]}, {"play": ["Bird (exerted)", "Bear"]})
    assert game.legal("challenge") == [f"challenge {cruella} -> Bird"]
    game.push("quest Cruella", "end")
    assert f"challenge Bear -> {cruella}" in game.legal()
