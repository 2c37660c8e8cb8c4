"""Mitos y Leyendas: its rules, cards and rule book."""

NAME = "myl"
