"""Set 6: what the cards that begin with R do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, shifts_for
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU

RABBIT = "Rabbit - Indignant Pirate"
RAFIKI = "Rafiki - Ethereal Guide"
RAYA = "Raya - Kumandran Rider"
ROO = "Roo - Littlest Pirate"


@card("Rabbit - Indignant Pirate")
@pytest.mark.parametrize(("answers", "damage"), [(["yes", "choose Giant", "amount 1"], 2), (["no"], 3)])
def test_rabbit_may_heal_one_from_anybody(answers, damage):
    game = table({"hand": [RABBIT], "ink": 1, "play": ["Wolf (damage 1)"]}, {"play": ["Giant (damage 3)"]})
    assert game.push("play Rabbit", *answers).damage("Giant") == damage


@card("Rafiki - Ethereal Guide")
@pytest.mark.parametrize(("answer", "cards"), [("yes", 1), ("no", 0)])
def test_rafiki_may_draw_for_each_card_inked_in_your_turn(answer, cards):
    game = table({"play": [RAFIKI], "hand": ["Hen"]}, {"hand": ["Wolf"]}).push("ink Hen", answer)
    assert len(game.hand(ME)) == cards
    assert not asked(game.push("end", "ink Wolf"))
    assert shifts_for(RAFIKI, 7)


@card("Raya - Kumandran Rider")
def test_raya_may_ready_another_of_yours_when_you_ink_a_card():
    game = table({"play": [RAYA, "Bear (exerted)", "Wolf"], "hand": ["Hen"]}, {"play": ["Giant (exerted)"]}).push(
        "ink Hen", "yes"
    )
    assert game.legal() == ["choose Bear", "choose Wolf"]
    game.push("choose Bear")
    assert not game.is_exerted("Bear")
    assert not game.legal("quest Bear")
    assert game.legal("challenge Bear")


@card("Raya - Kumandran Rider")
@rule("lorcana", "6.1.13.2")
def test_raya_does_so_once_in_your_turn_but_a_no_keeps_the_chance():
    hand = ["Hen", "Tipo - Growing Son", "Lamp"]
    start = {"play": [RAYA, "Bear (exerted)", "Wolf (exerted)"], "hand": hand, "ink": 2}
    game = table(start).push("ink Hen", "yes", "choose Bear", "play Tipo", "yes", "choose Lamp")
    assert (asked(game), game.is_exerted("Wolf")) == (False, True)
    game = table(start).push("ink Hen", "no", "play Tipo", "yes", "choose Lamp", "yes", "choose Wolf")
    assert not game.is_exerted("Wolf")


@card("Raya - Kumandran Rider")
def test_raya_does_nothing_in_an_opponent_s_turn():
    game = table({"play": [RAYA, "Bear (exerted)"]}, {"hand": ["Hen"]}, active=YOU).push("ink Hen")
    assert (asked(game), game.is_exerted("Bear")) == (False, True)


@card("Rescue Rangers Away!")
def test_rescue_rangers_away_weakens_somebody_by_the_number_of_your_characters():
    game = table(
        {"hand": ["Rescue Rangers Away!", "Hen"], "ink": 3, "play": ["Bear", "Wolf", "Lamp"]},
        {"play": ["Giant", "Knight"]},
    )
    game.push("play Rescue Rangers Away!", "choose Giant", "play Hen")
    assert game.strength("Giant") == 4  # counted once, when it was played
    game.push("end")
    assert game.strength("Giant") == 4
    assert game.push("end").strength("Giant") == 6


@card("Roo - Littlest Pirate")
@pytest.mark.parametrize(("answers", "strength"), [(["yes", "choose Giant"], 4), (["no"], 6)])
def test_roo_may_weaken_somebody_until_your_next_turn(answers, strength):
    game = table({"hand": [ROO], "ink": 2}, {"play": ["Giant", "Knight"]}).push("play Roo", *answers)
    assert game.strength("Giant") == strength
    assert game.push("end").strength("Giant") == strength
    assert game.push("end").strength("Giant") == 6
