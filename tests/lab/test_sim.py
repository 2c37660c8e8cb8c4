"""Many games between bots: the same seed plays the same games, wherever and however they are played."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from mazo.bots import fast_named, names
from mazo.bots.fast import play_out
from mazo.errors import BadConfig, BadDeck
from mazo.games import NAMES, kind
from mazo.kernel.hashing import fold
from mazo.kernel.rng import Dice, key_of
from mazo.lab import sim
from mazo.lab.sim import Arena, Deck, Result, Tally, interval, pairings, plan, simulate
from mazo.making import new


def figures(report: sim.Report) -> sim.Report:
    """A report without what depends on the machine."""
    return msgspec.structs.replace(report, cpu_s=0.0, decisions_per_cpu_s=0)


@pytest.mark.parametrize("bots", [("random", "random"), ("greedy", "random"), ("greedy", "random", "random")])
def test_two_runs_play_the_same_games(bots):
    wanted = plan("lorcana", bots=bots, games=12, seed=3)
    assert figures(simulate(wanted)) == figures(simulate(wanted))


def test_the_number_of_processes_changes_nothing():
    wanted = plan("lorcana", bots=["greedy", "random"], games=30, seed=5)
    alone = simulate(wanted)
    for jobs in (2, 3):
        assert figures(simulate(wanted, jobs=jobs)) == figures(alone)


def test_another_seed_plays_other_games():
    assert len({simulate(plan("lorcana", games=5, seed=seed)).hash for seed in range(4)}) == 4


def test_the_first_games_of_a_longer_plan_are_those_of_a_shorter_one():
    short, long = plan("lorcana", games=3, seed=1), plan("lorcana", games=30, seed=1)
    assert [Arena(short).play(number) for number in range(3)] == [Arena(long).play(number) for number in range(3)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_game_is_won_or_drawn(seats):
    report = simulate(plan("lorcana", players=seats, bots=["random"], games=8, seed=seats))
    assert report.games == 8 == sum(report.wins) + report.draws
    assert len(report.wins) == seats == len(report.bots)
    assert report.decisions > 8
    assert report.turns > 8
    assert report.cpu_s > 0
    assert report.decisions_per_cpu_s > 0
    assert not report.stopped


@pytest.mark.parametrize("bot", names())
@pytest.mark.parametrize("game", NAMES)
def test_every_game_can_be_played_by_every_bot(game, bot):
    """With few players and with the most; whoever looks at every option's table plays the shortest game only."""
    all_seats = kind(game).seats
    for seats in all_seats[:1] if bot == "prudent" else {all_seats[0], all_seats[-1]}:
        report = simulate(plan(game, players=seats, bots=[bot], games=1, seed=1))
        assert report.games == 1 == sum(report.wins) + report.draws
        assert report.decisions > 0


def test_a_game_of_a_plan_is_a_game_like_any_other():
    wanted = plan("lorcana", bots=["greedy", "random"], games=9, seed=4)
    result = Arena(wanted).play(8)
    game = new("lorcana", decks=[deck.source for deck in pairings(wanted)[8]], seed="4/8")
    dice = Dice(int.from_bytes(key_of("4/8/bots")[:7], "big"))
    decisions = play_out(game.table, [fast_named("greedy"), fast_named("random")], dice)
    assert Result(game.table.winner, decisions, game.turn, game.hash) == result


def test_the_game_draws_who_starts():
    wanted = plan("lorcana", games=40, seed=2)
    starters = Counter[int]()
    for number in range(40):
        table = kind("lorcana").new([kind("lorcana").deck(deck.source) for deck in pairings(wanted)[number]], "", None)
        table.key = key_of(f"2/{number}")
        play_out(table, [fast_named("random"), fast_named("random")], Dice(0), 1)
        starters[table.first] += 1
    assert set(starters) == {0, 1}
    assert min(starters.values()) > 8


# Decks.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sample_decks_take_turns_fairly(seats):
    found = pairings(plan("lorcana", players=seats))
    names = [tuple(deck.name for deck in decks) for decks in found]
    assert len(set(names)) == len(names), "no pairing comes twice"
    assert all(len(set(decks)) == seats for decks in names), "nobody meets their own deck"
    for seat in range(seats):
        assert len(set(Counter(decks[seat] for decks in names).values())) == 1
    samples = kind("lorcana").sample_decks()
    assert [decks[0] for decks in names[: len(samples)]] == list(samples), "all of them soon have their turn"


def test_named_decks_stay_at_their_seats():
    report = simulate(plan("lorcana", decks=["spark-dash", "iron-fists"], games=3))
    assert report.decks == ("spark-dash", "iron-fists")
    assert not report.rotating
    assert simulate(plan("lorcana", games=3)).rotating


