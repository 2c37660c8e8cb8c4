"""Set 2, further cards: what they do at the table."""

import pytest

from mazo.abilities.tree.deeds import RemoveCounters
from mazo.abilities.tree.effects import Action
from mazo.abilities.tree.nouns import Cards, Chosen
from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, has_rush, is_evasive, shifts_for
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU, made

TRAGIC = "Beast - Tragic Hero"
BELLE = "Belle - Hidden Archer"
CHESHIRE = "Cheshire Cat - From the Shadows"
JAFAR = "Jafar - Dreadnought"
TREMAINE = "Lady Tremaine - Imperious Queen"
MUFASA = "Mufasa - Betrayed Leader"
MULAN = "Mulan - Reflecting"
SHADOW = "Peter Pan's Shadow - Not Sewn On"
ARTIST = "Rapunzel - Gifted Artist"
HEADSTRONG = "Raya - Headstrong"
CHEATER = "Scar - Vicious Cheater"
YZMA = "Yzma - Scary Beyond All Reason"
YOUNG = made("Beast", version="Young", cost=2, willpower=4)
BALM = made("Balm", "action", cost=0, abilities=[Action(RemoveCounters("damage", 2, Chosen(Cards(("character",)))))])


@card("Alice - Growing Girl")
def test_alice_s_companions_support_her_until_she_is_a_giant():
    game = table({"play": ["Alice - Growing Girl", "Giant", "Bear"]}).push("quest Giant", "yes", "choose Alice")
    assert (game.strength("Alice"), game.lore_value("Alice")) == (7, 1)
    game.push("quest Bear", "yes", "choose Alice")
    assert (game.strength("Alice"), game.lore_value("Alice")) == (10, 5)
    assert not asked(game.push("quest Alice"))  # she lends support to the others only
    assert game.lore(ME) == 9


@card("Beast - Forbidding Recluse")
@pytest.mark.parametrize(("answers", "damage"), [(["yes", "choose Bear"], 1), (["no"], 0)])
def test_beast_may_deal_a_damage(answers, damage):
    game = table({"hand": ["Beast - Forbidding Recluse"], "ink": 4}, {"play": ["Bear"]}).push("play Beast", *answers)
    assert game.damage("Bear") == damage


@card("Beast - Tragic Hero")
@pytest.mark.parametrize(("states", "cards", "strength"), [("", 2, 3), (" (damage 1)", 1, 7)])
def test_beast_draws_while_unhurt_and_rages_otherwise(states, cards, strength):
    game = table({"play": [f"{TRAGIC}{states}"]}, active=YOU).push("end")
    assert (len(game.hand(ME)), game.strength("Beast")) == (cards, strength)
    assert game.push("end").strength("Beast") == 3
    assert shifts_for(TRAGIC, 3)


@card("Belle - Hidden Archer")
def test_belle_disarms_whoever_challenges_her():
    game = table(
        {"play": [f"{BELLE} (exerted)"], "hand": ["Lamp"]}, {"play": ["Bear"], "hand": ["Hen", "Wolf"]}, active=YOU
    )
    game.push("challenge Bear -> Belle")
    assert (game.hand(YOU), game.hand(ME)) == ([], ["Lamp"])
    assert shifts_for(BELLE, 3)


@card("Bucky - Squirrel Squeak Tutor")
@pytest.mark.parametrize(("way", "left"), [(f"shift {TRAGIC} -> Beast - Young", 1), (f"play {TRAGIC}", 2)])
def test_bucky_makes_each_opponent_discard_for_a_shifted_floodborn_only(way, left):
    game = table(
        {"play": ["Bucky - Squirrel Squeak Tutor", "Beast - Young"], "hand": [TRAGIC], "ink": 5},
        {"hand": ["Hen", "Wolf"]},
        cards=[YOUNG],
    )
    game.push(way)
    if left == 1:
        assert game.deciding == YOU
        game.push("choose Hen")
    assert (len(game.hand(YOU)), asked(game)) == (left, False)


@card("Cheshire Cat - From the Shadows")
def test_the_cheshire_cat_banishes_somebody_damaged():
    game = table({"play": [CHESHIRE, "Hen (damage 1)"]}, {"play": ["Giant (damage 1)", "Wolf", "Fort (damage 1)"]})
    assert game.push("use Cheshire").legal() == ["choose Hen", "choose Giant"]
    assert game.push("choose Giant").play(YOU) == ["Wolf", "Fort"]
    assert is_evasive(CHESHIRE)
    assert shifts_for(CHESHIRE, 5)


