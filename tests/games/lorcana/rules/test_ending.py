"""[2.3.3] [2.4] [9.2] Conceding, leaving a game of three or more, the last player standing, and cleaning up."""

import pytest

from mazo.abilities.lasting.codes import DURING_YOUR_TURN
from mazo.abilities.tree.deeds import Draw
from mazo.abilities.tree.effects import Nothing
from mazo.errors import IllegalAction
from mazo.games.lorcana.codes import figures as F
from tests.games.lorcana.rules.scripts import (
    changes,
    draws,
    gains,
    lasts,
    may,
    spell,
    strikes,
    watcher,
)
from tests.support.rule import rule
from tests.support.table import FOURTH, ME, OLD, THIRD, YOU, Situation, fresh, numbered, position

STITCH = "Stitch - New Dog"
YZMA = "Yzma - Without Beauty Sleep"
SVEN = "Sven - Official Ice Deliverer"
MARKET = "Agrabah - Marketplace"
LAGOON = "Never Land - Mermaid Lagoon"

BELL = spell("Bell", draws(0))


# [2.3.3.4] Conceding.


@rule("lorcana", "2.3.3.4", "2.3.3")
@pytest.mark.parametrize("loser", [ME, YOU])
def test_a_player_may_concede_in_their_own_turn_and_in_that_of_another(loser):
    game = position().push("concede", by=loser)
    assert (game.winner, game.verdict) == (1 - loser, "2.3.3.4")
    assert [event.seat for event in game.events("conceded", "lost")] == [loser, loser]


@rule("lorcana", "2.3.3.4")
@pytest.mark.parametrize("loser", [ME, YOU])
@pytest.mark.parametrize("progress", [[], ["leave"], ["leave", "leave"], ["leave", "leave", "keep"]])
def test_a_player_may_concede_at_any_moment_of_setup(progress, loser):
    game = fresh(starter=ME).push(*progress)
    assert game.stage == "setup"
    game.push("concede", by=loser)
    assert (game.winner, game.verdict) == (1 - loser, "2.3.3.4")


@rule("lorcana", "2.3.3.4")
def test_who_must_choose_the_starting_player_may_concede_instead():
    game = fresh(chooser=YOU).push("concede")
    assert game.winner == ME


@rule("lorcana", "2.3.3.4")
@pytest.mark.parametrize("loser", [ME, YOU])
def test_a_player_may_concede_in_the_middle_of_an_effect(loser):
    game = position(me={"hand": ["Bolt"]}, you={"play": [STITCH, YZMA]}, cards=[spell("Bolt", strikes(1))])
    game.push("play Bolt").push("concede", by=loser)
    assert game.winner == 1 - loser


@rule("lorcana", "2.3.3.4")
def test_even_the_winner_may_concede_while_the_table_is_cleared():
    game = position(me={"lore": 19, "play": [STITCH]}).push("quest Stitch")
    assert game.winner == ME
    game.clean_up()
    assert game.stage == "cleanup"
    game.push("concede", by=ME)
    assert (game.winner, game.verdict) == (YOU, "2.3.3.4")


@rule("lorcana", "2.3.3.4")
def test_the_loser_may_concede_afterwards_without_any_change():
    game = position(me={"lore": 19, "play": [STITCH]}).push("quest Stitch").push("concede", by=YOU)
    assert (game.winner, game.verdict) == (ME, "2.3.3.1")


@rule("lorcana", "2.3.3.4")
@pytest.mark.parametrize("edition", ["2.2.0", "2.0.0", OLD])
def test_conceding_is_always_legal_and_has_its_rule(edition):
    game = position(edition=edition)
    assert game.why_not("concede", by=YOU) is None
    kind = game.game.kind
    assert kind.book.by_code(kind.concede_rule()).number("2.2.0") == "2.3.3.4"


# [2.3.3.3] [9.2.3] Leaving a game of three or more.


@rule("lorcana", "2.3.3.3", "1.8.1.3", "2.3.3")
@pytest.mark.parametrize(("edition", "number"), [("2.2.0", "2.3.3.3"), (OLD, "3.2.1.3")])
def test_the_last_player_left_in_the_game_wins(edition, number):
    game = position(third={}, fourth={}, edition=edition)
    for seat in (YOU, FOURTH):
        game.push("concede", by=seat)
        assert not game.over
    game.push("concede", by=ME)
    assert (game.winner, game.verdict) == (THIRD, number)


@rule("lorcana", "9.2.3", "2.3.3.2", "3.4.2")
def test_a_player_who_loses_by_the_deck_leaves_and_the_others_play_on():
    game = position(me={"deck": 0, "play": [STITCH]}, third={})
    game.push("end")
    assert (game.over, game.active, game.play(ME)) == (False, YOU, [])
    game.push("end", "end")
    assert game.active == YOU


