"""[1] [2] What is on the table: boxes and their colours, the Earl cards, and the ninety of them that are drafted."""

from typing import Final

from mazo.games.ortus.rules.words import FACE, FIRST_PALACE, POLITICAL, PROPERTY, STARTING_FIEF

COLOURS: Final = ["blue", "red", "green", "gold"]
CORE_COLOURS: Final = 2
"""[1.2] The core box has the Palaces, cubes and cards of two Earls: blue and red."""
EXPANSION_COLOURS: Final = 2
"""[1.3] An expansion adds two colours: green and gold."""

TYPES: Final = [
    "Castle", "Land", "Market Town", "Church", "Cathedral",
    "Prince", "Vassal", "Champion", "Monk", "Mercenary",
    "Treachery", "Intrigue", "Allies", "Banquet", "Banner",
]  # fmt: skip
"""[2.3] The fifteen Earl cards besides the Palace: properties, faces and political cards, five of each."""
COPIES: Final = 6
"""[2.3] A set has six copies of each."""

ROLES: Final = ["property", "face", "political", "palace"]
A_ROLE: Final = 5


def boxes_for(seats: int) -> int:
    """[1.2] [1.3] Two Earls need the core box, three an expansion as well: the number of boxes."""
    return 1 if seats <= 2 else 2


def colours_for(seats: int) -> int:
    """[1.2] [1.3] How many colours there are to choose from in the boxes that so many Earls need."""
    return CORE_COLOURS + EXPANSION_COLOURS * (boxes_for(seats) - 1)


def complete_set() -> list[int]:
    """[2.1] [2.3] One complete set of Earl cards: six of each type, and last of all its one Palace."""
    return [COPIES] * len(TYPES) + [1]


def without_palace(counts: list[int]) -> list[int]:
    """[2.2] The Palace is taken out before the set is drafted."""
    return counts[:-1]


def role_of(kind: int) -> int:
    """Property, face or political card; a Palace is none of these."""
    if kind >= FIRST_PALACE:
        return STARTING_FIEF
    if kind < A_ROLE:
        return PROPERTY
    return FACE if kind < 2 * A_ROLE else POLITICAL
