"""Two tables that should be the same game, played on side by side: what can be done, and what comes of it."""

from __future__ import annotations

import json
import re
from itertools import islice
from typing import Any

from mazo.game import Game
from mazo.games import kind
from mazo.games.lorcana.cards.catalogue import Card
from mazo.games.lorcana.codes import asks as ASK
from mazo.games.lorcana.deal import edition_named, new_table
from mazo.games.lorcana.engine.game import LorcanaGame
from mazo.games.lorcana.position.files import at_rest
from mazo.games.lorcana.position.remembering import places
from mazo.kernel.codes import NOBODY
from mazo.kernel.frames import Choice
from mazo.kernel.gate import ASK_REPLACEMENT
from mazo.kernel.loop import choice_of, pick
from mazo.kernel.rng import Dice
from mazo.making import from_position
from workshop.lorcana.fuzz.play import chosen
from workshop.lorcana.fuzz.shelf import Shelf

MANY = 300
"""So many answers are compared; where there are more, a game is not followed further."""

_HANDLE = re.compile(r"#(\d+)")
_INK = re.compile(r"(\d+)\.inkwell\.\d+")


def dealt(seats: int, seed: int, edition: str | None = None) -> Game:
    """A game with random decks of the catalogue's cards."""
    shelf = Shelf()
    cards: tuple[Card, ...] = shelf.cards
    decks = [[cards[at] for at in deck] for deck in shelf.decks(seats, seed)]
    return Game(kind("lorcana"), new_table(decks, str(seed), edition_named(edition)), origin={})


def table_of(game: Game) -> LorcanaGame:
    """The table of a game."""
    assert isinstance(game.table, LorcanaGame)
    return game.table


def question(game: Game) -> Choice:
    """What is asked now."""
    choice = choice_of(game.table, NOBODY)
    assert choice is not None
    return choice


def in_main_phase(game: Game) -> bool:
    """Whether a player is asked for a turn action."""
    return game.outcome is None and game.turn > 0 and question(game).ask == ASK.MAIN


def step(game: Game, dice: Dice) -> None:
    """Take a random action, rather something than nothing."""
    choice = question(game)
    pick(game.table, chosen(table_of(game), choice, dice), choice.seat)


class Pair:
    """A game, and the one that its position file describes, with the same chance to come."""

    def __init__(self, game: Game) -> None:
        self.game = game.copy()
        written = json.loads(json.dumps(game.position()))
        self.twin = from_position(written)
        self.twin.table.key, self.twin.table.drawings = game.table.key, game.table.drawings
        there = places(table_of(self.twin))
        self.cards = {card: there[place] for place, card in places(table_of(self.game)).items()}
        assert self.twin.position() == game.position()

    def agree(self) -> None:
        """What can be done is the same in both, and so is all that a position file says."""
        assert self.twin.deciding == self.game.deciding
        theirs = [action.text for action in islice(self.twin.legal_actions, MANY)]
        assert sorted(theirs) == sorted(self._texts())
        if at_rest(table_of(self.game)):
            assert _plain(self.twin.position(), table_of(self.twin)) == _plain(
                self.game.position(), table_of(self.game)
            )

    def go_on(self, dice: Dice, actions: int) -> None:
        """Play both on in the same way, and compare them before each action."""
        for _ in range(actions):
            if self.game.outcome is not None:
                assert self.twin.outcome == self.game.outcome
                return
            self.agree()
            ask = question(self.game).ask
            texts = self._texts()
            if ask == ASK_REPLACEMENT or len(texts) == MANY:
                return  # the former are numbered in the order in which they began
            at = dice.below(len(texts))
            text = texts[at] if ask != ASK.BAG else self._same_in_bag(at)
            self.game.push(next(islice(self.game.legal_actions, at, None)))
            self.twin.push(text)

    def _texts(self) -> list[str]:
        """What can be done in the game, with the handles of the other table."""
        return [_HANDLE.sub(self._handle, action.text) for action in islice(self.game.legal_actions, MANY)]

    def _handle(self, match: re.Match[str]) -> str:
        card = self.game.table.number.index(int(match[1]))
        return f"#{self.twin.table.number[self.cards[card]]}"

    def _same_in_bag(self, at: int) -> str:
        """The entry of the other table's bag with the same source: what came first there may be listed otherwise."""
        (seat,) = self.game.deciding
        mine = [self.cards.get(entry.source) for entry in self.game.table.waiting if entry.seat == seat]
        theirs = [entry.source for entry in self.twin.table.waiting if entry.seat == seat]
        assert sorted(theirs) == sorted(card for card in mine if card is not None)
        before = mine[:at].count(mine[at])
        return f"resolve {[index for index, card in enumerate(theirs) if card == mine[at]][before] + 1}"


def _plain(position: dict[str, Any], table: LorcanaGame) -> Any:
    """A position without the order of ink, which says nothing, and what was when cards last left play long ago."""
    cards = {place: table.figures.names[table.kind[card]] for place, card in places(table).items()}
    text = _INK.sub(lambda match: f"{match[1]}.inkwell {cards[match[0]]}", json.dumps(position))
    plain = json.loads(text)
    for side in plain["players"]:
        side["inkwell"]["cards"] = sorted(side["inkwell"]["cards"])
    plain.get("memory", {}).pop("left", None)
    return plain
