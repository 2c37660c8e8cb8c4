"""Set 11, the last cards without a test: what they do at the table."""

import pytest

from mazo.abilities.tree.effects import Keyword
from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import SLAP, asked, has_rush, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU, made

AGNARR = "Agnarr - King of Arendelle"
BEAST = "Beast - Snowfield Troublemaker"
BELLE = "Belle - Snowfield Strategist"
BOOMER = "Boomer - Has the Beak"
CHRISTOPHER = "Christopher Robin - Joining the Fun"
COPPER = "Copper - Hound Pup"
HAMSTERVIEL = "Dr. Hamsterviel - Infamous Scientist"
EDUCATION = "Education or Elimination"
ELSA = "Elsa - Ice Artisan"
FANGMEYER = "Fangmeyer - Icy Officer"
FLIT = "Flit - Reflective Hummingbird"
GENIE = "Genie - Magical Researcher"
GIGI = "Gigi - Best in Snow"
SKIER = "Goofy - Klutzy Skier"
HONKER = "Honker Muddlefoot - Timid Genius"
COMPASS = "John Smith's Compass"
JUMBA = "Jumba Jookiba - Prolific Inventor"
KRISTOFF = "Kristoff - Icy Explorer"
LAUNCHPAD = "Launchpad - Hideout Defender"
FAT_CAT = "Fat Cat - Criminal Businessman"
LING = "Ling - Snow Warrior"
MARCHING = "Marching Off to Battle"
MORGANA = "Morgana Macawber - Reformed Spellcaster"
NECKLACE = "Mother's Necklace"
PROTECT = "Mother Will Protect You"
MULAN = "Mulan - Resourceful Recruit"
MUSHU = "Mushu - Sneaky Dragon"
NANI = "Nani - No Worries"
PLEAKLEY = "Pleakley - Arctic Naturalist"
SCROOGE = "Scrooge McDuck - Miserly Ebenezer"
STEGMUTT = "Stegmutt - Clumsy Dinosaur"
TINKER_BELL = "Tinker Bell - Snowflake Collector"
TWEED = "Widow Tweed - Kindly Soul"
WITCHES = "Witches of Morva - Orddu, Orwen, and Orgoch"
YAO = "Yao - Snow Warrior"

QUEEN = made("Queen", classifications=["Queen"])
SLEUTH = made("Sleuth", cost=2, classifications=["Detective"])
MARTIAN = made("Martian", cost=2, classifications=["Alien"])
SHIELDED = made("Shielded", cost=2, willpower=4, abilities=[Keyword("Resist", 1)])


@card("Agnarr - King of Arendelle")
def test_agnarr_is_stronger_beside_a_queen():
    assert table({"play": [AGNARR, "Queen"]}, cards=[QUEEN]).strength("Agnarr") == 5
    assert table({"play": [AGNARR]}, {"play": ["Queen"]}, cards=[QUEEN]).strength("Agnarr") == 3


@card("Beast - Snowfield Troublemaker")
@pytest.mark.parametrize(("state", "left"), [(" (at Fort)", True), ("", False)])
def test_beast_takes_no_damage_when_he_challenges_from_a_location(state, left):
    game = table({"play": ["Fort", f"{BEAST}{state}"]}, {"play": ["Giant (exerted)"]}).push("challenge Beast -> Giant")
    assert (game.is_in_play(BEAST), game.damage("Giant")) == (left, 3)


@card("Beast - Snowfield Troublemaker")
def test_beast_challenged_at_a_location_is_hurt_and_he_rushes():
    game = table({"play": ["Fort", f"{BEAST} (exerted, at Fort)"]}, {"play": ["Giant"]}, active=YOU)
    assert not game.push("challenge Giant -> Beast").is_in_play(BEAST)
    assert has_rush(BEAST)


