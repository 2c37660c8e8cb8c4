"""Sets 8 and 9, the last cards without a test: what they do at the table."""

import pytest

from mazo.abilities.tree.effects import Keyword
from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import POINT, SLAP, asked, guards_others, is_evasive, is_warded, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU, made

CARPET = "Magic Carpet - Phantom Rug"
HARE = "March Hare - Hare-Brained Eccentric"
MAUI = "Maui - Stubborn Trickster"
MEGARA = "Megara - Part of the Plan"
MINNIE = "Minnie Mouse - Daring Defender"
MAD = "Most Everyone's Mad Here"
SNOOPS = "Mr. Snoops - Betrayed Partner"
MOTHER = "Perdita - Determined Mother"
LOOKOUT = "Perdita - On the Lookout"
PLUTO = "Pluto - Tried and True"
QUEEN = "Queen of Hearts - Haughty Monarch"
RATIGAN = "Ratigan - Greedy Genius"
CHAOS = "Stopped Chaos in Its Tracks"
COLONEL = "The Colonel - Old Sheepdog"
DODO = "The Dodo - Outlandish Storyteller"
WARDROBE = "The Wardrobe - Perceptive Friend"
TRAMP = "Tramp - Observant Guardian"
DRIVER = "Wreck-It Ralph - Back Seat Driver"
LUG = "Wreck-It Ralph - Big Lug"
ICON = "Cruella De Vil - Style Icon"
POLE = "Family Fishing Pole"
GENIE = "Genie - Of the Lamp"
JOHN = "Little John - Sir Reginald"
MAX = "Max Goof - Rockin' Teen"
PRINCE = "Mickey Mouse - Brave Little Prince"
ROXANNE = "Roxanne - Powerline Fan"
FEATHER = "The Magic Feather"
TIMOTHY = "Timothy Q. Mouse - Flight Instructor"

GHOST = made("Ghost", cost=2, strength=2, willpower=4, classifications=["Illusion"])
PUP = made("Pup", cost=1, strength=1, willpower=2, classifications=["Puppy"])
RACER = made("Racer", cost=2, strength=2, willpower=4, classifications=["Racer"])
CHAMPION = made("Champion", cost=7, strength=2, willpower=4, classifications=["Racer"])
ROGUE = made("Rogue", cost=3, strength=1, willpower=6, classifications=["Villain"])
SHIELDED = made("Shielded", willpower=6, abilities=[Keyword("Resist", 2)])
VOICE = made("Voice", cost=3, willpower=3, abilities=[Keyword("Singer", 5)])


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


@card("Perdita - Determined Mother")
def test_perdita_may_ink_every_puppy_of_her_discard():
    side = {"hand": [MOTHER], "ink": 6, "discard": ["Pup", "Bear", "Pup"]}
    game = table(side, {"discard": ["Pup"]}, cards=[PUP]).push("play Perdita", "yes")
    assert (game.ink(ME), game.names_in("discard", ME)) == ((0, 8), ["Bear"])
    assert table(side, cards=[PUP]).push("play Perdita", "no").ink(ME) == (0, 6)
    assert shifts_for(MOTHER, 4)


@card("Perdita - On the Lookout")
def test_perdita_is_tougher_beside_a_puppy():
    assert table({"play": [LOOKOUT, "Pup"]}, cards=[PUP]).willpower("Perdita") == 5
    assert table({"play": [LOOKOUT]}, {"play": ["Pup"]}, cards=[PUP]).willpower("Perdita") == 4


@card("Pluto - Tried and True")
def test_pluto_is_strong_and_supports_while_unhurt():
    game = table({"play": [PLUTO, "Hen"]}).push("quest Pluto", "yes")
    assert (game.strength("Pluto"), game.strength("Hen")) == (4, 4)
    game = table({"play": [f"{PLUTO} (damage 1)", "Hen"]}).push("quest Pluto")
    assert (game.strength("Pluto"), asked(game)) == (2, False)


