"""Set 4: what the cards that begin with Y do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME

YEN_SID = "Yen Sid - Powerful Sorcerer"
KEEPER = "Magic Broom - Illuminary Keeper"


@card("Yen Sid - Powerful Sorcerer")
def test_yen_sid_may_draw_with_a_magic_broom():
    game = table(me={"hand": [YEN_SID], "ink": 2, "play": ["Magic Broom - Aerial Cleaner"]})
    assert len(game.push("play Yen Sid", "yes").hand(ME)) == 1
    game = table(me={"hand": [YEN_SID], "ink": 2, "play": ["Wolf"]}, you={"play": [KEEPER]})
    assert game.push("play Yen Sid").legal("yes") == []


@card("Yen Sid - Powerful Sorcerer")
def test_yen_sid_is_worth_more_with_two_brooms():
    for brooms, lore in (([KEEPER], 1), ([KEEPER, KEEPER], 3)):
        game = table(me={"play": [YEN_SID, *brooms]}, you={"play": [KEEPER]})
        assert game.lore_value("Yen Sid") == lore
