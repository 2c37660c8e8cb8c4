"""[3.3] [3.4] The Main phase and what stops its end; the End-of-Turn phase and its last check."""

import pytest

from mazo.abilities.lasting.codes import DURING_YOUR_TURN
from mazo.abilities.tree.deeds import RemoveCounters, ToPlayer
from mazo.abilities.tree.effects import Get, Play, Steps, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, Sum, When
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import figures as F
from tests.games.lorcana.rules.scripts import (
    also_hears,
    changes,
    characters,
    draws,
    gains,
    lasts,
    loses,
    may,
    spell,
    strikes,
    watcher,
)
from tests.support.rule import rule
from tests.support.table import ME, OLD, YOU, made, position

STITCH = "Stitch - New Dog"  # 2 strength, 2 willpower, 1 lore
YZMA = "Yzma - Without Beauty Sleep"  # 3 strength, 4 willpower, 1 lore
LAGOON = "Never Land - Mermaid Lagoon"  # gives 1 lore

BOOST = spell("Boost", changes("strength", 2, "this turn"))
HEART = spell("Heart", changes("willpower", 2, "this turn"))

# "At the end of your turn, you may gain 1 lore": the question shows where the turn stands.
DUSK = watcher("Dusk", "turn end", may(gains()))


# [3.3] Main.


@rule("lorcana", "3.3.1", "4.1.1", "4.1.3")
def test_turn_actions_come_in_any_order_and_as_often_as_wanted():
    game = position(
        me={
            "play": [STITCH, YZMA, "Aurora - Regal Princess", LAGOON],
            "hand": ["Kida - Atlantean", "Robin Hood - Beloved Outlaw", "Lilo - Galactic Hero"],
            "ink": 6,
        },
        you={"play": ["Sven - Official Ice Deliverer (exerted)"]},
    )
    game.push("quest Stitch", "play Kida", "challenge Yzma -> Sven", "play Robin Hood", "ink Lilo")
    game.push("move Kida -> Never Land", "quest Aurora", "move Stitch -> Never Land", "end")
    assert game.lore(ME) == 3
    assert game.active == YOU


@rule("lorcana", "3.3.1", "4.1.1")
def test_all_turn_actions_are_offered_at_once():
    game = position(
        me={"play": [YZMA, LAGOON], "hand": ["Kida - Atlantean", "Lullaby"], "ink": 1},
        you={"play": [f"{STITCH} (exerted)"]},
        cards=[spell("Lullaby", draws(), cost=2, song=True)],
    )
    assert game.legal() == [
        *["ink Kida - Atlantean", "ink Lullaby"],
        *["play Kida - Atlantean", f"sing Lullaby with {YZMA}"],
        *[f"quest {YZMA}", f"challenge {YZMA} -> {STITCH}"],
        *[f"move {YZMA} -> {LAGOON}", "end"],
    ]


@rule("lorcana", "3.3.2")
def test_the_active_player_may_end_the_turn_at_any_time_in_the_main_phase():
    game = position(me={"play": [STITCH]})
    assert game.why_not("end") is None
    game.push("end")
    assert game.active == YOU
    assert game.lore(ME) == 0  # nothing had to be done before


@rule("lorcana", "3.3.2.1")
@pytest.mark.parametrize(("edition", "number"), [("2.2.0", "3.3.2.1"), (OLD, "4.4.1")])
def test_the_end_cannot_be_declared_inside_a_turn_action(edition, number):
    game = position(
        me={"hand": ["Bolt"]},
        you={"play": [STITCH, YZMA]},
        cards=[spell("Bolt", strikes(1))],
        edition=edition,
    )
    game.push("play Bolt")
    assert game.refused("end") == ("finish_this_first", number)
    game.push("choose Yzma", "end")
    assert game.active == YOU


@rule("lorcana", "3.3.2.1")
def test_the_end_cannot_be_declared_while_abilities_wait_in_the_bag():
    cards = [watcher("One", "play", gains()), watcher("Two", "play", gains(2))]
    game = position(me={"play": ["One", "Two"], "hand": [STITCH], "ink": 1}, cards=cards)
    game.push("play Stitch")
    assert len(game.bag()) == 2
    assert game.refused("end") == ("finish_this_first", "3.3.2.1")
    game.push("resolve 2")
    assert (game.lore(ME), game.bag()) == (3, [])
    assert game.why_not("end") is None


@rule("lorcana", "3.3.2.1")
def test_declaring_the_end_waits_for_what_the_last_action_triggered():
    game = position(me={"play": ["Asker"], "hand": [STITCH], "ink": 1}, cards=[watcher("Asker", "play", may(gains()))])
    game.push("play Stitch")
    assert game.refused("end") == ("finish_this_first", "3.3.2.1")
    game.push("yes", "end")
    assert (game.lore(ME), game.active) == (1, YOU)


