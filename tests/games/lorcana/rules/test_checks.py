"""[1.8] [2.3.3] The game state check: who wins, who loses, what is banished, and when it is looked at."""

import pytest

from mazo.abilities.lasting.codes import DURING_YOUR_TURN
from mazo.abilities.tree.deeds import ToPlayer
from mazo.abilities.tree.effects import Steps
from mazo.games.lorcana.book.keys import RESOLVE_IN_ORDER
from mazo.games.lorcana.codes import figures as F
from mazo.kernel.codes import STAT
from mazo.kernel.effects import WHILE_SOURCE, add_effect
from tests.games.lorcana.rules.scripts import (
    changes,
    draws,
    gains,
    lasts,
    loses,
    spell,
    strikes,
    strikes_all,
    watcher,
)
from tests.support.rule import rule
from tests.support.table import ME, OLD, THIRD, YOU, Situation, made, position

STITCH = "Stitch - New Dog"  # 2 strength, 2 willpower, 1 lore
YZMA = "Yzma - Without Beauty Sleep"  # 3 strength, 4 willpower, 1 lore
MUFASA = "Mufasa - King of the Pride Lands"  # 4 strength, 6 willpower, 3 lore
MARKET = "Agrabah - Marketplace"  # 5 willpower

EDITIONS = ["2.2.0", "2.1.0", "2.0.1", "2.0.0", OLD, "2025-05-27"]
NEW_EDITIONS = EDITIONS[:4]


# Winning by lore.


