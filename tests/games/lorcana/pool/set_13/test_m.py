"""Set 13: what the cards that begin with M do at the table."""

import pytest

from mazo.abilities.tree.deeds import Discard, RemoveCounters
from mazo.abilities.tree.effects import Action, Keyword
from mazo.abilities.tree.nouns import Cards, Chosen
from tests.games.lorcana.pool.extras import BALM, DRIFT, over, table
from tests.games.lorcana.pool.set_13.extras import HUNNY, IVY, STONE
from tests.games.lorcana.pool.shown import POINT, SLAP, asked, is_evasive, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU, made

MIM = "Madam Mim - Hummingbird"
STAFF = "Magical Hunny Staff"
MARIAN = "Maid Marian - Created by the Vine"
EVIL = "Maleficent & Diablo - Evil Incarnate"
MAXIMUS = "Maximus - Relentless Stallion"
MEGAVOLT = "Megavolt - Electrical Menace"
VOCALIST = "Meilin Lee - Lead Vocalist"
CONTROL = "Meilin Lee - Losing Control"
POPULAR = "Meilin Lee - Popular Red Panda"
GREAT = "It's Gonna Be Great!"
OBEDIENT = "Meilin Lee - Superficially Obedient"
MERIDA = "Merida - Wisp Conjurer"
MIKE_HEROIC_CLIMBER = "Mike Wazowski - Heroic Climber"
MIKE_WELL_ROUNDED_ENTERTAINER = "Mike Wazowski - Well-Rounded Entertainer"
MING = "Ming Lee - Proud Parent"
MIRABEL = "Mirabel Madrigal - Family Guardian"
GOTHEL = "Mother Gothel - Evil as Ever"
ELASTIC = "Mrs. Incredible - Created by the Vine"
MULAN = "Mulan - Created by the Vine"
MUSHU = "Mushu - Stealthy Dragon"
BOOK = "My Adventure Book"

CHORUS = made(
    "Chorus",
    "action",
    cost=3,
    song=True,
    abilities=[Keyword("Sing Together", 3), Action(RemoveCounters("damage", 0, Chosen(Cards(("character",)))))],
)
PANDA = made("Panda", cost=2, classifications=["Red Panda"])
TOSS = made("Toss", "action", cost=0, abilities=[Action(Discard())])
LATE = made("Late", cost=1, willpower=3, abilities=[Keyword("Bodyguard")])


@card("Madam Mim - Hummingbird")
def test_mim_lets_you_ink_anything():
    assert table({"play": [MIM], "hand": ["Stone"]}, cards=[STONE]).legal("ink") == ["ink Stone"]
    assert table({"hand": ["Stone"]}, {"play": [MIM]}, cards=[STONE]).legal("ink") == []
    assert is_evasive(MIM)


@card("Magical Hunny Staff")
def test_the_staff_makes_hunny_characters_and_lets_them_fly():
    game = table({"play": [STAFF, "Bear", "Bee"], "ink": 3}, {"play": ["Bird (exerted)"]}, cards=[HUNNY])
    first, second = game.legal("use")
    game.push(first, "choose Bear")
    assert (game.ink(ME), game.legal("use")) == ((2, 1), [second])  # once a turn
    game.push(second)
    assert set(game.legal()) == {"choose Bear", "choose Bee"}
    assert game.push("choose Bear").legal("challenge") == ["challenge Bear -> Bird"]


@card("Maid Marian - Created by the Vine")
def test_marian_may_ink_for_each_banished_floodborn_character():
    game = table(
        {"play": [MARIAN, "Ivy (exerted)", "Hen (exerted)"]}, {"play": ["Giant", "Bear"]}, active=YOU, cards=[IVY]
    )
    game.push("challenge Giant -> Ivy", "yes")
    assert game.ink(ME) == (0, 1)
    assert not asked(game.push("challenge Bear -> Hen"))
    own = table({"play": [f"{MARIAN} (exerted)"]}, {"play": ["Giant"]}, active=YOU).push(
        "challenge Giant -> Maid", "yes"
    )
    assert own.ink(ME) == (0, 1)


