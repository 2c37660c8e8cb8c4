"""A pod as everybody at its table may know it, and what a room asks of whoever sees to its matches."""

from __future__ import annotations

from typing import Protocol

from mazo.kernel.codes import NOBODY
from mazo.series.pods import Pod
from mazo.server.livetable import LiveTable
from mazo.server.records import Bench, Pairing, Place, PodState
from mazo.texts.lang import Lang


class Steward(Protocol):
    """Whoever sees to the decks of bots and to the matches of a pod."""

    def wake(self) -> None:
        """Something has happened: perhaps there is something to do."""

    async def close(self) -> None:
        """Stop."""


def bench_of(pod: Pod, seat: int, deck: tuple[str, ...], lang: Lang) -> Bench:
    """What a seat builds from, with this deck and its faults; without one, with what is handed in or suggested."""
    pool = pod.pool(seat)
    given = pod.kind.deck_plan(pod.kind.draft_format(pod.format)).given
    if not deck:
        return Bench(tuple(pool), pod.decks[seat] or pod.suggestion(seat).deck, given)
    problems = pod.kind.judge_built(deck, pool, pod.format)
    said = tuple(one.message_es if lang == "es" else one.message_en for one in problems)
    return Bench(tuple(pool), deck, given, said)


def pod_state(table: LiveTable) -> PodState | None:
    """Where the pod of a table stands."""
    pod = table.pod
    if pod is None:
        return None
    rounds = tuple(
        tuple(
            Pairing(
                match.first,
                match.second,
                (*match.result.wins, match.result.draws) if match.result is not None else (),
                table.matches.get((number, at), ""),
            )
            for at, match in enumerate(row)
        )
        for number, row in enumerate(pod.rounds)
    )
    places = tuple(
        Place(row.seat, row.points, row.won, row.lost, row.drawn, row.opponents, row.games) for row in pod.standings
    )
    return PodState(
        stage=pod.stage,
        least=pod.kind.draft_format(pod.format).least,
        built=tuple(seat for seat, deck in enumerate(pod.decks) if deck),
        rounds=rounds,
        standings=places if rounds else (),
        champion=pod.champion if rounds else NOBODY,
        minutes=pod.kind.draft_format(pod.format).build if table.setup.clock else 0,
    )
