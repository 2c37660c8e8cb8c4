"""Actions as numbers: what is done, and the place or the number that it is done with.

Number `verb * places + digit` stands for a verb of the game with its first operand; where options with the same first
operand differ in a second one, or a number is larger than there are places, a further action says the rest (the block
behind all verbs, `and`). So the space is small, stays the same for all decks, and a number always means the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mazo.games.kind import GameKind
from mazo.kernel.codes import first_of, second_of, verb_of

AND: Final = "and"


class Codec:
    """The actions of a game as numbers."""

    def __init__(self, kind: GameKind, places: int, seats: int) -> None:
        self.places = places
        self.seats = seats
        self.verbs = (*(verb.name for verb in kind.verbs), AND)
        """The blocks of the space, in their order."""
        self.size = len(self.verbs) * places
        self._blocks = {verb.code: at for at, verb in enumerate(kind.verbs)}
        self._operands = {verb.code: verb.operands for verb in kind.verbs}
        self._more = len(kind.verbs) * places

    def name(self, action: int) -> str:
        """An action in words, for whoever looks at a table of them."""
        block, digit = divmod(action, self.places)
        return f"{self.verbs[block]} {digit}"

    def paths(self, options: Sequence[int], seat: int, places: Mapping[int, int]) -> list[tuple[int, ...]]:
        """Each option as a row of actions; no row begins with the whole of another."""
        wide = self._widths(options)
        return [self._path(packed, seat, places, wide) for packed in options]

    def _path(
        self, packed: int, seat: int, places: Mapping[int, int], wide: Mapping[tuple[int, int], int]
    ) -> tuple[int, ...]:
        verb = verb_of(packed)
        digits: list[int] = []
        for at, (sort, operand) in enumerate(zip(self._operands[verb], (first_of(packed), second_of(packed)))):
            if sort == "card":
                digits.append(places[operand])
            elif sort == "seat":
                digits.append((operand - seat) % self.seats)
            else:
                digits += self._digits(operand, wide[verb, at])
        digits = digits or [0]
        return (self._blocks[verb] * self.places + digits[0], *(self._more + digit for digit in digits[1:]))

    def _widths(self, options: Sequence[int]) -> dict[tuple[int, int], int]:
        """How many digits the numbers of each verb need in this question."""
        largest: dict[tuple[int, int], int] = {}
        for packed in options:
            verb = verb_of(packed)
            for at, operand in enumerate((first_of(packed), second_of(packed))):
                largest[verb, at] = max(largest.get((verb, at), 0), operand)
        return {place: self._width(most) for place, most in largest.items()}

    def _width(self, most: int) -> int:
        width = 1
        while most >= self.places:
            most //= self.places
            width += 1
        return width

    def _digits(self, number: int, width: int) -> list[int]:
        """The number in the base of the places, the highest digit first."""
        digits: list[int] = []
        for _ in range(width):
            number, digit = divmod(number, self.places)
            digits.append(digit)
        return digits[::-1]
