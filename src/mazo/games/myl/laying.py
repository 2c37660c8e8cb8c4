"""How a position of Mitos y Leyendas is laid out by hand."""

from typing import Final

from mazo.games.laying import Along, Entry, Figure, Laying, Place
from mazo.games.myl.rules.game import STAGES

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
        Place("hand", fillers=True),
        Place("attack", entry=_LINE),
        Place("defence", entry=_LINE),
        Place("support", entry=Entry(figures=(Figure("waiting", "flag"),))),
        Place("reserve", fillers=True),
        Place("paid", fillers=True),
        Place("castle", fillers=True),
        Place("graveyard", fillers=True),
        Place("exile", fillers=True),
    ),
    figures=(
        Figure("turn", low=1, high=10_000, usual=3),
        Figure("active", "seat"),
        Figure("first", "seat"),
        Figure("phase", "choice", choices=("vigilia", *(name for name in _PHASES if name != "vigilia"))),
        Figure("gold_put", "flag"),
    ),
)