@card("Belle - Snowfield Strategist")
def test_belle_may_ink_each_banished_character_of_yours():
    game = table({"play": [BELLE, "Hen (exerted)"]}, {"play": ["Giant"]}, active=YOU).push(
        "challenge Giant -> Hen", "yes"
    )
    assert (game.ink(ME), game.names_in("discard", ME)) == ((0, 1), [])
    own = table({"play": [f"{BELLE} (exerted)"]}, {"play": ["Giant"]}, active=YOU).push(
        "challenge Giant -> Belle", "yes"
    )
    assert (own.ink(ME), own.names_in("discard", ME)) == ((0, 1), [])
    theirs = table({"play": [BELLE, "Giant"]}, {"play": ["Hen (exerted)"]}).push("challenge Giant -> Hen")
    assert (asked(theirs), theirs.ink(YOU)) == (False, (0, 0))


@card("Boomer - Has the Beak")
def test_boomer_may_exert_somebody_damaged():
    game = table({"hand": [BOOMER], "ink": 3}, {"play": ["Bear (damage 1)", "Wolf (damage 1)", "Hen"]})
    game.push("play Boomer", "yes")
    assert game.legal() == ["choose Bear", "choose Wolf"]
    assert game.push("choose Bear").is_exerted("Bear")


@card("Christopher Robin - Joining the Fun")
@pytest.mark.parametrize(("active", "turn", "playable"), [(YOU, 2, True), (ME, 1, False), (YOU, 4, False)])
def test_christopher_robin_is_cheaper_in_the_first_turn_of_a_later_player(active, turn, playable):
    sides = [{"hand": [CHRISTOPHER], "ink": 1} for _ in range(2)]
    assert bool(table(*sides, active=active, turn=turn).legal("play")) == playable


@card("Copper - Hound Pup")
def test_copper_lets_a_player_show_their_hand():
    game = table({"hand": [COPPER], "ink": 1}, {"hand": ["Bear", "Lamp"]}).push("play Copper", f"player {YOU + 1}")
    assert (game.knows(ME, "Bear"), game.knows(ME, "Lamp")) == (True, True)
    own = table({"hand": [COPPER, "Bear"], "ink": 1}, {"hand": ["Lamp"]}).push("play Copper", f"player {ME + 1}")
    assert (own.knows(YOU, "Bear"), own.knows(ME, "Lamp")) == (True, False)


@card("Dr. Hamsterviel - Infamous Scientist")
def test_hamsterviel_is_cheaper_for_aliens_and_stops_a_challenger():
    side = {"hand": [HAMSTERVIEL], "ink": 6, "discard": ["Martian", "Martian", "Bear"], "play": ["Hen (exerted)"]}
    game = table(side, {"play": ["Wolf", "Bear"], "discard": ["Martian"]}, cards=[MARTIAN])
    game.push("play Dr. Hamsterviel", "choose Wolf", "end")
    assert (game.ink(ME), game.legal("challenge")) == ((0, 6), ["challenge Bear -> Hen"])
    assert table({**side, "ink": 5}, cards=[MARTIAN]).legal("play") == []


@card("Education or Elimination")
def test_education_lifts_one_of_yours_until_your_next_turn():
    game = table({"hand": [EDUCATION], "play": ["Knight", "Bear"]}, {"play": ["Wolf", "Giant (damage 1)"]})
    game.push(f"sing {EDUCATION} -> Knight", "pick 1")
    assert game.legal() == ["choose Knight", "choose Bear"]
    game.push("choose Bear", "quest Bear", "end")
    assert (len(game.hand(ME)), game.lore(ME), game.legal("challenge Wolf -> Bear")) == (1, 3, [])
    assert game.push("end").lore_value("Bear") == 2


@card("Education or Elimination")
def test_elimination_banishes_somebody_damaged():
    game = table({"hand": [EDUCATION], "ink": 4}, {"play": ["Wolf", "Giant (damage 1)"]})
    game.push(f"play {EDUCATION}", "pick 2")
    assert (game.play(YOU), game.hand(ME)) == (["Wolf"], [])


@card("Elsa - Ice Artisan")
def test_elsa_may_exert_somebody_weak_for_herself_and_each_location():
    game = table({"hand": [ELSA, "Fort"], "ink": 8}, {"play": ["Giant", "Bear", "Wolf"]}).push("play Elsa", "yes")
    assert game.legal() == ["choose Bear", "choose Wolf"]
    game.push("choose Bear", "play Fort", "yes")
    assert game.legal() == ["choose Bear", "choose Wolf"]
    assert game.push("choose Wolf").is_exerted("Wolf")
    assert shifts_for(ELSA, 4)