@card("Maleficent & Diablo - Evil Incarnate")
def test_evil_incarnate_is_shifted_for_five_discarded_characters():
    maleficent = "Maleficent - Sinister Visitor"
    side = {"play": [maleficent], "hand": [EVIL], "discard": ["Bear", "Wolf", "Hen", "Giant", "Knight", "Lamp"]}
    game = table(side)
    game.push(game.legal("shift")[0])
    while asked(game):
        game.push(game.legal()[0])
    assert (game.play(ME), game.names_in("discard", ME), game.ink(ME)) == ([EVIL], ["Lamp"], (0, 0))
    assert table({**side, "discard": ["Bear", "Wolf", "Hen", "Giant", "Lamp"]}).legal("shift") == []
    assert shifts_for(EVIL, 5, "Diablo")


@card("Maleficent & Diablo - Evil Incarnate")
def test_evil_incarnate_draws_when_exerted_in_your_turn():
    assert len(table({"play": [EVIL]}).push("quest Maleficent").hand(ME)) == 1
    game = table({"play": [EVIL, "Hen"]}, {"hand": ["Point"]}, active=YOU, cards=[POINT]).push(
        "play Point", "choose Maleficent"
    )
    assert (game.is_exerted("Maleficent"), game.hand(ME)) == (True, [])


@card("Maximus - Relentless Stallion")
def test_maximus_is_relentless_after_a_discard():
    game = table({"play": [MAXIMUS], "hand": ["Toss", "Hen"]}, {"play": ["Giant"]}, cards=[TOSS])
    assert game.legal("challenge") == []
    game.push("play Toss")
    while asked(game):
        game.push(game.legal()[0])
    assert game.push("challenge Maximus -> Giant").damage("Giant") == 6


@card("Megavolt - Electrical Menace")
@pytest.mark.parametrize(("hand", "damage"), [([], 0), (["Hen"], 2)])
def test_megavolt_resists_with_an_empty_hand(hand, damage):
    game = table({"play": [MEGAVOLT], "hand": hand}, {"hand": ["Slap"], "play": ["Bear"]}, active=YOU, cards=[SLAP])
    assert game.push("play Slap", "choose Megavolt").damage("Megavolt") == damage


@card("Meilin Lee - Lead Vocalist")
def test_meilin_sings_only_what_can_be_sung_together():
    game = table({"play": [VOCALIST, "Bear"], "hand": ["Tune", "Chorus"]}, cards=[CHORUS])
    assert game.legal(f"sing Tune with {VOCALIST}") == []
    assert game.legal(f"sing Chorus with {VOCALIST}") != []


@card("Meilin Lee - Losing Control")
def test_meilin_looks_for_a_panda_or_a_song():
    deck = ["Bear", "Panda", "Hum", "Spell", "Rope"]
    game = table({"hand": [CONTROL], "ink": 3, "deck": deck}, cards=[PANDA]).push("play Meilin")
    assert set(game.legal()) == {"choose Panda", "choose Hum", "choose nothing"}
    game.push("choose Hum")
    while asked(game):
        game.push(game.legal()[0])
    assert (game.hand(ME), game.deck(ME)[0], len(game.deck(ME))) == (["Hum"], "Rope", 4)


@card("Meilin Lee - Popular Red Panda")
def test_meilin_gains_three_lore_for_her_first_song_of_a_turn():
    game = table({"play": [POPULAR, "Knight"], "hand": ["Hum", "Tune", GREAT], "ink": 2}).push(f"sing Hum -> {POPULAR}")
    assert game.lore(ME) == 3
    game.push("play It's", "choose Meilin", f"sing Tune -> {POPULAR}")
    assert game.lore(ME) == 3


@card("Meilin Lee - Popular Red Panda")
def test_meilin_is_shifted_for_a_turn_only():
    game = table({"play": [OBEDIENT], "hand": [POPULAR], "ink": 3}).push(f"shift {POPULAR} -> {OBEDIENT}", "end")
    assert (game.play(ME), game.hand(ME)) == ([OBEDIENT], [POPULAR])


@card("Meilin Lee - Superficially Obedient")
def test_meilin_gives_evasive_to_who_covers_her():
    meilin = "Meilin Lee - Superficially Obedient"
    game = table(
        {"play": [f"{meilin} (exerted)"], "hand": ["Meilin Lee - Over"], "ink": 2},
        {"play": ["Bear"]},
        cards=[over("Meilin Lee")],
    )
    game.push(f"shift Meilin Lee - Over -> {meilin}", "end")
    assert game.refused("challenge Bear -> Meilin Lee - Over")[0] == "target_evasive"


