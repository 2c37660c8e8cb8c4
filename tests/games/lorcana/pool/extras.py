"""Plain cards that stand by while a real card is shown at work."""

from typing import Any

from mazo.abilities.tree.deeds import Do, MoveCounters, PutUnder, RemoveCounters
from mazo.abilities.tree.effects import Action, Keyword, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, Every, Top, When
from tests.support.table import Made, Situation, made, position

BEAR = made("Bear", cost=3, strength=3, willpower=5, lore=2)
WOLF = made("Wolf", cost=2, strength=2, willpower=4)
HEN = made("Hen", cost=1, strength=0, willpower=3)
GIANT = made("Giant", cost=6, strength=6, willpower=9, lore=2)
BIRD = made("Bird", cost=2, strength=2, willpower=3, abilities=[Keyword("Evasive")])
WARDED = made("Warded", cost=2, strength=2, willpower=4, abilities=[Keyword("Ward")])
GUARD = made("Guard", cost=2, strength=1, willpower=6, abilities=[Keyword("Bodyguard")])
HARE = made("Hare", cost=2, strength=2, willpower=4, abilities=[Keyword("Rush")])
KNIGHT = made("Knight", cost=4, strength=2, willpower=6, classifications=["Hero"])
WITCH = made("Witch", cost=4, strength=1, willpower=6, classifications=["Sorcerer"])
LAMP = made("Lamp", "item", cost=2)
ROPE = made("Rope", "item", cost=2)
FORGE = made("Forge", "item", cost=4)
FORT = made("Fort", "location", cost=2, willpower=6, lore=1, move_cost=2)
CAVE = made("Cave", "location", cost=4, willpower=6, lore=2, move_cost=1)
HUM = made("Hum", "action", cost=1, song=True)
TUNE = made("Tune", "action", cost=3, song=True)
SPELL = made("Spell", "action", cost=1)

EXTRAS = (
    BEAR, WOLF, HEN, GIANT, BIRD, WARDED, GUARD, HARE, KNIGHT, WITCH, LAMP, ROPE, FORGE, FORT, CAVE, HUM, TUNE, SPELL,
)  # fmt: skip

# Those that few tests need are not at every table.
PAL = made("Pal", cost=3, strength=2, willpower=4, classifications=["Ally"])
SLEUTH = made("Sleuth", cost=2, classifications=["Detective"])
PRINCESS = made("Princess", classifications=["Princess"])
BALM = made(
    "Balm", "action", cost=0, abilities=[Action(RemoveCounters("damage", 2, Chosen(Cards(("character",))), up_to=True))]
)
_SOMEBODY = Chosen(Cards(("character",)))
DRIFT = made(
    "Drift", "action", cost=0, abilities=[Action(MoveCounters("damage", 1, _SOMEBODY, Chosen(Cards(("character",)))))]
)
TUCK = made("Tuck", "action", cost=0, abilities=[Action(PutUnder(Top(), _SOMEBODY))])
_HEAL_ALL = RemoveCounters("damage", "all", Every(Cards(("character",))))
NURSE = made("Nurse", abilities=[Triggered((When("quest", Cards(("character",))),), _HEAL_ALL)])
COUSIN = made("Cousin", cost=1, strength=1, willpower=3, classifications=["Madrigal"])
DOOM = made("Doom", "action", abilities=[Action(Do("banish", Chosen(Cards(("character",)))))])
CASTLE = made("Castle", "location", cost=3, willpower=7, lore=2, move_cost=2)


def table(me: dict[str, Any], you: dict[str, Any] | None = None, **options: Any) -> Situation:
    """A position in which all the plain cards are known."""
    return position(me=me, you=you, cards=[*EXTRAS, *options.pop("cards", ())], **options)


def over(name: str, shift: int = 2, **facts: Any) -> Made:
    """A character with Shift that has the name of a real card."""
    return made(name, version="Over", cost=6, willpower=6, abilities=[Keyword("Shift", shift)], **facts)
