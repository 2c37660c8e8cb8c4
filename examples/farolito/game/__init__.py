"""Farolito: light lanterns, and keep the wind from them. A small whole game, to be copied."""

NAME = "farolito"
