"""The addresses of the plain page, and who sees what at each of them."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from mazo.errors import MazoError
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.server.api import lang_of, looked_back, number_in, replay_file
from mazo.server.complaints import Fault
from mazo.server.hall import Hall
from mazo.server.houses.lobbies import waiting_anywhere
from mazo.server.plain.acting import Done, act, settle
from mazo.server.plain.keys import BETWEEN, SHARED, is_place, keys_of, seated
from mazo.server.plain.learning import lesson_page, lessons_of
from mazo.server.plain.markup import Fields, form, page, say
from mazo.server.plain.puzzling import puzzle_page, puzzles_of, quiz_page, quizzes_of
from mazo.server.plain.showing import Side, curtain, shown
from mazo.server.plain.starting import cases_of, home_of, join_of, joining, wish_of
from mazo.server.plain.together import lobby_list
from mazo.server.plain.wishes import Wishes, keep, wished, wishes_of
from mazo.server.rooms import Room
from mazo.texts.lang import Lang


def routes(hall: Hall) -> list[Route]:
    """Home, settings, the door of a table, and the table."""

    async def home(request: Request) -> Response:
        lang = lang_of(request)
        return page(lang, home_of(lang, "", wishes_of(request)) + lobby_list(await waiting_anywhere(hall), lang))

    async def begin(request: Request) -> Response:
        lang, wishes = lang_of(request), wishes_of(request)
        try:
            made = await hall.make(wish_of(await form(request), lang))
        except MazoError as error:
            return page(lang, home_of(lang, error.text(lang), wishes), status_of(error))
        await _arrive(hall, made.table, [key.seat for key in made.keys], lang, wishes)
        return seated(request, made.table, [(key.seat, key.token) for key in made.keys], lang)

    async def remember(request: Request) -> Response:
        fields = await form(request)
        back = fields.get("back", "/plain")
        safe = back if back.startswith("/plain") and "\\" not in back else "/plain"
        answer = RedirectResponse(f"{quote(safe)}?lang={lang_of(request)}", 303)
        keep(answer, wished(fields))
        return answer

    async def cases(request: Request) -> Response:
        lang, name = lang_of(request), request.path_params["game"]
        if name not in NAMES:
            return page(lang, f"<p>{say('error', 'table', lang)}</p>", 404)
        return page(lang, cases_of(kind_named(name), lang))

    async def lessons(request: Request) -> Response:
        lang = lang_of(request)
        return page(lang, lessons_of(lang))

    async def lesson(request: Request) -> Response:
        return await solved(request, lesson_page, request.path_params["lesson"])

    async def puzzles(request: Request) -> Response:
        lang = lang_of(request)
        return page(lang, await hall.backroom.read(puzzles_of, lang))

    async def quizzes(request: Request) -> Response:
        lang = lang_of(request)
        return page(lang, await hall.backroom.read(quizzes_of, lang))

    async def puzzle(request: Request) -> Response:
        return await solved(request, puzzle_page, request.path_params["puzzle"])

    async def quiz(request: Request) -> Response:
        return await solved(request, quiz_page, request.query_params.get("question", ""))

    async def solved(request: Request, show: Callable[[GameKind, str, Fields, Lang], str], name: str) -> Response:
        lang, game = lang_of(request), request.path_params["game"]
        fields = await form(request) if request.method == "POST" else Fields({})
        if game not in NAMES:
            return page(lang, f"<p>{say('error', 'table', lang)}</p>", 404)
        try:
            return page(lang, await hall.backroom.read(show, kind_named(game), name, fields, lang))
        except MazoError as error:
            return page(lang, f'<p role="alert">{escape(error.text(lang))}</p>', 404)

    async def door(request: Request) -> Response:
        lang, name = lang_of(request), request.path_params["table"]
        try:
            room = await hall.room(name)
        except MazoError as error:
            return _unserved(error, lang)
        if room is None:
            return page(lang, f"<p>{say('error', 'table', lang)}</p>", 404)
        if request.method == "GET":
            return page(lang, joining(room.news(), lang, ""))
        try:
            key = await hall.join(name, join_of(await form(request)))
        except MazoError as error:
            return page(lang, joining(room.news(), lang, error.text(lang)), 422)
        assert key is not None
        await _arrive(hall, name, [key.seat], lang, wishes_of(request))
        return seated(request, name, [(key.seat, key.token)], lang)

    async def table(request: Request) -> Response:
        lang = lang_of(request)
        name, at = request.path_params["table"], request.path_params["seats"]
        kept = is_place(at)
        keys = keys_of(request) if kept else at.split(BETWEEN)[:SHARED]
        try:
            room = await hall.room(name)
            seats = [await hall.seat_of(name, key) for key in keys] if room else []
            mine = [seat for seat in seats if seat is not None]
            if room is None or not mine or len(mine) < len(seats):
                return page(lang, f"<p>{say('error', 'token', lang)}</p>", 404)
            held = list(zip(mine, keys, strict=True))
            if not kept:  # a link with the keys themselves: from here on they stand in no address
                return seated(request, name, held, lang, 307 if request.method == "POST" else 303)
            fields = await form(request) if request.method == "POST" else Fields({})
            if fields.get("room") == "rematch":
                again = await hall.rematch(name, keys[0])
                assert again is not None
                await _arrive(hall, again, mine, lang, wishes_of(request))
                return seated(request, again, held, lang)
            for seat in mine:
                await room.add_salt(seat)
            return await _table(room, mine, lang, fields, wishes_of(request), request)
        except MazoError as error:
            return _unserved(error, lang)

    async def replay(request: Request) -> Response:
        lang = lang_of(request)
        try:
            return replay_file(*await looked_back(hall, request.path_params["table"], *keys_of(request)))
        except MazoError as error:
            return page(lang, f'<p role="alert">{escape(error.text(lang))}</p>', status_of(error))

    return [
        Route("/plain", home),
        Route("/plain", begin, methods=["POST"]),
        Route("/plain/settings", remember, methods=["POST"]),
        Route("/plain/cases/{game:str}", cases),
        Route("/plain/learn", lessons),
        Route("/plain/learn/{game:str}/{lesson:str}", lesson, methods=["GET", "POST"]),
        Route("/plain/puzzles", puzzles),
        Route("/plain/puzzles/{game:str}/{puzzle:str}", puzzle, methods=["GET", "POST"]),
        Route("/plain/quiz", quizzes),
        Route("/plain/quiz/{game:str}", quiz, methods=["GET", "POST"]),
        Route("/plain/{table:str}", door, methods=["GET", "POST"]),
        Route("/plain/{table:str}/{seats:str}", table, methods=["GET", "POST"]),
        Route("/plain/{table:str}/{seats:str}/replay", replay),
    ]


def _unserved(error: MazoError, lang: Lang) -> Response:
    """The page of a table that can't be served now, or never again."""
    status = error.status if isinstance(error, Fault) else 503
    return page(lang, f'<p role="alert">{escape(error.text(lang))}</p>', status)


