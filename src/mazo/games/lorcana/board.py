"""The board of Lorcana."""

from mazo.games.board import BoardPlan, Cost, Drops, Figure, Lane, Material, Pile, Purse, Score

_PLAYS = ("play", "play_by", "shift", "sing", "sing_together")

PLAN = BoardPlan(
    lanes=(
        Lane("characters", "play", ("character",)),
        Lane("items_and_locations", "play", ("item", "location", "action"), "chip"),
    ),
    score=Score("lore", "diamond", goal=20),
    purse=Purse("ink", "inkwell", spent_state="exerted", filled="inked"),
    piles=(Pile("deck", "deck"), Pile("discard", "under", open=True)),
    phases=("start", "main", "end"),
    figures=(
        Figure("strength", "star"),
        Figure("willpower", "heart", counter="damage"),
        Figure("lore", "diamond"),
        Figure("move_cost", "arrow"),
    ),
    colours=("Amber", "Amethyst", "Emerald", "Ruby", "Sapphire", "Steel"),
    cost=Cost(marked="inkable", mark="◎"),
    usual_type="character",
    tired="exerted",
    fresh="drying",
    states=("exerted", "drying"),
    icons={
        "drying": "drop",
        "alert": "bell",
        "bodyguard": "shield",
        "boost": "lift",
        "challenger": "swords",
        "evasive": "swerve",
        "reckless": "bolt",
        "resist": "nut",
        "rush": "fast",
        "shift": "rise",
        "singer": "note",
        "sing_together": "notes",
        "support": "person",
        "vanish": "gone",
        "ward": "target",
    },
    signs={
        "I": ("coin", "ink"),
        "E": ("turned", "exert"),
        "S": ("star", "strength"),
        "W": ("heart", "willpower"),
        "L": ("diamond", "lore"),
    },
    usual={"hand": ("play", "ink"), "play": ("quest", "challenge", "move")},
    fits={
        "quest": ("character",),
        "challenge": ("character",),
        "move": ("character",),
        "sing": ("action",),
        "shift": ("character",),
    },
    onto={"move": ("location",)},
    aimed=("challenge", "sing", "shift", "move"),
    drops=Drops(purse=("ink",), board=_PLAYS),
    keys={
        "fill": ("ink",),
        "play": _PLAYS,
        "score": ("quest",),
        "fight": ("challenge",),
        "end": ("end", "done", "leave"),
    },
    stops=("own:main",),
    material=Material(
        texture="cloud",
        dark={
            "t0": "#080c1a",
            "t1": "#10172e",
            "t2": "#1f2b57",
            "lamp": "#809cff33",
            "haze": "#623caa42",
        },
        light={"t0": "#c6cee1", "t1": "#d9dfee", "t2": "#f4f6fb", "lamp": "#ffffffe6", "haze": "#9682dc2e"},
    ),
)
