"""Mitos y Leyendas: its rules, cards and rule book."""

NAME = "myl"
ALSO = {"myl-draft": "draftkind"}
