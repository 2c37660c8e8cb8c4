"""Set 10: what the cards that begin with D do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_10.extras import BIG_RED, GREEN
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU, made

XANATOS = "David Xanatos - Steel Clan Leader"
DELLA = "Della Duck - Returning Mother"
GASTON = "Gaston - Frightful Bully"
BETRAYER = "Demona - Betrayer of the Clan"
SCOURGE = "Demona - Scourge of the Wyvern Clan"
BADGE = "Detective's Badge"
MINNIE = "Minnie Mouse - Ghost Hunter"
DONALD = "Donald Duck - Ruby Champion"
FUNZONE = "Duckburg - Funso's Funzone"

RED = made("Red", cost=3, strength=3, willpower=5, inks=["Ruby"])


@card("David Xanatos - Steel Clan Leader")
def test_xanatos_throws_a_card_to_deal_two_damage():
    game = table(me={"hand": [XANATOS, "Lamp", "Rope"], "ink": 3}, you={"play": ["Giant"]})
    game.push("play David", "yes", "choose Lamp", "choose Giant")
    assert (game.hand(ME), game.damage("Giant")) == (["Rope"], 2)
    kept = table(me={"hand": [XANATOS, "Lamp"], "ink": 3}, you={"play": ["Giant"]}).push("play David", "no")
    assert (kept.hand(ME), kept.damage("Giant")) == (["Lamp"], 0)


@card("Della Duck - Returning Mother")
def test_della_readies_a_character_with_boost_that_must_then_rest():
    game = table(
        me={"hand": [DELLA], "ink": 6, "play": [f"{GASTON} (exerted)", "Bear (exerted)"]},
        you={"play": ["Hen (exerted)"]},
    )
    game.push("play Della", "yes")
    assert (game.is_exerted("Gaston"), game.is_exerted("Bear")) == (False, True)
    assert (game.legal("quest"), game.legal("challenge")) == ([], [])
    assert game.legal("boost") == [f"boost {GASTON}"]


@card("Della Duck - Returning Mother")
def test_della_may_leave_everybody_as_they_are():
    game = table(me={"hand": [DELLA], "ink": 4, "play": [GASTON]}).push("play Della", "no")
    assert game.legal("quest") == [f"quest {GASTON}"]


@card("Della's Moon Lullaby")
def test_dellas_lullaby_weakens_an_opposing_character_for_a_round_and_draws():
    game = table(me={"hand": ["Della's Moon Lullaby"], "play": ["Bear"]}, you={"play": ["Giant", "Wolf"]})
    game.push("sing Della's Moon Lullaby -> Bear")
    assert game.legal() == ["choose Giant", "choose Wolf"]
    game.push("choose Giant")
    assert (game.strength("Giant"), len(game.hand(ME))) == (4, 1)
    assert game.push("end").strength("Giant") == 4
    assert game.push("end").strength("Giant") == 6


@card("Demona - Betrayer of the Clan")
def test_demona_stays_stone_with_three_cards_in_hand():
    for hand, exerted in ((3, True), (2, False)):
        game = table(me={"play": [f"{BETRAYER} (exerted)"], "hand": hand}, active=YOU)
        assert game.push("end").is_exerted("Demona") == exerted


@card("Demona - Betrayer of the Clan")
def test_demona_challenges_with_two_more():
    game = table(me={"play": [BETRAYER]}, you={"play": ["Giant (exerted)"]}).push("challenge Demona -> Giant")
    assert game.damage("Giant") == 4 + 2


@card("Demona - Scourge of the Wyvern Clan")
def test_demona_petrifies_the_enemy_and_everybody_fills_their_hand_to_three():
    game = table(me={"hand": [SCOURGE, "Lamp"], "ink": 6, "play": ["Wolf"]}, you={"play": ["Bear", "Hen"], "hand": 4})
    game.push("play Demona")
    assert [game.is_exerted(name) for name in ("Bear", "Hen", "Wolf")] == [True, True, False]
    assert (len(game.hand(ME)), len(game.hand(YOU))) == (3, 4)


@card("Demona - Scourge of the Wyvern Clan")
def test_the_scourge_stays_stone_with_three_cards_in_hand():
    for hand, exerted in ((3, True), (2, False)):
        game = table(me={"play": [f"{SCOURGE} (exerted)"], "hand": hand}, active=YOU)
        assert game.push("end").is_exerted("Demona") == exerted


@card("Detective's Badge")
def test_the_badge_makes_a_resistant_detective_until_your_next_turn():
    game = table({"play": [BADGE, "Bear (exerted)"], "ink": 1, "hand": [MINNIE]}, {"play": ["Wolf"]})
    game.push("use Detective", "choose Bear", "end", "challenge Wolf -> Bear")
    assert game.damage("Bear") == 1
    game = table({"play": [BADGE, "Bear", "Hen"], "ink": 3, "hand": [MINNIE]}, {"play": ["Wolf"]})
    game.push("use Detective", "choose Bear", "play Minnie")
    assert sorted(game.legal()) == ["choose Bear", f"choose {MINNIE}"]


@card("Donald Duck - Ruby Champion")
def test_donald_champions_the_other_ruby_characters():
    game = table({"play": [DONALD, "Red", "Big Red", "Giant"]}, {"play": ["Green"]}, cards=[RED, BIG_RED, GREEN])
    assert [game.strength(name) for name in ("Red", "Big Red", "Giant", "Donald")] == [4, 7, 6, 4]
    assert [game.lore_value(name) for name in ("Red", "Big Red", "Giant", "Donald")] == [1, 2, 2, 1]


@card("Duckburg - Funso's Funzone")
def test_a_quest_in_the_funzone_makes_the_next_character_cheaper():
    game = table(me={"play": [FUNZONE, f"Wolf (at {FUNZONE})", "Bear"], "hand": ["Lamp", "Giant", "Hen"], "ink": 7})
    game.push("quest Wolf", "play Lamp")
    assert game.ink(ME) == (5, 2)
    assert game.push("play Giant").ink(ME) == (1, 6)
    assert game.push("play Hen").ink(ME) == (0, 7)


@card("Duckburg - Funso's Funzone")
def test_a_quest_elsewhere_gives_no_discount():
    game = table(me={"play": [FUNZONE, "Wolf"], "hand": ["Bear"], "ink": 3}).push("quest Wolf", "play Bear")
    assert game.ink(ME) == (0, 3)


@card("Duckburg - Funso's Funzone")
@rule("lorcana", "4.3.6")
def test_two_quests_in_the_funzone_help_the_same_next_character():
    game = table(
        me={"play": [FUNZONE, f"Wolf (at {FUNZONE})", f"Hen (at {FUNZONE})"], "hand": ["Giant", "Bear"], "ink": 5}
    )
    game.push("quest Wolf", "quest Hen", "play Giant", "play Bear")
    assert game.ink(ME) == (0, 5)
