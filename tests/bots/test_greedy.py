"""The greedy player of Lorcana: what it does in plain situations, that it never peeks, and that it wins."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mazo.bots import Seat, fast_named, named, names
from mazo.games import kind
from mazo.games.lorcana.codes import asks as ASK
from mazo.games.lorcana.codes import figures as F
from mazo.games.lorcana.codes import options as DO
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import option
from mazo.kernel.rules import Rules
from mazo.lab.sim import plan, simulate
from tests.games.lorcana.rules.scripts import changes, gains, spell, strikes, watcher
from tests.properties import lorcana
from tests.support.honesty import decisions, peeks
from tests.support.table import ME, OLD, Situation, fresh, made, position

SMALL = made("Small", cost=2, strength=2, willpower=2, lore=1)
LARGE = made("Large", cost=5, strength=5, willpower=5, lore=2)
QUESTER = made("Quester", cost=3, strength=1, willpower=2, lore=3)
GUARD = made("Guard", cost=2, strength=3, willpower=4, lore=0)
BLOCK = made("Block", cost=6, strength=6, willpower=6, lore=2, inkable=False)
HUGE = made("Huge", cost=8, strength=8, willpower=8, lore=3)
ISLE = made("Isle", "location", cost=2, willpower=5, lore=1)
RUNNER = made("Runner")
CARDS = [RUNNER, SMALL, LARGE, QUESTER, GUARD, BLOCK, HUGE, ISLE]


def greedy(situation: Situation, seat: int = ME) -> str:
    """What the greedy player does."""
    action = named("greedy").act(Seat(situation.game, seat))
    return action if isinstance(action, str) else action.text


# The turn.


def test_it_wins_if_it_can():
    game = position(
        me={"lore": 17, "play": ["Large", "Small"], "hand": ["Small"], "ink": 4},
        you={"play": ["Quester (exerted)"]},
        cards=CARDS,
    )
    assert greedy(game) == "quest Large"
    assert greedy(game.push("quest Large")) == "quest Small"
    assert game.push("quest Small").winner == ME


def test_it_banishes_without_dying():
    game = position(me={"play": ["Large"]}, you={"play": ["Quester (exerted)"]}, cards=CARDS)
    assert greedy(game) == "challenge Large -> Quester"


def test_it_makes_no_bad_trade():
    game = position(me={"play": ["Quester"]}, you={"play": ["Large (exerted)"]}, cards=CARDS)
    assert greedy(game) == "quest Quester"


def test_it_rather_stops_a_player_who_is_about_to_win():
    calm = position(me={"play": ["Quester"]}, you={"play": ["Runner (exerted)"], "lore": 10}, cards=CARDS)
    assert greedy(calm) == "quest Quester"
    urgent = position(me={"play": ["Quester"]}, you={"play": ["Runner (exerted)"], "lore": 19}, cards=CARDS)
    assert greedy(urgent) == "challenge Quester -> Runner"


def test_of_two_opponents_it_minds_the_one_in_front():
    game = position(
        me={"play": ["Large"]},
        you={"play": ["Quester (exerted)"], "lore": 2},
        third={"play": ["Small", "Quester (exerted)"], "lore": 12},
        cards=CARDS,
    )
    text = greedy(game)
    game.push(text)
    assert game.play(2) == ["Small"], text


def test_it_keeps_a_character_that_brings_no_lore_ready():
    assert greedy(position(me={"play": ["Guard"]}, cards=CARDS)) == "end"


def test_it_makes_the_most_of_its_ink():
    hand = {"hand": ["Small", "Quester", "Large"], "inked": True}
    assert greedy(position(me={**hand, "ink": 5}, cards=CARDS)) == "play Quester"
    game = position(me={**hand, "ink": 5}, cards=CARDS).push("play Quester")
    assert greedy(game) == "play Small"
    assert greedy(game.push("play Small")) == "end"


def test_it_inks_what_it_can_play_last():
    assert greedy(position(me={"hand": ["Small", "Huge", "Large"], "ink": 2}, cards=CARDS)) == "ink Huge"
    assert greedy(position(me={"hand": ["Small", "Block", "Large"], "ink": 2}, cards=CARDS)) == "ink Large"


def test_it_stops_inking_when_it_has_enough():
    assert greedy(position(me={"hand": ["Small", "Large", "Huge"], "ink": 7}, cards=CARDS)).startswith("play")
    assert greedy(position(me={"hand": ["Small"], "ink": 5}, cards=CARDS)) == "play Small"


def test_it_moves_only_to_a_location_that_does_something():
    side = {"play": ["Small (drying)", "Isle"], "ink": 3}
    assert greedy(position(me=side, cards=CARDS)) == "end"
    busy = watcher("Tower", "turn start", gains(), kind="location")
    game = position(me={**side, "play": ["Small (drying)", "Tower"]}, cards=[*CARDS, busy])
    assert greedy(game) == "move Small -> Tower"
    assert greedy(game.push("move Small -> Tower")) == "end"


def test_it_lets_the_character_sing_that_is_missed_least():
    song = spell("Song", strikes(2), cost=2, song=True, inkable=False)
    game = position(me={"play": ["Guard", "Quester"], "hand": ["Song"]}, you={"play": ["Small"]}, cards=[*CARDS, song])
    assert greedy(game) == "sing Song with Guard"


def test_it_does_not_sing_for_less_than_the_quest_is_worth():
    song = spell("Song", gains(), cost=1, song=True, inkable=False)
    game = position(me={"play": ["Quester"], "hand": ["Song"]}, cards=[*CARDS, song])
    assert greedy(game) == "quest Quester"


# Questions.


def test_harm_goes_to_the_best_of_the_opponents_cards():
    bolt = spell("Bolt", strikes(2, "any"), inkable=False)
    game = position(
        me={"play": ["Large (drying)"], "hand": ["Bolt"]}, you={"play": ["Small", "Quester"]}, cards=[*CARDS, bolt]
    )
    assert greedy(game.push("play Bolt")).endswith(" Quester")


def test_help_goes_to_the_best_own_card():
    cheer = spell("Cheer", changes("strength", 2, "this turn", "any"), inkable=False)
    game = position(
        me={"play": ["Small (drying)", "Large (drying)"], "hand": ["Cheer"]},
        you={"play": ["Huge"]},
        cards=[*CARDS, cheer],
    )
    assert greedy(game.push("play Cheer")).endswith(" Large")


def test_it_leaves_decks_alone_and_starts_if_it_may():
    game = fresh(edition=OLD, size=20)
    seat = game.deciding
    game.push(greedy(game, seat))
    assert game.active == seat
    assert greedy(game, game.deciding) == "leave"


def test_it_puts_back_what_is_expensive_and_what_blocks():
    deck = [made(f"Cheap {n}", cost=2).card for n in range(13)]
    dear = [made(f"Dear {n}", cost=6, inkable=n > 0).card for n in range(4)]
    game = fresh([*deck, *dear], [*deck, *dear], seed=3)
    game.push("leave", "leave")
    seat = game.deciding
    held = [name for name in game.hand(seat) if name.startswith("Dear")]
    text = greedy(game, seat)
    back = [name for name in held if name in text]
    assert "Cheap" not in text
    assert "Dear 0" not in held or "Dear 0" in back
    assert len(held) - len(back) <= 2


# Every game.


def table(seed: int, seats: int) -> Rules:
    """A game with sample decks."""
    game = kind("lorcana")
    samples = game.sample_decks()
    return game.new([game.deck(samples[(seed + 2 * seat) % len(samples)]) for seat in range(seats)], str(seed), None)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_ends_no_turn_with_a_quester_idle(seats):
    for seed in range(3):
        t = table(seed, seats)
        assert isinstance(t, Lorcana)
        for _, choice, _, packed in decisions(t, [fast_named("greedy") for _ in range(seats)]):
            if choice.ask == ASK.MAIN and packed == option(DO.END):
                idle = [
                    card
                    for card in t.cards(Z.PLAY, choice.seat)
                    if t.type_of(card) == T.CHARACTER and not t.flags[card] and t.figure(card, F.LORE) > 0
                ]
                assert not idle


@pytest.mark.weighty
@settings(max_examples=6, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10_000), seats=st.sampled_from([2, 3, 4]))
@pytest.mark.parametrize("name", names())
def test_no_bot_peeks_in_games_with_sample_decks(name, seed, seats):
    peeks(table(seed, seats), name, seats, seed)


@settings(max_examples=6, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10_000), seats=st.sampled_from([2, 3]))
def test_greedy_does_not_peek_when_cards_have_effects(seed, seats):
    peeks(lorcana.singular(seats, kind("lorcana").editions[0], seed), "greedy", seats, seed)


@pytest.mark.parametrize("bots", [("greedy", "random"), ("random", "greedy")])
def test_it_beats_random_play(bots):
    report = simulate(plan("lorcana", bots=bots, games=20, seed="beats"))
    assert report.wins[bots.index("greedy")] >= 18


@pytest.mark.parametrize("seats", [3, 4])
def test_it_beats_several_random_players(seats):
    report = simulate(plan("lorcana", bots=["random"] * (seats - 1) + ["greedy"], games=10, seed="beats"))
    assert report.wins[-1] >= 8
