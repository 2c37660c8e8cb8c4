"""Playing out what proves the answer to a judge's question."""

from __future__ import annotations

from typing import NamedTuple

from mazo.client.cases import carried_out
from mazo.client.lessons import happens
from mazo.errors import BadConfig, IllegalAction
from mazo.game import Game
from mazo.games.kind import GameKind
from mazo.making import from_position
from mazo.texts.lang import Lang
from mazo.texts.quizzes import Question
from mazo.views import Refusal


class PlayedOut(NamedTuple):
    """The game after all that is done, what was told of it, and why the last act is refused, if it is."""

    game: Game
    since: int
    refusal: Refusal | None = None

    def told(self, lang: Lang) -> list[str]:
        """What happened, in words; at the end why something can't be done."""
        events = [self.game.tell(event, lang) for event in self.game.events[self.since :]]
        return [*events, self.refusal.text(lang)] if self.refusal is not None else events


def question_named(kind: GameKind, name: str) -> Question:
    """The question of that name."""
    found = next((question for question in kind.questions if question.name == name), None)
    if found is None:
        raise BadConfig(f"{kind.title} has no question {name!r}.", f"{kind.title} no tiene ninguna pregunta {name!r}.")
    return found


def begun(kind: GameKind, question: Question) -> Game:
    """The table that a question is about."""
    return from_position({"game": kind.name, **question.position})


def played_out(kind: GameKind, question: Question) -> PlayedOut:
    """The table of a question when all is done; what the question says can be done is done too."""
    game = begun(kind, question)
    since = len(game.log_rows())
    if question.ruling is not None:
        return PlayedOut(game, since, carried_out(game, question.ruling))
    for act in question.do:
        happens(game, act)
    if question.allowed:
        happens(game, question.allowed)
    refusal = None
    if question.refused and game.deciding:
        refusal = game.why_not(question.refused, by=game.deciding[0])
    return PlayedOut(game, since, refusal)


def untrue(kind: GameKind, question: Question) -> list[str]:
    """What of the answer is not so when it is played; nothing if the game bears it out."""
    try:
        out = played_out(kind, question)
    except IllegalAction as refused:
        return [refused.text("en")]
    game = out.game
    faults: list[str] = []
    if question.refused and (out.refusal is None or out.refusal.rule not in {rule.code for rule in question.rules}):
        faults.append(f"{question.refused} is not refused by the rules: {out.refusal}")
    zones = [zone.name for zone in game.table.zone_kinds]
    for lies in question.then:
        cards = [kind.card_name(game.table, card) for card in game.table.cards(zones.index(lies.zone), lies.seat)]
        if len(cards) != lies.count if lies.count >= 0 else sorted(cards) != sorted(lies.cards):
            faults.append(f"{lies.zone} of {lies.seat} has {cards}")
    for counts in question.scores:
        value = game.view(counts.seat).players[counts.seat].scores[counts.name]
        if value != counts.value:
            faults.append(f"{counts.name} of {counts.seat} is {value}")
    if question.winner >= 0 and (game.outcome is None or game.outcome.winner != question.winner):
        faults.append(f"the winner is {game.outcome}")
    return faults
