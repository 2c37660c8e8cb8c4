"""The cases that games ship, played: what is done in one, by whom, and what is refused then."""

from __future__ import annotations

from collections.abc import Sequence

from mazo.errors import IllegalAction
from mazo.game import Game
from mazo.games.kind import GameKind
from mazo.making import from_position, new
from mazo.texts.rulings import REST, Ruling
from mazo.views import Refusal


def begun(kind: GameKind, case: Ruling, names: Sequence[str] = ()) -> Game | None:
    """The game in which a case is played; None if it is about decks, or only told."""
    if case.new is not None:
        first = case.new
        return new(kind.name, decks=first.decks, seed=first.seed, edition=first.edition or None, names=names)
    return None if case.position is None else from_position(case.position, names=names)


def carried_out(game: Game, case: Ruling) -> Refusal | None:
    """Do what a case says, everybody passing in between; the refusal that it ends with, if it does."""
    for action in case.do:
        if action == REST:
            while _passes(game, case):
                pass
            continue
        while _refusal(game, action) is not None and _passes(game, case):
            pass
        game.push(action)
    codes = {rule.code for rule in case.rules}
    found = _refusal(game, case.refused) if case.refused else None
    while isinstance(found, Refusal) and found.rule not in codes and _passes(game, case):
        found = _refusal(game, case.refused)
    return found


def _refusal(game: Game, action: str) -> Refusal | None:
    """Why something can't be done now; one without a rule if it is no answer to what is asked."""
    try:
        return game.why_not(action)
    except IllegalAction as error:
        return Refusal("", 0, "", error.text("en"), error.text("es"), "", "")


def _passes(game: Game, case: Ruling) -> bool:
    """Let what is asked go by; whether that was possible."""
    if not case.passing or game.outcome is not None or _refusal(game, case.passing) is not None:
        return False
    game.push(case.passing)
    return True
