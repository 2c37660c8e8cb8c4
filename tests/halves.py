"""Which run of `make test` shows what: the plain one, the compiled one, or both (`pytest --light`).

Compiled are the loop that plays and the bots that think about it (`COMPILED` in setup.py); all else is the same Python
in both runs. So both run what tests the rules, the kernel and the bots; what tests something around them runs once.
"""

from __future__ import annotations

import zlib
from fnmatch import fnmatch
from pathlib import Path, PurePath
from typing import Final

import pytest

from mazo.lab.sim import compiled

HOME: Final = Path(__file__).parent

PLAIN: Final = (
    *("abilities/reading", "abilities/text", "workshop/proof", "texts", "tools", "pictures", "client", "deploy"),
    *("server/guard", "server/operate", "server/store", "server/test_page.py", "server/test_matrix.py"),
    *("server/test_cardpages.py", "server/test_seeking.py", "server/test_rules.py", "server/test_pictures.py"),
    *("test_layers.py", "test_shape.py", "test_words.py", "cli/test_cardfiles.py", "cli/test_rules.py"),
    *("cli/test_spanish_pages.py", "cli/test_deck.py", "cli/test_cards.py", "cli/test_screen.py"),
    *("test_cards_page.py", "test_formats_page.py", "games/*/book", "games/*/reading", "games/*/words"),
    *("games/lorcana/cards", "games/myl/cards/test_construction.py", "games/myl/cards/test_decklists.py"),
    *("games/myl/cards/test_imported.py", "games/myl/cards/test_status.py", "games/ortus/test_book.py"),
    *("games/lorcana/abilities/test_keywords.py", "games/test_asked.py", "games/test_decksheet.py"),
    *("games/test_gallery.py", "games/test_tints.py", "games/test_wellformed.py"),
)
"""Nothing is compiled of what reads, says, finds and shows cards, proves the rule book, looks at the sources, or guards
and keeps a server: what the plain run has shown of it needs no second look on the compiled copy."""

ROUND_THE_GAME: Final = (
    *("bench", "cli", "environments", "lab", "mining", "notation", "positions", "protocol", "record", "series"),
    *("server", "workshop", "test_examples.py", "games/lorcana/position"),
)
"""These play games by way of the public `Game`, whose rules both runs test, and ask what becomes of them outside: half
of the files run on the plain copy and the others on the compiled one, so that both are seen at work under all of it."""

ONE_BY_ONE: Final = ("games/*/pool", "games/myl/cards", "golden")
"""Each card and each recorded game is tried in one of the runs: what their rules share, both runs test."""


def ignored() -> list[str]:
    """What the run that is beginning does not even read."""
    return list(PLAIN) if compiled() else []


def is_of_this_run(item: pytest.Item) -> bool:
    """Whether the run that is beginning shows it, where the other one is made as well."""
    weighty = item.get_closest_marker("weighty") is not None
    return compiled() in runs_of(item.path.relative_to(HOME), item.nodeid, weighty)


def runs_of(path: PurePath, name: str, weighty: bool) -> tuple[bool, ...]:
    """Which runs show a test of this file and name, each by whether it is compiled; what is weighty only that one."""
    if is_in(path, PLAIN):
        return (False,)
    if weighty:
        return (True,)
    if is_in(path, ONE_BY_ONE):
        return (_turn(name),)
    return (_turn(path.as_posix()),) if is_in(path, ROUND_THE_GAME) else (False, True)


def is_in(path: PurePath, places: tuple[str, ...]) -> bool:
    """Whether a file is one of the places, or in one."""
    return any(fnmatch(part.as_posix(), place) for part in (path, *path.parents) for place in places)


def _turn(name: str) -> bool:
    return zlib.crc32(name.encode()) % 2 == 1
