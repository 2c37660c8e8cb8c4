"""What the amethyst cards of the fourth set do at the table."""

from mazo.abilities.tree.deeds import Do
from mazo.abilities.tree.effects import Action
from mazo.abilities.tree.nouns import Cards, Chosen
from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU, made

BELLE = "Belle - Accomplished Mystic"
BRUNO = "Bruno Madrigal - Out of the Shadows"
CAMILO = "Camilo Madrigal - Prankster"
CASITA = "Casa Madrigal - Casita"
DOLORES = "Dolores Madrigal - Easy Listener"
ELSA = "Elsa - Storm Chaser"
ISABELA = "Isabela Madrigal - Golden Child"
KEEPER = "Magic Broom - Illuminary Keeper"
MARSHMALLOW = "Marshmallow - Terrifying Snowman"
PEPA = "Pepa Madrigal - Weather Maker"
SOULS = "Poor Unfortunate Souls"
STAR = "Second Star to the Right"
TRIDENT = "Triton's Trident"
YEN_SID = "Yen Sid - Powerful Sorcerer"
DOOM = made("Doom", "action", abilities=[Action(Do("banish", Chosen(Cards(("character",)))))])
LORE, CHALLENGER = "pick 1", "pick 2"


@card("Belle - Accomplished Mystic")
def test_the_mystic_belle_moves_damage_onto_an_opponent():
    game = table(
        me={"hand": [BELLE], "play": ["Belle - Strange but Special", "Bear (damage 4)"], "ink": 3},
        you={"play": ["Wolf", "Giant (damage 1)"]},
    )
    game.push(f"shift {BELLE} -> Belle - Strange but Special", "choose Bear", "choose Giant")
    assert game.legal() == ["amount 0", "amount 1", "amount 2", "amount 3"]
    game.push("amount 3")
    assert (game.damage("Bear"), game.damage("Giant")) == (1, 4)


@card("Belle - Accomplished Mystic")
def test_the_mystic_belle_moves_damage_only_to_the_other_side():
    game = table(me={"hand": [BELLE], "play": ["Bear (damage 4)", "Wolf"], "ink": 5}, you={"play": ["Giant", "Hen"]})
    game.push("play Belle", "choose Bear")
    assert sorted(game.legal()) == ["choose Giant", "choose Hen"]


@card("Bruno Madrigal - Out of the Shadows")
def test_whoever_bruno_saw_may_come_back_after_a_lost_challenge():
    for answer, hand in (("yes", ["Hen"]), ("no", [])):
        game = table(me={"hand": [BRUNO], "ink": 5, "play": ["Hen"]}, you={"play": ["Giant (exerted)"]})
        game.push("play Bruno", "choose Hen", "challenge Hen -> Giant", answer)
        assert game.hand(ME) == hand


@card("Bruno Madrigal - Out of the Shadows")
def test_an_opponent_whom_bruno_saw_comes_back_to_their_own_player():
    game = table(me={"hand": [BRUNO], "ink": 5, "play": ["Giant"]}, you={"play": ["Hen (exerted)"]})
    game.push("play Bruno", "choose Hen", "challenge Giant -> Hen")
    assert game.deciding == YOU
    game.push("yes")
    assert (game.hand(YOU), game.hand(ME)) == (["Hen"], [])


@card("Bruno Madrigal - Out of the Shadows")
def test_brunos_vision_is_of_challenges_on_this_turn():
    game = table(
        me={"hand": [BRUNO, "Doom"], "ink": 6, "play": ["Hen"]}, you={"play": ["Giant (exerted)"]}, cards=[DOOM]
    )
    game.push("play Bruno", "choose Hen", "play Doom", "choose Hen")
    assert (game.legal("yes"), game.hand(ME)) == ([], [])
    game = table(me={"hand": [BRUNO], "ink": 5, "play": ["Hen"]}, you={"play": ["Giant"]})
    game.push("play Bruno", "choose Hen", "quest Hen", "end", "challenge Giant -> Hen")
    assert (game.is_in_play("Hen"), game.legal("yes"), game.hand(ME)) == (False, [], [])


