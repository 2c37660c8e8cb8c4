"""Talking to a table in the text protocol."""

from __future__ import annotations

import random
from collections.abc import Iterator

import mazo
from mazo.game import Game
from mazo.protocol.messages import Ask, Error, LegalList, Message, Refused, decode
from mazo.protocol.session import Session


def new_game(seed: int = 7) -> Game:
    return mazo.new("lorcana", decks=["spark-dash", "iron-fists"], seed=seed, names=["Ana", "Luis"])


def started(seed: int = 7) -> Game:
    """A game in its first main phase."""
    game = new_game(seed)
    game.push("leave")
    game.push("leave")
    game.push("keep")
    game.push("keep")
    return game


def read(lines: list[str]) -> list[Message]:
    found = [decode(line) for line in lines]
    assert all(message is not None for message in found)
    return [message for message in found if message is not None]


def ask(session: Session, line: str) -> Message:
    """The one message that answers a request."""
    (message,) = read(session.receive(line))
    return message


def question(session: Session) -> Ask:
    message = ask(session, "ask")
    assert isinstance(message, Ask)
    return message


def random_answer(asked: Ask, chance: random.Random) -> str:
    """Some answer, built from nothing but the question."""
    selection = asked.selection
    if selection is None:
        option = chance.choice(asked.options)
        return option.do.replace("{n}", str(chance.randint(option.low, option.high)))
    handles = [candidate.handle for candidate in selection.candidates]
    if selection.mode == "divide":
        return f"{selection.lead} {selection.high} #{chance.choice(handles)}"
    if selection.mode == "order":
        chance.shuffle(handles)
    else:
        handles = chance.sample(handles, chance.randint(selection.low, min(selection.high, len(handles))))
    return f"{selection.lead} {'; '.join(f'#{handle}' for handle in handles)}" if handles else selection.none


def play_randomly(game: Game, seed: int, most: int = 400) -> Iterator[tuple[Session, list[str]]]:
    """Every session's lines, as a game is played by answers to the questions alone."""
    chance = random.Random(seed)
    sessions = [Session(game, seat, "es" if seat % 2 else "en") for seat in range(game.seats)]
    for session in sessions:
        yield session, session.news()
    for _ in range(most):
        if game.outcome is not None:
            return
        session = sessions[chance.choice(game.deciding)]
        lines = session.receive(f"do {random_answer(question(session), chance)}")
        if isinstance(decode(lines[0]), (Refused, Error)):  # a sum or a limit that chance does not keep to
            legal = ask(session, "legal")
            assert isinstance(legal, LegalList)
            lines = session.receive(f"do {chance.choice(legal.actions)}")
        yield session, lines
        for other in sessions:
            if other is not session:
                yield other, other.news()
