"""Python's collector of cycles, set for a process whose memory is games: they live long and hold no cycles."""

from __future__ import annotations

import gc
from typing import Final

THRESHOLDS: Final = (2_000, 5, 1_000)
"""After so many new objects the newest are looked through, after so many times of that the younger ones, and after so
many times of these everything: that stops all tables for half a second, and hardly ever finds anything."""


def collect_gently() -> None:
    """Look often at what is new and seldom at what has lived long; never again at what was loaded before the start."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
