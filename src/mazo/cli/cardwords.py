"""What `mazo cards` says, in English and in Spanish."""

from __future__ import annotations

from functools import cache

from mazo.errors import BadConfig
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases


def say(section: str, name: str, lang: Lang, **values: object) -> str:
    """A text of `mazo cards` in a language, filled in."""
    return _phrases().say(section, name, lang, **values)


def refusal(name: str, **values: object) -> BadConfig:
    """A refusal in both languages."""
    return BadConfig(say("fault", name, "en", **values), say("fault", name, "es", **values))


@cache
def _phrases() -> Phrases:
    return Phrases("mazo.cli", "cardfiles.toml")
