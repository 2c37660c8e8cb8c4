"""Which decks may be played: size, copies, the initial Oro, and what the formats ask besides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import date
from functools import cache

from mazo.abilities.tree.effects import Keyword
from mazo.errors import BadDeck, DeckProblem, UnknownCard
from mazo.games.myl.cards import formats
from mazo.games.myl.cards.card import Card
from mazo.games.myl.cards.catalogue import Catalogue, key_of, standard
from mazo.games.myl.cards.formats import USUAL_FORMAT, DeckFormat
from mazo.games.myl.cards.listing import Listed, Slot, card_problem, listed, meant, slots_of, strangers
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases

COPIES = 3
INITIAL = Keyword("oro inicial")
NOT_INITIAL = Keyword("no oro inicial")


def load_deck(text: str, fmt: str | None = USUAL_FORMAT, catalogue: Catalogue | None = None) -> tuple[Card, ...]:
    """The cards of a list, its initial Oro first; refused with every reason at once. ``fmt`` None takes any cards."""
    known = standard() if catalogue is None else catalogue
    deck = listed(text)
    slots = slots_of(deck.entries, known)
    problems = _lines(deck, known) if fmt is None else list(check(deck, fmt, catalogue=known))
    for slot in slots:
        if slot.card.text:
            problems.append(card_problem(UnknownCard(slot.card.name, status="unsupported"), slot.line))
    if problems:
        raise BadDeck(sorted(problems, key=lambda problem: problem.line or 0))
    first = {key_of(name) for name in deck.initial}
    ordered = sorted(slots, key=lambda slot: key_of(slot.card.name) not in first)
    return tuple(slot.card for slot in ordered for _ in range(slot.copies))


def check(
    deck: Listed, fmt: str, *, on: date | None = None, original: bool = False, catalogue: Catalogue | None = None
) -> tuple[DeckProblem, ...]:
    """Every reason why a list is no deck of the format on that day; none if it is.

    Without a day, the newest lists that are known decide. ``original`` judges cards by their first wording.
    """
    known = standard() if catalogue is None else catalogue
    return (*_lines(deck, known), *check_known(deck, formats.format_named(fmt), on, original, known))


def check_known(
    deck: Listed, rules: DeckFormat, on: date | None, original: bool, known: Catalogue
) -> tuple[DeckProblem, ...]:
    """Like ``check``, but a name that nobody knows is only counted: no format has anything to say about it."""
    day = formats.newest_day() if on is None else on
    slots = slots_of(deck.entries, known)
    both = slots_of((*deck.entries, *deck.side), known)
    return (
        *size(sum(entry.count for entry in deck.entries), rules),
        *copies(both, rules, day, original),
        *initial_gold(slots, deck, rules),
        *plain_gold(slots, rules),
        *one_race(slots, rules),
        *race_enough(slots, rules),
        *one_edition(both, slots, rules),
        *rarities(both, rules),
        *plain_gold_only(both, rules),
        *no_reworks(both, rules),
        *side_deck(sum(entry.count for entry in deck.side), rules),
    )


def _lines(deck: Listed, known: Catalogue) -> list[DeckProblem]:
    """[12.4] Lines that name no card, or several of one name without saying of which type."""
    found = strangers((*deck.entries, *deck.side), known)
    for entry in (*deck.entries, *deck.side):
        cards = meant(entry.name, known)
        if len(cards) > 1:
            found.append(_several(cards, entry.line))
    return found


def size(count: int, rules: DeckFormat) -> list[DeckProblem]:
    """[1.1] [12.9] A deck has exactly so many cards, in a sealed one at least so many."""
    if rules.cards and count != rules.cards:
        return [_problem("size", "1.1", rules, n=count, needed=rules.cards)]
    if count < rules.at_least:
        return [
            _problem("too-few-cards", rules.rule, rules, n=count, needed=rules.at_least, missing=rules.at_least - count)
        ]
    return []


def copies(slots: Sequence[Slot], rules: DeckFormat, on: date, original: bool = False) -> list[DeckProblem]:
    """[1.1] [12.4] At most so many copies share name and type, whatever the printing."""
    found = []
    for slot in slots:
        reason, rule, most, since = limit(slot.card, rules, on, original)
        if most is not None and slot.copies > most:
            extra = slot.copies - most
            found.append(_problem(reason, rule, rules, slot, n=slot.copies, most=most, extra=extra, since=since))
    return found


def limit(card: Card, rules: DeckFormat, on: date, original: bool = False) -> tuple[str, str, int | None, date]:
    """[12.5] [12.8] Why a deck holds so many copies of a card at most, by which rule, how many, and since when.

    A list comes before what the card says of itself, and a card that is Única is so on top of it.
    """
    listed_as = rules.restriction(card, on)
    if listed_as is not None and listed_as.most == 0:
        return "banned", "12.5", 0, listed_as.since
    own = copies_of(card, original)
    if own == 1:
        return "unique", "10.7", 1, date.min
    if rules.all_unique and not card.plain_gold:
        return "all-unique", rules.rule, 1, date.min
    if listed_as is not None:
        return "limited", "12.5", listed_as.most, listed_as.since
    return "too-many-copies", "1.1", own, date.min


def copies_of(card: Card, original: bool = False) -> int | None:
    """[10.7] [10.13] How many copies the card itself allows; None for Oros without ability and mercenaries."""
    if card.plain_gold or card.mercenary:
        return None
    return 1 if card.unique and not (original and card.newly_unique) else COPIES


def initial_gold(slots: Sequence[Slot], deck: Listed, rules: DeckFormat) -> list[DeckProblem]:
    """[1.2] There is an Oro to begin with, and the one that is marked can be it."""
    if not any(slot.card.type == "gold" for slot in slots):
        return [_problem("no-gold", "1.2", rules)]
    marked = {key_of(name) for name in deck.initial}
    if len(marked) > 1:
        return [_problem("several-initial", "1.2", rules, cards=", ".join(deck.initial))]
    wrong = [slot for slot in slots if key_of(slot.card.name) in marked and not can_begin(slot.card, rules)]
    return [_problem("not-initial", "1.2", rules, slot) for slot in wrong]


def can_begin(card: Card, rules: DeckFormat) -> bool:
    """[1.2] Outside the formats any Oro can be the initial one."""
    if card.type != "gold" or NOT_INITIAL in card.abilities:
        return False
    return not rules.list or card.plain_gold or INITIAL in card.abilities


def plain_gold(slots: Sequence[Slot], rules: DeckFormat) -> list[DeckProblem]:
    """[12.3] A deck of the formats has at least one Oro without ability."""
    if not rules.plain_gold or any(slot.card.plain_gold for slot in slots):
        return []
    return [_problem("no-plain-gold", "12.3", rules)]


def race_of(slots: Sequence[Slot]) -> str:
    """[12.1] The race that most allies of a deck are of; empty if none has a race."""
    counted = _races(slots)
    return max(counted, key=lambda race: counted[race]) if counted else ""


def _races(slots: Sequence[Slot]) -> Counter[str]:
    found: Counter[str] = Counter()
    for slot in slots:
        for race in slot.card.races if slot.card.type == "ally" else ():
            found[race] += slot.copies
    return found


def one_race(slots: Sequence[Slot], rules: DeckFormat) -> list[DeckProblem]:
    """[12.1] All allies of a deck are of one race."""
    race = race_of(slots)
    others = [slot for slot in slots if slot.card.type == "ally" and race not in slot.card.races]
    if not rules.of_race or not race or not others:
        return []
    counted = ", ".join(f"{name} {n}" for name, n in _races(slots).most_common())
    return [_problem("mixed-races", "12.1", rules, races=counted)]


def race_enough(slots: Sequence[Slot], rules: DeckFormat) -> list[DeckProblem]:
    """[12.1] A deck has so many allies of its race at least; where the format says so, totems count too."""
    if not rules.of_race:
        return []
    race = race_of(slots)
    if not race:
        return [_problem("no-race", "12.1", rules, needed=rules.of_race)]
    count = sum(slot.copies for slot in slots if slot.card.type == "ally" and race in slot.card.races)
    if rules.totems_count:
        count += sum(slot.copies for slot in slots if slot.card.type == "totem")
    if count >= rules.of_race:
        return []
    missing = rules.of_race - count
    return [_problem("too-few-of-race", "12.1", rules, n=count, race=race, needed=rules.of_race, missing=missing)]


def one_edition(both: Sequence[Slot], slots: Sequence[Slot], rules: DeckFormat) -> list[DeckProblem]:
    """[12.2] Every card but the allies, which have their race, is of the edition of the deck's race."""
    race = race_of(slots)
    edition = formats.edition_of_race(race)
    if not rules.one_edition or not edition:
        return []
    return [
        _problem("other-edition", "12.2", rules, slot, race=race, edition=formats.editions()[edition].name)
        for slot in both
        if edition not in slot.card.editions and (slot.card.type != "ally" or not slot.card.editions)
    ]


