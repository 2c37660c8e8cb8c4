"""Disney Lorcana: its rules, cards and rule book."""

NAME = "lorcana"

USUAL = True
"""It is meant where no game is named."""
