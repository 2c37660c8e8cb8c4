"""The choices of a program: cards that players choose, and players who do something one after the other."""

from __future__ import annotations

from collections.abc import Callable

from mazo.abilities import expressions as ex
from mazo.abilities import program as op
from mazo.abilities.program import ANYONES, BY_THAT_PLAYER, BY_YOU, OPPONENTS, PICKED, THAT_PLAYERS, YOURS, Code
from mazo.games.lorcana.abilities import effects as fx
from mazo.games.lorcana.abilities import nouns
from mazo.games.lorcana.abilities.lowering.reading import WHO, Reader
from mazo.games.lorcana.rules import instructions as do

_EVERYONE = 99


class Chooser(Reader):
    """Writes what a program asks: which cards, which players; and the single instructions that all effects use."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader.w, reader.names)
        self.reader = reader
        self.code = Code()
        # Which nodes begin where, for whoever measures what is reached.
        self.began: list[tuple[fx.Effect | nouns.Them, int]] = []
        # Whether "they" are being spoken of: a loop over players is open.
        self.they = False
        # Whether what is written next is the whole text, whose sentences are effects of their own.
        self.outer = True

    def program(self, effect: fx.Effect, *, of_event: bool = False) -> int:
        """The number of the program of an effect within this ability."""
        return self.reader.program(effect, of_event=of_event)

    def granted(self, ability: fx.Ability) -> int:
        """The number of an ability that another one grants."""
        return self.reader.granted(ability)

    # Choices.

    def choose(self, them: nouns.Them) -> int:
        """Make the choices that a noun asks for; the set of those cards."""
        match them:
            case nouns.Chosen():
                self.pick(them)
            case nouns.Both(of):
                for each in of:
                    self.choose(each)
        return self.them(them)

    def choose_two(self, first: nouns.Them, second: nouns.Them) -> tuple[int, int]:
        """Two choices one after the other; the second may go by the name of the first, which is then kept apart."""
        cards = self.choose(first)
        if isinstance(first, nouns.Chosen) and isinstance(second, nouns.Chosen) and first.name == second.name:
            slot = self.names.slot("the first of two")
            self.code.op(op.TAKE_SET, cards).op(op.KEEP_SLOT, slot)
            cards = self.w.expression(ex.SLOT, slot)
        return cards, self.choose(second)

    def pick(self, chosen: nouns.Chosen) -> None:
        """[6.1.6] [7.1.4] [M48] [1.7.3] Let cards be chosen, found or drawn by lot; "another" is none chosen before."""
        self.began.append((chosen, len(self.code.row)))
        cards = chosen.cards
        slot = self.names.slot(chosen.name)
        if cards.zone != "play":
            self.names.outside.add(slot)
        by = self.chooser(chosen.by)
        high = self.amount(chosen.count)
        if chosen.at_random:
            self.code.op(op.TAKE_SET, self.every(cards)).op(op.SHUFFLE_SET, high).op(op.KEEP_SLOT, slot)
            return
        if chosen.within is not None:
            self.code.op(op.LET_AMOUNT, self.amount(chosen.limit))
            self.code.op(op.WITHIN, self._stat(chosen.within), op.THE_AMOUNT)
        how = slot
        if cards.zone == "play" and not chosen.plain:
            how |= op.CHOOSING
        if cards.other:
            how |= op.ANOTHER
        low = self.w.number(0) if chosen.up_to or cards.zone == "deck" else high
        self.code.op(op.PICK, self.every(cards), low, high, by, how)

    def _stat(self, stat: nouns.Stat) -> int:
        return self.w.figures.expressions[self.trait_figure(stat)][1]

    def trait_figure(self, stat: nouns.Stat) -> int:
        """The expression of a candidate's figure."""
        row = self.w.figures.expressions[self.trait(nouns.Has(stat, "at least", 0))]
        return row[2]

    def chooser(self, who: nouns.Who) -> int:
        """Who makes a choice."""
        return BY_YOU if who == "you" else BY_THAT_PLAYER

    # Players.

    def players(self, who: nouns.Who, body: Callable[[int], None]) -> None:
        """[1.3.3] What those players do, each in turn; the body is told whether it is you or they."""
        if isinstance(who, nouns.PlayerOf):
            self.code.op(op.TURN_TO, self.wherever(who.cards))
            self._they(body)
        elif who == "you":
            body(YOURS)
        elif who == "they":
            self._they(body)
        elif who in ("chosen opponent", "chosen player"):
            self.code.op(op.PICK_PLAYER, OPPONENTS if who == "chosen opponent" else ANYONES, 1, 1, BY_YOU)
            self._they(body)
        elif who == "any players":
            self.code.op(op.PICK_PLAYER, ANYONES, 0, _EVERYONE, BY_YOU)
            self._each(PICKED, body)
        else:
            self._each(WHO[who], body)

    def _each(self, whose: int, body: Callable[[int], None]) -> None:
        """[6.7.6] [9.2.2] [M6] Each of those players in turn order, the active player first."""
        self.code.op(op.TALLY, op.BEGIN).each_player(whose)
        self._they(body)
        self.code.op(op.TALLY, op.ADD).end().op(op.TALLY, op.TOTAL)

    def _they(self, body: Callable[[int], None]) -> None:
        before, self.they = self.they, True
        body(THAT_PLAYERS)
        self.they = before

    def instruct(self, which: int, whose: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """An instruction of Lorcana's own, for you or for the player at hand."""
        self.code.op(op.INSTRUCT, which | (do.THEY if whose == THAT_PLAYERS else 0), a, b, c, d)

    def act(self, verb: int, cards: int, amount: int | None = None) -> None:
        """A change befalls cards."""
        self.code.op(op.ACT, verb, cards, amount if amount is not None else self.w.number(1))
