"""How questions look to a seat: the same whatever is hidden, and whichever way led there."""

from __future__ import annotations

import pytest

from mazo.bots.outlook import Outlook
from mazo.games import NAMES, kind
from mazo.kernel.choices import options_of
from mazo.kernel.frames import Choice
from mazo.kernel.loop import choice_of, pick
from mazo.kernel.rng import Dice
from mazo.kernel.rules import FIRST_CARD, SECOND_CARD, Rules
from tests.properties.conformance import holds
from tests.properties.play import Play
from tests.properties.sizes import Size
from tests.support.table import ME, Situation, made, position

CARDS = [
    made("Racer", cost=1, strength=2, willpower=3, lore=2),
    made("Brute", cost=1, strength=3, willpower=3, lore=1),
]


def asked(situation: Situation) -> tuple[Rules, Choice]:
    """The table and the question of the player whose turn it is."""
    choice = choice_of(situation.game.table, ME)
    assert choice is not None
    return situation.game.table, choice


def after(situation: Situation, *deeds: str) -> tuple[Rules, Choice]:
    """The table and the question after these deeds."""
    for deed in deeds:
        situation.game.push(deed)
    return asked(situation)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_says_which_operands_are_cards(name):
    game = kind(name)
    table = game.new([game.deck(deck) for deck in game.sample_decks()[:2]], "1", None)
    for verb in game.verbs:
        first = FIRST_CARD if verb.operands[:1] == ("card",) else 0
        second = SECOND_CARD if verb.operands[1:2] == ("card",) else 0
        assert table.cards_of(verb.code) == first + second, verb.name


def test_cards_of_one_face_in_a_hand_are_one_option():
    table, choice = asked(position(me={"hand": ["Racer", "Racer", "Brute"], "ink": 1}, you={}, cards=CARDS))
    options = options_of(table, choice)
    distinct = Outlook(table, ME).distinct(table, options, options[1])
    assert options[1] in distinct
    assert len(options) - len(distinct) == 2  # one way to ink it and one to play it less


def test_cards_of_one_face_in_play_are_different_options():
    table, choice = asked(position(me={"play": ["Racer", "Racer (damage 1)"]}, you={}, cards=CARDS))
    options = options_of(table, choice)
    assert Outlook(table, ME).distinct(table, options, options[0]) == options


def test_two_orders_of_the_same_deeds_are_one_position():
    def rows(*deeds: str) -> tuple[int, ...]:
        situation = position(me={"play": ["Racer", "Brute"]}, you={}, cards=CARDS)
        outlook = Outlook(situation.game.table, ME)
        return outlook.position(*after(situation, *deeds))

    both = rows("quest Racer", "quest Brute")
    assert both == rows("quest Brute", "quest Racer")
    assert rows("quest Racer") != rows("quest Brute") != both


@holds(0.3, games=("lorcana", "myl", "ortus"))
def test_what_is_hidden_makes_no_other_position_and_no_other_options(play: Play, size: Size) -> None:
    for game in play.looks(size):
        for seat in range(game.seats):
            choice = choice_of(game.table, seat)
            if choice is None or game.question(seat) is None:
                continue
            outlook = Outlook(game.table, seat)
            world = game.imagine(seat, Dice(play.seed), game.field)
            same = choice_of(world.table, seat)
            assert same is not None
            assert outlook.position(game.table, choice) == outlook.position(world.table, same)
            names = [
                [outlook.name(table, packed, seat) for packed in options_of(table, one)]
                for table, one in ((game.table, choice), (world.table, same))
                if not one.picks
            ]
            assert len(names) == 0 or sorted(names[0]) == sorted(names[-1])


def test_a_position_after_a_pick_is_another_one():
    situation = position(me={"play": ["Racer"]}, you={}, cards=CARDS)
    table, choice = asked(situation)
    outlook = Outlook(table, ME)
    before = outlook.position(table, choice)
    pick(table, options_of(table, choice)[0], ME)
    then = choice_of(table, ME)
    assert then is None or outlook.position(table, then) != before
