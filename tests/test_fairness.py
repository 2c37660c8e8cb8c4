"""Commitment and salts: nobody can have stacked a deck, and a file proves it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import mazo
from mazo.errors import BadConfig, IllegalAction
from mazo.fairness import Luck, commitment
from mazo.game import Game
from mazo.protocol.messages import Ask, Request, You, decode, decode_request, encode_request
from mazo.protocol.session import Session
from mazo.record import replays
from tests.support.rule import rule

ONE, OTHER = "0123456789abcdef", "fedcba9876543210"
DECKS = ["spark-dash", "iron-fists"]


def game(seed: str = "7", salts: tuple[str, ...] = ()) -> Game:
    return mazo.new("lorcana", decks=DECKS, seed=seed, salts=salts, commit=commitment(seed))


def hand(of: Game, seat: int) -> list[str]:
    return [card.name for card in of.view(seat).players[seat].zones["hand"].cards]


def played(salt: str = "", answer: str = "shuffle") -> Game:
    """Both players answer the offer of the other's deck in the same way, the first of them with a salt."""
    of = game()
    of.push(answer, salt=salt)
    of.push(answer)
    return of


@rule("lorcana", "2.2.1.2")
def test_a_salt_becomes_part_of_the_shuffle_that_brings_it():
    hands = {tuple(hand(played(salt), 0) + hand(played(salt), 1)) for salt in ("", ONE, OTHER)}
    assert len(hands) == 3
    assert hand(played(ONE), 0) == hand(played(ONE), 0)


def test_salts_before_the_game_change_all_of_its_chance():
    hands = set()
    for salts in ((), (ONE,), ("", ONE), (ONE, OTHER)):
        of = game(salts=salts)
        of.push("leave")
        of.push("leave")
        hands.add(tuple(hand(of, 0)))
    assert len(hands) == 4


def test_taking_a_salted_action_back_takes_the_salt_back():
    of = game()
    before = of.hash
    of.push("shuffle", salt=ONE)
    of.pop()
    assert of.hash == before
    of.push("shuffle")
    of.push("shuffle")
    assert hand(of, 0) == hand(played(), 0)


def test_a_salt_comes_only_with_a_shuffle_or_a_cut():
    of = played()
    before = of.hash
    with pytest.raises(IllegalAction, match="salt"):
        of.push("keep", salt=ONE)
    assert of.hash == before


@pytest.mark.parametrize("salt", ["abc", "g" * 16, "A" * 16, "a" * 65, ONE + " "])
def test_what_is_no_salt_is_refused(salt):
    of = game()
    with pytest.raises(BadConfig, match="hexadecimal"):
        of.push("shuffle", salt=salt)
    with pytest.raises(BadConfig, match="hexadecimal"):
        game(salts=(salt,))


def test_there_are_not_more_salts_than_players():
    with pytest.raises(BadConfig, match="3 salts"):
        game(salts=(ONE, ONE, ONE))


def test_a_replay_keeps_the_salts_and_proves_the_seed():
    of = game(salts=(ONE, OTHER))
    of.push("cut 12", salt=Luck().salt())
    of.push("leave")
    of.push("concede", by=0)
    verdict = replays.verify(replays.loads(of.replay()), seen=commitment("7"), salts=(ONE,))
    assert verdict.ok
    assert "fits the commitment that you were shown. 3 salts were added to it, one of them yours." in verdict.text("en")
    assert "prometida" in verdict.text("es")


def test_the_only_salt_is_not_one_of_several():
    of = game(salts=(ONE, ""))
    of.push("leave")
    of.push("concede", by=0)
    verdict = replays.verify(replays.loads(of.replay()), seen=commitment("7"), salts=(ONE,))
    assert verdict.text("en").endswith("One salt was added to it: yours.")
    assert verdict.text("es").endswith("Se le añadió una sal: la tuya.")


def of_a_table(**promised: Any) -> Game:
    return mazo.new("lorcana", decks=DECKS, seed="7", salts=(ONE, OTHER), **promised)


