"""Set 10: what the cards that begin with M do at the table."""

from tests.games.lorcana.pool.extras import TUCK, table
from tests.games.lorcana.pool.set_10.extras import BOOSTER, STRONG_SLEUTH
from tests.games.lorcana.pool.shown import asked, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU, made

CONNIVING = "Magica De Spell - Conniving Sorceress"
SPITEFUL = "Magica De Spell - Spiteful Sorceress"
TERROR = "Malicious, Mean, and Scary"
MEGARA = "Megara - Secret Keeper"
MERLIN = "Merlin - Completing His Research"
CHAMPION = "Mickey Mouse - Amber Champion"
MINNIE = "Minnie Mouse - Ghost Hunter"
MOWGLI = "Mowgli - Man Cub"
SNACKS = "Munchings and Crunchings"
ROCKET = "Mushu's Rocket"

GURGI = made("Gurgi", version="Hungry", cost=3)
ARIA = made("Aria", "action", cost=8, song=True)
SUN = made("Sun", cost=2, strength=2, willpower=2, inks=["Amber"])
MOON = made("Moon", cost=2, strength=2, willpower=2, inks=["Amber", "Steel"])


@card("Magica De Spell - Conniving Sorceress")
def test_magica_may_draw_four_if_she_was_shifted():
    witch = "Magica De Spell - Ambitious Witch"
    game = table({"hand": [CONNIVING], "ink": 7, "play": [witch]}).push(f"shift {CONNIVING} -> {witch}", "yes")
    assert len(game.hand(ME)) == 4
    game = table({"hand": [CONNIVING], "ink": 7, "play": [witch]}).push(f"play {CONNIVING}")
    assert (asked(game), game.hand(ME)) == (False, [])
    assert shifts_for(CONNIVING, 7)


@card("Magica De Spell - Spiteful Sorceress")
def test_magica_moves_a_damage_for_each_card_put_under_yours():
    game = table(
        {"play": [SPITEFUL, "Booster", "Bear (damage 2)"], "ink": 1},
        {"play": ["Giant", "Hen (damage 1)"]},
        cards=[BOOSTER],
    )
    game.push("boost Booster", "yes", "choose Bear", "choose Giant")
    assert [game.damage(name) for name in ("Bear", "Giant", "Hen")] == [1, 1, 1]


@card("Magica De Spell - Spiteful Sorceress")
def test_magica_minds_no_opponent_s_cards():
    game = table({"play": [SPITEFUL, "Bear (damage 2)"]}, {"play": ["Booster"], "ink": 1}, active=YOU, cards=[BOOSTER])
    assert not asked(game.push("boost Booster"))


@card("Malicious, Mean, and Scary")
def test_the_scary_song_puts_a_damage_on_every_opposing_character():
    game = table(me={"hand": [TERROR], "play": ["Bear", "Wolf"]}, you={"play": ["Giant", "Warded", "Fort"]})
    game.push(f"sing {TERROR} -> Bear")
    assert [game.damage(name) for name in ("Giant", "Warded", "Fort", "Wolf")] == [1, 1, 0, 0]


@card("Megara - Secret Keeper")
def test_a_boosted_megara_is_worth_more_and_costs_her_challengers_a_card():
    game = table(me={"play": [MEGARA], "ink": 1, "hand": ["Lamp"]}, you={"play": ["Hen"], "hand": ["Hum", "Rope"]})
    game.push("boost Megara", "quest Megara", "end", "challenge Hen -> Megara", "choose Hum")
    assert (game.lore(ME), game.hand(ME)) == (2, ["Lamp"])
    assert "Hum" not in game.hand(YOU)


@card("Megara - Secret Keeper")
def test_megara_keeps_quiet_without_a_card_under_her():
    game = table(me={"play": [f"{MEGARA} (exerted)"]}, you={"play": ["Hen"], "hand": ["Hum", "Rope"]}, active=YOU)
    assert game.push("challenge Hen -> Megara").hand(YOU) == ["Hum", "Rope"]


@card("Merlin - Completing His Research")
def test_a_boosted_merlin_leaves_two_cards_when_he_falls_in_a_challenge():
    game = table(me={"play": [f"{MERLIN} (exerted, facedown Lamp)"]}, you={"play": ["Giant"]}, active=YOU)
    assert len(game.push("challenge Giant -> Merlin").hand(ME)) == 2


@card("Merlin - Completing His Research")
def test_merlin_leaves_nothing_unboosted_or_outside_a_challenge():
    game = table(me={"play": [f"{MERLIN} (exerted)"]}, you={"play": ["Giant"]}, active=YOU)
    assert game.push("challenge Giant -> Merlin").hand(ME) == []
    game = table(
        me={"play": [f"{MERLIN} (exerted, damage 2, facedown Lamp)"]},
        you={"hand": ["Double Trouble"], "ink": 2},
        active=YOU,
    )
    game.push("play Double", "choose Merlin")
    assert (game.play(ME), game.hand(ME)) == ([], [])


