"""Back to the loop: whoever waits for a thread goes on, is told what went wrong, and does not wake the loop alone."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from typing import Any

import pytest

from mazo.server.store.landing import Landing

MANY = 40


async def settled() -> None:
    """Let whoever has been told go on."""
    for _ in range(4):
        await asyncio.sleep(0)


def test_all_that_is_done_at_once_wakes_the_loop_once(monkeypatch):
    async def waited() -> int:
        loop = asyncio.get_running_loop()
        landing, works = Landing(loop), [Future[None]() for _ in range(MANY)]
        waiting = [asyncio.create_task(landing.wait(work)) for work in works]
        await settled()
        calls: list[Any] = []
        real = loop.call_soon_threadsafe

        def called(*what: Any) -> asyncio.Handle:
            calls.append(what)
            return real(*what)

        monkeypatch.setattr(loop, "call_soon_threadsafe", called)
        for work in works:
            work.set_result(None)
        await asyncio.gather(*waiting)
        return len(calls)

    assert asyncio.run(waited()) == 1


def test_what_is_done_later_wakes_it_again():
    async def waited() -> None:
        landing = Landing(asyncio.get_running_loop())
        for _ in range(3):
            work = Future[None]()
            waiting = asyncio.create_task(landing.wait(work))
            await settled()
            assert not waiting.done()
            await asyncio.to_thread(work.set_result, None)
            await asyncio.wait_for(waiting, 10)

    asyncio.run(waited())


def test_what_was_done_before_anybody_waited_is_told():
    async def waited() -> None:
        work = Future[None]()
        work.set_result(None)
        await asyncio.wait_for(Landing(asyncio.get_running_loop()).wait(work), 10)

    asyncio.run(waited())


def test_each_hears_what_went_wrong_with_their_own():
    async def waited() -> list[BaseException | None]:
        landing, works = Landing(asyncio.get_running_loop()), [Future[None]() for _ in range(3)]
        waiting = [asyncio.create_task(landing.wait(work)) for work in works]
        await settled()
        works[0].set_result(None)
        works[1].set_exception(OSError("no space left on device"))
        works[2].set_result(None)
        return await asyncio.gather(*waiting, return_exceptions=True)

    first, second, third = asyncio.run(waited())
    assert first is third is None
    assert isinstance(second, OSError)


def test_whoever_gives_up_takes_back_what_has_not_begun():
    async def waited() -> bool:
        work = Future[None]()
        waiting = asyncio.create_task(Landing(asyncio.get_running_loop()).wait(work))
        await settled()
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await settled()
        return work.cancelled()

    assert asyncio.run(waited())


def test_what_has_begun_goes_on_when_somebody_gives_up():
    async def waited() -> None:
        work = Future[None]()
        waiting = asyncio.create_task(Landing(asyncio.get_running_loop()).wait(work))
        await settled()
        assert work.set_running_or_notify_cancel()
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        work.set_result(None)
        await settled()
        assert work.result() is None

    asyncio.run(waited())