def rarities(slots: Sequence[Slot], rules: DeckFormat) -> list[DeckProblem]:
    """[12.6] [12.7] A card needs one of the format's rarities in any printing; an Oro without ability needs none."""
    found = []
    admitted = ", ".join(rules.rarities)
    for slot in slots if rules.rarities else ():
        if not slot.card.rarities and not slot.card.plain_gold:
            found.append(_problem("rarity-unknown", rules.rule, rules, slot, rarities=admitted))
        elif slot.card.rarities and not set(slot.card.rarities) & set(rules.rarities):
            had = ", ".join(slot.card.rarities)
            found.append(_problem("rarity", rules.rule, rules, slot, found=had, rarities=admitted))
    return found


def plain_gold_only(slots: Sequence[Slot], rules: DeckFormat) -> list[DeckProblem]:
    """[12.6] Infantería takes no Oro with an ability."""
    if not rules.only_plain_gold:
        return []
    wrong = [slot for slot in slots if slot.card.type == "gold" and not slot.card.plain_gold]
    return [_problem("gold-with-ability", rules.rule, rules, slot) for slot in wrong]


def no_reworks(slots: Sequence[Slot], rules: DeckFormat) -> list[DeckProblem]:
    """[12.6] Infantería takes no card whose newest wording is another than its first."""
    return [_problem("reworked", rules.rule, rules, slot) for slot in slots if rules.no_reworks and slot.card.reworked]