@card("Merlin - Completing His Research")
def test_merlin_also_leaves_two_cards_as_the_challenger():
    game = table(me={"play": [f"{MERLIN} (facedown Lamp)"]}, you={"play": ["Giant (exerted)"]})
    game.push("challenge Merlin -> Giant")
    assert (game.play(ME), len(game.hand(ME)), sorted(game.names_in("discard", ME))) == ([], 2, ["Lamp", MERLIN])


@card("Mickey Mouse - Amber Champion")
def test_mickey_toughens_other_amber_characters_and_sings_as_eight_with_two_of_them():
    game = table(
        me={"play": [CHAMPION, "Sun"], "hand": ["Moon", "Aria"], "ink": 2},
        you={"play": ["Hen"]},
        cards=[SUN, MOON, ARIA],
    )
    assert [game.willpower(name) for name in ("Mickey", "Sun", "Hen")] == [5, 4, 3]
    assert game.legal("sing") == []
    game.push("play Moon")
    assert (game.willpower("Moon"), game.legal("sing Aria")) == (4, [f"sing Aria with {CHAMPION}"])


@card("Minnie Mouse - Ghost Hunter")
def test_minnie_alerts_a_detective_this_turn():
    game = table(
        {"hand": [MINNIE], "ink": 2, "play": ["Sleuth", "Bear"]}, {"play": ["Bird (exerted)"]}, cards=[STRONG_SLEUTH]
    )
    game.push("play Minnie", "choose Sleuth")
    assert game.legal("challenge") == ["challenge Sleuth -> Bird"]


@card("Mowgli - Man Cub")
def test_mowgli_sees_a_hand_and_its_player_discards_something_else_than_a_character():
    game = table(me={"hand": [MOWGLI], "ink": 2}, you={"hand": ["Bear", "Lamp", "Hum", "Fort"]}).push("play Mowgli")
    assert game.knows(ME, "Bear")
    assert (game.deciding, game.legal()) == (YOU, ["choose Lamp", "choose Hum", "choose Fort"])
    assert game.push("choose Hum").hand(YOU) == ["Bear", "Lamp", "Fort"]


@card("Mowgli - Man Cub")
def test_mowgli_takes_nothing_from_a_hand_of_characters():
    game = table(me={"hand": [MOWGLI], "ink": 2}, you={"hand": ["Bear", "Wolf"]}).push("play Mowgli")
    assert (game.hand(YOU), game.knows(ME, "Wolf"), game.deciding) == (["Bear", "Wolf"], True, ME)


@card("Munchings and Crunchings")
def test_the_snacks_heal_up_to_two_and_call_gurgi_for_less():
    game = table(me={"play": [SNACKS, "Bear (damage 3)"], "hand": ["Gurgi - Hungry", "Wolf"], "ink": 4}, cards=[GURGI])
    game.push("use Munchings", "amount 2")
    assert (game.damage("Bear"), game.is_exerted("Munchings")) == (1, True)
    assert game.push("play Gurgi").ink(ME) == (2, 2)
    assert game.push("play Wolf").ink(ME) == (0, 4)


@card("Mushu's Rocket")
def test_the_rocket_fires_a_fresh_character_into_a_challenge():
    game = table(me={"hand": [ROCKET], "ink": 1, "play": ["Bear (drying)"]}, you={"play": ["Hen (exerted)"]})
    game.push("play Mushu's Rocket", "choose Bear", "challenge Bear -> Hen")
    assert game.play(YOU) == []


@card("Mushu's Rocket")
def test_the_rocket_burns_out_for_another_rush():
    game = table(me={"play": [ROCKET, "Bear (drying)", "Wolf (drying)"], "ink": 2}, you={"play": ["Hen (exerted)"]})
    game.push("use Mushu's Rocket", "choose Bear")
    assert (game.is_in_play("Mushu"), game.ink(ME), game.legal("challenge")) == (
        False,
        (0, 2),
        ["challenge Bear -> Hen"],
    )


@card("Mulan - Standing Her Ground")
def test_mulan_takes_no_damage_after_an_effect_has_put_a_card_under_one_of_yours():
    mulan = "Mulan - Standing Her Ground"
    unhurt = []
    for play in ([], ["play Tuck", "choose Bear"]):
        game = table({"play": [mulan, "Bear"], "hand": ["Tuck"]}, {"play": ["Guard (exerted)"]}, cards=[TUCK])
        unhurt.append(game.push(*play, "challenge Mulan -> Guard").damage(mulan) == 0)
    assert unhurt == [False, True]
