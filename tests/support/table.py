"""Positions of Lorcana in words: what lies where, what somebody does, and what is true afterwards.

    game = position(me={"play": ["Stitch - New Dog (drying)"]}, you={"play": ["Yzma - Without Beauty Sleep (exerted)"]})
    assert game.refused("challenge Stitch -> Yzma") == ("challenger_drying", "4.6.4.1")

A card in play is its full name, with its states behind it: `(exerted, drying, damage 2, at Agrabah - Marketplace)`.
Zones that are not mentioned are empty, but for the decks, which hold a few fillers.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import msgspec
import pytest

import mazo
from mazo.abilities.tree.effects import Ability
from mazo.errors import IllegalAction
from mazo.game import Game
from mazo.games import kind as kind_named
from mazo.games.lorcana.cards.catalogue import Card, CardType
from mazo.games.lorcana.codes import figures as F
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.engine.game import LorcanaGame
from mazo.games.lorcana.position.files import read_position
from mazo.kernel.codes import NOBODY
from mazo.kernel.flow import current_step, phase_name, stage_name
from mazo.views import Event, Refusal

ME: Final = 0
YOU: Final = 1
THIRD: Final = 2
FOURTH: Final = 3

OLD: Final = "2025-08-22"
"""The edition that the English founding document speaks of."""

ZONES: Final = {
    "deck": Z.DECK, "hand": Z.HAND, "play": Z.PLAY, "inkwell": Z.INKWELL, "discard": Z.DISCARD, "outside": Z.OUTSIDE,
    "under": Z.UNDER, "facedown": Z.FACEDOWN,
}  # fmt: skip

Side: TypeAlias = Mapping[str, Any]

_NOT_OF_THE_GAME = ("set", "printed", "admits", "max_copies", "text")

_STATES = re.compile(r"^(?P<name>[^()]+?)\s*(?:\((?P<states>.*)\))?$")


@dataclass(frozen=True)
class Made:
    """A card that no set has printed, with what it does."""

    card: Card


def made(
    name: str,
    type: CardType = "character",
    *,
    cost: int = 1,
    strength: int = 1,
    willpower: int = 1,
    lore: int = 1,
    move_cost: int = 1,
    inkable: bool = True,
    song: bool = False,
    version: str = "",
    classifications: Sequence[str] = (),
    inks: Sequence[str] = (),
    abilities: Sequence[Ability] = (),
) -> Made:
    """A synthetic card; figures that its type lacks are ignored."""
    alive = type in ("character", "location")
    card = Card(
        name=name,
        type=type,
        cost=cost,
        inkable=inkable,
        strength=strength if type == "character" else 0,
        willpower=willpower if alive else 0,
        lore=lore if alive else 0,
        move_cost=move_cost if type == "location" else 0,
        classifications=("Song",) if song else tuple(classifications),
        version=version,
        inks=tuple(inks),
        abilities=tuple(abilities),
    )
    return Made(card)


def numbered(letter: str, count: int) -> list[Card]:
    """A deck in which every card has a name of its own, the first one on top: a01, a02, …"""
    return [made(f"{letter}{at:02}").card for at in range(count, 0, -1)]


class Situation:
    """A game in progress, asked and moved in words."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.settled = game.hash

    # Acting.

    def push(self, *actions: str, by: int | None = None) -> Situation:
        """Take these actions one after the other."""
        for action in actions:
            self.game.push(action, by=by)
        self.settled = self.game.hash
        return self

    def why_not(self, action: str, by: int | None = None) -> Refusal | None:
        """Why that can't be done; trying it must then be refused just so."""
        refusal = self.game.why_not(action, by=by)
        if refusal is not None:
            with pytest.raises(IllegalAction) as caught:
                self.game.push(action, by=by)
            assert caught.value.refusal == refusal
        return refusal

    def refused(self, action: str, by: int | None = None) -> tuple[str, str]:
        """The reason and the rule against an action that is refused without any change."""
        refusal = self.why_not(action, by)
        assert refusal is not None, f"{action!r} is legal"
        assert self.unchanged()
        return refusal.reason, refusal.number

    def unchanged(self) -> bool:
        """Whether nothing has changed since the last action, or since the beginning."""
        return self.game.hash == self.settled

    def clean_up(self) -> Situation:
        """Go on to the Cleanup stage."""
        self.game.clean_up()
        self.settled = self.game.hash
        return self

    # Asking about the game.

    @property
    def table(self) -> LorcanaGame:
        """The table itself."""
        assert isinstance(self.game.table, LorcanaGame)
        return self.game.table

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self.table.active

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return self.table.turn

    @property
    def deciding(self) -> int:
        """Who has to decide now."""
        (seat,) = self.game.deciding
        return seat

    @property
    def asked_by(self) -> str:
        """The number of the rule that asks the open question."""
        (decision,) = self.game.decisions
        return self.number(decision.rule)

    @property
    def stage(self) -> str:
        """The stage of the game."""
        return stage_name(self.table)

    @property
    def step(self) -> str:
        """Phase and step, such as "start/set"."""
        return f"{phase_name(self.table)}/{current_step(self.table).name}"

    @property
    def winner(self) -> int | None:
        """Who has won, or None."""
        return None if self.game.outcome is None else self.game.outcome.winner

    @property
    def verdict(self) -> str:
        """The number of the rule by which the game ended."""
        assert self.game.outcome is not None, "the game goes on"
        return self.number(self.game.outcome.rule)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.outcome is not None

    def number(self, rule: int) -> str:
        """A rule's number in the edition that is played."""
        return self.game.kind.book.by_code(rule).number(self.game.edition)

    def legal(self, beginning: str = "") -> list[str]:
        """The texts of all legal actions that begin so."""
        return [action.text for action in self.game.legal_actions if action.text.startswith(beginning)]

    def bag(self) -> list[tuple[int, str]]:
        """What waits in the bag: whose it is and which card it comes from."""
        return [(waits.seat, waits.source) for waits in self.game.view(ME).waiting]

    def events(self, *kinds: str) -> list[Event]:
        """What has happened, of these kinds only if any are named."""
        return [event for event in self.game.events if not kinds or event.kind in kinds]

    def story(self, *kinds: str) -> list[str]:
        """The kinds of what has happened, one word an event."""
        return [event.kind for event in self.events(*kinds)]

    def resolved(self) -> list[str]:
        """The cards whose triggered abilities have resolved, in this order."""
        return [event.card for event in self.events("resolves")]

    # Asking about players.

    def lore(self, seat: int) -> int:
        """A player's lore."""
        return self.table.lore[seat]

    def names_in(self, zone: str, seat: int) -> list[str]:
        """The names of the cards in a player's zone, the top of a pile first."""
        names = [self.table.figures.names[self.table.kind[card]] for card in self.table.cards(ZONES[zone], seat)]
        return names[::-1] if zone in ("deck", "discard") else names

    def hand(self, seat: int) -> list[str]:
        """The names of the cards in a player's hand."""
        return self.names_in("hand", seat)

    def deck(self, seat: int) -> list[str]:
        """The names of the cards in a player's deck, top first."""
        return self.names_in("deck", seat)

    def play(self, seat: int) -> list[str]:
        """The names of the cards that a player has in play."""
        return self.names_in("play", seat)

    def ink(self, seat: int) -> tuple[int, int]:
        """How many cards in a player's inkwell are ready, and how many exerted."""
        ready = self.table.ready_cards(seat)
        return ready, len(self.table.cards(Z.INKWELL, seat)) - ready

    def knows(self, seat: int, name: str) -> bool:
        """Whether a player knows where some card of that name is."""
        return any(
            self.table.pools[seat][card] == 0 and self.table.figures.names[kind] == name
            for card, kind in enumerate(self.table.kind)
        )

    # Asking about cards.

    def card(self, name: str) -> int:
        """The card in play whose name begins so."""
        found = [
            card
            for seat in range(self.table.seats)
            for card in self.table.cards(Z.PLAY, seat)
            if self.table.figures.names[self.table.kind[card]].startswith(name)
        ]
        assert len(found) == 1, f"{len(found)} cards in play are named {name!r}"
        return found[0]

    def is_in_play(self, name: str) -> bool:
        """Whether a card of that name is in play."""
        return any(card.startswith(name) for seat in range(self.table.seats) for card in self.play(seat))

    def is_exerted(self, name: str) -> bool:
        """Whether the card in play is exerted."""
        return self.table.is_exerted(self.card(name))

    def is_drying(self, name: str) -> bool:
        """Whether the character's ink is drying."""
        return self.table.is_drying(self.card(name))

    def damage(self, name: str) -> int:
        """The damage on the card in play."""
        return self.table.damage[self.card(name)]

    def place(self, name: str) -> str:
        """The location that the character is at, or nothing."""
        host = self.table.host[self.card(name)]
        return "" if host == NOBODY else self.table.figures.names[self.table.kind[host]]

    def strength(self, name: str) -> int:
        """The character's strength now."""
        return self.table.figure(self.card(name), F.STRENGTH)

    def willpower(self, name: str) -> int:
        """The card's willpower now."""
        return self.table.figure(self.card(name), F.WILLPOWER)

    def lore_value(self, name: str) -> int:
        """The card's lore value now."""
        return self.table.figure(self.card(name), F.LORE)


