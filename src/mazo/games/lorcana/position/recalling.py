"""A position's memory read: what a file says of the turn is put into the columns of a table."""

from __future__ import annotations

import re
from typing import Final, TypeVar

from mazo.abilities.lasting.codes import ALL_OPPONENTS, THIS_TURN
from mazo.errors import BadPosition
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.engine.game import LorcanaGame
from mazo.games.lorcana.lexicon import EVENTS, KEYWORDS
from mazo.games.lorcana.position.remembering import (
    SHOWN_OTHERWISE,
    STATES,
    USES,
    Happened,
    Lasting,
    Leaver,
    Memory,
    Used,
    own_effects,
    places,
)
from mazo.games.lorcana.rules.costs import DISCOUNT_USE
from mazo.games.wellformed import impossible
from mazo.kernel.codes import EVERYTHING, NOBODY, REPLACE, TRIGGER
from mazo.kernel.effects import WHILE_SOURCE, begin_effect, new_effect
from mazo.kernel.frames import NONE
from mazo.kernel.knowledge import show

MOST: Final = 10_000
"""The highest amount, and the most entries, of anything remembered."""
_Entry = TypeVar("_Entry")
_OBJECT: Final = re.compile(r"(?P<place>\d+\.[a-z]+\.\d+(?:\.[a-z]+\.\d+)?)?(?: ?was (?P<was>[1-9]\d{0,4}))?")


def recall(t: LorcanaGame, memory: Memory) -> None:
    """Let a table that has been laid out remember; refused with the place of the fault if it can't be."""
    _Reader(t).read(memory)


