"""From the small trees of MyL's synthetic cards to programs: words become numbers, nesting becomes instructions."""

from __future__ import annotations

from collections.abc import Mapping

from mazo.abilities.machine.code import Code, Expressions
from mazo.abilities.machine.expressions import (
    AND,
    CARDS,
    COMPARE,
    FACT,
    IS_SOURCE,
    ITEMS,
    NOT,
    NUMBER,
    SOURCE,
    THAT,
    UNION,
)
from mazo.abilities.machine.program import (
    ACT,
    ACT_PLAYER,
    ANYONES,
    AT_LEAST,
    AT_MOST,
    BY_YOU,
    CHOOSING,
    EQUAL,
    LASTING,
    OPPONENTS,
    PICK,
    TAKE_SET,
    THAT_PLAYERS,
    UNEQUAL,
    YOURS,
)
from mazo.abilities.machine.records import Ability
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
from mazo.kernel.codes import NOBODY, STAT

WHOSE = {"yours": YOURS, "opponents": OPPONENTS, "anyones": ANYONES}
COMPARISONS = {"is": EQUAL, "at least": AT_LEAST, "at most": AT_MOST, "is not": UNEQUAL}


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


class Lowering:
    """Writes the effects of a game's cards with the words of that game."""

    def __init__(self, words: Vocabulary) -> None:
        self.words = words
        self.expressions = Expressions()
        self.templates: list[Ability] = []

    def program(self, effect: Effect) -> list[int]:
        """The program of an effect; cards that were chosen before it begins are its set."""
        code = Code()
        self._write(code, effect)
        return code.ints()

    def cards(self, cards: Cards) -> int:
        """The set that a noun means."""
        put = self.expressions.put
        others = [put(NOT, put(IS_SOURCE))] if cards.others else []
        like = self.condition(cards.like, *others)
        zones = [put(CARDS, zone, WHOSE[cards.whose], like) for zone in self.words.zones[cards.zone]]
        return zones[0] if len(zones) == 1 else put(UNION, *zones)

    def condition(self, like: tuple[Has, ...], *more: int) -> int:
        """What a card must be like, NOBODY if it doesn't matter."""
        parts = [*(self._has(condition) for condition in like), *more]
        if len(parts) > 1:
            return self.expressions.put(AND, *parts)
        return parts[0] if parts else NOBODY

    def _has(self, condition: Has) -> int:
        put = self.expressions.put
        figure = put(FACT, self.words.figures[condition.figure])
        return put(COMPARE, COMPARISONS[condition.comparison], figure, self._number(self.words.value(condition.value)))

    def _number(self, value: int) -> int:
        return self.expressions.put(NUMBER, value)

    def _write(self, code: Code, effect: Effect) -> None:
        if isinstance(effect, ToPlayer):
            verb, amount = self.words.verbs[effect.verb], self._number(effect.amount)
            if effect.who == "yours":
                code.op(ACT_PLAYER, verb, amount, YOURS)
            else:
                code.each_player(WHOSE[effect.who]).op(ACT_PLAYER, verb, amount, THAT_PLAYERS).end()
        elif isinstance(effect, ToThem):
            self._act(code, effect, NOBODY)
        elif isinstance(effect, ToThat):
            self._act(code, effect, self.expressions.put(THAT))
        elif isinstance(effect, ToThis):
            self._act(code, effect, self.expressions.put(SOURCE))
        elif isinstance(effect, TheyGet):
            code.op(LASTING, self._template(effect), self.expressions.put(ITEMS), self._number(effect.amount))
        elif isinstance(effect, Choose):
            low, high = self._number(effect.low), self._number(effect.high)
            code.op(PICK, self.cards(effect.among), low, high, BY_YOU, CHOOSING)
            self._write(code, effect.then)
        elif isinstance(effect, All):
            code.op(TAKE_SET, self.cards(effect.of))
            self._write(code, effect.then)
        elif isinstance(effect, May):
            code.let(BY_YOU)
            self._write(code, effect.do)
            code.end()
        elif isinstance(effect, Steps):
            for step in effect.of:
                self._write(code, step)

    def _act(self, code: Code, effect: ToThem | ToThat | ToThis, cards: int) -> None:
        code.op(ACT, self.words.verbs[effect.verb], cards, self._number(effect.amount))

    def _template(self, effect: TheyGet) -> int:
        template = Ability(STAT, NOBODY, NOBODY, 0, self.words.figures[effect.figure])
        template.duration = self.words.durations[effect.until]
        self.templates.append(template)
        return len(self.templates) - 1
