"""Nouns, amounts and conditions as expressions."""

from __future__ import annotations

from typing import Final

import msgspec

from mazo.abilities.lowering.writer import COMPARISONS, NAMINGS, WHOSE, Names, Writer, marked
from mazo.abilities.machine import expressions as ex
from mazo.abilities.machine.program import ANYONES, OPPONENTS, THAT_PLAYERS, YOURS
from mazo.abilities.tree import effects as fx
from mazo.abilities.tree import nouns
from mazo.abilities.tree.words import Stat
from mazo.errors import BadTree
from mazo.kernel.codes import NOBODY

_MATH = {
    "plus": ex.PLUS,
    "minus": ex.MINUS,
    "times": ex.TIMES,
    "half": ex.HALF,
    "half up": ex.HALF_UP,
    "least": ex.LEAST,
    "most": ex.MOST,
}


_LESS: Final = {COMPARISONS["less than"]: COMPARISONS["at least"], COMPARISONS["at most"]: COMPARISONS["more than"]}
"""To be less, and what isn't."""


class Reader:
    """Reads nouns of one ability, with the names that it has used so far."""

    def __init__(self, writer: Writer, names: Names | None = None) -> None:
        self.w = writer
        self.d = writer.dialect
        self.names = names or Names(writer.dialect.together)

    def program(self, effect: fx.Effect, *, of_event: bool = False) -> int:
        """The number of the program of an effect within this ability."""
        raise NotImplementedError

    def granted(self, ability: fx.Ability) -> int:
        """The number of an ability that another one grants."""
        raise NotImplementedError

    # Traits and cards.

    @marked
    def trait(self, trait: nouns.Trait) -> int:
        """The condition that a candidate has a trait."""
        x = self.w.expression
        match trait:
            case nouns.Is(state):
                return self.d.states[state](self)
            case nouns.Named(names, part):
                known = self.w.word_of_name if part else self.w.name
                return self.any_of([x(ex.TRAIT, self.d.traits.name, known(name)) for name in names])
            case nouns.Classified(kinds):
                return self.any_of(
                    [x(ex.TRAIT, self.d.traits.classification, self.w.classification(kind)) for kind in kinds]
                )
            case nouns.HasKeyword(keyword):
                return x(ex.BITS, self.d.traits.keywords, self.d.words.keywords[keyword])
            case nouns.Has(stat, "more than", nouns.MostAmong(other, cards, False)):
                # More than each of them: where there are none (which the machine reads as 0), any figure is.
                above = x(ex.HIGHEST, self.every(cards), x(ex.PLUS, self.figure(other), self.w.number(1)))
                return x(ex.COMPARE, COMPARISONS["at least"], self.figure(stat), above)
            case nouns.Has(stat, comparison, amount):
                return x(ex.COMPARE, COMPARISONS[comparison], self.figure(stat), self.amount(amount))
            case nouns.OfColour(colours):
                return x(
                    ex.BITS, self.d.traits.colours, sum(1 << self.d.words.colours.index(colour) for colour in colours)
                )
            case nouns.OfType(types):
                return x(ex.BITS, self.d.traits.type, sum(1 << self.d.words.types[kind] for kind in types))
            case nouns.SameName(cards, "type"):
                return x(ex.SHARES_TRAIT, self.d.traits.of_type, self.wherever(cards))
            case nouns.SameName(cards):
                return x(ex.SHARES_TRAIT, self.d.traits.name, self.wherever(cards))
            case nouns.SameObject(cards):
                return self.same(cards)
            case nouns.IsNamedCard("card"):
                return x(ex.NAMED)
            case nouns.IsNamedCard(what):
                return x(ex.NAMED, NAMINGS[what])
            case nouns.OneOf(of):
                return self.any_of([self.trait(each) for each in of])
            case nouns.AllOf(of):
                return self.w.all_of([self.trait(each) for each in of])
            case nouns.Not(of):
                return x(ex.NOT, self.trait(of))
        raise AssertionError(trait)

    def figure(self, stat: Stat) -> int:
        """The expression of a candidate's figure, or of how many counters of a kind lie on it."""
        if stat in self.d.words.figures:
            return self.w.expression(ex.FACT, self.d.words.figures[stat])
        return self.w.expression(ex.COUNTERS, self.d.counters[stat].kind)

    def any_of(self, parts: list[int]) -> int:
        """That one of these holds, or more."""
        return parts[0] if len(parts) == 1 else self.w.expression(ex.OR, *parts)

    def same(self, cards: nouns.Them) -> int:
        x = self.w.expression
        match cards:
            case nouns.This():
                return x(ex.IS_SOURCE)
            case nouns.Ref("subject" as name) if self.names.is_single(name):
                return x(ex.IS_THAT)
            case nouns.Ref("other"):
                return x(ex.IS_OTHER)
            case nouns.Ref(name) if name in self.d.refs:
                return x(ex.FACT, self.d.refs[name])
            case nouns.Ref(name):
                return x(ex.IN_SLOT, self.names.slot(name))
            case nouns.HostOf() | nouns.Facing():
                return x(ex.AMONG, self.them(cards))
        raise BadTree(f"{cards} can't be compared with.", f"No se puede comparar con {cards}.")

    def itself(self, cards: nouns.Cards) -> int:
        """The condition that a candidate is the one that "another" of such cards leaves out."""
        return self.w.expression(ex.IS_SOURCE)

    @marked
    def filter(self, cards: nouns.Cards, *, whose: bool = True) -> int:
        """The condition that a candidate is such a card; NOBODY if any card is."""
        x = self.w.expression
        parts: list[int] = []
        if whose and cards.whose != "any":
            parts.append(x(ex.WHOSE, WHOSE[cards.whose]))  # the cheapest first
        if cards.types:
            parts.append(x(ex.BITS, self.d.traits.type, sum(1 << self.d.words.types[kind] for kind in cards.types)))
        if cards.other:
            parts.append(x(ex.NOT, self.itself(cards)))
        parts += [self.trait(trait) for trait in cards.where]
        return self.w.all_of(parts)

    def subject(self, cards: nouns.Cards | str) -> int:
        """The condition that a candidate is such a card, or this very one."""
        if isinstance(cards, nouns.Cards):
            return self.filter(cards)
        return self.w.expression(ex.IS_SOURCE)

    @marked
    def every(self, cards: nouns.Cards) -> int:
        """The set of all such cards."""
        x = self.w.expression
        if cards.zone == "under":
            inside = x(ex.UNDER, x(ex.SOURCE_WHEREVER) if cards.under is None else self.wherever(cards.under))
            condition = self.filter(cards, whose=False)
            return inside if condition == NOBODY else x(ex.KEPT, inside, condition)
        return self.within(cards.zone, WHOSE[cards.whose], self.filter(cards, whose=False))

    def within(self, zone: str, whose: int, condition: int) -> int:
        """The cards of a zone, or of several that go by one word, that are so; none that is being played from there."""
        x = self.w.expression
        if zone == "hand" and self.d.traits.played != NOBODY:
            at_rest = x(ex.NOT, x(ex.FACT, self.d.traits.played))
            condition = self.w.all_of([at_rest] if condition == NOBODY else [condition, at_rest])
        if zone in self.d.words.joint_zones:
            return x(ex.JOINT, *[x(ex.CARDS, one, whose, condition) for one in self.d.words.joint_zones[zone]])
        return x(ex.CARDS, self.d.words.zones[zone], whose, condition)

    # Which cards.

    @marked
    def them(self, them: nouns.Them) -> int:
        """The set of certain cards, those of them that are still the same objects; a choice has been made before."""
        x = self.w.expression
        match them:
            case nouns.This():
                return x(ex.SOURCE)
            case nouns.Ref(name):
                return self._ref(name)
            case nouns.Chosen():
                return x(ex.SLOT, self.names.slot(them.name))
            case nouns.Every(cards):
                return self.every(cards)
            case nouns.Top(count, whose, bottom):
                return x(ex.TOP_OF, self.amount(count), WHOSE[whose], int(bottom))
            case nouns.Under(cards):
                return x(ex.UNDER, self.wherever(cards))
            case nouns.HostOf(cards):
                return x(ex.NAMED_BY, self.wherever(cards), self.d.traits.host)
            case nouns.Facing(cards):
                return x(ex.NAMED_BY, self.wherever(cards), self.d.traits.facing)
            case nouns.Both(of):
                return x(ex.UNION, *[self.them(each) for each in of])
        raise AssertionError(them)

    def _ref(self, name: str) -> int:
        """The very cards that were spoken of before."""
        x = self.w.expression
        match name:
            case "subject" if self.names.is_single(name):
                return x(ex.THAT)
            case "other":
                return x(ex.OTHER)
            case "under":
                return x(ex.UNDER, x(ex.SOURCE_WHEREVER))
            case _ if name in self.d.refs:
                return self.within("play", ANYONES, x(ex.FACT, self.d.refs[name]))
        return x(ex.SLOT, self.names.slot(name))

    @marked
    def wherever(self, them: nouns.Them) -> int:
        """The set of certain cards, wherever they are by now."""
        x = self.w.expression
        match them:
            case nouns.This():
                return x(ex.SOURCE_WHEREVER)
            case nouns.Ref("subject" as name) if self.names.is_single(name):
                return x(ex.THAT_WHEREVER)
            case nouns.Ref("other"):
                return x(ex.OTHER_WHEREVER)
            case nouns.Ref(name) if name == "under" or name in self.d.refs:
                return self.them(them)
            case nouns.Ref(name):
                return x(ex.WHEREVER, self.names.slot(name))
            case nouns.Chosen():
                return x(ex.WHEREVER, self.names.slot(them.name))
        return self.them(them)

    # Amounts.

    @marked
    def amount(self, amount: nouns.Amount) -> int:
        """An amount: one number, counted when it is needed."""
        x = self.w.expression
        match amount:
            case int():
                return self.w.number(amount)
            case nouns.Count(cards):
                return x(ex.COUNT, self.every(cards))
            case nouns.Size(of, are):
                traits = self.w.all_of([self.trait(trait) for trait in are])
                those = self.wherever(of)
                return x(ex.COUNT, those if traits == NOBODY else x(ex.KEPT, those, traits))
            case nouns.Sum(stat, of):
                return self._sum(stat, of)
            case nouns.PlayerHas(figure, who):
                if figure not in self.d.words.player_figures:
                    return x(ex.COUNTERS_OF, self.d.counters[figure].kind, self.who(who))
                return self.of_player(self.d.words.player_figures[figure], who)
            case nouns.That():
                return x(ex.THE_AMOUNT)
            case nouns.Happened(event, who, cards):
                self._check_doer(event, who)
                self.w.pages.asked[self.d.words.events[event]] = 1
                condition = self.filter(cards, whose=False) if cards is not None else NOBODY
                whose = WHOSE[cards.whose] if cards is not None else ANYONES
                return x(ex.HAPPENED, self.d.words.events[event], self.who(who), whose, condition)
            case nouns.Different(what, cards):
                those = self.wherever(cards) if isinstance(cards, nouns.Ref) else self.every(cards)
                return x(ex.DIFFERENT, those, self.d.words.qualities.index(what))
            case nouns.Math(op, left, right):
                return x(_MATH[op], self.amount(left), self.amount(right))
            case nouns.MostAmong(stat, cards, lowest):
                return x(ex.LOWEST if lowest else ex.HIGHEST, self.every(cards), self.figure(stat))
        raise AssertionError(amount)

    def _sum(self, stat: Stat, of: nouns.Them) -> int:
        x = self.w.expression
        figure = self.figure(stat)
        outside = isinstance(of, nouns.Ref | nouns.Chosen) and self.names.slot(of.name) in self.names.outside
        if outside:
            return x(ex.SUM, self.wherever(of), figure, 1)
        return x(ex.SUM, self.wherever(of), figure)

    def of_player(self, fact: int, who: nouns.Who) -> int:
        """A figure of a player; of "an opponent", the highest among them."""
        x = self.w.expression
        if who == "any opponent":
            return x(ex.MOST_OF_PLAYERS, OPPONENTS, x(ex.OF_PLAYER, fact, THAT_PLAYERS))
        if isinstance(who, nouns.PlayerOf):
            return x(ex.OF_PLAYER, fact, THAT_PLAYERS, self.wherever(who.cards))
        return x(ex.OF_PLAYER, fact, self.who(who))

    def who(self, who: nouns.Who) -> int:
        """The code of players that need no choice."""
        if isinstance(who, nouns.PlayerOf):
            raise BadTree(
                "What has happened is counted for you, for them or for opponents.",
                "Lo que ha pasado se cuenta para ti, para ellos o para los oponentes.",
            )
        return self.d.words.players[who]

    # Conditions.

    def _comparison(self, left: nouns.Amount, comparison: int, right: nouns.Amount) -> int:
        """One amount against another: "an opponent has" means any of them, "than each opponent" all of them."""
        x = self.w.expression
        one = self._of_an_opponent(left)
        if one != NOBODY:
            return x(ex.MOST_OF_PLAYERS, OPPONENTS, x(ex.COMPARE, comparison, one, self.amount(right)))
        one = self._of_an_opponent(right)
        if one != NOBODY and comparison in _LESS:  # less than each of them has: there is none for whom it isn't so
            isnt = x(ex.COMPARE, _LESS[comparison], self.amount(left), one)
            return x(ex.NOT, x(ex.MOST_OF_PLAYERS, OPPONENTS, isnt))
        if one != NOBODY:
            return x(ex.COMPARE, comparison, self.amount(left), x(ex.MOST_OF_PLAYERS, OPPONENTS, one))
        return x(ex.COMPARE, comparison, self.amount(left), self.amount(right))

    def _of_an_opponent(self, amount: nouns.Amount) -> int:
        """What the opponent at hand has, or NOBODY if the amount isn't an opponent's."""
        match amount:
            case nouns.Count(nouns.Cards(whose="opposing") as cards) if cards.zone != "under":
                return self.w.expression(ex.COUNT, self.every(msgspec.structs.replace(cards, whose="theirs")))
            case nouns.PlayerHas(figure, "any opponent") if figure in self.d.words.player_figures:
                return self.w.expression(ex.OF_PLAYER, self.d.words.player_figures[figure], THAT_PLAYERS)
        return NOBODY

    @marked
    def condition(self, condition: nouns.Condition) -> int:
        """A condition; "unless" is one that doesn't hold."""
        x = self.w.expression
        match condition:
            case nouns.Compare(left, comparison, right):
                return self._comparison(left, COMPARISONS[comparison], right)
            case nouns.They(cards, are):
                traits = self.w.all_of([self.trait(trait) for trait in are])
                return x(ex.ALL, self.wherever(cards), traits if traits != NOBODY else self.w.number(1))
            case nouns.Turn(whose):
                return x(ex.ACTIVE, {"yours": YOURS, "opponents": OPPONENTS, "theirs": THAT_PLAYERS}[whose])
            case nouns.FirstTurn(not_starting):
                return x(ex.GAME, self.d.questions.not_starting if not_starting else self.d.questions.first_turn, 0)
            case nouns.Did():
                return x(ex.DID)
            case nouns.During(moment):
                return x(ex.GAME, self.d.words.moments[moment], 1)
            case nouns.AllHold(of):
                return x(ex.AND, *[self.condition(each) for each in of])
            case nouns.OneHolds(of):
                return x(ex.OR, *[self.condition(each) for each in of])
            case nouns.DoesntHold(of):
                return x(ex.NOT, self.condition(of))
        raise AssertionError(condition)

    # Events.

    @marked
    def pattern(self, when: nouns.When, *, counting: bool = True) -> int:
        """The condition that an event is such a one; what counts itself is asked which time it is later."""
        x = self.w.expression
        parts: list[int] = []
        if when.cards is not None:
            subject = self.subject(when.cards)
            if when.this_or:
                subject = x(ex.OR, x(ex.IS_SOURCE), subject)
            elif when.event == "play" and isinstance(when.cards, nouns.Cards):
                parts.append(x(ex.NOT, x(ex.IS_SOURCE)))  # a card doesn't see itself being played
            if subject != NOBODY:
                parts.append(subject)
            if when.event in self.d.events_from_zones and isinstance(when.cards, nouns.Cards):
                # From where: a card that has died before returns from the discard.
                zone = self.w.number(self.d.words.zones[when.cards.zone])
                parts.append(x(ex.COMPARE, 0, x(ex.FACT, self.d.traits.zone), zone))
        if when.other is not None:
            other = self.subject(when.other)
            if other != NOBODY:
                parts.append(x(ex.ALL, x(ex.OTHER_WHEREVER), other))
        if when.who is not None:
            self._check_doer(when.event, when.who)
            parts.append(self._by(when.who))
        parts += [self._at_the_moment(condition) for condition in when.conditions]
        if when.nth and counting:
            parts.append(x(ex.COMPARE, 0, self.counted(when), self.w.number(when.nth)))
        if when.amount is not None:
            comparison, number = when.amount
            parts.append(x(ex.COMPARE, COMPARISONS[comparison], x(ex.EVENT_AMOUNT), self.w.number(number)))
        elif when.event in self.d.events_of_payment:  # nobody pays for what is free
            parts.append(x(ex.COMPARE, COMPARISONS["at least"], x(ex.EVENT_AMOUNT), self.w.number(1)))
        return self.w.all_of(parts) if parts else self.w.number(1)

    def _at_the_moment(self, condition: nouns.Condition) -> int:
        if isinstance(condition, nouns.During) and condition.moment in self.d.own_moments:
            return self.w.expression(
                ex.GAME, self.d.words.moments[condition.moment], self.d.own_moments[condition.moment]
            )
        return self.condition(condition)

    def _check_doer(self, event: str, who: nouns.Who) -> None:
        """Refuse to ask who does what nobody is said to do: whose cards it befalls can be asked."""
        if event in self.d.nobodys_events and who != "each player":
            raise BadTree(
                f"Nobody does {event!r}: say whose cards they are, not who does it.",
                f"Nadie hace {event!r}: di de quién son las cartas, no quién lo hace.",
            )

    def _by(self, who: nouns.Who) -> int:
        x = self.w.expression
        if isinstance(who, nouns.PlayerOf):
            raise BadTree(
                "What happens is done by you, by an opponent or by anybody.",
                "Lo que pasa lo haces tú, un oponente o cualquiera.",
            )
        code = self.d.words.players[who]
        return x(ex.BY, code if code in (YOURS, ANYONES) else OPPONENTS)

    def counted(self, when: nouns.When) -> int:
        """How often such an event has happened this turn."""
        event = self.d.words.events[when.event]
        self.w.pages.asked[event] = 1
        parts: list[int] = []
        if isinstance(when.cards, nouns.Cards):
            parts.append(self.filter(when.cards, whose=False))
        if when.other is not None:
            other = self.subject(when.other)
            if other != NOBODY:
                parts.append(self.w.expression(ex.ALL, self.w.expression(ex.OTHER_WHEREVER), other))
        who = self.who(when.who) if when.who is not None else ANYONES
        if who in (OPPONENTS, ANYONES) and when.who is not None:
            who = THAT_PLAYERS  # each of them has a second card of their own
        whose = WHOSE[when.cards.whose] if isinstance(when.cards, nouns.Cards) else ANYONES
        condition = self.w.all_of([part for part in parts if part != NOBODY])
        return self.w.expression(ex.HAPPENED, event, who, whose, condition)
