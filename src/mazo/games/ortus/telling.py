"""What a draft has brought, in words: each Earl's deck, Palace and Towers, and what is left over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

import msgspec

from mazo.games.drafts import Drafted, DraftedSeat, DraftFacts, DraftSetting
from mazo.games.ortus.book import glossary
from mazo.games.ortus.deal import LEFTOVERS
from mazo.games.ortus.results import Setup
from mazo.texts.lang import Lang, Wording
from mazo.texts.phrases import Phrases


def facts() -> DraftFacts:
    """What people call the draft, and what they may set about it."""
    return DraftFacts(
        called="ortus",
        players=_both("players"),
        settings=(
            DraftSetting("no-towers", "two_towers", _both("no_towers")),
            DraftSetting("leftover", "leftover", _both("leftover"), values=LEFTOVERS),
            DraftSetting("same-direction", "alternate_direction", _both("same_direction")),
        ),
        alone={"plays_on": 0},
    )


def told(found: Setup, names: Sequence[str], lang: Lang) -> Drafted:
    """Everything that came of a draft."""

    def say(name: str, **values: object) -> str:
        return _phrases().say("result", name, lang, **values)

    def colour_name(colour: str) -> str:
        return _phrases().say("colour", colour, lang)

    seats = []
    for seat, deck in enumerate(found.decks):
        lines = [(say("deck", n=len(deck)), counted(deck, lang))]
        lines += [(say("towers"), counted(found.towers[seat], lang))] if found.towers[seat] else []
        title = say("earl", player=names[seat], colour=colour_name(found.palaces[seat]))
        seats.append(DraftedSeat(title, tuple(lines)))
    bag = ", ".join(f"{count} {colour_name(colour)}" for colour, count in found.bag.items())
    rest = (
        (say("discarded", n=len(found.discarded)), counted(found.discarded, lang)),
        (say("undealt", n=len(found.undealt)), counted(found.undealt, lang)),
        (say("bag"), bag),
    )
    return Drafted(msgspec.to_builtins(found), tuple(seats), rest)


def counted(cards: Sequence[str], lang: Lang) -> str:
    """Cards by name with their numbers, in the language, the most frequent first.

    >>> counted(["Land", "Castle", "Land"], "es")
    '2 Tierra, 1 Castillo'
    """
    words = {term.en: term.es for term in glossary().of_kind("card")} if lang == "es" else {}
    found = sorted(Counter(cards).items(), key=lambda entry: (-entry[1], entry[0]))
    return ", ".join(f"{count} {words.get(name, name)}" for name, count in found)


def _both(name: str) -> Wording:
    values = {"names": ", ".join(LEFTOVERS)}
    return Wording(_phrases().say("help", name, "en", **values), _phrases().say("help", name, "es", **values))


@cache
def _phrases() -> Phrases:
    return Phrases("mazo.games.ortus.book", "draft.toml")
