"""Many seats at once, stepped by several processes: one message a process and step, whatever the number of its tables.

A table whose game is over begins the next one by itself; the observation that comes back is already of that one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from typing import Any

import numpy as np

from mazo.environments.observing import ARRAYS
from mazo.environments.single import Single

MASK = "action_mask"


class Rack:
    """Some tables in one process."""

    def __init__(self, told: Mapping[str, Any], first: int, count: int, total: int) -> None:
        self._tables = [Single(**told) for _ in range(count)]
        self._first = first
        self._total = total
        self._games = [0] * count

    def reset(self, seed: int) -> dict[str, Any]:
        """Begin at every table; which game that is depends on the number of the table alone."""
        self._seed = seed
        self._games = [0] * len(self._tables)
        return stacked([self._begin(at) for at in range(len(self._tables))])

    def step(self, actions: Sequence[int]) -> tuple[dict[str, Any], Any, Any]:
        """Act at every table: what is seen then, what was won, and where a game was over."""
        seen, rewards, ended = [], [], []
        for at, (table, action) in enumerate(zip(self._tables, actions, strict=True)):
            found, reward, terminated, truncated, _ = table.step(action)
            over = terminated or truncated
            seen.append(self._begin(at) if over else found)
            rewards.append(reward)
            ended.append(over)
        return stacked(seen), np.array(rewards, dtype=np.float32), np.array(ended)

    def _begin(self, at: int) -> dict[str, Any]:
        table, number = self._tables[at], self._first + at
        while True:
            found, _ = table.reset(seed=self._seed + number + self._total * self._games[at])
            self._games[at] += 1
            if found[MASK].any():  # else the bots have ended the game before the agent was asked
                return found


class Fleet:
    """Tables in several processes, which are seen and stepped together.

    `told` is what `Single` is made with. With one process everything happens here.
    """

    def __init__(self, told: Mapping[str, Any], count: int, processes: int = 1) -> None:
        self.count = count
        sizes = [len(range(at, count, processes)) for at in range(min(processes, count))]
        firsts = [sum(sizes[:at]) for at in range(len(sizes))]
        self._sizes = sizes
        self._racks: list[Rack] = []
        self._pipes: list[Any] = []
        self._processes: list[Any] = []
        if len(sizes) == 1:
            self._racks = [Rack(told, 0, count, count)]
            return
        context = get_context("spawn")
        for first, size in zip(firsts, sizes, strict=True):
            ours, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(theirs, dict(told), first, size, count), daemon=True)
            process.start()
            self._pipes.append(ours)
            self._processes.append(process)

    def reset(self, seed: int) -> dict[str, Any]:
        """Begin at every table."""
        return joined(self._ask([("reset", seed)] * len(self._sizes)))

    def step(self, actions: Sequence[int]) -> tuple[dict[str, Any], Any, Any]:
        """Act at every table: what is seen then, what was won, and where a game was over."""
        asked, at = [], 0
        for size in self._sizes:
            asked.append(("step", [int(action) for action in actions[at : at + size]]))
            at += size
        found = self._ask(asked)
        return (
            joined([seen for seen, _, _ in found]),
            np.concatenate([rewards for _, rewards, _ in found]),
            np.concatenate([over for _, _, over in found]),
        )

    def close(self) -> None:
        """End the processes."""
        for pipe in self._pipes:
            pipe.send(None)
        for process in self._processes:
            process.join()

    def __enter__(self) -> Fleet:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _ask(self, asked: Sequence[tuple[str, Any]]) -> list[Any]:
        if self._racks:
            return [getattr(rack, name)(what) for rack, (name, what) in zip(self._racks, asked, strict=True)]
        for pipe, what in zip(self._pipes, asked, strict=True):
            pipe.send(what)
        return [pipe.recv() for pipe in self._pipes]


def stacked(seen: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Observations of several tables as one array for each name, and the masks."""
    arrays = {name: np.stack([one["observation"][name] for one in seen]) for name in ARRAYS}
    return {**arrays, MASK: np.stack([one[MASK] for one in seen])}


def joined(parts: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """What several processes have seen, in the order of the tables."""
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def _serve(pipe: Any, told: dict[str, Any], first: int, count: int, total: int) -> None:
    rack = Rack(told, first, count, total)
    while (asked := pipe.recv()) is not None:
        name, what = asked
        pipe.send(getattr(rack, name)(what))
