"""Texts of which only a part is understood: what becomes of each sentence, and the abilities of those that are.

A sentence that hangs on one that isn't understood ("if you do", a pronoun, the effect of an unknown trigger) would say
something else without it: it is left out with it, and tells so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from mazo.abilities.reading.parts import FREE, Options, TriggeredSaid
from mazo.abilities.reading.passage import Passage, Refused
from mazo.abilities.reading.reader import Reader, Spoken
from mazo.abilities.reading.references import left
from mazo.abilities.reading.script import Sentence
from mazo.abilities.reading.walk import contains
from mazo.abilities.tree.effects import Ability, Cost, Effect, Fact


class SentenceRead(msgspec.Struct, frozen=True):
    """One sentence of a text, where it stands there, and why it isn't understood, if it isn't."""

    text: str
    at: int
    position: int = -1
    """Where in the text it stops being understood."""
    expected: str = ""
    """What could have stood there; nothing if it is understood."""

    @property
    def end(self) -> int:
        """Where it ends."""
        return self.at + len(self.text)

    @property
    def understood(self) -> bool:
        """Whether it is part of the abilities that were read."""
        return not self.expected


class Reading(msgspec.Struct, frozen=True):
    """What was read of a text: its sentences in order, and the abilities of those that are understood."""

    text: str
    sentences: tuple[SentenceRead, ...]
    abilities: tuple[Ability, ...]

    @property
    def whole(self) -> bool:
        """Whether every sentence is understood."""
        return all(one.understood for one in self.sentences)


def read_partly(
    reader: Reader, text: str, card_type: str, *, cost: Cost | None = None, name: str = "", action: bool = False
) -> Reading:
    """The abilities of the sentences that are understood and hang on none that isn't, and what became of each.

    Whether the text is what an action does, or what is done for a cost, is known from the card.
    """
    return _Partly(reader, text, card_type, cost, name, action).reading()


class _Partly:
    """A text on its way: what became of its sentences so far."""

    def __init__(self, reader: Reader, text: str, card_type: str, cost: Cost | None, name: str, action: bool) -> None:
        self.reader, self.text, self.card_type = reader, text, card_type
        self.cost, self.name, self.action = cost, name, action
        self.found: list[SentenceRead] = []
        self.kept: list[tuple[int, Spoken]] = []
        """The sentences that are understood, each with its place in `found`."""

    def reading(self) -> Reading:
        head, dots = self.reader.pieces(self.text)
        tried = [[self._tried(one) for one in option] for option in dots]
        options = self._options(tried)
        for sentence in head:
            read, said = self._tried(sentence)
            if said is not None and self._hangs(said, options):
                read = replace(read, position=read.at, expected="what it hangs on, which isn't understood")
            elif said is not None:
                self.kept.append((len(self.found), said))
            self.found.append(read)
        abilities = self._as_many_as_fit(options or ())
        self.found += [read for option in tried for read, _ in option]
        return Reading(self.text, tuple(self.found), tuple(abilities))

    def _tried(self, sentence: Sentence) -> tuple[SentenceRead, Spoken | None]:
        try:
            return SentenceRead(sentence.text, sentence.at), self.reader.sentence(sentence, self.card_type)
        except Refused as refused:
            return SentenceRead(sentence.text, sentence.at, refused.position, refused.expected), None

    def _options(self, tried: Sequence[Sequence[tuple[SentenceRead, Spoken | None]]]) -> tuple[Effect, ...] | None:
        """What the options do; None if one of them isn't understood, since a choice without it would be another."""
        options: list[Effect] = []
        for option in tried:
            said = [one for _, one in option if one is not None]
            try:
                options.append(self.reader.option(said, self.text))
            except Refused:
                return None
            if len(said) != len(option):
                return None
        return tuple(options)

    @property
    def _form_is_known(self) -> bool:
        """Whether it is known what sort of ability sentences without a trigger belong to."""
        return self.action or self.cost is not None or self._begun

    @property
    def _begun(self) -> bool:
        """Whether the first sentence is understood."""
        return bool(self.kept) and self.kept[0][0] == 0

    def _hangs(self, said: Spoken, options: tuple[Effect, ...] | None) -> bool:
        """Whether a sentence would say something else without those that aren't understood."""
        if options is None and contains(said, (Options,)):
            return True
        if len(self.kept) == len(self.found):
            return False
        if left(_tree_of(said)):
            return True
        if isinstance(said, TriggeredSaid):
            return self._form_is_known
        return said.how not in FREE or not (self._form_is_known or isinstance(said.do, Fact.__args__))

    def _as_many_as_fit(self, options: tuple[Effect, ...]) -> list[Ability]:
        """The abilities of as many sentences from the front as fit together; it is noted why the others don't."""
        passage = Passage(self.reader.tongue, self.text, self.card_type, self.name, options)
        for count in range(len(self.kept), 0, -1):
            try:
                return self._made(passage, [said for _, said in self.kept[:count]])
            except Refused as refused:
                at = self.kept[count - 1][0]
                self.found[at] = replace(self.found[at], position=self.found[at].at, expected=refused.expected)
        return []

    def _made(self, passage: Passage, said: Sequence[Spoken]) -> list[Ability]:
        if self.action:
            return passage.action(said)
        if self._form_is_known:
            return passage.abilities(said, self.cost)
        return [made for one in said for made in passage.abilities([one])]


def _tree_of(said: Spoken) -> tuple[Any, ...]:
    if isinstance(said, TriggeredSaid):
        return said.trigger.whens, said.said.do, said.said.condition
    return said.do, said.condition
