"""Doors for people who train programs: the games as PettingZoo, Gymnasium and OpenSpiel know games.

What they need comes with the extra `environments`, and nothing else of Mazo imports it: docs/environments.md.
"""
