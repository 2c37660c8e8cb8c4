"""Set 12, the last cards without a test, from Alien to Kida: what they do at the table."""

import pytest

from mazo.abilities.tree.deeds import RemoveCounters
from mazo.abilities.tree.effects import Action
from mazo.abilities.tree.nouns import Cards, Chosen
from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, has_rush, resists, shifts_for
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU, made

ALIEN = "Alien - True Believer"
KEEPER = "Alma Madrigal - Keeper of the Flame"
LEADING = "Alma Madrigal - Leading the Way"
ARIEL = "Ariel - Curious Traveler"
DUCKY = "Bouncing Ducky - Sid's Toy"
BRUNO = "Bruno Madrigal - Seeing the Future"
ADVANTAGE = "Card Advantage"
CASA = "Casa Madrigal - Courtyard"
CINDERELLA = "Cinderella - Resourceful Traveler"
DOLORES = "Dolores Madrigal - Hears Everything"
NERVOUS = "Don't Be Nervous"
DOPEY = "Dopey - Drawn to Music"
TAPESTRY = "DunBroch Family Tapestry"
EDNA = "Edna Mode - Fashion Designer"
FROZONE = "Frozone - Super Cool"
GADGET = "Gadget Hackwrench - Finder of Lost Parts"
GIZMODUCK = "Gizmoduck - Duckburg Defender"
GOOFY = "Goofy - Determined Traveler"
GOSALYN = "Gosalyn Mallard - The Quiverwing Quack"
HAND = "Hand-in-the-Box - Sid's Toy"
ALONE = "Helga Sinclair - No Backup Needed"
PREPARED = "Helga Sinclair - Prepared for Anything"
CULTIVATOR = "Isabela Madrigal - Caring Cultivator"
VOICE = "Isabela Madrigal - Such a Lovely Voice"
UNKNOWN = "Kida - Discovering the Unknown"
GUARDIAN = "Kida - Guardian of the Path"
MICKEY = "Mickey Mouse - Experienced Traveler"

TOY = made("Toy", cost=1, strength=1, willpower=3, classifications=["Toy"])
COUSIN = made("Cousin", cost=1, strength=1, willpower=3, classifications=["Madrigal"])
PRINCESS = made("Princess", classifications=["Princess"])
DWARF = made("Dwarf", classifications=["Seven Dwarfs"])
HEROINE = made("Heroine", cost=1, strength=1, willpower=3, classifications=["Super"])
BALM = made(
    "Balm", "action", cost=0, abilities=[Action(RemoveCounters("damage", 2, Chosen(Cards(("character",))), up_to=True))]
)
DEAR = made("Big Spell", "action", cost=4)


@card("Alien - True Believer")
def test_the_alien_is_stronger_for_each_other_toy():
    game = table({"play": [ALIEN, "Toy", "Toy", "Bear"]}, {"play": ["Toy"]}, cards=[TOY])
    assert game.strength("Alien") == 3


@card("Alien - True Believer")
def test_another_alien_returns_when_one_is_banished_in_your_turn():
    game = table({"play": [ALIEN], "discard": [ALIEN, "Bear"]}, {"play": ["Giant (exerted)"]})
    game.push("challenge Alien -> Giant")
    assert (game.hand(ME), sorted(game.names_in("discard", ME))) == ([ALIEN], [ALIEN, "Bear"])
    alone = table({"play": [ALIEN], "discard": ["Bear"]}, {"play": ["Giant (exerted)"]}).push(
        "challenge Alien -> Giant"
    )
    assert alone.hand(ME) == []  # not the one that was banished
    theirs = table({"play": [f"{ALIEN} (exerted)"], "discard": [ALIEN]}, {"play": ["Giant"]}, active=YOU)
    assert theirs.push("challenge Giant -> Alien").hand(ME) == []


@card("Alma Madrigal - Keeper of the Flame")
def test_alma_may_exert_an_opponent_when_one_of_yours_is_healed():
    side = {"play": [KEEPER, "Bear (damage 3)"], "hand": ["Balm"]}
    game = table(side, {"play": ["Wolf"]}, cards=[BALM]).push("play Balm", "choose Bear", "amount 2", "yes")
    assert game.is_exerted("Wolf")
    none = table(side, {"play": ["Wolf"]}, cards=[BALM]).push("play Balm", "choose Bear", "amount 0")
    assert not asked(none)
    theirs = table(side, {"play": ["Wolf (damage 1)"]}, cards=[BALM]).push("play Balm", "choose Wolf", "amount 1")
    assert not asked(theirs)
    assert shifts_for(KEEPER, 3)


