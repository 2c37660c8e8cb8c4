"""Set 12: what the cards that begin with W do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_12.extras import SPINNING_TOP, TOY
from tests.games.lorcana.pool.shown import POINT, asked, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

ELSE = "What Else Can I Do?"
CALL = "When You Need Help, Just Call"
FROG = "Wind-Up Frog - Sid's Toy"
WOODY_JUNGLE_GUIDE = "Woody - Jungle Guide"
ROOM = "Andy's Room - Home Base"
WOODY_LEADER_OF_THE_TOYS = "Woody - Leader of the Toys"


@card("What Else Can I Do?")
def test_what_else_gives_a_card_and_an_ink_and_wards_if_it_was_sung():
    side = {"hand": [ELSE], "play": ["Giant", "Hen"], "deck": ["Bear", "Lamp", "Rope"]}
    foes = {"play": ["Wolf"], "hand": ["Point"]}
    game = table(side, foes, cards=[POINT]).push(f"sing {ELSE} -> Giant", "choose Bear")
    assert (game.hand(ME), game.ink(ME), game.deck(ME)) == (["Bear"], (0, 1), ["Rope"])
    game.push("end", "play Point")
    assert game.is_exerted("Wolf")  # nobody else could be chosen
    paid = table({**side, "ink": 5}, foes, cards=[POINT]).push(f"play {ELSE}", "choose Lamp", "end", "play Point")
    assert set(paid.legal()) == {"choose Giant", "choose Hen", "choose Wolf"}


@card("When You Need Help, Just Call")
def test_help_comes_if_an_opponent_has_more_characters():
    side = {"hand": [CALL, "Knight", "Giant"], "ink": 3, "play": ["Hen"]}
    game = table(side, {"play": ["Wolf", "Bear"]}).push("play When You", "yes", "choose Knight")
    assert (game.play(ME), game.hand(ME)) == (["Hen", "Knight"], ["Giant"])
    assert not asked(table(side, {"play": ["Wolf"]}).push("play When You"))


@card("Wind-Up Frog - Sid's Toy")
@pytest.mark.parametrize(("name", "playable"), [("Toy", True), ("Hen", False)])
def test_the_frog_is_free_after_one_of_your_toys_was_banished(name, playable):
    game = table({"hand": [FROG], "play": [f"{name} (damage 2)"]}, {"play": ["Giant (exerted)"]}, cards=[TOY])
    assert game.legal("play") == []
    assert bool(game.push(f"challenge {name} -> Giant").legal("play")) == playable


@card("Woody - Jungle Guide")
def test_woody_draws_and_may_play_somebody_cheap():
    game = table({"play": [WOODY_JUNGLE_GUIDE], "hand": ["Wolf", "Bear"], "deck": ["Lamp", "Hen"]}).push(
        "quest Woody", "yes", "choose Wolf"
    )
    assert (sorted(game.play(ME)), sorted(game.hand(ME))) == (sorted([WOODY_JUNGLE_GUIDE, "Wolf"]), ["Bear", "Lamp"])
    kept = table({"play": [WOODY_JUNGLE_GUIDE], "hand": ["Wolf"], "deck": ["Lamp"] * 3}).push("quest Woody", "no")
    assert sorted(kept.hand(ME)) == ["Lamp", "Wolf"]
    assert shifts_for(WOODY_JUNGLE_GUIDE, 3)


@card("Woody - Jungle Guide")
def test_woody_toughens_your_other_toys():
    game = table({"play": [WOODY_JUNGLE_GUIDE, "Toy", "Bear"]}, cards=[TOY])
    assert [game.willpower(name) for name in ("Toy", "Bear", "Woody")] == [4, 5, 5]


@card("Woody - Leader of the Toys")
def test_woody_finds_a_toy_or_andys_room():
    game = table(
        me={"hand": [WOODY_LEADER_OF_THE_TOYS], "ink": 4, "deck": ["Top", ROOM, "Bear", "Fort", "Hen"]},
        cards=[SPINNING_TOP],
    )
    game.push("play Woody")
    assert sorted(game.legal()) == [f"choose {ROOM}", "choose Top", "choose nothing"]
    game.push(f"choose {ROOM}", "order Fort; Bear; Top")
    assert (game.hand(ME), game.deck(ME), game.knows(YOU, ROOM)) == ([ROOM], ["Hen", "Fort", "Bear", "Top"], True)
