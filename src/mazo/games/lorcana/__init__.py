"""Disney Lorcana: its rules, cards and rule book."""

NAME = "lorcana"
