"""Where a user's own files are kept: tables, and cards that came after this version."""

from __future__ import annotations

import os
from pathlib import Path

from mazo.errors import BadConfig


def data_folder() -> Path:
    """The folder of Mazo beside the user's other data; it need not be there yet."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "mazo"


def ensured(folder: Path) -> Path:
    """That folder, made if it was not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadConfig(f"{folder}: {error.strerror}.", f"{folder}: {error.strerror}.") from None
    return folder
