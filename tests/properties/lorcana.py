"""Lorcana for the properties: games with synthetic cards, and what must hold of its own columns at every decision."""

from __future__ import annotations

import msgspec

import mazo
from mazo.game import Game
from mazo.games import kind
from mazo.games.lorcana.cards.catalogue import Card
from mazo.games.lorcana.cards.samples import names_for
from mazo.games.lorcana.codes import asks as ASK
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.deal import edition_named, new_table
from mazo.games.lorcana.engine.game import LorcanaGame
from mazo.games.lorcana.engine.soundness import fault_of
from mazo.games.lorcana.position import files as positions
from mazo.games.lorcana.rules.checks import check
from mazo.games.lorcana.rules.coconut import is_of_no_deck
from mazo.kernel.flow import stage_name
from mazo.kernel.frames import Choice
from mazo.kernel.hashing import fold
from mazo.kernel.rules import Rules
from tests.properties.lorcana_cards import CARDS
from workshop.lorcana.fuzz.pool import decks, pool

REVEALED = ("inked", "revealed")
"""Events that show a card to everybody on its way from one hidden zone to another."""


def singular(seats: int, edition: str, seed: int) -> Game:
    """Cards made for the purpose, no two of the same name: whatever is told of a hidden card gives it away."""
    given = [
        [msgspec.structs.replace(card, version=f"{card.version} of house {seat + 1}".strip()) for card in CARDS]
        for seat in range(seats)
    ]
    return _deal(given, edition, seed)


def spoken(seats: int, edition: str, seed: int) -> Game:
    """Cards of the fuzz's pool: every deck has other ones."""
    cards = pool()
    given = decks(seats, seed, edition_named(edition).ink_drops)
    return _deal([[cards[at] for at in deck] for deck in given], edition, seed)


def coconut(seats: int, edition: str, seed: int) -> Game:
    """Coconut with the decks that come with the game."""
    names = names_for("coconut")
    decks = [names[(seed + seat) % len(names)] for seat in range(seats)]
    return mazo.new("lorcana", decks=decks, seed=seed, edition=edition, format="coconut")


def _deal(given: list[list[Card]], edition: str, seed: int) -> Game:
    table = new_table(given, str(seed), edition_named(edition))
    return Game(kind("lorcana"), table, origin={"game": "lorcana", "edition": edition, "seed": str(seed)})


def columns_agree(table: Rules) -> None:
    """Who has left has left with everything; a finished game keeps what it had."""
    assert isinstance(table, LorcanaGame)
    for card, owner in enumerate(table.owner):
        outside = table.zone_kind(card) == Z.OUTSIDE
        if outside and table.type_of(card) != T.ACTION and not is_of_no_deck(table, card):
            assert table.gone[owner], "only who leaves takes cards away"
        if not outside:
            assert table.over or not table.gone[owner], "who leaves takes all cards away"


def caches_agree(table: Rules) -> None:
    """Cards, columns, listeners and derived values are sound, and so is the check that is spared."""
    assert isinstance(table, LorcanaGame)
    if not table.over:
        assert not fault_of(table)
    if not table.unchecked and not table.dirty and not table.over and stage_name(table) == "game":
        fresh = table.copy()
        assert isinstance(fresh, LorcanaGame)
        before = fold(fresh.ints())
        fresh.unchecked = True
        assert not check(fresh), "a check was spared that would have found something"
        assert fold(fresh.ints()) == before


def at_rest(table: Rules) -> bool:
    """Whether the game waits for a turn action and a position file could say everything about it."""
    assert isinstance(table, LorcanaGame)
    top = table.stack[-1]
    return isinstance(top, Choice) and top.ask == ASK.MAIN and positions.at_rest(table)
