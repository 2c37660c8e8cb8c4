"""Set 5: what the cards that begin with S do at the table."""

import pytest

from mazo.abilities.tree.effects import Keyword
from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, is_evasive
from tests.support.card import card
from tests.support.table import ME, YOU, made

SCAR = "Scar - Vengeful Lion"
SCROOP = "Scroop - Odious Mutineer"
HEAD = "Shenzi - Head Hyena"
PARTYGOER = "Ed - Hysterical Partygoer"
LAUGHING = "Ed - Laughing Hyena"
ACCOMPLICE = "Shenzi - Scar's Accomplice"
SIMBA = "Simba - Adventurous Successor"
LOST = "Simba - Lost Prince"
KRONK = "Kronk - Head of Security"
YZMA = "Yzma - Unjustly Treated"
MUFASAS = "Simba - Son of Mufasa"
BASHFUL = "Bashful - Adoring Knight"

EAGLE = made("Eagle", strength=1, willpower=9, abilities=[Keyword("Evasive")])


@card("Scar - Vengeful Lion")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_scar_may_draw_when_one_of_yours_challenges_a_damaged_character(answer, drawn):
    game = table({"play": [SCAR, "Wolf"]}, {"play": ["Bear (exerted, damage 1)"]}).push("challenge Wolf -> Bear")
    assert game.damage("Bear") == 1  # before any damage is dealt
    game.push(answer)
    assert (len(game.hand(ME)), game.damage("Bear")) == (drawn, 3)


@card("Scar - Vengeful Lion")
def test_scar_draws_nothing_for_an_unhurt_character_or_a_damaged_location():
    game = table({"play": [SCAR, "Wolf"]}, {"play": ["Bear (exerted)", "Fort (damage 1)"]})
    assert not asked(game.push("challenge Wolf -> Bear"))
    assert not asked(game.push(f"challenge {SCAR} -> Fort"))


@card("Scroop - Odious Mutineer")
@pytest.mark.parametrize(("answers", "left", "ink"), [(["yes"], ["Wolf"], 0), (["no"], ["Giant", "Wolf"], 3)])
def test_scroop_may_pay_three_to_banish_somebody_damaged(answers, left, ink):
    game = table({"hand": [SCROOP], "ink": 6}, {"play": ["Giant (damage 1)", "Wolf"]}).push("play Scroop", *answers)
    assert (game.play(YOU), game.ink(ME)[0]) == (left, ink)
    assert is_evasive(SCROOP)


@card("Shenzi - Head Hyena")
def test_shenzi_is_stronger_for_each_other_hyena_of_yours():
    game = table({"play": [HEAD, PARTYGOER, LAUGHING, "Wolf"]}, {"play": [ACCOMPLICE]})
    assert game.strength("Shenzi - Head") == 5


@card("Shenzi - Head Hyena")
@pytest.mark.parametrize(("challenger", "lore"), [(HEAD, 2), (LAUGHING, 2), ("Wolf", 0)])
def test_shenzi_gains_lore_when_a_hyena_challenges_somebody_damaged(challenger, lore):
    game = table({"play": [HEAD, LAUGHING, "Wolf"]}, {"play": ["Giant (exerted, damage 1)"]})
    assert game.push(f"challenge {challenger} -> Giant").lore(ME) == lore


@card("Shenzi - Head Hyena")
def test_shenzi_gains_nothing_for_challenging_somebody_unhurt():
    game = table({"play": [HEAD]}, {"play": ["Giant (exerted)"]})
    assert game.push("challenge Shenzi -> Giant").lore(ME) == 0


@card("Shenzi - Scar's Accomplice")
@pytest.mark.parametrize(("states", "dealt"), [("exerted, damage 1", 4), ("exerted", 2)])
def test_shenzi_hits_harder_when_she_challenges_somebody_damaged(states, dealt):
    game = table({"play": [ACCOMPLICE]}, {"play": [f"Giant ({states})"]})
    before = game.damage("Giant")
    assert game.strength("Shenzi") == 2
    assert game.push("challenge Shenzi -> Giant").damage("Giant") - before == dealt


