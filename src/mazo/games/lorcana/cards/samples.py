"""Ready-made decks of cards without text, to play with at once."""

from __future__ import annotations

from importlib.resources import files

from mazo.errors import BadConfig
from mazo.games.lorcana.cards.catalogue import Card, standard
from mazo.games.lorcana.cards.construction import load_deck

SUFFIX = ".txt"


def names() -> tuple[str, ...]:
    """The names of the sample decks, in alphabetical order."""
    folder = files("mazo.games.lorcana") / "decks"
    return tuple(sorted(file.name.removesuffix(SUFFIX) for file in folder.iterdir() if file.name.endswith(SUFFIX)))


def text(name: str) -> str:
    """The list of a sample deck as it is written, with its title and descriptions as comments."""
    if name not in names():
        known = ", ".join(names())
        raise BadConfig(
            f'There is no sample deck "{name}": choose one of {known}.',
            f"No existe el mazo de ejemplo «{name}»: elige uno de {known}.",
        )
    return (files("mazo.games.lorcana") / "decks" / f"{name}{SUFFIX}").read_text(encoding="utf-8")


def load(name: str) -> tuple[Card, ...]:
    """The cards of a sample deck.

    >>> len(load(names()[0]))
    60
    """
    return load_deck(text(name), standard())
