"""The verbs of the ability tree: what a card says, as frozen records that one can read aloud and JSON can hold.

A card has abilities (keyword, triggered, activated, static, or the effects of an action); abilities hold effects, or
facts that are so as long as the card is in play. Nothing is stored as a sentence.

>>> import msgspec
>>> from mazo.games.lorcana.abilities.nouns import Chosen
>>> hurt = Action(Deal(2, Chosen(Cards(("character",)))))
>>> msgspec.json.decode(msgspec.json.encode(hurt), type=Ability) == hurt
True
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from mazo.games.lorcana.abilities.facts import (
    AlsoNamed,
    CostsLess,
    DamageBy,
    DeckRule,
    Enters,
    Floor,
    InkFrom,
    LoreToWin,
    MoreDamage,
    OneChallenge,
    OpenTop,
    PlayFrom,
    ReadyLimit,
    SingBonus,
)
from mazo.games.lorcana.abilities.nouns import (
    Act,
    Amount,
    Cards,
    Condition,
    KeywordName,
    Node,
    Stat,
    Them,
    Until,
    When,
    Who,
    Zone,
)

# Effects that happen once.


class Draw(Node, frozen=True, tag="draw"):
    """Draw cards."""

    amount: Amount = 1
    who: Who = "you"
    until: bool = False
    """Until that many are in hand."""


class Discard(Node, frozen=True, tag="discard"):
    """Discard cards from hand: of the own choice, of another's, at random, or the whole hand."""

    amount: Amount = 1
    who: Who = "you"
    cards: Cards = Cards(zone="hand")
    by: Literal["they", "you", "random", "all"] = "they"
    until: bool = False
    """Until that many are left in hand."""
    up_to: bool = False


class GainLore(Node, frozen=True, tag="gain lore"):
    """Gain lore."""

    amount: Amount = 1
    who: Who = "you"


class LoseLore(Node, frozen=True, tag="lose lore"):
    """Lose lore."""

    amount: Amount = 1
    who: Who = "you"


class Deal(Node, frozen=True, tag="deal"):
    """Deal damage."""

    amount: Amount
    to: Them
    reduced: bool = True
    """Whether Resist reduces it."""


class PutDamage(Node, frozen=True, tag="put damage"):
    """Put damage counters: not dealing."""

    amount: Amount
    on: Them


class Heal(Node, frozen=True, tag="remove damage"):
    """Remove damage: from each of them, or a total that the player divides."""

    amount: Amount | Literal["all"]
    of: Them
    up_to: bool = True
    total: bool = False


class MoveDamage(Node, frozen=True, tag="move damage"):
    """Move damage counters from one card to another."""

    amount: Amount | Literal["all"]
    source: Them
    to: Them
    up_to: bool = False


class Banish(Node, frozen=True, tag="banish"):
    """Banish them."""

    them: Them


class Return(Node, frozen=True, tag="return"):
    """Put them into their players' hands, from wherever they are."""

    them: Them


class Ink(Node, frozen=True, tag="to inkwell"):
    """Put them into their players' inkwells, facedown."""

    them: Them
    exerted: bool = True


class ToDeck(Node, frozen=True, tag="to deck"):
    """Put them on the top or the bottom of their players' decks, or shuffle them in."""

    them: Them
    place: Literal["top", "bottom", "either", "shuffle"] = "bottom"
    any_order: bool = False


class ToDiscard(Node, frozen=True, tag="to discard"):
    """Put them into their players' discard: not discarding."""

    them: Them


class PutUnder(Node, frozen=True, tag="put under"):
    """Put them under a card."""

    them: Them
    under: Them
    faceup: bool = False


class Ready(Node, frozen=True, tag="ready"):
    """Ready them."""

    them: Them


class Exert(Node, frozen=True, tag="exert"):
    """Exert them, as an effect."""

    them: Them
    symbol: bool = False
    """Said with the symbol {E}: only what is ready and, a character, dry can be exerted so."""


