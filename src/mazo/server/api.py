"""What the page asks for besides the game: tables, decks, card faces, rules and replays, as JSON."""

from __future__ import annotations

import asyncio
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
from mazo.server.cardpages import card_shown, gallery_facts
from mazo.server.casebook import cards_found, desk_facts
from mazo.server.complaints import UNDERSTOOD, Fault, complaint_of, headers_of
from mazo.server.editions import compared, galleries
from mazo.server.explaining import explanations
from mazo.server.guard.gate import INNER
from mazo.server.guard.limits import Limits
from mazo.server.hall import Hall
from mazo.server.houses.lobbies import LOBBY, Lobby, waiting_anywhere
from mazo.server.lessons import AskWalk, schools, walked
from mazo.server.library import changes_of, whole_book
from mazo.server.livetable import whole_replay
from mazo.server.lobby import waiting
from mazo.server.offers import GameFacts, all_facts
from mazo.server.openhands import is_private
from mazo.server.pictures import pictures_mark
from mazo.server.puzzles import attempted, shelves
from mazo.server.quizzes import answer_to, quiz_of, quizzes
from mazo.server.records import OVER, Join, Setup, Timing, Wish
from mazo.server.reporting import COST as BLAME_COST
from mazo.server.reporting import Blame, report_of
from mazo.server.rooms import Room
from mazo.server.seeking import FORESEEN, AskCards, is_quick, seek
from mazo.server.story import story_of
from mazo.server.timing import OFFERED
from mazo.server.watching import Shelf, key_of
from mazo.server.worker import AtDesk, Continue, FromCasebook, LookBack, Seek, Step, Try
from mazo.texts.deckexports import Dialect
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
NAME_LIMIT: Final = 120
MOST_COPIES: Final = 99
REMATCH_COST: Final = 20.0
REPORT_COST: Final = 10.0
"""What these cost the token with which they are asked for."""
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
    clocks: tuple[Timing, ...]
    """The clocks that one chooses from where a table is made."""
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


class AskExport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question for a list in another dialect."""

    game: str
    text: str
    dialect: Dialect


class AskTrial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that somebody wants to try on a table, and what they are called."""

    card: str
    player: str = ""


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


