"""Set 13, the last cards without a test, from 4*Town to Hana: what they do at the table."""

import pytest

from mazo.abilities.tree.deeds import Draw
from mazo.abilities.tree.effects import Action, Gain, Keyword
from mazo.abilities.tree.nouns import Cards, Chosen
from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import POINT, SLAP, asked, is_evasive, is_warded, resists, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU, made

TOWN = "4*Town - Hottest Band of the Year"
ABBY = "Abby Park - Over the Top"
BLOOM = "Absorbing Bloom"
ABU = "Abu - Wise Sultan"
ALPHA = "Alpha - Pack Leader"
ANTONIO = "Antonio Madrigal - Animal Doctor"
BEAST = "Beast - Fierce Defender"
BELLE_AND_BEAST = "Belle & Beast - Certain as the Sun"
BOOK = "Big Book of Hunny"
BOO = "Boo - Human Child"
DISGUISE = "Boo - In Disguise"
BALLOONS = "Bunch of Balloons"
BUZZ = "Buzz Lightyear - Grounded"
HOOK = "Captain Hook - Conniving Pirate"
CARL = "Carl Fredricksen - Loving Husband"
HOUSE = "Carl's House - Flying High"
MUNTZ = "Charles Muntz - Obsessive Explorer"
PORTAL = "Closet Door Portal"
HATHI = "Colonel Hathi - On the March"
COWER = "Cower Before Me!"
FINEST = "Darkwing Duck & Launchpad - St. Canard's Finest"
SIBLINGS = "Dash Parr & Violet Parr - Super Siblings"
DASH = "Dash Parr - Super Fast"
ARMOR = "Discarded Armor"
BUSHROOT = "Dr. Bushroot - Evil Botanist"
DUG = "Dug - Good Boy"
EEYORE = "Eeyore - Hunny Scholar"
ELLIE = "Ellie Fredricksen - Loving Wife"
FFLEWDDUR = "Fflewddur Fflam - Luckless Bard"
FLYNN = "Flynn Rider - High-Climbing Rogue"
SEARCH = "Focused Search"
GOPHER = "Gopher - Hunny Cook"
WU = "Grandma Wu - Fierce Red Panda"
INKCASTER = "Hana's Inkcaster"
KEVIN = "Kevin - Flightless Bird"
SULLEY = "Sulley - Strategic Scarer"

HUNNY = made("Bee", cost=2, strength=1, willpower=3, classifications=["Hunny"])
HIVE = made("Hive", "item", cost=1, classifications=["Hunny"])
CHORUS = made("Chorus", "action", cost=5, song=True, abilities=[Keyword("Sing Together", 5), Action(Draw(0))])
LIFT = made(
    "Lift", "action", cost=0, abilities=[Action(Gain(Chosen(Cards(("character",))), Keyword("Evasive"), "this turn"))]
)


@card("4*Town - Hottest Band of the Year")
def test_the_band_draws_for_songs_that_are_sung_together():
    game = table({"play": [TOWN], "hand": ["Chorus", "Tune"]}, cards=[CHORUS]).push(f"sing Chorus -> {TOWN}")
    assert len(game.hand(ME)) == 2
    together = table({"play": [TOWN, "Hen"], "hand": ["Chorus"]}, cards=[CHORUS]).push("sing together Chorus")
    while asked(together):
        together.push(together.legal()[-1])
    assert len(together.hand(ME)) == 1
    plain = table({"play": [TOWN], "hand": ["Tune"]}).push(f"sing Tune -> {TOWN}")
    assert plain.hand(ME) == []


@card("Abby Park - Over the Top")
def test_abby_may_be_readied_by_the_first_song_of_your_turn_and_rests():
    game = table(
        {"play": [f"{ABBY} (exerted)", "Bear"], "hand": ["Hum", "Hum"], "ink": 2}, {"play": ["Wolf (exerted)"]}
    )
    game.push("play Hum", "yes")
    assert (game.is_exerted("Abby"), game.legal("quest Abby"), game.legal("challenge Abby")) == (False, [], [])
    assert not asked(game.push("play Hum"))