@card("Queen of Hearts - Haughty Monarch")
@pytest.mark.parametrize(("mine", "lore"), [("Bear (damage 1)", 6), ("Fort (damage 1)", 3)])
def test_the_queen_counts_five_hurt_characters_of_all_players(mine, lore):
    hurt = ["Wolf (damage 1)", "Hen (damage 1)", "Giant (damage 1)"]
    game = table({"play": [f"{QUEEN} (damage 1)", mine]}, {"play": hurt})
    assert game.lore_value("Queen") == lore


@card("Ratigan - Greedy Genius")
def test_ratigan_wants_a_card_inked_every_turn():
    game = table({"play": [RATIGAN], "hand": ["Hen"]}).push("ink Hen", "end")
    assert game.is_in_play(RATIGAN)
    assert table({"play": [RATIGAN], "hand": ["Hen"]}).push("end").names_in("discard", ME) == [RATIGAN]
    assert table({"play": [RATIGAN]}, active=YOU).push("end").is_in_play(RATIGAN)
    assert is_warded(RATIGAN)


@card("Scarab")
def test_the_scarab_returns_an_illusion():
    game = table({"play": ["Scarab"], "ink": 2, "discard": ["Ghost", "Bear"]}, cards=[GHOST]).push("use Scarab")
    assert (game.hand(ME), game.ink(ME), game.is_exerted("Scarab")) == (["Ghost"], (0, 2), True)


@card("Stopped Chaos in Its Tracks")
def test_chaos_is_stopped_in_up_to_two_weak_characters():
    side = {"play": ["Giant", "Wolf"], "hand": [CHAOS]}
    game = table(side, {"play": ["Bear", "Knight", "Giant"]}).push(f"sing together {CHAOS}")
    assert "choose Wolf; Bear" in game.legal()
    assert not [way for way in game.legal() if "Giant" in way]
    game.push("choose Bear; Knight")
    assert (sorted(game.hand(YOU)), game.play(YOU)) == (["Bear", "Knight"], ["Giant"])
    assert table(side, {"play": ["Bear"]}).push(f"sing together {CHAOS}", "choose nothing").play(YOU) == ["Bear"]


@card("Television Set")
@pytest.mark.parametrize(
    ("top", "answers", "hand", "deck"),
    [("Pup", ["yes"], ["Pup"], ["Hen"]), ("Pup", ["no"], [], ["Pup", "Hen"]), ("Bear", [], [], ["Hen", "Bear"])],
)
def test_the_television_shows_puppies(top, answers, hand, deck):
    game = table({"play": ["Television Set"], "ink": 1, "deck": [top, "Hen"]}, cards=[PUP])
    game.push("use Television", *answers)
    assert (game.hand(ME), game.deck(ME)) == (hand, deck)


@card("The Colonel - Old Sheepdog")
@pytest.mark.parametrize(("pups", "figures"), [(3, (5, 3)), (2, (3, 1))])
def test_the_colonel_leads_three_puppies(pups, figures):
    game = table({"play": [COLONEL, *["Pup"] * pups]}, {"play": ["Pup"]}, cards=[PUP])
    assert (game.strength("The Colonel"), game.lore_value("The Colonel")) == figures


@card("The Wardrobe - Perceptive Friend")
def test_the_wardrobe_gives_two_cards_for_an_item():
    game = table({"play": [WARDROBE], "hand": ["Lamp", "Rope", "Hen"]}).push("use The Wardrobe")
    assert game.legal() == ["choose Lamp", "choose Rope"]
    game.push("choose Lamp")
    assert (len(game.hand(ME)), game.names_in("discard", ME), game.is_exerted("The Wardrobe")) == (4, ["Lamp"], True)
    assert table({"play": [WARDROBE], "hand": ["Hen"]}).legal("use") == []
    assert table({"play": [f"{WARDROBE} (drying)"], "hand": ["Lamp"]}).legal("use") == []


@card("Tramp - Observant Guardian")
def test_tramp_wards_somebody_until_your_next_turn():
    game = table({"hand": [TRAMP], "ink": 3, "play": ["Bear"]}, {"hand": ["Point", "Point"]}, cards=[POINT])
    game.push("play Tramp", "choose Bear", "end", "play Point")  # only Tramp is left to choose
    assert (game.is_exerted("Tramp"), game.is_exerted("Bear")) == (True, False)
    assert sorted(game.push("end", "end", "play Point").legal()) == ["choose Bear", f"choose {TRAMP}"]


