"""The field: which lists a seat reckons with, and what is refused as one."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import mazo
from mazo.bots import Seat
from mazo.errors import BadField
from mazo.field import Field, shipped
from mazo.game import Game
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.games.lorcana.table import Figures
from mazo.kernel.knowledge import reveal
from mazo.kernel.rng import Dice
from tests.support.table import ME, YOU

LISTS = kind_named("lorcana").known_decks()[:2]


def names_of(deck: str) -> list[str]:
    """The names of the cards of a deck of Lorcana."""
    kind = kind_named("lorcana")
    return [kind.name_of(card) for card in kind.deck(deck)]


def owned(game: Game, owner: int) -> Counter[str]:
    """All cards of a player by name."""
    table = game.table
    return Counter(game.kind.card_name(table, card) for card, whose in enumerate(table.owner) if whose == owner)


def shown(game: Game, owner: int, name: str) -> Game:
    """The game after everybody has seen one of a player's cards."""
    table = game.table
    reveal(table, next(at for at, whose in enumerate(table.owner) if whose == owner and named(game, at) == name))
    return game


def named(game: Game, card: int) -> str:
    """The name of a card."""
    return game.kind.card_name(game.table, card)


def test_every_deck_that_may_be_at_a_table_is_in_its_field():
    for name in NAMES:
        game = mazo.new(name)
        field = shipped(game.kind, game.table)
        assert (0 if field is None else len(field.lists)) == len(game.kind.likely_decks(game.table))


@pytest.mark.parametrize("lists", [[], [[]], [names_of(LISTS[0]), []]])
def test_a_field_without_cards_is_refused(lists):
    with pytest.raises(BadField, match="at least one"):
        Field.of("lorcana", lists)


def test_a_name_that_no_card_has_is_refused_with_its_place_and_what_is_near():
    with pytest.raises(BadField) as refused:
        Field.of("lorcana", [names_of(LISTS[0]), ["Stitch - New Dogg"]])
    assert refused.value.text("en").startswith("lists[1]: ")
    assert "Stitch - New Dog" in refused.value.text("en")
    assert "Stitch - New Dog" in refused.value.text("es")


def test_a_field_of_another_game_is_refused():
    other = mazo.new("myl")
    field = shipped(other.kind, other.table)
    game = mazo.new("lorcana", decks=LISTS)
    with pytest.raises(BadField, match="lists of Mitos y Leyendas; this is a game of Disney Lorcana"):
        Seat(game, 0).imagine(Dice(1), field)


def test_a_field_of_one_s_own_that_is_too_short_is_refused():
    game = mazo.new("lorcana", decks=LISTS)
    with pytest.raises(BadField, match="60 are hidden; give a list with 50 more"):
        Seat(game, 0).imagine(Dice(1), Field.of("lorcana", [names_of(LISTS[1])[:10]]))


def test_only_lists_with_the_cards_that_were_seen_are_reckoned_with():
    name = next(name for name in names_of(LISTS[1]) if name not in names_of(LISTS[0]))
    game = shown(mazo.new("lorcana", decks=LISTS, seed=1), YOU, name)
    field = game.field
    assert field is not None
    fitting = [Counter(map(field.kind.name_of, cards)) for cards in field.lists]
    fitting = [cards for cards in fitting if name in cards]
    assert 0 < len(fitting) < len(field.lists)
    for number in range(20):
        assert owned(Seat(game, ME).imagine(Dice(number)), YOU) in fitting


def test_if_no_list_has_what_was_seen_the_nearest_one_gives_the_rest():
    field = Field.of("lorcana", [names_of(LISTS[0])])
    name = next(name for name in names_of(LISTS[1]) if name not in names_of(LISTS[0]))
    game = shown(mazo.new("lorcana", decks=LISTS, seed=1), YOU, name)
    strange = owned(Seat(game, ME).imagine(Dice(1), field), YOU) - Counter(names_of(LISTS[0]))
    assert strange == Counter([name])


@pytest.mark.parametrize("size", [7, 130])
def test_a_deck_of_another_size_than_any_that_comes_with_the_game_is_imagined_too(size):
    kind = kind_named("lorcana")
    deck: list[Any] = (kind.deck(LISTS[0]) * 3)[:size]
    game = mazo.new("lorcana", decks=[deck, deck], seed=1)
    assert owned(Seat(game, ME).imagine(Dice(1)), YOU).total() == size


def test_what_has_a_number_at_the_table_keeps_it_when_the_cards_of_a_field_join():
    game = mazo.new("lorcana", decks=LISTS, seed=1)
    narrow: Figures = game.table.figures  # type: ignore[attr-defined]
    wide: Figures = Seat(game, 0).imagine(Dice(1)).table.figures  # type: ignore[attr-defined]
    assert len(wide.names) > len(narrow.names)
    for column in ("names", "cards", "library", "expressions", "depends", "called", "classes", "program"):
        before, after = getattr(narrow, column), getattr(wide, column)
        assert after[: len(before)] == before
    for numbers in ("name_numbers", "class_numbers"):
        assert getattr(wide, numbers).items() >= getattr(narrow, numbers).items()
    for column in ("all_abilities", "templates"):
        made = [(one.kind, one.event, one.program, one.ident) for one in getattr(narrow, column)]
        assert [(one.kind, one.event, one.program, one.ident) for one in getattr(wide, column)][: len(made)] == made
