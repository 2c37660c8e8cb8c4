"""The words that a game brings for its card text, as far as they are the same for every language's voice.

A second game says its trees by giving the voices its words; it writes no voice of its own:

1. `book/glossary.toml`: its nouns (types, zones, adjectives, verbs) in both languages with plural, gender and forms. A
   word of the tree is looked up under its own name ("graveyard"); where the glossary calls it otherwise, `keys` of its
   `Dictionary` says how ({"deck": "library"}). Words that every game has (card, hand, deck, ability, face down, chosen,
   opposing, and the verbs of the shared tree: draw, discard, put, reveal …) stand in the general glossary beside this
   module; a game's own entry of the same key wins.
2. `games/<game>/words/english.py` and `spanish.py`: one `Words` each (of `mazo.abilities.text.english.words` and
   `mazo.abilities.text.spanish.words`) with a frame for every word of its lexicon: figures, states, events, acts,
   verbs, durations, charges. A sort that the game's lexicon does not have is left out; `Words.missing` names what has
   no frame. What no frame can say is a function of the game (`own_event`, `own_state`, `own_fact`, `own_goal`), which
   is asked first and returns nothing for all that frames say.
3. `games/<game>/words/usage.py`: a `Usage` (of `plan.usage`): which cards are persons, what events are about.
4. `games/<game>/words/__init__.py`: `SPEECH = Speech(USAGE, english.WORDS, spanish.WORDS)`, which says abilities and
   costs. `tests/abilities/text/garden.py` is the smallest example.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cache
from typing import Final, Literal, TypeAlias

import msgspec

from mazo.abilities.tree import words as tree
from mazo.abilities.tree.effects import Keyword
from mazo.abilities.tree.lexicon import Lexicon
from mazo.abilities.tree.nouns import When, Who
from mazo.texts.glossary import Gender, Glossary, Term
from mazo.texts.lang import Lang

Utterance: TypeAlias = Literal[
    "turn", "your turn", "so often", "opponents turn", "twice", "during", "during theirs", "each turn", "any time",
    "if", "unless", "and", "or", "you may", "to", "in zone", "in that zone", "in answer", "only", "only if", "quote",
    "last quote", "number", "choose and discard", "discard", "pay", "closing", "anyone",
]  # fmt: skip
"""Small words of abilities: "once per turn, ", "during your turn, ", "if {}, ", "you may ", and the like."""


@cache
def general() -> Glossary:
    """The words that card texts of every game use."""
    return Glossary.load(__name__.rpartition(".")[0])


class Dictionary:
    """A game's glossary with the general one behind it."""

    __slots__ = ("_game", "_keys")

    def __init__(self, glossary: Glossary, keys: Mapping[str, str] | None = None) -> None:
        self._game = glossary
        self._keys: Final = keys or {}

    def __contains__(self, key: object) -> bool:
        return self._found(key) in self._game or key in general()

    def _found(self, key: object) -> str:
        return self._keys.get(str(key), str(key))

    def _of(self, key: str) -> tuple[Glossary, str]:
        found = self._found(key)
        return (self._game, found) if found in self._game or key not in general() else (general(), key)

    def entry(self, key: str) -> Term:
        """Everything known of a word."""
        glossary, found = self._of(key)
        return glossary.entry(found)

    def term(self, key: str, lang: Lang, plural: bool = False) -> str:
        """The word in running text."""
        glossary, found = self._of(key)
        return glossary.term(found, lang, plural)

    def gender(self, key: str) -> Gender:
        """The gender of the Spanish noun."""
        return self.entry(key).gender

    def agree(self, key: str, gender: Gender, plural: bool = False) -> str:
        """The Spanish adjective in the form that goes with such a noun."""
        glossary, found = self._of(key)
        return glossary.agree(found, gender, plural)

    def verb(self, lang: Lang, infinitive: str) -> Term | None:
        """The verb with this infinitive, if one of the glossaries has it."""
        for glossary in (self._game, general()):
            for one in glossary.of_kind("verb"):
                if (one.en if lang == "en" else one.es) == infinitive:
                    return one
        return None


def keyword_line(keyword: Keyword, number: str, cost: str) -> str:
    """A keyword with its number, if it has one, and what it costs."""
    name = f"{keyword.name} {number}" if keyword.amount else keyword.name
    return f"{name}: {cost}" if cost else name


_FRAMED: Final = (
    "figures", "states", "durations", "events", "acts", "licences", "duties", "verbs", "player_verbs", "counters",
    "player_figures", "cost_verbs", "qualities", "steps",
)  # fmt: skip
"""The sorts of words that need a frame."""


class Counter(msgspec.Struct, frozen=True):
    """A kind of counters: the key of its name, and what it stands for when it is removed, if that has a name."""

    name: str
    mass: str = ""


