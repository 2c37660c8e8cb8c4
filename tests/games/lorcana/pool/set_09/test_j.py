"""Set 9: what the cards that begin with J do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME

FEARLESS = "Jasmine - Fearless Princess"


@card("Jasmine - Fearless Princess")
def test_jasmine_is_evasive_in_her_own_turn_only():
    game = table({"play": [FEARLESS, "Wolf"]}, {"play": ["Bird (exerted)", "Bear"]})
    assert game.legal("challenge") == [f"challenge {FEARLESS} -> Bird"]
    assert f"challenge Bear -> {FEARLESS}" in game.push("quest Jasmine", "end").legal()


@card("Jasmine - Fearless Princess")
def test_jasmine_discards_for_challenger_as_often_as_she_has_cards():
    game = table({"play": [FEARLESS], "hand": ["Bear", "Wolf"]}, {"play": ["Giant (exerted)"]})
    game.push("use Jasmine", "choose Bear", "use Jasmine", "choose Wolf")
    assert (game.hand(ME), game.strength("Jasmine"), game.legal("use")) == ([], 3, [])
    game.push("challenge Jasmine -> Giant")
    assert not game.is_in_play("Giant")  # 3 and twice 3 are 9


@card("Jasmine - Fearless Princess")
def test_jasmines_challenger_ends_with_the_turn():
    game = table({"play": [FEARLESS], "hand": ["Bear"]}, {"play": ["Giant (exerted)"]})
    game.push("use Jasmine", "choose Bear", "end", "quest Giant", "end", "challenge Jasmine -> Giant")
    assert game.damage("Giant") == 3
