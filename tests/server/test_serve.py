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
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://mazo") as client:
        found: list[str] = (await client.get("/api/about")).json()["addresses"]
        return found


@pytest.mark.parametrize(("host", "found"), [("127.0.0.1", 0), ("0.0.0.0", 1)])
def test_the_page_is_told_the_addresses_at_which_the_server_listens(monkeypatch, tmp_path: Path, host, found):
    told: list[str] = []

    def ask_about(server: Any, **_: Any) -> None:
        told.extend(asyncio.run(addresses(server.config.app)))

    monkeypatch.setattr(serve, "_addresses", lambda: ["192.168.1.20"])
    monkeypatch.setattr("uvicorn.Server.run", ask_about)
    serve.run(host, 0, f"sqlite:///{tmp_path / 'tables.db'}", lambda *_: None)
    assert [address.rpartition(":")[0] for address in told] == ["http://192.168.1.20"] * found