@card("Merida - Wisp Conjurer")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_merida_may_enter_exerted_to_draw(answer, drawn):
    game = table({"hand": [MERIDA], "ink": 4}).push("play Merida", answer)
    assert (game.is_exerted("Merida"), len(game.hand(ME))) == (answer == "yes", drawn)


@card("Merida - Wisp Conjurer")
def test_merida_may_draw_when_another_of_yours_enters_exerted():
    game = table({"play": [MERIDA], "hand": ["Late", "Late"], "ink": 2}, cards=[LATE]).push("play Late", "yes", "yes")
    assert len(game.hand(ME)) == 2
    assert not asked(game.push("play Late", "no"))


@card("Merlin - Envisioning the Future")
def test_merlin_draws_from_the_bottom_and_returns_there():
    merlin = "Merlin - Envisioning the Future"
    game = table({"hand": [merlin], "ink": 4, "deck": ["Wolf", "Hen", "Bear"]}, {"play": ["Giant"]})
    game.push(f"play {merlin}", "yes")
    assert (game.hand(ME), game.deck(ME)) == (["Bear"], ["Wolf", "Hen"])
    beaten = table({"play": [f"{merlin} (exerted)"], "deck": ["Wolf"]}, {"play": ["Giant", "Giant"]}, active=YOU)
    beaten.push(f"challenge Giant -> {merlin}")
    assert beaten.deck(ME) == ["Wolf", merlin]


@card("Mike Wazowski - Heroic Climber")
@pytest.mark.parametrize("beginning", ["play", "quest"])
def test_mike_lets_each_player_take_a_revealed_character_or_bury_another_card(beginning):
    place = {"hand": [MIKE_HEROIC_CLIMBER], "ink": 2} if beginning == "play" else {"play": [MIKE_HEROIC_CLIMBER]}
    game = table({**place, "deck": ["Bear", "Hen"]}, {"deck": ["Lamp", "Wolf"]}).push(f"{beginning} Mike")
    assert game.deciding == ME
    game.push("yes")
    assert (game.hand(ME), game.deck(ME), game.deck(YOU)) == (["Bear"], ["Hen"], ["Wolf", "Lamp"])


@card("Mike Wazowski - Heroic Climber")
def test_mike_s_players_decide_for_themselves_and_may_leave_the_card_on_top():
    game = table({"play": [MIKE_HEROIC_CLIMBER], "deck": ["Bear", "Hen"]}, {"deck": ["Wolf", "Lamp"]}).push(
        "quest Mike", "no"
    )
    assert game.deciding == YOU
    game.push("yes")
    assert (game.hand(ME), game.deck(ME), game.hand(YOU), game.deck(YOU)) == ([], ["Bear", "Hen"], ["Wolf"], ["Lamp"])


@card("Mike Wazowski - Well-Rounded Entertainer")
def test_mike_may_lift_somebody_for_two_ink():
    game = table({"hand": [MIKE_WELL_ROUNDED_ENTERTAINER], "ink": 3, "play": ["Bear"]}).push(
        "play Mike", "yes", "choose Bear"
    )
    assert (game.lore_value("Bear"), game.ink(ME), game.push("end").lore_value("Bear")) == (3, (0, 3), 2)
    assert not asked(table({"hand": [MIKE_WELL_ROUNDED_ENTERTAINER], "ink": 2, "play": ["Bear"]}).push("play Mike"))


@card("Ming Lee - Overprotective Parent")
def test_ming_grounds_somebody_when_covered():
    ming = "Ming Lee - Overprotective Parent"
    game = table(
        {"play": [ming], "hand": ["Ming Lee - Over"], "ink": 2},
        {"play": ["Bear (exerted)", "Wolf (exerted)"]},
        cards=[over("Ming Lee")],
    )
    game.push(f"shift Ming Lee - Over -> {ming}", "choose Bear", "end")
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf")) == (True, False)


@card("Ming Lee - Proud Parent")
@pytest.mark.parametrize(
    ("mine", "song", "cost"), [(OBEDIENT, True, 1), (OBEDIENT, False, 2), ("Bear", True, 2), ("Bear", False, 3)]
)
def test_ming_is_cheaper_for_meilin_and_for_a_song(mine, song, cost):
    game = table({"hand": [MING, "Hum"], "play": [mine], "ink": 4})
    if song:
        game.push("play Hum")
    before = game.ink(ME)[0]
    assert before - game.push("play Ming").ink(ME)[0] == cost


