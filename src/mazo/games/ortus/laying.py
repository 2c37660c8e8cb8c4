"""How a position of Ortus Regni is laid out by hand."""

from typing import Final

from mazo.games.laying import Along, Entry, Figure, Laying, Spot
from mazo.games.ortus.positions import WAYS
from mazo.games.ortus.rules.pool import COLOURS, TABLE_CARDS
from mazo.games.wellformed import MOST_TURNS
from mazo.kernel.codes import NOBODY

_TAKEN: Final = Entry(
    figures=(Figure("of", "seat"), Figure("how", "choice", choices=(WAYS[1], *(way for way in WAYS if way != WAYS[1]))))
)

LAYING: Final = Laying(
    empty={
        "mazo": 1,
        "game": "ortus",
        "bag": {"blue": 1, "red": 1},
        "players": [
            {"fiefs": [{"head": "Palace"}, {"head": "Castle"}], "deck": 10, "hand": ["Vassal"]},
            {"fiefs": [{"head": "Palace"}, {"head": "Castle"}], "deck": 10, "hand": ["Monk"]},
        ],
    },
    places=(
        Spot(
            "fiefs",
            entry=Entry(
                "head",
                figures=(Figure("abbots", high=20),),
                along=(Along("properties"), Along("lord", one=True), Along("garrison")),
            ),
        ),
        Spot("mercenaries", entry=Entry("mercenary", along=(Along("garrison", one=True),))),
        Spot("hand", fillers=True),
        Spot("towers", fillers=True),
        Spot("pool"),
        Spot("royal"),
        Spot("captives", entry=_TAKEN),
        Spot("deck", fillers=True),
        Spot("discard", fillers=True),
    ),
    own=(Figure("banners"),),
    figures=(
        Figure("turn", low=1, high=MOST_TURNS, usual=1),
        Figure("round", low=1, high=MOST_TURNS, usual=3),
        Figure("active", "seat"),
        Figure("first", "seat"),
        Figure("markers", high=8, usual=3),
        Figure("king", "seat", usual=NOBODY),
        Figure("spent", "flag"),
        Figure("attacked", "flag"),
        *(Figure(f"bag.{colour}") for colour in COLOURS),
    ),
    middle=(
        Spot("horde"),
        Spot("emissaries"),
        Spot("army"),
        Spot("vikings"),
        Spot("battle"),
        Spot("joust"),
    ),
    besides=("Palace", *(name for name in TABLE_CARDS if name != "King")),
)
