"""The nouns of the ability tree: cards and their traits, which cards exactly, players, amounts, conditions, events.

`Cards` is a noun with its adjectives ("other opposing damaged characters"), `Them` says which ones: this card, those
met before, the chosen ones, all of them. What is done with them stands in `effects`.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from mazo.abilities.tree.words import (
    CardType,
    Colour,
    EventName,
    KeywordName,
    Likeness,
    Moment,
    PlayerFigure,
    PlayerWord,
    Quality,
    Stat,
    State,
    Zone,
)

Whose: TypeAlias = Literal["any", "yours", "opposing", "theirs"]
Naming: TypeAlias = Literal["card", "class", "type"]
"""What is named: a card by its name, a classification, or a type of cards."""
Comparison: TypeAlias = Literal["is", "at least", "at most", "is not", "more than", "less than"]

ANY_NUMBER: Final = 99
"""What an "up to" says that means any number of cards: more than there ever are to choose among."""


class Node(
    msgspec.Struct, frozen=True, cache_hash=True, tag_field="node", omit_defaults=True, forbid_unknown_fields=True
):
    """A record of the tree; the name of its class says what it is."""


# Players.


class PlayerOf(Node, frozen=True, tag="player of"):
    """The player of these cards: "their player"."""

    cards: Them


Who: TypeAlias = PlayerWord | PlayerOf
"""Which players; "they" is the player at hand: the one whose turn it is in a loop, or who was chosen last."""


# Traits: the adjectives of a noun.


class Is(Node, frozen=True, tag="is"):
    """In this state."""

    state: State


class Named(Node, frozen=True, tag="named"):
    """With one of these names."""

    names: tuple[str, ...]
    part: bool = False
    """It is enough that the name has one of them as a word of it."""


class Classified(Node, frozen=True, tag="classified"):
    """With one of these classifications."""

    any: tuple[str, ...]


class HasKeyword(Node, frozen=True, tag="with keyword"):
    """With this keyword."""

    keyword: KeywordName


class Has(Node, frozen=True, tag="has"):
    """With a figure that compares so: "with a cost of 3 or less"."""

    stat: Stat
    comparison: Comparison
    amount: Amount


class OfColour(Node, frozen=True, tag="of colour"):
    """Of one of these colours, whatever the game calls them."""

    any: tuple[Colour, ...]


class SameName(Node, frozen=True, tag="same name"):
    """With the same name as those cards, or of the same type."""

    cards: Them
    what: Likeness = "name"


class SameObject(Node, frozen=True, tag="same"):
    """One of those very cards."""

    cards: Them


class IsNamedCard(Node, frozen=True, tag="the named card"):
    """With the name that was named; or of the classification, or the type."""

    what: Naming = "card"


class OneOf(Node, frozen=True, tag="one of"):
    """With at least one of these traits."""

    of: tuple[Trait, ...]


class AllOf(Node, frozen=True, tag="all of"):
    """With all of these traits."""

    of: tuple[Trait, ...]


class Not(Node, frozen=True, tag="not"):
    """Without this trait."""

    of: Trait


class OfType(Node, frozen=True, tag="of type"):
    """Of one of these card types."""

    any: tuple[CardType, ...]


Trait: TypeAlias = (
    Is
    | Named
    | Classified
    | HasKeyword
    | Has
    | OfColour
    | SameName
    | SameObject
    | IsNamedCard
    | OneOf
    | AllOf
    | Not
    | OfType
)


class Cards(Node, frozen=True, tag="cards"):
    """A noun: the cards of these types (none: of any), of those players, in this zone, with these traits."""

    types: tuple[CardType, ...] = ()
    whose: Whose = "any"
    where: tuple[Trait, ...] = ()
    zone: Zone = "play"
    other: bool = False
    """Not this card ("other"); for a choice also not one chosen before by the same effect ("another")."""
    under: Them | None = None
    """In the zone "under": the cards under those; None: under this card."""
    said: Literal[
        "",
        "of yours",
        "in play",
        "in play with",
        "have in play",
        "your",
        "bare",
        "there",
        "so",
        "class",
        "another",
        "each",
    ] = ""
    """Only a manner of speaking: "a card of yours" or "one of your cards"; "in play" at the end, right after the
    noun, or not at all ("bare"); "damaged cards opponents have in play"; "your cards in play"; "such a card is there"
    rather than "you have" one; "a card is so" with the last trait; "a Knight" without the noun; "another card" than the
    one that fights; "with cost 2 or less each"; cards "from there"."""


# Which cards exactly.


class This(Node, frozen=True, tag="this"):
    """The card that the ability is on."""


class Ref(Node, frozen=True, tag="ref"):
    """Cards met before: "it" is what was chosen, revealed, looked at or played last; other names as given there.

    Names that need no giving: "subject" (what the event happened to), "other" (what else took part in it: the
    attacked card, the place, the source of damage), "looked" (cards just looked at or revealed), "under" (cards that
    are, or last were, under this card), "discarded"; and those that the game adds.
    """

    name: str = "it"


class Chosen(Node, frozen=True, tag="chosen"):
    """Cards that a player chooses as the effect resolves; in play this is choosing, which some cards can forbid."""

    cards: Cards
    count: Amount = 1
    up_to: bool = False
    by: Who = "you"
    name: str = "it"
    within: Stat | None = None
    """Their total of this figure may be at most `limit`."""
    limit: Amount = 0
    at_random: bool = False
    plain: bool = False
    """Selected without the word "choose" ("one of your characters"), which nothing can forbid."""


class Every(Node, frozen=True, tag="every"):
    """All such cards."""

    cards: Cards
    said: Literal["", "all", "each", "bare"] = ""
    """Only a manner of speaking: "all cards", "each card", or just "cards"."""


class Top(Node, frozen=True, tag="top"):
    """The top cards of a deck, as many as there are."""

    count: Amount = 1
    whose: Whose = "yours"
    bottom: bool = False


class Under(Node, frozen=True, tag="under"):
    """The cards under those cards."""

    cards: Them


class HostOf(Node, frozen=True, tag="host of"):
    """The card that those cards are, or last were, at or on: "that place", "its bearer"."""

    cards: Them


class Facing(Node, frozen=True, tag="facing"):
    """The card that those cards fight with just now: "the one that blocks it"."""

    cards: Them


class Both(Node, frozen=True, tag="both"):
    """These and those."""

    of: tuple[Them, ...]


Them: TypeAlias = This | Ref | Chosen | Every | Top | Under | HostOf | Facing | Both


# Amounts.

Reckoned: TypeAlias = Literal["", "each", "each first", "equal", "counted"]
"""Only a manner of speaking: "1 for each …" (perhaps before all else), "as much as …", "count … that many"."""


class Count(Node, frozen=True, tag="count"):
    """How many such cards there are."""

    cards: Cards
    said: Reckoned = ""


class Size(Node, frozen=True, tag="size"):
    """How many cards those are; with traits, how many of them are such ones."""

    of: Them
    are: tuple[Trait, ...] = ()


class Sum(Node, frozen=True, tag="sum"):
    """The total of a figure over those cards, by their last known values if they are gone."""

    stat: Stat
    of: Them
    said: Reckoned = ""


class PlayerHas(Node, frozen=True, tag="player has"):
    """How much of something the player has."""

    figure: PlayerFigure
    who: Who = "you"


class That(Node, frozen=True, tag="that much"):
    """The amount of what just happened: "that much", "this way"; or the event's amount if nothing has happened yet."""

    said: Literal["that", "each", "equal"] = "that"
    """As "that much", "for each 1 damage removed this way", or "equal to what was lost"; without effect on play."""


