"""Positions of Mitos y Leyendas in words: what lies where, what somebody does, and what is true afterwards.

An ally is its name with its states behind it: `Coloso de Ensayo (waiting)`, `Lancera de Ensayo (with Daga de Ensayo)`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
import pytest

import mazo
from mazo.abilities.tree.effects import Ability, Keyword
from mazo.errors import IllegalAction
from mazo.game import Game
from mazo.games import kind as kind_named
from mazo.games.myl.cards.card import Card, CardType
from mazo.games.myl.rules.game import MylGame
from mazo.views import Refusal

ME: Final = 0
YOU: Final = 1

_STATES = re.compile(r"^(?P<name>[^()]+?)\s*(?:\((?P<states>.*)\))?$")


def ally(name: str, cost: int, strength: int, *keywords: str, abilities: Sequence[Ability] = ()) -> Card:
    """A synthetic ally."""
    words = tuple(Keyword(word) for word in keywords)
    return Card(name=name, type="ally", cost=cost, strength=strength, abilities=(*words, *abilities))


def card(name: str, type: CardType, cost: int, *abilities: Ability) -> Card:
    """A synthetic card of another type."""
    return Card(name=name, type=type, cost=cost, abilities=abilities)


def position(
    me: Mapping[str, Any] | None = None,
    you: Mapping[str, Any] | None = None,
    *,
    cards: Sequence[Card] = (),
    **options: Any,
) -> Game:
    """A game from a position: my Vigilia on turn 3 unless the options say otherwise; castles hold 20 fillers."""
    data = {
        "mazo": 1,
        "game": "myl",
        "players": [_side(me or {}), _side(you or {})],
        "cards": [_defined(entry) for entry in cards],
        **options,
    }
    return mazo.from_position(data, names=["Ana", "Beto"])


def new(decks: Sequence[str | Sequence[Card]] = ("ensayo", "niebla"), seed: int = 1, **options: Any) -> Game:
    """A game from the start."""
    return mazo.new("myl", decks=list(decks), seed=seed, **options)


def table(game: Game) -> MylGame:
    """The table behind a game."""
    assert isinstance(game.table, MylGame)
    return game.table


def names(game: Game, zone: str, seat: int) -> list[str]:
    """The names of the cards in a zone, bottom first, whoever may see them."""
    t = table(game)
    at = [kind.name for kind in t.zone_kinds].index(zone)
    return [t.figures.names[t.kind[entry]] for entry in t.cards(at, seat)]


def count(game: Game, zone: str, seat: int) -> int:
    """How many cards are in a zone."""
    return len(names(game, zone, seat))


def find(game: Game, name: str) -> int:
    """The card of that name, wherever it is."""
    t = table(game)
    found = [at for at in range(len(t.kind)) if t.figures.names[t.kind[at]] == name]
    assert found, name
    return found[0]


def strength(game: Game, name: str) -> int:
    """The strength of an ally now."""
    return table(game).strength(find(game, name))


def refused(game: Game, action: str, by: int | None = None) -> tuple[str, str]:
    """Why an action is refused: the reason's name and the rule's number; the game stays as it was."""
    before = game.hash
    refusal = game.why_not(action, by=by)
    assert isinstance(refusal, Refusal), f"{action!r} is allowed"
    with pytest.raises(IllegalAction):
        game.push(action, by=by)
    assert game.hash == before
    return refusal.reason, refusal.number


def told(game: Game, kind: str) -> list[str]:
    """The rule numbers of the events of a kind."""
    book = kind_named("myl").book
    return [book.by_code(event.rule).number(game.edition) for event in game.events if event.kind == kind]


def pass_windows(game: Game) -> None:
    """Both players let the cards being played resolve."""
    while is_window(game):
        game.push("pass")


def play(game: Game, action: str) -> None:
    """Play a card that nobody answers."""
    game.push(action)
    pass_windows(game)


def keep_hands(game: Game) -> None:
    """Choose the first Oro and keep the first hands."""
    for seat in (ME, YOU):
        game.push(next(iter(game.legal(seat))))
    while game.turn == 0:
        game.push("keep")


def to_final(game: Game) -> None:
    """Let a battle without further talismans or answers run to the next Vigilia or the end."""
    while game.outcome is None and ("Guerra de Talismanes" in game.decisions[0].prompt("en") or is_window(game)):
        game.push("pass")


def is_window(game: Game) -> bool:
    """Whether somebody may answer something, or let it happen."""
    return bool(game.decisions) and "answer" in game.decisions[0].prompt("en")


def _side(side: Mapping[str, Any]) -> dict[str, Any]:
    laid = dict(side)
    laid.setdefault("castle", 20)
    for line in ("defence", "attack", "support"):
        laid[line] = [_laid(entry) for entry in laid.get(line, ())]
    return laid


def _laid(entry: str) -> dict[str, Any]:
    match = _STATES.match(entry)
    assert match is not None, entry
    laid: dict[str, Any] = {"card": match["name"]}
    for state in (match["states"] or "").split(", "):
        if state == "waiting":
            laid["waiting"] = True
        elif state.startswith("with "):
            laid["weapons"] = [*laid.get("weapons", []), state.removeprefix("with ")]
        else:
            assert state == "", state
    return laid


def _defined(entry: Card) -> dict[str, Any]:
    facts: dict[str, Any] = msgspec.to_builtins(entry)
    return facts
