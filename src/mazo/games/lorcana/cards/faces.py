"""A card as a reader sees it: its facts, its text written in a language, where it is legal, what it rests on."""

from __future__ import annotations

from datetime import date
from functools import cache

import msgspec

from mazo.abilities.tree.effects import Activated, Instead, Keyword, Static, Triggered
from mazo.games.lorcana.book import book, glossary
from mazo.games.lorcana.cards import formats
from mazo.games.lorcana.cards.catalogue import Card
from mazo.games.lorcana.cards.errata import corrected
from mazo.games.lorcana.cards.status import How, Status
from mazo.games.lorcana.cards.status import known as known_status
from mazo.games.lorcana.words import sentence_of
from mazo.games.lorcana.words.reminders import reminder, song_line
from mazo.texts.lang import Lang

_TYPE_RULES = {"character": "5.3", "action": "5.4", "item": "5.5", "location": "5.6"}
_SONG_RULE = "5.4.4"
_ABILITY_RULES = ((Triggered, "6.2"), (Activated, "6.3"), (Static, "6.4"))
_REPLACEMENTS = "6.5"


class Rule(msgspec.Struct, frozen=True):
    """A rule by its number and title."""

    number: str
    title: str


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """All that there is to say of a card, in one language; a figure that its type lacks is None."""

    name: str
    type: str
    cost: int
    inkable: bool
    inks: tuple[str, ...]
    classifications: tuple[str, ...]
    strength: int | None
    willpower: int | None
    lore: int | None
    move_cost: int | None
    sets: tuple[str, ...]
    text: tuple[str, ...]
    """One line an ability, in the order of the card, keywords with what they mean; as the newest edition has it."""
    printed: tuple[str, ...]
    """The lines as they are printed, where an edition has corrected them."""
    formats: tuple[str, ...]
    status: How
    round_trip: bool
    """Whether its English is word for word what is printed."""
    rules: tuple[Rule, ...]


def class_name(name: str, lang: Lang) -> str:
    """A classification; in Spanish with what it means before the printed word.

    >>> class_name("Villain", "es"), class_name("Villain", "en"), class_name("Robot", "es")
    ('Villano (Villain)', 'Villain', 'Robot')
    """
    key = f"class_{name.casefold().replace(' ', '_')}"
    meant = glossary().gloss(key, lang) if key in glossary() else name
    return name if meant == name else f"{meant} ({name})"


def lines_of(card: Card, lang: Lang, *, reminders: bool = False) -> tuple[str, ...]:
    """What a card says by the newest edition, one line an ability, with the names of its abilities."""
    return _lines(corrected(card), lang, reminders)


def _lines(card: Card, lang: Lang, reminders: bool) -> tuple[str, ...]:
    lines = [song_line(card.cost, lang)] if reminders and is_song(card) else []
    for one in card.abilities:
        text = sentence_of(one, lang, name=card.name, card_type=card.type)
        if isinstance(one, Keyword):
            lines.append(f"{text} ({_meaning(one, card, lang)})" if reminders else text)
        else:
            title = _name_of(one)
            if title not in card.keywords:
                lines.append(f"{title} {text}" if title else text)
            elif lines and lines[-1].startswith(f"{title} ("):
                lines[-1] = f"{lines[-1][:-1]} {text})"  # a reminder text of several abilities
            else:
                lines.append(f"{title} ({text})")
    return tuple(lines)


def reminders_of(card: Card, lang: Lang) -> dict[str, str]:
    """What the keywords of a card mean, by the lines that name them."""
    keywords = [one for one in card.abilities if isinstance(one, Keyword)]
    return {sentence_of(one, lang, name=card.name, card_type=card.type): _meaning(one, card, lang) for one in keywords}


def _meaning(keyword: Keyword, card: Card, lang: Lang) -> str:
    return reminder(keyword, lang, name=card.name, card_type=card.type)


def ability_names(card: Card) -> tuple[str, ...]:
    """How the card calls its abilities; a keyword has no name but its own."""
    return tuple(name for one in card.abilities if (name := _name_of(one)))


def _name_of(ability: object) -> str:
    return "" if isinstance(ability, Keyword) else str(getattr(ability, "name", ""))


def is_song(card: Card) -> bool:
    """Whether the card is a song."""
    return card.type == "action" and "Song" in card.classifications


def legal_in(card: Card, on: date) -> tuple[str, ...]:
    """The formats that admit the card on a day; one that names no sets admits all."""
    found = []
    for name in formats.names():
        fmt = formats.format_named(name)
        sets = fmt.sets(on)
        if (sets is None or not {*sets}.isdisjoint(card.sets)) and fmt.ban_of(card, on) is None:
            found.append(name)
    return tuple(found)


def face_of(card: Card, lang: Lang, on: date, status: Status | None = None) -> Face:
    """The face of a card in a language, as legal on a day."""
    known = known_status() if status is None else status
    changed = corrected(card) != card
    living = card.type in ("character", "location")
    return Face(
        name=card.full_name,
        type=card.type,
        cost=card.cost,
        inkable=card.inkable,
        inks=card.inks,
        classifications=card.classifications,
        strength=card.strength if card.type == "character" else None,
        willpower=card.willpower if living else None,
        lore=card.lore if living else None,
        move_cost=card.move_cost if card.type == "location" else None,
        sets=card.sets,
        text=lines_of(card, lang, reminders=True),
        printed=_lines(card, lang, reminders=False) if changed else (),
        formats=legal_in(card, on),
        status=known.how(card),
        round_trip=known.returns(card) and not changed,
        rules=tuple(Rule(number, _title(number, lang)) for number in rules_of(card)),
    )


def rules_of(card: Card) -> tuple[str, ...]:
    """The numbers of the rules that the card rests on: of its type, its kinds of abilities and its keywords."""
    found = [_TYPE_RULES[card.type]] + ([_SONG_RULE] if is_song(card) else [])
    for kind, number in _ABILITY_RULES:
        found += [number] if any(isinstance(one, kind) for one in card.abilities) else []
    statics = [one for one in card.abilities if isinstance(one, Static)]
    if any(isinstance(fact, Instead) for static in statics for fact in static.facts):
        found.append(_REPLACEMENTS)
    found += [keyword_rules()[one.name] for one in card.abilities if isinstance(one, Keyword)]
    return tuple(dict.fromkeys(found))


@cache
def keyword_rules() -> dict[str, str]:
    """The numbers of the rules that keywords have, by the keywords as cards print them."""
    edition = book().default_edition
    return {
        rule.title("en"): rule.number(edition)
        for rule in book().numbered()
        if rule.number(edition).startswith("8.") and rule.number(edition).count(".") == 1
    }


def _title(number: str, lang: Lang) -> str:
    return book().by_number(number).title(lang)
