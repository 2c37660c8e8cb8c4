"""Pods that bots hold, and matches that bots play among themselves, at full speed."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from mazo.bots import fast_named
from mazo.bots.fast import play_out
from mazo.kernel.rng import Dice
from mazo.series.pods import Pod
from mazo.series.series import Series

CAP = 50_000
"""No game of bots takes so many picks; one that does is drawn."""


def dice_for(seed: str, what: str) -> Dice:
    """What bots leave to chance, from the seed of the pod."""
    return Dice(int.from_bytes(hashlib.sha256(f"mazo/pod-bots/{what}/{seed}".encode()).digest()[:7], "big"))


def hold_draft(pod: Pod, bots: Sequence[str]) -> None:
    """Let bots draft for everybody."""
    play_out(pod.draft.table, [fast_named(name) for name in bots], dice_for(pod.seed, "draft"))


def build_all(pod: Pod) -> None:
    """Everybody who has no deck yet takes the one that is suggested."""
    for seat in range(pod.players):
        if not pod.decks[seat] and pod.stage == "building":
            pod.build(seat, pod.suggestion(seat).deck)


def play_match(series: Series, bots: Sequence[str], dice: Dice) -> tuple[tuple[int, ...], int]:
    """A match of bots: the games that each has won, and those that nobody has."""
    seated = [fast_named(name) for name in bots]
    for _ in range(2 * series.format.games):
        play_out(series.game.table, seated, dice, CAP)
        outcome = series.game.outcome
        if outcome is None:
            wins, draws = series.counted
            return wins, draws + 1
        if series.outcome is not None:
            break
        series.next()
    return series.counted


def play_open(pod: Pod, bots: Sequence[str], *, without: Sequence[int] = ()) -> None:
    """Play the matches of the round that are open, but those of some seats."""
    number = len(pod.rounds) - 1
    for at in pod.open_matches():
        match = pod.rounds[number][at]
        if match.first in without or match.second in without:
            continue
        pair = [bots[match.first], bots[match.second]]
        wins, draws = play_match(pod.series(number, at), pair, dice_for(pod.seed, f"{number}/{at}"))
        pod.report(number, at, wins, draws)


def hold(pod: Pod, bots: Sequence[str]) -> None:
    """From packs to the champion."""
    hold_draft(pod, bots)
    build_all(pod)
    while pod.stage == "rounds":
        play_open(pod, bots)