@card("Cinderella - Knight in Training")
def test_cinderella_may_exchange_a_card():
    side = {"hand": ["Cinderella - Knight in Training", "Hen"], "ink": 2, "deck": ["Lamp", "Rope"]}
    game = table(side).push("play Cinderella", "yes", "choose Lamp")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Hen"], ["Lamp"])
    assert table(side).push("play Cinderella", "no").hand(ME) == ["Hen"]


@card("Donald Duck - Sleepwalker")
def test_donald_grows_with_every_action_and_song_of_yours_this_turn():
    game = table({"play": ["Donald Duck - Sleepwalker", "Bear"], "hand": ["Spell", "Tune", "Lamp"], "ink": 3})
    assert game.push("play Spell", "sing Tune with Bear", "play Lamp").strength("Donald") == 4
    assert game.push("end").strength("Donald") == 0


@card("Enchantress - Unexpected Judge")
def test_the_enchantress_hits_back_harder_than_she_hits():
    judge = "Enchantress - Unexpected Judge"
    game = table({"play": [f"{judge} (exerted)"]}, {"play": ["Bear"]}, active=YOU).push("challenge Bear -> Enchantress")
    assert game.damage("Bear") == 3
    game = table({"play": [judge]}, {"play": ["Bear (exerted)"]}).push("challenge Enchantress -> Bear")
    assert game.damage("Bear") == 1


@card("Falling Down the Rabbit Hole")
def test_each_player_s_own_choice_falls_down_the_rabbit_hole():
    game = table(
        {"hand": ["Falling Down the Rabbit Hole"], "ink": 4, "play": ["Bear", "Hen", "Lamp"]},
        {"play": ["Warded", "Wolf"], "ink": 1},
    )
    game.push("play Falling")
    assert (game.deciding, game.legal()) == (ME, ["choose Bear", "choose Hen"])
    game.push("choose Hen")
    assert (game.deciding, game.legal()) == (YOU, ["choose Warded", "choose Wolf"])
    game.push("choose Warded")
    assert (game.play(ME), game.play(YOU)) == (["Bear", "Lamp"], ["Wolf"])
    assert (game.ink(ME), game.ink(YOU)) == ((0, 5), (1, 1))


@card("Gaston - Scheming Suitor")
@pytest.mark.parametrize(("hands", "strength"), [(([], ["Hen"]), 4), ((["Hen"], []), 4), ((["Hen"], ["Hen"]), 1)])
def test_gaston_is_strong_while_any_opponent_has_an_empty_hand(hands, strength):
    game = table({"play": ["Gaston - Scheming Suitor"]}, {"hand": hands[0]}, third={"hand": hands[1]})
    assert game.strength("Gaston") == strength


@card("Honest John - Not That Honest", "Mrs. Judson - Housekeeper", "Nana - Darling Family Pet")
@pytest.mark.parametrize("way", [f"shift {TRAGIC} -> Beast - Young", f"play {TRAGIC}"])
def test_three_of_them_greet_every_floodborn_character_of_yours(way):
    welcome = ["Honest John - Not That Honest", "Mrs. Judson - Housekeeper", "Nana - Darling Family Pet"]
    game = table(
        {"play": [*welcome, "Beast - Young", "Bear (damage 3)"], "hand": [TRAGIC], "ink": 5}, {"lore": 4}, cards=[YOUNG]
    )
    ink = sum(game.ink(ME))
    game.push(way, "resolve 1", "resolve 1", "yes", "yes", "choose Bear")
    assert (game.lore(YOU), sum(game.ink(ME)) - ink, game.damage("Bear")) == (3, 1, 0)


@card("Honest John - Not That Honest", "Mrs. Judson - Housekeeper", "Nana - Darling Family Pet")
def test_none_of_them_greets_another_character_or_one_of_an_opponent():
    welcome = ["Honest John - Not That Honest", "Mrs. Judson - Housekeeper", "Nana - Darling Family Pet"]
    game = table({"play": welcome, "hand": ["Bear"], "ink": 3}, {"lore": 4, "hand": [TRAGIC], "ink": 5})
    assert not asked(game.push("play Bear"))
    assert not asked(game.push("end", "play Beast"))
    assert game.lore(YOU) == 4


