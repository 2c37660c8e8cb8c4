"""The seventh set at the table: Amethyst, alone or as the first of two inks."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU, made

COBRA = "Giant Cobra - Ghostly Serpent"
ICE_BREAKER = "Anna - Ice Breaker"
ICE_MAKER = "Elsa - Ice Maker"
JAFAR = "Jafar - Newly Crowned"
SISTER = "Elsa - Trusted Sister"
SVEN = "Sven - Keen-Eyed Reindeer"
BOLT = "Double Trouble"
GHOST = made("Ghost", cost=2, strength=2, willpower=2, classifications=["Illusion"])


@card("Amethyst Coil")
def test_the_amethyst_coil_passes_a_damage_on_when_a_card_is_inked():
    game = table(me={"play": ["Amethyst Coil", "Bear (damage 2)"], "hand": ["Wolf"]}, you={"play": ["Giant", "Hen"]})
    game.push("ink Wolf", "yes", "choose Bear")
    assert game.legal() == ["choose Giant", "choose Hen"]
    game.push("choose Giant")
    assert (game.damage("Bear"), game.damage("Giant")) == (1, 1)


@card("Amethyst Coil")
def test_the_amethyst_coil_may_rest_and_sleeps_on_the_opponents_turn():
    game = table(
        me={"play": ["Amethyst Coil", "Bear (damage 2)"], "hand": ["Wolf"]}, you={"play": ["Giant"], "hand": ["Hen"]}
    )
    game.push("ink Wolf", "no")
    assert game.damage("Bear") == 2
    game.push("end", "ink Hen")
    assert (game.bag(), game.damage("Bear")) == ([], 2)


@card("Anna - Ice Breaker")
def test_annas_ambush_keeps_an_opposing_character_exerted_for_one_turn():
    game = table(
        me={"hand": [ICE_BREAKER], "ink": 4, "play": ["Wolf"]}, you={"play": ["Bear (exerted)", "Hen (exerted)"]}
    )
    game.push("play Anna")
    assert game.legal() == ["choose Bear", "choose Hen"]
    game.push("choose Bear", "end")
    assert (game.is_exerted("Bear"), game.is_exerted("Hen")) == (True, False)
    game.push("end", "end")
    assert not game.is_exerted("Bear")


@card("Anna - Ice Breaker")
def test_anna_supports_another_character():
    game = table(me={"play": [ICE_BREAKER, "Bear", "Wolf"]}).push("quest Anna", "yes", "choose Bear")
    assert (game.strength("Bear"), game.lore(ME)) == (3 + 2, 2)
    assert game.push("end").strength("Bear") == 3


@card("Dolores Madrigal - Within Earshot")
def test_dolores_hears_the_opponents_hand_when_somebody_sings():
    game = table(
        me={"play": ["Dolores Madrigal - Within Earshot", "Bear"], "hand": ["Hum"], "ink": 1}, you={"hand": ["Giant"]}
    )
    assert not game.knows(ME, "Giant")
    game.push("sing Hum -> Bear")
    assert game.knows(ME, "Giant")


@card("Elsa - Ice Maker")
def test_elsa_freezes_for_a_turn_only_together_with_anna():
    for friend, frozen in ((ICE_BREAKER, True), ("Wolf", False)):
        game = table(me={"play": [ICE_MAKER, friend]}, you={"play": ["Bear", "Hen"]})
        game.push("quest Elsa", "yes", "choose Bear")
        assert game.is_exerted("Bear")
        assert game.push("end").is_exerted("Bear") == frozen


@card("Elsa - Ice Maker")
def test_elsa_may_freeze_nobody_and_shifts_for_four():
    game = table(me={"play": [SISTER, ICE_BREAKER], "hand": [ICE_MAKER], "ink": 4}, you={"play": ["Bear"]})
    game.push(f"shift {ICE_MAKER} -> {SISTER}", "quest Elsa", "no")
    assert (game.ink(ME), game.is_exerted("Bear"), game.lore(ME)) == ((0, 4), False, 2)


@card("Elsa - Trusted Sister")
def test_elsa_gains_another_lore_with_anna_at_her_side():
    assert table(me={"play": [SISTER, ICE_BREAKER]}).push("quest Elsa").lore(ME) == 2
    assert table(me={"play": [SISTER, "Bear"]}, you={"play": [ICE_BREAKER]}).push("quest Elsa").lore(ME) == 1


@card("Giant Cobra - Ghostly Serpent")
def test_the_cobra_turns_a_card_of_the_hand_into_lore():
    game = table(me={"hand": [COBRA, "Wolf", "Hen"], "ink": 3}).push("play Giant Cobra", "yes", "choose Hen")
    assert (game.lore(ME), game.hand(ME), game.names_in("discard", ME)) == (2, ["Wolf"], ["Hen"])
    kept = table(me={"hand": [COBRA, "Wolf"], "ink": 3}).push("play Giant Cobra", "no")
    assert (kept.lore(ME), kept.hand(ME)) == (0, ["Wolf"])


@card("Giant Cobra - Ghostly Serpent")
def test_the_cobra_gains_nothing_with_an_empty_hand():
    game = table(me={"hand": [COBRA], "ink": 3}).push("play Giant Cobra")
    assert (game.legal(), game.lore(ME)) == (["end"], 0)


@card("Giant Cobra - Ghostly Serpent")
def test_the_cobra_vanishes_when_an_opponents_action_chooses_it():
    game = table(me={"hand": [BOLT], "ink": 2, "play": ["Bear"]}, you={"play": [COBRA]})
    game.push("play Double", "choose Giant Cobra")
    assert game.play(YOU) == []


@card("Honeymaren - Northuldra Guide")
def test_honeymaren_gains_a_lore_if_an_opponent_has_somebody_exerted():
    for state, lore in (("Bear (exerted)", 1), ("Bear", 0)):
        game = table(
            me={"hand": ["Honeymaren - Northuldra Guide"], "ink": 2, "play": ["Wolf (exerted)"]}, you={"play": [state]}
        )
        assert game.push("play Honeymaren").lore(ME) == lore


@card("Jafar - Newly Crowned")
def test_jafar_calls_his_illusions_back_when_they_fall_on_an_opponents_turn():
    game = table(
        me={"play": [JAFAR, "Ghost (exerted)", "Hen (exerted)"]},
        you={"play": ["Giant", "Bear"]},
        cards=[GHOST],
        active=YOU,
    )
    game.push("challenge Giant -> Ghost", "yes")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Ghost"], [])
    game.push("challenge Bear -> Hen")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Ghost"], ["Hen"])


@card("Jafar - Newly Crowned")
def test_jafar_leaves_illusions_that_fall_on_his_own_turn():
    game = table(me={"play": [JAFAR, "Ghost"]}, you={"play": ["Giant (exerted)"]}, cards=[GHOST])
    game.push("challenge Ghost -> Giant")
    assert (game.hand(ME), game.names_in("discard", ME), game.active) == ([], ["Ghost"], ME)


@card("Madam Mim - Cheating Spellcaster")
def test_mim_exerts_an_opposing_character_as_she_quests():
    game = table(me={"play": ["Madam Mim - Cheating Spellcaster", "Wolf"]}, you={"play": ["Bear", "Hen"]})
    game.push("quest Madam Mim")
    assert game.legal() == ["choose Bear", "choose Hen"]
    assert game.push("choose Bear").is_exerted("Bear")


@card("Magical Maneuvers")
def test_magical_maneuvers_lifts_one_of_yours_and_exerts_any_character():
    game = table(me={"hand": ["Magical Maneuvers"], "ink": 2, "play": ["Wolf", "Hen"]}, you={"play": ["Bear"]})
    game.push("play Magical")
    assert game.legal() == ["choose Wolf", "choose Hen"]
    game.push("choose Wolf")
    assert game.legal() == ["choose Hen", "choose Bear"]
    game.push("choose Bear")
    assert (game.hand(ME), game.is_exerted("Bear"), game.is_exerted("Hen")) == (["Wolf"], True, False)


@card("Panic - High-Strung Imp")
def test_panic_moves_up_to_two_damage_to_an_opposing_character():
    game = table(
        me={"hand": ["Panic - High-Strung Imp"], "ink": 4, "play": ["Bear (damage 3)"]}, you={"play": ["Giant", "Hen"]}
    )
    game.push("play Panic", "yes", "choose Bear", "choose Giant", "amount 2")
    assert (game.damage("Bear"), game.damage("Giant")) == (1, 2)


@card("Panic - High-Strung Imp")
def test_panic_may_move_nothing():
    game = table(
        me={"hand": ["Panic - High-Strung Imp"], "ink": 4, "play": ["Bear (damage 3)"]}, you={"play": ["Giant"]}
    )
    assert game.push("play Panic", "no").damage("Bear") == 3


@card("Restoring the Crown")
def test_restoring_the_crown_exerts_the_enemy_and_pays_for_every_victory_this_turn():
    game = table(
        me={"hand": ["Restoring the Crown"], "ink": 6, "play": ["Giant", "Bear", "Bird"]},
        you={"play": ["Wolf", "Hen", "Warded"]},
    )
    game.push("play Restoring")
    assert [game.is_exerted(name) for name in ("Wolf", "Hen", "Warded", "Giant")] == [True, True, True, False]
    game.push("challenge Giant -> Wolf", "challenge Bear -> Hen", "challenge Bird -> Warded")
    assert game.lore(ME) == 4


@card("Restoring the Crown")
def test_the_reward_of_restoring_the_crown_ends_with_the_turn():
    game = table(me={"hand": ["Restoring the Crown"], "ink": 6, "play": ["Giant"]}, you={"play": ["Wolf (exerted)"]})
    game.push("play Restoring", "end", "quest Wolf", "end", "challenge Giant -> Wolf")
    assert (game.play(YOU), game.lore(ME)) == ([], 0)


@card("Sven - Keen-Eyed Reindeer")
def test_sven_glares_a_character_weak_for_the_turn_and_rushes_at_it():
    game = table(me={"hand": [SVEN], "ink": 5}, you={"play": ["Giant (exerted)", "Bear"]})
    game.push("play Sven", "choose Giant")
    assert game.strength("Giant") == 3
    game.push("challenge Sven -> Giant")
    assert (game.damage("Sven"), game.damage("Giant")) == (3, 2)
    assert game.push("end").strength("Giant") == 6


@card("This Is My Family")
def test_this_is_my_family_gains_and_draws():
    game = table(me={"hand": ["This Is My Family"], "play": ["Wolf"], "deck": ["Lamp", "Rope"]})
    game.push("sing This Is My Family -> Wolf")
    assert (game.lore(ME), game.hand(ME)) == (1, ["Lamp"])


@card("Treasure Guardian - Foreboding Sentry")
@rule("lorcana", "6.2.4")
def test_the_treasure_guardian_draws_only_beside_an_illusion():
    for friend, drawn in (("Ghost", 1), ("Bear", 0)):
        game = table(
            me={"hand": ["Treasure Guardian - Foreboding Sentry"], "ink": 4, "play": [friend]}, cards=[GHOST]
        ).push("play Treasure")
        if drawn:
            game.push("yes")
        assert len(game.hand(ME)) == drawn


@card("Elsa - Ice Maker")
@rule("lorcana", "6.1.5.1")
def test_elsa_does_not_freeze_whom_she_did_not_exert():
    game = table(me={"play": [ICE_MAKER, ICE_BREAKER]}, you={"play": ["Bear (exerted)", "Hen"]})
    game.push("quest Elsa", "yes", "choose Bear", "end")
    assert not game.is_exerted("Bear")


@card("Jafar - Newly Crowned")
def test_jafar_may_leave_an_illusion_in_the_discard():
    game = table(me={"play": [JAFAR, "Ghost (exerted)"]}, you={"play": ["Giant"]}, cards=[GHOST], active=YOU)
    game.push("challenge Giant -> Ghost", "no")
    assert game.names_in("discard", ME) == ["Ghost"]


@card("Magical Maneuvers")
def test_magical_maneuvers_exerts_even_if_there_is_nobody_to_lift():
    game = table(me={"hand": ["Magical Maneuvers"], "ink": 2}, you={"play": ["Bear"]}).push("play Magical")
    assert (game.is_exerted("Bear"), game.hand(ME)) == (True, [])
