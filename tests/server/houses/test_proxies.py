"""The configurations in `deploy` for several servers are run as they stand, but for ports, paths and certificate."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from tests.deploy.test_deploy import (
    DEPLOY,
    HOSTED,
    NAME,
    Proxied,
    caddy_with,
    certificate,
    certified,
    nginx_with,
    rewritten,
)
from tests.server.houses.town import Town, town
from tests.server.program import free_port
from tests.server.support import Player, wish
from tests.server.test_lost_lines import wait_until

pytestmark = pytest.mark.postgres


@contextmanager
def behind_nginx(found: Town, folder: Path) -> Iterator[Proxied]:
    secure = free_port()
    changes = [
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{secure} ssl;"),
        ("server 10.0.0.1:8320", f"server 127.0.0.1:{found.houses[0].port}"),
        ("server 10.0.0.2:8320", f"server 127.0.0.1:{found.houses[1].port}"),
        *certified(*certificate(folder)),
    ]
    with nginx_with(rewritten((DEPLOY / "nginx-houses.conf").read_text(), changes), folder, secure, "off"):
        yield Proxied(found.houses[0], secure, folder)


@contextmanager
def behind_caddy(found: Town, folder: Path) -> Iterator[Proxied]:
    cert, key = certificate(folder)
    port = free_port()
    ports = " ".join(f"127.0.0.1:{house.port}" for house in found.houses)
    changes = [
        (f"{NAME} {{", f"https://{NAME}:{port} {{\n\ttls {cert} {key}\n"),
        ("reverse_proxy 10.0.0.1:8320 10.0.0.2:8320", f"reverse_proxy {ports}"),
    ]
    with caddy_with(rewritten((DEPLOY / "Caddyfile-houses").read_text(), changes), folder, port):
        yield Proxied(found.houses[0], port, folder)


@pytest.mark.parametrize("behind", [behind_nginx, behind_caddy])
def test_a_game_goes_on_through_the_proxy_when_its_house_is_killed(
    behind: Callable[[Town, Path], AbstractContextManager[Proxied]], tmp_path: Path, postgres: str
):
    with town(tmp_path, postgres, 2, *HOSTED) as found, behind(found, tmp_path) as proxied:
        origin = {"origin": f"https://{NAME}"}
        wait_until(lambda: proxied.ask("GET", "/health").status_code == 200)
        made = proxied.ask("POST", "/api/tables", json=wish(), headers=origin)
        assert made.status_code == 201, made.text
        table, token = made.json()["table"], made.json()["keys"][0]["token"]
        with proxied.connect(path=f"/ws/{table}") as socket:
            player = Player(socket, table, token)
            player.sit_down()
            player.play_on(5)
        found.owner(table).process.kill()

        def goes_on() -> bool:
            try:
                with proxied.connect(path=f"/ws/{table}") as socket:
                    player = Player(socket, table, token)
                    player.until("ask", "wait", "over")
                    player.play_on(3)
                    return True
            except (WebSocketException, OSError, TimeoutError):
                return False

        wait_until(goes_on)
        wait_until(lambda: proxied.ask("GET", f"/api/tables/{table}").status_code == 200)
