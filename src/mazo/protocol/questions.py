"""A question as the protocol puts it: which card asks, and what can be answered, in whole sentences and in pieces."""

from __future__ import annotations

from collections.abc import Sequence
from string import Formatter
from typing import Final, Literal

from mazo.games.kind import Verb
from mazo.kernel.codes import (
    AMOUNT,
    DIVIDE,
    ENTRY,
    NOBODY,
    ORDER,
    SEAT,
    SUBSET,
    TAKE,
    first_of,
    second_of,
    verb_of,
)
from mazo.notation.actions import Scribe
from mazo.protocol.messages import Candidate, Looked, Option, Part, Selection, Source
from mazo.texts.lang import Lang

_MODES: Final[dict[int, Literal["subset", "order", "divide"]]] = {SUBSET: "subset", ORDER: "order", DIVIDE: "divide"}
_NO_CARDS: Final[dict[int, Literal["players", "entries"]]] = {SEAT: "players", ENTRY: "entries"}


def source(scribe: Scribe) -> Source | None:
    """The card that asks; where it lies hidden from the seat by now, it has no handle."""
    card = scribe.choice.source
    if card == NOBODY:
        return None
    table = scribe.table
    seen = table.visible_in(table.zone[card], scribe.choice.seat)
    return Source(scribe.kind.card_name(table, card), table.number[card] if seen else 0)


def looked(scribe: Scribe, lang: Lang) -> tuple[Looked, ...]:
    """The cards that the seat looks at by what asks; those that can't be chosen say why, where cards are chosen."""
    kind, table, choice = scribe.kind, scribe.table, scribe.choice
    cards = kind.looked_at(table, choice)
    offered = {first_of(packed) for packed in choice.items if verb_of(packed) == TAKE}
    why = kind.unfit(table, choice, lang) if offered else ""
    return tuple(Looked(table.number[card], scribe.name(card, lang), "" if card in offered else why) for card in cards)


def options(scribe: Scribe, lang: Lang, confirm: str = "") -> tuple[Option, ...]:
    """The answers to a question for one thing; those that differ only in a number are one row.

    A card or an amount that is only named has the verb of the question.
    """
    doing = confirm.partition("{")[0].strip()
    found: list[Option] = []
    for packed in scribe.open_options():
        verb = scribe.verb(packed)
        number = first_of(packed)
        if verb.operands == ("number",):
            last = found[-1] if found else None
            if last is not None and last.verb == verb.name and last.high == number - 1:
                found[-1] = _row(scribe, verb, last.low, number, lang, doing)
            else:
                found.append(_row(scribe, verb, number, number, lang, doing))
            continue
        cards = cards_of(scribe, (packed,))
        text, pieces = scribe.write_option(packed, lang, shown=True), parts(scribe, packed, lang)
        label = scribe.kind.phrases.raw("option", verb.name, f"verb_{lang}") or pieces[0].text.strip()
        label = doing if doing and verb.code == TAKE else label
        do, alike = scribe.write_option(packed, "en"), verb.code == ENTRY and is_alike(scribe, packed)
        passes = verb.code in scribe.kind.passing
        found.append(Option(do, text, verb.name, label, cards, parts=pieces, alike=alike, passes=passes))
    return tuple(found)


def is_alike(scribe: Scribe, packed: int) -> bool:
    """Whether an effect differs in nothing that matters from one that is offered before it."""
    items = scribe.choice.items
    before = items[: items.index(packed)]
    return any(scribe.kind.are_alike(scribe.table, scribe.choice, packed, earlier) for earlier in before)


def cards_of(scribe: Scribe, picks: Sequence[int]) -> tuple[int, ...]:
    """The handles of the cards that an answer names."""
    return tuple(
        scribe.table.number[operand]
        for packed in picks
        for sort, operand in zip(scribe.verb(packed).operands, (first_of(packed), second_of(packed)))
        if sort == "card"
    )


def _row(scribe: Scribe, verb: Verb, low: int, high: int, lang: Lang, doing: str) -> Option:
    phrases = scribe.kind.phrases
    text = phrases.template("option", verb.name, lang)
    lead = text.partition("{")[0].strip()
    label = doing if doing and verb.code == AMOUNT else lead
    return Option(phrases.template("option", verb.name, "en"), text, verb.name, label, (), low, high, (Part(lead),))


def parts(scribe: Scribe, packed: int, lang: Lang) -> tuple[Part, ...]:
    """One option in pieces, the verb first: put together they are its text without the handles of cards."""
    verb = scribe.verb(packed)
    found: list[Part] = []
    for words, place, _, _ in Formatter().parse(scribe.template(packed, lang, shown=True)):
        if words:
            found.append(Part(words))
        if place is not None:
            found.append(_named(scribe, verb, packed, place, lang))
    return tuple(found)


def _named(scribe: Scribe, verb: Verb, packed: int, place: str, lang: Lang) -> Part:
    """What stands in one of the places of an option's template: `a` and `b` are cards, `p` a player, `n` the rest."""
    first, second = first_of(packed), second_of(packed)
    if place in "ab":
        card = second if place == "b" else first
        return Part(scribe.name(card, lang), card=scribe.table.number[card])
    if place == "p":
        return Part(scribe.seat_text(first, lang), seat=first)
    sort = verb.operands[-1]
    text = scribe.place_text(packed, sort, lang)
    if sort == "entry":
        meant = scribe.kind.entry_text(scribe.table, scribe.choice, first, scribe.names_in(lang), lang)
        return Part(text, number=scribe.entry_number(packed), entry=meant)
    return Part(text, number=first) if sort == "number" else Part(text)


def selection(scribe: Scribe, lang: Lang) -> Selection:
    """A question for several cards."""
    choice = scribe.choice
    phrases, name = scribe.kind.phrases, scribe.kind.list_name(choice)
    weights = choice.weights or [0] * len(choice.items)
    empty = choice.mode == SUBSET and choice.low == 0
    return Selection(
        mode=_MODES[choice.mode],
        lead=phrases.template("list", name, "en"),
        label=phrases.template("list", name, lang),
        low=choice.low,
        high=choice.high,
        candidates=tuple(_candidate(scribe, packed, weight, lang) for packed, weight in zip(choice.items, weights)),
        of=_NO_CARDS.get(verb_of(choice.items[0]), "") if choice.items else "",
        limit=choice.limit,
        none=phrases.extra("list", name, "none_en") if empty else "",
        none_label=phrases.extra("list", name, f"none_{lang}") if empty else "",
    )


def _candidate(scribe: Scribe, packed: int, weight: int, lang: Lang) -> Candidate:
    """One of the things that may be chosen: a card as the seat knows it, a player, or an entry by its number."""
    verb, first = verb_of(packed), first_of(packed)
    if verb == SEAT:
        return Candidate(first + 1, scribe.names_in(lang)[first], weight)
    if verb == ENTRY:
        number = scribe.choice.items.index(packed) + 1
        text = scribe.kind.entry_text(scribe.table, scribe.choice, first, scribe.names_in(lang), lang)
        return Candidate(number, text or str(number), weight)
    return Candidate(scribe.table.number[first], scribe.name(first, lang), weight)
