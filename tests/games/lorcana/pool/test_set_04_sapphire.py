"""What the sapphire cards of the fourth set do at the table."""

from mazo.abilities.tree.deeds import Do
from mazo.abilities.tree.effects import Action, Keyword
from mazo.abilities.tree.nouns import Cards, Chosen
from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU, made

BRAVING = "Anna - Braving the Storm"
TRUE = "Anna - True-Hearted"
DIG = "Dig a Little Deeper"
FLOUNDER = "Flounder - Collector's Companion"
HANS = "Hans - Noble Scoundrel"
IDUNA = "Iduna - Caring Mother"
PASCAL = "Pascal - Inquisitive Pet"
GALLANT = "Prince Phillip - Gallant Defender"
RAPUNZEL = "Rapunzel - Appreciative Artist"
SELDOM = "Seldom All They Seem"
CHEF = "Transformed Chef - Castle Stove"
DOOM = made("Doom", "action", abilities=[Action(Do("banish", Chosen(Cards(("character",)))))])
BOLT = made("Bolt", "action", abilities=[Action(Do("deal damage", Chosen(Cards(("character",))), 2))])
FRIEND = made("Friend", strength=1, willpower=4, abilities=[Keyword("Support")])
DECK = ["Bear", "Wolf", "Hen", "Lamp", "Fort", "Hum", "Giant", "Rope"]


@card("Anna - Braving the Storm")
def test_anna_braves_the_storm_only_with_another_hero():
    for mine, lore in ((["Knight"], 2), (["Wolf"], 1), ([], 1)):
        game = table(me={"play": [BRAVING, *mine]}, you={"play": ["Knight"]})
        assert game.lore_value("Anna") == lore


@card("Anna - True-Hearted")
def test_the_true_hearted_anna_makes_other_heroes_worth_more_this_turn():
    game = table(me={"play": [TRUE, "Knight", "Wolf"]}, you={"play": [BRAVING]})
    game.push("quest Anna - True-Hearted")
    assert [game.lore_value(name) for name in (TRUE, "Knight", "Wolf", BRAVING)] == [2, 2, 1, 1]
    assert game.push("end").lore_value("Knight") == 1


@card("Dig a Little Deeper")
def test_digging_keeps_exactly_two_of_seven_cards():
    game = table(me={"hand": [DIG], "play": ["Knight", "Witch"], "deck": DECK})
    game.push(f"sing together {DIG}")
    assert len(game.legal()) == 21
    assert not any("Rope" in text or "nothing" in text for text in game.legal())
    game.push("choose Lamp; Giant", "order Wolf; Bear; Hen; Fort; Hum")
    assert sorted(game.hand(ME)) == ["Giant", "Lamp"]
    assert game.deck(ME) == ["Rope", "Wolf", "Bear", "Hen", "Fort", "Hum"]
    assert not game.knows(YOU, "Giant")


@card("Flounder - Collector's Companion")
def test_flounder_is_cheaper_with_ariel_and_supports():
    game = table(me={"hand": [FLOUNDER], "play": ["Ariel - Determined Mermaid"], "ink": 2})
    game.push("play Flounder", "end", "end", "quest Flounder", "yes")
    assert game.strength("Ariel") == 4


@card("Flounder - Collector's Companion")
def test_flounder_costs_three_without_an_ariel_of_ones_own():
    game = table(me={"hand": [FLOUNDER], "ink": 2}, you={"play": ["Ariel - Determined Mermaid"]})
    assert game.legal("play") == []


@card("Hans - Noble Scoundrel")
def test_hans_gains_lore_by_any_princess_or_queen_at_the_table():
    for mine, yours, lore in (([], [BRAVING], 1), ([RAPUNZEL], [], 1), ([], ["Knight"], 0)):
        game = table(me={"hand": [HANS], "ink": 3, "play": mine}, you={"play": yours})
        assert game.push("play Hans").lore(ME) == lore


