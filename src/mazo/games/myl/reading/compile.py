"""A printed card to its ability trees, or to the reasons why not: sentence by sentence, those by hand among them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeGuard

import msgspec
from msgspec.structs import replace

from mazo.abilities.reading.grammar import NotUnderstood
from mazo.abilities.reading.joints import joined
from mazo.abilities.reading.outcome import Compiled, Problem
from mazo.abilities.reading.script import Sentence
from mazo.abilities.reading.walk import changed
from mazo.abilities.tree.effects import Ability, Action, Can, Keyword
from mazo.abilities.tree.nouns import This, When
from mazo.errors import BadTree
from mazo.games.myl.cards.card import Card
from mazo.games.myl.deal import figures_of
from mazo.games.myl.reading import hanging, making
from mazo.games.myl.reading.antecedents import CantMake
from mazo.games.myl.reading.by_hand.sentence import mark_of
from mazo.games.myl.reading.making import Draft
from mazo.games.myl.reading.parts import (
    SELF_NAME,
    Bought,
    Frame,
    From,
    Happens,
    KeywordSaid,
    OncePerName,
    OnlyPlay,
    PlayedIn,
    Responding,
    Spares,
    Times,
    ToPlayThis,
    UsedSo,
    Whoever,
)
from mazo.games.myl.reading.record import TYPES, Record, unaccented
from mazo.games.myl.reading.tongue import builders, parser
from mazo.games.myl.reading.wording import SCRIPT, made_of_known_words, normalised, vocabulary

_SHOWN = 8
_FROM_GRAVE: Final = Frame((), Can(This(), "be played from the graveyard"))
_CALLED: Final = re.compile(r"\best[ea] (aliado|arma|totem|oro|talisman)\b(?! oponente)", re.IGNORECASE)
"""What a card calls itself by its type."""
_CHOSEN: Final = re.compile(r"^Est([ea])(?= (?:Aliado|Arma|Totem|Oro|Talisman)\b)")
"""What was just chosen, after a sentence that only chooses."""
_SPOKEN_OF: Final = re.compile(r"es[ea] (aliado|arma|totem|oro|talisman)\b", re.IGNORECASE)
"""What was spoken of, and where nothing was, the card itself."""


class Compiler:
    """Compiles cards whose texts may name these cards."""

    def __init__(self, names: Iterable[str], *, explains: bool = True) -> None:
        """Whoever only wants to know what can be read is answered much faster without explanations."""
        self.explains = explains
        self.names = {unaccented(name): name for name in names}
        self.grammar = parser(vocabulary(self.names))
        self._spelt = {one.lower(): one for one in self.names if " " in one and not made_of_known_words(one)}
        longest = sorted(map(re.escape, self._spelt), key=len, reverse=True)
        self._long = re.compile(rf"\b(?:{'|'.join(longest)})\b", re.IGNORECASE)

    def sentence(self, sentence: Sentence) -> Any:
        """What one sentence says."""
        if not self.grammar.has(sentence.text) and not self.explains:
            raise NotUnderstood(0, ())
        return builders().build(self.grammar.read(sentence.text), {})

    def compile_card(self, card: Record, by_hand: Mapping[str, tuple[Ability, ...]] = {}) -> Compiled | list[Problem]:
        """The card's abilities in the order of print, or all that stands in the way.

        Sentences written by hand are told by the marks of their words, so that a changed wording is none of them.
        """
        return self.compile_text(normalised(card.text or "", card.name, card.kind), card, by_hand)

    def _named_as_printed(self, text: str) -> str:
        """The text with the names of several words as the cards are called, whatever their case."""
        return self._long.sub(lambda found: self._spelt[found[0].lower()], text) if self._spelt else text

    def compile_text(
        self, text: str, card: Record, by_hand: Mapping[str, tuple[Ability, ...]] = {}
    ) -> Compiled | list[Problem]:
        """What a text, as it is read, says on that card."""
        reading = _Reading(self, card, by_hand)
        for one in SCRIPT.sentences(self._named_as_printed(text)):
            reading.add(one)
        return reading.result()

    def named(self, abilities: tuple[Ability, ...], card: Record) -> tuple[Ability, ...]:
        """The trees with names as they are printed, and the card's own."""

        def name(node: Any) -> Any:
            if isinstance(node, str):
                return card.name if node == SELF_NAME else self.names.get(node, node)
            return node

        found: tuple[Ability, ...] = changed(abilities, name)
        return found

    def checked(self, card: Record, abilities: tuple[Ability, ...]) -> list[Problem]:
        """Whether the trees are whole and can be played."""
        try:
            again = msgspec.json.decode(msgspec.json.encode(abilities), type=tuple[Ability, ...])
            if again != abilities:
                return [Problem(card.name, card.text or "", 0, "a tree that survives being written and read")]
            figures_of([Card(name=card.name, type=card.kind, abilities=again)])
        except BadTree as problem:
            return [Problem(card.name, card.text or "", 0, f"a tree that can be played: {problem.text('en')}")]
        except (msgspec.MsgspecError, ValueError, AssertionError, KeyError, TypeError, AttributeError) as problem:
            return [Problem(card.name, card.text or "", 0, f"a tree that can be played: {problem!r}")]
        return []


