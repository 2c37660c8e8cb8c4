"""Cards of the toy game: a few figures and hand-written programs, gathered into a book that all copies share."""

from collections.abc import Sequence

from mazo.abilities.machine.records import Ability
from mazo.kernel.codes import NOBODY, TRIGGER
from tests.kernel.script import POOL, TEMPLATES, Script
from tests.kernel.words import ANY, RULE, UNIT


class Gift:
    """One ability of a synthetic card."""

    def __init__(self, kind: int, event: int, code: Script | None, scope: int, amount: int) -> None:
        self.kind = kind
        self.event = event
        self.code = code
        self.scope = scope
        self.amount = amount


def when(event: int, code: Script, scope: int = ANY) -> Gift:
    """A triggered ability."""
    return Gift(TRIGGER, event, code, scope, 0)


def always(kind: int, what: int, amount: int = 0, code: Script | None = None) -> Gift:
    """A static ability: a changed figure, a prohibition, a modifier or a replacement."""
    return Gift(kind, what, code, ANY, amount)


class Card:
    """A synthetic card."""

    def __init__(
        self,
        name: str,
        type: int = UNIT,
        *,
        cost: int = 1,
        power: int = 1,
        health: int = 1,
        code: Script | None = None,
        gifts: Sequence[Gift] = (),
    ) -> None:
        self.name = name
        self.type = type
        self.cost = cost
        self.power = power
        self.health = health
        self.code = code
        self.gifts = gifts


class Book:
    """All kinds of cards of a game as columns, with the library of their programs."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.names = [card.name for card in cards]
        self.type = [card.type for card in cards]
        self.cost = [card.cost for card in cards]
        self.power = [card.power for card in cards]
        self.health = [card.health for card in cards]
        self.library: list[list[int]] = []
        self.expressions = POOL.rows
        self.forms = POOL.forms
        self.templates = TEMPLATES
        self.program: list[int] = []
        self.abilities: list[list[Ability]] = []
        for card in cards:
            self.program.append(self.write(card.code))
            self.abilities.append(
                [Ability(g.kind, g.event, self.write(g.code), RULE, g.scope, g.amount) for g in card.gifts]
            )

    def write(self, code: Script | None) -> int:
        """Add a program to the library; its number, or NOBODY for none."""
        if code is None:
            return NOBODY
        self.library.append(code.ints())
        return len(self.library) - 1

    def kind(self, name: str) -> int:
        """The kind of card that bears this name."""
        return self.names.index(name)
