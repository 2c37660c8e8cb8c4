"""What the formats say about a list: all of them now, or one of them on a day; and the decks that are shipped."""

from __future__ import annotations

from datetime import date
from typing import Final

from mazo.errors import BadDeck, DeckProblem
from mazo.games.decks import Checked, DeckFormat, Judgement, ShippedDeck, Verdict
from mazo.games.lorcana.cards import formats, samples
from mazo.games.lorcana.cards.catalogue import standard
from mazo.games.lorcana.cards.construction import check, check_known, inks_of, listed, load_deck, slots_of
from mazo.texts.lang import Wording

TOURNAMENT_FORMAT: Final = "core"
"""What a list is judged by where nobody says another."""


def deck_formats() -> tuple[DeckFormat, ...]:
    """The formats by name."""
    known = {name: formats.format_named(name) for name in formats.names()}
    return tuple(DeckFormat(name, found.title, bool(found.rotations)) for name, found in known.items())


def judge(text: str) -> Judgement:
    """A list, or a deck by its name, in every format; BadDeck if it cannot even be read."""
    deck = listed(samples.text(text) if text in samples.all_names() else text)
    entries = deck.entries
    slots = slots_of(entries, standard())
    colours: dict[str, int] = {}
    for slot in slots:
        for ink in slot.card.inks:
            colours[ink] = colours.get(ink, 0) + slot.copies
    verdicts = [
        Verdict(known.name, known.title, check_known(entries, standard(), known.name)) for known in deck_formats()
    ]
    return Judgement(
        cards=sum(entry.count for entry in entries),
        names={slot.card.full_name: slot.copies for slot in slots},
        colours=colours,
        verdicts=tuple(verdicts),
        missing=_unplayable(text),
        side={slot.card.full_name: slot.copies for slot in slots_of(deck.sideboard, standard())},
    )


def _unplayable(text: str) -> tuple[DeckProblem, ...]:
    """The lines whose cards nobody knows, or whose text cannot be played yet."""
    if text in samples.all_names():
        return ()
    try:
        load_deck(text, standard(), None)
    except BadDeck as error:
        return error.problems
    return ()


def check_on(text: str, fmt: str, on: date) -> Checked:
    """What a format says about a list on a day; refused if the list cannot be read."""
    rules = formats.format_named(fmt)
    deck = listed(text)
    slots = slots_of(deck.entries, standard())
    problems = check(deck.entries, standard(), fmt, on=on)
    return Checked(
        format=fmt,
        title=rules.title,
        on=on,
        cards=deck.total,
        colours=inks_of(slots),
        problems=tuple(sorted(problems, key=lambda problem: problem.line or 0)),
        sets=rules.sets(on),
        unsupported=tuple(sorted(slot.card.full_name for slot in slots if slot.card.text)),
    )


def shipped_deck(name: str, on: date | None) -> ShippedDeck:
    """A deck that comes with the game, and where it is legal on a day (without one: by all that is known)."""
    about = samples.about(name)
    entries = listed(samples.text(name)).entries
    slots = slots_of(entries, standard())
    return ShippedDeck(
        name=name,
        title=about.title,
        about=Wording(about.en, about.es),
        colours=inks_of(slots),
        cards=sum(slot.copies for slot in slots),
        plain=not any(slot.card.abilities for slot in slots),
        format=about.format,
        date=about.date,
        legal=tuple(known for known in formats.names() if not check(entries, standard(), known, on=on)),
    )
