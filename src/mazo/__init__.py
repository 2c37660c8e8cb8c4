"""Mazo: a table for trading card games that plays by the book.

>>> import mazo
>>> game = mazo.new("lorcana", seed=7)
>>> game.push("leave")
"""

from mazo._version import __version__
from mazo.errors import BadConfig, BadDeck, BadPosition, BadReplay, IllegalAction, MazoError, UnknownCard
from mazo.game import Game
from mazo.making import from_position, new
from mazo.notation.actions import Action

__all__ = [
    "Action",
    "BadConfig",
    "BadDeck",
    "BadPosition",
    "BadReplay",
    "Game",
    "IllegalAction",
    "MazoError",
    "UnknownCard",
    "__version__",
    "from_position",
    "new",
]
