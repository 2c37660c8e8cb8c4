"""Set 13, the last cards without a test, from Henry Waternoose to Roo: what they do at the table."""

import pytest

from mazo.abilities.tree.deeds import Discard, RemoveCounters
from mazo.abilities.tree.effects import Action, Keyword
from mazo.abilities.tree.nouns import Cards, Chosen
from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import POINT, SLAP, asked, is_evasive, is_warded, resists, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU, made

WATERNOOSE = "Henry J. Waternoose III - Chief Executive Officer"
CAMPSITE = "Hundred Acre Wood - Hunny Campsite"
NEVER = "I'm Never Not by Your Side"
GREAT = "It's Gonna Be Great!"
JASMINE = "Jasmine - Vine Expert"
MIRIAM = "Miriam Mendelsohn - Ticket Holder"
KEVIN = "Kevin - Flightless Bird"
LAUGH = "Laugh Canister"
LUMPY = "Lumpy - Hunny Druid"
MIM = "Madam Mim - Hummingbird"
STAFF = "Magical Hunny Staff"
EVIL = "Maleficent & Diablo - Evil Incarnate"
MAXIMUS = "Maximus - Relentless Stallion"
MEGAVOLT = "Megavolt - Electrical Menace"
VOCALIST = "Meilin Lee - Lead Vocalist"
CONTROL = "Meilin Lee - Losing Control"
POPULAR = "Meilin Lee - Popular Red Panda"
OBEDIENT = "Meilin Lee - Superficially Obedient"
MERIDA = "Merida - Wisp Conjurer"
MIKE = "Mike Wazowski - Well-Rounded Entertainer"
MING = "Ming Lee - Proud Parent"
MIRABEL = "Mirabel Madrigal - Family Guardian"
GOTHEL = "Mother Gothel - Evil as Ever"
NOBODY_LIKE = "Nobody Like U"
ULTIMATE = "Omnidroid - Ultimate Iteration"
V8 = "Omnidroid - V.8"
OWL = "Owl - Hunny Ranger"
PACHA = "Pacha - Panicked Customer"
PAIN = "Pain - Running with Scissors"
PARADISE = "Paradise Falls - Exotic Destination"
PRANKSTER = "Peter Pan - Playful Prankster"
FRIENDS = "Pocahontas & Meeko - Adventurous Friends"
SURGE = "Power Surge"
PRIYA = "Priya Mangal - Serious Music Lover"
VISION = "Prophetic Vision"
BACK = "Put That Thing Back"
RABBIT = "Rabbit - Hunny Paladin"
ESCAPING = "Rapunzel - Escaping the Tower"
RITUAL = "Red Moon Ritual"
ROO = "Roo - Hunny Rogue"

HUNNY = made("Bee", cost=2, strength=1, willpower=3, classifications=["Hunny"])
STONE = made("Stone", cost=1, inkable=False)
CHORUS = made(
    "Chorus",
    "action",
    cost=3,
    song=True,
    abilities=[Keyword("Sing Together", 3), Action(RemoveCounters("damage", 0, Chosen(Cards(("character",)))))],
)
PANDA = made("Panda", cost=2, classifications=["Red Panda"])
BALM = made(
    "Balm", "action", cost=0, abilities=[Action(RemoveCounters("damage", 2, Chosen(Cards(("character",))), up_to=True))]
)
TOSS = made("Toss", "action", cost=0, abilities=[Action(Discard())])
LATE = made("Late", cost=1, willpower=3, abilities=[Keyword("Bodyguard")])


@card("Henry J. Waternoose III - Chief Executive Officer")
def test_waternoose_wants_more_ink_than_each_opponent():
    game = table(
        {"play": [WATERNOOSE], "ink": 3},
        {"ink": 2, "hand": ["Point"], "play": ["Bear"]},
        third={"ink": 2},
        cards=[POINT],
    )
    assert game.lore_value("Henry") == 4
    assert game.push("end", "play Point").is_exerted("Bear")
    even = table({"play": [WATERNOOSE], "ink": 3}, {"ink": 2}, third={"ink": 3})
    assert even.lore_value("Henry") == 2


