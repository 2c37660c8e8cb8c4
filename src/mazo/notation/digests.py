"""Fingerprints of what a game was played with: the rules as they are written, and the facts of each card."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from mazo._version import __version__
from mazo.games import kind as kind_named

LENGTH: Final = 16
"""How many hexadecimal digits a fingerprint has; it tells versions apart, it is no seal."""


@cache
def rules_digest(game: str) -> str:
    """A fingerprint of the engine and of one game's rules, the same for compiled and interpreted builds."""
    digest = hashlib.sha256()
    read = 0
    kind = kind_named(game)
    own = type(kind).__module__.rpartition(".")[0]
    for package in ("mazo.kernel", "mazo.abilities", *kind.rests_on, own):
        for name, source in _sources(files(package), package):
            digest.update(name.encode() + b"\0" + source.replace(b"\r\n", b"\n") + b"\0")
            read += 1
    if not read:  # a build without its sources is at least of one version
        digest.update(__version__.encode())
    return digest.hexdigest()[:LENGTH]


def card_digest(facts: Any) -> str:
    """A fingerprint of what is printed on a card."""
    return hashlib.sha256(msgspec.json.encode(facts, order="sorted")).hexdigest()[:LENGTH]


def _sources(folder: Traversable, prefix: str) -> Iterator[tuple[str, bytes]]:
    """The Python files below a package, in the order of their names."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _sources(entry, f"{prefix}.{entry.name}")
        elif entry.name.endswith(".py"):
            yield f"{prefix}.{entry.name}", entry.read_bytes()