@card("Elsa - Ice Artisan")
@pytest.mark.parametrize(("state", "lore"), [(" (at Fort)", 4), ("", 1)])
def test_elsa_shines_at_a_location(state, lore):
    assert table({"play": ["Fort", f"{ELSA}{state}"]}).lore_value("Elsa") == lore


@card("Fangmeyer - Icy Officer")
def test_fangmeyer_may_return_a_detective():
    game = table({"hand": [FANGMEYER], "ink": 5, "discard": ["Sleuth", "Bear"]}, cards=[SLEUTH])
    assert game.push("play Fangmeyer", "yes").hand(ME) == ["Sleuth"]


@card("Flit - Reflective Hummingbird")
def test_flit_moves_a_damage_or_none():
    game = table({"hand": [FLIT], "ink": 1, "play": ["Bear (damage 2)"]}, {"play": ["Giant", "Wolf"]})
    game.push("play Flit", "choose Bear", "choose Giant")
    assert sorted(game.legal()) == ["amount 0", "amount 1"]
    game.push("amount 1")
    assert (game.damage("Bear"), game.damage("Giant")) == (1, 1)


@card("Genie - Magical Researcher")
def test_genie_is_worth_more_for_each_card_under_him():
    assert table({"play": [f"{GENIE} (facedown Bear, facedown Hen)"]}).lore_value("Genie") == 3


@card("Gigi - Best in Snow", "Rat Capone - Rodent Gangster", "Omnidroid - Scanning for Threats")
@pytest.mark.parametrize(
    ("name", "hurt", "whole"),
    [(GIGI, 2, 4), ("Rat Capone - Rodent Gangster", 2, 5), ("Omnidroid - Scanning for Threats", 4, 6)],
)
def test_three_are_stronger_while_unhurt(name, hurt, whole):
    assert table({"play": [name]}).strength(name) == whole
    assert table({"play": [f"{name} (damage 1)"]}).strength(name) == hurt


@card("Gigi - Best in Snow")
def test_gigi_is_alert():
    game = table({"play": [GIGI, "Bear"]}, {"play": ["Bird (exerted)"]})
    assert game.legal("challenge") == [f"challenge {GIGI} -> Bird"]


@card("Goofy - Klutzy Skier")
def test_the_skier_takes_somebody_with_him():
    game = table({"play": [SKIER]}, {"play": ["Giant", "Wolf"]}).push("use Goofy", "choose Giant")
    assert (game.play(ME), game.play(YOU)) == ([], ["Wolf"])
    assert table({"play": [f"{SKIER} (drying)"]}, {"play": ["Giant"]}).legal("use") == []
    assert table({"play": [f"{SKIER} (exerted)"]}, {"play": ["Giant"]}).legal("use") == []


@card("Honker Muddlefoot - Timid Genius", "Diablo - Protecting His Mistress")
@pytest.mark.parametrize(
    ("name", "friend"),
    [(HONKER, "Darkwing Duck - Drake Mallard"), ("Diablo - Protecting His Mistress", "Maleficent - Sinister Visitor")],
)
def test_two_protect_a_friend(name, friend):
    game = table({"play": [name, friend, "Bear"], "hand": ["Slap", "Slap"]}, cards=[SLAP])
    game.push("play Slap", "choose Bear")
    assert game.damage("Bear") == 2
    game.push("play Slap", f"choose {friend}")
    assert not game.is_in_play(friend) or game.damage(friend) == 1


@card("John Smith's Compass")
def test_the_compass_is_lost_after_a_challenge():
    game = table({"play": [COMPASS, "Bear"], "deck": ["Hen", "Wolf"]}, {"play": ["Wolf (exerted)"]})
    game.push("challenge Bear -> Wolf", "end", "resolve 1")
    assert (game.is_in_play(COMPASS), game.deck(ME), game.hand(ME)) == (False, ["Hen", "Wolf"], [])


