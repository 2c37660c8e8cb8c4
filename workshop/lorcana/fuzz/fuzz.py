"""Many random games in all editions, and what came of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import msgspec

import mazo.kernel.loop
from mazo.errors import BadConfig
from mazo.games.lorcana.deal import edition_named
from mazo.games.lorcana.rules.editions import editions
from workshop.lorcana.fuzz.play import Fault, fuzzed
from workshop.lorcana.fuzz.pool import Pool, Synthetic
from workshop.lorcana.fuzz.reach import Reach, missing_features
from workshop.lorcana.fuzz.shelf import Shelf

MOST_FAULTS = 20
SEATS = (2, 3, 4)


class Found(msgspec.Struct, frozen=True):
    """Something that was not as it must be, and the game in which it can be seen again."""

    seed: int
    players: int
    edition: str
    what: str
    pool: str = Synthetic.name

    @property
    def command(self) -> str:
        """How to see it again."""
        whose = "" if self.pool == Synthetic.name else f" --cards {self.pool}"
        return (
            f"mazo fuzz lorcana{whose} --games 1 --seed {self.seed} --players {self.players} --edition {self.edition}"
        )


class FuzzReport(msgspec.Struct):
    """What a run of the fuzz found; `missed` and `one_sided` are empty once enough games were played."""

    seed: int
    pool: str = Synthetic.name
    games: int = 0
    decisions: int = 0
    turns: int = 0
    unfinished: int = 0
    cards: int = 0
    cpu_s: float = 0.0
    compiled: bool = False
    editions: list[str] = []
    players: list[int] = []
    faults: list[Found] = []
    missed: list[str] = []
    """Features of the ability tree that no game of any edition reached."""
    missed_nodes: list[str] = []
    """Nodes of the cards' trees that no game reached in any of the editions."""
    one_sided: list[str] = []
    plays: dict[str, int] = {}
    """How often each card was played, the least played first."""
    """Conditions that were true in all games of all editions, or false in all."""


def fuzz(
    games: int,
    *,
    cards: str = Synthetic.name,
    seed: int = 0,
    players: int | None = None,
    edition: str | None = None,
    every: int = 1,
    watch: Callable[[int], None] | None = None,
) -> FuzzReport:
    """Play so many games; game after game the seed goes up by one, and it says who plays by which edition.

    Synthetic cards are played by all editions, the catalogue's by the newest one, unless one is named.
    """
    pool = pool_named(cards)
    names = list(editions()) if edition is None and cards == Synthetic.name else [edition_named(edition).name]
    seats = SEATS if players is None else (players,)
    if games < 1 or any(count not in SEATS for count in seats):
        raise BadConfig(
            "The fuzz plays at least one game, with 2, 3 or 4 players.",
            "La prueba aleatoria juega al menos una partida, con 2, 3 o 4 jugadores.",
        )
    reaches: dict[str, Reach] = {}
    report = FuzzReport(seed, pool.name, cards=len(pool.cards), editions=names, players=list(seats))
    report.compiled = not str(mazo.kernel.loop.__file__).endswith(".py")
    start = time.process_time()
    for number in range(seed, seed + games):
        name = names[number // len(seats) % len(names)]
        count = seats[number % len(seats)]
        if name not in reaches:
            reaches[name] = Reach(edition_named(name), pool)
        try:
            played = fuzzed(reaches[name], count, number, every)
            report.decisions += played.decisions
            report.turns += played.turns
            report.unfinished += played.unfinished
        except Fault as fault:
            report.faults.append(Found(number, count, name, str(fault), pool.name))
        report.games += 1
        if watch is not None:
            watch(report.games)
        if len(report.faults) >= MOST_FAULTS:
            break
    _tell(report, list(reaches.values()))
    report.cpu_s = round(time.process_time() - start, 3)
    return report


def pool_named(name: str) -> Pool:
    """The pool of that name."""
    for pool in (Synthetic(), Shelf()):
        if pool.name == name:
            return pool
    raise BadConfig(
        f"The fuzz plays with {Synthetic.name} cards or with those of the {Shelf.name}, not with {name!r}.",
        f"La prueba aleatoria juega con cartas «{Synthetic.name}» o «{Shelf.name}», no con {name!r}.",
    )


def _tell(report: FuzzReport, reaches: Sequence[Reach]) -> None:
    reached: set[str] = set()
    for reach in reaches:
        reached |= reach.reached_features()
    report.missed = missing_features(reached)
    report.missed_nodes = _everywhere([reach.missed() for reach in reaches])
    plays = [sum(counts) for counts in zip(*(reach.plays for reach in reaches), strict=True)]
    known = [card.full_name for card in reaches[0].pool.cards]
    report.plays = dict(sorted(zip(known, plays, strict=True), key=lambda pair: pair[1]))
    report.one_sided = _everywhere([reach.one_sided() for reach in reaches])


def _everywhere(lists: list[list[str]]) -> list[str]:
    """What stands in all of the lists."""
    return [line for line in dict.fromkeys(lists[0]) if all(line in other for other in lists[1:])] if lists else []