@card("Abby Park - Over the Top")
def test_abby_rests_only_if_she_was_readied():
    game = table({"play": [ABBY], "hand": ["Hum"], "ink": 1}).push("play Hum", "yes")
    assert game.legal("quest") == [f"quest {ABBY}"]


@card("Absorbing Bloom")
def test_the_bloom_draws_after_a_character_fell_in_a_challenge():
    game = table({"play": [BLOOM, "Hen (damage 2)"], "ink": 1}, {"play": ["Giant (exerted)"]})
    assert len(game.push("challenge Hen -> Giant", "use Absorbing").hand(ME)) == 1
    game = table({"play": [BLOOM], "ink": 1}).push("use Absorbing")
    assert (game.hand(ME), game.ink(ME)) == ([], (0, 1))


@card("Abu - Wise Sultan")
def test_abu_is_banished_when_he_quests():
    game = table({"play": [ABU]}).push("quest Abu")
    assert (game.lore(ME), game.play(ME)) == (2, [])


@card("Alpha - Pack Leader")
def test_alpha_strengthens_somebody_for_each_item():
    game = table({"play": [ALPHA, "Bear"], "hand": ["Lamp", "Slap"], "ink": 2}, cards=[SLAP])
    game.push("play Lamp", "choose Bear", "play Slap", "choose Bear")
    assert (game.strength("Bear"), game.damage("Bear"), game.push("end").strength("Bear")) == (4, 1, 3)


@card("Antonio Madrigal - Animal Doctor")
@pytest.mark.parametrize(
    ("answers", "damage", "ink"),
    [(["yes", "choose Bear", "amount 3"], 1, 5), (["yes", "choose Bear", "amount 0"], 4, 4), (["no"], 4, 4)],
)
def test_antonio_inks_the_top_card_if_he_healed(answers, damage, ink):
    game = table({"hand": [ANTONIO], "ink": 4, "play": ["Bear (damage 4)"]}).push("play Antonio", *answers)
    assert (game.damage("Bear"), sum(game.ink(ME))) == (damage, ink)


@card("Beast - Fierce Defender")
def test_beast_is_stronger_beside_belle():
    assert table({"play": [BEAST, "Belle - Bookworm"]}).strength("Beast") == 5
    assert table({"play": [BEAST]}, {"play": ["Belle - Bookworm"]}).strength("Beast") == 3


@card("Belle & Beast - Certain as the Sun")
def test_belle_and_beast_ready_your_ink_and_for_six_of_it_the_others():
    side = {"play": [BELLE_AND_BEAST, "Bear (exerted)"], "hand": ["Giant"], "ink": 6}
    game = table(side, {"play": ["Wolf (exerted)"]}).push("play Giant", "quest Belle")
    assert (game.ink(ME), game.lore(ME)) == ((6, 0), 3)
    game.push("use Belle")
    assert [game.is_exerted(name) for name in ("Bear", "Belle")] == [False, True]
    assert (game.legal("quest"), game.legal("challenge")) == ([], ["challenge Bear -> Wolf"])


@card("Belle & Beast - Certain as the Sun")
@pytest.mark.parametrize("base", ["Belle", "Beast"])
def test_belle_and_beast_shift_onto_either(base):
    assert shifts_for(BELLE_AND_BEAST, 6, base)


@card("Big Book of Hunny")
@pytest.mark.parametrize(("top", "hand", "deck"), [("Hive", ["Hive"], ["Lamp"]), ("Bear", [], ["Lamp", "Bear"])])
def test_the_book_finds_hunny(top, hand, deck):
    game = table({"play": [BOOK], "ink": 2, "deck": [top, "Lamp"]}, cards=[HIVE]).push("use Big Book")
    assert (game.hand(ME), game.deck(ME), game.ink(ME)) == (hand, deck, (0, 2))


@card("Boo - Human Child", "Sulley - Strategic Scarer")
@pytest.mark.parametrize(("ink", "figures"), [(5, (3, 6)), (4, (1, 4))])
def test_two_grow_with_five_cards_of_ink(ink, figures):
    game = table({"play": [BOO, SULLEY], "ink": ink})
    assert (game.lore_value("Boo"), game.strength("Sulley")) == figures


