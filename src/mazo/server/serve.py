"""Start the server, and say where it is."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import Callable
from contextlib import closing, suppress
from types import FrameType
from typing import Any, Final

import uvicorn

from mazo.errors import BadConfig
from mazo.home import data_folder, ensured
from mazo.protocol.messages import REQUEST_LIMIT
from mazo.server.app import application
from mazo.server.collecting import collect_gently
from mazo.server.doors import AT_ONCE, Door, crowd_of, let_many_come
from mazo.server.guard.visitors import Proxies
from mazo.server.hall import Hall
from mazo.server.hosting import AT_HOME, Hosting
from mazo.server.line import Line
from mazo.server.log import spare_the_log, write_log
from mazo.server.operate.draining import Draining
from mazo.server.records import Wish
from mazo.server.store import Store
from mazo.server.wire import Peer

EVERYWHERE: Final = ("0.0.0.0", "::")  # only if whoever starts the server asks for it
ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that is kept for examples, so nobody has it."""
PING: Final = 20.0
"""A peer that has been silent for twice as many seconds is gone."""

SETTINGS: Final[dict[str, Any]] = {
    "log_level": "warning",
    "access_log": False,
    "server_header": False,
    "proxy_headers": False,  # the guard decides whom to believe
    "http": Line,
    "backlog": AT_ONCE,
    "ws": Peer,
    "ws_max_size": REQUEST_LIMIT,
    "ws_ping_interval": PING,
    "ws_ping_timeout": PING,
    "timeout_graceful_shutdown": 3,
    "log_config": None,
}

Ready = Callable[[str, str, list[str]], None]
"""Hears the address of the server, the page to open, and the addresses at which others on the network find it."""


def usual_database() -> str:
    """The database beside the user's other data, as a URL."""
    return f"sqlite:///{ensured(data_folder()) / 'tables.db'}"


class Served(uvicorn.Server):
    """A server that ends gently when the system asks it to: the players are told first."""

    draining: Draining | None = None
    loop: asyncio.AbstractEventLoop | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Drain at the first SIGTERM; whatever else comes ends it at once."""
        if sig == signal.SIGTERM and self.draining is not None and self.loop is not None and not self.should_exit:
            self.loop.call_soon_threadsafe(self.draining.begin)
        else:
            super().handle_exit(sig, frame)

    def end(self) -> None:
        """Close the connections and stop."""
        self.should_exit = True


def run(
    host: str,
    port: int,
    database: str | None,
    ready: Ready,
    wish: Wish | None = None,
    *,
    share: str = "",
    hosting: Hosting = AT_HOME,
) -> None:
    """Serve until somebody stops it; with a wish, there is a table to sit down at.

    `share` is what to start instead if others are to come, too.
    """
    let_many_come()
    write_log(hosting.log)
    spare_the_log()
    listening = listen(host, port)
    found = listening.getsockname()[1]
    here = "127.0.0.1" if host in EVERYWHERE else host
    others = [f"http://{address}:{found}" for address in _addresses()] if host in EVERYWHERE else []

    async def begun(hall: Hall) -> None:
        server.loop = asyncio.get_running_loop()
        page = "/"
        if wish is not None:
            made = await hall.make(wish)
            page = f"/t/{made.table}#{','.join(key.token for key in made.keys)}"
        collect_gently()
        ready(hosting.public_url or f"http://{here}:{found}", page, others)

    def end() -> None:
        server.end()

    app = application(Store(database or usual_database()), begun, hosting, own_names=_names(), end=end)
    app.state.addresses = app.state.addresses or tuple(others)
    app.state.share = share if is_loopback(host) and not hosting.public_url else ""
    server = Served(uvicorn.Config(app, **SETTINGS))
    server.draining = app.state.draining
    crowd_of(server.server_state).is_proxy = Proxies(hosting.forwarded_from).trusts
    with closing(listening):
        server.run(sockets=[listening])


def is_loopback(host: str) -> bool:
    """Whether nobody but this computer can reach an address.

    >>> is_loopback("127.0.0.1"), is_loopback("0.0.0.0"), is_loopback("192.168.1.17")
    (True, False, False)
    """
    return host in ("localhost", "::1") or host.startswith("127.")


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; 0 is any free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named because asyncio asks for it before it lets small messages go at once (TCP_NODELAY).
    listening = Door(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise BadConfig(
            f"Nobody can listen at {host}:{port}: {error}.", f"No se puede escuchar en {host}:{port}: {error}."
        ) from None
    listening.listen(AT_ONCE)
    return listening


def _names() -> tuple[str, ...]:
    """The names by which others on the network may know this machine."""
    name = socket.gethostname().lower()
    return (name, f"{name.partition('.')[0]}.local", name.partition(".")[0])


def _addresses() -> list[str]:
    """The addresses of this machine on its network: those of its name, and the one from which it would go out."""
    found: set[str | int] = set()
    with suppress(OSError):
        found |= {info[4][0] for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)}
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as going:
        going.connect(ELSEWHERE)  # nothing is sent: only the way there is looked up
        found.add(going.getsockname()[0])
    return sorted(str(address) for address in found if not str(address).startswith("127."))