def side_deck(count: int, rules: DeckFormat) -> list[DeckProblem]:
    """[12.10] A side deck has at most so many cards; outside the formats there is none."""
    if count <= rules.side:
        return []
    if not rules.side:
        return [_problem("no-side", "12.10", rules)]
    return [_problem("side-too-large", "12.10", rules, n=count, most=rules.side)]


# --- what to say -------------------------------------------------------------------------------------------------


@cache
def _phrases() -> Phrases:
    return Phrases("mazo.games.myl.cards", "construction.toml")


def _type(card: Card, lang: Lang) -> str:
    return _phrases().say("type", card.type, lang)


def _several(cards: Sequence[Card], line: int | None) -> DeckProblem:
    def said(lang: Lang) -> str:
        types = [_type(card, lang) for card in cards]
        values = {"card": cards[0].name, "types": ", ".join(types), "first": types[0]}
        return _phrases().say("problem", "ambiguous-type", lang, **values)

    return DeckProblem("12.4", said("en"), said("es"), line, "ambiguous-type", cards[0].name)


def _problem(reason: str, rule: str, rules: DeckFormat, slot: Slot | None = None, **values: object) -> DeckProblem:
    def said(lang: Lang) -> str:
        own = {
            "deck": rules.deck.text(lang),
            "format": rules.title.text(lang),
            "card": slot.card.name if slot else "",
            "type": _type(slot.card, lang) if slot else "",
        }
        return _phrases().say("problem", reason, lang, **own, **values)

    name, line = (slot.card.name, slot.line) if slot else ("", None)
    return DeckProblem(rule, said("en"), said("es"), line, reason, name)
