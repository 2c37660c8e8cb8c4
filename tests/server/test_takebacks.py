"""Taking back between people: free as long as nothing was learned, else by consent; done again, chance is the same."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from mazo.games import kind
from mazo.server.store import Store
from tests.server.roomed import begun, body_of, new_room, people, random_answer, word_of

TABLES = [("lorcana", 2), ("lorcana", 3), ("myl", 2), ("ortus-draft", 2)]


async def taken_back(folder: Path, game: str, seats: int, seed: int, decisions: int) -> dict[str, int]:
    """After every action its player wants it back; how often that was free, refused, and granted by consent."""
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    decks = random.Random(seed).choices(kind(game).known_decks() or ("",), k=seats)
    room = new_room(store, "taking", people(game, seats, decks), f"taking {game} {seed}")
    ears = await begun(room)
    dice = random.Random(seed)
    found = {"free": 0, "refused": 0, "granted": 0}
    for _ in range(decisions):
        running = room.table.game
        assert running is not None
        if running.outcome is not None:
            break
        by = running.deciding[0]
        ear, others = ears[by], [other for other in ears if other.seat != by]
        text = await random_answer(ear, dice)
        before = running.hash
        learned, drawings = running.table.learned[by], running.table.drawings
        await ear.say(f"do {text}")
        after = running.hash
        actions = len(running.past)
        handed_on = any(seat != by for seat in running.deciding)
        revealing = running.table.learned[by] != learned or running.table.drawings != drawings or handed_on
        answer = await ear.say("undo")
        if len(running.past) < actions:
            found["free"] += 1
            assert not revealing, f"{text!r} had shown something"
        else:
            assert word_of(answer[-1]) == "refused"
            assert body_of(answer[-1])["reason"] in ("learned", "decided", "nothing")
            assert running.hash == after
            found["refused"] += 1
            room.agreements.pleas.begin_again()
            await ear.say("takeback")
            for other in others[:-1]:
                await other.say("allow")
                assert running.hash == after, "one player has not consented yet"
            await others[-1].say("allow")
            if len(running.past) == actions:
                continue  # there was nothing whole to take back
            found["granted"] += 1
        if len(running.past) == actions - 1:
            assert running.hash == before
            ear.hear()
            await ear.say(f"do {text}")
            assert running.hash == after, "done again, it came out otherwise"
        assert room.entries == len(store.entries(room.name))
    store.close()
    return found


def total(tmp_path: Path, game: str, seats: int, seeds: range, decisions: int) -> dict[str, int]:
    found = {"free": 0, "refused": 0, "granted": 0}
    for seed in seeds:
        folder = tmp_path / str(seed)
        folder.mkdir()
        for name, count in asyncio.run(taken_back(folder, game, seats, seed, decisions)).items():
            found[name] += count
    return found


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_has_shown_something_is_taken_back_by_consent_and_comes_out_the_same(tmp_path: Path, game, seats):
    found = total(tmp_path, game, seats, range(2), 16)
    assert found["refused"]
    assert found["granted"]
    assert found["free"] or game == "ortus-draft"  # there every answer is sealed


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_taking_back_in_many_games(tmp_path: Path, game, seats, figure):
    found = total(tmp_path, game, seats, range(20, 60), 200)
    figure(
        f"takebacks.{game}.{seats}p",
        found["granted"],
        f"take-backs granted and {found['refused']} refused; redone alike",
    )
    assert found["granted"] > 500
