"""Set 12: what the cards that begin with G do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import resists
from tests.support.card import card
from tests.support.table import ME, YOU, made

GADGET = "Gadget Hackwrench - Finder of Lost Parts"
GAETAN = "Gaetan Moliere - Clever Burrower"
GIZMODUCK = "Gizmoduck - Duckburg Defender"
GOSALYN = "Gosalyn Mallard - The Quiverwing Quack"

DEAR = made("Big Spell", "action", cost=4)


@card("Gadget Hackwrench - Finder of Lost Parts")
def test_gadget_may_find_an_item_when_she_leaves_play():
    game = table({"play": [f"{GADGET} (exerted)"], "discard": ["Lamp", "Bear"]}, {"play": ["Giant"]}, active=YOU)
    assert game.push("challenge Giant -> Gadget", "yes").hand(ME) == ["Lamp"]
    home = table({"play": [GADGET], "discard": ["Lamp"], "hand": ["Put That Thing Back"], "ink": 4}).push("play Put")
    assert sorted(home.push("yes").hand(ME)) == [GADGET, "Lamp"]


@card("Gaetan Moliere - Clever Burrower")
def test_gaetan_may_dig_two_cards_deep_and_evades():
    game = table(me={"play": [GAETAN], "hand": ["Hen"], "deck": ["Fort", "Lamp", "Hum"]}, you={"play": ["Bear"]})
    game.push("quest Gaetan", "yes", "choose Hen; Lamp")
    assert (game.hand(ME), len(game.names_in("discard", ME))) == (["Fort"], 2)
    assert game.push("end").legal("challenge") == []
    kept = table(me={"play": [GAETAN], "hand": ["Hen"]}).push("quest Gaetan", "no")
    assert (kept.hand(ME), kept.lore(ME)) == (["Hen"], 1)


@card("Gizmoduck - Duckburg Defender")
@pytest.mark.parametrize(("hand", "legal"), [([], ["play Spell"]), (["Hen"], ["play Spell", "play Big Spell"])])
def test_gizmoduck_stops_dear_actions_while_your_hand_is_empty(hand, legal):
    game = table(
        {"play": [GIZMODUCK], "hand": hand}, {"hand": ["Spell", "Big Spell"], "ink": 4}, active=YOU, cards=[DEAR]
    )
    assert game.legal("play") == legal
    assert resists(GIZMODUCK, 1)


@card("Gosalyn Mallard - The Quiverwing Quack")
def test_gosalyn_may_ready_somebody_cheap_who_then_rests():
    game = table(
        {"hand": [GOSALYN], "ink": 2, "play": ["Wolf (exerted)", "Bear (exerted)"]}, {"play": ["Hen (exerted)"]}
    )
    game.push("play Gosalyn", "yes")
    assert set(game.legal()) == {"choose Wolf", "choose Hen", f"choose {GOSALYN}"}
    game.push("choose Wolf")
    assert (game.is_exerted("Wolf"), game.legal("quest"), game.legal("challenge")) == (False, [], [])


@card("Gosalyn Mallard - The Quiverwing Quack")
def test_who_was_ready_already_may_quest():
    game = table({"hand": [GOSALYN], "ink": 2, "play": ["Wolf"]}).push("play Gosalyn", "yes", "choose Wolf")
    assert game.legal("quest") == ["quest Wolf"]
