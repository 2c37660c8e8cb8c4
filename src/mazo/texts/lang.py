"""The languages that Mazo speaks."""

from typing import Final, Literal

import msgspec

Lang = Literal["en", "es"]
LANGS: Final[tuple[Lang, Lang]] = ("en", "es")


class Wording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name or a sentence in both languages."""

    en: str = ""
    es: str = ""

    def text(self, lang: Lang) -> str:
        """What it says in the language."""
        return self.es if lang == "es" else self.en