@card("Hundred Acre Wood - Hunny Campsite")
def test_the_campsite_is_good_for_visitors_and_best_for_hunny():
    at = f"at {CAMPSITE}"
    game = table({"play": [CAMPSITE, f"Bee ({at})", f"Bear ({at})", "Hen"]}, cards=[HUNNY])
    assert [(game.willpower(name), game.lore_value(name)) for name in ("Bee", "Bear", "Hen")] == [
        (4, 2),
        (6, 2),
        (3, 1),
    ]


@card("I'm Never Not by Your Side")
def test_healing_by_your_side_gains_a_lore_each():
    game = table(
        {"hand": [NEVER], "ink": 5, "play": ["Bear (damage 2)", "Giant (damage 3)"]}, {"play": ["Wolf (damage 2)"]}
    )
    game.push("play I'm Never", "choose Bear; Giant", "amount 4", "divide 1 Bear; 3 Giant")
    assert (game.damage("Bear"), game.damage("Giant"), game.damage("Wolf"), game.lore(ME)) == (1, 0, 2, 4)


@card("I'm Never Not by Your Side")
def test_only_damage_that_was_there_is_worth_a_lore():
    side = {"hand": [NEVER], "play": ["Giant (damage 3)", "Bear (damage 2)", "Wolf"]}
    game = table(side).push("sing together I'm Never", "choose Giant", "done")
    game.push("choose Giant; Bear", "amount 4", "divide 0 Bear; 4 Giant")
    assert (game.damage("Giant"), game.damage("Bear"), game.lore(ME)) == (0, 2, 3)


@card("It's Gonna Be Great!")
def test_somebody_is_readied_who_can_t_quest():
    game = table({"hand": [GREAT], "ink": 2, "play": ["Bear (exerted)"]}, {"play": ["Wolf (exerted)"]})
    game.push("play It's", "choose Bear")
    assert (game.is_exerted("Bear"), game.legal("quest"), len(game.legal("challenge"))) == (False, [], 1)


@card("Jasmine - Vine Expert", "Miriam Mendelsohn - Ticket Holder")
@pytest.mark.parametrize("name", [JASMINE, MIRIAM])
def test_everybody_draws_when_they_come(name):
    game = table({"hand": [name], "ink": 4}, {}).push(f"play {name}")
    assert (len(game.hand(ME)), len(game.hand(YOU))) == (1, 1)


@card("Kevin - Flightless Bird")
def test_kevin_goes_to_the_top_of_the_deck_after_a_quest():
    game = table({"play": [KEVIN], "deck": ["Bear"]}).push("quest Kevin")
    assert (game.lore(ME), game.deck(ME)) == (3, [KEVIN, "Bear"])


@card("Laugh Canister")
@pytest.mark.parametrize(("answer", "theirs"), [("yes", 1), ("no", 0)])
def test_the_canister_gives_ink_and_an_opponent_may_take_some(answer, theirs):
    game = table({"play": [LAUGH]}).push("use Laugh")
    assert game.deciding == YOU
    game.push(answer)
    assert (game.ink(ME), sum(game.ink(YOU)), len(game.deck(ME))) == ((0, 1), theirs, 9)


@card("Lumpy - Hunny Druid")
def test_lumpy_may_move_up_to_two_damage():
    game = table({"hand": [LUMPY], "ink": 5, "play": ["Bear (damage 3)"]}, {"play": ["Giant", "Wolf"]})
    game.push("play Lumpy", "yes", "choose Bear", "choose Giant", "amount 2")
    assert (game.damage("Bear"), game.damage("Giant")) == (1, 2)


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


@card("Mike Wazowski - Well-Rounded Entertainer")
def test_mike_may_lift_somebody_for_two_ink():
    game = table({"hand": [MIKE], "ink": 3, "play": ["Bear"]}).push("play Mike", "yes", "choose Bear")
    assert (game.lore_value("Bear"), game.ink(ME), game.push("end").lore_value("Bear")) == (3, (0, 3), 2)
    assert not asked(table({"hand": [MIKE], "ink": 2, "play": ["Bear"]}).push("play Mike"))


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


@card("Nobody Like U")
def test_nobody_like_u_plays_somebody_cheap_for_free():
    game = table({"hand": [NOBODY_LIKE, "Knight", "Giant"], "play": ["Bear", "Wolf"]}).push(
        "sing together Nobody", "choose Knight"
    )
    assert (game.play(ME), game.hand(ME)) == (["Bear", "Wolf", "Knight"], ["Giant"])


