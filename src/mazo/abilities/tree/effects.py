"""The verbs of the ability tree: what a card says, as frozen records that one can read aloud and JSON can hold.

A card has abilities (keyword, triggered, activated, static, or the effects of an action); abilities hold effects, or
facts that are so as long as the card is in play. Nothing is stored as a sentence.

>>> import msgspec
>>> from mazo.abilities.tree.nouns import Chosen
>>> hurt = Action(Do("deal damage", Chosen(Cards(("character",))), 2))
>>> msgspec.json.decode(msgspec.json.encode(hurt), type=Ability) == hurt
True
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from mazo.abilities.tree.deeds import (
    Credit,
    Discard,
    Do,
    Draw,
    Look,
    MoveCounters,
    NameCard,
    PutCounters,
    PutUnder,
    RemoveCounters,
    Reveal,
    RevealHand,
    RevealUntil,
    Search,
    Shuffle,
    Sort,
    ToDeck,
    ToPlayer,
)
from mazo.abilities.tree.facts import (
    AlsoNamed,
    CostsLess,
    DeckRule,
    DoBy,
    DoFrom,
    Enters,
    Floor,
    FreeToPlay,
    More,
    PlayerRule,
    PlayFrom,
)
from mazo.abilities.tree.nouns import Amount, Cards, Condition, Node, Them, Trait, When, Who
from mazo.abilities.tree.words import (
    Act,
    Afterwards,
    CardType,
    Changeable,
    CostVerb,
    Duty,
    Entry,
    KeywordName,
    Licence,
    PlayWay,
    StepName,
    Until,
    Variant,
    Way,
    Zone,
)

__all__ = [
    "Ability", "Action", "Activated", "AlsoCosts", "Answer", "Become", "Can", "Cant", "Choose", "ChooseOne",
    "ChoosePlayer", "Convert", "Cost", "EachCard", "EachPlayer", "Effect", "Fact", "FreeWith", "Gain", "GainClass",
    "Get", "If", "Instead", "Joint", "Keyword", "Later", "Lose", "LoseClass", "Move", "Must", "NextEnters", "Nothing",
    "Pay", "PayLess", "Play", "PlayersMay", "Repeat", "Skip", "Static", "Steps", "To", "Triggered", "Unless",
    "UseAbility", "Whenever",
]  # fmt: skip

Joint: TypeAlias = Literal[".", ". then", ",", "and", ", and", ", then"]
"""How something is joined to what was said before: a new sentence, or the same one; without effect on play."""


# What is said of cards, what is played, and how effects are joined.


class Get(Node, frozen=True, tag="get"):
    """A changed figure; in a static ability as long as it holds."""

    them: Them
    stat: Changeable
    amount: Amount
    until: Until | None = None
    only: Trait | None = None
    """Only while each of them is so: "while it fights"."""


class Become(Node, frozen=True, tag="become"):
    """A figure is exactly so much, whatever is printed; what else changes it counts on top of that."""

    them: Them
    stat: Changeable
    amount: Amount
    until: Until | None = None


class Gain(Node, frozen=True, tag="gain"):
    """An ability: a keyword or a whole one in quotes."""

    them: Them
    ability: Ability
    until: Until | None = None


class Lose(Node, frozen=True, tag="lose"):
    """Without a keyword, or without an ability by its name; perhaps unable to gain it again."""

    them: Them
    keyword: KeywordName | None = None
    ability: str = ""
    until: Until | None = None
    ever: bool = False
    keeps: bool = False
    """What has it keeps it, and is only unable to gain it."""


class GainClass(Node, frozen=True, tag="gain classification"):
    """Of a further classification."""

    them: Them
    classification: str
    until: Until | None = None


class LoseClass(Node, frozen=True, tag="lose classification"):
    """Of no classification: of none that is printed or was gained before."""

    them: Them
    until: Until | None = None


class Convert(Node, frozen=True, tag="convert"):
    """Of another type than is printed."""

    them: Them
    type: CardType
    until: Until | None = None


class Cant(Node, frozen=True, tag="can't"):
    """Something that these cards or players can't do."""

    them: Them | Who
    act: Act
    until: Until | None = None
    cards: Cards | None = None
    """What they can't play, fight, or be chosen by."""
    costs: Amount = 0
    """They can if they pay this much."""
    unless: Trait | Condition | None = None
    """They can while this is so of the card, or of the player ("they")."""
    said: Literal["", "in quotes", "by"] = ""
    """Only a manner of speaking: gained as an ability in quotes; "can't be fought by" those who can't fight."""


class Must(Node, frozen=True, tag="must"):
    """Something that these cards must do if able."""

    them: Them
    act: Duty
    until: Until | None = None