@rule("lorcana", "2.3.3.1", "1.8.1.1", "2.3.3", "1.11.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("before", [17, 18, 19])
def test_twenty_lore_or_more_wins_the_game(before, edition):
    game = position(me={"lore": before, "play": [MUFASA]}, edition=edition)
    game.push("quest Mufasa")
    assert game.winner == ME
    assert game.lore(ME) == before + 3
    assert game.verdict == ("3.2.1.1" if edition.startswith("2025") else "2.3.3.1")
    assert [(event.seat, event.amount) for event in game.events("won")] == [(ME, before + 3)]


@rule("lorcana", "2.3.3.1", "1.8.1.1")
def test_nineteen_lore_do_not_win():
    game = position(me={"lore": 16, "play": [MUFASA]}).push("quest Mufasa")
    assert (game.lore(ME), game.over) == (19, False)


@rule("lorcana", "2.3.3")
def test_a_game_that_has_ended_asks_nobody_anything():
    game = position(me={"lore": 19, "play": [STITCH]}).push("quest Stitch")
    assert game.over
    assert game.game.deciding == ()
    assert game.legal() == []


@rule("lorcana", "2.3.3.1", "1.8.1", "4.5.2")
def test_the_twentieth_lore_of_a_quest_wins_before_what_the_quest_triggered():
    game = position(me={"lore": 17, "play": [MUFASA, "Doubter"]}, cards=[watcher("Doubter", "quest", loses(9))])
    game.push("quest Mufasa")
    assert (game.winner, game.resolved()) == (ME, [])


@rule("lorcana", "1.8.5")
@pytest.mark.parametrize("edition", ["2.2.0", "2.1.0"])
def test_lore_that_rises_to_twenty_and_falls_again_in_one_effect_does_not_win(edition):
    code = Steps((gains(3), loses(2)))
    game = position(me={"lore": 18, "hand": ["Tide"]}, cards=[spell("Tide", code)], edition=edition)
    game.push("play Tide")
    assert (game.lore(ME), game.over) == (19, False)


@rule("lorcana", "1.8.4", "M2")
@pytest.mark.parametrize("active", [ME, YOU])
def test_of_two_players_at_twenty_the_active_one_wins(active):
    side = {"lore": 18, "hand": ["Feast"]}
    game = position(me=side, you=side, active=active, cards=[spell("Feast", ToPlayer("gain lore", 2, "each player"))])
    game.push("play Feast")
    assert (game.lore(ME), game.lore(YOU)) == (20, 20)
    assert game.winner == active


@rule("lorcana", "1.8.4", "M2")
@pytest.mark.parametrize(("active", "winner"), [(ME, YOU), (YOU, THIRD), (THIRD, ME)])
def test_of_the_others_at_twenty_the_next_in_turn_order_wins(active, winner):
    side = {"lore": 19, "hand": ["Gift"]}
    game = position(
        me=side, you=side, third=side, active=active, cards=[spell("Gift", ToPlayer("gain lore", 1, "each opponent"))]
    )
    game.push("play Gift")
    assert game.winner == winner


@rule("lorcana", "2.3.3.1")
def test_an_opponent_can_win_in_my_turn():
    game = position(
        you={"lore": 19}, me={"hand": ["Gift"]}, cards=[spell("Gift", ToPlayer("gain lore", 1, "each opponent"))]
    )
    assert game.push("play Gift").winner == YOU


@rule("lorcana", "1.11.1")
def test_lore_never_falls_below_zero():
    game = position(me={"lore": 2, "hand": ["Tax"]}, cards=[spell("Tax", loses(5))])
    game.push("play Tax")
    assert game.lore(ME) == 0
    assert [event.amount for event in game.events("loses_lore")] == [2]


# Losing by the deck.


@rule("lorcana", "2.3.3.2", "1.8.1.2")
@pytest.mark.parametrize("edition", NEW_EDITIONS)
def test_who_ends_their_turn_with_an_empty_deck_loses(edition):
    game = position(me={"deck": 0}, edition=edition)
    game.push("end")
    assert (game.winner, game.verdict) == (YOU, "2.3.3.2")
    assert [event.seat for event in game.events("lost")] == [ME]


@rule("lorcana", "2.3.3.2", "1.8.1.2")
@pytest.mark.parametrize("edition", NEW_EDITIONS)
def test_an_empty_deck_does_not_lose_before_the_turn_ends(edition):
    game = position(me={"deck": 0, "play": [STITCH]}, edition=edition)
    game.push("quest Stitch")
    assert not game.over


@rule("lorcana", "2.3.3.2", "1.8.1.2")
def test_the_empty_deck_of_another_player_is_not_looked_at():
    game = position(you={"deck": 0}).push("end")
    assert (game.over, game.active) == (False, YOU)


@rule("lorcana", "2.3.3.2")
def test_drawing_nothing_is_no_loss_in_the_new_editions():
    game = position(me={"deck": 0, "hand": ["Study"]}, phase="start", cards=[spell("Study", draws())])
    assert game.story("nothing_to_draw") == ["nothing_to_draw"]
    game.push("play Study")
    assert game.story("nothing_to_draw") == ["nothing_to_draw"] * 2
    assert not game.over


@rule("lorcana", "1.8.1.2", "3.4.2")
def test_the_deck_is_looked_at_after_the_abilities_of_the_end_of_the_turn():
    game = position(me={"deck": 1, "play": ["Scholar"]}, cards=[watcher("Scholar", "turn end", draws())])
    game.push("end")
    assert (game.winner, game.resolved()) == (YOU, ["Scholar"])


@rule("lorcana", "2.3.3.2", "1.8.1.2", "1.8.1")
@pytest.mark.parametrize("edition", [OLD, "2025-05-27"])
def test_in_the_older_editions_who_tries_to_draw_from_an_empty_deck_loses(edition):
    game = position(me={"deck": 0}, phase="start", edition=edition)
    assert (game.winner, game.verdict) == (YOU, "3.2.1.2")


@rule("lorcana", "2.3.3.2", "1.8.1.2")
def test_in_the_older_editions_an_empty_deck_alone_loses_nothing():
    game = position(me={"deck": 0}, edition=OLD)
    game.push("end")
    assert (game.over, game.active) == (False, YOU)
    game.push("end")
    assert game.winner == YOU  # but the next draw does


@rule("lorcana", "1.8.1.2", "1.2.3")
def test_in_the_older_editions_the_loss_is_seen_at_the_check_not_in_the_effect():
    code = Steps((draws(2), gains()))
    game = position(me={"deck": 1, "hand": ["Study"]}, cards=[spell("Study", code)], edition=OLD)
    game.push("play Study")
    assert game.story("draws", "nothing_to_draw", "gains_lore", "lost") == [
        "draws",
        "nothing_to_draw",
        "gains_lore",
        "lost",
    ]


@rule("lorcana", "M1")
def test_who_wins_and_loses_at_the_same_check_wins():
    code = Steps((draws(), gains()))
    game = position(me={"deck": 0, "lore": 19, "hand": ["Gamble"]}, cards=[spell("Gamble", code)], edition=OLD)
    game.push("play Gamble")
    assert (game.winner, game.verdict) == (ME, "3.2.1.1")


# Banishing.


@rule("lorcana", "1.8.1.4", "5.3.6.3")
@pytest.mark.parametrize(("damage", "stays"), [(3, True), (4, False), (5, False)])
def test_a_character_with_damage_up_to_its_willpower_is_banished(damage, stays):
    game = position(me={"hand": ["Bolt"]}, you={"play": [YZMA]}, cards=[spell("Bolt", strikes(damage))])
    game.push("play Bolt")
    assert game.is_in_play("Yzma") == stays
    assert game.names_in("discard", YOU) == ([] if stays else [YZMA])


@rule("lorcana", "1.8.1.4", "1.9.1")
def test_damage_stays_and_adds_up():
    game = position(me={"hand": ["Bolt"]}, you={"play": [f"{YZMA} (damage 2)"]}, cards=[spell("Bolt", strikes(2))])
    game.push("play Bolt")
    assert not game.is_in_play("Yzma")


@rule("lorcana", "1.9.1")
def test_damage_stays_from_turn_to_turn():
    game = position(me={"play": [YZMA]}, you={"play": ["Sven - Official Ice Deliverer (exerted)"]})
    game.push("challenge Yzma -> Sven")
    assert not game.is_in_play("Yzma")
    assert game.damage("Sven") == 3
    game.push("end", "end")
    assert game.damage("Sven") == 3


@rule("lorcana", "1.8.1.4", "5.6.6", "5.6.5.3")
def test_a_banished_location_leaves_its_characters_in_play():
    game = position(
        me={"play": [MUFASA]},
        you={"play": [f"{MARKET} (damage 2)", f"{STITCH} (at {MARKET})"]},
    )
    assert game.place("Stitch") == MARKET
    game.push("challenge Mufasa -> Agrabah")
    assert game.names_in("discard", YOU) == [MARKET]
    assert game.place("Stitch") == ""


@rule("lorcana", "1.9.6", "7.1.6")
def test_a_banished_character_takes_neither_damage_nor_effects_along():
    game = position(
        me={"play": [STITCH], "hand": ["Brawn", "Thorn"]},
        cards=[spell("Brawn", changes("willpower", 1, "this turn")), spell("Thorn", strikes(3, "yours"))],
    )
    game.push("play Brawn")
    card = game.card("Stitch")
    game.push("play Thorn")
    assert game.names_in("discard", ME) == [STITCH, "Thorn", "Brawn"]
    assert (game.table.damage[card], game.table.effects) == (0, [])


@rule("lorcana", "M10", "7.4.3")
def test_all_that_one_check_banishes_leave_together_and_see_each_other():
    game = position(
        me={"play": ["Widow", "Orphan"], "hand": ["Storm"]},
        cards=[
            watcher("Widow", "banish", gains(), "any"),
            watcher("Orphan", "banish", gains(2), "any"),
            spell("Storm", strikes_all(3)),
        ],
    )
    game.push("play Storm")
    assert sorted(game.bag()) == [(ME, "Orphan"), (ME, "Orphan"), (ME, "Widow"), (ME, "Widow")]
    game.push("resolve 1", "resolve 1", "resolve 1")
    assert game.lore(ME) == 6


@rule("lorcana", "1.8.3", "1.8.2")
def test_the_check_is_repeated_until_it_finds_nothing_and_only_then_the_bag_opens():
    game = sheltered()
    game.push("play Bolt", "choose Shelter")
    assert not game.is_in_play("Shelter")
    assert not game.is_in_play("Stitch")
    assert game.story("banished", "resolves") == ["banished", "banished", "resolves"]


def sheltered() -> Situation:
    """Stitch lives only by the willpower that Shelter gives as long as it is in play."""
    game = position(
        me={"hand": ["Bolt"]},
        you={"play": ["Shelter", STITCH]},
        cards=[spell("Bolt", strikes(3)), watcher("Shelter", "banish", gains(), "this", willpower=3)],
    )
    shelter, stitch = game.card("Shelter"), game.card("Stitch")
    add_effect(game.table, STAT, RESOLVE_IN_ORDER, YOU, shelter, stitch, F.WILLPOWER, 2, WHILE_SOURCE)
    game.table.damage[stitch] = 3
    assert game.willpower("Stitch") == 4
    return game


@rule("lorcana", "M11")
def test_a_character_without_willpower_is_banished_even_undamaged():
    game = position(
        me={"hand": ["Wither"]},
        you={"play": [STITCH]},
        cards=[spell("Wither", changes("willpower", -2, "this turn", "opposing"))],
    )
    game.push("play Wither")
    assert not game.is_in_play("Stitch")


@rule("lorcana", "1.8.1", "4.3.4")
def test_the_check_comes_before_what_a_played_card_triggered():
    game = position(
        me={"play": ["Nurse"], "hand": ["Bolt"]},
        you={"play": [STITCH]},
        cards=[spell("Bolt", strikes(2)), watcher("Nurse", "play", gains())],
    )
    game.push("play Bolt")
    assert game.story("banished", "resolves") == ["banished", "resolves"]


@rule("lorcana", "1.8.1")
def test_the_check_comes_after_each_ability_from_the_bag():
    game = position(
        me={"play": ["Archer", "Nurse"], "hand": ["Rain"]},
        you={"play": [STITCH]},
        cards=[
            spell("Rain", draws()),
            watcher("Archer", "play", strikes_all(2, "opposing")),
            watcher("Nurse", "play", strikes_all(0, "opposing")),
        ],
    )
    game.push("play Rain", "resolve 1")
    assert game.story("resolves", "banished") == ["resolves", "banished", "resolves"]


@rule("lorcana", "1.8.1.4")
def test_banishing_cites_its_rule():
    game = position(me={"hand": ["Storm"]}, you={"play": [STITCH]}, cards=[spell("Storm", strikes_all(2, "any"))])
    game.push("play Storm")
    assert [game.number(event.rule) for event in game.events("banished")] == ["1.8.1.4"]


@rule("lorcana", "1.8.1.3", "2.3.3.3")
@pytest.mark.parametrize(("deck", "winner", "told"), [(0, YOU, []), (3, None, ["banished"])])
def test_when_only_one_player_is_left_nothing_else_of_the_check_happens(deck, winner, told):
    game = position(
        me={"deck": deck, "play": ["Cub (damage 2)"], "hand": ["Blow"]},
        cards=[spell("Blow", strikes(3, "yours")), made("Cub", willpower=3)],
    )
    lasts(game, "Cub", F.WILLPOWER, 5, DURING_YOUR_TURN)
    game.push("play Blow", "end")
    assert (game.winner, game.story("banished")) == (winner, told)
