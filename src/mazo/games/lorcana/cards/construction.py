"""Which decks may be played [1.10.1], and how a pasted list becomes the cards of a deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from mazo.errors import BadConfig, BadDeck, DeckProblem, UnknownCard
from mazo.games.lorcana.cards.catalogue import ANY_NUMBER, USUAL_COPIES, Card, Catalogue
from mazo.notation.decklists import DeckEntry, parse

# Looking for similar names takes milliseconds each; a list full of nonsense needs no more than a few.
MAX_SUGGESTED = 20

INKS_ES = {
    "Amber": "Ámbar",
    "Amethyst": "Amatista",
    "Emerald": "Esmeralda",
    "Ruby": "Rubí",
    "Sapphire": "Zafiro",
    "Steel": "Acero",
}


class DeckFormat(msgspec.Struct, frozen=True):
    """What a format asks of a deck; None where it sets no limit."""

    label_en: str
    label_es: str
    rule: str
    min_cards: int
    max_inks: int | None = None
    limits_copies: bool = False


FORMATS = {
    "constructed": DeckFormat("a constructed deck", "un mazo construido", "1.10.1.1", 60, 2, limits_copies=True),
    "draft": DeckFormat("a draft deck", "un mazo de draft", "1.10.1.2", 35),
    "sealed": DeckFormat("a sealed deck", "un mazo de sellado", "1.10.1.2", 40),
}

ALTERED_CONSTRUCTION = "1.10.1.3"


def check(entries: Iterable[DeckEntry], catalogue: Catalogue, fmt: str = "constructed") -> tuple[DeckProblem, ...]:
    """Every reason why these cards are no deck of the format; none if they are.

    Cards that print text count like any others: whether they can be played already is another question.
    """
    if fmt not in FORMATS:
        known = ", ".join(FORMATS)
        raise BadConfig(
            f'There is no deck format "{fmt}": choose one of {known}.',
            f"No existe el formato de mazo «{fmt}»: elige uno de {known}.",
        )
    entries = tuple(entries)
    found = [(entry, catalogue.get(entry.name)) for entry in entries]
    known_cards = [(entry, card) for entry, card in found if card is not None]
    rules = FORMATS[fmt]
    return (
        *_unknown_cards([entry for entry, card in found if card is None], catalogue),
        *_size_problems(sum(entry.count for entry in entries), rules),
        *_ink_problems(known_cards, rules),
        *_copy_problems(known_cards, rules),
    )


def load_deck(text: str, catalogue: Catalogue, fmt: str | None = "constructed") -> tuple[Card, ...]:
    """The cards of a pasted list, each as often as listed; ``fmt`` None takes any number of any cards.

    Names must be whole: in a deck, a card that nobody wrote would be worse than a refusal.
    """
    entries = parse(text).entries
    cards = [(entry, catalogue.get(entry.name)) for entry in entries]
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


def _unknown_cards(entries: list[DeckEntry], catalogue: Catalogue) -> list[DeckProblem]:
    return [
        _card_problem(UnknownCard(entry.name, catalogue.suggest(entry.name) if number < MAX_SUGGESTED else ()), entry)
        for number, entry in enumerate(entries)
    ]


def _card_problem(error: UnknownCard, entry: DeckEntry) -> DeckProblem:
    return DeckProblem("", error.message_en, error.message_es, entry.line)


def _size_problems(size: int, rules: DeckFormat) -> list[DeckProblem]:
    """[1.10.1.1, 1.10.1.2] A deck has at least so many cards; there is no upper limit."""
    missing = rules.min_cards - size
    if missing <= 0:
        return []
    return [
        DeckProblem(
            rules.rule,
            f"It has {_counted(size, 'card', 'cards')}; {rules.label_en} needs at least {rules.min_cards}: "
            f"add {missing}.",
            f"Tiene {_counted(size, 'carta', 'cartas')}; {rules.label_es} necesita al menos {rules.min_cards}: "
            f"añade {missing}.",
        )
    ]


def _ink_problems(cards: list[tuple[DeckEntry, Card]], rules: DeckFormat) -> list[DeckProblem]:
    """[1.10.1.1] A constructed deck has at most two ink types; a dual-ink card brings both of its own."""
    copies: Counter[str] = Counter()
    for entry, card in cards:
        for ink in card.inks:
            copies[ink] += entry.count
    if rules.max_inks is None or len(copies) <= rules.max_inks:
        return []
    most_first = copies.most_common()
    english = ", ".join(f"{ink} {count}" for ink, count in most_first)
    spanish = ", ".join(f"{INKS_ES.get(ink, ink)} {count}" for ink, count in most_first)
    return [
        DeckProblem(
            rules.rule,
            f"It has {len(copies)} ink types ({english}); {rules.label_en} has at most {rules.max_inks}.",
            f"Tiene {len(copies)} tipos de tinta ({spanish}); {rules.label_es} tiene como mucho {rules.max_inks}.",
        )
    ]


def _copy_problems(cards: list[tuple[DeckEntry, Card]], rules: DeckFormat) -> list[DeckProblem]:
    """[1.10.1.1] At most four cards share a full name, unless the card itself says otherwise [1.10.1.3]."""
    if not rules.limits_copies:
        return []
    copies: Counter[str] = Counter()
    last: dict[str, tuple[DeckEntry, Card]] = {}
    for entry, card in cards:
        copies[card.full_name] += entry.count
        last[card.full_name] = entry, card
    return [
        _too_many_copies(card, copies[name], entry.line)
        for name, (entry, card) in last.items()
        if card.max_copies != ANY_NUMBER and copies[name] > card.max_copies
    ]


def _too_many_copies(card: Card, copies: int, line: int | None) -> DeckProblem:
    limit, name = card.max_copies, card.full_name
    if limit == USUAL_COPIES:
        rule = FORMATS["constructed"].rule
        english, spanish = f"at most {limit} cards may share a full name", f"como mucho {limit} pueden llamarse igual"
    else:
        rule = ALTERED_CONSTRUCTION
        english, spanish = f"this card allows only {limit}", f"esta carta solo permite {limit}"
    return DeckProblem(
        rule,
        f'It has {copies} copies of "{name}"; {english}: take out {copies - limit}.',
        f"Tiene {copies} copias de «{name}»; {spanish}: quita {copies - limit}.",
        line,
    )


def _counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"
