"""By which names the server is asked, and which pages may send it something."""

from __future__ import annotations

import pytest

from mazo.errors import BadConfig
from mazo.server.guard.hosts import Hosts

AT_HOME = Hosts(own=("den", "den.local"))
PUBLIC = Hosts("https://mazo.example", ("tables.example",), ("den",))


@pytest.mark.parametrize(
    "host",
    ["localhost:8320", "127.0.0.1:8320", "[::1]:8320", "192.168.1.17:8320", "den:8320", "DEN.local", "a.localhost"],
)
def test_at_home_it_answers_to_loopback_to_addresses_and_to_its_own_name(host):
    assert AT_HOME.admits(host)


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8320", "", "localhost.evil.example", "127.0.0.1.evil.example"]
)
def test_a_name_of_somebody_else_is_not_answered_to(host):
    assert not AT_HOME.admits(host)


@pytest.mark.parametrize(
    ("host", "admitted"),
    [
        ("mazo.example", True),
        ("mazo.example:443", True),
        ("MAZO.example.", True),
        ("tables.example", True),
        ("localhost:8320", False),
        ("127.0.0.1:8320", False),
        ("den", False),
    ],
)
def test_with_a_public_address_only_that_counts_and_what_was_allowed(host, admitted):
    assert PUBLIC.admits(host) == admitted


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        (None, "mazo.example", True),
        ("https://mazo.example", "mazo.example", True),
        ("https://mazo.example", "mazo.example:443", True),
        ("https://mazo.example", "tables.example", True),
        ("https://tables.example", "tables.example", True),
        ("https://mazo.example:444", "mazo.example", False),
        ("https://evil.example", "mazo.example", False),
        ("https://evil.example", "evil.example", False),
        ("null", "mazo.example", False),
        ("https://[bad", "mazo.example", False),
    ],
)
def test_behind_a_proxy_a_page_of_the_public_address_may_send(origin, host, same):
    assert PUBLIC.same_origin(origin, host) == same


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("http://localhost:8320", "localhost:8320", True),
        ("http://localhost:9000", "localhost:8320", False),
        ("http://192.168.1.17:8320", "192.168.1.17:8320", True),
        ("http://evil.example:8320", "evil.example:8320", False),
        ("http://den", "den:80", True),
    ],
)
def test_at_home_a_page_of_the_same_name_and_port_may_send(origin, host, same):
    assert AT_HOME.same_origin(origin, host) == same


@pytest.mark.parametrize(
    "url", ["mazo.example", "ftp://mazo.example", "https://mazo.example/play", "https://", "https://[x"]
)
def test_what_is_no_public_address_is_refused_with_an_example(url):
    with pytest.raises(BadConfig) as error:
        Hosts(url)
    assert "https://mazo.example" in error.value.text("en")
    assert "sin ruta" in error.value.text("es")
