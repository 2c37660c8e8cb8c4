"""What every part of the English voice has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazo.abilities.text.english.words import Words
from mazo.abilities.text.plan import stage

if TYPE_CHECKING:
    from mazo.abilities.text.english.amounts import Amounts
    from mazo.abilities.text.english.nouns import Nouns
    from mazo.abilities.text.english.references import References
    from mazo.abilities.text.english.voice import English  # noqa: F401 (its name stands in quotes)


class Part(stage.Part["English", Words]):
    """A part of the English voice; the ones that all others ask are at hand."""

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