class Get(Node, frozen=True, tag="get"):
    """A changed figure; in a static ability as long as it holds."""

    them: Them
    stat: Stat
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


class GainClass(Node, frozen=True, tag="gain classification"):
    """Of a further classification."""

    them: Them
    classification: str
    until: Until | None = None


class Cant(Node, frozen=True, tag="can't"):
    """Something that these cards or players can't do."""

    them: Them | Who
    act: Act
    until: Until | None = None
    cards: Cards | None = None
    """What they can't play, challenge, be challenged by, or be chosen by."""
    costs: Amount = 0
    """They can if they pay this much ink."""


class Must(Node, frozen=True, tag="must"):
    """Something that these cards must do if able."""

    them: Them
    act: Literal["quest", "challenge", "be chosen"]
    until: Until | None = None


class Can(Node, frozen=True, tag="can"):
    """Something that these cards can do although the rules say otherwise."""

    them: Them
    act: Literal[
        "challenge ready characters",
        "quest while drying",
        "challenge while drying",
        "be shifted on by any",
        "challenge evasive characters",
        "move for free",
    ]
    until: Until | None = None
    cards: Cards | None = None


class Play(Node, frozen=True, tag="play a card"):
    """Play them now: for free, for less, or for their cost."""

    them: Them
    free: bool = True
    less: Amount = 0
    exerted: bool = False
    shift: bool = False
    """Shift it for free."""
    afterwards: Literal["", "bottom", "banish at end"] = ""
    name: str = "it"


class Look(Node, frozen=True, tag="look"):
    """Look at cards; they become "looked"."""

    at: Them


class Reveal(Node, frozen=True, tag="reveal"):
    """Show cards to all players; they become "looked"."""

    them: Them


class RevealHand(Node, frozen=True, tag="reveal hand"):
    """A player shows their hand to all; it becomes "looked"."""

    who: Who


class RevealUntil(Node, frozen=True, tag="reveal until"):
    """Reveal from the top of the deck until such a card comes; it becomes "it", all of them "looked"."""

    cards: Cards
    who: Who = "you"


class Put(Node, frozen=True, tag="destination"):
    """One of the places that looked-at cards go to."""

    to: Literal["hand", "top", "bottom", "inkwell", "inkwell exerted", "discard", "play", "under this", "play exerted"]
    count: Amount | Literal["any"] = 1
    up_to: bool = False
    cards: Cards | None = None
    """Only such cards."""
    reveal: bool = False
    name: str = ""


class Sort(Node, frozen=True, tag="sort"):
    """Distribute the cards just looked at: some here, some there, the rest somewhere."""

    puts: tuple[Put, ...]
    rest: Literal["top", "bottom", "discard", "shuffle", "hand", "inkwell exerted", ""] = "bottom"
    any_order: bool = True
    by: Who = "you"


class Search(Node, frozen=True, tag="search"):
    """Search the own deck for such cards; they become "it" and are shown to all. Shuffling is a step of its own."""

    cards: Cards
    count: Amount = 1


class Shuffle(Node, frozen=True, tag="shuffle"):
    """Shuffle decks."""

    who: Who = "you"


class NameCard(Node, frozen=True, tag="name a card"):
    """Name a card."""


class Move(Node, frozen=True, tag="move"):
    """Move characters to a location."""

    them: Them
    to: Them
    free: bool = True
    less: Amount = 0


class PayLess(Node, frozen=True, tag="pay less"):
    """Pay less for the next such card played (or for all of them), for a while."""

    amount: Amount
    cards: Cards
    until: Until | None = "this turn"
    next: bool = True
    shift: bool = False
    """Only when it is shifted."""


class ExtraInk(Node, frozen=True, tag="ink more"):
    """Ink an additional card in the turn."""

    amount: Amount = 1
    until: Until | None = None


class Pay(Node, frozen=True, tag="pay ink"):
    """Pay ink, completely or not at all."""

    amount: Amount
    who: Who = "you"


