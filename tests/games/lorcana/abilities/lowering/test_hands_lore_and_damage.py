"""Effects that happen once, to players and to damage: drawing, discarding, lore, dealing, removing and moving."""

import pytest

from mazo.abilities.tree.deeds import Discard, Do, Draw, MoveCounters, PutCounters, RemoveCounters, RevealHand, ToPlayer
from mazo.abilities.tree.effects import Keyword, Steps
from mazo.abilities.tree.nouns import Cards, Chosen, Every
from tests.games.lorcana.abilities.lowering.stage import (
    CHARACTERS,
    EVERYBODY,
    MINE,
    PLAIN,
    THEIRS,
    discard_of,
    hero,
    spell,
)
from tests.support.rule import rule
from tests.support.table import ME, YOU, position

# Hands.

DRAWS = [
    (spell(Draw()), 1, 0),
    (spell(Draw(3)), 3, 0),
    (spell(Draw(2, "each opponent")), 0, 2),
    (spell(Draw(1, "each player")), 1, 1),
    (spell(Draw(4, until=True)), 2, 0),
    (spell(Draw(2, until=True)), 0, 0),
    (spell(Draw(1, until=True)), 0, 0),
]


@rule("lorcana", "1.12.1", "1.12.2", "6.1.8.1")
@pytest.mark.parametrize(("action", "mine", "yours"), DRAWS)
def test_drawing(action, mine, yours):
    game = position(me={"hand": ["Spell", "Ant", "Bear"]}, you={"hand": ["Ant"]}, cards=[*PLAIN, action]).push(
        "play Spell"
    )
    assert (len(game.hand(ME)), len(game.hand(YOU))) == (2 + mine, 1 + yours)


THEY_DISCARD = spell(Discard(1, "each opponent"))
I_CHOOSE_WHAT_THEY_DISCARD = spell(
    Steps((RevealHand("each opponent"), Discard(1, "each opponent", Cards(("item",), zone="hand"), by="you")))
)
RANDOM_DISCARD = spell(Discard(2, "each opponent", by="random"))
ALL_DISCARD = spell(Discard(0, "each player", by="all"))
DOWN_TO_ONE = spell(Discard(1, "each opponent", until=True))
DISCARD_UP_TO = spell(Discard(2, up_to=True))


@rule("lorcana", "7.3.4")
def test_who_discards_chooses():
    game = position(me={"hand": ["Spell"]}, you={"hand": ["Ant", "Bear"]}, cards=[*PLAIN, THEY_DISCARD]).push(
        "play Spell"
    )
    assert game.deciding == YOU
    assert discard_of(game.push("choose Bear"), YOU) == ["Bear"]


@rule("lorcana", "7.3.4")
def test_another_chooses_what_is_discarded():
    game = position(
        me={"hand": ["Spell"]}, you={"hand": ["Ant", "Rock", "Rock"]}, cards=[*PLAIN, I_CHOOSE_WHAT_THEY_DISCARD]
    )
    game.push("play Spell")
    assert (game.deciding, game.legal()) == (ME, ["choose Rock", "choose Rock #" + game.legal()[1].partition("#")[2]])
    game.push("choose Rock")
    assert (discard_of(game, YOU), game.hand(YOU)) == (["Rock"], ["Ant", "Rock"])


@rule("lorcana", "7.3.4")
def test_discarding_at_random_asks_nobody():
    game = position(me={"hand": ["Spell"]}, you={"hand": ["Ant", "Bear", "Cat"]}, cards=[*PLAIN, RANDOM_DISCARD])
    game.push("play Spell")
    assert (game.deciding, len(discard_of(game, YOU)), len(game.hand(YOU))) == (ME, 2, 1)


@rule("lorcana", "7.3.4", "6.1.8.1")
@pytest.mark.parametrize(
    ("action", "answer", "mine", "yours"),
    [
        (ALL_DISCARD, [], 0, 0),
        (DOWN_TO_ONE, ["choose Ant; Bear"], 2, 1),
        (DISCARD_UP_TO, ["nothing"], 2, 3),
        (DISCARD_UP_TO, ["choose Rock"], 1, 3),
        (DISCARD_UP_TO, ["choose Rock; Noise"], 0, 3),
    ],
)
def test_how_much_is_discarded(action, answer, mine, yours):
    game = position(
        me={"hand": ["Spell", "Rock", "Noise"]}, you={"hand": ["Ant", "Bear", "Cat"]}, cards=[*PLAIN, action]
    )
    game.push("play Spell", *answer)
    assert (len(game.hand(ME)), len(game.hand(YOU))) == (mine, yours)


# Lore.

LORE = [
    (spell(ToPlayer("gain lore", 2)), 3 + 2, 4),
    (spell(ToPlayer("gain lore", 2, "each opponent")), 3, 6),
    (spell(ToPlayer("gain lore", 2, "each player")), 5, 6),
    (spell(ToPlayer("lose lore", 2)), 1, 4),
    (spell(ToPlayer("lose lore", 9, "each opponent")), 3, 0),
    (spell(ToPlayer("lose lore", 1, "each player")), 2, 3),
]


