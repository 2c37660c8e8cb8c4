"""Set 8: what the cards that begin with M do at the table."""

import pytest

from mazo.abilities.tree.effects import Keyword
from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_08.extras import GHOST
from tests.games.lorcana.pool.shown import POINT, asked, guards_others, is_evasive, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU, made

KARNAGE = "Don Karnage - Air Pirate Leader"
MAD_DOG = "Mad Dog - Karnage's First Mate"
CARPET = "Magic Carpet - Phantom Rug"
MAGICA = "Magica De Spell - Shadow Form"
HARE = "March Hare - Hare-Brained Eccentric"
MAUI = "Maui - Stubborn Trickster"
MEGARA = "Megara - Part of the Plan"
MINNIE = "Minnie Mouse - Daring Defender"
DODO = "The Dodo - Outlandish Storyteller"
MIRABEL = "Mirabel Madrigal - Curious Child"
MAD = "Most Everyone's Mad Here"
SNOOPS = "Mr. Snoops - Betrayed Partner"
MULAN = "Mulan - Charging Ahead"
NIGHTMARE = "Mushu - Your Worst Nightmare"

SHIELDED = made("Shielded", willpower=6, abilities=[Keyword("Resist", 2)])


@card("Mad Dog - Karnage's First Mate")
@pytest.mark.parametrize(("mine", "yours", "playable"), [(KARNAGE, "Bear", True), ("Bear", KARNAGE, False)])
def test_mad_dog_is_cheaper_beside_don_karnage(mine, yours, playable):
    game = table({"hand": [MAD_DOG], "play": [mine], "ink": 3}, {"play": [yours]})
    assert bool(game.legal("play")) == playable


@card("Magic Carpet - Phantom Rug")
def test_the_carpet_makes_the_other_illusions_challengers():
    game = table({"play": [CARPET, "Ghost", "Wolf"]}, {"play": ["Giant (exerted)"]}, cards=[GHOST])
    assert game.push("challenge Ghost -> Giant").damage("Giant") == 3
    game = table({"play": [CARPET, "Wolf"]}, {"play": ["Giant (exerted)"]}).push("challenge Wolf -> Giant")
    assert game.push("challenge Magic Carpet -> Giant").damage("Giant") == 4


@card("Magic Carpet - Phantom Rug")
def test_the_carpet_vanishes_when_an_opponent_chooses_it_for_an_action():
    game = table({"play": [CARPET, "Hen"]}, {"hand": ["Point"]}, active=YOU, cards=[POINT])
    assert game.push("play Point", "choose Magic Carpet").play(ME) == ["Hen"]
    own = table({"play": [CARPET, "Hen"], "hand": ["Point"]}, cards=[POINT]).push("play Point", "choose Magic Carpet")
    assert own.is_in_play(CARPET)


@card("Magica De Spell - Shadow Form")
@pytest.mark.parametrize(("answers", "hand"), [(["yes", "choose Hen"], ["Hen", "Lamp"]), (["no"], [])])
def test_magica_may_take_another_of_yours_back_to_draw(answers, hand):
    game = table({"hand": [MAGICA], "ink": 5, "play": ["Hen", "Bear"], "deck": ["Lamp", "Rope"]}, {"play": ["Giant"]})
    game.push("play Magica", *answers)
    assert game.hand(ME) == hand
    assert is_evasive(MAGICA)


@card("Magica De Spell - Shadow Form")
def test_a_lonely_magica_draws_nothing():
    game = table({"hand": [MAGICA], "ink": 5}, {"play": ["Giant"]}).push("play Magica")
    game.push(*game.legal("yes"))
    assert (game.hand(ME), game.is_in_play("Magica"), asked(game)) == ([], True, False)


@card("March Hare - Hare-Brained Eccentric")
def test_the_hare_may_hurt_somebody_hurt():
    game = table({"hand": [HARE], "ink": 4, "play": ["Bear (damage 1)"]}, {"play": ["Giant (damage 1)", "Wolf"]})
    game.push("play March Hare", "yes")
    assert game.legal() == ["choose Bear", "choose Giant"]
    assert game.push("choose Giant").damage("Giant") == 3


@card("Maui - Stubborn Trickster")
@pytest.mark.parametrize(
    ("answer", "left"), [(1, {"Giant", "Lamp", "Fort"}), (2, {"Giant", "Hen", "Fort"}), (3, {"Giant", "Hen", "Lamp"})]
)
def test_maui_leaves_one_of_three_gifts(answer, left):
    game = table(
        {"play": [f"{MAUI} (exerted)", "Rope", "Cave", "Wolf"]},
        {"play": ["Giant", "Hen (damage 1)", "Lamp", "Fort"]},
        active=YOU,
    )
    game.push("challenge Giant -> Maui")
    assert game.deciding == ME
    game.push(f"pick {answer}")
    assert (set(game.play(YOU)), set(game.play(ME))) == (left, {"Rope", "Cave", "Wolf"})
    assert game.damage("Giant") == (6 if answer == 1 else 4)


@card("Maui - Stubborn Trickster")
def test_counters_that_maui_puts_are_not_resisted():
    game = table({"play": [f"{MAUI} (exerted)"]}, {"play": ["Giant", "Shielded"]}, active=YOU, cards=[SHIELDED])
    assert game.push("challenge Giant -> Maui", "pick 1").damage("Shielded") == 2


