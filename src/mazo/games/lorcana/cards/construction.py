"""Which decks may be played [1.10.1], and how a pasted list becomes the cards of a deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import date
from functools import cache

import msgspec

from mazo.errors import BadDeck, DeckProblem, UnknownCard
from mazo.games.lorcana.book import glossary
from mazo.games.lorcana.cards import formats, printings
from mazo.games.lorcana.cards.catalogue import USUAL_COPIES, Card, Catalogue
from mazo.games.lorcana.cards.coconuts import chosen_of, copies_with
from mazo.games.lorcana.cards.formats import DeckFormat
from mazo.games.lorcana.cards.imported import IMPORTS
from mazo.games.lorcana.rules.editions import edition_of_day
from mazo.texts.decklists import DeckEntry, DeckList, parse
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases

# Looking for similar names takes half a millisecond each; a list full of nonsense needs no more than a few.
MAX_SUGGESTED = 20
THE_FORMATS_RULES = "1.10.1"
ALTERED_CONSTRUCTION = "1.10.1.3"


class Slot(msgspec.Struct, frozen=True):
    """A card of a deck: how many copies there are, and the last line that names it."""

    card: Card
    copies: int
    line: int | None


def check(
    entries: Iterable[DeckEntry],
    catalogue: Catalogue,
    fmt: str = "constructed",
    *,
    on: date | None = None,
    deck_altering: bool | None = None,
) -> tuple[DeckProblem, ...]:
    """Every reason why these cards are no deck of the format on that day; none if they are.

    Without a day, the newest sets and bans that are known decide. Whether a card that relaxes these rules must itself
    be legal first [1.10.1.3], the edition of the day says, unless it is told by ``deck_altering``. Cards that print
    text count like any others: whether they can be played already is another question.
    """
    entries = tuple(entries)
    return (
        *_unknown_cards([entry for entry in entries if find(entry.name, catalogue) is None], catalogue),
        *check_known(entries, catalogue, fmt, on=on, deck_altering=deck_altering),
    )


def check_known(
    entries: Iterable[DeckEntry],
    catalogue: Catalogue,
    fmt: str = "constructed",
    *,
    on: date | None = None,
    deck_altering: bool | None = None,
) -> tuple[DeckProblem, ...]:
    """Like ``check``, but a name that nobody knows is only counted: no format has anything to say about it."""
    rules = formats.format_named(fmt)
    day = formats.newest_day() if on is None else formats.since_the_first_set(on)
    if deck_altering is None:
        deck_altering = edition_of_day(day.isoformat()).deck_altering
    entries = tuple(entries)
    slots = slots_of(entries, catalogue)
    strange = [problem for slot in slots for problem in _strange(slot, rules, day)]
    void = {problem.card for problem in strange} if deck_altering else set()
    return (
        *_size_problems(sum(entry.count for entry in entries), rules),
        *_ink_problems(slots, rules, void, deck_altering),
        *_copy_problems(slots, rules, void),
        *_coconut_problems(slots, rules),
        *strange,
    )


def listed(text: str) -> DeckList:
    """A pasted list, with the captions that sites write over the types of cards."""
    return parse(text, glossary().headings("type"))


def load_deck(text: str, catalogue: Catalogue, fmt: str | None = "constructed") -> tuple[Card, ...]:
    """The cards of a pasted list, each as often as listed; ``fmt`` None takes any number of any cards.

    Names must be whole: in a deck, a card that nobody wrote would be worse than a refusal.
    """
    entries = listed(text).entries
    cards = [(entry, find(entry.name, catalogue)) for entry in entries]
    if fmt is None:
        problems = _unknown_cards([entry for entry, card in cards if card is None], catalogue)
    else:
        problems = list(check(entries, catalogue, fmt))
    problems += [
        _card_problem(UnknownCard(card.full_name, status="unsupported"), entry)
        for entry, card in cards
        if card is not None and card.text
    ]
    if problems:
        raise BadDeck(sorted(problems, key=lambda problem: problem.line or 0))
    return tuple(card for entry, card in cards if card is not None for _ in range(entry.count))


def find(name: str, catalogue: Catalogue) -> Card | None:
    """The card that a list names by its full name or by a collector number; never a guess."""
    card = catalogue.get(name)
    numbered = printings.name_of(name) if card is None else None
    return card if numbered is None else catalogue.get(numbered)


def slots_of(entries: Iterable[DeckEntry], catalogue: Catalogue) -> tuple[Slot, ...]:
    """The known cards of a list; all printings of a full name are one card [5.2.6]."""
    slots: dict[str, Slot] = {}
    for entry in entries:
        card = find(entry.name, catalogue)
        if card is not None:
            before = slots.get(card.full_name)
            copies = entry.count + (before.copies if before else 0)
            slots[card.full_name] = Slot(card, copies, entry.line)
    return tuple(slots.values())


def inks_of(slots: Iterable[Slot]) -> dict[str, int]:
    """[5.2.5.1] [5.2.5] How many cards there are of each ink type, most first; a card of two types is of each."""
    copies: Counter[str] = Counter()
    for slot in slots:
        for ink in slot.card.inks:
            copies[ink] += slot.copies
    return dict(copies.most_common())


def _unknown_cards(entries: list[DeckEntry], catalogue: Catalogue) -> list[DeckProblem]:
    return [
        _card_problem(UnknownCard(entry.name, catalogue.suggest(entry.name) if number < MAX_SUGGESTED else ()), entry)
        for number, entry in enumerate(entries)
    ]


def _card_problem(error: UnknownCard, entry: DeckEntry) -> DeckProblem:
    return DeckProblem("", error.message_en, error.message_es, entry.line, f"{error.status}-card", error.name)


def _size_problems(size: int, rules: DeckFormat) -> list[DeckProblem]:
    """[1.10.1.1, 1.10.1.2, 10.2.1.1] [1.x 2.1.1.1] A deck has at least so many cards; there is no upper limit."""
    missing = rules.min_cards - size
    if missing <= 0:
        return []
    return [_problem("too-few-cards", rules.rule, rules, n=size, needed=rules.min_cards, missing=missing)]


def _ink_problems(slots: Sequence[Slot], rules: DeckFormat, void: set[str], deck_altering: bool) -> list[DeckProblem]:
    """[1.10.1.1] [1.x 2.1.1.2] A constructed deck has at most two ink types, apart from cards that others admit."""
    if rules.max_inks is None:
        return []
    admitted = _admitted(slots, void, deck_altering)
    inks = inks_of(slot for slot in slots if slot not in admitted)
    if len(inks) <= rules.max_inks:
        return []
    if deck_altering:  # what does not fit into the deck itself admits nothing, so everything counts
        inks = inks_of(slots)
    problems = [_problem("too-many-inks", rules.rule, rules, n=len(inks), counted_inks=inks, most=rules.max_inks)]
    for slot in slots:
        admits = slot.card.admits
        if deck_altering and admits and any(_is_admitted(other.card, admits) for other in slots if other is not slot):
            problems.append(_problem("void-permission", ALTERED_CONSTRUCTION, rules, slot, admitted=admits))
    return problems


def _admitted(slots: Sequence[Slot], void: set[str], deck_altering: bool) -> list[Slot]:
    """[1.10.1.3] [M49] Cards that others let in whatever their ink; none of those others, for they must be legal first.

    Where that is not asked, a card may also be let in by another card or copy that admits its kind.
    """
    granting = [slot for slot in slots if slot.card.admits and slot.card.full_name not in void]
    admitted = []
    for slot in slots:
        others = [other for other in granting if other is not slot or slot.copies > 1]
        if any(_is_admitted(slot.card, other.card.admits) for other in others):
            if not (deck_altering and slot.card.admits):
                admitted.append(slot)
    return admitted


def _is_admitted(card: Card, classification: str) -> bool:
    return card.type == "character" and classification in card.classifications


def _copy_problems(slots: Sequence[Slot], rules: DeckFormat, void: set[str]) -> list[DeckProblem]:
    """[1.10.1.1, 1.10.1.3] [1.x 2.1.1.3] At most four cards share a full name, unless the card says otherwise."""
    problems = []
    coconut = _coconut_of(slots, rules)
    for slot in slots:
        altered = slot.card.full_name not in void
        most = coconut.get(slot.card.full_name, rules.copies_of(slot.card, altered=altered))
        if most is not None and slot.copies > most:
            if slot.card.max_copies == USUAL_COPIES:
                reason, rule = "too-many-copies", rules.rule
            else:
                reason = "above-own-limit" if most == slot.card.max_copies else "void-own-limit"
                rule = ALTERED_CONSTRUCTION
            extra = slot.copies - most
            problems.append(_problem(reason, rule, rules, slot, n=slot.copies, most=most, extra=extra))
    return problems


def _coconut_of(slots: Sequence[Slot], rules: DeckFormat) -> dict[str, int]:
    """[M53] Of which cards a deck may hold more than others, if it is clear which Coconut card it has."""
    found = _meant(slots) if rules.coconut else []
    return copies_with(found[0]) if len(found) == 1 else {}


def _meant(slots: Sequence[Slot]) -> list[str]:
    return chosen_of({slot.card.full_name: slot.copies for slot in slots})


def _coconut_problems(slots: Sequence[Slot], rules: DeckFormat) -> list[DeckProblem]:
    """[M53] A Coconut deck has one Coconut card, which its list names by the ordinary card that it is tied to."""
    found = _meant(slots) if rules.coconut else [""]
    if len(found) == 1:
        return []
    return [_problem("several-coconuts" if found else "no-coconut", rules.rule, rules, cards=", ".join(found))]


def _strange(slot: Slot, rules: DeckFormat, on: date) -> list[DeckProblem]:
    """[1.10.1] A deck has only cards that its format admits: none that is banned, none of other sets only."""
    problems = []
    ban = rules.ban_of(slot.card, on)
    if ban is not None:
        problems.append(_problem("banned", rules.rule, rules, slot, since=ban.since))
    admitted = rules.sets(on)
    if admitted is None or not set(admitted).isdisjoint(slot.card.sets):
        return problems
    known = [formats.sets()[code] for code in slot.card.sets if code in formats.sets()]
    first = min((released.since for released in known), default=date.min)
    reason = "not-released" if first > on else "set-not-legal"
    oldest, newest = admitted[0], admitted[-1]
    found = _problem(reason, THE_FORMATS_RULES, rules, slot, on=on, since=first, oldest=oldest, newest=newest)
    return [*problems, found]


# --- what to say -------------------------------------------------------------------------------------------------


@cache
def _phrases() -> Phrases:
    return Phrases("mazo.games.lorcana.cards", "construction.toml")


def _problem(
    reason: str,
    rule: str,
    rules: DeckFormat,
    slot: Slot | None = None,
    *,
    counted_inks: dict[str, int] | None = None,
    **values: object,
) -> DeckProblem:
    def said(lang: Lang) -> str:
        own = {
            "deck": rules.deck.text(lang),
            "format": rules.title.text(lang),
            "inks": ", ".join(f"{ink_name(ink, lang)} {n}" for ink, n in (counted_inks or {}).items()),
            "card": slot.card.full_name if slot else "",
            "sets": _set_names(slot.card, lang) if slot else "",
        }
        return _phrases().say("problem", reason, lang, **own, **values)

    name, line = (slot.card.full_name, slot.line) if slot else ("", None)
    return DeckProblem(rule, said("en"), said("es"), line, reason, name)


def ink_name(ink: str, lang: Lang) -> str:
    """The name of an ink type in the language."""
    return _phrases().template("ink", ink, lang) if ink in _phrases().names("ink") else ink


def _set_names(card: Card, lang: Lang) -> str:
    """The sets of a card as people call them, with their codes."""
    known = {**IMPORTS.names(), **{code: one.name for code, one in formats.sets().items()}}
    names = [f"{known[code]} ({code})" if known.get(code) else code for code in card.sets if code]
    return ", ".join(names) or _phrases().template("word", "no_set", lang)