@rule("lorcana", "2.3.3.2", "9.2.3")
def test_in_the_older_edition_a_failed_draw_takes_the_player_out_and_the_next_turn_comes():
    game = position(me={"deck": 0, "play": [STITCH]}, third={}, phase="start", edition=OLD)
    assert (game.over, game.active, game.step) == (False, YOU, "main/actions")
    assert game.play(ME) == []


@rule("lorcana", "2.3.3.2", "2.3.3.3")
def test_in_the_older_edition_two_may_lose_at_the_same_check():
    everybody_draws = Draw(1, "each player")
    game = position(
        me={"deck": 0, "hand": ["Lesson"]},
        you={"deck": 0},
        third={},
        cards=[spell("Lesson", everybody_draws)],
        edition=OLD,
    )
    game.push("play Lesson")
    assert [event.seat for event in game.events("lost")] == [ME, YOU]
    assert (game.winner, game.verdict) == (THIRD, "3.2.1.3")


@rule("lorcana", "9.2.3", "7.1.5")
def test_with_a_player_go_their_cards_in_all_zones():
    game = position(
        you={"play": [YZMA, MARKET, f"{STITCH} (at {MARKET})"], "hand": [SVEN], "ink": 3, "discard": 2}, third={}
    )
    game.push("concede", by=YOU)
    assert all(game.names_in(zone, YOU) == [] for zone in ("play", "hand", "deck", "inkwell", "discard"))
    assert len(game.names_in("outside", YOU)) == 19
    assert game.legal("challenge") == []
    assert (game.active, game.deciding) == (ME, ME)


@rule("lorcana", "9.2.3")
def test_a_player_who_has_left_is_asked_nothing_and_cannot_concede_again():
    game = position(third={}).push("concede", by=YOU)
    with pytest.raises(IllegalAction):
        game.game.push("concede", by=YOU)
    game.push("end")
    assert game.active == THIRD


@rule("lorcana", "9.2.3", "2.3.3.4", "2.3.2")
@pytest.mark.parametrize("active", [ME, YOU, THIRD])
def test_if_it_was_the_turn_of_who_leaves_the_next_players_turn_begins(active):
    game = position(third={}, active=active)
    game.push("concede", by=active)
    assert (game.active, game.deciding, game.turn) == ((active + 1) % 3, (active + 1) % 3, 6)
    assert len(game.hand(game.active)) == 1  # a whole turn, with its draw


@rule("lorcana", "9.2.3")
def test_who_leaves_in_their_main_phase_does_not_trigger_the_end_of_the_turn():
    game = position(third={"play": ["Owl"]}, cards=[watcher("Owl", "turn end", gains(), "any")])
    assert game.push("concede").resolved() == []


@rule("lorcana", "9.2.3", "3.2.1.4")
def test_who_leaves_in_their_set_step_leaves_the_next_player_a_whole_start_of_turn():
    dawn = watcher("Dawn", "turn start", may(gains()))
    game = position(me={"play": ["Dawn"]}, you={"play": ["Dawn"]}, third={}, phase="start", cards=[dawn])
    assert (game.deciding, game.step) == (ME, "start/set")
    game.push("concede")
    assert (game.active, game.deciding, game.step) == (YOU, YOU, "start/set")
    game.push("yes")
    assert game.step == "main/actions"


@rule("lorcana", "9.2.3", "7.7.7")
def test_what_others_have_in_the_bag_resolves_before_the_next_turn():
    game = position(
        me={"play": ["Asker"], "hand": ["Bell"]},
        third={"play": ["Theirs"]},
        cards=[BELL, watcher("Asker", "play", may(gains())), watcher("Theirs", "play", gains(3), "opposing")],
    )
    game.push("play Bell", "concede")
    assert (game.lore(THIRD), game.active) == (3, YOU)
    assert game.story("left_game", "gains_lore", "turn_began") == ["left_game", "gains_lore", "turn_began"]


@rule("lorcana", "9.2.3", "3.4.1.2", "3.1.4")
def test_effects_of_the_turn_end_although_its_player_has_left():
    game = position(
        me={"hand": ["Cheer"]},
        you={"play": [STITCH]},
        third={},
        cards=[spell("Cheer", changes("strength", 2, "this turn", "any"))],
    )
    game.push("play Cheer")
    assert game.strength("Stitch") == 4
    game.push("concede")
    assert (game.active, game.strength("Stitch")) == (YOU, 2)


