"""Effects as programs."""

from __future__ import annotations

from functools import partial
from typing import Final

import msgspec

from mazo.abilities.lowering.chooser import Chooser
from mazo.abilities.lowering.dialect import CounterCodes
from mazo.abilities.lowering.paying import befalling, cost_payable, deck_change, doable, enough_on_top, payable
from mazo.abilities.lowering.reader import Reader
from mazo.abilities.lowering.shapes import (
    Part,
    all_of,
    asks_whether_done,
    bound_card,
    from_deck,
    goes_on,
    in_play,
    joined_offers,
    kept_for,
    movable,
    on_those,
    parts_of,
    pays,
    theirs,
    unbound,
)
from mazo.abilities.lowering.sorting import sort
from mazo.abilities.lowering.templates import spread, template_of
from mazo.abilities.lowering.writer import NAMINGS, WHOSE
from mazo.abilities.machine import expressions as ex
from mazo.abilities.machine import program as op
from mazo.abilities.machine.program import BY_THAT_PLAYER, BY_YOU, THAT_PLAYERS, YOURS
from mazo.abilities.reading.walk import swapped
from mazo.abilities.tree import deeds, facts, nouns
from mazo.abilities.tree import effects as fx
from mazo.errors import BadTree
from mazo.kernel.codes import NOBODY

SEVERAL: Final = ("each opponent", "each player", "each other player")
"""Words for players who are the same ones in every part of a text: nobody is chosen, nothing is counted again."""