@rule("lorcana", "1.11.1")
@pytest.mark.parametrize(("action", "mine", "yours"), LORE)
def test_lore(action, mine, yours):
    game = position(me={"lore": 3, "hand": ["Spell"]}, you={"lore": 4}, cards=[action]).push("play Spell")
    assert (game.lore(ME), game.lore(YOU)) == (mine, yours)


# Damage.

TOUGH = hero(Keyword("Resist", 2), name="Tough", willpower=9)
DAMAGE = [
    (spell(Do("deal damage", Chosen(CHARACTERS), 3)), 1),
    (spell(Do("deal unreduced damage", Chosen(CHARACTERS), 3)), 3),
    (spell(PutCounters("damage", 3, Chosen(CHARACTERS))), 3),
    (spell(Do("deal damage", EVERYBODY, 2)), 0),
]


@rule("lorcana", "1.9.2.1", "1.9.2.2", "8.8.1", "8.8.3")
@pytest.mark.parametrize(("action", "damage"), DAMAGE)
def test_dealt_damage_is_reduced_and_put_damage_is_not(action, damage):
    game = position(me={"hand": ["Spell"]}, you={"play": ["Tough"]}, cards=[*PLAIN, TOUGH, action]).push("play Spell")
    assert game.damage("Tough") == damage


@rule("lorcana", "1.9.1")
def test_damage_to_several_is_simultaneous():
    action = DAMAGE[3][0]
    game = position(me={"hand": ["Spell"], "play": ["Dog", "Hut"]}, you={"play": ["Bear"]}, cards=[*PLAIN, action])
    game.push("play Spell")
    assert (game.damage("Dog"), game.damage("Bear"), game.damage("Hut")) == (2, 2, 0)


HEALS = [
    (spell(RemoveCounters("damage", 2, Chosen(MINE))), ["choose Cat", "amount 1"], (3, 3)),
    (spell(RemoveCounters("damage", 2, Chosen(MINE))), ["choose Cat", "amount 0"], (3, 4)),
    (spell(RemoveCounters("damage", 2, Chosen(MINE), up_to=False)), ["choose Cat"], (3, 2)),
    (spell(RemoveCounters("damage", "all", Chosen(MINE))), ["choose Cat"], (3, 0)),
    (spell(RemoveCounters("damage", 2, Every(MINE), up_to=False)), [], (1, 2)),
    (spell(RemoveCounters("damage", 9, Every(MINE), up_to=False)), [], (0, 0)),
    (spell(RemoveCounters("damage", 3, Every(MINE), total=True)), ["amount 3", "divide 1 Bear; 2 Cat"], (2, 2)),
    (spell(RemoveCounters("damage", 3, Every(MINE), total=True)), ["amount 1", "divide 1 Bear"], (2, 4)),
]


@rule("lorcana", "1.9.2.3")
@pytest.mark.parametrize(("action", "answers", "left"), HEALS)
def test_removing_damage(action, answers, left):
    game = position(me={"hand": ["Spell"], "play": ["Bear (damage 3)", "Cat (damage 4)"]}, cards=[*PLAIN, action])
    game.push("play Spell", *answers)
    assert (game.damage("Bear"), game.damage("Cat")) == left


FROM = Chosen(MINE, name="from")
MOVES = [
    (spell(MoveCounters("damage", 1, FROM, Chosen(THEIRS))), ["choose Bear"], (2, 4, 1)),
    (spell(MoveCounters("damage", "all", FROM, Chosen(THEIRS))), ["choose Cat"], (3, 0, 4)),
    (spell(MoveCounters("damage", 3, FROM, Chosen(THEIRS), up_to=True)), ["choose Cat", "amount 2"], (3, 2, 2)),
    (spell(MoveCounters("damage", 3, FROM, Chosen(THEIRS), up_to=True)), ["choose Cat", "amount 0"], (3, 4, 0)),
    (spell(MoveCounters("damage", 1, Every(MINE), Chosen(THEIRS))), [], (2, 3, 2)),
    (spell(MoveCounters("damage", "all", Every(MINE), Chosen(THEIRS))), [], (0, 0, 7)),
    (spell(MoveCounters("damage", 2, Chosen(MINE), Chosen(THEIRS))), ["choose Cat"], (3, 2, 2)),
]


@rule("lorcana", "1.9.2.4")
@pytest.mark.parametrize(("action", "answers", "left"), MOVES)
def test_moving_damage(action, answers, left):
    game = position(
        me={"hand": ["Spell"], "play": ["Bear (damage 3)", "Cat (damage 4)"]}, you={"play": ["Tough"]},
        cards=[*PLAIN, TOUGH, action],
    )  # fmt: skip
    game.push("play Spell", *answers)
    assert (game.damage("Bear"), game.damage("Cat"), game.damage("Tough")) == left
