"""The built page as browsers get it: files by their names, small on the wire, and kept by whoever has them already."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

SHELL: Final = "index.html"
ROUTES: Final = (
    "/",
    "/lobby",
    "/t/{table:str}",
    "/watch",
    "/decks",
    "/judge",
    "/lab",
    "/learn",
    "/learn/{game:str}/{lesson:str}",
    "/cards",
    "/cards/{game:str}",
    "/cards/{game:str}/{name:path}",
    "/results",
    "/puzzles",
    "/puzzles/{game:str}/{puzzle:str}",
    "/quiz",
    "/quiz/{game:str}",
    "/editions",
    "/editions/{game:str}/{case:str}",
    "/rules",
    "/rules/{game:str}",
)
"""The addresses that the page itself understands, as web/src/App.svelte has them; all of them open the shell."""
BESIDE: Final = ("manifest.webmanifest", "sw.js", "icon.svg", "icon-192.png", "icon-512.png")
"""What browsers look for under these very names (web/public)."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For files whose names change with what is in them."""
ASK_AGAIN: Final = "no-cache"
"""For what may change: a browser keeps it, and asks each time whether it is still the same."""
PRESSED: Final = (".html", ".js", ".css", ".svg", ".json", ".webmanifest")
"""Fonts and pictures are small already."""


class Kept(NamedTuple):
    """A file in memory."""

    body: bytes
    pressed: bytes | None
    tag: str
    media_type: str


def bundle() -> Path:
    """The folder of the built page inside the package."""
    return Path(str(files("mazo.server") / "page"))


def shell(request: Request) -> Response | None:
    """The page itself; None if it was never built."""
    return _answer(request, bundle() / SHELL, ASK_AGAIN)


def asset(request: Request, name: str) -> Response | None:
    """A file that the page needs; None if there is none of that name."""
    folder = bundle() / "assets"
    return _answer(request, folder / name, FOR_EVER) if name in _names(folder) else None


def beside(request: Request, name: str) -> Response | None:
    """A file that stands beside the page under a name of its own: the manifest, icons, what keeps the page offline."""
    return _answer(request, bundle() / name, ASK_AGAIN) if name in BESIDE else None


def icon() -> str:
    """Where the icon of all pages is; empty if the page was never built."""
    names = sorted(name for name in _names(bundle() / "assets") if name.startswith("favicon"))
    return f"/assets/{names[0]}" if names else ""


def unchanged(request: Request, tag: str) -> bool:
    """Whether the browser has exactly this already."""
    known = [one.strip() for one in request.headers.get("if-none-match", "").split(",")]
    return tag in known or known == ["*"]


def tag_of(body: bytes) -> str:
    """A name for what is in an answer; weak, since it is the same whether it is sent compressed or not."""
    return f'W/"{hashlib.sha256(body).hexdigest()[:24]}"'


def takes_gzip(accepted: str) -> bool:
    """Whether a browser that says this of encodings reads gzip.

    >>> takes_gzip("br, gzip;q=0.8"), takes_gzip("gzip;q=0, identity"), takes_gzip("")
    (True, False, False)
    """
    for one in accepted.split(","):
        name, _, weight = one.strip().lower().partition(";")
        if name.strip() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _answer(request: Request, file: Path, keep: str) -> Response | None:
    if not file.is_file():
        return None
    kept = _read(file)
    headers = {"cache-control": keep, "etag": kept.tag, "vary": "accept-encoding"}
    if unchanged(request, kept.tag):
        return Response(status_code=304, headers=headers)
    body = kept.body
    if kept.pressed is not None and takes_gzip(request.headers.get("accept-encoding", "")):
        body, headers["content-encoding"] = kept.pressed, "gzip"
    return Response(body, headers=headers, media_type=kept.media_type)


@cache
def _read(file: Path) -> Kept:
    body = file.read_bytes()
    pressed = gzip.compress(body, mtime=0) if file.suffix in PRESSED else None
    usual = "application/manifest+json" if file.suffix == ".webmanifest" else "application/octet-stream"
    media_type = mimetypes.guess_type(file.name)[0] or usual
    return Kept(body, pressed, tag_of(body), media_type)


@cache
def _names(folder: Path) -> frozenset[str]:
    return frozenset(path.name for path in folder.iterdir()) if folder.is_dir() else frozenset()
