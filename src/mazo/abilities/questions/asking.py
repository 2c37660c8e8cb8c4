"""The question that a clause asks, as one sentence in a player's language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import takewhile
from typing import Final, TypeVar

import msgspec

from mazo.abilities.questions.blanks import Met, called, is_filled, rewritten, with_hole
from mazo.abilities.questions.languages import wording
from mazo.abilities.questions.places import Place
from mazo.abilities.questions.standpoint import asks_them, seen_by
from mazo.abilities.questions.wording import MANY, Wording
from mazo.abilities.tree import deeds, nouns
from mazo.abilities.tree import effects as fx
from mazo.abilities.tree.nouns import Node
from mazo.texts.lang import Lang

Say = Callable[[fx.Effect, Lang], str]
"""How a game says an effect, as a sentence of its own."""

_N = TypeVar("_N", bound=Node)
_COUNTED: Final = (
    deeds.Do, deeds.Draw, deeds.ToPlayer, deeds.PutCounters, deeds.RemoveCounters, deeds.MoveCounters, fx.Get, fx.Play,
    fx.Pay,
)  # fmt: skip
"""Deeds whose amounts are told as numbers."""
_EACH: Final = {"chosen opponent": "each opponent", "chosen player": "each player", "any players": "each player"}


class Situation(msgspec.Struct, frozen=True):
    """What is known at the table when a clause asks."""

    low: int = 1
    high: int = 1
    """How many may be chosen, or how much named."""
    among: int = 2
    """How many there are to choose among."""
    yours: bool = True
    """Whether the ability is the asked player's own."""
    player: str = ""
    """Whose ability it is."""
    other: str = ""
    """The player at hand, if that isn't the one who is asked."""
    met: tuple[Met, ...] = ()
    count: Callable[[Node], int | None] = lambda amount: None
    """What an amount of the text comes to now, if the asked player can know it."""

    def counted(self, node: Node) -> Node:
        """An effect with numbers for what it is counted by; of several in a row, only what is done first."""
        match node:
            case fx.Steps(of=(first, *rest)):
                return msgspec.structs.replace(node, of=(rewritten(first, self.counted), *rest))
            case fx.To(cost=cost):
                return msgspec.structs.replace(node, cost=rewritten(cost, self.counted))
            case fx.Unless(instead=instead):
                return msgspec.structs.replace(node, instead=rewritten(instead, self.counted))
        changed: dict[str, int] = {}
        for name in ("amount", "less") if isinstance(node, _COUNTED) else ():
            amount = getattr(node, name, None)
            number = self.count(amount) if isinstance(amount, Node) else None
            if number is not None:
                changed[name] = number
        return msgspec.structs.replace(node, **changed) if changed else node


