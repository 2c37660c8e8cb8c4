"""Addresses that are not let in, each until a time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from ipaddress import ip_address

from mazo.server.guard.visitors import Network, networks, plain_address


class Bans:
    """The networks that are shut out; the database keeps them, this is what is asked for each request."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._until: dict[Network, float] = {}

    def set(self, kept: Iterable[tuple[str, float]]) -> None:
        """What is so from now on: a network and until when (0: for ever)."""
        self._until = {networks([text])[0]: until for text, until in kept}

    def __len__(self) -> int:
        return len(self._until)

    def holds(self, address: str) -> bool:
        """Whether whoever comes from there is shut out."""
        plain = plain_address(address)
        if not plain or not self._until:
            return False
        found, now = ip_address(plain), self._clock()
        return any(found in network and (not until or until > now) for network, until in self._until.items())