class Can(Node, frozen=True, tag="can"):
    """Something that these cards can do although the rules say otherwise."""

    them: Them
    act: Licence
    until: Until | None = None
    cards: Cards | None = None
    said: Literal["", "in quotes"] = ""
    """Only a manner of speaking: gained as an ability in quotes."""


class Play(Node, frozen=True, tag="play a card"):
    """Play them now: for free, for less, or for their cost."""

    them: Them
    free: bool = True
    less: Amount = 0
    state: Entry = ""
    """In which they enter play."""
    way: PlayWay = ""
    """How they are played, if not as usual."""
    afterwards: Afterwards = ""
    name: str = "it"
    joint: Joint = "."
    """How it is said in which state they enter play, or where they go afterwards."""
    said: Literal["", "as from hand"] = ""
    """Only a manner of speaking: for its cost "as if it were in your hand"."""


class Move(Node, frozen=True, tag="move"):
    """Move cards to another card, which is their host then."""

    them: Them
    to: Them
    free: bool = True
    less: Amount = 0
    said: Literal["", "they"] = ""
    """Only a manner of speaking: "they may move there" rather than "you may move them there"."""


class PayLess(Node, frozen=True, tag="pay less"):
    """Pay less for the next such card played (or for all of them), for a while."""

    amount: Amount
    cards: Cards
    until: Until | None = "this turn"
    next: bool = True
    way: Way = ""
    """Only when it is played in this way."""


class Pay(Node, frozen=True, tag="pay"):
    """Pay what cards are paid with, completely or not at all."""

    amount: Amount
    who: Who = "you"


class PlayersMay(Node, frozen=True, tag="may"):
    """The player decides whether it happens."""

    do: Effect
    who: Who = "you"


class If(Node, frozen=True, tag="if"):
    """Only if the condition holds, else something else."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None
    instead: bool = False
    """Said as "instead" of the other: a self-replacement."""


class To(Node, frozen=True, tag="to"):
    """Something is done in order to do something else: only when the first is completely done."""

    cost: Effect
    then: Effect
    said: Literal["to", "if you do", "otherwise"] = "to"
    otherwise: Effect | None = None


class Unless(Node, frozen=True, tag="unless"):
    """It happens unless that player does something."""

    do: Effect
    who: Who
    instead: Effect
    said: Literal["", "stopping"] = ""
    """Only a manner of speaking: that player may do it so that nothing comes of the card."""


class Steps(Node, frozen=True, tag="steps"):
    """One after the other, each as far as possible."""

    of: tuple[Effect, ...]
    joints: tuple[Joint, ...] = ()
    """How each but the first is joined to the one before, where that isn't as usual; without effect on play."""


class ChooseOne(Node, frozen=True, tag="choose one"):
    """A player chooses one of several effects, or so many of them."""

    of: tuple[Effect, ...]
    by: Who = "you"
    count: Amount = 1
    up_to: bool = False
    labels: tuple[str, ...] = ()
    said: Literal["list", "or"] = "list"
    """As a list with dots, or as "this or that", where what can't be done can't be chosen."""


class EachPlayer(Node, frozen=True, tag="each player"):
    """Each of those players in turn order is "they" once."""

    who: Who
    do: Effect


class EachCard(Node, frozen=True, tag="each card"):
    """Each of those cards is "it" once."""

    them: Them
    do: Effect


class Repeat(Node, frozen=True, tag="repeat"):
    """So many times; or as long as the condition holds afterwards."""

    do: Effect
    times: Amount = 1
    while_: Condition | None = None


class Later(Node, frozen=True, tag="later"):
    """Once, when that happens: a delayed trigger, which remembers "it" and the other cards met so far."""

    when: When
    do: Effect
    until: Until = "this turn"


class Whenever(Node, frozen=True, tag="whenever"):
    """Each time that happens, for a while: a floating trigger."""

    when: When
    do: Effect
    until: Until = "this turn"


class Choose(Node, frozen=True, tag="choose"):
    """Only choose cards, for the following sentences to speak of."""

    them: Them
    said: Literal["choose", "chosen"] = "choose"
    """As a sentence, or only as "chosen" where they are spoken of next; without effect on play."""


class ChoosePlayer(Node, frozen=True, tag="choose a player"):
    """Only choose a player, for the following sentences to speak of."""

    who: Who
    said: Literal["choose", "chosen"] = "choose"


class Instead(Node, frozen=True, tag="instead"):
    """A replacement: when that would happen, this happens instead (nothing, if there is nothing)."""

    when: When
    do: Effect | None = None
    next: bool = False
    """Only the next time."""
    until: Until | None = None
    first: bool = False
    """Only the first time in a turn."""


