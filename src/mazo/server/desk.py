"""The judge's desk for the page: a position and what was done there, or two editions side by side; nothing is kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from mazo.client.desk import Beginning, Desk, Did, Halt, Laid, ended, parted
from mazo.errors import BadConfig, MazoError
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.kernel.codes import NOBODY
from mazo.protocol.messages import Told
from mazo.protocol.session import Session, number_of
from mazo.server.complaints import Fault
from mazo.server.lessons import QUESTIONS, RuleFacts
from mazo.server.library import ChangedRule, changes_of
from mazo.server.watching import open_view
from mazo.texts.lang import Lang
from mazo.texts.rulebook import Rule
from mazo.views import Event, View

MOST_DEEDS: Final = 1500
"""More than any game that people play has had."""
LONGEST_DEED: Final = 500
LONGEST_NAME: Final = 60
MOST_NAMES: Final = 8


class AskDesk(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A desk, and what is asked there."""

    game: str
    beginning: Beginning
    edition: str = ""
    """In place of the edition that the beginning names."""
    names: tuple[str, ...] = ()
    deeds: tuple[str, ...] = ()
    tried: str = ""
    """What somebody wants to know: may it be done, and what would come of it?"""
    asked: str = ""
    """A line of the protocol that only asks the table something."""
    other: str = ""
    """The edition to compare with."""


class StepTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """One deed in words, and what came of it."""

    do: str
    events: tuple[Told, ...]
    by: int = NOBODY
    name: str = ""


class LegalDeed(msgspec.Struct, frozen=True):
    """Something that may be done: as it is typed, and in words."""

    do: str
    text: str


class DeskRefusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a deed can't be done: the reason, the rule, and what would make it legal."""

    at: int
    deed: str
    text: str
    fix: str = ""
    rule: str = ""


