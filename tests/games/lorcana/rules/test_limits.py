"""[4.6.4] [8] Who can challenge whom: Bodyguard, Evasive, Rush, Reckless and what effects forbid."""

import pytest

from mazo.abilities.tree.deeds import Do, Draw, ToPlayer
from mazo.abilities.tree.effects import Can, Cant, Keyword, Must, Static, Triggered
from mazo.abilities.tree.facts import DoBy, PlayerRule
from mazo.abilities.tree.nouns import Cards, Every, Has, Ref, This, When
from tests.support.rule import rule
from tests.support.table import ME, OLD, YOU, made, position

KNIGHT = made("Knight", strength=2, willpower=5)
GUARD = made("Guard", strength=1, willpower=3, abilities=[Keyword("Bodyguard")])
BIRD = made("Bird", strength=1, willpower=3, abilities=[Keyword("Evasive")])
WATCH = made("Watch", strength=1, willpower=3, abilities=[Keyword("Alert")])
PAGE = made("Page", strength=1, willpower=3)
BASE = [KNIGHT, GUARD, BIRD, WATCH, PAGE]
LAGOON = "Never Land - Mermaid Lagoon"


def duel(mine: list[str], yours: list[str], *cards, **more):
    """My characters against yours."""
    return position(me={"play": mine, **more.pop("me", {})}, you={"play": yours}, cards=[*BASE, *cards], **more)


@rule("lorcana", "8.3.3", "8.3.1")
def test_an_exerted_bodyguard_must_be_challenged_before_other_characters():
    game = duel(["Knight"], ["Guard (exerted)", "Page (exerted)", LAGOON])
    assert game.legal("challenge") == ["challenge Knight -> Guard", f"challenge Knight -> {LAGOON}"]
    assert game.refused("challenge Knight -> Page") == ("bodyguard_stands_before", "8.3.3")


@rule("lorcana", "8.3.3")
def test_a_bodyguard_that_cannot_be_challenged_protects_nobody():
    flying = made("Flying", abilities=[Keyword("Bodyguard"), Keyword("Evasive")])
    assert duel(["Knight"], ["Guard", "Page (exerted)"]).legal("challenge") == ["challenge Knight -> Page"]
    assert duel(["Knight"], ["Flying (exerted)", "Page (exerted)"], flying).legal("challenge") == [
        "challenge Knight -> Page"
    ]


@rule("lorcana", "8.3.3")
def test_bodyguard_is_judged_for_each_challenged_player():
    game = position(
        me={"play": ["Knight"]}, you={"play": ["Guard (exerted)"]}, third={"play": ["Page (exerted)"]}, cards=BASE
    )
    assert sorted(game.legal("challenge")) == ["challenge Knight -> Guard", "challenge Knight -> Page"]


@rule("lorcana", "8.6.1", "8.2.1")
@pytest.mark.parametrize(("name", "can"), [("Knight", False), ("Bird", True), ("Watch", True)])
def test_only_evasive_and_alert_characters_challenge_an_evasive_one(name, can):
    game = duel([name], ["Bird (exerted)"])
    assert game.legal("challenge") == ([f"challenge {name} -> Bird"] if can else [])
    if not can:
        assert game.refused("challenge Knight -> Bird") == ("target_evasive", "8.6.1")


@rule("lorcana", "8.6.1")
@pytest.mark.parametrize(("edition", "legal"), [("2.2.0", []), (OLD, ["challenge Knight -> Cloud"])])
def test_evasive_locations_are_protected_from_2_0_on(edition, legal):
    cloud = made("Cloud", "location", abilities=[Keyword("Evasive")])
    assert duel(["Knight"], ["Cloud"], cloud, edition=edition).legal("challenge") == legal


@rule("lorcana", "8.2.1", "8.2.2")
def test_alert_does_not_get_past_a_bodyguard():
    assert duel(["Watch"], ["Guard (exerted)", "Page (exerted)"]).legal("challenge") == ["challenge Watch -> Guard"]


@rule("lorcana", "8.9.1")
def test_rush_challenges_while_drying_but_does_nothing_else():
    rusher = made("Rusher", abilities=[Keyword("Rush")])
    game = duel(["Rusher (drying)"], ["Page (exerted)"], rusher)
    assert game.legal("challenge") == ["challenge Rusher -> Page"]
    assert game.refused("quest Rusher") == ("quester_drying", "5.1.1.11")