def position(
    me: Side | None = None,
    you: Side | None = None,
    third: Side | None = None,
    fourth: Side | None = None,
    *,
    active: int = ME,
    first: int = ME,
    turn: int = 5,
    phase: str = "main",
    step: str = "",
    edition: str | None = None,
    format: str | None = None,
    cards: Sequence[Made] = (),
    seed: str = "position",
) -> Situation:
    """A position in words, played on until somebody must decide; `cards` are those that the catalogue lacks."""
    sides = [me or {}, you or {}] + [side for side in (third, fourth) if side is not None]
    data = {
        "mazo": 3,
        "game": "lorcana",
        "players": [_player(side) for side in sides],
        "active": active,
        "first": first,
        "turn": turn,
        "phase": phase,
        "step": step,
        "seed": seed,
        "cards": [_facts(one.card) for one in cards],
    }
    if edition is not None:
        data["edition"] = edition
    if format is not None:
        data["format"] = format
    table = read_position(data)
    return Situation(Game(kind_named("lorcana"), table, origin={}))


def fresh(
    *decks: Sequence[Card],
    seed: int | str = 7,
    edition: str | None = None,
    players: int = 2,
    size: int = 12,
    **options: Any,
) -> Situation:
    """A new game from its very beginning; without decks, everybody has one of numbered cards (a01, …; b01, …)."""
    dealt = list(decks) or [numbered("abcd"[seat], size) for seat in range(players)]
    return Situation(mazo.new("lorcana", decks=dealt, seed=seed, edition=edition, **options))


def _player(side: Side) -> dict[str, Any]:
    player = {"deck": 10, **side}
    player["play"] = [_in_play(entry) for entry in side.get("play", ())]
    if "ink" in player:
        player["inkwell"] = player.pop("ink")
    return player


def _in_play(entry: str) -> dict[str, Any]:
    match = _STATES.match(entry)
    assert match is not None, entry
    card: dict[str, Any] = {"card": match["name"]}
    for state in filter(None, (state.strip() for state in (match["states"] or "").split(","))):
        word, _, rest = state.partition(" ")
        if word in ("exerted", "drying") and not rest:
            card[word] = True
        elif word == "damage":
            card["damage"] = int(rest)
        elif word == "at":
            card["at"] = rest
        elif word in ("under", "facedown"):
            card.setdefault(word, []).append(rest)
        else:
            raise AssertionError(f"no such state: {state!r} of {entry!r}")
    return card


def _facts(card: Card) -> dict[str, Any]:
    facts: dict[str, Any] = msgspec.to_builtins(card)
    return {name: value for name, value in facts.items() if name not in _NOT_OF_THE_GAME}
