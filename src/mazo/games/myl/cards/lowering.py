"""From the small trees of MyL's synthetic cards to programs: words become numbers, nesting becomes instructions."""

from __future__ import annotations

from collections.abc import Mapping

from mazo.abilities.program import (
    ALSO,
    ANYONES,
    AT_LEAST,
    AT_MOST,
    DIFFERENT,
    EQUAL,
    LAST,
    OPPONENTS,
    OTHERS,
    TAKE_SOURCE,
    TAKE_THAT,
    YOURS,
    Code,
)
from mazo.games.myl.cards.tree import (
    All,
    Cards,
    Choose,
    Effect,
    Has,
    May,
    Steps,
    TheyGet,
    ToPlayer,
    ToThat,
    ToThem,
    ToThis,
)

WHOSE = {"yours": YOURS, "opponents": OPPONENTS, "anyones": ANYONES}
COMPARISONS = {"is": EQUAL, "at least": AT_LEAST, "at most": AT_MOST, "is not": DIFFERENT}


class Vocabulary:
    """The words of a game's trees and the numbers that its engine knows them by."""

    def __init__(
        self,
        *,
        zones: Mapping[str, tuple[int, ...]],
        figures: Mapping[str, int],
        values: Mapping[str, int],
        verbs: Mapping[str, int],
        events: Mapping[str, int],
        durations: Mapping[str, int],
        scopes: Mapping[str, int],
    ) -> None:
        self.zones = zones
        self.figures = figures
        self.values = values
        self.verbs = verbs
        self.events = events
        self.durations = durations
        self.scopes = scopes

    def value(self, value: int | str) -> int:
        """A number as it is, a word by its number."""
        return self.values[value] if isinstance(value, str) else value


def lower(effect: Effect, words: Vocabulary) -> list[int]:
    """The program of an effect."""
    code = Code()
    _write(code, effect, words)
    return code.ints()


def targets_first(effect: Effect, words: Vocabulary) -> tuple[list[int], list[int]]:
    """An effect whose targets are fixed when the card is declared: the query for them, and what then happens.

    The query is empty for an effect that chooses nothing; the second program begins with the chosen cards as its set.
    """
    if not isinstance(effect, Choose):
        return [], lower(effect, words)
    query = Code()
    _select(query, effect.among, words)
    return query.ints(), lower(effect.then, words)


def _write(code: Code, effect: Effect, words: Vocabulary) -> None:
    if isinstance(effect, ToPlayer):
        if effect.who == "yours":
            code.do_player(words.verbs[effect.verb], effect.amount)
        else:
            code.each_player(WHOSE[effect.who]).do_player(words.verbs[effect.verb], effect.amount).end()
    elif isinstance(effect, ToThem):
        code.do(words.verbs[effect.verb], effect.amount)
    elif isinstance(effect, ToThat):
        code.op(TAKE_THAT).do(words.verbs[effect.verb], effect.amount)
    elif isinstance(effect, ToThis):
        code.op(TAKE_SOURCE).do(words.verbs[effect.verb], effect.amount)
    elif isinstance(effect, TheyGet):
        code.op(LAST, words.figures[effect.figure], effect.amount, words.durations[effect.until])
    elif isinstance(effect, Choose):
        _select(code, effect.among, words)
        code.choose(effect.low, effect.high)
        _write(code, effect.then, words)
    elif isinstance(effect, All):
        _select(code, effect.of, words)
        _write(code, effect.then, words)
    elif isinstance(effect, May):
        code.may()
        _write(code, effect.do, words)
        code.end()
    elif isinstance(effect, Steps):
        for step in effect.of:
            _write(code, step, words)


def _select(code: Code, cards: Cards, words: Vocabulary) -> None:
    whose = WHOSE[cards.whose]
    first, *more = words.zones[cards.zone]
    code.select(first, whose)
    for zone in more:
        code.op(ALSO, zone, whose)
    for condition in cards.like:
        _keep(code, condition, words)
    if cards.others:
        code.op(OTHERS)


def _keep(code: Code, condition: Has, words: Vocabulary) -> None:
    comparison = COMPARISONS[condition.comparison]
    code.keep(words.figures[condition.figure], comparison, words.value(condition.value))
