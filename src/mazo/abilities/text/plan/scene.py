"""What a text has spoken of so far, so that the next sentence can say "they" or "that card", in any language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

import msgspec

from mazo.abilities.tree.effects import Effect, Keyword
from mazo.abilities.tree.nouns import (
    ANY_NUMBER,
    AllOf,
    Amount,
    Both,
    Cards,
    Chosen,
    Every,
    HostOf,
    Is,
    Math,
    Not,
    OfType,
    OneOf,
    PlayerOf,
    Ref,
    SameObject,
    Them,
    This,
    Top,
    Trait,
    Under,
    When,
    Who,
    Whose,
)
from mazo.abilities.tree.words import EventName, Zone

Kind: TypeAlias = str
"""What a card is called: by its type, "song", or "card"."""

Pronoun: TypeAlias = Literal["he", "she", "it", "they", "this"]
"""What a card says of itself; "this": no pronoun at all, but "this character"."""
Role: TypeAlias = Literal["subject", "object", "each"]

COPIES: Final = 4
"""How many copies of a card a deck may have without a word about it."""


class Met(msgspec.Struct, frozen=True):
    """Cards that were spoken of: what they are, whether they are several, and whose."""

    kind: Kind = "card"
    plural: bool = False
    whose: Whose = "any"
    zone: Zone = "play"
    kinds: tuple[Kind, ...] = ()
    """All that they may be, where several types were named."""


class Scene:
    """The state of one text: the card it stands on and what it has spoken of."""

    def __init__(self, card: Kind, name: str, pronoun: Pronoun) -> None:
        self.card = card
        self.name = name
        self.pronoun = pronoun
        self.met: dict[str, Met] = {}
        self.last = ""
        """What a pronoun would be understood as: a name from `met`, or "this"."""
        self.last_them: Them | None = None
        self.gone = False
        """Whether the card has left play before its effect happens: "this card", no longer "this character"."""
        self.looked = 0
        """How many cards are being looked at, as far as the text knows."""
        self.whose_deck: Whose = "yours"
        self.event: EventName | None = None
        """What happened before the effects."""
        self.done: Effect | None = None
        """What was done last."""
        self.promised: dict[str, Them] = {}
        """What is chosen before it is spoken of, by its name: it is said when it is met."""
        self.promised_player: Who | None = None

    def fresh(self) -> None:
        """A new ability begins: nothing has been spoken of."""
        self.met = {}
        self.last = ""
        self.last_them = None
        self.gone = False
        self.looked = 0
        self.whose_deck = "yours"
        self.event = None
        self.done = None
        self.promised = {}
        self.promised_player = None

    def chosen_player(self) -> Who | None:
        """The player who was chosen but not spoken of yet; only once."""
        who, self.promised_player = self.promised_player, None
        return who

    def meet(self, name: str, met: Met, them: Them | None = None) -> None:
        """From now on a pronoun means these."""
        self.met[name] = met
        self.last = name
        self.last_them = them

    def meet_this(self) -> None:
        """From now on a pronoun means the card itself."""
        self.last = "this"
        self.last_them = None

    def known(self, name: str) -> Met:
        """What is known of the cards of that name."""
        return self.met.get(name, Met())


def kind_of(cards: Cards) -> Kind:
    """What one such card is called."""
    if cards.zone != "play":
        return "song" if is_song(cards) and cards.zone == "under" else "card"
    if is_song(cards):
        return "song"
    return cards.types[0] if len(cards.types) == 1 else "card"


def pronoun_kind(cards: Cards) -> Kind:
    """What decides the pronoun: several types with characters among them are persons."""
    if cards.zone == "play" and "character" in cards.types:
        return "character"
    return kind_of(cards)


def is_song(cards: Cards) -> bool:
    """Whether the noun is "song" rather than "action"."""
    return cards.types in ((), ("action",)) and any(
        isinstance(one, Is) and one.state == "a song" for one in cards.where
    )


def flat(traits: Iterable[Trait]) -> list[Trait]:
    """The traits without the groups that only say "all of"."""
    out: list[Trait] = []
    for one in traits:
        out += flat(one.of) if isinstance(one, AllOf) else [one]
    return out


def unwrapped(trait: Trait) -> Trait:
    """The trait without groups of one."""
    if isinstance(trait, OneOf | AllOf) and len(trait.of) == 1:
        return unwrapped(trait.of[0])
    return trait


def othered(cards: Cards) -> Cards:
    """The noun with "other" in place of "not one of those"."""
    kept = tuple(one for one in cards.where if not (isinstance(one, Not) and isinstance(one.of, SameObject)))
    if len(kept) == len(cards.where) and cards.said != "another":
        return cards
    return msgspec.structs.replace(cards, where=kept, other=True)


def alternatives(cards: Cards) -> list[Cards]:
    """The nouns of "a Villain character card or an item card"; none if the noun is a simple one."""
    found = [one for one in cards.where if isinstance(one, OneOf) and all(map(_of_a_kind, one.of))]
    if len(found) != 1 or cards.types or any(isinstance(one, OfType) for one in cards.where):
        return []
    rest = tuple(one for one in cards.where if one is not found[0])
    out: list[Cards] = []
    for one in found[0].of:
        traits = flat((one,))
        types = next((trait.any for trait in traits if isinstance(trait, OfType)), ())
        kept = tuple(trait for trait in traits if not isinstance(trait, OfType))
        out.append(msgspec.structs.replace(cards, types=types, where=(*rest, *kept)))
    return out


def _of_a_kind(trait: Trait) -> bool:
    """Whether the trait says of which type a card is."""
    return any(
        isinstance(one, OfType) or (isinstance(one, Not) and isinstance(one.of, OfType)) for one in flat((trait,))
    )


def in_deck(cards: Cards) -> Cards:
    """The noun for cards of a deck, which are called cards."""
    return msgspec.structs.replace(cards, zone="deck", whose="any")


def without(cards: Cards, *states: str) -> tuple[Cards, tuple[str, ...]]:
    """The noun without those states, and which of them it had."""
    had = tuple(one.state for one in cards.where if isinstance(one, Is) and one.state in states)
    if not had:
        return cards, ()
    kept = tuple(one for one in cards.where if not (isinstance(one, Is) and one.state in states))
    return msgspec.structs.replace(cards, where=kept), had


def same_object(cards: Cards) -> Them | None:
    """Whom the noun means if it is only "one of those very cards"."""
    if len(cards.where) == 1 and isinstance(cards.where[0], SameObject) and not cards.other:
        return cards.where[0].cards
    return None


def is_plural(amount: Amount) -> bool:
    """Whether a noun with that amount stands in the plural."""
    return not isinstance(amount, int) or amount != 1


def is_any(amount: Amount, up_to: bool) -> bool:
    """Whether the amount is said as "any number of"."""
    return up_to and isinstance(amount, int) and amount >= ANY_NUMBER


def owner(cards: Cards) -> Whose:
    """Whose the cards are; those under this card are yours."""
    return "yours" if cards.zone == "under" and cards.whose == "any" else cards.whose


def met_by(them: Them) -> Met | None:
    """What a mention of these introduces, if it introduces anything."""
    match them:
        case Chosen(cards=cards, count=count):
            return Met(pronoun_kind(cards), is_plural(count), owner(cards), cards.zone)
        case Every(cards=cards):
            return Met(pronoun_kind(cards), True, owner(cards), cards.zone)
        case Top(count=count, whose=whose):
            return Met("card", is_plural(count), whose, "deck")
        case Under():
            return Met("card", True, "any", "under")
        case HostOf():
            return Met("location")
        case Both(of=of):
            return Met("character", len(of) != 1, "any")
        case This() | Ref():
            return None


def name_of(them: Them) -> str:
    """Under which name later sentences speak of them."""
    return them.name if isinstance(them, Chosen) else "it"


EDGES: Final = ("turn start", "turn end", "challenge over")
"""Events that are points in time."""

OTHERS: Final[dict[EventName, Kind]] = {
    "challenge": "character",
    "is challenged": "character",
    "deals damage": "character",
    "sing": "song",
    "move": "location",
}
"""What else takes part in an event that doesn't name it."""


