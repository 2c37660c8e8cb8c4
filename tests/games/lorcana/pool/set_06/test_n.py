"""Set 6: what the cards that begin with N do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card

NANI = "Nani - Caring Sister"


@card("Nani - Caring Sister")
def test_nani_weakens_somebody_for_two_ink_until_your_next_turn():
    game = table({"play": [NANI], "ink": 4}, {"play": ["Bear"]})
    game.push("use Nani", "choose Bear", "use Nani", "choose Bear")
    assert (game.strength("Bear"), game.push("end").strength("Bear"), game.push("end").strength("Bear")) == (1, 1, 3)
    assert table({"play": [NANI, "Hen"]}).push("quest Nani", "yes").strength("Hen") == 3


@card("Naveen's Ukulele")
def test_the_ukulele_lets_somebody_sing_a_dearer_song_for_a_turn():
    game = table({"play": ["Naveen's Ukulele", "Hen"], "hand": ["Tune"], "ink": 1})
    assert game.legal("sing") == []
    game.push("use Naveen's Ukulele: 1")
    assert game.legal("sing") == ["sing Tune with Hen"]
    game.push("end", "end")
    assert game.legal("sing") == []
