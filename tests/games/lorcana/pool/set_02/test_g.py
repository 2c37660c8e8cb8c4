"""Set 2: what the cards that begin with G do at the table."""

import pytest

from tests.games.lorcana.pool.extras import DRIFT, table
from tests.support.card import card
from tests.support.table import ME, YOU

GASTON = "Gaston - Intellectual Powerhouse"
PABBIE = "Grand Pabbie - Oldest and Wisest"
GRUMPY = "Grumpy - Bad-Tempered"  # 3 strength
DOC = "Doc - Leader of the Seven Dwarfs"  # 2 strength
BASHFUL = "Bashful - Hopeless Romantic"  # 2 strength


@card("Gaston - Intellectual Powerhouse")
@pytest.mark.parametrize(("choice", "hand", "rest"), [("Lamp", ["Lamp"], 2), ("nothing", [], 6)])
def test_gaston_may_keep_any_one_of_three_cards_unseen(choice, hand, rest):
    game = table({"hand": [GASTON], "ink": 6, "deck": ["Lamp", "Bear", "Fort", "Hen"]})
    game.push("play Gaston")
    assert game.legal() == ["choose Lamp", "choose Bear", "choose Fort", "choose nothing"]
    game.push(f"choose {choice}")
    assert len(game.legal("order")) == rest
    game.push(game.legal("order")[0])
    assert (game.hand(ME), game.deck(ME)[0], game.knows(YOU, "Lamp")) == (hand, "Hen", False)


@card("Gaston - Intellectual Powerhouse")
def test_gaston_is_shifted_for_four():
    game = table({"play": ["Gaston - Arrogant Hunter"], "hand": [GASTON], "ink": 4, "deck": ["Bear", "Wolf"]})
    game.push(f"shift {GASTON} -> Gaston - Arrogant Hunter", "choose Bear")
    assert (game.play(ME), game.hand(ME)) == ([GASTON], ["Bear"])


@card("Gaston - Scheming Suitor")
@pytest.mark.parametrize(("hands", "strength"), [(([], ["Hen"]), 4), ((["Hen"], []), 4), ((["Hen"], ["Hen"]), 1)])
def test_gaston_is_strong_while_any_opponent_has_an_empty_hand(hands, strength):
    game = table({"play": ["Gaston - Scheming Suitor"]}, {"hand": hands[0]}, third={"hand": hands[1]})
    assert game.strength("Gaston") == strength


@card("Grand Duke - Advisor to the King")
def test_the_grand_duke_strengthens_royalty_of_his_side():
    royals = {
        "The Queen - Wicked and Vain": 5,
        "Beast - Gracious Prince": 6,
        "Mulan - Considerate Diplomat": 4,
        "Scar - Finally King": 6,
    }
    game = table({"play": ["Grand Duke - Advisor to the King", *royals, "Wolf"]}, {"play": ["Moana - Of Motunui"]})
    royals["Mulan - Considerate Diplomat"] += 1  # the Beast strengthens Princesses too
    assert {name: game.strength(name) for name in royals} == royals
    assert (game.strength("Wolf"), game.strength("Moana")) == (2, 1)


@card("Grand Pabbie - Oldest and Wisest", "Gumbo Pot")
@pytest.mark.parametrize(("choice", "lore"), [("Bear; Hen", 2), ("Giant; Hen", 0), ("nothing", 0)])
def test_pabbie_gives_lore_for_those_of_his_characters_that_are_healed(choice, lore):
    game = table(
        {"play": [PABBIE, "Gumbo Pot", "Bear (damage 2)", "Wolf (damage 2)", "Giant"]}, {"play": ["Hen (damage 2)"]}
    )
    game.push("use Gumbo Pot", f"choose {choice}")
    assert game.lore(ME) == lore


@card("Grand Pabbie - Oldest and Wisest", "Hakuna Matata")
def test_pabbie_gives_lore_for_each_of_several_that_are_healed_together():
    game = table({"play": [PABBIE, "Bear (damage 3)", "Wolf (damage 1)"], "hand": ["Hakuna Matata"], "ink": 4})
    game.push("play Hakuna", "amount 3", "amount 1", "resolve 1")
    assert game.lore(ME) == 4


@card("Grand Pabbie - Oldest and Wisest")
def test_pabbie_gives_the_same_for_much_damage_and_nothing_for_none_removed():
    game = table({"play": [PABBIE, "Bear (damage 3)"], "hand": ["Healing Glow", "Healing Glow"], "ink": 2})
    assert game.push("play Healing", "choose Bear", "amount 0").lore(ME) == 0
    assert game.push("play Healing", "choose Bear", "amount 2").lore(ME) == 2


@card("Grand Pabbie - Oldest and Wisest")
def test_pabbie_gives_nothing_when_an_opponent_heals_his_characters():
    game = table({"hand": ["Healing Glow"], "ink": 1}, {"play": [PABBIE, "Bear (damage 2)"]})
    game.push("play Healing", "choose Bear", "amount 2")
    assert (game.damage("Bear"), game.lore(YOU)) == (0, 0)


@card("Grumpy - Bad-Tempered")
def test_grumpy_strengthens_his_other_dwarfs_while_he_is_there():
    game = table({"play": [GRUMPY, DOC, "Wolf"], "hand": ["Dragon Fire"], "ink": 5}, {"play": [BASHFUL]})
    assert [game.strength(name) for name in ("Grumpy", "Doc", "Wolf", "Bashful")] == [3, 3, 2, 2]
    assert game.push("play Dragon Fire", "choose Grumpy").strength("Doc") == 2


@card("Gumbo Pot")
def test_gumbo_heals_one_from_each_of_up_to_two():
    game = table({"play": ["Gumbo Pot", "Bear (damage 2)"]}, {"play": ["Wolf (damage 2)", "Hen (damage 2)"]})
    game.push("use Gumbo Pot", "choose Bear; Wolf")
    assert [game.damage(name) for name in ("Bear", "Wolf", "Hen")] == [1, 1, 2]
    assert game.is_exerted("Gumbo Pot")


@card("Grand Pabbie - Oldest and Wisest")
@pytest.mark.parametrize(("active", "source", "lore"), [(ME, "Bear", 2), (ME, "Hen", 0), (YOU, "Bear", 0)])
def test_pabbie_gives_lore_for_damage_that_you_move_off_your_characters_not_for_what_others_move(active, source, lore):
    """Moving damage is removing it, and the one who moves it removes it [1.9.2.4]."""
    mine = {"play": [PABBIE, "Bear (damage 1)"], "hand": ["Drift"]}
    game = table(mine, {"play": ["Hen (damage 1)"], "hand": ["Drift"]}, active=active, cards=[DRIFT])
    game.push("play Drift", f"choose {source}", f"choose {PABBIE}")
    assert (game.damage(source), game.lore(ME)) == (0, lore)