@card("Boo - In Disguise")
@pytest.mark.parametrize(("state", "safe"), [(" (exerted)", True), ("", False)])
def test_boo_hides_behind_an_exerted_sulley(state, safe):
    game = table({"play": [f"{DISGUISE} (exerted)", f"{SULLEY}{state}"]}, {"play": ["Bear"]}, active=YOU)
    assert (game.legal(f"challenge Bear -> {DISGUISE}") == []) == safe


@card("Broken Pod")
def test_the_pod_buries_a_discarded_card():
    game = table(
        {"play": ["Broken Pod"], "ink": 1, "discard": ["Hen"]}, {"discard": ["Bear", "Lamp"], "deck": ["Wolf"]}
    )
    game.push("use Broken", f"player {YOU + 1}", "choose Bear")
    assert (game.deck(YOU), game.names_in("discard", YOU)) == (["Wolf", "Bear"], ["Lamp"])


@card("Bunch of Balloons")
def test_the_balloons_lift_a_location_while_they_are_in_play():
    game = table({"hand": [BALLOONS], "ink": 4, "play": ["Fort", "Cave"]}, {"play": ["Wolf", "Bird"]})
    game.push("play Bunch", "choose Fort", "end")
    assert sorted(game.legal("challenge")) == [
        "challenge Bird -> Cave",
        "challenge Bird -> Fort",
        "challenge Wolf -> Cave",
    ]
    game.push("end", "use Bunch")
    assert BALLOONS in game.hand(ME)
    assert "challenge Wolf -> Fort" in game.push("end").legal()


@card("Buzz Lightyear - Grounded")
def test_buzz_stays_on_the_ground():
    game = table({"play": [BUZZ, "Bear"], "hand": ["Lift", "Lift"]}, {"play": ["Bird (exerted)"]}, cards=[LIFT])
    game.push("play Lift", "choose Buzz", "play Lift", "choose Bear")
    assert game.legal("challenge") == ["challenge Bear -> Bird"]


@card("Captain Hook - Conniving Pirate")
def test_hook_gains_a_lore_by_challenging_a_character():
    assert table({"play": [HOOK]}, {"play": ["Wolf (exerted)"]}).push("challenge Captain -> Wolf").lore(ME) == 1
    assert table({"play": [HOOK]}, {"play": ["Fort"]}).push("challenge Captain -> Fort").lore(ME) == 0


@card("Carl Fredricksen - Loving Husband")
def test_carl_makes_the_next_ellie_cheaper_this_turn():
    adventurer = "Ellie Fredricksen - Adventure Partner"
    game = table({"hand": [CARL, ELLIE, adventurer, "Wolf"], "ink": 3}).push("play Carl")
    assert game.legal("play Ellie") == [f"play {ELLIE}", f"play {adventurer}"]
    game.push(f"play {adventurer}")
    assert (game.ink(ME), game.legal("play")) == ((1, 2), [])


@card("Carl's House - Flying High")
def test_the_house_flies_once_a_turn_to_another_location():
    game = table({"play": [HOUSE, "Fort", f"Bear (at {HOUSE})", f"Wolf (at {HOUSE})", "Hen"]})
    game.push("use Carl's House", "choose Bear")
    assert (game.place("Bear"), game.lore(ME), game.legal("use")) == ("Fort", 1, [])
    alone = table({"play": [HOUSE, f"Bear (at {HOUSE})"]}).push("use Carl's House")
    assert (alone.lore(ME), alone.place("Bear")) == (0, HOUSE)


@card("Charles Muntz - Obsessive Explorer")
@pytest.mark.parametrize(("answer", "deck"), [(1, ["Bear", "Hen"]), (2, ["Hen", "Bear"])])
def test_muntz_looks_ahead_for_each_item(answer, deck):
    game = table({"play": [MUNTZ], "hand": ["Lamp"], "ink": 2, "deck": ["Bear", "Hen"]}).push(
        "play Lamp", f"pick {answer}"
    )
    assert game.deck(ME) == deck


@card("Charles Muntz - Obsessive Explorer")
def test_muntz_hunts_kevin():
    game = table({"play": [MUNTZ], "deck": [KEVIN, "Hen"]}).push("quest Charles", "yes")
    assert (game.hand(ME), game.lore(ME), game.knows(YOU, KEVIN)) == ([KEVIN], 5, True)
    other = table({"play": [MUNTZ], "deck": ["Bear", "Hen"]}).push("quest Charles", "pick 2")
    assert (other.hand(ME), other.lore(ME), other.deck(ME)) == ([], 2, ["Hen", "Bear"])


