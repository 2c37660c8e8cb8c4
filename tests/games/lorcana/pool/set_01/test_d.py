"""Set 1: what the cards that begin with D do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU

FACILIER = "Dr. Facilier - Agent Provocateur"


@card("Develop Your Brain")
def test_develop_your_brain_keeps_one_of_two():
    game = table({"hand": ["Develop Your Brain"], "ink": 1, "deck": ["Hen", "Bear", "Wolf"]})
    game.push("play Develop")
    assert game.legal() == ["choose Hen", "choose Bear"]
    game.push("choose Bear")
    assert (game.hand(ME), game.deck(ME), game.knows(YOU, "Bear")) == (["Bear"], ["Wolf", "Hen"], False)


@card("Dinglehopper")
def test_the_dinglehopper_removes_one_damage_if_its_player_wants_it():
    game = table({"play": ["Dinglehopper", "Bear (damage 2)"]}, {"play": ["Wolf (damage 3)"]})
    game.push("use Dinglehopper", "choose Wolf")
    assert game.legal() == ["amount 0", "amount 1"]
    assert game.push("amount 1").damage("Wolf") == 2
    assert game.refused("use Dinglehopper")[0] == "ability_exerted"


@card("Do It Again!", "Lady Tremaine - Wicked Stepmother")
@pytest.mark.parametrize(("name", "answers"), [("Do It Again!", []), ("Lady Tremaine - Wicked Stepmother", ["yes"])])
def test_two_of_them_return_an_action_from_your_discard(name, answers):
    game = table({"hand": [name], "ink": 6, "discard": ["Hum", "Spell", "Bear", "Lamp"]}, {"discard": ["Tune"]})
    game.push(f"play {name}", *answers)
    assert sorted(game.legal()) == ["choose Hum", "choose Spell"]
    assert game.push("choose Hum").hand(ME) == ["Hum"]


@card("Dr. Facilier - Agent Provocateur")
@pytest.mark.parametrize(("answer", "hand"), [("yes", ["Wolf"]), ("no", [])])
def test_facilier_may_take_back_another_of_his_that_a_challenge_banished(answer, hand):
    game = table({"play": [FACILIER, "Wolf"]}, {"play": ["Giant (exerted)"]})
    game.push("challenge Wolf -> Giant", answer)
    assert (game.hand(ME), game.names_in("discard", ME)) == (hand, [] if hand else ["Wolf"])


@card("Dr. Facilier - Agent Provocateur")
def test_facilier_helps_neither_himself_nor_who_is_banished_otherwise():
    game = table(
        {"play": [f"{FACILIER} (damage 4)", "Wolf"], "hand": ["Dragon Fire"], "ink": 5}, {"play": ["Bear (exerted)"]}
    )
    game.push("play Dragon Fire", "choose Wolf")
    assert game.asked_by == "3.3.1"
    game.push("challenge Dr. Facilier -> Bear")
    assert (game.hand(ME), game.asked_by) == ([], "3.3.1")


@card("Dr. Facilier - Agent Provocateur")
@rule("lorcana", "6.1.11.1")
def test_facilier_takes_back_only_the_top_card_of_a_stack():
    stack = "Stitch - Rock Star (damage 4, under Stitch - Carefree Surfer)"
    game = table({"play": [FACILIER, stack]}, {"play": ["Bear (exerted)"]}).push("challenge Stitch -> Bear", "yes")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Stitch - Rock Star"], ["Stitch - Carefree Surfer"])


@card("Dr. Facilier - Agent Provocateur")
def test_facilier_is_shifted_for_five():
    other = "Dr. Facilier - Charlatan"
    game = table({"play": [other], "hand": [FACILIER], "ink": 5}).push(f"shift {FACILIER} -> {other}")
    assert game.play(ME) == [FACILIER]


@card("Dr. Facilier's Cards")
def test_the_cards_make_the_next_action_only_cheaper():
    game = table({"play": ["Dr. Facilier's Cards"], "hand": ["Tune", "Spell", "Bear"], "ink": 2})
    game.push("use Dr. Facilier's Cards")
    assert game.legal("play") == ["play Tune", "play Spell"]
    game.push("play Tune")
    assert (game.ink(ME), game.legal("play")) == ((0, 2), [])


@card("Dr. Facilier's Cards")
def test_the_cards_wait_only_until_the_end_of_the_turn():
    game = table({"play": ["Dr. Facilier's Cards"], "hand": ["Tune"], "ink": 2}).push("use Dr. Facilier's Cards")
    assert game.push("end", "end").legal("play Tune") == []


@card("Dragon Fire")
def test_dragon_fire_banishes_a_chosen_character():
    game = table({"hand": ["Dragon Fire"], "ink": 5, "play": ["Wolf"]}, {"play": ["Giant", "Warded", "Fort"]})
    game.push("play Dragon Fire")
    assert game.legal() == ["choose Wolf", "choose Giant"]
    assert game.push("choose Giant").names_in("discard", YOU) == ["Giant"]
