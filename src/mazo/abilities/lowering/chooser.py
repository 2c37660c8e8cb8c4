"""The choices of a program: cards that players choose, and players who do something one after the other."""

from __future__ import annotations

from collections.abc import Callable

from mazo.abilities.lowering.reader import Reader
from mazo.abilities.machine import expressions as ex
from mazo.abilities.machine import program as op
from mazo.abilities.machine.code import Code
from mazo.abilities.machine.program import ANYONES, BY_THAT_PLAYER, BY_YOU, OPPONENTS, PICKED, THAT_PLAYERS, YOURS
from mazo.abilities.tree import effects as fx
from mazo.abilities.tree import nouns
from mazo.abilities.tree.words import Stat
from mazo.kernel.codes import NOBODY

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
        # Whether "they" are several players that were chosen before, each of whom does what follows.
        self.several = False
        # What a loop over players gathers of each of them, as slots: of the one at hand, of all so far.
        self.looping: list[tuple[int, int]] | None = None
        # Whether what is written next is the whole text, whose sentences are effects of their own.
        self.outer = True
        # Whether what is written pays a cost.
        self.paying = False

    def program(self, effect: fx.Effect, *, of_event: bool = False) -> int:
        """The number of the program of an effect within this ability."""
        return self.reader.program(effect, of_event=of_event)

    def granted(self, ability: fx.Ability) -> int:
        """The number of an ability that another one grants."""
        return self.reader.granted(ability)

    # Choices.

    def choose(self, them: nouns.Them, purpose: int = 0, fit: int = NOBODY) -> int:
        """Make the choices that a noun asks for, perhaps for a purpose, among those fit for it; the set of those."""
        match them:
            case nouns.Chosen():
                self.pick(them, purpose, fit)
            case nouns.Both(of):
                for each in of:
                    self.choose(each)
            case nouns.Under(of) | nouns.HostOf(of) | nouns.Facing(of):
                self.choose(of)
        return self.them(them)

    def choose_two(self, first: nouns.Them, second: nouns.Them) -> tuple[int, int]:
        """Two choices one after the other; the second may go by the name of the first, which is then kept apart."""
        cards = self.choose(first)
        if isinstance(first, nouns.Chosen) and isinstance(second, nouns.Chosen) and first.name == second.name:
            slot = self.names.slot("the first of two")
            self.code.op(op.TAKE_SET, cards).op(op.KEEP_SLOT, slot)
            cards = self.w.expression(ex.SLOT, slot)
        return cards, self.choose(second)

    def pick(self, chosen: nouns.Chosen, purpose: int = 0, fit: int = NOBODY) -> None:
        """Let cards be chosen, found or drawn by lot; "another" is none chosen before, a fit one meets a condition."""
        self.began.append((chosen, len(self.code.row)))
        cards = chosen.cards
        slot = self.names.slot(chosen.name)
        if cards.zone not in self.d.zones_in_play:
            self.names.outside.add(slot)
        by = self.chooser(chosen.by)
        high = self.amount(chosen.count)
        if chosen.at_random:
            self.code.op(op.TAKE_SET, self.every(cards)).op(op.SHUFFLE_SET, high).op(op.KEEP_SLOT, slot)
            return
        if chosen.within is not None:
            self.code.op(op.LET_AMOUNT, self.amount(chosen.limit))
            self.code.op(op.WITHIN, self._stat(chosen.within))
        how = slot | purpose
        if cards.zone in self.d.zones_in_play and not chosen.plain:
            how |= op.CHOOSING
        if cards.other:
            how |= op.ANOTHER
        low = self.w.number(0) if chosen.up_to or cards.zone == "deck" else high
        among = self.every(cards)
        if fit != NOBODY:
            among = self.w.expression(ex.KEPT, among, fit)
        self.code.op(op.PICK, among, low, high, by, how)

    def _stat(self, stat: Stat) -> int:
        return self.w.pages.expressions[self.trait_figure(stat)][1]

    def trait_figure(self, stat: Stat) -> int:
        """The expression of a candidate's figure."""
        row = self.w.pages.expressions[self.trait(nouns.Has(stat, "at least", 0))]
        return row[2]

    def chooser(self, who: nouns.Who) -> int:
        """Who makes a choice."""
        return BY_YOU if who == "you" else BY_THAT_PLAYER

    # Players.

    def players(self, who: nouns.Who, body: Callable[[int], None]) -> None:
        """What those players do, each in turn; the body is told whether it is you or they."""
        if isinstance(who, nouns.PlayerOf):
            self.code.op(op.TURN_TO, self.wherever(who.cards))
            self._they(body)
        elif who == "you":
            body(YOURS)
        elif who == "they":
            if self.several:
                self._each(PICKED, body)
            else:
                self._they(body)
        elif who in ("chosen opponent", "chosen player", "any players"):
            self.pick_player(who)
            if self.several:
                self._each(PICKED, body)
            else:
                self._they(body)
        else:
            self._each(self.d.words.players[who], body)

    def pick_player(self, who: nouns.Who) -> None:
        """Let one player be chosen, or any number of them: whoever follows as "they"."""
        self.several = who == "any players"
        low, high = (0, _EVERYONE) if self.several else (1, 1)
        self.code.op(op.PICK_PLAYER, OPPONENTS if who == "chosen opponent" else ANYONES, low, high, BY_YOU)

    def _each(self, whose: int, body: Callable[[int], None]) -> None:
        """Each of those players in turn order, the active player first."""
        before, self.looping = self.looping, []
        self.code.op(op.TALLY, op.BEGIN).each_player(whose)
        self._they(body)
        self.code.op(op.TALLY, op.ADD).end().op(op.TALLY, op.TOTAL)
        kept, self.looping = self.looping, before
        for slot, total in kept:  # after the loop, those of all players are meant
            self.code.op(op.TAKE_SET, self.w.expression(ex.WHEREVER, total)).op(op.KEEP_SLOT, slot)

    def keep_all(self, name: str) -> None:
        """Within a loop over players, let the cards of that name join those of the players before."""
        if self.looping is None:
            return
        slot, total = self.names.slot(name), self.names.slot(f"all {name}")
        both = self.w.expression(ex.UNION, self.w.expression(ex.WHEREVER, total), self.w.expression(ex.WHEREVER, slot))
        self.code.op(op.TAKE_SET, both).op(op.KEEP_SLOT, total)
        self.looping.append((slot, total))

    def keep_own(self, name: str) -> None:
        """Within a loop over players, let the cards of that name be those of the player at hand."""
        assert self.looping is not None
        slot, total = self.names.slot(name), self.names.slot(f"all {name}")
        own = self.w.expression(ex.WHOSE, THAT_PLAYERS)
        self.code.op(op.TAKE_SET, self.w.expression(ex.KEPT, self.w.expression(ex.SLOT, total), own))
        self.code.op(op.KEEP_SLOT, slot)
        self.looping.append((slot, total))

    def _they(self, body: Callable[[int], None]) -> None:
        before = self.they, self.several
        self.they, self.several = True, False
        body(THAT_PLAYERS)
        self.they, self.several = before

    def instruct(self, which: int, whose: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """An instruction of the game's own, for you or for the player at hand."""
        self.code.op(op.INSTRUCT, which | (self.d.instructions.they if whose == THAT_PLAYERS else 0), a, b, c, d)

    def act(self, verb: int, cards: int, amount: int | None = None) -> None:
        """You, or the player at hand, bring a change upon cards."""
        self.code.op(op.ACT, verb, cards, amount if amount is not None else self.w.number(1), self.doer())

    def doer(self) -> int:
        """Who does what is said next: you, or the player who is spoken of."""
        return THAT_PLAYERS if self.they else YOURS
