"""Set 10: what the cards that begin with B do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU

BALOO = "Baloo - Carefree Bear"
BELLWETHER = "Bellwether - Master Manipulator"
BAGPIPES = "Blessed Bagpipes"
FLYNN = "Flynn Rider - Spectral Scoundrel"
MEGARA = "Megara - Secret Keeper"
BROADWAY = "Broadway - Sturdy and Strong"
BROM = "Brom Bones - Burly Bully"
BRONX = "Bronx - Ferocious Beast"


@card("Baloo - Carefree Bear")
def test_baloo_lets_everybody_draw_or_everybody_discard():
    game = table(me={"hand": [BALOO, "Lamp"], "ink": 5}, you={"hand": ["Hum"]}).push("play Baloo", "pick 1")
    assert (len(game.hand(ME)), len(game.hand(YOU))) == (2, 2)
    game = table(me={"hand": [BALOO, "Lamp", "Rope"], "ink": 5}, you={"hand": ["Hum", "Hen"]})
    game.push("play Baloo", "pick 2", "choose Lamp", "choose Hen")
    assert (game.hand(ME), game.hand(YOU)) == (["Rope"], ["Hum"])


@card("Baloo - Carefree Bear")
def test_baloo_shifts_for_three():
    roustabout = "Baloo - von Bruinwald XIII"
    game = table(me={"hand": [BALOO], "play": [roustabout], "ink": 3})
    game.push(f"shift {BALOO} -> {roustabout}", "pick 1")
    assert (game.play(ME), game.ink(ME)) == ([BALOO], (0, 3))


@card("Bellwether - Master Manipulator")
def test_bellwether_takes_revenge_when_a_challenge_banishes_her():
    game = table(me={"play": [f"{BELLWETHER} (exerted)", "Wolf"]}, you={"play": ["Giant", "Bear"]}, active=YOU)
    game.push("challenge Giant -> Bellwether")
    assert [game.damage(name) for name in ("Giant", "Bear", "Wolf")] == [3 + 1, 1, 0]


@card("Bellwether - Master Manipulator")
def test_bellwether_takes_no_revenge_as_the_challenger_or_for_an_action():
    game = table(me={"play": [BELLWETHER]}, you={"play": ["Giant (exerted)", "Bear"]})
    game.push("challenge Bellwether -> Giant")
    assert (game.play(ME), game.damage("Bear")) == ([], 0)
    game = table(
        me={"play": [f"{BELLWETHER} (damage 2)"]},
        you={"play": ["Bear"], "hand": ["Double Trouble"], "ink": 2},
        active=YOU,
    )
    game.push("play Double", "choose Bellwether")
    assert (game.play(ME), game.damage("Bear")) == ([], 0)


@card("Blessed Bagpipes")
def test_the_bagpipes_slip_a_card_under_one_of_yours_with_boost():
    game = table(me={"hand": [BAGPIPES], "ink": 2, "play": [FLYNN, MEGARA, "Bear"], "deck": ["Lamp", "Hum"]})
    game.push("play Blessed", "yes")
    assert game.legal() == [f"choose {FLYNN}", f"choose {MEGARA}"]
    game.push("choose Flynn")
    assert (game.strength("Flynn"), game.deck(ME)) == (3, ["Hum"])
    kept = table(me={"hand": [BAGPIPES], "ink": 2, "play": [FLYNN]}).push("play Blessed", "no")
    assert len(kept.deck(ME)) == 10


@card("Blessed Bagpipes")
def test_the_bagpipes_gain_a_lore_when_somebody_with_a_card_under_it_is_challenged():
    game = table(
        me={"play": [BAGPIPES, f"{FLYNN} (exerted, facedown Lamp)", "Bear (exerted)"]},
        you={"play": ["Giant", "Wolf"]},
        active=YOU,
    )
    assert game.push("challenge Wolf -> Bear").lore(ME) == 0
    assert game.push("challenge Giant -> Flynn").lore(ME) == 1


@card("Broadway - Sturdy and Strong")
def test_broadway_guards_the_others():
    game = table(me={"hand": [BROADWAY], "ink": 5, "play": ["Hen (exerted)"]}, you={"play": ["Giant"]})
    game.push("play Broadway", "yes", "end")
    assert game.legal("challenge") == [f"challenge Giant -> {BROADWAY}"]
    assert not table(me={"hand": [BROADWAY], "ink": 5}).push("play Broadway", "no").is_exerted("Broadway")


@card("Broadway - Sturdy and Strong")
def test_broadway_stays_stone_with_three_cards_in_hand():
    for hand, exerted in ((3, True), (2, False)):
        game = table(me={"play": [f"{BROADWAY} (exerted)"], "hand": hand}, active=YOU)
        assert game.push("end").is_exerted("Broadway") == exerted


@card("Brom Bones - Burly Bully")
@pytest.mark.parametrize(("foe", "lore"), [("Wolf", 4), ("Bear", 5)])
def test_brom_bones_bullies_the_weak(foe, lore):
    game = table({"play": [BROM]}, {"play": [f"{foe} (exerted)"], "lore": 5}, third={"lore": 5})
    game.push(f"challenge Brom -> {foe}")
    assert (game.lore(YOU), game.lore(THIRD), game.lore(ME)) == (lore, lore, 0)


@card("Brom Bones - Burly Bully")
def test_brom_bones_has_to_challenge_himself():
    game = table({"play": [f"{BROM} (exerted)"], "lore": 5}, {"play": ["Wolf"], "lore": 5}, active=YOU)
    assert game.push("challenge Wolf -> Brom").lore(YOU) == 5


@card("Bronx - Ferocious Beast")
def test_bronx_must_challenge_and_never_quests():
    game = table(me={"play": [BRONX]}, you={"play": ["Giant (exerted)"]})
    assert game.legal() == [f"challenge {BRONX} -> Giant"]
    assert "end" in table(me={"play": [BRONX]}, you={"play": ["Giant"]}).legal()


@card("Bronx - Ferocious Beast")
def test_bronx_stays_stone_with_three_cards_in_hand():
    for hand, exerted in ((3, True), (2, False)):
        game = table(me={"play": [f"{BRONX} (exerted)"], "hand": hand}, active=YOU)
        assert game.push("end").is_exerted("Bronx") == exerted


@card("But I'm Much Faster")
def test_the_faster_one_reaches_evasive_characters_and_hits_harder():
    game = table(me={"hand": ["But I'm Much Faster"], "play": ["Hen", "Wolf"]}, you={"play": ["Bird (exerted)"]})
    game.push("sing But I'm Much Faster -> Hen", "choose Wolf", "challenge Wolf -> Bird")
    assert game.play(YOU) == []


@card("But I'm Much Faster")
def test_the_faster_one_is_slow_again_next_turn_and_evades_nobody():
    game = table(me={"hand": ["But I'm Much Faster"], "ink": 1, "play": ["Wolf"]}, you={"play": ["Bird", "Bear"]})
    game.push("play But", "choose Wolf", "quest Wolf", "end")
    assert "challenge Bear -> Wolf" in game.legal()
    game.push("quest Bird", "end")
    assert game.legal("challenge") == []