@card("John Smith's Compass")
@pytest.mark.parametrize(
    ("top", "answers", "hand", "deck"),
    [
        ("Hen", ["yes"], ["Hen"], ["Lamp"]),
        ("Pocahontas - Peacekeeper", ["yes"], ["Pocahontas - Peacekeeper"], ["Lamp"]),
        ("Giant", [], [], ["Lamp", "Giant"]),
        ("Rope", [], [], ["Lamp", "Rope"]),
    ],
)
def test_the_compass_leads_to_a_cheap_character_or_pocahontas(top, answers, hand, deck):
    game = table({"play": [COMPASS, "Bear"], "deck": [top, "Lamp"]}).push("quest Bear", "end")
    game.push("resolve 2", *answers)
    assert (game.hand(ME), game.deck(ME), game.is_in_play(COMPASS), game.active) == (hand, deck, True, YOU)


@card("Jumba Jookiba - Prolific Inventor")
def test_jumba_is_cheaper_in_company_and_may_heal():
    side = {"hand": [JUMBA], "play": ["Bear", "Wolf", "Lamp"], "ink": 6}
    assert table(side, {"play": ["Hen"]}).legal("play") == [f"play {JUMBA}"]
    assert table({**side, "ink": 5}, {"play": ["Hen"]}).legal("play") == []
    game = table({"play": [JUMBA, "Giant (damage 7)", "Hen (damage 1)"]}).push("quest Jumba", "yes", "choose Giant")
    assert (game.damage("Giant"), game.damage("Hen")) == (0, 1)


@card("Kristoff - Icy Explorer")
def test_kristoff_beside_anna_may_put_away_a_discarded_card_of_anybody():
    anna = "Anna - Braving the Storm"
    side = {"hand": [KRISTOFF], "ink": 4, "play": [anna], "discard": ["Hen"]}
    game = table(side, {"discard": ["Bear", "Lamp"], "deck": ["Wolf"]}).push(
        "play Kristoff", "yes", f"player {YOU + 1}"
    )
    game.push("choose Bear")
    assert (game.deck(YOU), game.hand(ME)) == (["Wolf", "Bear"], [])
    own = table(side, {"discard": ["Bear"]}).push("play Kristoff", "yes", f"player {ME + 1}")
    assert (own.deck(ME)[-1], len(own.hand(ME))) == ("Hen", 1)  # a card left your discard
    assert not asked(table({**side, "play": []}, {"discard": ["Bear"]}).push("play Kristoff"))


@card("Kristoff - Icy Explorer")
def test_kristoff_draws_once_a_turn_for_cards_that_leave_your_discard():
    game = table({"play": [KRISTOFF, "Scarab", "Scarab"], "ink": 4, "discard": ["Magic Carpet - Phantom Rug"] * 2})
    scarabs = game.legal("use")
    game.push(scarabs[0], "choose Magic Carpet")
    assert len(game.hand(ME)) == 2
    assert len(game.push(game.legal("use")[0]).hand(ME)) == 3


@card("Launchpad - Hideout Defender", "Fat Cat - Criminal Businessman")
@pytest.mark.parametrize("name", [LAUNCHPAD, FAT_CAT])
def test_two_make_your_locations_resist(name):
    game = table({"play": [name, "Fort"]}, {"play": ["Bear", "Cave"]}, active=YOU).push("challenge Bear -> Fort")
    assert game.damage("Fort") == 2
    game = table({"play": [name, "Bear"]}, {"play": ["Cave"]}).push("challenge Bear -> Cave")
    assert game.damage("Cave") == 3


@card("Ling - Snow Warrior")
def test_ling_strengthens_for_each_ink():
    game = table({"play": [f"{LING} (drying)", "Bear"], "ink": 2}).push(
        "use Ling", "choose Bear", "use Ling", "choose Bear"
    )
    assert (game.strength("Bear"), game.ink(ME), game.push("end").strength("Bear")) == (5, (0, 2), 3)


@card("Marching Off to Battle")
def test_marching_off_draws_two_after_a_banishment():
    side = {"hand": [MARCHING], "ink": 4, "play": ["Giant"]}
    game = table(side, {"play": ["Hen (exerted)"]}).push("challenge Giant -> Hen", f"play {MARCHING}")
    assert len(game.hand(ME)) == 2
    assert table(side, {"play": ["Hen (exerted)"]}).push(f"play {MARCHING}").hand(ME) == []


