"""Plain cards that several tests of set 10 need."""

from mazo.abilities.tree.effects import Keyword
from tests.support.table import made

STRONG_SLEUTH = made("Sleuth", cost=2, strength=2, willpower=4, classifications=["Detective"])
BIG_RED = made("Big Red", cost=6, strength=6, willpower=5, inks=["Ruby", "Amber"])
GREEN = made("Green", cost=3, strength=1, willpower=3, inks=["Emerald"])
BOOSTER = made("Booster", cost=1, strength=1, willpower=5, abilities=[Keyword("Boost", 1)])
