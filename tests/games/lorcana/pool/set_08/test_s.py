"""Set 8: what the cards that begin with S do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_08.extras import GHOST
from tests.support.card import card
from tests.support.table import ME, YOU

STITCH = "Stitch - Alien Troublemaker"
CHAOS = "Stopped Chaos in Its Tracks"


@card("Scarab")
def test_the_scarab_returns_an_illusion():
    game = table({"play": ["Scarab"], "ink": 2, "discard": ["Ghost", "Bear"]}, cards=[GHOST]).push("use Scarab")
    assert (game.hand(ME), game.ink(ME), game.is_exerted("Scarab")) == (["Ghost"], (0, 2), True)


@card("Sir Pellinore - Seasoned Knight")
def test_sir_pellinore_makes_his_others_support_this_turn():
    game = table({"play": ["Sir Pellinore - Seasoned Knight", "Bear", "Wolf"]})
    game.push("quest Sir Pellinore")
    assert game.asked_by == "3.3.1"  # he does not support himself
    game.push("quest Bear", "yes", "choose Wolf")
    assert game.strength("Wolf") == 5
    assert game.push("end", "end", "quest Bear").asked_by == "3.3.1"


@card("Stitch - Alien Troublemaker")
@pytest.mark.parametrize(("answer", "gained"), [("yes", 1), ("no", 0)])
def test_stitch_who_wins_in_his_turn_may_have_a_card_and_a_lore(answer, gained):
    game = table({"play": [STITCH]}, {"play": ["Hen (exerted)"]}).push("challenge Stitch -> Hen", answer)
    assert (game.lore(ME), len(game.hand(ME))) == (gained, gained)


@card("Stitch - Alien Troublemaker")
def test_stitch_who_wins_in_an_opponents_turn_gets_nothing():
    game = table({"play": ["Hen"]}, {"play": [f"{STITCH} (exerted)"]}).push("challenge Hen -> Stitch")
    assert (game.play(ME), game.lore(YOU), game.asked_by) == ([], 0, "3.3.1")


@card("Stopped Chaos in Its Tracks")
def test_chaos_is_stopped_in_up_to_two_weak_characters():
    side = {"play": ["Giant", "Wolf"], "hand": [CHAOS]}
    game = table(side, {"play": ["Bear", "Knight", "Giant"]}).push(f"sing together {CHAOS}")
    assert "choose Wolf; Bear" in game.legal()
    assert not [way for way in game.legal() if "Giant" in way]
    game.push("choose Bear; Knight")
    assert (sorted(game.hand(YOU)), game.play(YOU)) == (["Bear", "Knight"], ["Giant"])
    assert table(side, {"play": ["Bear"]}).push(f"sing together {CHAOS}", "choose nothing").play(YOU) == ["Bear"]
