"""Set 4: what the cards that begin with O do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card

HOPE = "One Last Hope"


@card("One Last Hope")
def test_one_last_hope_lets_a_resisting_hero_challenge_the_ready():
    game = table(me={"hand": [HOPE], "play": ["Knight"], "ink": 3}, you={"play": ["Giant"]})
    game.push(f"play {HOPE}", "choose Knight", "challenge Knight -> Giant")
    assert (game.damage("Knight"), game.damage("Giant")) == (4, 2)
    game.push("end", "end")
    assert game.legal("challenge") == []


@card("One Last Hope")
def test_one_last_hope_only_protects_others_until_my_next_turn():
    game = table(me={"hand": [HOPE], "play": ["Bear"], "ink": 3}, you={"play": ["Giant", "Wolf"]})
    game.push(f"play {HOPE}", "choose Bear")
    assert game.legal("challenge") == []
    game.push("quest Bear", "end", "challenge Wolf -> Bear")
    assert game.damage("Bear") == 0