class NextEnters(Node, frozen=True, tag="next enters"):
    """The next such card that you play enters play so, and something befalls it ("subject") as it does."""

    cards: Cards
    state: Entry = ""
    do: Effect | None = None
    until: Until = "this turn"


class UseAbility(Node, frozen=True, tag="use an ability"):
    """Use an ability of a card for free."""

    them: Them
    name: str = ""


class Skip(Node, frozen=True, tag="skip"):
    """Skip a step of the turn."""

    step: StepName
    who: Who = "you"


class Nothing(Node, frozen=True, tag="nothing"):
    """Nothing happens."""


class FreeWith(Node, frozen=True, tag="may be played by"):
    """This card may be played for another cost: for free, or by doing something."""

    cost: Cost | None = None
    way: Way = ""


class AlsoCosts(Node, frozen=True, tag="also costs"):
    """To play this card something must be done besides, even where its cost is not paid."""

    cost: Cost


Effect: TypeAlias = (
    Draw | Discard | Do | ToPlayer | Credit | PutCounters | RemoveCounters | MoveCounters | ToDeck | PutUnder | Get
    | Become | Gain | Lose | GainClass | LoseClass | Convert | Cant | Must | Can | Play | Look | Reveal | RevealHand
    | RevealUntil | Sort | Search | Shuffle | NameCard | Move | PayLess | Pay | PlayersMay | If | To | Unless | Steps
    | ChooseOne | EachPlayer | EachCard | Repeat | Later | Whenever | Choose | ChoosePlayer | Instead | NextEnters
    | UseAbility | Skip | Nothing | PlayFrom | PlayerRule
)  # fmt: skip

Fact: TypeAlias = (
    Get | Become | Gain | Lose | GainClass | LoseClass | Convert | Cant | Must | Can | CostsLess | FreeWith | AlsoCosts
    | Enters
    | PlayerRule | DoFrom | PlayFrom | FreeToPlay | DoBy | Floor | More | AlsoNamed | DeckRule | Instead | Skip
)  # fmt: skip
"""What a static ability says is so."""


# Costs of activated abilities, and of keywords.


class Cost(Node, frozen=True, tag="cost"):
    """What is paid: so much of what cards are paid with, something that this card does, and further things done."""

    pay: int = 0
    this: CostVerb = ""
    """What this card does for it."""
    effects: tuple[Effect, ...] = ()
    """Sacrifice this card; choose and discard a card…"""


# Abilities.


class Keyword(Node, frozen=True, tag="keyword"):
    """A keyword with its number; where it puts a card onto others, also what is paid for that, and onto which."""

    name: KeywordName
    amount: Amount = 0
    cost: Cost | None = None
    """What it costs, where that isn't just its number."""
    onto: Cards | None = None
    """Onto what; None: a card with the same name."""
    variant: tuple[Variant, ...] = ()
    names: tuple[str, ...] = ()
    """The names of the cards that it goes onto, where it goes onto several."""


class Triggered(Node, frozen=True, tag="triggered"):
    """When something happens (any of these), this follows."""

    when: tuple[When, ...]
    do: Effect
    condition: Condition | None = None
    """The "if" right after the trigger, read when the ability resolves."""
    once: Literal["", "turn", "your turn", "opponents turn", "twice"] = ""
    name: str = ""
    zone: Zone = "play"
    """Where the card must be for this to work."""


class Activated(Node, frozen=True, tag="activated"):
    """The player may pay the cost for this."""

    cost: Cost
    do: Effect
    once: bool = False
    name: str = ""
    condition: Condition | None = None
    zone: Zone = "play"
    """Where the card must be for this to be used."""
    times: int = 0
    """How often in a turn, where that is more than once."""
    who: Literal["you", "any player"] = "you"
    """Who may use it; whoever does so is "you" in it."""


class Answer(Node, frozen=True, tag="answer"):
    """In answer to something (any of these), while that can still be stopped: the player may use this.

    On a card that doesn't stay in play it is what the card does, and the only time when it can be played.
    """

    to: tuple[When, ...]
    do: Effect
    cost: Cost = Cost()
    once: bool = False
    name: str = ""
    condition: Condition | None = None
    zone: Zone = "play"
    """Where the card must be for this to be used, if it is one that stays in play."""


class Static(Node, frozen=True, tag="static"):
    """What is so while this card is in play and the condition, if there is one, holds."""

    facts: tuple[Fact, ...]
    condition: Condition | None = None
    name: str = ""
    said: Literal["", "if", "while", "if after", "while after", "while, if"] = ""
    """Only a manner of speaking: the word before the condition, or before each of two; it may stand after all else."""


class Action(Node, frozen=True, tag="action"):
    """What happens when a card is played that doesn't stay in play."""

    do: Effect


Ability: TypeAlias = Keyword | Triggered | Activated | Answer | Static | Action