@rule("lorcana", "8.5.1", "8.5.2")
def test_challenger_adds_strength_only_while_challenging():
    hero = made("Hero", strength=1, willpower=9, abilities=[Keyword("Challenger", 3)])
    game = duel(["Hero"], ["Knight (exerted)"], hero)
    assert game.strength("Hero") == 1
    assert game.push("challenge Hero -> Knight").damage("Knight") == 4
    assert game.strength("Hero") == 1
    defended = duel(["Knight"], ["Hero (exerted)"], hero).push("challenge Knight -> Hero")
    assert defended.damage("Knight") == 1


RECKLESS = made("Wild", strength=1, willpower=5, abilities=[Keyword("Reckless")])


@rule("lorcana", "8.7.2", "8.7.1")
def test_a_reckless_character_cannot_quest():
    assert duel(["Wild"], [], RECKLESS).refused("quest Wild") == ("quester_reckless", "8.7.2")


@rule("lorcana", "8.7.3", "8.7.1")
def test_the_turn_cannot_end_while_a_reckless_character_can_challenge():
    game = duel(["Wild"], ["Page (exerted)"], RECKLESS)
    assert game.refused("end") == ("reckless_must_challenge", "8.7.3")
    assert game.push("challenge Wild -> Page", "end").active == YOU


@rule("lorcana", "8.7.3")
@pytest.mark.parametrize("states", ["Wild (drying)", "Wild (exerted)"])
def test_a_reckless_character_that_cannot_challenge_keeps_nobody_from_ending(states):
    assert duel([states], ["Page (exerted)"], RECKLESS).push("end").active == YOU


@rule("lorcana", "8.7.3")
@pytest.mark.parametrize(("edition", "bound"), [("2.2.0", True), (OLD, False)])
def test_older_editions_bind_it_only_to_exerted_characters_and_locations(edition, bound):
    wild = made("Wild", abilities=[Keyword("Reckless"), Static((Can(This(), "challenge ready characters"),))])
    game = duel(["Wild"], ["Page"], wild, edition=edition)
    assert game.legal("challenge") == ["challenge Wild -> Page"]
    assert (game.legal("end") == []) == bound


@rule("lorcana", "8.7.4")
def test_a_reckless_character_exerted_otherwise_is_free_of_it():
    song = made("Tune", "action", cost=1, song=True)
    game = duel(["Wild"], ["Page (exerted)"], RECKLESS, song, me={"hand": ["Tune"]})
    assert game.push("sing Tune with Wild", "end").active == YOU


@rule("lorcana", "1.2.1")
@pytest.mark.parametrize(("act", "reason"), [("quest", "must_quest_first"), ("challenge", "must_challenge_first")])
def test_what_must_quest_or_challenge_keeps_the_turn_from_ending(act, reason):
    bound = made("Bound", willpower=5, abilities=[Static((Must(This(), act),))])
    game = duel(["Bound"], ["Page (exerted)"], bound)
    assert game.refused("end") == (reason, "1.2.1")
    assert game.push("quest Bound", "end").active == YOU


@rule("lorcana", "4.6.4.2", "1.2.1")
def test_an_effect_lets_a_character_challenge_ready_ones():
    hunter = made("Hunter", abilities=[Static((Can(This(), "challenge ready characters"),))])
    assert duel(["Hunter", "Knight"], ["Page"], hunter).legal("challenge") == ["challenge Hunter -> Page"]


@rule("lorcana", "4.6.4.3", "1.2.2")
def test_what_cannot_be_challenged_is_not():
    safe = made("Safe", abilities=[Static((Cant(This(), "be challenged"),))])
    game = duel(["Knight"], ["Safe (exerted)"], safe)
    assert game.refused("challenge Knight -> Safe") == ("target_cant", "4.6.4.3")


@rule("lorcana", "4.6.4.3")
def test_what_cannot_be_challenged_by_some_can_be_by_others():
    weak = Cards(("character",), where=(Has("strength", "at most", 1),))
    safe = made("Safe", abilities=[Static((Cant(This(), "be challenged", cards=weak),))])
    game = duel(["Knight", "Page"], ["Safe (exerted)"], safe)
    assert game.legal("challenge") == ["challenge Knight -> Safe"]


@rule("lorcana", "4.6.4.1", "1.2.2")
def test_who_cannot_challenge_does_not():
    meek = made("Meek", abilities=[Static((Cant(This(), "challenge"),))])
    assert duel(["Meek"], ["Page (exerted)"], meek).refused("challenge Meek -> Page") == ("challenger_cant", "1.2.2")


