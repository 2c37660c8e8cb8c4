"""The addresses of the lab: what it does, and a bit of an experiment."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mazo.server.api import REPLAY_LIMIT, answer, as_it_is, body, guarded, lang_of, lasting, replay_text
from mazo.server.backroom import Backroom
from mazo.server.experiments import AskLab, LabBit, lab_facts, lab_is_off
from mazo.server.guard.gate import VISITOR
from mazo.server.guard.limits import Limits
from mazo.server.watching import Shelf, key_of
from mazo.server.worker import Experiment

LAB_LIMIT: Final = REPLAY_LIMIT + 512 * 1024
"""A replay, and what has been found of every card of many decks."""


def routes(backroom: Backroom, limits: Limits, on: bool) -> list[Route]:
    """Every address of the lab; where it is switched off, it says so."""
    replays: Shelf[str] = Shelf()

    async def facts(request: Request) -> Response:
        return lasting(request, lab_facts(on))

    async def go_on(request: Request) -> Response:
        if not on:
            raise lab_is_off()
        asked = await body(request, AskLab, LAB_LIMIT)
        replay = replay_text(asked.question.replay, replays)
        whole = msgspec.structs.replace(asked, question=msgspec.structs.replace(asked.question, replay=replay))
        visitor = request.scope[VISITOR]
        if not visitor.local:
            limits.experiment(visitor.group)
        done = await backroom.experiment(Experiment(whole, lang_of(request)), request.is_disconnected)
        if done.status != 200 or not replay:
            return as_it_is(done.body, done.status)
        replays.put(key_of(replay), len(replay), replay)
        return answer(msgspec.structs.replace(msgspec.json.decode(done.body, type=LabBit), key=key_of(replay)))

    return [Route("/api/lab", guarded(facts)), Route("/api/lab", guarded(go_on), methods=["POST"])]
