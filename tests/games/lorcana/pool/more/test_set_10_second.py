"""Set 10, the last cards without a test: what they do at the table."""

import pytest

from mazo.abilities.tree.effects import Keyword
from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import POINT, SLAP, asked, has_rush, is_evasive, shifts_for
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU, made

BROM = "Brom Bones - Burly Bully"
HOLD = "Can't Hold It Back Anymore"
CASTLE = "Castle of the Horned King - Bastion of Evil"
BOGO = "Chief Bogo - Calling the Shots"
BADGE = "Detective's Badge"
DONALD = "Donald Duck - Ruby Champion"
ELISA = "Elisa Maza - Intrepid Investigator"
FERGUS = "Fergus McDuck - Scrooge's Father"
FLASH = "Flash - Records Specialist"
GOLIATH = "Goliath - Guardian of Castle Wyvern"
CHAMPION = "Goofy - Emerald Champion"
GUMSHOE = "Goofy - Galumphing Gumshoe"
GRIMORUM = "Grimorum Arcanorum"
SCHOOLMASTER = "Ichabod Crane - Bookish Schoolmaster"
SCARED = "Ichabod Crane - Scared Out of His Mind"
TUNNELS = "Illuminary Tunnels - Linked Caverns"
KRISTOFF = "Kristoff - Mining the Ruins"
LENA = "Lena Sabrewing - Mysterious Duck"
CONNIVING = "Magica De Spell - Conniving Sorceress"
SPITEFUL = "Magica De Spell - Spiteful Sorceress"
MINNIE = "Minnie Mouse - Ghost Hunter"
NANA = "Nana - Canine Caregiver"
NIBS = "Nibs - Lost Boy"
REVIEW = "Performance Review"
PLUTO = "Pluto - Clever Cluefinder"
RAPUNZEL = "Rapunzel - Creative Captor"
SCAR = "Scar - Eerily Prepared"
SHERE_KHAN = "Shere Khan - Fearsome Tiger"
TARAN = "Taran - Pig Keeper"
ROBOT_QUEEN = "The Robot Queen"
TWINS = "The Twins - Lost Boys"
PLAINS = "White Agony Plains - Golden Lagoon"
ZEUS = "Zeus - Missing His Spark"

SLEUTH = made("Sleuth", cost=2, strength=2, willpower=4, classifications=["Detective"])
GARGOYLE = made("Gargoyle", cost=2, strength=2, willpower=4, classifications=["Gargoyle"])
RED = made("Red", cost=3, strength=3, willpower=5, inks=["Ruby"])
BIG_RED = made("Big Red", cost=6, strength=6, willpower=5, inks=["Ruby", "Amber"])
GREEN = made("Green", cost=3, strength=1, willpower=3, inks=["Emerald"])
BOOSTER = made("Booster", cost=1, strength=1, willpower=5, abilities=[Keyword("Boost", 1)])


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


@card("Can't Hold It Back Anymore")
def test_all_damage_goes_to_the_exerted_one():
    game = table(
        {"hand": [HOLD], "play": ["Knight", "Bear (damage 2)"]},
        {"play": ["Giant (damage 1)", "Wolf (damage 3)", "Fort (damage 1)"]},
    )
    game.push(f"sing {HOLD} -> Knight", "choose Giant")
    assert [game.damage(name) for name in ("Giant", "Bear", "Wolf", "Fort")] == [6, 0, 0, 1]
    assert game.is_exerted("Giant")


@card("Castle of the Horned King - Bastion of Evil")
def test_the_castle_lets_the_first_quest_of_a_turn_ready_an_item():
    game = table(
        {"play": [CASTLE, f"Bear (at {CASTLE})", f"Wolf (at {CASTLE})", "Hen", "Lamp (exerted)", "Rope (exerted)"]}
    )
    assert not asked(game.push("quest Hen"))
    game.push("quest Bear", "yes", "choose Lamp")
    assert (game.is_exerted("Lamp"), game.is_exerted("Rope")) == (False, True)
    assert not asked(game.push("quest Wolf"))


@card("Chief Bogo - Calling the Shots")
def test_bogo_is_safe_in_your_turn_only():
    game = table({"play": [BOGO]}, {"play": ["Giant (exerted)"]}).push("challenge Chief -> Giant")
    assert (game.damage("Chief"), game.damage("Giant")) == (0, 4)
    game = table({"play": [f"{BOGO} (exerted)"]}, {"play": ["Hen", "Wolf"]}, active=YOU).push("challenge Wolf -> Chief")
    assert not game.is_in_play("Chief")