@card("Wreck-It Ralph - Back Seat Driver")
def test_ralph_drives_a_racer_this_turn():
    game = table({"hand": [DRIVER], "ink": 3, "play": ["Bear", "Racer"]}, cards=[RACER]).push("play Wreck-It")
    assert sorted(game.legal()) == ["choose Racer", f"choose {DRIVER}"]
    game.push("choose Racer")
    assert (game.strength("Racer"), game.push("end").strength("Racer")) == (6, 2)


@card("Wreck-It Ralph - Big Lug")
def test_big_ralph_may_return_a_racer_for_a_lore_as_he_comes_and_as_he_quests():
    discard = ["Racer", "Champion", "Bear"]
    game = table({"hand": [LUG], "ink": 7, "discard": discard}, cards=[RACER, CHAMPION]).push("play Wreck-It", "yes")
    assert (game.hand(ME), game.lore(ME)) == (["Racer"], 1)
    game = table({"play": [LUG], "discard": discard}, cards=[RACER, CHAMPION]).push("quest Wreck-It", "yes")
    assert (game.hand(ME), game.lore(ME)) == (["Racer"], 2)
    none = table({"play": [LUG], "discard": ["Champion"]}, cards=[CHAMPION]).push("quest Wreck-It")
    assert (none.hand(ME), none.lore(ME)) == ([], 1)
    assert shifts_for(LUG, 5)


# Set 9.


@card("Circle of Life")
def test_the_circle_of_life_plays_a_character_from_your_discard():
    side = {"hand": ["Circle of Life", "Bear"], "play": ["Giant", "Wolf"], "discard": ["Knight", "Lamp"]}
    game = table(side, {"discard": ["Witch"]}).push("sing together Circle")
    assert (game.play(ME), game.is_drying("Knight"), game.hand(ME)) == (["Giant", "Wolf", "Knight"], True, ["Bear"])


@card("Cruella De Vil - Style Icon")
def test_cruella_inks_the_top_card_for_the_first_cheap_character_of_your_turn():
    game = table(
        {"play": [ICON, "Giant", "Bear", "Wolf"]},
        {"play": ["Knight (exerted, damage 5)", "Hen (exerted)", "Wolf (exerted, damage 2)"]},
    )
    game.push("challenge Bear -> Knight")
    assert game.ink(ME) == (0, 0)
    assert game.push("challenge Giant -> Hen").ink(ME) == (0, 1)
    assert game.push(f"challenge {ICON} -> Wolf").ink(ME) == (0, 1)


@card("Cruella De Vil - Style Icon")
def test_cruella_counts_your_own_cheap_characters_but_not_in_the_other_turn():
    game = table({"play": [ICON, "Hen (damage 2)"]}, {"play": ["Wolf (exerted)"]}).push("challenge Hen -> Wolf")
    assert game.ink(ME) == (0, 1)
    game = table({"play": [ICON, "Hen (exerted)"]}, {"play": ["Giant"]}, active=YOU).push("challenge Giant -> Hen")
    assert game.ink(ME) == (0, 0)


@card("Cruella De Vil - Style Icon")
def test_cruella_weakens_cheap_opposing_characters_in_your_turn():
    game = table({"play": [ICON, "Wolf"]}, {"play": ["Bear", "Bird", "Hen"]})
    assert [game.strength(name) for name in ("Bear", "Bird", "Wolf")] == [3, 1, 2]
    assert game.push("end").strength("Bird") == 2


@card("Family Fishing Pole")
def test_the_pole_comes_exerted_and_trades_an_exerted_character_for_lore():
    game = table({"hand": [POLE], "ink": 3}).push("play Family")
    assert (game.is_exerted(POLE), game.legal("use")) == (True, [])
    game = table({"play": [POLE, "Bear (exerted)", "Wolf"], "ink": 1}, {"play": ["Giant (exerted)"]}).push("use Family")
    assert (game.hand(ME), game.lore(ME), game.names_in("discard", ME)) == (["Bear"], 2, [POLE])
    none = table({"play": [POLE, "Wolf"], "ink": 1}).push("use Family")
    assert (none.lore(ME), none.play(ME)) == (0, ["Wolf"])


