"""What the page asks for besides the game: tables, decks, card faces, rules and replays, as JSON."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from mazo._version import __version__
from mazo.bots import names as bot_names
from mazo.errors import MazoError, UnknownCard
from mazo.game import Game
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.games.decksheet import deck_sheet
from mazo.games.kind import GameKind
from mazo.kernel.codes import NOBODY
from mazo.protocol.session import Session, rules_found
from mazo.server import deckbox
from mazo.server.bundle import ASK_AGAIN, tag_of, unchanged
from mazo.server.casebook import cards_found, desk_facts
from mazo.server.complaints import UNDERSTOOD, Fault, complaint_of
from mazo.server.hall import Hall
from mazo.server.lessons import AskWalk, schools, walked
from mazo.server.library import changes_of, whole_book
from mazo.server.livetable import whole_replay
from mazo.server.offers import GameFacts, facts_of
from mazo.server.pictures import pictures_mark
from mazo.server.records import OVER, Join, Setup, Wish
from mazo.server.story import story_of
from mazo.server.watching import Shelf, key_of
from mazo.server.worker import AtDesk, Continue, FromCasebook, Step
from mazo.texts.lang import Lang
from mazo.views import CardFace

BODY_LIMIT: Final = 64 * 1024
REPLAY_LIMIT: Final = 1024 * 1024
"""A game of four hundred actions has a fifth of that."""
DESK_LIMIT: Final = 256 * 1024
"""A desk with a whole game on it has a tenth of that."""
SMALL_LIMIT: Final = 4 * 1024
"""Where only a token or a name is sent."""
FACES_LIMIT: Final = 300
SHEET_LIMIT: Final = 120
"""So many different cards are drawn on the picture of a deck."""
TITLE_LIMIT: Final = 60
MOST_COPIES: Final = 99
STRANGE_LIMIT: Final = 20
"""So many names that nobody knows are looked for; each costs a search through all cards."""

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


class About(msgspec.Struct, frozen=True):
    """The server and what can be played on it."""

    version: str
    games: tuple[GameFacts, ...]
    bots: tuple[str, ...]
    pictures: str
    """What the addresses of pictures begin with, before the game's name."""
    addresses: tuple[str, ...] = ()
    """Where others on the network find the server, if it listens there."""
    share: str = ""
    """What to start instead where it listens to this computer alone."""


class AskFaces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question for the faces of cards."""

    game: str
    names: tuple[str, ...]


class AskDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A question whether a list is a deck."""

    game: str
    text: str
    format: str = ""


class AskSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question for the picture of a deck: what it is called, and how often each card is in it."""

    game: str
    title: str
    copies: dict[str, int]


class DeckFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deck that may be played."""

    cards: int
    names: dict[str, int]
    colours: tuple[str, ...] = ()


