"""What every part of the Spanish voice has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazo.abilities.text.plan import stage
from mazo.abilities.text.spanish.words import Words

if TYPE_CHECKING:
    from mazo.abilities.text.spanish.amounts import Amounts
    from mazo.abilities.text.spanish.nouns import Nouns
    from mazo.abilities.text.spanish.references import References
    from mazo.abilities.text.spanish.voice import Spanish  # noqa: F401 (its name stands in quotes)


class Part(stage.Part["Spanish", Words]):
    """A part of the Spanish voice; the ones that all others ask are at hand."""

    @property
    def nouns(self) -> Nouns:
        """What cards are called."""
        return self.voice.nouns

    @property
    def refs(self) -> References:
        """Who and which."""
        return self.voice.refs

    @property
    def amounts(self) -> Amounts:
        """How much."""
        return self.voice.amounts
