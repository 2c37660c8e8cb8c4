"""What a seat knows in a draft: exactly what somebody with a perfect memory knows, no more and no less."""

from __future__ import annotations

from collections import Counter

import pytest

from mazo.draft.config import PASS_THEN_DISCARD, PICKER_DISCARDS
from mazo.draft.rules import DraftGame
from mazo.kernel.codes import first_of
from mazo.kernel.knowledge import imagine, knows
from mazo.kernel.loop import choice_of, deciding, legal
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

DRAFTS = pytest.mark.parametrize(
    ("config", "seats"),
    [
        pytest.param(ortus_like(), 2, id="ortus-2"),
        pytest.param(ortus_like(), 3, id="ortus-3"),
        pytest.param(booster_like(240), 5, id="booster-5"),
        pytest.param(burning(), 3, id="burning-3"),
        pytest.param(burning(PICKER_DISCARDS), 4, id="burning-4"),
    ],
)

Group = frozenset[int]


class Witness:
    """Writes down who held which hand, and what it was before and after cards were taken from it."""

    def __init__(self, t: DraftGame) -> None:
        self.t = t
        self.hands: dict[int, tuple[int, int]] = {}
        self.history: dict[tuple[int, int], list[tuple[int, Group, Group]]] = {}

    def play_on(self, dice: Dice) -> None:
        """Everybody answers the open question."""
        t = self.t
        for seat in range(t.seats):
            for card in t.pack(seat):
                self.hands.setdefault(card, (t.turn, seat))
        held = [frozenset(t.pack(seat)) for seat in range(t.seats)]
        receivers = [t.receiver(seat) for seat in range(t.seats)]
        last = t.step == t.config.steps() - 1 and t.config.leftover == PASS_THEN_DISCARD
        for seat in range(t.seats):
            picks = random_picks(t, seat, dice)
            left = held[seat] - {first_of(packed) for packed in picks}
            self._note(seat, held[seat], left)
            if last and len(left) == t.config.left_over() > 0:
                self._note(receivers[seat], left, left)
            answer(t, seat, picks)

    def groups(self, seat: int) -> set[Group]:
        """What the seat can't tell apart: all it never saw, and of each hand what went missing since it saw it."""
        t = self.t
        found: list[Group] = []
        seen: set[int] = set(t.pack(seat)) | set(t.kept(seat))
        now = {self.hands.get(card): frozenset(t.pack(seat)) for card in t.pack(seat)}
        for hand, events in self.history.items():
            mine: Group | None = None
            touched = False
            for holder, before, after in [*events, *([(seat, now[hand], now[hand])] if hand in now else [])]:
                if holder == seat:
                    seen |= before
                    if mine is not None:
                        found.append(mine - before)
                    mine, touched = after, False
                elif before != after:
                    touched = True
            if mine is not None and touched:
                found.append(mine)
        found.append(frozenset(set(range(len(t.kind))) - seen))
        own = set(t.kept(seat))
        return {group - own for group in found if len(group - own) > 1}

    def _note(self, seat: int, before: Group, after: Group) -> None:
        hand = self.hands[next(iter(before))]
        self.history.setdefault(hand, []).append((seat, before, after))


def pools(t: DraftGame, seat: int) -> set[Group]:
    """The cards that the table says the seat can't tell apart."""
    labels: dict[int, set[int]] = {}
    for card, label in enumerate(t.pools[seat]):
        if label:
            labels.setdefault(label, set()).add(card)
    return {frozenset(cards) for cards in labels.values() if len(cards) > 1}


def noticed(t: DraftGame, seat: int) -> list[object]:
    """All that a seat may know: known faces by place, sizes, who decides, its own question and answer."""
    places = [[(card, t.kind[card]) if knows(t, seat, card) else None for card in zone] for zone in t.zones]
    question = choice_of(t, seat)
    asked = [] if question is None else [question.ask, question.low, question.high, question.items, question.picks]
    return [places, t.turn, t.step, deciding(t), asked, legal(t, seat)]


