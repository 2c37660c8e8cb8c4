"""The words that a game brings for its card text, as far as they are the same for every language's voice.

A second game says its trees by giving the voices its words; it writes no voice of its own:

1. `book/glossary.toml`: its nouns (types, zones, adjectives, verbs) in both languages with plural, gender and forms. A
   word of the tree is looked up under its own name ("graveyard"); where the glossary calls it otherwise, `keys` of its
   `Dictionary` says how ({"deck": "castle"}). Words that every game has (card, hand, deck, ability, face down, chosen,
   opposing, and the verbs of the shared tree: draw, discard, put, reveal …) stand in the general glossary beside this
   module; a game's own entry of the same key wins.
2. `games/<game>/words/english.py` and `spanish.py`: one `Words` each (of `mazo.abilities.text.english.words` and
   `mazo.abilities.text.spanish.words`) with a frame for every word of its lexicon: figures, states, events, acts,
   verbs, durations, rules. A sort that the game's lexicon does not have is left out; `missing` names what has no frame.
3. `games/<game>/words/__init__.py`: `SPEECH = Speech(english.WORDS, spanish.WORDS)`, which says abilities and costs.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Final

from mazo.abilities.tree.lexicon import Lexicon
from mazo.texts.glossary import Gender, Glossary, Term
from mazo.texts.lang import Lang


@cache
def general() -> Glossary:
    """The words that card texts of every game use."""
    return Glossary.load(__name__.rpartition(".")[0])


class Dictionary:
    """A game's glossary with the general one behind it."""

    __slots__ = ("_game", "_keys")

    def __init__(self, glossary: Glossary, keys: Mapping[str, str] | None = None) -> None:
        self._game = glossary
        self._keys: Final = keys or {}

    def __contains__(self, key: object) -> bool:
        return self._found(key) in self._game or key in general()

    def _found(self, key: object) -> str:
        return self._keys.get(str(key), str(key))

    def _of(self, key: str) -> tuple[Glossary, str]:
        found = self._found(key)
        return (self._game, found) if found in self._game or key not in general() else (general(), key)

    def entry(self, key: str) -> Term:
        """Everything known of a word."""
        glossary, found = self._of(key)
        return glossary.entry(found)

    def term(self, key: str, lang: Lang, plural: bool = False) -> str:
        """The word in running text."""
        glossary, found = self._of(key)
        return glossary.term(found, lang, plural)

    def gender(self, key: str) -> Gender:
        """The gender of the Spanish noun."""
        return self.entry(key).gender

    def agree(self, key: str, gender: Gender, plural: bool = False) -> str:
        """The Spanish adjective in the form that goes with such a noun."""
        glossary, found = self._of(key)
        return glossary.agree(found, gender, plural)

    def verb(self, lang: Lang, infinitive: str) -> Term | None:
        """The verb with this infinitive, if one of the glossaries has it."""
        for glossary in (self._game, general()):
            for one in glossary.of_kind("verb"):
                if (one.en if lang == "en" else one.es) == infinitive:
                    return one
        return None


def missing(lexicon: Lexicon, sorts: Mapping[str, Collection[str]]) -> list[str]:
    """The words of a lexicon that have no frame, with their sort."""
    return [
        f"{sort}: {word}" for sort, known in sorts.items() for word in lexicon.words(sort) if word and word not in known
    ]
