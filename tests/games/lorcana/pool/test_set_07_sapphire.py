"""The seventh set at the table: Sapphire."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

BELLE = "Belle - Apprentice Inventor"
COOK = "Jebidiah Farnsworth - Expedition Cook"
DARQUE = "Monsieur D'Arque - Despicable Proprietor"
KIDA = "Kida - Creative Thinker"
TAMATOA = "Tamatoa - Happy as a Clam"


@card("All Is Found")
def test_all_is_found_inks_up_to_two_cards_of_the_discard_exerted():
    game = table(me={"hand": ["All Is Found"], "play": ["Giant"], "ink": 1, "discard": ["Lamp", "Rope", "Hum"]})
    game.push("sing All Is Found -> Giant", "choose Lamp; Hum")
    assert (game.ink(ME), game.names_in("discard", ME)) == ((1, 2), ["All Is Found", "Rope"])


@card("All Is Found")
def test_all_is_found_may_take_fewer_and_never_itself():
    game = table(me={"hand": ["All Is Found"], "ink": 5, "discard": ["Lamp"]}).push("play All Is Found")
    assert sorted(game.legal()) == ["choose Lamp", "choose nothing"]
    assert game.push("choose nothing").ink(ME) == (0, 5)


@card("Belle - Apprentice Inventor")
def test_belle_comes_for_an_item_instead_of_ink():
    game = table(me={"hand": [BELLE], "play": ["Lamp", "Rope"]}, you={"play": ["Inkrunner"]})
    game.push("play otherwise Belle: 1")
    assert sorted(game.legal()) == ["choose Lamp", "choose Rope"]
    game.push("choose Rope")
    assert (game.play(ME), game.names_in("discard", ME)) == (["Lamp", BELLE], ["Rope"])


@card("Belle - Apprentice Inventor")
def test_belle_may_be_paid_for_and_cannot_use_an_opponents_item():
    game = table(me={"hand": [BELLE], "play": ["Lamp"], "ink": 3}).push("play Belle")
    assert (game.play(ME), game.ink(ME)) == (["Lamp", BELLE], (0, 3))
    assert table(me={"hand": [BELLE]}, you={"play": ["Lamp"]}).legal("play") == []


@card("Jebidiah Farnsworth - Expedition Cook")
def test_the_cook_fortifies_a_character_until_your_next_turn():
    game = table(me={"hand": [COOK], "ink": 4, "play": ["Bear (exerted)"]}, you={"play": ["Wolf"]})
    game.push("play Jebidiah", "choose Bear", "end", "challenge Wolf -> Bear")
    assert game.damage("Bear") == 1
    game.push("end", "quest Bear", "end", "challenge Wolf -> Bear")
    assert game.damage("Bear") == 1 + 2


@card("Jebidiah Farnsworth - Expedition Cook")
def test_the_cook_supports_another_character():
    game = table(me={"play": [COOK, "Bear"]}).push("quest Jebidiah", "yes")
    assert game.strength("Bear") == 3 + 3


@card("Kida - Creative Thinker")
def test_kida_inks_one_of_two_cards_and_leaves_the_other_on_top():
    game = table(me={"play": [KIDA], "deck": ["Lamp", "Rope", "Hen"]}).push("use Kida", "choose Rope")
    assert (game.ink(ME), game.deck(ME), game.is_exerted("Kida")) == ((0, 1), ["Lamp", "Hen"], True)


@card("Kida - Creative Thinker")
def test_opponents_cannot_choose_kida():
    game = table(me={"hand": ["Double Trouble"], "ink": 2, "play": ["Wolf"]}, you={"play": [KIDA]})
    assert game.push("play Double").legal() == ["choose Wolf", "choose nothing"]


@card("Marie - Favored Kitten")
def test_marie_weakens_a_character_this_turn_if_she_wants():
    marie = "Marie - Favored Kitten"
    game = table(me={"play": [marie]}, you={"play": ["Giant", "Hen"]}).push("quest Marie", "yes", "choose Giant")
    assert game.strength("Giant") == 4
    assert game.push("end").strength("Giant") == 6
    assert table(me={"play": [marie]}, you={"play": ["Giant"]}).push("quest Marie", "no").strength("Giant") == 6


@card("Monsieur D'Arque - Despicable Proprietor")
def test_darque_collects_an_item_for_a_card():
    game = table(me={"play": [DARQUE, "Lamp", "Rope"]}, you={"play": ["Inkrunner"]}).push("quest Monsieur", "yes")
    assert sorted(game.legal()) == ["choose Lamp", "choose Rope"]
    game.push("choose Lamp")
    assert (game.play(ME), len(game.hand(ME))) == ([DARQUE, "Rope"], 1)
    kept = table(me={"play": [DARQUE, "Lamp"]}).push("quest Monsieur", "no")
    assert (kept.play(ME), kept.hand(ME)) == ([DARQUE, "Lamp"], [])


@card("Sapphire Coil")
def test_the_sapphire_coil_may_weaken_a_character_when_a_card_is_inked():
    game = table(me={"play": ["Sapphire Coil"], "hand": ["Wolf"]}, you={"play": ["Giant"], "hand": ["Hen"]})
    game.push("ink Wolf", "yes")
    assert game.strength("Giant") == 4
    game.push("end", "ink Hen")
    assert (game.strength("Giant"), game.bag()) == (6, [])
    kept = table(me={"play": ["Sapphire Coil"], "hand": ["Wolf"]}, you={"play": ["Giant"]}).push("ink Wolf", "no")
    assert kept.strength("Giant") == 6


@card("Tamatoa - Happy as a Clam")
def test_tamatoa_takes_two_items_back_and_plays_one_for_free_when_he_quests():
    game = table(me={"hand": [TAMATOA], "ink": 6, "discard": ["Lamp", "Rope", "Inkrunner", "Hen"]})
    game.push("play Tamatoa", "choose Lamp; Rope")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Lamp", "Rope"], ["Hen", "Inkrunner"])
    game = table(me={"play": [TAMATOA], "hand": ["Amethyst Coil", "Hen"]})
    game.push("quest Tamatoa", "yes", "choose Amethyst Coil")
    assert (game.play(ME), game.hand(ME), game.lore(ME)) == ([TAMATOA, "Amethyst Coil"], ["Hen"], 2)


@card("Tamatoa - Happy as a Clam")
def test_tamatoa_may_keep_his_items_in_the_hand():
    game = table(me={"play": [TAMATOA], "hand": ["Lamp"]}).push("quest Tamatoa", "no")
    assert game.hand(ME) == ["Lamp"]


@card("Water Has Memory")
def test_water_has_memory_arranges_a_players_deck():
    game = table(me={"hand": ["Water Has Memory"], "ink": 1}, you={"deck": ["Lamp", "Rope", "Hen", "Bear", "Giant"]})
    game.push("play Water", f"player {YOU + 1}", "choose Hen", "order Bear; Lamp; Rope")
    assert game.deck(YOU) == ["Hen", "Giant", "Bear", "Lamp", "Rope"]
    assert len(game.deck(ME)) == 10
