"""[2.1] [2.2] Who starts, shuffled and offered decks, opening hands and altering them."""

import pytest

from tests.support.rule import rule
from tests.support.table import FOURTH, ME, OLD, THIRD, YOU, Situation, fresh

SEEDS = range(60)


def through_setup(game: Situation) -> Situation:
    """Everybody leaves the decks alone and keeps their hand."""
    while game.stage == "setup":
        game.push("leave" if game.asked_by in ("2.2.1.2", "2.2.2.3", "3.1.3", "3.1.6.4") else "keep")
    return game


def at_the_hands(game: Situation) -> Situation:
    """The decks are left alone; the first player decides about their hand."""
    while "opening-hands" not in game.step and "alter-hands" not in game.step:
        game.push("leave")
    return game


# [2.1] Stages, structure, turn order.


@rule("lorcana", "2.1.1")
def test_the_stages_follow_one_another_and_never_overlap():
    game = fresh()
    assert game.stage == "setup"
    through_setup(game)
    assert game.stage == "game"
    game.push("concede").clean_up()
    assert game.stage == "cleanup"
    of_setup = ("lore_at_zero", "shuffled", "kept")
    of_cleanup = ("gathered", "counters_gone")
    story = game.story(*of_setup, "turn_began", *of_cleanup)
    assert (
        story
        == [*["shuffled"] * 2, *["lore_at_zero"] * 2, *["kept"] * 2, "turn_began", *["gathered"] * 2]
        + ["counters_gone"] * 2
    )


@rule("lorcana", "2.1.1")
def test_turn_actions_do_not_belong_to_the_setup_stage():
    game = at_the_hands(fresh())
    assert game.turn == 0
    assert game.refused("end") == ("other_question", "2.2.2.1")


@rule("lorcana", "2.1.1")
def test_setup_does_not_come_back_once_the_game_has_begun():
    game = through_setup(fresh())
    assert game.refused("shuffle") == ("other_question", "3.3.1")
    assert game.refused("cut 3") == ("other_question", "3.3.1")


@rule("lorcana", "2.1.2", "2.2.1.1")
def test_without_a_series_chance_settles_who_starts():
    starters = {fresh(seed=seed).table.first for seed in SEEDS}
    assert starters == {ME, YOU}


@rule("lorcana", "2.1.2", "2.1.3.1")
@pytest.mark.parametrize("starter", [ME, YOU])
def test_in_a_series_of_two_whoever_did_not_start_the_first_game_starts_the_second(starter):
    first = fresh(seed=next(seed for seed in SEEDS if fresh(seed=seed).table.first == starter))
    assert first.asked_by == "2.2.1.2"  # nobody was asked who starts
    second = fresh(seed="second", starter=1 - first.table.first)
    assert second.asked_by == "2.2.1.2"
    through_setup(second)
    assert second.active == 1 - starter


@rule("lorcana", "2.1.2", "2.1.3.2")
@pytest.mark.parametrize("edition", ["2.2.0", "2.0.0", OLD])
@pytest.mark.parametrize("wish", [ME, YOU])
def test_in_a_best_of_series_the_loser_chooses_who_starts(edition, wish):
    game = fresh(chooser=YOU, edition=edition)
    assert game.deciding == YOU
    assert game.legal() == ["start Player 1", "start Player 2"]
    game.push(f"start Player {wish + 1}")
    assert game.table.first == wish


@rule("lorcana", "2.1.3.2")
def test_in_the_first_game_of_a_series_nobody_is_asked_who_starts():
    assert fresh().asked_by == "2.2.1.2"


