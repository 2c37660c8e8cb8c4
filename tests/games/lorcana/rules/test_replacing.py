"""[6.5] Replacement effects: which of them apply, in which order, and who decides."""

from typing import Any

import pytest

from mazo.abilities.tree.deeds import Do, Draw, PutCounters, ToPlayer
from mazo.abilities.tree.effects import Action, Effect, If, Instead, Static, Steps, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, Compare, Count, Every, That, This, When
from mazo.games.lorcana.rules.checks import MOST_ROUNDS, check
from tests.support.rule import rule
from tests.support.table import ME, YOU, Made, Situation, made, position

CHARACTERS = Cards(("character",))
OTHERS = Cards(("character",), "yours", other=True)
OX = made("Ox", willpower=9)
FIRST = "2025-05-27"


def martyr(name: str) -> Made:
    """A character onto which damage is put that others of its player would be dealt."""
    instead = Instead(When("is dealt damage", OTHERS), PutCounters("damage", That(), This()))
    return made(name, willpower=9, abilities=[Static((instead,))])


LEFT, RIGHT = martyr("Left"), martyr("Right")
TWO = Compare(Count(Cards(("item",), "yours")), "at least", 1)
BOLT = made("Bolt", "action", cost=0, abilities=[
    Action(If(TWO, Do("deal damage", Chosen(CHARACTERS), 3), Do("deal damage", Chosen(CHARACTERS), 1), instead=True)),
])  # fmt: skip
ROCK = made("Rock", "item")


@rule("lorcana", "6.5.6", "6.5.7", "6.5.7.1", "6.5.7.2")
@pytest.mark.parametrize(("items", "put"), [([], 1), (["Rock"], 3)])
def test_a_self_replacement_comes_first_and_then_the_affected_player_picks_one_of_the_others(items, put):
    game = position(
        me={"hand": ["Bolt"], "play": items}, you={"play": ["Ox", "Left", "Right"]}, cards=[OX, LEFT, RIGHT, BOLT, ROCK]
    )
    game.push("play Bolt", "choose Ox")
    assert (game.deciding, len(game.legal("resolve"))) == (YOU, 2)
    game.push("resolve 2")
    assert (game.damage("Ox"), game.damage("Left"), game.damage("Right")) == (0, 0, put)


@rule("lorcana", "6.5.7", "2025-05-27 7.7.6")
@pytest.mark.parametrize(("edition", "decides"), [("2.2.0", YOU), (FIRST, ME)])
def test_in_the_oldest_edition_the_player_of_the_replaced_effect_chooses(edition, decides):
    game = position(
        me={"hand": ["Bolt"]}, you={"play": ["Ox", "Left", "Right"]}, cards=[OX, LEFT, RIGHT, BOLT], edition=edition
    )
    assert game.push("play Bolt", "choose Ox").deciding == decides


def passing(name: str) -> Made:
    """A character that is dealt the damage which others of its player would be dealt."""
    instead = Instead(When("is dealt damage", OTHERS), Do("deal damage", This(), That()))
    return made(name, willpower=9, abilities=[Static((instead,))])


@rule("lorcana", "6.5.7.3", "6.5.7", "6.5.5", "2025-05-27 7.7.6")
@pytest.mark.parametrize(("edition", "damage"), [("2.2.0", (0, 1)), (FIRST, (1, 0))])
def test_what_happens_instead_is_looked_at_anew_where_the_edition_allows_more_than_one(edition, damage):
    game = position(
        me={"hand": ["Bolt"]},
        you={"play": ["Ox", "Left", "Right"]},
        cards=[OX, passing("Left"), passing("Right"), BOLT],
        edition=edition,
    )
    game.push("play Bolt", "choose Ox", "resolve 1")
    assert (game.damage("Left"), game.damage("Right")) == damage


SHIELD = Instead(When("is dealt damage", Cards(("character",), "yours")), next=True)
BOTH = made("Both", "action", cost=0, abilities=[Action(Do("deal damage", Every(CHARACTERS), 1))])
QUAKE = [OX, BOTH, made("Cow", willpower=9)]


@rule("lorcana", "6.5.1", "6.5.2")
def test_a_part_of_an_effect_is_replaced_and_the_rest_happens():
    both = Steps((Do("deal damage", Chosen(CHARACTERS), 2), Draw(1)))
    shot = made("Shot", "action", cost=0, abilities=[Action(both)])
    game = position(me={"hand": ["Shot"]}, you={"play": ["Ox", "Left"]}, cards=[OX, LEFT, shot])
    game.push("play Shot", "choose Ox")
    assert (game.damage("Ox"), game.damage("Left"), len(game.hand(ME))) == (0, 2, 1)


