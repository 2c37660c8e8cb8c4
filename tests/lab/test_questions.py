"""What else deck builders ask: hands, the clock of a deck, changes, and what would have been."""

from __future__ import annotations

import msgspec
import pytest

import mazo
from mazo.bots import Seat, named
from mazo.errors import BadConfig
from mazo.games import kind
from mazo.kernel.loop import legal, pick, run
from mazo.lab import goldfish, mulligan, swap, whatif
from mazo.lab.crew import How, play
from mazo.lab.hands import Draws, rate
from mazo.lab.matchups import matchups, meet
from mazo.lab.sim import Arena, Deck
from mazo.notation.transcript import dump

ONE, TWO = Deck("spark-dash", "spark-dash"), Deck("iron-fists", "iron-fists")
ALONE = How(1)


def draws(games=4):
    return Draws(**msgspec.structs.asdict(matchups("lorcana", [ONE], field=[TWO], bot="greedy", games=games, seed=1)))


def test_looking_into_the_hands_plays_the_same_games():
    plain = matchups("lorcana", [ONE], field=[TWO], bot="greedy", games=4, seed=1)
    rows = [row for played in play(draws(), 1) for row in played.rows]
    assert [row[:4] for row in rows] == [row for played in play(plain, 1) for row in played.rows]


def test_cards_are_counted_once_a_game_and_only_those_of_the_deck():
    found = rate(draws(), ALONE)
    own = {kind("lorcana").name_of(card) for card in kind("lorcana").deck("spark-dash")}
    assert {one.card for one in found.cards} <= own
    assert all(one.opening.games <= one.drawn.games <= found.games == 4 for one in found.cards)
    assert sum(one.opening.games for one in found.cards) >= 4 * 3
    assert found.overall.games == 4


def test_a_card_is_measured_against_the_decks_that_hold_it():
    job = matchups("lorcana", [ONE, TWO], bot="greedy", games=6, seed=1)
    found = rate(Draws(**msgspec.structs.asdict(job)), ALONE)
    shares = {at: one.share for at, one in enumerate(meet(job, ALONE).standings)}
    only = [one for one in found.cards if one.decks == 1]
    assert only
    assert {round(one.usual, 9) for one in only} <= {round(share, 9) for share in shares.values()}
    assert found.overall.share == 0.5


def test_a_deck_alone_wins_and_sooner_than_in_a_game():
    found = goldfish.time(goldfish.alone("lorcana", ONE, bot="greedy", games=6), ALONE)
    assert found.won == found.games == 6
    assert found.mean is not None
    assert 4 <= found.mean <= 8
    assert found.by_turn[-1] == 1.0
    assert list(found.by_turn) == sorted(found.by_turn)


def test_who_cannot_sit_there_doing_nothing_is_told():
    with pytest.raises(BadConfig, match="nobody can just sit there"):
        goldfish.alone("ortus", Deck("", ""), bot="greedy", games=1)


@pytest.mark.parametrize(("game", "hand", "cards"), [("lorcana", 7, 60), ("myl", 8, 49)])
def test_odds_are_of_the_cards_that_a_hand_is_dealt_from(game, hand, cards):
    deck = kind(game).sample_decks()[0]
    found = mulligan.advise(mulligan.openings(game, Deck(deck, deck), bot="greedy", games=1), ALONE)
    assert (found.opening, found.cards) == (hand, cards)
    single = next(one for one in found.odds if one.copies == 1)
    assert single.opening == pytest.approx(hand / cards, abs=1e-4)
    assert found.kept.games == found.altered.games == 1


def test_a_hand_that_is_named_is_the_hand_that_is_played():
    lorcana = kind("lorcana")
    names = [lorcana.name_of(card) for card in lorcana.deck("spark-dash")][:7]
    job = mulligan.openings("lorcana", ONE, hand=names, bot="greedy", games=2)
    table, _, _ = Arena(job.of).seated(0)
    run(table)
    while not mulligan.hand_of(table, 0):
        pick(table, legal(table)[0])
    mulligan.deal(lorcana, table, 0, names)
    known = lorcana.kind_names(table)
    assert sorted(known[table.kind[card]] for card in mulligan.hand_of(table, 0)) == sorted(names)
    assert sorted(known[table.kind[card]] for card in range(60)) == sorted(
        lorcana.name_of(card) for card in lorcana.deck("spark-dash")
    )


