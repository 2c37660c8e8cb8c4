"""How a game went that is over: the score of every turn, and the turns that changed most."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import msgspec

from mazo.game import Game
from mazo.kernel.codes import first_of, verb_of
from mazo.kernel.rules import Rules
from mazo.past import Past
from mazo.texts.lang import Lang

MOMENTS: Final = 3


class Turn(msgspec.Struct, frozen=True):
    """What everybody had when a turn was over."""

    turn: int
    scores: tuple[int, ...]


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """The largest deed of a turn that changed much."""

    at: int
    """How many actions were taken before it: where the replay stands then."""
    turn: int
    seat: int
    text: str
    """What was done, in words."""
    card: str = ""
    """The card that it was done with."""
    changes: tuple[int, ...] = ()
    """By how much each score changed in that turn."""
    leads: bool = False
    """Whether somebody else was ahead afterwards."""


class Story(msgspec.Struct, frozen=True):
    """A game that is over, as its score tells it."""

    turns: tuple[Turn, ...]
    moments: tuple[Moment, ...]
    actions: int
    """How many actions were taken in all."""


def story_of(game: Game, lang: Lang) -> Story:
    """The story of a game; one without a score has none."""
    past = list(game.history)
    tables = [*(each.table for each in past), game.table]
    return Story(tuple(_turns(game, tables)), tuple(_moments(game, past, tables, lang)), len(past))


def _scores(game: Game, table: Rules) -> tuple[int, ...]:
    score = game.kind.plan.score
    if score is None:
        return ()
    return tuple(game.kind.scores(table, seat).get(score.name, 0) for seat in range(table.seats))


def _turns(game: Game, tables: list[Rules]) -> list[Turn]:
    last = {table.turn: table for table in tables}
    found = [Turn(turn, _scores(game, table)) for turn, table in last.items()]
    return found if game.kind.plan.score is not None else []


def _moments(game: Game, past: list[Past], tables: list[Rules], lang: Lang) -> list[Moment]:
    """The turns that changed most, each by its largest deed; what is dealt before the first of them is no turn."""
    scores = [_scores(game, table) for table in tables]
    steps = [tuple(then - now for now, then in zip(one, other)) for one, other in pairwise(scores)]
    turns: dict[int, list[int]] = {}
    for at, each in enumerate(past):
        if each.table.turn:
            turns.setdefault(each.table.turn, []).append(at)
    found: list[tuple[int, Moment]] = []
    for actions in turns.values():
        whole = tuple(map(sum, zip(*(steps[at] for at in actions))))
        best = _deed(game, past, max(actions, key=lambda at: sum(map(abs, steps[at]))))
        if any(whole):
            leads = _leader(scores[actions[0]]) != _leader(scores[actions[-1] + 1])
            found.append((sum(map(abs, whole)) + leads, _moment(game, past[best], best, whole, leads, lang)))
    largest = sorted(found, key=lambda each: (each[0], each[1].at), reverse=True)[:MOMENTS]
    return sorted((moment for _, moment in largest), key=lambda moment: moment.at)


def _deed(game: Game, past: list[Past], at: int) -> int:
    """The deed that an action belongs to: where the change comes when all have passed, what was done before that."""
    turn = past[at].table.turn
    before = range(at, -1, -1)
    deeds = (one for one in before if past[one].table.turn == turn and _card(game, past[one]))
    return next(deeds, at)


def _moment(game: Game, past: Past, at: int, changes: tuple[int, ...], leads: bool, lang: Lang) -> Moment:
    return Moment(
        at, past.table.turn, past.action.seat, game.past_action(past, lang), _card(game, past), changes, leads
    )


def _card(game: Game, past: Past) -> str:
    operands = {verb.code: verb.operands for verb in game.kind.verbs}
    for packed in past.action.picks:
        if operands.get(verb_of(packed), ())[:1] == ("card",):
            return game.kind.card_name(past.table, first_of(packed))
    return ""


def _leader(scores: tuple[int, ...]) -> int:
    """Who is ahead; -1 if nobody is alone."""
    best = max(scores, default=0)
    return scores.index(best) if scores.count(best) == 1 else -1
