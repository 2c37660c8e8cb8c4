"""The kinds of cards: Earl cards and cards of the table in the order of the lists in pool.py, Palaces between them."""

from typing import Final

CASTLE: Final = 0
LAND: Final = 1
MARKET_TOWN: Final = 2
CHURCH: Final = 3
CATHEDRAL: Final = 4
PRINCE: Final = 5
VASSAL: Final = 6
CHAMPION: Final = 7
MONK: Final = 8
MERCENARY: Final = 9
TREACHERY: Final = 10
INTRIGUE: Final = 11
ALLIES: Final = 12
BANQUET: Final = 13
BANNER: Final = 14
FIRST_PALACE: Final = 15

# Cards of the table.
INFANTRY: Final = 21
KNIGHT: Final = 22
VIKING: Final = 23
CHIEFTAIN: Final = 24
NORMAL_BATTLE: Final = 25
ATTACKER_WINS: Final = 26
DEFENDER_WINS: Final = 27
CHURCH_DECIDES: Final = 28
NO_LUCK: Final = 29
JOUST_PRINCE: Final = 30
JOUST_VASSAL: Final = 31
KING: Final = 32
