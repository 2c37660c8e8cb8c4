"""A faucet: so many requests a second, and a few more at once."""

from __future__ import annotations

import time


class Faucet:
    """Lets so many through a second, and a few more at once."""

    def __init__(self, burst: int, per_second: float) -> None:
        self._burst = float(burst)
        self._per_second = per_second
        self._left = self._burst
        self._at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether another one may come, or one that costs as much as so many."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until that much may come."""
        return max(0.0, cost - self._left) / self._per_second
