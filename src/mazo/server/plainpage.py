"""The plain page: the table as lists and a line to type on, without a script; its words are the terminal's."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from html import escape
from typing import Final
from urllib.parse import parse_qs, quote

import msgspec
from rich.console import Console, RenderableType
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from mazo.client.answers import answer as in_words
from mazo.client.answers import introduction
from mazo.client.board import Board
from mazo.client.cardwords import CardWords
from mazo.client.choices import Menu, left_over
from mazo.client.following import Client
from mazo.client.language import Texts
from mazo.errors import MazoError
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.protocol.messages import Ask, decode
from mazo.server.api import BODY_LIMIT, lang_of, raw
from mazo.server.bundle import icon
from mazo.server.complaints import Fault
from mazo.server.hall import Hall
from mazo.server.records import Chair, Wish
from mazo.server.rooms import Room
from mazo.server.typed import request_of
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases
from mazo.views import CardView, PlayerView, View, ZoneView

EVENTS: Final = 12
"""So many of the last events are on the page."""
FIELDS: Final = 20
"""So many fields a form may have."""

_PHRASES: Final = Phrases("mazo.server")


def routes(hall: Hall) -> list[Route]:
    """The addresses of the plain page."""

    async def home(request: Request) -> Response:
        return page(lang_of(request), home_of(lang_of(request), ""))

    async def begin(request: Request) -> Response:
        lang = lang_of(request)
        fields = await form(request)
        try:
            made = await hall.make(wish_of(fields, lang))
        except MazoError as error:
            return page(lang, home_of(lang, error.text(lang)), 422)
        room = await hall.room(made.table)
        assert room is not None
        await room.add_salt(made.keys[0].seat)
        return RedirectResponse(f"/plain/{made.table}/{made.keys[0].token}?lang={lang}", 303)

    async def table(request: Request) -> Response:
        lang = lang_of(request)
        name, token = request.path_params["table"], request.path_params["token"]
        fields = await form(request) if request.method == "POST" else {}
        try:
            room, seat = await hall.room(name), await hall.seat_of(name, token)
            if room is None or seat is None:
                return page(lang, f"<p>{say('error', 'token', lang)}</p>", 404)
            await room.add_salt(seat)
            return page(lang, await table_of(room, seat, lang, fields, f"/plain/{quote(name)}/{quote(token)}"))
        except MazoError as error:
            return page(lang, f'<p role="alert">{escape(error.text(lang))}</p>', 503)

    return [
        Route("/plain", home),
        Route("/plain", begin, methods=["POST"]),
        Route("/plain/{table:str}/{token:str}", table, methods=["GET", "POST"]),
    ]


def say(section: str, name: str, lang: Lang, **values: object) -> str:
    """One of the server's own sentences, safe to stand on a page."""
    return escape(_PHRASES.say(section, name, lang, **values))


async def form(request: Request) -> dict[str, str]:
    """The fields of a form, the last of each name; none if it is no form of ours."""
    try:
        sent = (await raw(request, BODY_LIMIT)).decode(errors="replace")
        found = parse_qs(sent, keep_blank_values=True, max_num_fields=FIELDS)
    except (Fault, ValueError):
        return {}
    return {name: values[-1] for name, values in found.items()}


def wish_of(fields: dict[str, str], lang: Lang) -> Wish:
    """A game against a bot."""
    game = fields.get("game", NAMES[0])
    me = Chair("person", fields.get("name", ""), deck=fields.get("deck", ""))
    return Wish(game, (me, Chair("bot", bot=fields.get("bot", "greedy"))), lang=lang, pace=0.0)


def page(lang: Lang, content: str, status: int = 200) -> HTMLResponse:
    """A whole page around some content."""
    other: Lang = "en" if lang == "es" else "es"
    return HTMLResponse(
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<link rel="icon" href="{icon()}">'
        f"<title>Mazo · {say('plain', 'title', lang)}</title></head><body>"
        f'<header><p><a href="/plain?lang={lang}">Mazo</a> · '
        f'<a href="?lang={other}" lang="{other}" hreflang="{other}">{say("plain", "language", other)}</a></p></header>'
        f"<main>{content}</main></body></html>",
        status,
        headers={"cache-control": "no-store"},
    )


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


