"""The mark that says which cards a test shows at work."""

import pytest


def card(first: str, /, *more: str) -> pytest.MarkDecorator:
    """Mark a test: it shows what these cards, by their full names, do at the table."""
    return pytest.mark.card(first, *more)
