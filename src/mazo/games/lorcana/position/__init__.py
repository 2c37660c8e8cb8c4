"""Positions as files: a table written down and laid out again, and what it remembers of its turn."""
