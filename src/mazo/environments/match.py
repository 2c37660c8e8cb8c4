"""A game as a row of numbered actions: who acts, what is open, what came of it. All doors stand on this."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from mazo.bots.fast import FastBot
from mazo.environments.actions import Codec
from mazo.environments.places import Places
from mazo.errors import IllegalAction
from mazo.field import Field, Imagination, shipped
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.kernel.choices import options_of
from mazo.kernel.codes import NOBODY
from mazo.kernel.frames import Choice
from mazo.kernel.loop import choice_of, pick, run
from mazo.kernel.rng import Dice
from mazo.kernel.rules import Rules
from mazo.lab.sim import Arena, Plan, plan

MOST: Final = 20_000
"""After so many picks a game is broken off: it may go round in circles."""


class Setup(msgspec.Struct, frozen=True):
    """Which game is played: the decks by their names or lists (none: those that come with the game take turns)."""

    game: str
    decks: tuple[str, ...] = ()
    players: int | None = None
    edition: str | None = None
    format: str = ""
    open_lists: bool = False
    """Whether the players know each other's lists, for whoever imagines what is hidden."""
    most: int = MOST
    """After so many picks nobody has won."""


class House:
    """What all games of a setup share: the tables, the places and the numbers of the actions."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.kind: GameKind = kind_named(setup.game)
        self.plan: Plan = plan(
            setup.game,
            decks=setup.decks,
            players=setup.players,
            games=1,
            edition=setup.edition,
            format=setup.format,
        )
        self._arena = Arena(self.plan)
        first = self._arena.laid_out(0)
        self.seats = first.seats
        self.places = Places(first, self._most_cards(first))
        self.codec = Codec(self.kind, self.places.count, self.seats)
        self.imagination = Imagination(self.kind)

    def begin(self, seed: int) -> Match:
        """A new game; the same seed is the same game."""
        table = self._arena.laid_out(seed)
        run(table)
        return Match(self, table)

    def at(self, position: dict[str, Any]) -> Match:
        """A game that begins from a position."""
        table = self.kind.position(position)
        run(table)
        return Match(self, table)

    def field(self, table: Rules) -> Field | None:
        """What the others may be playing, as far as a seat can say; None if that is open."""
        return None if self.setup.open_lists else shipped(self.kind, table)

    def _most_cards(self, first: Rules) -> int:
        """As many cards as can be at a table, whichever decks meet."""
        kind, setup = self.kind, self.setup
        names = [deck.source for deck in self.plan.decks]
        rotating = list(kind.sample_decks(setup.format)) if not names else []
        if not rotating:
            return len(first.kind)
        sizes = [len(kind.deck(name, setup.format)) for name in rotating]
        own = len(first.kind) - sum(1 for card in range(len(first.kind)) if first.owner[card] != NOBODY)
        return max(len(first.kind), own + max(sizes) * self.seats)


class Match:
    """One game under way.

    >>> match = House(Setup("lorcana", ("spark-dash", "iron-fists"))).begin(7)
    >>> match.seat in (0, 1), match.over, len(match.legal()) > 1
    (True, False, True)
    """

    def __init__(self, house: House, table: Rules) -> None:
        self.house = house
        self.table = table
        self.picks = 0
        """How many picks were made, also those without a choice."""
        self.begun: tuple[int, ...] = ()
        """The actions that a pick has begun with and that do not say all of it."""
        self._open: tuple[list[tuple[int, ...]], list[int]] | None = None
        self._go_on()

    @property
    def question(self) -> Choice | None:
        """The question that is open."""
        return None if self.picks >= self.house.setup.most else choice_of(self.table, NOBODY)

    @property
    def over(self) -> bool:
        """Whether nobody is asked anything any more."""
        return self.question is None

    @property
    def broken_off(self) -> bool:
        """Whether it ended without being over."""
        return self.over and not self.table.over

    @property
    def seat(self) -> int:
        """Who acts; NOBODY when it is over."""
        question = self.question
        return question.seat if question is not None else NOBODY

    def legal(self) -> list[int]:
        """The numbers of the actions that are open, in order; there are at least two while the game goes on."""
        if self.over:
            return []
        paths, _ = self._opened()
        at = len(self.begun)
        return sorted({path[at] for path in paths})

    def act(self, action: int) -> None:
        """Take an action; IllegalAction if it is not open, and nothing has changed."""
        if self.over or action not in self.legal():
            raise IllegalAction(
                f"The action {action} is not open now.", f"La acción {action} no es posible ahora.", refusal=None
            )
        self.begun = (*self.begun, action)
        self._open = self._narrowed()
        self._go_on()

    def answer(self, bot: FastBot) -> None:
        """Let a bot make the next pick; one that imagines worlds knows no more than its seat."""
        question = self.question
        assert question is not None
        assert not self.begun, "an agent has begun this pick"
        bot.maker = self._imagine
        options = options_of(self.table, question)
        self._pick(bot.choose(self.table, question, options), question.seat)
        self._go_on()

    def advised(self, bot: FastBot) -> int:
        """The action by which the pick of a bot goes on from here; if it would have begun otherwise, the first."""
        question = self.question
        assert question is not None
        bot.maker = self._imagine
        paths, options = self._opened()
        packed = bot.choose(self.table, question, options)
        return paths[options.index(packed)][len(self.begun)] if packed in options else self.legal()[0]

    def returns(self) -> list[float]:
        """What each seat has won when the game is over: 1 for the winner, as much in all for the others lost."""
        winner = self.table.winner if self.table.over else NOBODY
        if winner == NOBODY:
            return [0.0] * self.table.seats
        share = -1.0 / (self.table.seats - 1)
        return [1.0 if seat == winner else share for seat in range(self.table.seats)]

    def copy(self) -> Match:
        """An independent game in the same state."""
        twin = self.table.copy()
        assert isinstance(twin, Rules)
        return self._with(twin)

    def imagined(self, seat: int, dice: Dice) -> Match:
        """A game that the seat can't tell from this one: what is hidden and what chance brings are drawn anew."""
        return self._with(self._imagine(self.table, seat, dice))

    def places(self, seat: int) -> dict[int, int]:
        """Where each card lies, as the seat counts places."""
        return self.house.places.of(self.table, seat)

    def _imagine(self, table: Rules, seat: int, dice: Dice) -> Rules:
        return self.house.imagination.world(table, seat, dice, self.house.field(table))

    def _with(self, table: Rules) -> Match:
        match = object.__new__(Match)
        match.house, match.table, match.picks, match.begun = self.house, table, self.picks, self.begun
        match._open = None
        return match

    def _opened(self) -> tuple[list[tuple[int, ...]], list[int]]:
        """The options that the begun actions leave open, as rows of actions and as the kernel has them."""
        if self._open is None:
            question = self.question
            assert question is not None
            options = options_of(self.table, question)
            self._open = self._as_paths(question, options)
            if self.begun:
                self._open = self._narrowed()
        return self._open

    def _as_paths(self, question: Choice, options: Sequence[int]) -> tuple[list[tuple[int, ...]], list[int]]:
        places = self.places(question.seat)
        return self.house.codec.paths(options, question.seat, places), list(options)

    def _narrowed(self) -> tuple[list[tuple[int, ...]], list[int]]:
        assert self._open is not None
        depth = len(self.begun)
        kept = [(path, packed) for path, packed in zip(*self._open, strict=True) if path[:depth] == self.begun]
        return [path for path, _ in kept], [packed for _, packed in kept]

    def _go_on(self) -> None:
        """Pick whatever leaves no choice, until somebody must choose or the game is over."""
        while (question := self.question) is not None:
            if self._open is None:
                options = options_of(self.table, question)
                if len(options) == 1:
                    self._pick(options[0], question.seat)
                    continue
                self._open = self._as_paths(question, options)
            paths, options = self._open
            if len(options) == 1:
                self._pick(options[0], question.seat)
                continue
            at = len(self.begun)
            if any(path[at] != paths[0][at] for path in paths):
                return
            self.begun = (*self.begun, paths[0][at])

    def _pick(self, packed: int, seat: int) -> None:
        pick(self.table, packed, seat)
        self.picks += 1
        self.begun, self._open = (), None
