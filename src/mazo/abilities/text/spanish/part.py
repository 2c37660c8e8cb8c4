"""What every part of the Spanish voice has: the voice, the game's words, and the parts that all others ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from mazo.abilities.text.plan.stage import Spoken
from mazo.abilities.text.spanish.words import Words

if TYPE_CHECKING:  # these names stand in quotes
    from mazo.abilities.text.spanish.amounts import Amounts
    from mazo.abilities.text.spanish.nouns import Nouns
    from mazo.abilities.text.spanish.references import References
    from mazo.abilities.text.spanish.voice import Spanish

Part: TypeAlias = Spoken["Spanish", Words, "Nouns", "References", "Amounts"]
