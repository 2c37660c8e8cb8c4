"""The gallery of editions for the page: the same position, two rules, two ends."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from mazo.client.lessons import happens
from mazo.errors import BadConfig
from mazo.game import Game
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.games.settings import changed
from mazo.making import from_position
from mazo.mining.cases import Case, Ending, ended
from mazo.mining.collection import cases
from mazo.protocol.session import Session
from mazo.server.lessons import RuleFacts, rule_facts
from mazo.texts.lang import Lang
from mazo.texts.rulings import REST


class CaseFacts(msgspec.Struct, frozen=True):
    """A case as it stands in a list."""

    id: str
    about: str
    names: tuple[str, str]
    """The two editions, or tables with other house rules."""


class CaseShelf(msgspec.Struct, frozen=True):
    """The cases of one game."""

    game: str
    title: str
    cases: tuple[CaseFacts, ...]


class EndFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one of the two ends: what happens or why it is refused, by which rules, and the table then."""

    name: str
    text: str
    rules: tuple[RuleFacts, ...]
    lines: tuple[str, ...]
    """The table as the first player is told of it, in lines of the protocol."""
    refused: bool = False


class Compared(msgspec.Struct, frozen=True):
    """A case with its table before, what is done, and both ends."""

    facts: CaseFacts
    lines: tuple[str, ...]
    """The table before anything is done."""
    actions: tuple[str, ...]
    ends: tuple[EndFacts, EndFacts]


def galleries(lang: Lang) -> tuple[CaseShelf, ...]:
    """Every game that has cases."""
    kinds = [kind for kind in map(kind_named, NAMES) if cases(kind.name)]
    return tuple(
        CaseShelf(kind.name, kind.title, tuple(_facts(kind, case, lang) for case in cases(kind.name))) for kind in kinds
    )


def case_named(game: str, name: str) -> Case:
    """The case of that name that comes with a game."""
    found = next((case for case in cases(game) if case.id == name), None)
    if found is None:
        raise BadConfig(f"There is no case {name!r} of {game}.", f"No hay ningún caso {name!r} de {game}.")
    return found


@lru_cache(maxsize=64)
def compared(kind: GameKind, name: str, lang: Lang) -> Compared:
    """A case with both of its ends."""
    case = case_named(kind.name, name)
    names = _names(kind, case, lang)
    first = case.endings[0]
    game = from_position({**case.position, "edition": first.edition})
    actions: list[str] = []
    last = max(at for at, action in enumerate(case.actions) if action != REST)
    lines = tuple(Session(game, 0, lang).news())
    for at, action in enumerate(case.actions):
        if action != REST:
            actions.append(_said(game, action, lang))
        if at < last:
            happens(game, action)
    one, two = (_end(kind, case, ending, title, lang) for ending, title in zip(case.endings, names))
    return Compared(_facts(kind, case, lang), lines, tuple(actions), (one, two))


def _end(kind: GameKind, case: Case, ending: Ending, name: str, lang: Lang) -> EndFacts:
    game, _ = ended(case.position, case.actions, ending.edition, ending.options)
    rules = tuple(
        rule_facts(kind, kind.book.by_number(number, ending.edition), ending.edition, lang) for number in ending.rules
    )
    return EndFacts(name, ending.text(lang), rules, tuple(Session(game, 0, lang).news()), ending.refused)


def _facts(kind: GameKind, case: Case, lang: Lang) -> CaseFacts:
    return CaseFacts(case.id, case.about.text(lang), _names(kind, case, lang))


def _names(kind: GameKind, case: Case, lang: Lang) -> tuple[str, str]:
    one, two = (_name(kind, ending, lang) for ending in case.endings)
    return one, two


def _name(kind: GameKind, ending: Ending, lang: Lang) -> str:
    edition = kind.word("edition", ending.edition, lang)
    other = changed(kind.settings, ending.options, ending.edition)
    house = [f"{setting.title.text(lang)}: {value}" for setting, value in other]
    return f"{edition} ({', '.join(house)})" if house else edition


def _said(game: Game, action: str, lang: Lang) -> str:
    """An action in words of the language, with who does it."""
    number, _, text = action.partition(": ")
    scribe = game.scribe(int(number) - 1)
    said = text if scribe is None else scribe.write(scribe.read(text), lang, handles=False)
    return f"{game.names_in(lang)[int(number) - 1]}: {said}"
