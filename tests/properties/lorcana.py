"""Lorcana for the properties: games with synthetic cards, and what must hold of its own columns at every decision."""

from __future__ import annotations

import msgspec

from mazo.game import Game
from mazo.games import kind
from mazo.games.lorcana.cards.catalogue import Card
from mazo.games.lorcana.deal import Scripted, edition_named, new_table
from mazo.games.lorcana.rules.checks import check
from mazo.games.lorcana.rules.game import LorcanaGame
from mazo.games.lorcana.rules.words import ACTION, ASK_MAIN, CHARACTER, LOCATION, OUTSIDE, PLAY
from mazo.kernel.codes import NOBODY, TRIGGER
from mazo.kernel.effects import settle
from mazo.kernel.flow import stage_name
from mazo.kernel.frames import Choice
from mazo.kernel.hashing import fold
from mazo.kernel.rules import Rules
from tests.properties.lorcana_cards import CARDS

REVEALED = ("inked",)
"""Events that show a card to everybody on its way from one hidden zone to another."""

_SLOTS = 64


def scripted(seats: int, edition: str, seed: int) -> Game:
    """Everybody plays the same synthetic cards, some of them twice: names alone don't tell cards apart."""
    cards = [card for card, _ in CARDS]
    deck = [*cards, *cards[seed % 5 :: 3]]
    scripts = {card.full_name: script for card, script in CARDS}
    return _deal([deck] * seats, scripts, edition, seed)


def singular(seats: int, edition: str, seed: int) -> Game:
    """The same cards, but no two have the same name: whatever is told of a hidden card gives it away."""
    decks: list[list[Card]] = []
    scripts: dict[str, Scripted] = {}
    for seat in range(seats):
        deck = []
        for card, script in CARDS:
            own = msgspec.structs.replace(card, version=f"{card.version} of house {seat + 1}".strip())
            scripts[own.full_name] = script
            deck.append(own)
        decks.append(deck)
    return _deal(decks, scripts, edition, seed)


def _deal(decks: list[list[Card]], scripts: dict[str, Scripted], edition: str, seed: int) -> Game:
    table = new_table(decks, str(seed), edition_named(edition), scripts=scripts)
    return Game(kind("lorcana"), table, origin={"game": "lorcana", "edition": edition, "seed": str(seed)})


def columns_agree(table: Rules) -> None:
    """Who has left has left with everything; characters are at locations of their own; only some cards have damage."""
    assert isinstance(table, LorcanaGame)
    for card, owner in enumerate(table.owner):
        outside = table.zone_kind(card) == OUTSIDE
        assert table.gone[owner] if outside else table.over or not table.gone[owner], "who leaves takes all cards away"
        assert table.controller[card] == owner
        host = table.host[card]
        if host != NOBODY:
            assert table.in_play(card)
            assert table.type_of(card) == CHARACTER
            assert table.in_play(host)
            assert table.type_of(host) == LOCATION
            assert table.controller[host] == table.controller[card]
        if table.damage[card]:
            assert table.in_play(card)
            assert table.type_of(card) in (CHARACTER, LOCATION)
    assert all(lore >= 0 for lore in table.lore)


def caches_agree(table: Rules) -> None:
    """What is derived equals what is derived from nothing: changed figures, listeners, and the check that is spared."""
    assert isinstance(table, LorcanaGame)
    fresh = table.copy()
    assert isinstance(fresh, LorcanaGame)
    fresh.dirty = True
    settle(fresh)
    if not table.dirty:
        assert table.bonus == fresh.bonus, "the changed figures"
    assert _listeners(table) == [sorted(row) for row in table.listeners], "the listening abilities"
    if not table.unchecked and not table.dirty and not table.over and stage_name(table) == "game":
        before = fold(fresh.ints())
        fresh.unchecked = True
        assert not check(fresh), "a check was spared that would have found something"
        assert fold(fresh.ints()) == before


def at_rest(table: Rules) -> bool:
    """Whether the game waits for a turn action, with nothing under way and nothing lasting."""
    top = table.stack[-1]
    if isinstance(top, Choice) and top.ask == ASK_MAIN:
        return not table.effects and not table.waiting
    return False


def _listeners(table: LorcanaGame) -> list[list[int]]:
    """The listeners of each event, from the cards in play and from the effects that last."""
    rows: list[list[int]] = [[] for _ in table.listeners]
    for card in range(len(table.kind)):
        if table.zone_kind(card) == PLAY and table.type_of(card) != ACTION:
            for index, ability in enumerate(table.abilities(card)):
                if ability.kind == TRIGGER:
                    rows[ability.event].append(card * _SLOTS + index)
    for effect in table.effects:
        if effect.kind == TRIGGER:
            rows[effect.what].append(-effect.ident)
    return [sorted(row) for row in rows]