def role_of(name: str, event: EventName | None, met: bool) -> str:
    """The name of a card by the part that it takes in the event."""
    if name == "other" and not met and event in ("challenge", "is challenged"):
        return "challenged" if event == "challenge" else "challenger"
    return name


def chooser(them: Them) -> Who:
    """Who chooses them."""
    match them:
        case Chosen(by=by):
            return by
        case Both(of=of) if of:
            return chooser(of[0])
        case _:
            return "you"


def is_you(who: Who) -> bool:
    """Whether that player is the one who reads the text."""
    return not isinstance(who, PlayerOf) and who == "you"


def factor(amount: Amount) -> tuple[int, Amount]:
    """An amount as so many times another."""
    if isinstance(amount, Math) and amount.op == "times":
        if isinstance(amount.left, int):
            return amount.left, amount.right
        if isinstance(amount.right, int):
            return amount.right, amount.left
    if isinstance(amount, Math) and amount.op == "minus" and amount.left == 0:
        return -1, amount.right
    return 1, amount


def shift_words(keyword: Keyword) -> list[str]:
    """The words before Shift."""
    onto = keyword.onto
    classes = [name for one in (onto.where if onto is not None else ()) for name in getattr(one, "any", ())]
    out = ["Temporary"] if "temporary" in keyword.variant else []
    for one in ("universal", "duo", "combo", "potato"):
        if one in keyword.variant:
            out.append(one.capitalize())
    if "classification" in keyword.variant:
        out.append(" ".join(classes) or "Classification")
    return out


