"""Set 10: what the cards that begin with O do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

OLAF = "Olaf - Helping Hand"
GRAB = "Magical Maneuvers"


@card("Olaf - Helping Hand")
def test_olaf_may_take_somebody_along_however_he_leaves():
    game = table(me={"play": [f"{OLAF} (exerted)", "Bear", "Hen"]}, you={"play": ["Giant"]}, active=YOU)
    game.push("challenge Giant -> Olaf", "yes", "choose Bear")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Bear"], [OLAF])
    game = table(me={"play": [OLAF, "Bear"], "hand": [GRAB], "ink": 2})
    game.push("play Magical", "choose Olaf", "yes")
    assert sorted(game.hand(ME)) == ["Bear", OLAF]


@card("Olaf - Helping Hand")
def test_olaf_may_go_alone():
    game = table(me={"play": [f"{OLAF} (exerted)", "Bear"]}, you={"play": ["Giant"]}, active=YOU)
    assert game.push("challenge Giant -> Olaf", "no").play(ME) == ["Bear"]
