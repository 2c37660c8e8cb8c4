"""Effects that last and wait: for a payment, an event, the next turn."""

import pytest

from mazo.abilities.tree.deeds import Do, Draw, ToPlayer
from mazo.abilities.tree.effects import Instead, Keyword, Later, PayLess, Skip, Whenever
from mazo.abilities.tree.facts import PlayerRule, PlayFrom
from mazo.abilities.tree.nouns import Cards, Chosen, When
from tests.games.lorcana.abilities.lowering.stage import MINE, PLAIN, cost_to_play, spell
from tests.support.rule import rule
from tests.support.table import ME, YOU, made, position

HEIR = made("Bear", version="Heir", cost=7, willpower=6, abilities=[Keyword("Shift", 2)])

# Payments.

LESS = [
    (spell(PayLess(2, Cards(("character",)))), [1, 3]),
    (spell(PayLess(2, Cards(("character",)), next=False)), [1, 1]),
    (spell(PayLess(2, Cards(("item",)))), [3, 3]),
    (spell(PayLess(9, Cards(("character",)))), [0, 3]),
    (spell(PayLess(2, Cards(("character",)), way="shift")), [3, 3]),
]


@rule("lorcana", "4.3.6", "4.3.2.3")
@pytest.mark.parametrize(("action", "costs"), LESS)
def test_paying_less(action, costs):
    game = position(me={"hand": ["Spell", "Bear", "Bear"], "ink": 6}, cards=[*PLAIN, action]).push("play Spell")
    assert [cost_to_play(game, "Bear") for _ in range(2)] == costs


@rule("lorcana", "4.3.6", "4.3.2.3")
def test_paying_less_to_shift():
    action = LESS[4][0]
    game = position(me={"hand": ["Spell", "Bear - Heir"], "play": ["Bear"], "ink": 2}, cards=[*PLAIN, HEIR, action])
    game.push("play Spell", "shift Bear - Heir -> Bear")
    assert game.ink(ME) == (2, 0)


UNTIL_NEXT = spell(PayLess(2, Cards(("character",)), "until your next turn"))


@rule("lorcana", "4.3.6")
def test_what_was_promised_for_the_next_card_lasts_so_long():
    for action, cost in ((UNTIL_NEXT, 3), (LESS[0][0], 3)):
        game = position(me={"hand": ["Spell", "Bear"], "ink": 6}, cards=[*PLAIN, action]).push(
            "play Spell", "end", "end"
        )
        assert cost_to_play(game, "Bear") == cost


MORE_INK = spell(PlayerRule("ink more", 1, until="this turn"))
MUCH_INK = spell(PlayerRule("ink more", 2, until="this turn"))


@rule("lorcana", "4.2.3.1", "7.5.5")
@pytest.mark.parametrize(("action", "times"), [(MORE_INK, 2), (MUCH_INK, 3)])
def test_inking_more_than_once(action, times):
    game = position(me={"hand": ["Spell", "Ant", "Ant", "Ant", "Ant"]}, cards=[*PLAIN, action]).push("play Spell")
    for _ in range(times):
        game.push("ink Ant")
    assert game.refused("ink Ant")[0] == "already_inked"


# Triggers and replacements that last.

NEXT_TIME = spell(Later(When("quest", MINE), ToPlayer("gain lore", 3)))
EACH_TIME = spell(Whenever(When("quest", MINE), ToPlayer("gain lore", 3)))
NEXT_TURN = spell(Later(When("turn start", who="you"), ToPlayer("gain lore", 3), "your next turn"))
FOR_LONG = spell(Whenever(When("quest", MINE), ToPlayer("gain lore", 3), "forever"))


@rule("lorcana", "6.2.7.1", "6.2.7.2")
@pytest.mark.parametrize(("action", "now", "later"), [(NEXT_TIME, 5, 6), (EACH_TIME, 8, 9), (FOR_LONG, 8, 12)])
def test_once_or_each_time(action, now, later):
    game = position(me={"hand": ["Spell"], "play": ["Ant", "Dog"]}, cards=[*PLAIN, action])
    game.push("play Spell", "quest Ant", "quest Dog")
    assert game.lore(ME) == now
    assert game.push("end", "end", "quest Ant").lore(ME) == later


@rule("lorcana", "6.2.7.2", "3.2.1.4")
def test_at_the_start_of_your_next_turn():
    game = position(me={"hand": ["Spell"]}, cards=[NEXT_TURN]).push("play Spell", "end")
    assert game.lore(ME) == 0
    assert game.push("end").lore(ME) == 3


SHIELD = spell(Instead(When("is dealt damage", MINE), next=True, until="this turn"))
WALL = spell(Instead(When("is dealt damage", MINE), until="this turn"))
LUCK = spell(Instead(When("is dealt damage", MINE), Draw(1), next=True, until="this turn"))
STING = spell(Do("deal damage", Chosen(MINE), 1), "Sting")


@rule("lorcana", "6.5.1", "6.5.4", "6.5.1.1")
@pytest.mark.parametrize(("action", "damage", "drawn"), [(SHIELD, 1, 0), (WALL, 0, 0), (LUCK, 1, 1)])
def test_something_else_happens_instead(action, damage, drawn):
    game = position(me={"hand": ["Spell", "Sting", "Sting"], "play": ["Bear"]}, cards=[*PLAIN, STING, action])
    game.push("play Spell", "play Sting", "play Sting")
    assert (game.damage("Bear"), len(game.hand(ME))) == (damage, drawn)


# The turn.

SKIPS = [
    (spell(Skip("draw", "each opponent")), "draw"),
    (spell(Skip("ready", "each opponent")), "ready"),
    (spell(Skip("set", "each opponent")), "set"),
]


@rule("lorcana", "6.4.3")
@pytest.mark.parametrize(("action", "step"), SKIPS)
def test_a_step_is_skipped_once(action, step):
    side = {"play": ["Bear (exerted)", "Ant (drying)", "Tower"]}
    game = position(me={"hand": ["Spell"]}, you=side, cards=[*PLAIN, action]).push("play Spell", "end")
    skipped = {
        "draw": not game.hand(YOU),
        "ready": game.is_exerted("Bear"),
        "set": game.is_drying("Ant") and game.lore(YOU) == 0,
    }
    assert skipped == {name: name == step for name in skipped}
    game.push("end", "end")
    assert (game.is_exerted("Bear"), game.is_drying("Ant"), len(game.hand(YOU)) > 0) == (False, False, True)


SLOW = spell(PlayerRule("ready limit", 1, "each opponent", "until your next turn"))


@rule("lorcana", "3.2.1.1", "1.2.2")
def test_only_so_many_characters_ready():
    side = {"play": ["Bear (exerted)", "Ant (exerted)", "Rock (exerted)"]}
    game = position(me={"hand": ["Spell"]}, you=side, cards=[*PLAIN, SLOW]).push("play Spell", "end", "choose Bear")
    assert [game.is_exerted(name) for name in ("Bear", "Ant", "Rock")] == [False, True, False]


DIG = spell(PlayFrom(Cards(("character",), "yours", (), "discard"), "this turn"))


@rule("lorcana", "4.3.1", "6.1.12")
def test_cards_may_be_played_from_elsewhere():
    game = position(me={"hand": ["Spell"], "discard": ["Ant"], "ink": 1}, cards=[*PLAIN, DIG])
    assert game.refused("play Ant")[0] == "not_in_hand"
    game.push("play Spell", "play Ant")
    assert (game.play(ME), game.ink(ME)) == (["Ant"], (0, 1))
