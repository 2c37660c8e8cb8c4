"""[4.2] [4.7] Who sees what: hands that come round, what is let go, and nothing that a seat may not know."""

from __future__ import annotations

import msgspec
import pytest

from mazo.game import Game
from mazo.kernel.rng import Dice
from tests.games.ortus.drafts import all_answer, draft, pack, play_out, table
from tests.properties.play import Chooser
from tests.support.rule import rule


def hands_of(game: Game, seat: int) -> list[tuple[int, int]]:
    """Of each hand that a seat gets in a round: who opened it, and how many cards it has."""
    opened = {card: other for other in range(game.seats) for card in pack(game, other)}
    found = []
    for _ in range(4):
        found.append((opened[pack(game, seat)[0]], len(pack(game, seat))))
        all_answer(game)
    return found


@rule("ortus", "4.2")
def test_two_earls_see_their_own_hand_at_ten_and_six_and_the_other_at_eight_and_four():
    assert hands_of(draft(2), 0) == [(0, 10), (1, 8), (0, 6), (1, 4)]


@rule("ortus", "4.2")
def test_three_earls_see_their_own_hand_again_at_four():
    game = draft(3)
    assert hands_of(game, 0) == [(0, 10), (2, 8), (1, 6), (0, 4)]
    assert hands_of(game, 0) == [(0, 10), (1, 8), (2, 6), (0, 4)], "the other way round"


@rule("ortus", "4.2")
def test_what_you_pass_on_you_know_and_what_is_kept_from_it_you_do_not():
    game = draft(3)
    all_answer(game)
    mine = sorted(card.name for card in game.view(1).players[1].zones["pack"].cards)
    assert list(game.view(0).players[1].zones["pack"].known) == mine
    assert game.view(2).players[1].zones["pack"].known == ()
    all_answer(game)
    assert game.view(0).players[2].zones["pack"].known == ()
    assert game.view(0).players[1].zones["kept"] == msgspec.structs.replace(
        game.view(0).players[1].zones["kept"], count=4, cards=(), known=()
    )


def seen(game: Game, seat: int, since: int) -> bytes:
    """Everything that a seat is shown: its view, events, prompts and answers, in both languages."""
    prompts = [[decision.prompt("en"), decision.prompt("es")] for decision in game.decisions if decision.seat == seat]
    answered = [decision.answered for decision in game.decisions if decision.seat == seat]
    texts = [[action.text, game.text(action, "es")] for action in game.legal(seat)]
    events = game.events_for(seat, since)
    told = [[game.tell(event, "en"), game.tell(event, "es")] for event in events]
    return msgspec.json.encode([game.view(seat), game.deciding, prompts, answered, texts, events, told])


def spectator(game: Game) -> bytes:
    """Everything that somebody without a seat is shown."""
    return msgspec.json.encode([game.view(-1), game.deciding, [game.tell(event) for event in game.events_for(-1)]])


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("edition", ["seed", "english"])
@pytest.mark.parametrize("seed", range(3))
def test_no_seat_can_tell_an_imagined_draft_from_the_real_one(players, edition, seed):
    game = draft(players, seed, edition)
    dice = Dice(seed)
    chooser = Chooser(seed)
    while game.outcome is None:
        game.push(chooser.action(game))
        if dice.below(3) == 0 or table(game).over or table(game).active >= 0:
            for seat in range(players):
                real = seen(game, seat, len(game.log_rows()))
                for _ in range(2):
                    assert seen(game.imagine(seat, dice), seat, 0) == real


@pytest.mark.parametrize("players", [2, 3])
def test_refusals_do_not_depend_on_hidden_cards(players):
    game = draft(players, 5)
    for _ in range(6):
        all_answer(game)
    texts = ["keep Castle", "keep Castle; Castle", "keep Banner; Land; Monk", "take Blue Palace", "nonsense"]
    for seat in range(players):
        worlds = [game, *(game.imagine(seat, Dice(at)) for at in range(4))]
        answers = set()
        for world in worlds:
            row = []
            for text in texts:
                try:
                    row.append(str(world.why_not(text, by=seat)))
                except ValueError as error:
                    row.append(str(error))
            answers.add(tuple(row))
        assert len(answers) == 1


@pytest.mark.parametrize("players", [2, 3])
def test_the_number_of_decisions_is_the_same_in_every_world(players):
    game = draft(players, 6)
    for _ in range(5):
        all_answer(game)
    left = {play_out(game.imagine(seat, Dice(seat + at)), at) for seat in range(players) for at in range(2)}
    assert len(left) == 1
    assert left == {play_out(game.copy())}


@rule("ortus", "M1", "M2")
@pytest.mark.parametrize("players", [2, 3])
def test_a_spectator_learns_nothing_of_what_is_kept(players):
    games = [draft(players, 8), draft(players, 8)]
    for at, game in enumerate(games):
        for _ in range(8):
            all_answer(game, at)
    kept = [[table(game).kept(seat) for seat in range(players)] for game in games]
    assert kept[0] != kept[1]
    assert spectator(games[0]) == spectator(games[1])


def test_imagined_drafts_end_with_other_towers_for_the_others_and_the_same_for_oneself():
    game = draft(3, 4)
    play_out(game, 4)
    t = table(game)
    own, others = set(), set()
    for seed in range(30):
        world = table(game.imagine(0, Dice(seed)))
        own.add(tuple(world.name_of(card) for card in t.cards(6, 0)))
        others.add(tuple(world.name_of(card) for card in t.cards(6, 1)))
    assert len(own) == 1
    assert len(others) > 10
