"""Set 4: what the cards that begin with F do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME

FA_ZHOU = "Fa Zhou - Mulan's Father"
FLOTSAM = 'Flotsam - Ursula\'s "Baby"'
JETSAM = 'Jetsam - Ursula\'s "Baby"'
FLOUNDER = "Flounder - Collector's Companion"


@card("Fa Zhou - Mulan's Father")
def test_fa_zhou_readies_mulan_but_neither_challenges_nor_lets_her_quest():
    game = table({"play": [FA_ZHOU, "Mulan - Reflecting (exerted)", "Bear (exerted)"]}, {"play": ["Hen (exerted)"]})
    assert game.legal("challenge") == []
    game.push("use Fa Zhou")
    assert (game.is_exerted("Mulan"), game.is_exerted("Bear"), game.legal("quest")) == (False, True, [])
    assert game.legal("challenge") == ["challenge Mulan - Reflecting -> Hen"]


@card('Flotsam - Ursula\'s "Baby"')
@pytest.mark.parametrize(("name", "hand"), [(FLOTSAM, [FLOTSAM]), (JETSAM, [JETSAM]), ("Hen", [])])
def test_flotsam_and_jetsam_return_to_your_hand_when_banished_in_a_challenge(name, hand):
    game = table({"play": [FLOTSAM, JETSAM, "Hen"]}, {"play": ["Giant (exerted)"]}).push(f"challenge {name} -> Giant")
    assert (game.hand(ME), game.is_in_play(name)) == (hand, False)


@card('Flotsam - Ursula\'s "Baby"')
def test_flotsam_and_jetsam_stay_away_when_banished_otherwise():
    game = table({"play": [FLOTSAM, JETSAM], "hand": ["Be Prepared"], "ink": 7}).push("play Be Prepared")
    assert (game.hand(ME), game.play(ME)) == ([], [])


@card("Flounder - Collector's Companion")
def test_flounder_is_cheaper_with_ariel_and_supports():
    game = table(me={"hand": [FLOUNDER], "play": ["Ariel - Determined Mermaid"], "ink": 2})
    game.push("play Flounder", "end", "end", "quest Flounder", "yes")
    assert game.strength("Ariel") == 4


@card("Flounder - Collector's Companion")
def test_flounder_costs_three_without_an_ariel_of_ones_own():
    game = table(me={"hand": [FLOUNDER], "ink": 2}, you={"play": ["Ariel - Determined Mermaid"]})
    assert game.legal("play") == []
