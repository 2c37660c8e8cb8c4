"""What goes wrong in a measurement."""

from __future__ import annotations


class Disturbed(Exception):
    """A server that does not do what a measurement needs: what it did instead."""