class Asking:
    """Puts the questions of one game's clauses in one language."""

    def __init__(self, say: Say, lang: Lang) -> None:
        self.say = say
        self.lang: Lang = lang
        self.words: Wording = wording(lang)

    def question(self, place: Place, at: Situation) -> str:
        """The question with its signs, and what else there is to know; empty where the clause can't be put as one."""
        place = _counted(place, at)
        match place.asks:
            case fx.PlayersMay(do):
                return self._may(self._seen(place, do, at), at)
            case fx.Unless(do, _, instead):
                return self._rather(self._seen(place, _theirs(place, instead), at), self._seen(place, do, at), at)
            case nouns.Chosen() | deeds.Discard():
                return self._which(place, at)
            case deeds.RemoveCounters() | deeds.MoveCounters():
                return self._how_much(place.asks, at)
            case fx.ChoosePlayer(who):
                return self._chosen_player(who, place.after[0] if place.after else None, at)
            case fx.ChooseOne(of=of, said="or"):
                return self.words.ask(self.words.either([self._allowed(self._seen(place, one, at), at) for one in of]))
            case deeds.ToDeck(place="either") as put:
                return self.words.ask(self._allowed(msgspec.structs.replace(put, them=_again(put.them)), at))
            case deeds.ToDeck() | deeds.Sort() | fx.ChooseOne():
                return ""
        return self._who(place.deed, at)

    def verb(self, place: Place, at: Situation) -> str:
        """What an answer does, for the button that gives it, with `{n}` for an amount; empty if it is too long."""
        place = _counted(place, at)
        match place.asks:
            case fx.PlayersMay(do):
                return self.words.short(self._allowed(self._seen(place, do, at), at))
            case fx.Unless(instead=instead):
                return self.words.short(self._allowed(self._seen(place, _theirs(place, instead), at), at))
            case deeds.Discard() as discard:
                plain = msgspec.structs.replace(discard, amount=1, who="you", by="they", until=False, up_to=False)
                return self._verb(plain, with_hole(plain, plain.cards), at)
            case deeds.RemoveCounters() | deeds.MoveCounters():
                return self.words.so_much(self._text(fx.PlayersMay(self._so_much(place.asks, at)), at))
            case nouns.Chosen() if isinstance(place.deed, deeds.Search):
                then = next((each for each in place.after if not isinstance(each, deeds.Shuffle)), place.deed)
                return self.words.short(self._allowed(then, at))
            case nouns.Chosen() as asked:
                for deed in (*_spoken_of(place), _said_together(place), _aloud(_first_known(place))):
                    seen, hollow = (self._seen(place, each, at) for each in (deed, with_hole(deed, asked)))
                    if verb := self._verb(seen, hollow, at):
                        return verb
        return ""

    def modes(self, place: Place, at: Situation) -> list[str]:
        """What each of several effects says, from where the asked player sits."""
        place = _counted(place, at)
        match place.asks:
            case fx.ChooseOne(of=of):
                return [self._stated(self._seen(place, each, at), at) for each in of]
            case deeds.ToDeck() as put:
                ends = [msgspec.structs.replace(put, place=end, them=_again(put.them)) for end in ("top", "bottom")]
                return [self._stated(each, at) for each in ends]
        return []

    def allowed(self, deed: fx.Effect) -> str:
        """What a deed is, as something that might be done."""
        return self._allowed(_aloud(deed), Situation())

    def condition(self, condition: nouns.Condition) -> str:
        """A condition without its "if"; empty where it is no clause of its own."""
        return self.words.condition(self.say(fx.If(condition, deeds.Draw()), self.lang))

    def noun(self, cards: nouns.Cards | None, count: int) -> str:
        """Which cards, by their traits alone: "which damaged card", «qué carta dañada»."""
        plain = msgspec.structs.replace(cards or nouns.Cards(), zone="hand", whose="any", other=False)
        return self.words.noun(self._asked(deeds.Discard(count, cards=plain), plain))

    # What each kind of clause asks.

    def _may(self, do: fx.Effect, at: Situation) -> str:
        """Whether it happens; of several sentences the first is the question, and a list stands behind it."""
        first, rest = self.words.first_sentence(self.words.aside(self._allowed(do, at)))
        return f"{self.words.ask(first)} {rest}".strip()

    def _rather(self, instead: fx.Effect, do: fx.Effect, at: Situation) -> str:
        return f"{self.words.ask(self._allowed(instead, at))} {self.words.otherwise(self._stated(do, at))}"

    def _which(self, place: Place, at: Situation) -> str:
        asked = place.asks
        if isinstance(asked, deeds.Discard):
            return self._discarded(asked, at)
        if isinstance(place.deed, deeds.Search):
            return self._searched(place.deed, at)
        for deed in (*_spoken_of(place), _said_together(place), _aloud(_first_known(place))):
            seen, hollow = (self._seen(place, each, at) for each in (deed, with_hole(deed, asked)))
            text = self._put(seen, hollow, at) or self._put(seen, hollow, msgspec.structs.replace(at, met=()))
            if text:
                first, rest = self.words.first_sentence(text)
                return f"{self.words.ask(first)}{self._count(at)} {rest}".strip()
        plain = self._allowed(self._seen(place, _aloud(_first_known(place)), at), at)
        return f"{plain}: {self.words.ask(self.words.ones(at.high))}{self._count(at)}"

    def _searched(self, search: deeds.Search, at: Situation) -> str:
        """Which cards a deck is searched for, without what becomes of them."""
        text = self._put(search, with_hole(search, search.cards), at)
        return self.words.ask(self.words.unrevealed(text)) + self._count(at)

    def _discarded(self, discard: deeds.Discard, at: Situation) -> str:
        """Which cards are discarded: one's own, or out of another player's hand."""
        plain = msgspec.structs.replace(discard, amount=max(1, at.high), who="you", by="they", until=False, up_to=False)
        text = self._asked(plain, plain.cards)
        if discard.by == "you" and discard.who != "you" and at.other:
            text = self.words.of_hand(text, at.other)
        return self.words.ask(text) + self._count(at)

    def _how_much(self, deed: deeds.RemoveCounters | deeds.MoveCounters, at: Situation) -> str:
        text = self.words.how_much(self._text(fx.PlayersMay(self._so_much(deed, at)), at))
        return f"{self.words.ask(text)} {self.words.up_to(at.high)}" if text else ""

    def _so_much(self, deed: deeds.RemoveCounters | deeds.MoveCounters, at: Situation) -> fx.Effect:
        """The deed with an amount that is told from all others, on cards that are known by now."""
        known = tuple(met.called for met in at.met)
        if isinstance(deed, deeds.RemoveCounters):
            of = nouns.Ref("each bearing") if "each bearing" in known else _again(deed.of)
            return msgspec.structs.replace(deed, amount=MANY, of=of, up_to=True)
        source = nouns.Ref("each moved") if "each moved" in known else _again(deed.source)
        if isinstance(deed.source, nouns.Chosen) and "the first of two" in known:
            source = nouns.Ref("the first of two")
        return msgspec.structs.replace(deed, amount=MANY, source=source, to=_again(deed.to), up_to=True)

    def _chosen_player(self, who: nouns.Who, then: fx.Effect | None, at: Situation) -> str:
        """Which player it is who does what is said next."""
        told = _by_each(then, {"they": _EACH.get(str(who), "each player")}) if then is not None else then
        if told is None or told is then:
            asked = self.words.ask(self.words.player(at.high)) + self._count(at)
            return asked if then is None else f"{asked} {self._stated(then, at)}."
        return self.words.ask(self.words.who(self._stated(told, at))) + self._count(at)

    def _who(self, deed: fx.Effect, at: Situation) -> str:
        told = _by_each(deed, _EACH)
        return self.words.ask(self.words.who(self._stated(told, at))) + self._count(at) if told is not deed else ""

    # How it is said.

    def _asked(self, deed: fx.Effect, asked: Node) -> str:
        """The deed as a question for some of its cards, without the signs of one."""
        return self._put(deed, with_hole(deed, asked), Situation())

    def _put(self, deed: fx.Effect, hollow: fx.Effect, at: Situation) -> str:
        """The same, if the clause can be said with these names."""
        texts = [self._named(each, at) for each in (fx.PlayersMay(deed), deed, fx.PlayersMay(hollow), hollow)]
        text = self.words.which(*texts)
        return text if is_filled(text) else ""

    def _verb(self, deed: fx.Effect, hollow: fx.Effect, at: Situation) -> str:
        for each in (at, msgspec.structs.replace(at, met=())):  # a card's name may be too long for a button
            text = self.words.verb(*(self._named(fx.PlayersMay(one), each) for one in (deed, hollow)))
            if text and is_filled(text):
                return text
        return ""

    def _seen(self, place: Place, deed: _N, at: Situation) -> _N:
        return seen_by(deed, them=asks_them(place.asks), yours=at.yours)

    def _allowed(self, deed: fx.Effect, at: Situation) -> str:
        return self.words.bare(self._text(fx.PlayersMay(deed), at))

    def _stated(self, deed: fx.Effect, at: Situation) -> str:
        return self._text(deed, at).removesuffix(".")

    def _text(self, deed: fx.Effect, at: Situation) -> str:
        """What the deed says, with the names of cards where there is a place for them."""
        text = self._named(deed, at)
        return text if is_filled(text) else self._named(deed, msgspec.structs.replace(at, met=()))

    def _named(self, deed: fx.Effect, at: Situation) -> str:
        known = called(deed, at.met)
        text = self.words.filled(self.say(known, self.lang), [met.name for met in at.met])
        return self.words.somebody(text, at.player) if not at.yours else text

    def _count(self, at: Situation) -> str:
        told = self.words.count(at.low, at.high, at.among)
        return f" {told}" if told else ""


