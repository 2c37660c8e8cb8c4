"""Advice in words: what to do, why, and what else, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from mazo.game import Game
from mazo.protocol.advice import Advice, Aftermath, Expected, Gain, Loss, Reply
from mazo.protocol.messages import Hint
from mazo.protocol.session import Session
from mazo.texts.lang import Lang, Wording
from mazo.views import ScoreChange
from tests.protocol.talk import ask, new_game, question
from tests.support.table import position


def test_the_adviser_gives_hints():
    session = Session(new_game(), 0, "es", adviser=lambda game, seat: Advice(next(iter(game.legal(seat)))))
    hint = ask(session, "hint")
    assert isinstance(hint, Hint)
    assert (hint.do, hint.text) == ("leave", "dejar")


def test_a_hint_names_its_cards_by_their_handles():
    game = position(
        me={"hand": ["Develop Your Brain"], "inkwell": 1, "deck": ["Stitch - New Dog", "Moana - Of Motunui"]}
    )
    game.push("play Develop Your Brain")
    action = next(iter(game.game.legal_actions))
    told = ask(Session(game.game, 0, adviser=lambda *_: Advice(action)), "hint")
    assert isinstance(told, Hint)
    candidates = question(Session(game.game, 0)).selection
    assert candidates is not None
    assert [candidate.name for candidate in candidates.candidates if candidate.handle in told.cards] == [
        action.text.removeprefix("choose ")
    ]


@pytest.mark.parametrize(
    ("soon", "lang", "why"),
    [
        (0, "en", "+2 lore; wins about 71 of 100 imagined games; “end” instead: 48"),
        (0, "es", "+2 de lore; gana unas 71 de cada 100 partidas imaginadas; en cambio, «terminar»: 48"),
        (60, "en", "+2 lore; wins before your next turn is over in 60 of 100 imagined games; “end” instead: 0"),
        (
            60,
            "es",
            "+2 de lore; gana antes de que acabe tu próximo turno en 60 de cada 100 partidas imaginadas; "
            "en cambio, «terminar»: 0",
        ),
    ],
)
def test_a_hint_says_what_it_expects_and_what_the_next_best_thing_would_bring(soon, lang, why):
    def adviser(game: Game, seat: int) -> Advice:
        first, second, *_ = game.legal(seat)
        other = Expected(second, 48, worse=23)
        return Advice(first, Expected(first, 71, soon), (other,), (ScoreChange(seat, "lore", 3, 5),))

    game = position(me={"play": ["Stitch - New Dog"]}, you={}).game
    told = ask(Session(game, 0, lang, adviser=adviser), "hint")
    assert isinstance(told, Hint)
    assert told.why == why
    assert told.best is not None
    assert told.other is not None
    assert (told.best.won, told.best.soon, told.other.do, told.other.won) == (71, soon, "end", 48)


@pytest.mark.parametrize(
    ("won", "other", "why"),
    [
        (100, 30, "wins nearly every imagined game; “end” instead: 30"),
        (0, 0, "wins hardly any imagined game; “end” would do as well"),
        (55, 55, "wins about 55 of 100 imagined games; “end” would do as well"),
    ],
)
def test_a_hint_does_not_pretend_to_know_more_than_it_does(won, other, why):
    def adviser(game: Game, seat: int) -> Advice:
        first, second, *_ = game.legal(seat)
        return Advice(first, Expected(first, won), (Expected(second, other, worse=won - other),))

    game = position(me={"play": ["Stitch - New Dog"]}, you={}).game
    told = ask(Session(game, 0, adviser=adviser), "hint")
    assert isinstance(told, Hint)
    assert told.why == why


def test_a_hint_names_the_player_whom_it_takes_something_from():
    def adviser(game: Game, seat: int) -> Advice:
        return Advice(next(iter(game.legal(seat))), gains=(ScoreChange(1, "lore", 3, 1),))

    told = ask(Session(new_game(), 0, "es", adviser=adviser), "hint")
    assert isinstance(told, Hint)
    assert told.why == "Luis: −2 de lore"


STITCH = "Stitch - New Dog"


def told(lang: Lang = "en", **more: Any) -> Hint:
    """A hint to quest with Stitch, whatever is expected of it."""

    def adviser(game: Game, seat: int) -> Advice:
        first, second, *_ = game.legal(seat)
        best, other = Expected(first, 71), Expected(second, 48, worse=23)
        rule = game.kind.book.by_number("4.5.1").code
        expected: dict[str, Any] = {"best": best, "others": (other,), "rule": rule} | more
        return Advice(first, **expected)

    game = position(me={"play": [STITCH]}, you={}).game
    hint = ask(Session(game, 0, lang, adviser=adviser), "hint")
    assert isinstance(hint, Hint)
    return hint


def test_a_hint_names_the_section_of_the_rule_behind_it():
    assert (told().rule, told("es").title) == ("4.5", "Hacer quest")


def test_the_reasons_say_what_is_gained_and_what_is_expected():
    hint = told(gains=(ScoreChange(0, "lore", 3, 5),))
    assert hint.reasons == ("At once: +2 lore.", "It wins about 71 of 100 games imagined from here.")


def test_the_reasons_say_what_it_prevents():
    hint = told(then=Aftermath(5), instead=Aftermath(40, losses=(Loss(STITCH, 60),)))
    assert hint.reasons[1:] == (
        "After “end” you lose before your next turn in 40 of 100; after this, in 5.",
        "It spares Stitch - New Dog, which after “end” is gone by your next turn in 60 of 100.",
    )


def test_the_reasons_say_that_one_may_lose_all_the_same():
    hint = told("es", then=Aftermath(45), instead=Aftermath(50))
    assert hint.reasons[1] == "Aun así, pierdes antes de tu próximo turno en 45 de cada 100."


def test_where_nothing_else_can_be_done_that_is_the_reason():
    hint = told("es", best=None, others=(), alone=True)
    assert hint.reasons == ("Aquí no se puede hacer otra cosa.",)
    assert hint.why == "aquí no se puede hacer otra cosa"


def test_what_else_says_what_it_costs_and_what_the_others_may_answer():
    reply = Reply(1, Wording("challenge Moana -> Stitch", "desafiar Moana -> Stitch"), 40)
    then = Aftermath(replies=(reply,), losses=(Loss(STITCH, 100),), gains=(Gain(1, "lore", 3),))
    assert told(then=then).besides == (
        "“end” wins about 48 of 100: 23 fewer.",
        "Player 2 may answer with “challenge Moana -> Stitch”, in 40 of 100.",
        "Stitch - New Dog will most likely be gone by your next turn.",
        "By your next turn expect: Player 2: +3 lore.",
    )
    assert (
        told("es", then=then).besides[1]
        == "Jugador 2 puede responder con «desafiar Moana -> Stitch», en 40 de cada 100."
    )
