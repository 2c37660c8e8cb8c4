"""What the ruby and steel cards of the eleventh set do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU

BOW = "Grab Your Bow"
LIQUIDATOR = "Liquidator - Iced Over"
OLAF = "Olaf - Snowman of Action"
EBENEZER = "Scrooge McDuck - Ghostly Ebenezer"
WILLIE = "Willie the Giant - Ghost of Christmas Present"
ANGEL = "Angel - Experiment 624"
ANGELA = "Angela - Night Warrior"
BROOKLYN = "Brooklyn - Second in Command"
LAUNCHPAD = "Launchpad - Trusty Sidekick"
DUCK = "Darkwing Duck - Drake Mallard"
LILO = "Lilo - Bundled Up"
STITCH = "Stitch - High Badness Level"
TERROR = "The Terror That Flaps in the Night"


@card("Grab Your Bow")
def test_the_bow_banishes_up_to_two_weak_characters():
    game = table(me={"hand": [BOW], "play": ["Giant"]}, you={"play": ["Wolf", "Hen", "Bear", "Warded"]})
    game.push(f"sing {BOW} with Giant")
    assert sorted(game.legal()) == ["choose Hen", "choose Wolf", "choose Wolf; Hen", "choose nothing"]
    assert game.push("choose Wolf; Hen").play(YOU) == ["Bear", "Warded"]


@card("Liquidator - Iced Over")
@pytest.mark.parametrize(("first", "turn", "cheaper"), [(YOU, 2, True), (ME, 1, False), (YOU, 4, False)])
def test_the_liquidator_is_cheaper_on_the_first_turn_of_whoever_comes_second(first, turn, cheaper):
    game = table(me={"hand": [LIQUIDATOR], "ink": 1}, first=first, turn=turn)
    assert (game.legal("play") != []) == cheaper


@card("Liquidator - Iced Over")
def test_the_liquidator_must_challenge():
    game = table(me={"play": [LIQUIDATOR]}, you={"play": ["Bear (exerted)"]})
    assert game.legal() == [f"challenge {LIQUIDATOR} -> Bear"]


@card("Olaf - Snowman of Action")
def test_olaf_costs_less_for_each_action_in_the_discard_and_takes_lore():
    game = table(
        me={"hand": [OLAF], "ink": 6, "discard": ["Spell", "Hum", "Tune", "Bear"]},
        you={"lore": 5, "discard": ["Spell"]},
        third={"lore": 1},
    )
    game.push("play Olaf")
    assert [game.lore(seat) for seat in (YOU, THIRD)] == [3, 0]
    assert game.ink(ME) == (0, 6)
    assert table(me={"hand": [OLAF], "ink": 5, "discard": ["Spell", "Hum", "Tune", "Bear"]}).legal("play") == []


@card("Scrooge McDuck - Ghostly Ebenezer")
def test_ebenezer_grows_by_every_card_under_him():
    game = table(me={"play": [f"{EBENEZER} (facedown Hen)"], "ink": 2})
    assert (game.strength("Scrooge"), game.willpower("Scrooge")) == (4, 4)
    game.push("boost Scrooge")
    assert (game.strength("Scrooge"), game.willpower("Scrooge"), game.ink(ME)) == (5, 5, (1, 1))
    assert game.legal("boost") == []


@card("Willie the Giant - Ghost of Christmas Present")
def test_willie_needs_a_card_put_under_him_this_turn():
    game = table(me={"play": [f"{WILLIE} (facedown Hen)"], "ink": 3}, you={"play": ["Wolf (exerted)"]})
    assert (game.legal("quest"), game.legal("challenge")) == ([], [])
    game.push("boost Willie")
    assert (len(game.legal("quest")), len(game.legal("challenge"))) == (1, 1)
    game.push("end", "end")
    assert game.legal("quest") == []


@card("Willie the Giant - Ghost of Christmas Present")
def test_a_card_put_under_another_does_not_move_willie():
    game = table(me={"play": [WILLIE, EBENEZER], "ink": 3})
    game.push("boost Scrooge")
    assert game.legal("quest Willie") == []


@card("Angel - Experiment 624")
def test_the_experiment_resists_with_an_empty_hand():
    for hand, damage in (([], 0), (["Hen"], 2)):
        game = table(me={"play": ["Wolf"]}, you={"play": [f"{ANGEL} (exerted)"], "hand": hand})
        assert game.push("challenge Wolf -> Angel").damage("Angel") == damage


@card("Angel - Experiment 624")
def test_the_experiment_throws_one_card_a_turn():
    game = table(me={"play": [f"{ANGEL} (exerted)"], "hand": ["Hen", "Lamp"]}, you={"play": ["Bear", "Fort"]})
    game.push("use Angel", "choose Lamp", "choose Bear")
    assert (game.damage("Bear"), game.hand(ME), game.legal("use")) == (2, ["Hen"], [])
    assert table(me={"play": [ANGEL]}, you={"play": ["Bear"]}).legal("use") == []


@card("Angela - Night Warrior")
def test_angela_may_arm_somebody_until_my_next_turn():
    game = table(me={"hand": [ANGELA], "play": ["Wolf"], "ink": 3}, you={"play": ["Giant (exerted)", "Bear"]})
    game.push("play Angela", "yes", "choose Wolf", "challenge Wolf -> Giant")
    assert (game.damage("Giant"), game.is_in_play("Wolf")) == (4, False)
    game = table(me={"hand": [ANGELA], "play": ["Wolf"], "ink": 3}, you={"play": ["Bear"]})
    game.push("play Angela", "yes", "choose Wolf", "quest Wolf", "end", "challenge Bear -> Wolf")
    assert game.damage("Wolf") == 1


@card("Angela - Night Warrior")
def test_angela_wakes_her_gargoyles():
    hand = ["Hen", "Hen", "Hen"]
    for mine, yours, exerted in (([], [], True), ([ANGELA], [], False), ([], [ANGELA], True)):
        game = table(me={"play": [f"{BROOKLYN} (exerted)", *mine], "hand": hand}, you={"play": yours}, active=YOU)
        assert game.push("end").is_exerted("Brooklyn") == exerted


@card("Launchpad - Trusty Sidekick")
def test_launchpad_draws_and_discards():
    game = table(me={"play": [LAUNCHPAD], "hand": ["Hen"], "deck": ["Bear", "Wolf"]}, you={"play": [DUCK]})
    game.push("use Launchpad", "choose Hen")
    assert game.hand(ME) == ["Bear"]


@card("Launchpad - Trusty Sidekick")
def test_launchpad_keeps_the_card_with_darkwing_duck():
    game = table(me={"play": [LAUNCHPAD, DUCK], "hand": ["Hen"], "deck": ["Bear", "Wolf"]})
    assert game.push("use Launchpad").hand(ME) == ["Hen", "Bear"]


@card("Lilo - Bundled Up")
def test_bundled_up_lilo_is_not_hurt_the_first_time_on_an_opposing_turn():
    game = table(me={"play": ["Wolf", "Hare"]}, you={"play": [f"{LILO} (exerted)"]})
    game.push("challenge Wolf -> Lilo")
    assert (game.damage("Lilo"), game.damage("Wolf")) == (0, 1)
    assert not game.push("challenge Hare -> Lilo").is_in_play("Lilo")


@card("Lilo - Bundled Up")
def test_bundled_up_lilo_is_wrapped_anew_on_each_opposing_turn():
    game = table(me={"play": ["Wolf"]}, you={"play": [f"{LILO} (exerted)"]})
    game.push("challenge Wolf -> Lilo", "end", "quest Lilo", "end", "challenge Wolf -> Lilo")
    assert game.damage("Lilo") == 0


@card("Lilo - Bundled Up")
def test_bundled_up_lilo_is_hurt_on_her_own_turn():
    game = table(me={"play": [LILO]}, you={"play": ["Witch (exerted)"]})
    assert game.push("challenge Lilo -> Witch").damage("Lilo") == 1


@card("Stitch - High Badness Level")
def test_stitch_is_a_challenger_with_a_lilo_of_his_own():
    for mine, yours, damage in ((["Lilo - Snow Artist"], [], 6), ([], ["Lilo - Snow Artist"], 3)):
        game = table(me={"play": [STITCH, *mine]}, you={"play": ["Giant (exerted)", *yours]})
        assert game.push("challenge Stitch -> Giant").damage("Giant") == damage


@card("The Terror That Flaps in the Night")
def test_the_terror_hits_harder_with_darkwing_duck():
    for mine, damage in ((["Hen"], 2), ([DUCK], 3)):
        game = table(me={"hand": [TERROR], "ink": 2, "play": mine}, you={"play": ["Giant", "Bear"]})
        game.push(f"play {TERROR}")
        assert sorted(game.legal()) == ["choose Bear", "choose Giant"]
        assert game.push("choose Giant").damage("Giant") == damage
