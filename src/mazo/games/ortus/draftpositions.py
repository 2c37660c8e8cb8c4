"""Position files of the Ortus Regni draft: any moment in which nobody has answered yet, from JSON to a table and back.

Cards that a position does not name are drawn from what is left of the ninety; a number stands for so many of them.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from mazo.draft.deal import check
from mazo.draft.words import DISCARDED, KEPT, PACK, UNDEALT
from mazo.errors import BadPosition
from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.deal import HOUSE, SWITCHES, empty_table, lay_palaces, lay_table_decks, profile_with
from mazo.games.ortus.rules.game import OrtusGame
from mazo.games.ortus.rules.palaces import put_cube
from mazo.games.ortus.rules.pool import COLOURS, COPIES, TYPES
from mazo.games.settings import likely
from mazo.games.wellformed import check_format, converted, impossible
from mazo.kernel.codes import NOBODY
from mazo.kernel.flow import go_to, phase_name
from mazo.kernel.frames import Sealed
from mazo.kernel.rng import Dice, key_of
from mazo.kernel.zones import add_deck, move
from mazo.texts.phrases import fold

Cards = int | tuple[str | int, ...] | None
"""Names and numbers of unnamed cards; None for as many as there must be."""

PICK, PALACES = "pick", "palaces"


class Side(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What one Earl has before him."""

    pack: Cards = None
    kept: Cards = None
    palace: str = ""


