"""A printed card to its ability trees, or to the reasons why not: a card is compiled as a whole or not at all."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from mazo.abilities.reading.joints import joined
from mazo.abilities.reading.lexer import Vocabulary
from mazo.abilities.reading.outcome import Compiled, Problem
from mazo.abilities.reading.passage import Refused
from mazo.abilities.reading.reader import Reader
from mazo.abilities.reading.references import left
from mazo.abilities.tree.effects import Ability, Action, Keyword
from mazo.games.lorcana.abilities.keywords import parse_keyword
from mazo.games.lorcana.cards.catalogue import Card
from mazo.games.lorcana.cards.importer import CARD_TYPES, PrintedAbility, Printing, Reminded, reminded
from mazo.games.lorcana.deal import edition_named, figures_of
from mazo.games.lorcana.reading.tongue import tongue
from mazo.games.lorcana.reading.wording import SCRIPT, vocabulary

_SONG: Final = re.compile(r"A character with cost (\d+) or more can \{E\} to sing this song for free\.")


class Compiler:
    """Compiles printings with one vocabulary."""

    def __init__(self, words: Vocabulary) -> None:
        self.reader = Reader(tongue(words))
        self.edition = edition_named(None)

    @classmethod
    def of(cls, printings: Iterable[Printing], known: Iterable[Card] = ()) -> Compiler:
        """A compiler that knows the names and classifications of these printings and cards."""
        names: set[str] = set()
        classes: set[str] = set()
        for one in printings:
            names |= {one.name, *one.name.split(" & "), one.full_name}
            classes |= {*one.subtypes}
        for card in known:
            names |= {card.name, *card.name.split(" & "), card.full_name}
            classes |= {*card.classifications}
        return cls(vocabulary(names, classes - {"Song"}))

    def compile_card(self, printing: Printing) -> Compiled | list[Problem]:
        """The card's abilities in the order of print, or all that stands in the way."""
        name = printing.full_name
        abilities: list[Ability] = []
        problems: list[Problem] = []
        card_type = CARD_TYPES[printing.type]
        for one in printing.abilities:
            try:
                abilities += self.printed(one, printing, card_type)
            except Refused as refused:
                problems.append(_problem(name, refused))
        actions: list[Ability] = []
        for text in printing.effects:
            try:
                actions += self.reader.action(SCRIPT.normalise(text), card_type)
            except Refused as refused:
                problems.append(_problem(name, refused))
        if sum(isinstance(one, Action) for one in actions) > 1:
            actions = _one_action(actions)
        abilities += actions
        if not problems and (marks := left(tuple(abilities))):
            text = SCRIPT.normalise(printing.full_text)
            problems.append(Problem(name, text, 0, f"something that {marks[0]} could mean"))
        if not problems:
            problems = self.checked(name, printing, tuple(abilities))
        return problems or Compiled(tuple(abilities))

    def checked(self, name: str, printing: Printing, abilities: tuple[Ability, ...]) -> list[Problem]:
        """Whether the trees are whole and can be played."""
        text = SCRIPT.normalise(printing.full_text)
        try:
            again = msgspec.json.decode(msgspec.json.encode(abilities), type=tuple[Ability, ...])
            if again != abilities:
                return [Problem(name, text, 0, "a tree that survives being written and read")]
            card = Card(
                name=printing.name, version=printing.version, type=CARD_TYPES[printing.type], cost=1, abilities=again
            )
            figures_of([card], self.edition)
        except (msgspec.MsgspecError, ValueError, AssertionError, KeyError, TypeError) as problem:
            return [Problem(name, text, 0, f"a tree that can be played: {problem}")]
        return []

    def printed(self, ability: PrintedAbility, printing: Printing, card_type: str) -> list[Ability]:
        """One printed ability; the line that says who may sing a song is no ability."""
        if (unknown := reminded(ability, printing.name)) is not None:
            return self._by_reminder(unknown, card_type)
        if ability.type == "keyword":
            return [_keyword(ability.full_text, printing.name)]
        text = SCRIPT.normalise(ability.effect)
        if song := _SONG.fullmatch(text):
            if int(song[1]) != printing.cost or "Song" not in printing.subtypes:
                raise Refused(text, 0, "a song of that cost")
            return []
        cost = self.reader.cost(ability.costs, card_type) if ability.costs else None
        return self.reader.abilities(text, card_type, cost, ability.name)

    def _by_reminder(self, keyword: Reminded, card_type: str) -> list[Ability]:
        """A keyword that nobody knows: what its reminder text says, under its name."""
        if not keyword.text:
            raise Refused("", 0, "a keyword that is known, or its reminder text", keyword.name)
        text = SCRIPT.normalise(keyword.text)
        costs, dash, effect = text.rpartition(SCRIPT.dash)
        try:
            cost = self.reader.cost(costs.split(", "), card_type) if dash else None
            return self.reader.abilities(effect if dash else text, card_type, cost, keyword.name)
        except Refused as refused:
            raise Refused(refused.sentence, refused.position, refused.expected, keyword.name) from refused


def _problem(card: str, refused: Refused) -> Problem:
    return Problem(card, refused.sentence, refused.position, refused.expected, keyword=refused.keyword)


def _keyword(text: str, name: str) -> Keyword:
    """A keyword line."""
    keyword = parse_keyword(text, name)
    if keyword is None:
        raise Refused(text, 0, "a keyword")
    return keyword


def _one_action(abilities: Sequence[Ability]) -> list[Ability]:
    others = [one for one in abilities if not isinstance(one, Action)]
    return [*others, Action(joined(*[one.do for one in abilities if isinstance(one, Action)]))]
