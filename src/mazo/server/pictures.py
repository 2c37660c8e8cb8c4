"""Pictures of cards, backs and crests as browsers get them: drawn when first asked for, kept for good."""

from __future__ import annotations

import hashlib
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mazo.errors import UnknownCard
from mazo.games import NAMES, folder
from mazo.games import kind as kind_named
from mazo.pictures.crests import crest
from mazo.server.backroom import Backroom
from mazo.server.bundle import FOR_EVER

KEPT: Final = 4096
"""How many pictures the server remembers; each has at most six kilobytes."""
BACK: Final = "back"
SCENE: Final = "scene"
"""The picture of the game as a whole."""


@cache
def pictures_mark() -> str:
    """A name for the way in which pictures are drawn: another one, another address, so that none is ever stale."""
    found = hashlib.sha256()
    for package in ("mazo.pictures", *(f"mazo.games.{folder(name)}" for name in NAMES)):
        for file in sorted(files(package).iterdir(), key=_name_of):
            if file.is_file() and (package == "mazo.pictures" or file.name.startswith(("pictures", "miniatures"))):
                found.update(file.read_bytes())
    return found.hexdigest()[:12]


def routes(backroom: Backroom) -> list[Route]:
    """The addresses of pictures."""

    async def card(request: Request) -> Response:
        game, name = request.path_params["game"], request.path_params["name"]
        if game not in NAMES or request.path_params["mark"] != pictures_mark():
            raise HTTPException(404)
        try:
            drawn = await backroom.read(_drawn, game, name, kind_named(game).cards_mark)
        except UnknownCard:
            raise HTTPException(404) from None
        return _kept(drawn)

    async def seat(request: Request) -> Response:
        if request.path_params["mark"] != pictures_mark():
            raise HTTPException(404)
        return _kept(crest(request.path_params["name"], request.path_params["seat"]).encode())

    return [
        Route("/pictures/{mark:str}/crests/{seat:int}/{name:path}.svg", seat),
        Route("/pictures/{mark:str}/{game:str}/{name:path}.svg", card),
    ]


def _kept(drawn: bytes) -> Response:
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": FOR_EVER})


@lru_cache(KEPT)
def _drawn(game: str, name: str, cards: object) -> bytes:
    kind = kind_named(game)
    if name == SCENE:
        return kind.scene().encode()
    return (kind.back() if name == BACK else kind.picture(name)).encode()


def _name_of(file: Traversable) -> str:
    return file.name
