"""Set 13: what the cards that begin with B do at the table."""

import pytest

from mazo.abilities.tree.effects import Action, Gain, Keyword
from mazo.abilities.tree.nouns import Cards, Chosen
from tests.games.lorcana.pool.extras import over, table
from tests.games.lorcana.pool.set_13.extras import IVY
from tests.games.lorcana.pool.shown import shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU, made

BEAST = "Beast - Fierce Defender"
CASTLE = "Beast's Castle - Overrun by the Vine"
BELLE_AND_BEAST = "Belle & Beast - Certain as the Sun"
BOOK = "Big Book of Hunny"
BOO = "Boo - Human Child"
SULLEY = "Sulley - Strategic Scarer"
DISGUISE = "Boo - In Disguise"
BALLOONS = "Bunch of Balloons"
BUZZ = "Buzz Lightyear - Grounded"

HIVE = made("Hive", "item", cost=1, classifications=["Hunny"])
LIFT = made(
    "Lift", "action", cost=0, abilities=[Action(Gain(Chosen(Cards(("character",))), Keyword("Evasive"), "this turn"))]
)


@card("Beast - Fierce Defender")
def test_beast_is_stronger_beside_belle():
    assert table({"play": [BEAST, "Belle - Bookworm"]}).strength("Beast") == 5
    assert table({"play": [BEAST]}, {"play": ["Belle - Bookworm"]}).strength("Beast") == 3


@card("Beast's Castle - Overrun by the Vine")
def test_the_castle_lets_floodborn_characters_rush():
    game = table({"play": [CASTLE, "Ivy (drying)", "Bear (drying)"]}, {"play": ["Wolf (exerted)"]}, cards=[IVY])
    assert game.legal("challenge") == ["challenge Ivy -> Wolf"]


@card("Belle & Beast - Certain as the Sun")
def test_belle_and_beast_ready_your_ink_and_for_six_of_it_the_others():
    side = {"play": [BELLE_AND_BEAST, "Bear (exerted)"], "hand": ["Giant"], "ink": 6}
    game = table(side, {"play": ["Wolf (exerted)"]}).push("play Giant", "quest Belle")
    assert (game.ink(ME), game.lore(ME)) == ((6, 0), 3)
    game.push("use Belle")
    assert [game.is_exerted(name) for name in ("Bear", "Belle")] == [False, True]
    assert (game.legal("quest"), game.legal("challenge")) == ([], ["challenge Bear -> Wolf"])


@card("Belle & Beast - Certain as the Sun")
@pytest.mark.parametrize("base", ["Belle", "Beast"])
def test_belle_and_beast_shift_onto_either(base):
    assert shifts_for(BELLE_AND_BEAST, 6, base)


@card("Belle - Always Reading")
def test_belle_makes_shifting_onto_her_cheaper_and_onto_others_not():
    belle = "Belle - Always Reading"
    game = table(
        {"play": [belle, "Bear"], "hand": ["Belle - Over", "Bear - Over"], "ink": 1},
        cards=[over("Belle"), over("Bear")],
    )
    assert game.refused("shift Bear - Over -> Bear") == ("shift_too_expensive", "4.3.2.4")
    game.push(f"shift Belle - Over -> {belle}")
    assert game.ink(ME) == (0, 1)


@card("Besties, Assemble!")
def test_besties_assemble_may_take_a_character_from_the_top_four():
    game = table({"hand": ["Besties, Assemble!"], "ink": 1, "deck": ["Bear", "Lamp", "Wolf", "Fort", "Hen"]}).push(
        "play Besties"
    )
    assert game.legal() == ["choose Bear", "choose Wolf", "choose nothing"]
    game.push("choose Wolf", "order Fort; Lamp; Bear")
    assert (game.hand(ME), game.deck(ME), game.knows(YOU, "Wolf")) == (["Wolf"], ["Hen", "Fort", "Lamp", "Bear"], True)


@card("Big Book of Hunny")
@pytest.mark.parametrize(("top", "hand", "deck"), [("Hive", ["Hive"], ["Lamp"]), ("Bear", [], ["Lamp", "Bear"])])
def test_the_book_finds_hunny(top, hand, deck):
    game = table({"play": [BOOK], "ink": 2, "deck": [top, "Lamp"]}, cards=[HIVE]).push("use Big Book")
    assert (game.hand(ME), game.deck(ME), game.ink(ME)) == (hand, deck, (0, 2))


@card("Boo - Human Child", "Sulley - Strategic Scarer")
@pytest.mark.parametrize(("ink", "figures"), [(5, (3, 6)), (4, (1, 4))])
def test_two_grow_with_five_cards_of_ink(ink, figures):
    game = table({"play": [BOO, SULLEY], "ink": ink})
    assert (game.lore_value("Boo"), game.strength("Sulley")) == figures


@card("Boo - In Disguise")
@pytest.mark.parametrize(("state", "safe"), [(" (exerted)", True), ("", False)])
def test_boo_hides_behind_an_exerted_sulley(state, safe):
    game = table({"play": [f"{DISGUISE} (exerted)", f"{SULLEY}{state}"]}, {"play": ["Bear"]}, active=YOU)
    assert (game.legal(f"challenge Bear -> {DISGUISE}") == []) == safe


@card("Broken Pod")
def test_the_pod_buries_a_discarded_card():
    game = table(
        {"play": ["Broken Pod"], "ink": 1, "discard": ["Hen"]}, {"discard": ["Bear", "Lamp"], "deck": ["Wolf"]}
    )
    game.push("use Broken", f"player {YOU + 1}", "choose Bear")
    assert (game.deck(YOU), game.names_in("discard", YOU)) == (["Wolf", "Bear"], ["Lamp"])


@card("Bunch of Balloons")
def test_the_balloons_lift_a_location_while_they_are_in_play():
    game = table({"hand": [BALLOONS], "ink": 4, "play": ["Fort", "Cave"]}, {"play": ["Wolf", "Bird"]})
    game.push("play Bunch", "choose Fort", "end")
    assert sorted(game.legal("challenge")) == [
        "challenge Bird -> Cave",
        "challenge Bird -> Fort",
        "challenge Wolf -> Cave",
    ]
    game.push("end", "use Bunch")
    assert BALLOONS in game.hand(ME)
    assert "challenge Wolf -> Fort" in game.push("end").legal()


@card("Buzz Lightyear - Grounded")
def test_buzz_stays_on_the_ground():
    game = table({"play": [BUZZ, "Bear"], "hand": ["Lift", "Lift"]}, {"play": ["Bird (exerted)"]}, cards=[LIFT])
    game.push("play Lift", "choose Buzz", "play Lift", "choose Bear")
    assert game.legal("challenge") == ["challenge Bear -> Bird"]
