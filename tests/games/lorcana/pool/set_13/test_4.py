"""Set 13: what the cards that begin with 4 do at the table."""

from mazo.abilities.tree.deeds import Draw
from mazo.abilities.tree.effects import Action, Keyword
from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import ME, made

TOWN = "4*Town - Hottest Band of the Year"

CHORUS = made("Chorus", "action", cost=5, song=True, abilities=[Keyword("Sing Together", 5), Action(Draw(0))])


@card("4*Town - Hottest Band of the Year")
def test_the_band_draws_for_songs_that_are_sung_together():
    game = table({"play": [TOWN], "hand": ["Chorus", "Tune"]}, cards=[CHORUS]).push(f"sing Chorus -> {TOWN}")
    assert len(game.hand(ME)) == 2
    together = table({"play": [TOWN, "Hen"], "hand": ["Chorus"]}, cards=[CHORUS]).push("sing together Chorus")
    while asked(together):
        together.push(together.legal()[-1])
    assert len(together.hand(ME)) == 1
    plain = table({"play": [TOWN], "hand": ["Tune"]}).push(f"sing Tune -> {TOWN}")
    assert plain.hand(ME) == []
