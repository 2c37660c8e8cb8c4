"""Set 5, Emerald: what its cards do at the table."""

import pytest

from mazo.abilities.tree.effects import Keyword
from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, is_evasive, is_warded, shifts_for
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU, made

CLUMSY = "Clarabelle - Clumsy Guest"
WALLFLOWER = "Clarabelle - Contented Wallflower"
HOOVES = "Clarabelle - Light on Her Hooves"
PARTYGOER = "Ed - Hysterical Partygoer"
LAUGHING = "Ed - Laughing Hyena"
MERRYWEATHER = "Merryweather - Good Fairy"
ARCHER = "Robin Hood - Archery Contestant"
SLEUTH = "Robin Hood - Sneaky Sleuth"
TIMELY = "Robin Hood - Timely Contestant"
SCAR = "Scar - Vengeful Lion"
HEAD = "Shenzi - Head Hyena"
ACCOMPLICE = "Shenzi - Scar's Accomplice"
LAIR = "Tropical Rainforest - Jaguar Lair"
EAGLE = made("Eagle", strength=1, willpower=9, abilities=[Keyword("Evasive")])


@card("Banzai - Taunting Hyena")
def test_banzai_may_exert_a_damaged_character_only():
    game = table(
        {"hand": ["Banzai - Taunting Hyena"], "ink": 2, "play": ["Hen (damage 1)"]},
        {"play": ["Bear (damage 1)", "Wolf", "Fort (damage 1)"]},
    )
    game.push("play Banzai", "yes")
    assert game.legal() == ["choose Hen", "choose Bear"]
    assert game.push("choose Bear").is_exerted("Bear")


@card("Banzai - Taunting Hyena")
def test_banzai_may_leave_them_ready():
    game = table({"hand": ["Banzai - Taunting Hyena"], "ink": 2}, {"play": ["Bear (damage 1)"]}).push(
        "play Banzai", "no"
    )
    assert not game.is_exerted("Bear")


@card("Clarabelle - Clumsy Guest")
@pytest.mark.parametrize(("answer", "ink", "left"), [("yes", (0, 3), ["Bear"]), ("no", (2, 1), ["Bear", "Lamp"])])
def test_clarabelle_may_pay_two_to_banish_an_item(answer, ink, left):
    game = table({"hand": [CLUMSY], "ink": 3}, {"play": ["Bear", "Lamp"]}).push("play Clarabelle", answer)
    assert (game.ink(ME), game.play(YOU)) == (ink, left)


@card("Clarabelle - Clumsy Guest")
@rule("lorcana", "6.1.4.1")
def test_clarabelle_without_the_ink_is_not_even_asked():
    game = table({"hand": [CLUMSY], "ink": 2}, {"play": ["Lamp"]}).push("play Clarabelle")
    assert (game.is_in_play("Lamp"), game.ink(ME), asked(game)) == (True, (1, 1), False)


@card("Clarabelle - Contented Wallflower")
@pytest.mark.parametrize(("theirs", "drawn"), [(["Bear", "Wolf"], 1), (["Bear"], 0)])
def test_clarabelle_may_draw_if_an_opponent_holds_more_cards(theirs, drawn):
    game = table({"hand": [WALLFLOWER, "Hen"], "ink": 3}, {"hand": theirs}).push("play Clarabelle")
    assert asked(game) == bool(drawn)
    if drawn:
        game.push("yes")
    assert len(game.hand(ME)) == 1 + drawn


@card("Clarabelle - Contented Wallflower")
def test_clarabelle_may_go_without_the_card():
    game = table({"hand": [WALLFLOWER], "ink": 3}, {"hand": ["Bear"]}).push("play Clarabelle", "no")
    assert game.hand(ME) == []


@card("Clarabelle - Light on Her Hooves")
def test_clarabelle_may_draw_as_many_as_the_opponent_holds_at_the_end_of_your_turn():
    game = table({"play": [HOOVES], "hand": ["Hen"]}, {"hand": ["Bear"] * 4}).push("end", "yes")
    assert (len(game.hand(ME)), game.active) == (4, YOU)
    game = table({"play": [HOOVES], "hand": ["Hen"]}, {"hand": ["Bear"] * 4}).push("end", "no")
    assert game.hand(ME) == ["Hen"]