@card("Camilo Madrigal - Prankster")
def test_camilo_takes_one_of_two_forms_each_turn():
    game = table(me={"play": [CAMILO]}, active=YOU)
    game.push("end", "yes", LORE)
    assert game.lore_value("Camilo") == 2
    game.push("end", "end", "yes", CHALLENGER)
    assert game.lore_value("Camilo") == 1


@card("Camilo Madrigal - Prankster")
def test_camilo_as_a_challenger_and_as_himself():
    for answers, damage in ((["yes", CHALLENGER], 4), (["no"], 2)):
        game = table(me={"play": [CAMILO]}, you={"play": ["Giant"]}, active=YOU)
        game.push("quest Giant", "end", *answers, "challenge Camilo -> Giant")
        assert game.damage("Giant") == damage


@card("Casa Madrigal - Casita")
def test_casita_gives_lore_only_with_somebody_home():
    for at, lore in (("", 0), (f" (at {CASITA})", 1)):
        game = table(me={"play": [CASITA, f"Wolf{at}"]}, active=YOU)
        assert game.push("end").lore(ME) == lore


@card("Dolores Madrigal - Easy Listener")
def test_dolores_may_draw_if_an_opponent_is_exerted():
    for answer, cards in (("yes", 1), ("no", 0)):
        game = table(me={"hand": [DOLORES], "ink": 4}, you={"play": ["Wolf (exerted)"]})
        assert len(game.push("play Dolores", answer).hand(ME)) == cards


@card("Dolores Madrigal - Easy Listener")
def test_dolores_does_not_listen_to_her_own_side():
    game = table(me={"hand": [DOLORES], "ink": 4, "play": ["Bear (exerted)"]}, you={"play": ["Wolf"]})
    assert game.push("play Dolores").legal("yes") == []


@card("Elsa - Storm Chaser")
def test_the_storm_chaser_sends_a_newcomer_into_a_challenge():
    game = table(me={"play": [ELSA], "hand": ["Wolf"], "ink": 2}, you={"play": ["Bear (exerted)"]})
    game.push("play Wolf")
    assert game.legal("challenge Wolf") == []
    game.push("use Elsa", "choose Wolf", "challenge Wolf -> Bear")
    assert game.damage("Bear") == 4


@card("Isabela Madrigal - Golden Child")
def test_isabela_quests_first_for_four_and_nobody_else_may():
    game = table(me={"play": [ISABELA, "Bear"]})
    game.push("quest Isabela")
    assert (game.lore(ME), game.legal("quest")) == (4, [])
    game.push("end")
    assert game.lore_value("Isabela") == 1
    assert game.push("end").legal("quest Bear") == ["quest Bear"]


@card("Isabela Madrigal - Golden Child")
def test_isabela_is_no_golden_child_after_another_quest():
    game = table(me={"play": [ISABELA, "Bear"]}, you={"play": ["Wolf"]})
    game.push("quest Bear", "quest Isabela")
    assert game.lore(ME) == 3


@card("Isabela Madrigal - Golden Child")
def test_isabela_is_evasive():
    game = table(me={"play": ["Bear", "Bird"]}, you={"play": [f"{ISABELA} (exerted)"]})
    assert game.legal("challenge") == [f"challenge Bird -> {ISABELA}"]


@card("Magic Broom - Illuminary Keeper")
def test_the_keeper_may_be_banished_for_a_card_when_another_character_is_played():
    for answer, left, cards in (("yes", ["Wolf"], 1), ("no", [KEEPER, "Wolf"], 0)):
        game = table(me={"play": [KEEPER], "hand": ["Wolf"], "ink": 2})
        game.push("play Wolf", answer)
        assert (game.play(ME), len(game.hand(ME))) == (left, cards)