@card("Chief Bogo - Calling the Shots")
def test_bogo_makes_detectives_of_the_others():
    game = table({"play": [BOGO, "Bear"], "hand": [MINNIE], "ink": 2}, {"play": ["Wolf"]}).push("play Minnie")
    assert sorted(game.legal()) == ["choose Bear", f"choose {MINNIE}"]


@card("Detective's Badge")
def test_the_badge_makes_a_resistant_detective_until_your_next_turn():
    game = table({"play": [BADGE, "Bear (exerted)"], "ink": 1, "hand": [MINNIE]}, {"play": ["Wolf"]})
    game.push("use Detective", "choose Bear", "end", "challenge Wolf -> Bear")
    assert game.damage("Bear") == 1
    game = table({"play": [BADGE, "Bear", "Hen"], "ink": 3, "hand": [MINNIE]}, {"play": ["Wolf"]})
    game.push("use Detective", "choose Bear", "play Minnie")
    assert sorted(game.legal()) == ["choose Bear", f"choose {MINNIE}"]


@card("Donald Duck - Ruby Champion")
def test_donald_champions_the_other_ruby_characters():
    game = table({"play": [DONALD, "Red", "Big Red", "Giant"]}, {"play": ["Green"]}, cards=[RED, BIG_RED, GREEN])
    assert [game.strength(name) for name in ("Red", "Big Red", "Giant", "Donald")] == [4, 7, 6, 4]
    assert [game.lore_value(name) for name in ("Red", "Big Red", "Giant", "Donald")] == [1, 2, 2, 1]


@card("Elisa Maza - Intrepid Investigator")
@pytest.mark.parametrize(("others", "lore"), [(["Giant", "Big Red"], 3), (["Giant", "Bear"], 1)])
def test_elisa_has_strong_friends(others, lore):
    game = table({"play": [ELISA, *others]}, {"play": ["Big Red"]}, cards=[BIG_RED])
    assert game.lore_value("Elisa") == lore


@card("Fergus McDuck - Scrooge's Father")
def test_fergus_wards_one_of_yours_until_your_next_turn():
    game = table({"hand": [FERGUS], "ink": 3, "play": ["Bear"]}, {"play": ["Wolf"], "hand": ["Point"]}, cards=[POINT])
    game.push("play Fergus")
    assert sorted(game.legal()) == ["choose Bear", f"choose {FERGUS}"]
    assert sorted(game.push("choose Bear", "end", "play Point").legal()) == [f"choose {FERGUS}", "choose Wolf"]


@card("Flash - Records Specialist")
def test_flash_comes_exerted_and_may_strengthen_a_detective():
    assert table({"hand": [FLASH], "ink": 3}).push("play Flash").is_exerted("Flash")
    game = table({"play": [FLASH, "Sleuth", "Bear"]}, cards=[SLEUTH]).push("quest Flash", "yes")
    assert (game.strength("Sleuth"), game.push("end").strength("Sleuth")) == (4, 2)
    assert table({"play": [FLASH, "Sleuth"]}, cards=[SLEUTH]).push("quest Flash", "no").strength("Sleuth") == 2


@card("Goliath - Guardian of Castle Wyvern")
def test_goliath_s_gargoyles_gain_lore_by_challenging_characters():
    game = table({"play": [GOLIATH, "Gargoyle", "Bear"]}, {"play": ["Giant (exerted)", "Fort"]}, cards=[GARGOYLE])
    assert game.push("challenge Bear -> Giant").lore(ME) == 0
    assert game.push("challenge Gargoyle -> Giant").lore(ME) == 1
    assert game.push("challenge Goliath -> Fort").lore(ME) == 1
    game = table({"play": [GOLIATH, "Gargoyle"]}, {"play": ["Giant (exerted)"]}, cards=[GARGOYLE])
    assert game.push("challenge Goliath -> Giant").lore(ME) == 1


@card("Goliath - Guardian of Castle Wyvern")
@pytest.mark.parametrize(("held", "exerted"), [(3, True), (2, False)])
def test_goliath_can_t_ready_with_three_cards_in_hand(held, exerted):
    game = table({"play": [f"{GOLIATH} (exerted)", "Bear (exerted)"], "hand": ["Hen"] * held}, active=YOU).push("end")
    assert (game.is_exerted("Goliath"), game.is_exerted("Bear")) == (exerted, False)