@card("Shenzi - Scar's Accomplice")
def test_shenzi_is_evasive_and_hits_no_harder_when_she_is_challenged():
    assert is_evasive(ACCOMPLICE)
    game = table({"play": [f"{ACCOMPLICE} (exerted)"]}, {"play": ["Eagle (damage 1)"]}, active=YOU, cards=[EAGLE])
    assert game.push("challenge Eagle -> Shenzi").damage("Eagle") == 3


@card("Simba - Adventurous Successor")
def test_simba_strengthens_anybody_for_this_turn():
    game = table({"hand": [SIMBA], "ink": 1, "play": ["Wolf"]}, {"play": ["Bear"]}).push("play Simba")
    assert sorted(game.legal()) == ["choose Bear", f"choose {SIMBA}", "choose Wolf"]
    game.push("choose Wolf")
    assert game.strength("Wolf") == 4
    assert game.push("end").strength("Wolf") == 2


@card("Simba - Lost Prince")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_simba_may_draw_when_he_banishes_somebody_in_a_challenge_of_your_turn(answer, drawn):
    game = table({"play": [LOST]}, {"play": ["Wolf (exerted, damage 2)"]}).push("challenge Simba -> Wolf", answer)
    assert len(game.hand(ME)) == drawn


@card("Simba - Lost Prince")
def test_simba_draws_nothing_in_an_opponent_s_turn_or_for_others():
    game = table({"play": [f"{LOST} (exerted)"]}, {"play": ["Wolf (damage 2)"]}, active=YOU)
    game.push("challenge Wolf -> Simba")
    assert (game.is_in_play("Wolf"), asked(game)) == (False, False)
    game = table({"play": [LOST, "Giant"]}, {"play": ["Wolf (exerted)"]}).push("challenge Giant -> Wolf")
    assert (game.is_in_play("Wolf"), asked(game)) == (False, False)


@card("Simba - Lost Prince", "Kronk - Head of Security", "Yzma - Unjustly Treated")
@pytest.mark.parametrize(("name", "damage"), [(LOST, 3), (KRONK, 5), (YZMA, 3)])
def test_they_see_whom_they_banished_even_if_they_fall_themselves(name, damage):
    game = table(
        {"play": [f"{name} (damage {damage})"], "hand": ["Wolf"]}, {"play": ["Bear (exerted, damage 4)", "Hen"]}
    )
    game.push(f"challenge {name} -> Bear")
    assert (game.is_in_play(name), game.is_in_play("Bear"), game.deciding, game.legal()) == (
        False,
        False,
        ME,
        ["yes", "no"],
    )


@card("Simba - Son of Mufasa")
def test_the_other_simba_may_banish_an_item_or_a_location():
    game = table({"hand": [MUFASAS], "ink": 6}, {"play": ["Bear", "Lamp", "Fort"]}).push("play Simba", "yes")
    assert game.legal() == ["choose Lamp", "choose Fort"]
    assert game.push("choose Fort").play(YOU) == ["Bear", "Lamp"]
    game = table({"hand": [MUFASAS], "ink": 6}, {"play": ["Lamp"]}).push("play Simba", "no")
    assert game.is_in_play("Lamp")


@card("Sneezy - Noisy Knight")
def test_sneezy_makes_a_knight_a_challenger_this_turn():
    game = table(
        {"hand": ["Sneezy - Noisy Knight"], "ink": 4, "play": [BASHFUL, "Bear"]}, {"play": ["Giant (exerted)"]}
    )
    assert sorted(game.push("play Sneezy").legal()) == [f"choose {BASHFUL}", "choose Sneezy - Noisy Knight"]
    assert game.push(f"choose {BASHFUL}", "challenge Bashful -> Giant").damage("Giant") == 5
