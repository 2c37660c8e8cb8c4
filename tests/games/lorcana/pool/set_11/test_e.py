"""Set 11: what the cards that begin with E do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

EDUCATION = "Education or Elimination"
ELSA = "Elsa - Ice Artisan"


@card("Education or Elimination")
def test_education_lifts_one_of_yours_until_your_next_turn():
    game = table({"hand": [EDUCATION], "play": ["Knight", "Bear"]}, {"play": ["Wolf", "Giant (damage 1)"]})
    game.push(f"sing {EDUCATION} -> Knight", "pick 1")
    assert game.legal() == ["choose Knight", "choose Bear"]
    game.push("choose Bear", "quest Bear", "end")
    assert (len(game.hand(ME)), game.lore(ME), game.legal("challenge Wolf -> Bear")) == (1, 3, [])
    assert game.push("end").lore_value("Bear") == 2


@card("Education or Elimination")
def test_elimination_banishes_somebody_damaged():
    game = table({"hand": [EDUCATION], "ink": 4}, {"play": ["Wolf", "Giant (damage 1)"]})
    game.push(f"play {EDUCATION}", "pick 2")
    assert (game.play(YOU), game.hand(ME)) == (["Wolf"], [])


@card("Elsa - Ice Artisan")
def test_elsa_may_exert_somebody_weak_for_herself_and_each_location():
    game = table({"hand": [ELSA, "Fort"], "ink": 8}, {"play": ["Giant", "Bear", "Wolf"]}).push("play Elsa", "yes")
    assert game.legal() == ["choose Bear", "choose Wolf"]
    game.push("choose Bear", "play Fort", "yes")
    assert game.legal() == ["choose Bear", "choose Wolf"]
    assert game.push("choose Wolf").is_exerted("Wolf")
    assert shifts_for(ELSA, 4)


@card("Elsa - Ice Artisan")
@pytest.mark.parametrize(("state", "lore"), [(" (at Fort)", 4), ("", 1)])
def test_elsa_shines_at_a_location(state, lore):
    assert table({"play": ["Fort", f"{ELSA}{state}"]}).lore_value("Elsa") == lore