def routes(hall: Hall) -> list[Route]:
    """Every address below /api."""
    backroom = hall.backroom
    replays: Shelf[str] = Shelf()

    async def about(request: Request) -> Response:
        games = tuple(facts_of(name, lang_of(request)) for name in NAMES)
        here = request.app.state
        pictures = f"/pictures/{pictures_mark()}"
        return lasting(request, About(__version__, games, bot_names(), pictures, here.addresses, here.share))

    async def make(request: Request) -> Response:
        return answer(await hall.make(await body(request, Wish)), 201)

    async def look(request: Request) -> Response:
        room = await hall.room(request.path_params["table"])
        if room is None:
            raise missing()
        return answer(room.news())

    async def join(request: Request) -> Response:
        key = await hall.join(request.path_params["table"], await body(request, Join))
        if key is None:
            raise missing()
        return answer(key, 201)

    async def rematch(request: Request) -> Response:
        asked = await body(request, AskAgain, SMALL_LIMIT)
        again = await hall.rematch(request.path_params["table"], asked.token)
        if again is None:
            raise missing()
        return answer({"table": again}, 201)

    async def story(request: Request) -> Response:
        room = await hall.room(request.path_params["table"])
        if room is None:
            raise missing()
        whole_replay(room.table)  # refused while the game is played
        assert room.table.game is not None
        return answer(await backroom.read(story_of, room.table.game, lang_of(request)))

    async def replay(request: Request) -> Response:
        room = await hall.room(request.path_params["table"])
        if room is None:
            raise missing()
        name = f"{room.table.kind.name}-{room.name}.mazo"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(whole_replay(room.table), media_type="application/jsonl", headers=headers)

    async def report(request: Request) -> Response:
        return answer(await _report(hall, request))

    async def faces(request: Request) -> Response:
        asked = await body(request, AskFaces)
        kind = known_game(asked.game)
        return answer({"faces": await backroom.read(faces_of, kind, asked.names[:FACES_LIMIT], lang_of(request))})

    async def deck(request: Request) -> Response:
        asked = await body(request, AskDeck)
        return answer(await backroom.read(deck_facts, known_game(asked.game), asked.text, asked.format))

    async def decks(request: Request) -> Response:
        name = known_game(request.path_params["game"]).name
        return lasting(request, {"decks": await backroom.read(deckbox.shipped, name, lang_of(request))})

    async def judge(request: Request) -> Response:
        asked = await body(request, AskDeck)
        return answer(await backroom.read(deckbox.judged, known_game(asked.game), asked.text, lang_of(request)))

    async def sheet(request: Request) -> Response:
        asked = await body(request, AskSheet)
        drawn = await backroom.read(sheet_of, known_game(asked.game), asked, lang_of(request))
        return Response(drawn, media_type="image/svg+xml")

    async def rules(request: Request) -> Response:
        kind = known_game(request.path_params["game"])
        edition = request.query_params.get("edition", "")
        if edition not in kind.editions:
            edition = kind.editions[0]
        asked = " ".join(request.query_params.get("asked", "").split())
        return lasting(request, rules_found(kind.book, asked, edition, lang_of(request)))

    async def book(request: Request) -> Response:
        kind = known_game(request.path_params["game"])
        edition = request.query_params.get("edition", "")
        return lasting(request, await backroom.read(whole_book, kind, edition, lang_of(request)))

    async def changes(request: Request) -> Response:
        kind, asked = known_game(request.path_params["game"]), request.query_params
        return lasting(request, changes_of(kind, asked.get("from", ""), asked.get("to", ""), lang_of(request)))

    async def lessons(request: Request) -> Response:
        return lasting(request, {"schools": schools(lang_of(request))})

    async def lesson(request: Request) -> Response:
        kind, name = known_game(request.path_params["game"]), request.path_params["lesson"]
        asked = await body(request, AskWalk)
        return answer(await backroom.read(walked, kind, name, asked, lang_of(request)))

    async def desk(request: Request) -> Response:
        return await at_desk(request, compared=False)

    async def editions(request: Request) -> Response:
        return await at_desk(request, compared=True)

    async def at_desk(request: Request, *, compared: bool) -> Response:
        done = await backroom.play(AtDesk(await raw(request, DESK_LIMIT), lang_of(request), compared))
        return as_it_is(done.body, done.status)

    async def laying(request: Request) -> Response:
        kind = known_game(request.path_params["game"])
        return lasting(request, await backroom.read(desk_facts, kind, lang_of(request)))

    async def cards(request: Request) -> Response:
        kind, asked = known_game(request.path_params["game"]), request.query_params.get("asked", "")
        return lasting(request, {"cards": await backroom.read(cards_found, kind, asked, lang_of(request))})

    async def case(request: Request) -> Response:
        game = known_game(request.path_params["game"]).name
        done = await backroom.play(FromCasebook(game, request.path_params["case"], lang_of(request)))
        return as_it_is(done.body, done.status)

    async def step(request: Request) -> Response:
        sent = (await raw(request, REPLAY_LIMIT)).decode(errors="replace")
        text = replay_text(sent, replays)
        at, seat = number_in(request, "at", 0), number_in(request, "seat", NOBODY)
        done = await backroom.play(Step(text, at, seat, lang_of(request)))
        if done.status == 200:
            replays.put(key_of(text), len(text), text)
        return as_it_is(done.body, done.status)

    async def go_on(request: Request) -> Response:
        done = await backroom.play(Continue(await raw(request, REPLAY_LIMIT), lang_of(request)))
        if done.status != 200:
            return as_it_is(done.body, done.status)
        return answer(await hall.go_on(msgspec.json.decode(done.body, type=Setup)), 201)

    table = "/api/tables/{table:str}"
    return [
        Route("/api/about", guarded(about)),
        Route("/api/tables", guarded(make), methods=["POST"]),
        Route(table, guarded(look)),
        Route(f"{table}/join", guarded(join), methods=["POST"]),
        Route(f"{table}/rematch", guarded(rematch), methods=["POST"]),
        Route(f"{table}/replay", guarded(replay)),
        Route(f"{table}/story", guarded(story)),
        Route(f"{table}/report", guarded(report), methods=["POST"]),
        Route("/api/faces", guarded(faces), methods=["POST"]),
        Route("/api/deck", guarded(deck), methods=["POST"]),
        Route("/api/deck/judge", guarded(judge), methods=["POST"]),
        Route("/api/deck/picture", guarded(sheet), methods=["POST"]),
        Route("/api/decks/{game:str}", guarded(decks)),
        Route("/api/rules/{game:str}", guarded(rules)),
        Route("/api/book/{game:str}", guarded(book)),
        Route("/api/book/{game:str}/changes", guarded(changes)),
        Route("/api/lessons", guarded(lessons)),
        Route("/api/lessons/{game:str}/{lesson:str}", guarded(lesson), methods=["POST"]),
        Route("/api/desk", guarded(desk), methods=["POST"]),
        Route("/api/desk/editions", guarded(editions), methods=["POST"]),
        Route("/api/desk/{game:str}", guarded(laying)),
        Route("/api/desk/{game:str}/cards", guarded(cards)),
        Route("/api/desk/{game:str}/cases/{case:str}", guarded(case)),
        Route("/api/replay/step", guarded(step), methods=["POST"]),
        Route("/api/replay/continue", guarded(go_on), methods=["POST"]),
    ]


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody sends along with a fault: all that the seat may know while the game lives, everything after it."""

    engine: str
    game: str
    edition: str
    seat: int
    redacted: bool
    lines: tuple[str, ...] = ()
    """What the seat was told."""
    position: dict[str, Any] | None = None
    replay: str = ""


class AskReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of the seat whose report is wanted."""

    token: str


