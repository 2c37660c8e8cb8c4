"""Set 9: what the cards that begin with B do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

BOBBY = "Bobby Zimuruski - Spray Cheese Kid"


@card("Beast - Gracious Prince")
def test_beast_makes_his_princesses_stronger_and_tougher():
    game = table({"play": ["Beast - Gracious Prince", "Rapunzel - Sunshine", "Wolf"]}, {"play": ["Moana - Of Motunui"]})
    assert (game.strength("Rapunzel"), game.willpower("Rapunzel")) == (2, 5)
    assert (game.strength("Wolf"), game.willpower("Wolf")) == (2, 4)
    assert (game.strength("Moana"), game.willpower("Moana")) == (1, 6)


@card("Beast - Gracious Prince")
def test_a_princess_who_lives_only_by_the_beast_falls_with_him():
    princess = "Rapunzel - Sunshine (damage 4)"
    game = table({"hand": ["Dragon Fire"], "ink": 5}, {"play": ["Beast - Gracious Prince", princess]})
    assert game.push("play Dragon Fire", "choose Beast").play(YOU) == []


@card("Bobby Zimuruski - Spray Cheese Kid")
def test_bobby_may_draw_and_must_then_discard_a_card_of_choice():
    game = table({"hand": [BOBBY, "Bear"], "ink": 1, "deck": ["Wolf", "Hen"]}).push("play Bobby", "yes")
    assert sorted(game.legal()) == ["choose Bear", "choose Wolf"]
    game.push("choose Bear")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Wolf"], ["Bear"])


@card("Bobby Zimuruski - Spray Cheese Kid")
def test_bobby_declined_discards_nothing():
    game = table({"hand": [BOBBY, "Bear"], "ink": 1}).push("play Bobby", "no")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Bear"], [])
