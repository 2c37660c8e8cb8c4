"""Which part of a card's text asks a question, and what it asks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from mazo.abilities.lowering.writer import Writer
from mazo.abilities.machine.expressions import evaluate, slot_cards
from mazo.abilities.machine.records import Run
from mazo.abilities.questions.asking import Asking, Situation
from mazo.abilities.questions.blanks import Met
from mazo.abilities.questions.places import Place, Places
from mazo.abilities.tree import deeds, nouns
from mazo.abilities.tree import effects as fx
from mazo.abilities.tree.nouns import Node
from mazo.games.lorcana.book import book
from mazo.games.lorcana.cards.catalogue import Card
from mazo.games.lorcana.deal import write_figures
from mazo.games.lorcana.explained import rule_explaining
from mazo.games.lorcana.lowering.card_writer import write_card, write_keyword_triggers
from mazo.games.lorcana.lowering.dialect import dialect_of
from mazo.games.lorcana.rules.editions import editions
from mazo.games.lorcana.signs import in_words
from mazo.games.lorcana.table import Figures, Lorcana
from mazo.kernel.codes import NOBODY, ORDER, first_of
from mazo.kernel.frames import Choice
from mazo.kernel.knowledge import KNOWN
from mazo.kernel.loop import asker_of
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases

_TYPES: Final = ("character", "", "item", "location")
"""What the tree calls the types of cards, by number; an action is just a card where it is spoken of."""
_ENDS: Final = ("top", "bottom")


class Clauses:
    """What the cards on a table ask, in one language."""

    def __init__(self, t: Lorcana, phrases: Phrases, names: Sequence[str], lang: Lang) -> None:
        self.t = t
        self.phrases = phrases
        self.names = names
        self.lang: Lang = lang

    def question(self, choice: Choice) -> str:
        """What a clause asks; empty for what no clause asks, or not in words of its own."""
        run, place = _asking(self.t, choice)
        if run is None or place is None:
            return ""
        asking, at = self._voice(place.kind), self._situation(run, place, choice)
        if isinstance(place.asks, deeds.Sort):
            return self._sorted(asking, place, choice)
        if isinstance(place.asks, deeds.ToDeck) and place.asks.place != "either":
            return self._order(place.asks.place)
        return asking.question(place, at)

    def verb(self, choice: Choice) -> str:
        """What an answer does, for a button; empty where the clause has no short word for it."""
        run, place = _asking(self.t, choice)
        if run is None or place is None:
            return ""
        if isinstance(place.asks, deeds.Sort):
            put = place.asks.puts[place.turn] if choice.mode != ORDER else None
            return self.phrases.say("verb", f"to_{put.to.replace(' ', '_')}", self.lang) if put is not None else ""
        return self._voice(place.kind).verb(place, self._situation(run, place, choice))

    def modes(self, choice: Choice) -> list[str]:
        """What each of several effects does, if the clause lists them."""
        run, place = _asking(self.t, choice)
        if run is None or place is None:
            return []
        return self._voice(place.kind).modes(place, self._situation(run, place, choice))

    def rule(self, choice: Choice) -> str:
        """The number of the rule that explains what the clause asks, if there is one of its own."""
        _, place = _asking(self.t, choice)
        if place is None:
            return ""
        if place.kind < 0:  # a keyword that all cards share
            return book().by_code(choice.rule).number(book().default_edition)
        return rule_explaining(place, obliged=choice.obliged > 0)

    def text(self, choice: Choice) -> str:
        """The ability that asks, as its card says it; empty where that can't be told."""
        _, place = _asking(self.t, choice)
        card = self._card(place.kind) if place is not None else None
        if place is None or card is None:
            return ""
        from mazo.games.lorcana.words import sentence_of  # games between bots say nothing

        ability = next((one for one in card.abilities if _holds(one, place.within)), None)
        if ability is None:
            return ""
        name = getattr(ability, "name", "")
        said = in_words(sentence_of(ability, self.lang, name=card.name, card_type=card.type), self.lang)
        return f"{name} {said}" if name else said

    def condition(self, expression: int) -> str:
        """A condition in the words of a card."""
        found = _places(self.t.figures, self.t.edition.name).conditions.get(expression)
        return self._voice(found[0]).condition(found[1]) if found is not None else ""

    def counts_yours(self, expression: int) -> bool:
        """Whether a condition demands a number of your own cards, so that it helps to know how many there are."""
        found = _places(self.t.figures, self.t.edition.name).conditions.get(expression)
        match found[1] if found is not None else None:
            case nouns.Compare(nouns.Count(nouns.Cards(whose="yours")), "at least" | "more than"):
                return True
        return False

    def deed(self, program: int, pc: int) -> str:
        """What a program was about to do, in the words of its card."""
        found = _places(self.t.figures, self.t.edition.name).deed_at(program, pc)
        said = self._voice(found[0]).allowed(found[1]) if found is not None else ""
        return "" if ". " in said else said  # what takes several sentences is no clause

    def _card(self, kind: int) -> Card | None:
        found = self.t.figures.cards[kind] if kind >= 0 else None
        return found if isinstance(found, Card) else None

    def _voice(self, kind: int) -> Asking:
        from mazo.games.lorcana.words import sentence_of  # games between bots say nothing

        card = self._card(kind)

        def say(effect: fx.Effect, lang: Lang) -> str:
            type_ = card.type if card is not None else "character"
            return in_words(sentence_of(fx.Action(effect), lang, card_type=type_), lang)

        return Asking(say, self.lang)

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
        figures, kind = self.t.figures, self.t.kind[card]
        return Met(called, figures.names[kind], _TYPES[figures.type[kind]], self.t.owner[card] == seat)

    def _sorted(self, asking: Asking, place: Place, choice: Choice) -> str:
        """Where cards that were looked at go: which of them there, or in which order."""
        sort = place.asks
        assert isinstance(sort, deeds.Sort)
        if choice.mode == ORDER:
            ordered = [put.to for put in sort.puts if put.to in _ENDS and put.count != 1 and sort.any_order]
            return self._order(ordered[place.turn] if place.turn < len(ordered) else sort.rest)
        put = sort.puts[place.turn]
        noun = asking.noun(put.cards, choice.high)
        said = self.phrases.say("ask", f"to_{put.to.replace(' ', '_')}", self.lang, which=noun)
        count = asking.words.count(choice.low, choice.high, len(choice.items))
        return f"{said} {count}".strip()

    def _order(self, end: str) -> str:
        return self.phrases.say("ask", f"order_{end}", self.lang)


def _asking(t: Lorcana, choice: Choice) -> tuple[Run | None, Place | None]:
    """The program that has put the question, if one has, and its clause."""
    run = asker_of(t, choice)
    return (run, _places(t.figures, t.edition.name).at(run.program, run.pc)) if isinstance(run, Run) else (None, None)


def _holds(node: object, part: object) -> bool:
    """Whether a tree has this very part in it."""
    if node is part:
        return True
    if isinstance(node, tuple):
        return any(_holds(each, part) for each in node)
    fields: tuple[str, ...] = getattr(node, "__struct_fields__", ())
    return any(_holds(getattr(node, name), part) for name in fields)


@lru_cache(maxsize=32)
def _places(figures: Figures, edition_name: str) -> Places:
    """Where the clauses of the cards in a game stand in its programs: they are written once more, with notes taken."""
    edition = editions()[edition_name]
    copy = Figures()
    writer = Writer(copy, dialect_of(edition))
    writer.marks = []
    write_keyword_triggers(writer, copy)
    for card in figures.cards:
        if isinstance(card, Card):
            write_figures(writer, copy, edition, card)
            write_card(writer, copy, edition, card.abilities)
    return Places(writer)
