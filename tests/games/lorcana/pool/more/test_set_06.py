"""Set 6, further cards: what they do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import SLAP, asked, guards_others, is_warded, resists, shifts_for
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, THIRD, YOU

COMMANDER = "Aladdin - Intrepid Commander"
SAILOR = "Alice - Savvy Sailor"
COBRA = "Cobra Bubbles - Former CIA"
VIZIER = "Jafar - Power-Hungry Vizier"
STERN = "John Silver - Stern Captain"
JUJU = "Juju - Mama Odie's Companion"
HATTER = "Mad Hatter - Eccentric Host"
ODIE = "Mama Odie - Solitary Sage"
MR_BIG = "Mr. Big - Shrewd Tycoon"
LITWAK = "Mr. Litwak - Arcade Owner"
NANI = "Nani - Caring Sister"
RAFIKI = "Rafiki - Ethereal Guide"
TADASHI = "Tadashi Hamada - Baymax Inventor"
GO_GETTER = "Vanellope von Schweetz - Gutsy Go-Getter"
YOKAI = "Yokai - Enigmatic Inventor"


@card("Adorabeezle Winterpop - Ice Rocket Racer")
@pytest.mark.parametrize(("state", "lore"), [("", 1), (" (damage 1)", 2)])
def test_adorabeezle_is_worth_more_damaged(state, lore):
    assert table({"play": [f"Adorabeezle Winterpop - Ice Rocket Racer{state}"]}).lore_value("Adorabeezle") == lore


@card("Aladdin - Intrepid Commander")
def test_aladdin_strengthens_all_of_yours_this_turn():
    game = table({"hand": [COMMANDER], "ink": 4, "play": ["Bear"]}, {"play": ["Wolf"]}).push("play Aladdin")
    assert [game.strength(name) for name in ("Bear", "Aladdin", "Wolf")] == [5, 3, 2]
    assert game.push("end").strength("Bear") == 3
    assert shifts_for(COMMANDER, 2)


@card("Alice - Savvy Sailor")
def test_alice_s_quest_makes_another_of_yours_worth_more_and_warded_until_your_next_turn():
    game = table({"play": [SAILOR, "Bear", "Hen"]}, {"play": ["Wolf"], "hand": ["Smash"], "ink": 3}).push("quest Alice")
    assert game.legal() == ["choose Bear", "choose Hen"]
    assert game.push("choose Bear").lore_value("Bear") == 3
    assert game.push("end", "play Smash").legal() == ["choose Wolf", "choose Hen"]
    assert game.push("choose Wolf", "end").lore_value("Bear") == 2
    assert is_warded(SAILOR)


@card("Billy Bones - Space Sailor")
@pytest.mark.parametrize(
    ("answers", "left"), [(["yes", "choose Lamp"], ["Giant", "Fort"]), (["no"], ["Giant", "Lamp", "Fort"])]
)
def test_billy_bones_may_take_an_item_or_location_along(answers, left):
    game = table({"play": ["Billy Bones - Space Sailor"]}, {"play": ["Giant (exerted)", "Lamp", "Fort"]})
    game.push("challenge Billy -> Giant", *answers)
    assert game.play(YOU) == left


@card("Card Soldier's Spear")
def test_the_spear_strengthens_your_damaged_characters():
    game = table({"play": ["Card Soldier's Spear", "Bear (damage 1)", "Wolf"]}, {"play": ["Giant (damage 1)"]})
    assert [game.strength(name) for name in ("Bear", "Wolf", "Giant")] == [4, 2, 6]


@card("Chief Bogo - Gazelle Fan")
@pytest.mark.parametrize(("mine", "legal"), [("Gazelle - Pop Star", True), ("Bear", False)])
def test_chief_bogo_sings_well_beside_gazelle(mine, legal):
    game = table({"play": ["Chief Bogo - Gazelle Fan", mine], "hand": ["Blast from Your Past"]})
    assert bool(game.legal("sing Blast from Your Past with Chief Bogo")) == legal


@card("Chip - Friend Indeed")
def test_chip_makes_somebody_worth_more_this_turn():
    game = table({"hand": ["Chip - Friend Indeed"], "ink": 3, "play": ["Bear"]}).push("play Chip", "choose Bear")
    assert (game.lore_value("Bear"), game.push("end").lore_value("Bear")) == (3, 2)


@card("Cobra Bubbles - Former CIA")
def test_cobra_bubbles_exchanges_cards_for_two_ink_as_often_as_you_like():
    game = table({"play": [f"{COBRA} (drying)"], "hand": ["Hen"], "ink": 4, "deck": ["Lamp", "Rope"]})
    game.push("use Cobra", "choose Hen", "use Cobra", "choose Lamp")
    assert (game.hand(ME), game.ink(ME), game.is_exerted("Cobra")) == (["Rope"], (0, 4), False)
    assert guards_others(COBRA, 5)


@card("David - Impressive Surfer", "Donald Duck - First Mate")
@pytest.mark.parametrize(("name", "friend"), [("David - Impressive Surfer", NANI), ("Donald Duck - First Mate", STERN)])
def test_two_of_them_are_worth_more_beside_a_friend(name, friend):
    assert table({"play": [name, friend]}).lore_value(name) == 3
    assert table({"play": [name]}, {"play": [friend]}).lore_value(name) == 1


@card("Energy Blast", "Hot Potato")
@pytest.mark.parametrize(("name", "answers", "drawn"), [("Energy Blast", [], 1), ("Hot Potato", ["pick 1"], 0)])
def test_two_actions_remove_a_character(name, answers, drawn):
    game = table({"hand": [name], "ink": 7}, {"play": ["Bear (damage 3)", "Giant"]})
    game.push(f"play {name}", *answers, "choose Bear")
    assert (game.play(YOU), len(game.hand(ME))) == (["Giant"], drawn)


@card("Hot Potato")
def test_the_hot_potato_may_hit_an_item():
    game = table({"hand": ["Hot Potato"], "ink": 3}, {"play": ["Bear", "Lamp"]}).push("play Hot Potato", "pick 2")
    assert game.play(YOU) == ["Bear"]


@card("Galactic Communicator")
def test_the_communicator_sends_somebody_weak_home():
    game = table({"play": ["Galactic Communicator"], "ink": 1}, {"play": ["Bear", "Wolf", "Hen"]})
    assert game.push("use Galactic").legal() == ["choose Wolf", "choose Hen"]
    game.push("choose Wolf")
    assert (game.hand(YOU), game.play(ME), game.ink(ME)) == (["Wolf"], [], (0, 1))


@card("Iago - Reappearing Parrot")
def test_iago_returns_to_your_hand_only_from_a_challenge():
    parrot = "Iago - Reappearing Parrot"
    game = table({"play": [f"{parrot} (exerted)"]}, {"play": ["Giant"]}, active=YOU).push("challenge Giant -> Iago")
    assert game.hand(ME) == [parrot]
    game = table({"play": [parrot], "hand": ["Dragon Fire"], "ink": 5}).push("play Dragon Fire")
    assert (game.hand(ME), game.play(ME)) == ([], [])


@card("I'm Still Here")
def test_i_m_still_here_protects_until_your_next_turn_and_draws():
    game = table({"hand": ["I'm Still Here"], "ink": 3, "play": ["Bear (exerted)"]}, {"play": ["Giant"]})
    game.push("play I'm Still Here", "choose Bear")
    assert len(game.hand(ME)) == 1
    assert game.push("end", "challenge Giant -> Bear").damage("Bear") == 4


@card("Jafar - Power-Hungry Vizier")
def test_jafar_deals_a_damage_for_each_card_inked_in_your_turn():
    game = table({"play": [VIZIER], "hand": ["Hen"]}, {"play": ["Bear"], "hand": ["Wolf"]}).push(
        "ink Hen", "choose Bear"
    )
    assert game.damage("Bear") == 1
    assert not asked(game.push("end", "ink Wolf"))
    game = table({"play": [VIZIER]}, {"hand": ["Friend Like Me"], "ink": 5}, active=YOU).push("play Friend")
    assert not asked(game)


@card("John Silver - Stern Captain")
def test_silver_hurts_each_opposing_ready_character_at_the_start_of_your_turn():
    game = table({"play": [STERN, "Hen"]}, {"play": ["Bear", "Warded", "Wolf (exerted)", "Fort"]}, active=YOU).push(
        "end"
    )
    assert [game.damage(name) for name in ("Bear", "Warded", "Wolf", "Hen", "Fort")] == [1, 1, 0, 0, 0]
    assert resists(STERN, 2)
    assert shifts_for(STERN, 5)


@card("Juju - Mama Odie's Companion", "Making Magic")
@pytest.mark.parametrize(("name", "drawn"), [(JUJU, 0), ("Making Magic", 1)])
def test_two_of_them_move_a_damage_counter_to_an_opposing_character(name, drawn):
    game = table({"hand": [name], "ink": 3, "play": ["Bear (damage 2)"]}, {"play": ["Wolf", "Giant (damage 1)"]})
    game.push(f"play {name}", "choose Bear")
    assert game.legal() == ["choose Wolf", "choose Giant"]
    game.push("choose Giant")
    assert (game.damage("Bear"), game.damage("Giant"), len(game.hand(ME))) == (1, 2, drawn)


@card("Jumbo Pop")
def test_the_jumbo_pop_heals_all_of_yours_and_draws():
    game = table({"play": ["Jumbo Pop", "Bear (damage 3)", "Wolf (damage 1)"]}, {"play": ["Giant (damage 3)"]})
    game.push("use Jumbo Pop", "amount 2", "amount 1")
    assert [game.damage(name) for name in ("Bear", "Wolf", "Giant")] == [1, 0, 3]
    assert (len(game.hand(ME)), game.is_in_play("Jumbo")) == (1, False)


@card("Mad Hatter - Eccentric Host")
@pytest.mark.parametrize(("pick", "deck", "discard"), [(1, ["Wolf", "Lamp"], []), (2, ["Lamp"], ["Wolf"])])
def test_the_hatter_may_look_at_a_players_top_card_and_discard_it(pick, deck, discard):
    game = table({"play": [HATTER]}, {"deck": ["Wolf", "Lamp"]}).push("quest Mad Hatter", "yes", "player Player 2")
    assert (game.deciding, game.knows(ME, "Wolf")) == (ME, True)
    game.push(f"pick {pick}")
    assert (game.deck(YOU), game.names_in("discard", YOU)) == (deck, discard)


@card("Mad Hatter - Eccentric Host")
def test_the_hatter_may_look_at_your_own_deck_or_not_at_all():
    game = table({"play": [HATTER], "deck": ["Bear", "Hen"]}).push(
        "quest Mad Hatter", "yes", "player Player 1", "pick 2"
    )
    assert game.names_in("discard", ME) == ["Bear"]
    assert not asked(table({"play": [HATTER]}).push("quest Mad Hatter", "no"))


@card("Mad Hatter's Teapot")
def test_the_teapot_mills_each_opponent_one_card():
    game = table(
        {"play": ["Mad Hatter's Teapot"], "ink": 1}, {"deck": ["Wolf", "Hen"]}, third={"deck": ["Lamp", "Hen"]}
    )
    game.push("use Mad Hatter's Teapot")
    assert [game.names_in("discard", seat) for seat in (ME, YOU, THIRD)] == [[], ["Wolf"], ["Lamp"]]


@card("Mama Odie - Solitary Sage")
def test_mama_odie_may_move_up_to_two_damage_with_a_song():
    game = table({"play": [ODIE, "Bear (damage 3)"], "hand": ["Hum", "Spell"], "ink": 2}, {"play": ["Wolf", "Giant"]})
    assert not asked(game.push("play Spell"))
    game.push("play Hum", "yes", "choose Bear", "choose Giant", "amount 2")
    assert (game.damage("Bear"), game.damage("Giant")) == (1, 2)


@card("Mickey Mouse - Night Watch", "Mullins - Seasoned Shipmate")
@pytest.mark.parametrize(
    ("name", "friend", "protected"),
    [
        ("Mickey Mouse - Night Watch", "Pluto - Guard Dog", "Pluto"),
        ("Mullins - Seasoned Shipmate", "Mr. Smee - Bumbling Mate", "Mullins"),
    ],
)
def test_friends_resist(name, friend, protected):
    game = table({"play": [name, friend], "hand": ["Slap"]}, cards=[SLAP]).push("play Slap", f"choose {protected}")
    assert game.damage(protected) == 1
    game = table({"play": [name], "hand": ["Slap"]}, {"play": [friend]}, cards=[SLAP])
    assert game.push("play Slap", f"choose {protected}").damage(protected) == 2


@card("Mr. Big - Shrewd Tycoon")
def test_only_the_weak_challenge_mr_big():
    game = table({"play": [f"{MR_BIG} (exerted)"]}, {"play": ["Bear", "Wolf", "Guard", "Hen"]}, active=YOU)
    assert game.legal("challenge") == [f"challenge Guard -> {MR_BIG}", f"challenge Hen -> {MR_BIG}"]


@card("Mr. Litwak - Arcade Owner")
def test_mr_litwak_may_ready_once_a_turn_for_another_character():
    side = {"play": [f"{LITWAK} (exerted)"], "hand": ["Hen", "Hen", "Tune"], "ink": 2}
    game = table(side, {"play": ["Wolf (exerted)"]}).push("play Hen", "yes")
    assert (game.is_exerted("Mr. Litwak"), game.legal("quest"), game.legal("challenge")) == (False, [], [])
    assert game.legal("sing") == [f"sing Tune with {LITWAK}"]
    assert not asked(game.push("play Hen"))
    assert table({"hand": [LITWAK], "ink": 3}).push("play Mr. Litwak").asked_by == "3.3.1"


@card("Mr. Litwak - Arcade Owner")
@rule("lorcana", "6.1.4")
def test_mr_litwak_who_stays_as_he_is_cannot_quest_either():
    game = table({"play": [LITWAK], "hand": ["Hen"], "ink": 1}, {"play": ["Wolf (exerted)"]}).push("play Hen", "no")
    assert (game.legal("quest"), game.legal("challenge")) == ([], [])


@card("Nani - Caring Sister")
def test_nani_weakens_somebody_for_two_ink_until_your_next_turn():
    game = table({"play": [NANI], "ink": 4}, {"play": ["Bear"]})
    game.push("use Nani", "choose Bear", "use Nani", "choose Bear")
    assert (game.strength("Bear"), game.push("end").strength("Bear"), game.push("end").strength("Bear")) == (1, 1, 3)
    assert table({"play": [NANI, "Hen"]}).push("quest Nani", "yes").strength("Hen") == 3


@card("Prepare Your Bot")
def test_prepare_your_bot_readies_an_item_or_a_robot_that_cannot_quest():
    bot = "Baymax - Giant Robot"
    side = {"hand": ["Prepare Your Bot"], "ink": 1, "play": ["Bear (exerted)", f"{bot} (exerted)", "Lamp (exerted)"]}
    game = table(side).push("play Prepare", "pick 1")
    assert (game.is_exerted("Lamp"), game.is_exerted("Baymax")) == (False, True)
    game = table(side).push("play Prepare", "pick 2")
    assert [game.is_exerted(name) for name in ("Lamp", "Baymax", "Bear")] == [True, False, True]
    assert game.legal("quest") == []


@card("Rafiki - Ethereal Guide")
@pytest.mark.parametrize(("answer", "cards"), [("yes", 1), ("no", 0)])
def test_rafiki_may_draw_for_each_card_inked_in_your_turn(answer, cards):
    game = table({"play": [RAFIKI], "hand": ["Hen"]}, {"hand": ["Wolf"]}).push("ink Hen", answer)
    assert len(game.hand(ME)) == cards
    assert not asked(game.push("end", "ink Wolf"))
    assert shifts_for(RAFIKI, 7)


@card("Seeking the Half Crown")
@pytest.mark.parametrize(("ink", "playable"), [(3, True), (2, False)])
def test_sorcerers_of_yours_help_seeking_the_half_crown(ink, playable):
    game = table(
        {"hand": ["Seeking the Half Crown"], "play": ["Witch", VIZIER, "Bear"], "ink": ink}, {"play": ["Witch"]}
    )
    assert bool(game.legal("play")) == playable
    if playable:
        assert len(game.push("play Seeking").hand(ME)) == 2


@card("Tadashi Hamada - Baymax Inventor")
def test_tadashi_grows_with_each_item_of_yours():
    game = table({"play": [TADASHI, "Lamp", "Rope", "Bear"]}, {"play": ["Lamp"]})
    assert (game.strength("Tadashi"), game.willpower("Tadashi")) == (5, 5)


@card("Thievery")
@pytest.mark.parametrize(("player", "lore"), [("player Player 2", [1, 0, 3]), ("player Player 3", [1, 0, 2])])
def test_thievery_gains_a_lore_even_from_a_poor_opponent(player, lore):
    game = table({"hand": ["Thievery"], "ink": 1}, {"lore": 0}, third={"lore": 3}).push("play Thievery", player)
    assert [game.lore(seat) for seat in (ME, YOU, THIRD)] == lore


@card("Unfortunate Situation")
def test_each_opponent_finds_somebody_for_the_unfortunate_situation():
    game = table({"hand": ["Unfortunate Situation"], "ink": 4}, {"play": ["Warded", "Giant"]}, third={"play": ["Hen"]})
    game.push("play Unfortunate")
    assert (game.deciding, game.legal()) == (YOU, ["choose Warded", "choose Giant"])
    game.push("choose Giant")
    assert (game.damage("Giant"), game.play(THIRD)) == (4, [])


@card("Vanellope von Schweetz - Gutsy Go-Getter")
@pytest.mark.parametrize(("place", "cards", "lore"), [(" (at Fort)", 2, 2), ("", 1, 1)])
def test_vanellope_at_a_location_draws_and_gains_a_lore_at_the_start_of_your_turn(place, cards, lore):
    game = table({"play": [f"{GO_GETTER}{place}", "Fort"]}, active=YOU).push("end")
    assert (len(game.hand(ME)), game.lore(ME)) == (cards, lore)  # the fort is worth a lore itself


@card("We Could Be Immortals")
def test_inventors_resist_nearly_anything_this_turn_and_the_song_becomes_ink():
    game = table({"hand": ["We Could Be Immortals"], "ink": 4, "play": [YOKAI, "Bear"]}, {"play": ["Giant (exerted)"]})
    game.push("play We Could", "challenge Yokai -> Giant", "challenge Bear -> Giant")
    assert (game.damage("Yokai"), game.is_in_play("Bear")) == (0, False)
    assert (game.ink(ME), game.names_in("discard", ME)) == ((0, 5), ["Bear"])


@card("Yokai - Enigmatic Inventor")
@pytest.mark.parametrize(("answers", "playable"), [(["yes", "choose Lamp"], True), (["no"], False)])
def test_yokai_may_take_an_item_back_to_pay_two_less_for_the_next(answers, playable):
    game = table({"play": [YOKAI, "Lamp", "Rope"], "hand": ["Forge", "Bear"], "ink": 2}, {"play": ["Lamp"]})
    game.push("quest Yokai", *answers)
    assert (bool(game.legal("play Forge")), game.legal("play Bear")) == (playable, [])
    assert ("Lamp" in game.hand(ME)) == playable