@card("Ice Block")
def test_the_ice_block_weakens_for_the_turn():
    game = table(me={"play": ["Ice Block"]}, you={"play": ["Bear", "Fort"]})
    game.push("use Ice Block")
    assert (game.strength("Bear"), game.is_exerted("Ice Block")) == (2, True)
    assert game.push("end").strength("Bear") == 3


@card("Iduna - Caring Mother")
def test_iduna_may_go_to_the_inkwell_exerted_when_banished():
    for answer, ink, discard in (("yes", (1, 1), []), ("no", (1, 0), [IDUNA])):
        game = table(me={"hand": ["Doom"], "ink": 1}, you={"play": [IDUNA], "ink": 1}, cards=[DOOM])
        game.push("play Doom")
        assert game.deciding == YOU
        game.push(answer)
        assert (game.ink(YOU), game.names_in("discard", YOU)) == (ink, discard)


@card("Pascal - Inquisitive Pet")
def test_pascal_orders_the_top_three_cards():
    game = table(me={"hand": [PASCAL], "ink": 3, "deck": DECK})
    game.push("play Pascal", "order Hen; Bear; Wolf")
    assert game.deck(ME) == ["Hen", "Bear", "Wolf", *DECK[3:]]


@card("Prince Phillip - Gallant Defender")
def test_the_gallant_defender_protects_those_who_are_supported():
    game = table(
        me={"play": [GALLANT, "Friend", "Wolf"], "hand": ["Bolt"], "ink": 1},
        you={"play": ["Bear"]},
        cards=[FRIEND, BOLT],
    )
    game.push("quest Friend", "yes", "choose Wolf", "play Bolt", "choose Wolf")
    assert (game.strength("Wolf"), game.damage("Wolf")) == (3, 1)


@card("Prince Phillip - Gallant Defender")
def test_the_gallant_defender_supports_but_protects_no_opponents_and_for_one_turn_only():
    game = table(me={"play": [GALLANT], "hand": ["Bolt"], "ink": 1}, you={"play": ["Bear", "Knight"]}, cards=[BOLT])
    game.push("quest Prince Phillip", "yes", "choose Bear", "play Bolt", "choose Bear")
    assert (game.strength("Bear"), game.damage("Bear")) == (4, 2)
    game = table(me={"play": [GALLANT, "Wolf"]}, you={"hand": ["Bolt"], "ink": 1}, cards=[BOLT])
    game.push("quest Prince Phillip", "yes", "end", "play Bolt", "choose Wolf")
    assert game.damage("Wolf") == 2


@card("Rapunzel - Appreciative Artist")
def test_rapunzel_is_warded_while_pascal_is_there():
    you = {"play": [RAPUNZEL, PASCAL, "Wolf"]}
    game = table(me={"hand": ["Doom", "Doom"], "ink": 2}, you=you, cards=[DOOM])
    game.push("play Doom")
    assert sorted(game.legal()) == [f"choose {PASCAL}", "choose Wolf"]
    game.push(f"choose {PASCAL}", "play Doom")
    assert sorted(game.legal()) == [f"choose {RAPUNZEL}", "choose Wolf"]


@card("Seldom All They Seem")
def test_seldom_all_they_seem_weakens_by_three_for_the_turn():
    game = table(me={"hand": [SELDOM], "play": ["Wolf"]}, you={"play": ["Giant"]})
    game.push(f"sing {SELDOM} with Wolf", "choose Giant")
    assert game.strength("Giant") == 3
    assert game.push("end").strength("Giant") == 6


@card("Transformed Chef - Castle Stove")
def test_the_chef_heals_up_to_two_of_anybody():
    game = table(me={"hand": [CHEF], "ink": 4, "play": ["Wolf (damage 1)"]}, you={"play": ["Giant (damage 4)"]})
    game.push("play Transformed Chef", "choose Giant")
    assert game.legal() == ["amount 0", "amount 1", "amount 2"]
    assert game.push("amount 2").damage("Giant") == 2