@rule("lorcana", "9.2.3")
@pytest.mark.parametrize("edition", ["2.2.0", "2.0.0"])
def test_timed_effects_of_who_left_last_until_their_turn_would_have_come(edition):
    game = departed_blessing(edition)
    assert game.strength("Stitch") == 4
    game.push("end")
    assert (game.active, game.strength("Stitch")) == (THIRD, 4)
    game.push("end")  # here the turn of the player who left would begin
    assert (game.active, game.strength("Stitch")) == (YOU, 2)


@rule("lorcana", "9.2.3")
def test_in_the_older_edition_timed_effects_end_with_their_player():
    assert departed_blessing(OLD).strength("Stitch") == 2


def departed_blessing(edition: str) -> Situation:
    """I have blessed Stitch until the start of my next turn, and left in the turn of the second player."""
    game = position(
        me={"hand": ["Blessing"]},
        you={"play": [STITCH]},
        third={},
        cards=[spell("Blessing", changes("strength", 2, "until your next turn", "any"))],
        edition=edition,
    )
    return game.push("play Blessing", "end").push("concede", by=ME)


@rule("lorcana", "9.2.3")
def test_effects_during_the_turn_of_who_left_never_apply_again():
    game = position(you={"play": [STITCH]}, third={})
    lasts(game, "Stitch", F.STRENGTH, 2, DURING_YOUR_TURN, by=ME)
    assert game.strength("Stitch") == 4
    game.push("concede")
    for _ in range(4):
        assert game.strength("Stitch") == 2
        game.push("end")


@rule("lorcana", "9.2.3", "M20", "4.6.9")
@pytest.mark.parametrize("leaver", [ME, THIRD])
def test_a_challenge_ends_without_damage_when_the_player_of_a_participant_leaves(leaver):
    game = position(
        me={"play": ["Knight"]},
        you={"play": ["Witness"]},
        third={"play": ["Target (exerted)"]},
        cards=[
            watcher("Knight", "challenge", Nothing(), "this"),
            watcher("Target", "is challenged", Nothing(), "this"),
            watcher("Witness", "challenge", may(gains()), "any"),
        ],
    )
    game.push("challenge Knight -> Target")
    assert game.deciding == YOU
    game.push("concede", by=leaver)
    assert game.deciding == YOU  # the witness finishes what was begun
    game.push("yes")
    assert (game.lore(YOU), game.story("damaged")) == (1, [])
    assert [game.number(event.rule) for event in game.events("challenge_over")] == ([] if leaver == ME else ["4.6.9"])
    assert game.active == (YOU if leaver == ME else ME)


@rule("lorcana", "9.2.3")
def test_a_choice_no_longer_offers_the_cards_of_who_left():
    game = position(
        me={"hand": ["Bolt"]}, you={"play": [STITCH]}, third={"play": [YZMA, SVEN]}, cards=[spell("Bolt", strikes(1))]
    )
    game.push("play Bolt").push("concede", by=YOU)
    assert game.legal() == [f"choose {YZMA}", f"choose {SVEN}"]


@rule("lorcana", "9.2.3")
def test_an_action_ends_with_the_player_who_was_playing_it():
    game = position(
        me={"hand": ["Bolt"]}, you={"play": [STITCH]}, third={"play": [YZMA]}, cards=[spell("Bolt", strikes(1))]
    )
    game.push("play Bolt", "concede")
    assert (game.damage("Stitch"), game.damage("Yzma"), game.active) == (0, 0, YOU)


# Leaving during Setup.


@rule("lorcana", "9.2.3", "2.2.1.1")
def test_if_the_chooser_of_the_starting_player_leaves_the_next_player_starts():
    game = fresh(players=3, edition=OLD, chooser=YOU).push("concede")
    assert (game.table.first, game.asked_by) == (THIRD, "3.1.3")


@rule("lorcana", "9.2.3", "2.2.1.1")
def test_who_has_left_cannot_be_chosen_to_start():
    game = fresh(players=3, edition=OLD, chooser=YOU).push("concede", by=ME)
    assert game.legal() == ["start Player 2", "start Player 3"]


@rule("lorcana", "9.2.3", "2.2.1.2")
def test_the_deck_of_who_leaves_is_no_longer_on_offer():
    game = fresh(players=3, starter=ME)
    assert game.deciding == YOU
    game.push("concede", by=ME)
    assert (game.deciding, len(game.deck(YOU))) == (THIRD, 12)  # for the second player's deck
    game.push("leave")
    assert game.deciding == YOU  # for the third player's deck: its left neighbour has gone
    game.push("leave", "keep", "keep")
    assert (game.active, game.turn) == (YOU, 1)


