"""Set 4: what the cards that begin with I do at the table."""

from tests.games.lorcana.pool.extras import DOOM, table
from tests.support.card import card
from tests.support.table import ME, YOU

IDUNA = "Iduna - Caring Mother"
BOW = "Imperial Bow"
STANDARD = "Mickey Mouse - Standard Bearer"
ISABELA = "Isabela Madrigal - Golden Child"


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


@card("Imperial Bow")
def test_the_bow_lets_a_hero_hit_the_evasive():
    game = table(me={"play": [BOW, "Knight", STANDARD, "Wolf"], "ink": 1}, you={"play": ["Bird (exerted)"]})
    game.push(f"use {BOW}")
    assert sorted(game.legal()) == ["choose Knight", f"choose {STANDARD}"]
    game.push(f"choose {STANDARD}", "challenge Mickey -> Bird")
    assert (game.is_in_play("Bird"), game.ink(ME)) == (False, (0, 1))


@card("Imperial Bow")
def test_the_bow_serves_for_one_turn():
    game = table(me={"play": [BOW, "Knight"], "ink": 1}, you={"play": ["Bird"]})
    game.push(f"use {BOW}", "end", "quest Bird", "end")
    assert game.legal("challenge") == []


@card("Imperial Proclamation")
def test_each_challenge_makes_the_next_character_cheaper():
    game = table(
        {"play": ["Imperial Proclamation", "Bear", "Wolf", "Hen"], "hand": ["Knight", "Hen"], "ink": 2},
        {"play": ["Giant (exerted)", "Fort"]},
    )
    game.push("challenge Hen -> Fort")
    assert game.legal("play Knight") == []
    game.push("challenge Bear -> Giant", "challenge Wolf -> Giant", "play Knight")
    assert (game.ink(ME), game.legal("play")) == ((0, 2), [])


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