def home_of(lang: Lang, fault: str) -> str:
    """The form for a new game."""
    games = "".join(f'<option value="{name}">{escape(kind_named(name).title)}</option>' for name in NAMES)
    decks = "".join(
        f'<option value="{deck}">{escape(kind_named(name).title)}: {escape(deck.replace("-", " "))}</option>'
        for name in NAMES
        for deck in kind_named(name).sample_decks()
    )
    bots = "".join(f'<option value="{bot}">{say("plain", bot, lang)}</option>' for bot in ("greedy", "random"))
    told = f'<p role="alert">{escape(fault)}</p>' if fault else ""
    return (
        f"<h1>{say('plain', 'new', lang)}</h1>{told}"
        f'<form method="post" action="/plain?lang={lang}">'
        f'<p><label>{say("plain", "game", lang)} <select name="game">{games}</select></label></p>'
        f'<p><label>{say("plain", "deck", lang)} <select name="deck"><option value=""></option>{decks}</select>'
        "</label></p>"
        f'<p><label>{say("plain", "name", lang)} <input name="name" maxlength="24"></label></p>'
        f'<p><label>{say("plain", "rival", lang)} <select name="bot">{bots}</select></label></p>'
        f"<p><button>{say('plain', 'begin', lang)}</button></p></form>"
    )


async def table_of(room: Room, seat: int, lang: Lang, fields: dict[str, str], here: str) -> str:
    """The table as lists: what was answered, the question, the board, the last events.

    A form knows the moment that it was made for: sent twice, it is an answer only once.
    """
    texts = Texts(lang)
    client = Client()
    told: list[str] = []
    typed = fields.get("line", "")
    _hear(client, (await room.visit(seat, lang))[1])
    if typed and client.view is not None:
        line = request_of(typed, client.ask, client.view, texts)
        if fields.get("moment", "") not in ("", _moment(client)):
            told = [say("plain", "late", lang)]
        elif line:
            answered, _ = await room.visit(seat, lang, line)
            told = _words(answered, texts, client)
            await room.rest()
            client = Client()
            _hear(client, (await room.visit(seat, lang))[1])
        else:
            told = [say("plain", "number", lang)]
    return _shown(client, texts, told, here)


def _moment(client: Client) -> str:
    """A name for what the seat sees and is asked now, after all that it was told."""
    asked = b"" if client.ask is None else msgspec.json.encode(msgspec.structs.replace(client.ask, id=0))
    seen = msgspec.json.encode(client.view)
    return hashlib.sha256(b"%d %b %b" % (len(client.events), seen, asked)).hexdigest()[:16]


def _hear(client: Client, lines: Iterable[str]) -> None:
    for line in lines:
        client.take(line)


def _words(lines: Iterable[str], texts: Texts, client: Client) -> list[str]:
    """The answers that are words, not the news."""
    found: list[str] = []
    assert client.you is not None
    board = Board(client.you.game, texts, 100, client.you.players)
    for line in lines:
        message = decode(line)
        shown = in_words(message, texts, board) if message is not None else None
        if shown is not None:
            found.append(escape(_text(shown)))
    return found


def _text(shown: RenderableType) -> str:
    console = Console(width=100, file=None, record=False, color_system=None, highlight=False)
    with console.capture() as captured:
        console.print(shown)
    return "\n".join(line.strip() for line in captured.get().splitlines() if line.strip())


def _shown(client: Client, texts: Texts, told: list[str], here: str) -> str:
    lang = texts.lang
    if client.view is None or client.you is None:
        return (
            f'<p role="status">{say("error", "not_begun", lang)}</p><p><a href="">{say("plain", "again", lang)}</a></p>'
        )
    answers = "".join(f"<p>{line}</p>".replace("\n", "<br>") for line in told)
    words = CardWords(kind_named(client.view.game), lang)
    parts = [
        f"<h1>{escape(client.you.title)} {escape(client.view.edition)}</h1>",
        f"<p><strong>{say('plain', 'known', lang)}</strong></p>" if client.you.known else "",
        f'<section aria-label="{say("plain", "answer", lang)}" role="alert">{answers}</section>' if answers else "",
        _question(client, texts, here),
        _log(client, lang),
        *(_player(player, client.view, words) for player in _order(client.view)),
        _zones(client.view.table.values(), words) if client.view.table else "",
        _help(client.view.game, texts, lang),
    ]
    return "".join(parts)