@card("Goliath - Guardian of Castle Wyvern")
def test_no_effect_readies_goliath_with_three_cards_in_hand():
    side = {"play": [f"{GOLIATH} (exerted)"], "hand": ["It's Gonna Be Great!", "Hen", "Hen", "Hen"], "ink": 2}
    assert table(side).push("play It's").is_exerted("Goliath")


@card("Goofy - Emerald Champion")
def test_goofy_avenges_other_emerald_characters_that_are_challenged():
    game = table({"play": [CHAMPION, "Green (exerted)", "Hen"]}, {"play": ["Giant"]}, active=YOU, cards=[GREEN])
    game.push("challenge Giant -> Green")
    assert (game.play(ME), game.play(YOU)) == ([CHAMPION, "Hen"], [])
    game = table({"play": [CHAMPION, "Hen (exerted)"]}, {"play": ["Giant"]}, active=YOU).push("challenge Giant -> Hen")
    assert game.play(YOU) == ["Giant"]
    game = table({"play": [CHAMPION, "Green"]}, {"play": ["Giant (exerted)"]}, cards=[GREEN])
    assert game.push("challenge Green -> Giant").is_in_play("Giant")


@card("Goofy - Emerald Champion")
def test_goofy_wards_other_emerald_characters():
    game = table({"play": [CHAMPION, "Green", "Hen"]}, {"hand": ["Point"]}, active=YOU, cards=[GREEN, POINT])
    assert sorted(game.push("play Point").legal()) == [f"choose {CHAMPION}", "choose Hen"]


@card("Goofy - Galumphing Gumshoe")
def test_the_gumshoe_weakens_all_opponents_as_he_comes_and_as_he_quests():
    game = table(
        {"hand": [GUMSHOE], "ink": 8, "play": ["Wolf"]}, {"play": ["Bear", "Giant", "Hen"], "hand": ["Wolf"], "ink": 2}
    )
    game.push("play Goofy")
    assert [game.strength(name) for name in ("Bear", "Giant", "Wolf")] == [2, 5, 2]
    assert game.push("end").strength("Bear") == 2
    assert game.push("end", "quest Goofy").strength("Bear") == 2
    assert shifts_for(GUMSHOE, 5)


@card("Grimorum Arcanorum")
def test_the_grimorum_gains_lore_for_opposing_characters_exerted_in_your_turn():
    game = table({"play": [GRIMORUM, "Bear"], "hand": ["Point", "Point"]}, {"play": ["Wolf", "Hen"]}, cards=[POINT])
    assert game.push("play Point", "choose Wolf").lore(ME) == 1
    assert game.push("play Point", "choose Bear").lore(ME) == 1
    assert game.push("end", "quest Hen").lore(ME) == 1


@card("Grimorum Arcanorum")
def test_the_grimorum_lets_demona_rush():
    demona = "Demona - Betrayer of the Clan"
    foes = {"play": ["Wolf (exerted)"]}
    assert table({"play": [GRIMORUM, f"{demona} (drying)", "Bear (drying)"]}, foes).legal("challenge") == [
        f"challenge {demona} -> Wolf"
    ]
    assert not has_rush(demona)


@card("Ichabod Crane - Bookish Schoolmaster")
@pytest.mark.parametrize(("name", "ink"), [("Giant", (0, 7)), ("Knight", (2, 4))])
def test_ichabod_reads_on_after_a_dear_character(name, ink):
    game = table({"play": [SCHOOLMASTER], "hand": [name], "ink": 6}).push(f"play {name}", "quest Ichabod")
    assert game.ink(ME) == ink


@card("Ichabod Crane - Scared Out of His Mind", "Ellie Fredricksen - Adventure Partner")
@pytest.mark.parametrize("name", [SCARED, "Ellie Fredricksen - Adventure Partner"])
def test_two_may_go_to_the_inkwell_when_they_are_banished(name):
    game = table({"play": [f"{name} (exerted)"]}, {"play": ["Giant"]}, active=YOU).push(
        f"challenge Giant -> {name}", "yes"
    )
    assert (game.ink(ME), game.names_in("discard", ME)) == ((0, 1), [])
    game = table({"play": [f"{name} (exerted)"]}, {"play": ["Giant"]}, active=YOU).push(
        f"challenge Giant -> {name}", "no"
    )
    assert (game.ink(ME), game.names_in("discard", ME)) == ((0, 0), [name])


