"""Set 5: what the cards that begin with M do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import SLAP
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU, made

MIM = "Madam Mim - Elephant"
MAGICA = "Magica De Spell - Cruel Sorceress"
MAXIMUS = "Maximus - Team Champion"
MERRYWEATHER = "Merryweather - Good Fairy"
DANCER = "Mickey Mouse - Enthusiastic Dancer"
MINNIE = "Minnie Mouse - Dazzling Dancer"


@card("Madam Mim - Elephant")
@pytest.mark.parametrize(("answer", "hand", "play"), [("pick 1", [], ["Wolf"]), ("pick 2", ["Wolf"], [MIM])])
def test_mim_is_banished_or_takes_another_of_yours_back(answer, hand, play):
    game = table({"hand": [MIM], "ink": 4, "play": ["Wolf"]}, {"play": ["Bear"]}).push("play Madam Mim", answer)
    assert (game.hand(ME), game.play(ME), game.play(YOU)) == (hand, play, ["Bear"])


@card("Madam Mim - Elephant")
@rule("lorcana", "6.1.5.2")
def test_mim_alone_has_to_be_banished():
    game = table({"hand": [MIM], "ink": 4, "play": ["Lamp"]}, {"play": ["Bear"]}).push("play Madam Mim")
    assert (game.play(ME), game.names_in("discard", ME)) == (["Lamp"], [MIM])


@card("Madam Mim - Elephant")
@pytest.mark.parametrize("amount", [0, 1, 2])
def test_mim_may_move_damage_from_herself_at_the_start_of_your_turn(amount):
    game = table({"play": [f"{MIM} (damage 3)", "Hen"]}, {"play": ["Bear", "Wolf"]}, active=YOU).push("end", "yes")
    assert game.legal("choose") == ["choose Bear", "choose Wolf"]
    game.push("choose Bear", f"amount {amount}")
    assert (game.damage("Madam Mim"), game.damage("Bear")) == (3 - amount, amount)


@card("Madam Mim - Elephant")
def test_mim_may_also_keep_her_damage():
    game = table({"play": [f"{MIM} (damage 3)"]}, {"play": ["Bear", "Wolf"]}, active=YOU).push("end", "no")
    assert game.damage("Madam Mim") == 3


@card("Magica De Spell - Cruel Sorceress")
def test_magica_lets_you_keep_your_hand_in_opponents_turns_only():
    spy = "Daisy Duck - Musketeer Spy"
    game = table({"play": [MAGICA], "hand": ["Hen"]}, {"hand": [spy], "ink": 4}, active=YOU)
    assert game.push("play Daisy").hand(ME) == ["Hen"]
    game = table({"play": [MAGICA], "hand": [spy], "ink": 4}, {"hand": ["Hen"], "play": [MAGICA]})
    assert game.push("play Daisy").hand(YOU) == ["Hen"]
    game = table({"play": [MAGICA], "hand": ["You Broke My Smolder", "Hen"], "ink": 1}).push("play You Broke")
    assert "Hen" in game.names_in("discard", ME)


@card("Magical Aid")
def test_magical_aid_makes_a_challenger_who_returns_this_turn():
    game = table({"hand": ["Magical Aid"], "ink": 3, "play": ["Wolf", "Hen"]}, {"play": ["Giant (exerted)"]})
    game.push("play Magical Aid", "choose Wolf", "challenge Wolf -> Giant")
    assert (game.damage("Giant"), game.hand(ME)) == (5, ["Wolf"])


@card("Magical Aid")
def test_magical_aid_ends_with_the_turn():
    game = table({"hand": ["Magical Aid"], "ink": 3, "play": ["Wolf"]}, {"play": ["Giant (exerted)"]})
    game.push("play Magical Aid", "choose Wolf", "quest Wolf", "end", "challenge Giant -> Wolf")
    assert (game.play(ME), game.hand(ME)) == ([], [])


@card("Maid Marian - Lady of the Lists")
def test_maid_marian_weakens_an_opposing_character_until_your_next_turn():
    game = table({"hand": ["Maid Marian - Lady of the Lists"], "ink": 6}, {"play": ["Giant"]}).push("play Maid Marian")
    assert (game.strength("Giant"), game.push("end").strength("Giant"), game.push("end").strength("Giant")) == (1, 1, 6)


@card("Maximus - Team Champion")
@pytest.mark.parametrize(
    ("others", "lore"), [([], 0), (["Bear"], 0), (["Giant"], 2), (["Titan"], 5), (["Titan", "Giant"], 5)]
)
def test_maximus_gains_lore_for_the_strongest_of_yours_at_the_end_of_your_turn(others, lore):
    titan = made("Titan", strength=10, willpower=9)
    game = table({"play": [MAXIMUS, *others]}, {"play": ["Giant"]}, cards=[titan]).push("end")
    assert (game.lore(ME), game.lore(YOU)) == (lore, 0)


@card("Maximus - Team Champion")
def test_maximus_gains_nothing_at_the_end_of_an_opponent_s_turn():
    assert table({"play": [MAXIMUS, "Giant"]}, active=YOU).push("end").lore(ME) == 0


@card("Medal of Heroes")
def test_the_medal_of_heroes_makes_one_of_yours_worth_two_more_for_this_turn():
    game = table({"play": ["Medal of Heroes", "Bear", "Wolf"], "ink": 2}, {"play": ["Giant"]}).push("use Medal")
    assert game.legal() == ["choose Bear", "choose Wolf"]
    game.push("choose Bear")
    assert (game.lore_value("Bear"), game.is_in_play("Medal"), game.ink(ME)) == (4, False, (0, 2))
    assert game.push("quest Bear", "end").lore_value("Bear") == 2
    assert game.lore(ME) == 4


@card("Medal of Heroes")
def test_the_medal_of_heroes_asks_for_its_ink():
    assert table({"play": ["Medal of Heroes", "Bear"], "ink": 1}).legal("use") == []


@card("Merlin - Back from Bermuda")
def test_merlin_lets_every_arthur_of_yours_resist():
    arthur = "Arthur - Trained Swordsman"
    game = table({"play": ["Merlin - Back from Bermuda", arthur], "hand": ["Slap", "Slap"]}, cards=[SLAP])
    game.push("play Slap", "choose Arthur", "play Slap", "choose Merlin")
    assert (game.damage("Arthur"), game.damage("Merlin")) == (1, 2)


@card("Merlin's Carpetbag")
def test_the_carpetbag_brings_back_an_item_card():
    game = table({"play": ["Merlin's Carpetbag"], "ink": 1, "discard": ["Lamp", "Bear", "Rope", "Spell"]})
    game.push("use Merlin's Carpetbag")
    assert sorted(game.legal()) == ["choose Lamp", "choose Rope"]
    game.push("choose Rope")
    assert (game.hand(ME), game.is_exerted("Merlin's Carpetbag"), game.ink(ME)) == (["Rope"], True, (0, 1))


@card("Merlin's Cottage - The Wizard's Home")
def test_in_merlin_s_cottage_everybody_sees_the_top_of_each_deck():
    cottage = "Merlin's Cottage - The Wizard's Home"
    game = table({"play": [cottage], "deck": ["Bear", "Hen"]}, {"deck": ["Wolf", "Lamp", "Rope"]})
    assert [game.knows(seat, name) for seat, name in ((YOU, "Bear"), (ME, "Bear"), (ME, "Wolf"), (YOU, "Wolf"))] == [
        True
    ] * 4
    assert (game.knows(YOU, "Hen"), game.knows(ME, "Lamp")) == (False, False)
    game.push("end")  # they draw the wolf
    assert game.knows(ME, "Lamp")


@card("Merryweather - Good Fairy")
@pytest.mark.parametrize(("answer", "strength", "ink"), [("yes", 5, (0, 2)), ("no", 3, (1, 1))])
def test_merryweather_may_pay_one_for_strength(answer, strength, ink):
    game = table({"hand": [MERRYWEATHER], "ink": 2}, {"play": ["Bear"]}).push("play Merryweather", answer)
    if answer == "yes":
        assert game.legal() == [f"choose {MERRYWEATHER}", "choose Bear"]
        game.push("choose Bear")
    assert (game.strength("Bear"), game.ink(ME)) == (strength, ink)
    assert game.push("end").strength("Bear") == 3


@card("Mickey Mouse - Enthusiastic Dancer")
def test_mickey_is_stronger_only_beside_your_own_minnie():
    assert table({"play": [DANCER, MINNIE]}).strength("Mickey") == 4
    assert table({"play": [DANCER]}, {"play": [MINNIE]}).strength("Mickey") == 2


@card("Minnie Mouse - Dazzling Dancer")
@pytest.mark.parametrize(("challenger", "lore"), [(MINNIE, 1), (DANCER, 1), ("Wolf", 0)])
def test_minnie_gains_lore_when_she_or_your_mickey_challenges(challenger, lore):
    game = table({"play": [MINNIE, DANCER, "Wolf"]}, {"play": ["Giant (exerted)"]})
    assert game.push(f"challenge {challenger} -> Giant").lore(ME) == lore


@card("Minnie Mouse - Dazzling Dancer")
def test_minnie_gains_nothing_from_a_location_or_an_opposing_mickey():
    game = table({"play": [MINNIE]}, {"play": ["Fort"]})
    assert game.push("challenge Minnie -> Fort").lore(ME) == 0
    game = table({"play": [f"{MINNIE} (exerted)"]}, {"play": [DANCER]}, active=YOU).push("challenge Mickey -> Minnie")
    assert (game.lore(ME), game.lore(YOU)) == (0, 0)


@card("Minnie Mouse - Quick-Thinking Inventor")
def test_minnie_weakens_somebody_this_turn():
    game = table({"hand": ["Minnie Mouse - Quick-Thinking Inventor"], "ink": 1}, {"play": ["Bear"]})
    game.push("play Minnie", "choose Bear")
    assert (game.strength("Bear"), game.push("end").strength("Bear")) == (1, 3)
