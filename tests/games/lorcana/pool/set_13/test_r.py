"""Set 13: what the cards that begin with R do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_13.extras import HUNNY, IVY
from tests.games.lorcana.pool.shown import asked, is_evasive, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU, made

RABBIT = "Rabbit - Hunny Paladin"
RANDALL = "Randall Boggs - Envious Coworker"
ESCAPING = "Rapunzel - Escaping the Tower"
RAPUNZEL = "Rapunzel - Tower Defender"
RITUAL = "Red Moon Ritual"
ROBIN = "Robin Hood - Created by the Vine"
ROZ = "Roz - Always Watching"
JUNIOR = "Russell - Junior Wilderness Explorer"
SENIOR = "Russell - Senior Wilderness Explorer"


@card("Rabbit - Hunny Paladin")
def test_rabbit_lifts_a_hunny_character_and_guards():
    game = table({"hand": [RABBIT], "ink": 4, "play": ["Bear"]}, {"play": ["Bee"]}, cards=[HUNNY]).push(
        "play Rabbit", "no"
    )
    assert set(game.legal()) == {"choose Bee", f"choose {RABBIT}"}
    assert (game.push("choose Rabbit").lore_value("Rabbit"), game.push("end").lore_value("Rabbit")) == (2, 1)
    guarded = table({"play": [f"{RABBIT} (exerted)", "Hen (exerted)"]}, {"play": ["Wolf"]}, active=YOU)
    assert guarded.legal("challenge") == [f"challenge Wolf -> {RABBIT}"]


@card("Randall Boggs - Envious Coworker")
def test_randall_is_worth_lore_while_your_whole_inkwell_is_exerted():
    game = table({"play": [RANDALL], "hand": ["Wolf", "Hen"], "ink": 2})
    assert game.lore_value("Randall") == 0
    assert game.push("play Wolf").lore_value("Randall") == 2
    assert game.push("ink Hen").lore_value("Randall") == 0
    assert is_evasive(RANDALL)


@card("Rapunzel - Escaping the Tower")
def test_rapunzel_lets_down_a_card_to_rise_until_your_next_turn():
    game = table({"play": [ESCAPING], "hand": ["Lamp", "Rope"]}, {"play": ["Wolf"]}).push("use Rapunzel", "choose Lamp")
    assert (game.lore_value("Rapunzel"), game.legal("use"), game.names_in("discard", ME)) == (2, [], ["Lamp"])
    assert game.push("quest Rapunzel", "end").legal("challenge") == []
    assert game.push("end").lore_value("Rapunzel") == 1
    assert table({"play": [ESCAPING]}).legal("use") == []


@card("Rapunzel - Tower Defender")
@pytest.mark.parametrize(
    ("answers", "hand", "left"),
    [(["yes", "choose Lamp", "choose Giant"], ["Wolf"], []), (["no"], ["Lamp", "Wolf"], ["Giant"])],
)
def test_rapunzel_may_discard_a_card_to_return_a_character(answers, hand, left):
    game = table({"hand": [RAPUNZEL, "Lamp", "Wolf"], "ink": 4}, {"play": ["Giant"]}).push("play Rapunzel", *answers)
    assert (game.hand(ME), game.play(YOU)) == (hand, left)


@card("Rapunzel - Tower Defender")
def test_rapunzel_with_an_empty_hand_is_not_asked_and_returns_nobody():
    game = table({"hand": [RAPUNZEL], "ink": 4}, {"play": ["Giant", "Wolf"]}).push("play Rapunzel")
    assert (asked(game), game.play(YOU)) == (False, ["Giant", "Wolf"])


@card("Red Alert")
@pytest.mark.parametrize(("mine", "lore"), [([RANDALL], 2), (["Hen"], 3)])
def test_red_alert_banishes_somebody_weak_and_a_monster_costs_an_opponent_a_lore(mine, lore):
    game = table({"hand": ["Red Alert"], "ink": 4, "play": mine}, {"play": ["Bear", "Giant"], "lore": 3}).push(
        "play Red Alert"
    )
    assert "choose Giant" not in game.legal()
    game.push("choose Bear")
    assert (game.play(YOU), game.lore(YOU)) == (["Giant"], lore)


@card("Red Alert")
def test_red_alert_takes_the_lore_of_the_opponent_you_choose_even_without_anybody_to_banish():
    monster = made("Ogre", strength=9, willpower=9, classifications=["Monster"])
    game = table(
        {"hand": ["Red Alert"], "ink": 4, "play": ["Ogre"]},
        {"lore": 3, "play": ["Giant"]},
        third={"lore": 5},
        cards=[monster],
    )
    game.push("play Red Alert")
    assert len(game.legal()) == 2
    game.push(game.legal()[1])
    assert [game.lore(seat) for seat in (ME, YOU, 2)] == [0, 3, 4]


@card("Red Moon Ritual")
def test_the_ritual_banishes_somebody():
    game = table({"hand": [RITUAL], "play": ["Giant", "Hen"]}, {"play": ["Bear", "Wolf"]}).push(
        "sing together Red", "choose Bear"
    )
    assert (game.play(YOU), game.is_exerted("Giant"), game.is_exerted("Hen")) == (["Wolf"], True, True)


@card("Robin Hood - Created by the Vine")
def test_robin_hood_alerts_your_floodborn_characters():
    game = table({"play": [ROBIN, "Ivy", "Bear"]}, {"play": ["Bird (exerted)"]}, cards=[IVY])
    assert game.legal("challenge") == [f"challenge {ROBIN} -> Bird", "challenge Ivy -> Bird"]


@card("Roz - Always Watching")
def test_roz_watches_the_top_of_each_opponent_s_deck():
    game = table({"play": [ROZ], "deck": ["Bear", "Hen"]}, {"deck": ["Wolf", "Lamp", "Rope"]})
    assert (game.knows(ME, "Wolf"), game.knows(YOU, "Wolf"), game.knows(ME, "Bear")) == (True, True, False)
    assert (game.knows(ME, "Lamp"), game.push("end").knows(ME, "Lamp")) == (False, True)


@card("Russell - Junior Wilderness Explorer")
def test_russell_may_take_another_along_to_a_location():
    game = table({"play": [JUNIOR, "Bear", "Wolf", "Fort", "Cave"]}).push(
        "quest Russell", "yes", "choose Bear", "choose Cave"
    )
    assert [game.place(name) for name in ("Russell", "Bear", "Wolf")] == ["Cave", "Cave", ""]
    assert table({"play": [JUNIOR, "Bear", "Fort"]}).push("quest Russell", "no").place("Russell") == ""


@card("Russell - Senior Wilderness Explorer")
def test_russell_strengthens_who_is_at_a_location_and_rewards_strong_questers():
    game = table({"play": [SENIOR, "Fort", "Bear (at Fort)", "Wolf (at Fort)", "Hen"]}, {"play": ["Giant"]})
    assert [game.strength(name) for name in ("Bear", "Wolf", "Hen", "Russell", "Giant")] == [4, 3, 0, 3, 6]
    assert (game.push("quest Bear").lore(ME), game.push("quest Wolf").lore(ME)) == (3, 4)
    assert shifts_for(SENIOR, 3)
