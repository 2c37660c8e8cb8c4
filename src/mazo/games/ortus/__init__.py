"""Ortus Regni: Earls and their Fiefs, Towers, Vikings and the crown; with decks that were built, or drafted first."""

NAME = "ortus"
ALSO = {"ortus-draft": "draftkind"}
