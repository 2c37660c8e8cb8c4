"""Lorcana's small integers, a module for each sort; they are imported by short names: `events as E`, `E.PLAYS`."""