@pytest.mark.parametrize(
    ("hand", "words"),
    [(["Lilo - Making a Wish"], "begins with 7 cards"), (["Elsa - Spirit of Winter"] * 7, "7 too few")],
)
def test_a_hand_that_the_deck_cannot_deal_is_refused(hand, words):
    with pytest.raises(BadConfig, match=words):
        mulligan.openings("lorcana", ONE, hand=hand, bot="greedy", games=1)


def test_a_change_takes_a_card_out_and_puts_another_in():
    lorcana = kind("lorcana")
    made = swap.changed(lorcana, ONE, swap.Change("Lilo - Making a Wish", "stitch - rock star", 3))
    names = [lorcana.name_of(card) for card in lorcana.deck(made.source)]
    assert (names.count("Lilo - Making a Wish"), names.count("Stitch - Rock Star")) == (1, 3)
    assert len(names) == 60


def test_more_copies_than_there_are_cannot_come_out():
    with pytest.raises(BadConfig, match="5 can't come out"):
        swap.changed(kind("lorcana"), ONE, swap.Change("Lilo - Making a Wish", "Stitch - Rock Star", 5))


def test_changes_that_were_stopped_go_on_from_their_files(tmp_path):
    change = swap.Change("Lilo - Making a Wish", "Stitch - Rock Star", 1)
    heard: list[int] = []

    def tried(kept, watch=None):
        how = How(1, watch=watch)
        return swap.try_swaps("lorcana", ONE, [TWO], [change], how, bot="greedy", games=16, seed=2, keep=kept)

    def stop(games: int) -> None:
        heard.append(games)
        if len(heard) == 3:
            raise KeyboardInterrupt

    part = tried(tmp_path / "kept", stop)
    assert part.stopped
    assert heard == sorted(heard)
    first = (tmp_path / "kept.1").read_bytes()
    whole = tried(tmp_path / "kept")
    assert (tmp_path / "kept.1").read_bytes().startswith(first), "what was played is not played again"
    assert whole == tried(None)
    assert part.verdicts[0].games < whole.verdicts[0].games


def test_a_change_that_changes_nothing_stays_open_and_gains_nothing():
    same = swap.Change("Lilo - Making a Wish", "Lilo - Making a Wish", 1)
    found = swap.try_swaps("lorcana", ONE, [TWO], [same], ALONE, bot="greedy", games=16, seed=2)
    (verdict,) = found.verdicts
    assert (verdict.gain, verdict.says, verdict.games) == (0.0, "open", 16)


def test_differences_are_told_apart_from_chance():
    clear, unclear = swap.Differences(), swap.Differences()
    for number in range(400):
        clear.add(1.0 if number % 3 else 0.0)
        unclear.add(1.0 if number % 2 else -1.0)
    low, _ = clear.interval(0.01)
    assert low > 0.5
    low, high = unclear.interval(0.01)
    assert low < 0 < high


def test_every_choice_of_a_moment_is_played_out_in_the_same_worlds():
    game = mazo.new("lorcana", decks=["spark-dash", "iron-fists"], seed=5)
    bot = named("greedy")
    while len(game.actions) < 14:
        seat = game.deciding[0]
        game.push(bot.act(Seat(game, seat)), by=seat)
    saved = dump(game)
    job = whatif.moment(saved, 12, bot="greedy", worlds=3, seed=1)
    found = whatif.try_all(job, ALONE)
    assert all(one.score.games == 3 for one in found.branches)
    assert [one.taken for one in found.branches].count(True) == 1
    assert found == whatif.try_all(job, How(2))
    with pytest.raises(BadConfig, match="from 0 to 14"):
        whatif.moment(saved, 15, bot="greedy", worlds=1)