@pytest.mark.parametrize(
    ("promised", "english", "spanish"),
    [
        ({}, "the file has no commitment", "no trae compromiso"),
        ({"commit": commitment("7")}, "shown before the salts were given", "antes de darse las sales"),
        (
            {"commit": commitment("7"), "promise": "shown"},
            "that you were shown before your salt",
            "antes de dar tu sal",
        ),
        ({"promise": "known"}, "were known to whoever had that file", "quien lo tuviera conocía la semilla"),
    ],
)
def test_what_a_file_does_not_prove_is_said_plainly(promised, english, spanish):
    verdict = replays.verify(replays.loads(of_a_table(**promised).replay()))
    assert verdict.ok
    assert "Not proven" in verdict.text("en")
    assert english in verdict.text("en")
    assert "promised" not in verdict.text("en")
    assert "No probado" in verdict.text("es")
    assert spanish in verdict.text("es")
    assert "prometida" not in verdict.text("es")


def test_a_file_with_another_commitment_than_the_one_that_was_shown_is_found_out():
    replay = replays.loads(of_a_table(commit=commitment("7"), promise="shown").replay())
    verdict = replays.verify(replay, seen=commitment("8"))
    assert not verdict.ok
    assert "does not have the commitment that you were shown" in verdict.text("en")
    assert "El archivo no trae el compromiso que se te mostró" in verdict.text("es")


def test_a_game_without_the_salt_that_somebody_gave_is_found_out():
    replay = replays.loads(of_a_table(commit=commitment("7"), promise="shown").replay())
    stranger = "ab" * 8
    verdict = replays.verify(replay, seen=commitment("7"), salts=(ONE, stranger))
    assert not verdict.ok
    assert f"without your salt {stranger}" in verdict.text("en")
    assert f"sin tu sal {stranger}" in verdict.text("es")
    assert ONE not in verdict.text("en")


def test_a_game_that_goes_on_from_a_file_promises_nothing_any_longer():
    of = of_a_table(commit=commitment("7"), promise="shown")
    before = of.seed_known
    of.continue_from_file()
    assert (before, of.seed_known) == (False, True)
    replay = replays.loads(of.replay())
    assert (replay.header.commit, replay.header.promise) == ("", "known")
    assert replays.verify(replay).ok


def test_a_seed_that_is_not_the_promised_one_is_found_out():
    of = mazo.new("lorcana", decks=DECKS, seed="7", commit=commitment("8"))
    verdict = replays.verify(replays.loads(of.replay()))
    assert verdict.divergence is None
    assert not verdict.ok
    assert "stacked" in verdict.text("en")
    assert "amañados" in verdict.text("es")


def test_a_salt_that_was_changed_in_the_file_is_found_out():
    replay = replays.loads(played(ONE).replay())
    lines = tuple(msgspec.structs.replace(line, salt=OTHER) if line.salt else line for line in replay.lines)
    assert not replays.verify(msgspec.structs.replace(replay, lines=lines)).ok


def test_a_copy_of_a_salted_game_has_the_same_replay():
    of = played(ONE)
    assert of.copy().replay() == of.replay()


def test_the_protocol_carries_salts():
    request = Request("do", "cut 12", 3, ONE)
    assert encode_request(request) == f"do @3 ~{ONE} cut 12"
    assert decode_request(f"do @3 ~{ONE} cut 12") == request
    assert decode_request("do ~nosalt") == Request("do", "~nosalt")


def test_a_question_says_that_it_takes_a_salt_and_the_table_shows_its_commitment():
    of = game()
    session = Session(of, of.deciding[0], "en")
    messages = [decode(line) for line in session.news()]
    you, ask = messages[1], messages[-1]
    assert isinstance(you, You)
    assert you.commit == commitment("7")
    assert isinstance(ask, Ask)
    assert ask.salt
    assert session.receive(f"do ~{ONE} cut 12")[0].startswith("event")
    assert of.past[-1].action.salt == ONE


def test_seeds_and_salts_are_fresh_every_time():
    assert len({Luck().seed() for _ in range(50)}) == 50
    assert len(bytes.fromhex(Luck().seed())) == 32
    assert len({Luck().salt() for _ in range(50)}) == 50


def test_luck_with_a_beginning_comes_again_and_a_table_has_its_own():
    one, other = Luck("a"), Luck("a")
    first, second = one.part(), one.part()
    assert other.part().seed() == first.seed() != second.seed()
    assert Luck("a").part().number() != Luck("b").part().number()
