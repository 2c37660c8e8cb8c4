"""What the sapphire cards of the third set do at the table."""

from mazo.abilities.tree.deeds import Do
from mazo.abilities.tree.effects import Action
from mazo.abilities.tree.nouns import Cards, Chosen
from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU, made

GYROSENSOR = "Aurelian Gyrosensor"
GLOMGOLD = "Flintheart Glomgold - Lone Cheater"
TALA = "Gramma Tala - Keeper of Ancient Stories"
GYRO = "Gyro Gearloose - Gadget Whiz"
HUEY = "Huey - Savvy Nephew"
MOTUNUI = "Motunui - Island Paradise"
RICHEST = "Scrooge McDuck - Richest Duck in the World"
MONEYBAGS = "Scrooge McDuck - Uncle Moneybags"
QUEEN = "The Queen - Mirror Seeker"
BOLT = made("Bolt", "action", abilities=[Action(Do("deal damage", Chosen(Cards(("character", "location"))), 3))])
DECK = ["Bear", "Wolf", "Hen", "Lamp"]
TOP, BOTTOM = "pick 1", "pick 2"
SUPPORT, THREE_NEPHEWS = "resolve 1", "resolve 2"


@card("Aurelian Gyrosensor")
def test_the_gyrosensor_puts_the_top_card_to_the_bottom_or_leaves_it():
    for place, deck in ((TOP, DECK), (BOTTOM, ["Wolf", "Hen", "Lamp", "Bear"])):
        game = table(me={"play": [GYROSENSOR, "Giant"], "deck": DECK})
        assert game.push("quest Giant", "yes", place).deck(ME) == deck
        assert not game.knows(YOU, "Bear")


@card("Aurelian Gyrosensor")
def test_the_gyrosensor_watches_only_its_own_side_quest():
    game = table(me={"play": ["Giant"]}, you={"play": [GYROSENSOR]})
    assert game.push("quest Giant").legal("yes") == []


@card("Flintheart Glomgold - Lone Cheater")
def test_glomgold_flies_only_on_his_own_turn():
    game = table(me={"play": [GLOMGOLD]}, you={"play": ["Bird (exerted)", "Bear"]})
    assert game.legal("challenge") == [f"challenge {GLOMGOLD} -> Bird"]
    game.push("quest Flintheart", "end")
    assert game.legal("challenge Bear") == [f"challenge Bear -> {GLOMGOLD}"]


@card("Gramma Tala - Keeper of Ancient Stories")
def test_gramma_tala_may_keep_one_of_two_cards():
    game = table(me={"hand": [TALA], "ink": 4, "deck": DECK})
    game.push("play Gramma Tala", "choose Wolf")
    assert (game.hand(ME), game.deck(ME)) == (["Wolf"], ["Hen", "Lamp", "Bear"])
    assert not game.knows(YOU, "Wolf")


@card("Gramma Tala - Keeper of Ancient Stories")
def test_gramma_tala_may_keep_none():
    game = table(me={"hand": [TALA], "ink": 4, "deck": DECK})
    game.push("play Gramma Tala", "choose nothing", "order Wolf; Bear")
    assert (game.hand(ME), game.deck(ME)) == ([], ["Hen", "Lamp", "Wolf", "Bear"])


@card("Gyro Gearloose - Gadget Whiz")
def test_gyro_puts_an_item_of_the_discard_on_top_of_the_deck():
    game = table(me={"play": [GYRO], "deck": 2, "discard": ["Bear", "Lamp", "Rope"]}, you={"discard": ["Forge"]})
    game.push("use Gyro")
    assert sorted(game.legal()) == ["choose Lamp", "choose Rope"]
    game.push("choose Rope")
    assert (game.deck(ME)[0], game.is_exerted("Gyro")) == ("Rope", True)


@card("How Far I'll Go")
def test_how_far_ill_go_keeps_one_and_inks_the_other_exerted():
    game = table(me={"hand": ["How Far I'll Go"], "play": ["Giant"], "deck": DECK})
    game.push("sing How Far I'll Go with Giant")
    assert sorted(game.legal()) == ["choose Bear", "choose Wolf"]
    game.push("choose Wolf")
    assert (game.hand(ME), game.names_in("inkwell", ME), game.ink(ME)) == (["Wolf"], ["Bear"], (0, 1))


@card("Huey - Savvy Nephew")
def test_huey_draws_three_with_both_brothers():
    play = [HUEY, "Dewey - Lovable Showoff", "Louie - One Cool Duck"]
    game = table(me={"play": play, "deck": 5})
    game.push("quest Huey", THREE_NEPHEWS, "yes")
    assert len(game.hand(ME)) == 3


@card("Huey - Savvy Nephew")
def test_huey_supports_and_draws_nothing_with_one_brother():
    game = table(me={"play": [HUEY, "Dewey - Lovable Showoff", "Bear"]}, you={"play": ["Louie - One Cool Duck"]})
    game.push("quest Huey", SUPPORT, "yes", "choose Bear")
    assert (game.strength("Bear"), game.hand(ME), game.legal("yes")) == (5, [], [])


