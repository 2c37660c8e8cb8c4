"""Where games begin on the plain page: a form for each game, and the open seats of a table."""

from __future__ import annotations

from html import escape
from typing import Final

from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.games.settings import Setting, grouped
from mazo.server.offers import facts_of
from mazo.server.plain.manners import manners, with_manners
from mazo.server.plain.markup import Fields, choice, say
from mazo.server.plain.wishes import Wishes, settings
from mazo.server.records import BOT, HERE, OPEN, PERSON, Chair, Join, Room, Sitter, Wish
from mazo.texts.lang import Lang
from mazo.texts.rulebook import noted

SERIES: Final = ("", "best-of-3", "two-games")
LIST_LIMIT: Final = 6_000
"""As long as a deck list that is typed may be."""


def wish_of(fields: Fields, lang: Lang) -> Wish:
    """A game as the form says it: against bots, against people at this screen, or against people who are asked in."""
    game = fields.get("game", NAMES[0])
    rival = fields.get("rival") or fields.get("bot")
    players = fields.get("players", "2")
    others = int(players) - 1 if _is_number(players) else 1
    me = Chair(PERSON, fields.get("name"), deck=fields.get("list").strip() or fields.get("deck"))
    who: Sitter = HERE if rival == HERE else OPEN if rival == OPEN else BOT
    them = [Chair(who, fields.get(f"name{at}"), bot=rival if who == BOT else "") for at in range(2, others + 2)]
    wish = Wish(
        game, (me, *them), series=fields.get("series"), lang=lang, pace=0.0, options=_options(kind_named(game), fields)
    )
    return with_manners(wish, fields)


def home_of(lang: Lang, fault: str, wishes: Wishes) -> str:
    """A form for each game, and the settings."""
    told = f'<p role="alert">{escape(fault)}</p>' if fault else ""
    forms = "".join(_form(kind_named(name), lang) for name in NAMES)
    learn = f'<p><a href="/plain/learn?lang={lang}">{say("plain", "learn", lang)}</a></p>'
    return f"<h1>{say('plain', 'new', lang)}</h1>{told}{learn}{forms}{settings(wishes, lang, '/plain')}"


def _form(kind: GameKind, lang: Lang) -> str:
    """The form of one game."""
    facts = facts_of(kind.name, lang)
    rivals = {bot.name: f"{bot.title} ({bot.about})" if bot.about else bot.title for bot in facts.bots}
    rivals |= {HERE: say("plain", "here", lang), OPEN: say("plain", "open", lang)}
    players = {str(n): str(n) for n in kind.seats}
    rows = [
        f'<label>{say("plain", "name", lang)} <input name="name" maxlength="24" autocomplete="nickname"></label>',
        f"<label>{say('plain', 'rival', lang)} {choice('rival', rivals, facts.usual_bot)}</label>",
        f"<label>{say('plain', 'players', lang)} {choice('players', players)}</label>" if len(players) > 1 else "",
        *_decks(kind, lang),
    ]
    heading = f"game-{kind.name}"
    return (
        f'<section aria-labelledby="{heading}"><h2 id="{heading}">{escape(kind.title)}</h2>'
        f"<p>{escape(kind.word('about', 'goal', lang))}</p>"
        f'<form method="post" action="/plain?lang={lang}"><input type="hidden" name="game" value="{kind.name}">'
        f"{''.join(f'<p>{row}</p>' for row in rows if row)}"
        f"{manners(kind, lang)}{_houses(kind, facts.usual_edition, lang)}"
        f"<p><button>{say('plain', 'begin', lang, game=kind.title)}</button></p></form>{_cases(kind, lang)}</section>"
    )


def _options(kind: GameKind, fields: Fields) -> dict[str, int]:
    """The house rules of the form; one that was left empty is as usual."""
    sent = [(setting.name, fields.get(f"set.{setting.name}")) for setting in kind.settings]
    return {name: int(value) for name, value in sent if _is_number(value)}


def _houses(kind: GameKind, edition: str, lang: Lang) -> str:
    """The house rules of a game, folded away by what they are about, each with its usual value beside its field."""
    if not kind.settings:
        return ""
    groups = ""
    for group, members in grouped(kind.settings):
        fields = "".join(_house(setting, edition, lang) for setting in members)
        groups += f"<details><summary>{escape(group.text(lang))}</summary>{fields}</details>"
    return f"<details><summary>{say('plain', 'houses', lang)}</summary>{groups}</details>"


def _house(setting: Setting, edition: str, lang: Lang) -> str:
    """One house rule: its value, and the rule that explains it."""
    usual = say("plain", "usual", lang, n=setting.usual_in(edition))
    rule = f"[{escape(noted(setting.rule, lang))}] " if setting.rule else ""
    return (
        f'<p><label>{escape(setting.title.text(lang))} <input type="number" name="set.{setting.name}" '
        f'min="{setting.low}" max="{setting.high}"></label> ({usual})<br>'
        f"<small>{rule}{escape(setting.about.text(lang))}</small></p>"
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
        rules = "; ".join(f"{rule.number(edition)} {rule.heading(lang)}" for rule in case.rules)
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
    decks |= {deck: escape(kind.deck_title(deck, lang)) for deck in kind.sample_decks()}
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


def _is_number(text: str) -> bool:
    """Whether a field holds a small number."""
    return text.isascii() and text.isdigit() and len(text) < 4