@rule("lorcana", "9.2.3", "2.2.1.2", "M3")
def test_if_the_neighbour_leaves_the_deck_is_offered_to_the_next_one():
    game = fresh(players=3, starter=ME)
    deck = game.deck(ME)
    game.push("concede", by=YOU)
    assert (game.deciding, game.deck(ME)) == (THIRD, deck)
    game.push("cut 2")
    assert game.deck(ME) == deck[2:] + deck[:2]
    assert game.deciding == ME  # for the third player's deck; the second one has none


@rule("lorcana", "9.2.3", "2.2.2")
@pytest.mark.parametrize("leaver", [ME, YOU])
def test_who_leaves_while_hands_are_altered_is_passed_over(leaver):
    game = fresh(players=3, starter=ME).push("leave", "leave", "leave")
    assert game.deciding == ME
    game.push("concede", by=leaver)
    others = [seat for seat in (ME, YOU, THIRD) if seat != leaver]
    for seat in others:
        assert game.deciding == seat
        game.push("keep")
    assert (game.stage, game.active) == ("game", others[0])
    assert [event.seat for event in game.events("kept")] == others


@rule("lorcana", "2.3.3.3")
def test_setup_can_end_with_a_last_player_too():
    game = fresh(players=3, starter=ME).push("concede", by=ME).push("concede", by=YOU)
    assert game.winner == THIRD


# [2.4] Cleanup.


@rule("lorcana", "2.4.1", "2.4.1.1", "2.4.2")
def test_all_cards_go_back_to_their_decks():
    game = position(
        me={"play": [f"{YZMA} (exerted)", MARKET, f"{STITCH} (at {MARKET})"], "hand": 3, "ink": 4, "discard": 2},
        you={"play": [SVEN], "hand": 1},
    )
    game.push("concede").clean_up()
    for seat, size in ((ME, 22), (YOU, 12)):
        assert all(game.names_in(zone, seat) == [] for zone in ("play", "hand", "inkwell", "discard", "outside"))
        assert len(game.deck(seat)) == size
    assert not any(game.table.flags)
    assert [(event.seat, game.number(event.rule)) for event in game.events("gathered")] == [
        (ME, "2.4.1.1"),
        (YOU, "2.4.1.1"),
    ]


@rule("lorcana", "2.4.1.1", "9.2.3")
def test_the_cards_of_players_who_left_are_gathered_as_well():
    game = position(third={"play": [YZMA], "hand": 2}).push("concede", by=THIRD).push("concede", by=YOU)
    game.clean_up()
    assert [len(game.deck(seat)) for seat in (ME, YOU, THIRD)] == [10, 10, 13]


@rule("lorcana", "2.4.1", "2.4.1.2")
def test_all_counters_are_removed():
    game = position(me={"lore": 7, "play": [f"{YZMA} (damage 3)"]}, you={"lore": 12, "play": [f"{MARKET} (damage 2)"]})
    game.push("concede").clean_up()
    assert not any(game.table.damage)
    assert (game.lore(ME), game.lore(YOU)) == (0, 0)
    assert [(event.seat, game.number(event.rule)) for event in game.events("counters_gone")] == [
        (ME, "2.4.1.2"),
        (YOU, "2.4.1.2"),
    ]


@rule("lorcana", "2.4.1", "2.4.1.1")
def test_no_effect_outlasts_the_game():
    game = position(
        me={"play": [STITCH, "Dawn"], "hand": ["Blessing"]},
        cards=[
            spell("Blessing", changes("willpower", 2, "until your next turn", "yours")),
            watcher("Dawn", "turn start", gains()),
        ],
    )
    game.push("play Blessing", "choose Stitch", "concede").clean_up()
    assert (game.table.effects, game.table.waiting) == ([], [])
    assert not any(game.table.listeners)
    assert not any(game.table.guards)


@rule("lorcana", "2.4.2", "2.4.1")
def test_the_next_game_begins_from_the_gathered_decks():
    first = fresh(starter=ME).push("leave", "leave", "keep", "keep")
    first.push(f"ink {first.hand(ME)[0]}", "concede")
    assert not first.game.kind.is_clear(first.table)
    first.clean_up()
    assert first.game.kind.is_clear(first.table)
    assert [sorted(first.deck(seat)) for seat in (ME, YOU)] == [
        sorted(card.name for card in numbered(letter, 12)) for letter in "ab"
    ]
    second = fresh(*(numbered(letter, 12) for letter in "ab"), starter=YOU)
    assert (second.stage, second.lore(ME)) == ("setup", 0)


@rule("lorcana", "2.4.1")
def test_the_table_is_cleared_only_when_the_game_is_over_and_only_once():
    game = position()
    with pytest.raises(IllegalAction):
        game.clean_up()
    assert game.unchanged()
    game.push("concede").clean_up()
    with pytest.raises(IllegalAction):
        game.clean_up()
