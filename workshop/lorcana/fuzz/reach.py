"""What of the cards' trees a run of games has reached: run, read, begun or used, node by node."""

from __future__ import annotations

from collections.abc import Iterator

from mazo.abilities.lowering.writer import Mark, Writer
from mazo.abilities.tree import effects as fx
from mazo.abilities.tree import nouns
from mazo.abilities.tree.nouns import Node
from mazo.games.lorcana.cards.catalogue import Card
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.deal import write_figures
from mazo.games.lorcana.kind import LorcanaKind
from mazo.games.lorcana.lowering.card_writer import write_card, write_keyword_triggers
from mazo.games.lorcana.lowering.dialect import dialect_of
from mazo.games.lorcana.rules.boosting import USED_BOOST
from mazo.games.lorcana.rules.editions import Edition
from mazo.games.lorcana.rules.playable import BY_SINGERS
from mazo.games.lorcana.rules.playing import USED_SHIFT_WAY, USED_TEXT, USED_VOICE
from mazo.games.lorcana.table import Figures, counters_of
from mazo.kernel.codes import REPLACE
from mazo.kernel.trace import instruction_mark, static_mark, template_mark, use_mark, value_mark, zero_mark
from workshop.lorcana.fuzz.features import NEVER_PLAYED, everything, features_of, parts_of
from workshop.lorcana.fuzz.pool import Pool

NEW_KEYWORDS = ("Alert", "Boost")
NEW_SHIFTS = frozenset(("duo", "combo", "temporary", "potato"))


class Reach:
    """The pool as one edition reads it, and what its games have reached so far."""

    def __init__(self, edition: Edition, pool: Pool) -> None:
        self.edition = edition
        self.pool = pool
        self.plays = [0] * len(pool.cards)
        """How often each card was played."""
        self.kind = LorcanaKind()
        self.rules = {rule.code for rule in self.kind.book}
        self.seen: set[int] = set()
        self.figures = Figures(counters_of(edition))
        writer = Writer(self.figures, dialect_of(edition))
        write_keyword_triggers(writer, self.figures)
        writer.marks = []
        for card in pool.cards:
            write_figures(writer, self.figures, edition, card)
            write_card(
                writer, self.figures, edition, tuple(ability for ability in card.abilities if self._said(ability))
            )
        self.marks: dict[tuple[int, Node], list[Mark]] = {}
        for mark in writer.marks:
            self.marks.setdefault((mark.card, mark.node), []).append(mark)

    def missed(self) -> list[str]:
        """The nodes that were never reached: the card, and the node within it."""
        found: list[str] = []
        for number, card in enumerate(self.pool.cards):
            for ability in card.abilities:
                if self._said(ability) and self._exists(ability):
                    reached = self._root(number, card, ability)
                    found += [f"{card.full_name}: {path}" for path in self._missed(number, ability, "", reached)]
        return found

    def reached_features(self) -> set[str]:
        """The features of the nodes that were reached."""
        found: set[str] = set()
        for number, card in enumerate(self.pool.cards):
            for ability in card.abilities:
                for node, reached in self._walk(number, ability, self._root(number, card, ability)):
                    if reached:
                        found |= features_of(node)
        return found

    def one_sided(self) -> list[str]:
        """Conditions and traits that were read, but always with the same result."""
        found: list[str] = []
        for (number, node), marks in self.marks.items():
            if isinstance(node, nouns.Trait | nouns.Condition):
                seen = [self._sides(mark) for mark in marks if mark.sort == "expression"]
                sides = {side for each in seen for side in each}
                if len(sides) == 1:
                    always = "true" if True in sides else "false"
                    found.append(f"{self.pool.cards[number].full_name}: {_said(node)} was always {always}")
        return found

    def _said(self, ability: fx.Ability) -> bool:
        """Whether the edition has words for the ability: those about ink drops are refused before 2.3 [1.13.1.2]."""
        return self.edition.ink_drops or not _speaks_of_drops(ability)

    def _exists(self, ability: fx.Ability) -> bool:
        """Whether the edition knows the keyword, or this way to shift."""
        if not isinstance(ability, fx.Keyword):
            return True
        if ability.name in NEW_KEYWORDS and self.edition.keywords & 5 != 5:
            return False
        return self.edition.shift_variants or not NEW_SHIFTS & set(ability.variant)

    def _root(self, number: int, card: Card, ability: fx.Ability) -> bool:
        """Whether a card's ability as a whole was reached, where nothing else says so."""
        if isinstance(ability, fx.Keyword):
            return self._keyword(number, card, ability)
        return any(use_mark(number, way) in self.seen for way in range(8))

    def _keyword(self, number: int, card: Card, keyword: fx.Keyword) -> bool:
        match keyword.name:
            case "Shift":
                known = [each for each in card.abilities if isinstance(each, fx.Keyword) and self._exists(each)]
                ways = [each for each in known if each.name == "Shift"]
                return keyword in ways and use_mark(number, USED_SHIFT_WAY + ways.index(keyword)) in self.seen
            case "Boost":
                return use_mark(number, USED_BOOST) in self.seen
            case "Sing Together":
                return use_mark(number, BY_SINGERS) in self.seen
            case "Singer":
                return use_mark(number, USED_VOICE) in self.seen
        return any(use_mark(number, way) in self.seen for way in range(8))

    def _walk(self, number: int, node: Node, above: bool) -> Iterator[tuple[Node, bool]]:
        reached = self._reached(number, node, above)
        yield node, reached
        for part in parts_of(node):
            yield from self._walk(number, part, reached)

    def _missed(self, number: int, node: Node, path: str, above: bool) -> Iterator[str]:
        """The topmost nodes that were not reached; what is inside them wasn't either."""
        reached = self._reached(number, node, above)
        here = f"{path} > {_said(node)}" if path else _said(node)
        if type(node).__name__ in NEVER_PLAYED:
            return
        if not reached:
            yield here
            return
        for part in parts_of(node):
            yield from self._missed(number, part, here, reached)

    def _reached(self, number: int, node: Node, above: bool) -> bool:
        marks = self.marks.get((number, node))
        return above if not marks else any(self._met(mark) for mark in marks)

    def _met(self, mark: Mark) -> bool:
        if mark.sort == "program":
            return instruction_mark(mark.number, mark.at) in self.seen
        if mark.sort == "template":
            return template_mark(mark.number) in self.seen
        if mark.sort == "expression":
            sides = self._sides(mark)
            needs_true = isinstance(mark.node, nouns.When | nouns.Cards | nouns.Them)
            return True in sides if needs_true else bool(sides)
        ability = mark.ability
        assert ability is not None
        if mark.sort == "elsewhere":
            if ability.kind == FX.PLAY_FROM and ability.what == 0:
                return use_mark(mark.card, USED_TEXT + mark.at) in self.seen
            return any(use_mark(mark.card, way) in self.seen for way in range(8))
        what = ability.event if ability.kind == REPLACE else ability.what
        return static_mark(mark.card, ability.kind, what, ability.cards) in self.seen

    def _sides(self, mark: Mark) -> set[bool]:
        sides = {True} if value_mark(mark.number) in self.seen else set()
        return sides | ({False} if zero_mark(mark.number) in self.seen else set())


def missing_features(reached: set[str]) -> list[str]:
    """What the tree can say but no game has reached."""
    return sorted(everything() - reached)


def _said(node: Node) -> str:
    text = repr(node)
    return text if len(text) <= 100 else f"{text[:97]}…"


def _speaks_of_drops(node: Node) -> bool:
    here = any("ink drop" in feature for feature in features_of(node))
    return here or any(_speaks_of_drops(part) for part in parts_of(node))
