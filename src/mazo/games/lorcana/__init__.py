"""Disney Lorcana: its rules, cards and rule book."""

NAME = "lorcana"
ALSO = {"lorcana-draft": "draftkind"}

USUAL = True
"""It is meant where no game is named."""
