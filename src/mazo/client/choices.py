"""The answers to a question as a person picks them: numbered, grouped by verb, look-alikes only once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from mazo.client.cardwords import CardWords
from mazo.client.language import Texts
from mazo.games import kind
from mazo.protocol.messages import Ask, Looked, Option, Selection
from mazo.texts.phrases import fold
from mazo.views import CardView, View


class Entry(msgspec.Struct, frozen=True):
    """One numbered answer: the verb that it stands under, and what distinguishes it there."""

    number: int
    verb: str
    text: str
    option: Option

    @property
    def ranged(self) -> bool:
        """Whether a number has to be named with it."""
        return self.option.high > self.option.low

    def do(self, value: int = 0) -> str:
        """The action's text."""
        return self.option.do.replace("{n}", str(value if self.ranged else self.option.low))


class Menu:
    """The answers to a question for one thing."""

    def __init__(self, ask: Ask, view: View, texts: Texts) -> None:
        self.texts = texts
        self.words = CardWords(kind(view.game), texts.lang)
        self.cards = cards_by_handle(view)
        self.confirm = ask.confirm
        self.entries: list[Entry] = []
        options = list(self._distinct(ask.options))
        self._names = {name for option in options for name in self._names_of(option)}
        grouped = sorted(range(len(options)), key=lambda at: (self._first_of_verb(options, at), at))
        for at in grouped:
            option = options[at]
            self.entries.append(Entry(len(self.entries) + 1, option.label, self._text(option, options), option))

    def groups(self) -> list[tuple[str, list[Entry]]]:
        """The entries under their verbs; those that need no card stand under none."""
        found: dict[str, list[Entry]] = {}
        for entry in self.entries:
            found.setdefault(entry.verb if entry.option.cards else "", []).append(entry)
        return list(found.items())

    def number(self, number: int) -> Entry | None:
        """The entry with that number."""
        return self.entries[number - 1] if 1 <= number <= len(self.entries) else None

    def _first_of_verb(self, options: Sequence[Option], at: int) -> int:
        """Where the group of an option begins; what needs no card comes last."""
        if not options[at].cards:
            return len(options)
        return next(first for first, other in enumerate(options) if other.verb == options[at].verb)

    def _distinct(self, options: Iterable[Option]) -> Iterable[Option]:
        """The options without those that look like an earlier one in everything but the handle."""
        seen: set[object] = set()
        for option in options:
            if option.alike:
                continue
            key = (option.verb, option.low, tuple(self._look(handle) for handle in option.cards), option.do)
            look = key[:3] if option.cards else key
            if look not in seen:
                seen.add(look)
                yield option

    def _look(self, handle: int) -> bytes:
        card = self.cards.get(handle)
        return str(handle).encode() if card is None else msgspec.json.encode(msgspec.structs.replace(card, handle=0))

    def _names_of(self, option: Option) -> list[str]:
        return [self.words.name(self.cards[handle]) for handle in option.cards if handle in self.cards]

    def _text(self, option: Option, options: Sequence[Option]) -> str:
        if not option.cards:
            shown = f"{option.low}–{option.high}" if option.high > option.low else str(option.low)
            meant = next((part.entry for part in option.parts if part.entry), "")
            named = self.confirm if option.verb == "amount" and "{n}" in self.confirm else option.text
            text = named.replace("{n}", shown)
            return f"{text}: {meant}" if meant else text
        if any(handle not in self.cards for handle in option.cards):
            return "".join(part.text for part in option.parts[1:]) or option.text  # an older table sends no parts
        parts = []
        for at, handle in enumerate(option.cards):
            others = {other.cards[at] for other in options if other.verb == option.verb} - {handle}
            parts.append(self._card(self.cards[handle], others))
        return " → ".join(parts)

    def _card(self, card: CardView, others: set[int]) -> str:
        whole = self.words.name(card)
        alike = any(short(name) == short(whole) and name != whole for name in self._names)
        text = whole if alike else short(whole)
        twins = [self.cards[other] for other in others if other in self.cards and self.cards[other].name == card.name]
        return f"{text} ({', '.join(self.words.marks(card)) or self.texts('board.ready')})" if twins else text


def picked(selection: Selection, numbers: Sequence[int]) -> str:
    """The action's text for candidates by number; to divide, the numbers are the shares in the candidates' order."""
    if selection.mode == "divide":
        shares = [
            f"{share} #{candidate.handle}"
            for share, candidate in zip(numbers, selection.candidates, strict=False)
            if share
        ]
        return f"{selection.lead} {'; '.join(shares)}"
    handles = [f"#{selection.candidates[number - 1].handle}" for number in numbers]
    if not handles and selection.none:
        return selection.none
    return f"{selection.lead} {'; '.join(handles)}"


def named(selection: Selection, text: str, called: Callable[[str], str] = str) -> list[int]:
    """The numbers of the candidates that the names in a text begin, or nothing if some name fits none.

    A card may be named as the rules know it, or as it is called on the screen.
    """
    found: list[int] = []
    for part in text.replace(",", ";").split(";"):
        wanted = fold(part)
        fitting = [
            at
            for at, candidate in enumerate(selection.candidates, start=1)
            if wanted and at not in found
            if fold(candidate.name).startswith(wanted) or fold(called(candidate.name)).startswith(wanted)
        ]
        if not fitting:
            return []
        found.append(fitting[0])
    return found


def left_over(ask: Ask) -> list[Looked]:
    """The cards that are looked at and not among the answers; those with the same reason stand together."""
    offered = {candidate.handle for candidate in ask.selection.candidates} if ask.selection is not None else set()
    offered |= {handle for option in ask.options for handle in option.cards}
    return sorted((card for card in ask.looked if card.handle not in offered), key=lambda card: card.locked)


def cards_by_handle(view: View) -> dict[int, CardView]:
    """Every card whose face the viewer sees."""
    zones = [zone for player in view.players for zone in player.zones.values()] + list(view.table.values())
    return {card.handle: card for zone in zones for card in zone.cards}


def short(name: str) -> str:
    """A card's name without its version."""
    return name.partition(" - ")[0]
