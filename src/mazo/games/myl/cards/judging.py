"""What the formats say about a list: all of them now, or one of them on a day; and the decks that are shipped."""

from __future__ import annotations

from datetime import date
from typing import Final

from mazo.errors import BadDeck, DeckProblem
from mazo.games.decks import Checked, DeckFormat, Judgement, ShippedDeck, Verdict
from mazo.games.myl.cards import formats, samples
from mazo.games.myl.cards.catalogue import key_of, standard
from mazo.games.myl.cards.construction import can_begin, check, check_known, load_deck, race_of
from mazo.games.myl.cards.listing import Listed, Slot, listed, slots_of
from mazo.texts.lang import Wording

TOURNAMENT_FORMAT: Final = "racial-edicion"
"""What a list is judged by where nobody says another."""


def deck_formats() -> tuple[DeckFormat, ...]:
    """The formats by name; those with a list are other ones on other days."""
    known = {name: formats.format_named(name) for name in formats.names()}
    return tuple(DeckFormat(name, found.title, bool(found.list)) for name, found in known.items())


def judge(text: str) -> Judgement:
    """A list, or a deck by its name, in every format; BadDeck if it cannot even be read."""
    deck = listed(samples.text(text) if text in samples.all_names() else text)
    slots = slots_of(deck.entries, standard())
    marked = {key_of(name) for name in deck.initial}
    free = formats.format_named(formats.USUAL_FORMAT)
    verdicts = [
        Verdict(known.name, known.title, check_known(deck, formats.format_named(known.name), None, False, standard()))
        for known in deck_formats()
    ]
    return Judgement(
        cards=sum(entry.count for entry in deck.entries),
        names={slot.card.name: slot.copies for slot in slots},
        colours={},
        verdicts=tuple(verdicts),
        missing=_unplayable(text),
        side={slot.card.name: slot.copies for slot in slots_of(deck.side, standard())},
        marked=tuple(slot.card.name for slot in slots if key_of(slot.card.name) in marked),
        markable=tuple(slot.card.name for slot in slots if can_begin(slot.card, free)),
    )


def _unplayable(text: str) -> tuple[DeckProblem, ...]:
    """The lines whose cards nobody knows, or whose text cannot be played yet."""
    if text in samples.all_names():
        return ()
    try:
        load_deck(text, None)
    except BadDeck as error:
        return error.problems
    return ()


def check_on(text: str, fmt: str, on: date) -> Checked:
    """What a format says about a list on a day; refused if the list cannot be read."""
    rules = formats.format_named(fmt)
    deck = listed(text)
    problems = check(deck, fmt, on=on)
    return Checked(
        format=fmt,
        title=rules.title,
        on=on,
        cards=sum(entry.count for entry in deck.entries),
        colours={},
        problems=tuple(sorted(problems, key=lambda problem: problem.line or 0)),
        sets=admitted(deck, rules),
        unsupported=tuple(sorted(slot.card.name for slot in _slots(deck) if slot.card.text)),
    )


def admitted(deck: Listed, rules: formats.DeckFormat) -> tuple[str, ...] | None:
    """The editions that a list may take its cards from, to be told; None if the format does not ask."""
    if not rules.list:
        return None
    edition = formats.edition_of_race(race_of(_slots(deck)))
    return (edition,) if rules.one_edition and edition else tuple(formats.editions())


def _slots(deck: Listed) -> tuple[Slot, ...]:
    return slots_of(deck.entries, standard())


def shipped_deck(name: str, on: date | None) -> ShippedDeck:
    """A deck that comes with the game, and where it is legal on a day (without one: by all that is known)."""
    about = samples.about(name)
    deck = listed(samples.text(name))
    slots = _slots(deck)
    return ShippedDeck(
        name=name,
        title=about.title,
        about=Wording(about.en, about.es),
        cards=sum(slot.copies for slot in slots),
        plain=not any(slot.card.abilities for slot in slots),
        format=about.format,
        date=about.date,
        legal=tuple(known for known in formats.names() if not check(deck, known, on=on)),
    )