# [3.4] End of turn.


@rule("lorcana", "3.4.1", "3.4.1.1")
def test_end_of_turn_abilities_resolve_before_effects_of_this_turn_end():
    strong = ToPlayer("gain lore", Sum("strength", characters("yours")))
    game = position(
        me={"play": ["Counter"], "hand": ["Boost"]}, cards=[BOOST, watcher("Counter", "turn end", strong, strength=1)]
    )
    game.push("play Boost", "end")
    assert game.lore(ME) == 3


@rule("lorcana", "3.4.1.1")
def test_both_the_end_of_the_turn_and_the_end_of_your_turn_trigger():
    game = position(
        me={"play": ["Mine"]},
        you={"play": ["Theirs", "Everyone"]},
        cards=[
            watcher("Mine", "turn end", gains()),
            watcher("Theirs", "turn end", gains(3)),
            watcher("Everyone", "turn end", gains(5), "any"),
        ],
    )
    game.push("end")
    assert game.resolved() == ["Mine", "Everyone"]
    assert (game.lore(ME), game.lore(YOU)) == (1, 5)


@rule("lorcana", "3.4.1.1")
def test_the_active_player_orders_their_end_of_turn_abilities():
    game = position(me={"play": ["Dusk", "Evening"]}, cards=[DUSK, watcher("Evening", "turn end", loses())])
    game.push("end")
    assert (game.step, game.active) == ("end/triggers", ME)
    game.push("resolve 2", "yes")
    assert (game.resolved(), game.lore(ME)) == (["Evening", "Dusk"], 1)


@rule("lorcana", "3.4.1.2")
def test_effects_of_this_turn_end_together_whoever_made_them():
    game = position(
        me={"play": [STITCH], "hand": ["Boost"]},
        you={"play": ["Meddler"]},
        cards=[BOOST, watcher("Meddler", "play", Get(characters("any"), "willpower", 1, "this turn"), "opposing")],
    )
    game.push("play Boost")
    assert (game.strength("Stitch"), game.willpower("Stitch")) == (4, 3)
    game.push("end")
    assert (game.strength("Stitch"), game.willpower("Stitch")) == (2, 2)


@rule("lorcana", "3.4.1.2")
def test_what_the_end_of_effects_triggers_resolves_in_the_same_turn():
    game = position(
        me={"play": [STITCH, "Mourner"], "hand": ["Boost"]},
        cards=[BOOST, watcher("Mourner", "turn start", may(gains()))],
    )
    also_hears(game, "Mourner", E.EFFECT_ENDS)
    game.push("play Boost", "choose Stitch", "end")
    assert (game.step, game.active, game.strength("Stitch")) == ("end/expiry", ME, 2)
    game.push("yes")
    assert (game.lore(ME), game.active) == (1, YOU)


@rule("lorcana", "3.4.1.2")
def test_a_turn_without_effects_to_end_triggers_nothing():
    game = position(me={"play": ["Mourner"]}, cards=[watcher("Mourner", "turn start", gains())])
    also_hears(game, "Mourner", E.EFFECT_ENDS)
    assert game.push("end").lore(ME) == 0


@rule("lorcana", "3.4.1.2", "3.4.2")
def test_a_character_kept_alive_by_willpower_of_this_turn_is_banished_when_the_turn_ends():
    game = position(
        me={"play": [STITCH], "hand": ["Heart", "Thorn"]}, cards=[HEART, spell("Thorn", strikes(3, "yours"))]
    )
    game.push("play Heart", "play Thorn")
    assert (game.damage("Stitch"), game.willpower("Stitch")) == (3, 4)
    game.push("end")
    assert not game.is_in_play("Stitch")
    assert game.names_in("discard", ME)[0] == STITCH
    assert game.story("banished", "turn_passed") == ["banished", "turn_passed"]


@rule("lorcana", "M5")
def test_in_the_end_phase_too_nothing_is_checked_before_the_first_ability():
    heals = RemoveCounters("damage", 2, characters("yours"), up_to=False)
    game = position(
        me={"play": [STITCH, "Nurse"], "hand": ["Heart", "Thorn"]},
        cards=[HEART, spell("Thorn", strikes(3, "yours")), watcher("Nurse", "turn start", heals)],
    )
    also_hears(game, "Nurse", E.EFFECT_ENDS)
    game.push("play Heart", "choose Stitch", "play Thorn", "choose Stitch", "end")
    assert game.damage("Stitch") == 1