class ExertInk(Node, frozen=True, tag="exert ink"):
    """Exert cards in the inkwell, or ready them."""

    who: Who = "you"
    amount: Amount | Literal["all"] = "all"
    ready: bool = False


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


class Steps(Node, frozen=True, tag="steps"):
    """One after the other, each as far as possible."""

    of: tuple[Effect, ...]


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


class ChoosePlayer(Node, frozen=True, tag="choose a player"):
    """Only choose a player, for the following sentences to speak of."""

    who: Who


class Instead(Node, frozen=True, tag="instead"):
    """A replacement: when that would happen, this happens instead (nothing, if there is nothing)."""

    when: When
    do: Effect | None = None
    next: bool = False
    """Only the next time."""
    until: Until | None = None


class UseAbility(Node, frozen=True, tag="use an ability"):
    """Use an ability of a card for free."""

    them: Them
    name: str = ""


class Skip(Node, frozen=True, tag="skip"):
    """Skip a step of the turn."""

    step: Literal["draw", "ready", "set"]
    who: Who = "you"


class Nothing(Node, frozen=True, tag="nothing"):
    """Nothing happens."""


class FreeWith(Node, frozen=True, tag="may be played by"):
    """This card may be played for another cost: for free, or by doing something."""

    cost: Cost | None = None
    shift: bool = False


Effect: TypeAlias = (
    Draw | Discard | GainLore | LoseLore | Deal | PutDamage | Heal | MoveDamage | Banish | Return | Ink | ToDeck
    | ToDiscard | PutUnder | Ready | Exert | Get | Gain | Lose | GainClass | Cant | Must | Can | Play | Look | Reveal
    | RevealHand | RevealUntil | Sort | Search | Shuffle | NameCard | Move | PayLess | ExtraInk | Pay | ExertInk
    | PlayersMay | If | To | Unless | Steps | ChooseOne | EachPlayer | EachCard | Repeat | Later | Whenever | Choose
    | ChoosePlayer | Instead | UseAbility | Skip | Nothing | PlayFrom | ReadyLimit
)  # fmt: skip

Fact: TypeAlias = (
    Get | Gain | Lose | GainClass | Cant | Must | Can | CostsLess | FreeWith | Enters | LoreToWin | InkFrom | PlayFrom
    | OneChallenge | DamageBy | Floor | MoreDamage | AlsoNamed | OpenTop | ReadyLimit | SingBonus | DeckRule | Instead
    | ExtraInk | Skip
)  # fmt: skip
"""What a static ability says is so."""


# Costs of activated abilities, and of keywords.


class Cost(Node, frozen=True, tag="cost"):
    """What is paid: ink, exerting this card, and things done to other cards, all of it."""

    ink: int = 0
    exert: bool = False
    effects: tuple[Effect, ...] = ()
    """Banish this item; choose and discard a card; exert one of your characters…"""


# Abilities.


class Keyword(Node, frozen=True, tag="keyword"):
    """A keyword with its number, and for Shift what is paid and onto what."""

    name: KeywordName
    amount: Amount = 0
    cost: Cost | None = None
    """What Shift costs, where that isn't just ink."""
    onto: Cards | None = None
    """Onto what (Classification, Universal, Potato Shift); None: a character with the same name."""
    variant: tuple[Literal["universal", "classification", "duo", "combo", "temporary", "potato"], ...] = ()
    names: tuple[str, ...] = ()
    """The two names of Duo and Combo Shift."""


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


class Static(Node, frozen=True, tag="static"):
    """What is so while this card is in play and the condition, if there is one, holds."""

    facts: tuple[Fact, ...]
    condition: Condition | None = None
    name: str = ""


class Action(Node, frozen=True, tag="action"):
    """What happens when the action is played."""

    do: Effect


Ability: TypeAlias = Keyword | Triggered | Activated | Static | Action
