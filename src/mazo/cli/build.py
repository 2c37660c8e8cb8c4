"""What this installation is: its version, and whether its engine is compiled."""

from __future__ import annotations

import importlib.util

from mazo._version import __version__


def compiled() -> bool:
    """Whether the engine's loop is a compiled module."""
    found = importlib.util.find_spec("mazo.kernel.loop")
    return found is not None and not str(found.origin).endswith(".py")


def version() -> str:
    """What `mazo --version` prints."""
    return f"mazo {__version__}\ncompiled: {'yes' if compiled() else 'no'}"
