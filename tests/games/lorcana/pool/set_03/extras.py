"""Plain cards that several tests of set 3 need."""

DECK = ["Bear", "Wolf", "Hen", "Lamp"]