@card("Jafar - Dreadnought")
def test_jafar_may_draw_for_banishing_somebody_in_a_challenge_in_your_turn():
    game = table({"play": [JAFAR]}, {"play": ["Hen (exerted)"]}).push("challenge Jafar -> Hen", "yes")
    assert len(game.hand(ME)) == 1
    game = table({"play": [f"{JAFAR} (exerted)"]}, {"play": ["Hen"]}, active=YOU).push("challenge Hen -> Jafar")
    assert not asked(game)
    assert shifts_for(JAFAR, 2)


@card("Kuzco - Wanted Llama")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_kuzco_may_draw_when_he_is_banished(answer, drawn):
    game = table({"play": ["Kuzco - Wanted Llama"], "hand": ["Dragon Fire"], "ink": 5})
    assert len(game.push("play Dragon Fire", answer).hand(ME)) == drawn


@card("Lady Tremaine - Imperious Queen")
def test_each_opponent_of_lady_tremaine_banishes_a_character_of_their_choice():
    game = table({"hand": [TREMAINE], "ink": 6}, {"play": ["Warded", "Wolf"]}, third={"play": ["Hen", "Lamp"]})
    game.push("play Lady Tremaine")
    assert (game.deciding, game.legal()) == (YOU, ["choose Warded", "choose Wolf"])
    game.push("choose Warded")
    assert (game.play(YOU), game.play(THIRD)) == (["Wolf"], ["Lamp"])
    assert shifts_for(TREMAINE, 4)


@card("Last Stand")
def test_last_stand_banishes_somebody_who_was_challenged_this_turn():
    game = table(
        {"hand": ["Last Stand"], "ink": 2, "play": ["Hen", "Wolf"]}, {"play": ["Bear (exerted)", "Giant (exerted)"]}
    )
    game.push("challenge Wolf -> Bear", "challenge Hen -> Giant", "play Last Stand")
    assert game.legal() == ["choose Bear", "choose Giant"]
    assert game.push("choose Bear").play(YOU) == ["Giant"]


@card("Last Stand")
def test_last_stand_finds_nobody_unchallenged():
    game = table({"hand": ["Last Stand"], "ink": 2, "play": ["Hen"]}, {"play": ["Bear (exerted)"]})
    assert game.push("play Last Stand").play(YOU) == ["Bear"]


@card("Li Shang - Archery Instructor")
def test_li_shang_lets_your_characters_fly_this_turn():
    game = table({"play": ["Li Shang - Archery Instructor", "Bear"]}, {"play": ["Bird (exerted)", "Wolf"]})
    assert game.legal("challenge") == []
    assert game.push("quest Li Shang").legal("challenge") == ["challenge Bear -> Bird"]
    assert game.push("end").legal("challenge Wolf") == ["challenge Wolf -> Li Shang - Archery Instructor"]


@card("Merlin - Rabbit")
def test_merlin_may_draw_when_he_comes_and_when_he_leaves_in_whatever_way():
    game = table({"hand": ["Merlin - Rabbit", "Dragon Fire"], "ink": 9}).push("play Merlin", "yes")
    assert len(game.hand(ME)) == 2
    assert len(game.push("play Dragon Fire", "yes").hand(ME)) == 2
    game = table({"play": ["Merlin - Rabbit", "Perplexing Signposts"]}).push("use Perplexing", "yes")
    assert len(game.hand(ME)) == 2


@card("Merlin - Shapeshifter", "Perplexing Signposts")
def test_merlin_is_worth_more_this_turn_for_each_other_of_yours_that_returns_to_your_hand():
    merlin = "Merlin - Shapeshifter"
    game = table({"play": [merlin, "Bear", "Wolf", "Perplexing Signposts"]}, {"play": ["Hen"]})
    assert game.push("use Perplexing").legal() == [f"choose {merlin}", "choose Bear", "choose Wolf"]
    game.push("choose Bear")
    assert (game.hand(ME), game.lore_value("Merlin"), game.play(ME)) == (["Bear"], 2, [merlin, "Wolf"])
    assert game.push("end").lore_value("Merlin") == 1


@card("Merlin - Shapeshifter")
def test_merlin_does_not_care_about_an_opponents_character():
    game = table({"play": ["Merlin - Shapeshifter"], "hand": ["Befuddle"], "ink": 1}, {"play": ["Hen"]})
    game.push("play Befuddle")
    assert (game.hand(YOU), game.lore_value("Merlin")) == (["Hen"], 1)