async def _arrive(hall: Hall, table: str, seats: list[int], lang: Lang, wishes: Wishes) -> None:
    """People who have just sat down: their salts, and what they need not be asked at the beginning."""
    room = await hall.room(table)
    assert room is not None
    for seat in seats:
        await room.add_salt(seat)
    await room.rest()
    for seat in seats:
        await settle(room, seat, lang, wishes)


async def _table(room: Room, mine: list[int], lang: Lang, fields: Fields, wishes: Wishes, request: Request) -> Response:
    """The side of whoever looks; where several share the screen, of the one whose turn it is to look."""
    wanted = number_in(request, "seat", mine[0])
    seat = wanted if wanted in mine else mine[0]
    done = await act(room, seat, lang, fields, wishes)
    for other in mine:
        if fields.get("moment") and other != seat:
            await settle(room, other, lang, wishes)
    here = f"/plain/{quote(room.name)}/{quote(request.path_params['seats'])}"
    game = room.table.game
    asked = [one for one in mine if game is not None and one in game.deciding]
    if asked and seat not in asked:
        player = room.news().seats[asked[0]].name
        return page(lang, curtain(player, f"{here}?lang={lang}&seat={asked[0]}", lang), query=f"&amp;seat={seat}")
    query = f"&seat={seat}" if len(mine) > 1 else ""
    side = side_of(room, seat, lang, done, wishes, here, query)
    title = side.client.ask.prompt if side.client.ask is not None else ""
    return page(lang, shown(side), title=escape(title), query=escape(query))


def status_of(error: MazoError) -> int:
    """The status of a page that says why not."""
    return error.status if isinstance(error, Fault) else 422


def side_of(room: Room, seat: int, lang: Lang, done: Done, wishes: Wishes, here: str, query: str = "") -> Side:
    """What one page shows of a table."""
    people = len(room.table.people)
    return Side(room.news(), room.chatter.heard_by(seat), done, wishes, lang, here, seat, query, people)


def lost(request: Request) -> Response:
    """The page of an address that there is not, in the language that the browser prefers, with the way home."""
    lang = preferred(request)
    return page(
        lang,
        f"<h1>{say('lost', 'title', lang)}</h1><p>{say('lost', 'text', lang)}</p>"
        f'<p><a href="/?lang={lang}">{say("lost", "home", lang)}</a></p>',
        404,
    )


def preferred(request: Request) -> Lang:
    """The language that the address names, or else the first that the browser asks for and we speak."""
    if "lang" in request.query_params:
        return lang_of(request)
    for one in request.headers.get("accept-language", "").split(","):
        spoken = one.strip().lower().partition(";")[0].partition("-")[0]
        if spoken in ("en", "es"):
            return "es" if spoken == "es" else "en"
    return "en"
