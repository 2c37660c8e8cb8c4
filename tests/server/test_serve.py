"""Starting the server: the page can tell where others on the network find it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from mazo.server import serve


async def addresses(app: Any) -> list[str]:
    """What the page is told."""
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
        found: list[str] = (await client.get("/api/about")).json()["addresses"]
        return found


class Going:
    """A socket of a machine that goes out from one address."""

    def __enter__(self) -> Going:
        return self

    def __exit__(self, *_: object) -> None:
        return None

    def connect(self, _: object) -> None:
        """There is a way."""

    def getsockname(self) -> tuple[str, int]:
        """Where it begins."""
        return "192.168.1.20", 40_000


def test_a_machine_whose_name_means_only_itself_still_finds_its_address(monkeypatch):
    monkeypatch.setattr("socket.getaddrinfo", lambda *_: [(2, 1, 6, "", ("127.0.1.1", 0))])
    monkeypatch.setattr("socket.socket", lambda *_: Going())
    assert serve._addresses() == ["192.168.1.20"]


def test_a_machine_without_a_name_or_a_network_has_no_address(monkeypatch):
    def fails(*_: object) -> None:
        raise OSError

    monkeypatch.setattr("socket.getaddrinfo", fails)
    monkeypatch.setattr("socket.socket", fails)
    assert serve._addresses() == []


@pytest.mark.parametrize(("host", "found"), [("127.0.0.1", 0), ("0.0.0.0", 1)])
def test_the_page_is_told_the_addresses_at_which_the_server_listens(monkeypatch, tmp_path: Path, host, found):
    told: list[str] = []

    def ask_about(server: Any, **_: Any) -> None:
        told.extend(asyncio.run(addresses(server.config.app)))

    monkeypatch.setattr(serve, "_addresses", lambda: ["192.168.1.20"])
    monkeypatch.setattr("uvicorn.Server.run", ask_about)
    serve.run(host, 0, f"sqlite:///{tmp_path / 'tables.db'}", lambda *_: None)
    assert [address.rpartition(":")[0] for address in told] == ["http://192.168.1.20"] * found