class Position(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A draft at rest; undealt cards are listed top first."""

    mazo: int
    game: str
    players: tuple[Side, ...]
    edition: str | None = None
    phase: str = PICK
    round: int = 1
    hand: int = 1
    """Which hand of the round, from 1: the first has ten cards, the second eight."""
    discarded: Cards = None
    undealt: Cards = None
    colour: str = COLOURS[0]
    options: dict[str, int] = {}
    """Switches that differ from the profile's."""
    seed: str = "position"


def check_options(options: dict[str, int]) -> None:
    """Refuse what is neither a switch of a profile nor a house rule."""
    strange = sorted(options.keys() - {*SWITCHES, *HOUSE})
    if strange:
        there = likely(strange[0], (*SWITCHES, *HOUSE))
        raise impossible(
            "options",
            f"there is no option {strange[0]!r}; there is {there}",
            f"no hay opción {strange[0]!r}; hay {there}",
        )


def options_of(t: OrtusGame) -> dict[str, int]:
    """The switches and house rules of a table."""
    switches = {switch: int(getattr(t.profile, switch)) for switch in SWITCHES}
    return switches | {name: int(getattr(t.profile.house, name)) for name in HOUSE}


def read_draft(data: dict[str, Any]) -> OrtusGame:
    """The table that a position file describes; refused with the place of the fault if it can't be."""
    position = converted(data, Position)
    return _Builder(position).table()


def write_draft(t: OrtusGame) -> dict[str, Any]:
    """The position file of a draft in which nobody has answered the open question yet."""
    top = t.stack[-1]
    if t.over or (isinstance(top, Sealed) and any(choice.picks for choice in top.choices)):
        raise BadPosition(
            "This is not a position at rest: somebody has chosen already, or all is over. Save a replay instead.",
            "No es una posición en reposo: alguien ya ha elegido o todo ha terminado. Guarda una repetición.",
        )

    def names(cards: list[int]) -> tuple[str, ...]:
        return tuple(map(t.name_of, cards))

    written = Position(
        mazo=1,
        game="ortus-draft",
        players=tuple(
            Side(
                pack=names(t.pack(seat)),
                kept=names(t.kept(seat)),
                palace=COLOURS[t.palace[seat]] if t.palace[seat] != NOBODY else "",
            )
            for seat in range(t.seats)
        ),
        edition=t.profile.name,
        phase=phase_name(t),
        round=t.turn,
        hand=t.step + 1,
        discarded=names(t.discarded()),
        undealt=names(t.undealt()[::-1]),
        colour=COLOURS[t.colour],
        options=options_of(t),
    )
    plain: dict[str, Any] = msgspec.to_builtins(written)
    return plain


class _Builder:
    """Lays out a draft from a position, checking what the rules make impossible."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.kinds = {fold(name): kind for kind, name in enumerate(TYPES)}
        self.rest: list[int] = []

    def table(self) -> OrtusGame:
        """The finished table, standing at the position's question."""
        position = self.position
        check_format(position.mazo, position.game, "ortus-draft")
        if position.colour not in COLOURS:
            raise impossible("colour", f"there is no colour {position.colour!r}", "no existe ese color")
        check_options(position.options)
        profile = profile_with(position.edition, position.options)
        table = empty_table(profile, len(position.players), COLOURS.index(position.colour))
        check(table.config, table.seats)
        table.key = key_of(position.seed)
        table.lay()
        self._stand(table)
        self._lay(table)
        lay_palaces(table)
        lay_table_decks(table)
        self._take_palaces(table)
        return table

    def _stand(self, table: OrtusGame) -> None:
        """Which round and hand it is."""
        position, config = self.position, table.config
        if position.phase not in (PICK, PALACES):
            raise impossible("phase", f"it is {PICK!r} or {PALACES!r}", f"es {PICK!r} o {PALACES!r}")
        if position.phase == PALACES:
            table.turn, table.step = config.rounds, 0
            go_to(table, "setup", PALACES, PALACES)
            return
        if not 1 <= position.round <= config.rounds:
            raise impossible("round", f"rounds count from 1 to {config.rounds}", f"hay rondas de 1 a {config.rounds}")
        if not 1 <= position.hand <= config.steps():
            raise impossible("hand", f"hands count from 1 to {config.steps()}", f"hay manos de 1 a {config.steps()}")
        table.turn, table.step = position.round, position.hand - 1
        go_to(table, "draft", PICK, "keep")

    def _lay(self, table: OrtusGame) -> None:
        """Every one of the ninety cards to its place: the named ones first, the others as chance has it."""
        position, config = self.position, table.config
        done = config.rounds if position.phase == PALACES else position.round - 1
        pack = 0 if position.phase == PALACES else config.sizes()[table.step]
        kept = config.kept() // config.rounds * done + config.picks[0] * table.step
        thrown = config.left_over() * table.seats * done
        undealt = sum(config.counts) - table.seats * (pack + kept) - thrown
        places: list[tuple[str, Cards, int, int]] = []
        for seat, side in enumerate(position.players):
            places.append((f"players[{seat}].pack", side.pack, pack, table.place_of(PACK, seat)))
            places.append((f"players[{seat}].kept", side.kept, kept, table.place_of(KEPT, seat)))
        places.append(("discarded", position.discarded, thrown, table.place_of(DISCARDED, NOBODY)))
        rows = [self._named(place, cards, count) for place, cards, count, _ in places]
        top = self._named("undealt", position.undealt, undealt)
        self._count_rest([*rows, top])
        for (_, _, _, zone), row in zip(places, rows):
            add_deck(table, self._filled(row), NOBODY, zone)
        add_deck(table, self._filled(top)[::-1], NOBODY, table.place_of(UNDEALT, NOBODY))
        table.thrown = table.discarded()[:]

    def _named(self, place: str, cards: Cards, count: int) -> list[int]:
        """The kinds that a place names, NOBODY for each card that is left to chance; exactly so many."""
        entries: tuple[str | int, ...] = (count,) if cards is None else (cards,) if isinstance(cards, int) else cards
        row: list[int] = []
        for at, entry in enumerate(entries):
            if isinstance(entry, int):
                if not 0 <= entry <= count:
                    raise impossible(place, f"{entry} cards are not possible", f"{entry} cartas no caben")
                row += [NOBODY] * entry
            elif fold(entry) in self.kinds:
                row.append(self.kinds[fold(entry)])
            else:
                raise impossible(f"{place}[{at}]", f"there is no card {entry!r}", f"no hay ninguna carta {entry!r}")
        if len(row) != count:
            raise impossible(place, f"there must be {count} cards, not {len(row)}", f"son {count}, no {len(row)}")
        return row

    def _count_rest(self, rows: list[list[int]]) -> None:
        """What is left of the ninety cards, in an order that the seed says."""
        used = Counter(kind for row in rows for kind in row if kind != NOBODY)
        for kind, count in used.items():
            if count > COPIES:
                name = TYPES[kind]
                raise impossible("players", f"there are {COPIES} copies of {name}", f"hay {COPIES} copias de {name}")
        rest = [kind for kind in range(len(TYPES)) for _ in range(COPIES - used[kind])]
        self.rest = Dice(int.from_bytes(key_of(self.position.seed)[:4], "big")).shuffled(rest)

    def _filled(self, row: list[int]) -> list[int]:
        return [self.rest.pop() if kind == NOBODY else kind for kind in row]

    def _take_palaces(self, table: OrtusGame) -> None:
        for seat, side in enumerate(self.position.players):
            if not side.palace:
                continue
            place = f"players[{seat}].palace"
            free = {COLOURS[table.colour_of(card)]: card for card in table.free_palaces()}
            if side.palace not in free:
                raise impossible(place, f"no Palace is {side.palace!r} any more", f"no queda Palacio {side.palace!r}")
            card = free[side.palace]
            table.palace[seat] = table.colour_of(card)
            move(table, card, table.place_of(Z.EARLDOM, seat))
            put_cube(table, seat)
