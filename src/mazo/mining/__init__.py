"""Positions worth looking at, dug out of games between bots: puzzles, and cases that editions decide differently."""