class AskAgain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a seat whose player wants a rematch."""

    token: str


async def _report(hall: Hall, request: Request) -> Report:
    name = request.path_params["table"]
    asked = await body(request, AskReport, SMALL_LIMIT)
    room = await hall.room(name)
    seat = await hall.seat_of(name, asked.token)
    if room is None or seat is None:
        raise missing()
    game = room.table.game
    if game is None:
        raise Fault(409, "not_begun", "The game has not begun yet.", "La partida aún no ha empezado.")
    whole = room.table.state == OVER
    lines = tuple(Session(game, seat, lang_of(request)).news())
    position = _position(game) if whole else None
    replay = whole_replay(room.table) if whole else ""
    return Report(__version__, game.kind.name, game.edition, seat, not whole, lines, position, replay)


def _position(game: Game) -> dict[str, Any] | None:
    try:
        return game.position()
    except MazoError:  # a moment that no position file can hold
        return None


def guarded(handler: Handler) -> Handler:
    """A handler whose errors become answers: what was wrong, in the language that was asked for."""

    async def inner(request: Request) -> Response:
        try:
            return await handler(request)
        except UNDERSTOOD as error:
            status, complaint = complaint_of(error, lang_of(request))
            return answer(complaint, status)

    return inner


def answer(content: object, status: int = 200) -> Response:
    """A JSON answer that nobody keeps."""
    return as_it_is(msgspec.json.encode(content), status)


def as_it_is(body: bytes | msgspec.Raw, status: int) -> Response:
    """An answer that is JSON already, and that nobody keeps."""
    return Response(bytes(body), status, media_type="application/json", headers={"cache-control": "no-store"})


def lasting(request: Request, content: object) -> Response:
    """A JSON answer that is the same for everybody until there is another version: who has it is not sent it again."""
    body = msgspec.json.encode(content)
    headers = {"cache-control": ASK_AGAIN, "etag": tag_of(body)}
    if unchanged(request, headers["etag"]):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


def nothing_there(request: Request) -> Response:
    """There is no such address."""
    status, complaint = complaint_of(
        Fault(404, "address", "There is no such address.", "No existe esa dirección."), lang_of(request)
    )
    return answer(complaint, status)


def missing() -> Fault:
    """No such table."""
    return Fault(404, "table", "There is no such table.", "No existe esa mesa.")


def lang_of(request: Request) -> Lang:
    """The language that a request names; English if none."""
    return "es" if request.query_params.get("lang") == "es" else "en"


async def body(request: Request, kind: type[T], limit: int = BODY_LIMIT) -> T:
    """The body of a request, checked: what is not as deep or as wide as it is to be is refused where that is seen."""
    return msgspec.json.decode(await raw(request, limit), type=kind)


def number_in(request: Request, name: str, usual: int) -> int:
    """A number in the address, if it is one."""
    text = request.query_params.get(name, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else usual


async def raw(request: Request, limit: int) -> bytes:
    """The bytes of a request, unless there are too many."""
    found = bytearray()
    try:
        async for chunk in request.stream():
            found += chunk
            if len(found) > limit:
                raise Fault(413, "length", f"At most {limit} bytes.", f"Como mucho {limit} bytes.")
    except ClientDisconnect:
        raise Fault(400, "length", "The request was cut short.", "La petición llegó cortada.") from None
    return bytes(found)


def replay_text(sent: str, known: Shelf[str]) -> str:
    """A replay as it was sent, or the one that was sent before if only its key comes: `#` and the hash."""
    if not sent.startswith("#"):
        return sent
    text = known.get(sent[1:].strip())
    if text is None:
        raise Fault(410, "forgotten", "Send the whole replay again.", "Envía otra vez la repetición entera.")
    return text


def known_game(name: str) -> GameKind:
    """The game of that name."""
    if name not in NAMES:
        raise Fault(404, "game", "There is no such game.", "No existe ese juego.")
    return kind_named(name)


def deck_facts(kind: GameKind, text: str, format: str) -> DeckFacts:
    """The cards of a list that is a deck; BadDeck with every reason if it is none."""
    cards = kind.deck(text, format)
    names: dict[str, int] = {}
    for card in cards:
        names[kind.name_of(card)] = names.get(kind.name_of(card), 0) + 1
    colours = sorted({colour for card in cards for colour in getattr(card, "inks", ())})
    return DeckFacts(len(cards), names, tuple(colours))


def sheet_of(kind: GameKind, asked: AskSheet, lang: Lang) -> str:
    """The picture of a deck, of those cards that the game knows."""
    copies = dict(list(asked.copies.items())[:SHEET_LIMIT])
    faces = faces_of(kind, tuple(copies), lang)
    shown = [(face, min(MOST_COPIES, max(1, copies[name]))) for name, face in faces.items()]
    return deck_sheet(kind, asked.title[:TITLE_LIMIT], shown, lang)


def faces_of(kind: GameKind, names: tuple[str, ...], lang: Lang) -> dict[str, CardFace]:
    """The faces of those cards that the game knows."""
    found: dict[str, CardFace] = {}
    strange = 0
    for name in dict.fromkeys(names):
        try:
            found[name] = kind.face(name, lang)
        except UnknownCard:
            strange += 1
            if strange == STRANGE_LIMIT:
                break
    return found
