"""[3.1] [3.2] The turn and its phases; the Start-of-Turn phase with Ready, Set and Draw."""

import pytest

from mazo.abilities.lasting.codes import DURING_YOUR_TURN
from mazo.abilities.tree.deeds import Do, RemoveCounters, ToPlayer
from mazo.abilities.tree.nouns import Sum, This
from mazo.games.lorcana.codes import cant as CANT
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import figures as F
from tests.games.lorcana.rules.scripts import (
    cannot_ready,
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
from tests.support.table import ME, OLD, THIRD, YOU, fresh, made, position

STITCH = "Stitch - New Dog"  # 2 strength, 2 willpower, 1 lore
YZMA = "Yzma - Without Beauty Sleep"  # 3 strength, 4 willpower, 1 lore
MARKET = "Agrabah - Marketplace"  # gives 2 lore
LAGOON = "Never Land - Mermaid Lagoon"  # gives 1 lore

BOOST = spell("Boost", changes("strength", 2, "this turn"))
GROWTH = spell("Growth", changes("strength", 2, "until your next turn"))
GLOOM = spell("Gloom", cannot_ready("until your next turn"))

# "At the start of your turn, you may gain 1 lore": the question shows where the turn stands.
DAWN = watcher("Dawn", "turn start", may(gains()))


# [3.1] The phases.


@rule("lorcana", "3.1.1")
def test_a_turn_goes_through_its_three_phases_in_order():
    game = position(
        me={"play": [f"{STITCH} (exerted, drying)", MARKET, "Sundown"], "hand": ["Boost"]},
        you={"deck": 10},
        phase="start",
        cards=[BOOST, watcher("Sundown", "turn end", gains())],
    )
    assert game.step == "main/actions"
    game.push("play Boost", "choose Stitch", "end")
    told = game.story("readies", "dried", "gains_lore", "draws", "plays", "resolves", "turn_passed", "turn_began")
    mine = told[: told.index("turn_passed") + 1]
    assert mine == [
        *["turn_began", "readies", "dried", "gains_lore", "draws"],
        "plays",
        *["resolves", "gains_lore", "turn_passed"],
    ]


@rule("lorcana", "3.1.1", "3.4.1")
def test_the_phases_cite_their_own_numbers_in_the_older_edition():
    game = position(me={"play": [MARKET]}, phase="start", edition=OLD)
    game.push("end")
    told = {event.kind: game.number(event.rule) for event in game.events("gains_lore", "draws", "turn_passed")}
    assert told == {"gains_lore": "4.2.2.2", "draws": "4.2.3.2", "turn_passed": "4.4.1.4"}


@rule("lorcana", "3.1.2")
def test_the_start_of_the_turn_ends_what_was_to_end_and_brings_what_was_to_happen():
    # The trigger counts strength: what lasted until now has ended before it resolves.
    strong = ToPlayer("gain lore", Sum("strength", characters("yours")))
    game = position(
        me={"play": ["Counter"], "hand": ["Growth"]},
        cards=[GROWTH, watcher("Counter", "turn start", strong, strength=1)],
    )
    game.push("play Growth")
    assert game.strength("Counter") == 3
    game.push("end", "end")
    assert game.lore(ME) == 1


@rule("lorcana", "3.1.2")
def test_ready_set_and_draw_come_in_this_order():
    game = position(me={"play": [f"{STITCH} (exerted, drying)", LAGOON]}, phase="start")
    assert game.story() == ["turn_began", "readies", "dried", "gains_lore", "draws"]


@rule("lorcana", "3.1.3")
def test_every_player_acts_in_the_main_phase_of_their_own_turn():
    game = position(me={"play": [STITCH]}, you={"play": [YZMA]})
    assert (game.step, game.deciding) == ("main/actions", ME)
    game.push("quest Stitch", "end")
    assert (game.step, game.deciding) == ("main/actions", YOU)
    game.push("quest Yzma", "end")
    assert (game.step, game.deciding) == ("main/actions", ME)


@rule("lorcana", "3.1.4", "6.1.13.4")
def test_the_end_of_the_turn_ends_its_effects_and_makes_the_next_player_active():
    game = position(me={"play": [STITCH], "hand": ["Boost"]}, cards=[BOOST])
    game.push("play Boost")
    assert (game.active, game.strength("Stitch")) == (ME, 4)
    game.push("end")
    assert (game.active, game.strength("Stitch")) == (YOU, 2)


# [3.2.1] Ready.


@rule("lorcana", "3.2.1.1", "5.1.1.1")
def test_the_active_player_readies_all_their_cards_in_play_and_in_the_inkwell():
    game = position(
        me={"play": [f"{STITCH} (exerted)", "Lamp (exerted)"], "ink": {"ready": 1, "exerted": 3}},
        you={"play": [f"{YZMA} (exerted)"], "ink": {"ready": 1, "exerted": 2}},
        phase="start",
        cards=[made("Lamp", "item")],
    )
    assert not game.is_exerted("Stitch")
    assert not game.is_exerted("Lamp")
    assert game.ink(ME) == (4, 0)
    assert game.is_exerted("Yzma")
    assert game.ink(YOU) == (1, 2)


@rule("lorcana", "3.2.1.1")
def test_readying_the_inkwell_tells_only_how_many_cards_were_readied():
    game = position(me={"ink": {"ready": 1, "exerted": 3}}, phase="start")
    assert [(event.seat, event.card, event.amount) for event in game.events("ink_readied")] == [(ME, "", 3)]


@rule("lorcana", "3.2.1.1", "3.2.1.3")
def test_a_character_that_cannot_ready_until_this_turn_starts_stays_exerted_once_more():
    game = position(me={"play": [f"{STITCH} (exerted)"], "hand": ["Gloom"]}, cards=[GLOOM])
    game.push("play Gloom", "end", "end")
    assert game.is_exerted("Stitch")
    game.push("end", "end")
    assert not game.is_exerted("Stitch")


@rule("lorcana", "3.2.1.2", "6.1.13.1")
def test_effects_during_your_turn_apply_only_then():
    game = position(me={"play": [STITCH]}, you={"play": [YZMA]})
    lasts(game, "Stitch", F.STRENGTH, 2, DURING_YOUR_TURN)
    assert game.strength("Stitch") == 4
    game.push("end")
    assert game.strength("Stitch") == 2
    game.push("end")
    assert game.strength("Stitch") == 4


@rule("lorcana", "3.2.1.1", "3.2.1.2", "6.1.13.1")
def test_effects_during_your_turn_begin_only_after_the_cards_were_readied():
    game = position(
        me={"play": [f"{STITCH} (exerted)", f"{YZMA} (exerted)"], "hand": ["Wake"]},
        cards=[spell("Wake", Do("ready", characters("yours")))],
    )
    lasts(game, "Stitch", CANT.READY, 0, DURING_YOUR_TURN, kind=FX.CANT)
    game.push("play Wake")
    assert (game.is_exerted("Stitch"), game.is_exerted("Yzma")) == (True, False)
    game.push("end", "end")
    assert not game.is_exerted("Stitch")


@rule("lorcana", "3.2.1.2")
def test_effects_during_your_turn_apply_when_start_of_turn_abilities_resolve():
    game = position(me={"play": [STITCH, "Dawn"]}, cards=[watcher("Dawn", "turn start", strikes(1, "yours"))])
    lasts(game, "Stitch", F.STRENGTH, 2, DURING_YOUR_TURN)
    game.push("end", "end")
    assert (game.step, game.strength("Stitch")) == ("start/set", 4)


@rule("lorcana", "3.2.1.3", "6.1.13.3")
@pytest.mark.parametrize("edition", ["2.2.0", OLD])
def test_an_effect_until_the_start_of_your_next_turn_lasts_through_the_turns_of_the_others(edition):
    game = position(me={"play": [STITCH], "hand": ["Growth"]}, third={}, cards=[GROWTH], edition=edition)
    game.push("play Growth")
    for seat in (YOU, THIRD):
        game.push("end")
        assert (game.active, game.strength("Stitch")) == (seat, 4)
    game.push("end")
    assert (game.active, game.strength("Stitch")) == (ME, 2)


@rule("lorcana", "3.2.1.3")
def test_an_effect_until_the_start_of_somebodys_turn_is_not_ended_by_the_turn_of_another():
    game = position(
        me={"play": [f"{STITCH} (exerted)"]},
        you={"hand": ["Net"]},
        active=YOU,
        cards=[spell("Net", cannot_ready("until your next turn", "any"))],
    )
    game.push("play Net", "end")
    assert game.is_exerted("Stitch")  # your effect lasts until your turn starts, so it holds in mine
    game.push("end", "end")
    assert not game.is_exerted("Stitch")


@rule("lorcana", "3.2.1.4", "3.2.2.3")
def test_start_of_turn_abilities_wait_in_the_bag_until_the_set_step():
    game = position(
        me={"play": ["Dawn (exerted, drying)", f"{STITCH} (drying)", MARKET]},
        phase="start",
        cards=[DAWN],
    )
    assert (game.step, game.deciding) == ("start/set", ME)  # the question that Dawn's ability asks
    assert not game.is_exerted("Dawn")
    assert not game.is_drying("Stitch")
    assert game.lore(ME) == 2
    game.push("yes")
    assert (game.lore(ME), game.step) == (3, "main/actions")


@rule("lorcana", "3.2.1.4")
def test_what_triggers_in_the_ready_step_waits_for_the_set_step_too():
    game = position(
        me={"play": ["Riser (exerted)", "Dawn"]},
        phase="start",
        cards=[DAWN, watcher("Riser", "ready", gains(), "this")],
    )
    assert game.step == "start/set"
    assert sorted(game.bag()) == [(ME, "Dawn"), (ME, "Riser")]
    assert game.resolved() == []


@rule("lorcana", "3.2.1.4")
def test_abilities_about_the_start_of_your_turn_do_not_trigger_in_the_turn_of_another():
    game = position(me={"play": ["Dawn"]}, active=YOU, phase="start", cards=[DAWN])
    assert (game.active, game.step) == (YOU, "main/actions")
    assert game.resolved() == []


# [3.2.2] Set.


@rule("lorcana", "3.2.2.1")
def test_characters_of_the_active_player_dry_and_can_quest_challenge_and_sing():
    game = position(
        me={"play": [f"{STITCH} (drying)", f"{YZMA} (drying)"], "hand": ["Lullaby"]},
        you={"play": ["Sven - Official Ice Deliverer (exerted)"]},
        phase="start",
        cards=[spell("Lullaby", draws(), cost=3, song=True)],
    )
    assert not game.is_drying("Stitch")
    assert game.why_not("quest Stitch") is None
    assert game.why_not("challenge Stitch -> Sven") is None
    assert game.why_not("sing Lullaby with Yzma") is None


@rule("lorcana", "3.2.2.1")
def test_characters_of_the_others_do_not_dry_in_my_turn():
    game = position(you={"play": [f"{STITCH} (drying)"]}, phase="start")
    assert game.is_drying("Stitch")
    game.push("end")
    assert not game.is_drying("Stitch")


@rule("lorcana", "3.2.2.2")
def test_each_of_your_locations_gives_its_lore_without_the_bag():
    game = position(me={"play": [MARKET, LAGOON]}, you={"play": ["McDuck Manor - Scrooge's Mansion"]}, phase="start")
    assert (game.lore(ME), game.lore(YOU)) == (3, 0)
    gained = [(event.seat, event.card, event.amount, game.number(event.rule)) for event in game.events("gains_lore")]
    assert gained == [(ME, MARKET, 2, "3.2.2.2"), (ME, LAGOON, 1, "3.2.2.2")]
    assert game.resolved() == []


@rule("lorcana", "3.2.2.2")
def test_a_location_without_a_lore_value_gives_none():
    game = position(me={"play": ["Ruin"]}, phase="start", cards=[made("Ruin", "location", lore=0, willpower=5)])
    assert (game.lore(ME), game.story("gains_lore")) == (0, [])


@rule("lorcana", "3.2.2.2", "3.2.2.3")
def test_location_lore_comes_before_start_of_turn_abilities():
    game = position(me={"play": [MARKET, "Thief"]}, phase="start", cards=[watcher("Thief", "turn start", loses(2))])
    assert game.lore(ME) == 0
    assert game.story("gains_lore", "loses_lore") == ["gains_lore", "loses_lore"]


@rule("lorcana", "3.2.2.3", "M5")
def test_nothing_is_checked_between_location_lore_and_the_first_ability():
    game = position(
        me={"lore": 18, "play": [MARKET, "Thief"]}, phase="start", cards=[watcher("Thief", "turn start", loses())]
    )
    assert not game.over
    assert game.lore(ME) == 19


@rule("lorcana", "3.2.2.3", "1.8.1")
def test_a_check_follows_each_start_of_turn_ability():
    game = position(
        me={"lore": 18, "play": [MARKET, "Idler", "Thief"]},
        phase="start",
        cards=[watcher("Idler", "turn start", draws()), watcher("Thief", "turn start", loses())],
    )
    game.push("resolve 1")
    assert (game.winner, game.resolved()) == (ME, ["Idler"])


@rule("lorcana", "3.2.2.2", "1.8.1")
def test_the_set_step_ends_with_a_check_so_location_lore_can_win():
    game = position(me={"lore": 18, "play": [MARKET]}, phase="start")
    assert (game.winner, game.verdict) == (ME, "2.3.3.1")
    assert game.story("draws") == []


@rule("lorcana", "3.2.2.3")
def test_the_set_step_resolves_abilities_of_all_players_the_active_ones_first():
    game = position(
        me={"play": ["Mine"]},
        you={"play": ["Yours"]},
        phase="start",
        cards=[watcher("Mine", "turn start", gains()), watcher("Yours", "turn start", gains(), "opposing")],
    )
    assert game.resolved() == ["Mine", "Yours"]
    assert game.story("resolves", "draws") == ["resolves", "resolves", "draws"]


# [3.2.3] Draw.


@rule("lorcana", "3.2.3.1", "1.12.1")
def test_the_active_player_draws_the_top_card():
    game = position(me={"deck": [STITCH, YZMA]}, phase="start")
    assert (game.hand(ME), game.deck(ME)) == ([STITCH], [YZMA])
    assert game.hand(YOU) == []


@rule("lorcana", "3.2.3.1")
@pytest.mark.parametrize("edition", ["2.2.0", OLD])
@pytest.mark.parametrize("players", [2, 3])
def test_only_the_starting_player_skips_the_draw_and_only_on_the_first_turn(players, edition):
    game = fresh(players=players, starter=ME, edition=edition, size=20)
    game.push(*["leave"] * players, *["keep"] * players)
    assert game.story("draw_skipped") == ["draw_skipped"]
    sizes = []
    for _ in range(2 * players):
        sizes.append(len(game.hand(game.active)))
        game.push("end")
    assert sizes == [7] + [8] * players + [9] * (players - 1)
    assert game.story("draw_skipped") == ["draw_skipped"]


@rule("lorcana", "3.2.3.1")
def test_the_first_turn_has_its_ready_and_set_steps_all_the_same():
    game = position(me={"play": [f"{STITCH} (exerted, drying)", LAGOON]}, phase="start", turn=1)
    assert game.story() == ["turn_began", "readies", "dried", "gains_lore", "draw_skipped"]


@rule("lorcana", "3.2.3.2")
def test_the_main_phase_waits_until_nothing_is_left_to_resolve():
    game = position(me={"play": ["Reader"]}, phase="start", cards=[watcher("Reader", "draw", may(gains()))])
    assert game.step == "start/draw"
    assert game.refused("end") == ("finish_this_first", "3.3.2.1")
    game.push("no")
    assert game.step == "main/actions"


@rule("lorcana", "3.2.3.2", "1.12.2")
def test_every_card_is_a_draw_of_its_own():
    game = position(
        me={"play": ["Reader"], "hand": ["Study"]},
        cards=[watcher("Reader", "draw", gains()), spell("Study", draws(3))],
    )
    game.push("play Study", "resolve 1", "resolve 1")
    assert game.lore(ME) == 3


@rule("lorcana", "3.2.1.4")
def test_a_character_that_enters_later_triggers_from_the_next_turn_on():
    game = position(
        me={"hand": ["Dawn"], "ink": 1},
        cards=[watcher("Dawn", "turn start", RemoveCounters("damage", 1, This(), up_to=False))],
    )
    game.push("play Dawn", "end")
    assert game.resolved() == []
    game.push("end")
    assert game.resolved() == ["Dawn"]
