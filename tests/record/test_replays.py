"""Replay files: what is written is read, run again to the same hash, saved in the middle and resumed."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

import mazo
from mazo.errors import BadReplay
from mazo.kernel.rng import Dice
from mazo.record import replays
from tests.record.recorded import DECKS, lines_of, played
from tests.support.table import ME, YOU, made, numbered

OLD = "2025-08-22"
AT_REST: dict[str, Any] = {
    "mazo": 1,
    "game": "lorcana",
    "turn": 5,
    "players": [
        {"lore": 18, "hand": ["Stitch - New Dog"], "deck": 5, "inkwell": 2, "play": ["Olaf - Friendly Snowman"]},
        {"deck": ["Lilo - Making a Wish", 4], "play": [{"card": "Vanilla", "exerted": True}]},
    ],
    "cards": [{"name": "Vanilla", "type": "character", "cost": 1, "strength": 1, "willpower": 2}],
}


# --- there and back -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", [None, OLD])
def test_a_game_is_written_read_and_played_again_to_the_same_text(players, edition):
    game = played(mazo.new("lorcana", decks=DECKS[:players], seed=players, edition=edition))
    replay = replays.loads(game.replay())
    again = replays.rerun(replay)
    assert again.hash == game.hash
    assert again.events == game.events
    assert again.outcome == game.outcome == replay.outcome
    assert replays.dump(again) == game.replay()
    verdict = replays.verify(replay)
    assert verdict.ok
    assert (verdict.checked, verdict.changed) == (len(game.past), ())


def test_every_line_says_what_the_format_promises(whole):
    head, opening, *actions, closing = lines_of(whole)
    assert (head["mazo"], head["kind"], head["game"], head["edition"]) == (1, "replay", "lorcana", "2.3.0")
    assert (head["seed"], head["names"], head["engine"]) == ("5", ["Ana", "Blas"], mazo.__version__)
    assert [sum(count for count, _ in deck) for deck in head["decks"]] == [60, 60]
    assert {name for deck in head["decks"] for _, name in deck} == head["cards"].keys()
    assert opening["n"] == 0
    assert "do" not in opening
    assert [line["n"] for line in actions] == list(range(1, len(actions) + 1))
    assert all("hash" in line for line in actions if line["n"] % 8 == 0)
    assert all(event["rule"] > 0 and event["number"] for line in actions for event in line.get("events", ()))
    assert (closing["actions"], set(closing["outcome"])) == (len(actions), {"winner", "rule"})


def test_the_stored_events_are_those_of_the_game_for_whoever_watches(whole):
    replay = replays.loads(whole)
    game = replays.rerun(replay)
    told = [msgspec.structs.replace(event) for event in replay.events]
    assert [game.tell(event, "es") for event in told] == [game.tell(event, "es") for event in game.events]


def test_a_game_is_run_again_up_to_an_action(whole):
    replay = replays.loads(whole)
    game = replays.rerun(replay, to=9)
    assert len(game.past) == 9
    assert f"{game.hash:016x}" != replay.closing.hash
    game.pop()
    assert f"{game.hash:016x}" == replay.lines[8].hash


@pytest.mark.parametrize("by", [ME, YOU])
@pytest.mark.parametrize("actions", [0, 2, 5, 12])
def test_concessions_are_replayed_whoever_was_deciding(by, actions):
    game = played(mazo.new("lorcana", decks=DECKS[:2], seed=3), actions=actions)
    game.push("me rindo", by=by)
    game.clean_up()
    game.push("concede", by=1 - by)
    replay = replays.loads(game.replay())
    assert [line.do for line in replay.actions[-3:]] == ["concede", "clean up", "concede"]
    assert replays.rerun(replay).hash == game.hash
    assert replays.verify(replay).ok


def test_a_player_may_leave_a_game_of_four_at_any_moment():
    for seed in range(8):
        game = played(mazo.new("lorcana", decks=DECKS, seed=seed, edition=OLD if seed % 2 else None), seed, seed * 3)
        game.push("concede", by=seed % 4)
        assert replays.verify(replays.loads(played(game, seed, 60).replay())).ok


@pytest.mark.parametrize(
    "names",
    [
        ("Ana", "Ana", "ana"),
        ("José", "Jose", "x"),
        ("x", "1", "2"),
        ("", " ", "#1"),
        ("->", "to", "start"),
        ("\u0301", "line\nbreak", '"quotes" {braces}'),
        ("<script>", "🂡", "concede"),
    ],
)
def test_unusual_names_do_no_harm(names):
    for seed in range(4):
        game = mazo.new("lorcana", decks=DECKS[:3], seed=seed, edition=OLD, names=names)
        for action in list(game.legal_actions):
            twin = game.copy()
            twin.push(action.text)
            assert twin.past[-1].action.picks == action.picks
            assert replays.rerun(replays.loads(twin.replay())).hash == twin.hash


def test_a_game_that_began_from_a_position_keeps_it():
    game = mazo.from_position(AT_REST, names=["Ana", "Blas"])
    game.push("challenge Olaf -> Vanilla")
    game.push("play Stitch")
    game.push("end")
    replay = replays.loads(game.replay())
    assert replay.header.position == AT_REST
    assert not replay.header.decks
    assert replays.rerun(replay).hash == game.hash
    assert replays.verify(replay).ok


def test_cards_that_no_catalogue_has_are_defined_in_the_file():
    game = played(mazo.new("lorcana", decks=[numbered("a", 20), numbered("b", 20)], seed=2))
    replay = replays.loads(game.replay())
    assert len(replay.header.defined) == 40
    assert replays.rerun(replay).hash == game.hash


def test_a_deck_keeps_the_order_of_its_list():
    one, two = made("One").card, made("Two").card
    game = mazo.new("lorcana", decks=[[one, two, one, two], [two] * 12], seed=2)
    replay = replays.loads(game.replay())
    assert replay.header.decks == (((1, "One"), (1, "Two"), (1, "One"), (1, "Two")), ((12, "Two"),))
    assert replays.rerun(replay).hash == game.hash


def test_a_copy_can_be_written_though_it_can_not_be_taken_back():
    game = played(mazo.new("lorcana", decks=DECKS[:2], seed=4), actions=20)
    twin = game.copy()
    assert twin.replay() == game.replay()
    played(twin, seed=9, actions=10)
    assert replays.rerun(replays.loads(twin.replay())).hash == twin.hash
    assert replays.loads(game.replay()).closing.actions == 20


def test_taken_back_actions_leave_no_trace():
    game = played(mazo.new("lorcana", decks=DECKS[:2], seed=4), actions=20)
    before = game.replay()
    played(game, seed=3, actions=25)
    for _ in range(5):
        game.pop()
    assert game.replay() == before


def test_what_no_file_can_hold_is_not_written():
    with pytest.raises(BadReplay, match="written"):
        mazo.new("lorcana", decks=DECKS[:2], names=["\ud800", "b"]).replay()


def test_an_imagined_game_has_no_replay_and_tells_nothing_of_the_real_one():
    game = played(mazo.new("lorcana", decks=DECKS[:2], seed="open sesame"), actions=12)
    imagined = game.imagine(ME, Dice(1))
    assert (imagined.origin, imagined.actions) == ({}, ())
    imagined.origin = {"game": "lorcana"}
    with pytest.raises(BadReplay, match="imagined"):
        imagined.replay()


# --- saving and resuming ------------------------------------------------------------------------------------------


def test_a_game_is_saved_in_the_middle_and_resumed(tmp_path: Path):
    game = played(mazo.new("lorcana", decks=DECKS[:2], seed=6), actions=17)
    path = tmp_path / "game.jsonl"
    replays.save(game, path)
    assert replays.load(path).outcome is None
    resumed = replays.resume(path)
    assert (resumed.hash, resumed.actions) == (game.hash, game.actions)
    assert played(resumed, seed=2).hash == played(game, seed=2).hash
    replays.save(game, path)
    assert replays.load(path).outcome == game.outcome
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_save_that_fails_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    game = played(mazo.new("lorcana", decks=DECKS[:2], seed=6), actions=3)
    path = tmp_path / "game.jsonl"
    replays.save(game, path)
    before = path.read_bytes()
    played(game, actions=6)

    def full_disk(descriptor: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("os.fsync", full_disk)
    with pytest.raises(OSError, match="no space"):
        replays.save(game, path)
    assert path.read_bytes() == before
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_file_that_is_not_there_or_not_a_file_is_one_clear_error(tmp_path: Path):
    for path in (tmp_path / "nowhere", tmp_path, Path("\0")):
        with pytest.raises(BadReplay, match="can't be read"):
            replays.load(path)


def test_a_file_with_the_line_ends_of_another_system_is_the_same(whole):
    assert replays.loads(whole.replace("\n", "\r\n").encode()) == replays.loads(whole)


@pytest.mark.parametrize("seed", range(4))
def test_every_offered_text_means_its_own_action_and_no_other(seed):
    game = mazo.new("lorcana", decks=DECKS[: 2 + seed % 3], seed=seed, edition=OLD if seed % 2 else None)
    dice = Dice(seed)
    while game.outcome is None and len(game.past) < 60:
        scribe = game.scribe(game.deciding[0])
        assert scribe is not None
        options = list(scribe.all())
        assert len({action.text for action in options}) == len(options)
        for action in options:
            assert tuple(scribe.read(action.text)) == action.picks
        game.push(options[dice.below(len(options))])
