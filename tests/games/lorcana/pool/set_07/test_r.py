"""Set 7: what the cards that begin with R do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

RATIGAN = "Ratigan - Nefarious Criminal"
RAYA = "Raya - Guidance Seeker"
RAZOUL = "Razoul - Menacing Guard"
JAFAR = "Jafar - Aspiring Ruler"
LUCKY = "Lucky - The 15th Puppy"
ROLLY = "Rolly - Hungry Pup"


@card("Ratigan - Nefarious Criminal")
@pytest.mark.parametrize(("state", "lore"), [(" (exerted)", 1), ("", 0)])
def test_ratigan_exerted_gains_a_lore_for_each_action(state, lore):
    game = table({"play": [f"{RATIGAN}{state}"], "hand": ["Spell", "Hen"], "ink": 2}).push("play Spell", "play Hen")
    assert game.lore(ME) == lore


@card("Raya - Guidance Seeker")
def test_raya_hardens_with_every_inked_card_until_your_next_turn():
    game = table(
        me={"play": [RAYA], "hand": ["Hen", "All Is Found"], "ink": 5, "discard": ["Lamp"]}, you={"play": ["Bear"]}
    )
    game.push("ink Hen", "play All Is Found", "choose Lamp", "quest Raya", "end", "challenge Bear -> Raya")
    assert game.damage("Raya") == 1
    game.push("end", "quest Raya", "end", "challenge Bear -> Raya")
    assert not game.is_in_play("Raya")


@card("Razoul - Menacing Guard")
def test_razoul_may_banish_an_item_for_his_jafar():
    game = table(me={"hand": [RAZOUL], "ink": 2, "play": [JAFAR]}, you={"play": ["Lamp"]}).push("play Razoul", "yes")
    assert game.play(YOU) == []
    kept = table(me={"hand": [RAZOUL], "ink": 2, "play": [JAFAR]}, you={"play": ["Lamp"]}).push("play Razoul", "no")
    assert kept.play(YOU) == ["Lamp"]


@card("Razoul - Menacing Guard")
def test_razoul_takes_no_orders_from_anybody_else():
    game = table(me={"hand": [RAZOUL], "ink": 2, "play": ["Bear"]}, you={"play": ["Lamp", JAFAR]}).push("play Razoul")
    assert ("end" in game.legal(), game.play(YOU)) == (True, ["Lamp", JAFAR])


@card("Restoring the Crown")
def test_restoring_the_crown_exerts_the_enemy_and_pays_for_every_victory_this_turn():
    game = table(
        me={"hand": ["Restoring the Crown"], "ink": 6, "play": ["Giant", "Bear", "Bird"]},
        you={"play": ["Wolf", "Hen", "Warded"]},
    )
    game.push("play Restoring")
    assert [game.is_exerted(name) for name in ("Wolf", "Hen", "Warded", "Giant")] == [True, True, True, False]
    game.push("challenge Giant -> Wolf", "challenge Bear -> Hen", "challenge Bird -> Warded")
    assert game.lore(ME) == 4


@card("Restoring the Crown")
def test_the_reward_of_restoring_the_crown_ends_with_the_turn():
    game = table(me={"hand": ["Restoring the Crown"], "ink": 6, "play": ["Giant"]}, you={"play": ["Wolf (exerted)"]})
    game.push("play Restoring", "end", "quest Wolf", "end", "challenge Giant -> Wolf")
    assert (game.play(YOU), game.lore(ME)) == ([], 0)


@card("Roger Radcliffe - Dog Lover")
def test_roger_may_heal_each_of_your_puppies():
    side = {"play": ["Roger Radcliffe - Dog Lover", f"{LUCKY} (damage 1)", f"{ROLLY} (damage 1)", "Bear (damage 1)"]}
    game = table(side).push("quest Roger", "yes", "amount 1", "amount 1")
    assert [game.damage(name) for name in ("Lucky", "Rolly", "Bear")] == [0, 0, 1]


@card("Ruby Coil")
def test_the_ruby_coil_strengthens_any_character_when_a_card_is_inked():
    game = table(me={"play": ["Ruby Coil", "Bear"], "hand": ["Wolf"]}, you={"play": ["Giant"], "hand": ["Hen"]})
    game.push("ink Wolf")
    assert game.legal() == ["choose Bear", "choose Giant"]
    assert game.push("choose Bear").strength("Bear") == 5
    game.push("end", "ink Hen")
    assert (game.strength("Bear"), game.bag()) == (3, [])
