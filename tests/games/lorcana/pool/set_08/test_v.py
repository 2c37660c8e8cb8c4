"""Set 8: what the cards that begin with V do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

VINCENZO = "Vincenzo Santorini - The Explosives Expert"
VINNIE = "Vinnie - Green Pigeon"


@card("Vincenzo Santorini - The Explosives Expert")
@pytest.mark.parametrize(("answers", "damage"), [(["yes", "choose Bear"], 3), (["no"], 0)])
def test_vincenzo_may_blow_something_up(answers, damage):
    game = table({"hand": [VINCENZO], "ink": 7}, {"play": ["Bear", "Fort"]})
    assert game.push("play Vincenzo", *answers).damage("Bear") == damage


@card("Vinnie - Green Pigeon")
def test_vinnie_learns_from_others_of_his_who_are_banished_in_an_opponents_turn():
    game = table({"hand": ["Dragon Fire"], "ink": 5, "play": ["Hen"]}, {"play": [VINNIE, "Bear"]})
    game.push("play Dragon Fire", "choose Bear")
    assert game.lore(YOU) == 1


@card("Vinnie - Green Pigeon")
@pytest.mark.parametrize("victim", ["Vinnie", "Hen"])
def test_vinnie_learns_nothing_from_himself_or_from_opponents(victim):
    game = table({"hand": ["Dragon Fire"], "ink": 5, "play": ["Hen"]}, {"play": [VINNIE, "Bear"]})
    assert game.push("play Dragon Fire", f"choose {victim}").lore(YOU) == 0


@card("Vinnie - Green Pigeon")
def test_vinnie_learns_nothing_in_his_own_turn():
    game = table({"hand": ["Dragon Fire"], "ink": 5, "play": [VINNIE, "Bear"]}).push("play Dragon", "choose Bear")
    assert game.lore(ME) == 0