class Act(msgspec.Struct, frozen=True):
    """Something that cards or players can or can't do, and the same with certain cards ({noun}).

    In English {their} is whose turn, {theyre} and {being} "they're" or "he's"; in Spanish {o} is the ending that
    agrees, {juega} the verb that does, {turn} whose turn.
    """

    said: str
    with_: str = ""
    verb: str = ""
    """The verb, where it is said by another one than "can't" and "can"."""
    timed: Mapping[tree.Until, str] = {}
    """What is said for a certain time, which then isn't said again."""
    home: str = ""
    """What is said of the place that this card is."""


class Figure(msgspec.Struct, frozen=True):
    """A figure of cards."""

    name: str
    measured: Literal["points", "level", "named", "mass", "things"] = "points"
    """How it is compared: "3 {S} or less", "cost 3 or less", "printed {L} 3",
    "3 or less damage", "3 or fewer cards"."""
    changed: str = ""
    """What it is called where it is changed, if not by its name: 1 al Poder."""
    most: tuple[str, str] = ("", "")
    """What stands after the noun of those that have the most and the least of it, where that has words."""
    gained: bool = False
    """Whether cards gain and lose so much of it, rather than getting +1 or -1."""
    each: str = ""
    """What one of it is called where they are counted one by one, if not by its name."""


class Event(msgspec.Struct, frozen=True):
    """An event: something that befalls cards, that they do, that is done, or that players do.

    {own} is the player's own, {object} what a player does it to, {cards} the cards ({each} in any number, {played} as
    what is played), {host} the card that others are put under, {price} what is paid; each language knows some more, and
    any other word is so much of that.
    """

    kind: Literal["passive", "active", "impersonal", "player"]
    verb: str = ""
    """The verb; in Spanish, of what befalls cards, the stem of its participle."""
    rest: str = ""
    other: str = ""
    """The rest where the other party is named ({other}): "to {other}"."""
    home: str = ""
    """The same where that is the place that this card is: "here"."""
    amount: str = ""
    """The rest where it is said how much it must be: "{damage}"."""
    cards: str = ""
    """The rest where cards are named that are usually not."""
    done: str = ""
    """One of what the event did, after "for each": "card discarded"."""
    counted: bool = False
    """Whether the cards are counted rather than the times: "for each character banished this turn"."""
    nth: str = ""
    """Which one of the turn it is ({nth})."""

    def rest_of(self, when: When, at_home: bool) -> str:
        """What follows the verb of such an event; `at_home`: on the card that is a place for others."""
        if self.other and when.other is not None:
            return self.home if self.home and at_home and when.other == "this" else self.other
        if self.amount and when.amount is not None:
            return self.amount
        return self.cards if self.cards and when.cards is not None else self.rest


class Deed(msgspec.Struct, frozen=True):
    """Something that is done with cards: {them} are the cards, {hand} and other zones those that they go to.

    In Spanish a rest that begins with {them} has the cards as its object, which may be a pronoun (destiérralo); {prep}
    are cards after a preposition; entries agree with them: {tapped}.
    """

    verb: str
    """The verb; a symbol in braces stays as it is."""
    rest: str = "{them}"
    measured: str = ""
    """Of what it is so much: "deal 2 damage to {them}", where the rest is "to {them}"."""
    known: str = ""
    """The rest for cards that are known by their part in what happens: "the raid"."""
    opposing: tuple[tree.State, str] = ("", "")
    """The rest for all opposing cards in a state, where that has words of its own: "the opposing raid"."""
    drawn: tuple[str, str] | None = None
    """The verb and the rest for cards that were not in play or in sight: "put {them} into {hand}"."""
    then: str = ""
    """A sentence that follows."""
    suffered: str = ""
    """The verb of those to whom so much is done: "take"."""
    done: str = ""
    """What was done to one of them, after "for each": "banished this way"; in Spanish {o} agrees."""


class PlayerDeed(msgspec.Struct, frozen=True):
    """Something that happens to players, so much of something: "gain 2 glory"; {own} is "your" or "their"."""

    verb: str
    what: str
    """The key of what it is so much of; empty: it is no matter of how much."""
    mass: bool = False
    """Whether that isn't counted in pieces: "1 glory"."""
    rest: str = ""
    """What follows, with a space before it: " in {own} vault"."""
    done: tuple[str, str] = ("", "")
    """What was done last, after "for each" and as an amount: "1 glory lost this way", "the glory lost this way"."""


def by_frame(*asked: object) -> None:
    """Nothing is said in a way of the game's own."""


class Edge(msgspec.Struct, frozen=True):
    """A point in time: in the own turn, in the turn at hand, in every turn, in an opponent's."""

    yours: str
    this: str
    every: str
    theirs: str

    def of(self, who: Who | None) -> str:
        """The point in the turns of that player; nobody's is that of the turn at hand."""
        match who:
            case "you":
                return self.yours
            case None:
                return self.this
            case "any player" | "each player":
                return self.every
        return self.theirs