@card("Closet Door Portal")
def test_the_portal_opens_on_one_of_three_cards_and_becomes_ink():
    assert table({"hand": [PORTAL], "ink": 4}).push("play Closet").is_exerted(PORTAL)
    game = table({"play": [PORTAL], "ink": 2, "deck": ["Giant", "Hum", "Lamp", "Hen"]}).push("use Closet")
    assert not [way for way in game.legal() if "Hum" in way]  # no action
    game.push("choose Giant")
    while asked(game):
        game.push(game.legal()[0])
    assert (game.play(ME), game.ink(ME), game.deck(ME)[0], len(game.deck(ME))) == (["Giant"], (0, 3), "Hen", 3)


@card("Closet Door Portal")
def test_the_portal_becomes_ink_even_if_nothing_is_played():
    game = table({"play": [PORTAL], "ink": 2, "deck": ["Giant", "Hum", "Lamp", "Hen"]}).push(
        "use Closet", "choose nothing"
    )
    while asked(game):
        game.push(game.legal()[0])
    assert (game.play(ME), game.ink(ME)) == ([], (0, 3))


@card("Colonel Hathi - On the March")
def test_hathi_may_march_to_a_location():
    game = table({"play": [HATHI, "Fort", "Cave"]}).push("quest Colonel", "yes", "choose Cave")
    assert (game.place("Colonel"), game.ink(ME)) == ("Cave", (0, 0))
    assert table({"play": [HATHI, "Fort"]}).push("quest Colonel", "no").place("Colonel") == ""


@card("Cower Before Me!")
def test_up_to_two_opponents_cower_in_their_next_turn():
    side = {"hand": [COWER], "ink": 2, "play": ["Hen (exerted)"]}
    game = table(side, {"play": ["Bear", "Wolf", "Giant"]}).push("play Cower", "choose Bear; Wolf", "end")
    assert game.legal("challenge") == ["challenge Giant -> Hen"]
    assert len(game.push("end", "quest Hen", "end").legal("challenge")) == 3
    assert len(table(side, {"play": ["Bear"]}).push("play Cower", "choose nothing", "end").legal("challenge")) == 1


@card("Darkwing Duck & Launchpad - St. Canard's Finest")
def test_the_finest_gain_two_lore_for_a_victory_in_your_turn():
    game = table({"play": [FINEST, "Giant"]}, {"play": ["Wolf (exerted)", "Hen (exerted)"]}).push(
        "challenge Giant -> Hen"
    )
    assert (game.lore(ME), game.push("challenge Darkwing -> Wolf").lore(ME)) == (0, 2)
    game = table({"play": [f"{FINEST} (exerted)"]}, {"play": ["Wolf"]}, active=YOU).push("challenge Wolf -> Darkwing")
    assert (game.play(YOU), game.lore(ME)) == ([], 0)
    assert is_warded(FINEST)
    assert shifts_for(FINEST, 5, "Launchpad")


@card("Dash Parr & Violet Parr - Super Siblings")
def test_the_siblings_draw_for_each_card_under_them():
    dash, violet = "Dash Parr - Dodgeball Dynamo", "Violet Parr - At Wits' End"
    game = table({"play": [dash, violet], "hand": [SIBLINGS], "ink": 6}, {"play": ["Bird (exerted)"]})
    game.push(f"shift {SIBLINGS} -> {dash}", f"choose {violet}")
    assert len(game.names_in("under", ME)) == 2
    game.push("quest Dash")
    assert len(game.hand(ME)) == 2
    assert is_evasive(SIBLINGS)
    assert resists(SIBLINGS, 1)


@card("Dash Parr & Violet Parr - Super Siblings")
def test_the_siblings_draw_when_they_challenge_but_nothing_alone():
    game = table({"play": [f"{SIBLINGS} (facedown Hen)"]}, {"play": ["Wolf (exerted)"]}).push("challenge Dash -> Wolf")
    assert len(game.hand(ME)) == 1
    assert table({"play": [SIBLINGS]}).push("quest Dash").hand(ME) == []


