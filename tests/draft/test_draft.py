"""The course of a draft, in several configurations: nothing in the engine knows a game."""

from itertools import permutations

import pytest

from mazo.draft.config import LEFT, PASS_THEN_DISCARD, PICKER_DISCARDS, RIGHT, Config
from mazo.draft.results import result
from mazo.draft.rules import DraftGame
from mazo.draft.words import DISCARDED, KEPT, PACK
from mazo.kernel.choices import take_all
from mazo.kernel.codes import NOBODY
from mazo.kernel.frames import Sealed
from mazo.kernel.log import WIDTH
from mazo.kernel.loop import choice_of, deciding
from mazo.kernel.rng import Dice
from tests.draft.drafts import (
    all_answer,
    answer,
    begun,
    booster_like,
    burning,
    digest,
    ortus_like,
    play_out,
    random_picks,
)


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_booster_draft_is_a_mere_configuration(seats):
    t = begun(booster_like(), seats)
    opened = [t.pack(seat)[:] for seat in range(seats)]
    all_answer(t, Dice(1))
    for seat in range(seats):
        assert set(t.pack((seat + 1) % seats)) < set(opened[seat]), "the first round goes left"
    play_out(t, Dice(seats))
    found = result(t)
    assert [len(deck) for deck in found.decks] == [48] * seats
    assert (found.discarded, len(found.undealt)) == ((), 384 - 48 * seats)
    assert sorted([*sum(found.decks, ()), *found.undealt]) == sorted(t.config.names)


def test_the_last_card_of_a_booster_is_nobodys_choice():
    t = begun(booster_like(), 3)
    asked = set()
    while not t.over:
        asked.add(t.pack_size())
        all_answer(t, Dice(t.drawings + t.step))
    assert asked == set(range(2, 13))


def test_rounds_have_no_limit():
    config = Config(["A", "B"], [600, 600], rounds=100, pack_size=3, picks=[1], directions=[LEFT, RIGHT])
    t = begun(config, 4)
    play_out(t, Dice(1))
    assert [len(t.kept(seat)) for seat in range(4)] == [300] * 4
    assert t.turn == 100


def test_everybody_is_asked_at_once_for_exactly_so_many():
    t = begun(ortus_like(), 3)
    top = t.stack[-1]
    assert isinstance(top, Sealed)
    assert deciding(t) == [0, 1, 2]
    for choice in top.choices:
        assert (choice.low, choice.high) == (2, 2)
        assert choice.items == take_all(t.pack(choice.seat))


@pytest.mark.parametrize("way", [LEFT, RIGHT])
def test_packs_go_on_together_when_the_last_has_answered(way):
    config = Config(["A"], [100], rounds=1, pack_size=5, picks=[1], directions=[way])
    t = begun(config, 4)
    packs = [t.pack(seat)[:] for seat in range(4)]
    for seat in (2, 0, 3):
        answer(t, seat, random_picks(t, seat, Dice(seat)))
        assert [t.pack(other) for other in range(4)] == packs
        assert [t.kept(other) for other in range(4)] == [[]] * 4
    answer(t, 1, random_picks(t, 1, Dice(1)))
    for seat in range(4):
        left = [card for card in packs[seat] if card not in t.kept(seat)]
        assert t.pack((seat + way) % 4) == left


def test_the_order_of_arrival_changes_nothing():
    found = set()
    for order in permutations(range(3)):
        t = begun(ortus_like(), 3)
        for seat in order:
            answer(t, seat, random_picks(t, seat, Dice(seat)))
        found.add(digest(t))
    assert len(found) == 1


def test_an_answer_may_change_until_the_last_arrives_and_leaves_no_trace():
    changed, straight = begun(ortus_like(), 2), begun(ortus_like(), 2)
    first, second = random_picks(changed, 0, Dice(1)), random_picks(changed, 0, Dice(2))
    assert first != second
    answer(changed, 0, first)
    answer(changed, 0, second)
    answer(straight, 0, second)
    assert digest(changed) == digest(straight)
    answer(changed, 1, random_picks(changed, 1, Dice(1)))
    assert take_all(changed.kept(0)) == second


@pytest.mark.parametrize("leftover", [PASS_THEN_DISCARD, PICKER_DISCARDS])
def test_burnt_cards_are_discarded_face_down(leftover):
    t = begun(burning(leftover), 3)
    questions = []
    while not t.over:
        question = choice_of(t, 0)
        assert question is not None
        questions.append((t.turn, t.step, question.ask, question.high, len(question.items)))
        all_answer(t, Dice(len(questions)))
    one = [(0, 8, 2, 9), (0, 9, 1, 7), (1, 8, 1, 6), (1, 9, 1, 5), (2, 8, 1, 4), (2, 9, 1, 3)]
    assert questions == [(number, *asked) for number in (1, 2) for asked in one]
    assert [len(t.kept(seat)) for seat in range(3)] == [8, 8, 8]
    assert len(t.thrown) == len(t.cards(DISCARDED, NOBODY)) == 2 * 3 * (3 + 2)


def test_who_discards_the_last_cards_is_a_setting():
    for leftover, holder in ((PASS_THEN_DISCARD, 1), (PICKER_DISCARDS, 0)):
        config = Config(["A"], [90], rounds=1, pack_size=4, picks=[2], discard_at=2, leftover=leftover)
        t = begun(config, 3)
        t.log, t.logging = [], True
        pack = t.pack(0)[:]
        all_answer(t, Dice(1))
        left = [card for card in pack if card not in t.kept(0)]
        rows = [t.log[at : at + WIDTH] for at in range(0, len(t.log), WIDTH)]
        assert [row[2] for row in rows if row[0] == 5 and row[3] in left] == [holder, holder]


def test_a_copy_is_independent_and_plays_the_same():
    t = begun(ortus_like(), 3)
    all_answer(t, Dice(1))
    twin = t.copy()
    assert isinstance(twin, DraftGame)
    before = digest(t)
    play_out(twin, Dice(5))
    assert digest(t) == before
    play_out(t, Dice(5))
    assert digest(t) == digest(twin)


def test_every_card_is_somewhere_at_every_moment():
    t = begun(ortus_like(), 3)
    while not t.over:
        assert sorted(card for cards in t.zones for card in cards) == list(range(90))
        for zone, cards in enumerate(t.zones):
            assert all(t.zone[card] == zone for card in cards)
        for seat in range(3):
            for kind in (PACK, KEPT):
                assert all(t.controller[card] == seat for card in t.cards(kind, seat))
        assert len(set(t.number)) == 90
        all_answer(t, Dice(t.turn * 10 + t.step))