@card("Megara - Part of the Plan")
@pytest.mark.parametrize(("friend", "damage"), [("Hades - Meticulous Plotter", 4), ("Bear", 2)])
def test_megara_challenges_better_beside_hades(friend, damage):
    game = table({"play": [MEGARA, friend]}, {"play": ["Giant (exerted)"]}).push("challenge Megara -> Giant")
    assert game.damage("Giant") == damage


@card("Minnie Mouse - Daring Defender", "The Dodo - Outlandish Storyteller")
@pytest.mark.parametrize("name", [MINNIE, DODO])
def test_two_are_stronger_for_each_damage_on_them(name):
    assert table({"play": [f"{name} (damage 3)", "Bear (damage 1)"]}).strength(name) == 3
    assert table({"play": [name]}).strength(name) == 0


@card("Minnie Mouse - Daring Defender")
def test_minnie_strikes_with_the_strength_she_had_before_the_challenge():
    game = table({"play": [f"{MINNIE} (exerted, damage 1)"]}, {"play": ["Giant"]}, active=YOU)
    game.push("challenge Giant -> Minnie")
    assert (game.damage("Giant"), game.strength("Minnie")) == (1, 7)
    assert guards_others(MINNIE, 4)


@card("Mirabel Madrigal - Curious Child")
def test_mirabel_may_show_a_song_from_hand_for_a_lore():
    game = table({"hand": [MIRABEL, "Hum", "Tune", "Smash"], "ink": 1}).push("play Mirabel", "yes")
    assert sorted(game.legal()) == ["choose Hum", "choose Tune"]
    game.push("choose Tune")
    assert (game.lore(ME), sorted(game.hand(ME)), game.knows(YOU, "Hum")) == (1, ["Hum", "Smash", "Tune"], False)


@card("Mirabel Madrigal - Curious Child")
@pytest.mark.parametrize(("song", "answer"), [("Hum", "no"), ("Smash", "yes")])
def test_mirabel_without_a_song_or_the_will_to_show_it_gets_nothing(song, answer):
    game = table({"hand": [MIRABEL, song], "ink": 1}).push("play Mirabel")
    if game.legal("yes"):
        game.push(answer)
    assert (game.lore(ME), game.asked_by) == (0, "3.3.1")


@card("Most Everyone's Mad Here")
def test_madness_gains_lore_for_the_damage_and_banishes():
    game = table({"hand": [MAD], "ink": 7, "play": ["Bear"]}, {"play": ["Giant (damage 4)", "Wolf (damage 1)"]})
    game.push(f"play {MAD}", "choose Giant")
    assert (game.lore(ME), game.play(YOU)) == (4, ["Wolf"])


@card("Mr. Snoops - Betrayed Partner")
def test_snoops_may_draw_when_he_is_banished_in_your_turn():
    game = table({"play": [SNOOPS]}, {"play": ["Giant (exerted)"]}).push("challenge Mr. Snoops -> Giant", "yes")
    assert len(game.hand(ME)) == 1
    game = table({"play": [f"{SNOOPS} (exerted)"]}, {"play": ["Giant"]}, active=YOU)
    assert not asked(game.push("challenge Giant -> Mr. Snoops"))
    assert (game.play(ME), game.hand(ME)) == ([], [])


@card("Mulan - Charging Ahead")
def test_mulan_must_challenge_and_reaches_ready_and_evasive_characters():
    game = table({"play": [MULAN]}, {"play": ["Bear", "Bird"]})
    assert game.legal("quest") + game.legal("end") == []
    assert game.legal("challenge") == [f"challenge {MULAN} -> Bear", f"challenge {MULAN} -> Bird"]
    assert game.push("challenge Mulan -> Bird").legal("end") == ["end"]


@card("Mulan - Charging Ahead")
def test_mulan_is_not_evasive_in_an_opponents_turn():
    game = table({"play": ["Bear"]}, {"play": [f"{MULAN} (exerted)"]})
    assert game.legal("challenge") == [f"challenge Bear -> {MULAN}"]


@card("Mushu - Fast-Talking Dragon")
def test_mushu_talks_somebody_into_a_rush():
    game = table({"play": ["Mushu - Fast-Talking Dragon", "Wolf (drying)"]}, {"play": ["Bear (exerted)"]})
    game.push("use Mushu", "choose Wolf")
    assert (game.legal("challenge"), game.legal("quest")) == (["challenge Wolf -> Bear"], [])


@card("Mushu - Your Worst Nightmare")
def test_mushu_fires_up_whoever_is_played_for_this_turn():
    game = table({"play": [NIGHTMARE], "hand": ["Wolf"], "ink": 2}, {"play": ["Bird (exerted)", "Hen (exerted)"]})
    game.push("play Wolf")
    assert game.legal("challenge Wolf") == ["challenge Wolf -> Bird", "challenge Wolf -> Hen"]
    assert game.legal("end") == []
    game.push("challenge Wolf -> Hen", "end", "end")
    assert "quest Wolf" in game.legal()


@card("Mushu - Your Worst Nightmare")
def test_mushu_fires_up_neither_himself_nor_those_who_were_there():
    game = table({"play": ["Wolf"], "hand": [NIGHTMARE], "ink": 6}, {"play": ["Bird (exerted)"]}).push("play Mushu")
    assert (game.legal("challenge"), game.legal("quest"), game.legal("end")) == ([], ["quest Wolf"], ["end"])
    assert shifts_for(NIGHTMARE, 4)
