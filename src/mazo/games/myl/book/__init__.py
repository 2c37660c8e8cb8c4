"""The rule book of Mitos y Leyendas and its words: read on first use, once."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mazo.texts.glossary import Glossary
    from mazo.texts.rulebook import Book

# The loaders are imported on first use: the engine needs only the rule keys of this package.


@cache
def book() -> Book:
    """Every rule of Mitos y Leyendas, with its number in each profile."""
    from mazo.texts.rulebook import Book

    return Book.load(__name__)


@cache
def glossary() -> Glossary:
    """The words of Mitos y Leyendas; Spanish is their first language."""
    from mazo.texts.glossary import Glossary

    return Glossary.load(__name__)
