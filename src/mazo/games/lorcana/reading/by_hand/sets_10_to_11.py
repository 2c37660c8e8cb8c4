"""Trees by hand for cards of the sets 10 and 11."""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.deeds import Draw, Reveal, Shuffle, ToDeck, ToPlayer
from mazo.abilities.tree.effects import (
    Ability,
    Action,
    Cant,
    Choose,
    ChooseOne,
    EachPlayer,
    If,
    Nothing,
    PayLess,
    Play,
    PlayersMay,
    Static,
    Steps,
    To,
    Triggered,
    Unless,
)
from mazo.abilities.tree.facts import CostsLess
from mazo.abilities.tree.nouns import (
    AllHold,
    Cards,
    Chosen,
    Compare,
    Count,
    DoesntHold,
    Happened,
    Is,
    OfType,
    PlayerOf,
    They,
    This,
    Top,
    Turn,
)
from mazo.abilities.tree.short import IT
from mazo.games.lorcana.short import CHARACTER, OPPOSING, PLAYED

_THEIRS: Final = Cards(("character",), "theirs")

CARDS: Final[dict[str, tuple[Ability, ...]]] = {
    "Hades - Looking for a Deal": (
        Triggered(
            PLAYED,
            PlayersMay(To(Choose(Chosen(OPPOSING)), Unless(Draw(2), PlayerOf(IT), ToDeck(IT)), "if you do")),
            name="WHAT D'YA SAY?",
        ),
    ),
    # The first character of each turn; on the turn she is played, the first one after her.
    "Grandmother Willow - Ancient Advisor": (
        Static(
            (CostsLess(1, CHARACTER),),
            AllHold(
                (
                    Turn(),
                    Compare(Happened("play", "you", Cards(("character",), other=True)), "is", 0),
                    DoesntHold(They(This(), (Is("played this turn"),))),
                )
            ),
            name="SMOOTH THE WAY",
        ),
        Triggered(PLAYED, PayLess(1, CHARACTER), name="SMOOTH THE WAY"),
    ),
    "Eeyore - In the Way": (
        Static(
            (CostsLess(Count(Cards(("character",), where=(Is("exerted"),))), "this"),), name="THANKS FOR NOTICIN' ME"
        ),
        Triggered(
            PLAYED,
            EachPlayer(
                "each opponent",
                PlayersMay(
                    Steps(
                        (
                            Choose(Chosen(_THEIRS)),
                            Cant(IT, "ready at the start of their turn", "at the start of their next turn"),
                        ),
                        (".",),
                    )
                ),
            ),
            name="SORRY ABOUT THAT",
        ),
    ),
    "Do You Want to Build A Snowman?": (
        Action(
            ChooseOne(
                (ToPlayer("gain lore", 3), ToDeck(Chosen(_THEIRS, by="they"))),
                by="chosen opponent",
                labels=("YES!", "NO!"),
            )
        ),
    ),
    "Let's Get Dangerous": (
        Action(
            EachPlayer(
                "each player",
                Steps(
                    (
                        Shuffle("they"),
                        Reveal(Top(1, "theirs")),
                        If(
                            They(IT, (OfType(("character",)),)),
                            To(PlayersMay(Play(IT), "they"), Nothing(), "otherwise", ToDeck(IT)),
                            ToDeck(IT),
                        ),
                    ),
                    (", then",),
                ),
            )
        ),
    ),
}
