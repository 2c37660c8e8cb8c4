"""Set 4: what the cards that begin with J do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME

FLOTSAM = 'Flotsam - Ursula\'s "Baby"'
JETSAM = 'Jetsam - Ursula\'s "Baby"'
JULIETA = "Julieta Madrigal - Excellent Cook"


@card('Jetsam - Ursula\'s "Baby"')
def test_jetsam_makes_himself_and_flotsam_challengers():
    game = table({"play": [FLOTSAM, JETSAM]}, {"play": ["Giant (exerted)"]}).push(f"challenge {FLOTSAM} -> Giant")
    assert game.damage("Giant") == 6
    game = table({"play": [JETSAM]}, {"play": ["Giant (exerted)"]}).push(f"challenge {JETSAM} -> Giant")
    assert game.damage("Giant") == 4


@card("Julieta Madrigal - Excellent Cook")
def test_julieta_may_draw_after_she_healed():
    game = table(me={"hand": [JULIETA], "ink": 3}, you={"play": ["Bear (damage 3)", "Wolf (damage 1)"]})
    game.push("play Julieta", "yes", "choose Bear", "amount 2", "yes")
    assert (game.damage("Bear"), len(game.hand(ME))) == (1, 1)


@card("Julieta Madrigal - Excellent Cook")
def test_julieta_draws_nothing_if_no_damage_was_removed():
    for answers in (["no"], ["yes", "choose Bear", "amount 0"], ["yes", "choose Wolf"]):
        game = table(me={"hand": [JULIETA], "ink": 3, "play": ["Bear (damage 3)", "Wolf"]})
        game.push("play Julieta", *answers)
        if game.legal("amount 0"):
            game.push("amount 0")
        assert (game.legal("yes"), game.hand(ME)) == ([], [])