@card("Clarabelle - Light on Her Hooves")
def test_clarabelle_draws_nothing_if_the_opponent_holds_no_more_and_nothing_in_their_turn():
    game = table({"play": [HOOVES], "hand": ["Hen"]}, {"hand": ["Bear"]}).push("end")
    assert (game.active, game.hand(ME)) == (YOU, ["Hen"])
    game.push("end")
    assert (game.active, len(game.hand(ME))) == (ME, 2)


@card("Clarabelle - Light on Her Hooves")
def test_clarabelle_compares_with_the_opponent_of_your_choice():
    game = table({"play": [HOOVES]}, {"hand": ["Bear"]}, third={"hand": ["Wolf"] * 3}).push("end")
    assert len(game.legal()) == 2
    game.push(game.legal()[1], "yes")
    assert len(game.hand(ME)) == 3


@card("Clarabelle - Light on Her Hooves", "Robin Hood - Sneaky Sleuth")
def test_two_of_them_shift():
    assert shifts_for(HOOVES, 5)
    assert shifts_for(SLEUTH, 3)


@card("Ed - Hysterical Partygoer")
def test_damaged_characters_leave_ed_alone():
    game = table({"play": [f"{PARTYGOER} (exerted)"]}, {"play": ["Bear (damage 1)", "Wolf"]}, active=YOU)
    assert game.legal("challenge") == [f"challenge Wolf -> {PARTYGOER}"]


@card("Ed - Laughing Hyena")
def test_ed_may_hurt_a_damaged_character_more():
    game = table({"hand": [LAUGHING], "ink": 3, "play": ["Hen (damage 1)"]}, {"play": ["Bear (damage 1)", "Wolf"]})
    game.push("play Ed", "yes")
    assert game.legal() == ["choose Hen", "choose Bear"]
    assert game.push("choose Bear").damage("Bear") == 3


@card("Ed - Laughing Hyena")
def test_ed_may_keep_calm():
    game = table({"hand": [LAUGHING], "ink": 3}, {"play": ["Bear (damage 1)"]}).push("play Ed", "no")
    assert game.damage("Bear") == 1


@card("Emerald Chromicon")
@pytest.mark.parametrize(("answer", "left"), [("yes", []), ("no", ["Giant"])])
def test_the_emerald_chromicon_may_return_a_character_when_yours_falls_in_an_opponent_s_turn(answer, left):
    game = table({"play": ["Emerald Chromicon", "Hen (exerted)"]}, {"play": ["Giant"]}, active=YOU)
    game.push("challenge Giant -> Hen", answer)
    assert game.play(YOU) == left


@card("Emerald Chromicon")
def test_the_emerald_chromicon_sleeps_in_your_turn_and_for_other_players_characters():
    game = table({"play": ["Emerald Chromicon", "Hen"]}, {"play": ["Giant (exerted)"]}).push("challenge Hen -> Giant")
    assert (game.is_in_play("Hen"), asked(game)) == (False, False)
    game = table({"play": ["Emerald Chromicon", "Giant (exerted)"]}, {"play": ["Hen"]}, active=YOU)
    assert not asked(game.push("challenge Hen -> Giant"))


@card("Emerald Chromicon")
def test_the_emerald_chromicon_answers_each_of_several_characters_banished_at_once():
    game = table(
        {"play": ["Emerald Chromicon", "Hen (damage 2)", "Wolf (damage 3)"]},
        {"play": ["Bear", "Giant"], "hand": ["Tug-of-War"], "ink": 5},
        active=YOU,
    )
    game.push("play Tug-of-War", "pick 1")
    assert game.bag() == [(ME, "Emerald Chromicon")] * 2
    game.push("resolve 1", "yes", "choose Giant", "yes")
    assert game.play(YOU) == []