@card("Alma Madrigal - Keeper of the Flame")
def test_damage_that_is_moved_away_is_removed():
    heihei = "HeiHei - Created by the Vine"
    game = table({"play": [KEEPER, heihei, "Bear (damage 2)"]}, {"play": ["Giant"]})
    game.push("quest HeiHei", "yes", "choose Bear", "yes")
    assert (game.damage("Giant"), game.is_exerted("Giant")) == (1, True)


@card("Alma Madrigal - Leading the Way", "Frozone - Super Cool")
@pytest.mark.parametrize(("name", "ink", "friend"), [(LEADING, 2, "Cousin"), (FROZONE, 6, "Heroine")])
def test_two_may_exert_an_opponent_beside_another_of_their_kind(name, ink, friend):
    cards = [COUSIN, HEROINE]
    game = table({"hand": [name], "ink": ink, "play": [friend]}, {"play": ["Wolf", "Bear"]}, cards=cards)
    game.push(f"play {name}", "yes")
    assert game.legal() == ["choose Wolf", "choose Bear"]
    assert game.push("choose Wolf").is_exerted("Wolf")
    alone = table({"hand": [name], "ink": ink}, {"play": ["Wolf", friend]}, cards=cards).push(f"play {name}")
    assert not asked(alone)


@card("Frozone - Super Cool")
def test_frozone_rushes():
    assert has_rush(FROZONE)


@card("Ariel - Curious Traveler")
def test_ariel_sends_an_opponent_questing_if_another_character_was_played():
    game = table({"play": [ARIEL, "Bear"], "hand": ["Hen"], "ink": 1}, {"play": ["Wolf", "Giant"]})
    game.push("play Hen", "quest Ariel", "choose Wolf", "end")
    assert game.legal("challenge") == ["challenge Giant -> Ariel - Curious Traveler"]
    assert "end" not in game.legal()  # the wolf has to quest
    assert "end" in game.push("quest Wolf").legal()


@card("Ariel - Curious Traveler")
def test_ariel_alone_sends_nobody():
    game = table({"play": [ARIEL], "hand": ["Lamp"], "ink": 2}, {"play": ["Wolf", "Giant"]}).push(
        "play Lamp", "quest Ariel"
    )
    assert not asked(game)


@card("Bouncing Ducky - Sid's Toy")
def test_the_ducky_is_cheaper_for_toys_and_puts_them_away():
    side = {"hand": [DUCKY], "ink": 4, "discard": ["Toy", "Bear", "Toy"], "deck": ["Hen"]}
    game = table(side, {"discard": ["Toy"]}, cards=[TOY]).push("play Bouncing")
    while asked(game):
        game.push(game.legal()[0])
    assert (game.ink(ME), game.deck(ME), game.names_in("discard", ME)) == ((0, 4), ["Hen", "Toy", "Toy"], ["Bear"])
    assert table({**side, "ink": 3}, cards=[TOY]).legal("play") == []


@card("Bruno Madrigal - Seeing the Future")
@pytest.mark.parametrize(("answer", "deck"), [(1, ["Bear", "Hen"]), (2, ["Hen", "Bear"])])
def test_bruno_may_turn_the_top_card_of_a_chosen_deck(answer, deck):
    game = table({"hand": [BRUNO], "ink": 6}, {"deck": ["Bear", "Hen"]}).push("play Bruno", "yes", f"player {YOU + 1}")
    assert (game.knows(ME, "Bear"), game.knows(YOU, "Bear")) == (True, False)
    assert game.push(f"pick {answer}").deck(YOU) == deck


@card("Card Advantage")
def test_card_advantage_rewards_an_opposing_character_banished_in_a_challenge():
    side = {"hand": [ADVANTAGE], "ink": 2, "play": ["Giant", "Hen"]}
    game = table(side, {"play": ["Wolf (exerted)"]}).push("challenge Giant -> Wolf", f"play {ADVANTAGE}")
    assert len(game.hand(ME)) == 2
    own = table(side, {"play": ["Giant (exerted)"]}).push("challenge Hen -> Giant", f"play {ADVANTAGE}")
    assert (own.is_in_play("Hen"), own.hand(ME)) == (False, [])