@card("Genie - Of the Lamp")
@pytest.mark.parametrize(("state", "strength"), [(" (exerted)", 5), ("", 3)])
def test_genie_exerted_strengthens_the_others(state, strength):
    game = table({"play": [f"{GENIE}{state}", "Bear"]}, {"play": ["Wolf"]})
    assert [game.strength(name) for name in ("Bear", "Genie", "Wolf")] == [strength, 2, 2]
    assert is_evasive(GENIE)


@card("Little John - Sir Reginald")
def test_little_john_shields_a_hero_or_hits_a_villain():
    side = {"hand": [JOHN, "Slap"], "ink": 2, "play": ["Knight", "Bear"]}
    foes = {"play": ["Rogue", "Giant"]}
    game = table(side, foes, cards=[ROGUE, SLAP]).push("play Little John", "pick 1", "play Slap", "choose Knight")
    assert game.damage("Knight") == 0
    assert table(side, foes, cards=[ROGUE, SLAP]).push("play Little John", "pick 2").damage("Rogue") == 2


@card("Max Goof - Rockin' Teen")
def test_max_goof_sings_but_goes_nowhere():
    game = table({"play": [MAX, "Bear", "Fort"], "ink": 4, "hand": ["Tune"]})
    assert game.legal("move") == ["move Bear -> Fort"]
    assert f"sing Tune with {MAX}" in game.legal()


@card("Mickey Mouse - Brave Little Prince")
def test_the_little_prince_grows_with_a_card_under_him():
    young = "Mickey Mouse - True Friend"
    game = table({"play": [young], "hand": [PRINCE], "ink": 5})
    game.push(f"shift {PRINCE} -> {young}")
    assert (game.strength("Mickey"), game.willpower("Mickey"), game.lore_value("Mickey")) == (5, 5, 4)
    alone = table({"play": [PRINCE]})
    assert (alone.strength("Mickey"), alone.willpower("Mickey"), alone.lore_value("Mickey")) == (2, 2, 1)
    assert shifts_for(PRINCE, 5)
    assert is_evasive(PRINCE)


@card("Roxanne - Powerline Fan")
def test_roxanne_shines_beside_a_singer():
    game = table({"play": [ROXANNE, "Voice"]}, cards=[VOICE])
    assert (game.strength("Roxanne"), game.lore_value("Roxanne")) == (3, 2)
    alone = table({"play": [ROXANNE]}, {"play": ["Voice"]}, cards=[VOICE])
    assert (alone.strength("Roxanne"), alone.lore_value("Roxanne")) == (2, 1)


@card("The Magic Feather")
def test_the_feather_lets_one_character_fly_while_it_is_in_play():
    game = table({"hand": [FEATHER], "ink": 5, "play": ["Bear", "Wolf"]}, {"play": ["Bird (exerted)", "Hen"]})
    game.push("play The Magic", "choose Bear")
    assert game.legal("challenge") == ["challenge Bear -> Bird"]
    game.push("use The Magic")
    assert (game.hand(ME), game.legal("challenge"), game.ink(ME)) == ([FEATHER], [], (0, 5))


@card("The Magic Feather")
def test_the_feather_still_helps_in_later_turns():
    game = table({"hand": [FEATHER], "ink": 2, "play": ["Bear", "Wolf"]}, {"play": ["Bird (exerted)", "Hen"]})
    game.push("play The Magic", "choose Bear", "quest Bear", "end")
    assert game.legal("challenge") == ["challenge Bird -> Bear"]


@card("Timothy Q. Mouse - Flight Instructor")
def test_timothy_is_worth_more_beside_somebody_who_flies():
    assert table({"play": [TIMOTHY, "Bird"]}).lore_value("Timothy") == 2
    assert table({"play": [TIMOTHY]}, {"play": ["Bird"]}).lore_value("Timothy") == 1
