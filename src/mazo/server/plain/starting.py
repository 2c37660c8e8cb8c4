"""Where games begin on the plain page: a form for each game, and the open seats of a table."""

from __future__ import annotations

from html import escape
from typing import Final

from mazo.bots import names_for
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.server.plain.markup import Fields, choice, say
from mazo.server.plain.wishes import Wishes, settings
from mazo.server.records import BOT, HERE, OPEN, PERSON, Chair, Join, Room, Sitter, Wish
from mazo.texts.lang import Lang

SERIES: Final = ("", "best-of-3", "two-games")
LIST_LIMIT: Final = 6_000
"""As long as a deck list that is typed may be."""


def wish_of(fields: Fields, lang: Lang) -> Wish:
    """A game as the form says it: against bots, against people at this screen, or against people who are asked in."""
    game = fields.get("game", NAMES[0])
    rival = fields.get("rival") or fields.get("bot") or "greedy"
    others = int(fields.get("players", "2")) - 1 if fields.get("players", "2") in ("2", "3", "4") else 1
    me = Chair(PERSON, fields.get("name"), deck=fields.get("list").strip() or fields.get("deck"))
    who: Sitter = HERE if rival == HERE else OPEN if rival == OPEN else BOT
    them = [Chair(who, fields.get(f"name{at}"), bot=rival if who == BOT else "") for at in range(2, others + 2)]
    return Wish(game, (me, *them), series=fields.get("series"), lang=lang, pace=0.0)


def home_of(lang: Lang, fault: str, wishes: Wishes) -> str:
    """A form for each game, and the settings."""
    told = f'<p role="alert">{escape(fault)}</p>' if fault else ""
    forms = "".join(_form(kind_named(name), lang) for name in NAMES)
    return f"<h1>{say('plain', 'new', lang)}</h1>{told}{forms}{settings(wishes, lang, '/plain')}"


def _form(kind: GameKind, lang: Lang) -> str:
    """The form of one game."""
    rivals = {bot: say("plain", bot, lang) for bot in names_for(kind)}
    rivals |= {HERE: say("plain", "here", lang), OPEN: say("plain", "open", lang)}
    players = {str(n): str(n) for n in kind.seats}
    rows = [
        f'<label>{say("plain", "name", lang)} <input name="name" maxlength="24" autocomplete="nickname"></label>',
        f"<label>{say('plain', 'rival', lang)} {choice('rival', rivals)}</label>",
        f"<label>{say('plain', 'players', lang)} {choice('players', players)}</label>" if len(players) > 1 else "",
        *_decks(kind, lang),
    ]
    heading = f"game-{kind.name}"
    return (
        f'<section aria-labelledby="{heading}"><h2 id="{heading}">{escape(kind.title)}</h2>'
        f"<p>{escape(kind.word('about', 'goal', lang))}</p>"
        f'<form method="post" action="/plain?lang={lang}"><input type="hidden" name="game" value="{kind.name}">'
        f"{''.join(f'<p>{row}</p>' for row in rows if row)}"
        f"<p><button>{say('plain', 'begin', lang, game=kind.title)}</button></p></form>{_cases(kind, lang)}</section>"
    )


def _cases(kind: GameKind, lang: Lang) -> str:
    """The way to the cases that players ask about, where a game has any."""
    if not kind.rulings:
        return ""
    return f'<p><a href="/plain/cases/{kind.name}?lang={lang}">{say("plain", "cases", lang, game=kind.title)}</a></p>'


def cases_of(kind: GameKind, lang: Lang) -> str:
    """Every case that players ask about: the question, the answer, and the rules that give it."""
    edition = kind.editions[0]
    rows = []
    for case in kind.rulings:
        rules = "; ".join(f"{rule.number(edition)} {rule.title(lang)}" for rule in case.rules)
        rows.append(
            f"<dt>{escape(case.name)}. {escape(case.question.text(lang))}</dt>"
            f"<dd>{escape(case.answer.text(lang))} <small>[{escape(rules)}]</small></dd>"
        )
    return f"<h1>{say('plain', 'cases', lang, game=kind.title)}</h1><dl>{''.join(rows)}</dl>"


def _decks(kind: GameKind, lang: Lang) -> list[str]:
    """What is asked about decks, where players bring them: one that comes with the game, or a list of one's own."""
    if not kind.sample_decks():
        return []
    decks = {"": say("plain", "any_deck", lang)}
    decks |= {deck: escape(deck.replace("-", " ").title()) for deck in kind.sample_decks()}
    series = {one: say("plain", one.replace("-", "_") or "one_game", lang) for one in SERIES}
    return [
        f"<label>{say('plain', 'deck', lang)} {choice('deck', decks)}</label>",
        f"<label>{say('plain', 'list', lang)}<br>"
        f'<textarea name="list" rows="3" cols="40" maxlength="{LIST_LIMIT}"></textarea></label>',
        f"<label>{say('plain', 'series', lang)} {choice('series', series)}</label>",
    ]


def join_of(fields: Fields) -> Join:
    """Somebody takes a seat."""
    return Join(fields.get("name"), fields.get("list").strip() or fields.get("deck"))


def seats_of(room: Room, lang: Lang) -> str:
    """Who sits where, and who is still missing."""
    free = f" ({say('plain', 'free', lang)})"
    nobody = say("plain", "nobody", lang)
    rows = "".join(f"<li>{escape(seat.name) or nobody}{free if seat.who == OPEN else ''}</li>" for seat in room.seats)
    return f"<ul>{rows}</ul>"


def joining(room: Room, lang: Lang, fault: str) -> str:
    """The door of a table: who sits there, and a form for whoever takes a seat that is open."""
    kind = kind_named(room.game)
    told = f'<p role="alert">{escape(fault)}</p>' if fault else ""
    head = f"<h1>{escape(room.title)}</h1>{told}{seats_of(room, lang)}"
    if not any(seat.who == OPEN for seat in room.seats):
        return f"{head}<p>{say('plain', 'full', lang)}</p>"
    rows = [
        f'<label>{say("plain", "name", lang)} <input name="name" maxlength="24" autocomplete="nickname"></label>',
        *_decks(kind, lang)[:2],
    ]
    return (
        f'{head}<form method="post" action="/plain/{room.table}?lang={lang}">'
        f"{''.join(f'<p>{row}</p>' for row in rows)}<p><button>{say('plain', 'sit', lang)}</button></p></form>"
    )
