"""Strangers who send lines as fast as they like and do not care for answers: a process of its own."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from typing import Final

from bench.sockets import framed

LINES: Final = ("say " + "x" * 300, "log 1000", "x", "view", "rule turn")
A_SECOND: Final = 250
"""So many lines each of them tries to send."""
GREETING: Final = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    "X-Forwarded-For: 198.51.100.{who}\r\n\r\n"
)
"""They come from addresses of their own through a proxy: this machine's own has no limits."""


class Flood:
    """So many flooders at one table, until it is left."""

    def __init__(self, port: int, flooders: int) -> None:
        self._command = [sys.executable, "-m", "bench.flooding", str(port), str(flooders)]

    def __enter__(self) -> Flood:
        self._process = subprocess.Popen(self._command)
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()


def table_at(port: int) -> str:
    """A table of the flooders' own."""
    wish = {"game": "lorcana", "chairs": [{"who": "bot", "bot": "random"}] * 2, "pace": 5.0}
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", json.dumps(wish).encode())
    with urllib.request.urlopen(request, timeout=60) as answer:
        return str(json.loads(answer.read())["table"])


def flood(port: int, table: str, who: int) -> None:
    """Send lines without end, in ten portions a second; who is cut off comes again."""
    portion = framed(LINES[who % len(LINES)].encode()) * (A_SECOND // 10)
    while True:
        try:
            with socket.create_connection(("127.0.0.1", port), 10) as raw:
                raw.sendall(GREETING.format(who=who + 1).encode())
                raw.recv(4096)
                raw.sendall(framed(f"sit {table} - - en".encode()))
                while True:
                    raw.sendall(portion)
                    time.sleep(0.1)
        except OSError:
            time.sleep(0.2)


def main() -> None:
    """Flood a port of this machine by so many."""
    port, flooders = int(sys.argv[1]), int(sys.argv[2])
    table = table_at(port)
    for who in range(flooders):
        threading.Thread(target=flood, args=(port, table, who), daemon=True).start()
    threading.Event().wait()


if __name__ == "__main__":
    main()
