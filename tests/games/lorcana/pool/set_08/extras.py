"""Plain cards that several tests of set 8 need."""

from tests.support.table import made

GHOST = made("Ghost", cost=2, strength=2, willpower=4, classifications=["Illusion"])
PUP = made("Pup", cost=1, strength=1, willpower=2, classifications=["Puppy"])
