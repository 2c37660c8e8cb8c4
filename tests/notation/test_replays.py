"""Replay files: what is written is read, run again to the same hash, and noticed when it was cut or altered."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mazo
from mazo.errors import BadReplay
from mazo.game import Game
from mazo.games.lorcana import kind
from mazo.games.lorcana.cards.catalogue import Card, standard
from mazo.games.lorcana.deal import Scripted
from mazo.kernel.rng import Dice
from mazo.notation import replays
from mazo.notation.jsonlines import split, write_line, write_sealed
from mazo.notation.records import Closing, Replay
from tests.support.table import ME, YOU, made, numbered

DECKS = ["spark-dash", "iron-fists", "safe-harbors", "tall-tales"]
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


def played(game: Game, seed: int = 1, actions: int = 10_000) -> Game:
    """A game with so many random actions, or to its end."""
    dice = Dice(seed)
    while game.outcome is None and len(game.past) < actions:
        options = list(game.legal_actions)
        game.push(options[dice.below(len(options))])
    return game


@pytest.fixture(scope="module")
def whole() -> str:
    """The replay of a whole game."""
    return replays.dump(played(mazo.new("lorcana", decks=DECKS[:2], seed=5, names=["Ana", "Blas"])))


def lines_of(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def resealed(lines: list[dict[str, Any]]) -> Replay:
    """The replay with these lines and a checksum that fits them: a forgery."""
    closing = msgspec.convert({**lines[-1], "checksum": ""}, Closing)
    return replays.loads(write_sealed([write_line(line) for line in lines[:-1]], closing))


def refused(text: str | bytes) -> BadReplay:
    with pytest.raises(BadReplay) as caught:
        replays.loads(text)
    assert caught.value.text("es") != caught.value.text("en")
    return caught.value


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
    assert (head["mazo"], head["kind"], head["game"], head["edition"]) == (1, "replay", "lorcana", "2.2.0")
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
    game = mazo.new("lorcana", decks=DECKS[:2], scripts={"x": Scripted()})
    with pytest.raises(BadReplay, match="scripts"):
        game.replay()
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


# --- what is not a replay -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, "empty"),
        ("hello", 1, "not JSON"),
        ("[1, 2]", 1, "not a Mazo replay"),
        ('{"mazo": 1}', 1, "not a Mazo replay"),
        ('{"mazo": 2, "kind": "replay"}', 1, "version 2"),
        ('{"mazo": true, "kind": "replay"}', 1, "version True"),
        ('{"mazo": 1, "kind": "series"}', 1, 'a "series"'),
        ('{"mazo": 1, "kind": "replay"}', 1, '"game" is missing'),
        ("[" * 100_000, 1, "not JSON"),
        ('"\xff"', 1, "not a Mazo replay"),
    ],
)
def test_what_is_no_replay_is_refused_by_its_first_line(text, line, says):
    error = refused(text)
    assert error.line == line
    assert says in error.text("en")


def test_broken_bytes_are_refused(whole):
    assert refused(b"\xff\xfe" + whole.encode()).line == 1
    broken = whole.encode().replace(b'"Ana"', b'"\xff\xff"')
    assert refused(broken).line == 1


def test_a_file_cut_after_any_line_is_cut_short(whole):
    lines = whole.splitlines(keepends=True)
    for count in range(1, len(lines)):
        error = refused("".join(lines[:count]))
        assert "cut short" in error.text("en")
        assert error.line == count


def test_a_file_cut_at_any_byte_is_refused_but_for_its_last_line_end(whole):
    data = whole.encode()
    step = max(1, len(data) // 400)
    for end in [*range(0, len(data) - 200, step), *range(len(data) - 200, len(data) - 1)]:
        refused(data[:end])
    assert replays.loads(data[:-1]) == replays.loads(data)


@pytest.mark.parametrize("remove", [1, 2, 5, -2])
def test_a_missing_line_is_noticed(whole, remove):
    lines = whole.splitlines(keepends=True)
    del lines[remove]
    refused("".join(lines))


def test_lines_in_another_order_are_noticed(whole):
    lines = whole.splitlines(keepends=True)
    lines[3], lines[4] = lines[4], lines[3]
    error = refused("".join(lines))
    assert (error.line, "action 2" in error.text("en")) == (4, True)


@pytest.mark.parametrize(
    ("line", "old", "new"),
    [
        (0, '"seed":"5"', '"seed":"6"'),
        (0, '"Blas"', '"Elsa"'),
        (2, '"do":"', '"do":" '),
        (3, '"seat":1', '"seat":0'),
        (9, '"hash":"', '"hash":"0'),
        (-1, '"winner":', '"winner":1'),
        (-1, '"rule":2030301', '"rule":2030302'),
        (-1, '"hash":"', '"hash":"0'),
        (-1, '"checksum":"', '"checksum":"0'),
    ],
)
def test_an_altered_line_does_not_fit_the_checksum(whole, line, old, new):
    lines = whole.splitlines(keepends=True)
    assert old in lines[line]
    lines[line] = lines[line].replace(old, new, 1)
    error = refused("".join(lines))
    assert "altered" in error.text("en")
    assert "alterado" in error.text("es")


def test_a_line_of_the_wrong_form_is_named(whole):
    lines = whole.splitlines(keepends=True)
    lines[4] = lines[4].replace('"by":', '"by":"x","was":')
    assert refused("".join(lines)).line == 5
    lines[4] = "{}\n"
    assert refused("".join(lines)).text("en") == 'line 5: "n" is missing.'


def test_a_file_far_larger_than_any_game_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("mazo.notation.jsonlines.MAX_BYTES", 100)
    path = tmp_path / "large"
    path.write_bytes(b"x" * 101)
    with pytest.raises(BadReplay, match="larger"):
        replays.load(path)


# --- forgeries and other engines ----------------------------------------------------------------------------------


def diverges(lines: list[dict[str, Any]], line: int, says: str) -> None:
    """The forged file is whole, but checking it finds the fault; resuming it is refused in the same words."""
    replay = resealed(lines)
    verdict = replays.verify(replay)
    assert verdict.divergence is not None
    assert not verdict.ok
    assert verdict.divergence.line == line
    assert says in verdict.text("en")
    assert "watched" in verdict.text("en")
    assert "Aún se puede ver" in verdict.text("es")
    assert replay.events


def test_an_altered_action_leads_elsewhere(whole):
    lines = lines_of(whole)
    lines[2]["do"] = "cut 1" if lines[2]["do"] != "cut 1" else "cut 2"
    diverges(lines, 3, "event 1")


def test_an_illegal_action_is_named_with_its_line(whole):
    lines = lines_of(whole)
    lines[2]["do"] = "quest Stitch"
    diverges(lines, 3, "quest Stitch")
    with pytest.raises(BadReplay) as caught:
        replays.rerun(resealed(lines))
    assert caught.value.line == 3
    assert "no se puede hacer" in caught.value.text("es")


@pytest.mark.parametrize("by", [-1, 2, 1_000_000, -5])
def test_an_action_of_nobody_is_refused(whole, by):
    lines = lines_of(whole)
    lines[2]["by"] = by
    diverges(lines, 3, "seat")


def test_clearing_the_table_in_the_middle_of_the_game_is_refused(whole):
    lines = lines_of(whole)
    lines[5].update(by=-1, do="clean up")
    diverges(lines, 6, "not over")


@pytest.mark.parametrize(("field", "value"), [("seat", 3), ("rule", 1), ("number", "9.9"), ("kind", "won")])
def test_an_altered_event_is_noticed(whole, field, value):
    lines = lines_of(whole)
    lines[7]["events"][0][field] = value
    diverges(lines, 8, "event 1")


def test_a_missing_or_added_event_is_noticed(whole):
    lines = lines_of(whole)
    lines[7]["events"].append(lines[7]["events"][0])
    diverges(lines, 8, "number of events")
    lines[7]["events"] = []
    diverges(lines, 8, "number of events")


@pytest.mark.parametrize(("at", "line"), [(1, 2), (9, 10), (-1, None)])
def test_another_hash_is_noticed(whole, at, line):
    lines = lines_of(whole)
    lines[at]["hash"] = "0" * 16
    diverges(lines, line or len(lines), "hash")


def test_another_outcome_is_noticed(whole):
    lines = lines_of(whole)
    lines[-1]["outcome"]["winner"] = 1 - lines[-1]["outcome"]["winner"]
    diverges(lines, len(lines), "outcome")
    lines[-1]["outcome"] = None
    diverges(lines, len(lines), "outcome")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"game": "chess"}, "no game"),
        ({"edition": "9.9"}, "no edition"),
        ({"seed": "6"}, "event 1"),
        ({"decks": []}, "decks: there are none"),
        ({"decks": [[[9, "Stitch - New Dog"]]]}, "2 to 4"),
        ({"decks": [[[60, "Nobody - At All"]], [[60, "Stitch - New Dog"]]]}, "Nobody - At All"),
        ({"decks": [[[10**9, "Stitch - New Dog"]], [[60, "Stitch - New Dog"]]]}, "1000 cards"),
        ({"decks": [[[-1, "Stitch - New Dog"]], [[60, "Stitch - New Dog"]]]}, "1000 cards"),
        ({"decks": [[], []]}, "1000 cards"),
        ({"options": {"cheat": 1}}, "cheat"),
        ({"options": {"starter": 7}}, "starter"),
        ({"names": ["Ana"]}, "names"),
        ({"defined": [{"name": "x"}]}, "defined[0]"),
        ({"defined": [{"name": "x", "type": "dragon", "cost": 1}]}, "defined[0]"),
        ({"position": {"mazo": 1}}, "position"),
        ({"position": {"mazo": 1, "game": "lorcana", "players": [{"lore": 40}, {}]}}, "lore"),
    ],
)
def test_a_header_that_no_game_can_come_from_is_named(whole, change, says):
    lines = lines_of(whole)
    lines[0].update(change)
    verdict = replays.verify(resealed(lines))
    assert verdict.divergence is not None
    assert verdict.divergence.line in (1, 2)
    assert says in verdict.divergence.text("en")


def test_a_deck_with_a_card_whose_text_nobody_has_read_is_named(whole, monkeypatch):
    odd = Card(name="Odd Story", type="action", cost=2, text=True)
    monkeypatch.setattr(kind, "standard", lambda: standard().with_cards([odd]))
    lines = lines_of(whole)
    lines[0]["decks"] = [[[60, "Odd Story"]], [[60, "Stitch - New Dog"]]]
    verdict = replays.verify(resealed(lines))
    assert verdict.divergence is not None
    assert verdict.divergence.line in (1, 2)
    assert "not supported" in verdict.divergence.text("en")


def test_a_replay_of_other_rules_or_cards_is_still_watched_and_says_so(whole):
    lines = lines_of(whole)
    card = sorted(lines[0]["cards"])[0]
    lines[0]["rules"] = "0" * 16
    lines[0]["engine"] = "0.0.1"
    lines[0]["cards"][card] = "0" * 16
    verdict = replays.verify(resealed(lines))
    assert verdict.ok
    assert verdict.changed == ("rules", card)
    assert f"(Mazo 0.0.1) these have changed: rules, {card}." in verdict.text("en")
    assert "can still be watched" in verdict.text("en")
    assert f"ha cambiado: reglas, {card}." in verdict.text("es")


def test_a_save_that_leads_elsewhere_is_not_resumed(whole, tmp_path: Path):
    lines = lines_of(whole)
    lines[-1]["hash"] = "0" * 16
    closing = msgspec.convert({**lines[-1], "checksum": ""}, Closing)
    path = tmp_path / "forged"
    path.write_text(write_sealed([write_line(line) for line in lines[:-1]], closing), "utf-8")
    with pytest.raises(BadReplay, match="last hash"):
        replays.resume(path)


# --- fuzzing ------------------------------------------------------------------------------------------------------

SHORT = replays.dump(played(mazo.new("lorcana", decks=[numbered("a", 12), numbered("b", 12)], seed=8), actions=14))


def only_bad_replays(data: bytes) -> None:
    """Reading, running and checking raise nothing but BadReplay, and checking nothing at all."""
    try:
        replay = replays.loads(data)
    except BadReplay:
        return
    replays.verify(replay)
    try:
        replays.rerun(replay)
    except BadReplay:
        return


@settings(max_examples=120, deadline=None)
@given(st.data())
def test_altered_bytes_never_raise_anything_else(data):
    content = bytearray(SHORT.encode())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(content) - 1))
        match data.draw(st.sampled_from(["change", "cut", "insert", "end"])):
            case "change":
                content[at] = data.draw(st.integers(0, 255))
            case "cut":
                del content[at : at + data.draw(st.integers(1, 30))]
            case "insert":
                content[at:at] = data.draw(st.binary(min_size=1, max_size=8))
            case _:
                del content[at:]
        if not content:
            break
    only_bad_replays(bytes(content))


PLAIN = st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.floats(allow_nan=False)
ANYTHING = st.recursive(PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner))
WORDS = st.sampled_from(["leave", "keep", "cut ", "end", "ink a", "quest ", "concede", "clean up", "#", "->", "9" * 50])


@settings(max_examples=120, deadline=None)
@given(st.data())
def test_forged_values_never_raise_anything_else(data):
    lines = lines_of(SHORT)
    for _ in range(data.draw(st.integers(1, 3))):
        line = data.draw(st.sampled_from(lines))
        field = data.draw(st.sampled_from(sorted(line)))
        value = data.draw(ANYTHING)
        if field == "do" and data.draw(st.booleans()):
            value = "".join(data.draw(st.lists(WORDS | st.text(max_size=6), max_size=4)))
        line[field] = value
    sealed = b"".join(write_line(line) + b"\n" for line in lines[:-1])
    only_bad_replays(sealed + write_line(lines[-1]))
    try:
        closing = msgspec.convert({**lines[-1], "checksum": ""}, Closing)
    except msgspec.ValidationError:
        return
    only_bad_replays(write_sealed(split(sealed), closing).encode())


@settings(max_examples=120, deadline=None)
@given(st.binary(max_size=200) | st.text(max_size=100).map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_nonsense_is_refused(data):
    with pytest.raises(BadReplay):
        replays.loads(data)


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
