"""The kernel: a table as int columns, an explicit stack, decisions, zones, knowledge, effects; it knows no game."""
