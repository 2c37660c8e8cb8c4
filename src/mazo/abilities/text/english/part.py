"""What every part of the English voice has: the voice, the game's words, and the parts that all others ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from mazo.abilities.text.english.words import Words
from mazo.abilities.text.plan.stage import Spoken

if TYPE_CHECKING:  # these names stand in quotes
    from mazo.abilities.text.english.amounts import Amounts
    from mazo.abilities.text.english.nouns import Nouns
    from mazo.abilities.text.english.references import References
    from mazo.abilities.text.english.voice import English

Part: TypeAlias = Spoken["English", Words, "Nouns", "References", "Amounts"]
