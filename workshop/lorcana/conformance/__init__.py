"""Behaviour cases that another engine recorded, run here: a second opinion on the rules, not the book."""
