"""Set 10: what the cards that begin with C do at the table."""

from mazo.abilities.tree.effects import Keyword
from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU, made

HOLD = "Can't Hold It Back Anymore"
CASTLE = "Castle of the Horned King - Bastion of Evil"
CHESHIRE = "Cheshire Cat - Inexplicable"
BOGO = "Chief Bogo - Calling the Shots"
MINNIE = "Minnie Mouse - Ghost Hunter"
CINDERELLA = "Cinderella - Dream Come True"

PRINCESS = made("Ariadne", cost=1, classifications=["Princess"])


@card("Can't Hold It Back Anymore")
def test_all_damage_goes_to_the_exerted_one():
    game = table(
        {"hand": [HOLD], "play": ["Knight", "Bear (damage 2)"]},
        {"play": ["Giant (damage 1)", "Wolf (damage 3)", "Fort (damage 1)"]},
    )
    game.push(f"sing {HOLD} -> Knight", "choose Giant")
    assert [game.damage(name) for name in ("Giant", "Bear", "Wolf", "Fort")] == [6, 0, 0, 1]
    assert game.is_exerted("Giant")


@card("Castle of the Horned King - Bastion of Evil")
def test_the_castle_lets_the_first_quest_of_a_turn_ready_an_item():
    game = table(
        {"play": [CASTLE, f"Bear (at {CASTLE})", f"Wolf (at {CASTLE})", "Hen", "Lamp (exerted)", "Rope (exerted)"]}
    )
    assert not asked(game.push("quest Hen"))
    game.push("quest Bear", "yes", "choose Lamp")
    assert (game.is_exerted("Lamp"), game.is_exerted("Rope")) == (False, True)
    assert not asked(game.push("quest Wolf"))


@card("Cheshire Cat - Inexplicable")
def test_the_cheshire_cat_moves_damage_when_a_card_goes_under_it():
    game = table(me={"play": [CHESHIRE, "Bear (damage 3)"], "ink": 2}, you={"play": ["Giant", "Hen"]})
    game.push("boost Cheshire", "yes", "choose Bear", "choose Giant", "amount 2")
    assert (game.damage("Bear"), game.damage("Giant")) == (1, 2)


@card("Cheshire Cat - Inexplicable")
def test_the_cheshire_cat_may_move_less_or_nothing():
    game = table(me={"play": [CHESHIRE, "Bear (damage 3)"], "ink": 2}, you={"play": ["Giant"]})
    game.push("boost Cheshire", "yes", "choose Bear", "amount 1")
    assert (game.damage("Bear"), game.damage("Giant")) == (2, 1)
    kept = table(me={"play": [CHESHIRE, "Bear (damage 3)"], "ink": 2}, you={"play": ["Giant"]})
    assert kept.push("boost Cheshire", "no").damage("Bear") == 3


@card("Cheshire Cat - Inexplicable")
@rule("lorcana", "1.9.2.4", "8.8.3")
def test_the_cheshire_cat_moves_damage_through_resist():
    shell = made("Shell", willpower=9, abilities=[Keyword("Resist", 2)])
    game = table(me={"play": [CHESHIRE, "Bear (damage 3)"], "ink": 2}, you={"play": ["Shell"]}, cards=[shell])
    game.push("boost Cheshire", "yes", "choose Bear", "amount 2")
    assert game.damage("Shell") == 2


@card("Chief Bogo - Calling the Shots")
def test_bogo_is_safe_in_your_turn_only():
    game = table({"play": [BOGO]}, {"play": ["Giant (exerted)"]}).push("challenge Chief -> Giant")
    assert (game.damage("Chief"), game.damage("Giant")) == (0, 4)
    game = table({"play": [f"{BOGO} (exerted)"]}, {"play": ["Hen", "Wolf"]}, active=YOU).push("challenge Wolf -> Chief")
    assert not game.is_in_play("Chief")


@card("Chief Bogo - Calling the Shots")
def test_bogo_makes_detectives_of_the_others():
    game = table({"play": [BOGO, "Bear"], "hand": [MINNIE], "ink": 2}, {"play": ["Wolf"]}).push("play Minnie")
    assert sorted(game.legal()) == ["choose Bear", f"choose {MINNIE}"]


@card("Chomp!")
def test_chomp_bites_only_the_damaged():
    game = table(
        me={"hand": ["Chomp!"], "ink": 1, "play": ["Bear (damage 1)"]}, you={"play": ["Giant (damage 1)", "Hen"]}
    )
    game.push("play Chomp!")
    assert game.legal() == ["choose Bear", "choose Giant"]
    assert game.push("choose Giant").damage("Giant") == 3


@card("Cinderella - Dream Come True")
def test_cinderella_turns_a_card_into_ink_and_a_new_one_after_a_princess():
    game = table(
        me={"play": [CINDERELLA], "hand": ["Ariadne", "Lamp"], "ink": 1, "deck": ["Rope", "Hen"]}, cards=[PRINCESS]
    )
    game.push("play Ariadne", "end", "yes", "choose Lamp")
    assert (game.ink(ME), game.hand(ME), game.active) == ((1, 1), ["Rope"], YOU)


@card("Cinderella - Dream Come True")
def test_cinderella_counts_herself_but_nobody_who_is_no_princess():
    game = table(me={"hand": [CINDERELLA, "Lamp"], "ink": 4}).push("play Cinderella", "end")
    assert game.legal() == ["yes", "no"]
    assert game.push("no").hand(ME) == ["Lamp"]
    game = table(me={"play": [CINDERELLA], "hand": ["Hen", "Lamp"], "ink": 1}).push("play Hen", "end")
    assert (game.active, game.hand(ME)) == (YOU, ["Lamp"])
