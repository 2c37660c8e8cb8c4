"""Expressions in the form in which they are read, made once from their rows."""

from typing import Final

from mazo.abilities.machine import expressions as ex
from mazo.abilities.machine.records import Form
from mazo.kernel.codes import NOBODY

_MADE_OF: Final = {
    ex.COMPARE: slice(2, 4),
    ex.COUNT: slice(1, 2),
    ex.KEPT: slice(1, 3),
    ex.CARDS: slice(3, 4),
    **dict.fromkeys((ex.AND, ex.OR, ex.NOT, ex.UNION, ex.JOINT, *range(ex.PLUS, ex.MOST + 1)), slice(1, None)),
}
"""Which operands of an expression are expressions that are read with it."""


def form_of(row: list[int], forms: list[Form]) -> Form:
    """The form of the next expression; those that it is made of are there already.

    >>> forms = [form_of([ex.NUMBER, 3], [])]
    >>> [part.a for part in form_of([ex.NOT, 0], forms).parts]
    [3]
    """
    parts = [forms[number] for number in row[_MADE_OF.get(row[0], slice(0))] if number != NOBODY]
    return Form(len(forms), row, parts)
