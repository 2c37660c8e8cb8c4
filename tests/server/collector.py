"""Python's collector for a while as a server sets it: tests share their process with the server they ask."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def left_as_it_was() -> Iterator[None]:
    """Whatever is set in it, the collector is afterwards as it was before."""
    before = gc.get_threshold()
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
