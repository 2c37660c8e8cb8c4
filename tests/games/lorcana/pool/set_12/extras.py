"""Plain cards that several tests of set 12 need."""

from tests.support.table import made

HEROINE = made("Heroine", cost=1, strength=1, willpower=3, classifications=["Super"])
TOY = made("Toy", cost=1, strength=1, willpower=3, classifications=["Toy"])
ROBOT = made("Robot", cost=2, strength=2, willpower=3, classifications=["Robot"])
SPINNING_TOP = made("Top", cost=1, classifications=["Toy"])
