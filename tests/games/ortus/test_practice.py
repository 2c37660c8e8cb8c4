"""The Earl who has practised: what many games have taught, and nothing read that its seat may not know."""

from __future__ import annotations

from mazo.bots.fast import VeteranBot
from mazo.field import Imagination
from mazo.games import kind
from mazo.games.ortus.bot import best_option
from mazo.games.ortus.codes import asks as ASK
from mazo.games.ortus.codes import options as DO
from mazo.games.ortus.deal import new_game
from mazo.games.ortus.rules.game import OrtusGame
from mazo.games.ortus.weighing.practice import GREEDY, NAMES, practised_pick
from mazo.games.ortus.weighing.tastes import TASTES
from mazo.kernel.choices import options_of
from mazo.kernel.codes import NOBODY, verb_of
from mazo.kernel.loop import choice_of, pick, run
from mazo.kernel.rng import Dice

DECKS = [kind("ortus").deck(name) for name in kind("ortus").sample_decks()]


def test_each_name_has_a_number():
    assert len(NAMES) == len(GREEDY) == len(TASTES)


def test_it_answers_alike_in_all_worlds_that_its_seat_can_not_tell_apart():
    veteran, worlds, asked = VeteranBot(), Imagination(kind("ortus")), 0
    for number in range(4):
        table = new_game([DECKS[number], DECKS[-1]], f"practice {number}", "base")
        run(table)
        while (choice := choice_of(table, NOBODY)) is not None:
            options = options_of(table, choice)
            packed = veteran.choose(table, choice, options) if len(options) > 1 else options[0]
            if len(options) > 1 and not choice.picks:
                asked += 1
                other = worlds.world(table, choice.seat, Dice(asked), None)
                again = choice_of(other, choice.seat)
                assert again is not None
                assert veteran.choose(other, again, options_of(other, again)) == packed
            pick(table, packed, choice.seat)
    assert asked > 60


def test_whoever_leads_the_vikings_sends_them_where_greedy_often_would_not():
    sent = held = 0
    for number in range(6):
        table, veteran = new_game([DECKS[number % 5], DECKS[number % 5]], f"vikings {number}", "base"), VeteranBot()
        run(table)
        while (choice := choice_of(table, NOBODY)) is not None:
            options = options_of(table, choice)
            packed = veteran.choose(table, choice, options) if len(options) > 1 else options[0]
            if choice.ask == ASK.VIKINGS and len(options) > 1:
                assert isinstance(table, OrtusGame)
                sent += verb_of(packed) != DO.HOLD
                held += verb_of(best_option(table, choice, options)) == DO.HOLD
                assert practised_pick(table, choice, options, TASTES) == packed
            pick(table, packed, choice.seat)
    assert sent > 0
    assert held > 0