def _theirs(place: Place, instead: _N) -> _N:
    """What is done instead, by those who are asked: there, "you" are they."""
    if not asks_them(place.asks):
        return instead
    return rewritten(instead, lambda node: _by_each(node, {"you": "they"}))


def _again(them: nouns.Them) -> nouns.Them:
    """Cards that have been chosen by now, spoken of again."""
    return nouns.Ref(them.name) if isinstance(them, nouns.Chosen) else them


def _by_each(deed: _N, each: Mapping[str, str]) -> _N:
    """The deed as one that each of those players does, whom the sentence begins with then."""
    who = getattr(deed, "who", None)
    return msgspec.structs.replace(deed, who=each[who]) if isinstance(who, str) and who in each else deed


def _counted(place: Place, at: Situation) -> Place:
    """The clause with numbers for what is counted before anything else happens."""
    asks = rewritten(place.asks, at.counted)
    deed = asks if place.deed is place.asks else rewritten(place.deed, at.counted)
    return msgspec.structs.replace(place, asks=asks, deed=deed)


def _first_known(place: Place) -> fx.Effect:
    """The deed in which, when the second of two cards is asked for, the first is one that was chosen before."""
    deed = place.deed
    for first, second in (("source", "to"), ("them", "to"), ("them", "under")):
        one, two = getattr(deed, first, None), getattr(deed, second, None)
        if isinstance(one, nouns.Chosen) and isinstance(two, nouns.Chosen) and two is place.asks:
            met = "the first of two" if one.name == two.name else one.name
            return msgspec.structs.replace(deed, **{first: nouns.Ref(met)})
    return deed