@rule("lorcana", "M7")
def test_an_effect_of_this_turn_that_arises_after_the_expiry_ends_with_the_turn():
    late = Get(characters("yours"), "strength", 5, "this turn")
    game = position(
        me={"play": [STITCH, "Mourner"], "hand": ["Boost"]}, cards=[BOOST, watcher("Mourner", "turn start", late)]
    )
    also_hears(game, "Mourner", E.EFFECT_ENDS)
    game.push("play Boost", "choose Stitch", "end")
    assert game.resolved() == ["Mourner"]
    assert game.strength("Stitch") == 2


@rule("lorcana", "3.4.2", "9.2.1")
@pytest.mark.parametrize("players", [2, 3])
def test_the_turn_passes_to_the_next_player(players):
    game = position(third={} if players == 3 else None)
    for seat in [*range(1, players), ME]:
        game.push("end")
        assert (game.active, game.deciding) == (seat, seat)
    assert [event.seat for event in game.events("turn_began")] == [*range(1, players), ME]


@rule("lorcana", "3.4.2")
def test_the_last_check_of_the_turn_sees_an_empty_deck():
    game = position(me={"deck": 0}, you={"deck": 5}, third={})
    game.push("end")
    assert [(event.kind, event.seat) for event in game.events("turn_passed", "lost")] == [
        ("turn_passed", ME),
        ("lost", ME),
    ]
    assert game.active == YOU


@rule("lorcana", "3.4.2", "M9")
def test_what_the_last_check_triggers_resolves_before_the_next_turn():
    game = position(
        me={"play": ["Martyr"], "hand": ["Thorn"]},
        cards=[
            spell("Thorn", strikes(3, "yours")),
            watcher("Martyr", "banish", may(gains()), "this", willpower=2),
        ],
    )
    lasts(game, "Martyr", F.WILLPOWER, 2, DURING_YOUR_TURN)
    game.push("play Thorn", "end")
    assert (game.step, game.active) == ("end/last-check", ME)
    game.push("yes")
    assert (game.lore(ME), game.active) == (1, YOU)
    assert not game.is_in_play("Martyr")


@rule("lorcana", "3.4.2", "1.8.1.2", "M9")
def test_a_last_card_drawn_by_what_the_last_check_triggers_still_loses():
    game = position(
        me={"deck": 1, "play": ["Martyr"], "hand": ["Thorn"]},
        cards=[
            spell("Thorn", strikes(3, "yours")),
            watcher("Martyr", "banish", draws(), "this", willpower=2),
        ],
    )
    lasts(game, "Martyr", F.WILLPOWER, 2, DURING_YOUR_TURN)
    game.push("play Thorn", "end")
    assert (game.winner, game.verdict) == (YOU, "2.3.3.2")


@rule("lorcana", "3.4.2", "4.2.3")
def test_the_next_turn_of_a_player_allows_another_ink():
    game = position(me={"hand": [STITCH, YZMA]})
    game.push("ink Stitch")
    assert game.refused("ink Yzma") == ("already_inked", "4.2.3")
    game.push("end", "end", "ink Yzma")
    assert game.ink(ME) == (2, 0)


@rule("lorcana", "2.3.2")
def test_each_turn_is_counted_and_cited():
    game = position(turn=8).push("end", "end")
    assert [(event.seat, event.amount, game.number(event.rule)) for event in game.events("turn_began")] == [
        (YOU, 9, "2.3.2"),
        (ME, 10, "2.3.2"),
    ]


@rule("lorcana", "3.2.1.3", "3.4.1.2")
def test_damage_and_exertion_are_no_effects_and_stay():
    game = position(me={"play": [f"{YZMA} (damage 2)"]}, you={"play": [f"{STITCH} (exerted, damage 1)"]})
    game.push("end")
    assert (game.damage("Yzma"), game.damage("Stitch")) == (2, 1)


@rule("lorcana", "3.4.1.1")
def test_a_card_that_is_gone_does_not_trigger_at_the_end_of_the_turn():
    game = position(me={"play": ["Dusk"], "hand": ["Thorn"]}, cards=[DUSK, spell("Thorn", strikes(9, "yours"))])
    game.push("play Thorn", "end")
    assert game.resolved() == []


@rule("lorcana", "M8")
def test_an_ability_about_the_end_of_the_turn_that_comes_later_in_the_phase_has_missed_it():
    late = made("Late", abilities=[Triggered((When("turn end", who="you"),), ToPlayer("gain lore", 5))])
    call = Play(Chosen(Cards(("character",), "yours", zone="hand"), plain=True))
    herald = made(
        "Herald", abilities=[Triggered((When("turn end", who="you"),), Steps((ToPlayer("gain lore", 1), call)))]
    )
    game = position(me={"play": ["Herald"], "hand": ["Late"]}, cards=[late, herald]).push("end")
    if game.legal("choose"):
        game.push("choose Late")
    assert (game.lore(ME), game.is_in_play("Late"), game.active) == (1, True, YOU)