@card("Illuminary Tunnels - Linked Caverns")
def test_the_tunnels_link_locations_while_somebody_is_there():
    game = table(
        {"play": [TUNNELS, f"Bear (at {TUNNELS})", "Fort", "Cave"], "hand": ["Fort", "Lamp"], "ink": 1},
        {"play": ["Fort"]},
    )
    assert (game.lore_value(TUNNELS), game.legal("play")) == (3, ["play Fort"])
    game = table({"play": [TUNNELS, "Bear", "Cave"], "hand": ["Fort"], "ink": 1}, {"play": ["Fort"]})
    assert (game.lore_value(TUNNELS), game.legal("play")) == (1, [])


@card("Kristoff - Mining the Ruins")
def test_kristoff_mines_with_a_card_under_him():
    game = table({"play": [KRISTOFF], "ink": 1}).push("boost Kristoff", "quest Kristoff")
    assert game.ink(ME) == (0, 2)
    assert table({"play": [KRISTOFF]}).push("quest Kristoff").ink(ME) == (0, 0)


@card("Lena Sabrewing - Mysterious Duck")
@pytest.mark.parametrize(
    ("mine", "theirs", "lore"),
    [("Bear (facedown Hen)", "Wolf", 1), ("Fort (facedown Hen)", "Wolf", 1), ("Bear", "Wolf (facedown Hen)", 0)],
)
def test_lena_gains_a_lore_for_a_card_under_one_of_yours(mine, theirs, lore):
    game = table({"hand": [LENA], "ink": 4, "play": [mine]}, {"play": [theirs]}).push("play Lena")
    assert game.lore(ME) == lore


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


@card("Minnie Mouse - Ghost Hunter")
def test_minnie_alerts_a_detective_this_turn():
    game = table({"hand": [MINNIE], "ink": 2, "play": ["Sleuth", "Bear"]}, {"play": ["Bird (exerted)"]}, cards=[SLEUTH])
    game.push("play Minnie", "choose Sleuth")
    assert game.legal("challenge") == ["challenge Sleuth -> Bird"]


@card("Nana - Canine Caregiver")
def test_nana_sends_somebody_cheap_home_for_a_card():
    side = {"hand": [NANA, "Lamp", "Rope"], "ink": 3, "play": ["Hen"]}
    game = table(side, {"play": ["Wolf", "Bear"]}).push("play Nana", "yes", "choose Lamp")
    assert game.legal() == ["choose Hen", "choose Wolf"]
    game.push("choose Wolf")
    assert (game.hand(YOU), game.hand(ME), game.names_in("discard", ME)) == (["Wolf"], ["Rope"], ["Lamp"])
    kept = table(side, {"play": ["Wolf"]}).push("play Nana", "no")
    assert (kept.hand(ME), kept.play(YOU)) == (["Lamp", "Rope"], ["Wolf"])


@card("Nibs - Lost Boy")
def test_nibs_comes_home_from_a_challenge():
    game = table({"play": [NIBS]}, {"play": ["Giant (exerted)"]}).push("challenge Nibs -> Giant")
    assert game.hand(ME) == [NIBS]
    slapped = table({"play": [f"{NIBS} (damage 2)"]}, {"hand": ["Slap"]}, active=YOU, cards=[SLAP]).push("play Slap")
    assert (slapped.hand(ME), slapped.names_in("discard", ME)) == ([], [NIBS])


@card("Performance Review")
def test_the_review_draws_a_character_s_lore():
    game = table({"hand": [REVIEW], "ink": 2, "play": ["Bear", "Wolf", "Giant (exerted)", "Hen (drying)"]}).push(
        f"play {REVIEW}"
    )
    assert game.legal() == ["choose Bear", "choose Wolf"]  # the symbol asks for a dry character
    game.push("choose Bear")
    assert (game.is_exerted("Bear"), len(game.hand(ME)), game.lore(ME)) == (True, 2, 0)
    assert table({"hand": [REVIEW], "ink": 2, "play": ["Giant (exerted)"]}).push(f"play {REVIEW}").hand(ME) == []


@card("Pluto - Clever Cluefinder")
def test_pluto_finds_an_item_for_the_hand_or_the_deck():
    side = {"discard": ["Lamp", "Hen"], "deck": ["Wolf"]}
    game = table({"play": [PLUTO, "Sleuth"], **side}, cards=[SLEUTH]).push("use Pluto")
    assert (game.hand(ME), game.deck(ME)) == (["Lamp"], ["Wolf"])
    game = table({"play": [PLUTO], **side}, {"play": ["Sleuth"]}, cards=[SLEUTH]).push("use Pluto")
    assert (game.hand(ME), game.deck(ME), game.names_in("discard", ME)) == ([], ["Lamp", "Wolf"], ["Hen"])