@card("Lucky Dime")
def test_the_dime_turns_a_characters_lore_value_into_lore():
    game = table(me={"play": ["Lucky Dime", "Bear (exerted)", "Wolf"], "ink": 2}, you={"play": ["Giant"]})
    game.push("use Lucky Dime")
    assert sorted(game.legal()) == ["choose Bear", "choose Wolf"]
    game.push("choose Bear")
    assert (game.lore(ME), game.ink(ME), game.is_exerted("Lucky Dime")) == (2, (0, 2), True)


@card("Maid Marian - Delightful Dreamer")
def test_maid_marian_weakens_somebody_for_the_turn():
    game = table(me={"hand": ["Maid Marian - Delightful Dreamer"], "ink": 5}, you={"play": ["Bear", "Wolf"]})
    game.push("play Maid Marian", "choose Bear")
    assert game.strength("Bear") == 1
    assert game.push("end").strength("Bear") == 3


@card("Motunui - Island Paradise")
def test_motunui_inks_whoever_is_banished_there():
    game = table(me={"play": [MOTUNUI, f"Wolf (at {MOTUNUI})", "Hen"], "ink": 1}, you={"play": ["Giant (exerted)"]})
    game.push("challenge Wolf -> Giant", "yes")
    assert (game.ink(ME), game.names_in("discard", ME)) == ((1, 1), [])
    assert game.push("challenge Hen -> Giant").names_in("discard", ME) == ["Hen"]


@card("Motunui - Island Paradise")
def test_motunui_may_let_them_go_and_works_on_any_turn():
    for answer, discard in (("yes", []), ("no", ["Wolf"])):
        game = table(me={"play": ["Giant"]}, you={"play": [MOTUNUI, f"Wolf (exerted, at {MOTUNUI})"]})
        game.push("challenge Giant -> Wolf")
        assert game.deciding == YOU
        game.push(answer)
        assert game.names_in("discard", YOU) == discard


@card("Scrooge McDuck - Richest Duck in the World")
def test_the_richest_duck_plays_an_item_for_free_after_banishing_in_a_challenge():
    game = table(me={"play": [RICHEST], "hand": ["Forge", "Lamp", "Wolf"]}, you={"play": ["Bird (exerted)"]})
    game.push("challenge Scrooge -> Bird", "yes")
    assert sorted(game.legal()) == ["choose Forge", "choose Lamp"]
    game.push("choose Forge")
    assert sorted(game.play(ME)) == ["Forge", RICHEST]


@card("Scrooge McDuck - Richest Duck in the World")
def test_the_richest_duck_is_neither_evasive_nor_paid_on_other_turns():
    game = table(me={"play": ["Wolf"]}, you={"play": [f"{RICHEST} (exerted)"], "hand": ["Forge"]})
    game.push("challenge Wolf -> Scrooge")
    assert (game.damage("Scrooge"), game.damage("Wolf"), game.hand(YOU)) == (2, 3, ["Forge"])
    game = table(me={"play": ["Hen"]}, you={"play": [f"{RICHEST} (exerted)"], "hand": ["Forge"]})
    game.push("challenge Hen -> Scrooge")
    assert (game.play(ME), game.legal("yes"), game.hand(YOU)) == ([], [], ["Forge"])


@card("Scrooge McDuck - Uncle Moneybags")
def test_uncle_moneybags_makes_the_next_item_cheaper():
    game = table(me={"play": [MONEYBAGS], "hand": ["Wolf", "Lamp", "Rope"], "ink": 6})
    game.push("quest Scrooge", "play Wolf")
    assert game.ink(ME) == (4, 2)
    assert game.push("play Lamp").ink(ME) == (3, 3)
    assert game.push("play Rope").ink(ME) == (1, 5)


@card("The Queen - Mirror Seeker")
def test_the_mirror_seeker_may_order_the_top_three_cards():
    game = table(me={"play": [QUEEN], "deck": DECK})
    game.push("quest The Queen", "yes", "order Hen; Bear; Wolf")
    assert game.deck(ME) == ["Hen", "Bear", "Wolf", "Lamp"]
    assert table(me={"play": [QUEEN], "deck": DECK}).push("quest The Queen", "no").deck(ME) == DECK


@card("Vault Door")
def test_the_vault_door_protects_locations_and_those_who_are_there():
    for target, damage in (("Fort", 2), ("Wolf", 2), ("Bear", 3)):
        game = table(
            me={"hand": ["Bolt"], "ink": 1},
            you={"play": ["Vault Door", "Fort", "Wolf (at Fort)", "Bear"]},
            cards=[BOLT],
        )
        assert game.push("play Bolt", f"choose {target}").damage(target) == damage


@card("Vault Door")
def test_the_vault_door_protects_nobody_elses_locations():
    side = {"play": ["Vault Door"], "hand": ["Bolt"], "ink": 1}
    game = table(me=side, you={"play": ["Fort", "Wolf (at Fort)"]}, cards=[BOLT])
    assert game.push("play Bolt", "choose Fort").damage("Fort") == 3