@card("Hypnotic Deduction")
def test_hypnotic_deduction_draws_three_and_puts_two_back_on_top_in_any_order():
    game = table({"hand": ["Hypnotic Deduction", "Hen"], "ink": 2, "deck": ["Bear", "Wolf", "Lamp", "Fort"]})
    game.push("play Hypnotic")
    assert len(game.legal("choose")) == 6  # two of four, the one that was in hand before too
    game.push("choose Hen; Wolf", "order Wolf; Hen")
    assert sorted(game.hand(ME)) == ["Bear", "Lamp"]
    assert game.deck(ME) == ["Wolf", "Hen", "Fort"]
    assert not game.knows(YOU, "Hen")


@card("Merryweather - Good Fairy")
@pytest.mark.parametrize(("answer", "strength", "ink"), [("yes", 5, (0, 2)), ("no", 3, (1, 1))])
def test_merryweather_may_pay_one_for_strength(answer, strength, ink):
    game = table({"hand": [MERRYWEATHER], "ink": 2}, {"play": ["Bear"]}).push("play Merryweather", answer)
    if answer == "yes":
        assert game.legal() == [f"choose {MERRYWEATHER}", "choose Bear"]
        game.push("choose Bear")
    assert (game.strength("Bear"), game.ink(ME)) == (strength, ink)
    assert game.push("end").strength("Bear") == 3


@card("Night Howler Rage")
def test_night_howler_rage_draws_and_makes_somebody_reckless_in_their_next_turn_only():
    game = table({"hand": ["Night Howler Rage"], "ink": 3, "play": ["Hen (exerted)", "Wolf"]}, {"play": ["Bear"]})
    game.push("play Night Howler", "choose Bear")
    assert len(game.hand(ME)) == 1
    game.push("end")
    assert not game.legal("quest Bear")
    assert not game.legal("end")
    game.push("challenge Bear -> Hen", "end", "end")
    assert game.legal("quest Bear")


@card("Night Howler Rage")
def test_night_howler_rage_waits_for_your_own_next_turn_with_your_character():
    game = table({"hand": ["Night Howler Rage"], "ink": 3, "play": ["Wolf"]}, {"play": ["Bear"]})
    game.push("play Night Howler", "choose Wolf")
    assert game.legal("quest Wolf")
    game.push("end", "end")
    assert not game.legal("quest Wolf")


@card("Robin Hood - Archery Contestant")
@pytest.mark.parametrize(("mine", "theirs", "lore"), [("Hen", "Bear (damage 1)", 1), ("Hen (damage 1)", "Bear", 0)])
def test_robin_hood_gains_lore_if_an_opponent_has_a_damaged_character(mine, theirs, lore):
    game = table({"hand": [ARCHER], "ink": 2, "play": [mine]}, {"play": [theirs, "Fort (damage 1)"]})
    assert game.push("play Robin Hood").lore(ME) == lore


@card("Robin Hood - Sneaky Sleuth")
def test_robin_hood_has_more_lore_for_each_opposing_damaged_character():
    game = table(
        {"play": [SLEUTH, "Hen (damage 1)"]},
        {"play": ["Bear (damage 2)", "Wolf (damage 1)", "Knight", "Fort (damage 1)"]},
    )
    assert game.lore_value("Robin Hood") == 3
    assert game.push("quest Robin Hood").lore(ME) == 3


@card("Robin Hood - Timely Contestant")
@pytest.mark.parametrize(("ink", "playable"), [(5, True), (4, False)])
def test_robin_hood_costs_one_less_for_each_damage_on_opposing_characters(ink, playable):
    game = table(
        {"hand": [TIMELY], "ink": ink, "play": ["Hen (damage 2)"]},
        {"play": ["Bear (damage 3)", "Wolf (damage 1)", "Fort (damage 4)"]},
    )
    assert bool(game.legal("play Robin Hood")) == playable


@card("Robin Hood - Timely Contestant", "Scar - Vengeful Lion")
@pytest.mark.parametrize("name", [TIMELY, SCAR])
def test_they_are_warded(name):
    assert is_warded(name)


@card("Scar - Vengeful Lion")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_scar_may_draw_when_one_of_yours_challenges_a_damaged_character(answer, drawn):
    game = table({"play": [SCAR, "Wolf"]}, {"play": ["Bear (exerted, damage 1)"]}).push("challenge Wolf -> Bear")
    assert game.damage("Bear") == 1  # before any damage is dealt
    game.push(answer)
    assert (len(game.hand(ME)), game.damage("Bear")) == (drawn, 3)


