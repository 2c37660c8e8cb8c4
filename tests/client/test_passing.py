"""Letting go by what could be answered: until one's turn, until something is played, until the phase is over."""

from __future__ import annotations

import pytest

import mazo
from mazo.client.following import Client
from mazo.client.passing import Passing, Until, only_passes
from mazo.game import Game
from mazo.protocol.session import Session


class _Seat:
    """A seat that passes by itself as long as it wants to."""

    def __init__(self, game: Game, seat: int) -> None:
        self.session = Session(game, seat)
        self.client = Client()
        self.passing: Passing | None = None
        self.hear()

    def hear(self) -> None:
        for line in self.session.news():
            self.client.take(line)

    def wants(self, until: Until) -> None:
        assert self.client.view is not None
        self.passing = Passing(until, self.client.view)

    def lets_go(self) -> bool:
        """Give the answer that passes, if this seat is asked and wants to."""
        self.hear()
        text = self.passing.answer(self.client.ask, self.client.view) if self.passing is not None else ""
        for line in self.session.receive(f"do {text}") if text else []:
            self.client.take(line)
        return bool(text)


def _table(*, hand: tuple[str, ...] = (), reserve: int = 0) -> tuple[Game, _Seat, _Seat]:
    side = {
        "castle": 20,
        "reserve": 3,
        "hand": ["Recluta de Ensayo", "Lancera de Ensayo"],
        "defence": ["Coloso de Ensayo"],
    }
    data = {
        "mazo": 1,
        "game": "myl",
        "edition": "primer-bloque",
        "players": [side, {"castle": 20, "hand": list(hand), "reserve": reserve}],
    }
    game = mazo.from_position(data, names=["Ana", "Beto"])
    return game, _Seat(game, 0), _Seat(game, 1)


def _answers_by_itself(seat: _Seat, other: _Seat) -> int:
    """Let one seat pass by itself and the other by hand, until neither is offered that; how often the first did."""
    count = 0
    while True:
        if seat.lets_go():
            count += 1
            continue
        other.hear()
        ask = other.client.ask
        passes = [option.do for option in ask.options if option.passes] if ask is not None else []
        if not passes:
            return count
        for line in other.session.receive(f"do {passes[0]}"):
            other.client.take(line)


def test_an_option_says_that_it_only_passes() -> None:
    game, _, beto = _table()
    game.push("play Recluta de Ensayo")
    beto.hear()
    assert beto.client.ask is not None
    assert [(option.verb, option.passes) for option in beto.client.ask.options] == [("pass", True)]


@pytest.mark.parametrize("hand", [(), ("Negación de Prueba", "Rayo de Ensayo")])
def test_until_ones_turn_nothing_is_asked_whatever_one_holds(hand: tuple[str, ...]) -> None:
    game, ana, beto = _table(hand=hand)
    game.push("play Recluta de Ensayo")
    beto.hear()
    beto.wants("turn")
    answered = _answers_by_itself(beto, ana)
    game.push("play Lancera de Ensayo")
    answered += _answers_by_itself(beto, ana)
    game.push("end")
    answered += _answers_by_itself(beto, ana)
    assert (answered, game.deciding, beto.passing is not None and beto.passing.over) == (3, (1,), True)


def test_until_something_is_played_the_next_play_is_asked_about() -> None:
    game, ana, beto = _table()
    game.push("play Recluta de Ensayo")
    beto.hear()
    beto.wants("play")
    assert _answers_by_itself(beto, ana) == 1
    game.push("play Lancera de Ensayo")
    assert _answers_by_itself(beto, ana) == 0
    assert game.deciding == (1,)


def test_until_the_phase_is_over_a_battle_goes_by() -> None:
    game, ana, beto = _table()
    game.push("battle")
    beto.hear()
    beto.wants("phase")
    assert _answers_by_itself(beto, ana) >= 3
    assert beto.passing is not None
    assert beto.passing.over
    assert game.deciding == (1,)


@pytest.mark.parametrize(("hand", "by_itself"), [((), "pass"), (("Negación de Prueba",), "")])
def test_a_window_is_let_go_by_where_nothing_else_can_be_done(hand: tuple[str, ...], by_itself: str) -> None:
    game, _, beto = _table(hand=hand, reserve=4)
    game.push("play Recluta de Ensayo")
    beto.hear()
    assert only_passes(beto.client.ask) == by_itself


def test_what_ends_a_phase_is_no_window() -> None:
    _, ana, beto = _table()
    assert ana.client.ask is not None
    assert only_passes(ana.client.ask) == ""
    assert only_passes(beto.client.ask) == ""
