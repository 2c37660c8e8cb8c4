"""What a position remembers of its turn: what happened, what was used, what lasts, and what cards have been.

Everything is said by places ("0.play.2": the third card of the first player's play, as the file lists them) and by the
cards whose text it comes from, so that it means the same at another table.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from mazo.abilities.lasting.memory import EVENT_FIELDS
from mazo.abilities.lasting.replacing import FIRST_TIME_USE
from mazo.abilities.machine.records import Ability
from mazo.games.lorcana.codes import figures as F
from mazo.games.lorcana.codes import states as S
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.engine.game import LorcanaGame
from mazo.games.lorcana.engine.readings import M_DAMAGE, M_FIELDS, M_FLAGS, M_HOST, M_KEYWORDS, M_NUMBER, M_STATS
from mazo.games.lorcana.lexicon import EVENTS, KEYWORDS
from mazo.games.lorcana.rules.boosting import BOOST_USE
from mazo.games.lorcana.rules.costs import DISCOUNT_USE
from mazo.games.lorcana.rules.limits import CHALLENGE_USE
from mazo.kernel.codes import NOBODY, REPLACE, TRIGGER
from mazo.kernel.effects import WHILE_SOURCE
from mazo.kernel.knowledge import knows
from mazo.kernel.records import Effect

ZONES: Final = {
    "deck": Z.DECK,
    "hand": Z.HAND,
    "discard": Z.DISCARD,
    "inkwell": Z.INKWELL,
    "play": Z.PLAY,
}
STACKED: Final = {"under": Z.UNDER, "facedown": Z.FACEDOWN}
STATES: Final = {
    "exerted": S.EXERTED,
    "drying": S.DRYING,
    "shifted": S.SHIFTED,
    "temporary": S.TEMPORARY,
    "played": S.PLAYED_NOW,
    "quested": S.HAS_QUESTED,
    "challenged": S.HAS_CHALLENGED,
    "was challenged": S.WAS_CHALLENGED,
    "damaged": S.WAS_HURT,
    "moved": S.HAS_MOVED,
    "sang": S.HAS_SUNG,
    "covered": S.COVERED,
    "entered exerted": S.ENTERED_EXERTED,
    "paid with ink drops": S.PAID_WITH_DROP,
}
SHOWN_OTHERWISE: Final = S.EXERTED | S.DRYING
"""What the card in play itself says."""
USES: Final = {
    "challenge": CHALLENGE_USE,
    "boost": BOOST_USE,
    "first time": FIRST_TIME_USE,
    "discount": DISCOUNT_USE,
}
_EVENTS: Final = {code: name for name, code in EVENTS.items()}
_USES: Final = {code: name for name, code in USES.items()}


class Happened(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something that happened this turn."""

    event: str
    by: int = NOBODY
    """Who did it; -1: nobody, it just happened."""
    card: str = ""
    whose: int = NOBODY
    """Whose card that was then; -1: theirs where it lies now."""
    other: str = ""
    """What else took part in it."""


