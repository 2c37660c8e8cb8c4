"""Set 3: what the cards that begin with G do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_03.extras import DECK
from tests.games.lorcana.pool.shown import shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

TALA_KEEPER_OF_ANCIENT_STORIES = "Gramma Tala - Keeper of Ancient Stories"
TALA_SPIRIT_OF_THE_OCEAN = "Gramma Tala - Spirit of the Ocean"
GYRO = "Gyro Gearloose - Gadget Whiz"


@card("Gizmosuit")
def test_the_gizmosuit_protects_until_the_start_of_your_next_turn():
    game = table({"play": ["Gizmosuit", "Bear (exerted)"]}, {"play": ["Wolf", "Giant"]}).push(
        "use Gizmosuit", "choose Bear"
    )
    game.push("end", "challenge Wolf -> Bear")
    assert (game.damage("Bear"), game.is_in_play("Gizmosuit")) == (0, False)
    assert game.push("challenge Giant -> Bear").damage("Bear") == 4
    assert game.push("end", "end").legal("challenge Wolf") == []


@card("Gramma Tala - Keeper of Ancient Stories")
def test_gramma_tala_may_keep_one_of_two_cards():
    game = table(me={"hand": [TALA_KEEPER_OF_ANCIENT_STORIES], "ink": 4, "deck": DECK})
    game.push("play Gramma Tala", "choose Wolf")
    assert (game.hand(ME), game.deck(ME)) == (["Wolf"], ["Hen", "Lamp", "Bear"])
    assert not game.knows(YOU, "Wolf")


@card("Gramma Tala - Keeper of Ancient Stories")
def test_gramma_tala_may_keep_none():
    game = table(me={"hand": [TALA_KEEPER_OF_ANCIENT_STORIES], "ink": 4, "deck": DECK})
    game.push("play Gramma Tala", "choose nothing", "order Wolf; Bear")
    assert (game.hand(ME), game.deck(ME)) == ([], ["Hen", "Lamp", "Wolf", "Bear"])


@card("Gramma Tala - Spirit of the Ocean")
def test_gramma_tala_gains_a_lore_for_the_card_that_you_ink_and_in_an_opponents_turn():
    game = table({"hand": ["Hen"], "play": [TALA_SPIRIT_OF_THE_OCEAN]}, {"hand": ["Friend Like Me"], "ink": 5}).push(
        "ink Hen"
    )
    assert game.lore(ME) == 1
    assert game.push("end", "play Friend", "resolve 1", "resolve 1").lore(ME) == 4
    assert shifts_for(TALA_SPIRIT_OF_THE_OCEAN, 5)


@card("Gyro Gearloose - Gadget Whiz")
def test_gyro_puts_an_item_of_the_discard_on_top_of_the_deck():
    game = table(me={"play": [GYRO], "deck": 2, "discard": ["Bear", "Lamp", "Rope"]}, you={"discard": ["Forge"]})
    game.push("use Gyro")
    assert sorted(game.legal()) == ["choose Lamp", "choose Rope"]
    game.push("choose Rope")
    assert (game.deck(ME)[0], game.is_exerted("Gyro")) == ("Rope", True)
