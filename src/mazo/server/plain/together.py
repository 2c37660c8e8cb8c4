"""People at one table, without a script: clocks, who is away, draws, hands after the game, and tables that wait."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from typing import Final

from mazo.server.lobby import Waits
from mazo.server.plain.manners import clock_text, minutes
from mazo.server.plain.markup import say
from mazo.server.records import OVER, PERSON, Room
from mazo.texts.lang import Lang

REQUESTS: Final = (
    "draw offer", "draw accept", "draw decline", "draw withdraw", "claim win", "claim draw", "hands",
    "spectators yes", "spectators no",
)  # fmt: skip
"""What the buttons here ask of the table."""

Pressed = Callable[[str, str], str]
"""A form with one button: what it asks for, and what stands on it."""


def together(room: Room, seat: int, lang: Lang, press: Pressed) -> str:
    """All that players have to do with each other besides the game; nothing for whoever watches."""
    names = {one.seat: one.name for one in room.seats}
    parts = [_clocks(room, names, lang), _watching(room, lang)]
    if seat >= 0:
        parts += [_away(room, names, seat, lang, press), _draw(room, names, seat, lang, press)]
        parts += [_hands(room, names, seat, lang, press), _spectators(room, names, seat, lang, press)]
    return "".join(parts)


def _clocks(room: Room, names: dict[int, str], lang: Lang) -> str:
    if not room.clocks or room.state == OVER:
        return ""
    rows = (say("plain", "clock", lang, player=names[one.seat], left=minutes(one.left)) for one in room.clocks)
    return f"<p>{' '.join(rows)}</p>"


def _watching(room: Room, lang: Lang) -> str:
    """Who watches, by the names that they have said."""
    if not room.watching:
        return ""
    unnamed = room.watching - len(room.watchers)
    named = [*room.watchers, *([say("plain", "unnamed", lang, n=unnamed)] if unnamed else [])]
    return f"<p>{say('plain', 'watching', lang, names=', '.join(named))}</p>"


def _away(room: Room, names: dict[int, str], seat: int, lang: Lang, press: Pressed) -> str:
    found = ""
    for one in room.away:
        if one.seat == seat:
            continue
        left = round(one.left)
        found += f'<p role="status">{say("plain", "away", lang, player=names[one.seat], n=left)}</p>'
        if room.absent == "claim" and not left:
            found += press("claim win", "claim_win") + press("claim draw", "claim_draw")
    return found


def _draw(room: Room, names: dict[int, str], seat: int, lang: Lang, press: Pressed) -> str:
    offer = room.offer
    if not room.drawn or room.state == OVER or any(one.who != PERSON for one in room.seats):
        return ""
    if offer is None:
        return press("draw offer", "draw_offer")
    if offer.seat == seat:
        return press("draw withdraw", "draw_withdraw")
    told = f'<p role="status">{say("plain", "draw_offered", lang, player=names[offer.seat])}</p>'
    return told + press("draw accept", "draw_accept") + press("draw decline", "draw_decline")


def _hands(room: Room, names: dict[int, str], seat: int, lang: Lang, press: Pressed) -> str:
    if room.hands is not None:
        held = enumerate(room.hands.held)
        rows = (f"<li>{escape(names[at])}: {escape(', '.join(cards)) or '—'}</li>" for at, cards in held)
        return f"<h2>{say('plain', 'hands', lang)}</h2><ul>{''.join(rows)}</ul>"
    if room.state != OVER or seat in room.opened:
        return ""
    whom = f"<p>{say('plain', 'hands_whom', lang)}</p>" if sum(one.who == PERSON for one in room.seats) > 1 else ""
    return whom + press("hands", "hands_show")


def _spectators(room: Room, names: dict[int, str], seat: int, lang: Lang, press: Pressed) -> str:
    """Whether others may watch, as far as it is for this seat to say."""
    if not (room.watch or room.unwatched):  # the table was made without spectators
        return ""
    against = ", ".join(names[one] for one in room.unwatched)
    told = f"<p>{say('plain', 'unwatched', lang, names=against)}</p>" if against else ""
    return told + (
        press("spectators yes", "spectators_yes") if seat in room.unwatched else press("spectators no", "spectators_no")
    )


def lobby_list(tables: Iterable[Waits], lang: Lang) -> str:
    """Open tables at which somebody waits, each with the way there."""
    rows = "".join(
        f'<li><a href="/plain/{one.table}?lang={lang}">{escape(one.title)}, {escape(", ".join(one.people))}</a>'
        f"{_clock_of(one, lang)}</li>"
        for one in tables
    )
    return f"<h2>{say('plain', 'lobby', lang)}</h2><ul>{rows}</ul>" if rows else ""


def _clock_of(one: Waits, lang: Lang) -> str:
    return f" ({clock_text(one.timing, lang)})" if one.timing is not None else ""