class Actor(Chooser):
    """Writes the program of one ability."""

    # Effects.

    def effect(self, effect: fx.Effect) -> None:
        """Write one effect."""
        self.began.append((effect, len(self.code.row)))
        outer, self.outer = self.outer, False
        match effect:
            case fx.Steps(of):
                self._steps(of, outer)
            case fx.Nothing():
                pass
            case fx.PlayersMay(inner, who):
                self.players(who, lambda whose: self._may(inner, whose))
            case fx.If(condition, then, otherwise):
                self._if(condition, then, otherwise)
            case fx.To(cost, then, _, otherwise):
                self._in_order_to(cost, then, otherwise)
            case fx.Unless(inner, who, instead):
                self.players(who, lambda whose: self._unless(inner, instead, whose))
            case fx.ChooseOne():
                self._choose_one(effect)
            case fx.EachPlayer(who, inner):
                self._each_does(who, inner)
            case fx.EachCard(them, inner):
                self.code.op(op.TAKE_SET, self.choose(them)).each_card().op(op.KEEP_SLOT, self.names.slot("it"))
                self.effect(inner)
                self.code.end()
            case fx.Repeat(inner, times, while_):
                self._repeat(inner, times, while_)
            case _:
                self._deed(effect)

    def _each_does(self, who: nouns.Who, inner: fx.Effect) -> None:
        """What each of several players does: part by part, or one player all of it before the next begins."""
        if not self.d.manners.part_by_part or who not in SEVERAL:
            self.players(who, lambda whose: self.effect(inner))
            return
        parts = parts_of(inner)
        later = frozenset[str]().union(*(part.of for part in parts))
        for part in parts:
            self.players(who, partial(self._part, part, later))

    def _part(self, part: Part, later: frozenset[str], _whose: int) -> None:
        """One player's part, with that player's own of the cards that were met; other parts find those it has met."""
        for name in sorted(part.of):
            self.keep_own(name)
        self.effect(fx.Steps(part.does) if len(part.does) > 1 else part.does[0])
        for name in sorted(later & theirs(part.does)):
            self.keep_all(name)

    def _steps(self, of: tuple[fx.Effect, ...], outer: bool) -> None:
        """One after the other; before an "if you do", what comes first is looked at as a whole."""
        of = of if self.d.manners.each_may else joined_offers(of)
        checks = outer and self.d.manners.checks_after_effects
        for at in range(len(of)):
            of = self._those(of, at)
            each = of[at]
            if checks and at > 0 and not goes_on(of[at - 1], each):
                self.instruct(self.d.instructions.check, YOURS)
            after = of[at + 1] if at + 1 < len(of) else None
            if isinstance(after, fx.If) and asks_whether_done(after.condition):
                self.code.op(op.PART)
                self.effect(each)
                self.code.if_whole().end()
            elif (
                isinstance(each, deeds.Shuffle)
                and isinstance(after, deeds.ToDeck)
                and isinstance(after.them, nouns.Ref)
            ):
                self.instruct(
                    self.d.instructions.shuffle, YOURS, self.names.slot(after.them.name) + 1
                )  # what was found lies apart
            else:
                self.effect(each)

    def _those(self, of: tuple[fx.Effect, ...], at: int) -> tuple[fx.Effect, ...]:
        """Cards that are spoken of again ("they can't …") are those very cards, not whoever is such a one later."""
        every = all_of(of[at])
        end = at + 1
        while every is not None and end < len(of) and all_of(of[end]) == every:
            end += 1
        if every is None or not any(isinstance(each, fx.Cant) for each in of[at + 1 : end]):
            return of
        self.code.op(op.TAKE_SET, self.every(every.cards)).op(op.KEEP_SLOT, self.names.slot("those"))
        self.began += [(each, len(self.code.row)) for each in of[at:end]]
        return (*of[:at], *[on_those(each) for each in of[at:end]], *of[end:])

    def _if(self, condition: nouns.Condition, then: fx.Effect, otherwise: fx.Effect | None) -> None:
        """One or the other; said as "instead", it is settled before other replacements look."""
        self.code.if_holds(self.condition(condition))
        self.effect(then)
        if otherwise is not None:
            self.code.otherwise()
            self.effect(otherwise)
        self.code.end()

    def _may(self, inner: fx.Effect, whose: int) -> None:
        """Ask whether it happens; what can't be paid is declined unasked."""
        condition = payable(self, inner, whose) if self._declined_unpaid(inner) else NOBODY
        if condition != NOBODY:
            self.code.if_holds(condition)  # what can't be paid is declined, and nothing is chosen
        self.code.let(BY_YOU if whose == YOURS else BY_THAT_PLAYER)
        self.effect(inner)
        self.code.end()
        if condition != NOBODY:
            self.code.otherwise().op(op.DECLINE).end()

    def _in_order_to(self, cost: fx.Effect, then: fx.Effect, otherwise: fx.Effect | None) -> None:
        """The second part hangs on the first being completely done."""
        condition = NOBODY
        if self.d.manners.whole_costs:
            condition = cost_payable(self, cost, self.doer())
        elif self.d.manners.declines_unpaid and isinstance(cost, fx.PlayersMay) and cost.who == "you":
            condition = cost_payable(self, cost.do, self.doer())  # what can't be done completely is not offered
        elif (enough := enough_on_top(self, cost)) != NOBODY:
            self._done_in_part(enough, cost, then, otherwise)
            return
        if condition != NOBODY:
            self.code.if_holds(condition)
        self.code.op(op.PART)
        self.effect(cost)
        self.code.if_whole()
        self.effect(then)
        if otherwise is not None:
            self.code.otherwise()
            self.effect(otherwise)
        self.code.end()
        if condition != NOBODY:
            self.code.otherwise().op(op.DECLINE)
            if otherwise is not None:
                self.effect(otherwise)
            self.code.end()

    def _done_in_part(self, enough: int, cost: fx.Effect, then: fx.Effect, otherwise: fx.Effect | None) -> None:
        """The first part is done as far as the deck goes; the second only if that was all of it."""
        self.code.if_holds(enough)
        self.code.op(op.PART)
        self.effect(cost)
        self.code.if_whole()
        self.effect(then)
        self.code.end().otherwise()
        self.effect(cost)
        if otherwise is not None:
            self.effect(otherwise)
        self.code.end()

    def _declined_unpaid(self, inner: fx.Effect) -> bool:
        """Whether this edition takes a cost that can't be paid for a no: always, or only if something is paid."""
        first = inner
        while isinstance(first, fx.Steps) and first.of:
            first = first.of[0]
        if not isinstance(first, fx.To):
            return True
        manners = self.d.manners
        return manners.declines_unpaid or (manners.declines_unpaid_price and pays(first.cost))

    def _unless(self, inner: fx.Effect, instead: fx.Effect, whose: int) -> None:
        if whose == THAT_PLAYERS and isinstance(instead, fx.Pay | deeds.Discard) and instead.who == "you":
            instead = msgspec.structs.replace(instead, who="they")  # it is that player who does it
        self.code.op(op.PART)
        self._may(instead, whose)
        self.code.if_whole().otherwise()
        self.effect(inner)
        self.code.end()

    def _choose_one(self, one: fx.ChooseOne) -> None:
        def body(whose: int) -> None:
            high = self.amount(one.count)
            low = self.w.number(0) if one.up_to else high
            by = BY_YOU if whose == YOURS else BY_THAT_PLAYER
            self.code.op(op.MODE, len(one.of), low, high, by, self._doable(one, whose))
            for index, each in enumerate(one.of):
                self.code.if_holds(self.w.expression(ex.MODE_PICKED, index))
                self.effect(each)
                self.code.end()

        self.players(one.by, body)

    def _doable(self, one: fx.ChooseOne, whose: int) -> int:
        """What must hold for each of the effects, as one row of conditions; NOBODY if none is closed."""
        if one.said != "or":
            return NOBODY
        return self.w.expression(ex.AND, *[doable(self, each, whose) for each in one.of])

    def _repeat(self, inner: fx.Effect, times: nouns.Amount, while_: nouns.Condition | None) -> None:
        if while_ is None:
            self.code.repeat(self.amount(times))
            self.effect(inner)
            self.code.end()
            return
        start = len(self.code.row)
        self.effect(inner)
        self.code.if_holds(self.condition(while_)).op(op.JUMP, start).end()

    def _deed(self, effect: fx.Effect) -> None:
        match effect:
            case deeds.Draw():
                self._draw(effect)
            case deeds.Discard():
                self._discard(effect)
            case deeds.Do(verb, them, amount):
                self._do(verb, them, amount)
            case deeds.ToPlayer(verb, amount, who):
                self._to_player(verb, amount, who)
            case deeds.PutCounters(kind, amount, on):
                self.act(self.d.counters[kind].put, self.choose(on), self.amount(amount))
            case deeds.RemoveCounters():
                self._remove(effect)
            case deeds.MoveCounters():
                self._move_counters(effect)
            case deeds.ToDeck():
                self._to_deck(effect)
            case fx.Choose(them):
                self.choose(them)
            case fx.ChoosePlayer(who):
                self.pick_player(who)
            case _:
                self._special(effect)

    def _do(self, verb: str, them: nouns.Them, amount: nouns.Amount) -> None:
        if verb in self.d.own_verbs:
            self.d.own_verbs[verb](self, them, amount)
        elif verb in self.d.keeping_verbs:
            slot = self.names.slot(verb)
            self.code.op(op.TAKE_SET, self.choose(them)).op(op.KEEP_SLOT, slot)
            self.act(self.d.words.verbs[verb], self.w.expression(ex.SLOT, slot))
            self.names.outside.add(slot)
        else:
            number = self.d.words.verbs[verb]
            self.act(number, self.choose(them, fit=self._fit(number)), self.amount(amount))

    def _fit(self, verb: int) -> int:
        """What cards must be to be chosen for a change: as a cost, such as nothing keeps from it."""
        return befalling(self, verb) if self.paying else NOBODY

    def _to_player(self, verb: str, amount: nouns.Amount | str, who: nouns.Who) -> None:
        own = self.d.own_player_verbs.get(verb)
        if own is not None:
            self.players(who, lambda whose: own(self, amount, whose))
        else:
            counted = _counted(amount)
            self.players(
                who, lambda whose: self._player_change(self.d.words.player_verbs[verb], self.amount(counted), whose)
            )

    def _player_change(self, verb: int, amount: int, whose: int) -> None:
        self.code.op(op.ACT_PLAYER, verb, amount, whose)

    def _hand(self, whose: int, condition: int = NOBODY) -> int:
        return self.within("hand", whose, condition)

    def _draw(self, draw: deeds.Draw) -> None:
        """Draw so many, or as many as are missing when it resolves."""

        def body(whose: int) -> None:
            amount = self.amount(draw.amount)
            if draw.until:
                held = self.w.expression(ex.COUNT, self._hand(whose))
                amount = self.w.expression(ex.MINUS, amount, held)
            self._player_change(self.d.changes.draw_bottom if draw.bottom else self.d.changes.draw, amount, whose)

        self.players(draw.who, body)

    def _discard(self, discard: deeds.Discard) -> None:
        """Discard so many, or as many as are too many when it resolves."""

        def body(whose: int) -> None:
            hand = self._hand(whose, self.filter(discard.cards, whose=False))
            amount = self.amount(discard.amount)
            if discard.until:
                held = self.w.expression(ex.COUNT, hand)
                amount = self.w.expression(ex.MOST, self.w.number(0), self.w.expression(ex.MINUS, held, amount))
            slot = self.names.slot("discarded")
            if discard.by == "all":  # an empty hand can be discarded, too
                self.code.op(op.TAKE_SET, hand).op(op.KEEP_SLOT, slot)
                self.code.if_holds(self.w.expression(ex.COUNT, self.w.expression(ex.SLOT, slot)))
                self.act(self.d.changes.discard, self.w.expression(ex.SLOT, slot))
                self.code.otherwise().op(op.LET_AMOUNT, self.w.number(0)).end()
                return
            if discard.by == "random":
                self.code.op(op.TAKE_SET, hand).op(op.SHUFFLE_SET, amount).op(op.KEEP_SLOT, slot)
            else:
                by = BY_THAT_PLAYER if whose == THAT_PLAYERS and discard.by == "they" else BY_YOU
                low = self.w.number(0) if discard.up_to else amount
                allowed = self.w.expression(ex.GAME, self.d.questions.can_discard, int(whose == THAT_PLAYERS))
                self.code.op(op.PICK, self.w.expression(ex.KEPT, hand, allowed), low, amount, by, slot)
            self.act(self.d.changes.discard, self.w.expression(ex.SLOT, slot))
            # What is said of them afterwards means the cards in the discard.
            self.code.op(op.TAKE_SET, self.w.expression(ex.WHEREVER, slot)).op(op.KEEP_SLOT, slot)
            self.keep_all("discarded")

        self.players(discard.who, body)

    def _remove(self, remove: deeds.RemoveCounters) -> None:
        if remove.total:
            self.code.op(op.TAKE_SET, self.choose(remove.of)).op(op.KEEP_SLOT, self.names.slot("bearing"))
            bearing = self.w.expression(ex.SLOT, self.names.slot("bearing"))
            self._name_amount(remove.kind, remove.amount, bearing, up_to=remove.up_to)
            self.code.op(op.TAKE_SET, bearing).op(op.SHARE_OUT, 0, BY_YOU)
            # What was removed counts, not what was shared out: a card may have had less damage than its share.
            self.code.op(op.TALLY, op.BEGIN).op(op.DO_SHARES, self.d.counters[remove.kind].remove, self.doer())
            self.code.op(op.TALLY, op.ADD).op(op.TALLY, op.TOTAL)
            return
        if isinstance(remove.of, nouns.Every) or (isinstance(remove.of, nouns.Chosen) and remove.of.count != 1):
            slot = self.names.slot("each bearing")
            self.code.op(op.TAKE_SET, self.choose(remove.of)).op(op.TALLY, op.BEGIN).each_card().op(op.KEEP_SLOT, slot)
            self._remove_from(remove, self.w.expression(ex.SLOT, slot))
            self.code.op(op.TALLY, op.ADD).end().op(op.TALLY, op.TOTAL)
            return
        self._remove_from(remove, self.choose(remove.of))

    def _remove_from(self, remove: deeds.RemoveCounters, target: int) -> None:
        self._name_amount(remove.kind, remove.amount, target, up_to=remove.up_to and remove.amount != "all")
        self.act(self.d.counters[remove.kind].remove, target, self.w.expression(ex.THE_AMOUNT))

    def _name_amount(
        self, kind: str, amount: nouns.Amount | str, target: int, *, up_to: bool, to: int = NOBODY
    ) -> None:
        there = self.w.expression(ex.SUM, target, self._lying(self.d.counters[kind]))
        most = there
        if not isinstance(amount, str):
            most = self.w.expression(ex.LEAST, there, self.amount(amount))
        if to != NOBODY:  # nothing can be moved to nobody
            most = self.w.expression(ex.TIMES, most, self.w.expression(ex.COUNT, to))
        self.code.op(op.LET_AMOUNT, most)
        if up_to:
            self.code.op(op.NAME_AMOUNT, 0, BY_YOU)

    def _move_counters(self, move: deeds.MoveCounters) -> None:
        if isinstance(move.source, nouns.Every):
            slot = self.names.slot("each moved")
            target = self.choose(move.to)
            self.code.op(op.TAKE_SET, self.every(move.source.cards)).op(op.TALLY, op.BEGIN)
            self.code.each_card().op(op.KEEP_SLOT, slot)
            self._move_one(move, self.w.expression(ex.SLOT, slot), target)
            self.code.op(op.TALLY, op.ADD).end().op(op.TALLY, op.TOTAL)
            return
        source, target = self.choose_two(move.source, move.to)
        self._move_one(move, source, target)

    def _move_one(self, move: deeds.MoveCounters, source: int, target: int) -> None:
        self._name_amount(move.kind, move.amount, source, up_to=move.up_to, to=target)
        codes, amount = self.d.counters[move.kind], self.w.expression(ex.THE_AMOUNT)
        if codes.move != NOBODY:
            self.instruct(codes.move, self.doer(), source, target, amount)
        else:
            self.code.op(op.MOVE_COUNTERS, codes.kind, source, target, amount, self.doer())

    def _lying(self, codes: CounterCodes) -> int:
        """How many such counters lie on a candidate."""
        if codes.fact != NOBODY:
            return self.w.expression(ex.FACT, codes.fact)
        return self.w.expression(ex.COUNTERS, codes.kind)

    def _to_deck(self, to_deck: deeds.ToDeck) -> None:
        """Put cards on a deck: in any order, stacks and all, or as they lie."""
        cards = self.choose(to_deck.them, fit=self._fit(deck_change(self, to_deck)))
        if to_deck.place == "shuffle" and self.d.changes.shuffle_in != NOBODY:
            self.act(self.d.changes.shuffle_in, cards)
        elif to_deck.place == "shuffle":
            self.code.op(op.TURN_TO, cards)
            self.act(self.d.changes.to_bottom, cards)
            self.code.if_holds(self.w.expression(ex.DID))  # no card, no shuffling
            self.instruct(self.d.instructions.shuffle, THAT_PLAYERS)
            self.code.end()
        elif to_deck.place == "either":
            self.code.op(op.MODE, 2, self.w.number(1), self.w.number(1), BY_YOU, NOBODY)
            self.code.if_holds(self.w.expression(ex.MODE_PICKED, 0))
            self.act(self.d.changes.to_top, cards)
            self.code.otherwise()
            self.act(self.d.changes.to_bottom, cards)
            self.code.end()
        else:
            verb = self.d.changes.to_top if to_deck.place == "top" else self.d.changes.to_bottom
            if to_deck.any_order:
                if in_play(
                    to_deck.them, self.d.zones_in_play
                ):  # stacks are split, and all their cards ordered together
                    cards = self.w.expression(ex.UNION, cards, self.w.expression(ex.UNDER, cards))
                self.code.op(op.TAKE_SET, cards).op(op.ARRANGE, BY_YOU)
            else:
                self.code.op(op.TAKE_SET, cards)
            if to_deck.random_order:
                self.code.op(op.SHUFFLE_SET, NOBODY)
                self.instruct(self.d.instructions.mix, YOURS, self.w.expression(ex.ITEMS), 1)
            if to_deck.place == "top":
                self.instruct(self.d.instructions.flip, YOURS, NOBODY)  # the first of them comes to lie on top
            self.act(verb, NOBODY)

    def _special(self, effect: fx.Effect) -> None:
        x = self.w.expression
        match effect:
            case deeds.PutUnder(them, under, faceup):
                cards, host = self.choose_two(them, under)
                self.instruct(self.d.instructions.tuck, self.doer(), cards, host, int(faceup))
            case fx.Play():
                self._play(effect)
            case deeds.Look(at):
                looked = self.choose(at)
                self.instruct(self.d.instructions.look, self.doer(), looked, self.names.LOOKED)
                self.instruct(self.d.instructions.mix, self.doer(), x(ex.SLOT, self.names.LOOKED))
            case deeds.Reveal(them):
                self.instruct(self.d.instructions.show, YOURS, self.choose(them), self.names.LOOKED)
                self.code.op(op.KEEP_SLOT, self.names.IT)
                self.names.outside |= {self.names.IT, self.names.LOOKED}
                self.keep_all("looked")
            case deeds.RevealHand(who):
                self.players(
                    who,
                    lambda whose: self.instruct(self.d.instructions.show, whose, self._hand(whose), self.names.LOOKED),
                )
            case deeds.RevealUntil(cards, who):
                wanted = self.filter(cards, whose=False)
                self.names.outside |= {self.names.IT, self.names.LOOKED}
                self.players(
                    who,
                    lambda whose: self.instruct(
                        self.d.instructions.show_until, whose, wanted, self.names.IT, self.names.LOOKED
                    ),
                )
            case deeds.Sort():
                sort(self, effect)
            case deeds.Search(cards, count):
                searched = from_deck(cards)
                deck = x(ex.CARDS, self.d.words.zones["deck"], WHOSE[searched.whose], NOBODY)
                self.instruct(self.d.instructions.look, YOURS, deck, self.names.slot("searched"))
                self.pick(nouns.Chosen(searched, count, up_to=True))
                if self.d.manners.shows_any_found or searched.types or searched.where:
                    self.instruct(self.d.instructions.show, YOURS, x(ex.SLOT, self.names.IT), self.names.slot("found"))
            case deeds.Shuffle(who):
                self.players(who, lambda whose: self.instruct(self.d.instructions.shuffle, whose))
            case deeds.NameCard(what, besides):
                spared = sum(1 << self.d.words.types[one] for one in besides)
                self.instruct(self.d.instructions.name, self.doer(), NAMINGS[what], spared)
            case fx.Move(them, to, free, less):
                cards, place = self.choose_two(*movable(them, to, self.d.manners.moves))
                self.instruct(self.d.instructions.move, YOURS, cards, place, int(free), self.amount(less))
            case fx.Pay(amount, who):
                self.players(who, lambda whose: self.instruct(self.d.instructions.pay, whose, self.amount(amount)))
            case fx.UseAbility(them, name):
                self.instruct(self.d.instructions.use, YOURS, self.choose(them), self.w.name(name) if name else NOBODY)
            case _:
                self._lasting(effect)

    def _play(self, play: fx.Play) -> None:
        """Play cards; one that was spoken of may have come to the hand meanwhile by what this text did."""
        found = isinstance(play.them, nouns.Ref) and self.names.slots.get(play.them.name) in self.names.outside
        cards = self.wherever(play.them) if found else self.choose(play.them, op.TO_PLAY)
        slot = self.names.slot(play.name)
        self.code.op(op.TAKE_SET, cards).op(op.KEEP_SLOT, self.names.slot("played"))
        game = self.d.instructions
        how = (game.for_free if play.free else 0) | game.entries[play.state]
        how |= game.ways[play.way]
        how |= game.afterwards.get(play.afterwards, 0)
        self.instruct(game.play, self.doer(), cards, how, self.amount(play.less))
        self.code.op(op.TAKE_SET, self.w.expression(ex.WHEREVER, self.names.slot("played"))).op(op.KEEP_SLOT, slot)
        self.names.outside.discard(slot)
        if play.afterwards in self.d.later_fates:
            event, verb = self.d.later_fates[play.afterwards]
            self._lasting(fx.Later(nouns.When(event), deeds.Do(verb, nouns.Ref(play.name))))

    def _lasting(self, effect: fx.Effect) -> None:
        """Effects that last: on chosen cards, on all there are now, or as a rule."""
        match effect:
            case fx.Gain(them):
                cards = self.choose(them)
                for each in spread(effect):
                    number = template_of(self, each)
                    self.w.mark(effect, "template", number)
                    self.code.op(op.LASTING, number, cards, self._how_much(each))
            case fx.GainClass() | fx.LoseClass() | fx.Convert() | fx.Must() | fx.Can():
                cards = self.choose(effect.them)
                self.code.op(op.LASTING, template_of(self, effect), cards, NOBODY)
            case fx.Get() | fx.Become() | fx.Lose():
                cards = self.choose(effect.them)
                self.code.op(op.LASTING, template_of(self, effect), cards, self._how_much(effect))
            case fx.Cant(them):
                if isinstance(them, str | nouns.PlayerOf):
                    self.players(them, lambda whose: self._rule(effect, whose))
                elif isinstance(them, nouns.Every):
                    self.code.op(op.LASTING, template_of(self, effect), NOBODY, NOBODY)  # a rule
                else:
                    cards = self.choose(them)
                    self.code.op(op.LASTING, template_of(self, effect), cards, NOBODY)
            case fx.PayLess(amount):
                self.code.op(op.LASTING, template_of(self, effect), NOBODY, self.amount(amount))
            case deeds.Credit(amount, _, who):
                self.players(who, lambda whose: self._credit(effect, amount, whose))
            case facts.PlayerRule(rule, amount) if rule in self.d.summed_rules:
                self.code.op(op.LASTING, template_of(self, effect), NOBODY, self.amount(amount))
            case fx.Skip() | facts.PlayerRule():
                self.players(effect.who, lambda whose: self._rule(effect, whose))
            case fx.Later(nouns.When(cards=None)) if kept_for(effect):
                self._lasting(self._with_those_kept(effect))
            case fx.Later() | fx.Whenever() | fx.Instead():
                bound = bound_card(effect)
                cards = self.them(bound) if bound is not None else NOBODY
                self.code.op(op.LASTING, template_of(self, unbound(effect, bound)), cards, NOBODY)
            case facts.PlayFrom() | fx.NextEnters():
                self.code.op(op.LASTING, template_of(self, effect), NOBODY, NOBODY)
            case _:
                raise BadTree(f"{effect!r} is no effect that happens.", f"{effect!r} no es un efecto que ocurra.")

    def _with_those_kept(self, later: fx.Later) -> fx.Later:
        """What takes part in the event at hand is kept for what happens later, when another event is at hand."""
        for name in kept_for(later):
            self.code.op(op.TAKE_SET, self.them(nouns.Ref(name))).each_card()
            self.code.op(op.KEEP_SLOT, self.names.slot(f"{name} then"))
            self.code.end()
            kept = nouns.Ref(f"{name} then")
            later = msgspec.structs.replace(later, do=swapped(later.do, nouns.Ref(name), kept))
        return later

    def _how_much(self, effect: fx.Effect) -> int:
        match effect:
            case fx.Get(_, _, amount) | fx.Become(_, _, amount) | fx.Gain(_, fx.Keyword(_, amount)):
                return self.amount(amount)
        return NOBODY

    def _credit(self, effect: fx.Effect, amount: nouns.Amount, whose: int) -> None:
        self.code.op(op.LASTING, template_of(self, effect, whose), NOBODY, self.amount(amount))

    def _rule(self, effect: fx.Effect, whose: int) -> None:
        self.code.op(op.LASTING, template_of(self, effect, whose), NOBODY, NOBODY)


def _counted(amount: nouns.Amount | str) -> nouns.Amount:
    """The amount of something that can't be done to all of it."""
    if isinstance(amount, str):
        raise BadTree(f"{amount!r} is no amount here.", f"{amount!r} no es aquí una cantidad.")
    return amount


def program_of(reader: Reader, effect: fx.Effect, *, of_event: bool = False, paying: bool = False) -> int:
    """The number of the program of an effect; after an event "they" are its player."""
    actor = Actor(reader)
    actor.paying = paying
    if of_event:
        actor.code.op(op.TURN_TO, NOBODY)
    actor.effect(effect)
    number = reader.w.program(actor.code)
    for node, at in actor.began:
        reader.w.mark(node, "program", number, at)
    if reader.w.marks is not None:
        reader.w.slots[number] = reader.names.slots
    return number