@rule("lorcana", "4.6.4.3", "4.5.1.2")
@pytest.mark.parametrize("edition", ["2.3.0", "2.2.0", "2.0.1"])
def test_a_challenge_or_quest_that_costs_ink_is_paid_for(edition):
    tax = made("Tax", "location", abilities=[
        Static((Cant(Every(Cards(("character",), "opposing")), "quest", costs=1),)),
        Static((Cant(Every(Cards(("character",), "opposing")), "challenge", costs=1),)),
    ])  # fmt: skip
    game = duel(["Knight", "Bird"], ["Page (exerted)", "Tax"], tax, me={"ink": 2}, edition=edition)
    assert game.push("quest Bird", "challenge Knight -> Page").ink(ME) == (0, 2)
    assert game.lore(ME) == 1


@rule("lorcana", "4.6.4.3", "4.5.1.2")
def test_without_the_ink_it_is_closed():
    tax = made("Tax", abilities=[
        Static((Cant(Every(Cards(("character",), "opposing")), "quest", costs=1),)),
        Static((Cant(Every(Cards(("character",), "opposing")), "challenge", costs=1),)),
    ])  # fmt: skip
    game = duel(["Knight"], ["Page (exerted)", "Tax"], tax)
    assert game.refused("quest Knight") == ("quest_too_expensive", "4.5.1.2")
    assert game.refused("challenge Knight -> Page") == ("challenge_too_expensive", "4.6.4.3")


@rule("lorcana", "8.7.3")
def test_a_challenge_that_costs_ink_is_not_forced():
    tax = made("Tax", abilities=[Static((Cant(Every(Cards(("character",), "opposing")), "challenge", costs=1),))])
    assert duel(["Wild"], ["Page (exerted)", "Tax"], tax, RECKLESS, me={"ink": 2}).push("end").active == YOU


@rule("lorcana", "4.6.4.3")
def test_only_so_many_characters_challenge_in_a_turn_if_an_effect_says_so():
    truce = made("Truce", "item", abilities=[Static((PlayerRule("challenge limit", 1, "each player"),))])
    game = duel(["Knight", "Page"], ["Guard (exerted)", "Truce"], truce).push("challenge Knight -> Guard")
    assert game.refused("challenge Page -> Guard") == ("challenges_used_up", "4.6.4.3")


@rule("lorcana", "4.6.6.1", "1.2.1")
def test_an_effect_lets_characters_deal_damage_by_another_figure():
    shield = made(
        "Shield", "item", abilities=[Static((DoBy("deal damage", Cards(("character",), "yours"), "willpower"),))]
    )
    game = duel(["Page", "Shield"], ["Knight (exerted)"], shield).push("challenge Page -> Knight")
    assert game.damage("Knight") == 3


@rule("lorcana", "4.6.7")
def test_after_the_challenge_comes_only_when_it_is_over():
    late = made("Late", strength=1, willpower=9, abilities=[Triggered((When("challenge over", "this"),), Draw(1))])
    game = duel(["Late"], ["Page (exerted)"], late).push("challenge Late -> Page")
    assert game.story("challenge_over", "resolves") == ["challenge_over", "resolves"]


@rule("lorcana", "1.8.1.4")
@pytest.mark.parametrize(("edition", "lore"), [("2.2.0", 1), ("2025-05-27", 0)])
def test_who_dealt_the_last_damage_is_credited_with_the_banishing(edition, lore):
    hunter = made("Hunter", strength=5, willpower=9, abilities=[
        Triggered((When("banish", Cards(("character",), "opposing"), other="this"),), ToPlayer("gain lore", 1)),
    ])  # fmt: skip
    game = duel(["Hunter"], ["Page (exerted)"], hunter, edition=edition).push("challenge Hunter -> Page")
    assert game.lore(ME) == lore


@rule("lorcana", "4.6.9")
def test_a_challenge_without_its_target_deals_no_damage():
    trap = made("Trap", strength=3, willpower=3, abilities=[
        Triggered((When("is challenged", "this"),), Do("banish", Ref("other"))),
    ])  # fmt: skip
    game = duel(["Knight"], ["Trap (exerted)"], trap).push("challenge Knight -> Trap")
    assert game.play(ME) == []
    assert game.damage("Trap") == 0