@card("Mufasa - Betrayed Leader")
@pytest.mark.parametrize(
    ("top", "answers", "play"),
    [("Bear", ["yes", "yes"], ["Bear"]), ("Bear", ["yes", "no"], []), ("Lamp", ["yes"], []), ("Bear", ["no"], [])],
)
def test_mufasa_s_heir_may_come_from_the_top_of_the_deck_exerted(top, answers, play):
    game = table({"play": [MUFASA], "hand": ["Dragon Fire"], "ink": 5, "deck": [top, "Hen"]})
    game.push("play Dragon Fire", *answers)
    assert (game.play(ME), asked(game)) == (play, False)
    assert game.deck(ME) == (["Hen"] if play else [top, "Hen"])
    assert game.knows(YOU, top) == (answers[0] == "yes")
    assert not play or game.is_exerted("Bear")


@card("Mulan - Reflecting")
@pytest.mark.parametrize(
    ("top", "answers", "drawn"),
    [("Friends on the Other Side", ["yes", "yes"], 2), ("Friends on the Other Side", ["yes", "no"], 0)],
)
def test_mulan_may_sing_the_song_on_top_of_the_deck_for_free(top, answers, drawn):
    game = table({"play": [MULAN], "deck": [top, "Hen", "Wolf", "Bear"]}).push("quest Mulan", *answers)
    assert (len(game.hand(ME)), game.deck(ME)[0]) == (drawn, "Bear" if drawn else top)
    assert shifts_for(MULAN, 2)


@card("Mulan - Reflecting")
def test_mulan_leaves_another_action_on_top():
    game = table({"play": [MULAN], "deck": ["Spell", "Hen"]}).push("quest Mulan", "yes")
    assert (game.deck(ME), game.knows(YOU, "Spell"), asked(game)) == (["Spell", "Hen"], True, False)


@card("Nick Wilde - Wily Fox")
@pytest.mark.parametrize(("answer", "hand"), [("yes", ["Pawpsicle"]), ("no", [])])
def test_nick_may_take_a_pawpsicle_back(answer, hand):
    game = table({"hand": ["Nick Wilde - Wily Fox"], "ink": 4, "discard": ["Lamp", "Pawpsicle", "Hen"]})
    assert game.push("play Nick", answer).hand(ME) == hand


@card("Peter Pan's Dagger")
def test_the_dagger_sharpens_your_evasive_characters_only():
    game = table({"play": ["Peter Pan's Dagger", "Bird", "Wolf"]}, {"play": [SHADOW]})
    assert [game.strength(name) for name in ("Bird", "Wolf", SHADOW)] == [3, 2, 2]


@card("Peter Pan's Shadow - Not Sewn On")
def test_the_shadow_lets_the_others_with_rush_fly():
    game = table({"play": [SHADOW, "Hare (drying)", "Wolf"]}, {"play": ["Bird (exerted)"]})
    assert game.legal("challenge") == [f"challenge {SHADOW} -> Bird", "challenge Hare -> Bird"]
    assert has_rush(SHADOW)
    assert is_evasive(SHADOW)


@card("Queen of Hearts - Quick-Tempered")
def test_the_queen_hurts_a_damaged_opposing_character():
    game = table(
        {"hand": ["Queen of Hearts - Quick-Tempered"], "ink": 2, "play": ["Hen (damage 1)"]},
        {"play": ["Bear (damage 1)", "Giant (damage 1)", "Wolf"]},
    )
    assert game.push("play Queen").legal() == ["choose Bear", "choose Giant"]
    assert game.push("choose Bear").damage("Bear") == 2


@card("Rapunzel - Gifted Artist")
def test_rapunzel_may_draw_whenever_you_heal_one_of_yours():
    game = table({"play": [ARTIST, "Bear (damage 1)", "Jumbo Pop", "Wolf (damage 3)"]}).push("use Jumbo Pop")
    game.push("amount 1", "amount 2")
    cards = len(game.hand(ME))
    game.push("resolve 1", "yes", "yes")
    assert (cards, len(game.hand(ME))) == (1, 3)  # once for each of the two who were hurt
    assert shifts_for(ARTIST, 3)