@card("Casa Madrigal - Courtyard")
def test_the_courtyard_heals_who_quests_there_and_itself():
    game = table({"play": [f"{CASA} (damage 3)", f"Bear (damage 3, at {CASA})", "Wolf (damage 1)"]})
    game.push("quest Bear", "yes", "amount 2", "yes", "amount 2")
    assert (game.damage("Bear"), game.damage(CASA)) == (1, 1)
    assert not asked(game.push("quest Wolf"))
    kept = table({"play": [f"{CASA} (damage 3)", f"Bear (damage 3, at {CASA})"]}).push(
        "quest Bear", "no", "yes", "amount 1"
    )
    assert (kept.damage("Bear"), kept.damage(CASA)) == (3, 2)


@card("Cinderella - Resourceful Traveler", "Goofy - Determined Traveler", "Mickey Mouse - Experienced Traveler")
@pytest.mark.parametrize("name", [CINDERELLA, GOOFY, MICKEY])
def test_three_travellers_may_do_something_if_another_character_was_played(name):
    game = table({"play": [name], "hand": ["Hen"], "ink": 1}, {"play": ["Fort"]}).push(
        "play Hen", f"quest {name}", "yes"
    )
    if name == GOOFY:
        assert "choose Fort" in game.legal()
        game.push("choose Fort")
    found = sum(game.ink(ME)), game.damage("Fort"), len(game.hand(ME))
    assert found == {CINDERELLA: (2, 0, 0), GOOFY: (1, 1, 0), MICKEY: (1, 0, 1)}[name]
    assert not asked(table({"play": [name, "Hen"]}, {"play": ["Fort"]}).push(f"quest {name}"))


@card("Dolores Madrigal - Hears Everything")
def test_dolores_looks_at_an_opponent_s_hand():
    game = table({"hand": [DOLORES, "Wolf"], "ink": 5}, {"hand": ["Bear"]}, third={"hand": ["Lamp"]})
    game.push("play Dolores", f"player {YOU + 1}")
    assert [game.knows(ME, "Bear"), game.knows(THIRD, "Bear"), game.knows(ME, "Lamp")] == [True, False, False]


@card("Don't Be Nervous")
@pytest.mark.parametrize(("dwarfs", "hand", "lore"), [(2, 3, 2), (1, 1, 0)])
def test_don_t_be_nervous_finds_a_princess_and_more_among_dwarfs(dwarfs, hand, lore):
    deck = ["Bear", "Hen", "Princess", "Wolf"]
    game = table({"hand": [NERVOUS], "ink": 5, "play": ["Dwarf"] * dwarfs, "deck": deck}, cards=[PRINCESS, DWARF])
    game.push(f"play {NERVOUS}", "choose Princess")
    assert ("Princess" in game.hand(ME), game.knows(YOU, "Princess")) == (True, True)
    assert (len(game.hand(ME)), game.lore(ME)) == (hand, lore)


@card("Dopey - Drawn to Music")
def test_dopey_can_t_sing_but_enjoys_the_first_song_of_your_turn():
    game = table({"play": [DOPEY, "Knight"], "hand": ["Hum", "Tune"], "ink": 4})
    assert game.legal("sing") == ["sing Hum with Knight", "sing Tune with Knight"]
    assert game.push("play Hum").lore_value("Dopey") == 3
    assert game.push("play Tune").lore_value("Dopey") == 3
    assert game.push("end").lore_value("Dopey") == 2


@card("DunBroch Family Tapestry")
def test_the_tapestry_comes_exerted_and_shuffles_all_characters_back():
    assert table({"hand": [TAPESTRY], "ink": 2}).push("play DunBroch").is_exerted(TAPESTRY)
    game = table(
        {"play": [TAPESTRY], "discard": ["Bear", "Lamp", "Hen"], "deck": 3}, {"discard": ["Wolf", "Hum"], "deck": 4}
    )
    game.push("use DunBroch")
    assert sorted(game.names_in("discard", ME)) == [TAPESTRY, "Lamp"]
    assert (game.names_in("discard", YOU), len(game.deck(ME)), len(game.deck(YOU))) == (["Hum"], 5, 5)


