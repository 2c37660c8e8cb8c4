"""Set 2: what the cards that begin with W do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU


@card("What Did You Call Me?")
def test_an_insulted_damaged_character_is_stronger_this_turn():
    game = table({"hand": ["What Did You Call Me?"], "ink": 1, "play": ["Hen (damage 1)", "Wolf"]}).push("play What")
    assert (game.strength("Hen"), game.push("end").strength("Hen")) == (3, 0)


@card("Winnie the Pooh - Having a Think")
def test_pooh_may_put_a_card_from_hand_into_the_inkwell_ready_besides_the_usual_one():
    game = table({"play": ["Winnie the Pooh - Having a Think"], "hand": ["Dragon Fire", "Wolf", "Bear"]})
    game.push("ink Wolf", "quest Winnie", "yes", "choose Dragon Fire")
    assert (game.ink(ME), game.hand(ME), game.knows(YOU, "Dragon Fire")) == ((2, 0), ["Bear"], False)


@card("Winnie the Pooh - Having a Think")
def test_pooh_may_keep_his_hand():
    game = table({"play": ["Winnie the Pooh - Having a Think"], "hand": ["Bear"]}).push("quest Winnie", "no")
    assert (game.ink(ME), game.hand(ME)) == ((0, 0), ["Bear"])


@card("World's Greatest Criminal Mind")
def test_the_criminal_mind_banishes_only_the_strong():
    game = table(
        {"hand": ["World's Greatest Criminal Mind", "He's Got a Sword!"], "ink": 4, "play": ["Bear", "Wolf"]},
        {"play": ["Giant"]},
    )
    game.push("play He's Got", "choose Bear", "play World's")
    assert game.legal() == ["choose Bear", "choose Giant"]  # 5 and 6 strength
    assert game.push("choose Giant").play(YOU) == []
