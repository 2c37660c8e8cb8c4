"""Three hosts in network namespaces: one is cut off from the database, one from its clients, and nothing is lost."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy import make_url

from tests.server.houses.town import TAKEOVER, all_go_on, guests, run
from tests.server.support import PATIENCE

pytestmark = [pytest.mark.postgres, pytest.mark.soak]
HOSTS = 3
PORT = 8320


class Host:
    """A host: a namespace with a line to the database and another one to the clients and the other hosts."""

    def __init__(self, number: int, mark: str) -> None:
        self.name = f"mz{mark}{number}"
        self.lines = {"database": f"d{mark}{number}", "clients": f"c{mark}{number}"}
        self.number = number
        self.process: subprocess.Popen[str] | None = None
        run("ip", "netns", "add", self.name)
        self._inside("ip", "link", "set", "lo", "up")
        for net, (kind, line) in enumerate(self.lines.items()):
            run("ip", "link", "add", line, "type", "veth", "peer", "name", kind, "netns", self.name)
            run("ip", "addr", "add", f"10.{77 + net}.{number}.1/24", "dev", line)
            run("ip", "link", "set", line, "up")
            self._inside("ip", "addr", "add", f"10.{77 + net}.{number}.2/24", "dev", kind)
            self._inside("ip", "link", "set", kind, "up")
        self._inside("ip", "route", "add", "10.78.0.0/16", "via", f"10.78.{number}.1")

    def _inside(self, *command: str) -> None:
        run("ip", "netns", "exec", self.name, *command)

    @property
    def base(self) -> str:
        """Where clients find it."""
        return f"http://10.78.{self.number}.2:{PORT}"

    def start(self, folder: Path, options: str) -> None:
        """Its server."""
        database = f"postgresql://mazo@10.77.{self.number}.1:5432/postgres?options={options}"
        here = ("--host", f"10.78.{self.number}.2", "--port", str(PORT), "--inner", f"10.78.{self.number}.2")
        command = ["ip", "netns", "exec", self.name, sys.executable, "-m", "mazo", "serve", "--db", database, *here]
        with (folder / f"log-{self.number}").open("w") as log:
            self.process = subprocess.Popen([*command, "--limits", "0"], stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        assert self.process.stdout.readline(), (folder / f"log-{self.number}").read_text()

    @contextmanager
    def cut_off(self, *lines: str) -> Iterator[None]:
        """Pull the cable to the database, or to the clients and other hosts, or both."""
        for line in lines:
            run("ip", "link", "set", self.lines[line], "down")
        try:
            yield
        finally:
            for line in lines:
                run("ip", "link", "set", self.lines[line], "up")

    def close(self) -> None:
        """It is gone."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait(PATIENCE)
            assert self.process.stdout is not None
            self.process.stdout.close()
        with suppress(subprocess.CalledProcessError):
            run("ip", "netns", "del", self.name)


class Cable(threading.Thread):
    """Brings connections of a host to the socket of PostgreSQL, which listens at no port."""

    def __init__(self, number: int, target: str) -> None:
        super().__init__(daemon=True)
        self._target = target
        self._listening = socket.create_server((f"10.77.{number}.1", 5432))
        self._open: list[socket.socket] = []

    def run(self) -> None:
        """Carry bytes until it is closed."""
        while True:
            try:
                come, _ = self._listening.accept()
            except OSError:
                return
            there = socket.socket(socket.AF_UNIX)
            there.connect(self._target)
            self._open += [come, there]
            for one, other in ((come, there), (there, come)):
                threading.Thread(target=carry, args=(one, other), daemon=True).start()

    def close(self) -> None:
        """No connection comes any longer."""
        for each in (self._listening, *self._open):  # a host that is gone says nothing any more
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
        self._listening.close()


def carry(source: socket.socket, target: socket.socket) -> None:
    """Bytes from one side to the other until one of them is closed."""
    with suppress(OSError):
        while told := source.recv(65_536):
            target.sendall(told)
    for side in (source, target):
        with suppress(OSError):
            side.shutdown(socket.SHUT_RDWR)


@pytest.fixture
def hosts(tmp_path: Path, postgres: str) -> Iterator[list[Host]]:
    """Three hosts that serve."""
    if os.geteuid() != 0 or shutil.which("ip") is None:
        pytest.skip("three hosts need root and iproute2: not run here")
    mark = secrets.token_hex(2)
    tried = subprocess.run(["ip", "netns", "add", f"mz{mark}"], capture_output=True, text=True)
    if tried.returncode:
        pytest.skip(f"there can be no network namespaces here ({tried.stderr.strip()}): not run")
    run("ip", "netns", "del", f"mz{mark}")
    url = make_url(postgres)
    folder, options = str(url.query["host"]), str(url.query["options"])
    with ExitStack() as opened:
        found = []
        for number in range(1, HOSTS + 1):
            found.append(Host(number, mark))
            opened.callback(found[-1].close)
            cable = Cable(number, f"{folder}/.s.PGSQL.5432")
            opened.callback(cable.close)
            cable.start()
        forwarding = Path("/proc/sys/net/ipv4/ip_forward")
        before = forwarding.read_text()
        forwarding.write_text("1")
        opened.callback(forwarding.write_text, before)
        for host in found:
            host.start(tmp_path, options)
        yield found


@pytest.mark.parametrize("cut", [("database",), ("clients",), ("database", "clients")], ids="-".join)
def test_a_host_that_is_cut_off_loses_its_tables_to_others_and_nothing_else(hosts, postgres, cut, figure):
    reachable = set(hosts)
    waits: list[float] = []

    def bases() -> list[str]:
        return [host.base for host in hosts if host in reachable]

    with guests(bases, postgres, 6) as playing:
        for host in hosts:
            all_go_on(playing, PATIENCE)
            for guest in playing:
                guest.longest = 0.0
            if "clients" in cut:
                reachable.discard(host)
            with host.cut_off(*cut):
                time.sleep(TAKEOVER)
                all_go_on(playing, PATIENCE)
                waited = max(guest.longest for guest in playing)
            reachable.add(host)
            all_go_on(playing, PATIENCE)
            waits.append(waited)
        acknowledged = sum(guest.acknowledged for guest in playing)
    name = "-".join(cut)
    figure(
        f"hosts.{name}.longest",
        round(max(waits), 1),
        f"s from a player's last answer before a host was cut off until the next one, {HOSTS} hosts by turns",
    )
    figure(f"hosts.{name}.acknowledged", acknowledged, "actions meanwhile, none lost")
    assert max(waits) < TAKEOVER, waits
