"""What the cards on a table ask, out of the clauses of their texts, for any game that says its cards as trees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from mazo.abilities.lowering.writer import Names
from mazo.abilities.machine.base import Abilities
from mazo.abilities.machine.expressions import evaluate
from mazo.abilities.machine.records import Run
from mazo.abilities.machine.slots import slot_cards, still_in_slot
from mazo.abilities.questions.asking import Asking, Situation
from mazo.abilities.questions.blanks import Met
from mazo.abilities.questions.places import Place, Places
from mazo.abilities.tree import deeds, nouns
from mazo.abilities.tree import effects as fx
from mazo.abilities.tree.nouns import Node
from mazo.kernel.codes import NOBODY, ORDER, TAKE, first_of, verb_of
from mazo.kernel.frames import Choice
from mazo.kernel.knowledge import KNOWN, knows
from mazo.kernel.loop import asker_of
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases

_ENDS: Final = ("top", "bottom")


class Telling(Protocol):
    """What a game knows about its cards and how it says what they do."""

    @property
    def phrases(self) -> Phrases:
        """With the questions about cards that were looked at: sections `ask` and `verb`."""

    def places(self, t: Abilities) -> Places:
        """Where the clauses of the cards in a game stand in its programs."""

    def said(self, t: Abilities, kind: int, effect: fx.Effect, lang: Lang) -> str:
        """An effect as a sentence of a kind of card; a negative kind is a keyword's."""

    def called(self, t: Abilities, card: int) -> tuple[str, str]:
        """A card's name, and what the tree calls its type; no type where the tree says only "card"."""


