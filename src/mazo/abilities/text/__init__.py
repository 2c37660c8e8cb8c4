"""Card text out of ability trees, in English and in Spanish: a plan that is the same for both, and a voice for each.

`plan` decides what a text says, in which order, and what may be left to a pronoun; it knows no language. `english` and
`spanish` are voices, made of parts that say one sort of things each. Neither knows a game: `words` says what a game
brings.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mazo.abilities.text.english import words as english
from mazo.abilities.text.english.voice import English
from mazo.abilities.text.plan.scene import Pronoun, Scene
from mazo.abilities.text.plan.usage import Kind, Usage
from mazo.abilities.text.spanish import words as spanish
from mazo.abilities.text.spanish.voice import Spanish
from mazo.abilities.tree.effects import Ability, Cost, Effect, Keyword, Static
from mazo.texts.lang import Lang


class Speech(msgspec.Struct, frozen=True):
    """How a game's cards are said: how it uses its words, and the words in each language."""

    usage: Usage
    english: english.Words
    spanish: spanish.Words

    def voice(self, language: Lang, scene: Scene) -> English | Spanish:
        """The voice of a language for one text."""
        return English(self.english, scene) if language == "en" else Spanish(self.spanish, scene)

    def sentence(
        self,
        ability: Ability,
        language: Lang,
        *,
        name: str = "",
        kind: Kind,
        pronoun: Pronoun = "they",
        to: Effect | None = None,
    ) -> str:
        """What one ability of a card of that kind says, without its name; keywords stand without a full stop.

        `to` is what is done by something that the ability allows.
        """
        voice = self.voice(language, Scene(self.usage, kind, name, pronoun))
        if to is not None and isinstance(ability, Static):
            return voice.uttering.entering_to(ability, to)
        return voice.uttering.ability(ability)

    def cost(self, cost: Cost, language: Lang, *, kind: Kind) -> str:
        """A cost in the middle of a sentence."""
        return self.voice(language, Scene(self.usage, kind)).uttering.paid(cost)

    def lines(self, abilities: Sequence[Ability], language: Lang, *, name: str = "", kind: Kind) -> list[str]:
        """All that a card says, one line an ability, with the names of the abilities."""
        out = []
        for one in abilities:
            text = self.sentence(one, language, name=name, kind=kind)
            title = getattr(one, "name", "") if not isinstance(one, Keyword) else ""
            out.append(f"{title} {text}" if title else text)
        return out