@card("Rapunzel - Creative Captor")
def test_rapunzel_weakens_an_opponent_this_turn():
    game = table({"hand": [RAPUNZEL], "ink": 5, "play": ["Bear"]}, {"play": ["Giant"]}).push("play Rapunzel")
    assert (game.strength("Giant"), game.push("end").strength("Giant")) == (3, 6)


@card("Scar - Eerily Prepared")
def test_scar_weakens_an_opponent_for_each_card_put_under_him():
    game = table({"play": [SCAR, "Booster"], "ink": 3}, {"play": ["Giant"]}, cards=[BOOSTER]).push("boost Booster")
    assert game.strength("Giant") == 6
    game.push("boost Scar")
    assert (game.strength("Giant"), game.push("end").strength("Giant")) == (1, 6)


@card("Shere Khan - Fearsome Tiger")
def test_shere_khan_hunts_the_wounded_and_may_wound_another():
    game = table({"play": [SHERE_KHAN, "Wolf"]}, {"play": ["Giant (damage 1)", "Bear"]}).push("quest Shere", "yes")
    assert sorted(game.legal()) == ["choose Bear", f"choose {SHERE_KHAN}", "choose Wolf"]
    game.push("choose Bear")
    assert (game.play(YOU), game.damage("Bear")) == (["Bear"], 1)
    spared = table({"play": [SHERE_KHAN]}, {"play": ["Giant (damage 1)", "Bear"]}).push("quest Shere", "no")
    assert spared.damage("Bear") == 0
    assert is_evasive(SHERE_KHAN)


@card("Taran - Pig Keeper")
def test_taran_may_fetch_hen_wen_and_supports():
    pig = "Hen Wen - Prophetic Pig"
    game = table({"play": [TARAN], "discard": [pig, "Bear"]}).push("quest Taran")
    game.push("resolve 2", "yes")
    assert game.hand(ME) == [pig]
    assert (
        table({"play": [TARAN, "Hen"], "discard": ["Bear"]}).push("quest Taran", "resolve 1", "yes").strength("Hen")
        == 5
    )


@card("The Robot Queen")
def test_the_robot_queen_is_spent_for_two_damage():
    side = {"play": [ROBOT_QUEEN], "hand": ["Wolf", "Hen"], "ink": 3}
    game = table(side, {"play": ["Giant"]}).push("play Wolf", "yes", "choose Giant")
    assert (game.damage("Giant"), game.ink(ME), game.names_in("discard", ME)) == (2, (0, 3), [ROBOT_QUEEN])
    kept = table(side, {"play": ["Giant"]}).push("play Wolf", "no")
    assert (kept.is_in_play(ROBOT_QUEEN), kept.ink(ME)) == (True, (1, 2))
    poor = table({**side, "ink": 2}, {"play": ["Giant"]}).push("play Wolf")
    assert (poor.is_in_play(ROBOT_QUEEN), asked(poor)) == (True, False)


@card("The Twins - Lost Boys")
def test_the_twins_may_hurt_somebody_beside_a_location_of_yours():
    game = table({"hand": [TWINS], "ink": 6, "play": ["Fort"]}, {"play": ["Giant"]}).push(
        "play The Twins", "yes", "choose Giant"
    )
    assert game.damage("Giant") == 2
    game = table({"hand": [TWINS], "ink": 6}, {"play": ["Giant", "Fort"]}).push("play The Twins")
    assert not asked(game)


@card("White Agony Plains - Golden Lagoon")
def test_the_plains_are_worth_their_visitors():
    game = table({"play": [PLAINS, f"Bear (at {PLAINS})", f"Wolf (at {PLAINS})", "Hen"]}, active=YOU)
    assert game.lore_value(PLAINS) == 2
    assert game.push("end").lore(ME) == 2


@card("Zeus - Missing His Spark", "Kanga - Peaceful Gatherer", "Genie - Magical Researcher")
@pytest.mark.parametrize(
    ("name", "ink", "figures"),
    [(ZEUS, 2, (4, 5, 2)), ("Kanga - Peaceful Gatherer", 2, (5, 5, 3)), ("Genie - Magical Researcher", 1, (3, 4, 2))],
)
def test_three_grow_with_a_card_under_them(name, ink, figures):
    game = table({"play": [name], "ink": ink}).push(f"boost {name}")
    assert (game.strength(name), game.willpower(name), game.lore_value(name)) == figures
    assert game.ink(ME) == (0, ink)