def _said_together(place: Place) -> fx.Effect:
    """The deed with what is said of the same cards in the same breath: "gains a keyword and gets +2"."""
    if not isinstance(place.asks, nouns.Chosen) or isinstance(place.deed, fx.Choose):
        return _first_known(place)
    same = nouns.Ref(place.asks.name)
    more = takewhile(lambda each: getattr(each, "them", None) == same, place.after)
    steps = (_first_known(place), *more)
    return fx.Steps(steps) if len(steps) > 1 else steps[0]


def _spoken_of(place: Place) -> list[fx.Effect]:
    """What is done next with cards that are only chosen first: the question is about that."""
    if not isinstance(place.deed, fx.Choose) or not isinstance(place.asks, nouns.Chosen) or not place.after:
        return []
    met = False

    def once(node: Node) -> Node:
        nonlocal met
        if met or not isinstance(node, nouns.Ref) or node.name != place.asks.name:  # type: ignore[attr-defined]
            return node
        met = True
        return place.asks

    told = rewritten(place.after[0], once)
    return [told] if met else []


def _aloud(deed: fx.Effect) -> fx.Effect:
    """The deed in full where the text only mentions it in passing."""
    return msgspec.structs.replace(deed, said="choose") if isinstance(deed, fx.Choose) else deed