class Happened(Node, frozen=True, tag="happened"):
    """How often those players have done something this turn, to such cards ("whose" says whose they were then)."""

    event: EventName
    who: Who = "you"
    cards: Cards | None = None


class Different(Node, frozen=True, tag="different"):
    """How many different names (or costs, …) such cards, or those met before, have."""

    what: Quality
    cards: Cards | Ref


class Math(Node, frozen=True, tag="math"):
    """Two amounts taken together; halves are rounded up by "half up" and down by "half"."""

    op: Literal["plus", "minus", "times", "half up", "half", "least", "most"]
    left: Amount
    right: Amount = 0


class MostAmong(Node, frozen=True, tag="most among"):
    """The highest (or lowest) figure among such cards."""

    stat: Stat
    cards: Cards
    lowest: bool = False


Amount: TypeAlias = int | Count | Size | Sum | PlayerHas | That | Happened | Different | Math | MostAmong


# Conditions.


class Compare(Node, frozen=True, tag="compare"):
    """One amount against another."""

    left: Amount
    comparison: Comparison
    right: Amount


class They(Node, frozen=True, tag="they"):
    """All those cards have these traits (and there is at least one): "if it's a Knight"."""

    cards: Them
    are: tuple[Trait, ...]
    said: Literal["are", "chosen", "discarded", "you discarded", "you returned"] = "are"
    """As "they are Knights", or "a Knight is chosen" and the like; without effect on play."""


class Turn(Node, frozen=True, tag="turn"):
    """It is that player's turn; "theirs": of the player whose event it is."""

    whose: Literal["yours", "opponents", "theirs"] = "yours"


class FirstTurn(Node, frozen=True, tag="first turn"):
    """It is your first turn (and, unless told otherwise, you are not the first player)."""

    not_starting: bool = True


class Did(Node, frozen=True, tag="did"):
    """What came before was completely done: "if you do"."""

    said: Literal["", "removed"] = ""
    """As "if you removed damage this way"; without effect on play."""


class During(Node, frozen=True, tag="during"):
    """This card is in the middle of something: it is challenging, for instance."""

    moment: Moment


class AllHold(Node, frozen=True, tag="all hold"):
    """All these conditions hold."""

    of: tuple[Condition, ...]


class OneHolds(Node, frozen=True, tag="one holds"):
    """At least one of these conditions holds."""

    of: tuple[Condition, ...]


class DoesntHold(Node, frozen=True, tag="doesn't hold"):
    """The condition doesn't hold."""

    of: Condition


Condition: TypeAlias = Compare | They | Turn | FirstTurn | Did | During | AllHold | OneHolds | DoesntHold


# Events.


class When(Node, frozen=True, tag="when"):
    """Something happens: to such a card ("subject"), with such another ("other"), done by that player.

    Who does it and whose card it befalls are two things, and both can be asked: "whenever an opponent removes damage
    from one of your characters" has `who="any opponent"` and cards that are "yours".
    """

    event: EventName
    cards: Cards | Literal["this"] | None = None
    other: Cards | Literal["this"] | None = None
    who: Who | None = None
    conditions: tuple[Condition, ...] = ()
    """What must hold at that moment: "during your turn", "in a fight", "while here"."""
    nth: int = 0
    """Only the nth time in a turn (0: every time)."""
    this_or: bool = False
    """Also this card itself: "this or another ..."."""
    amount: tuple[Comparison, int] | None = None
    """What the event's amount must be: "pays 2 or less"."""
    one_or_more: bool = False
    """Once for all that happens at the same time."""
    said: Literal["", "when", "whenever", "the first time", "answer"] = ""
    """Only a manner of speaking: the word before it; "answer": as what is answered, although nobody pauses for it."""
    circumstances: Literal["", "before", "after", "noun"] = ""
    """Only a manner of speaking: where the conditions stand; "noun": where it happens is said of who does it."""
