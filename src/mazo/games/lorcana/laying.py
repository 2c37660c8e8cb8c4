"""How a position of Lorcana is laid out by hand."""

from typing import Final

from mazo.games.laying import Along, Entry, Figure, Laying, Spot
from mazo.games.lorcana.position.files import FORMAT
from mazo.games.wellformed import MOST_TURNS

LAYING: Final = Laying(
    empty={
        "mazo": FORMAT,
        "game": "lorcana",
        "turn": 5,
        "players": [{"deck": 20, "inkwell": 5}, {"deck": 20, "inkwell": 5}],
    },
    places=(
        Spot("hand", fillers=True),
        Spot(
            "play",
            entry=Entry(
                figures=(Figure("exerted", "flag"), Figure("drying", "flag"), Figure("damage")),
                along=(Along("under"), Along("facedown")),
                at="at",
            ),
        ),
        Spot("deck", fillers=True),
        Spot("discard", fillers=True),
    ),
    own=(
        Figure("lore"),
        Figure("inkwell.ready", bare=True),
        Figure("inkwell.exerted"),
        Figure("inked", "flag"),
    ),
    figures=(
        Figure("turn", low=1, high=MOST_TURNS, usual=1),
        Figure("active", "seat"),
        Figure("first", "seat"),
        Figure("phase", "choice", choices=("main", "start", "end")),
    ),
)
