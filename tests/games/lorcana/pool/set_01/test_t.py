"""Set 1: what the cards that begin with T do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import is_evasive
from tests.support.card import card
from tests.support.table import ME

TINK = "Tinker Bell - Giant Fairy"
ALLY = "Tinker Bell - Peter Pan's Ally"


@card("Tamatoa - So Shiny!")
def test_tamatoa_fetches_an_item_card_when_played_and_when_questing():
    game = table({"hand": ["Tamatoa - So Shiny!"], "ink": 8, "discard": ["Lamp", "Bear", "Rope"]})
    game.push("play Tamatoa", "yes")
    assert sorted(game.legal()) == ["choose Lamp", "choose Rope"]
    game.push("choose Lamp", "end", "end", "quest Tamatoa", "no")
    assert ("Lamp" in game.hand(ME), "Rope" in game.hand(ME)) == (True, False)


@card("Tamatoa - So Shiny!")
def test_tamatoa_is_worth_more_for_each_item_of_his_side():
    game = table({"play": ["Tamatoa - So Shiny!", "Lamp", "Rope", "Bear"]}, {"play": ["Lamp"]})
    assert game.lore_value("Tamatoa") == 3
    assert game.push("quest Tamatoa").lore(ME) == 3


@card("The Queen - Wicked and Vain")
def test_the_queen_exerts_to_draw():
    game = table({"play": ["The Queen - Wicked and Vain"]}).push("use The Queen")
    assert (len(game.hand(ME)), game.is_exerted("The Queen")) == (1, True)


@card("Tinker Bell - Giant Fairy")
def test_tinker_bell_hurts_each_opposing_character_also_when_shifted():
    game = table(
        {"hand": [TINK], "ink": 4, "play": ["Tinker Bell - Insistent Fairy", "Wolf"]},
        {"play": ["Bear", "Warded", "Fort"]},
    )
    game.push(f"shift {TINK} -> Tinker Bell - Insistent Fairy")
    assert [game.damage(name) for name in ("Tinker", "Wolf", "Bear", "Warded", "Fort")] == [0, 0, 1, 1, 0]


@card("Tinker Bell - Giant Fairy")
def test_tinker_bell_who_banishes_in_her_turn_may_hurt_another():
    game = table({"play": [TINK]}, {"play": ["Hen (exerted)", "Bear", "Wolf"]})
    game.push("challenge Tinker Bell -> Hen", "yes", "choose Bear")
    assert (game.damage("Bear"), game.damage("Wolf")) == (2, 0)
    declined = table({"play": [TINK]}, {"play": ["Hen (exerted)", "Bear", "Wolf"]})
    assert declined.push("challenge Tinker Bell -> Hen", "no").damage("Bear") == 0


@card("Tinker Bell - Giant Fairy")
def test_tinker_bell_who_banishes_in_an_opponents_turn_hurts_nobody():
    game = table({"play": ["Wolf", "Bear"]}, {"play": [f"{TINK} (exerted)"]}).push("challenge Wolf -> Tinker Bell")
    assert (game.play(ME), game.asked_by) == (["Bear"], "3.3.1")


@card("Tinker Bell - Peter Pan's Ally")
def test_tinker_bell_makes_every_peter_pan_of_yours_a_challenger():
    pan = "Peter Pan - Shadow Finder"
    game = table({"play": [ALLY, pan, "Wolf"]}, {"play": ["Giant (exerted)"]}).push("challenge Wolf -> Giant")
    assert game.damage("Giant") == 2
    assert game.push("challenge Peter Pan -> Giant").damage("Giant") == 5
    assert is_evasive(ALLY)
