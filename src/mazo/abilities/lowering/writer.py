"""Where lowered text is written: shared expressions, programs and templates, and the names that one ability uses."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, Literal, ParamSpec, Protocol, TypeVar

import msgspec

from mazo.abilities.lowering.dialect import Dialect
from mazo.abilities.machine import expressions as ex
from mazo.abilities.machine.code import Code
from mazo.abilities.machine.forms import form_of
from mazo.abilities.machine.program import ANYONES, OPPONENTS, THAT_PLAYERS, YOURS
from mazo.abilities.machine.records import Ability, Form
from mazo.abilities.tree.nouns import Comparison, Naming, Node
from mazo.kernel.codes import NOBODY

NAMINGS: dict[Naming, int] = {"card": 0, "class": 1, "type": 2}
"""The trait by which a card is what was named."""
COMPARISONS: dict[Comparison, int] = {
    "is": 0,
    "at least": 1,
    "at most": 2,
    "is not": 3,
    "more than": 4,
    "less than": 5,
}
WHOSE = {"any": ANYONES, "yours": YOURS, "opposing": OPPONENTS, "theirs": THAT_PLAYERS}


class _Reads(Protocol):
    @property
    def w(self) -> Writer: ...


_R = TypeVar("_R", bound=_Reads)
_N = TypeVar("_N")
_P = ParamSpec("_P")

_CHILDREN = {
    ex.COMPARE: (2, 3),
    ex.NOT: (1,),
    ex.PLUS: (1, 2),
    ex.MINUS: (1, 2),
    ex.TIMES: (1, 2),
    ex.HALF: (1, 2),
    ex.HALF_UP: (1, 2),
    ex.LEAST: (1, 2),
    ex.MOST: (1, 2),
    ex.COUNT: (1,),
    ex.SUM: (1, 2),
    ex.ALL: (1, 2),
    ex.HIGHEST: (1, 2),
    ex.LOWEST: (1, 2),
    ex.DIFFERENT: (1,),
    ex.HAPPENED: (4,),
    ex.AMONG: (1,),
    ex.SHARES_TRAIT: (2,),
    ex.CARDS: (3,),
    ex.UNDER: (1,),
    ex.TOP_OF: (1,),
    ex.KEPT: (1, 2),
    ex.MOST_OF_PLAYERS: (2,),
    ex.NAMED_BY: (1,),
}


class Mark(msgspec.Struct, frozen=True):
    """What a node of a card's tree became: the number of an expression, a template, a place in a program."""

    card: int
    node: Node
    sort: Literal["expression", "template", "program", "static", "elsewhere"]
    number: int
    at: int = 0
    ability: Ability | None = None


def marked(read: Callable[Concatenate[_R, _N, _P], int]) -> Callable[Concatenate[_R, _N, _P], int]:
    """Let the writer note which expression a node became, if it takes such notes."""

    @wraps(read)
    def reading(reader: _R, node: _N, /, *args: _P.args, **kwargs: _P.kwargs) -> int:
        number = read(reader, node, *args, **kwargs)
        if reader.w.marks is not None and number != NOBODY:
            reader.w.mark(node, "expression", number)
        return number

    return reading


class Pages(Protocol):
    """What lowered text is written on: the columns of a game's cards that belong to their text."""

    names: list[str]
    name_numbers: dict[str, int]
    class_numbers: dict[str, int]
    library: list[list[int]]
    expressions: list[list[int]]
    forms: list[Form]
    depends: list[int]
    all_abilities: list[Ability]
    ability_kinds: list[int]
    templates: list[Ability]
    template_kinds: list[int]
    asked: list[int]


