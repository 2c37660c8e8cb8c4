"""How whoever runs a server wants it: its public name, whom it trusts, how much it allows, how long it keeps tables."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

LogForm = Literal["text", "json"]
DAY: Final = 86_400


class Keeping(msgspec.Struct, frozen=True):
    """After how many days a table at which nothing happens is deleted; 0: never."""

    waiting: float = 1.0
    """One at which no game has begun."""
    finished: float = 30.0
    live: float = 90.0
    """One whose game nobody has gone on with."""


class Hosting(msgspec.Struct, frozen=True):
    """What a host decides; a table at home needs none of it."""

    public_url: str = ""
    """Where people find the server; no other name is then answered to, but for those that are allowed."""
    allowed_hosts: tuple[str, ...] = ()
    forwarded_from: tuple[str, ...] = ()
    """Proxies whose word counts when they say for whom they ask."""
    metrics_from: tuple[str, ...] = ()
    """Who besides this machine may read the measures."""
    limits: float = 1.0
    """Multiplies what one address and one token may ask for; 0: no limits."""
    keeping: Keeping = Keeping()
    log: LogForm | None = None
    """Also what is merely worth knowing is written into the log, in this form; otherwise only what is wrong."""
    lab: float = 120.0
    """Seconds that one address may let the lab play at once, and again every ten minutes; 0: there is no lab."""
    admin: str = ""
    """The file of the socket by which `mazo admin` reaches the server; empty: none."""
    workers: int = 1
    """So many processes serve at this machine."""
    inner: str = "127.0.0.1"
    """Where other processes and machines reach this one: a host, and a port if it is not to be any; each further
    process has the next one."""


AT_HOME: Final = Hosting()
"""Nothing decided."""
