"""Set 5: what the cards that begin with Y do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import SLAP, asked
from tests.support.card import card
from tests.support.table import ME, YOU

YZMA = "Yzma - Unjustly Treated"


@card("You're Welcome")
@pytest.mark.parametrize("name", ["Bear", "Lamp", "Fort"])
def test_you_re_welcome_shuffles_a_card_away_and_its_player_draws_two(name):
    game = table({"hand": ["You're Welcome"], "ink": 4, "play": ["Hen"]}, {"play": ["Bear", "Lamp", "Fort"], "deck": 3})
    game.push("play You're Welcome", f"choose {name}")
    assert not game.is_in_play(name)
    assert (len(game.hand(YOU)), len(game.deck(YOU)), game.hand(ME)) == (2, 2, [])


@card("Yzma - Unjustly Treated")
@pytest.mark.parametrize(("answer", "damage"), [("yes", 1), ("no", 0)])
def test_yzma_may_hurt_anybody_when_one_of_yours_banishes_somebody(answer, damage):
    game = table({"play": [YZMA, "Giant"]}, {"play": ["Wolf (exerted)", "Bear"]}).push(
        "challenge Giant -> Wolf", answer
    )
    if answer == "yes":
        game.push("choose Bear")
    assert game.damage("Bear") == damage


@card("Yzma - Unjustly Treated")
def test_yzma_does_nothing_for_other_banishing_or_in_other_turns():
    game = table({"play": [YZMA], "hand": ["Slap"]}, {"play": ["Hen (damage 1)", "Bear"]}, cards=[SLAP])
    game.push("play Slap", "choose Hen")
    assert (game.is_in_play("Hen"), asked(game)) == (False, False)
    game = table({"play": [YZMA, "Giant (exerted)"]}, {"play": ["Wolf"]}, active=YOU).push("challenge Wolf -> Giant")
    assert (game.is_in_play("Wolf"), asked(game)) == (False, False)
