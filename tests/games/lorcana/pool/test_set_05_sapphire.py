"""Set 5, Sapphire: what its cards do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import ME, YOU

FLATFOOT = "Donald Duck - Focused Flatfoot"
TIPO = "Tipo - Growing Son"


@card("Donald Duck - Focused Flatfoot")
@pytest.mark.parametrize(("answer", "ink", "deck"), [("yes", (0, 6), ["Wolf"]), ("no", (0, 5), ["Bear", "Wolf"])])
def test_donald_may_ink_the_top_card_exerted_and_unseen(answer, ink, deck):
    game = table({"hand": [FLATFOOT], "ink": 5, "deck": ["Bear", "Wolf"]}).push("play Donald Duck", answer)
    assert (game.ink(ME), game.deck(ME)) == (ink, deck)
    assert (game.knows(ME, "Bear"), game.knows(YOU, "Bear")) == (False, False)


@card("Ever as Before")
def test_ever_as_before_heals_any_number_of_characters_on_both_sides():
    game = table(
        {"hand": ["Ever as Before"], "ink": 2, "play": ["Bear (damage 3)", "Wolf (damage 1)"]},
        {"play": ["Giant (damage 4)"]},
    )
    game.push("play Ever as Before", "choose Bear; Giant", "amount 2", "amount 1")
    assert [game.damage(name) for name in ("Bear", "Wolf", "Giant")] == [1, 1, 3]


@card("Ever as Before")
def test_ever_as_before_may_choose_nobody_and_can_be_sung_for_two():
    game = table({"hand": ["Ever as Before"], "play": ["Bear (damage 3)", "Hen"]})
    assert game.legal("sing") == ["sing Ever as Before with Bear"]
    game.push("sing Ever as Before with Bear", "choose nothing")
    assert game.damage("Bear") == 3


@card("Hide Away")
@pytest.mark.parametrize("name", ["Lamp", "Fort"])
def test_hide_away_puts_an_item_or_a_location_into_its_player_s_inkwell(name):
    game = table({"hand": ["Hide Away"], "ink": 2, "play": ["Bear"]}, {"play": ["Wolf", "Lamp", "Fort"]})
    game.push("play Hide Away")
    assert game.legal() == ["choose Lamp", "choose Fort"]
    game.push(f"choose {name}")
    assert (game.ink(YOU), game.is_in_play(name)) == ((0, 1), False)


@card("Medal of Heroes")
def test_the_medal_of_heroes_makes_one_of_yours_worth_two_more_for_this_turn():
    game = table({"play": ["Medal of Heroes", "Bear", "Wolf"], "ink": 2}, {"play": ["Giant"]}).push("use Medal")
    assert game.legal() == ["choose Bear", "choose Wolf"]
    game.push("choose Bear")
    assert (game.lore_value("Bear"), game.is_in_play("Medal"), game.ink(ME)) == (4, False, (0, 2))
    assert game.push("quest Bear", "end").lore_value("Bear") == 2
    assert game.lore(ME) == 4


@card("Medal of Heroes")
def test_the_medal_of_heroes_asks_for_its_ink():
    assert table({"play": ["Medal of Heroes", "Bear"], "ink": 1}).legal("use") == []


@card("Merlin's Carpetbag")
def test_the_carpetbag_brings_back_an_item_card():
    game = table({"play": ["Merlin's Carpetbag"], "ink": 1, "discard": ["Lamp", "Bear", "Rope", "Spell"]})
    game.push("use Merlin's Carpetbag")
    assert sorted(game.legal()) == ["choose Lamp", "choose Rope"]
    game.push("choose Rope")
    assert (game.hand(ME), game.is_exerted("Merlin's Carpetbag"), game.ink(ME)) == (["Rope"], True, (0, 1))


@card("Tipo - Growing Son")
def test_tipo_may_ink_a_card_from_hand_exerted_whatever_its_symbol():
    game = table({"hand": [TIPO, "Daisy Duck - Donald's Date", "Bear"], "ink": 2}).push("play Tipo", "yes")
    game.push("choose Daisy Duck")
    assert (game.hand(ME), game.ink(ME), game.knows(YOU, "Daisy Duck - Donald's Date")) == (["Bear"], (0, 3), False)
    assert game.legal("ink") == ["ink Bear"]  # it was no inking of the turn


@card("Tipo - Growing Son")
def test_tipo_may_leave_your_hand_alone():
    game = table({"hand": [TIPO, "Bear"], "ink": 2}).push("play Tipo", "no")
    assert (game.hand(ME), game.ink(ME), asked(game)) == (["Bear"], (0, 2), False)


@card("Vision of the Future")
def test_vision_of_the_future_takes_one_of_five_and_buries_the_rest():
    game = table({"hand": ["Vision of the Future"], "ink": 2, "deck": ["Bear", "Wolf", "Hen", "Lamp", "Fort", "Giant"]})
    game.push("play Vision")
    assert game.legal() == [f"choose {name}" for name in ("Bear", "Wolf", "Hen", "Lamp", "Fort")]
    game.push("choose Lamp", "order Fort; Bear; Hen; Wolf")
    assert (game.hand(ME), game.deck(ME)) == (["Lamp"], ["Giant", "Fort", "Bear", "Hen", "Wolf"])
    assert not game.knows(YOU, "Lamp")
