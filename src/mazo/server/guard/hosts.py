"""By which names the server may be asked: a page from elsewhere must not reach it under a name of its own."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from mazo.errors import BadConfig

PORTS: Final = {"http": 80, "https": 443}


class Hosts:
    """The names that are answered to, and the pages that may send something.

    A browser that was led here by a name of somebody else's ("DNS rebinding") asks for that name. Loopback names and
    bare addresses can't be anybody else's; further names are those that whoever runs the server has given.
    """

    def __init__(self, public_url: str = "", allowed: Sequence[str] = (), own: Sequence[str] = ()) -> None:
        self.public = _origin(public_url) if public_url else ""
        self._strict = bool(public_url)
        self._names = {name.lower().rstrip(".") for name in (*allowed, *(() if public_url else own))}
        if public_url:
            self._names.add(_parts(self.public)[1])

    @property
    def is_secure(self) -> bool:
        """Whether the public address is one that browsers shall only ask for encrypted."""
        return self.public.startswith("https:")

    def admits(self, host: str) -> bool:
        """Whether the server answers to that name."""
        name, _ = _split(host)
        if name in self._names:
            return True
        return not self._strict and (_is_loopback_name(name) or _is_address(name))

    def same_origin(self, origin: str | None, host: str) -> bool:
        """Whether a browser's page comes from this server; a client that is no browser names no origin."""
        if origin is None:
            return True
        try:
            scheme, name, port = _parts(origin)
            asked, at = _split(host)
        except ValueError:  # no address at all, or "null"
            return False
        if self.public and name == _parts(self.public)[1]:  # encrypted or not makes two of one name
            return (scheme, name, port) == _parts(self.public)
        return name == asked and port == (at or PORTS.get(scheme, 0)) and self.admits(host)


def _origin(url: str) -> str:
    """The origin of the public address."""
    try:
        scheme, name, port = _parts(url)
        bare = urlsplit(url).path in ("", "/") and not urlsplit(url).query
    except ValueError:
        bare = False
    if not bare:
        raise BadConfig(
            f"“{url}” is no public address: https://mazo.example, without a path.",
            f"«{url}» no es una dirección pública: https://mazo.example, sin ruta.",
        )
    shown = f"[{name}]" if ":" in name else name
    return f"{scheme}://{shown}" + ("" if port == PORTS[scheme] else f":{port}")


def _parts(url: str) -> tuple[str, str, int]:
    """Scheme, name and port of an address; ValueError if it is none that a browser could show."""
    split = urlsplit(url.strip().lower())
    if split.scheme not in PORTS or not split.hostname:
        raise ValueError(url)
    return split.scheme, split.hostname.rstrip("."), split.port or PORTS[split.scheme]


def _split(host: str) -> tuple[str, int]:
    """The name and the port (0: none) of what a client has asked for."""
    try:
        split = urlsplit(f"//{host.strip().lower()}")
        return (split.hostname or "").rstrip("."), split.port or 0
    except ValueError:
        return "", 0


def _is_loopback_name(name: str) -> bool:
    return name == "localhost" or name.endswith(".localhost")


def _is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
