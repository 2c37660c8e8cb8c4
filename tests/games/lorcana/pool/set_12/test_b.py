"""Set 12: what the cards that begin with B do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_12.extras import TOY
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import ME, YOU

BO_PEEP = "Bo Peep - Caring Shepherd"
WOODY = "Woody - Leader of the Toys"
DUCKY = "Bouncing Ducky - Sid's Toy"
BRUNO = "Bruno Madrigal - Seeing the Future"
JESSIE = "Jessie - Lively Cowgirl"
BULLSEYE = "Bullseye - Loyal Horse"
BUZZ = "Buzz Lightyear - On the Way"
ARM = "Buzz's Arm"


@card("Bo Peep - Caring Shepherd")
def test_bo_peep_makes_woody_a_bodyguard():
    game = table(me={"play": [BO_PEEP, f"{WOODY} (exerted)", "Hen (exerted)"]}, you={"play": ["Giant"]}, active=YOU)
    assert game.legal("challenge") == [f"challenge Giant -> {WOODY}"]
    game = table(me={"play": [f"{WOODY} (exerted)", "Hen (exerted)"]}, you={"play": ["Giant", BO_PEEP]}, active=YOU)
    assert "challenge Giant -> Hen" in game.legal()


@card("Bouncing Ducky - Sid's Toy")
def test_the_ducky_is_cheaper_for_toys_and_puts_them_away():
    side = {"hand": [DUCKY], "ink": 4, "discard": ["Toy", "Bear", "Toy"], "deck": ["Hen"]}
    game = table(side, {"discard": ["Toy"]}, cards=[TOY]).push("play Bouncing")
    while asked(game):
        game.push(game.legal()[0])
    assert (game.ink(ME), game.deck(ME), game.names_in("discard", ME)) == ((0, 4), ["Hen", "Toy", "Toy"], ["Bear"])
    assert table({**side, "ink": 3}, cards=[TOY]).legal("play") == []


@card("Bruno Madrigal - Seeing the Future")
@pytest.mark.parametrize(("answer", "deck"), [(1, ["Bear", "Hen"]), (2, ["Hen", "Bear"])])
def test_bruno_may_turn_the_top_card_of_a_chosen_deck(answer, deck):
    game = table({"hand": [BRUNO], "ink": 6}, {"deck": ["Bear", "Hen"]}).push("play Bruno", "yes", f"player {YOU + 1}")
    assert (game.knows(ME, "Bear"), game.knows(YOU, "Bear")) == (True, False)
    assert game.push(f"pick {answer}").deck(YOU) == deck


@card("Bullseye - Loyal Horse")
def test_bullseye_comes_for_less_to_woody_or_jessie():
    for friend, left in ((WOODY, 1), (JESSIE, 1), ("Bear", 0)):
        game = table(me={"hand": [BULLSEYE], "ink": 3, "play": [friend]}).push("play Bullseye")
        assert game.ink(ME) == (left, 3 - left)
    both = table(me={"hand": [BULLSEYE], "ink": 3, "play": [WOODY, JESSIE]}).push("play Bullseye")
    assert both.ink(ME) == (1, 2)


@card("Buzz Lightyear - On the Way")
def test_buzz_changes_a_card_for_a_cheap_card_that_is_no_character():
    game = table(me={"play": [BUZZ], "hand": ["Lamp", "Amethyst Coil", "Hen"], "ink": 5, "deck": ["Fort", "Wolf"]})
    game.push("play Lamp", "choose Hen")
    assert (sorted(game.hand(ME)), game.names_in("discard", ME)) == (["Amethyst Coil", "Fort"], ["Hen"])
    game.push("play Amethyst")
    assert game.hand(ME) == ["Fort"]


@card("Buzz Lightyear - On the Way")
def test_buzz_shoots_an_opposing_damaged_character_for_a_cheap_character():
    game = table(
        me={"play": [BUZZ, "Wolf (damage 1)"], "hand": ["Hen", "Bear"], "ink": 4},
        you={"play": ["Giant (damage 1)", "Bird"]},
    )
    assert game.push("play Hen").damage("Giant") == 2
    game.push("play Bear")
    assert (game.damage("Giant"), game.damage("Wolf"), game.damage("Bird")) == (2, 1, 0)


@card("Buzz Lightyear - On the Way")
def test_buzz_counts_what_is_paid_so_a_sung_song_counts_too():
    game = table(me={"play": [BUZZ, "Bear"], "hand": ["Tune", "Hen"], "deck": ["Fort", "Wolf"]})
    game.push("sing Tune -> Bear")
    assert sorted(game.legal()) == ["choose Fort", "choose Hen"]


@card("Buzz Lightyear - On the Way")
def test_buzz_notices_no_ink_that_is_paid_for_anything_else_than_a_card():
    game = table(me={"play": [BUZZ, "Akela - Forest Runner"], "ink": 1}, you={"play": ["Giant (damage 1)"]})
    game.push("use Akela")
    assert (game.damage("Giant"), game.bag()) == (1, [])


@card("Buzz's Arm")
def test_buzzs_arm_comes_for_free_after_a_buzz_was_banished():
    game = table(me={"play": [BUZZ], "hand": [ARM]}, you={"play": ["Giant (exerted)"]})
    assert game.legal("play") == []
    game.push("challenge Buzz -> Giant", "play otherwise Buzz's Arm: 1")
    assert game.play(ME) == [ARM]


@card("Buzz's Arm")
def test_buzzs_arm_costs_ink_after_anybody_elses_end():
    game = table(me={"play": ["Hen"], "hand": [ARM]}, you={"play": ["Giant (exerted)"]})
    assert game.push("challenge Hen -> Giant").legal("play") == []


@card("Buzz's Arm")
def test_buzzs_arm_makes_the_next_action_or_item_cheaper():
    game = table(me={"play": [ARM], "hand": ["Hen", "Lamp", "Tune"], "ink": 5}).push("use Buzz's Arm", "play Hen")
    assert game.ink(ME) == (4, 1)
    assert game.push("play Lamp").ink(ME) == (3, 2)
    assert game.push("play Tune").ink(ME) == (0, 5)


@card("Buzz's Arm")
def test_buzzs_arm_also_follows_an_opponents_buzz():
    game = table(me={"play": ["Giant"], "hand": [ARM]}, you={"play": [f"{BUZZ} (exerted)"]})
    game.push("challenge Giant -> Buzz", "play otherwise Buzz's Arm: 1")
    assert game.play(ME) == ["Giant", ARM]
