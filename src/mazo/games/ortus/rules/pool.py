"""[1] [2] What is on the table: boxes and their colours, the Earl cards, and the ninety of them that are drafted."""

from typing import Final

from mazo.games.ortus.codes import cards as C
from mazo.games.ortus.codes import roles as ROLE

COLOURS: Final = ["blue", "red", "green", "gold", "purple", "orange"]
"""[6.2] The colours of the boxes, two of each."""
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

TABLE_CARDS: Final = [
    "Infantry", "Knight", "Viking", "Chieftain", "Normal Battle", "Attacker Wins", "Defender Wins", "Church Decides",
    "No Luck", "Joust Prince", "Joust Vassal", "King",
]  # fmt: skip
"""[6.3] The cards of the table decks, and the King card."""

ROLES: Final = ["property", "face", "political", "fief", "army", "vikings", "battle", "joust", "crown"]
A_ROLE: Final = 5
A_TABLE_DECK: Final = 24
"""[6.3] So many cards has each deck of the table."""


def boxes_for(seats: int) -> int:
    """[1.2] [1.3] Two Earls need the core box, three or four an expansion as well, and so on: how many boxes."""
    return (seats + 1) // 2


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
    """Property, face or political card; a Palace is none of these, and neither is a card of the table."""
    if kind >= C.INFANTRY:
        return _table_role(kind)
    if kind >= C.FIRST_PALACE:
        return ROLE.STARTING_FIEF
    if kind < A_ROLE:
        return ROLE.PROPERTY
    return ROLE.FACE if kind < 2 * A_ROLE else ROLE.POLITICAL


def _table_role(kind: int) -> int:
    if kind < C.VIKING:
        return ROLE.ARMY
    if kind < C.NORMAL_BATTLE:
        return ROLE.VIKINGS
    if kind < C.NO_LUCK:
        return ROLE.BATTLE_CARD
    return ROLE.CROWN if kind == C.KING else ROLE.JOUST_CARD


def army_decks(seats: int) -> int:
    """[6.3] One Army deck, and another for each expansion that so many Earls need."""
    return boxes_for(seats)


def kind_called(kind: int) -> str:
    """The name of a kind of card; a Palace has its colour before it."""
    if kind < C.FIRST_PALACE:
        return TYPES[kind]
    if kind < C.INFANTRY:
        return f"{COLOURS[kind - C.FIRST_PALACE].capitalize()} Palace"
    return TABLE_CARDS[kind - C.INFANTRY]