class _Reader:
    """Finds what a file says by places and names on a table."""

    def __init__(self, t: LorcanaGame) -> None:
        self.t = t
        self.cards = places(t)
        self.former: dict[int, int] = {}

    def read(self, memory: Memory) -> None:
        """Put all that is remembered into the table's columns."""
        t = self.t
        self._states(memory.states)
        for at, entry in enumerate(_few(memory.lasting, "lasting")):
            self._begin(entry, f"lasting[{at}]")
        used = [self._use(use, f"used[{at}]") for at, use in enumerate(_few(memory.used, "used"))]
        t.used = [number for row in used for number in row]
        events = [self._event(event, f"happened[{at}]") for at, event in enumerate(_few(memory.happened, "happened"))]
        t.history = [number for row in events for number in row]
        for at, leaver in enumerate(_few(memory.left, "left")):
            self._remember(leaver, f"left[{at}]")
        for seat, row in enumerate(memory.known):
            for place in row:
                show(t, self._card(place, f"known[{seat}]"), 1 << self._seat(seat, f"known[{seat}]"))
        t.dirty = EVERYTHING

    def _card(self, place: str, where: str) -> int:
        if place not in self.cards:
            raise _impossible(where, f"there is no card at {place!r}", f"no hay ninguna carta en {place!r}")
        return self.cards[place]

    def _perhaps(self, place: str, where: str) -> int:
        return self._card(place, where) if place else NOBODY

    def _object(self, said: str, where: str) -> tuple[int, int]:
        match = _OBJECT.fullmatch(said)
        if match is None or not said:
            raise _impossible(where, f"{said!r} means no card", f"{said!r} no es ninguna carta")
        card = self._perhaps(match["place"] or "", where)
        if match["was"] is None:
            return card, self.t.number[card]
        was = int(match["was"])
        if was not in self.former:
            self.former[was] = self.t.next_number
            self.t.next_number += 1
        return card, self.former[was]

    def _seat(self, seat: int, where: str) -> int:
        if not 0 <= seat < self.t.seats:
            raise _impossible(where, f"there is no seat {seat}", f"no hay asiento {seat}")
        return seat

    def _states(self, states: dict[str, tuple[str, ...]]) -> None:
        for place, names in states.items():
            card = self._card(place, "states")
            if self.t.zone_kind(card) not in (Z.PLAY, Z.UNDER, Z.FACEDOWN):
                raise _impossible("states", f"{place!r} is not in play", f"{place!r} no está en juego")
            self.t.flags[card] |= _flags_of(names, "states") & ~SHOWN_OTHERWISE

    def _begin(self, entry: Lasting, where: str) -> None:
        t = self.t
        template = t.figures.templates[_numbered(t, t.figures.template_kinds, entry.of, entry.nth, where)]
        source, source_number = self._object(entry.source, f"{where}.source")
        subject = self._perhaps(entry.subject, f"{where}.subject")
        if source == NOBODY or (template.duration == WHILE_SOURCE and not t.in_play(source)):
            raise _impossible(f"{where}.source", "its card is not there", "su carta no está")
        if abs(entry.amount) > MOST or not 0 <= entry.turn <= t.turn:
            raise _impossible(where, "these figures are not possible", "esas cifras no son posibles")
        if entry.bound not in (NOBODY, ALL_OPPONENTS):
            self._seat(entry.bound, f"{where}.bound")
        effect = new_effect(
            t, template.kind, template.rule, self._seat(entry.player, f"{where}.player"), source, subject,
            template.what, entry.amount, template.duration, template.program,
        )  # fmt: skip
        effect.source_number = source_number
        effect.condition = template.condition
        effect.bound = entry.bound
        effect.turn = entry.turn if entry.turn and template.duration != THIS_TURN else t.turn
        if template.kind in (TRIGGER, REPLACE):
            effect.what = template.event
            effect.cards = template.cards
            effect.slots = [self._slot(slot, f"{where}.kept") for slot in _few(entry.kept, f"{where}.kept")]
        elif subject == NOBODY:
            effect.cards = template.cards
            effect.value = template.value
        begin_effect(t, effect)

    def _slot(self, slot: tuple[str, ...], where: str) -> list[int]:
        row: list[int] = []
        for said in slot:
            row += self._object(said, where)
        return row

    def _use(self, use: Used, where: str) -> list[int]:
        t = self.t
        if use.what == "ability":
            ability = _numbered(t, t.figures.ability_kinds, use.of, use.nth, where)
            return [ability, self._object(use.card, where)[1]]
        if use.what not in USES:
            raise _impossible(where, f"{use.what!r} can't be used", f"{use.what!r} no se puede usar")
        if USES[use.what] != DISCOUNT_USE:
            return [USES[use.what], self._object(use.card, where)[1]]
        own = own_effects(t, self._card(use.card, where))
        if not 0 <= use.nth < len(own):
            raise _impossible(where, "the card has no such effect", "la carta no tiene ese efecto")
        return [DISCOUNT_USE, own[use.nth].ident]

    def _event(self, event: Happened, where: str) -> list[int]:
        code = next((code for name, code in EVENTS.items() if name == event.event), NOBODY)
        if code == NOBODY:
            raise _impossible(where, f"there is no event {event.event!r}", f"no hay suceso {event.event!r}")
        by = self._seat(event.by, where) if event.by != NOBODY else NOBODY
        card = self._perhaps(event.card, where)
        whose = self._seat(event.whose, where) if event.whose != NOBODY else self.t.player_of(card)
        return [code, by, card, whose, self._perhaps(event.other, where)]

    def _remember(self, leaver: Leaver, where: str) -> None:
        t = self.t
        card, number = self._object(leaver.card, where)
        figures = [leaver.strength, leaver.willpower, leaver.lore, leaver.damage]
        if card == NOBODY or any(abs(figure) > MOST for figure in figures):
            raise _impossible(where, "these figures are not possible", "esas cifras no son posibles")
        bits = {str(name): bit for name, bit in KEYWORDS.items()}
        unknown = [name for name in leaver.keywords if name not in bits]
        if unknown:
            raise _impossible(where, f"there is no keyword {unknown[0]!r}", f"no hay palabra clave {unknown[0]!r}")
        row = [number, *figures, _flags_of(leaver.states, where), sum({bits[name] for name in leaver.keywords})]
        row += [self._perhaps(leaver.at, where), *(self._card(place, where) for place in leaver.under)]
        rows = t.remembered[:] if t.remembered else [NONE] * len(t.kind)
        rows[card] = row
        t.remembered = rows


def _numbered(t: LorcanaGame, kinds: list[int], of: str, nth: int, where: str) -> int:
    """The number of what a card of that name prints in that place."""
    if of and of not in t.figures.names:
        raise _impossible(f"{where}.of", f"{of!r} is not in the position", f"{of!r} no está en la posición")
    kind = t.figures.names.index(of) if of else NOBODY
    if not 0 <= nth < kinds.count(kind):
        raise _impossible(f"{where}.nth", "the card says nothing of the kind", "la carta no dice nada parecido")
    return kinds.index(kind) + nth


def _flags_of(names: tuple[str, ...], where: str) -> int:
    for name in names:
        if name not in STATES:
            raise _impossible(where, f"there is no state {name!r}", f"no hay estado {name!r}")
    return sum({STATES[name] for name in names})


def _few(entries: tuple[_Entry, ...], where: str) -> tuple[_Entry, ...]:
    if len(entries) > MOST:
        raise _impossible(where, f"there is room for {MOST}", f"caben {MOST}")
    return entries


def _impossible(where: str, why_en: str, why_es: str) -> BadPosition:
    return impossible(f"memory.{where}", why_en, why_es)
