"""What phrases of a sentence say, before they are put together: pieces of a text that are no tree yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, TypeAlias

import msgspec

from mazo.abilities.tree.effects import Effect, Fact
from mazo.abilities.tree.nouns import Amount, Cards, Condition, Node, Them, Trait, When, Who

Deed: TypeAlias = Callable[[Who], Any]
"""Something that a player does: an effect once it is known who does it."""
Predicate: TypeAlias = Callable[[Them], Any]
"""Something that is said of cards."""


OR: Final = " or "
"""Between the zones of cards that may lie in either."""
SELF_NAME: Final = "§"
"""The name of the card that says it."""
YOUR_CHOICE: Final[Any] = "you alone"
"""Who chooses, where "a tu elección" is said: you, whoever does it."""


# Leads: the phrases before what a sentence says.


class Moment(msgspec.Struct, frozen=True):
    """In a phase or window: "en tu Fase de Vigilia"."""

    name: str


class Once(msgspec.Struct, frozen=True):
    """ "Una vez por turno" """


class Times(msgspec.Struct, frozen=True):
    """ "Máximo 3 veces por turno": after a sentence, or as one of its own about the sentence before."""

    count: int


class Whoever(msgspec.Struct, frozen=True):
    """ "Cualquier jugador puede …": not only who controls the card."""


class Given(msgspec.Struct, frozen=True):
    """A condition, and the word before it."""

    condition: Condition
    word: Literal["if", "while"] = "if"


class Happens(msgspec.Struct, frozen=True):
    """Something happens (one of these): "cuando …"."""

    whens: tuple[When, ...]


class Responding(msgspec.Struct, frozen=True):
    """In answer to something (one of these)."""

    to: tuple[When, ...]


class Lasting(msgspec.Struct, frozen=True):
    """How long it lasts, said first."""

    until: str
    meanwhile: bool = False
    """Said as a stretch of time, not as what begins it: "durante el turno que entra en juego"."""


class InPlay(msgspec.Struct, frozen=True):
    """ "Mientras … esté en juego": what every card says that stays in play."""


class Alone(msgspec.Struct, frozen=True):
    """ "Si ataca solo": what is so of it then must say how long."""


class Linked(msgspec.Struct, frozen=True):
    """How the sentence hangs on the one before it."""

    how: Literal["then", "if you do", "otherwise", "instead"]


class From(msgspec.Struct, frozen=True):
    """The card itself is in this zone: "si … está en tu Cementerio"."""

    zone: str


Lead: TypeAlias = (
    Moment | Once | Times | Whoever | Given | Happens | Responding | Lasting | InPlay | Linked | From | Alone
)


class Frame(msgspec.Struct, frozen=True):
    """A whole sentence: its leads, what is paid, whether it is left to the player, and what it does."""

    leads: tuple[Lead, ...]
    do: Any
    cost: Any = None
    may: bool = False
    must: bool = False
    """ "Debes": it happens whether the player likes it or not."""


class KeywordSaid(msgspec.Struct, frozen=True):
    """A keyword, or a sentence that means one."""

    names: tuple[str, ...]


class Facts(msgspec.Struct, frozen=True):
    """What is so."""

    facts: tuple[Fact, ...]


class OnlyPlay(msgspec.Struct, frozen=True):
    """When alone this card may be played."""

    condition: Condition


class PlayedIn(msgspec.Struct, frozen=True):
    """ "Puedes jugar este Talismán en respuesta a …": when the rest of the text may be played."""

    to: tuple[When, ...]


class OncePerName(msgspec.Struct, frozen=True):
    """ "Sólo puedes activar un … por turno": one card of this name, whichever."""


class UsedSo(msgspec.Struct, frozen=True):
    """ "Esta habilidad puede usarse una vez por turno": how the ability before may be used."""

    leads: tuple[Lead, ...]


class Bought(msgspec.Struct, frozen=True):
    """ "Tu oponente puede pagar … para anular esta carta": what was said before doesn't happen then."""

    cost: Effect


class Spares(msgspec.Struct, frozen=True):
    """ "… no afecta Oros": what the sentence before says is not done to cards of these types."""

    types: tuple[str, ...]


class ToPlayThis(msgspec.Struct, frozen=True):
    """ "Para jugar este Talismán, …": what is done besides paying."""

    cost: Effect


# What only the sentences around it complete.


class Seek(Node, frozen=True, tag="?seek"):
    """Cards are searched for or chosen, and the next words say what becomes of them."""

    them: Them
    searched: bool = False


class Annul(Node, frozen=True, tag="?annul"):
    """Annul such a card as it is played; or cancel the ability of such a card as it is used."""

    cards: Cards
    who: Who
    event: str = "play"
    verb: str = "annul"


class Prevent(Node, frozen=True, tag="?prevent"):
    """Prevent that this happens."""

    whens: tuple[When, ...]


class Save(Node, frozen=True, tag="?save"):
    """ "Salvarlo", "prevenirlo": what would have happened doesn't."""


class Replaced(Node, frozen=True, tag="?replaced"):
    """ "… en su lugar": what happens instead of what would have happened."""

    do: Any


class Stop(Node, frozen=True, tag="?stop"):
    """ "Anularlo", "cancelarlo": what is being answered is stopped."""

    verb: str


class Obliged(Node, frozen=True, tag="?obliged"):
    """ "Debe …", said of the player of the event that the sentence begins with."""

    do: Any
    whoever: bool = False
    """ "Ese jugador", which may be either; else it must be the opponent."""


class Within(Node, frozen=True, tag="?within"):
    """This card, which must be there."""

    zone: str


class Blocker(Node, frozen=True, tag="?blocker"):
    """Who blocks that card: whoever fights with it, while it attacks."""

    of: Any


class OnePile(Node, frozen=True, tag="?one pile"):
    """In a pile of one player, whichever: cards can be chosen there, but are not counted or all meant."""


# Adjectives of a noun.


class Owner(msgspec.Struct, frozen=True):
    """Whose cards."""

    whose: Literal["yours", "opposing", "theirs"]


class Place(msgspec.Struct, frozen=True):
    """Where the cards are, and whose place that is."""

    zone: str
    whose: Literal["", "yours", "opposing", "theirs"] = ""
    single: bool = False
    """A pile of one player, whichever: nothing is said of all the cards in the piles of both."""


class Either(msgspec.Struct, frozen=True):
    """One of these figures."""

    values: tuple[int, ...]


class Company(msgspec.Struct, frozen=True):
    """Attacking together with this card."""


class Most(msgspec.Struct, frozen=True):
    """With the highest or lowest figure among such cards."""

    stat: str
    lowest: bool = False


Adjective: TypeAlias = Owner | Place | Most | Company | Trait


class Number(msgspec.Struct, frozen=True):
    """How many cards are chosen."""

    count: Amount = 1
    up_to: bool = False
    other: bool = False