@card("Dash Parr - Super Fast")
def test_dash_may_reveal_a_card_and_pay_for_it():
    game = table({"play": [DASH], "ink": 3, "deck": ["Bear", "Hen"]}).push("quest Dash", "yes", "yes")
    assert (game.is_in_play("Bear"), game.ink(ME)) == (True, (0, 3))
    assert is_evasive(DASH)
    assert shifts_for(DASH, 3)


@card("Dash Parr - Super Fast")
def test_what_dash_reveals_and_does_not_play_is_discarded():
    game = table({"play": [DASH], "ink": 3, "deck": ["Bear", "Hen"]}).push("quest Dash", "yes", "no")
    assert (game.names_in("discard", ME), game.deck(ME)) == (["Bear"], ["Hen"])
    poor = table({"play": [DASH], "ink": 2, "deck": ["Bear", "Hen"]}).push("quest Dash", "yes", "yes")
    assert (poor.names_in("discard", ME), poor.ink(ME)) == (["Bear"], (2, 0))
    kept = table({"play": [DASH], "ink": 3, "deck": ["Bear", "Hen"]}).push("quest Dash", "no")
    assert (kept.names_in("discard", ME), kept.deck(ME)) == ([], ["Bear", "Hen"])


@card("Discarded Armor")
def test_the_armor_protects_after_a_discard():
    side = {"play": [ARMOR, "Bear (exerted)", "Plunger Crossbow"], "hand": ["Lamp"], "ink": 2}
    game = table(side, {"play": ["Wolf"]}).push(
        "use Plunger", "choose Lamp", "use Discarded", "end", "challenge Wolf -> Bear"
    )
    assert game.damage("Bear") == 1
    game = table(side, {"play": ["Wolf"]}).push("use Discarded", "end", "challenge Wolf -> Bear")
    assert game.damage("Bear") == 2


@card("Dr. Bushroot - Evil Botanist")
def test_bushroot_costs_a_chosen_opponent_a_card_when_he_is_challenged():
    game = table(
        {"play": [f"{BUSHROOT} (exerted)"], "hand": ["Hen"]}, {"play": ["Hen"], "hand": ["Lamp", "Rope"]}, active=YOU
    )
    game.push("challenge Hen -> Dr. Bushroot", "choose Lamp")
    assert (game.hand(YOU), game.hand(ME)) == (["Rope"], ["Hen"])
    assert is_warded(BUSHROOT)


@card("Dug - Good Boy")
def test_dug_draws_beside_an_item():
    assert len(table({"hand": [DUG], "ink": 3, "play": ["Lamp"]}).push("play Dug").hand(ME)) == 1
    assert table({"hand": [DUG], "ink": 3}, {"play": ["Lamp"]}).push("play Dug").hand(ME) == []


@card("Eeyore - Hunny Scholar")
def test_eeyore_lifts_and_wards_a_hunny_character_until_your_next_turn():
    game = table({"play": [EEYORE, "Bee", "Bear"]}, {"hand": ["Point"]}, cards=[HUNNY, POINT]).push(
        "quest Eeyore", "choose Bee"
    )
    assert (game.lore_value("Bee"), sorted(game.push("end", "play Point").legal())) == (
        2,
        ["choose Bear", f"choose {EEYORE}"],
    )
    assert game.push("choose Bear", "end").lore_value("Bee") == 1


@card("Ellie Fredricksen - Loving Wife")
def test_ellie_gains_a_lore_for_each_location_you_play():
    game = table({"play": [ELLIE], "hand": ["Fort", "Fort", "Lamp"], "ink": 6}).push(
        "play Fort", "play Lamp", "play Fort"
    )
    assert game.lore(ME) == 2


@card("Fflewddur Fflam - Luckless Bard")
def test_fflewddur_draws_after_a_quest():
    side = {"hand": [FFLEWDDUR], "ink": 6, "play": ["Bear"]}
    assert len(table(side).push("quest Bear", "play Fflewddur").hand(ME)) == 1
    assert table(side).push("play Fflewddur").hand(ME) == []