class _Reading:
    """One card on its way."""

    def __init__(self, compiler: Compiler, card: Record, by_hand: Mapping[str, tuple[Ability, ...]]) -> None:
        self.compiler = compiler
        self.card = card
        self.by_hand = by_hand
        self.kind = card.kind
        self.problems: list[Problem] = []
        self.out: list[Draft | Ability | PlayedIn | OnlyPlay | ToPlayThis | OncePerName] = []
        self.handmade = False
        self.lost = False
        """Whether the sentence before wasn't understood."""

    def add(self, sentence: Sentence) -> None:
        hand = self.by_hand.get(mark_of(sentence.text))
        if hand is not None:
            self.handmade = True
            self.out += hand
            return
        called = [*_CALLED.finditer(sentence.text)]
        opening = _SPOKEN_OF.match(sentence.text) if not self.out and not self.problems else None
        called += [opening] if opening is not None else []
        wrong = next((one[0] for one in called if TYPES[one[1].lower()] != self.kind), None)
        if wrong is not None:
            self._refuse(sentence, sentence.text.index(wrong), f"the card's own type, not {wrong}")
            return
        before = self.out[-1] if self.out else None
        if isinstance(before, Draft) and hanging.left_open(before.more[-1] if before.more else before.frame):
            sentence = replace(sentence, text=_CHOSEN.sub(r"Es\1", sentence.text))
            called = []
        try:
            said = self.compiler.sentence(sentence)
        except NotUnderstood as problem:
            self._refuse(sentence, problem.at, ", ".join(problem.expected[:_SHOWN]) or "another word")
            return
        except (ValueError, TypeError) as problem:
            self._refuse(sentence, 0, str(problem))
            return
        try:
            self._place(sentence, said)
        except CantMake as problem:
            self._refuse(sentence, 0, str(problem))

    def _place(self, sentence: Sentence, said: Any) -> None:
        if isinstance(said, Frame) and self.kind == "talisman":
            said = hanging.as_played(said)
        last = next((one for one in reversed(self.out) if isinstance(one, Draft)), None)
        if isinstance(said, Frame) and last is not None and hanging.attacks_at_once(last.frame):
            said = hanging.once_attacked(said)
        if isinstance(said, Frame) and hanging.from_the_graveyard(said):
            said = _FROM_GRAVE
        elif (
            isinstance(said, Frame)
            and hanging.banishes_it(said)
            and last is not None
            and self._from_the_graveyard(last)
        ):
            self.out.remove(last)
            said = KeywordSaid(("exhumar",))
        match said:
            case KeywordSaid():
                self.out += making.keywords(said)
            case PlayedIn() if self.kind != "talisman":
                self._refuse(sentence, 0, "a Talismán, which is played in answer to something")
                return
            case OnlyPlay() | PlayedIn() | ToPlayThis() | OncePerName():
                self.out.append(said)
            case Spares() if last is not None and not self.lost:
                last.frame = making.sparing(last.frame, said)
            case Bought() if last is not None and not self.lost:
                making.bought(last, said)
            case UsedSo() if last is not None and not self.lost:
                last.frame = replace(last.frame, leads=(*last.frame.leads, *said.leads))
            case Times() | Whoever() if last is not None and not self.lost:
                last.frame = replace(last.frame, leads=(*last.frame.leads, said))
            case Frame() if hanging.hangs(said) or (last is not None and self._goes_on(said, last)):
                if last is None or self.lost:
                    self._refuse(sentence, 0, "a sentence before it")
                    return
                last.more.append(said)
                last.at.append(sentence.at)
            case Frame():
                self.out.append(Draft(said, [], [sentence.at]))
            case _:
                self._refuse(sentence, 0, f"a sentence for an ability, not {type(said).__name__}")
                return
        self.lost = False

    @staticmethod
    def _from_the_graveyard(draft: Draft | None) -> TypeGuard[Draft]:
        return (
            draft is not None
            and draft.frame == Frame((), Can(This(), "be played from the graveyard"))
            and not draft.more
        )

    def _goes_on(self, frame: Frame, last: Draft) -> bool:
        if any(isinstance(one, From) for one in frame.leads):
            return False
        if self.kind == "talisman" and (hanging.shields(frame) or hanging.shields(last.frame)):
            return False
        if hanging.says_what_is(last.frame) and self.kind != "talisman":
            return False
        if self.kind == "talisman" and not any(isinstance(one, Happens | Responding | From) for one in frame.leads):
            return True
        return hanging.leans(frame) or hanging.only_goes_on(frame)

    def _refuse(self, sentence: Sentence, at: int, expected: str) -> None:
        self.lost = True
        self.problems.append(Problem(self.card.name, sentence.text, at, expected))

    def _made(self, draft: Draft, played_in: tuple[When, ...]) -> list[Ability]:
        """The abilities of a draft; sentences that make none together may be abilities of their own."""
        # A machine of war is an Arma that nobody carries: what it says of nobody it says of itself.
        kind = "totem" if Keyword("maquinaria") in self.out else self.kind
        try:
            return making.made(draft, kind, played_in)
        except CantMake:
            parts = _apart(draft)
            if len(parts) == 1 or self.kind == "talisman":
                raise
            return [made for one in parts for made in making.made(one, kind, played_in)]

    def result(self) -> Compiled | list[Problem]:
        played_in = tuple(when for one in self.out if isinstance(one, PlayedIn) for when in one.to)
        abilities: list[Ability] = []
        for one in self.out:
            match one:
                case Draft():
                    try:
                        abilities += self._made(one, played_in)
                    except CantMake as problem:
                        self.problems.append(Problem(self.card.name, self.card.text or "", 0, str(problem)))
                case ToPlayThis():
                    abilities += making.extra_cost(one, self.kind)
                case OnlyPlay():
                    abilities += making.restriction(one, self.kind)
                case PlayedIn() | OncePerName():
                    pass
                case _:
                    abilities.append(one)
        if self.problems:
            return self.problems
        if OncePerName() in self.out:
            abilities = [making.once_per_name(one) for one in abilities]
        whole = self.compiler.named(tuple(_one_action(abilities)), self.card)
        return self.compiler.checked(self.card, whole) or Compiled(whole, self.handmade)


def _apart(draft: Draft) -> list[Draft]:
    """The sentences of a draft, each that could stand alone as one of its own."""
    out = [Draft(draft.frame)]
    for frame in draft.more:
        if hanging.hangs(frame):
            out[-1] = Draft(out[-1].frame, [*out[-1].more, frame])
        else:
            out.append(Draft(frame))
    return out


def _one_action(abilities: list[Ability]) -> list[Ability]:
    """What a Talismán does is one effect, whatever stands between its sentences."""
    actions = [one.do for one in abilities if isinstance(one, Action)]
    if len(actions) < 2:
        return abilities
    return [*(one for one in abilities if not isinstance(one, Action)), Action(joined(*actions))]
