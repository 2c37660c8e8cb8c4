"""Set 7: what the cards that begin with C do at the table."""

import pytest

from mazo.abilities.tree.effects import Keyword
from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU, made

TESTED = "Calhoun - Battle-Tested"
RESCUER = "Calhoun - Courageous Rescuer"
RACER = "Vanellope von Schweetz - Sugar Rush Champ"
CINDERELLA = "Cinderella - The Right One"
REPORTER = "Clarabelle - News Reporter"

AIDE = made("Aide", strength=1, willpower=3, abilities=[Keyword("Support")])


@card("Calhoun - Battle-Tested")
@pytest.mark.parametrize(("answers", "strength", "cards"), [(["yes", "choose Hen"], 3, 0), (["no"], 6, 1)])
def test_calhoun_may_discard_a_card_to_weaken_an_opposing_character(answers, strength, cards):
    game = table({"hand": [TESTED, "Hen"], "ink": 3}, {"play": ["Giant"]}).push("play Calhoun", *answers)
    assert (game.strength("Giant"), len(game.hand(ME))) == (strength, cards)
    assert (game.push("end").strength("Giant"), game.push("end").strength("Giant")) == (strength, 6)


@card("Calhoun - Courageous Rescuer")
def test_calhoun_may_take_a_racer_back_when_she_challenges():
    game = table({"play": [RESCUER], "discard": ["Bear", RACER]}, {"play": ["Hen (exerted)", "Fort"]})
    game.push("challenge Calhoun -> Hen", "yes")
    assert game.hand(ME) == [RACER]
    assert not asked(
        table({"play": [RESCUER], "discard": [RACER]}, {"play": ["Fort"]}).push("challenge Calhoun -> Fort")
    )
    assert shifts_for(RESCUER, 4)


@card("Card Soldiers - Royal Troops")
@pytest.mark.parametrize(
    ("mine", "yours", "strength"), [("Hen", "Bear (damage 1)", 3), ("Hen (damage 1)", "Bear", 3), ("Hen", "Bear", 1)]
)
def test_the_troops_are_stronger_while_anybody_is_damaged(mine, yours, strength):
    game = table({"play": ["Card Soldiers - Royal Troops", mine]}, {"play": [yours, "Fort (damage 1)"]})
    assert game.strength("Card Soldiers") == strength


@card("Card Soldiers - Royal Troops")
def test_the_troops_own_damage_counts():
    assert table({"play": ["Card Soldiers - Royal Troops (damage 1)"]}).strength("Card Soldiers") == 3


@card("Chernabog - Creature of the Night")
def test_chernabog_makes_each_opponent_exert_one_that_stays_so():
    game = table(
        {"hand": ["Chernabog - Creature of the Night"], "ink": 5}, {"play": ["Bear", "Warded", "Wolf (exerted)"]}
    )
    game.push("play Chernabog")
    assert (game.deciding, game.legal()) == (YOU, ["choose Bear", "choose Warded"])
    game.push("choose Bear", "end")
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf")) == (True, False)
    assert not game.push("end", "end").is_exerted("Bear")


@card("Cinderella - The Right One")
@pytest.mark.parametrize(
    ("discard", "answers", "lore"),
    [(["The Glass Slipper", "Hen"], ["yes"], 3), (["The Glass Slipper"], ["no"], 0), (["Lamp"], None, 0)],
)
def test_cinderella_may_bury_a_glass_slipper_for_lore(discard, answers, lore):
    game = table({"hand": [CINDERELLA], "ink": 4, "discard": discard}).push("play Cinderella")
    game.push(*(answers or game.legal("yes")))
    assert (game.lore(ME), game.deck(ME)[-1] == "The Glass Slipper") == (lore, bool(lore))


@card("Clarabelle - News Reporter")
def test_clarabelle_strengthens_your_others_with_support():
    game = table({"play": [REPORTER, "Aide", "Hen"]}, cards=[AIDE])
    assert [game.strength(name) for name in ("Aide", "Hen", "Clarabelle")] == [2, 0, 3]
    assert game.push("quest Clarabelle", "yes", "choose Hen").strength("Hen") == 3


@card("Cogsworth - Climbing Clock")
def test_cogsworth_is_stronger_while_an_item_lies_in_the_discard():
    cogsworth = "Cogsworth - Climbing Clock"
    for mine, yours, strength in ((["Lamp"], [], 5), (["Bear"], ["Lamp"], 3), ([], [], 3), (["Lamp", "Rope"], [], 5)):
        game = table(me={"play": [cogsworth], "discard": mine}, you={"discard": yours})
        assert game.strength("Cogsworth") == strength


@card("Cy-Bug - Invasive Enemy")
def test_a_cy_bug_grows_with_every_other_character_of_its_side():
    bug = "Cy-Bug - Invasive Enemy"
    game = table(me={"play": [bug, "Bear", "Lamp"], "hand": ["Hen"], "ink": 1}, you={"play": ["Wolf"]})
    assert game.strength("Cy-Bug") == 1 + 1
    assert game.push("play Hen").strength("Cy-Bug") == 1 + 2
