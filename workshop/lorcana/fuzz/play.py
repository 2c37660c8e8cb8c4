"""One random game of the fuzz: dealt from the pool, played with a taste for doing things, looked at as it goes."""

from __future__ import annotations

from typing import Final

from mazo.games.lorcana.codes import asks as ASK
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import options as DO
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.deal import lay_decks
from mazo.games.lorcana.engine.game import LorcanaGame
from mazo.games.lorcana.engine.soundness import fault_of
from mazo.games.lorcana.kind import LorcanaKind
from mazo.games.lorcana.rules.ending import concede
from mazo.games.lorcana.rules.reasons import OK
from mazo.kernel.codes import NO, NOBODY, YES, first_of, verb_of
from mazo.kernel.flow import begin
from mazo.kernel.frames import Choice
from mazo.kernel.hashing import fold
from mazo.kernel.log import WIDTH
from mazo.kernel.loop import choice_of, legal, pick, run
from mazo.kernel.rng import Dice
from workshop.lorcana.fuzz.reach import Reach

TURNS: Final = 120
"""A game that is not over when each player has had so many turns is given up as a draw."""
DECISIONS: Final = 30_000
GIVES_UP: Final = 400
"""Of three and more players one gives up once in so many decisions: whatever is under way, the others play on."""


class Fault(Exception):
    """Something is not as it must be."""


class Played:
    """How a game went."""

    def __init__(self) -> None:
        self.decisions = 0
        self.turns = 0
        self.unfinished = False


def dealt(reach: Reach, seats: int, seed: int) -> LorcanaGame:
    """A table about to begin; the cards' text was lowered once for all games of the edition."""
    table = LorcanaGame(seats, reach.figures, reach.edition)
    lay_decks(table, reach.pool.decks(seats, seed), f"fuzz/{seed}")
    begin(table)
    return table


def fuzzed(reach: Reach, seats: int, seed: int, every: int = 1) -> Played:
    """Play a game to its end and look at it after every decision, closely after each `every`-th."""
    table = dealt(reach, seats, seed)
    table.logging = True
    table.tracing = True
    table.trace = reach.seen
    dice = Dice(seed)
    played = Played()
    try:
        run(table)
        while not table.over:
            looked_at(table, reach, played.decisions, every)
            if table.turn > TURNS * seats or played.decisions > DECISIONS:
                played.unfinished = True
                break
            choice = choice_of(table, NOBODY)
            if choice is None:
                raise Fault("nobody is asked anything, but the game is not over")
            if seats > 2 and dice.below(GIVES_UP) == 0:
                left = table.remaining()
                concede(table, left[dice.below(len(left))])
                run(table)
            else:
                pick(table, chosen(table, choice, dice), choice.seat)
            played.decisions += 1
        _told(table, reach)
        if table.over and sum(1 for seat in range(seats) if table.winner == seat) != 1:
            raise Fault("the game is over without a winner")
    except Exception as error:
        where = f"decision {played.decisions}, turn {table.turn}: "
        raise Fault(where + (str(error) if isinstance(error, Fault) else f"{type(error).__name__}: {error}")) from error
    played.turns = table.turn
    return played


def chosen(table: LorcanaGame, choice: Choice, dice: Dice) -> int:
    """A legal pick: rather something than nothing, rather yes than no, and every way of acting as often as others."""
    options = legal(table)
    if not options:
        raise Fault("a player is asked, but has no option")
    if len(options) == 1:
        return options[0]
    if choice.ask == ASK.NAME and dice.below(2):
        return _top_named(table, choice.seat, options)
    verbs: list[int] = []
    for packed in options:
        if verb_of(packed) not in verbs:
            verbs.append(verb_of(packed))
    if DO.END in verbs and len(verbs) > 1 and dice.below(8):
        verbs.remove(DO.END)
    if YES in verbs and NO in verbs and dice.below(3) == 0:
        verbs = [YES]
    if DO.INK in verbs and dice.below(2) == 0:
        verbs = [DO.INK]
    verb = verbs[dice.below(len(verbs))]
    fitting = [packed for packed in options if verb_of(packed) == verb]
    return fitting[dice.below(len(fitting))]


def _top_named(table: LorcanaGame, seat: int, options: list[int]) -> int:
    """Of all names that of the card on top of the deck, as if by luck."""
    for card in table.cards(Z.DECK, seat)[-1:]:
        for packed in options:
            if table.trait(card, 0, first_of(packed)):
                return packed
    return options[0]


def looked_at(table: LorcanaGame, reach: Reach, decision: int, every: int) -> None:
    """Raise Fault if something is not as it must be."""
    if decision % every == 0:
        fault = fault_of(table)
        if fault:
            raise Fault(fault)
        _told(table, reach)
    if decision % (every * 7) == 0:
        _accepted(table)
    if decision % (every * 31) == 0:
        _copied(table, Dice(decision))
        _viewed(table, reach.kind)


def _told(table: LorcanaGame, reach: Reach) -> None:
    """Every event cites a rule of the book; cards that were played are counted."""
    for at in range(0, len(table.log), WIDTH):
        event, rule, card = table.log[at], table.log[at + 1], table.log[at + 3]
        if rule not in reach.rules:
            raise Fault(f"event {event} cites the rule {rule}, which the book lacks")
        if event == E.PLAYS:
            reach.plays[table.kind[card]] += 1
    table.log = []


def _accepted(table: LorcanaGame) -> None:
    """What is offered is not refused."""
    choice = choice_of(table, NOBODY)
    if choice is not None:
        for packed in legal(table):
            reason = table.refusal(choice, packed)
            if reason != OK:
                raise Fault(f"the option {packed} is offered but refused for the reason {reason}")


def _copied(table: LorcanaGame, dice: Dice) -> None:
    """A copy is equal, and playing on in it changes nothing here."""
    before = fold(table.ints())
    twin = table.copy()
    assert isinstance(twin, LorcanaGame)
    if fold(twin.ints()) != before:
        raise Fault("a copy is not equal")
    for _ in range(12):
        choice = choice_of(twin, NOBODY)
        options = legal(twin)
        if choice is None or not options:
            break
        pick(twin, options[dice.below(len(options))], choice.seat)
    if fold(table.ints()) != before:
        raise Fault("playing on in a copy changes the original")


def _viewed(table: LorcanaGame, kind: LorcanaKind) -> None:
    """Everybody can look at the table."""
    names = [f"player {seat + 1}" for seat in range(table.seats)]
    for seat in range(NOBODY, table.seats):
        kind.view(table, seat, names)