def test_one_deck_or_bot_is_for_everybody():
    wanted = plan("lorcana", decks=["spark-dash"], bots=["greedy"], players=3)
    assert wanted.decks == (Deck("spark-dash", "spark-dash"),) * 3
    assert wanted.bots == ("greedy",) * 3


def test_a_list_serves_as_a_deck():
    text = (Deck("mine", "\n".join(f"4 {name}" for name in _names("spark-dash"))),)
    report = simulate(plan("lorcana", decks=text, games=2))
    assert report.decks == ("mine", "mine")


def _names(sample: str) -> list[str]:
    return sorted({card.full_name for card in kind("lorcana").deck(sample)})


# What can't be played.


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"game": "chess"}, "chess"),
        ({"bots": ["random", "deep-blue"]}, "deep-blue"),
        ({"players": 1}, "2 to 4"),
        ({"players": 5}, "2 to 4"),
        ({"bots": ["random"] * 5}, "2 to 4"),
        ({"bots": ["random"] * 3, "players": 2}, "3 bots"),
        ({"bots": ["random"] * 2, "players": 3}, "2 bots"),
        ({"decks": ["spark-dash"] * 3, "players": 4}, "3 decks"),
        ({"games": 0}, "At least one game"),
        ({"games": -3}, "-3"),
        ({"edition": "1.0.0"}, "1.0.0"),
        ({"seed": "\udcff"}, "seed"),
    ],
)
def test_an_impossible_plan_is_refused_in_both_languages(options, words):
    with pytest.raises(BadConfig) as refused:
        plan(**{"game": "lorcana", **options})
    assert words in refused.value.text("en")
    assert refused.value.text("es") != refused.value.text("en")
    assert "\n" not in refused.value.text("en")


def test_an_illegal_deck_is_refused_before_anything_is_played():
    with pytest.raises(BadDeck, match="3 cards"):
        plan("lorcana", decks=[Deck("mine", "3 Tod - All Alone")])


def test_no_processes_can_play_nothing():
    with pytest.raises(BadConfig, match="process"):
        simulate(plan("lorcana"), jobs=0)


# Watching and stopping.


@pytest.mark.parametrize("jobs", [1, 2])
def test_whoever_watches_hears_of_every_game(jobs):
    seen: list[int] = []
    simulate(plan("lorcana", games=20), jobs=jobs, watch=seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == 20


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_ends_a_plan_with_the_figures_so_far(jobs):
    def interrupted(done: int) -> None:
        if done >= 5:
            raise KeyboardInterrupt

    report = simulate(plan("lorcana", games=40, seed=6), jobs=jobs, watch=interrupted)
    assert report.stopped
    assert 5 <= report.games < 40
    again = simulate(plan("lorcana", games=report.games, seed=6))
    assert (again.hash, again.wins, again.decisions) == (report.hash, report.wins, report.decisions)


def test_an_interrupt_within_a_chunk_keeps_the_games_before_it(monkeypatch):
    play = Arena.play

    def interrupted(self: Arena, number: int) -> Result:
        if number == 7:
            raise KeyboardInterrupt
        return play(self, number)

    monkeypatch.setattr(Arena, "play", interrupted)
    report = simulate(plan("lorcana", games=400, seed=6))
    assert report.stopped
    assert report.games == 7 == sum(report.wins) + report.draws


# Sums.


def test_a_tally_counts_wins_draws_and_turns():
    tally = Tally(2)
    tally.add([Result(0, 10, 4, 111), Result(-1, 20, 6, 222)], 500)
    tally.add([Result(1, 30, 8, 333)], 700)
    assert (tally.games, tally.wins, tally.draws, tally.decisions, tally.turns) == (3, [1, 1], 1, 60, 18)
    assert tally.cpu_ns == 1200
    assert tally.hash == fold([fold([fold([0, 111]), 222]), 333])


def test_the_order_of_the_games_belongs_to_the_hash():
    one, two = Tally(2), Tally(2)
    one.add([Result(0, 1, 1, 5), Result(0, 1, 1, 6)], 1)
    two.add([Result(0, 1, 1, 6), Result(0, 1, 1, 5)], 1)
    assert one.hash != two.hash


@pytest.mark.parametrize(("won", "games"), [(0, 10), (10, 10), (95, 100), (500, 1000)])
def test_an_interval_holds_the_share_and_stays_within_bounds(won, games):
    low, high = interval(won, games)
    assert 0 <= low <= won / games <= high <= 1


def test_nothing_played_says_nothing():
    assert interval(0, 0) == (0.0, 1.0)
