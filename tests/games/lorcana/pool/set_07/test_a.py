"""Set 7: what the cards that begin with A do at the table."""

from tests.games.lorcana.pool.extras import DRIFT, PAL, table
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import ME, YOU

ASSISTANT = "Aladdin - Research Assistant"
ORVILLE = "Orville - Albatross Air"
ICE_BREAKER = "Anna - Ice Breaker"


@card("Aladdin - Research Assistant")
def test_aladdin_may_bring_an_ally_for_free_and_strengthens_your_allies_while_exerted():
    game = table({"play": [ASSISTANT], "hand": ["Pal", "Hen", "Orville - Albatross Air"]}, cards=[PAL])
    game.push("quest Aladdin", "yes")
    assert game.legal() == ["choose Pal", f"choose {ORVILLE}"]
    game.push("choose Pal")
    assert (game.strength("Pal"), game.ink(ME)) == (3, (0, 0))
    assert table({"play": [ASSISTANT, "Pal"]}, cards=[PAL]).strength("Pal") == 2


@card("All Is Found")
def test_all_is_found_inks_up_to_two_cards_of_the_discard_exerted():
    game = table(me={"hand": ["All Is Found"], "play": ["Giant"], "ink": 1, "discard": ["Lamp", "Rope", "Hum"]})
    game.push("sing All Is Found -> Giant", "choose Lamp; Hum")
    assert (game.ink(ME), game.names_in("discard", ME)) == ((1, 2), ["All Is Found", "Rope"])


@card("All Is Found")
def test_all_is_found_may_take_fewer_and_never_itself():
    game = table(me={"hand": ["All Is Found"], "ink": 5, "discard": ["Lamp"]}).push("play All Is Found")
    assert sorted(game.legal()) == ["choose Lamp", "choose nothing"]
    assert game.push("choose nothing").ink(ME) == (0, 5)


@card("Amber Coil", "Emerald Coil")
def test_the_coils_work_when_a_card_is_inked_in_your_turn():
    game = table({"play": ["Amber Coil", "Bear (damage 3)", "Hen"], "hand": ["Wolf"]}, {"hand": ["Lamp"]})
    assert game.push("ink Wolf", "yes", "choose Bear", "amount 2").damage("Bear") == 1
    assert not asked(game.push("end", "ink Lamp"))
    game = table({"play": ["Emerald Coil", "Bear", "Hen"], "hand": ["Wolf"]}, {"hand": ["Lamp"], "play": ["Wolf"]})
    game.push("ink Wolf", "choose Bear", "quest Bear", "end")
    assert game.legal("challenge") == []
    assert not asked(game.push("ink Lamp"))


@card("Amethyst Coil")
def test_the_amethyst_coil_passes_a_damage_on_when_a_card_is_inked():
    game = table(me={"play": ["Amethyst Coil", "Bear (damage 2)"], "hand": ["Wolf"]}, you={"play": ["Giant", "Hen"]})
    game.push("ink Wolf", "yes", "choose Bear")
    assert game.legal() == ["choose Giant", "choose Hen"]
    game.push("choose Giant")
    assert (game.damage("Bear"), game.damage("Giant")) == (1, 1)


@card("Amethyst Coil")
def test_the_amethyst_coil_may_rest_and_sleeps_on_the_opponents_turn():
    game = table(
        me={"play": ["Amethyst Coil", "Bear (damage 2)"], "hand": ["Wolf"]}, you={"play": ["Giant"], "hand": ["Hen"]}
    )
    game.push("ink Wolf", "no")
    assert game.damage("Bear") == 2
    game.push("end", "ink Hen")
    assert (game.bag(), game.damage("Bear")) == ([], 2)


@card("Anna - Ice Breaker")
def test_annas_ambush_keeps_an_opposing_character_exerted_for_one_turn():
    game = table(
        me={"hand": [ICE_BREAKER], "ink": 4, "play": ["Wolf"]}, you={"play": ["Bear (exerted)", "Hen (exerted)"]}
    )
    game.push("play Anna")
    assert game.legal() == ["choose Bear", "choose Hen"]
    game.push("choose Bear", "end")
    assert (game.is_exerted("Bear"), game.is_exerted("Hen")) == (True, False)
    game.push("end", "end")
    assert not game.is_exerted("Bear")


@card("Anna - Ice Breaker")
def test_anna_supports_another_character():
    game = table(me={"play": [ICE_BREAKER, "Bear", "Wolf"]}).push("quest Anna", "yes", "choose Bear")
    assert (game.strength("Bear"), game.lore(ME)) == (3 + 2, 2)
    assert game.push("end").strength("Bear") == 3


@card("Aurora - Waking Beauty")
def test_aurora_readies_when_you_move_damage_off_anybody_not_when_an_opponent_does():
    aurora = "Aurora - Waking Beauty"
    ready = []
    for active, source, target in ((ME, "Wolf", "Bear"), (ME, "Bear", "Wolf"), (YOU, "Bear", "Wolf")):
        mine = {"play": [f"{aurora} (exerted)", "Bear (damage 1)"], "hand": ["Drift"]}
        game = table(mine, {"play": ["Wolf (damage 1)"], "hand": ["Drift"]}, active=active, cards=[DRIFT])
        ready.append(not game.push("play Drift", f"choose {source}", f"choose {target}").is_exerted(aurora))
    assert ready == [True, True, False]