@card("Rapunzel - Gifted Artist")
@pytest.mark.parametrize("name", ["Hen", "Giant"])
def test_rapunzel_draws_nothing_for_the_unhurt_or_an_opponents_character(name):
    game = table({"play": [ARTIST, "Hen"], "hand": ["Balm"]}, {"play": ["Giant (damage 2)"]}, cards=[BALM])
    game.push("play Balm", f"choose {name}")
    if name == "Giant":
        game.push("amount 2")
        assert game.damage("Giant") == 0
    assert (asked(game), game.hand(ME)) == (False, [])


@card("Ratigan's Marvelous Trap")
def test_the_trap_costs_each_opponent_two_lore():
    game = table({"play": ["Ratigan's Marvelous Trap"], "lore": 3}, {"lore": 3}, third={"lore": 1})
    game.push("use Ratigan's")
    assert (game.play(ME), [game.lore(seat) for seat in (ME, YOU, THIRD)]) == ([], [3, 1, 0])


@card("Raya - Headstrong", "Scar - Vicious Cheater")
@pytest.mark.parametrize("name", [HEADSTRONG, CHEATER])
def test_two_of_them_may_ready_after_a_victory_but_not_quest(name):
    foes = {"play": ["Hen (exerted, damage 2)", "Wolf (exerted, damage 3)"]}
    game = table({"play": [name]}, foes).push(f"challenge {name} -> Hen", "yes")
    assert (game.is_exerted(name), game.legal("quest")) == (False, [])
    assert game.push(f"challenge {name} -> Wolf", "no").is_exerted(name)
    assert game.push("end", "end").legal("quest") == [f"quest {name}"]


@card("Scar - Vicious Cheater")
def test_scar_rushes():
    assert has_rush(CHEATER)


@card("Shere Khan - Menacing Predator")
def test_shere_khan_gains_a_lore_whenever_one_of_yours_challenges_a_character():
    khan = "Shere Khan - Menacing Predator"
    game = table({"play": [khan, "Bear", "Wolf"]}, {"play": ["Giant (exerted)", "Fort"]})
    assert game.push("challenge Bear -> Giant").lore(ME) == 1
    assert game.push("challenge Wolf -> Fort").lore(ME) == 1
    assert game.push("challenge Shere Khan -> Giant").lore(ME) == 2


@card("Sleepy's Flute")
@pytest.mark.parametrize(("song", "lore"), [("Hum", 1), ("Spell", 0)])
def test_the_flute_gains_a_lore_if_you_played_a_song_this_turn(song, lore):
    game = table({"play": ["Sleepy's Flute"], "hand": [song], "ink": 1}).push(f"play {song}", "use Sleepy's Flute")
    assert (game.lore(ME), game.is_exerted("Sleepy's Flute")) == (lore, True)


@card("What Did You Call Me?")
def test_an_insulted_damaged_character_is_stronger_this_turn():
    game = table({"hand": ["What Did You Call Me?"], "ink": 1, "play": ["Hen (damage 1)", "Wolf"]}).push("play What")
    assert (game.strength("Hen"), game.push("end").strength("Hen")) == (3, 0)


@card("Yzma - Scary Beyond All Reason")
@pytest.mark.parametrize(("name", "hands"), [("Giant", (0, 2)), ("Hen", (2, 0))])
def test_yzma_shuffles_another_character_away_and_its_player_draws_two(name, hands):
    game = table({"hand": [YZMA], "ink": 6, "play": ["Hen"]}, {"play": ["Giant", "Warded"]}).push("play Yzma")
    assert game.legal() == ["choose Hen", "choose Giant"]
    game.push(f"choose {name}")
    assert (game.is_in_play(name), len(game.hand(ME)), len(game.hand(YOU))) == (False, *hands)
    assert shifts_for(YZMA, 4)


@card("Yzma - Scary Beyond All Reason")
def test_nobody_draws_for_a_lonely_yzma():
    game = table({"hand": [YZMA], "ink": 6}).push("play Yzma")
    assert (game.hand(ME), game.hand(YOU), game.is_in_play("Yzma")) == ([], [], True)


@card("Zero to Hero")
def test_zero_to_hero_makes_the_next_character_cheaper_by_those_you_have():
    game = table(
        {"hand": ["Zero to Hero", "Giant", "Hen"], "ink": 6, "play": ["Bear", "Wolf", "Lamp"]}, {"play": ["Hen"]}
    )
    game.push("play Zero")
    assert game.ink(ME) == (4, 2)
    game.push("play Giant")
    assert (game.ink(ME), game.legal("play")) == ((0, 6), [])