@card("Omnidroid - Ultimate Iteration")
def test_the_ultimate_omnidroid_may_take_back_what_is_under_it():
    game = table({"play": [V8], "hand": [ULTIMATE], "ink": 6}).push(f"shift {ULTIMATE} -> {V8}", "yes")
    assert (game.hand(ME), game.play(ME), game.names_in("under", ME)) == ([V8], [ULTIMATE], [])
    assert not asked(table({"hand": [ULTIMATE], "ink": 8}).push(f"play {ULTIMATE}"))
    assert resists(ULTIMATE, 2)
    assert shifts_for(ULTIMATE, 6)


@card("One and Only")
def test_only_one_of_a_name_is_left():
    old = ["Hercules - Clumsy Kid", "Hercules - Hero in Training", "Bear"]
    game = table({"hand": ["One and Only"], "ink": 3, "play": old}, {"play": ["Hercules - True Hero", "Wolf"]})
    game.push("play One", "choose Hercules - Clumsy Kid")
    assert (game.play(ME), game.play(YOU)) == (["Hercules - Clumsy Kid", "Bear"], ["Wolf"])


@card("Owl - Hunny Ranger", "Roo - Hunny Rogue")
def test_two_hunny_characters_are_better_in_company():
    game = table({"play": [OWL, "Bee"], "hand": ["Slap"]}, cards=[HUNNY, SLAP]).push("play Slap", "choose Owl")
    assert game.damage("Owl") == 0
    alone = table({"play": [OWL, "Bear"], "hand": ["Slap"]}, {"play": ["Bee"]}, cards=[HUNNY, SLAP])
    assert not alone.push("play Slap", "choose Owl").is_in_play("Owl")
    roo = table({"play": [f"{ROO} (exerted)", "Bee"]}, {"play": ["Wolf"]}, active=YOU, cards=[HUNNY])
    assert roo.legal("challenge") == []
    alone = table({"play": [f"{ROO} (exerted)"]}, {"play": ["Wolf", "Bee"]}, active=YOU, cards=[HUNNY])
    assert alone.legal("challenge Wolf") != []
    assert is_warded(ROO)


@card("Pacha - Panicked Customer")
def test_pacha_panics_in_your_turn():
    game = table({"play": [PACHA]}, {"play": ["Giant (exerted)"]})
    assert (game.strength("Pacha"), game.legal("quest"), "end" in game.legal()) == (6, [], False)
    assert table({"play": [PACHA]}, {"play": ["Giant"]}).push("end").strength("Pacha") == 2


@card("Pain - Running with Scissors")
@pytest.mark.parametrize(("discard", "lore"), [("Panic - Underworld Imp", 2), ("Bear", 0)])
def test_pain_gains_two_lore_for_a_discarded_panic(discard, lore):
    game = table({"hand": [PAIN], "ink": 4, "discard": [discard]}, {"discard": ["Panic - Underworld Imp"]})
    assert game.push("play Pain").lore(ME) == lore


@card("Paradise Falls - Exotic Destination")
def test_paradise_falls_are_worth_more_with_somebody_there():
    game = table({"play": [PARADISE, f"Bear (at {PARADISE})", f"Wolf (at {PARADISE})"]}, active=YOU)
    assert (game.lore_value(PARADISE), game.push("end").lore(ME)) == (4, 4)
    assert table({"play": [PARADISE, "Bear"]}).lore_value(PARADISE) == 1


@card("Peter Pan - Playful Prankster")
def test_peter_pan_keeps_an_opponent_exerted_for_a_turn():
    game = table({"hand": [PRANKSTER], "ink": 2}, {"play": ["Bear (exerted)", "Wolf (exerted)"]})
    game.push("play Peter", "choose Bear", "end")
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf")) == (True, False)
    assert not game.push("end", "end").is_exerted("Bear")


@card("Petrify")
def test_petrify_exerts_an_opponent():
    game = table({"hand": ["Petrify"], "ink": 1, "play": ["Bear"]}, {"play": ["Wolf"]}).push("play Petrify")
    assert game.is_exerted("Wolf")