@rule("lorcana", "2.1.3", "2.3.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise_from_the_starting_player(players):
    for starter in range(players):
        game = through_setup(fresh(players=players, starter=starter, size=20))
        order = [game.active]
        for _ in range(2 * players - 1):
            order.append(game.push("end").active)
        assert order == [(starter + step) % players for step in range(2 * players)]


@rule("lorcana", "2.1.3")
def test_all_but_the_starting_player_are_non_starting_players():
    game = through_setup(fresh(players=3, starter=YOU))
    assert [event.seat for event in game.events("starts")] == [YOU]


# [2.2.1.1] Who starts.


@rule("lorcana", "2.2.1.1")
def test_chance_names_the_starting_player_who_then_goes_first():
    for seed in SEEDS:
        game = fresh(seed=seed)
        assert game.asked_by == "2.2.1.2"
        starter = game.table.first
        assert [(event.seat, game.number(event.rule)) for event in game.events("starts")] == [(starter, "2.2.1.1")]


@rule("lorcana", "2.2.1.1")
def test_the_same_seed_names_the_same_player():
    assert [fresh(seed=seed).table.first for seed in SEEDS] == [fresh(seed=seed).table.first for seed in SEEDS]


@rule("lorcana", "2.2.1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_can_be_the_starting_player(players):
    assert {fresh(players=players, seed=seed).table.first for seed in SEEDS} == set(range(players))


@rule("lorcana", "2.2.1.1")
def test_in_the_older_edition_chance_names_who_chooses():
    choosers = set()
    for seed in SEEDS:
        game = fresh(seed=seed, edition=OLD)
        assert game.asked_by == "3.1.2"
        assert game.table.first == -1
        assert [event.seat for event in game.events("chooses_starter")] == [game.deciding]
        choosers.add(game.deciding)
    assert choosers == {ME, YOU}


@rule("lorcana", "2.2.1.1")
@pytest.mark.parametrize("wish", [ME, YOU])
def test_in_the_older_edition_the_chooser_decides_for_either_player(wish):
    for seed in range(4):
        game = fresh(seed=seed, edition=OLD).push(f"start Player {wish + 1}")
        assert game.table.first == wish
        through_setup(game)
        assert (game.active, game.turn) == (wish, 1)


@rule("lorcana", "2.2.1")
def test_the_four_steps_of_setup_come_in_their_order():
    game = at_the_hands(fresh(seed=3))
    steps = [game.number(event.rule) for event in game.events()]
    assert list(dict.fromkeys(steps)) == ["2.2.1.1", "2.2.1.2", "2.2.1.3", "2.2.1.4"]


@rule("lorcana", "2.2.1")
def test_the_steps_of_setup_have_their_own_numbers_in_the_older_edition():
    game = fresh(seed=3, edition=OLD).push("start Player 1")
    at_the_hands(game)
    steps = [game.number(event.rule) for event in game.events()]
    assert list(dict.fromkeys(steps)) == ["3.1.2", "3.1.3", "3.1.4", "3.1.5"]


# [2.2.1.2] Shuffling.


@rule("lorcana", "2.2.1.2")
def test_every_deck_is_really_shuffled():
    orders = set()
    on_top = set()
    for seed in range(150):
        deck = fresh(seed=seed, starter=ME).deck(ME)
        assert sorted(deck) == [f"a{at:02}" for at in range(1, 13)]
        orders.add(tuple(deck))
        on_top.add(deck[0])
    assert len(orders) == 150
    assert len(on_top) == 12


@rule("lorcana", "2.2.1.2")
def test_both_decks_are_shuffled_each_by_its_own_chance():
    game = at_the_hands(fresh(size=20))
    places = [[int(name[1:]) for name in game.hand(seat) + game.deck(seat)] for seat in (ME, YOU)]
    assert places[0] != places[1]
    assert sorted(places[0]) == sorted(places[1])


@rule("lorcana", "2.2.1.2")
def test_after_the_shuffle_nobody_knows_where_any_card_is():
    game = fresh(starter=ME)
    assert not any(game.knows(seat, name) for seat in (ME, YOU) for name in game.deck(ME))


@rule("lorcana", "2.2.1.2")
def test_the_opponent_may_leave_cut_or_shuffle_the_offered_deck_or_both():
    game = fresh(starter=ME, size=9)
    assert (game.deciding, game.asked_by) == (YOU, "2.2.1.2")
    cuts = [f"cut {at}" for at in range(1, 9)]
    both = [f"shuffle and cut {at}" for at in range(1, 9)]
    assert game.legal() == ["leave", *cuts, "shuffle", *both]


@rule("lorcana", "2.2.1.2")
@pytest.mark.parametrize("at", [1, 5, 11])
def test_a_cut_puts_the_cards_above_it_under_the_rest_in_their_order(at):
    game = fresh(starter=ME)
    deck = game.deck(ME)
    game.push(f"cut {at}")
    assert game.deck(ME) == deck[at:] + deck[:at]


@rule("lorcana", "2.2.1.2")
def test_a_deck_that_is_left_stays_as_it_is():
    game = fresh(starter=ME)
    deck = game.deck(ME)
    game.push("leave")
    assert game.deck(ME) == deck


@rule("lorcana", "2.2.1.2")
def test_the_opponents_shuffle_is_a_real_one():
    game = fresh(starter=ME)
    deck = game.deck(ME)
    game.push("shuffle")
    assert game.deck(ME) != deck
    assert sorted(game.deck(ME)) == sorted(deck)
    assert [(event.seat, event.other_seat) for event in game.events("shuffled")][:2] == [(ME, ME), (YOU, ME)]


@rule("lorcana", "2.2.1.2")
def test_shuffling_and_cutting_is_first_the_one_and_then_the_other():
    game = fresh(starter=ME)
    shuffled = fresh(starter=ME).push("shuffle").deck(ME)
    game.push("shuffle and cut 4")
    assert game.deck(ME) == shuffled[4:] + shuffled[:4]


@rule("lorcana", "2.2.1.2")
@pytest.mark.parametrize("at", [0, 12, 13])
def test_a_deck_is_cut_somewhere_between_its_cards(at):
    game = fresh(starter=ME)
    assert game.refused(f"cut {at}") == ("cut_out_of_range", "2.2.1.2")
    assert game.refused(f"shuffle and cut {at}") == ("cut_out_of_range", "2.2.1.2")


@rule("lorcana", "2.2.1.2")
def test_in_the_older_edition_the_opponent_may_only_cut():
    game = fresh(starter=ME, size=9, edition=OLD)
    assert game.legal() == ["leave"] + [f"cut {at}" for at in range(1, 9)]
    assert game.refused("shuffle") == ("no_shuffle_here", "3.1.3")
    assert game.refused("shuffle and cut 2") == ("no_shuffle_here", "3.1.3")
    deck = game.deck(ME)
    assert game.push("cut 2").deck(ME) == deck[2:] + deck[:2]


@rule("lorcana", "2.2.1.2")
def test_a_turn_action_is_no_answer_to_an_offered_deck():
    game = fresh(starter=ME)
    assert game.refused("end") == ("other_question", "2.2.1.2")


@rule("lorcana", "2.2.1.2", "M3")
@pytest.mark.parametrize(("players", "starter"), [(2, YOU), (3, ME), (3, THIRD), (4, YOU), (4, FOURTH)])
def test_every_deck_is_offered_to_the_player_on_its_owners_left(players, starter):
    game = fresh(players=players, starter=starter)
    for step in range(players):
        owner = (starter + step) % players
        assert game.deciding == (owner + 1) % players
        deck = game.deck(owner)
        game.push("cut 3")
        assert game.deck(owner) + game.hand(owner) != deck
        assert [(event.seat, event.other_seat, event.amount) for event in game.events("cut")][-1] == (
            (owner + 1) % players,
            owner,
            3,
        )


# [2.2.1.3] [2.2.1.4] Lore and opening hands.


@rule("lorcana", "2.2.1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_no_lore(players):
    game = at_the_hands(fresh(players=players, starter=ME))
    assert [game.lore(seat) for seat in range(players)] == [0] * players
    assert [event.seat for event in game.events("lore_at_zero")] == list(range(players))


@rule("lorcana", "2.2.1.4", "7.3.1")
def test_the_opening_hand_is_the_top_seven_cards_of_the_deck():
    game = fresh(starter=ME).push("leave")
    decks = [game.deck(ME), game.deck(YOU)]
    game.push("leave")
    for seat in (ME, YOU):
        assert game.hand(seat) == decks[seat][:7]
        assert game.deck(seat) == decks[seat][7:]


@rule("lorcana", "2.2.1.4")
@pytest.mark.parametrize("players", [3, 4])
def test_everybody_has_an_opening_hand_before_anybody_alters_theirs(players):
    game = at_the_hands(fresh(players=players))
    assert game.asked_by == "2.2.2.1"
    assert [len(game.hand(seat)) for seat in range(players)] == [7] * players


@rule("lorcana", "2.2.1.4")
def test_only_its_owner_knows_an_opening_hand():
    game = at_the_hands(fresh())
    assert all(game.knows(ME, name) and not game.knows(YOU, name) for name in game.hand(ME))


# [2.2.2] Altering hands.


@rule("lorcana", "2.2.2", "2.2.2.1", "2.2.2.2")
@pytest.mark.parametrize(("players", "starter"), [(2, YOU), (3, YOU), (4, THIRD)])
def test_hands_are_altered_once_each_in_turn_order(players, starter):
    game = at_the_hands(fresh(players=players, starter=starter))
    order = []
    while game.step == "setup/alter-hands":
        order.append((game.deciding, game.asked_by))
        game.push(f"alter {game.hand(game.deciding)[0]}")
    seats = [(starter + step) % players for step in range(players)]
    assert order == [(seats[0], "2.2.2.1")] + [(seat, "2.2.2.2") for seat in seats[1:]]
    assert [event.seat for event in game.events("altered")] == seats


@rule("lorcana", "2.2.2")
def test_any_number_of_cards_may_be_altered():
    game = at_the_hands(fresh(starter=ME))
    assert len(game.legal()) == 2**7
    assert "keep" in game.legal()
    assert "alter " + "; ".join(game.hand(ME)) in game.legal()


@rule("lorcana", "2.2.2.1", "1.x 3.1.6.2")
@pytest.mark.parametrize("edition", ["2.2.0", OLD])
@pytest.mark.parametrize("count", [1, 3, 7])
def test_chosen_cards_go_to_the_bottom_and_as_many_are_drawn_from_the_top(edition, count):
    game = at_the_hands(fresh(starter=ME, size=20, edition=edition))
    hand, deck = game.hand(ME), game.deck(ME)
    chosen = hand[:count]
    game.push("alter " + "; ".join(chosen))
    assert game.hand(ME) == hand[count:] + deck[:count]
    assert game.deck(ME)[:-count] == deck[count:]
    assert sorted(game.deck(ME)[-count:]) == sorted(chosen)


@rule("lorcana", "2.2.2.1")
def test_the_others_learn_how_many_cards_were_altered_but_not_which():
    game = at_the_hands(fresh(starter=ME))
    hand = game.hand(ME)
    game.push(f"alter {hand[0]}; {hand[4]}")
    assert not any(game.knows(YOU, name) for name in game.hand(ME) + game.deck(ME))
    seen = [event for event in game.game.events_for(YOU) if event.seat == ME and event.kind in ("altered", "draws")]
    assert [(event.kind, event.card, event.amount) for event in seen[-3:]] == [
        ("altered", "", 2),
        ("draws", "", 0),
        ("draws", "", 0),
    ]


@rule("lorcana", "2.2.2.2")
def test_the_second_player_decides_when_the_first_has_finished():
    game = at_the_hands(fresh(starter=ME, size=20))
    hand = game.hand(YOU)
    game.push(f"alter {game.hand(ME)[0]}")
    assert (game.deciding, len(game.hand(ME)), game.hand(YOU)) == (YOU, 7, hand)
    deck = game.deck(YOU)
    game.push("alter " + "; ".join(hand[5:]))
    assert game.hand(YOU) == hand[:5] + deck[:2]


@rule("lorcana", "2.2.2.3", "1.x 3.1.6.5")
@pytest.mark.parametrize("edition", ["2.2.0", OLD])
def test_only_after_all_have_finished_those_who_altered_shuffle(edition):
    game = at_the_hands(fresh(starter=ME, players=3, size=20, edition=edition))
    game.push(f"alter {game.hand(ME)[0]}")
    unshuffled = game.deck(ME)
    game.push("keep")
    assert game.deck(ME) == unshuffled
    game.push(f"alter {game.hand(THIRD)[0]}")
    shuffles = [event.seat for event in game.events("shuffled")]
    assert shuffles == [ME, YOU, THIRD, ME]
    assert game.deciding == YOU
    assert game.deck(ME) != unshuffled
    assert sorted(game.deck(ME)) == sorted(unshuffled)
    game.push("leave")
    assert game.deciding == ME  # the third player's left neighbour
    assert [event.seat for event in game.events("shuffled")] == [ME, YOU, THIRD, ME, THIRD]
    game.push("leave")
    assert game.stage == "game"


@rule("lorcana", "2.2.2.3")
def test_who_keeps_the_hand_does_not_shuffle_again():
    game = at_the_hands(fresh(starter=ME))
    decks = [game.deck(ME), game.deck(YOU)]
    game.push("keep", "keep")
    assert game.stage == "game"
    assert [game.deck(ME), game.deck(YOU)] == decks
    assert game.story("shuffled", "kept") == ["shuffled", "shuffled", "kept", "kept"]


@rule("lorcana", "2.2.2.3")
def test_the_opponent_may_shuffle_or_cut_the_altered_deck_too():
    game = at_the_hands(fresh(starter=ME))
    game.push(f"alter {game.hand(ME)[0]}", "keep")
    assert (game.deciding, game.asked_by) == (YOU, "2.2.2.3")
    assert "shuffle" in game.legal()
    deck = game.deck(ME)
    game.push("cut 2")
    assert game.deck(ME) == deck[2:] + deck[:2]


@rule("lorcana", "2.2.2.3", "1.x 3.1.6.5")
def test_in_the_older_edition_an_altered_deck_is_only_cut():
    game = at_the_hands(fresh(starter=ME, edition=OLD))
    game.push(f"alter {game.hand(ME)[0]}", "keep")
    assert (game.deciding, game.asked_by) == (YOU, "3.1.6.4")
    assert game.legal() == ["leave", "cut 1", "cut 2", "cut 3", "cut 4"]
    deck = game.deck(ME)
    assert game.push("cut 1").deck(ME) == deck[1:] + deck[:1]


# [2.2.3] The first turn.


@rule("lorcana", "2.2.3", "2.3.1")
@pytest.mark.parametrize("edition", ["2.2.0", "2.0.0", OLD])
@pytest.mark.parametrize("starter", [ME, YOU])
def test_the_game_begins_with_the_first_phase_of_the_starting_player(starter, edition):
    game = through_setup(fresh(starter=starter, edition=edition))
    (began,) = game.events("turn_began")
    assert (began.seat, began.amount) == (starter, 1)
    assert game.number(began.rule) == ("3.1.7" if edition == OLD else "2.2.3")
    assert (game.turn, game.active, game.deciding, game.step) == (1, starter, starter, "main/actions")


@rule("lorcana", "2.2.3")
def test_the_game_does_not_begin_while_an_altered_deck_is_on_offer():
    game = at_the_hands(fresh(starter=ME))
    game.push("keep", f"alter {game.hand(YOU)[0]}")
    assert (game.stage, game.story("turn_began")) == ("setup", [])
    game.push("leave")
    assert game.story("turn_began") == ["turn_began"]


@rule("lorcana", "1.x 3.1.8")
def test_a_format_may_settle_beforehand_who_starts():
    game = fresh(edition=OLD, starter=YOU)
    assert game.table.first == YOU
    assert game.asked_by == "3.1.3"
