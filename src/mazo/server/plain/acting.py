"""What a form of the plain page does at the table, and what the seat knows afterwards."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from html import escape
from typing import Final

import msgspec

from mazo.client.answers import answer as in_words
from mazo.client.board import Board
from mazo.client.choices import Menu, picked
from mazo.client.following import Client
from mazo.client.language import Texts
from mazo.client.settling import settled
from mazo.protocol.messages import Ask, Hint, Refused, Request, decode, encode_request
from mazo.server.plain.markup import Fields, say, words
from mazo.server.plain.together import REQUESTS
from mazo.server.plain.wishes import Wishes
from mazo.server.rooms import Room
from mazo.server.typed import request_of
from mazo.texts.lang import Lang

COMMANDS: Final = ("undo", "undo!", "takeback", "allow", "deny", "next", "concede", "hint", *REQUESTS)
"""What the buttons of the page ask for, besides answers."""
BACK: Final = ("undo", "undo!")
STILL: Final = ("learned", "decided")
"""Refusals after which it can still be taken back: by force where one plays alone, or if the others allow it."""
ASKING: Final = ("room", "say", "selection", "ranged", "line")
"""The fields of which one says what a form is for."""
IN_A_ROW: Final = 40
"""So many questions that need nobody are answered at once; more come only from a game that turns in circles."""


class Done(msgspec.Struct):
    """What the seat was answered, and what would still be possible."""

    told: list[str]
    client: Client
    """What the seat knows afterwards."""
    refused: str = ""
    """Why something could not be taken back, if that was what was asked for."""
    hint: Hint | None = None
    """What the adviser would do, if that was asked for."""


async def look(room: Room, seat: int, lang: Lang) -> Client:
    """All that a seat may know."""
    client = Client()
    for line in (await room.visit(seat, lang))[1]:
        client.take(line)
    return client


async def act(room: Room, seat: int, lang: Lang, fields: Fields, wishes: Wishes) -> Done:
    """Do what a form says, if the table is still as the form knew it; what needs nobody is answered behind it."""
    texts, done = Texts(lang), Done([], await look(room, seat, lang))
    if not any(fields.get(name).strip() for name in ASKING):
        return done
    if fields.get("moment") not in ("", moment_of(done.client)) and not fields.get("say"):
        done.told = [say("plain", "late", lang)]
        return done
    line = line_of(fields, done.client, texts)
    if not line:
        done.told = [say("plain", "number", lang)]
        return done
    await _ask(room, seat, texts, line, done)
    await room.rest()
    done.client = await look(room, seat, lang)
    if line in BACK:
        await _pass_back(room, seat, texts, line, wishes, done)
    if done.refused not in STILL:  # whoever may still ask for it must not have answered anything else meanwhile
        done.client = await settle(room, seat, lang, wishes)
    return done


async def settle(room: Room, seat: int, lang: Lang, wishes: Wishes) -> Client:
    """Answer what nobody need be asked, unless the seat waits for leave to take something back."""
    client = await look(room, seat, lang)
    plea = room.news().plea
    if plea is not None and plea.seat == seat:  # an answer would end the plea
        return client
    for _ in range(IN_A_ROW):
        text = settled(client.ask, client.view, cuts=wishes.cuts)
        if not text or client.ask is None:
            break
        answered, _ = await room.visit(seat, lang, encode_request(Request("do", text, client.ask.id)))
        if any(isinstance(decode(one), Refused) for one in answered):
            break
        await room.rest()
        client = await look(room, seat, lang)
    return client


async def _pass_back(room: Room, seat: int, texts: Texts, line: str, wishes: Wishes, done: Done) -> None:
    """Whoever takes back goes on back past what was answered for them, until something is in the way."""
    for _ in range(IN_A_ROW):
        if done.refused or not settled(done.client.ask, done.client.view, cuts=wishes.cuts):
            return
        await _ask(room, seat, texts, line, done)
        done.client = await look(room, seat, texts.lang)


async def _ask(room: Room, seat: int, texts: Texts, line: str, done: Done) -> None:
    answered, _ = await room.visit(seat, texts.lang, line)
    done.told = _words(answered, texts, done.client)
    for one in answered:
        message = decode(one)
        if isinstance(message, Refused) and line in BACK:
            done.refused = message.reason
        if isinstance(message, Hint):
            done.hint = message


def line_of(fields: Fields, client: Client, texts: Texts) -> str:
    """The request that a form stands for; empty if it stands for nothing here."""
    command, said, ask = fields.get("room"), fields.get("say").strip(), client.ask
    if command:
        return command if command in COMMANDS else ""
    if said:
        return f"say {said}"
    if client.view is None:
        return ""
    if fields.get("selection"):
        return _selected(ask, fields) if ask is not None and ask.selection is not None else ""
    ranged = f"{fields.get('ranged')} {fields.get('number')}" if fields.get("ranged") else ""
    return request_of(ranged or fields.get("line"), ask, client.view, texts)


def _selected(ask: Ask, fields: Fields) -> str:
    """The cards that were ticked, ordered or given shares."""
    selection = ask.selection
    assert selection is not None
    count = len(selection.candidates)
    if selection.mode == "subset":
        numbers = [number for number in _numbers(fields.every("mark")) if 1 <= number <= count]
    else:
        given = [fields.get(f"place{at}") for at in range(1, count + 1)]
        numbers = _numbers(given) if all(given) else []
        if len(numbers) != count:
            return ""
        if selection.mode == "order":
            numbers = sorted(range(1, count + 1), key=lambda at: numbers[at - 1])
    return encode_request(Request("do", picked(selection, numbers), ask.id))


def _numbers(given: Iterable[str]) -> list[int]:
    return [int(one) for one in given if one.isascii() and one.isdigit() and len(one) < 7]


def moment_of(client: Client) -> str:
    """A name for what the seat sees and is asked now, after all that it was told."""
    asked = b"" if client.ask is None else msgspec.json.encode(msgspec.structs.replace(client.ask, id=0))
    seen = msgspec.json.encode(client.view)
    return hashlib.sha256(b"%d %b %b" % (len(client.events), seen, asked)).hexdigest()[:16]


def menu_of(client: Client, texts: Texts) -> Menu | None:
    """The answers to a question for one thing."""
    if client.ask is None or client.view is None or client.ask.selection is not None:
        return None
    return Menu(client.ask, client.view, texts)


def _words(lines: Iterable[str], texts: Texts, client: Client) -> list[str]:
    """The answers that are words, not the news."""
    if client.you is None:
        return []
    found: list[str] = []
    board = Board(client.you.game, texts, 100, client.you.players)
    for line in lines:
        message = decode(line)
        if isinstance(message, Hint):  # it is shown by itself, with what can be done about it
            continue
        shown = in_words(message, texts, board) if message is not None else None
        if shown is not None:
            found.append(escape(words(shown)))
    return found
