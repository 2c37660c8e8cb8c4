"""Set 12: what the cards that begin with K do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import ME, YOU

KIDA = "Kida - Crystal Scion"
UNKNOWN = "Kida - Discovering the Unknown"
GUARDIAN = "Kida - Guardian of the Path"


@card("Kida - Crystal Scion")
def test_kidas_flood_lets_everybody_ink_up_to_five_cards_of_their_discard():
    game = table(
        me={"hand": [KIDA], "ink": 8, "discard": ["Lamp", "Rope", "Hum"]}, you={"discard": ["Bear", "Wolf"], "ink": 1}
    )
    game.push("play Kida", "yes", "choose Lamp; Hum")
    assert game.deciding == YOU
    game.push("yes", "choose Wolf")
    assert (game.ink(ME), game.ink(YOU)) == ((0, 10), (1, 1))
    assert (game.names_in("discard", ME), game.names_in("discard", YOU)) == (["Rope"], ["Bear"])


@card("Kida - Crystal Scion")
def test_nobody_has_to_ink_for_kidas_flood():
    game = table(me={"hand": [KIDA], "ink": 8, "discard": ["Lamp"]}, you={"discard": ["Bear"]})
    game.push("play Kida", "no", "no")
    assert (game.ink(ME), game.ink(YOU), game.active) == ((0, 8), (0, 0), ME)


@card("Kida - Crystal Scion")
def test_kida_shows_the_path_for_seven_ink():
    game = table(me={"play": [KIDA], "ink": 7, "deck": ["Lamp", "Rope", "Hen"]}).push("use Kida", "choose Rope")
    assert (game.hand(ME), game.deck(ME), game.ink(ME)) == (["Rope"], ["Hen", "Lamp"], (0, 7))


@card("Kida - Crystal Scion")
def test_kida_shifts_for_six():
    thinker = "Kida - Creative Thinker"
    game = table(me={"play": [thinker], "hand": [KIDA], "ink": 6}).push(f"shift {KIDA} -> {thinker}")
    assert (game.play(ME), game.ink(ME)) == ([KIDA], (0, 6))


@card("Kida - Discovering the Unknown")
@pytest.mark.parametrize(("songs", "ink"), [(2, 3), (1, 2)])
def test_kida_may_ink_after_two_cards_went_to_your_discard(songs, ink):
    game = table({"play": [UNKNOWN], "hand": ["Hum", "Hum"], "ink": 2})
    for _ in range(songs):
        game.push("play Hum")
    game.push("quest Kida", *(["yes"] if songs == 2 else []))
    assert (sum(game.ink(ME)), asked(game)) == (ink, False)


@card("Kida - Guardian of the Path")
def test_kida_weakens_an_opponent_this_turn():
    game = table({"hand": [GUARDIAN], "ink": 2, "play": ["Bear"]}, {"play": ["Giant"]}).push("play Kida")
    assert (game.strength("Giant"), game.push("end").strength("Giant")) == (4, 6)
