"""Set 6: what the cards that begin with I do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

LAB = "Institute of Technology - Prestigious University"
WASABI = "Wasabi - Methodical Engineer"
HIRO = "Hiro Hamada - Robotics Prodigy"


@card("I Won't Give In")
def test_i_won_t_give_in_returns_a_cheap_character_card_from_your_discard():
    game = table(
        {"hand": ["I Won't Give In"], "ink": 2, "discard": ["Wolf", "Bear", "Lamp", "Hen"]}, {"discard": ["Hen"]}
    )
    game.push("play I Won't Give In")
    assert sorted(game.legal()) == ["choose Hen", "choose Wolf"]
    assert game.push("choose Wolf").hand(ME) == ["Wolf"]


@card("I'm Still Here")
def test_i_m_still_here_protects_until_your_next_turn_and_draws():
    game = table({"hand": ["I'm Still Here"], "ink": 3, "play": ["Bear (exerted)"]}, {"play": ["Giant"]})
    game.push("play I'm Still Here", "choose Bear")
    assert len(game.hand(ME)) == 1
    assert game.push("end", "challenge Giant -> Bear").damage("Bear") == 4


@card("Iago - Reappearing Parrot")
def test_iago_returns_to_your_hand_only_from_a_challenge():
    parrot = "Iago - Reappearing Parrot"
    game = table({"play": [f"{parrot} (exerted)"]}, {"play": ["Giant"]}, active=YOU).push("challenge Giant -> Iago")
    assert game.hand(ME) == [parrot]
    game = table({"play": [parrot], "hand": ["Dragon Fire"], "ink": 5}).push("play Dragon Fire")
    assert (game.hand(ME), game.play(ME)) == ([], [])


@card("Institute of Technology - Prestigious University")
def test_the_institute_makes_inventors_there_sturdier():
    game = table({"play": [LAB, f"{HIRO} (at {LAB})", f"Bear (at {LAB})", WASABI]})
    assert [game.willpower(name) for name in (HIRO, "Bear", WASABI)] == [4, 5, 3]


@card("Institute of Technology - Prestigious University")
@pytest.mark.parametrize(("guest", "lore"), [(f"Bear (at {LAB})", 1), ("Bear", 0)])
def test_the_institute_gains_a_lore_if_anybody_of_yours_is_there(guest, lore):
    assert table({"play": [LAB, guest]}, active=YOU).push("end").lore(ME) == lore