@card("Pocahontas & Meeko - Adventurous Friends")
def test_the_friends_may_trade_one_cheap_character_for_another():
    game = table({"play": [FRIENDS, "Hen", "Wolf"], "hand": ["Stone", "Bear"]}, cards=[STONE])
    game.push("quest Pocahontas", "yes", "yes", "choose Stone")
    assert (sorted(game.play(ME)), sorted(game.hand(ME))) == (sorted([FRIENDS, "Wolf", "Stone"]), ["Bear", "Hen"])
    none = table({"play": [FRIENDS, "Wolf"], "hand": ["Stone"]}, cards=[STONE]).push("quest Pocahontas")
    while asked(none):
        none.push("yes" if "yes" in none.legal() else none.legal()[0])
    assert none.hand(ME) == ["Stone"]
    assert is_evasive(FRIENDS)
    assert shifts_for(FRIENDS, 2, "Meeko")


@card("Power Surge")
def test_the_surge_gives_everybody_two_ink():
    game = table({"hand": [SURGE], "ink": 4}, {"ink": 1}).push("play Power")
    assert (game.ink(ME), game.ink(YOU), len(game.deck(YOU))) == ((0, 6), (1, 2), 8)


@card("Priya Mangal - Serious Music Lover")
@pytest.mark.parametrize(("discard", "lore"), [("Hum", 1), ("Spell", 0)])
def test_priya_gains_a_lore_for_a_discarded_song(discard, lore):
    game = table({"hand": [PRIYA], "ink": 2, "discard": [discard]}, {"discard": ["Hum"]}).push("play Priya")
    assert game.lore(ME) == lore


@card("Prophetic Vision")
def test_the_vision_may_play_an_action_or_takes_a_lore():
    game = table({"hand": [VISION], "ink": 2, "deck": ["Hum"] * 3}, {"lore": 3}).push("play Prophetic", "yes")
    assert (game.names_in("discard", ME).count("Hum"), game.lore(ME), game.lore(YOU)) == (1, 0, 3)
    kept = table({"hand": [VISION], "ink": 2, "deck": ["Hum"] * 3}, {"lore": 3}).push("play Prophetic", "no")
    assert (len(kept.deck(ME)), kept.lore(ME)) == (3, 0)
    other = table({"hand": [VISION], "ink": 2, "deck": ["Bear"] * 3}, {"lore": 3}).push("play Prophetic")
    assert (len(other.deck(ME)), other.lore(ME), other.lore(YOU)) == (3, 1, 2)


@card("Put That Thing Back")
@pytest.mark.parametrize("name", ["Wolf", "Lamp"])
def test_put_a_character_or_item_back(name):
    game = table({"hand": [BACK], "ink": 4}, {"play": ["Wolf", "Lamp", "Fort"]}).push("play Put")
    assert game.legal() == ["choose Wolf", "choose Lamp"]
    assert game.push(f"choose {name}").hand(YOU) == [name]


@card("Rabbit - Hunny Paladin")
def test_rabbit_lifts_a_hunny_character_and_guards():
    game = table({"hand": [RABBIT], "ink": 4, "play": ["Bear"]}, {"play": ["Bee"]}, cards=[HUNNY]).push(
        "play Rabbit", "no"
    )
    assert set(game.legal()) == {"choose Bee", f"choose {RABBIT}"}
    assert (game.push("choose Rabbit").lore_value("Rabbit"), game.push("end").lore_value("Rabbit")) == (2, 1)
    guarded = table({"play": [f"{RABBIT} (exerted)", "Hen (exerted)"]}, {"play": ["Wolf"]}, active=YOU)
    assert guarded.legal("challenge") == [f"challenge Wolf -> {RABBIT}"]


@card("Rapunzel - Escaping the Tower")
def test_rapunzel_lets_down_a_card_to_rise_until_your_next_turn():
    game = table({"play": [ESCAPING], "hand": ["Lamp", "Rope"]}, {"play": ["Wolf"]}).push("use Rapunzel", "choose Lamp")
    assert (game.lore_value("Rapunzel"), game.legal("use"), game.names_in("discard", ME)) == (2, [], ["Lamp"])
    assert game.push("quest Rapunzel", "end").legal("challenge") == []
    assert game.push("end").lore_value("Rapunzel") == 1
    assert table({"play": [ESCAPING]}).legal("use") == []


@card("Red Moon Ritual")
def test_the_ritual_banishes_somebody():
    game = table({"hand": [RITUAL], "play": ["Giant", "Hen"]}, {"play": ["Bear", "Wolf"]}).push(
        "sing together Red", "choose Bear"
    )
    assert (game.play(YOU), game.is_exerted("Giant"), game.is_exerted("Hen")) == (["Wolf"], True, True)
