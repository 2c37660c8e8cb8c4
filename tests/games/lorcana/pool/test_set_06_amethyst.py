"""Set 6, Amethyst: what its cards do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import SLAP, is_evasive
from tests.support.card import card
from tests.support.table import ME, YOU

CARPENTER = "The Carpenter - Dinner Companion"
DIABLO = "Diablo - Obedient Raven"
GENIE = "Genie - Wish Fulfilled"
MIM = "Madam Mim - Tiny Adversary"
YZMA = "Yzma - Conniving Chemist"


@card("A Very Merry Unbirthday")
def test_a_very_merry_unbirthday_takes_two_cards_off_each_opponent_s_deck():
    game = table(
        {"hand": ["A Very Merry Unbirthday"], "play": ["Hen"], "deck": ["Bear"]}, {"deck": ["Bear", "Lamp", "Wolf"]}
    )
    game.push("sing A Very Merry Unbirthday with Hen")
    assert (sorted(game.names_in("discard", YOU)), game.deck(YOU), game.deck(ME)) == (
        ["Bear", "Lamp"],
        ["Wolf"],
        ["Bear"],
    )


@card("Diablo - Obedient Raven")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_diablo_may_leave_a_card_behind(answer, drawn):
    game = table({"play": [DIABLO], "hand": ["Slap"]}, cards=[SLAP]).push("play Slap", answer)
    assert (len(game.hand(ME)), game.is_in_play("Diablo")) == (drawn, False)


@card("Genie - Wish Fulfilled")
def test_the_genie_draws_a_card_and_is_evasive():
    assert len(table({"hand": [GENIE], "ink": 4}).push("play Genie").hand(ME)) == 1
    assert is_evasive(GENIE)


@card("Madam Mim - Tiny Adversary")
@pytest.mark.parametrize(("name", "dealt"), [(MIM, 1), ("Wolf", 3)])
def test_mim_and_your_other_characters_challenge_one_stronger(name, dealt):
    game = table({"play": [MIM, "Wolf"]}, {"play": ["Giant (exerted)"]})
    assert game.strength(name) == dealt - 1
    assert game.push(f"challenge {name} -> Giant").damage("Giant") == dealt


@card("Madam Mim - Tiny Adversary")
def test_mim_adds_to_what_another_mim_has_and_nothing_to_opponents():
    game = table({"play": [MIM, MIM]}, {"play": ["Giant (exerted)", "Wolf"]})
    game.push(game.legal("challenge")[0])
    assert game.damage("Giant") == 2
    game = table({"play": [f"{MIM} (exerted)", "Giant (exerted)"]}, {"play": ["Wolf"]}, active=YOU)
    assert game.push("challenge Wolf -> Giant").damage("Giant") == 2


@card("The Carpenter - Dinner Companion")
@pytest.mark.parametrize(("answers", "exerted"), [(["yes", "choose Bear"], True), (["no"], False)])
def test_the_carpenter_may_exert_somebody_when_banished(answers, exerted):
    game = table({"play": [CARPENTER, "Wolf"]}, {"play": ["Bear", "Giant (exerted)"]})
    game.push("challenge The Carpenter -> Giant", *answers)
    assert (game.is_in_play("The Carpenter"), game.is_exerted("Bear")) == (False, exerted)


@card("The White Rose - Jewel of the Garden")
def test_the_white_rose_gains_a_lore():
    assert table({"hand": ["The White Rose - Jewel of the Garden"], "ink": 3}).push("play The White Rose").lore(ME) == 1


@card("Yzma - Conniving Chemist")
@pytest.mark.parametrize(("hand", "after"), [(0, 3), (2, 3), (3, 3), (5, 5)])
def test_yzma_draws_up_to_three_cards_in_hand(hand, after):
    game = table({"play": [YZMA], "hand": ["Bear"] * hand}).push("use Yzma")
    assert (len(game.hand(ME)), game.is_exerted("Yzma")) == (after, True)
