"""Start the server, and say where it is."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, closing, suppress
from types import FrameType
from typing import Any, Final

import msgspec
import uvicorn
from starlette.applications import Starlette

from mazo.errors import BadConfig
from mazo.home import data_folder, ensured
from mazo.protocol.messages import REQUEST_LIMIT
from mazo.server.app import application
from mazo.server.collecting import collect_gently
from mazo.server.doors import AT_ONCE, Door, crowd_of, let_many_come
from mazo.server.guard.visitors import Proxies
from mazo.server.hall import Hall
from mazo.server.hosting import AT_HOME, Hosting
from mazo.server.houses.house import House
from mazo.server.line import Line
from mazo.server.log import spare_the_log, write_log
from mazo.server.operate.draining import Draining
from mazo.server.records import Wish
from mazo.server.store import Store
from mazo.server.store.database import is_sqlite
from mazo.server.store.leases import Leases
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
    found = Found.at(listen(host, port), host)

    async def begun(app: Starlette) -> None:
        page = "/"
        if wish is not None:
            made = await app.state.hall.make(wish)
            page = f"/t/{made.table}#{','.join(key.token for key in made.keys)}"
        ready(hosting.public_url or found.address, page, list(found.others))

    serve_at(found, database or usual_database(), hosting, begun, share)


class Found(msgspec.Struct, frozen=True):
    """Where a server listens, and how it is found there."""

    listening: socket.socket
    host: str
    address: str
    others: tuple[str, ...]
    """The addresses at which others on the network find it."""

    @classmethod
    def at(cls, listening: socket.socket, host: str) -> Found:
        """What a listening socket is found by."""
        port = listening.getsockname()[1]
        here = "127.0.0.1" if host in EVERYWHERE else host
        others = tuple(f"http://{address}:{port}" for address in _addresses()) if host in EVERYWHERE else ()
        return cls(listening, host, f"http://{here}:{port}", others)


def serve_at(
    found: Found, database: str, hosting: Hosting, begun: Callable[[Starlette], Awaitable[None]], share: str
) -> None:
    """Serve in this process until somebody stops it; in PostgreSQL it may have others beside it."""
    let_many_come()
    write_log(hosting.log)
    spare_the_log()
    store = Store(database)
    sockets, house = [found.listening], None
    if not is_sqlite(store.engine):
        sockets.append(inner := listen(*inner_place(hosting.inner)))
        host, port = inner.getsockname()[:2]
        house = House(Leases(database), f"[{host}]:{port}" if ":" in host else f"{host}:{port}")

    async def ready(_: Hall) -> None:
        server.loop = asyncio.get_running_loop()
        collect_gently()
        await begun(app)

    def end() -> None:
        server.end()

    def is_known(address: str) -> bool:
        return proxies.trusts(address) or (house is not None and house.knows(address))

    app = application(store, ready, hosting, own_names=_names(), end=end, house=house)
    app.state.addresses = app.state.addresses or found.others
    app.state.share = share if is_loopback(found.host) and not hosting.public_url else ""
    server = Served(uvicorn.Config(app, **SETTINGS))
    server.draining = app.state.draining
    proxies = Proxies(hosting.forwarded_from)
    crowd_of(server.server_state).is_proxy = is_known
    with ExitStack() as opened:
        for each in sockets:
            opened.enter_context(closing(each))
        server.run(sockets=sockets)


def inner_place(given: str, further: int = 0) -> tuple[str, int]:
    """The host and port at which other houses reach the first process, or one of the further ones.

    >>> inner_place("127.0.0.1"), inner_place("10.0.0.7:8400", 2), inner_place("[fd00::7]:8400")
    (('127.0.0.1', 0), ('10.0.0.7', 8402), ('fd00::7', 8400))
    """
    bare = given.count(":") != 1 and not given.startswith("[")
    host, _, port = (given, "", "0") if bare else given.rpartition(":")
    host = host.strip("[]")
    if not host or host in EVERYWHERE or not (port.isascii() and port.isdigit() and int(port) + further < 1 << 16):
        raise BadConfig(
            f"Other processes can't reach “{given}”: 10.0.0.7 or 10.0.0.7:8400, an address of this machine.",
            f"Otros procesos no llegan a «{given}»: 10.0.0.7 o 10.0.0.7:8400, una dirección de esta máquina.",
        )
    return host, int(port) + further if int(port) else 0


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
