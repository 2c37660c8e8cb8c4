"""The board of Mitos y Leyendas."""

from mazo.games.board import BoardPlan, Cost, Drops, Figure, Lane, Pile, Purse, Score

PLAN = BoardPlan(
    cards="lines",
    lanes=(Lane("attack", "attack"), Lane("defence", "defence"), Lane("support", "support", size="chip")),
    score=Score("castle", "battlements"),
    purse=Purse("gold", "reserve", spent_zone="paid", colour="yellow"),
    piles=(Pile("graveyard", "under", open=True), Pile("exile", "gone", open=True, always=False)),
    phases=("agrupacion", "vigilia", "batalla", "final", "robo"),
    steps=True,
    figures=(Figure("strength", "star"),),
    cost=Cost(free=("gold",)),
    fresh="waiting",
    states=("waiting", "attacking", "being-played", "used"),
    icons={"waiting": "hourglass", "attacking": "sword", "used": "tick"},
    usual={
        "hand": ("play", "gold"),
        "defence": ("block", "use"),
        "attack": ("use",),
        "support": ("use",),
        "reserve": ("use",),
    },
    fits={"gold": ("gold",), "block": ("ally",), "play": ("ally", "weapon", "talisman", "totem")},
    aimed=("block", "play_on", "play"),
    drops=Drops(purse=("gold",), board=("play", "play_on")),
    keys={
        "fill": ("gold",),
        "play": ("play", "play_on"),
        "score": ("battle",),
        "fight": ("block",),
        "end": ("end", "pass", "no_block", "done"),
    },
    stops=("own:vigilia",),
    spines={
        "ally": ("sapphire", "Al"),
        "weapon": ("steel", "Ar"),
        "talisman": ("amethyst", "Ta"),
        "totem": ("emerald", "To"),
        "gold": ("amber", "Or"),
    },
)
