"""Keywords of real cards, each shown in the same way."""

from mazo.abilities.tree.deeds import Do
from mazo.abilities.tree.effects import Action
from mazo.abilities.tree.nouns import Cards, Chosen
from tests.games.lorcana.pool.extras import table
from tests.support.table import YOU, Situation, made

POINT = made("Point", "action", cost=0, abilities=[Action(Do("exert", Chosen(Cards(("character",)))))])
SLAP = made("Slap", "action", cost=0, abilities=[Action(Do("deal damage", Chosen(Cards(("character",))), 2))])


def shifts_for(name: str, ink: int, base: str = "") -> bool:
    """Whether the card can be put on its namesake (or another base) for that much ink, and for no less."""
    young = made(base or name.partition(" - ")[0], version="Young")
    way = f"shift {name} -> {young.card.full_name}"
    found = []
    for purse in (ink - 1, ink):
        game = table({"play": ["Bear", young.card.full_name], "hand": [name], "ink": purse}, cards=[young])
        found.append(game.legal("shift"))
    return found == [[], [way]]


def is_evasive(name: str) -> bool:
    """Whether of an ordinary and an evasive character only the second can challenge it."""
    game = table({"play": [f"{name} (exerted)"]}, {"play": ["Wolf", "Bird"]}, active=YOU)
    return game.legal("challenge") == [f"challenge Bird -> {name}"]


def is_warded(name: str) -> bool:
    """Whether opponents can challenge it, but choose only the others, and its own player can choose it."""
    game = table(
        {"play": [f"{name} (exerted)", "Wolf", "Hen"]}, {"play": ["Bear"], "hand": ["Point"]}, active=YOU, cards=[POINT]
    )
    challenged = game.legal("challenge") == [f"challenge Bear -> {name}"]
    spared = sorted(game.push("play Point").legal()) == ["choose Bear", "choose Hen", "choose Wolf"]
    own = table({"play": [name], "hand": ["Point"]}, {"play": ["Bear"]}, cards=[POINT]).push("play Point")
    return challenged and spared and f"choose {name}" in own.legal()


def has_rush(name: str) -> bool:
    """Whether it can challenge while it dries, but not quest."""
    game = table({"play": [f"{name} (drying)"]}, {"play": ["Wolf (exerted)"]})
    return game.legal("challenge") == [f"challenge {name} -> Wolf"] and not game.legal("quest")


def guards_others(name: str, ink: int) -> bool:
    """Whether it may enter exerted, and then must be challenged before others."""
    game = table({"hand": [name], "play": ["Wolf (exerted)"], "ink": ink}, {"play": ["Bear", "Giant"]})
    game.push(f"play {name}", "yes")
    entered = game.is_exerted(name)
    game = table({"play": [f"{name} (exerted)", "Wolf (exerted)"]}, {"play": ["Bear"]}, active=YOU)
    return entered and game.legal("challenge") == [f"challenge Bear -> {name}"]


def resists(name: str, amount: int) -> bool:
    """Whether two damage dealt to it are so many less."""
    game = table({"play": [name], "hand": ["Slap"]}, {"play": ["Bear"]}, cards=[SLAP])
    return game.push("play Slap", f"choose {name}").damage(name) == 2 - amount


def asked(game: Situation) -> bool:
    """Whether somebody is asked something that isn't the next turn action."""
    return game.asked_by != "3.3.1"