def _question(client: Client, texts: Texts, here: str) -> str:
    lang = texts.lang
    view = client.view
    assert view is not None
    if client.over is not None:
        rule = f" [{escape(client.over.rule)}]" if client.over.rule else ""
        replay = f"/api/tables/{here.split('/')[2]}/replay?lang={lang}"
        return (
            f'<section><h2 role="status">{escape(client.over.text)}{rule}</h2>'
            f'<p><a href="{replay}">{say("plain", "replay", lang)}</a> · '
            f'<a href="/plain?lang={lang}">{say("plain", "new", lang)}</a></p></section>'
        )
    if client.ask is None:
        names = ", ".join(view.players[seat].name for seat in view.deciding)
        return (
            f'<section><h2 role="status">{say("plain", "wait", lang, names=names)}</h2>'
            f'<p><a href="{here}?lang={lang}">{say("plain", "again", lang)}</a></p></section>'
        )
    ask = client.ask
    rule = f" [{escape(ask.rule)} {escape(ask.title)}]" if ask.rule else ""
    clause = f"<p>{escape(ask.clause)}</p>" if ask.clause else ""
    return (
        f'<section aria-labelledby="prompt"><h2 id="prompt">{escape(ask.prompt)}{rule}</h2>{clause}'
        f"{_looked(ask, texts)}{_answers(ask, view, texts)}"
        f'<form method="post" action="{here}?lang={lang}"><p><label>{say("plain", "type", lang)} '
        f'<input name="line" autofocus autocomplete="off" maxlength="500"></label> '
        f'<input type="hidden" name="moment" value="{_moment(client)}"> '
        f"<button>{say('plain', 'send', lang)}</button></p></form></section>"
    )


def _looked(ask: Ask, texts: Texts) -> str:
    """The cards that are looked at and not among the answers, each with what stands against it."""
    rows = "".join(
        f"<li>{escape(card.name)}{f'. {escape(card.locked)}' if card.locked else ''}</li>" for card in left_over(ask)
    )
    return f"<p>{escape(texts('board.looked'))}</p><ul>{rows}</ul>" if rows else ""


def _answers(ask: Ask, view: View, texts: Texts) -> str:
    lang = texts.lang
    if ask.selection is not None:
        chosen = ask.selection
        rows = "".join(f"<li>{escape(candidate.name)}</li>" for candidate in chosen.candidates)
        how = say("plain", chosen.mode, lang, low=chosen.low, high=chosen.high, label=chosen.label)
        none = f"<p>{say('plain', 'none', lang, label=chosen.none_label)}</p>" if chosen.none_label else ""
        return f"<p>{how}</p><ol>{rows}</ol>{none}"
    rows = ""
    for entry in Menu(ask, view, texts).entries:
        text = entry.text if not entry.option.cards else f"{entry.verb} {entry.text}"
        rows += f"<li>{escape(text)}</li>"
    return f"<ol>{rows}</ol>"


def _log(client: Client, lang: Lang) -> str:
    rows = "".join(
        f"<li>{escape(event.text)}{f' [{escape(event.rule)}]' if event.rule else ''}</li>"
        for event in client.events[-EVENTS:]
    )
    return f'<section role="log"><h2>{say("plain", "log", lang)}</h2><ul>{rows}</ul></section>'


def _order(view: View) -> list[PlayerView]:
    """The viewer first, then the others in turn order."""
    first = max(view.seat, 0)
    return [view.players[(first + at) % len(view.players)] for at in range(len(view.players))]


def _player(player: PlayerView, view: View, words: CardWords) -> str:
    scores = ", ".join(f"{words('score', name)} {value}" for name, value in player.scores.items())
    turn = " ▶" if player.seat == view.active else ""
    zones = _zones(player.zones.values(), words)
    return f"<section><h2>{escape(player.name)}{turn}</h2><p>{escape(scores)}</p>{zones}</section>"


def _zones(zones: Iterable[ZoneView], words: CardWords) -> str:
    found = ""
    for zone in zones:
        if zone.count:
            rows = "".join(f"<li>{escape(_card(card, words))}</li>" for card in zone.cards)
            states = ", ".join(f"{words('state', state)} {n}" for state, n in zone.states.items() if n)
            told = f" ({escape(states)})" if states else ""
            name = escape(words("zone", zone.name))
            found += f"<h3>{name}: {zone.count}{told}</h3>" + (f"<ul>{rows}</ul>" if rows else "")
    return found


def _card(card: CardView, words: CardWords) -> str:
    told = [str(card.cost) if card.cost else "", " ".join(words.named_figures(card)), *words.marks(card)]
    detail = ", ".join(word for word in told if word)
    return f"{card.name} ({detail})" if detail else card.name


def _help(game: str, texts: Texts, lang: Lang) -> str:
    told = "".join(f"<p>{escape(_text(part))}</p>".replace("\n", "<br>") for part in introduction(game, texts))
    words = ", ".join(texts(f"command.{name}") for name in ("why", "undo", "hint", "log", "rule", "concede"))
    return f"<details><summary>{say('plain', 'help', lang)}</summary>{told}<p>{escape(words)}</p></details>"
