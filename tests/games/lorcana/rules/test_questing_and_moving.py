"""[4.5] [4.7] Quest with a character, move a character to a location."""

import pytest

from mazo.abilities.tree.effects import Static
from mazo.abilities.tree.facts import CostsLess
from mazo.abilities.tree.nouns import Cards
from tests.games.lorcana.rules.scripts import banishes, changes, draws, gains, loses, spell, watcher
from tests.support.rule import rule
from tests.support.table import ME, OLD, YOU, made, position

STITCH = "Stitch - New Dog"  # 1 lore
MUFASA = "Mufasa - King of the Pride Lands"  # 3 lore
MARKET = "Agrabah - Marketplace"  # moving there costs 1
LAGOON = "Never Land - Mermaid Lagoon"  # moving there costs 1
PEAK = made("Peak", "location", willpower=7, lore=0, move_cost=3)
LAMP = made("Lamp", "item")


# [4.5] Quest.


@rule("lorcana", "4.5.1", "4.5.1.1", "4.5.1.3", "4.5.1.4", "5.3.6.4", "1.11.2")
@pytest.mark.parametrize(("card", "lore"), [(STITCH, 1), (MUFASA, 3)])
def test_a_questing_character_is_exerted_and_gives_its_lore(card, lore):
    game = position(me={"lore": 2, "play": [card]})
    game.push(f"quest {card}")
    assert (game.is_exerted(card), game.lore(ME)) == (True, 2 + lore)
    assert game.story() == ["exerts", "gains_lore", "quests"]


@rule("lorcana", "4.5.1.2", "5.1.1.2")
@pytest.mark.parametrize(("edition", "number"), [("2.2.0", "4.5.1.2"), (OLD, "4.3.5.5")])
def test_an_exerted_character_cannot_quest(edition, number):
    game = position(me={"play": [f"{STITCH} (exerted)"]}, edition=edition)
    assert game.refused("quest Stitch") == ("quester_exerted", number)


@rule("lorcana", "5.1.1.11", "4.5.1.2", "1.7.5", "5.3.5")
@pytest.mark.parametrize(("edition", "number"), [("2.2.0", "5.1.1.11"), (OLD, "6.1.4")])
def test_a_drying_character_cannot_quest(edition, number):
    game = position(me={"play": [f"{STITCH} (drying)"]}, edition=edition)
    assert game.refused("quest Stitch") == ("quester_drying", number)


@rule("lorcana", "5.3.4", "4.5.1")
@pytest.mark.parametrize("card", [MARKET, "Lamp"])
def test_only_characters_quest(card):
    game = position(me={"play": [card]}, cards=[LAMP])
    assert game.refused(f"quest {card}") == ("not_a_character", "5.3.4")


@rule("lorcana", "1.4.3", "4.5.1.2")
def test_nobody_quests_with_the_character_of_another():
    game = position(you={"play": [STITCH]})
    assert game.refused("quest Stitch") == ("not_yours", "1.4.3")


@rule("lorcana", "5.1.1.8", "4.5.1.2")
@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_only_characters_in_play_quest(zone):
    game = position(me={zone: [STITCH]})
    assert game.refused("quest Stitch") == ("not_in_play", "5.1.1.8")


@rule("lorcana", "4.5.2", "4.5.1", "4.5.3")
def test_what_a_quest_triggers_resolves_when_the_lore_has_been_gained():
    game = position(me={"play": ["Bard"]}, cards=[watcher("Bard", "quest", loses(), "this", lore=2)])
    game.push("quest Bard")
    assert game.lore(ME) == 1
    assert game.story("gains_lore", "quests", "resolves", "loses_lore") == [
        *["gains_lore", "quests", "resolves", "loses_lore"]
    ]


@rule("lorcana", "4.1.5", "4.5.1")
def test_what_the_exertion_of_a_quest_triggers_waits_for_the_lore():
    game = position(me={"play": [STITCH, "Guard"]}, cards=[watcher("Guard", "exert", draws(), "your others")])
    game.push("quest Stitch")
    assert game.story("exerts", "gains_lore", "resolves") == ["exerts", "gains_lore", "resolves"]


@rule("lorcana", "4.5.1.4", "5.3.6.4")
def test_a_quest_gives_the_lore_value_as_it_is_now():
    game = position(
        me={"play": [STITCH], "hand": ["Song of Praise"]},
        cards=[spell("Song of Praise", changes("lore", 2, "this turn"))],
    )
    assert game.push("play Song of Praise", "quest Stitch").lore(ME) == 3


@rule("lorcana", "4.5.3.1", "1.11.2")
def test_with_a_lore_value_below_zero_a_character_quests_without_lore():
    game = position(
        me={"lore": 4, "play": ["Bard"], "hand": ["Shame"]},
        cards=[spell("Shame", changes("lore", -3, "this turn")), watcher("Bard", "quest", draws(), "this", lore=1)],
    )
    game.push("play Shame", "quest Bard")
    assert (game.lore(ME), game.resolved(), game.is_exerted("Bard")) == (4, ["Bard"], True)
    assert game.story("gains_lore", "loses_lore") == []


@rule("lorcana", "4.5.1.4", "1.11.2")
def test_gaining_lore_is_an_event_of_its_own():
    game = position(me={"play": [STITCH, "Banker"]}, cards=[watcher("Banker", "gains lore", draws())])
    game.push("quest Stitch")
    assert game.resolved() == ["Banker"]


@rule("lorcana", "4.5.1")
def test_several_characters_quest_one_after_the_other():
    game = position(me={"play": [STITCH, MUFASA]})
    assert game.push("quest Stitch", "quest Mufasa").lore(ME) == 4
    assert game.legal("quest") == []


# [4.7] Move.


