"""The board of the draft of Ortus Regni."""

from mazo.games.board import BoardPlan, Packs

PLAN = BoardPlan(
    kind="draft",
    hand="pack",
    packs=Packs("pack", "kept", open=("earldom",), secret=("towers",), aside=("undealt", "discarded")),
    spines={
        "property": ("emerald", "Pr"),
        "face": ("amethyst", "Fa"),
        "political": ("ruby", "Po"),
        "palace": ("amber", "Pa"),
    },
)
