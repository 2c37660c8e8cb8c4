"""Who asks: the connection's own address, or behind a proxy that is trusted the one that it names."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

import msgspec
from starlette.datastructures import Headers
from starlette.types import Scope

from mazo.errors import BadConfig

Network = IPv4Network | IPv6Network

HOPS: Final = 16
"""So many addresses of a chain of proxies are looked at."""
NEIGHBOURS: Final = 64
"""Whoever has an IPv6 address has all of its network of this length."""


class Visitor(msgspec.Struct, frozen=True):
    """Who asks, and by which name of the server."""

    address: str
    host: str
    """The name that was asked for, with its port if it has one."""
    scheme: str
    local: bool
    """Whether somebody at this machine asks."""
    passed_on: bool = False
    """Whether a proxy has passed it on, be it trusted or not."""

    @property
    def group(self) -> str:
        """What is counted together: an IPv4 address, or a network of IPv6."""
        return group_of(self.address)


def networks(given: Sequence[str]) -> tuple[Network, ...]:
    """Addresses and networks as somebody has written them: 127.0.0.1, 10.0.0.0/8, fd00::/8.

    >>> networks(["127.0.0.1", "10.0.0.0/8"])
    (IPv4Network('127.0.0.1/32'), IPv4Network('10.0.0.0/8'))
    """
    found: list[Network] = []
    for text in given:
        try:
            found.append(ip_network(text.strip(), strict=False))
        except ValueError:
            raise BadConfig(
                f"“{text}” is no address and no network: 192.0.2.7 or 10.0.0.0/8.",
                f"«{text}» no es una dirección ni una red: 192.0.2.7 o 10.0.0.0/8.",
            ) from None
    return tuple(found)


def is_among(address: str, given: Sequence[Network]) -> bool:
    """Whether an address belongs to one of these networks."""
    plain = plain_address(address)
    return bool(plain) and any(ip_address(plain) in network for network in given)


def plain_address(text: str) -> str:
    """An address without zone, port and brackets, IPv4 as IPv4; empty if it is none.

    >>> plain_address("[2001:db8::7]:443"), plain_address("::ffff:192.0.2.7"), plain_address("unknown")
    ('2001:db8::7', '192.0.2.7', '')
    """
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return ""
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return str(mapped or found)


def group_of(address: str) -> str:
    """What of an address is counted together.

    >>> group_of("192.0.2.7"), group_of("2001:db8:1:2:3::7")
    ('192.0.2.7', '2001:db8:1:2::/64')
    """
    plain = plain_address(address)
    return str(ip_network(f"{plain}/{NEIGHBOURS}", strict=False)) if ":" in plain else plain


class Proxies:
    """Those whose word counts when they say for whom they ask."""

    def __init__(self, trusted: Sequence[str] = ()) -> None:
        self._trusted = networks(trusted)

    def trusts(self, address: str) -> bool:
        """Whether somebody is one of them."""
        return is_among(address, self._trusted)

    def visitor(self, scope: Scope) -> Visitor:
        """Who asks."""
        headers = Headers(scope=scope)
        peer = plain_address(scope["client"][0]) if scope.get("client") else ""
        loopback = not peer or ip_address(peer).is_loopback
        passed_on = "x-forwarded-for" in headers or "forwarded" in headers
        scheme = "https" if scope.get("scheme") in ("https", "wss") else "http"
        host = headers.get("host", "")
        if not self.trusts(peer):
            return Visitor(peer, host, scheme, loopback, passed_on)
        address = self._first_stranger(headers.getlist("x-forwarded-for"))
        return Visitor(
            address or peer,
            _last(headers, "x-forwarded-host") or host,
            _last(headers, "x-forwarded-proto") or scheme,
            local=not address and loopback and not passed_on,
            passed_on=passed_on,
        )

    def _first_stranger(self, lines: list[str]) -> str:
        """From the nearest on, the first of those passed through who is no proxy of ours; what is beyond is hearsay."""
        named = [part for line in lines for part in line.split(",")]
        for text in reversed(named[-HOPS:]):
            address = plain_address(text)
            if not address:
                return ""
            if not self.trusts(address):
                return address
        return plain_address(named[0]) if named else ""


def _last(headers: Headers, name: str) -> str:
    """What the nearest proxy has said under a name."""
    lines = headers.getlist(name)
    return lines[-1].rpartition(",")[2].strip() if lines else ""