class Clauses:
    """What the cards on a table ask, in one language."""

    def __init__(self, t: Abilities, telling: Telling, names: Sequence[str], lang: Lang) -> None:
        self.t = t
        self.telling = telling
        self.names = names
        self.lang: Lang = lang

    def asking(self, choice: Choice) -> tuple[Run, Place] | None:
        """The program that has put the question, and its clause; None for what no clause asks."""
        run = asker_of(self.t, choice)
        if not isinstance(run, Run):
            return None
        place = self.telling.places(self.t).at(run.program, run.pc)
        return (run, place) if place is not None else None

    def question(self, choice: Choice) -> str:
        """What a clause asks; empty for what no clause asks, or not in words of its own."""
        found = self.asking(choice)
        if found is None:
            return ""
        run, place = found
        asking, at = self._voice(place.kind), self._situation(run, place, choice)
        if isinstance(place.asks, deeds.Sort):
            return self._sorted(asking, place, choice)
        if isinstance(place.asks, deeds.ToDeck) and place.asks.place != "either":
            return self._order(place.asks.place)
        return asking.question(place, at)

    def verb(self, choice: Choice) -> str:
        """What an answer does, for a button; empty where the clause has no short word for it."""
        found = self.asking(choice)
        if found is None:
            return ""
        run, place = found
        if isinstance(place.asks, deeds.Sort):
            put = place.asks.puts[place.turn] if choice.mode != ORDER else None
            return self._phrase("verb", f"to_{put.to}") if put is not None else ""
        return self._voice(place.kind).verb(place, self._situation(run, place, choice))

    def modes(self, choice: Choice) -> list[str]:
        """What each of several effects does, if the clause lists them."""
        found = self.asking(choice)
        return self._voice(found[1].kind).modes(found[1], self._situation(*found, choice)) if found is not None else []

    def looked_at(self, choice: Choice) -> list[int]:
        """The hidden cards that whoever is asked looks at by this effect, if the question is about them.

        Whoever doesn't know all of them is not the one who looks.
        """
        run = asker_of(self.t, choice)
        if not isinstance(run, Run):
            return []
        t, seat = self.t, choice.seat
        looked = still_in_slot(t, run, Names.LOOKED)
        cards = [card for card in looked if not t.visible_in(t.zone[card], seat)]
        asked = {first_of(packed) for packed in choice.items if verb_of(packed) == TAKE}
        if asked and asked.isdisjoint(cards):
            return []  # they have been put back, and the text has gone on
        return cards if all(knows(t, seat, card) for card in cards) else []

    def unfit(self, choice: Choice) -> str:
        """Why a card that is looked at can't be chosen: what is asked for; empty where the clause demands nothing."""
        found = self.asking(choice)
        if found is None or choice.mode == ORDER:
            return ""
        place = found[1]
        match place.asks:
            case deeds.Sort(puts):
                wanted = puts[place.turn].cards
            case nouns.Chosen(cards):
                wanted = cards
            case _:
                wanted = None
        which = self._voice(place.kind).noun(wanted, choice.high) if wanted is not None else ""
        return self._phrase("ask", "unfit", which=which) if which else ""

    def condition(self, expression: int) -> str:
        """A condition in the words of a card."""
        found = self.telling.places(self.t).conditions.get(expression)
        return self._voice(found[0]).condition(found[1]) if found is not None else ""

    def counts_yours(self, expression: int) -> bool:
        """Whether a condition demands a number of your own cards, so that it helps to know how many there are."""
        found = self.telling.places(self.t).conditions.get(expression)
        match found[1] if found is not None else None:
            case nouns.Compare(nouns.Count(nouns.Cards(whose="yours")), "at least" | "more than"):
                return True
        return False

    def effect(self, program: int) -> str:
        """All that a program does, in the words of its card, to stand behind that card's name."""
        found = self.telling.places(self.t).whole(program)
        said = self.telling.said(self.t, *found, self.lang) if found is not None else ""
        return f"{said[:1].lower()}{said[1:]}".rstrip(".")

    def deed(self, program: int, pc: int) -> str:
        """What a program was about to do, in the words of its card."""
        found = self.telling.places(self.t).deed_at(program, pc)
        said = self._voice(found[0]).allowed(found[1]) if found is not None else ""
        return "" if ". " in said else said  # what takes several sentences is no clause

    def _voice(self, kind: int) -> Asking:
        return Asking(lambda effect, lang: self.telling.said(self.t, kind, effect, lang), self.lang)

    def _situation(self, run: Run, place: Place, choice: Choice) -> Situation:
        """What the table knows that the clause doesn't say: numbers, players, and cards that were met before."""
        numbers = [first_of(packed) for packed in choice.items]
        amount = max(numbers, default=0) if isinstance(place.asks, deeds.RemoveCounters | deeds.MoveCounters) else 0
        met = {"subject": [run.that], "other": [run.other]}
        met |= {name: slot_cards(run, slot) for name, slot in place.slots.items() if slot_cards(run, slot)}
        return Situation(
            low=choice.low,
            high=amount or choice.high,
            among=len(choice.items),
            yours=choice.seat == run.seat,
            player=self.names[run.seat],
            other=self.names[run.who] if run.who not in (NOBODY, choice.seat) else "",
            count=lambda amount: self._counted(run, place, choice.seat, amount),
            met=tuple(
                self._met(name, cards[0], choice.seat)
                for name, cards in met.items()
                if len(cards) == 1 and cards[0] != NOBODY and self.t.pools[choice.seat][cards[0]] == KNOWN
            ),
        )

    def _counted(self, run: Run, place: Place, seat: int, amount: Node) -> int | None:
        """What an amount comes to, if it is counted on cards that the player knows."""
        number = place.amounts.get(id(amount))
        if number is None or not self._is_known(run, place, seat, amount):
            return None
        return evaluate(self.t, run, number, NOBODY)

    def _is_known(self, run: Run, place: Place, seat: int, part: object) -> bool:
        match part:
            case nouns.Chosen() | nouns.Top() | nouns.Cards(zone="deck"):
                return False
            case nouns.Ref(name):
                cards = {"subject": [run.that], "other": [run.other]}.get(
                    name, slot_cards(run, place.slots.get(name, 99))
                )
                return bool(cards) and all(card != NOBODY and self.t.pools[seat][card] == KNOWN for card in cards)
            case tuple():
                return all(self._is_known(run, place, seat, each) for each in part)
            case Node():
                return all(self._is_known(run, place, seat, getattr(part, name)) for name in part.__struct_fields__)
        return True

    def _met(self, called: str, card: int, seat: int) -> Met:
        name, type_ = self.telling.called(self.t, card)
        return Met(called, name, type_, self.t.owner[card] == seat)

    def _sorted(self, asking: Asking, place: Place, choice: Choice) -> str:
        """Where cards that were looked at go: which of them there, or in which order."""
        sort = place.asks
        assert isinstance(sort, deeds.Sort)
        if choice.mode == ORDER:
            ordered = [put.to for put in sort.puts if put.to in _ENDS and put.count != 1 and sort.any_order]
            return self._order(ordered[place.turn] if place.turn < len(ordered) else sort.rest)
        put = sort.puts[place.turn]
        said = self._phrase("ask", f"to_{put.to}", which=asking.noun(put.cards, choice.high))
        count = asking.words.count(choice.low, choice.high, len(choice.items))
        return f"{said} {count}".strip()

    def _order(self, end: str) -> str:
        return self._phrase("ask", f"order_{end}")

    def _phrase(self, section: str, name: str, **values: object) -> str:
        """What the game says of cards that were looked at, by where they go."""
        return self.telling.phrases.say(section, name.replace(" ", "_"), self.lang, **values)