def routes(hall: Hall, limits: Limits) -> list[Route]:
    """Every address below /api."""
    backroom = hall.backroom
    replays: Shelf[str] = Shelf()

    async def about(request: Request) -> Response:
        # In a thread: whoever comes first after a start has all games loaded for it, and others play meanwhile.
        games = await asyncio.to_thread(all_facts, lang_of(request))
        here = request.app.state
        pictures = f"/pictures/{pictures_mark()}"
        return lasting(request, About(__version__, games, bot_names(), pictures, OFFERED, here.addresses, here.share))

    async def make(request: Request) -> Response:
        return answer(await hall.make(await body(request, Wish)), 201)

    async def look(request: Request) -> Response:
        room = await hall.room(request.path_params["table"])
        if room is None:
            raise missing()
        return answer(room.news())

    async def lobby(request: Request) -> Response:
        asked_by_a_house = request.scope.get(INNER, False)
        return answer(Lobby(waiting(hall.rooms) if asked_by_a_house else await waiting_anywhere(hall)))

    async def join(request: Request) -> Response:
        key = await hall.join(request.path_params["table"], await body(request, Join))
        if key is None:
            raise missing()
        return answer(key, 201)

    async def rematch(request: Request) -> Response:
        asked = await body(request, AskSeat, SMALL_LIMIT)
        limits.work_for(asked.token, REMATCH_COST)
        again = await hall.rematch(request.path_params["table"], asked.token)
        if again is None:
            raise missing()
        return answer({"table": again}, 201)

    async def story(request: Request) -> Response:
        room, _ = await looked_back(hall, request.path_params["table"], bearer(request))
        assert room.table.game is not None
        return answer(await backroom.read(story_of, room.table.game, lang_of(request)))

    async def moments(request: Request) -> Response:
        name, asked = request.path_params["table"], await body(request, AskSeat, SMALL_LIMIT)
        room, seat = await hall.room(name), await hall.seat_of(name, asked.token)
        if room is None or seat is None:
            raise missing()
        done = await backroom.play(LookBack(whole_replay(room.table), seat, lang_of(request)))
        return as_it_is(done.body, done.status)

    async def replay(request: Request) -> Response:
        return replay_file(*await looked_back(hall, request.path_params["table"], bearer(request)))

    async def report(request: Request) -> Response:
        return answer(await _report(hall, limits, request))

    async def blame(request: Request) -> Response:
        name, asked = request.path_params["table"], await body(request, Blame, SMALL_LIMIT)
        room, seat = await hall.room(name), await hall.seat_of(name, asked.token)
        if room is None or seat is None:
            raise missing()
        limits.work_for(asked.token, BLAME_COST)
        await asyncio.to_thread(hall.store.reports.add, report_of(room, seat, asked))
        return answer({}, 201)

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

    async def export(request: Request) -> Response:
        asked = await body(request, AskExport)
        text = await backroom.read(deckbox.exported, known_game(asked.game), asked.text, asked.dialect)
        return answer({"text": text})

    async def advice(request: Request) -> Response:
        asked = await body(request, AskDeck)
        return answer(await backroom.read(deckbox.advised, known_game(asked.game), asked.text, lang_of(request)))

    async def gallery(request: Request) -> Response:
        kind = known_game(request.path_params["game"])
        backroom.foresee(Seek(kind.name, AskCards(FORESEEN), lang_of(request)))
        return lasting(request, await backroom.read(gallery_facts, kind, lang_of(request)))

    async def card(request: Request) -> Response:
        kind, name = known_game(request.path_params["game"]), request.query_params.get("name", "")
        return answer(await backroom.read(card_shown, kind, name[:NAME_LIMIT], lang_of(request)))

    async def find(request: Request) -> Response:
        game, asked = known_game(request.path_params["game"]).name, await body(request, AskCards)
        if is_quick(asked):
            return answer(await backroom.read(seek, game, asked))
        done = await backroom.look_up(Seek(game, asked, lang_of(request)))
        return as_it_is(done.body, done.status)

    async def try_out(request: Request) -> Response:
        game, asked = known_game(request.path_params["game"]).name, await body(request, AskTrial, SMALL_LIMIT)
        done = await backroom.play(Try(game, asked.card, asked.player, lang_of(request)))
        if done.status != 200:
            return as_it_is(done.body, done.status)
        return answer(await hall.go_on(msgspec.json.decode(done.body, type=Setup)), 201)

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

    async def explained(request: Request) -> Response:
        kind, edition = known_game(request.path_params["game"]), request.query_params.get("edition", "")
        return lasting(request, {"explained": explanations(kind, edition, lang_of(request))})

    async def changes(request: Request) -> Response:
        kind, asked = known_game(request.path_params["game"]), request.query_params
        return lasting(request, changes_of(kind, asked.get("from", ""), asked.get("to", ""), lang_of(request)))

    async def lessons(request: Request) -> Response:
        return lasting(request, {"schools": schools(lang_of(request))})

    async def lesson(request: Request) -> Response:
        kind, name = known_game(request.path_params["game"]), request.path_params["lesson"]
        asked = await body(request, AskWalk)
        return answer(await backroom.read(walked, kind, name, asked, lang_of(request)))

    async def puzzles(request: Request) -> Response:
        return lasting(request, {"shelves": await backroom.read(shelves)})

    async def puzzle(request: Request) -> Response:
        kind, name = known_game(request.path_params["game"]), request.path_params["puzzle"]
        asked = await body(request, AskWalk)
        return answer(await backroom.read(attempted, kind, name, asked, lang_of(request)))

    async def case_list(request: Request) -> Response:
        return lasting(request, {"shelves": await backroom.read(galleries, lang_of(request))})

    async def one_case(request: Request) -> Response:
        kind, name = known_game(request.path_params["game"]), request.path_params["parting"]
        return lasting(request, await backroom.read(compared, kind, name, lang_of(request)))

    async def quiz_list(request: Request) -> Response:
        return lasting(request, {"quizzes": await backroom.read(quizzes, lang_of(request))})

    async def quiz(request: Request) -> Response:
        return lasting(request, await backroom.read(quiz_of, known_game(request.path_params["game"]), lang_of(request)))

    async def quiz_answer(request: Request) -> Response:
        kind, name = known_game(request.path_params["game"]), request.path_params["question"]
        return lasting(request, await backroom.read(answer_to, kind, name, lang_of(request)))

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
        Route(LOBBY, guarded(lobby)),
        Route(table, guarded(look)),
        Route(f"{table}/join", guarded(join), methods=["POST"]),
        Route(f"{table}/rematch", guarded(rematch), methods=["POST"]),
        Route(f"{table}/replay", guarded(replay)),
        Route(f"{table}/story", guarded(story)),
        Route(f"{table}/moments", guarded(moments), methods=["POST"]),
        Route(f"{table}/report", guarded(report), methods=["POST"]),
        Route(f"{table}/blame", guarded(blame), methods=["POST"]),
        Route("/api/faces", guarded(faces), methods=["POST"]),
        Route("/api/deck", guarded(deck), methods=["POST"]),
        Route("/api/deck/judge", guarded(judge), methods=["POST"]),
        Route("/api/deck/picture", guarded(sheet), methods=["POST"]),
        Route("/api/deck/export", guarded(export), methods=["POST"]),
        Route("/api/deck/advice", guarded(advice), methods=["POST"]),
        Route("/api/decks/{game:str}", guarded(decks)),
        Route("/api/cards/{game:str}", guarded(gallery)),
        Route("/api/cards/{game:str}/card", guarded(card)),
        Route("/api/cards/{game:str}/find", guarded(find), methods=["POST"]),
        Route("/api/cards/{game:str}/try", guarded(try_out), methods=["POST"]),
        Route("/api/rules/{game:str}", guarded(rules)),
        Route("/api/book/{game:str}", guarded(book)),
        Route("/api/explained/{game:str}", guarded(explained)),
        Route("/api/book/{game:str}/changes", guarded(changes)),
        Route("/api/lessons", guarded(lessons)),
        Route("/api/lessons/{game:str}/{lesson:str}", guarded(lesson), methods=["POST"]),
        Route("/api/puzzles", guarded(puzzles)),
        Route("/api/puzzles/{game:str}/{puzzle:str}", guarded(puzzle), methods=["POST"]),
        Route("/api/editions", guarded(case_list)),
        Route("/api/editions/{game:str}/{parting:str}", guarded(one_case)),
        Route("/api/quiz", guarded(quiz_list)),
        Route("/api/quiz/{game:str}", guarded(quiz)),
        Route("/api/quiz/{game:str}/{question:str}", guarded(quiz_answer)),
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


