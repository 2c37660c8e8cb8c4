"""[1] [2] [4.1] The drafting phase, case by case (numbers as in the conformance list)."""

from collections import Counter

import pytest

import mazo
from mazo.draft.config import PASS_THEN_DISCARD, PICKER_DISCARDS
from mazo.draft.words import UNDEALT
from mazo.errors import BadConfig, IllegalAction
from mazo.games.ortus.codes import cards as C
from mazo.games.ortus.results import setup_of
from mazo.games.ortus.rules.pool import COLOURS, TYPES
from mazo.kernel.codes import NOBODY
from mazo.kernel.flow import current_step
from mazo.kernel.knowledge import knows
from tests.games.ortus.drafts import all_answer, draft, keep, names, pack, played, table, to_palaces, to_round
from tests.support.rule import rule


@rule("ortus", "2.1", "2.2", "2.3")
def test_case_1_the_pool_is_ninety_cards_fifteen_types_six_times_and_no_palace():
    t = table(draft())
    drafted = [card for card, kind in enumerate(t.kind) if kind < len(TYPES)]
    assert len(drafted) == 90
    assert Counter(names(draft(), drafted)) == dict.fromkeys(TYPES, 6)
    assert len(TYPES) == len(set(TYPES)) == 15
    assert not any(t.is_palace(card) for card in [*t.undealt(), *t.pack(0), *t.pack(1)])


@rule("ortus", "2.1", "1.4")
@pytest.mark.parametrize("colour", [0, 1])
def test_the_set_is_of_whatever_colour_you_like_and_all_decks_have_it(colour):
    t = table(played(colour=colour))
    for seat in (0, 1):
        assert {t.colour_of(card) for card in t.kept(seat)} == {colour}
    assert setup_of(t).colour == COLOURS[colour]


@rule("ortus", "2.1")
def test_a_colour_that_is_not_in_the_box_is_refused():
    with pytest.raises(BadConfig, match="blue"):
        draft(players=2, colour=2)
    assert draft(players=3, colour=2).deciding == (0, 1, 2)


@rule("ortus", "2.4")
def test_the_drafting_deck_is_shuffled():
    packs = set()
    for seed in range(20):
        game = draft(seed=seed)
        packs.add(tuple(names(game, pack(game, 0))))
        assert game.events[0].kind == "shuffled"
        assert not any(knows(game.table, 0, card) for card in table(game).undealt())
    assert len(packs) == 20
    assert names(draft(seed=4), pack(draft(seed=4), 0)) == names(draft(seed=4), pack(draft(seed=4), 0))


@rule("ortus", "2.5")
@pytest.mark.parametrize("players", [2, 3])
def test_everybody_gets_ten_cards(players):
    game = draft(players)
    assert [len(pack(game, seat)) for seat in range(players)] == [10] * players
    assert len(table(game).undealt()) == 90 - 10 * players


@rule("ortus", "2.6")
def test_two_of_ten_are_kept_and_eight_go_to_the_next():
    game = draft(3)
    opened = [pack(game, seat) for seat in range(3)]
    for seat in range(3):
        keep(game, seat, 0, 9)
    for seat in range(3):
        assert table(game).kept(seat) == [opened[seat][0], opened[seat][9]]
        assert pack(game, (seat + 1) % 3) == opened[seat][1:9]


@rule("ortus", "2.6")
def test_case_5_keeping_one_or_three_of_ten_is_refused_and_nothing_changes():
    game = draft(seed=3)
    hand = names(game, pack(game, 0))
    before = game.hash
    for text, reason in ((f"keep {hand[0]}", "too_few"), (f"keep {'; '.join(hand[:3])}", "too_many")):
        refusal = game.why_not(text, by=0)
        assert refusal is not None
        assert (refusal.reason, refusal.number) == (reason, "2.6")
        with pytest.raises(IllegalAction):
            game.push(text, by=0)
        assert game.hash == before
    assert game.deciding == (0, 1)


@rule("ortus", "2.6")
def test_a_card_that_is_no_longer_in_the_hand_cannot_be_kept_again():
    game = draft(seed=3)
    all_answer(game)
    t = table(game)
    gone = f"{t.name_of(t.kept(0)[0])} #{t.number[t.kept(0)[0]]}"
    refusal = game.why_not(f"keep {gone}; {t.name_of(t.pack(0)[0])}", by=0)
    assert refusal is not None
    assert (refusal.reason, refusal.number) == ("not_in_pack", "2.6")


@rule("ortus", "2.7")
@pytest.mark.parametrize("players", [2, 3])
def test_two_of_each_hand_until_only_two_arrive(players):
    game = draft(players)
    sizes = []
    for _ in range(5):
        sizes.append((game.turn, len(pack(game, 0)), len(table(game).kept(0))))
        all_answer(game)
    assert sizes == [(1, 10, 0), (1, 8, 2), (1, 6, 4), (1, 4, 6), (2, 10, 8)]


