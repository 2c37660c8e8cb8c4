"""Set 3: what the cards that begin with U do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU


@card("Ursula - Deceiver")
def test_the_deceiving_ursula_takes_a_song_out_of_the_revealed_hand():
    game = table(me={"hand": ["Ursula - Deceiver", "Tune"], "ink": 2}, you={"hand": ["Hum", "Tune", "Spell", "Bear"]})
    game.push("play Ursula")
    assert (game.deciding, sorted(game.legal())) == (ME, ["choose Hum", "choose Tune"])
    game.push("choose Hum")
    assert (game.hand(YOU), game.names_in("discard", YOU)) == (["Tune", "Spell", "Bear"], ["Hum"])
    assert game.knows(ME, "Bear")


@card("Ursula - Deceiver")
def test_the_deceiving_ursula_takes_nothing_but_songs():
    game = table(me={"hand": ["Ursula - Deceiver"], "ink": 2}, you={"hand": ["Spell", "Bear"]})
    assert game.push("play Ursula").hand(YOU) == ["Spell", "Bear"]
