"""How a position of Mitos y Leyendas is laid out by hand."""

from typing import Final

from mazo.games.laying import Along, Entry, Figure, Laying, Spot
from mazo.games.myl.rules.steps import STAGES
from mazo.games.wellformed import MOST_TURNS

_LINE: Final = Entry(figures=(Figure("waiting", "flag"),), along=(Along("weapons"),))
_PHASES: Final = tuple(phase.name for phase in STAGES[1].phases)

LAYING: Final = Laying(
    empty={
        "mazo": 1,
        "game": "myl",
        "turn": 3,
        "phase": "vigilia",
        "players": [{"castle": 20, "reserve": 4}, {"castle": 20, "reserve": 4}],
    },
    places=(
        Spot("hand", fillers=True),
        Spot("attack", entry=_LINE),
        Spot("defence", entry=_LINE),
        Spot("support", entry=Entry(figures=(Figure("waiting", "flag"),))),
        Spot("reserve", fillers=True),
        Spot("paid", fillers=True),
        Spot("castle", fillers=True),
        Spot("graveyard", fillers=True),
        Spot("exile", fillers=True),
    ),
    figures=(
        Figure("turn", low=1, high=MOST_TURNS, usual=3),
        Figure("active", "seat"),
        Figure("first", "seat"),
        Figure("phase", "choice", choices=("vigilia", *(name for name in _PHASES if name != "vigilia"))),
        Figure("gold_put", "flag"),
    ),
)