@rule("ortus", "2.8")
def test_case_7_with_two_the_last_pair_goes_back_to_its_opener_who_discards_it():
    game = draft(2)
    opened = pack(game, 0)
    for _ in range(4):
        all_answer(game)
    t = table(game)
    last = [card for card in opened if card in t.discarded()]
    assert len(last) == 2
    assert [event.seat for event in game.events if event.kind == "discards"] == [0, 0, 1, 1]
    assert t.discarded()[:2] == last
    assert not {*last} & {*t.kept(0), *t.kept(1)}


@rule("ortus", "2.8")
def test_with_three_the_last_pair_goes_to_the_next_in_passing_direction():
    game = draft(3)
    opened = [pack(game, seat) for seat in range(3)]
    for _ in range(4):
        all_answer(game)
    thrown = table(game).discarded()
    for seat in range(3):
        opener = (seat - 1) % 3
        assert set(thrown[2 * seat : 2 * seat + 2]) < set(opened[opener])
    assert [event.seat for event in game.events if event.kind == "discards"] == [0, 0, 1, 1, 2, 2]


@rule("ortus", "2.8")
@pytest.mark.parametrize("players", [2, 3])
def test_in_the_english_reading_whoever_keeps_from_the_last_four_sets_the_others_aside(players):
    seed, english = draft(players), draft(players, edition="english")
    for _ in range(3):
        all_answer(seed)
        all_answer(english)
    hands = [pack(english, seat) for seat in range(players)]
    assert "discarded" in english.decisions[0].prompt()
    all_answer(seed)
    all_answer(english)
    thrown = table(english).discarded()
    for seat in range(players):
        assert set(thrown[2 * seat : 2 * seat + 2]) < set(hands[seat])
    assert [table(seed).kept(seat) for seat in range(players)] == [table(english).kept(seat) for seat in range(players)]
    assert sorted(table(seed).discarded()) == sorted(thrown)
    assert seed.edition == "seed"
    assert table(seed).config.leftover == PASS_THEN_DISCARD
    assert table(english).config.leftover == PICKER_DISCARDS
    assert table(draft(players, leftover=PICKER_DISCARDS)).config.leftover == PICKER_DISCARDS


@rule("ortus", "2.9")
def test_after_the_first_round_every_deck_has_eight_cards():
    game = draft(3)
    to_round(game, 2)
    assert [len(table(game).kept(seat)) for seat in range(3)] == [8, 8, 8]
    assert [event.amount for event in game.events if event.kind == "round_over"] == [8]


@rule("ortus", "2.10")
def test_then_everybody_is_dealt_another_ten():
    game = draft(3)
    for number, left in ((2, 30), (3, 0)):
        to_round(game, number)
        assert [len(pack(game, seat)) for seat in range(3)] == [10, 10, 10]
        assert len(table(game).undealt()) == left
    assert [event.amount for event in game.events if event.kind == "dealt"] == [10] * 9


@rule("ortus", "2.11", "4.1")
def test_case_2_two_earls_end_with_24_cards_each_12_discards_and_30_undealt():
    found = setup_of(table(played(2)))
    assert [len(deck) for deck in found.decks] == [24, 24]
    assert (len(found.discarded), len(found.undealt)) == (12, 30)
    assert 90 - len(found.undealt) == 60, "sixty cards were dealt"
    assert Counter([*sum(found.decks, ()), *found.discarded, *found.undealt]) == dict.fromkeys(TYPES, 6)


@rule("ortus", "2.11", "4.1")
def test_case_3_three_earls_end_with_24_cards_each_18_discards_and_none_undealt():
    found = setup_of(table(played(3)))
    assert [len(deck) for deck in found.decks] == [24, 24, 24]
    assert (len(found.discarded), len(found.undealt)) == (18, 0)
    assert Counter([*sum(found.decks, ()), *found.discarded]) == dict.fromkeys(TYPES, 6)


@rule("ortus", "2.11")
def test_all_that_was_kept_is_the_deck():
    game = to_palaces(2)
    kept = [table(game).kept(seat)[:] for seat in (0, 1)]
    game.push("take Blue Palace")
    assert game.outcome is not None
    assert [table(game).kept(seat) for seat in (0, 1)] == kept
    assert game.turn == 3


@rule("ortus", "2.12")
def test_two_earls_pass_to_each_other_in_every_round():
    game = draft(2)
    for number in (1, 2, 3):
        to_round(game, number)
        opened = [pack(game, seat) for seat in (0, 1)]
        all_answer(game)
        assert [set(pack(game, seat)) < set(opened[1 - seat]) for seat in (0, 1)] == [True, True]


@rule("ortus", "2.13")
def test_case_6_three_earls_pass_left_right_and_left():
    game = draft(3)
    for number, way in ((1, 1), (2, -1), (3, 1)):
        to_round(game, number)
        opened = [pack(game, seat) for seat in range(3)]
        all_answer(game)
        for seat in range(3):
            assert set(pack(game, (seat + way) % 3)) < set(opened[seat]), f"round {number}"


