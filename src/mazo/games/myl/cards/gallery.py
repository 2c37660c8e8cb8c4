"""The cards of Mitos y Leyendas as somebody looks through them: by type, race, cost, edition, and how to try one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final

import msgspec

from mazo.abilities.tree.effects import Keyword
from mazo.games.gallery import CardNotes, Filter, FilterValue, Gallery, SortedCard, numbers
from mazo.games.kept import until_changed
from mazo.games.myl.book import book, glossary
from mazo.games.myl.cards import formats
from mazo.games.myl.cards.card import RACES, Card
from mazo.games.myl.cards.catalogue import printed, standard
from mazo.games.myl.cards.construction import copies, no_reworks, plain_gold_only, rarities
from mazo.games.myl.cards.imported import GAME
from mazo.games.myl.cards.listing import Slot
from mazo.games.myl.words import rule_of_keyword, sentence_of
from mazo.texts.lang import LANGS, Lang, Wording
from mazo.texts.phrases import Phrases

_DEAREST: Final = 7
_STRONGEST: Final = 7
"""Larger numbers are found together."""
_TYPES: Final = ("ally", "weapon", "talisman", "totem", "gold")
_RARITIES: Final = (
    "vasallo", "cortesano", "real", "mega real", "ultra real", "legendaria", "secreta", "promo",
)  # fmt: skip
_GUARDS: Final = ("Bruto", "Europa")
"""Who stands on both sides when a card is tried: Aliados without any text."""
_CASTLE: Final = 20
_WRITTEN: Final = {"de": "de", "y": "y", "del": "del", "la": "la", "pb": "PB"}
"""Words in the names of sets that don't begin with a capital letter, or have no others."""


class MylGallery(Gallery):
    """All cards, and what is known about each."""

    def notes(self, name: str, lang: Lang) -> CardNotes:
        """Its sets, its rarities, the formats whose lists let it in, and the rules of its keywords."""
        card = standard().find(name)
        keywords = {
            sentence_of(one, card, lang): book().by_code(rule).number(book().default_edition)
            for one in card.abilities
            if isinstance(one, Keyword) and (rule := rule_of_keyword(one.name))
        }
        return CardNotes(
            sets=tuple(_set_title(code) for code in card.printed),
            rarities=tuple(one for one in _RARITIES if one in card.rarities),
            formats=_admitted(card),
            rules=tuple(dict.fromkeys(keywords.values())),
            keywords=keywords,
        )

    def tree(self, name: str) -> Any:
        """Its ability trees."""
        return msgspec.to_builtins(standard().find(name).abilities)

    def trial(self, name: str) -> dict[str, Any] | None:
        """The card in hand with Oros enough for it, and Aliados on both sides."""
        card = standard().find(name)
        if card.text:
            return None
        return {
            "mazo": 1,
            "game": GAME,
            "turn": 6,
            "players": [
                {"reserve": max(card.cost, 1) + 2, "hand": [name], "defence": [*_GUARDS], "castle": _CASTLE},
                {"reserve": 3, "hand": 3, "defence": [*_GUARDS], "castle": _CASTLE},
            ],
        }


@until_changed(GAME)
def gallery() -> MylGallery:
    """The gallery, made anew when other cards are known."""
    return MylGallery(_filters(), (_sorted(card) for card in printed()))


def _sorted(card: Card) -> SortedCard:
    sorts = {
        "type": (card.type,),
        "race": card.races,
        "edition": card.editions,
        "rarity": card.rarities,
        "set": card.printed,
        "keyword": tuple(dict.fromkeys(one.name for one in card.abilities if isinstance(one, Keyword))),
        "format": _admitted(card),
    }
    if card.type != "gold":
        sorts["cost"] = (str(min(card.cost, _DEAREST)),)
    if card.type == "ally":
        sorts["strength"] = (str(min(card.strength, _STRONGEST)),)
    return SortedCard(card.name, sorts, unknown_text=card.text)


def _filters() -> list[Filter]:
    races = sorted({race for card in printed() for race in card.races}, key=_race_order)
    sets = sorted({code for card in printed() for code in card.printed})
    keywords = sorted({one.name for card in printed() for one in card.abilities if isinstance(one, Keyword)})
    return [
        _filter("type", (FilterValue(kind, _both(glossary().label, kind)) for kind in _TYPES)),
        _filter("race", (FilterValue(race, _same(race)) for race in races)),
        numbers("cost", _title("cost"), _DEAREST),
        numbers("strength", _title("strength"), _STRONGEST),
        _filter("edition", (FilterValue(name, _same(one.name)) for name, one in formats.editions().items())),
        _filter("keyword", (FilterValue(name, _same(name.capitalize())) for name in keywords), long=True),
        _filter("rarity", (FilterValue(name, _same(name.capitalize())) for name in _RARITIES), long=True),
        _filter("set", (FilterValue(code, _same(_set_title(code))) for code in sets), long=True),
        _filter("format", (FilterValue(*one) for one in formats.titles().items()), long=True, spoken=False),
    ]


def _race_order(race: str) -> tuple[int, str]:
    return (RACES.index(race) if race in RACES else len(RACES), race)


def _admitted(card: Card) -> tuple[str, ...]:
    """The formats that have nothing against a single copy of the card."""
    one = (Slot(card, 1, None),)
    day = formats.newest_day()
    known = {name: formats.format_named(name) for name in formats.names()}
    against = {
        name: (
            *copies(one, rules, day, False),
            *rarities(one, rules),
            *plain_gold_only(one, rules),
            *no_reworks(one, rules),
        )
        for name, rules in known.items()
    }
    return tuple(name for name, problems in against.items() if not problems)


def _filter(name: str, values: Iterable[FilterValue], *, long: bool = False, spoken: bool = True) -> Filter:
    return Filter(name, _title(name), tuple(values), long, spoken)


def _title(name: str) -> Wording:
    return Wording(*(_phrases().template("filter", name, lang) for lang in LANGS))


def _both(say: Callable[[str, Lang], str], name: str) -> Wording:
    return Wording(*(say(name, lang) for lang in LANGS))


def _same(text: str) -> Wording:
    return Wording(text, text)


def _set_title(code: str) -> str:
    """A set as its code says it: the codes are the names."""
    return " ".join(_WRITTEN.get(word, word.capitalize()) for word in code.split("-"))


@cache
def _phrases() -> Phrases:
    return Phrases("mazo.games.myl.cards", "gallery.toml")
