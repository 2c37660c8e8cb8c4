"""Plain cards that several tests of set 7 need."""

from tests.support.table import made

GHOST = made("Ghost", cost=2, strength=2, willpower=2, classifications=["Illusion"])
BARGAIN = made("Bargain", "item", cost=1)