@card("Edna Mode - Fashion Designer")
def test_edna_may_return_a_cheap_item_whose_player_draws():
    side = {"hand": [EDNA], "ink": 3, "play": ["Forge"]}
    game = table(side, {"play": ["Lamp", "Forge"]}).push("play Edna", "yes")
    assert (game.play(YOU), len(game.hand(YOU)), "Lamp" in game.hand(YOU), game.hand(ME)) == (["Forge"], 2, True, [])
    kept = table(side, {"play": ["Lamp"]}).push("play Edna", "no")
    assert (kept.play(YOU), kept.hand(YOU)) == (["Lamp"], [])


@card("Edna Mode - Fashion Designer")
def test_edna_s_quest_dresses_your_supers_this_turn():
    game = table({"play": [EDNA, "Heroine", "Bear"]}, {"play": ["Wolf"]}, cards=[HEROINE]).push("quest Edna")
    assert [game.lore_value(name) for name in ("Heroine", "Bear", "Edna")] == [2, 2, 2]
    assert game.push("end").lore_value("Heroine") == 1


@card("Gadget Hackwrench - Finder of Lost Parts")
def test_gadget_may_find_an_item_when_she_leaves_play():
    game = table({"play": [f"{GADGET} (exerted)"], "discard": ["Lamp", "Bear"]}, {"play": ["Giant"]}, active=YOU)
    assert game.push("challenge Giant -> Gadget", "yes").hand(ME) == ["Lamp"]
    home = table({"play": [GADGET], "discard": ["Lamp"], "hand": ["Put That Thing Back"], "ink": 4}).push("play Put")
    assert sorted(home.push("yes").hand(ME)) == [GADGET, "Lamp"]


@card("Gizmoduck - Duckburg Defender")
@pytest.mark.parametrize(("hand", "legal"), [([], ["play Spell"]), (["Hen"], ["play Spell", "play Big Spell"])])
def test_gizmoduck_stops_dear_actions_while_your_hand_is_empty(hand, legal):
    game = table(
        {"play": [GIZMODUCK], "hand": hand}, {"hand": ["Spell", "Big Spell"], "ink": 4}, active=YOU, cards=[DEAR]
    )
    assert game.legal("play") == legal
    assert resists(GIZMODUCK, 1)


@card("Gosalyn Mallard - The Quiverwing Quack")
def test_gosalyn_may_ready_somebody_cheap_who_then_rests():
    game = table(
        {"hand": [GOSALYN], "ink": 2, "play": ["Wolf (exerted)", "Bear (exerted)"]}, {"play": ["Hen (exerted)"]}
    )
    game.push("play Gosalyn", "yes")
    assert set(game.legal()) == {"choose Wolf", "choose Hen", f"choose {GOSALYN}"}
    game.push("choose Wolf")
    assert (game.is_exerted("Wolf"), game.legal("quest"), game.legal("challenge")) == (False, [], [])


@card("Gosalyn Mallard - The Quiverwing Quack")
def test_who_was_ready_already_may_quest():
    game = table({"hand": [GOSALYN], "ink": 2, "play": ["Wolf"]}).push("play Gosalyn", "yes", "choose Wolf")
    assert game.legal("quest") == ["quest Wolf"]


@card("Hand-in-the-Box - Sid's Toy")
def test_the_hand_may_be_played_for_a_discarded_toy():
    game = table({"hand": [HAND], "discard": ["Toy", "Bear"], "deck": ["Hen"]}, {"discard": ["Toy"]}, cards=[TOY])
    assert game.legal("play") == [f"play otherwise {HAND}: 1"]
    game.push(game.legal("play")[0])
    assert (game.play(ME), game.deck(ME), game.names_in("discard", ME)) == ([HAND], ["Hen", "Toy"], ["Bear"])
    assert table({"hand": [HAND], "discard": ["Bear"]}).legal("play") == []


@card("Helga Sinclair - No Backup Needed")
@pytest.mark.parametrize(("songs", "playable"), [(2, True), (1, False)])
def test_helga_is_cheaper_after_two_cards_went_to_your_discard(songs, playable):
    game = table({"hand": [ALONE, "Hum", "Hum"], "ink": 2 + songs}, {"play": ["Wolf"]})
    for _ in range(songs):
        game.push("play Hum")
    assert (game.legal(f"play {ALONE}") != []) == playable


