"""The text protocol: taking back, and what nobody is told."""

from __future__ import annotations

import pytest

import mazo
from mazo.kernel.knowledge import knows
from mazo.kernel.rng import Dice
from mazo.protocol.messages import Ask, Refused, Told, Undone
from mazo.protocol.session import Session
from mazo.views import View
from tests.properties import lorcana
from tests.protocol.talk import ask, new_game, play_randomly, read, started

# --- taking back ---------------------------------------------------------------------------------------------------


def test_the_last_action_can_be_taken_back():
    game = started()
    session = Session(game, game.deciding[0])
    session.news()
    before = game.hash
    session.receive("do " + next(action.text for action in game.legal_actions))
    undone, view, asked = read(session.receive("undo"))
    assert isinstance(undone, Undone)
    assert undone.actions == 1
    assert isinstance(view, View)
    assert isinstance(asked, Ask)
    assert game.hash == before


def test_what_was_told_of_it_no_longer_counts():
    game = started()
    session, other = Session(game, game.deciding[0]), Session(game, 1 - game.deciding[0])
    count = sum(isinstance(message, Told) for message in read(other.news()))
    session.receive("do " + next(action.text for action in game.legal_actions))
    other.news()
    session.receive("undo")
    assert read(other.news())[0] == Undone(count, 1)


def test_events_after_a_take_back_count_on_from_there():
    game = started()
    session = Session(game, game.deciding[0])
    count = sum(isinstance(message, Told) for message in read(session.news()))
    session.receive("do " + next(action.text for action in game.legal_actions))
    session.receive("undo")
    told = read(session.receive("do end"))[0]
    assert isinstance(told, Told)
    assert told.n == count


def test_a_whole_play_is_taken_back_and_not_the_last_question_in_it():
    game = lorcana.singular(2, "2.2.0", 3)
    for session, _ in play_randomly(game, 3, 400):
        if game.past and game.past[-1].inside and game.takeback_point(session.seat) < len(game.past) - 1:
            start = len(game.past) - 1
            while game.past[start].inside:
                start -= 1
            if (
                game.past[start].action.seat == game.past[-1].action.seat
                and game.takeback_point(game.past[-1].action.seat) <= start
            ):
                Session(game, game.past[-1].action.seat).receive("undo")
                assert len(game.past) == start
                return
    pytest.fail("no play with a question in it came up")


def test_what_showed_something_new_stays():
    game = new_game()
    session = Session(game, 0)
    session.receive("do shuffle")
    game.push("leave", by=1)
    game.pop()
    message = ask(session, "undo")
    assert isinstance(message, Refused)
    assert message.reason == "learned"
    assert message.fix


def test_what_others_have_answered_stays():
    game = started()
    seat = game.deciding[0]
    session = Session(game, seat)
    session.receive("do end")
    game.push("end", by=1 - seat)
    message = ask(session, "undo")
    assert isinstance(message, Refused)
    assert message.reason == "decided"
    assert game.names[1 - seat] in message.text


def test_before_the_first_action_there_is_nothing_to_take_back():
    message = ask(Session(new_game(), 0), "undo")
    assert isinstance(message, Refused)
    assert message.reason == "nothing"


def test_against_bots_it_can_be_forced():
    game = started()
    seat = game.deciding[0]
    session = Session(game, seat, free_undo=True)
    before = game.hash
    session.receive("do end")
    game.push("end", by=1 - seat)
    assert isinstance(read(session.receive("undo!"))[-1], Ask)
    assert game.hash == before


def test_elsewhere_it_can_not_be_forced():
    game = started()
    session = Session(game, game.deciding[0])
    session.receive("do end")
    message = ask(session, "undo!")
    assert isinstance(message, Refused)
    assert message.reason == "forced"


# --- secrecy -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_no_message_names_a_card_that_is_hidden_from_its_seat(seed):
    game = lorcana.singular(2 + seed % 3, "2.2.0", seed)
    table = game.table
    names = [game.kind.card_name(table, card) for card in range(len(table.kind))]
    met: list[set[str]] = [set() for _ in range(game.seats)]
    shown = 0
    for session, lines in play_randomly(game, seed, 100):
        table = game.table
        met[session.seat] |= {names[card] for card in range(len(names)) if knows(table, session.seat, card)}
        met[session.seat] |= {event.card for event in game.events if event.kind == "inked"}  # shown to all on its way
        text = "\n".join([*lines, *session.receive("legal 100"), *session.receive("log 50"), *session.receive("view")])
        for name in sorted(met[session.seat], key=len, reverse=True):  # one name may be the end of another
            shown += text.count(name)
            text = text.replace(name, "")
        assert not [name for name in names if name in text]
    assert shown


@pytest.mark.parametrize("seed", range(3))
def test_in_every_world_that_a_seat_can_imagine_it_is_told_the_same(seed):
    game = new_game(seed)
    dice = Dice(seed)
    requests = ("view", "ask", "legal 200", "why end", "do nonsense", "why challenge a -> b")
    for at, (session, _) in enumerate(play_randomly(game, seed, 60)):
        if at % 7 == 0:
            world = Session(game.imagine(session.seat, dice), session.seat, session.lang)
            real = Session(game, session.seat, session.lang)
            assert [real.receive(line) for line in requests] == [world.receive(line) for line in requests]


def test_no_message_holds_the_seed_or_the_hash():
    game = mazo.new("lorcana", decks=["spark-dash", "iron-fists"], seed="a-secret-seed")
    for _, lines in play_randomly(game, 1, 60):
        text = "\n".join(lines)
        assert "a-secret-seed" not in text
        assert str(game.hash) not in text
        assert f"{game.hash:016x}" not in text