@card("Magic Broom - Illuminary Keeper")
def test_the_keeper_does_not_sweep_for_itself_nor_for_items_nor_for_opponents():
    game = table(me={"hand": [KEEPER, "Lamp"], "ink": 3}, you={"play": [KEEPER]})
    assert game.push("play Magic Broom").legal("yes") == []
    assert game.push("play Lamp").legal("yes") == []


@card("Marshmallow - Terrifying Snowman")
def test_marshmallow_grows_with_the_hand():
    game = table(me={"play": [MARSHMALLOW], "hand": ["Wolf", "Bear", "Hen"], "ink": 2}, you={"hand": ["Lamp"]})
    assert game.strength("Marshmallow") == 3
    assert game.push("play Wolf").strength("Marshmallow") == 2


@card("Pepa Madrigal - Weather Maker")
def test_pepa_exerts_an_opponent_who_readies_next_turn_only_at_a_location():
    for at, exerted in (("", True), (" (at Fort)", False)):
        game = table(me={"hand": [PEPA], "ink": 5, "play": ["Hen"]}, you={"play": ["Fort", f"Bear{at}", "Wolf"]})
        game.push("play Pepa", "yes")
        assert sorted(game.legal()) == ["choose Bear", "choose Wolf"]
        game.push("choose Bear")
        assert game.is_exerted("Bear")
        assert game.push("end").is_exerted("Bear") == exerted
        assert not game.push("end", "end").is_exerted("Bear")


@card("Pepa Madrigal - Weather Maker")
def test_pepa_may_let_the_sun_shine():
    game = table(me={"hand": [PEPA], "ink": 5}, you={"play": ["Bear"]})
    assert not game.push("play Pepa", "no").is_exerted("Bear")


@card("Poor Unfortunate Souls")
def test_poor_souls_of_any_type_go_home_if_they_are_cheap():
    game = table(
        me={"hand": [SOULS], "ink": 2, "play": ["Wolf"]}, you={"play": ["Bear", "Lamp", "Forge", "Fort", "Cave"]}
    )
    game.push(f"play {SOULS}")
    assert sorted(game.legal()) == ["choose Fort", "choose Lamp", "choose Wolf"]
    assert game.push("choose Lamp").hand(YOU) == ["Lamp"]


@card("Second Star to the Right")
def test_the_second_star_gives_five_cards_to_a_chosen_player():
    for player, cards in (("player Player 1", (5, 0)), ("player Player 2", (0, 5))):
        game = table(me={"hand": [STAR], "play": ["Giant", "Knight"]})
        game.push(f"sing together {STAR}", player)
        assert (len(game.hand(ME)), len(game.hand(YOU))) == cards


@card("Triton's Trident")
def test_the_trident_strengthens_by_the_cards_in_hand_once_for_this_turn():
    game = table(me={"play": [TRIDENT, "Wolf"], "hand": ["Bear", "Hen", "Lamp"], "ink": 2})
    game.push("use Triton's Trident")
    assert (game.strength("Wolf"), game.is_in_play(TRIDENT)) == (5, False)
    game.push("play Lamp")
    assert game.strength("Wolf") == 5
    assert game.push("end").strength("Wolf") == 2


@card("Yen Sid - Powerful Sorcerer")
def test_yen_sid_may_draw_with_a_magic_broom():
    game = table(me={"hand": [YEN_SID], "ink": 2, "play": ["Magic Broom - Aerial Cleaner"]})
    assert len(game.push("play Yen Sid", "yes").hand(ME)) == 1
    game = table(me={"hand": [YEN_SID], "ink": 2, "play": ["Wolf"]}, you={"play": [KEEPER]})
    assert game.push("play Yen Sid").legal("yes") == []


@card("Yen Sid - Powerful Sorcerer")
def test_yen_sid_is_worth_more_with_two_brooms():
    for brooms, lore in (([KEEPER], 1), ([KEEPER, KEEPER], 3)):
        game = table(me={"play": [YEN_SID, *brooms]}, you={"play": [KEEPER]})
        assert game.lore_value("Yen Sid") == lore
