"""Trees by hand for cards of the sets 7 to 9."""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.deeds import Discard, Do, Draw, RemoveCounters, ToPlayer
from mazo.abilities.tree.effects import (
    Ability,
    Action,
    Cant,
    EachCard,
    EachPlayer,
    If,
    Keyword,
    Play,
    PlayersMay,
    Steps,
    To,
    Triggered,
)
from mazo.abilities.tree.nouns import (
    Cards,
    Chosen,
    Compare,
    Count,
    Did,
    Every,
    Is,
    Math,
    Ref,
    Size,
    This,
    Top,
)
from mazo.abilities.tree.short import IT
from mazo.games.lorcana.short import MY_TURN_ENDS, MY_TURN_STARTS, PLAYED

_THEIR_INK: Final = Cards(whose="theirs", zone="inkwell")
_SINGERS: Final = Ref("singers")

CARDS: Final[dict[str, tuple[Ability, ...]]] = {
    "Ink Geyser": (
        Action(
            Steps(
                (
                    ToPlayer("exert ink", "all", "each player"),
                    EachPlayer(
                        "each player",
                        If(
                            Compare(Count(_THEIR_INK), "more than", 3),
                            Do(
                                "return to hand",
                                Chosen(_THEIR_INK, Math("minus", Count(_THEIR_INK), 3), by="they", at_random=True),
                            ),
                        ),
                    ),
                )
            )
        ),
    ),
    "Goofy - Groundbreaking Chef": (
        Triggered(
            MY_TURN_ENDS,
            PlayersMay(
                EachCard(
                    Every(Cards(("character",), "yours", (Is("damaged"),), other=True)),
                    Steps((RemoveCounters("damage", 1, IT), If(Did(), Do("ready", IT)))),
                )
            ),
            name="PLENTY TO GO AROUND",
        ),
    ),
    "Stitch - Experiment 626": (
        Triggered(
            PLAYED, EachPlayer("each opponent", Do("put into inkwell exerted", Top(1, "theirs"))), name="SO NAUGHTY"
        ),
        Triggered(
            MY_TURN_STARTS,
            PlayersMay(
                To(
                    Discard(cards=Cards(where=(Is("inkable"),), zone="hand")),
                    Play(This(), state="exerted", joint="and"),
                ),
            ),
            name="STEALTH MODE",
            zone="discard",
        ),
    ),
    "I2I": (
        Keyword("Sing Together", 9),
        Action(
            Steps(
                (
                    EachPlayer("each player", Steps((Draw(2, "they"), ToPlayer("gain lore", 2, "they")), ("and",))),
                    If(
                        Compare(Size(_SINGERS), "at least", 2),
                        Steps((Do("ready", _SINGERS), Cant(_SINGERS, "quest", "this turn"))),
                    ),
                )
            )
        ),
    ),
}