@card("Morgana Macawber - Reformed Spellcaster")
def test_morgana_may_gather_a_damage_from_everybody_else():
    side = {"hand": [MORGANA], "ink": 6, "play": ["Bear (damage 2)", "Hen"]}
    game = table(side, {"play": ["Giant (damage 1)", "Wolf (damage 1)", "Fort (damage 1)"]}).push("play Morgana", "yes")
    assert game.legal() == ["choose Giant", "choose Wolf"]
    game.push("choose Giant")
    assert [game.damage(name) for name in ("Giant", "Bear", "Wolf", "Hen", "Fort")] == [3, 1, 0, 0, 1]
    assert shifts_for(MORGANA, 4)


@card("Mother's Necklace")
def test_the_necklace_lets_somebody_fly_if_nobody_challenged():
    game = table({"play": [NECKLACE, "Bear", "Wolf"]}, {"play": ["Hen"]}).push(
        "quest Bear", "quest Wolf", "end", "choose Bear"
    )
    assert game.legal("challenge") == ["challenge Hen -> Wolf"]
    game = table({"play": [NECKLACE, "Bear", "Wolf"]}, {"play": ["Hen (exerted)"]}).push("challenge Bear -> Hen", "end")
    assert game.active == YOU


@card("Mother Will Protect You")
def test_mother_s_song_protects_from_challenges_until_your_next_turn():
    game = table({"hand": [PROTECT], "ink": 2, "play": ["Bear (exerted)", "Wolf (exerted)"]}, {"play": ["Hen"]})
    game.push(f"play {PROTECT}", "choose Bear", "end")
    assert game.legal("challenge") == ["challenge Hen -> Wolf"]


@card("Mulan - Resourceful Recruit")
@pytest.mark.parametrize(("boosts", "lore"), [(0, 1), (2, 3), (9, 6)])
def test_mulan_gains_her_strength_up_to_six(boosts, lore):
    game = table({"play": [MULAN, LING], "ink": boosts})
    for _ in range(boosts):
        game.push("use Ling", "choose Mulan")
    assert game.push("quest Mulan").lore(ME) == lore


@card("Mushu - Sneaky Dragon")
def test_mushu_hurts_somebody():
    game = table({"hand": [MUSHU], "ink": 5}, {"play": ["Giant"]}).push("play Mushu", "choose Giant")
    assert game.damage("Giant") == 2
    assert table({"hand": [MUSHU], "ink": 5}).push("play Mushu").play(ME) == []  # nobody else can be chosen


@card("Nani - No Worries")
def test_nani_is_worth_more_while_unhurt():
    assert table({"play": [NANI]}).lore_value("Nani") == 2
    assert table({"play": [f"{NANI} (damage 1)"]}).lore_value("Nani") == 1


@card("Nearly Indestructible")
def test_nearly_indestructible_until_your_next_turn():
    game = table({"hand": ["Nearly Indestructible"], "ink": 1, "play": ["Bear (exerted)"]}, {"play": ["Giant", "Wolf"]})
    game.push("play Nearly", "end", "challenge Wolf -> Bear", "challenge Giant -> Bear")
    assert game.damage("Bear") == 4


@card("Pleakley - Arctic Naturalist")
def test_pleakley_draws_beside_another_alien():
    assert (
        len(table({"hand": [PLEAKLEY], "ink": 3, "play": ["Martian"]}, cards=[MARTIAN]).push("play Pleakley").hand(ME))
        == 1
    )
    game = table({"hand": [PLEAKLEY], "ink": 3}, {"play": ["Martian"]}, cards=[MARTIAN])
    assert game.push("play Pleakley").hand(ME) == []


@card("Scrooge McDuck - Miserly Ebenezer")
def test_scrooge_weakens_somebody_for_each_card_inked_in_your_turn():
    game = table({"play": [SCROOGE], "hand": ["Hen"]}, {"play": ["Bear"]}).push("ink Hen", "choose Bear")
    assert (game.strength("Bear"), game.push("end").strength("Bear")) == (2, 3)
    game = table({"play": [SCROOGE]}, {"play": ["Bear"], "hand": ["Friend Like Me"], "ink": 5}, active=YOU)
    assert not asked(game.push("play Friend"))