class Writer:
    """The columns of a game's cards while they are written, and its expressions, each of them only once."""

    def __init__(self, pages: Pages, dialect: Dialect) -> None:
        self.pages = pages
        self.dialect = dialect
        self.known: dict[tuple[int, ...], int] = {}
        # For whoever measures what is reached: what became of each node of the trees; None in normal play.
        self.marks: list[Mark] | None = None
        # With them, where each program keeps the cards that its text calls by a name.
        self.slots: dict[int, dict[str, int]] = {}
        for index, row in enumerate(pages.expressions):
            self.known[tuple(row)] = index

    def expression(self, *row: int) -> int:
        """The number of an expression."""
        number = self.known.get(row)
        if number is None:
            number = len(self.pages.expressions)
            self.known[row] = number
            self.pages.expressions.append(list(row))
            self.pages.forms.append(form_of(list(row), self.pages.forms))
            self.pages.depends.append(self._depends(row))
        return number

    def mark(
        self,
        node: object,
        sort: Literal["expression", "template", "program", "static", "elsewhere"],
        number: int,
        at: int = 0,
        ability: Ability | None = None,
    ) -> None:
        """Note what a node of the tree became."""
        if self.marks is not None and isinstance(node, Node):
            self.marks.append(Mark(len(self.pages.names) - 1, node, sort, number, at, ability))

    def number(self, value: int) -> int:
        """The expression of a plain number."""
        return self.expression(ex.NUMBER, value)

    def all_of(self, parts: list[int]) -> int:
        """All these conditions; none at all is NOBODY."""
        if not parts:
            return NOBODY
        return parts[0] if len(parts) == 1 else self.expression(ex.AND, *parts)

    def program(self, code: Code) -> int:
        """The number of a program."""
        self.pages.library.append(code.ints())
        return len(self.pages.library) - 1

    def template(self, template: Ability) -> int:
        """The number of a template of effects that last."""
        self.pages.templates.append(template)
        self.pages.template_kinds.append(self._card())
        return len(self.pages.templates) - 1

    def ability(self, ability: Ability) -> Ability:
        """Give an ability its number among all of the game."""
        ability.ident = len(self.pages.all_abilities)
        self.pages.all_abilities.append(ability)
        self.pages.ability_kinds.append(self._card())
        return ability

    def _card(self) -> int:
        """The kind of the card whose text is written now; NOBODY before the first one."""
        return len(self.pages.names) - 1

    def name(self, name: str) -> int:
        """The number of a card's name; small and capital letters are the same."""
        return self.pages.name_numbers.setdefault(name.casefold(), len(self.pages.name_numbers))

    def word_of_name(self, word: str) -> int:
        """The number of a word that names may have: another than that of a card that is called so."""
        return self.name(f"* {word}")

    def classification(self, name: str) -> int:
        """The number of a classification."""
        return self.pages.class_numbers.setdefault(name.casefold(), len(self.pages.class_numbers))

    def _depends(self, row: tuple[int, ...]) -> int:
        """What an expression depends on, with all that it is made of."""
        mask = self.dialect.depends(row)
        children = range(1, len(row)) if row[0] in (ex.AND, ex.OR, ex.UNION, ex.JOINT) else _CHILDREN.get(row[0], ())
        for at in children:
            if row[at] != NOBODY:
                mask |= self.pages.depends[row[at]]
        return mask


class Names:
    """The slots of one ability: which number each name of cards met before has, and which come from outside play."""

    IT = 0
    TOGETHER = 1
    """Who did something together, or met the condition of an ability about "one or more"."""
    LOOKED = 2

    def __init__(self, together: str) -> None:
        self.slots = {"it": self.IT, together: self.TOGETHER, "looked": self.LOOKED}
        self.outside: set[int] = set()

    def gather(self) -> None:
        """From here on the subject of the event is all that it happened to at the same time."""
        self.slots["subject"] = self.TOGETHER

    def is_single(self, name: str) -> bool:
        """Whether a name means the one subject of the event."""
        return name == "subject" and self.slots.get(name) != self.TOGETHER

    def slot(self, name: str) -> int:
        """The slot of a name."""
        return self.slots.setdefault(name or "it", len(self.slots))
