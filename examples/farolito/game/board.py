"""The board of Farolito, for every surface."""

from mazo.games.board import BoardPlan, Drops, Figure, Lane, Pile, Score, Tint

from .rules.game import GOAL

PLAN = BoardPlan(
    cards="lines",
    lanes=(Lane("lanterns", "lit"),),
    score=Score("glow", "diamond", goal=GOAL),
    piles=(Pile("deck", "deck"), Pile("ashes", "under", open=True)),
    phases=("dusk", "night"),
    figures=(Figure("glow", "diamond"),),
    usual={"hand": ("play",)},
    drops=Drops(board=("play",)),
    keys={"play": ("play",), "end": ("draw",)},
    stops=("own:night",),
    tints={"lantern": Tint("La", "dots", "#8f5a0b", "#f5c64c"), "breeze": Tint("Br", "lines", "#0a2f5e", "#5a96c4")},
)