@card("Stegmutt - Clumsy Dinosaur")
def test_stegmutt_puts_three_items_away_to_hurt_somebody():
    side = {"hand": [STEGMUTT], "ink": 5, "discard": ["Lamp", "Rope", "Forge", "Bear"], "deck": ["Hen"]}
    game = table(side, {"play": ["Giant"]}).push("play Stegmutt", "yes", "order Lamp; Rope; Forge", "choose Giant")
    assert (game.damage("Giant"), game.names_in("discard", ME), len(game.deck(ME))) == (3, ["Bear"], 4)
    assert table({**side, "ink": 4}).legal("play") == []


@card("Stegmutt - Clumsy Dinosaur")
def test_stegmutt_hurts_nobody_for_two_items():
    game = table({"hand": [STEGMUTT], "ink": 6, "discard": ["Lamp", "Rope"]}, {"play": ["Giant"]}).push("play Stegmutt")
    game.push("yes", "order Lamp; Rope")
    assert (asked(game), game.damage("Giant")) == (False, 0)


@card("Tinker Bell - Snowflake Collector")
@pytest.mark.parametrize(("held", "evasive", "lore"), [(3, False, 1), (4, True, 1), (7, True, 4)])
def test_tinker_bell_lives_on_a_full_hand(held, evasive, lore):
    game = table({"play": [f"{TINKER_BELL} (exerted)"], "hand": ["Hen"] * held}, {"play": ["Wolf"]}, active=YOU)
    assert (game.legal("challenge") == [], game.lore_value("Tinker")) == (evasive, lore)


@card("Widow Tweed - Kindly Soul")
def test_widow_tweed_returns_a_character_and_may_play_tod():
    tod = "Tod - All Alone"
    game = table({"hand": [TWEED], "ink": 6, "discard": ["Bear", tod]}).push("play Widow", "choose Tod", "yes")
    assert (game.is_in_play(tod), game.hand(ME)) == (True, [])
    game = table({"hand": [TWEED], "ink": 6, "discard": ["Bear", tod]}).push("play Widow", "choose Tod", "no")
    assert game.hand(ME) == [tod]
    game = table({"hand": [TWEED], "ink": 6, "discard": ["Bear", tod]}).push("play Widow", "choose Bear")
    assert (game.hand(ME), asked(game)) == (["Bear"], False)


@card("Witches of Morva - Orddu, Orwen, and Orgoch")
def test_the_witches_may_take_somebody_home_for_a_lore():
    game = table({"hand": [WITCHES], "ink": 5, "play": ["Bear"]}, {"play": ["Wolf"]}).push("play Witches", "yes")
    assert (game.hand(ME), game.lore(ME)) == (["Bear"], 1)
    alone = table({"hand": [WITCHES], "ink": 5}, {"play": ["Wolf"]}).push("play Witches", "yes")
    assert (alone.play(ME), alone.lore(ME)) == ([WITCHES], 0)


@card("Yao - Snow Warrior")
def test_yao_resists_in_opponents_turns():
    game = table({"play": [f"{YAO} (exerted)"]}, {"play": ["Bear"]}, active=YOU).push("challenge Bear -> Yao")
    assert game.damage("Yao") == 1
    game = table({"play": [YAO]}, {"play": ["Wolf (exerted)"]}).push("challenge Yao -> Wolf")
    assert game.damage("Yao") == 2


@card("The Frozen Vine - Monstrous Plant")
@pytest.mark.parametrize(("state", "back"), [("exerted, ", True), ("", False)])
def test_the_frozen_vine_grows_back_if_somebody_rested_there(state, back):
    vine = "The Frozen Vine - Monstrous Plant"
    game = table(me={"play": ["Giant"]}, you={"play": [f"{vine} (damage 1)", f"Wolf ({state}at The Frozen Vine)"]})
    game.push("challenge Giant -> The Frozen Vine")
    assert (vine in game.hand(YOU)) == back