@rule("lorcana", "M44", "6.5.7")
@pytest.mark.parametrize("active", [ME, YOU])
def test_each_player_orders_the_replacements_for_their_own_cards_the_active_player_first(active):
    sides = [{"play": ["Ox", "Left", "Right"]}, {"play": ["Ox", "Left", "Right"]}]
    sides[active]["hand"] = ["Both"]
    game = position(me=sides[0], you=sides[1], active=active, cards=[OX, LEFT, RIGHT, BOTH]).push("play Both")
    asked = []
    while game.legal("resolve"):
        asked.append(game.deciding)
        game.push("resolve 1")
    assert asked == [active, 1 - active]


GRACE = made("Grace", "action", cost=0, abilities=[Action(SHIELD)])
PRINTED = Instead(When("is dealt damage", Cards(("character",), "yours")))
SAINT = made("Saint", "item", abilities=[Static((PRINTED,))])


@rule("lorcana", "M43", "6.5.8")
def test_unused_one_shots_of_the_same_kind_cease_to_exist():
    game = position(me={"hand": ["Grace", "Grace", "Bolt", "Bolt"], "play": ["Ox"]}, cards=[OX, GRACE, BOLT]).push(
        "play Grace", "play Grace", "play Bolt"
    )
    if game.legal("resolve"):
        game.push("resolve 1")
    assert game.damage("Ox") == 0
    assert game.push("play Bolt").damage("Ox") == 1


@rule("lorcana", "M43")
def test_the_printed_text_of_several_cards_in_play_applies_again_to_the_next_event():
    game = position(me={"hand": ["Bolt", "Bolt"], "play": ["Ox", "Saint", "Saint"]}, cards=[OX, SAINT, BOLT])
    for _ in range(2):
        game.push("play Bolt")
        if game.legal("resolve"):
            game.push("resolve 1")
    assert game.damage("Ox") == 0


@rule("lorcana", "6.5.1", "6.5.4")
def test_an_event_that_was_replaced_triggers_nothing():
    hurt = made(
        "Hurt", willpower=9, abilities=[Triggered((When("is dealt damage", "this"),), ToPlayer("gain lore", 1))]
    )
    game = position(me={"hand": ["Bolt"], "play": ["Hurt", "Left"]}, cards=[hurt, LEFT, BOLT])
    game.push("play Bolt", "choose Hurt")
    assert (game.lore(ME), game.damage("Left")) == (0, 1)


# What happens instead of a banishing, and leaves the damage where it is.


def undying(do: Effect) -> Made:
    """A character that stays whatever the damage; something happens instead of each banishing."""
    return made("Undying", willpower=2, abilities=[Static((Instead(When("banish", "this"), do),))])


def struck(do: Effect, **side: Any) -> Situation:
    """Lethal damage is dealt to the undying character."""
    game = position(
        me={"hand": ["Bolt", "Bolt"], "play": ["Rock"]},
        you={"play": ["Undying"], **side},
        cards=[undying(do), BOLT, ROCK],
    )
    return game.push("play Bolt")


@rule("lorcana", "1.8.3", "6.5.4", "6.1.10")
def test_a_check_that_comes_round_to_the_same_position_ends_there() -> None:
    game = struck(Draw(0))
    assert (game.is_in_play("Undying"), game.damage("Undying")) == (True, 3)
    assert game.story("replaced", "loop_shortened") == ["replaced", "loop_shortened"]
    (ended,) = game.events("loop_shortened")
    assert game.number(ended.rule) == "6.1.10"
    assert not check(game.table), "nothing more is found while nothing changes"


@rule("lorcana", "1.8.3", "6.5.4", "6.1.10")
def test_a_check_that_changes_something_each_time_goes_on_until_nothing_changes() -> None:
    game = struck(Draw(1), deck=4)
    assert len(game.hand(YOU)) == 4
    assert game.is_in_play("Undying")


@rule("lorcana", "1.8.3", "1.8.1.1")
def test_a_check_that_gives_lore_each_time_goes_on_until_somebody_has_won() -> None:
    assert struck(ToPlayer("gain lore", 1)).winner == YOU


@rule("lorcana", "1.8.3", "6.1.10")
def test_a_check_that_would_change_something_for_ever_ends_after_a_fixed_number_of_times() -> None:
    game = struck(PutCounters("damage", 1, This()))
    assert game.is_in_play("Undying")
    assert game.story("replaced", "loop_shortened") == ["replaced"] * MOST_ROUNDS + ["loop_shortened"]


@rule("lorcana", "1.8.3", "1.8.5")
def test_after_the_next_change_the_check_looks_again() -> None:
    game = struck(Draw(0)).push("play Bolt")
    assert game.story("replaced") == ["replaced"] * 2
    game.push("end")
    assert (game.deciding, game.damage("Undying")) == (YOU, 6)