@rule("lorcana", "4.7.3", "4.7.3.1", "4.7.3.4", "4.7.4", "5.6.5.2")
def test_a_character_moves_to_a_location_for_its_move_cost():
    game = position(me={"play": [STITCH, "Peak"], "ink": 4}, cards=[PEAK])
    game.push("move Stitch -> Peak")
    assert (game.place("Stitch"), game.ink(ME)) == ("Peak", (1, 3))
    assert not game.is_exerted("Stitch")


@rule("lorcana", "4.7.3", "4.7.3.4")
@pytest.mark.parametrize(("edition", "number"), [("2.2.0", "4.7.3.4"), (OLD, "4.3.7.4")])
def test_the_move_cost_is_paid_in_full_or_not_at_all(edition, number):
    game = position(me={"play": [STITCH, "Peak"], "ink": 2}, cards=[PEAK], edition=edition)
    refusal = game.why_not("move Stitch -> Peak")
    assert refusal is not None
    assert (refusal.reason, refusal.number) == ("move_too_expensive", number)
    assert refusal.fix_en == "You need 1 more ready ink."
    assert game.unchanged()


@rule("lorcana", "4.7.1", "4.7.3")
@pytest.mark.parametrize("state", ["", " (exerted)", " (drying)", " (exerted, drying)"])
def test_characters_move_in_whatever_state_they_are(state):
    game = position(me={"play": [STITCH + state, LAGOON], "ink": 1})
    game.push("move Stitch -> Never Land")
    assert game.place("Stitch") == LAGOON


@rule("lorcana", "4.7.1")
@pytest.mark.parametrize(("edition", "number"), [("2.2.0", "4.7.1"), (OLD, "4.3.7.1")])
def test_nobody_moves_to_the_location_of_another(edition, number):
    game = position(me={"play": [STITCH], "ink": 1}, you={"play": [LAGOON]}, edition=edition)
    assert game.refused("move Stitch -> Never Land") == ("not_your_location", number)


@rule("lorcana", "4.7.1", "1.4.3")
def test_nobody_moves_the_character_of_another():
    game = position(me={"play": [LAGOON], "ink": 1}, you={"play": [STITCH]})
    assert game.refused("move Stitch -> Never Land") == ("not_yours", "1.4.3")


@rule("lorcana", "4.7.1")
def test_only_characters_move_and_only_to_locations():
    game = position(me={"play": [STITCH, MUFASA, "Lamp", LAGOON], "ink": 1}, cards=[LAMP])
    assert game.refused("move Lamp -> Never Land") == ("not_a_character", "4.7.1")
    assert game.refused("move Stitch -> Lamp") == ("not_a_location", "4.7.1")
    assert game.refused("move Stitch -> Mufasa") == ("not_a_location", "4.7.1")


@rule("lorcana", "4.7.1", "5.1.1.8")
def test_both_must_be_in_play():
    game = position(me={"play": [STITCH], "hand": [LAGOON], "ink": 1})
    assert game.refused("move Stitch -> Never Land") == ("not_in_play", "5.1.1.8")
    other = position(me={"play": [LAGOON], "hand": [STITCH], "ink": 1})
    assert other.refused("move Stitch -> Never Land") == ("not_in_play", "5.1.1.8")


@rule("lorcana", "M4", "4.7.1")
def test_a_character_does_not_move_to_where_it_already_is():
    game = position(me={"play": [LAGOON, f"{STITCH} (at {LAGOON})"], "ink": 1})
    assert game.refused("move Stitch -> Never Land") == ("already_there", "M4")


@rule("lorcana", "4.7.2", "4.7.4", "4.7.3")
def test_a_character_leaves_a_location_by_moving_to_another():
    game = position(me={"play": [LAGOON, MARKET, f"{STITCH} (at {LAGOON})"], "ink": 2})
    game.push("move Stitch -> Agrabah")
    assert game.place("Stitch") == MARKET
    game.push("move Stitch -> Never Land")
    assert game.place("Stitch") == LAGOON
    assert game.legal("move") == []  # no ink is left, and nowhere else to go


@rule("lorcana", "4.7.2")
def test_there_is_no_way_to_leave_a_location_for_nowhere():
    game = position(me={"play": [LAGOON, f"{STITCH} (at {LAGOON})"], "ink": 9})
    assert game.legal("move") == []


@rule("lorcana", "4.7.3.3")
def test_a_payment_modifier_changes_what_a_move_costs():
    guide = made("Guide", abilities=[Static((CostsLess(2, Cards(("location",), "yours"), what="move"),))])
    game = position(me={"play": [STITCH, "Peak", "Guide"], "ink": 1}, cards=[PEAK, guide])
    game.push("move Stitch -> Peak")
    assert (game.place("Stitch"), game.ink(ME)) == ("Peak", (0, 1))


@rule("lorcana", "4.7.4", "4.7.5")
def test_what_a_move_triggers_resolves_after_it():
    game = position(me={"play": ["Scout", LAGOON], "ink": 1}, cards=[watcher("Scout", "move", gains(), "this")])
    game.push("move Scout -> Never Land")
    assert game.story("paid", "moves", "resolves") == ["paid", "moves", "resolves"]
    assert [(event.card, event.other) for event in game.events("moves")] == [("Scout", LAGOON)]
    assert game.place("Scout") == LAGOON


@rule("lorcana", "5.6.6", "7.1.6")
def test_a_character_that_leaves_play_is_at_no_location_any_more():
    game = position(
        me={"play": [LAGOON, f"{STITCH} (at {LAGOON})"]},
        you={"hand": ["Bolt"]},
        active=YOU,
        cards=[spell("Bolt", banishes())],
    )
    card = game.card("Stitch")
    game.push("play Bolt")
    assert game.names_in("discard", ME) == [STITCH]
    assert game.table.host[card] == -1
