"""Ortus Regni: the draft of its Earl decks, and the set-up of the drafted game."""

NAME = "ortus-draft"
