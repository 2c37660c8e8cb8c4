"""Closed lists: what a bot imagines and does, and what a hint says, must not hang on what the others really play."""

from __future__ import annotations

import pytest

import mazo
from mazo.bots import Seat, named, names
from mazo.bots.adviser import advise
from mazo.bots.budget import Budget
from mazo.field import Field, shipped
from mazo.game import Game
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.kernel.choices import taken
from mazo.kernel.frames import Choice, Sealed
from mazo.kernel.rng import Dice
from tests.properties.conformance import holds
from tests.properties.play import Play
from tests.properties.sizes import Size

WITH_DECKS = tuple(name for name in NAMES if kind_named(name).known_decks())
WORLDS = 2
OPPONENTS = 6


def lying(game: Game) -> list[object]:
    """Every card of a game by its place, with its handle, whoever sees it; and what may lie in sealed envelopes."""
    table, kind = game.table, game.kind
    places = [[(kind.card_name(table, card), table.number[card]) for card in zone] for zone in table.zones]
    top = table.stack[-1] if table.stack else None
    asked = top.choices if isinstance(top, Sealed) else []
    return [places, table.key, [candidates(game, choice) for choice in asked]]


def candidates(game: Game, choice: Choice) -> list[str]:
    """The names of the cards that a question is about."""
    return [game.kind.card_name(game.table, card) for card in taken(choice.items)]


def list_of(game: Game, owner: int) -> list[str]:
    """The names of all cards of a player."""
    table = game.table
    return sorted(game.kind.card_name(table, card) for card, whose in enumerate(table.owner) if whose == owner)


def assert_same_to(seat: int, one: Game, other: Game) -> None:
    """Whatever a seat gets of one game by dice and bots, it gets of the other."""
    for number in range(WORLDS):
        worlds = [Seat(game, seat).imagine(Dice(number)) for game in (one, other)]
        assert lying(worlds[0]) == lying(worlds[1])
    if one.scribe(seat) is not None:
        for name in (*names(), "thinker:2", "scholar:2"):
            assert named(name, 5).act(Seat(one, seat)) == named(name, 5).act(Seat(other, seat))
        assert advise(one, seat, Budget(2)) == advise(other, seat, Budget(2))


@holds(0.3, games=WITH_DECKS, weighty=1)
def test_exchanging_the_lists_of_the_others_changes_nothing_for_a_seat(play: Play, size: Size) -> None:
    for game in play.looks(size):
        field = shipped(game.kind, game.table)
        for seat in range(game.seats):
            other = game.imagine(seat, Dice(play.seed), field)
            other.open_lists = False
            assert_same_to(seat, game, other)


@pytest.mark.parametrize("name", WITH_DECKS)
@pytest.mark.parametrize("seat", [0, pytest.param(1, marks=pytest.mark.weighty)])
def test_at_the_first_decision_every_deck_of_an_opponent_looks_the_same(name, seat):
    kind = kind_named(name)
    sizes = {deck: len(kind.deck(deck)) for deck in kind.known_decks()}
    mine, *others = [deck for deck in sizes if sizes[deck] == max(sizes.values())]
    pairs = [[mine, deck] if seat == 0 else [deck, mine] for deck in others[:: 1 + len(others) // OPPONENTS]]
    first, *rest = [mazo.new(name, decks=pair, seed=3) for pair in pairs]
    assert rest
    for other in rest:
        assert_same_to(seat, first, other)


@pytest.mark.parametrize("name", WITH_DECKS)
def test_a_list_that_nobody_has_shown_is_imagined_as_any_of_the_field(name):
    game = mazo.new(name, decks=kind_named(name).known_decks()[:2], seed=3)
    seat = Seat(game, 0)
    imagined = {tuple(list_of(seat.imagine(Dice(number)), 1)) for number in range(60)}
    field = shipped(game.kind, game.table)
    assert field is not None
    shapes = {tuple(sorted(field.kind.name_of(card) for card in cards)) for cards in field.lists}
    assert imagined <= shapes
    assert len(imagined) > len(shapes) // 2
    assert {tuple(list_of(seat.imagine(Dice(number)), 0)) for number in range(5)} == {tuple(list_of(game, 0))}


@pytest.mark.parametrize("name", WITH_DECKS)
def test_lists_are_open_only_if_the_table_says_so(name):
    game = mazo.new(name, decks=kind_named(name).known_decks()[:2], seed=3)
    assert not Seat(game, 0).open_lists
    game.open_lists = True
    assert Seat(game.copy(), 0).open_lists
    for number in range(10):
        assert list_of(Seat(game, 0).imagine(Dice(number)), 1) == list_of(game, 1)


@pytest.mark.parametrize("name", WITH_DECKS)
def test_a_bot_may_reckon_with_a_field_of_its_own(name):
    kind = kind_named(name)
    decks = kind.known_decks()
    cards = [kind.name_of(card) for card in kind.deck(decks[-1])]
    game = mazo.new(name, decks=decks[:2], seed=3)
    field = Field.of(name, [cards])
    assert list_of(Seat(game, 0).imagine(Dice(1), field), 1) == sorted(cards)


@pytest.mark.parametrize("name", WITH_DECKS)
def test_imagined_games_with_cards_that_nobody_has_brought_are_played_to_their_end(name):
    kind = kind_named(name)
    game = mazo.new(name, decks=kind.known_decks()[:2], seed=3)
    for number in range(8):
        world = Seat(game, 0).imagine(Dice(number))
        bots = [named("random", number), named("greedy", number)]
        while world.outcome is None:
            seat = world.deciding[0]
            world.push(bots[seat].act(Seat(world, seat)), by=seat)