@rule("ortus", "2.13")
def test_the_direction_need_not_change():
    game = draft(3, alternate_direction=0)
    to_round(game, 2)
    opened = pack(game, 0)
    all_answer(game)
    assert set(pack(game, 1)) < set(opened)


@rule("ortus", "1.1")
@pytest.mark.parametrize("players", [0, 1, 4, 5])
def test_case_9_only_two_or_three_earls_draft(players):
    with pytest.raises(BadConfig) as refused:
        draft(players)
    if players > 3:
        assert f"{30 * players}" in str(refused.value)
        assert "90" in str(refused.value)
    assert draft(2).seats == 2
    assert draft(3).seats == 3


@rule("ortus", "1.2")
def test_two_earls_find_two_palaces_in_the_core_box():
    game = draft(2)
    assert names(game, table(game).free_palaces()) == ["Blue Palace", "Red Palace"]


@rule("ortus", "1.3")
def test_three_earls_find_four_palaces_in_core_box_and_expansion():
    game = draft(3)
    assert names(game, table(game).free_palaces()) == ["Blue Palace", "Red Palace", "Green Palace", "Gold Palace"]


@rule("ortus", "M1")
def test_case_10_as_long_as_one_has_not_chosen_nobody_passes():
    game = draft(3)
    packs = [pack(game, seat) for seat in range(3)]
    for seat in (2, 0):
        keep(game, seat, 0, 1)
        assert game.deciding == tuple(other for other in range(3) if (other != seat and other != 2) or other == 1)
        assert [pack(game, other) for other in range(3)] == packs
        assert not table(game).kept(seat)
    assert game.decisions[0].answered
    assert not game.decisions[1].answered
    keep(game, 1, 0, 1)
    assert [len(pack(game, seat)) for seat in range(3)] == [8, 8, 8]


@rule("ortus", "M1")
def test_a_choice_may_be_changed_until_the_last_one_arrives():
    changed, straight = draft(3), draft(3)
    keep(changed, 1, 4, 5)
    keep(changed, 1, 0, 2)
    keep(straight, 1, 0, 2)
    assert changed.hash == straight.hash
    for game in (changed, straight):
        for seat in (2, 0):
            keep(game, seat, 3, 4)
    assert changed.hash == straight.hash


@rule("ortus", "M1")
def test_the_order_in_which_answers_arrive_changes_nothing():
    one, other = draft(3), draft(3)
    for seat in (0, 1, 2):
        keep(one, seat, seat, seat + 3)
    for seat in (2, 0, 1):
        keep(other, seat, seat, seat + 3)
    assert one.hash == other.hash


def test_case_11_the_same_seed_and_picks_give_the_same_decks_and_discards():
    assert setup_of(table(played(3, seed=9))) == setup_of(table(played(3, seed=9)))
    assert setup_of(table(played(3, seed=9))) != setup_of(table(played(3, seed=10)))


@rule("ortus", "M2")
def test_discards_lie_face_down_unless_told_otherwise():
    for face_down in (1, 0):
        game = draft(3, face_down=face_down)
        to_round(game, 2)
        for viewer in (-1, 0, 1, 2):
            zone = game.view(viewer).table["discarded"]
            assert zone.count == 6
            assert len(zone.cards) == (0 if face_down else 6)
        known = [knows(game.table, 0, card) for card in table(game).discarded()]
        assert known == [True] * 4 + [not face_down] * 2


@rule("ortus", "M5")
def test_whoever_leaves_ends_the_draft_for_all():
    game = draft(3)
    all_answer(game)
    game.push("concede", by=1)
    assert game.outcome is not None
    assert game.outcome.winner is None
    assert game.cite(game.outcome.rule).startswith("M5")
    assert game.outcome.rule == game.kind.concede_rule()
    assert game.view(0).players[1].gone
    game.pop()
    assert game.deciding == (0, 1, 2)


def test_options_are_checked():
    for wrong in ({"players": "3"}, {"two_towers": 2}, {"leftover": 7}, {"colour": -1}, {"speed": 3}):
        with pytest.raises(BadConfig):
            mazo.new("ortus-draft", **wrong)
    with pytest.raises(BadConfig, match="profile"):
        draft(edition="imperio")
    with pytest.raises(BadConfig, match="own decks"):
        mazo.new("ortus-draft", decks=[["Castle"]])


def test_steps_stand_in_the_book():
    game = draft(3)
    assert current_step(game.table).rule in game.kind.book
    for stage in game.table.stages:
        for phase in stage.phases:
            for step in phase.steps:
                assert step.rule in game.kind.book or step.name == "burn"
    assert game.table.place_of(UNDEALT, NOBODY) == 3
    assert len(TYPES) == C.FIRST_PALACE
