"""Set 13: what the cards that begin with W do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_13.extras import HUNNY, IVY
from tests.games.lorcana.pool.shown import SLAP, resists
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU, made

VILLAGE = "We'll Save Our Village"
TO_DO = "We've Got a Lot to Do!"
WILLIE = "Willie the Giant - Created by the Vine"
STORM = "Windstorm"
POOH = "Winnie the Pooh - Hunny Archmage"
FEW = "With a Few Good Friends"

GREY = made("Grey", inks=["Steel"])
BLUE = made("Blue", inks=["Sapphire", "Steel"])


@card("We'll Save Our Village")
def test_the_village_is_saved_until_your_next_turn():
    game = table({"hand": [VILLAGE], "ink": 2, "play": ["Bear (exerted)", "Fort"]}, {"play": ["Wolf", "Hare"]}).push(
        "play We'll", "end"
    )
    game.push("challenge Wolf -> Bear", "challenge Hare -> Fort")
    assert (game.damage("Bear"), game.damage("Fort")) == (1, 1)


@card("We've Got a Lot to Do!")
@pytest.mark.parametrize("name", ["Lamp", "Fort"])
def test_an_item_or_location_becomes_ink(name):
    game = table({"hand": [TO_DO], "ink": 3}, {"play": ["Bear", "Lamp", "Fort"]}).push("play We've Got")
    assert set(game.legal()) == {"choose Lamp", "choose Fort"}
    assert (game.push(f"choose {name}").ink(YOU), name in game.play(YOU)) == ((0, 1), False)


@card("Willie the Giant - Created by the Vine")
def test_willie_lets_floodborn_characters_resist():
    game = table({"play": [WILLIE, "Ivy", "Bear"], "hand": ["Slap", "Slap"]}, cards=[IVY, SLAP])
    game.push("play Slap", "choose Ivy", "play Slap", "choose Bear")
    assert (game.damage("Ivy"), game.damage("Bear"), resists(WILLIE, 1)) == (1, 2, True)


@card("Windstorm")
def test_the_storm_hits_everything_and_what_flies_harder():
    game = table(
        {"hand": [STORM], "ink": 4, "play": ["Hen"]}, {"play": ["Giant", "Bird", "Warded", "Fort", "Lamp"]}
    ).push("play Wind")
    assert [game.damage(name) for name in ("Giant", "Warded", "Fort", "Hen")] == [1, 1, 1, 0]
    assert not game.is_in_play("Bird")  # one damage and two more


@card("Winnie the Pooh - Hunny Archmage")
@pytest.mark.parametrize(("bees", "lore"), [(2, 3), (1, 1)])
def test_pooh_likes_company(bees, lore):
    game = table({"play": [POOH, *["Bee"] * bees]}, {"play": ["Bee"]}, cards=[HUNNY])
    assert game.lore_value("Winnie") == lore


@card("With a Few Good Friends")
def test_good_friends_draw_for_each_ink_type_among_yours():
    cards = [GREY, BLUE]
    game = table({"hand": [FEW], "ink": 6, "play": ["Grey", "Blue", "Grey"]}, {}, third={}, cards=cards).push(
        "play With", f"player {YOU + 1}"
    )
    assert [len(game.hand(seat)) for seat in (ME, YOU, THIRD)] == [0, 2, 0]