async def looked_back(hall: Hall, name: str, *tokens: str) -> tuple[Room, str]:
    """A table whose game is over, with its replay, for whoever may look back at it (`openhands`)."""
    room = await hall.room(name)
    if room is None:
        raise missing()
    text = whole_replay(room.table)  # refused while the game is played
    seats = [await hall.seat_of(name, token) for token in tokens if token]
    if is_private(room.table) and all(seat is None for seat in seats):
        raise Fault(
            403,
            "private",
            "Those who played look back at this game; others do when all of them have agreed to show their hands.",
            "Esta partida la repasan quienes la jugaron; los demás, cuando todos acepten enseñar la mano.",
        )
    return room, text


def bearer(request: Request) -> str:
    """The token of the seat for which something is asked that is no message of its own."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def replay_file(room: Room, text: str) -> Response:
    """A replay as a file that the browser keeps."""
    name = f"{room.table.kind.name}-{room.name}.mazo"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/jsonl", headers=headers)


class AskSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of the seat for which something is asked: its report, its moments, a rematch."""

    token: str


async def _report(hall: Hall, limits: Limits, request: Request) -> Report:
    name = request.path_params["table"]
    asked = await body(request, AskSeat, SMALL_LIMIT)
    limits.work_for(asked.token, REPORT_COST)
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
            told = answer(complaint, status)
            told.headers.update(headers_of(error))
            return told

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