@DRAFTS
@pytest.mark.parametrize("seed", range(3))
def test_a_seat_knows_what_a_perfect_memory_knows(config, seats, seed):
    t = begun(config, seats, seed)
    witness = Witness(t)
    dice = Dice(seed)
    while not t.over:
        witness.play_on(dice)
        for seat in range(seats):
            assert pools(t, seat) == witness.groups(seat), f"round {t.turn}, step {t.step}, seat {seat}"


@DRAFTS
def test_no_seat_can_tell_an_imagined_draft_from_the_real_one(config, seats):
    t = begun(config, seats, 3)
    dice = Dice(3)
    while not t.over:
        for seat in deciding(t)[: 1 + dice.below(seats)]:
            answer(t, seat, random_picks(t, seat, dice))
            viewer = dice.below(seats)
            twin = imagine(t, viewer, dice, [])
            assert isinstance(twin, DraftGame)
            assert noticed(twin, viewer) == noticed(t, viewer)
            for group in pools(t, viewer):
                assert Counter(twin.kind[card] for card in group) == Counter(t.kind[card] for card in group)


@DRAFTS
def test_an_imagined_draft_takes_as_many_decisions_and_leaves_the_real_one_alone(config, seats):
    t = begun(config, seats, 4)
    for _ in range(5):
        all_answer(t, Dice(t.step))
    answer(t, 1, random_picks(t, 1, Dice(9)))
    before = digest(t)
    twins = [imagine(t, seat, Dice(seat), []) for seat in range(seats)]
    answers = set()
    for twin in twins:
        assert isinstance(twin, DraftGame)
        answers.add(play_out(twin, Dice(1)))
    assert digest(t) == before
    answers.add(play_out(t, Dice(2)))
    assert len(answers) == 1


def test_who_passes_a_hand_knows_it_until_somebody_keeps_from_it():
    t = begun(ortus_like(), 3)
    mine = t.pack(0)[:]
    all_answer(t, Dice(1))
    passed = [card for card in mine if card not in t.kept(0)]
    assert sorted(t.pack(1)) == sorted(passed)
    assert all(knows(t, 0, card) and knows(t, 1, card) and not knows(t, 2, card) for card in passed)
    answer(t, 1, random_picks(t, 1, Dice(2)))
    assert all(knows(t, 0, card) for card in passed), "sealed: nothing has happened yet"
    for seat in (0, 2):
        answer(t, seat, random_picks(t, seat, Dice(3)))
    assert not any(knows(t, 0, card) for card in passed)
    assert len({t.pools[0][card] for card in passed}) == 1, "two of these eight are kept, which nobody tells"


def test_with_two_players_what_the_other_kept_shows_by_what_comes_back():
    t = begun(ortus_like(), 2)
    mine = t.pack(0)[:]
    for seed in (1, 2):
        all_answer(t, Dice(seed))
    back = t.pack(0)
    taken = [card for card in mine if card in t.kept(1)]
    assert (len(back), len(taken)) == (6, 2)
    assert frozenset(taken) in pools(t, 0), "these two, though not which was first"


def test_all_discards_of_two_players_are_known_to_both():
    t = begun(ortus_like(), 2)
    play_out(t, Dice(1))
    assert len(t.discarded()) == 12
    assert all(knows(t, seat, card) for seat in (0, 1) for card in t.discarded())


def test_a_bystander_does_not_know_the_last_pair_of_a_hand():
    t = begun(ortus_like(), 3)
    for seed in range(4):
        all_answer(t, Dice(seed))
    assert t.turn == 2
    known = [[knows(t, seat, card) for card in t.discarded()] for seat in range(3)]
    assert known == [
        [True, True, True, True, False, False],
        [False, False, True, True, True, True],
        [True, True, False, False, True, True],
    ]