def event_cards(event: EventName, cards: Cards) -> Cards:
    """The cards of an event as they are said: those that change zones are cards, and whose they are the zone says."""
    if event == "play" and cards.whose == "opposing":
        return msgspec.structs.replace(cards, whose="any")
    moved = event in ("ink", "put into discard", "left discard") and cards.whose != "any"
    if moved or (event in ("draw", "discard", "reveal") and cards.zone == "play"):
        return msgspec.structs.replace(cards, whose="any", zone="hand")
    return cards


BEFALLS: Final[tuple[EventName, ...]] = (
    "quest",
    "challenge",
    "is challenged",
    "banish",
    "banished in a challenge",
    "leave play",
    "sing",
    "move",
    "is dealt damage",
    "deals damage",
    "takes damage",
)
"""Events that no player does: whose they are, their cards say."""

ONCE_EVENTS: Final = ("play", "banish", "leave play", "discard", "put into discard")
"""What happens to a card itself but once: "when" rather than "whenever"."""


OF_ZONES: Final = ("ink", "put into discard", "left discard")
"""Events of which the text says whose zone the cards come into or leave."""


def _of_a_zone(when: When) -> When:
    """The event with whose cards they are said as whose zone it is."""
    cards = when.cards
    if not isinstance(cards, Cards) or cards.whose == "any" or when.who not in (None, "each player", "you"):
        return when
    whose: dict[Whose, Who] = {"yours": "you", "opposing": "any opponent", "theirs": "they"}
    bare = msgspec.structs.replace(cards, whose="any", zone="play") == Cards()
    told = None if bare else msgspec.structs.replace(cards, whose="any", zone="hand")
    return msgspec.structs.replace(when, cards=told, who=whose[cards.whose])


def befallen(when: When) -> When:
    """The event with its player said as whose cards it befalls, or whose zone, where no player does it."""
    if when.event in OF_ZONES:
        return _of_a_zone(when)
    whose: Whose | None = {
        "you": "yours",
        "each opponent": "opposing",
        "any opponent": "opposing",
        "each player": "any",
    }.get(when.who if isinstance(when.who, str) else "")  # type: ignore[assignment]
    if when.event not in BEFALLS or whose is None or isinstance(when.cards, str):
        return when
    cards = when.cards if when.cards is not None else Cards(("character",))
    if cards.whose == "any" and same_object(cards) is None:
        cards = msgspec.structs.replace(cards, whose=whose)
    return msgspec.structs.replace(when, cards=cards, who=None)


def event_player(event: EventName, cards: object, who: Who | None) -> Who | None:
    """The player of an event as it is said: an opponent rather than each, and whose zone it is."""
    if not isinstance(who, PlayerOf) and who == "each opponent":
        return "any opponent"
    told = event in ("ink", "put into discard", "left discard", "play")
    if who is None and told and isinstance(cards, Cards) and cards.whose == "opposing":
        return "any opponent"
    return who
