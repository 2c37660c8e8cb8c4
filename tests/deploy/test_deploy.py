"""The configurations in `deploy` are run as they stand, but for ports, paths and the certificate."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.program import Program, free_port, mazo, running
from tests.server.support import PATIENCE, Player, wish
from tests.server.test_lost_lines import wait_until

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "mazo.example"
HOSTED = ("--public-url", f"https://{NAME}", "--forwarded-from", "127.0.0.1")


def needs(program: str) -> str:
    """Where a program is; without it the test says that it did not run."""
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"{program} is not installed: its configuration was not tried")
    return found


@contextmanager
def started(command: list[str], port: int, log: Path, **environment: str) -> Iterator[None]:
    """A program that listens at a port, and is gone afterwards."""
    with log.open("w") as written:
        process = subprocess.Popen(command, stdout=written, stderr=written, env={**os.environ, **environment})
    try:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert process.poll() is None, log.read_text()
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


class Proxied:
    """A server behind a proxy, as somebody sees it who asks for https://mazo.example."""

    def __init__(self, program: Program, port: int, folder: Path) -> None:
        self.program = program
        self.port = port
        self.folder = folder
        self._context = ssl.create_default_context()
        self._context.check_hostname = False
        self._context.verify_mode = ssl.CERT_NONE
        self.http = httpx.Client(timeout=PATIENCE, verify=self._context, trust_env=False)

    def ask(self, method: str, path: str, **options: Any) -> httpx.Response:
        """Ask for an address of the public name."""
        headers = {"host": NAME, **options.pop("headers", {})}
        sent = {"sni_hostname": NAME}
        return self.http.request(
            method, f"https://127.0.0.1:{self.port}{path}", headers=headers, extensions=sent, **options
        )

    def connect(
        self, origin: str = f"https://{NAME}", host: str = NAME, path: str = "/ws", **headers: str
    ) -> ClientConnection:
        """A socket as a browser opens it."""
        opened: ClientConnection = connect(
            f"wss://{host}{path}",
            sock=socket.create_connection(("127.0.0.1", self.port), PATIENCE),
            ssl=self._context,
            server_hostname=NAME,
            origin=Origin(origin),
            additional_headers=headers,
            max_size=None,
            open_timeout=PATIENCE,
        )
        return opened


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for the name that nobody but this test believes."""
    key, found = folder / "key.pem", folder / "cert.pem"
    request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    subprocess.run(
        [needs("openssl"), *request, "-keyout", str(key), "-out", str(found)], check=True, capture_output=True
    )
    return found, key


def rewritten(config: str, changes: Iterable[tuple[str, str]]) -> str:
    """An example configuration with the names, ports and files of a test; each place must be there."""
    for old, new in changes:
        assert old in config, old
        config = config.replace(old, new)
    return config


@contextmanager
def nginx_with(config: str, folder: Path, port: int, log: str) -> Iterator[None]:
    """nginx with a site of its own, as whoever runs the tests, in a folder of theirs."""
    nginx = needs("nginx")
    (folder / "mazo.conf").write_text(re.sub(r"\n\s*listen \[::\].*", "", config))  # there may be no IPv6 here
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    own = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    user = "user root;\n" if os.geteuid() == 0 else ""  # whoever runs the tests owns the folder
    main = folder / "nginx.conf"
    main.write_text(
        f"{user}daemon off;\npid {folder}/nginx.pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
        f"http {{\naccess_log {log};\n{own}include {folder}/mazo.conf;\n}}\n"
    )
    with started([nginx, "-p", str(folder), "-c", str(main)], port, folder / "nginx.out"):
        yield


@contextmanager
def caddy_with(config: str, folder: Path, port: int) -> Iterator[None]:
    """Caddy with a site of its own."""
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + config)
    command = [needs("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    with started(command, port, folder / "caddy.out", HOME=str(folder), XDG_DATA_HOME=str(folder)):
        yield


def certified(cert: Path, key: Path) -> list[tuple[str, str]]:
    """Where nginx finds the certificate."""
    kept = f"/etc/letsencrypt/live/{NAME}"
    return [(f"{kept}/fullchain.pem", str(cert)), (f"{kept}/privkey.pem", str(key))]


@contextmanager
def behind_nginx(program: Program, folder: Path) -> Iterator[Proxied]:
    plain, secure = free_port(), free_port()
    changes = [
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{secure} ssl;"),
        ("127.0.0.1:8320;", f"127.0.0.1:{program.port};"),
        *certified(*certificate(folder)),
    ]
    config = rewritten((DEPLOY / "nginx.conf").read_text(), changes)
    with nginx_with(config, folder, secure, f"{folder}/access.log combined"):
        moved = httpx.get(f"http://127.0.0.1:{plain}/t/x", headers={"host": NAME}, trust_env=False)
        assert moved.headers["location"] == f"https://{NAME}/t/x"
        yield Proxied(program, secure, folder)


@contextmanager
def behind_caddy(program: Program, folder: Path) -> Iterator[Proxied]:
    cert, key = certificate(folder)
    port = free_port()
    changes = [
        (f"{NAME} {{", f"https://{NAME}:{port} {{\n\ttls {cert} {key}\n"),
        ("reverse_proxy 127.0.0.1:8320", f"reverse_proxy 127.0.0.1:{program.port}"),
    ]
    with caddy_with(rewritten((DEPLOY / "Caddyfile").read_text(), changes), folder, port):
        yield Proxied(program, port, folder)


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def proxied(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    folder = tmp_path_factory.mktemp(str(request.param))
    needs(str(request.param))
    admin = ("--admin", str(folder / "admin.sock"))
    behind = behind_nginx if request.param == "nginx" else behind_caddy
    with running(folder, *HOSTED, *admin) as program, behind(program, folder) as found:
        yield found


def test_a_game_is_played_through_the_proxy(proxied):
    table = proxied.ask("POST", "/api/tables", json=wish(), headers={"origin": f"https://{NAME}"})
    assert table.status_code == 201, table.text
    made = table.json()
    with proxied.connect() as socket:
        player = Player(socket, made["table"], made["keys"][0]["token"])
        player.sit_down()
        player.play_on(25)
    assert proxied.ask("GET", f"/api/tables/{made['table']}").json()["state"] in ("playing", "over")


def test_pages_of_other_sites_are_refused_through_it(proxied):
    answer = proxied.ask("POST", "/api/tables", json=wish(), headers={"origin": "https://evil.example"})
    assert answer.status_code == 403
    with pytest.raises(InvalidStatus) as error:
        proxied.connect(origin="https://evil.example")
    assert error.value.response.status_code == 403


def test_a_name_of_somebody_else_does_not_reach_a_table(proxied):
    answer = proxied.ask("GET", "/api/about", headers={"host": "evil.example"})
    assert answer.status_code == 421 or not answer.content


def test_headers_come_through(proxied):
    sent = proxied.ask("GET", "/").headers
    assert sent["strict-transport-security"] == "max-age=31536000"
    assert "frame-ancestors 'none'" in sent["content-security-policy"]


def test_what_a_client_claims_of_its_address_is_written_over(proxied):
    table = proxied.ask("POST", "/api/tables", json=wish()).json()
    with proxied.connect(**{"X-Forwarded-For": "203.0.113.9"}) as socket:
        Player(socket, table["table"]).until("room")
        looked = mazo("admin", "look", table["table"], "--socket", str(proxied.folder / "admin.sock"))
    assert "203.0.113.9" not in looked.stdout
    assert "127.0.0.1" in looked.stdout


def test_measures_are_not_for_strangers(proxied):
    assert proxied.ask("GET", "/metrics").status_code == 404
    assert proxied.ask("GET", "/ready").status_code == 404
    assert proxied.ask("GET", "/health").status_code == 200


def test_no_key_stands_in_the_log_of_the_proxy(proxied):
    log = proxied.folder / "access.log"
    if not log.exists():
        pytest.skip("this proxy writes no log of its own accord")
    form = {"game": "lorcana", "name": "Ana", "rival": "random"}
    answer = proxied.ask("POST", "/plain", data=form, headers={"origin": f"https://{NAME}"})
    assert answer.status_code == 303
    key = re.search(r"mazo-keys=([^;]+)", answer.headers["set-cookie"])
    assert key is not None
    assert "Secure" in answer.headers["set-cookie"]
    page = proxied.ask("GET", answer.headers["location"], headers={"cookie": f"mazo-keys={key[1]}"})
    assert page.status_code == 200
    wait_until(lambda: f"GET {answer.headers['location']}" in log.read_text())
    assert key[1] not in log.read_text()


# --- systemd ---------------------------------------------------------------------------------------------------------


def start_line() -> list[str]:
    """The command that the unit starts."""
    line = re.search(r"^ExecStart=(.+)$", (DEPLOY / "mazo.service").read_text(), re.MULTILINE)
    assert line is not None
    return shlex.split(line[1])


def test_the_command_of_the_unit_starts_a_server(tmp_path):
    program, verb, *options = start_line()
    assert (Path(program).name, verb) == ("mazo", "serve")
    moved = [word.replace("/var/lib/mazo", str(tmp_path)).replace("/run/mazo", str(tmp_path)) for word in options]
    at = moved.index("--db")
    database = moved[at + 1]
    port = free_port()
    command = [
        sys.executable,
        "-m",
        "mazo",
        "serve",
        *moved[:at],
        *moved[at + 2 :],
        "--db",
        database,
        "--port",
        str(port),
    ]
    with started(command, port, tmp_path / "log"):
        assert httpx.get(f"http://127.0.0.1:{port}/ready", trust_env=False).json()["database"]
        assert (tmp_path / "tables.db").exists()
        assert (tmp_path / "admin.sock").exists()


def test_systemd_understands_the_unit(tmp_path):
    unit = tmp_path / "mazo.service"
    text = (DEPLOY / "mazo.service").read_text()
    unit.write_text(text.replace(start_line()[0], sys.executable))
    checked = subprocess.run([needs("systemd-analyze"), "verify", str(unit)], capture_output=True, text=True)
    ours = [line for line in checked.stderr.splitlines() if "mazo.service" in line and "not found" not in line]
    assert ours == [], checked.stderr
