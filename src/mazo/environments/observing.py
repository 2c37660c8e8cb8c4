"""What a seat may know, as named arrays of whole numbers; what each column means is data, too.

Everything is seen from the seat: it is player 0, the others follow clockwise. A card that the seat does not know is a
row that only says that something lies there.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from mazo.environments.match import House, Match
from mazo.kernel.codes import NOBODY, TAKE, first_of, verb_of
from mazo.kernel.flow import flow_of
from mazo.kernel.frames import Choice
from mazo.kernel.knowledge import knows
from mazo.kernel.loop import choice_of
from mazo.kernel.rules import Rules

ARRAYS: Final = ("table", "question", "players", "cards")
LIMIT: Final = 32767
TABLE: Final = ("turn", "mine", "began", "stage", "phase", "step")
QUESTION: Final = ("asked", "ask", "mode", "least", "most", "picked", "begun", "source")
CARD: Final = ("here", "known", "card", "zone", "controller", "type", "cost", "host", "chosen", "offered")


class Layout:
    """The arrays of a setup: their names, columns and shapes."""

    def __init__(self, house: House) -> None:
        kind = house.kind
        table = house.begin(0).table
        self.house = house
        self.zones = tuple(zone.name for zone in table.zone_kinds)
        self.scores = tuple(kind.scores(table, 0))
        self.types = tuple(sorted({known.card.type for known in kind.catalogue} - {""}))
        self.names = tuple(sorted(known.card.name for known in kind.catalogue))
        self.figures = tuple(figure.name for figure in kind.plan.figures)
        self.counters = tuple(sorted({counter.name for counter in table.counter_kinds if counter.zone == NOBODY}))
        self.states = self._states()
        self.columns: dict[str, tuple[str, ...]] = {
            "table": TABLE,
            "question": QUESTION,
            "players": ("gone", "active", *self.scores, *(f"in_{zone}" for zone in self.zones)),
            "cards": (*CARD, *self.figures, *self.counters, *self.states, "more_states"),
        }
        """The meaning of each column, by the name of its array."""
        self.shapes: dict[str, tuple[int, ...]] = {
            "table": (len(TABLE),),
            "question": (len(QUESTION),),
            "players": (house.seats, len(self.columns["players"])),
            "cards": (house.places.count, len(self.columns["cards"])),
        }
        self._numbers = {name: at + 1 for at, name in enumerate(self.names)}
        self._types = {name: at + 1 for at, name in enumerate(self.types)}
        self._state_at = {name: at for at, name in enumerate(self.states)}

    def _states(self) -> tuple[str, ...]:
        """The states that cards can be in, as far as the game's boards have a word or a picture for them."""
        kind = self.house.kind
        plan = kind.plan
        named = set(kind.words.names("state")) if "state" in kind.words.sections() else set()
        printed = {state for known in kind.catalogue for state in known.card.states}
        return tuple(sorted({*named, *printed, *plan.states, *plan.icons, plan.tired, plan.fresh} - {""}))

    def observe(self, match: Match, seat: int) -> dict[str, Any]:
        """What the seat may know now, as one array for each name."""
        table = match.table
        places = match.places(seat)
        question = choice_of(table, seat) if not match.over else None
        return {
            "table": self._table(table, seat),
            "question": self._question(match, question, places),
            "players": self._players(table, seat),
            "cards": self._cards(match, seat, question, places),
        }

    def mask(self, match: Match, seat: int) -> Any:
        """Which actions are open to the seat: 1 or 0 for each number; all 0 if it is not asked."""
        found = np.zeros(self.house.codec.size, dtype=np.int8)
        if match.seat == seat:
            found[match.legal()] = 1
        return found

    def _table(self, table: Rules, seat: int) -> Any:
        flow = flow_of(table)
        return _row([table.turn, table.active == seat, table.first == seat, flow.stage, flow.phase, flow.step])

    def _question(self, match: Match, question: Choice | None, places: dict[int, int]) -> Any:
        if question is None:
            return np.zeros(len(QUESTION), dtype=np.int16)
        source = places[question.source] + 1 if question.source != NOBODY else 0
        mine = match.seat == question.seat
        return _row(
            [
                mine, question.ask, question.mode, question.low, question.high, len(question.picks),
                match.begun[-1] % self.house.codec.places + 1 if match.begun and mine else 0, source,
            ]
        )  # fmt: skip

    def _players(self, table: Rules, seat: int) -> Any:
        kind = self.house.kind
        rows = []
        for step in range(table.seats):
            player = (seat + step) % table.seats
            scores = kind.scores(table, player)
            rows.append(
                [
                    table.gone[player] != 0,
                    table.active == player,
                    *(scores.get(name, 0) for name in self.scores),
                    *(len(table.cards(zone, player)) for zone in range(len(self.zones))),
                ]
            )
        return _row(rows)

    def _cards(self, match: Match, seat: int, question: Choice | None, places: dict[int, int]) -> Any:
        table = match.table
        found = np.zeros(self.shapes["cards"], dtype=np.int16)
        chosen = _chosen(question)
        for card, place in places.items():
            row = [1, 0, 0, table.zone_kind(card) + 1]
            if knows(table, seat, card) or table.visible_in(table.zone[card], seat):
                row = self._known(table, seat, card, places)
            found[place, : len(row)] = row
            found[place, CARD.index("chosen")] = card in chosen
        if match.seat == seat:
            for action in match.legal():
                found[action % self.house.codec.places, CARD.index("offered")] = 1
        return found

    def _known(self, table: Rules, seat: int, card: int, places: dict[int, int]) -> list[int]:
        view = self.house.kind.card_view(table, card)
        controller = table.controller[card]
        host = table.host[card]
        states = [0] * (len(self.states) + 1)
        for name in view.states:
            states[self._state_at.get(name, -1)] += 1
        figures = [view.figures[name][1] if name in view.figures else 0 for name in self.figures]
        return [
            1,
            1,
            self._numbers.get(view.name, 0),
            table.zone_kind(card) + 1,
            (controller - seat) % table.seats + 1 if controller != NOBODY else 0,
            self._types.get(view.type, 0),
            view.cost,
            places[host] + 1 if view.host and host != NOBODY else 0,
            0,
            0,
            *(min(LIMIT, max(-LIMIT, figure)) for figure in figures),
            *(view.counters.get(name, 0) for name in self.counters),
            *states,
        ]


def flat(observation: dict[str, Any]) -> Any:
    """All arrays of an observation in one row, in the order of `ARRAYS`."""
    return np.concatenate([observation[name].ravel() for name in ARRAYS])


def _row(numbers: list[Any]) -> Any:
    return np.clip(np.array(numbers, dtype=np.int64), -LIMIT, LIMIT).astype(np.int16)


def _chosen(question: Choice | None) -> set[int]:
    """The cards that were picked so far for this answer."""
    return {first_of(packed) for packed in question.picks if verb_of(packed) == TAKE} if question is not None else set()
