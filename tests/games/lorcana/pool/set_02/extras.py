"""Plain cards that several tests of set 2 need."""

from tests.support.table import made

YOUNG = made("Beast", version="Young", cost=2, willpower=4)
