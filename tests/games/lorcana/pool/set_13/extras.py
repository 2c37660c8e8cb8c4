"""Plain cards that several tests of set 13 need."""

from tests.support.table import made

STONE = made("Stone", cost=1, inkable=False)
IVY = made("Ivy", cost=2, strength=2, willpower=4, classifications=["Floodborn"])
HUNNY = made("Bee", cost=2, strength=1, willpower=3, classifications=["Hunny"])
