"""Set 11: what the cards that begin with T do at the table."""

import pytest

from mazo.abilities.tree.deeds import Do
from mazo.abilities.tree.effects import Action, Activated, Cost
from mazo.abilities.tree.nouns import Cards, Chosen
from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU, made

DUCK = "Darkwing Duck - Drake Mallard"
TERROR = "The Terror That Flaps in the Night"
TIGGER = "Tigger - Bouncing All the Way"
TIMON = "Timon - Snowball Swiper"
TINKER_BELL = "Tinker Bell - Snowflake Collector"

SOMEBODY = Chosen(Cards(("character",)))


@card("The Frozen Vine - Monstrous Plant")
@pytest.mark.parametrize(("state", "back"), [("exerted, ", True), ("", False)])
def test_the_frozen_vine_grows_back_if_somebody_rested_there(state, back):
    vine = "The Frozen Vine - Monstrous Plant"
    game = table(me={"play": ["Giant"]}, you={"play": [f"{vine} (damage 1)", f"Wolf ({state}at The Frozen Vine)"]})
    game.push("challenge Giant -> The Frozen Vine")
    assert (vine in game.hand(YOU)) == back


@card("The Terror That Flaps in the Night")
def test_the_terror_hits_harder_with_darkwing_duck():
    for mine, damage in ((["Hen"], 2), ([DUCK], 3)):
        game = table(me={"hand": [TERROR], "ink": 2, "play": mine}, you={"play": ["Giant", "Bear"]})
        game.push(f"play {TERROR}")
        assert sorted(game.legal()) == ["choose Bear", "choose Giant"]
        assert game.push("choose Giant").damage("Giant") == damage


@card("Tigger - Bouncing All the Way")
def test_tigger_may_bounce_anything_cheap():
    game = table(
        me={"hand": [TIGGER], "ink": 4, "play": ["Hen"]}, you={"play": ["Bear", "Lamp", "Forge", "Fort", "Cave"]}
    )
    game.push("play Tigger", "yes")
    assert sorted(game.legal()) == ["choose Fort", "choose Hen", "choose Lamp"]
    assert game.push("choose Fort").hand(YOU) == ["Fort"]


@card("Tigger - Bouncing All the Way")
def test_tigger_may_stand_still():
    game = table(me={"hand": [TIGGER], "ink": 4}, you={"play": ["Lamp"]})
    assert game.push("play Tigger", "no").play(YOU) == ["Lamp"]


@card("Timon - Snowball Swiper")
def test_timon_swipes_anything_but_a_character():
    game = table(me={"hand": [TIMON], "ink": 3}, you={"hand": ["Bear", "Lamp", "Fort", "Hum"]})
    game.push("play Timon")
    assert (game.deciding, sorted(game.legal())) == (ME, ["choose Fort", "choose Hum", "choose Lamp"])
    game.push("choose Fort")
    assert (game.hand(YOU), game.knows(ME, "Bear")) == (["Bear", "Lamp", "Hum"], True)


@card("Tinker Bell - Snowflake Collector")
@pytest.mark.parametrize(("held", "evasive", "lore"), [(3, False, 1), (4, True, 1), (7, True, 4)])
def test_tinker_bell_lives_on_a_full_hand(held, evasive, lore):
    game = table({"play": [f"{TINKER_BELL} (exerted)"], "hand": ["Hen"] * held}, {"play": ["Wolf"]}, active=YOU)
    assert (game.legal("challenge") == [], game.lore_value("Tinker")) == (evasive, lore)


@card("Tod - Knows All the Tricks")
def test_tod_readies_twice_a_turn_when_chosen_for_an_action():
    tod, jolt = "Tod - Knows All the Tricks", made("Jolt", "action", abilities=[Action(Do("exert", SOMEBODY))])
    game = table({"play": [f"{tod} (exerted)"], "hand": ["Jolt", "Jolt", "Jolt"], "ink": 3}, cards=[jolt])
    game.push("play Jolt", "yes", "play Jolt", "yes")
    assert not game.is_exerted(tod)
    game.push("play Jolt")
    assert game.is_exerted(tod)


@card("Tod - Knows All the Tricks")
@pytest.mark.parametrize(("kind", "asked"), [("item", True), ("character", False)])
def test_tod_readies_when_chosen_for_an_item_but_not_for_a_character(kind, asked):
    tod = "Tod - Knows All the Tricks"
    poker = made("Poker", kind, abilities=[Activated(Cost(1), Do("exert", Chosen(Cards(("character",), other=True))))])
    game = table({"play": [tod, "Poker"], "ink": 2}, cards=[poker])
    game.push("use Poker")
    assert game.is_exerted(tod)
    assert (game.legal("yes") == ["yes"]) is asked
