"""Set 10: what the cards that begin with T do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import ME, YOU

TARAN = "Taran - Pig Keeper"
CAULDRON = "The Black Cauldron"
PROSPECTOR = "Scrooge McDuck - Cavern Prospector"
RIGHT_TRACK = "Scrooge McDuck - On the Right Track"
HORSEMAN = "The Headless Horseman - Terror of Sleepy Hollow"
ROBOT_QUEEN = "The Robot Queen"
TWINS = "The Twins - Lost Boys"


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


@card("The Black Cauldron")
def test_the_cauldron_swallows_a_character_of_the_discard():
    game = table(me={"play": [CAULDRON], "ink": 1, "discard": ["Bear", "Lamp", "Wolf"]}).push(
        "use The Black Cauldron: 1"
    )
    assert sorted(game.legal()) == ["choose Bear", "choose Wolf"]
    game.push("choose Bear")
    assert (game.names_in("under", ME), game.is_exerted(CAULDRON)) == (["Bear"], True)


@card("The Black Cauldron")
def test_the_cauldron_lets_you_pay_for_what_is_under_it_this_turn():
    game = table(me={"play": [f"{CAULDRON} (under Bear, under Wolf)"], "ink": 6})
    assert game.legal("play") == []
    game.push("use The Black Cauldron: 2", "play Bear", "play Wolf")
    assert (game.play(ME), game.ink(ME)) == ([CAULDRON, "Bear", "Wolf"], (0, 6))


@card("The Black Cauldron")
def test_the_cauldron_closes_as_the_turn_ends():
    game = table(me={"play": [f"{CAULDRON} (under Bear)"], "ink": 6})
    game.push("use The Black Cauldron: 2", "end", "end")
    assert game.legal("play Bear") == []


@card("The Black Cauldron")
def test_from_the_cauldron_a_character_can_be_shifted():
    game = table(me={"play": [f"{CAULDRON} (under {PROSPECTOR})", RIGHT_TRACK], "ink": 5})
    game.push("use The Black Cauldron: 2", f"shift {PROSPECTOR} -> {RIGHT_TRACK}")
    assert (game.play(ME), game.ink(ME)) == ([CAULDRON, PROSPECTOR], (0, 5))


@card("The Headless Horseman - Cursed Rider")
def test_the_horseman_counts_the_actions_that_all_players_discard():
    rider = "The Headless Horseman - Cursed Rider"
    game = table(
        {"hand": [rider], "ink": 8, "deck": ["Spell", "Spell", "Wolf"]},
        {"play": ["Giant", "Hen"], "deck": ["Spell", "Wolf", "Wolf"]},
    )
    game.push(f"play {rider}", "choose Giant")
    assert (game.hand(ME), game.hand(YOU), game.damage("Giant")) == ([], [], 6)


@card("The Headless Horseman - Terror of Sleepy Hollow")
def test_the_horseman_takes_a_weak_opposing_character_and_gathers_strength():
    game = table(me={"hand": [HORSEMAN], "ink": 5, "play": ["Hen"]}, you={"play": ["Wolf", "Bear", "Bird"]})
    game.push("play The Headless")
    assert game.legal() == ["choose Wolf", "choose Bird"]
    game.push("choose Wolf")
    assert [game.strength(name) for name in ("Hen", "The Headless", "Bear")] == [1, 5, 3]
    assert game.push("end").strength("Hen") == 0


@card("The Headless Horseman - Terror of Sleepy Hollow")
def test_the_horseman_gathers_nothing_for_his_own_losses_or_on_an_opponents_turn():
    game = table(me={"play": [HORSEMAN, "Hen", "Wolf"]}, you={"play": ["Giant (exerted)"]}).push(
        "challenge Wolf -> Giant"
    )
    assert (game.is_in_play("Wolf"), game.strength("Hen")) == (False, 0)
    game = table(me={"play": [HORSEMAN, "Giant (exerted)"]}, you={"play": ["Hen"]}, active=YOU)
    game.push("challenge Hen -> Giant")
    assert (game.play(YOU), game.strength("Giant")) == ([], 6)


@card("The Horseman Strikes!")
def test_the_horseman_draws_and_may_banish_an_evasive_character():
    game = table(me={"hand": ["The Horseman Strikes!"], "ink": 3}, you={"play": ["Bird", "Bear"]})
    game.push("play The Horseman", "yes")
    assert (game.play(YOU), len(game.hand(ME))) == (["Bear"], 1)
    kept = table(me={"hand": ["The Horseman Strikes!"], "ink": 3}, you={"play": ["Bird"]})
    kept.push("play The Horseman", "no")
    assert (kept.play(YOU), len(kept.hand(ME))) == (["Bird"], 1)


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


@card("Trust In Me")
def test_trust_in_me_dulls_the_opposing_characters_for_a_round():
    game = table(me={"hand": ["Trust In Me"], "ink": 6, "play": ["Wolf"]}, you={"play": ["Bear", "Hen"]})
    game.push("play Trust In Me", "pick 1")
    assert [game.lore_value(name) for name in ("Bear", "Hen", "Wolf")] == [1, 0, 1]
    game.push("end", "quest Bear", "quest Hen")
    assert game.lore(YOU) == 1
    assert game.push("end").lore_value("Bear") == 2


@card("Trust In Me")
def test_trust_in_me_empties_two_cards_of_the_opponents_choice():
    game = table(me={"hand": ["Trust In Me", "Bear"], "play": ["Giant"]}, you={"hand": ["Hum", "Rope", "Hen"]})
    game.push("sing Trust In Me -> Giant", "pick 2")
    assert game.deciding == YOU
    game.push("choose Hum; Rope")
    assert (game.hand(YOU), game.hand(ME)) == (["Hen"], ["Bear"])