@card("Flynn Rider - High-Climbing Rogue")
def test_flynn_costs_opponents_a_card_when_they_choose_him():
    game = table({"play": [FLYNN, "Bear"]}, {"hand": ["Point", "Lamp", "Rope"]}, active=YOU, cards=[POINT])
    game.push("play Point", "choose Flynn", "choose Lamp")
    assert (game.hand(YOU), game.is_exerted("Flynn")) == (["Rope"], True)
    own = table({"play": [FLYNN, "Bear"], "hand": ["Point", "Lamp"]}, cards=[POINT]).push("play Point", "choose Flynn")
    assert own.hand(ME) == ["Lamp"]


@card("Flynn Rider - High-Climbing Rogue")
def test_flynn_minds_support_as_well():
    chicha = "Chicha - Dedicated Mother"
    game = table({"play": [FLYNN]}, {"play": [chicha], "hand": ["Lamp", "Rope"]}, active=YOU).push(
        "quest Chicha", "yes"
    )
    assert (game.legal(), game.deciding) == (["choose Lamp", "choose Rope"], YOU)


@card("Focused Search")
@pytest.mark.parametrize("name", [KEVIN, "Lamp"])
def test_the_search_finds_kevin_or_an_item(name):
    game = table({"hand": [SEARCH], "ink": 1, "deck": ["Bear", KEVIN, "Lamp", "Hum", "Rope"]}).push(f"play {SEARCH}")
    assert sorted(game.legal()) == [f"choose {KEVIN}", "choose Lamp", "choose nothing"]
    game.push(f"choose {name}")
    while asked(game):
        game.push(game.legal()[0])
    assert (game.hand(ME), game.deck(ME)[0], len(game.deck(ME))) == ([name], "Rope", 4)


@card("Gopher - Hunny Cook")
def test_gopher_may_come_exerted():
    assert table({"hand": [GOPHER], "ink": 2}).push("play Gopher", "yes").is_exerted("Gopher")
    assert not table({"hand": [GOPHER], "ink": 2}).push("play Gopher", "no").is_exerted("Gopher")


@card("Gopher - Hunny Cook")
@pytest.mark.parametrize(("state", "damage"), [(" (exerted)", 1), ("", 2)])
def test_gopher_exerted_protects_other_hunny_characters_in_opponents_turns(state, damage):
    game = table({"play": [f"{GOPHER}{state}", "Bee (exerted)"]}, {"play": ["Wolf"]}, active=YOU, cards=[HUNNY])
    assert game.push("challenge Wolf -> Bee").damage("Bee") == damage
    own = table({"play": [f"{GOPHER} (exerted)", "Bee"]}, {"play": ["Wolf (exerted)"]}, cards=[HUNNY])
    assert own.push("challenge Bee -> Wolf").damage("Bee") == 2


@card("Grandma Wu - Fierce Red Panda")
def test_wu_takes_two_lore_from_everybody_she_challenges():
    game = table({"play": [WU]}, {"play": ["Hen (exerted)"], "lore": 3}, third={"lore": 1}).push(
        "challenge Grandma -> Hen"
    )
    assert [game.lore(seat) for seat in range(3)] == [2, 1, 0]


@card("Grandma Wu - Fierce Red Panda")
def test_wu_returns_to_hand_at_the_end_of_a_turn_she_was_shifted_in():
    wise = "Grandma Wu - Wise Grandmother"
    game = table({"play": [f"{wise} (damage 1)"], "hand": [WU], "ink": 4}).push(f"shift {WU} -> {wise}")
    assert (game.ink(ME), game.play(ME)) == ((0, 4), [WU])
    game.push("end")
    assert (game.play(ME), game.hand(ME), game.damage("Grandma")) == ([wise], [WU], 0)


@card("Hana's Inkcaster")
@pytest.mark.parametrize(("state", "damage"), [(", facedown Hen", 2), ("", 3)])
def test_hana_s_inkcaster_heals_and_protects_who_has_a_card_under_them(state, damage):
    game = table({"play": [INKCASTER, f"Bear (exerted, damage 3{state})"]}, {"play": ["Wolf"]})
    game.push("use Hana", "choose Bear", "amount 2", "end", "challenge Wolf -> Bear")
    assert game.damage("Bear") == damage