@card("Helga Sinclair - Prepared for Anything")
@pytest.mark.parametrize(("songs", "damage"), [(2, 2), (1, 1)])
def test_helga_hurts_more_after_two_cards_went_to_your_discard(songs, damage):
    game = table({"play": [PREPARED], "hand": ["Hum", "Hum"], "ink": 2}, {"play": ["Giant"]})
    for _ in range(songs):
        game.push("play Hum")
    assert game.push("quest Helga").damage("Giant") == damage


@card("Hero Work")
def test_hero_work_lets_your_heroes_take_lore_by_challenging():
    game = table(
        {"hand": ["Hero Work"], "ink": 2, "play": ["Knight", "Wolf"]}, {"play": ["Giant (exerted)", "Fort"], "lore": 5}
    )
    game.push("play Hero Work")
    assert (game.strength("Knight"), game.strength("Wolf"), game.strength("Giant")) == (3, 3, 6)
    game.push("challenge Wolf -> Giant")
    assert (game.lore(ME), game.lore(YOU)) == (0, 5)
    game.push("challenge Knight -> Giant")
    assert (game.lore(ME), game.lore(YOU)) == (1, 4)


@card("Hero Work")
def test_hero_work_means_challenges_of_characters_only():
    game = table({"hand": ["Hero Work"], "ink": 2, "play": ["Knight"]}, {"play": ["Fort"], "lore": 5})
    game.push("play Hero Work", "challenge Knight -> Fort")
    assert (game.lore(ME), game.lore(YOU)) == (0, 5)


@card("Inner Strength", "Rahr!")
@pytest.mark.parametrize(("name", "strength", "drawn"), [("Inner Strength", 4, 1), ("Rahr!", 6, 0)])
def test_two_actions_strengthen_somebody_this_turn(name, strength, drawn):
    game = table({"hand": [name], "ink": 1, "play": ["Bear"]}, {"play": ["Wolf"]}).push(f"play {name}", "choose Bear")
    assert (game.strength("Bear"), len(game.hand(ME)), game.push("end").strength("Bear")) == (strength, drawn, 3)


@card("Isabela Madrigal - Caring Cultivator")
def test_isabela_gains_a_lore_for_each_damage_healed_from_yours():
    game = table(
        {"play": [CULTIVATOR, "Bear (damage 3)"], "hand": ["Balm", "Balm"]}, {"play": ["Wolf (damage 2)"]}, cards=[BALM]
    )
    assert game.push("play Balm", "choose Bear", "amount 2").lore(ME) == 2
    assert game.push("play Balm", "choose Wolf", "amount 2").lore(ME) == 2
    assert shifts_for(CULTIVATOR, 4)


@card("Isabela Madrigal - Such a Lovely Voice")
@pytest.mark.parametrize(("target", "amount", "lore"), [("Bear", 1, 1), ("Bear", 0, 0), ("Wolf", 1, 0)])
def test_isabela_gains_a_lore_if_one_of_yours_was_healed_this_turn(target, amount, lore):
    game = table(
        {"hand": [VOICE, "Balm"], "ink": 3, "play": ["Bear (damage 1)"]}, {"play": ["Wolf (damage 1)"]}, cards=[BALM]
    )
    game.push("play Balm", f"choose {target}", f"amount {amount}", "play Isabela")
    assert game.lore(ME) == lore


@card("Isabela Madrigal - Such a Lovely Voice")
def test_isabela_sings_as_if_she_cost_five():
    wide = made("Aria", "action", cost=5, song=True)
    assert table({"play": [VOICE], "hand": ["Aria"]}, cards=[wide]).legal("sing") == [f"sing Aria with {VOICE}"]


@card("Kida - Discovering the Unknown")
@pytest.mark.parametrize(("songs", "ink"), [(2, 3), (1, 2)])
def test_kida_may_ink_after_two_cards_went_to_your_discard(songs, ink):
    game = table({"play": [UNKNOWN], "hand": ["Hum", "Hum"], "ink": 2})
    for _ in range(songs):
        game.push("play Hum")
    game.push("quest Kida", *(["yes"] if songs == 2 else []))
    assert (sum(game.ink(ME)), asked(game)) == (ink, False)


@card("Kida - Guardian of the Path")
def test_kida_weakens_an_opponent_this_turn():
    game = table({"hand": [GUARDIAN], "ink": 2, "play": ["Bear"]}, {"play": ["Giant"]}).push("play Kida")
    assert (game.strength("Giant"), game.push("end").strength("Giant")) == (4, 6)
