"""Set 1: what the cards that begin with B do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU


@card("Be Our Guest")
def test_be_our_guest_reveals_a_character_for_the_hand_and_the_rest_goes_to_the_bottom_in_any_order():
    game = table({"hand": ["Be Our Guest"], "ink": 2, "deck": ["Lamp", "Bear", "Fort", "Wolf", "Hen"]})
    game.push("play Be Our Guest")
    assert game.legal() == ["choose Bear", "choose Wolf", "choose nothing"]
    game.push("choose Wolf", "order Fort; Lamp; Bear")
    assert (game.hand(ME), game.knows(YOU, "Wolf"), game.knows(YOU, "Bear")) == (["Wolf"], True, False)
    assert game.deck(ME) == ["Hen", "Fort", "Lamp", "Bear"]


@card("Be Our Guest")
def test_be_our_guest_may_take_nothing():
    game = table({"hand": ["Be Our Guest"], "ink": 2, "deck": ["Bear", "Wolf"]}).push("play Be Our", "choose nothing")
    assert (game.hand(ME), len(game.legal("order"))) == ([], 2)


@card("Be Prepared")
def test_be_prepared_banishes_all_characters_even_warded_ones():
    game = table({"hand": ["Be Prepared"], "ink": 7, "play": ["Bear", "Lamp"]}, {"play": ["Warded", "Giant", "Fort"]})
    game.push("play Be Prepared")
    assert (game.play(ME), game.play(YOU)) == (["Lamp"], ["Fort"])


@card("Beast - Hardheaded")
@pytest.mark.parametrize(("answers", "left"), [(["yes", "choose Lamp"], ["Fort"]), (["no"], ["Lamp", "Fort"])])
def test_beast_may_break_an_item(answers, left):
    game = table({"hand": ["Beast - Hardheaded"], "ink": 5, "play": ["Rope"]}, {"play": ["Lamp", "Fort"]})
    assert game.push("play Beast", *answers).play(YOU) == left


@card("Beast's Mirror")
@pytest.mark.parametrize(("hand", "drawn"), [([], 1), (["Hen"], 0)])
def test_the_mirror_draws_only_into_an_empty_hand_but_costs_its_ink_anyway(hand, drawn):
    game = table({"play": ["Beast's Mirror"], "hand": hand, "ink": 3}).push("use Beast's Mirror")
    assert (len(game.hand(ME)) - len(hand), game.ink(ME), game.is_exerted("Beast's Mirror")) == (drawn, (0, 3), True)


@card("Belle - Inventive Engineer")
def test_belle_makes_the_next_item_cheaper_and_no_character():
    game = table({"play": ["Belle - Inventive Engineer"], "hand": ["Wolf", "Lamp", "Rope"], "ink": 5})
    game.push("quest Belle", "play Wolf")
    assert game.ink(ME)[0] == 3
    assert game.push("play Lamp").ink(ME)[0] == 2
    assert game.push("play Rope").ink(ME)[0] == 0