class DeskTried(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was asked about: refused, or what would come of it."""

    deed: str
    refused: DeskRefusal | None = None
    events: tuple[Told, ...] = ()


class DeskTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a desk stands."""

    game: str
    title: str
    edition: str
    players: tuple[str, ...]
    view: View
    """The table with all hands open."""
    lines: tuple[str, ...]
    """What the seat that is asked is told, in lines of the protocol."""
    before: tuple[Told, ...]
    steps: tuple[StepTold, ...]
    rules: dict[str, RuleFacts]
    """Every rule that something here is done by, by its number."""
    legal: tuple[LegalDeed, ...] = ()
    seat: int = NOBODY
    """Who is asked."""
    prompt: str = ""
    rule: str = ""
    """By which rule they are asked, or the game is over."""
    position: dict[str, Any] | None = None
    """The position file of this moment, if one can say it."""
    halted: DeskRefusal | None = None
    """The deed that can't be done, and with it none of those behind it."""
    tried: DeskTried | None = None
    replies: tuple[str, ...] = ()
    over: str = ""


class DeskSide(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one edition makes of it."""

    edition: str
    step: StepTold | None = None
    refused: DeskRefusal | None = None
    only: tuple[str, ...] = ()
    """What may be done in this edition alone."""
    over: str = ""


class DeskParting(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where two editions part: at which deed, what each makes of it, and which rules of that have changed."""

    sides: tuple[DeskSide, DeskSide]
    rules: dict[str, RuleFacts]
    parted: bool = False
    at: int = -1
    """Which deed it is, from 0; -1: what comes before the first one."""
    changed: tuple[ChangedRule, ...] = ()


def table_of(asked: AskDesk, lang: Lang) -> DeskTable:
    """How a desk stands, and what it answers to what was asked."""
    desk = _desk(asked, asked.edition, lang)
    game, seat = desk.game, desk.seat
    session = Session(game, seat if seat != NOBODY else 0, lang)
    lines = tuple(session.news())
    tried = _tried(desk, asked.tried) if asked.tried else None
    before, steps = _told(desk, 0, desk.before), tuple(_steps(desk))
    halted = _refusal(desk, desk.halt)
    decision = next((decision for decision in game.decisions if decision.seat == seat), None)
    verdict = game.outcome.rule if game.outcome is not None else decision.rule if decision is not None else 0
    rule = _number(desk, verdict)
    numbers = [*_cited(before, *(step.events for step in steps)), rule, halted.rule if halted else ""]
    if tried is not None:
        numbers += [*_cited(tried.events), tried.refused.rule if tried.refused else ""]
    return DeskTable(
        game=game.kind.name,
        title=game.kind.title,
        edition=game.edition,
        players=game.names_in(lang),
        view=open_view(game, lang),
        lines=lines,
        before=before,
        steps=steps,
        rules=_rules(desk, numbers),
        legal=tuple(LegalDeed(do, text) for do, text in desk.legal()),
        seat=seat,
        prompt=decision.prompt(lang) if decision is not None else "",
        rule=rule,
        position=_position(desk),
        halted=halted,
        tried=tried,
        replies=tuple(session.receive(asked.asked)) if asked.asked.partition(" ")[0] in QUESTIONS else (),
        over=ended(desk),
    )


def parting_of(asked: AskDesk, lang: Lang) -> DeskParting:
    """The same beginning and the same deeds in two editions."""
    one, two = _desk(asked, asked.edition, lang), _desk(asked, asked.other, lang)
    parting = parted(one, two)
    if parting.at is None:
        return DeskParting((DeskSide(one.game.edition), DeskSide(two.game.edition)), {})
    sides = tuple(_side(desk, parting.at, only) for desk, only in zip((one, two), parting.only))
    cited = {number for side in sides for number in _side_rules(side)}
    codes = {rule.code for desk, side in zip((one, two), sides) for rule in _known(desk, _side_rules(side))}
    return DeskParting(
        sides=(sides[0], sides[1]),
        rules=_rules(one, cited) | _rules(two, cited),
        parted=True,
        at=parting.at,
        changed=_changed(one.kind, one.game.edition, two.game.edition, codes, lang),
    )


def _desk(asked: AskDesk, edition: str, lang: Lang) -> Desk:
    """The desk, unless it is larger than any."""
    if len(asked.deeds) > MOST_DEEDS or any(len(deed) > LONGEST_DEED for deed in (*asked.deeds, asked.tried)):
        raise Fault(422, "deeds", "That is longer than any game.", "Eso es más largo que cualquier partida.")
    if len(asked.names) > MOST_NAMES or any(len(name) > LONGEST_NAME for name in asked.names):
        raise Fault(422, "names", "Those are no names of players.", "Esos no son nombres de jugadores.")
    if asked.game not in NAMES:
        raise Fault(404, "game", "There is no such game.", "No existe ese juego.")
    laid = Laid(asked.game, asked.beginning, edition, asked.names, asked.deeds)
    return Desk(kind_named(asked.game), laid, lang)


def _tried(desk: Desk, deed: str) -> DeskTried:
    halt, events = desk.tried(deed)
    return DeskTried(deed, _refusal(desk, halt), tuple(_as_told(desk, events)))


def _steps(desk: Desk) -> Iterator[StepTold]:
    events = desk.game.events
    for did in desk.done:
        yield _step(desk, did, events)


def _step(desk: Desk, did: Did, events: list[Event]) -> StepTold:
    name = desk.game.names_in(desk.lang)[did.by] if did.by != NOBODY else ""
    return StepTold(did.text, tuple(_as_told(desk, events[did.since : did.until], did.since)), did.by, name)


def _told(desk: Desk, since: int, until: int) -> tuple[Told, ...]:
    return tuple(_as_told(desk, desk.events(since, until), since))


def _as_told(desk: Desk, events: Iterable[Event], first: int = 0) -> Iterator[Told]:
    for n, event in enumerate(events, start=first):
        yield Told(n, _number(desk, event.rule), desk.game.tell(event, desk.lang), event)


def _refusal(desk: Desk, halt: Halt | None) -> DeskRefusal | None:
    if halt is None:
        return None
    refusal, spanish = halt.refusal, desk.lang == "es"
    if refusal is None:
        return DeskRefusal(halt.at, halt.deed, halt.error.text(desk.lang))
    text = refusal.text_es if spanish else refusal.text_en
    fix = refusal.fix_es if spanish else refusal.fix_en
    return DeskRefusal(halt.at, halt.deed, text, fix, _number(desk, refusal.rule))


def _position(desk: Desk) -> dict[str, Any] | None:
    try:
        return desk.game.position()
    except MazoError:  # a moment that no position file can hold
        return None


def _number(desk: Desk, code: int) -> str:
    book = desk.kind.book
    return number_of(book.by_code(code), desk.game.edition) if code in book else ""


def _cited(*told: Iterable[Told]) -> list[str]:
    return [one.rule for row in told for one in row]


def _known(desk: Desk, numbers: Iterable[str]) -> list[Rule]:
    found = []
    for number in numbers:
        try:
            found.append(desk.kind.book.by_number(number, desk.game.edition))
        except MazoError:  # the edition lacks the rule, whose number is that of another one
            continue
    return found


def _rules(desk: Desk, numbers: Iterable[str]) -> dict[str, RuleFacts]:
    edition, lang = desk.game.edition, desk.lang
    wanted = sorted({number for number in numbers if number})
    return {
        number_of(rule, edition): RuleFacts(number_of(rule, edition), rule.heading(lang), rule.summary(lang, edition))
        for rule in _known(desk, wanted)
    }


def _side(desk: Desk, at: int, only: list[str]) -> DeskSide:
    step: StepTold | None = None
    if at == -1:
        step = StepTold("", _told(desk, 0, desk.before))
    elif at < len(desk.done):
        step = _step(desk, desk.done[at], desk.game.events)
    halted = _refusal(desk, desk.halt)
    refused = halted if halted is not None and halted.at == at else None
    return DeskSide(desk.game.edition, step, refused, tuple(only), ended(desk))


def _side_rules(side: DeskSide) -> list[str]:
    found = _cited(side.step.events) if side.step is not None else []
    return [*found, side.refused.rule] if side.refused is not None else found


def _changed(kind: GameKind, one: str, two: str, codes: set[int], lang: Lang) -> tuple[ChangedRule, ...]:
    """Those of the rules that are cited where the editions part and that have changed between them."""
    try:
        found = changes_of(kind, one, two, lang)
    except BadConfig:  # the book does not tell these editions apart
        return ()
    numbers = {number for rule in kind.book if rule.code in codes for number in rule.numbers.values()}
    return tuple(rule for change in found.changes for rule in change.rules if rule.number in numbers)
