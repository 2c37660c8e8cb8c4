"""Who asks: the connection's own address, or the one that a trusted proxy names, and never what a stranger claims."""

from __future__ import annotations

import pytest

from mazo.errors import BadConfig
from mazo.server.guard.visitors import Proxies, Visitor, networks


def seen(trusted: list[str], peer: str, *headers: tuple[str, str]) -> Visitor:
    """Who the server takes a request to be from."""
    sent = [(name.encode(), value.encode()) for name, value in (("host", "inner:8320"), *headers)]
    return Proxies(trusted).visitor({"type": "http", "client": (peer, 1), "scheme": "http", "headers": sent})


def test_what_a_stranger_says_of_itself_does_not_count():
    found = seen(["10.0.0.1"], "192.0.2.7", ("x-forwarded-for", "203.0.113.9"), ("x-forwarded-host", "mazo.example"))
    assert (found.address, found.host, found.scheme) == ("192.0.2.7", "inner:8320", "http")


def test_a_trusted_proxy_says_for_whom_it_asks():
    found = seen(
        ["10.0.0.0/8"],
        "10.0.0.1",
        ("x-forwarded-for", "203.0.113.9"),
        ("x-forwarded-host", "mazo.example"),
        ("x-forwarded-proto", "https"),
    )
    assert (found.address, found.host, found.scheme) == ("203.0.113.9", "mazo.example", "https")
    assert not found.local


@pytest.mark.parametrize(
    ("chain", "address"),
    [
        ("203.0.113.9, 10.0.0.2", "203.0.113.9"),
        ("1.2.3.4, 203.0.113.9, 10.0.0.2", "203.0.113.9"),
        ("127.0.0.1, 203.0.113.9", "203.0.113.9"),
        ("nonsense", "10.0.0.1"),
        ("203.0.113.9, nonsense", "10.0.0.1"),
        ("[2001:db8::7]:443", "2001:db8::7"),
        ("203.0.113.9:5000", "203.0.113.9"),
        ("10.0.0.3, 10.0.0.2", "10.0.0.3"),
        ("", "10.0.0.1"),
    ],
)
def test_of_a_chain_the_nearest_stranger_counts(chain, address):
    assert seen(["10.0.0.0/8"], "10.0.0.1", ("x-forwarded-for", chain)).address == address


def test_whoever_comes_through_a_proxy_at_this_machine_is_not_local():
    assert seen([], "127.0.0.1").local
    assert not seen(["127.0.0.1"], "127.0.0.1", ("x-forwarded-for", "203.0.113.9")).local
    assert not seen(["127.0.0.1"], "127.0.0.1", ("x-forwarded-for", "nonsense")).local
    assert seen([], "127.0.0.1", ("x-forwarded-for", "203.0.113.9")).passed_on


def test_ipv6_is_counted_by_its_network_and_ipv4_within_it_as_ipv4():
    assert seen([], "2001:db8:1:2:aaaa::1").group == seen([], "2001:db8:1:2:bbbb::9").group
    assert seen([], "2001:db8:1:2::1").group != seen([], "2001:db8:1:3::1").group
    assert seen([], "::ffff:192.0.2.7").group == "192.0.2.7"


def test_what_is_no_network_is_refused_with_an_example():
    with pytest.raises(BadConfig) as error:
        networks(["nginx"])
    assert "10.0.0.0/8" in error.value.text("en")
    assert "«nginx» no es una dirección" in error.value.text("es")
