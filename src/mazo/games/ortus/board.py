"""The board of the draft of Ortus Regni."""

from mazo.games.board import BoardPlan, Material, Packs

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
    material=Material(
        texture="wood",
        dark={
            "t0": "#160e08",
            "t1": "#2a1b10",
            "t2": "#3f2917",
            "lamp": "#ffc8781a",
            "haze": "#7828142e",
            "text": "#f7ecd6",
            "muted": "#e6d6b6",
            "line": "#ffdca038",
            "panel": "#1e130bed",
            "panel2": "#3b2716",
            "gold": "#ecc772",
            "pick": "#8be0c2",
            "pick-ink": "#05251b",
            "plate": "#f3e7cb",
            "plate-text": "#2a1c10",
            "plate-muted": "#5b4630",
        },
        light={
            "t0": "#dccaaa",
            "t1": "#e8dabe",
            "t2": "#f8efdd",
            "lamp": "#ffffff99",
            "haze": "#a0602024",
            "text": "#23160a",
            "muted": "#4f3c28",
            "line": "#46280a33",
            "panel": "#fdf6e8f2",
            "panel2": "#eddfc4",
            "plate": "#f8eed6",
            "plate-text": "#2a1c10",
            "plate-muted": "#5b4630",
        },
    ),
)