class GameWords(msgspec.Struct, frozen=True, kw_only=True):
    """A game's words for one language, as far as both voices need the same."""

    language: Lang
    terms: Dictionary
    figures: Mapping[tree.Stat, Figure] = {}
    events: Mapping[tree.EventName, Event] = {}
    verbs: Mapping[tree.Verb, Deed] = {}
    player_verbs: Mapping[tree.PlayerVerb, PlayerDeed] = {}
    ways: Mapping[tree.Way, str] = {}
    """How cards are played in another way than usual: in English the verb, in Spanish what follows it, with a space."""
    play_ways: Mapping[tree.PlayWay, tuple[str, ...]] = {}
    """The verbs for letting them be played so (in Spanish with con), of which the player has one."""
    places: Mapping[str, str] = {}
    """Where cards that were looked at are put, besides hand and deck; {this} is the card, in English {their} "your" or
    "their", in Spanish zones and entries stand by their names."""
    durations: Mapping[tree.Until, str] = {}
    """How long something is so; {this} is the card."""
    own_durations: Mapping[tree.Until, str] = {}
    """The same where it is said of your own cards, or of you, and is other words then."""
    rest_of_turn: str = ""
    """How long something can't be done this turn."""
    duties: Mapping[tree.Duty, str] = {}
    """What they must do."""
    more: Mapping[tree.Rule, str] = {}
    """Rules that let a player do something more often, by its verb."""
    charges: Mapping[tree.Charge, str] = {}
    """What less is paid for: "to play {what}"."""
    cost_verbs: Mapping[tree.CostVerb, str] = {}
    """What a card does itself to pay for something."""
    entered: tree.Entry = ""
    """The state in which cards enter other zones, where none is said."""
    surroundings: Mapping[tree.State, str] = {}
    """States of those who take part in an event, behind it and with a space before: " in a duel"."""
    after: Mapping[tree.EventName, str] = {}
    """Points in time that stand behind what is done then, with a space before: " after the duel"."""
    prevented: Mapping[tree.EventName, str] = {}
    """Nothing instead of an event, as a clause."""
    saved: Mapping[tree.EventName, str] = {}
    """The verb for keeping cards from an event, where something else can be done to that end."""
    edges: Mapping[tree.EventName, str | Edge] = {}
    """Points in time besides the start and the end of turns; an `Edge` where it matters whose turn it is."""
    player_figures: Mapping[tree.PlayerFigure, str] = {}
    """What players have so much of, where that is no counter."""
    removable: str = ""
    """What is removed from cards, after "if you removed"."""
    keyword: Callable[[Keyword, str, str], str] = keyword_line
    """A keyword as it is printed, with its number and what it costs."""
    hosts: Mapping[str, str] = {}
    """Under whose cards others lie: "yours", "opposing", "theirs"."""
    able_by: Mapping[tree.KeywordName, str] = {}
    """What cards can do by keywords that have no name of their own, after "can"."""
    copies: int = 4
    """How many copies of a card a deck may have without a word about it."""
    signed: Collection[tree.KeywordName] = ()
    """Keywords whose number is said with its sign."""
    steps: Mapping[tree.StepName, str] = {}
    """Steps of the turn."""
    coin: tuple[str, str] = ("", "")
    """What cards are paid with, one and several."""
    acts: Mapping[tree.Act, Act] = {}
    """What cards or players can't do."""
    licences: Mapping[tree.Licence, Act] = {}
    """What they can do although the rules say otherwise."""
    counters: Mapping[tree.Counter, Counter] = {}
    moments: Mapping[tree.Moment, str] = {}
    """Moments that are a time rather than something that this card is doing: "in your vigil"."""
    utterances: Mapping[Utterance, str] = {}
    """What this game says in another way around whole abilities: "once a turn, "."""
    as_played: Mapping[tree.Verb, str] = {}
    """What becomes of a card itself as it is played, as a sentence; {} is the card."""
    stopping: str = ""
    """What another player does something for so that nothing comes of the card, with a space before it."""
    bearer: str = ""
    """What the card is called that another is on, where that has a name: "the bearer"."""
    race: str = "{}"
    """How a classification stands beside a noun."""

    @property
    def card(self) -> str:
        """What any card is called."""
        return self.word("card")

    @property
    def cards(self) -> str:
        """What several cards are called."""
        return self.word("card", True)

    def word(self, key: str, plural: bool = False) -> str:
        """A word of the game."""
        return self.terms.term(key, self.language, plural)

    def of_players(self, figure: tree.PlayerFigure) -> tuple[str, str]:
        """What players have so much of or so many of, one and several; the same twice if it can't be counted."""
        if figure in self.player_figures:
            return self.player_figures[figure], self.player_figures[figure]
        name = self.counters[figure].name
        return self.word(name), self.word(name, True)

    def price(self, number: int | str) -> str:
        """So much of what cards are paid with."""
        return f"{number} {self.coin[str(number) != '1']}".rstrip()

    def missing(self, lexicon: Lexicon) -> list[str]:
        """The words of a lexicon that have no frame here, with their sort."""
        known = {sort: getattr(self, sort, None) for sort in _FRAMED}
        return [
            f"{sort}: {word}"
            for sort, frames in known.items()
            for word in lexicon.words(sort)
            if frames is not None and word and word not in frames
        ]
