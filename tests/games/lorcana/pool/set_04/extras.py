"""Plain cards that several tests of set 4 need."""

DECK = ["Bear", "Wolf", "Hen", "Lamp", "Fort", "Hum", "Giant", "Rope"]
