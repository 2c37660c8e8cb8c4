"""Set 13, the last cards without a test: the vine and its creatures, and what follows Rapunzel in the alphabet."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import SLAP, asked, resists, shifts_for
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU, made

ALADDIN = "Aladdin - Created by the Vine"
ATTACK = "Attack of the Vine!"
CASTLE = "Beast's Castle - Overrun by the Vine"
GASTON = "Gaston - Created by the Vine"
HEIHEI = "HeiHei - Created by the Vine"
HERA = "Hera - Created by the Vine"
MARIAN = "Maid Marian - Created by the Vine"
ELASTIC = "Mrs. Incredible - Created by the Vine"
MULAN = "Mulan - Created by the Vine"
PETE = "Pete - Created by the Vine"
PETER = "Peter Pan - Created by the Vine"
AURA = "Protective Aura"
TOWER = "Rapunzel's Tower - Taken by the Vine"
STONES = "Ring of Stones - Taken by the Vine"
ROBIN = "Robin Hood - Created by the Vine"
SCAR = "Scar - Created by the Vine"
SOURCE = "Source of the Vine"
THE_VINE = "The Vine - Towering Stalk"
WEEDWHACKER = "The Weedwhacker"
URSULA = "Ursula - Created by the Vine"
POD = "Vine Pod"
WILLIE = "Willie the Giant - Created by the Vine"
ROZ = "Roz - Always Watching"
JUNIOR = "Russell - Junior Wilderness Explorer"
SENIOR = "Russell - Senior Wilderness Explorer"
SCREAM = "Scream Canister"
SPROUT = "Sprout - Experiment 509"
PROTECTIVE = "Sulley - Protective Monster"
BEAR = "The Bear - Territorial Animal"
FAMILY = "The Madrigal Family - Every Generation"
TIGGER = "Tigger - Hunny Barbarian"
COLLAR = "Translation Collar"
VIOLET = "Violet Parr - Super Resilient"
VILLAGE = "We'll Save Our Village"
TO_DO = "We've Got a Lot to Do!"
STORM = "Windstorm"
POOH = "Winnie the Pooh - Hunny Archmage"
FEW = "With a Few Good Friends"
PUNCH = "You've Got Some Punch"
YZMA = "Yzma - Choosy Customer"

IVY = made("Ivy", cost=2, strength=2, willpower=4, classifications=["Floodborn"])
WEED = made("Weed", cost=2, strength=2, willpower=4, classifications=["Vineling"])
HUNNY = made("Bee", cost=2, strength=1, willpower=3, classifications=["Hunny"])
ALIEN = made("Martian", cost=2, classifications=["Alien"])
COUSIN = made("Cousin", cost=1, strength=1, willpower=3, classifications=["Madrigal"])
GREY = made("Grey", inks=["Steel"])
BLUE = made("Blue", inks=["Sapphire", "Steel"])
BALLOON = made("Balloon", version="First", cost=2)
SECOND_BALLOON = made("Balloon", version="Second", cost=6)


# The vine: Floodborn characters.


@card("Aladdin - Created by the Vine")
@pytest.mark.parametrize("who", ["Ivy", ALADDIN])
def test_aladdin_may_change_a_card_for_each_quest_of_a_floodborn_character(who):
    game = table({"play": [ALADDIN, "Ivy", "Bear"], "hand": ["Lamp"], "deck": ["Hen", "Rope"]}, cards=[IVY])
    game.push(f"quest {who}", "yes", "choose Lamp")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Hen"], ["Lamp"])
    assert not asked(game.push("quest Bear"))


@card("Attack of the Vine!")
def test_the_attack_lets_floodborn_characters_resist_and_challenge_ready_ones():
    game = table({"hand": [ATTACK], "ink": 6, "play": ["Ivy", "Bear"]}, {"play": ["Wolf"]}, cards=[IVY]).push(
        "play Attack"
    )
    assert game.legal("challenge") == ["challenge Ivy -> Wolf"]
    assert game.push("challenge Ivy -> Wolf").damage("Ivy") == 0


@card("Beast's Castle - Overrun by the Vine")
def test_the_castle_lets_floodborn_characters_rush():
    game = table({"play": [CASTLE, "Ivy (drying)", "Bear (drying)"]}, {"play": ["Wolf (exerted)"]}, cards=[IVY])
    assert game.legal("challenge") == ["challenge Ivy -> Wolf"]


@card(
    "Gaston - Created by the Vine",
    "Rapunzel's Tower - Taken by the Vine",
    "Ring of Stones - Taken by the Vine",
)
@pytest.mark.parametrize(("name", "figures"), [(GASTON, (3, 4, 1)), (TOWER, (2, 6, 1)), (STONES, (2, 4, 2))])
def test_three_strengthen_your_floodborn_characters(name, figures):
    game = table({"play": [name, "Ivy", "Wolf"]}, cards=[IVY])
    assert (game.strength("Ivy"), game.willpower("Ivy"), game.lore_value("Ivy")) == figures
    assert (game.strength("Wolf"), game.willpower("Wolf"), game.lore_value("Wolf")) == (2, 4, 1)
    theirs = table({"play": [name]}, {"play": ["Ivy"]}, cards=[IVY])
    assert (theirs.strength("Ivy"), theirs.willpower("Ivy"), theirs.lore_value("Ivy")) == (2, 4, 1)


@card("Gaston - Created by the Vine")
def test_gaston_strengthens_himself():
    assert table({"play": [GASTON]}).strength("Gaston") == 3


@card("HeiHei - Created by the Vine")
def test_heihei_may_move_a_damage_for_each_quest_of_a_floodborn_character():
    game = table({"play": [HEIHEI, "Bear (damage 2)"]}, {"play": ["Giant", "Wolf"]})
    game.push("quest HeiHei", "yes", "choose Bear", "choose Giant")
    assert (game.damage("Bear"), game.damage("Giant")) == (1, 1)
    assert not asked(game.push("quest Bear"))


@card("Hera - Created by the Vine")
def test_hera_gains_a_lore_for_herself_and_each_floodborn_character():
    game = table({"hand": [HERA, "Ivy", "Wolf"], "ink": 9}, cards=[IVY]).push("play Hera")
    assert (game.lore(ME), game.push("play Ivy").lore(ME), game.push("play Wolf").lore(ME)) == (1, 2, 2)


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


@card("Pete - Created by the Vine")
def test_pete_makes_challengers_of_floodborn_characters():
    game = table({"play": [PETE, "Ivy", "Wolf"]}, {"play": ["Giant (exerted)"]}, cards=[IVY])
    assert [game.push(f"challenge {name} -> Giant").damage("Giant") for name in ("Ivy", "Wolf", "Pete")] == [3, 5, 7]


@card("Peter Pan - Created by the Vine")
def test_who_challenges_a_floodborn_character_discards():
    game = table(
        {"play": [PETER, "Ivy (exerted)"], "hand": ["Hen"]},
        {"play": ["Hen"], "hand": ["Lamp", "Rope"]},
        active=YOU,
        cards=[IVY],
    )
    game.push("challenge Hen -> Ivy")
    assert game.deciding == YOU
    assert (game.push("choose Lamp").hand(YOU), game.hand(ME)) == (["Rope"], ["Hen"])


@card("Protective Aura")
def test_the_aura_lets_floodborn_characters_fly_until_your_next_turn():
    game = table(
        {"hand": [AURA], "ink": 2, "play": ["Ivy (exerted)", "Hen (exerted)"]}, {"play": ["Wolf"]}, cards=[IVY]
    )
    assert game.push("play Protective", "end").legal("challenge") == ["challenge Wolf -> Hen"]


@card("Robin Hood - Created by the Vine")
def test_robin_hood_alerts_your_floodborn_characters():
    game = table({"play": [ROBIN, "Ivy", "Bear"]}, {"play": ["Bird (exerted)"]}, cards=[IVY])
    assert game.legal("challenge") == [f"challenge {ROBIN} -> Bird", "challenge Ivy -> Bird"]


@card("Scar - Created by the Vine")
def test_scar_profits_from_victories_and_losses_of_floodborn_characters():
    game = table({"play": [SCAR, "Ivy", "Giant"]}, {"play": ["Hen (exerted, damage 2)", "Wolf (exerted)"]}, cards=[IVY])
    assert (game.push("challenge Giant -> Wolf").lore(ME), game.push("challenge Ivy -> Hen").lore(ME)) == (0, 1)
    lost = table({"play": [SCAR, "Ivy (exerted)"]}, {"play": ["Giant"]}, active=YOU, cards=[IVY]).push(
        "challenge Giant -> Ivy"
    )
    assert (len(lost.hand(ME)), lost.lore(ME)) == (1, 0)
    own = table({"play": [SCAR, "Ivy"]}, {"play": ["Giant (exerted)"]}, cards=[IVY]).push("challenge Ivy -> Giant")
    assert own.hand(ME) == []


@card("Source of the Vine")
@pytest.mark.parametrize(("ink", "answers", "mine", "left"), [(1, ["yes"], 0, 0), (1, ["no"], 1, 1), (0, [], 1, 0)])
def test_the_source_gains_a_lore_unless_the_questing_player_pays(ink, answers, mine, left):
    game = table({"play": [SOURCE]}, {"play": ["Bear"], "ink": ink}, active=YOU).push("quest Bear", *answers)
    assert (game.lore(ME), game.lore(YOU), game.ink(YOU)[0], asked(game)) == (mine, 2, left, False)


@card("Source of the Vine")
def test_the_source_gains_a_lore_for_two_ink():
    game = table({"play": [SOURCE, "Bear"], "ink": 2}).push("use Source")
    assert (game.lore(ME), game.ink(ME)) == (1, (0, 2))
    assert game.push("quest Bear").lore(ME) == 3  # your own quests don't count


@card("The Vine - Towering Stalk")
def test_the_vine_makes_bodyguards_of_the_other_exerted_floodborn_characters():
    side = {"play": [f"{THE_VINE} (exerted)", "Ivy (exerted)", "Hen (exerted)"]}
    game = table(side, {"play": ["Bear"]}, active=YOU, cards=[IVY])
    assert game.legal("challenge") == ["challenge Bear -> Ivy"]
    shifted = table({"play": ["Ivy", "Bear"], "hand": [THE_VINE], "ink": 7}, cards=[IVY])
    assert shifted.legal("shift") == [f"shift {THE_VINE} -> Ivy"]


@card("The Vine - Towering Stalk")
def test_the_vine_strikes_back_for_floodborn_characters_banished_in_opponents_turns():
    game = table({"play": [THE_VINE, "Ivy (exerted)"]}, {"play": ["Giant", "Warded", "Fort"]}, active=YOU, cards=[IVY])
    game.push("challenge Giant -> Ivy")
    assert [game.damage(name) for name in ("Giant", "Warded", "Fort")] == [3, 1, 0]


@card("The Weedwhacker")
def test_the_weedwhacker_helps_to_challenge_and_clears_vinelings():
    game = table({"play": [WEEDWHACKER, "Wolf"], "ink": 1}, {"play": ["Giant (exerted)"]})
    first = game.legal("use")[0]
    assert game.push(first, "choose Wolf", "challenge Wolf -> Giant").damage("Giant") == 4
    game = table({"play": [WEEDWHACKER], "ink": 2}, {"play": ["Giant", "Weed"]}, cards=[WEED])
    game.push(game.legal("use")[-1])
    assert (game.play(YOU), game.play(ME)) == (["Giant"], [])


@card("Ursula - Created by the Vine")
def test_ursula_weakens_an_opponent_for_each_floodborn_quest():
    game = table({"play": [URSULA, "Ivy", "Bear"]}, {"play": ["Giant"]}, cards=[IVY]).push(
        "quest Ivy", "quest Ursula", "quest Bear"
    )
    assert (game.strength("Giant"), game.push("end").strength("Giant"), game.push("end").strength("Giant")) == (4, 4, 6)


@card("Vine Pod")
def test_the_pod_replaces_a_character_by_a_namesake():
    cards = [BALLOON, SECOND_BALLOON]
    assert table({"hand": [POD], "ink": 4}).push("play Vine Pod").is_exerted(POD)
    side = {"play": [POD, "Balloon - First", "Wolf"], "ink": 1, "hand": ["Balloon - Second", "Bear"]}
    game = table(side, cards=cards).push("use Vine Pod", "choose Balloon", "yes", "choose Balloon - Second")
    assert (game.is_in_play("Balloon - Second"), game.hand(ME), game.ink(ME)) == (True, ["Bear"], (0, 1))
    other = table(side, cards=cards).push("use Vine Pod", "choose Wolf")
    while asked(other):
        other.push("yes" if "yes" in other.legal() else other.legal()[0])
    assert (other.names_in("discard", ME), len(other.hand(ME))) == (["Wolf"], 2)


@card("Vine Pod")
def test_either_name_of_a_pair_will_do():
    pair, belle = "Belle & Beast - Certain as the Sun", "Belle - Bookworm"
    game = table({"play": [POD, pair], "ink": 1, "hand": [belle, "Bear"]}).push("use Vine Pod", "yes", "choose Belle")
    assert (game.is_in_play(belle), game.names_in("discard", ME)) == (True, [pair])


@card("Willie the Giant - Created by the Vine")
def test_willie_lets_floodborn_characters_resist():
    game = table({"play": [WILLIE, "Ivy", "Bear"], "hand": ["Slap", "Slap"]}, cards=[IVY, SLAP])
    game.push("play Slap", "choose Ivy", "play Slap", "choose Bear")
    assert (game.damage("Ivy"), game.damage("Bear"), resists(WILLIE, 1)) == (1, 2, True)


# The others.


@card("Roz - Always Watching")
def test_roz_watches_the_top_of_each_opponent_s_deck():
    game = table({"play": [ROZ], "deck": ["Bear", "Hen"]}, {"deck": ["Wolf", "Lamp", "Rope"]})
    assert (game.knows(ME, "Wolf"), game.knows(YOU, "Wolf"), game.knows(ME, "Bear")) == (True, True, False)
    assert (game.knows(ME, "Lamp"), game.push("end").knows(ME, "Lamp")) == (False, True)


@card("Russell - Junior Wilderness Explorer")
def test_russell_may_take_another_along_to_a_location():
    game = table({"play": [JUNIOR, "Bear", "Wolf", "Fort", "Cave"]}).push(
        "quest Russell", "yes", "choose Bear", "choose Cave"
    )
    assert [game.place(name) for name in ("Russell", "Bear", "Wolf")] == ["Cave", "Cave", ""]
    assert table({"play": [JUNIOR, "Bear", "Fort"]}).push("quest Russell", "no").place("Russell") == ""


@card("Russell - Senior Wilderness Explorer")
def test_russell_strengthens_who_is_at_a_location_and_rewards_strong_questers():
    game = table({"play": [SENIOR, "Fort", "Bear (at Fort)", "Wolf (at Fort)", "Hen"]}, {"play": ["Giant"]})
    assert [game.strength(name) for name in ("Bear", "Wolf", "Hen", "Russell", "Giant")] == [4, 3, 0, 3, 6]
    assert (game.push("quest Bear").lore(ME), game.push("quest Wolf").lore(ME)) == (3, 4)
    assert shifts_for(SENIOR, 3)


@card("Scream Canister")
def test_the_scream_exhausts_your_ink_and_exerts_somebody_weak():
    game = table({"play": [SCREAM, "Wolf"], "ink": 5}, {"play": ["Bear", "Warded", "Hen"]}).push("use Scream")
    assert (game.ink(ME), game.is_exerted("Hen"), game.is_exerted("Wolf")) == ((0, 5), True, False)


@card("Sprout - Experiment 509")
@pytest.mark.parametrize("name", ["Martian", "Fort"])
def test_sprout_may_hurt_somebody_for_an_alien_or_a_location(name):
    side = {"hand": [SPROUT, "Martian", "Fort", "Lamp"], "ink": 5}
    game = table(side, {"play": ["Giant"]}, cards=[ALIEN]).push("play Sprout", "yes")
    assert set(game.legal()) == {"choose Martian", "choose Fort"}
    game.push(f"choose {name}", "choose Giant")
    assert (game.damage("Giant"), game.names_in("discard", ME)) == (2, [name])
    assert resists(SPROUT, 1)


@card("Sulley - Protective Monster")
def test_sulley_rushes_when_all_your_ink_is_exerted():
    game = table({"hand": [PROTECTIVE], "ink": 5}, {"play": ["Wolf (exerted)"]}).push("play Sulley", "yes")
    assert (game.ink(ME), game.legal("challenge")) == ((0, 5), [f"challenge {PROTECTIVE} -> Wolf"])
    game = table({"hand": [PROTECTIVE], "ink": 5}, {"play": ["Wolf (exerted)"]}).push("play Sulley", "no")
    assert (game.ink(ME), game.legal("challenge")) == ((2, 3), [])


@card("The Bear - Territorial Animal")
def test_the_bear_is_stronger_when_hurt():
    assert (table({"play": [BEAR]}).strength(BEAR), table({"play": [f"{BEAR} (damage 1)"]}).strength(BEAR)) == (2, 5)


@card("The Madrigal Family - Every Generation")
def test_the_family_inks_for_the_first_healing_of_your_turn():
    mirabel = "Mirabel Madrigal - Resourceful Daughter"
    game = table({"play": [FAMILY, "Bear (damage 3)"], "hand": [mirabel, mirabel], "ink": 8})
    game.push(f"play {mirabel}", "choose Bear", "amount 1")
    assert game.ink(ME) == (4, 5)
    game.push(f"play {mirabel}", "choose Bear", "amount 2")
    assert sum(game.ink(ME)) == 9
    shifted = table({"play": ["Cousin", "Bear"], "hand": [FAMILY], "ink": 3}, cards=[COUSIN])
    assert shifted.legal("shift") == [f"shift {FAMILY} -> Cousin"]


@card("Tigger - Hunny Barbarian")
def test_tigger_may_ready_a_hunny_character_once_a_turn():
    game = table(
        {"play": [TIGGER, "Bee (exerted)"]}, {"play": ["Giant (exerted)", "Hen (exerted)", "Fort"]}, cards=[HUNNY]
    )
    assert (game.legal("quest"), "end" in game.legal()) == ([], False)
    game.push("challenge Tigger -> Hen", "yes", "choose Tigger")
    assert (game.is_exerted("Tigger"), game.is_exerted("Bee")) == (False, True)
    assert not asked(game.push("challenge Tigger -> Fort"))


@card("Tigger - Hunny Barbarian")
def test_whom_tigger_readies_can_t_quest():
    game = table({"play": [TIGGER, "Bee (exerted)"]}, {"play": ["Hen (exerted)"]}, cards=[HUNNY])
    game.push("challenge Tigger -> Hen", "yes", "choose Bee")
    assert (game.is_exerted("Bee"), game.legal("quest")) == (False, [])


@card("Translation Collar")
def test_the_collar_lifts_somebody_who_supports_this_turn():
    game = table({"play": [COLLAR, "Bear", "Hen"], "ink": 1}).push(
        "use Translation", "choose Bear", "quest Bear", "yes"
    )
    assert (game.lore(ME), game.strength("Hen")) == (3, 3)


@card("Violet Parr - Super Resilient")
def test_violet_may_change_a_card_for_herself_and_each_hero():
    game = table({"hand": [VIOLET, "Knight", "Bear"], "ink": 12, "deck": ["Lamp", "Rope", "Hen"]})
    game.push("play Violet", "yes", "choose Lamp", "play Knight", "yes", "choose Rope")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Bear"], ["Rope", "Lamp"])
    assert not asked(game.push("play Bear"))
    assert resists(VIOLET, 1)
    assert shifts_for(VIOLET, 3)


@card("We'll Save Our Village")
def test_the_village_is_saved_until_your_next_turn():
    game = table({"hand": [VILLAGE], "ink": 2, "play": ["Bear (exerted)", "Fort"]}, {"play": ["Wolf", "Hare"]}).push(
        "play We'll", "end"
    )
    game.push("challenge Wolf -> Bear", "challenge Hare -> Fort")
    assert (game.damage("Bear"), game.damage("Fort")) == (1, 1)


@card("We've Got a Lot to Do!")
@pytest.mark.parametrize("name", ["Lamp", "Fort"])
def test_an_item_or_location_becomes_ink(name):
    game = table({"hand": [TO_DO], "ink": 3}, {"play": ["Bear", "Lamp", "Fort"]}).push("play We've Got")
    assert set(game.legal()) == {"choose Lamp", "choose Fort"}
    assert (game.push(f"choose {name}").ink(YOU), name in game.play(YOU)) == ((0, 1), False)


@card("Windstorm")
def test_the_storm_hits_everything_and_what_flies_harder():
    game = table(
        {"hand": [STORM], "ink": 4, "play": ["Hen"]}, {"play": ["Giant", "Bird", "Warded", "Fort", "Lamp"]}
    ).push("play Wind")
    assert [game.damage(name) for name in ("Giant", "Warded", "Fort", "Hen")] == [1, 1, 1, 0]
    assert not game.is_in_play("Bird")  # one damage and two more


@card("Winnie the Pooh - Hunny Archmage")
@pytest.mark.parametrize(("bees", "lore"), [(2, 3), (1, 1)])
def test_pooh_likes_company(bees, lore):
    game = table({"play": [POOH, *["Bee"] * bees]}, {"play": ["Bee"]}, cards=[HUNNY])
    assert game.lore_value("Winnie") == lore


@card("With a Few Good Friends")
def test_good_friends_draw_for_each_ink_type_among_yours():
    cards = [GREY, BLUE]
    game = table({"hand": [FEW], "ink": 6, "play": ["Grey", "Blue", "Grey"]}, {}, third={}, cards=cards).push(
        "play With", f"player {YOU + 1}"
    )
    assert [len(game.hand(seat)) for seat in (ME, YOU, THIRD)] == [0, 2, 0]


@card("You've Got Some Punch")
def test_the_punch_rushes_and_challenges_this_turn():
    game = table({"hand": [PUNCH], "ink": 2, "play": ["Wolf (drying)"]}, {"play": ["Giant (exerted)"]})
    assert game.push("play You've", "choose Wolf", "challenge Wolf -> Giant").damage("Giant") == 4


@card("Yzma - Choosy Customer")
def test_yzma_costs_each_opponent_a_lore():
    game = table({"hand": [YZMA], "ink": 4, "lore": 2}, {"lore": 2}, third={"lore": 0}).push("play Yzma")
    assert [game.lore(seat) for seat in range(3)] == [2, 1, 0]
