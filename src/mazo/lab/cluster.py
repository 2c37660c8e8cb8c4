"""Numbered games played on a Ray cluster: the same chunks as with local processes, on whichever machines there are.

Ray plays a chunk again if it is lost with its machine; since each game is a pure function of its number, that changes
nothing. Every machine needs the same version of Mazo, which each chunk asks for.
"""

from __future__ import annotations

import importlib
import os
from collections import deque
from collections.abc import Iterator, Sequence
from functools import lru_cache
from time import process_time_ns
from typing import TYPE_CHECKING, Any, Final

import msgspec

from mazo._version import __version__
from mazo.errors import BadConfig

if TYPE_CHECKING:
    from mazo.lab.crew import Job, Work

AHEAD: Final = 4
"""So many chunks are under way for each processor: none waits for work, and few are in vain after an interrupt."""
RETRIES: Final = 20
"""So often a chunk is played again that was lost with its machine."""


class Cluster:
    """A Ray cluster to play on: one that runs at an address, or, without one, this machine."""

    def __init__(self, address: str = "") -> None:
        self._ray = _library()
        self._own = not self._ray.is_initialized()
        if self._own:
            try:
                self._ray.init(address=address or "local", log_to_driver=False, logging_level="ERROR")
            except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
                raise BadConfig(
                    f"There is no Ray cluster at {address or 'this machine'}: {error}",
                    f"No hay ningún clúster de Ray en {address or 'esta máquina'}: {error}",
                ) from None

    @property
    def processors(self) -> int:
        """How many processors its machines have now."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def play(self, job: Job, chunks: Sequence[range]) -> Iterator[tuple[list[list[int]], int]]:
        """The rows of each chunk and the processor time that they took, in the order of the chunks."""
        ray = self._ray
        remote = ray.remote(num_cpus=1, max_retries=RETRIES)(played)
        sort = type(job)
        told = (sort.__module__, sort.__qualname__, msgspec.json.encode(job), __version__)
        under_way: deque[Any] = deque()
        coming = iter(chunks)
        try:
            for _ in chunks:
                while len(under_way) < AHEAD * self.processors and (chunk := next(coming, None)) is not None:
                    under_way.append(remote.remote(*told, chunk.start, chunk.stop))
                rows, cpu_ns, strange = ray.get(under_way.popleft())
                if strange:
                    raise BadConfig(
                        f"A machine of the cluster has Mazo {strange}, and this one {__version__}: install the same.",
                        f"Una máquina del clúster tiene Mazo {strange} y esta {__version__}: instala la misma versión.",
                    )
                yield rows, cpu_ns
        finally:
            for one in under_way:
                ray.cancel(one, force=True)

    def close(self) -> None:
        """Leave the cluster, if it was entered here."""
        if self._own:
            self._ray.shutdown()


def played(module: str, name: str, job: bytes, version: str, start: int, stop: int) -> tuple[list[list[int]], int, str]:
    """Play some games of a job: their rows, the processor time, and the version of Mazo here if it is another one."""
    if version != __version__:
        return [], 0, __version__
    began = process_time_ns()
    work = _work(module, name, job)
    rows = [list(work.play(number)) for number in range(start, stop)]
    return rows, process_time_ns() - began, ""


@lru_cache(maxsize=2)
def _work(module: str, name: str, job: bytes) -> Work:
    made: Job = msgspec.json.decode(job, type=getattr(importlib.import_module(module), name))
    return made.work()


def _library() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that somebody plays
    try:
        import ray
    except ImportError:
        raise BadConfig(
            "Ray is not installed: pip install 'mazo[ray]' brings it.",
            "Ray no está instalado: pip install 'mazo[ray]' lo trae.",
        ) from None
    return ray
