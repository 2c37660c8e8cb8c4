"""The cards of Lorcana as somebody looks through them: by ink, cost, type, set, keyword, and how to try one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date
from functools import cache
from typing import Any, Final

import msgspec

from mazo.abilities.tree.effects import Keyword
from mazo.errors import UnknownCard
from mazo.games.gallery import CardNotes, Filter, FilterValue, Gallery, SortedCard, numbers
from mazo.games.kept import until_changed
from mazo.games.lorcana.book import glossary
from mazo.games.lorcana.cards import formats
from mazo.games.lorcana.cards.catalogue import Card, set_order, standard
from mazo.games.lorcana.cards.construction import ink_name
from mazo.games.lorcana.cards.errata import corrected
from mazo.games.lorcana.cards.faces import class_name, is_song, keyword_rules, legal_in, rules_of
from mazo.games.lorcana.cards.imported import GAME, IMPORTS
from mazo.games.lorcana.cards.printings import number_of
from mazo.games.lorcana.words import sentence_of
from mazo.texts.lang import LANGS, Lang, Wording
from mazo.texts.phrases import Phrases

_DEAREST: Final = 9
_FIGHTER: Final = 7
"""Larger figures are found together."""
_TYPES: Final = ("character", "action", "song", "item", "location")
_INKS: Final = ("Amber", "Amethyst", "Emerald", "Ruby", "Sapphire", "Steel")
_COMPANY: Final = ("Mickey Mouse - True Friend", "Stitch - New Dog")
_RIVALS: Final = ("Aurora - Regal Princess", "Hans - Scheming Prince")
"""Who stands on the table when a card is tried: characters without any text."""
_DRAWN: Final = 15


class LorcanaGallery(Gallery):
    """All cards, and what is known about each."""

    def notes(self, name: str, lang: Lang) -> CardNotes:
        """Its sets, where it is legal today, and the rules that it rests on."""
        card = _card(name)
        known = _set_names()
        keywords = [one for one in corrected(card).abilities if isinstance(one, Keyword)]
        return CardNotes(
            sets=tuple(f"{known[code]} ({code})" if known.get(code) else code for code in card.sets if code),
            formats=legal_in(card, date.today()),
            rules=rules_of(card),
            keywords={
                sentence_of(one, lang, name=card.name, card_type=card.type): keyword_rules()[one.name]
                for one in keywords
                if one.name in keyword_rules()
            },
        )

    def tree(self, name: str) -> Any:
        """Its ability trees."""
        return msgspec.to_builtins(corrected(_card(name)).abilities)

    def trial(self, name: str) -> dict[str, Any] | None:
        """The card in hand with ink enough for it, and characters on both sides."""
        card = _card(name)
        if card.text:
            return None
        others = [other for other in _COMPANY if other != name]
        ready = {"ready": max(card.cost, 1)}
        mine = {"hand": [name, *others], "deck": _DRAWN, "inkwell": ready, "play": [*_COMPANY], "lore": 5}
        return {
            "mazo": 3,
            "game": GAME,
            "turn": 9,
            "seed": name,
            "players": [
                mine,
                {"hand": 4, "deck": _DRAWN, "inkwell": {"ready": 5}, "lore": 5, "play": [
                    {"card": _RIVALS[0], "exerted": True}, _RIVALS[1],
                ]},
            ],
        }  # fmt: skip

    def number(self, name: str) -> tuple[str, str] | None:
        """The set and the number of its first printing."""
        return number_of(name)


@until_changed(GAME)
def gallery() -> LorcanaGallery:
    """The gallery, made anew when other cards are known."""
    cards = list(standard())
    return LorcanaGallery(_filters(cards), (_sorted(card) for card in cards))


def _sorted(card: Card) -> SortedCard:
    sorts = {
        "ink": card.inks,
        "cost": (str(min(card.cost, _DEAREST)),),
        "type": ("song",) if is_song(card) else (card.type,),
        "inkable": ("yes" if card.inkable else "no",),
        "keyword": tuple(dict.fromkeys(one.name for one in card.abilities if isinstance(one, Keyword))),
        "class": card.classifications,
        "set": tuple(code for code in card.sets if code),
        "format": legal_in(card, date.today()),
    }
    if card.type == "character":
        sorts["strength"] = (str(min(card.strength, _FIGHTER)),)
    if card.type in ("character", "location"):
        sorts["willpower"] = (str(min(card.willpower, _FIGHTER)),)
        sorts["lore"] = (str(card.lore),)
    return SortedCard(card.full_name, sorts, colours=card.inks, unknown_text=card.text)


def _filters(cards: list[Card]) -> list[Filter]:
    classes = sorted({name for card in cards for name in card.classifications})
    codes = sorted({code for card in cards for code in card.sets if code}, key=set_order)
    names = _set_names()
    most_lore = max((card.lore for card in cards), default=0)
    return [
        _filter("ink", (FilterValue(ink, _both(ink_name, ink)) for ink in _INKS)),
        numbers("cost", _title("cost"), _DEAREST),
        _filter("type", (FilterValue(kind, _both(glossary().label, kind)) for kind in _TYPES)),
        _filter("inkable", (FilterValue(value, _value(value)) for value in ("yes", "no")), spoken=False),
        _filter("keyword", (FilterValue(name, _both(_keyword, name)) for name in sorted(keyword_rules()))),
        _filter("class", (FilterValue(name, _both(class_name, name)) for name in classes), long=True),
        _filter("set", (FilterValue(code, _same(_set_title(code, names))) for code in codes), long=True),
        _filter("format", (FilterValue(*one) for one in formats.titles().items()), long=True, spoken=False),
        numbers("strength", _title("strength"), _FIGHTER),
        numbers("willpower", _title("willpower"), _FIGHTER),
        _filter("lore", (FilterValue(str(n), _same(str(n))) for n in range(most_lore + 1)), spoken=False),
    ]


def _filter(name: str, values: Iterable[FilterValue], *, long: bool = False, spoken: bool = True) -> Filter:
    return Filter(name, _title(name), tuple(values), long, spoken)


def _title(name: str) -> Wording:
    return Wording(*(_phrases().template("filter", name, lang) for lang in LANGS))


def _value(name: str) -> Wording:
    return Wording(*(_phrases().template("value", name, lang) for lang in LANGS))


def _both(say: Callable[[str, Lang], str], name: str) -> Wording:
    return Wording(*(say(name, lang) for lang in LANGS))


def _same(text: str) -> Wording:
    return Wording(text, text)


def _keyword(name: str, lang: Lang) -> str:
    key = name.lower().replace(" ", "_")
    return glossary().gloss(key, lang) if key in glossary() else name


def _set_title(code: str, names: dict[str, str]) -> str:
    return f"{code} · {names[code]}" if names.get(code) else code


def _set_names() -> dict[str, str]:
    return {**IMPORTS.names(), **{code: one.name for code, one in formats.sets().items()}}


def _card(name: str) -> Card:
    card = standard().get(name)
    if card is None:
        raise UnknownCard(name, standard().suggest(name))
    return card


@cache
def _phrases() -> Phrases:
    return Phrases("mazo.games.lorcana.cards", "gallery.toml")
