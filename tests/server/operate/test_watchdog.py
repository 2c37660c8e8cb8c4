"""Whatever holds the loop is named with the calls in which it was, and only that."""

from __future__ import annotations

import asyncio
import logging
import time

from mazo.server.operate.measures import Measures
from mazo.server.operate.watchdog import Watchdog


def think_for_long(seconds: float) -> None:
    """Work without a pause."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


async def watched(measures: Measures, work: float, held: float) -> None:
    dog = Watchdog(measures, held)
    dog.start()
    await asyncio.sleep(0.1)
    if work:
        think_for_long(work)
    await asyncio.sleep(0.2)
    dog.stop()


def test_what_holds_the_loop_is_reported_with_its_calls(caplog):
    measures = Measures()
    with caplog.at_level(logging.INFO, "mazo.server.loop"):
        asyncio.run(watched(measures, 0.6, 0.3))
    told = next(record.getMessage() for record in caplog.records if "held" in record.getMessage())
    assert "test_watchdog.py" in told
    assert "think_for_long" in told
    assert "mazo_loop_held_total 1" in measures.text()


def test_a_loop_that_waits_for_nobody_is_not(caplog):
    measures = Measures()
    with caplog.at_level(logging.INFO, "mazo.server.loop"):
        asyncio.run(watched(measures, 0.0, 5.0))
    assert caplog.records == []
    assert "mazo_loop_held_total 0" in measures.text()
