"""Plain cards that several tests of set 11 need."""

from tests.support.table import made

MARTIAN = made("Martian", cost=2, classifications=["Alien"])