class Used(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something that can be used only so often in a turn, and was."""

    card: str
    """The place of the card that used it; "was 1" is one that is no longer the same."""
    what: str = "ability"
    of: str = ""
    """The card that prints the ability."""
    nth: int = 0
    """Which of its abilities, from 0."""


class Lasting(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An effect that lasts, a promise or a delayed trigger."""

    of: str
    """The card that prints it; nothing: Support."""
    nth: int
    """Which of its effects that last, from 0."""
    player: int
    source: str
    subject: str = ""
    """The card that it lasts on, if it is one card."""
    amount: int = 0
    turn: int = 0
    """The turn in which it began; 0: this one."""
    bound: int = 0
    """The player it concerns; -1: everybody, -2: all opponents."""
    kept: tuple[tuple[str, ...], ...] = ()
    """The cards that it speaks of."""


class Leaver(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a card was when it last left play."""

    card: str
    strength: int = 0
    willpower: int = 0
    lore: int = 0
    damage: int = 0
    states: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    at: str = ""
    under: tuple[str, ...] = ()


class Memory(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is remembered at a moment of a turn."""

    happened: tuple[Happened, ...] = ()
    used: tuple[Used, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    left: tuple[Leaver, ...] = ()
    states: dict[str, tuple[str, ...]] = {}
    """What cards in play and under them have done this turn, and how they came there."""
    known: tuple[tuple[str, ...], ...] = ()
    """For each player the cards that they know although they can't see them."""


class Unsayable(Exception):
    """Something is remembered that no position file can say."""


def places(t: LorcanaGame) -> dict[str, int]:
    """The cards of a table by their places, as a position file lists them."""
    found: dict[str, int] = {}
    for seat in range(t.seats):
        for name, zone in ZONES.items():
            cards = t.cards(zone, seat)
            if zone == Z.DECK:
                cards = cards[::-1]
            elif zone == Z.INKWELL:
                cards = exerted_first(t, cards)
            for at, card in enumerate(cards):
                found[f"{seat}.{name}.{at}"] = card
                if zone == Z.PLAY:
                    for below, lying in STACKED.items():
                        for depth, other in enumerate(lying_under(t, card, lying)):
                            found[f"{seat}.{name}.{at}.{below}.{depth}"] = other
    return found


def exerted_first(t: LorcanaGame, cards: list[int]) -> list[int]:
    """The cards of an inkwell as a file lists them."""
    return [card for card in cards if t.is_exerted(card)] + [card for card in cards if not t.is_exerted(card)]


def lying_under(t: LorcanaGame, card: int, zone: int) -> list[int]:
    """The cards under a card, of those that lie face up or of those that lie face down."""
    return [other for other in t.cards(zone, t.zone_seat(card)) if t.host[other] == card]


def remembered(t: LorcanaGame) -> Memory:
    """What is remembered now; Unsayable if no file can say it."""
    return _Writer(t).memory()


class _Writer:
    """Says by places and names what a table holds as numbers."""

    def __init__(self, t: LorcanaGame) -> None:
        self.t = t
        self.at = {card: place for place, card in places(t).items()}
        self.former: dict[int, int] = {}
        self.mentioned: list[int] = []

    def memory(self) -> Memory:
        """All that is remembered."""
        lasting = tuple(self._lasting(effect) for effect in self.t.effects if made_by_a_resolved_effect(effect))
        happened = tuple(self._happened())
        used = tuple(self._used())
        return Memory(
            happened=happened,
            used=used,
            lasting=lasting,
            left=tuple(self._left()),
            states=self._states(),
            known=self._known(),
        )

    def _place(self, card: int) -> str:
        if card == NOBODY:
            return ""
        if card not in self.at:
            raise Unsayable
        if card not in self.mentioned:
            self.mentioned.append(card)
        return self.at[card]

    def _object(self, card: int, number: int) -> str:
        place = self._place(card)
        if card != NOBODY and self.t.number[card] == number:
            return place
        was = self.former.setdefault(number, len(self.former) + 1)
        return f"{place} was {was}".strip()

    def _happened(self) -> Iterable[Happened]:
        row = self.t.history
        for at in range(0, len(row), EVENT_FIELDS):
            event, by, card, whose, other = row[at : at + EVENT_FIELDS]
            if event not in _EVENTS:
                raise Unsayable
            whose = NOBODY if whose == self.t.player_of(card) else whose
            yield Happened(_EVENTS[event], by, self._place(card), whose, self._place(other))

    def _used(self) -> Iterable[Used]:
        t = self.t
        for at in range(0, len(t.used), 2):
            ability, number = t.used[at : at + 2]
            if ability == DISCOUNT_USE:
                yield from self._discount(number)
                continue
            card = t.number.index(number) if number in t.number else NOBODY
            if ability >= 0:
                of, nth = _printed(t, t.figures.ability_kinds, ability)
                if card != NOBODY:  # else nobody can use it any more
                    yield Used(self._object(card, number), of=of, nth=nth)
            else:
                yield Used(self._object(card, number), _USES[ability])

    def _discount(self, ident: int) -> Iterable[Used]:
        for effect in self.t.effects:
            if effect.ident == ident:
                yield Used(
                    self._place(effect.source),
                    _USES[DISCOUNT_USE],
                    nth=own_effects(self.t, effect.source).index(effect),
                )

    def _lasting(self, effect: Effect) -> Lasting:
        t = self.t
        of, nth = self._origin(effect)
        return Lasting(
            of=of,
            nth=nth,
            player=effect.seat,
            source=self._object(effect.source, effect.source_number),
            subject=self._place(effect.subject),
            amount=effect.amount,
            turn=effect.turn if effect.turn != t.turn else 0,
            bound=effect.bound,
            kept=tuple(
                tuple(self._object(slot[at], slot[at + 1]) for at in range(0, len(slot), 2)) for slot in effect.slots
            ),
        )

    def _origin(self, effect: Effect) -> tuple[str, int]:
        """Where the effect is printed: of all that say the same, its own card, else the first by name."""
        t = self.t
        same = [number for number, template in enumerate(t.figures.templates) if _is_of(effect, template)]
        if not same:
            raise Unsayable
        own = t.figures.names[t.kind[effect.source]]
        printed = [_printed(t, t.figures.template_kinds, number) for number in same]
        return min(printed, key=lambda of: (of[0] != own, of))

    def _left(self) -> Iterable[Leaver]:
        t = self.t
        for card in self.mentioned:  # which grows while it is gone through
            memory = t.memory(card)
            if memory and not t.in_play(card):
                yield Leaver(
                    self._object(card, memory[M_NUMBER]),
                    strength=memory[M_STATS + F.STRENGTH],
                    willpower=memory[M_STATS + F.WILLPOWER],
                    lore=memory[M_STATS + F.LORE],
                    damage=memory[M_DAMAGE],
                    states=_states_of(memory[M_FLAGS]),
                    keywords=tuple(name for name, bit in KEYWORDS.items() if memory[M_KEYWORDS] & bit),
                    at=self._place(memory[M_HOST]),
                    under=tuple(self._place(other) for other in memory[M_FIELDS:]),
                )

    def _states(self) -> dict[str, tuple[str, ...]]:
        t = self.t
        in_play = (Z.PLAY, Z.UNDER, Z.FACEDOWN)
        marked = {
            place: t.flags[card] & ~SHOWN_OTHERWISE for card, place in self.at.items() if t.zone_kind(card) in in_play
        }
        return {place: _states_of(flags) for place, flags in marked.items() if flags}

    def _known(self) -> tuple[tuple[str, ...], ...]:
        t = self.t
        rows = [
            tuple(
                place
                for card, place in self.at.items()
                if knows(t, seat, card) and not t.visible_in(t.zone[card], seat) and t.kind[card] != t.figures.marketing
            )
            for seat in range(t.seats)
        ]
        return tuple(rows) if any(rows) else ()


def made_by_a_resolved_effect(effect: Effect) -> bool:
    """Whether an effect was made by another that has resolved, not by a card's own text."""
    return effect.duration != WHILE_SOURCE or effect.ability == NOBODY


def _is_of(effect: Effect, template: Ability) -> bool:
    """Whether an effect may have been made from this template."""
    if (effect.kind, effect.duration, effect.program) != (template.kind, template.duration, template.program):
        return False
    if effect.condition != template.condition or effect.rule != template.rule:
        return False
    if effect.kind in (TRIGGER, REPLACE):
        return (effect.what, effect.cards) == (template.event, template.cards)
    if effect.what != template.what:
        return False
    return effect.subject != NOBODY or (effect.cards, effect.value) == (template.cards, template.value)


def own_effects(t: LorcanaGame, card: int) -> list[Effect]:
    """What a card's own text does as long as it is in play."""
    return [effect for effect in t.effects if effect.source == card and not made_by_a_resolved_effect(effect)]


def _printed(t: LorcanaGame, kinds: list[int], number: int) -> tuple[str, int]:
    """The card that prints what has this number, and which of its own it is."""
    kind = kinds[number]
    return (t.figures.names[kind] if kind != NOBODY else ""), number - kinds.index(kind)


def _states_of(flags: int) -> tuple[str, ...]:
    if flags & ~sum(STATES.values()):
        raise Unsayable
    return tuple(name for name, bit in STATES.items() if flags & bit)
