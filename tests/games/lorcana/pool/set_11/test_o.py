"""Set 11: what the cards that begin with O do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU

OHANA = "Ohana Means Family"
OLAF = "Olaf - Snowman of Action"


@card("Ohana Means Family")
def test_ohana_heals_one_of_mine_completely_and_draws_as_many_cards():
    game = table(
        me={"hand": [OHANA], "ink": 3, "play": ["Bear (damage 4)", "Wolf (damage 1)"]},
        you={"play": ["Giant (damage 5)"]},
    )
    game.push(f"play {OHANA}")
    assert sorted(game.legal()) == ["choose Bear", "choose Wolf"]
    game.push("choose Bear")
    assert (game.damage("Bear"), len(game.hand(ME))) == (0, 4)


@card("Ohana Means Family")
def test_ohana_draws_nothing_for_the_unhurt():
    game = table(me={"hand": [OHANA], "ink": 3, "play": ["Bear"]})
    assert game.push(f"play {OHANA}").hand(ME) == []


@card("Olaf - Snowman of Action")
def test_olaf_costs_less_for_each_action_in_the_discard_and_takes_lore():
    game = table(
        me={"hand": [OLAF], "ink": 6, "discard": ["Spell", "Hum", "Tune", "Bear"]},
        you={"lore": 5, "discard": ["Spell"]},
        third={"lore": 1},
    )
    game.push("play Olaf")
    assert [game.lore(seat) for seat in (YOU, THIRD)] == [3, 0]
    assert game.ink(ME) == (0, 6)
    assert table(me={"hand": [OLAF], "ink": 5, "discard": ["Spell", "Hum", "Tune", "Bear"]}).legal("play") == []
