"""The table of the plain page as lists: the question with its answers, what happened, and everybody's cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape

import msgspec

from mazo.client.answers import introduction
from mazo.client.cardwords import CardWords
from mazo.client.choices import left_over
from mazo.client.following import Client
from mazo.client.language import Texts
from mazo.client.settling import settled
from mazo.games import kind as kind_named
from mazo.protocol.messages import Ask, Selection
from mazo.server import records
from mazo.server.plain.acting import STILL, Done, menu_of, moment_of
from mazo.server.plain.markup import say, words
from mazo.server.plain.starting import seats_of
from mazo.server.plain.together import together
from mazo.server.plain.wishes import Wishes, settings
from mazo.server.records import OPEN, Said
from mazo.texts.lang import Lang
from mazo.texts.rulebook import noted
from mazo.views import CardView, PlayerView, View, ZoneView


class Side(msgspec.Struct):
    """What one page shows of a table: what the seat knows, what everybody may know, and how this browser wants it."""

    room: records.Room
    spoken: Sequence[Said]
    done: Done
    wishes: Wishes
    lang: Lang
    here: str
    """The address of the page, without what follows the question mark."""
    seat: int
    query: str = ""
    """What the address has besides the language."""
    people: int = 1

    @property
    def client(self) -> Client:
        """What the seat knows."""
        return self.done.client

    def called(self, name: str) -> str:
        """What a card is called in the language of the page."""
        return kind_named(self.room.game).called(name, self.lang)

    @property
    def to(self) -> str:
        """Where the forms of the page are sent."""
        return f"{self.here}?lang={self.lang}{self.query}"


def shown(side: Side) -> str:
    """The whole table."""
    client, lang = side.client, side.lang
    if client.view is None or client.you is None:
        return _waiting(side)
    answers = "".join(f"<p>{line}</p>".replace("\n", "<br>") for line in side.done.told)
    card_words = CardWords(kind_named(client.view.game), lang)
    parts = [
        f"<h1>{escape(client.you.title)} {escape(client.view.edition)}</h1>",
        f"<p><strong>{say('plain', 'known', lang)}</strong></p>" if client.you.known else "",
        f'<section aria-label="{say("plain", "answer", lang)}" role="alert">{answers}</section>' if answers else "",
        _hint(side),
        _again(side),
        _plea(side),
        together(
            side.room, side.seat, lang, lambda command, name: _form(side, f"<p>{_button(side, command, name)}</p>")
        ),
        _question(side),
        _log(side),
        *(_player(player, client.view, card_words, side) for player in _order(client.view)),
        _zones(client.view.table.values(), card_words, side) if client.view.table else "",
        _tools(side),
        _chat(side),
        settings(side.wishes, lang, side.here),
        _help(client.view.game, lang),
    ]
    return "".join(parts)


def _waiting(side: Side) -> str:
    """Before the game: who is missing, and the address that they open."""
    lang, room = side.lang, side.room
    invited = ""
    if any(seat.who == OPEN for seat in room.seats):
        door = f"/plain/{room.table}"
        invited = f'<p>{say("plain", "invite", lang)} <a href="{door}?lang={lang}">{door}</a></p>'
    return (
        f"<h1>{escape(room.title)}</h1>"
        f'<p role="status">{say("error", "not_begun", lang)}</p>{seats_of(room, lang)}{invited}'
        f'<p><a href="{escape(side.to)}">{say("plain", "again", lang)}</a></p>'
    )


def curtain(player: str, to: str, lang: Lang) -> str:
    """Between two people at one screen: nothing of either hand, until the next one says that they are there."""
    return (
        f'<h1 role="status">{say("plain", "pass", lang, player=player)}</h1>'
        f'<p><a href="{escape(to)}">{say("plain", "show", lang, player=player)}</a></p>'
    )


def _form(side: Side, content: str) -> str:
    """A form that knows the moment that it was made for: sent twice, it is an answer only once."""
    moment = moment_of(side.client)
    return (
        f'<form method="post" action="{escape(side.to)}"><input type="hidden" name="moment" value="{moment}">'
        f"{content}</form>"
    )


def _button(side: Side, command: str, name: str) -> str:
    return f'<button name="room" value="{command}">{say("plain", name, side.lang)}</button>'


# What is asked.


def _hint(side: Side) -> str:
    """What the adviser would do and a button that does it; why, and what else, for whoever unfolds that."""
    hint, lang = side.done.hint, side.lang
    if hint is None:
        return ""
    do = f'<button name="line" value="{escape(hint.do)}">{say("plain", "do_it", lang)}</button>'
    what = _form(side, f"<p>{say('plain', 'hint_is', lang, action=hint.text)} {do}</p>")
    cited = [say("plain", "hint_rule", lang, rule=f"{hint.rule} {hint.title}")] if hint.rule else []
    why = "".join(f"<li>{line}</li>" for line in (*map(escape, hint.reasons), *cited))
    more = "".join(f"<li>{escape(one)}</li>" for one in hint.besides)
    parts = [(say("plain", "hint_why", lang), why), (say("plain", "hint_besides", lang), more)]
    folds = "".join(f"<details><summary>{title}</summary><ul>{rows}</ul></details>" for title, rows in parts if rows)
    return f'<section aria-label="{say("plain", "hint", lang)}" role="status">{what}{folds}</section>'


def _again(side: Side) -> str:
    """What else can be done where something could not be taken back."""
    if side.done.refused not in STILL:
        return ""
    command, name = ("undo!", "force") if side.people == 1 else ("takeback", "ask_back")
    return _form(side, f"<p>{_button(side, command, name)}</p>")


def _plea(side: Side) -> str:
    """Somebody asks to take something back, or was refused it."""
    plea, lang = side.room.plea, side.lang
    if side.room.denied == side.seat:
        return f'<p role="status">{say("takeback", "denied", lang)}</p>'
    if plea is None:
        return ""
    names = {seat.seat: seat.name for seat in side.room.seats}
    if side.seat in plea.waiting:
        asked = say("plain", "pleads", lang, player=names[plea.seat])
        return _form(side, f"<p>{asked}</p><p>{_button(side, 'allow', 'allow')} {_button(side, 'deny', 'deny')}</p>")
    waiting = ", ".join(names[seat] for seat in plea.waiting)
    return f'<p role="status">{say("plain", "pleading", lang, names=waiting)}</p>'


def _question(side: Side) -> str:
    client, lang = side.client, side.lang
    view = client.view
    assert view is not None
    if client.over is not None:
        return _over(side)
    again = f'<p><a href="{escape(side.to)}">{say("plain", "again", lang)}</a></p>'
    if client.ask is None or client.ask.answered:
        others = [seat for seat in view.deciding if seat != side.seat]
        names = ", ".join(view.players[seat].name for seat in others)
        waits = f'<section><h2 role="status">{say("plain", "wait", lang, names=names)}</h2>{again}</section>'
        if client.ask is None:
            return waits
    ask = client.ask
    rule = f" [{escape(ask.rule)} {escape(ask.title)}]" if ask.rule else ""
    clause = f"<p>{escape(ask.clause)}</p>" if ask.clause else ""
    typed = (
        f"<p><label>{say('plain', 'type', lang)} "
        f'<input name="line" autofocus autocomplete="off" maxlength="500" aria-describedby="prompt"></label> '
        f"<button>{say('plain', 'send', lang)}</button></p>"
    )
    easy = settled(ask, view, cuts=side.wishes.cuts)
    quick = f"<p>{say('plain', 'needless', lang)}</p>" if easy else ""
    return (
        f'<section aria-labelledby="prompt"><h2 id="prompt">{escape(ask.prompt)}{rule}</h2>{clause}{quick}'
        f"{_looked(ask, lang, side.called)}{_answers(ask, side)}{_form(side, typed)}"
        f"{again if ask.answered else ''}</section>"
    )


def _over(side: Side) -> str:
    """The end: who has won, and what can be done next."""
    client, lang, room = side.client, side.lang, side.room
    assert client.over is not None
    rule = f" [{escape(noted(client.over.rule, lang))}]" if client.over.rule else ""
    replay = f"{side.here}/replay?lang={lang}"
    score = ""
    if room.wins:
        told = ", ".join(f"{seat.name} {wins}" for seat, wins in zip(room.seats, room.wins))
        score = f"<p>{say('plain', 'score', lang, score=told)}</p>"
    command = "next" if room.next else "rematch"
    go_on = f"<p>{_button(side, command, command)}</p>"
    return (
        f'<section><h2 role="status">{escape(client.over.text)}{rule}</h2>{score}'
        f"{_form(side, go_on)}"
        f'<p><a href="{replay}">{say("plain", "replay", lang)}</a> · '
        f'<a href="/plain?lang={lang}">{say("plain", "new", lang)}</a></p></section>'
    )


def _looked(ask: Ask, lang: Lang, called: Callable[[str], str]) -> str:
    """The cards that are looked at and not among the answers, each with what stands against it."""
    rows = "".join(
        f"<li>{escape(called(card.name))}{f'. {escape(card.locked)}' if card.locked else ''}</li>"
        for card in left_over(ask)
    )
    return f"<p>{escape(Texts(lang)('board.looked'))}</p><ul>{rows}</ul>" if rows else ""


def _answers(ask: Ask, side: Side) -> str:
    """Every answer as a button, in the order of the numbers that can be typed instead."""
    if ask.selection is not None:
        return _selection(ask, ask.selection, side)
    rows, ranged = "", ""
    menu = menu_of(side.client, Texts(side.lang))
    assert menu is not None
    for entry in menu.entries:
        text = escape(entry.text if not entry.option.cards else f"{entry.verb} {entry.text}")
        if entry.ranged:
            low, high = entry.option.low, entry.option.high
            ranged += _form(
                side,
                f'<p><label>{text} <input type="number" name="number" min="{low}" max="{high}" value="{low}"></label> '
                f'<button name="ranged" value="{entry.number}">{say("plain", "send", side.lang)}</button></p>',
            )
            rows += f"<li>{text}</li>"
        else:
            rows += f'<li><button name="line" value="{entry.number}">{text}</button></li>'
    return _form(side, f"<ol>{rows}</ol>") + ranged


def _selection(ask: Ask, chosen: Selection, side: Side) -> str:
    """Boxes to tick, places to number, or shares to give; the answer that takes none is a button of its own."""
    lang = side.lang
    exactly = chosen.mode == "subset" and chosen.low == chosen.high
    how = say(
        "plain", "exactly" if exactly else chosen.mode, lang, low=chosen.low, high=chosen.high, label=chosen.label
    )
    rows = ""
    for at, candidate in enumerate(chosen.candidates, start=1):
        name = escape(side.called(candidate.name))
        if chosen.mode == "subset":
            rows += f'<li><label><input type="checkbox" name="mark" value="{at}"> {name}</label></li>'
        else:
            first = at if chosen.mode == "order" else chosen.low
            number = f'<input type="number" name="place{at}" value="{first}" min="0" max="{chosen.high}">'
            rows += f"<li><label>{name} {number}</label></li>"
    sends = escape(ask.confirm) if ask.confirm and "{" not in ask.confirm else escape(chosen.label)
    none = f"<p>{say('plain', 'none', lang, label=chosen.none_label)}</p>" if chosen.none_label else ""
    return f"<p>{how}</p>" + _form(
        side,
        f'<input type="hidden" name="selection" value="1"><ol>{rows}</ol>{none}<p><button>{sends}</button></p>',
    )


# What there is to see.


def _log(side: Side) -> str:
    rows = "".join(
        f"<li>{escape(event.text)}{f' [{escape(noted(event.rule, side.lang))}]' if event.rule else ''}</li>"
        for event in side.client.events[-side.wishes.events :]
    )
    title = say("plain", "log", side.lang)
    return f'<section aria-labelledby="log"><h2 id="log">{title}</h2><ul>{rows}</ul></section>'


def _order(view: View) -> list[PlayerView]:
    """The viewer first, then the others in turn order."""
    first = max(view.seat, 0)
    return [view.players[(first + at) % len(view.players)] for at in range(len(view.players))]


def _player(player: PlayerView, view: View, card_words: CardWords, side: Side) -> str:
    scores = ", ".join(f"{card_words('score', name)} {value}" for name, value in player.scores.items())
    told = [say("plain", "you", side.lang)] if player.seat == view.seat else []
    told += [say("plain", "turn", side.lang)] if player.seat == view.active else []
    told += [say("plain", "gone", side.lang)] if player.gone else []
    behind = f" ({', '.join(told)})" if told else ""
    zones = _zones(player.zones.values(), card_words, side)
    return f"<section><h2>{escape(player.name)}{behind}</h2><p>{escape(scores)}</p>{zones}</section>"


def _zones(zones: Iterable[ZoneView], card_words: CardWords, side: Side) -> str:
    found = ""
    for zone in zones:
        if zone.count:
            rows = "".join(f"<li>{_card(card, card_words, side)}</li>" for card in zone.cards)
            states = ", ".join(f"{card_words('state', state)} {n}" for state, n in zone.states.items() if n)
            told = f" ({escape(states)})" if states else ""
            name = escape(card_words("zone", zone.name))
            found += f"<h3>{name}: {zone.count}{told}</h3>" + (f"<ul>{rows}</ul>" if rows else "")
    return found


def _card(card: CardView, card_words: CardWords, side: Side) -> str:
    """A card with its figures; what it says can be opened behind it."""
    cost = say("plain", "cost", side.lang, n=card.cost) if card.cost else ""
    told = [cost, *map(escape, [" ".join(card_words.named_figures(card)), *card_words.marks(card)])]
    detail = ", ".join(word for word in told if word)
    name = escape(card_words.name(card))
    line = f"{name} ({detail})" if detail else name
    text = card_words.kind.card_text(card.name, side.lang) if side.wishes.texts else ""
    if not text:
        return line
    return f"<details><summary>{line}</summary><p>{escape(text)}</p></details>".replace("\n", "<br>")


# What else can be done.


def _tools(side: Side) -> str:
    """Taking back, a hint and giving up; the last one only after a second press."""
    if side.client.over is not None:
        return ""
    lang = side.lang
    hint = ""
    if side.people == 1 and side.client.view is not None and kind_named(side.client.view.game).understood:
        hint = _button(side, "hint", "hint")
    back = _form(side, f"<p>{_button(side, 'undo', 'undo')} {hint}</p>")
    surely = _form(side, f"<p>{_button(side, 'concede', 'concede_surely')}</p>")
    concede = f"<details><summary>{say('plain', 'concede', lang)}</summary>{surely}</details>"
    return f'<section aria-label="{say("plain", "tools", lang)}">{back}{concede}</section>'


def _chat(side: Side) -> str:
    """What people have said, where there are others to talk to."""
    if side.people == 1:
        return ""
    lang = side.lang
    rows = "".join(f"<li>{escape(said.name)}: {escape(said.text)}</li>" for said in side.spoken)
    line = (
        f'<p><label>{say("plain", "say", lang)} <input name="say" maxlength="300" autocomplete="off"></label> '
        f"<button>{say('plain', 'speak', lang)}</button></p>"
    )
    title, told = say("plain", "chat", lang), f"<ul>{rows}</ul>" if rows else ""
    return f'<section aria-labelledby="chat"><h2 id="chat">{title}</h2>{told}{_form(side, line)}</section>'


def _help(game: str, lang: Lang) -> str:
    texts = Texts(lang)
    told = "".join(f"<p>{escape(words(part))}</p>".replace("\n", "<br>") for part in introduction(game, texts))
    commands = ", ".join(texts(f"command.{name}") for name in ("why", "undo", "hint", "log", "rule", "concede"))
    return f"<details><summary>{say('plain', 'help', lang)}</summary>{told}<p>{escape(commands)}</p></details>"