@card("Mirabel Madrigal - Family Guardian")
def test_mirabel_may_ready_whoever_of_yours_is_healed():
    game = table(
        {"play": [MIRABEL, "Bear (exerted, damage 1)"], "hand": ["Balm"]}, {"play": ["Wolf (exerted)"]}, cards=[BALM]
    )
    game.push("play Balm", "choose Bear", "amount 1", "yes")
    assert (game.is_exerted("Bear"), game.legal("quest Bear"), game.legal("challenge Bear")) == (False, [], [])


@card("Mother Gothel - Evil as Ever")
def test_gothel_may_be_played_when_she_is_discarded_in_your_turn():
    game = table({"hand": ["Toss", GOTHEL], "ink": 2}, cards=[TOSS]).push("play Toss")
    while asked(game):
        game.push("yes" if "yes" in game.legal() else game.legal()[0])
    assert (game.play(ME), game.ink(ME)) == ([GOTHEL], (0, 2))
    spy = "Daisy Duck - Musketeer Spy"
    theirs = table({"hand": [GOTHEL], "ink": 2}, {"hand": [spy], "ink": 4}, active=YOU).push(
        "play Daisy", f"choose {GOTHEL}"
    )
    assert (theirs.play(ME), theirs.names_in("discard", ME)) == ([], [GOTHEL])


@card("Mrs. Incredible - Created by the Vine")
def test_a_floodborn_quest_makes_the_next_shift_cheaper():
    v8, v9 = "Omnidroid - V.8", "Omnidroid - V.9"
    game = table({"play": [ELASTIC, "Ivy", v8], "hand": [v9, "Hen"], "ink": 1}, cards=[IVY])
    assert game.legal("shift") == []
    game.push("quest Mrs.")
    assert game.legal("shift") == [f"shift {v9} -> {v8}"]
    assert game.push("play Hen").ink(ME) == (0, 1)  # only what is shifted is cheaper


@card("Mulan - Created by the Vine")
def test_mulan_may_break_an_item_for_herself_and_each_floodborn_character():
    game = table({"hand": [MULAN, "Ivy", "Hen"], "ink": 7}, {"play": ["Lamp", "Rope"]}, cards=[IVY])
    game.push("play Mulan", "yes", "choose Lamp", "play Ivy", "yes")
    assert game.play(YOU) == []
    assert not asked(game.push("play Hen"))


@card("Mushu - Stealthy Dragon")
@pytest.mark.parametrize(
    ("theirs", "answers", "hand"), [(["Wolf", "Hen"], ["yes"], 2), (["Wolf", "Hen"], ["no"], 1), (["Wolf"], [], 1)]
)
def test_mushu_may_draw_when_he_quests_if_an_opponent_holds_more(theirs, answers, hand):
    game = table({"play": [MUSHU], "hand": ["Bear"]}, {"hand": theirs}).push("quest Mushu", *answers)
    assert (len(game.hand(ME)), asked(game)) == (hand, False)


@card("Mushu - Stealthy Dragon")
def test_mushu_is_evasive():
    assert is_evasive(MUSHU)


@card("My Adventure Book")
@pytest.mark.parametrize(
    ("top", "taken"), [("Lamp", True), ("Fort", True), ("Spell", True), ("Bear", False), ("Kevin - Big Bird", True)]
)
def test_the_adventure_book_takes_the_top_card_unless_it_is_a_character_other_than_kevin(top, taken):
    kevin = made("Kevin", version="Big Bird")
    game = table({"play": [BOOK], "ink": 1, "deck": [top, "Hen"]}, cards=[kevin]).push(f"use {BOOK}")
    assert (game.hand(ME), game.deck(ME)) == (([top], ["Hen"]) if taken else ([], ["Hen", top]))
    assert (game.knows(YOU, top), game.ink(ME), game.is_exerted(BOOK)) == (True, (0, 1), True)


@card("Mirabel Madrigal - Family Guardian")
@pytest.mark.parametrize("active", [ME, YOU])
def test_mirabel_may_ready_whom_you_move_damage_off_not_whom_an_opponent_does(active):
    mine = {"play": [MIRABEL, "Bear (exerted, damage 1)"], "hand": ["Drift"]}
    game = table(mine, {"play": ["Wolf"], "hand": ["Drift"]}, active=active, cards=[DRIFT])
    game.push("play Drift", "choose Bear", "choose Wolf")
    assert ("yes" in game.legal()) == (active == ME)
