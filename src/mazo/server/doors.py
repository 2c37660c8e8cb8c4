"""Who may come in: fewer than the system can hold, not all from one address, and those who are silent go first."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address
from typing import Any, Final
from weakref import WeakKeyDictionary

from uvicorn.server import ServerState

MOST: Final = 4_096
"""So many connections are open at the same time, if the system can hold as many."""
SPARE: Final = 256
"""So many files are kept for other things: the database, the backroom, connections that are about to be refused."""
WANTED: Final = 16_384
"""So many files are asked of the system, if it was set to fewer; it may have set a limit to that."""
PER_ADDRESS: Final = 128
"""So many connections may come from one address. This machine's own has no limit, nor has a proxy that is trusted."""
AT_ONCE: Final = 64
"""So many connections are accepted before anything else is looked at."""
USUAL: Final = 448
"""Where nobody knows how many files the system can hold."""

_LOG: Final = logging.getLogger("mazo.server")


def let_many_come() -> None:
    """Ask the system for as many open files as a busy server needs."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):  # the system may refuse more than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def places() -> int:
    """How many connections there is place for."""
    if sys.platform == "win32":
        return USUAL
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST if soft == resource.RLIM_INFINITY else max(SPARE // 4, min(MOST, soft - SPARE))


class Door(socket.socket):
    """A listening socket that turns people away when the system can't hold another connection.

    Otherwise asyncio would try again, and write into the log, as fast as it can: the connection stays at the door. A
    file is kept open for nothing, so that there is one to close in order to let somebody in and out again.
    """

    _spare: int | None = None

    def accept(self) -> tuple[socket.socket, Any]:
        """The next connection that the system can hold; BlockingIOError if there is none."""
        while True:
            try:
                if self._spare is None:
                    self._spare = os.open(os.devnull, os.O_RDONLY)
                return super().accept()
            except OSError as error:
                if error.errno not in (errno.EMFILE, errno.ENFILE):
                    raise
            self._turn_away()

    def _turn_away(self) -> None:
        _LOG.error("no more files can be opened: a connection was turned away")
        self._close_spare()
        super().accept()[0].close()

    def _close_spare(self) -> None:
        if self._spare is not None:
            os.close(self._spare)
            self._spare = None

    def close(self) -> None:
        """Close the door, and the spare file with it."""
        self._close_spare()
        super().close()


class Crowd:
    """All connections of a server, by their transports."""

    def __init__(self, most: int, per_address: int = PER_ADDRESS) -> None:
        self._most = most
        self._per_address = per_address
        self.is_proxy: Callable[[str], bool] = lambda _: False
        """Whether an address brings others, who are counted by theirs."""
        self._addresses: Counter[str] = Counter()
        self._inside: dict[asyncio.BaseTransport, str] = {}
        self._silent: dict[asyncio.BaseTransport, None] = {}
        """Who has not asked for anything yet, or not for anything else: the longest first."""

    def __len__(self) -> int:
        return len(self._inside)

    def enter(self, transport: asyncio.Transport) -> bool:
        """Let a connection in; if there is no place, who has been silent longest goes."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        full = self._addresses[address] >= self._per_address
        if full and not _is_here(address) and not self.is_proxy(address):
            return False
        if len(self._inside) >= self._most and not self._dismiss():
            return False
        self._addresses[address] += 1
        self._inside[transport] = address
        self._silent[transport] = None
        return True

    def heard(self, transport: asyncio.BaseTransport) -> None:
        """A connection has asked for something."""
        self._silent.pop(transport, None)

    def waits(self, transport: asyncio.BaseTransport) -> None:
        """A connection has been answered, and may ask for something else."""
        if transport in self._inside:
            self._silent[transport] = None

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """A connection is gone."""
        self._silent.pop(transport, None)
        address = self._inside.pop(transport, None)
        if address is not None:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    def _dismiss(self) -> bool:
        longest = next(iter(self._silent), None)
        if not isinstance(longest, asyncio.Transport):
            return False
        self.leave(longest)
        longest.abort()
        return True


_CROWDS: Final[WeakKeyDictionary[ServerState, Crowd]] = WeakKeyDictionary()


def crowd_of(server: ServerState) -> Crowd:
    """The connections of that server."""
    crowd = _CROWDS.get(server)
    if crowd is None:
        crowd = _CROWDS[server] = Crowd(places())
    return crowd


def _is_here(address: str) -> bool:
    """Whether an address is this machine's own, for itself or for a proxy."""
    try:
        return ip_address(address.partition("%")[0]).is_loopback
    except ValueError:  # no address at all: a socket in a file
        return True
