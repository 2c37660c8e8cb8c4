"""Set 12: what the cards that begin with O do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import SLAP, asked, resists, shifts_for
from tests.support.card import card

V10 = "Omnidroid - V.10"
V8 = "Omnidroid - V.8"
V9 = "Omnidroid - V.9"


@card("Omnidroid - V.10")
def test_the_tenth_omnidroid_resists_with_a_card_under_it():
    game = table({"play": [V8], "hand": [V10, "Slap"], "ink": 4}, {"play": ["Bear"]}, cards=[SLAP])
    game.push(f"shift {V10} -> {V8}", "play Slap", "choose Omnidroid")
    assert (game.damage("Omnidroid"), resists(V10, 0)) == (0, True)
    assert shifts_for(V10, 4)


@card("Omnidroid - V.9")
def test_the_ninth_omnidroid_may_hurt_somebody_if_it_was_shifted():
    game = table({"play": [V8], "hand": [V9], "ink": 2}, {"play": ["Bear"]}).push(
        f"shift {V9} -> {V8}", "yes", "choose Bear"
    )
    assert game.damage("Bear") == 2
    assert not asked(table({"hand": [V9], "ink": 4}, {"play": ["Bear"]}).push(f"play {V9}"))