@card("Scar - Vengeful Lion")
def test_scar_draws_nothing_for_an_unhurt_character_or_a_damaged_location():
    game = table({"play": [SCAR, "Wolf"]}, {"play": ["Bear (exerted)", "Fort (damage 1)"]})
    assert not asked(game.push("challenge Wolf -> Bear"))
    assert not asked(game.push(f"challenge {SCAR} -> Fort"))


@card("Shenzi - Head Hyena")
def test_shenzi_is_stronger_for_each_other_hyena_of_yours():
    game = table({"play": [HEAD, PARTYGOER, LAUGHING, "Wolf"]}, {"play": [ACCOMPLICE]})
    assert game.strength("Shenzi - Head") == 5


@card("Shenzi - Head Hyena")
@pytest.mark.parametrize(("challenger", "lore"), [(HEAD, 2), (LAUGHING, 2), ("Wolf", 0)])
def test_shenzi_gains_lore_when_a_hyena_challenges_somebody_damaged(challenger, lore):
    game = table({"play": [HEAD, LAUGHING, "Wolf"]}, {"play": ["Giant (exerted, damage 1)"]})
    assert game.push(f"challenge {challenger} -> Giant").lore(ME) == lore


@card("Shenzi - Head Hyena")
def test_shenzi_gains_nothing_for_challenging_somebody_unhurt():
    game = table({"play": [HEAD]}, {"play": ["Giant (exerted)"]})
    assert game.push("challenge Shenzi -> Giant").lore(ME) == 0


@card("Shenzi - Scar's Accomplice")
@pytest.mark.parametrize(("states", "dealt"), [("exerted, damage 1", 4), ("exerted", 2)])
def test_shenzi_hits_harder_when_she_challenges_somebody_damaged(states, dealt):
    game = table({"play": [ACCOMPLICE]}, {"play": [f"Giant ({states})"]})
    before = game.damage("Giant")
    assert game.strength("Shenzi") == 2
    assert game.push("challenge Shenzi -> Giant").damage("Giant") - before == dealt


@card("Shenzi - Scar's Accomplice")
def test_shenzi_is_evasive_and_hits_no_harder_when_she_is_challenged():
    assert is_evasive(ACCOMPLICE)
    game = table({"play": [f"{ACCOMPLICE} (exerted)"]}, {"play": ["Eagle (damage 1)"]}, active=YOU, cards=[EAGLE])
    assert game.push("challenge Eagle -> Shenzi").damage("Eagle") == 3


@card("Tropical Rainforest - Jaguar Lair")
def test_the_jaguar_lair_makes_opposing_damaged_characters_reckless():
    game = table({"play": [LAIR, "Hen (damage 1, exerted)"]}, {"play": ["Bear (damage 1)", "Wolf"]}, active=YOU)
    assert game.legal("quest") == ["quest Wolf"]
    assert not game.legal("end")
    game.push("challenge Bear -> Hen")
    assert game.legal("end")


@card("Tropical Rainforest - Jaguar Lair")
def test_the_jaguar_lair_leaves_your_own_damaged_characters_alone():
    assert table({"play": [LAIR, "Hen (damage 1)"]}).legal("quest") == ["quest Hen"]


@card("Ulf - Mime")
def test_ulf_never_sings():
    game = table({"play": ["Ulf - Mime", "Giant"], "hand": ["Tune", "Fantastical and Magical"]})
    assert game.legal("sing") == ["sing Tune with Giant"]  # with him the two would be enough for the other song
    assert game.legal("quest Ulf")


@card("You're Welcome")
@pytest.mark.parametrize("name", ["Bear", "Lamp", "Fort"])
def test_you_re_welcome_shuffles_a_card_away_and_its_player_draws_two(name):
    game = table({"hand": ["You're Welcome"], "ink": 4, "play": ["Hen"]}, {"play": ["Bear", "Lamp", "Fort"], "deck": 3})
    game.push("play You're Welcome", f"choose {name}")
    assert not game.is_in_play(name)
    assert (len(game.hand(YOU)), len(game.deck(YOU)), game.hand(ME)) == (2, 2, [])
