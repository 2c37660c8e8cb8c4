"""What becomes of a card's text: trees, or the reasons why there are none."""

from __future__ import annotations

import msgspec

from mazo.abilities.tree.effects import Ability
from mazo.texts.lang import Wording


class Problem(msgspec.Struct, frozen=True):
    """Why a card isn't compiled: which sentence of it, where in the ability's text, and what was expected there."""

    card: str
    sentence: str
    position: int
    expected: str
    said: str = ""
    """What the tree says, where that isn't what is printed."""
    keyword: str = ""
    """The keyword that nobody knows, where it is one."""

    @property
    def why(self) -> Wording:
        """The reason as a sentence."""
        if self.said:
            return Wording(
                f'it reads otherwise than printed. Printed: "{self.sentence}" Read: "{self.said}"',
                f"se lee de otro modo que lo impreso. Impreso: «{self.sentence}» Leído: «{self.said}»",
            )
        if self.keyword and not self.sentence:
            return Wording(
                f'the keyword "{self.keyword}" is not known, and no reminder text says what it does',
                f"la palabra clave «{self.keyword}» no se conoce y ningún texto recordatorio dice qué hace",
            )
        if not self.sentence and not self.keyword:
            return Wording(
                "no printing has a text, so that nobody knows what it does",
                "ninguna impresión tiene texto, así que nadie sabe qué hace",
            )
        whole = Wording(f'not understood: "{self.sentence}"', f"no se entiende: «{self.sentence}»")
        if self.keyword:
            return Wording(
                f'the keyword "{self.keyword}" is not known, and its reminder text is {whole.en}',
                f"la palabra clave «{self.keyword}» no se conoce y, de su texto recordatorio, {whole.es}",
            )
        rest = self.sentence[self.position :] if 0 < self.position < len(self.sentence) else ""
        if not rest:
            return whole
        return Wording(f'{whole.en}, from "{rest}" on', f"{whole.es}, desde «{rest}»")


class Compiled(msgspec.Struct, frozen=True):
    """A card's whole text."""

    abilities: tuple[Ability, ...]
    by_hand: bool = False
