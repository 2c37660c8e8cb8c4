"""What is kept so that nobody need look for it: it says what looking would say, through whole games."""

from __future__ import annotations

import pytest

from mazo.abilities.machine.expressions import context, evaluate
from mazo.bots.fast import RandomBot, play_out
from mazo.games import kind as kind_named
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.codes import states as S
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.rules.game import MylGame
from mazo.games.myl.rules.playing import play_refusal
from mazo.games.myl.rules.reasons import OK, TOO_EXPENSIVE
from mazo.games.myl.table import ACTS, ANSWERS, PLACES, PLAYED_PLAINLY
from mazo.kernel.codes import NOBODY
from mazo.kernel.loop import choice_of, legal, pick, run
from mazo.kernel.rng import Dice
from tests.games.myl.test_deriving import DECKS, random_game

SEEDS = ("one", "two", "three")


def in_play(t: MylGame, seat: int) -> list[int]:
    """The player's cards in play, in the order in which abilities are offered."""
    return [card for zone in PLACES for card in t.cards(zone, seat)]


@pytest.mark.parametrize("names", DECKS)
def test_cards_with_something_to_use_are_those_that_looking_at_all_of_them_finds(names: tuple[str, str]) -> None:
    found = 0
    for t in random_game(names):
        for seat in (0, 1):
            for sort, kind in ((ACTS, L.ACTIVATED), (ANSWERS, L.ANSWER)):
                offered = t.offering(seat, sort)
                having = [card for card in in_play(t, seat) if t.own_abilities(card, kind)]
                assert [card for card in offered if card in having] == having
                found += len(having)
    assert found


@pytest.mark.parametrize("names", DECKS)
def test_what_a_card_has_to_use_is_what_it_prints(names: tuple[str, str]) -> None:
    for t in random_game(names):
        if t.kinds[t.shared.granting] or t.kinds[t.shared.losing]:
            continue
        for card in [*in_play(t, 0), *in_play(t, 1)]:
            for kind in (L.ACTIVATED, L.ANSWER):
                printed = [one for one in t.abilities(card) if one.kind == kind and one.zone == NOBODY]
                assert t.own_abilities(card, kind) == printed


@pytest.mark.parametrize("names", DECKS)
def test_restless_cards_are_those_that_looking_through_graveyards_and_exiles_finds(names: tuple[str, str]) -> None:
    for t in random_game(names):
        for seat in (0, 1):
            for zone in (Z.GRAVE, Z.EXILE):
                lively = [card for card in t.cards(zone, seat) if t.figures.lively[t.kind[card]] & (1 << zone)]
                assert t.restless_in(zone, seat) == lively


@pytest.mark.parametrize("names", DECKS)
def test_a_card_that_asks_for_nothing_but_its_cost_is_refused_for_nothing_else(names: tuple[str, str]) -> None:
    plain = 0
    for t in random_game(names):
        if not t.costs_as_printed() or t.kinds[L.PLAYER_CANT]:
            continue
        for seat in (0, 1):
            for card in t.cards(Z.HAND, seat):
                if t.figures.plays[t.kind[card]] & PLAYED_PLAINLY and not t.flags[card] & S.RESERVED:
                    reason = OK if t.figures.cost[t.kind[card]] <= t.ready_gold(seat) else TOO_EXPENSIVE
                    assert play_refusal(t, seat, card, NOBODY, False) == reason
                    plain += 1
    assert plain


@pytest.mark.parametrize("names", DECKS)
def test_where_no_such_card_is_expected_there_is_none(names: tuple[str, str]) -> None:
    spared = 0
    for t in random_game(names):
        for seat in (0, 1):
            run_of = context(t, NOBODY, seat)
            for zone in PLACES:
                for card in t.cards(zone, seat):
                    assert t.displaced or t.kinds[L.CONVERT] or Z.HELD[zone] & (1 << t.type_of(card))
                    for expression in range(len(t.expressions)):
                        if t.is_never_in(zone, expression):
                            assert evaluate(t, run_of, expression, card) == 0
                            spared += 1
    assert spared


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("names", DECKS)
def test_a_game_that_nobody_watches_comes_to_the_same_end(names: tuple[str, str], seed: str) -> None:
    kind = kind_named("myl")
    watched = kind.new([kind.deck(name) for name in names], seed, None)
    unseen = watched.copy()
    assert isinstance(unseen, MylGame)
    pauses = 0
    dice = Dice(3)
    run(watched)
    while (choice := choice_of(watched, NOBODY)) is not None:
        options = legal(watched, choice.seat)
        pauses += len(options) == 1
        pick(watched, options[dice.below(len(options))] if len(options) > 1 else options[0], choice.seat)
    play_out(unseen, [RandomBot(), RandomBot()], Dice(3))
    assert pauses
    assert unseen.ints() == watched.ints()
    assert unseen.unseen_until == 0
    assert not unseen.copy().hurries()


def test_play_that_stops_at_a_turn_stops_where_players_would() -> None:
    kind = kind_named("myl")
    watched = kind.new([kind.deck(name) for name in DECKS[0]], "stopping", None)
    unseen = watched.copy()
    dice = Dice(3)
    run(watched)
    while (choice := choice_of(watched, NOBODY)) is not None and watched.turn < 8:
        options = legal(watched, choice.seat)
        pick(watched, options[dice.below(len(options))] if len(options) > 1 else options[0], choice.seat)
    assert isinstance(unseen, MylGame)
    play_out(unseen, [RandomBot(), RandomBot()], Dice(3), until=8)
    assert unseen.ints() == watched.ints()
