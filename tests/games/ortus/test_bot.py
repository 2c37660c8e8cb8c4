"""The drafter that balances roles: decks of all trades, and nothing read that its seat may not know."""

from __future__ import annotations

from collections import Counter

import pytest

from mazo.game import Game
from mazo.games.ortus.bot import SHARE, balanced_pick, worth_of
from mazo.games.ortus.codes import cards as C
from mazo.games.ortus.rules.pool import role_of
from mazo.kernel.choices import is_complete, options_of
from mazo.kernel.loop import choice_of
from mazo.kernel.rng import Dice
from mazo.notation.actions import Action
from tests.games.ortus.drafts import draft, table
from tests.properties.play import Chooser


def balanced(game: Game, seat: int) -> tuple[int, ...]:
    """The answer of the drafter in a seat's place."""
    question = choice_of(game.table, seat)
    assert question is not None
    choice = question.copy()
    choice.picks = []
    while not is_complete(choice):
        choice.picks = [*choice.picks, balanced_pick(table(game), choice, options_of(game.table, choice))]
    return tuple(choice.picks)


def drafted(players: int, seed: int, thinkers: int) -> Game:
    """A draft in which the first seats think and the others don't."""
    game = draft(players, seed)
    chooser = Chooser(seed)
    while game.outcome is None:
        seat = game.deciding[0]
        game.push(Action(seat, "", balanced(game, seat)) if seat < thinkers else chooser.action(game, seat))
    return game


def shares(game: Game, seat: int) -> Counter[int]:
    """How many properties, faces and political cards a deck has."""
    t = table(game)
    return Counter(role_of(t.kind[card]) for card in t.kept(seat))


@pytest.mark.parametrize("players", [2, 3])
def test_its_decks_have_all_roles_and_the_cards_that_matter(players):
    castles = 0
    for seed in range(10):
        game = drafted(players, seed, 1)
        t = table(game)
        for role, share in enumerate(SHARE):
            assert abs(shares(game, 0)[role] - share) <= 3
        kinds = Counter(t.kind[card] for card in t.kept(0))
        castles += kinds[C.CASTLE]
        assert kinds[C.CATHEDRAL] <= 2
    assert castles >= 20


def test_it_is_more_balanced_than_chance():
    def unevenness(seat: int) -> int:
        found = 0
        for seed in range(20):
            game = drafted(2, seed, 1)
            t = table(game)
            found += sum(count**2 for count in Counter(t.kind[card] for card in t.kept(seat)).values())
        return found

    assert unevenness(0) < unevenness(1)


def test_each_copy_is_worth_less_than_the_one_before():
    for kind in range(15):
        worths = [worth_of(kind, [kind] * copies) for copies in range(6)]
        assert worths == sorted(worths, reverse=True)
        assert worths[0] > worths[-1]
    assert worth_of(C.LAND, []) > worth_of(C.LAND, [C.CASTLE] * 12), "a crowded role"


@pytest.mark.parametrize("players", [2, 3])
def test_it_decides_the_same_in_every_world_that_its_seat_cannot_tell_apart(players):
    game = draft(players, 2)
    chooser = Chooser(2)
    while game.outcome is None:
        seat = game.deciding[0]
        picks = balanced(game, seat)
        for seed in range(3):
            assert balanced(game.imagine(seat, Dice(seed)), seat) == picks
        game.push(chooser.action(game, seat))
