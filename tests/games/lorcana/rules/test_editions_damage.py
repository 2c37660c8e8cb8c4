"""The editions as switches: damage, what replaces it, and who is credited with a banishing."""

from typing import Final

import pytest

from mazo.abilities.tree.deeds import Do, Draw, MoveCounters, PutCounters, ToPlayer
from mazo.abilities.tree.effects import Instead, Keyword, Triggered
from mazo.abilities.tree.facts import More
from mazo.abilities.tree.nouns import Cards, Chosen, Every, Named, When
from tests.games.lorcana.abilities.lowering.stage import MINE, PLAIN, THEIRS, hero, lord
from tests.games.lorcana.abilities.lowering.stage import spell as says
from tests.games.lorcana.rules.switches import shows
from tests.support.rule import rule
from tests.support.table import ME, OLD, YOU, position

MAY: Final = "2025-05-27"
OCTOBER: Final = "2025-10-31"


TOUGH = hero(Keyword("Resist", 2), name="Tough", willpower=9)
SHIELD = says(Instead(When("is dealt damage", MINE), next=True, until="this turn"), "Shield")
STING = says(Do("deal damage", Every(MINE), 2), "Sting")
BLAST = says(Do("deal damage", Every(MINE), 5), "Blast")


@shows("shield_order")
@rule("lorcana", "6.7.2.2", "8.8.1", "1.x 10.6.1")
@pytest.mark.parametrize(
    ("edition", "answers", "damage"),
    [
        ("2.2.0", [], 3),  # damage of 0 is still dealt and uses the shield up
        ("2.1.0", [], 0),  # Resist first: nothing is dealt, the shield is kept
        ("2.0.1", [], 3),  # the shield first
        (OLD, ["resolve 1", "resolve 2"], 0),  # Resist is a replacement too, and its player chooses
        (OLD, ["resolve 2"], 3),
    ],
)
def test_whether_resist_or_a_shield_comes_first(edition, answers, damage):
    game = position(
        me={"hand": ["Shield", "Sting", "Blast"], "play": ["Tough"]},
        cards=[TOUGH, SHIELD, STING, BLAST],
        edition=edition,
    )
    game.push("play Shield", "play Sting", *answers[:1], "play Blast", *answers[1:])
    assert game.damage("Tough") == damage


STRIKER = hero(Triggered((When("deals damage", "this"),), ToPlayer("gain lore", 1)))


@shows("zero_damage")
@rule("lorcana", "1.9.5", "8.8.2")
@pytest.mark.parametrize(("edition", "lore"), [("2.2.0", 1), ("2.1.0", 0)])
def test_damage_reduced_to_nothing_is_dealt_or_not(edition, lore):
    game = position(me={"play": ["Hero"]}, you={"play": ["Tough (exerted)"]}, cards=[TOUGH, STRIKER], edition=edition)
    assert game.push("challenge Hero -> Tough").lore(ME) == lore


@rule("lorcana", "1.9.4.2", "4.6.6.1", "1.9.4", "1.9.4.1")
@pytest.mark.parametrize("edition", ["2.2.0", "2.1.0", OLD])
def test_damage_modifiers_in_whatever_order(edition):
    fierce = lord(More("deal damage", 1, to=Cards(("character",), "any", (Named(("Tough",)),))))
    game = position(
        me={"play": ["Lord", "Ant"]}, you={"play": ["Tough (exerted)"]}, cards=[*PLAIN, TOUGH, fierce], edition=edition
    )
    assert game.push("challenge Ant -> Tough").damage("Tough") == 0
    game = position(
        me={"play": ["Lord", "Bear"]}, you={"play": ["Tough (exerted)"]}, cards=[*PLAIN, TOUGH, fierce], edition=edition
    )
    assert game.push("challenge Bear -> Tough").damage("Tough") == 2


SCAR = says(PutCounters("damage", 1, Chosen(THEIRS)))
DEALT = hero(Triggered((When("is dealt damage", THEIRS),), ToPlayer("gain lore", 1)), name="Dealt")
TAKEN = hero(Triggered((When("takes damage", THEIRS),), ToPlayer("gain lore", 3)), name="Taken")


@shows("dealt_means_taken")
@rule("lorcana", "1.9.3", "8.8.3")
@pytest.mark.parametrize(("edition", "lore"), [("2.2.0", 3), ("2.0.1", 4), (OLD, 0)])
def test_who_hears_of_damage_that_is_put(edition, lore):
    game = position(
        me={"hand": ["Spell"], "play": ["Dealt", "Taken"]}, you={"play": ["Bear"]},
        cards=[*PLAIN, SCAR, DEALT, TAKEN], edition=edition,
    )  # fmt: skip
    game.push("play Spell")
    while game.legal("resolve"):
        game.push("resolve 1")
    assert game.lore(ME) == lore


HEALED = hero(Triggered((When("is healed", MINE),), ToPlayer("gain lore", 1)))
CARRY = says(
    MoveCounters("damage", 1, Chosen(Cards(("character",), "yours", (Named(("Bear",)),)), name="from"), Chosen(THEIRS))
)


@shows("move_is_remove")
@rule("lorcana", "1.9.2.4", "1.x 9.3.1")
@pytest.mark.parametrize(("edition", "lore"), [("2.2.0", 1), ("2.0.1", 0), (OLD, 1)])
def test_moving_damage_removes_it_or_only_takes_it_off(edition, lore):
    game = position(
        me={"hand": ["Spell"], "play": ["Hero", "Bear (damage 1)"]}, you={"play": ["Fox"]},
        cards=[*PLAIN, CARRY, HEALED], edition=edition,
    )  # fmt: skip
    game.push("play Spell")
    assert (game.damage("Fox"), game.lore(ME)) == (1, lore)


ONE_SAVER = lord(
    Instead(When("is dealt damage", Cards(("character",), "yours", (Named(("Bear",)),))), Draw(1)), name="One"
)
TWO_SAVER = lord(
    Instead(When("is dealt damage", Cards(("character",), "yours", (Named(("Bear",)),))), Draw(2)), name="Two"
)
HIT = says(Do("deal damage", Chosen(Cards(("character",), "opposing", (Named(("Bear",)),))), 1))


@shows("replacement_rule")
@rule("lorcana", "6.5.6", "6.5.7", "1.x 7.7.6")
@pytest.mark.parametrize(("edition", "chooser"), [("2.2.0", YOU), (OCTOBER, YOU), (MAY, ME)])
def test_who_chooses_between_replacements(edition, chooser):
    game = position(
        me={"hand": ["Spell"]}, you={"play": ["One", "Two", "Bear"]}, cards=[*PLAIN, ONE_SAVER, TWO_SAVER, HIT],
        edition=edition,
    )  # fmt: skip
    assert game.push("play Spell").deciding == chooser
    game.push("resolve 2")
    assert (game.damage("Bear"), len(game.hand(YOU))) == (0, 2)


KILLER = hero(
    Triggered((When("quest", "this"),), Do("deal damage", Chosen(THEIRS), 3)),
    Triggered((When("banish", THEIRS, "this"),), ToPlayer("gain lore", 5)),
)


@shows("banish_credit")
@rule("lorcana", "1.8.1.4", "1.x 1.9.1.3")
@pytest.mark.parametrize(("edition", "lore"), [("2.2.0", 6), (OLD, 6), (MAY, 1)])
def test_who_is_credited_with_a_banishing(edition, lore):
    game = position(me={"play": ["Hero"]}, you={"play": ["Ant"]}, cards=[*PLAIN, KILLER], edition=edition)
    assert game.push("quest Hero").lore(ME) == lore
